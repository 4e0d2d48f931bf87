# Take Off!: what a person reads at the table. Paragraph numbers are those of rules.en.md.

title = Take Off!
tagline = Fly your jets around the world, always westward, from Honolulu to Honolulu.
age = 6 and up
minutes = 10–60
language = en

## Options

option-jets = Jets in each fleet
option-jets-1 = 1, a short game
option-jets-2 = 2
option-jets-3 = 3
option-jets-4 = 4, a long game
option-teams = Teams that share a fleet
option-teams-0 = None: everybody has a fleet of their own
option-teams-2 = 2 teams
option-teams-3 = 3 teams

option-jet_symbol = The jet symbol on the dice
option-jet_symbol-may = May be left unused
option-jet_symbol-must = Must be used

option-airborne = Cards send jets from Start
option-airborne-no = Yes, like any other
option-airborne-yes = Only if none is on the way

option-double_card = Twice TAKE OFF!
option-double_card-in_turn = One card after the other
option-double_card-both = Both cards are drawn together

option-quiz = “Where is it?” before a card is carried out
option-quiz-no = No, the card names the country
option-quiz-yes = Yes, everybody may guess

option-passing = The city between two routes of one jet
option-passing-bumps = Whoever is there is bumped
option-passing-spares = Nobody is bumped in passing

option-cap = Rounds until the game ends
option-cap-0 = No last round

## Refusals, by the paragraph that forbids

refusal-1 = This game is for 2 to 6 players: add or remove seats.
refusal-3 = A fleet does not have that many jets: choose one of yours, or agree on fewer.
refusal-4 = There must be more players than teams: add players, or play without teams.
refusal-7 = It is not your turn to decide this: wait for your throw, or choose something on the list.
refusal-8 = Fly a colour that the dice show and that is not used yet; of jets in one city take the first.
refusal-9 = No route of this colour leaves that city: choose another one.
refusal-10 = Colours must be used, both of them if there is a way: choose a flight on the list.
refusal-12 = The jet symbol must be used at this table: choose a flight.
refusal-13 = A card sends a jet before anything else, and only when it has just been drawn.
refusal-15 = A jet stays at Start while others are on the way at this table: send one of those.
refusal-16 = Two cards are for two different jets, or for the only one you have: send the other one.
refusal-23 = That jet has reached Finish and is out of play: choose another one.
refusal-24 = The game is over: a whole fleet has reached Finish, or the last round has been played.

## Words that the sentences below share

# Cities and countries have their names in the data, in both languages; of both, a sentence takes its own.
city-name = { $city_en }
to-name = { $to_en }
country-name = { $country_en }
colour-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[other] { $colour }
}
first-facet = { $one ->
    [jet] jet symbol
    [take_off] TAKE OFF!
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[other] { $one }
}
second-facet = { $two ->
    [jet] jet symbol
    [take_off] TAKE OFF!
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[other] { $two }
}
fleet-name = { $fleet ->
    [white] white
    [black] black
    [orange] orange
    [violet] violet
    [turquoise] turquoise
    [silver] silver
   *[other] { $fleet }
}
deck-name = { $deck ->
    [brown] brown
   *[blue] blue
}
region-name = { $region ->
    [north_america] North America
    [central_america] Central America
    [caribbean] the Caribbean
    [south_america] South America
    [northern_europe] Northern Europe
    [western_europe] Western Europe
    [eastern_europe] Eastern Europe
    [southern_europe] Southern Europe
    [north_africa] North Africa
    [west_africa] West Africa
    [central_africa] Central Africa
    [east_africa] East Africa
    [southern_africa] Southern Africa
    [middle_east] the Middle East
    [central_asia] Central Asia
    [south_asia] South Asia
    [southeast_asia] Southeast Asia
    [east_asia] East Asia
    [oceania] Oceania
   *[other] { $region }
}
player = { $who } ({ fleet-name })
rivals = { $jets ->
    [one] a { fleet-name } jet
   *[other] { $jets } { fleet-name } jets
}
bumping = { $when ->
    [never] { "" }
    [later] , bumping { rivals } if it stays there
   *[now] , bumping { rivals }
}
jets-home = { $home ->
    [one] 1 jet
   *[other] { $home } jets
}
routes-to-go = { $routes ->
    [one] 1 route
   *[other] { $routes } routes
}

## Decisions

decision-start = The { fleet-name } fleet starts
decision-throw = Throw { first-facet } and { second-facet }
decision-draw = Draw { $city } ({ $country })
decision-fly = { colour-name }: { $city } → { $to }{ bumping }
decision-nowhere = { colour-name }: { $city } → nowhere
decision-finished = { colour-name }: a jet at Finish
decision-stay = Leave the jet symbol unused
decision-send = Send the jet in { $city } { $stays ->
    [yes] nowhere: it is in { $to } already
   *[no] to { $to }{ bumping }
}

## Events

event-starts = { player } has the first turn.
event-throw = { player } throws { first-facet } + { second-facet }
event-draw = { player } draws a { deck-name } card: { city-name }, capital of { country-name } ({ region-name }).
event-draw-quiz = { player } draws a { deck-name } card: { city-name }. Where is it, and whose capital? Everybody may guess.
event-answer = { city-name } is the capital of { country-name } ({ region-name }).
event-sent = { player } sends a jet from { city-name } to { to-name }.
event-already = { player } has a jet in { to-name } already, and it stays there.
event-fly = { player } flies { colour-name } from { city-name } to { to-name }.
event-finish = { player } flies { colour-name } from { city-name } to Finish: { $jets ->
    [one] the jet
   *[other] { $home } of { $jets } jets
} home.
event-bump = { $jets ->
    [one] The { fleet-name } jet
   *[other] { $jets } { fleet-name } jets
} in { city-name } ({ $who }) { $jets ->
    [one] is
   *[other] are
} bumped back to Start.
event-unused = { $one ->
    [jet] { player } cannot use the jet symbol.
   *[other] { player } has no jet that can fly { first-facet }.
}
event-stay = { player } leaves the jet symbol unused.
event-shuffled = The used { deck-name } cards are shuffled and make a new deck.
event-again = Doubles: { player } has another turn.
event-won = { player } has brought the whole fleet around the world and wins!
event-last-round = The last round has been played: { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}.
event-place = { $place }. { player }: { jets-home } at Finish, { routes-to-go } to go

## The drawing

draw-you = you
draw-seat = player { $number }
draw-west = west
draw-east = east
draw-start = Start
draw-finish = Finish
draw-throw = { fleet-name } to throw
draw-lot = Who starts?
draw-over = The game is over
draw-thrown = Thrown:
draw-used = (used)
draw-card = Card: { $city }, { $country } ({ region-name })
draw-card-quiz = Card: { $city } … where is it?
draw-decks = Cards face down: brown { $brown }, blue { $blue }
draw-round = Round { $round } of { $cap }
draw-fleet = { fleet-name } ({ $player }):
draw-from = { $city }:
draw-ways = Routes ahead of { $letter }; number: fewest routes from there to Finish
