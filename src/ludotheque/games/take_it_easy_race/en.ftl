# The race game: what a person reads at the table. Paragraph numbers are those of rules.en.md.

title = Take It Easy: the race
tagline = Throw the die, race your four men home, and send the others back to their corners.
age = 6 and up
minutes = 30–60

## Options

option-board = Colours on the board
option-board-4 = Four, for two to four players
option-board-6 = Six, for two to six players

option-arm = Circles per colour on the six-colour board
option-arm-8 = 8, a track of 48
option-arm-10 = 10, a track of 60

option-spare = Colours without a player
option-spare-double = Players lead two colours
option-spare-empty = They stay out of the game

option-allies = Your own second colour
option-allies-knocked = Can be knocked like any other
option-allies-spared = Is spared

option-opening = The highest throw of the opening
option-opening-counts = Is the first move
option-opening-again = Only settles who starts

option-voluntary = A throw may be left unused
option-voluntary-no = No
option-voluntary-yes = Yes

option-must_knock = Hostile men must be knocked
option-must_knock-no = No, as you like
option-must_knock-yes = Yes, if one of your moves can

option-three_tries = Three tries for a 6 if nothing else can help
option-three_tries-no = No, one throw
option-three_tries-yes = Yes, up to three throws

option-blocked_six = A 6 when your own man is on A
option-blocked_six-move = He moves six circles
option-blocked_six-enter = A man comes out all the same and knocks him

option-clear_start = The man on A must leave first
option-clear_start-no = No, any man may move
option-clear_start-yes = Yes, while others wait in the corner

option-own_men = Landing on a man of your own
option-own_men-knocked = He goes back to the corner
option-own_men-safe = Not allowed

option-home_jumps = Jumping over men at home
option-home_jumps-yes = Allowed
option-home_jumps-no = Not allowed

option-play_on = When the first colour is home
option-play_on-yes = The others play on for the next places
option-play_on-no = The game is over

option-stake = Stake of each colour, in coins
option-stake-0 = No stakes

## Refusals, by the paragraph that forbids

refusal-1 = This game is for 2 to 6 players: add or remove seats.
refusal-2 = More players than colours: choose the six-colour board.
refusal-3 = Your other colour is spared at this table: choose a move that does not land on it.
refusal-5 = It is not your turn to move: wait until your colour has thrown.
refusal-6 = Somebody can move: use the throw for one of the men shown as movable.
refusal-8 = Only a 6 brings a man out, and a 6 must bring one out while men wait in the corner.
refusal-9 = Your own man stands on A: with this 6 he must move six circles.
refusal-10 = Your man on A must leave first while others wait in the corner: move him.
refusal-11 = A man of yours stands there and may not be knocked at this table: choose another move.
refusal-13 = Home takes an exact throw into a free circle: move another man, or wait for the right number.
refusal-14 = Men at home may not be jumped over at this table: choose another move.
refusal-16 = The game is over: every place has been taken.

## Words that the sentences below share

colour-name = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[white] white
}
player = { $who } ({ colour-name })
from-circle = { $start ->
    [yes] A (circle { $circle })
   *[no] circle { $circle }
}
sent-back = { $knocked ->
    [nobody] { "" }
    [own] , sending a man of your own back
    [red] , sending a red man back
    [blue] , sending a blue man back
    [green] , sending a green man back
    [yellow] , sending a yellow man back
    [black] , sending a black man back
   *[white] , sending a white man back
}
place-name = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}

## Decisions

decision-throw = Throw a { $number }
decision-stay = Stay: move nobody
decision-out = Bring a man out to A{ sent-back }
decision-move = Move the man on { from-circle } to { $to }{ sent-back }
decision-home = Move the man on { from-circle } home to { $to }
decision-at-home = Move on at home, from { $home } to { $to }

## Events

event-opening-throw = { player } throws a { $number } for the start.
event-tied = { player } is among the highest with a { $number } and throws again.
event-starts = { player } is highest with a { $number } and starts{ $counts ->
    [yes] : the throw is already the first move.
   *[no] .
}
event-throw = { player } throws a { $number }.
event-passed = { player } cannot use the { $number }.
event-because-3 = A second colour of the same player is spared.
event-because-8 = Only a 6 brings a man out of the corner.
event-because-11 = A man of one’s own may not be knocked.
event-because-13 = Home takes an exact throw into a free circle.
event-because-14 = Men at home may not be jumped over.
event-again = { player } throws again after the 6.
event-tries = { player } has { $tries ->
    [one] one more try
   *[other] { $tries } more tries
} for a 6.
event-stay = { player } leaves the { $number } unused.
event-out = { player } brings a man out to A (circle { $to }).
event-move = { player } moves from { from-circle } to { $to }.
event-home = { player } comes home from { from-circle } to { $to }.
event-at-home = { player } moves on at home, from { $home } to { $to }.
event-knock = The { colour-name } man on circle { $circle } ({ $who }) is knocked back to the corner.
event-knock-own = The man on circle { $circle } was one of their own: { player } has him back in the corner.
event-finished = { player } has all four men at home: { place-name } place!
event-last = { player } is the last one left: { place-name } place.
event-over = The game is over.
event-place = { $place }. { player }
event-coins = { $result ->
    [won] { $who } wins { $coins }
    [lost] { $who } loses { $coins }
   *[even] { $who } gets the stake back: { $coins }
} { $coins ->
    [one] coin
   *[other] coins
}.

## The drawing

draw-you = you
draw-seat = player { $number }
draw-nobody = out of the game
draw-home = home: { $men }
draw-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
draw-thrown = threw { $number }
draw-movable = can move
draw-to-throw = { colour-name } to throw
draw-to-open = Who starts?
draw-over = The game is over
