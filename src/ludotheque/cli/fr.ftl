# Ce que dit la ligne de commande.

## Aide

help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-command = COMMANDE
help-ludotheque = Des jeux de société en famille : jouer ici, revoir et vérifier des parties, simuler et étudier.
help-epilog = Sans commande s’ouvre un menu des jeux. « ludotheque COMMANDE --help » en dit plus sur une commande.
help-help = afficher cette aide et quitter
help-lang = langue de tout ce qui est dit : en ou fr (d’ordinaire celle du système)
help-version = afficher la version et quitter
help-json = donner plutôt un document JSON, pour les programmes

help-games = Montrer les jeux qu’il y a.
help-rules = Lire la règle d’un jeu.
help-play = Jouer dans le terminal : à plusieurs devant l’écran, contre des robots, ou les deux.
help-replay = Raconter une partie à partir de son fichier.
help-verify = Vérifier que les dés d’une partie étaient honnêtes.
help-simulate = Jouer beaucoup de parties et compter ce qu’il en sort.
help-report = Mesurer la durée d’un jeu et son équité, entre joueurs sensés.
help-solve = Montrer ce qu’on peut prouver d’un jeu.
help-bench = Mesurer la vitesse du moteur sur cette machine.
help-serve = Ouvrir des tables à d’autres : un serveur pour les gens et les programmes du réseau.

arg-game = JEU
arg-file = FICHIER
arg-option = NOM=VALEUR
arg-bot = ROBOT
arg-seat-bot = PLACES=ROBOT
arg-names = ANNE,BEN
help-game = nom d’un jeu, tel que « ludotheque games » le montre
help-games-options = montrer aussi les options de chaque jeu
help-rules-paragraph = seulement ce paragraphe
help-file = une partie, enregistrée dans un fichier .ludo
help-seats = nombre de joueurs (d’ordinaire celui du jeu)
help-option = une option du jeu ; peut être répétée
help-bot = un robot et ses places, comme 2-4=montecarlo ; sans places, toutes sauf la première ; peut être répété
help-bots = des robots pour les dernières places, un chacune ; un seul les prend toutes sauf la première
help-code = un robot à soi : un fichier Python avec une classe Bot ou une fonction decide ; il prend toutes les places sauf la première
help-level = temps de réflexion des robots (d’ordinaire normal : 0,3 seconde)
help-names = noms des personnes, dans l’ordre de leurs places
help-play-seed = des dés qui tombent pareil pour le même nombre (d’ordinaire ils sont secrets, et honnêtes)
help-load = continuer une partie enregistrée
help-replay-to = s’arrêter après tant d’entrées du journal
help-replay-step = dessiner la table après chaque entrée, et attendre Entrée
help-simulate-games = nombre de parties (d’ordinaire 1000 ; 1e6 convient aussi)
help-report-games = nombre de parties (d’ordinaire 1e5)
help-report-picture = dessiner les durées et les victoires dans ce fichier (SVG)
help-seed = nombre dont découle tout le hasard (d’ordinaire 0)
help-simulate-bot = random, montecarlo, sensible ou un fichier Python ; répété, pour chaque place à son tour
help-rollouts = nombre de parties qu’un robot imagine pour chaque coup (d’ordinaire 200)
help-think-seconds = temps de réflexion d’un robot par coup ; le résultat dépend alors de la machine
help-device = où se jouent les parties au hasard : sur le processeur ou sur une carte graphique NVIDIA
help-workers = nombre de cœurs (d’ordinaire tous) ; le résultat est le même
help-tiles = le meilleur plateau pour ces 19 tuiles, au lieu de la preuve
help-bench-seconds = durée de chaque mesure (d’ordinaire 1)
help-serve-host = adresse d’écoute (d’ordinaire 127.0.0.1, pour cette machine seule ; 0.0.0.0 pour toutes les autres)
help-serve-port = port d’écoute (d’ordinaire 8000 ; 0 en prend un de libre)
help-serve-database = où sont les tables : un fichier, ou postgresql://… (d’ordinaire un fichier de votre dossier)
help-serve-base-url = adresse par laquelle on atteint le serveur, s’il y a quelque chose devant : https://jeux.example.org
help-serve-workers = nombre de processus (d’ordinaire 1 ; plusieurs demandent une base PostgreSQL)
help-serve-rate = nombre de demandes par seconde pour une personne (d’ordinaire 20 ; 0 : sans limite)

usage-unknown = il n’y a pas de « { $what } » ici.{ $hint }
usage-missing = il manque { $what }.
usage-choice = « { $what } » n’est pas possible ici. Possibles : { $known }.{ $hint }
usage-bare = { $of } demande une valeur.
usage-flag = { $of } ne prend pas de valeur, mais a reçu « { $what } ».
usage-meant = Vouliez-vous dire « { $what } » ?
usage-see = « { $command } --help » montre ce qui est possible.

## Ce qui est impossible

