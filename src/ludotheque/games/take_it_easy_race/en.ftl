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
