# Take It Easy : ce qui se lit à la table. Les numéros de paragraphe sont ceux de rules.fr.md.

title = Take It Easy
tagline = Tout le monde pose la même tuile, et chacun finit avec un plateau différent.
age = de 10 à 99 ans
minutes = 20

## Options

option-call = Façon d’annoncer les tuiles
option-call-left = De gauche à droite : 2 – 9 – 4
option-call-top = Le chiffre du haut d’abord : 9 – 2 – 4
option-call-clockwise = À partir du haut, dans le sens des aiguilles d’une montre : 9 – 4 – 2

option-placed_stays = Tuile posée ne bouge plus
option-placed_stays-no = Non, elle peut bouger jusqu’au tirage suivant
option-placed_stays-yes = Oui, aussitôt

option-open_boards = Les poses des autres se voient aussitôt
option-open_boards-no = Non, seulement après le tirage suivant
option-open_boards-yes = Oui

option-rounds = Manches
option-rounds-rulebook = Comme dans la règle : quatre, ou un seul plateau en solitaire
option-rounds-1 = Une
option-rounds-2 = Deux
option-rounds-3 = Trois
option-rounds-4 = Quatre

option-tiebreak = En cas d’égalité au total
option-tiebreak-shared = La victoire est partagée
option-tiebreak-best_round = La meilleure manche départage

option-touching = Les tuiles doivent se toucher
option-touching-no = Non, toute alvéole libre convient
option-touching-yes = Oui, chacune touche une tuile déjà posée

option-pairs = Deux tuiles à la fois
option-pairs-no = Non, une par une
option-pairs-yes = Oui, neuf paires et une dernière tuile seule

## Refus, selon le paragraphe qui interdit

refusal-1 = Take It Easy se joue de 1 à 8 : ajouter ou retirer des joueurs.
refusal-4 = Seul le meneur tire les tuiles : attendre l’annonce de la prochaine.
refusal-6 = Choisir une alvéole libre : celle-ci est occupée, ou il n’y a pas de telle tuile à poser maintenant.
refusal-7 = Cette tuile ne bouge plus : poser celle qui vient d’être annoncée.
refusal-8 = La tuile est déjà posée : la suivante sera tirée quand chacun aura posé la sienne.
refusal-10 = La manche est finie : on ne pose plus de tuile.
refusal-13 = La partie est finie : toutes les manches ont été jouées.
refusal-15 = Choisir une alvéole voisine d’une tuile déjà posée : toutes les tuiles doivent se tenir.
refusal-16 = Deux tuiles sont annoncées : poser les deux, sur deux alvéoles libres différentes.

## Coups

decision-draw = { $tile } est tirée
decision-count = on compte les plateaux
decision-lay = poser { $tile } en { $cell }
decision-move = déplacer { $tile } de { $start } en { $cell }

## Le récit

event-round = { $rounds ->
    [1] On joue une seule manche. { $who } tire et annonce.
   *[other] La manche { $round } sur { $rounds } commence. { $who } tire et annonce.
  }
event-called = { $who } annonce la tuile { $number } sur 19 : { $tile }.
event-called-second = { $who } annonce aussi la tuile { $number } sur 19 : { $tile }.
event-laid = { $who } pose { $tile } en { $cell }.
event-laid-hidden = { $who } a posé { $tile }.
event-moved = { $who } déplace { $tile } de { $start } en { $cell }.
event-shown = { $who } avait posé { $tile } en { $cell }.
event-complete = { $who } complète la ligne { $line } : { $length } × { $number } = { $points } points.
event-broken = { $who } rompt la ligne { $line }, où { $tiles } tuiles sur { $length } s’accordaient sur le { $number }.
event-round-over = { $rounds ->
    [1] Tous les plateaux sont pleins.
   *[other] La manche { $round } est finie : tous les plateaux sont pleins.
  }
event-counted = { $who } : { $sum } = { $points } points.
event-counted-total = { $who } : { $sum } = { $points } points, { $total } en tout.
event-nothing = { $who } : aucune ligne complète, 0 point.
event-nothing-total = { $who } : aucune ligne complète, 0 point, toujours { $total } en tout.
event-won = { $who } gagne avec { $points } points.
event-won-best-round = { $who } gagne : { $points } points, à égalité, mais la meilleure manche, { $best }.
event-shared = { $who } partage la victoire avec { $points } points.
event-alone = { $rounds ->
    [1] { $who } fait { $points } points sur un plateau. Le score le plus élevé possible est 307.
   *[other] { $who } fait { $points } points sur { $rounds } plateaux.
  }

## Le dessin

drawing-seat = Place { $seat }
drawing-your-seat = Place { $seat } (vous)
drawing-round = Manche { $round } sur { $rounds }
drawing-caller = Meneur : place { $seat }
drawing-tile = Tuile { $number } sur 19
drawing-first-tile = Première tuile
drawing-second-tile = Seconde tuile
drawing-count = Tout est plein : on compte.
drawing-over = La partie est finie.
drawing-soon = La prochaine tuile reste à tirer.
drawing-left = Encore dans la pioche : { $tiles }
drawing-sheet = Points
drawing-total = total
drawing-so-far = { $points } points jusqu’ici
drawing-legend = [9] complète · ● posée à l’instant
drawing-marks = … doit encore poser · ✓ a posé