error-base-url = « { $url } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https://.
error-number = « { $text } » n’est pas un nombre entier.
error-number-range = { $text } n’est pas possible : de { $least } à { $most }.
error-option-form = « { $text } » n’est pas une option : écrire nom=valeur.
error-paragraph = { $game } n’a pas de §{ $number } : sa règle va du §1 au §{ $last }.
error-too-many-bots = { $bots } robots ne tiennent pas sur { $seats } places.
error-too-many-names = Il y a plus de noms ({ $names }) que de personnes : { $seats }.
error-bot-form = « { $text } » ne dit pas quel robot s’assied où. Écrire 2=montecarlo, 2,4=random ou 2-4=my_bot.py ; les places vont de 1 à { $seats }.
error-cuda-random-only = Sur une carte graphique, on ne peut jouer que des parties au hasard : retirer --bot, ou prendre --device cpu.
error-load-alone = Une partie enregistrée apporte son jeu, ses places et ses options : donner --load sans eux.
error-not-solved = { $game } n’est pas résolu. Résolus : { $known }.
error-no-drawing = { $game } ne peut pas être dessiné dans un terminal.
error-tiles-unknown = La tuile { $place }, « { $name } », n’existe pas. Une tuile est un 2, 6 ou 7, puis un 1, 5 ou 9, puis un 3, 4 ou 8, comme 294.
error-tiles-twice = La tuile { $place }, { $name }, est déjà la tuile { $first } : chacune n’existe qu’une fois.
error-tiles-count = Il faut { $expected } tuiles différentes, une par alvéole, et non { $got }.

## games

games-facts = { $players } joueurs · { $minutes } minutes · { $age }
games-default = d’ordinaire
games-default-seats = d’ordinaire à { $seats } joueurs

## verify

verify-match = { $game }, { $entries } entrées : toutes suivent les règles.
verify-scores = Résultat, par place : { $scores }
verify-commitment = Promis avant le premier lancer : { $commitment }
verify-fair = HONNÊTE : le secret correspond à la promesse, et les { $throws } lancers en découlent tous.
verify-bent = PAS HONNÊTE : { $count } lancers sur { $throws } ne découlent pas du secret. Entrées : { $wrong }.
verify-no-secret = PAS ENCORE CONNU : le secret des dés n’est montré qu’à la fin de la partie. { $throws } lancers attendent d’être vérifiés.
verify-by-hand = INVÉRIFIABLE : les { $throws } lancers de cette partie ont été donnés à la main.

## report

report-head = { $game }, { $seats } places, { $games } parties entre joueurs sensés
report-minutes = La moitié des parties durent { $median } minutes au plus ; quatre sur cinq durent de { $least } à { $most } minutes, une sur cent plus de { $longest }.
report-pace = Dans une partie : { $throws } lancers et cartes, { $choices } décisions entre deux possibilités ou plus. Un lancer prend { $throw } s, une décision { $choice } s.
report-fair = Si tous se valaient, chacun gagnerait { $share } des parties.
report-kind = quoi
report-number = numéro
report-games = parties
report-wins = victoires ± erreur type
report-by-seat = place
report-by-order = tour
report-by-side = camp
report-turns = Le tour 1 est celui de qui a commencé.
report-drawn = Dessiné dans { $path }.

## simulate

simulate-head = { $game }, { $seats } places, { $games } parties
simulate-speed = { $games } parties/s, { $steps } pas/s ({ $seconds } s après { $ready } s de préparation ; { $device }, ouvriers : { $workers })
simulate-length = Une partie dure { $mean } pas en moyenne, de { $least } à { $most }.
simulate-unfinished = { $games } parties n’ont pas trouvé de fin et ne comptent pas ci-dessous.
simulate-seat = place
simulate-bot = robot
simulate-mean = score ± erreur type
simulate-range = moins…plus
simulate-wins = victoires

## bench

bench-head = Parties au hasard sur cette machine, entières, de l’ouverture au résultat
bench-game = { $game }, { $seats } places
bench-plain = Python simple
bench-one-core = compilé, un cœur
bench-all-cores = compilé, { $workers } { $workers ->
    [one] cœur
   *[other] cœurs
  }
bench-cuda = carte graphique
bench-steps = { $n } pas/s
bench-games = { $n } parties/s
bench-played = ({ $games } en { $seconds } s)

## solve : les champs d’un rapport

solve-line = { $name } : { $value }
solve-max = Score le plus haut
solve-boards = Plateaux qui l’atteignent
solve-up-to-half-turn = Sans compter leurs demi-tours
solve-tile-sets = Jeux de 19 tuiles employés
solve-patterns-per-direction = Motifs de lignes dans une direction
solve-patterns-with-tiles-enough = Parmi eux, avec assez de tuiles
solve-plans-above-max = Plans qui valent plus
solve-plans-at-max = Plans qui valent autant
solve-plans-tried-above-max = Parmi ceux qui valent plus, essayés tuile par tuile
solve-plans-tried-at-max = Parmi ceux qui valent autant, essayés tuile par tuile
solve-seconds-tables = Secondes pour les tables
solve-seconds-search = Secondes pour la preuve
solve-seconds = Secondes
solve-score = Score
solve-tiles = Tuiles
solve-columns = Colonnes
solve-rising = Montantes
solve-falling = Descendantes
solve-cells = Alvéoles

