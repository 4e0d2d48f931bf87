# Gay-Play : ce qu’on lit à table. Les numéros de paragraphe sont ceux de rules.fr.md.

title = Gay-Play
tagline = Toute la famille fait ses courses : six boutiques, six achats, et le premier rentré gagne.
age = dès 6 ans
minutes = 30–45

## Options

option-lists = Les listes
option-lists-random = Sont tirées au sort
option-lists-chosen = Sont choisies, chacun à son tour
option-lists-order = Sont données dans l’ordre de la famille

option-starter = Qui commence
option-starter-random = Est tiré au sort
option-starter-first = Le premier joueur

option-high_six = Un 6 trop grand en quittant une boutique
option-high_six-again = Donne quand même un second coup
option-high_six-lost = Est perdu

option-chains = Une case qui mène à une autre case à texte
option-chains-obeyed = On obéit aux deux
option-chains-first = On n’obéit qu’à la première

option-search_six = Un 6 lancé en boutique pour chercher
option-search_six-looks = Donne six cartes à regarder, et rien de plus
option-search_six-again = Donne six cartes et, si l’on trouve, un coup de plus

option-telling = Dire ce qu’il y avait sur une carte
option-telling-no = Ne se fait pas
option-telling-yes = Est possible, et on mêle les cartes de la boutique

option-mistakes = Erreurs de bonne foi
option-mistakes-no = On ne peut prendre que la bonne carte
option-mistakes-yes = On peut prendre une mauvaise carte, et vérifier les achats

option-play_on = Quand le premier est rentré
option-play_on-no = La partie est finie
option-play_on-yes = Les autres continuent pour les places suivantes

## Refus, selon le paragraphe qui interdit

refusal-3 = Quelqu’un a déjà cette liste : choisissez l’une de celles qui restent.
refusal-4 = Cette carte a été achetée : choisissez-en une qui soit encore dans la boutique.
refusal-5 = Ce n’est pas votre tour : attendez que le dé vous revienne.
refusal-7 = Il n’y a rien d’autre à décider que de lancer le dé : lancez.
refusal-16 = Vous regardez maintenant les cartes de la boutique, autant que de points : choisissez une carte, ou arrêtez-vous.
refusal-17 = Vous avez déjà regardé et replacé cette carte : ce n’est pas la vôtre, choisissez-en une autre.
refusal-18 = Il n’y a rien à dire maintenant : regardez d’abord une carte, et seulement si c’est convenu. Les erreurs de bonne foi et cette pénalité ne vont pas ensemble.
refusal-21 = Une carte est devant vous : prenez-la, ou replacez-la.
refusal-22 = Il n’y a rien de nouveau à vérifier là : choisissez un joueur dont les achats n’ont pas été vérifiés, ou lancez le dé.
refusal-24 = La partie est finie : quelqu’un est rentré avec ses six achats.

## Mots que partagent les phrases ci-dessous

member-name = { $member ->
    [father] le père
    [mother] la mère
    [grandfather] le grand-père
    [grandmother] la grand-mère
    [daughter] la fille
    [son] le fils
    [nobody] pas encore de liste
   *[other] { $member }
}
of-member = { $member ->
    [father] du père
    [mother] de la mère
    [grandfather] du grand-père
    [grandmother] de la grand-mère
    [daughter] de la fille
    [son] du fils
   *[other] de : { $member }
}
player = { $who } ({ member-name })
shop-name = { $shop ->
    [grocer] Alimentation
    [baker] Boulangerie
    [ironmonger] Quincaillerie
    [haberdasher] Mercerie
    [bookseller] Librairie
    [tobacconist] Bureau de Tabac
   *[other] { $shop }
}
place-name = { $place ->
    [gate] entrée de la ville
    [circus] cirque
    [park] parc
   *[other] { $place }
}
article-name = { $article ->
    [coffee] du café
    [noodles] des nouilles
    [sardines] des sardines
    [honey] du miel
    [chocolate] du chocolat
    [jam] de la confiture
    [baguette] une baguette
    [rusks] des biscottes
    [loaf] un pain de campagne
    [brioche] une brioche
    [milk_rolls] des pains au lait
    [croissants] des croissants
    [hammer] un marteau
    [saucepan] une casserole
    [watering_can] un arrosoir
    [alarm_clock] un réveil
    [bucket] un seau et une pelle
    [torch] une lampe de poche
    [braces] des bretelles
    [thread] du fil
    [socks] des chaussettes
    [wool] de la laine à tricoter
    [hair_ribbon] un ruban
    [buttons] des boutons
    [map] une carte routière
    [cookbook] un livre de cuisine
    [almanac] un almanach
    [novel] un roman
    [paints] une boîte de peinture
    [exercise_book] un cahier
    [newspaper] un journal
    [stamps] des timbres
    [tobacco] du tabac à pipe
    [postcards] des cartes postales
    [barley_sugar] des sucres d’orge
    [liquorice] de la réglisse
   *[other] { $article }
}

