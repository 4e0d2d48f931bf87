# --- la base de données ---
error-database = La base de données { $url } ne s’ouvre pas : { $reason }
error-database-kind = { $url } n’est pas une base utilisable ici : nommez un fichier (il devient une base SQLite), ou postgresql://…
error-database-taken = Un autre serveur tourne déjà sur { $url }. Plusieurs serveurs demandent une base PostgreSQL : --database postgresql://…

# --- les tables ---
error-no-such-table = Cette table n’existe pas, ou n’existe plus.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
error-no-such-level = Il n’y a pas de robots du niveau « { $level } ». Il y a : { $known }.
error-seat-taken = { $name } est déjà à la place { $seat }.
error-seat-empty = La place { $seat } est libre.
error-seats-free = La partie peut commencer quand toutes les places sont prises. Encore libres : { $seats }.
error-name-empty = Un nom a besoin d’une lettre visible.
error-not-your-seat = La place { $seat } est à quelqu’un d’autre, ou libre.
error-not-seated = Seuls ceux qui sont assis à la table peuvent faire cela.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-started = La partie n’a pas encore commencé.
error-rules-gone = Cette table se joue avec la version { $version } des règles de { $game }, qui n’est plus ici.
error-started = La partie a déjà commencé.
error-running = La partie est encore en cours.
error-not-over = La revanche vient après la partie.
error-game-over = La partie est terminée.
error-closed = Cette table est fermée.
error-has-resigned = Cette place a abandonné ; un robot joue pour elle.
error-not-away = Personne d’autre que vous ne décide pour cette place.
error-hushed = On ne peut plus rien dire à cette table.
error-is-so = C’est déjà le cas.
error-moved-on = La table a avancé : vous avez décidé au numéro { $at }, elle en est au { $number }. Regardez de nouveau.
error-number-ahead = Cette table n’en est pas encore au numéro { $at } ; elle en est au { $number }.
error-nothing-to-take-back = Vous n’avez rien à reprendre.
error-back-revealed = Un dé ou une tuile a été vu depuis ; ce qui a été vu ne se reprend pas.
error-nothing-asked = Personne ne demande à reprendre un coup.
error-busy = La table ne répond pas en ce moment. Regardez de nouveau pour savoir si cela a été fait.

# --- le réseau ---
error-bad-token = Ce jeton n’est pas connu ici, ou ne l’est plus.
error-bad-link = Ce lien a déjà servi, ou il est trop vieux. Faites-en un autre sur l’autre appareil.
error-bad-message = Ce message est illisible : { $reason }
error-no-identity = Prenez d’abord une place ou ouvrez une table ; cet appareil aura alors une identité.
error-too-often = Vous demandez plus vite que ce serveur ne répond à une personne. Attendez un instant.
error-foreign-origin = C’est une page d’un autre site qui a demandé cela. Il faut venir des pages de ce serveur.
error-not-yet-shown = Le fichier d’une partie contient tout ce qui est caché. Il s’obtient après la partie.
error-ours = Quelque chose n’a pas marché ; la faute est à nous. Rien n’a été fait.
error-workers = Plusieurs processus demandent une base PostgreSQL : --database postgresql://…
error-worker-died = Un processus n’a pas pu démarrer ; il a dit pourquoi ci-dessus.
error-port = { $host }:{ $port } n’est pas utilisable : { $reason }
