# What the command line says.

## Help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-command = COMMAND
help-ludotheque = Family board games: play them here, replay and check matches, simulate and study.
help-epilog = Without a command, a menu of games opens. “ludotheque COMMAND --help” says more about a command.
help-help = show this help and leave
help-lang = language of all that is said: en or fr (usually that of your system)
help-version = show the version and leave
help-json = print one JSON document instead, for programs

help-games = Show the games there are.
help-rules = Read the rulebook of a game.
help-play = Play in the terminal: people at this screen, bots, or both.
help-replay = Tell a match from its file.
help-verify = Check that the dice of a match were fair.
help-simulate = Play many games and count what comes of them.
help-report = Measure how long a game is and how fair, among players who decide sensibly.
help-solve = Show what can be proved about a game.
help-bench = Measure how fast the engine is on this machine.
help-serve = Open tables to others: a server for people and programs on the network.

arg-game = GAME
arg-file = FILE
arg-option = NAME=VALUE
arg-bot = BOT
arg-seat-bot = SEATS=BOT
arg-names = ANNA,BEN
help-game = name of a game, as “ludotheque games” shows it
help-games-options = show the options of each game too
help-rules-paragraph = only this paragraph
help-file = a match, saved as a .ludo file
help-seats = how many play (usually the game's own number)
help-option = an option of the game; can be given several times
help-bot = a bot and its seats, such as 2-4=montecarlo; without seats, all but the first; can be given several times
help-bots = bots for the last seats, one each; a single one takes all but the first
help-code = a bot of yours: a Python file with a class Bot or a function decide; it takes all seats but the first
help-level = how long the bots think (usually normal: 0.3 seconds)
help-names = names of the people, in the order of their seats
help-play-seed = dice that fall alike for the same number (usually they are secret, and fair)
help-load = go on with a match that was saved
help-replay-to = stop after so many entries of the log
help-replay-step = draw the table after each entry, and wait for Enter
help-simulate-games = how many games (usually 1000; 1e6 will do too)
help-report-games = how many games (usually 1e5)
help-report-picture = draw the lengths and the victories into this file (SVG)
help-seed = number from which all chance follows (usually 0)
help-simulate-bot = random, montecarlo, sensible or a Python file; given several times, for the seats in turn
help-rollouts = how many games a bot plays out in its head for each decision (usually 200)
help-think-seconds = how long a bot thinks about each decision; the result then depends on the machine
help-device = where random games are played: on the processor or on an NVIDIA graphics card
help-workers = how many cores (usually all); the result is the same
help-tiles = the best board for these 19 tiles, instead of the proof
help-bench-seconds = how long each row is measured (usually 1)
help-serve-host = address to listen at (usually 127.0.0.1, for this machine alone; 0.0.0.0 for all others)
help-serve-port = port to listen at (usually 8000; 0 takes a free one)
help-serve-database = where tables are kept: a file, or postgresql://… (usually a file in your own folder)
help-serve-base-url = address by which others reach the server, if something stands before it: https://games.example.org
help-serve-workers = how many processes serve (usually 1; more need a PostgreSQL)
help-serve-rate = how often one person may ask something, per second (usually 20; 0: any number of times)

usage-unknown = there is no “{ $what }” here.{ $hint }
usage-missing = { $what } is missing.
usage-choice = “{ $what }” is not possible here. Possible: { $known }.{ $hint }
usage-bare = { $of } needs a value.
usage-flag = { $of } takes no value, but was given “{ $what }”.
usage-meant = Did you mean “{ $what }”?
usage-see = “{ $command } --help” shows what is possible.

## What cannot be done

error-base-url = “{ $url }” is not the address of a server: it begins with http:// or https://.
error-number = “{ $text }” is not a whole number.
error-number-range = { $text } is not possible: from { $least } to { $most }.
error-option-form = “{ $text }” is not an option: write name=value.
error-paragraph = { $game } has no §{ $number }: its rulebook goes from §1 to §{ $last }.
error-too-many-bots = { $bots } bots do not fit on { $seats } seats.
error-too-many-names = There are more names ({ $names }) than people: { $seats }.
error-bot-form = “{ $text }” does not say which bot sits where. Write 2=montecarlo, 2,4=random or 2-4=my_bot.py; the seats go from 1 to { $seats }.
error-cuda-random-only = On a graphics card only random games can be played: leave out --bot, or take --device cpu.
error-load-alone = A saved match brings its game, seats and options with it: give --load without them.
error-not-solved = { $game } is not solved. Solved: { $known }.
error-no-drawing = { $game } cannot be drawn in a terminal.
error-tiles-unknown = Tile { $place }, “{ $name }”, does not exist. A tile is a 2, 6 or 7, then a 1, 5 or 9, then a 3, 4 or 8, such as 294.
error-tiles-twice = Tile { $place }, { $name }, is there already as tile { $first }: each exists only once.
error-tiles-count = { $expected } different tiles are needed, one for each cell, not { $got }.

## games

games-facts = { $players } players · { $minutes } minutes · { $age }
games-default = usual
games-default-seats = usual for { $seats } players

## verify

verify-match = { $game }, { $entries } entries: every one of them keeps to the rules.
verify-scores = Result, by seat: { $scores }
verify-commitment = Promised before the first throw: { $commitment }
verify-fair = FAIR: the secret fits the promise, and all { $throws } throws follow from it.
verify-bent = NOT FAIR: { $count } of { $throws } throws do not follow from the secret. Entries: { $wrong }.
verify-no-secret = NOT KNOWN YET: the secret of the dice is shown only when the match is over. { $throws } throws are waiting to be checked.
verify-by-hand = CANNOT BE CHECKED: the { $throws } throws of this match were entered by hand.

## report

report-head = { $game }, { $seats } seats, { $games } games among sensible players
report-minutes = Half of the games last up to { $median } minutes; four in five last { $least } to { $most }, one in a hundred more than { $longest }.
report-pace = In a game: { $throws } throws and cards, { $choices } decisions between two or more. A throw takes { $throw } s, a decision { $choice } s.
report-fair = If all were alike, everybody would win { $share } of the games.
report-kind = what
report-number = number
report-games = games
report-wins = wins ± standard error
report-by-seat = seat
report-by-order = turn
report-by-side = side
report-turns = Turn 1 is whoever had the first turn.
report-drawn = Drawn into { $path }.

## simulate

simulate-head = { $game }, { $seats } seats, { $games } games
simulate-speed = { $games } games/s, { $steps } steps/s ({ $seconds } s after { $ready } s to get ready; { $device }, workers: { $workers })
simulate-length = A game takes { $mean } steps on average, from { $least } to { $most }.
simulate-unfinished = { $games } games found no end and are not counted below.
simulate-seat = seat
simulate-bot = bot
simulate-mean = score ± standard error
simulate-range = least…most
simulate-wins = wins

## bench

bench-head = Random games on this machine, whole games from the opening to the result
bench-game = { $game }, { $seats } seats
bench-plain = plain Python
bench-one-core = compiled, one core
bench-all-cores = compiled, { $workers } { $workers ->
    [one] core
   *[other] cores
  }
bench-cuda = graphics card
bench-steps = { $n } steps/s
bench-games = { $n } games/s
bench-played = ({ $games } in { $seconds } s)

## solve: the fields of a report

solve-line = { $name }: { $value }
solve-max = Highest score
solve-boards = Boards that reach it
solve-up-to-half-turn = Counted without their half turns
solve-tile-sets = Sets of 19 tiles they use
solve-patterns-per-direction = Patterns of lines in a direction
solve-patterns-with-tiles-enough = Of these, with tiles enough
solve-plans-above-max = Plans worth more
solve-plans-at-max = Plans worth as much
solve-plans-tried-above-max = Of those worth more, tried tile by tile
solve-plans-tried-at-max = Of those worth as much, tried tile by tile
solve-seconds-tables = Seconds for the tables
solve-seconds-search = Seconds for the proof
solve-seconds = Seconds
solve-score = Score
solve-tiles = Tiles
solve-columns = Columns
solve-rising = Rising
solve-falling = Falling
solve-cells = Cells

## replay, and results

replay-head = { $names } · { $entries } entries
replay-step = — Enter: go on —
result-line = { $who }: { $score }
result-winner = { $who } wins.
result-shared = { $who } share the victory.

## play

name-person = Player { $number }
level-easy = Easy: the bots decide on little thought
level-normal = Normal: they think 0.3 seconds
level-strong = Strong: they think 2 seconds

menu-welcome = Ludotheque – which box shall we open?
menu-game = Game (number or name):
menu-no-game = Type the number of a game, 1 to { $count }, or part of its name.
menu-seats = How many play? ({ $least } to { $most }, Enter: { $usual })
menu-people = How many of them are people at this screen? ({ $least } to { $most }, Enter: { $usual })
menu-level = How strong are the bots? (Enter: { $usual })
menu-number = Type a number from { $least } to { $most }, or just Enter.

play-names = Playing: { $names }
play-commitment = The dice are fixed, and can be checked at the end. Their promise: { $commitment }
play-help = Choose by number or by name. More words: help, hint, why, rules, undo, save, quit.
play-ready = The bots sit down (the very first time this takes a little longer) …
play-thinking = { $who } is thinking …
play-ask = { $who }, your choice (1–{ $most }):
play-only = { $who }, only one choice (Enter):
play-choose = Which (1–{ $most }):
play-by-hand = This match has no dice of its own. What did chance bring?
play-pause = Enter: go on. Still free to change: { $who } (again).
play-pause-one = Enter: go on. Type again, { $who }, to change what you have just decided.
play-curtain = The screen is for { $who } now. Ready? (Enter)
play-which = Which of these? { $names }
play-not-understood = “{ $typed }” is neither a choice nor a word I know. Type help for the words.
play-nothing-to-decide = There is nothing to decide just now.
hint-wait = Thinking for a second … (the very first time takes longer)
hint-decision = Decision
hint-score = your points
hint-value = against the others
hint-win = you win
hint-from = What comes of it if the rest is played at random: { $visits } games in the head of the bot montecarlo.
refusal-line = { $name }: { $reason } (§{ $number })
why-nothing = Everything that there is can be done now.
why-allowed = That is allowed: choose it.
why-unknown = Nothing of that kind is forbidden here. “why” alone lists all { $count } that are; then “why 1” and so on.
rules-more = “rules 7” shows paragraph 7.
undo-done = Taken back, to entry { $entries } of the log.
again-nobody = Nothing that was decided can be changed now; undo goes back.
again-who = Who decides again? Type again and a number: { $names }
save-where = Save where? Type save and a name, such as save evening.ludo.
save-exists = { $path } exists already: choose another name.
save-over = Saved. Check the dice with: ludotheque verify { $path }
save-open = Saved with the secret of the dice, so keep the file to yourself. Go on with: ludotheque play --load { $path }
end-secret = Secret of the dice: { $secret }
end-save = Type save and a name to keep the match, such as save evening.ludo; “ludotheque verify evening.ludo” then checks every throw.
end-prompt = Save, log, undo, or Enter to leave:
leave-saved = Kept. Go on with: ludotheque play --load { $path }
leave = Good-bye.

help-words =
    A number, or words of its name: that choice.
    Enter                  the only choice, or let chance go on
    hint                   what a bot would do, and what it expects of it
    why, why NAME          what is not allowed now, and the paragraph that says so
    rules, rules N         the rulebook, or its paragraph N
    again, again SEAT      change what you have just decided, while that is allowed
    undo                   back to the last decision of a person
    board                  draw the table again
    log                    the story so far
    save FILE              keep the match
    quit                   leave; an unfinished match is kept

# The words themselves; the first is the one that help shows.
word-help = help, ?, h
word-hint = hint
word-why = why
word-rules = rules, rule
word-undo = undo
word-save = save
word-log = log
word-board = board, b
word-again = again, move
word-quit = quit, exit, q

## serve

serve-ready = Ludotheque is ready at { $url } (tables in { $database })
