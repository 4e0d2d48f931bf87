# What pictures of a study say.

plot-minutes = Minutes of a game, { $seats } seats
plot-half = half of the games last up to { $minutes } minutes
plot-victories = Victories, in per cent
plot-seat = seat
plot-turn = turn
plot-side = side
