# Gay-Play: what a person reads at the table. Paragraph numbers are those of rules.en.md.

title = Gay-Play
tagline = The whole family goes shopping: six shops, six purchases, and the first one home wins.
age = 6 and up
minutes = 30–45

## Options

option-lists = The lists
option-lists-random = Are drawn
option-lists-chosen = Are chosen, one player after the other
option-lists-order = Go round in the order of the family

option-starter = Who begins
option-starter-random = Is drawn
option-starter-first = The first player

option-high_six = A 6 that is too high, on leaving a shop
option-high_six-again = Is thrown again all the same
option-high_six-lost = Is lost

option-chains = A square that leads to another one with a text
option-chains-obeyed = Both are obeyed
option-chains-first = Only the first is obeyed

option-search_six = A 6 thrown in the shop to search
option-search_six-looks = Is six looks, no more
option-search_six-again = Is six looks and, if the card is found, a further throw

option-telling = Telling what was on a card
option-telling-no = Is not done
option-telling-yes = Is possible, and the cards of the shop are mixed

option-mistakes = Honest mistakes
option-mistakes-no = Only the right card can be taken
option-mistakes-yes = A wrong card may be taken, and purchases may be verified

option-play_on = When the first is at home
option-play_on-no = The game is over
option-play_on-yes = The others play on for the next places

## Refusals, by the paragraph that forbids

refusal-3 = Somebody has this list already: choose one of those that are left.
refusal-4 = This card has been bought: choose one that still lies in the shop.
refusal-5 = It is not your turn: wait until the die comes round to you.
refusal-7 = There is nothing to decide but to throw the die: throw.
refusal-16 = You look at cards in the shop now, as many as you threw: choose a card, or stop looking.
refusal-17 = You have looked at this card and put it back: it is not yours, choose another.
refusal-18 = There is nothing to tell now: look at a card first, and only where that was agreed. Honest mistakes and telling do not go together.
refusal-21 = A card lies open before you: take it, or put it back.
refusal-22 = There is nothing new to verify there: choose a player with purchases nobody has verified, or throw.
refusal-24 = The game is over: somebody is at home with all six purchases.

## Words that the sentences below share

member-name = { $member ->
    [father] father
    [mother] mother
    [grandfather] grandfather
    [grandmother] grandmother
    [daughter] daughter
    [son] son
    [nobody] no list yet
   *[other] { $member }
}
of-member = the { member-name }’s
player = { $who } ({ member-name })
shop-name = { $shop ->
    [grocer] grocer’s
    [baker] baker’s
    [ironmonger] ironmonger’s
    [haberdasher] haberdasher’s
    [bookseller] bookshop
    [tobacconist] tobacconist’s
   *[other] { $shop }
}
place-name = { $place ->
    [gate] entrance of the town
    [circus] circus
    [park] park
   *[other] { $place }
}
article-name = { $article ->
    [coffee] coffee
    [noodles] noodles
    [sardines] sardines
    [honey] honey
    [chocolate] chocolate
    [jam] jam
    [baguette] a baguette
    [rusks] rusks
    [loaf] a farmhouse loaf
    [brioche] a brioche
    [milk_rolls] milk rolls
    [croissants] croissants
    [hammer] a hammer
    [saucepan] a saucepan
    [watering_can] a watering can
    [alarm_clock] an alarm clock
    [bucket] a bucket and spade
    [torch] a torch
    [braces] braces
    [thread] thread
    [socks] socks
    [wool] knitting wool
    [hair_ribbon] a hair ribbon
    [buttons] buttons
    [map] a map
    [cookbook] a cookery book
    [almanac] an almanac
    [novel] a novel
    [paints] a box of paints
    [exercise_book] an exercise book
    [newspaper] a newspaper
    [stamps] stamps
    [tobacco] pipe tobacco
    [postcards] postcards
    [barley_sugar] barley sugar
    [liquorice] liquorice
   *[other] { $article }
}

## What stands on the squares

square-text = { $text ->
    [dog] A friendly dog pulls you along by your basket. Go forward 2 squares.
    [apples] The grocer polishes an apple and winks at you. Enter the shop.
    [puddle] Splash! Your shoes are full of water. Wait a turn while they dry.
    [bus] The bus stops just for you. Go forward 3 squares.
    [basket] And your basket? It is hanging behind the kitchen door. Go back home.
    [parade] Drums, a clown, an elephant! You follow the parade. To the circus!
    [poster] A poster shows the lion jumping through a hoop. To the circus!
    [bread] Mmm, warm bread: your nose leads the way. Enter the shop.
    [change] The baker’s wife calls after you: your change! Go back to the baker’s.
    [balloon] You catch a runaway balloon, and a little boy laughs again. Throw once more.
    [roadworks] The street is up. Go back 3 squares.
    [neighbour] The neighbour has so much news. Wait a turn.
    [ladder] You walk around the ladder, not under it: good luck. Enter the shop.
    [swings] The swings are free! To the park.
    [bicycle] The postman lends you his bicycle. Go forward 3 squares.
    [ducks] The ducks have not had their bread today. To the park.
    [list] Where is your list? You left it on the counter. Go back to the ironmonger’s.
    [accordion] An accordion plays, and your feet go by themselves. Throw once more.
    [ribbon] The haberdasher waves a ribbon at you. Enter the shop.
    [shower] A shower! You wait under an awning. Wait a turn.
    [tram] You ring the bell of the tram, and off it goes. Go forward 4 squares.
    [clover] A four-leaved clover between the paving stones. Throw once more.
    [policeman] The policeman whistles: cross at the crossing! Go back 4 squares.
    [umbrella] It has stopped raining, and your umbrella? Go back to the haberdasher’s.
    [window] Such a fine book in the window! Enter the shop.
    [van] The delivery man has room beside him. Go forward 3 squares.
    [firemen] The firemen come by with bells ringing. Wait a turn.
    [cat] You bring a lost kitten back to its doorstep. Go back 4 squares.
    [purse] Your purse is empty! Go home for money, and come back to the tobacconist’s by the left turn.
    [bell] The little bell over the door rings by itself. Enter the shop.
    [unpaid] You walked out without paying the tobacconist! Go home for money, and come back by the left turn.
    [soup] You can smell the soup already. Throw once more.
    [gloves] Your gloves! They lie by the till. Go back to the tobacconist’s.
    [gate] The garden gate sticks. Wait a turn.
   *[other] { $text }
}

