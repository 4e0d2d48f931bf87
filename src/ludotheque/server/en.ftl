# --- the database ---
error-database = The database { $url } cannot be opened: { $reason }
error-database-kind = { $url } is no database that can be used here: name a file (it becomes an SQLite database), or postgresql://…
error-database-taken = Another server is already running on { $url }. Several servers need a PostgreSQL: --database postgresql://…

# --- tables ---
error-no-such-table = There is no such table, or not any more.
error-no-such-seat = There is no seat { $seat } at this table. Seats are counted from 0 to { $last }.
error-no-such-level = There are no bots of the level “{ $level }”. There are: { $known }.
error-seat-taken = { $name } already sits on seat { $seat }.
error-seat-empty = Nobody sits on seat { $seat }.
error-seats-free = The game can begin when somebody sits on every seat. Still free: { $seats }.
error-name-empty = A name needs a letter that can be seen.
error-not-your-seat = Somebody else sits on seat { $seat }, or nobody.
error-not-seated = Only those who sit at the table may do that.
error-not-host = Only whoever opened the table may do that.
error-not-started = The game has not begun yet.
error-rules-gone = This table is played by version { $version } of the rules of { $game }, which is not here any more.
error-started = The game has already begun.
error-running = The game is still being played.
error-not-over = A rematch is for after the game.
error-game-over = The game is over.
error-closed = This table is closed.
error-has-resigned = This seat has given up; a bot plays on for it.
error-not-away = Nobody decides for this seat but you.
error-hushed = Nobody can say anything at this table any more.
error-is-so = That is so already.
error-moved-on = The table has moved on: you decided at number { $at }, and it is at { $number } now. Look again.
error-number-ahead = This table has not got to number { $at } yet; it is at { $number }.
error-nothing-to-take-back = There is nothing of yours to take back.
error-back-revealed = A die or a tile has been seen since; what was seen cannot be taken back.
error-nothing-asked = Nobody asks to take anything back.
error-busy = The table cannot be reached just now. Whether this was done shows when you look again.

# --- the network ---
error-bad-token = This token is not known here, or not any more.
error-bad-link = This link has been used or is too old. On the other device, make a new one.
error-bad-message = This message cannot be read: { $reason }
error-no-identity = Take a seat or open a table first; then this device has an identity.
error-too-often = You ask faster than this server answers to one person. Wait a moment.
error-foreign-origin = A page of another site asked this. It has to come from this server’s own pages.
error-not-yet-shown = The file of a match holds everything that is hidden. It can be had after the game.
error-ours = Something went wrong here; it is a mistake of ours. Nothing was done.
error-workers = Several workers need a PostgreSQL: --database postgresql://…
error-worker-died = A worker could not start; it has said why above.
error-port = { $host }:{ $port } cannot be used: { $reason }
