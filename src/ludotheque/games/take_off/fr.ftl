# Take Off ! : ce qui se lit à la table. Les numéros de paragraphe sont ceux de rules.fr.md.

title = Take Off !
tagline = Faire le tour du monde en avion, toujours vers l’ouest, d’Honolulu à Honolulu.
age = dès 6 ans
minutes = 10–60
language = fr

## Options

option-jets = Avions par flotte
option-jets-1 = 1, une partie courte
option-jets-2 = 2
option-jets-3 = 3
option-jets-4 = 4, une longue partie
option-teams = Équipes qui se partagent une flotte
option-teams-0 = Aucune : chacun a sa propre flotte
option-teams-2 = 2 équipes
option-teams-3 = 3 équipes

option-jet_symbol = L’avion du dé
option-jet_symbol-may = On peut y renoncer
option-jet_symbol-must = Il doit servir

option-airborne = Les cartes envoient des avions depuis le départ
option-airborne-no = Oui, comme les autres
option-airborne-yes = Seulement si aucun n’est en chemin

option-double_card = Deux fois TAKE OFF !
option-double_card-in_turn = Une carte après l’autre
option-double_card-both = Les deux cartes sont tirées ensemble

option-quiz = « Où est-ce ? » avant d’exécuter une carte
option-quiz-no = Non, la carte nomme le pays
option-quiz-yes = Oui, chacun peut deviner

option-passing = La ville entre deux routes d’un même avion
option-passing-bumps = Ceux qui s’y trouvent sont renvoyés
option-passing-spares = On ne renvoie personne en passant

option-cap = Tours de table avant la fin
option-cap-0 = Pas de dernier tour

## Refus, selon le paragraphe qui interdit

refusal-1 = Ce jeu se joue de 2 à 6 : ajouter ou retirer des joueurs.
refusal-3 = Une flotte n’a pas autant d’avions : en choisir un des siens, ou en convenir de moins.
refusal-4 = Il faut plus de joueurs que d’équipes : ajouter des joueurs, ou jouer sans équipes.
refusal-7 = Ce n’est pas le moment d’en décider : attendre son lancer, ou choisir dans la liste.
refusal-8 = Voler selon une couleur des dés qui n’a pas encore servi ; dans une même ville, prendre le premier avion.
refusal-9 = Aucune route de cette couleur ne quitte cette ville : en choisir une autre.
refusal-10 = Les couleurs doivent servir, les deux s’il y a moyen : choisir un vol de la liste.
refusal-12 = L’avion du dé doit servir à cette table : choisir un vol.
refusal-13 = Une carte envoie un avion avant toute autre chose, et seulement quand on vient de la tirer.
refusal-15 = À cette table, un avion reste au départ tant que d’autres sont en chemin : envoyer l’un de ceux-là.
refusal-16 = Deux cartes sont pour deux avions différents, ou pour le seul que l’on a : envoyer l’autre.
refusal-23 = Cet avion est arrivé et hors du jeu : en choisir un autre.
refusal-24 = La partie est finie : une flotte entière est arrivée, ou le dernier tour a été joué.

## Mots communs aux phrases qui suivent

# Villes et pays ont leurs noms dans les données, dans les deux langues ; une phrase prend celui de la sienne.
city-name = { $city_fr }
to-name = { $to_fr }
country-name = { $country_fr }
colour-name = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[other] { $colour }
}
first-facet = { $one ->
    [jet] un avion
    [take_off] TAKE OFF !
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[other] { $one }
}
second-facet = { $two ->
    [jet] un avion
    [take_off] TAKE OFF !
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[other] { $two }
}
fleet-name = { $fleet ->
    [white] blanc
    [black] noir
    [orange] orange
    [violet] violet
    [turquoise] turquoise
    [silver] argenté
   *[other] { $fleet }
}
deck-name = { $deck ->
    [brown] brune
   *[blue] bleue
}
region-name = { $region ->
    [north_america] Amérique du Nord
    [central_america] Amérique centrale
    [caribbean] Caraïbes
    [south_america] Amérique du Sud
    [northern_europe] Europe du Nord
    [western_europe] Europe de l’Ouest
    [eastern_europe] Europe de l’Est
    [southern_europe] Europe du Sud
    [north_africa] Afrique du Nord
    [west_africa] Afrique de l’Ouest
    [central_africa] Afrique centrale
    [east_africa] Afrique de l’Est
    [southern_africa] Afrique australe
    [middle_east] Moyen-Orient
    [central_asia] Asie centrale
    [south_asia] Asie du Sud
    [southeast_asia] Asie du Sud-Est
    [east_asia] Asie de l’Est
    [oceania] Océanie
   *[other] { $region }
}
player = { $who } ({ fleet-name })
rivals = { $jets ->
    [one] un avion { fleet-name }
   *[other] { $jets } avions { $fleet ->
        [white] blancs
        [black] noirs
        [violet] violets
        [silver] argentés
       *[other] { fleet-name }
    }
}
bumping = { $when ->
    [never] { "" }
    [later] , en renvoyant { rivals } s’il y reste
   *[now] , en renvoyant { rivals }
}
jets-home = { $home ->
    [one] { $home } avion arrivé
   *[other] { $home } avions arrivés
}
routes-to-go = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}

