# Ce que dit le moteur quand quelque chose est impossible.

error-unknown-game = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
error-unknown-language = Il n’y a pas de textes en « { $lang } ». Il y a : { $known }.
error-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Il a : { $known }.
error-option-value = L’option « { $option } » de { $game } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-options-unfit = Ce nombre de joueurs et ces options ne vont pas ensemble.
error-not-an-action = « { $action } » n’est pas un coup. Coups permis : { $legal }.
error-illegal = { $who } ne peut pas jouer cela maintenant (coup { $action }). Coups permis : { $legal }.
error-not-your-turn = { $who } n’a rien à décider maintenant.
error-no-such-seat = Il n’y a pas de place { $seat } dans cette partie. Les places se comptent de 0 à { $last }.
error-chance-first = Un dé ou une tuile doit d’abord décider : appeler next() ou throw().
error-nothing-to-throw = Il n’y a rien à lancer ni à tirer maintenant.
error-over = La partie est finie.
error-no-dice = Cette partie n’a pas de dés à elle : donner le résultat obtenu. Possibles : { $legal }.
error-own-dice = Cette partie lance ses propres dés ; on ne peut pas choisir le résultat.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-no-such-point = Le journal compte { $length } entrées ; il n’y a pas de point { $point }.
error-file-missing = { $path } : impossible de lire le fichier ({ $reason }).
error-file-not-json = { $path } : ce n’est pas une partie (un fichier .ludo est du JSON en UTF-8) : { $reason }.
error-file-format = { $path } : le format { $format } est inconnu ici ; cette version lit le format { $known }.
error-file-entry = { $path } : l’entrée { $entry } du journal n’a pas pu être jouée. { $reason }
error-file-scores = { $path } : le fichier annonce le résultat { $claimed }, mais son journal mène à { $actual }.
error-file-setup = { $path } : { $reason }
error-file-secret = { $path } : le secret ne correspond pas à l’engagement ; ces dés ne sont donc pas ceux qui étaient promis.
error-unknown-rules = { $path } : la partie suit la version { $version } des règles de { $game }, absente ici. Présentes : { $known }.
error-file-not-written = { $path } : impossible d’écrire le fichier ({ $reason }).
error-bot-unknown = Il n’y a pas de robot « { $name } ». Il y a : { $known }.
error-bot-not-studied = Personne n’a écrit comment décide un joueur sensé dans { $game }. Le robot « sensible » joue à : { $known }.
error-bot-file = { $path } : aucun robot ne peut être chargé depuis ce fichier : { $reason }.
error-bot-decision = Le robot { $name } a choisi { $action }, qui n’est pas parmi { $legal }.
error-bot-syntax = { $path }, ligne { $line } : ce n’est pas du Python : { $reason }.
error-bot-raised = { $path }, ligne { $line } : impossible de charger le robot, car son fichier a provoqué { $reason }
error-bot-nothing = { $path } : il n’y a pas de robot dedans. Il faut une classe « Bot » avec une méthode decide(self, view, seed, budget), ou une fonction decide(view, seed, budget).
error-bot-parameters = { $path } : decide doit accepter une vue, une graine et un budget ; celle-ci accepte { $found }.
error-bot-failed = Le robot { $name } est tombé en panne ({ $place }) : { $reason }

# La carte graphique.

error-no-device = Aucune carte graphique CUDA n’est utilisable ici ({ $reason }). Sans --device cuda, les mêmes parties se jouent sur le processeur.
error-no-cuda-compiler = Pour compiler pour la carte graphique, il faut numba-cuda : pip install 'ludotheque[cuda]'.
