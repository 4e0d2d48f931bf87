# The Take Away Game : ce qui se lit à la table. Les numéros de paragraphe sont ceux de rules.fr.md.
# Les villes, les immeubles et les cartes de chance ont leurs noms et leurs textes dans board.toml et cards.toml.

title = The Take Away Game
tagline = Acheter des salons de six couleurs d’une côte à l’autre, et les rapporter avant qu’un autre ne s’arrête sur sa case.
age = dès 8 ans
minutes = 35–60

## Options

option-buildings = Immeubles
option-buildings-spread = Répartis autour du plateau
option-buildings-drawn = Tirés au sort
option-buildings-chosen = Choisis, à commencer par le premier joueur

option-squares = Une case ne sert qu’une fois
option-squares-throw = Par lancer
option-squares-turn = Par tour

option-stars = Étoiles des immeubles sans acheteur
option-stars-closed = On ne peut pas s’y arrêter
option-stars-empty = Des cases vides ordinaires

option-third_double = Le troisième double d’un tour
option-third_double-moved = On avance, et le tour est fini
option-third_double-not_moved = On n’avance pas, et le tour est fini

option-paid_stays = Séjours payés de suite au bureau d’intérim
option-paid_stays-2 = Deux
option-paid_stays-3 = Trois

option-stay_after_double = Rester au bureau d’intérim au lieu de relancer après un double
option-stay_after_double-no = Non, il faut jouer le lancer
option-stay_after_double-yes = Oui, et être payé

option-prices = Prix des salons dans les villes
option-prices-secret = Seul celui qui s’y arrête voit le prix
option-prices-open = Le prix est montré à tous

option-unsold = Salons non achetés d’un chariot renvoyé
option-unsold-delivered = Livrés à l’immeuble de leur acheteur
option-unsold-lost = Rendus à la réserve

## Refus, selon le paragraphe qui interdit

refusal-1 = Ce jeu se joue de 2 à 6, un joueur par immeuble : ajouter ou retirer des joueurs.
refusal-6 = Cet immeuble est pris : en choisir un libre.
refusal-8 = Pas maintenant : attendre son tour, puis annoncer un dé ou deux.
refusal-9 = Le lancer ne mène pas là : choisir l’une des cases signalées.
refusal-11 = On ne s’arrête pas sur l’étoile d’un autre : choisir l’une des cases signalées.
refusal-14 = Pas de carte de discount de ce genre en main : payer autrement.
refusal-16 = Ce n’est pas ce que demande cette carte de chance : prendre l’une des décisions proposées.
refusal-17 = Pas de carte de ce genre à utiliser maintenant : prendre l’une des décisions proposées.
refusal-19 = On ne peut pas rester et être payé maintenant : lancer les dés.
refusal-21 = Cet achat est impossible : il n’y a qu’un salon ici, et il coûte plus que l’argent disponible ou qu’une seule carte ne permet.
refusal-26 = Il n’y a pas de salon de ce genre dans ce chariot : en choisir un qui s’y trouve, ou ne plus rien acheter.
refusal-30 = On ne vend que pour couvrir une dette, et seulement un salon qu’on a : en choisir un de la liste.
refusal-32 = La partie est finie : quelqu’un a gagné.

## Mots communs aux phrases qui suivent

colour-name = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [violet] violet
    [white] blanc
    [black] noir
    [orange] orange
    [pink] rose
    [brown] brun
    [grey] gris
   *[other] { $colour }
}
place-name = { $kind ->
    [home] sa propre étoile
    [star] l’étoile « { $place_fr } » ({ $square })
    [city] { $place_fr } ({ $square })
    [discount] la case de discount { $square }
    [chance] la case de chance { $square }
    [bonus] la case de bonus { $square }
    [agency] l’intérim { $square }
   *[plain] la case { $square }
}
paid-how = { $how ->
    [card] avec une carte de discount de { $percent } %
    [voucher] avec le bon doré de { $percent } %
   *[plain] au plein prix
}

## Décisions

decision-building = { $building_fr }
decision-one = Lancer un dé
decision-two = Lancer deux dés
decision-stay = Rester au bureau d’intérim pour { $amount } dollars
decision-ride = Se faire ramener par le chauffeur au lieu de lancer
decision-throw = { $second ->
    [0] Lancer un { $first }
   *[other] Lancer { $first } et { $second }
}
decision-token = Un salon à { $price } dollars
decision-draw = Une carte de discount de { $percent } %
decision-card = Carte de chance : { $card_fr }
decision-move = { $kind ->
    [home] Rentrer sur votre étoile et livrer
    [city] Aller à { $place_fr } ({ $square })
   *[other] Aller sur { place-name }
}{ $token ->
    [none] { "" }
    [empty] : il n’y a plus de salon
    [seen] : un salon { colour-name } à { $price }
   *[unseen] : un salon { colour-name }
}{ $whom ->
    [0] { "" }
   *[other] ; renvoie le joueur { $whom }{ $loaded ->
        [0] { "" }
        [one] , qui a 1 salon dans son chariot
       *[other] , qui a { $loaded } salons dans son chariot
    }
}
decision-peek = Regarder sous le jeton : { $place_fr } ({ $square })
decision-guard-show = Montrer le veilleur de nuit : on ne vous achète rien
decision-guard-keep = Garder le veilleur de nuit pour plus tard
decision-credit-show = Laisser la banque payer grâce à la lettre de crédit
decision-credit-keep = Payer soi-même et garder la lettre de crédit
decision-give = Montrer la carte de { $percent } % et la glisser sous le paquet
decision-not-buy = Ne pas acheter
decision-buy-no-more = Ne plus rien acheter
decision-buy = Acheter le salon { colour-name } pour { $cost } dollars, { paid-how }
decision-sell = Vendre le salon { colour-name } { $where ->
    [trolley] du chariot
   *[building] de l’immeuble
} pour { $price } dollars

