# The Take Away Game: what is read at the table. The numbers of paragraphs are those of rules.en.md.
# Cities, buildings and chance cards have their names and texts in board.toml and cards.toml.

title = The Take Away Game
tagline = Buy sofas in six colours from coast to coast, and bring them home before somebody lands on you.
age = 8 and up
minutes = 35–60

## Options

option-buildings = Buildings
option-buildings-spread = Spread evenly around the board
option-buildings-drawn = Drawn by lot
option-buildings-chosen = Chosen, the first player first

option-squares = A square is used only once
option-squares-throw = In each throw
option-squares-turn = In the whole turn

option-stars = Stars of buildings without a buyer
option-stars-closed = Nobody may stop there
option-stars-empty = Ordinary empty squares

option-third_double = The third double of a turn
option-third_double-moved = Is moved and ends the turn
option-third_double-not_moved = Is not moved and ends the turn

option-paid_stays = Paid stays in a row at an employment agency
option-paid_stays-2 = Two
option-paid_stays-3 = Three

option-stay_after_double = Staying at the agency instead of a bonus throw
option-stay_after_double-no = No, the throw must be moved
option-stay_after_double-yes = Yes, and be paid

option-prices = Prices of sofas in the cities
option-prices-secret = Only whoever lands there sees the price
option-prices-open = The price is shown to all

option-unsold = Sofas that are not bought from a bumped trolley
option-unsold-delivered = Are delivered to their buyer’s building
option-unsold-lost = Go back to the stock

## Refusals, by the paragraph that forbids

refusal-1 = This game is for 2 to 6 players, one for each building: add or remove players.
refusal-6 = That building is taken: choose a free one.
refusal-8 = Not now: wait for your turn, then say whether you throw one die or two.
refusal-9 = Your throw does not lead there: choose one of the squares shown.
refusal-11 = Nobody stops on another buyer’s star: choose one of the squares shown.
refusal-14 = You hold no such discount card: choose another way to pay.
refusal-16 = That is not what this chance card asks of you: choose one of the decisions shown.
refusal-17 = You have no such card to use now: choose one of the decisions shown.
refusal-19 = You cannot stay and be paid now: throw the dice.
refusal-21 = You cannot buy this: you stand before one sofa, and it costs more than you have or more than one card takes off.
refusal-26 = There is no such sofa in that trolley: choose one that is in it, or buy no more.
refusal-30 = You can sell only to cover a debt, and only a sofa that you have: choose one of those shown.
refusal-32 = The game is over: somebody has won.

## Words that the sentences below share

colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [white] white
    [black] black
    [orange] orange
    [pink] pink
    [brown] brown
    [grey] grey
   *[other] { $colour }
}
place-name = { $kind ->
    [home] home
    [star] the star of { $place_en } ({ $square })
    [city] { $place_en } ({ $square })
    [discount] discount square { $square }
    [chance] chance square { $square }
    [bonus] bonus square { $square }
    [agency] employment agency { $square }
   *[plain] square { $square }
}
paid-how = { $how ->
    [card] with a { $percent } % discount card
    [voucher] with the { $percent } % voucher
   *[plain] at the full price
}

## Decisions

decision-building = { $building_en }
decision-one = Throw one die
decision-two = Throw two dice
decision-stay = Stay at the agency for { $amount } dollars
decision-ride = Have the driver take you home, instead of throwing
decision-throw = { $second ->
    [0] Throw a { $first }
   *[other] Throw { $first } and { $second }
}
decision-token = A sofa for { $price } dollars
decision-draw = A discount card of { $percent } %
decision-card = Chance card: { $card_en }
decision-move = Go to { $kind ->
    [home] your own star and deliver
   *[other] { place-name }
}{ $token ->
    [none] { "" }
    [empty] : no sofa left there
    [seen] : a { colour-name } sofa for { $price }
   *[unseen] : a { colour-name } sofa
}{ $whom ->
    [0] { "" }
   *[other] ; sends player { $whom } home{ $loaded ->
        [0] { "" }
        [one] , with 1 sofa in the trolley
       *[other] , with { $loaded } sofas in the trolley
    }
}
decision-peek = Look under the token in { $place_en } ({ $square })
decision-guard-show = Show the night watchman: nothing is bought from you
decision-guard-keep = Keep the night watchman for later
decision-credit-show = Let the bank pay with your letter of credit
decision-credit-keep = Pay yourself and keep the letter of credit
decision-give = Show the { $percent } % card and put it under the pile
decision-not-buy = Do not buy
decision-buy-no-more = Buy nothing more
decision-buy = Buy the { colour-name } sofa for { $cost } dollars, { paid-how }
decision-sell = Sell the { colour-name } sofa { $where ->
    [trolley] in the trolley
   *[building] in the building
} for { $price } dollars

