## Fortresses

castlecards-fortress = Fortress of { $name }
castlecards-you = (you)
castlecards-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
castlecards-loot =
    { $count ->
        [one] 1 card of loot
       *[other] { $count } cards of loot
    }
castlecards-loot-hint = Loot: one card for each battle won. It lies face down, seen by nobody, until its owner’s castle falls. Here: { $count }.
castlecards-post =
    { $post } of { $name }: { $shields }, { $count ->
        [0] nobody posted
       *[other] { $count } × { $card } posted
    }, room for { $room }
castlecards-post-fallen = { $post } of { $name }: fallen
castlecards-guards = { $card } on { $post } of { $name }, { $count } posted: { $shields } each
castlecards-state-turn = Active
castlecards-state-asked = Deciding
castlecards-state-away = Away
castlecards-state-fallen = Castle fallen
castlecards-state-open = Castle open
castlecards-state-won = Winner

## The middle of the table

castlecards-rivals = The rivals
castlecards-middle = The battlefield
castlecards-attack = The attack
castlecards-attack-by-day = { $name } attacks { $victim }: { $target }
castlecards-attack-by-night = By night { $name } attacks { $victim }: { $target }
castlecards-target-guard = { $card } on { $post }
castlecards-window-gather = { $name } is gathering
castlecards-window-support = Support? { $name }
castlecards-window-react = Reaction? { $name }
castlecards-window-disarm = Which weapon? { $name }
castlecards-hint-gather = Click cards to lay them out, a laid card to take it back.
castlecards-hint-support = Click cards to send them, a laid card to take it back.
castlecards-hint-react = Click cards to play them, a laid card to take it back.
castlecards-hint-disarm = Click the weapon to remove; click it again to choose another.
castlecards-face-down = A card face down
castlecards-no-reaction = No reaction yet
castlecards-row =
    { $name }, { $role ->
       *[attacker] attacking
        [supporter] supporting
        [victim] defending
    }, { $hidden ->
       *[no] { $count ->
            [0] no card yet
            [one] 1 card:
           *[other] { $count } cards:
        }
        [yes] { $count ->
            [one] 1 card face down
           *[other] { $count } cards face down
        }
    }
castlecards-swords =
    { $text } { $count ->
        [0.5] sword
        [1] sword
       *[other] swords
    }
castlecards-shields =
    { $text } { $count ->
        [0.5] shield
        [1] shield
       *[other] shields
    }
castlecards-balance = { $swords } : { $shields }
castlecards-balance-hidden =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    } : { $shields }
castlecards-balance-partly =
    { $swords } + { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    } : { $shields }
castlecards-verdict-wins = As things stand, the attack succeeds
castlecards-verdict-holds = As things stand, the defence holds
castlecards-verdict-barred = The walls still bar the way
castlecards-verdict-hidden = Nobody knows yet
castlecards-gift = A gift
castlecards-gift-from-to =
    { $name } prepares a gift for { $receiver }: { $count ->
        [0] nothing yet
        [one] 1 card
       *[other] { $count } cards
    }
castlecards-last-battle = The last battle:
castlecards-peace = No battle yet. The banners wave in peace.

## Decks and the turn

castlecards-decks = Decks
castlecards-deck-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
castlecards-deck-gone =
    { $count ->
        [0] none discarded
        [one] 1 discarded
       *[other] { $count } discarded
    }
castlecards-deck-bottom = At the bottom, seen by all: { $cards }
castlecards-discards = Discards
castlecards-unseen = Out of sight
castlecards-unseen-hint = Cards of this deck that you cannot see: still in the deck, in the hands of others or face down.
castlecards-turn = Turn { $turn }
castlecards-turn-of = It is { $name }’s turn.
castlecards-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
castlecards-actions-king =
    { $count ->
        [one] 1 action left from the king
       *[other] { $count } actions left from the king
    }
castlecards-posted-already = One card has already been posted this turn.
castlecards-winner = { $name } has won.

## Cards

castlecards-hand = Your hand
castlecards-hand-empty = Your hand is empty.
castlecards-hand-watching = You are watching; hands stay hidden.
castlecards-card =
    { $name }{ $count ->
        [one] { "" }
       *[other] , { $count } cards
    }: { $effect }
castlecards-use-swords =
    { $count ->
        [0.5] sword
        [1] sword
       *[other] swords
    }
castlecards-use-shields =
    { $count ->
        [0.5] shield
        [1] shield
       *[other] shields
    }
castlecards-use-posted = posted
castlecards-use-torches =
    { $count ->
        [0.5] torch
        [1] torch
       *[other] torches
    }
castlecards-use-assault = opens castles
castlecards-use-weapons = weapons
castlecards-use-danger = danger
castlecards-use-treasure = treasure

## Tabs and chart

castlecards-tab-side = Decks and dungeon
castlecards-chart-standing = Standing castle and walls
castlecards-chart-hand = Cards in hand

## The legend

castlecards-legend-swords = Swords: what a card adds to an attack
castlecards-legend-shields = Shields: how strong a wall or castle is, and what a posted card adds to it
castlecards-legend-assault = Assault weapon: opens the way to a castle while its walls still stand
castlecards-legend-weapons = Siege weapons: so many are taken out of an attack
castlecards-legend-torches = Torches of explorers, against the danger of the dungeon
castlecards-legend-danger = Danger of the dungeon: the torches have to be more
castlecards-legend-treasure = Treasure of the dungeon: so many village cards
castlecards-legend-hand = Cards in the hand, by their backs
castlecards-legend-loot = Loot of battles won, face down until its owner’s castle falls
castlecards-legend-moon = Attack by night: cards lie face down
castlecards-legend-village = Village deck
castlecards-legend-siege = Siege deck: weapons
castlecards-legend-academy = Academy deck: reactions of the one who is attacked
castlecards-legend-dungeon = Dungeon deck: dangers and treasures