## Ce qu’on lit sur les cases

square-text = { $text ->
    [dog] Un bon chien vous tire par le panier. Avancez de 2 cases.
    [apples] Ah ! les belles pommes ! Entrez dans le magasin.
    [puddle] Plouf ! Vos souliers sont pleins d’eau. Attendez un tour qu’ils sèchent.
    [bus] L’autobus s’arrête exprès pour vous. Avancez de 3 cases.
    [basket] Et votre panier ? Il est pendu derrière la porte de la cuisine. Rentrez à la maison.
    [parade] Des tambours, un clown, un éléphant ! Vous suivez la parade. Au cirque !
    [poster] Sur l’affiche, le lion saute dans un cerceau. Au cirque !
    [bread] Hum, le pain chaud : il suffit de suivre son nez. Entrez dans le magasin.
    [change] La boulangère vous rappelle : et votre monnaie ! Retournez à la boulangerie.
    [balloon] Vous rattrapez un ballon échappé, et un petit garçon sourit. Rejouez.
    [roadworks] Rue barrée. Reculez de 3 cases.
    [neighbour] La voisine a tant de choses à raconter. Attendez un tour.
    [ladder] Vous faites le tour de l’échelle : cela porte bonheur. Entrez dans le magasin.
    [swings] Les balançoires sont libres ! Au parc !
    [bicycle] Le facteur vous prête sa bicyclette. Avancez de 3 cases.
    [ducks] Les canards n’ont pas eu leur pain aujourd’hui. Au parc !
    [list] Où est votre liste ? Oubliée sur le comptoir. Retournez à la quincaillerie.
    [accordion] Un air d’accordéon, et les jambes vont toutes seules. Rejouez.
    [ribbon] La mercière agite un ruban à votre passage. Entrez dans le magasin.
    [shower] Une averse ! Vite, sous un auvent. Attendez un tour.
    [tram] Drelin drelin, le tramway démarre avec vous. Avancez de 4 cases.
    [clover] Un trèfle à quatre feuilles entre deux pavés. Rejouez.
    [policeman] L’agent siffle : on traverse au passage clouté ! Reculez de 4 cases.
    [umbrella] La pluie a cessé… et votre parapluie ? Retournez à la mercerie.
    [window] Quel beau livre en vitrine ! Entrez dans le magasin.
    [van] Le livreur a une place à côté de lui. Avancez de 3 cases.
    [firemen] Les pompiers passent, la cloche tinte. Attendez un tour.
    [cat] Vous ramenez un chaton perdu devant sa porte. Reculez de 4 cases.
    [purse] Votre porte-monnaie est vide ! Retournez à la maison pour chercher de l’argent, puis revenez au Bureau de Tabac en tournant à gauche.
    [bell] La clochette de la porte tinte toute seule. Entrez dans le magasin.
    [unpaid] Vous êtes parti sans payer le buraliste ! Retournez à la maison pour chercher de l’argent, puis revenez en tournant à gauche.
    [soup] On sent déjà la bonne soupe. Rejouez.
    [gloves] Vos gants ! Ils sont restés près de la caisse. Retournez au Bureau de Tabac.
    [gate] La grille du jardin est coincée. Attendez un tour.
   *[other] { $text }
}

## Décisions

decision-number = Lancer un { $number }
decision-card = La carte montre : { article-name }
decision-list = La liste { of-member }
decision-starter = Le joueur { $number } commence
decision-look = Regarder la carte { $slot }{ $others ->
    [0] { "" }
    [one] , qu’un autre joueur a replacée
   *[other] , que { $others } autres joueurs ont replacée
}
decision-look-again = Regarder encore la carte { $slot } : { article-name }
decision-stop = Ne plus regarder
decision-tell = Dire ce qu’il y avait sur la carte
decision-take = Prendre la carte : { article-name }
decision-put-back = Replacer la carte : { article-name }
decision-throw = Lancer le dé
decision-verify = Vérifier les achats { of-member }

## Événements

