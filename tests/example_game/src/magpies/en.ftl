title = Magpies
option-ties = A treasure that nobody takes
option-ties-lost = Is out of the game
option-ties-kept = Goes to whoever takes the next one

decision-treasure = The treasure of { $number }
decision-bid = Lay the { $number }

event-treasure = A treasure of { $treasure } lies on the table.
event-bid = { $who } lays a card face down.
event-taken = { $who } takes the treasure of { $treasure }.
event-nobody = Nobody takes the treasure.

refusal-2 = This card is not in your hand.
refusal-3 = Wait until a treasure lies on the table.
refusal-4 = Your card lies already: wait for the others.
refusal-6 = The sack is empty: the game is over.