## Events

event-building = { $who } buys for { $building_en }.
event-opening = { $who } throws { $first } and { $second } for the start: { $total }.
event-tied = { $who } is among the highest and throws again.
event-starts = { $who } has the highest throw and starts.
event-announced = { $who } will throw { $dice ->
    [one] one die
   *[two] two dice
}.
event-throw-one = { $who } throws a { $number }.
event-no-way = { $who } finds no way and stays.
event-throw = { $who } throws { $first } and { $second }: { $total } squares.
event-third-double = That is the third double of { $who }{ $moved ->
    [yes] : it is still moved, then the turn is over.
   *[no] : it is not moved, and the turn is over.
}
event-move = { $kind ->
    [home] { $who } comes home.
   *[other] { $who } goes to { place-name }.
}
event-stay = { $who } stays at work and is paid { $amount } dollars.
event-ride = { $who } has the driver come and rides home.
event-bumped = { $who } was standing there and must go home.
event-lost = What { $who } still had in the trolley goes back to the stock.
event-moved = { $kind ->
    [home] { $who } is taken home.
   *[other] { $who } is taken to { place-name }.
}
event-delivered = { $who } delivers a { colour-name } sofa. Colours in the building: { $count }.
event-bonus = The bank pays { $who } { $amount } dollars.
event-agency = { $who } starts work at the agency: pay comes for staying.
event-hand-full = { $who } draws no discount card: the hand is full.
event-city-empty = No sofa of this colour is left there.
event-price = { $who } looks at the { colour-name } sofa in { $place_en }: { $price } dollars.
event-looked = { $who } looks at the price of the sofa in { $place_en }.
event-trolley-full = The trolley of { $who } is full.
event-bought = { $who } buys the { colour-name } sofa for { $cost } dollars, { paid-how }.
event-no-purchase = { $who } does not buy.
event-bought-from = { $who } buys the { colour-name } sofa of { $whom } for { $cost } dollars, { paid-how }.
event-leaves-rest = { $who } buys nothing more from that trolley.
event-drawn = { $who } draws a discount card of { $percent } %.
event-drawn-secretly = { $who } draws a discount card.
event-given = { $who } puts a discount card of { $percent } % under the pile.
event-card = { $who } turns a chance card: “{ $card_en }”
event-keeps = { $who } keeps the card.
event-gains = { $who } gets { $dollars } dollars.
event-pays = { $who } pays { $dollars } dollars.
event-owes = { $who } owes { $dollars } dollars.
event-paid = { $who } has paid the debt of { $dollars } dollars.
event-peek = { $who } may look under the token in { $place_en }.
event-guard-shown = { $who } shows the night watchman: nothing is bought.
event-guard-kept = { $who } keeps the night watchman for later.
event-credit-shown = { $who } shows the letter of credit: the bank pays.
event-credit-kept = { $who } keeps the letter of credit.
event-sold = { $who } sells a { colour-name } sofa to the bank for { $price } dollars.
event-out = { $who } cannot pay and is out of the game.
event-missed = { $who } misses a turn.
event-again = { $who } throws again.
event-wins = All six colours stand in { $building_en }: { $who } has won!
event-last = { $who } is the last one left and has won!
event-result = { $who }: { $out ->
    [yes] out of the game.
   *[no] { $count ->
        [one] 1 colour.
       *[other] { $count } colours.
    }
}

## The drawing

draw-language = en
draw-you = you
draw-seat = player { $number }
draw-out = out of the game
draw-money = ${ $dollars }
draw-percents = { $percents } %
draw-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-colour = { colour-name }
draw-city = { $city } { $number }: { $price }
draw-empty = empty
draw-home = { $who } { $name }
draw-kept = { $who } keeps { $kind ->
    [guard] the watchman
    [credit] the letter of credit
    [voucher] the voucher
   *[ride] the driver
}
draw-dice = Thrown: { $second ->
    [0] { $first }
   *[other] { $first } and { $second }
}
draw-legend = ⌂ building  % discount  ? chance  $ bonus  w agency  [ ] trolley  > choose
draw-over = The game is over
draw-to-open = Who starts?
