# Take It Easy: what a person reads at the table. Paragraph numbers are those of rules.en.md.

title = Take It Easy
tagline = Everybody lays the same tile, and everybody ends up with a different board.
age = 10 to 99
minutes = 20

## Options

option-call = How tiles are called
option-call-left = From left to right: 2 – 9 – 4
option-call-top = The top number first: 9 – 2 – 4
option-call-clockwise = Clockwise from the top: 9 – 4 – 2

option-placed_stays = A tile, once laid, stays
option-placed_stays-no = No, it may be moved until the next draw
option-placed_stays-yes = Yes, at once

option-open_boards = The others' placing can be seen at once
option-open_boards-no = No, only after the next draw
option-open_boards-yes = Yes

option-rounds = Rounds
option-rounds-rulebook = As in the rulebook: four, or one board alone
option-rounds-1 = One
option-rounds-2 = Two
option-rounds-3 = Three
option-rounds-4 = Four

option-tiebreak = If several have the highest total
option-tiebreak-shared = They share the victory
option-tiebreak-best_round = The best single round decides

option-touching = Tiles must touch
option-touching-no = No, any free cell will do
option-touching-yes = Yes, each one touches a tile already laid

option-pairs = Two tiles at a time
option-pairs-no = No, one by one
option-pairs-yes = Yes, nine pairs and a single last tile

## Refusals, by the paragraph that forbids

refusal-1 = Take It Easy is for 1 to 8 players: add or remove seats.
refusal-4 = Only the caller draws the tiles: wait until the next one is called.
refusal-6 = Choose a free cell: this one is taken, or there is no such tile to place now.
refusal-7 = This tile stays where it is: place the tile that is called now.
refusal-8 = Your tile lies already: the next one is drawn when every seat has placed its own.
refusal-10 = The round is over: no more tiles are placed.
refusal-13 = The game is over: all its rounds have been played.
refusal-15 = Choose a cell beside a tile that lies on your board: all tiles must hang together.
refusal-16 = Two tiles were called: lay both, on two different free cells.
