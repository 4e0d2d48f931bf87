# What the engine says when something cannot be done.

error-unknown-game = There is no game “{ $name }”. There are: { $known }.
error-unknown-language = There are no texts in “{ $lang }”. There are: { $known }.
error-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-option-value = The option “{ $option }” of { $game } cannot be “{ $value }”. It can be: { $known }.
error-options-unfit = These players and options do not go together.
error-not-an-action = “{ $action }” is no decision. Now allowed: { $legal }.
error-illegal = { $who } may not do this now (decision { $action }). Now allowed: { $legal }.
error-not-your-turn = { $who } has nothing to decide now.
error-no-such-seat = There is no seat { $seat } in this match. Seats are counted from 0 to { $last }.
error-chance-first = A die or a tile must decide first: call next() or throw().
error-nothing-to-throw = There is nothing to throw or to draw now.
error-over = The game is over.
error-no-dice = This match has no dice of its own: give the outcome that was thrown. Possible: { $legal }.
error-own-dice = This match throws its own dice; an outcome cannot be chosen.
error-nothing-to-undo = There is nothing to take back.
error-no-such-point = The log has { $length } entries; there is no point { $point }.
error-file-missing = { $path }: the file cannot be read ({ $reason }).
error-file-not-json = { $path }: this is not a match (a .ludo file is JSON in UTF-8): { $reason }.
error-file-format = { $path }: format { $format } is not known here; this version reads format { $known }.
error-file-entry = { $path }: entry { $entry } of the log cannot have been played. { $reason }
error-file-scores = { $path }: the file says the result is { $claimed }, but its log leads to { $actual }.
error-file-setup = { $path }: { $reason }
error-file-secret = { $path }: the secret does not fit the commitment, so the dice were not those that were promised.
error-unknown-rules = { $path }: it was played by version { $version } of the rules of { $game }, which is not here. Here: { $known }.
error-file-not-written = { $path }: the file cannot be written ({ $reason }).
error-bot-unknown = There is no bot “{ $name }”. There are: { $known }.
error-bot-not-studied = Nobody has written down how a sensible player decides in { $game }. The bot “sensible” plays: { $known }.
error-bot-file = { $path }: no bot can be loaded from this file: { $reason }.
error-bot-decision = The bot { $name } decided { $action }, which is not among { $legal }.
error-bot-syntax = { $path }, line { $line }: this is no Python: { $reason }.
error-bot-raised = { $path }, line { $line }: the bot cannot be loaded, because its file raised { $reason }
error-bot-nothing = { $path }: there is no bot in it. It needs a class “Bot” with a method decide(self, view, seed, budget), or a function decide(view, seed, budget).
error-bot-parameters = { $path }: decide must take a view, a seed and a budget; this one takes { $found }.
error-bot-failed = The bot { $name } failed ({ $place }): { $reason }

# The graphics card.

error-no-device = No graphics card with CUDA can be used here ({ $reason }). Without --device cuda the same games run on the processor.
error-no-cuda-compiler = To compile for the graphics card, numba-cuda is needed: pip install 'ludotheque[cuda]'.
