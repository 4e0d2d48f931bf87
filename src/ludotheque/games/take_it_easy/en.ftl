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
refusal-7 = A tile once laid stays where it is at this table: wait for the next one.
refusal-8 = Your tile lies already and stays: the next one is drawn when every seat has placed its own.
refusal-10 = The round is over: wait for the first tile of the next one.
refusal-13 = The game is over: all its rounds have been played.
refusal-15 = Choose a cell beside a tile that lies on your board: all tiles must hang together.
refusal-16 = Two tiles were called: lay the other one first, then either may still be moved.

## Decisions

decision-draw = { $tile } is drawn
decision-count = the boards are counted
decision-lay = lay { $tile } on { $cell }
decision-move = move { $tile } from { $start } to { $cell }

## The story

event-round = { $rounds ->
    [1] One round is played. { $who } draws and calls.
   *[other] Round { $round } of { $rounds } begins. { $who } draws and calls.
  }
event-called = { $who } calls tile { $number } of 19: { $tile }.
event-called-second = { $who } calls tile { $number } of 19 as well: { $tile }.
event-laid = { $who } lays { $tile } on { $cell }.
event-laid-hidden = { $who } has laid { $tile }.
event-moved = { $who } moves { $tile } from { $start } to { $cell }.
event-shown = { $who } had laid { $tile } on { $cell }.
event-complete = { $who } completes the line { $line }: { $length } × { $number } = { $points } points.
event-broken = { $who } breaks the line { $line }, where { $tiles } of { $length } tiles agreed on { $number }.
event-round-over = { $rounds ->
    [1] All boards are full.
   *[other] Round { $round } is over: all boards are full.
  }
event-counted = { $who }: { $sum } = { $points } points.
event-counted-total = { $who }: { $sum } = { $points } points, { $total } in all.
event-nothing = { $who }: no line is complete, 0 points.
event-nothing-total = { $who }: no line is complete, 0 points, still { $total } in all.
event-won = { $who } wins with { $points } points.
event-won-best-round = { $who } wins: { $points } points like others, but the best single round, { $best }.
event-shared = { $who } shares the victory with { $points } points.
event-alone = { $rounds ->
    [1] { $who } has { $points } points on one board. The highest possible score is 307.
   *[other] { $who } has { $points } points on { $rounds } boards.
  }

## The drawing

drawing-seat = Seat { $seat }
drawing-your-seat = Seat { $seat } (you)
drawing-round = Round { $round } of { $rounds }
drawing-caller = Caller: seat { $seat }
drawing-tile = Tile { $number } of 19
drawing-first-tile = First tile
drawing-second-tile = Second tile
drawing-count = All boards are full: the count.
drawing-over = The game is over.
drawing-soon = The next tile is yet to be drawn.
drawing-left = Still in the pile: { $tiles }
drawing-sheet = Points
drawing-total = total
drawing-so-far = { $points } points so far
drawing-legend = [9] complete · ● just laid
drawing-marks = … still has to place · ✓ has placed