## replay, et les résultats

replay-head = { $names } · { $entries } entrées
replay-step = — Entrée : continuer —
result-line = { $who } : { $score }
result-winner = { $who } gagne.
result-shared = { $who } se partagent la victoire.

## play

name-person = Joueur { $number }
level-easy = Facile : les robots réfléchissent peu
level-normal = Normal : ils réfléchissent 0,3 seconde
level-strong = Fort : ils réfléchissent 2 secondes

menu-welcome = Ludotheque – quelle boîte ouvrons-nous ?
menu-game = Jeu (numéro ou nom) :
menu-no-game = Donner le numéro d’un jeu, de 1 à { $count }, ou une partie de son nom.
menu-seats = Combien de joueurs ? (de { $least } à { $most }, Entrée : { $usual })
menu-people = Combien d’entre eux sont devant cet écran ? (de { $least } à { $most }, Entrée : { $usual })
menu-level = Quelle force pour les robots ? (Entrée : { $usual })
menu-number = Donner un nombre de { $least } à { $most }, ou juste Entrée.

play-names = Autour de la table : { $names }
play-commitment = Les dés sont fixés, et se vérifient à la fin. Leur promesse : { $commitment }
play-help = Choisir par le numéro ou par le nom. Autres mots : aide, conseil, pourquoi, règles, annuler, garder, quitter.
play-ready = Les robots s’installent (un peu plus longtemps la toute première fois) …
play-thinking = { $who } réfléchit …
play-ask = { $who }, votre choix (1–{ $most }) :
play-only = { $who }, un seul choix (Entrée) :
play-choose = Lequel (1–{ $most }) :
play-by-hand = Cette partie n’a pas de dés à elle. Qu’a apporté le hasard ?
play-pause = Entrée : continuer. Peut encore changer : { $who } (encore).
play-pause-one = Entrée : continuer. Taper encore, { $who }, pour changer ce qui vient d’être décidé.
play-curtain = L’écran est maintenant pour { $who }. Prêt ? (Entrée)
play-which = Lequel de ceux-ci ? { $names }
play-not-understood = « { $typed } » n’est ni un choix ni un mot connu. Taper aide pour les mots.
play-nothing-to-decide = Il n’y a rien à décider maintenant.
hint-wait = Une seconde de réflexion … (plus la toute première fois)
hint-decision = Coup
hint-score = vos points
hint-value = face aux autres
hint-win = vous gagnez
hint-from = Ce qu’il en sort si la suite se joue au hasard : { $visits } parties imaginées par le robot montecarlo.
refusal-line = { $name } : { $reason } (§{ $number })
why-nothing = Tout ce qui existe est permis maintenant.
why-allowed = C’est permis : il suffit de le choisir.
why-unknown = Rien de tel n’est interdit ici. « pourquoi » tout seul montre les { $count } interdits ; puis « pourquoi 1 », etc.
rules-more = « règles 7 » montre le paragraphe 7.
undo-done = Annulé, jusqu’à l’entrée { $entries } du journal.
again-nobody = Rien de ce qui est décidé ne peut changer maintenant ; annuler revient en arrière.
again-who = Qui décide encore ? Taper encore et un numéro : { $names }
save-where = Où garder la partie ? Taper garder et un nom, comme garder soiree.ludo.
save-exists = { $path } existe déjà : choisir un autre nom.
save-over = Gardée. Vérifier les dés avec : ludotheque verify { $path }
save-open = Gardée avec le secret des dés : ne pas montrer le fichier. Continuer avec : ludotheque play --load { $path }
end-secret = Secret des dés : { $secret }
end-save = Taper garder et un nom pour garder la partie, comme garder soiree.ludo ; « ludotheque verify soiree.ludo » vérifie alors chaque lancer.
end-prompt = Garder, journal, annuler, ou Entrée pour quitter :
leave-saved = Gardée. Continuer avec : ludotheque play --load { $path }
leave = Au revoir.

help-words =
    Un numéro, ou des mots de son nom : ce choix.
    Entrée                     le seul choix, ou laisser aller le hasard
    conseil                    ce que ferait un robot, et ce qu’il en attend
    pourquoi, pourquoi NOM     ce qui n’est pas permis, et le paragraphe qui le dit
    règles, règles N           la règle, ou son paragraphe N
    encore, encore PLACE       changer ce qu’on vient de décider, tant que c’est permis
    annuler                    revenir à la dernière décision d’une personne
    plateau                    redessiner la table
    journal                    l’histoire jusqu’ici
    garder FICHIER             garder la partie
    quitter                    partir ; une partie en cours est gardée

# Les mots eux-mêmes ; le premier est celui que montre l’aide.
word-help = aide, ?
word-hint = conseil, indice
word-why = pourquoi
word-rules = règles, regles, règle, regle
word-undo = annuler
word-save = garder, enregistrer, sauver
word-log = journal
word-board = plateau
word-again = encore, déplacer, deplacer
word-quit = quitter, fin

## serve

serve-ready = Ludotheque est prête sur { $url } (tables dans { $database })
