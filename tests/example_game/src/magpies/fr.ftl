title = Les pies
option-ties = Un trésor que personne n’emporte
option-ties-lost = Est perdu
option-ties-kept = Revient à qui emportera le suivant

decision-treasure = Le trésor de { $number }
decision-bid = Poser le { $number }

event-treasure = Un trésor de { $treasure } est sur la table.
event-bid = { $who } pose une carte face cachée.
event-taken = { $who } emporte le trésor de { $treasure }.
event-nobody = Personne n’emporte le trésor.

refusal-2 = Cette carte n’est pas dans votre main.
refusal-3 = Attendez qu’un trésor soit sur la table.
refusal-4 = Votre carte est déjà posée : attendez les autres.
refusal-6 = Le sac est vide : la partie est finie.