## Decisions

decision-number = Throw a { $number }
decision-card = The card shows { article-name }
decision-list = { of-member } list
decision-starter = Player { $number } begins
decision-look = Look at card { $slot }{ $others ->
    [0] { "" }
    [one] , which another player has put back
   *[other] , which { $others } other players have put back
}
decision-look-again = Look at card { $slot } again: { article-name }
decision-stop = Stop looking
decision-tell = Tell what was on the card
decision-take = Take the card: { article-name }
decision-put-back = Put the card back: { article-name }
decision-throw = Throw the die
decision-verify = Verify { of-member } purchases

## Events

event-list = { $who } has { of-member } list.
event-starts = { player } begins.
event-throw = { player } throws a { $number }.
event-out = { player } may leave the { place-name } with this 6, and throws again.
event-kept-in = { player } stays at the { place-name }: only a 6 leads out.
event-searches = { player } may look at { $number ->
    [one] one card
   *[other] { $number } cards
} of the shop.
event-too-far = { player } stays: the { shop-name } is { $number ->
    [one] one square
   *[other] { $number } squares
} ahead, and cannot be passed.
event-too-far-home = { player } stays: the arrival takes exactly { $number }.
event-moves = { player } goes to square { $square }.
event-order = “{ square-text }”
event-must-wait = { player } will miss { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
event-may-throw = { player } may throw once more.
event-no-use = { player } has no use for that, and stays.
event-led = { player } is led to square { $square }.
event-visits = { player } goes to the { place-name }, and needs a 6 to leave.
event-sent-home = { player } is back at the house, with all purchases.
event-money = { player } is back at the house, and may then turn left after the grocer’s.
event-sent-to-shop = { player } is back at the door of the { shop-name }.
event-enters = { player } enters the { shop-name }, and searches from the next turn on.
event-arrives = { player } comes to the white square in the garden.
event-again = { player } throws again.
event-again-lost = { player } cannot use another throw after this 6.
event-looks = { player } looks at card { $slot }.
event-sees = { $article ->
    [hidden] { player } looks at it, and shows it to nobody.
   *[other] It is { article-name }.
}
event-puts-back = { $article ->
    [hidden] { player } puts card { $slot } back: it is not the right one.
   *[other] It is { article-name }. { player } puts card { $slot } back.
}
event-lays-back = { player } puts card { $slot } back.
event-finds = { player } finds the right card: { article-name }!
event-takes = { $article ->
    [hidden] { player } takes card { $slot }.
   *[other] { player } takes card { $slot }: { article-name }.
}
event-stops = { player } stops looking.
event-tells = { player } tells what was on the card! The cards that lie in the { shop-name } are mixed and laid again.
event-verifies = { $who } verifies the purchases of { $other } ({ $whose ->
    [father] father
    [mother] mother
    [grandfather] grandfather
    [grandmother] grandmother
    [daughter] daughter
    [son] son
   *[other] { $whose }
}).
event-last-shown = { player } has the only card left in the shop.
event-right = { player } has rightly bought { article-name }.
event-wrong = { player } has taken a wrong card from the { shop-name }: { article-name }.
event-returned = { article-name }: nobody has that on a list. Card { $slot } goes back to the { shop-name }.
event-given = { player } gets the card, for it stands on that list: { article-name }.
event-sent-back = { player } has to go on from square { $square } again.
event-waits = { player } misses a turn.
event-last-card = { player } takes the only card that is left: { article-name }. The die goes on.
event-wins = { player } is home first with all six purchases, and wins!
event-place = { player } comes home: place { $place }.
event-score = { player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-over = The game is over.

## The drawing

draw-you = you
draw-seat = player { $number }
draw-entrance = Entrance
draw-house = HOUSE
draw-garden = garden
draw-circus = CIRCUS
draw-park = PARK
draw-gate = waiting for a 6:
draw-no-list = no list yet
draw-purchases = { $count } of 6
draw-next = next: { shop-name }
draw-search = searches in the shop: { shop-name }
draw-at-place = { $place ->
    [gate] needs a 6 to start
   *[other] in the { place-name }, needs a 6
}
draw-home = on the way home
draw-waits = misses { $turns ->
    [one] a turn
   *[other] { $turns } turns
}
draw-errand = fetches money, then turns left
draw-place-taken = place { $place }
draw-your-list = Your list, { of-member }:
draw-shop = Cards in the shop: { shop-name }
draw-looks = { $looks ->
    [one] one more look
   *[other] { $looks } more looks
}
draw-bought = bought
draw-face-down = face down
draw-others = put back by { $others }
draw-legend = ■ a shop’s door · → forward · ← back · ◆ enter the shop · ♪ circus or park
draw-legend-2 = z wait · ⌂ home · ↩ back to a shop · + throw again · a b c the left turn
draw-over = The game is over
draw-die = die
