# Ce que disent les images d’une étude.

plot-minutes = Minutes d’une partie, { $seats } places
plot-half = la moitié des parties durent { $minutes } minutes au plus
plot-victories = Victoires, en pour cent
plot-seat = place
plot-turn = tour
plot-side = camp