event-list = { $who } a la liste { of-member }.
event-starts = { player } commence.
event-throw = { player } lance un { $number }.
event-out = { $place ->
    [gate] { player } peut entrer en ville avec ce 6, et relance.
    [circus] { player } peut quitter le cirque avec ce 6, et relance.
    [park] { player } peut quitter le parc avec ce 6, et relance.
   *[other] { player } peut partir ({ place-name }) avec ce 6, et relance.
}
event-kept-in = { $place ->
    [gate] { player } attend à l’entrée de la ville : il faut un 6.
    [circus] { player } reste au cirque : seul un 6 permet d’en sortir.
    [park] { player } reste au parc : seul un 6 permet d’en sortir.
   *[other] { player } reste là ({ place-name }) : il faut un 6.
}
event-searches = { player } peut regarder { $number ->
    [one] une carte
   *[other] { $number } cartes
} de la boutique.
event-too-far = { player } ne bouge pas : { shop-name }, { $number ->
    [one] une case
   *[other] { $number } cases
} plus loin, ne se dépasse pas.
event-too-far-home = { player } ne bouge pas : pour l’arrivée, il faut exactement { $number }.
event-moves = { player } va à la case { $square }.
event-order = « { square-text } »
event-must-wait = { player } passera { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
event-may-throw = { player } peut rejouer.
event-no-use = { player } n’en a pas l’usage, et ne bouge pas.
event-led = { player } se retrouve à la case { $square }.
event-visits = { $place ->
    [circus] { player } va au cirque : il faudra un 6 pour en sortir.
    [park] { player } va au parc : il faudra un 6 pour en sortir.
   *[other] { player } y va ({ place-name }) : il faudra un 6 pour en sortir.
}
event-sent-home = { player } est de retour à la maison, avec tous ses achats.
event-money = { player } est de retour à la maison, et pourra ensuite tourner à gauche après l’Alimentation.
event-sent-to-shop = { player } est de retour devant la porte : { shop-name }.
event-enters = { player } entre dans la boutique ({ shop-name }), et cherchera dès le prochain tour.
event-arrives = { player } atteint la case blanche, dans le jardin.
event-again = { player } relance.
event-again-lost = { player } ne peut pas profiter d’un second coup après ce 6.
event-looks = { player } regarde la carte { $slot }.
event-sees = { $article ->
    [hidden] { player } la regarde, sans la montrer à personne.
   *[other] C’est : { article-name }.
}
event-puts-back = { $article ->
    [hidden] { player } replace la carte { $slot } : ce n’est pas la bonne.
   *[other] C’est : { article-name }. { player } replace la carte { $slot }.
}
event-lays-back = { player } replace la carte { $slot }.
event-finds = { player } trouve la bonne carte : { article-name } !
event-takes = { $article ->
    [hidden] { player } prend la carte { $slot }.
   *[other] { player } prend la carte { $slot } : { article-name }.
}
event-stops = { player } ne regarde plus.
event-tells = { player } dit ce qu’il y avait sur la carte ! On mêle les cartes qui restent ({ shop-name }) et on les replace.
event-verifies = { $who } vérifie les achats de { $other } ({ $whose ->
    [father] le père
    [mother] la mère
    [grandfather] le grand-père
    [grandmother] la grand-mère
    [daughter] la fille
    [son] le fils
   *[other] { $whose }
}).
event-last-shown = { player } a devant soi la seule carte qui reste dans la boutique.
event-right = { player } a bien acheté : { article-name }.
event-wrong = { player } a pris une mauvaise carte ({ shop-name }) : { article-name }.
event-returned = Personne n’a cet article sur sa liste : { article-name }. La carte { $slot } retourne à sa place ({ shop-name }).
event-given = { player } reçoit la carte, qui est sur sa liste : { article-name }.
event-sent-back = { player } doit repartir de la case { $square }.
event-waits = { player } passe un tour.
event-last-card = { player } prend la seule carte qui reste : { article-name }. Le dé passe.
event-wins = { player } rentre le premier avec ses six achats, et gagne !
event-place = { player } rentre : place { $place }.
event-score = { player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = La partie est finie.

## Le dessin

draw-you = vous
draw-seat = joueur { $number }
draw-entrance = Entrée
draw-house = MAISON
draw-garden = jardin
draw-circus = CIRQUE
draw-park = PARC
draw-gate = attendent un 6 :
draw-no-list = pas encore de liste
draw-purchases = { $count } sur 6
draw-next = ensuite : { shop-name }
draw-search = cherche dans la boutique : { shop-name }
draw-at-place = { $place ->
    [gate] attend un 6 pour partir
    [circus] au cirque, attend un 6
    [park] au parc, attend un 6
   *[other] { place-name }, attend un 6
}
draw-home = sur le chemin de la maison
draw-waits = passe { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
draw-errand = cherche de l’argent, puis à gauche
draw-place-taken = place { $place }
draw-your-list = Votre liste, celle { of-member } :
draw-shop = Cartes de la boutique : { shop-name }
draw-looks = encore { $looks ->
    [one] une carte
   *[other] { $looks } cartes
} à regarder
draw-bought = achetée
draw-face-down = face cachée
draw-others = replacée par { $others }
draw-legend = ■ porte d’une boutique · → avancer · ← reculer · ◆ entrer · ♪ cirque ou parc
draw-legend-2 = z attendre · ⌂ maison · ↩ retour à une boutique · + rejouer · a b c à gauche
draw-over = La partie est finie
draw-die = dé