## Coups

decision-start = Premier tour : { fleet-name }
decision-throw = Lancer { first-facet } et { second-facet }
decision-draw = Tirer { $city } ({ $country })
decision-fly = { colour-name } : { $city } → { $to }{ bumping }
decision-nowhere = { colour-name } : { $city } → nulle part
decision-finished = { colour-name } : un avion arrivé
decision-stay = Renoncer à l’avion du dé
decision-send = Carte : { $city } → { $to }{ $stays ->
    [yes] , où l’avion est déjà
   *[no] { bumping }
}

## Événements

event-starts = { player } joue en premier.
event-throw = { player } lance { first-facet } + { second-facet }
event-draw = { player } tire une carte { deck-name } : { city-name } ; pays : { country-name } ({ region-name }).
event-draw-quiz = { player } tire une carte { deck-name } : { city-name }. Où est-ce, et de quel pays est-ce la capitale ? Chacun peut deviner.
event-answer = La réponse : { city-name } ; pays : { country-name } ({ region-name }).
event-sent = { player } envoie un avion : { city-name } → { to-name }.
event-already = { player } a déjà un avion sur place, et il y reste : { to-name }.
event-fly = { player } vole en { colour-name } : { city-name } → { to-name }.
event-finish = { player } vole en { colour-name } : { city-name } → l’arrivée. { $jets ->
    [one] L’avion est rentré.
   *[other] Avions rentrés : { $home } sur { $jets }.
}
event-bump = { $jets ->
    [one] Retour au départ pour l’avion { fleet-name } ({ $who }) : { city-name }.
   *[other] Retour au départ pour { rivals } ({ $who }) : { city-name }.
}
event-unused = { $one ->
    [jet] { player } ne peut pas se servir de l’avion du dé.
   *[other] { player } n’a pas d’avion qui puisse voler en { first-facet }.
}
event-stay = { player } renonce à l’avion du dé.
event-shuffled = Le paquet est épuisé : la pile jouée ({ deck-name }) est mélangée et forme un nouveau paquet.
event-again = Un double : { player } rejoue.
event-won = { player } a mené toute la flotte autour du monde et gagne !
event-last-round = Le dernier tour de table a été joué : { $rounds } { $rounds ->
    [one] tour
   *[other] tours
}.
event-place = { $place }. { player } : { jets-home }, { routes-to-go } à parcourir

## Le dessin

draw-you = vous
draw-seat = joueur { $number }
draw-west = ouest
draw-east = est
draw-start = Départ
draw-finish = Arrivée
draw-throw = Aux dés : { fleet-name }
draw-lot = Qui commence ?
draw-over = La partie est finie
draw-thrown = Dés :
draw-used = (joué)
draw-card = Carte : { $city }, { $country } ({ region-name })
draw-card-quiz = Carte : { $city } … où est-ce ?
draw-decks = Cartes faces cachées : brunes { $brown }, bleues { $blue }
draw-round = Tour { $round } sur { $cap }
draw-fleet = { fleet-name } ({ $player }) :
draw-from = { $city } :
draw-ways = Les routes de { $letter } ; nombre : routes qui restent, au moins
