## The fortress

runedar-board = The fortress of Runedar
runedar-outside = Outside
runedar-gold =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
runedar-orcs =
    { $count ->
        [one] 1 orc
       *[other] { $count } orcs
    }
runedar-loses =
    { $count ->
        [one] 1 nugget is lost at the next arrow
       *[other] { $count } nuggets are lost at the next arrow
    }
runedar-idle = Nobody can work here
runedar-rubble =
    { $count ->
        [one] 1 piece of rubble in the way
       *[other] { $count } pieces of rubble in the way
    }
runedar-circle =
    { $hits ->
        [one] Circle of 1 hit
       *[other] Circle of { $hits } hits
    }
runedar-circles =
    { $count ->
        [one] 1 circle open
       *[other] { $count } circles open
    }
runedar-missing =
    { $count ->
        [0] Nothing is missing
       *[other] Still missing: { $count }
    }
runedar-section-free = Tunnel section { $number }: free
runedar-section-goblins = Tunnel section { $number }: open, goblins in the way
runedar-section-digging =
    Tunnel section { $number }: { $count ->
        [one] 1 piece of rubble to dig
       *[other] { $count } pieces of rubble to dig
    }
runedar-section-closed = Tunnel section { $number }: closed
runedar-machine-reserve = In the reserve
runedar-machine-stands = In front of { $name }, ready to act
runedar-machine-lies = In front of { $name }, lying down
runedar-reserve = in reserve
runedar-stands = ready to act
runedar-lies = lying down
runedar-arrow = All orcs advance

## Dice and things in hand

runedar-roll-melee =
    { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
runedar-roll-ranged =
    { $count ->
        [0] missed
        [one] 1 bolt strikes
       *[other] { $count } bolts strike
    }
runedar-hits-left =
    { $count ->
        [one] 1 hit to assign
       *[other] { $count } hits to assign
    }
runedar-in-hand = Where to?

## Cards

runedar-hand = Hand of { $name }
runedar-hand-empty = No cards left this turn
runedar-card-hidden = A hidden card
runedar-orc-card = Reveals a siege card before anything else
runedar-pile =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
runedar-discard =
    { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
runedar-played = Played this turn
runedar-use-wood = Wood
runedar-use-leather = Leather
runedar-use-metal = Metal
runedar-use-any = Any
runedar-use-melee = Melee
runedar-use-direct = Direct hits
runedar-use-ranged = Shoot
runedar-use-dig = Dig
runedar-use-move = Move

## Beside the board

runedar-siege = Siege deck
runedar-siege-described =
    Siege deck: level { $level } of 5, { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }, { $within } of them in this level
runedar-siege-left =
    { $count ->
        [one] siege card left
       *[other] siege cards left
    }
runedar-siege-none = No siege card has been revealed yet
runedar-orcs-left =
    { $count ->
        [one] orc in reserve
       *[other] orcs in reserve
    }
runedar-trolls-left =
    { $count ->
        [one] troll to come
       *[other] trolls to come
    }
runedar-catapult-left =
    { $count ->
        [one] catapult card
       *[other] catapult cards
    }
runedar-gold-left =
    { $count ->
        [one] gold nugget
       *[other] gold nuggets
    }
runedar-upgrades = Upgrade board
runedar-space = Space { $number }
runedar-space-empty = Empty
runedar-space-blocked = Wrecked
runedar-ready = Ready
runedar-needs = Still needs { $cost }
runedar-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
runedar-mercenaries = Mercenaries
runedar-mercenaries-hint = Each works once, for gold from the chamber.
runedar-hired = Hired already
runedar-price =
    Price: { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
runedar-companions = Companions
runedar-cards-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
runedar-do-clear = Clear a space…
runedar-do-pass = Play a card for nothing…
runedar-do-rest = End the turn early…

## In words only

runedar-words-treasure = Treasure and tunnel
runedar-words-places = Places
runedar-words-enemies = Enemies
runedar-words-hand = Your hand
runedar-words-nobody = nobody
runedar-words-stock = In stock: { $list }
runedar-words-defeated =
    { $count ->
        [one] 1 goblin defeated
       *[other] { $count } goblins defeated
    }
runedar-words-last = Last siege card: { $card }
runedar-words-none = None

## Tabs, end and chart

runedar-tab-side = Siege and upgrades
runedar-end-won = Escaped!
runedar-end-lost = The fortress has fallen
runedar-chart-gold = Gold
runedar-chart-sections = Open tunnel sections
runedar-chart-siege_left = Siege cards left
runedar-chart-orcs = Orcs

## The legend

runedar-legend-move = Move: up to as many steps as the number
runedar-legend-magic = Magic move: to any place, then one more action of the card
runedar-legend-wood = Wood, worked in the carpenter’s
runedar-legend-leather = Leather, worked in the tannery
runedar-legend-metal = Metal, worked in the foundry
runedar-legend-any = The resource of the workshop you are in
runedar-legend-melee = Melee: so many dice against an enemy where you are
runedar-legend-direct = Direct hits, without a roll
runedar-legend-ranged = Shoot: so many dice, from a tower
runedar-legend-dig = Dig: so much rubble in the tunnel entrance
runedar-legend-hit = A hit in melee; the number in a circle says how many hits cover it
runedar-legend-crossbow = A hit when shooting, nothing in melee
runedar-legend-orc = Orc: climbs over its wall and steals gold
runedar-legend-troll = Troll in the tunnel entrance: falls when all its circles are covered
runedar-legend-goblin = Goblin: leaves when it gets what it wants, or when it is beaten
runedar-legend-tower = Siege tower: brings a troll when it acts
runedar-legend-catapult = Catapult: wrecks a space of the upgrade board when it acts
runedar-legend-arrow = Arrow: all orcs take one step toward the gold
runedar-legend-rubble = Rubble in the tunnel
runedar-legend-gold = Nugget of gold
runedar-legend-blocked = Wrecked space: no upgrade lies there any more