## Événements

event-building = { $who } achète pour l’immeuble « { $building_fr } ».
event-opening = { $who } lance { $first } et { $second } pour commencer : { $total }.
event-tied = { $who } est parmi les plus hauts et relance.
event-starts = { $who } a le plus grand lancer et commence.
event-announced = { $who } annonce { $dice ->
    [one] un dé
   *[two] deux dés
}.
event-throw-one = { $who } lance un { $number }.
event-no-way = { $who } ne trouve pas de chemin et reste sur place.
event-throw = { $who } lance { $first } et { $second } : { $total } cases.
event-third-double = C’est le troisième double de { $who }{ $moved ->
    [yes] : on avance encore, puis le tour est fini.
   *[no] : on n’avance pas, et le tour est fini.
}
event-move = { $kind ->
    [home] { $who } rentre sur son étoile.
    [city] { $who } va à { place-name }.
   *[other] { $who } va sur { place-name }.
}
event-stay = { $who } reste au travail et reçoit { $amount } dollars.
event-ride = { $who } fait venir le chauffeur et rentre.
event-bumped = { $who } se trouvait là et doit rentrer.
event-lost = Ce qui restait dans le chariot de { $who } retourne à la réserve.
event-moved = { $kind ->
    [home] { $who } est ramené à son étoile.
    [city] { $who } est conduit à { place-name }.
   *[other] { $who } est conduit sur { place-name }.
}
event-delivered = { $who } livre un salon { colour-name }. Couleurs dans l’immeuble : { $count }.
event-bonus = La banque verse { $amount } dollars à { $who }.
event-agency = { $who } commence au bureau d’intérim : on est payé quand on reste.
event-hand-full = { $who } ne tire pas de carte de discount : sa main est pleine.
event-city-empty = Il n’y a plus de salon de cette couleur ici.
event-price = { $who } regarde le salon { colour-name }, { $place_fr } : { $price } dollars.
event-looked = { $who } regarde le prix du salon, { $place_fr }.
event-trolley-full = Le chariot de { $who } est plein.
event-bought = { $who } achète le salon { colour-name } pour { $cost } dollars, { paid-how }.
event-no-purchase = { $who } n’achète pas.
event-bought-from = { $who } achète le salon { colour-name } de { $whom } pour { $cost } dollars, { paid-how }.
event-leaves-rest = { $who } n’achète plus rien dans ce chariot.
event-drawn = { $who } tire une carte de discount de { $percent } %.
event-drawn-secretly = { $who } tire une carte de discount.
event-given = { $who } glisse une carte de discount de { $percent } % sous le paquet.
event-card = { $who } retourne une carte de chance : « { $card_fr } »
event-keeps = { $who } garde la carte.
event-gains = { $who } reçoit { $dollars } dollars.
event-pays = { $who } paie { $dollars } dollars.
event-owes = { $who } doit { $dollars } dollars.
event-paid = { $who } a payé sa dette de { $dollars } dollars.
event-peek = { $who } peut regarder sous un jeton : { $place_fr }.
event-guard-shown = { $who } montre le veilleur de nuit : on ne lui achète rien.
event-guard-kept = { $who } garde le veilleur de nuit pour plus tard.
event-credit-shown = { $who } montre la lettre de crédit : la banque paie.
event-credit-kept = { $who } garde la lettre de crédit.
event-sold = { $who } vend un salon { colour-name } à la banque pour { $price } dollars.
event-out = { $who } ne peut pas payer et quitte le jeu.
event-missed = { $who } manque un tour.
event-again = { $who } relance.
event-wins = Les six couleurs sont réunies, { $building_fr } : { $who } a gagné !
event-last = { $who } reste seul et a gagné !
event-result = { $who } : { $out ->
    [yes] hors du jeu.
   *[no] { $count ->
        [one] { $count } couleur.
       *[other] { $count } couleurs.
    }
}

## Le dessin

draw-language = fr
draw-you = vous
draw-seat = joueur { $number }
draw-out = hors du jeu
draw-money = { $dollars } $
draw-percents = { $percents } %
draw-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-colour = { colour-name }
draw-city = { $city } { $number } : { $price }
draw-empty = vide
draw-home = { $who } { $name }
draw-kept = { $who } garde { $kind ->
    [guard] le veilleur
    [credit] la lettre de crédit
    [voucher] le bon doré
   *[ride] le chauffeur
}
draw-dice = Lancé : { $second ->
    [0] { $first }
   *[other] { $first } et { $second }
}
draw-legend = ⌂ immeuble  % discount  ? chance  $ bonus  w intérim  [ ] chariot  > au choix
draw-over = La partie est finie
draw-to-open = Qui commence ?
