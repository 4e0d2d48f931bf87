# Le jeu de course : ce qui se lit à la table. Les numéros de paragraphe sont ceux de rules.fr.md.

title = Take It Easy : la course
tagline = Lancer le dé, ramener ses quatre pions à la maison et renvoyer les autres dans leur coin.
age = dès 6 ans
minutes = 30–60

## Options

option-board = Couleurs sur le plateau
option-board-4 = Quatre, de deux à quatre joueurs
option-board-6 = Six, de deux à six joueurs

option-arm = Cases par couleur sur le plateau à six couleurs
option-arm-8 = 8, une piste de 48
option-arm-10 = 10, une piste de 60

option-spare = Couleurs sans joueur
option-spare-double = Des joueurs mènent deux couleurs
option-spare-empty = Elles restent hors du jeu

option-allies = La deuxième couleur d’un même joueur
option-allies-knocked = Peut être prise comme les autres
option-allies-spared = Est épargnée

option-opening = Le plus grand lancer du début
option-opening-counts = Est déjà le premier coup
option-opening-again = Désigne seulement qui commence

option-voluntary = On peut renoncer à un lancer
option-voluntary-no = Non
option-voluntary-yes = Oui

option-must_knock = La prise est obligatoire
option-must_knock-no = Non, au choix
option-must_knock-yes = Oui, dès qu’un coup le permet

option-three_tries = Trois essais pour un 6 quand rien d’autre ne peut servir
option-three_tries-no = Non, un seul lancer
option-three_tries-yes = Oui, jusqu’à trois lancers

option-blocked_six = Un 6 quand A est occupé par un pion de sa couleur
option-blocked_six-move = Ce pion avance de six cases
option-blocked_six-enter = Un pion sort malgré tout et le renvoie

option-clear_start = Le pion sur A doit partir le premier
option-clear_start-no = Non, tout pion peut avancer
option-clear_start-yes = Oui, tant que d’autres attendent dans le coin

option-own_men = S’arrêter sur un pion de sa couleur
option-own_men-knocked = Il retourne dans le coin
option-own_men-safe = Interdit

option-home_jumps = Sauter par-dessus les pions à la maison
option-home_jumps-yes = Permis
option-home_jumps-no = Interdit

option-play_on = Quand la première couleur est à la maison
option-play_on-yes = Les autres continuent pour les places suivantes
option-play_on-no = La partie est finie

option-stake = Mise de chaque couleur, en pièces
option-stake-0 = Sans mise

## Refus, selon le paragraphe qui interdit

refusal-1 = Ce jeu se joue de 2 à 6 : ajouter ou retirer des joueurs.
refusal-2 = Plus de joueurs que de couleurs : choisir le plateau à six couleurs.
refusal-3 = La deuxième couleur est épargnée à cette table : choisir un coup qui ne s’arrête pas sur elle.
refusal-5 = Ce n’est pas le moment de jouer : attendre le lancer de sa couleur.
refusal-6 = Un pion peut avancer : jouer ce lancer avec l’un des pions signalés.
refusal-8 = Seul un 6 fait sortir un pion, et un 6 doit en faire sortir un tant qu’il en reste dans le coin.
refusal-9 = Un pion de la même couleur est sur A : avec ce 6, c’est lui qui doit avancer de six cases.
refusal-10 = Le pion sur A doit partir le premier tant que d’autres attendent dans le coin : avancer celui-là.
refusal-11 = Un pion à soi se trouve là et ne peut pas être pris à cette table : choisir un autre coup.
refusal-13 = On rentre par un lancer exact, sur une case libre : avancer un autre pion ou attendre le bon nombre.
refusal-14 = On ne saute pas les pions à la maison à cette table : choisir un autre coup.
refusal-16 = La partie est finie : toutes les places sont prises.

## Mots communs aux phrases qui suivent

colour-name = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
   *[white] blanc
}
player = { $who } ({ colour-name })
from-circle = { $start ->
    [yes] A (case { $circle })
   *[no] la case { $circle }
}
sent-back = { $knocked ->
    [nobody] { "" }
    [own] , en renvoyant un de ses propres pions
    [red] , en renvoyant un pion rouge
    [blue] , en renvoyant un pion bleu
    [green] , en renvoyant un pion vert
    [yellow] , en renvoyant un pion jaune
    [black] , en renvoyant un pion noir
   *[white] , en renvoyant un pion blanc
}
place-name = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
}

## Coups

decision-throw = Lancer un { $number }
decision-stay = Rester : n’avancer personne
decision-out = Sortir un pion sur A{ sent-back }
decision-move = Avancer le pion de { from-circle } jusqu’à { $to }{ sent-back }
decision-home = Rentrer le pion de { from-circle } à la maison, en { $to }
decision-at-home = Avancer à la maison, de { $home } en { $to }

## Événements

event-opening-throw = { player } lance un { $number } pour le départ.
event-tied = { player } est parmi les plus hauts avec un { $number } et relance.
event-starts = { player } a le plus grand nombre, un { $number }, et commence{ $counts ->
    [yes] {" "}: ce lancer est déjà le premier coup.
   *[no] .
}
event-throw = { player } lance un { $number }.
event-passed = { player } ne peut pas utiliser le { $number }.
event-because-3 = La deuxième couleur d’un même joueur est épargnée.
event-because-8 = Seul un 6 fait sortir un pion du coin.
event-because-11 = On ne peut pas prendre un pion de sa propre couleur.
event-because-13 = On rentre par un lancer exact, sur une case libre.
event-because-14 = On ne saute pas par-dessus les pions à la maison.
event-again = { player } relance après le 6.
event-tries = { player } a encore { $tries ->
    [one] un essai
   *[other] { $tries } essais
} pour un 6.
event-stay = { player } renonce à jouer le { $number }.
event-out = { player } sort un pion sur A (case { $to }).
event-move = { player } avance de { from-circle } jusqu’à { $to }.
event-home = { player } rentre de { from-circle } à la maison, en { $to }.
event-at-home = { player } avance à la maison, de { $home } en { $to }.
event-knock = Le pion { colour-name } de la case { $circle } ({ $who }) est renvoyé dans son coin.
event-knock-own = C’était un des siens, case { $circle } : { player } le renvoie dans son coin.
event-finished = { player } a ses quatre pions à la maison : { place-name } place !
event-last = { player } ferme la marche : { place-name } place.
event-over = La partie est finie.
event-place = { $place }. { player }
event-coins = { $result ->
    [won] { $who } gagne { $coins }
    [lost] { $who } perd { $coins }
   *[even] { $who } rentre dans sa mise : { $coins }
} { $coins ->
    [one] pièce
   *[other] pièces
}.

## Le dessin

draw-you = vous
draw-seat = joueur { $number }
draw-nobody = hors du jeu
draw-home = rentrés : { $men }
draw-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place
draw-thrown = a lancé { $number }
draw-movable = peut avancer
draw-to-throw = Au { colour-name } de lancer
draw-to-open = Qui commence ?
draw-over = La partie est finie
