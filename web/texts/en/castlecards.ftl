## Fortresses

cc-fortress = Fortress of { $name }
cc-you = (you)
cc-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
cc-loot =
    { $count ->
        [one] 1 card of loot
       *[other] { $count } cards of loot
    }
cc-loot-told = Loot: a card for each battle won. It lies face down, seen by nobody, until its owner’s castle falls. Here: { $count }.
cc-post =
    { $post } of { $name }: { $shields }, { $count ->
        [0] nobody posted
       *[other] { $count } × { $card } posted
    }, room for { $room }
cc-post-fallen = { $post } of { $name }: fallen
cc-guards = { $card } on { $post } of { $name }, { $count } posted: { $shields } each
cc-state-turn = On turn
cc-state-asked = Deciding
cc-state-fallen = Castle fallen
cc-state-open = Castle open
cc-state-won = Winner

## The middle of the table

cc-middle = The battlefield
cc-attack = The attack
cc-attack-by-day = { $name } attacks { $victim }: { $target }
cc-attack-by-night = By night { $name } attacks { $victim }: { $target }
cc-target-guard = { $card } on { $post }
cc-window-gather = { $name } gathers
cc-window-support = Support? { $name }
cc-window-react = Reaction? { $name }
cc-hint-order = Lay cards out from left to right.
cc-no-reaction = No reaction yet
cc-row =
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
cc-swords =
    { $text } { $count ->
        [0.5] sword
        [1] sword
       *[other] swords
    }
cc-shields =
    { $text } { $count ->
        [0.5] shield
        [1] shield
       *[other] shields
    }
cc-balance = { $swords } : { $shields }
cc-balance-night =
    { $count ->
        [0] in the dark
        [one] 1 card in the dark
       *[other] { $count } cards in the dark
    } : { $shields }
cc-verdict-wins = As it lies, the attack succeeds
cc-verdict-holds = As it lies, the defence holds
cc-verdict-barred = The walls still bar the way
cc-verdict-hidden = Nobody knows yet
cc-gift = A gift
cc-gift-from-to =
    { $name } prepares a gift for { $receiver }: { $count ->
        [0] nothing yet
        [one] 1 card
       *[other] { $count } cards
    }
cc-last-battle = The last battle:
cc-peace = No battle yet. The banners wave in peace.

## Decks and the turn

cc-decks = Decks
cc-deck-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
cc-deck-gone =
    { $count ->
        [0] none discarded
        [one] 1 discarded
       *[other] { $count } discarded
    }
cc-deck-bottom = At the bottom, seen by all: { $cards }
cc-discards = Discards
cc-unseen = Out of sight
cc-unseen-told = Cards of this deck that you cannot see: still in the deck, in the hands of others or face down.
cc-turn = Turn { $turn }
cc-turn-of = It is the turn of { $name }.
cc-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
cc-actions-king =
    { $count ->
        [one] 1 action left from the king
       *[other] { $count } actions left from the king
    }
cc-posted-already = One card was posted in this turn already.
cc-winner = { $name } has won.

## Cards

cc-hand = Your hand
cc-hand-empty = Your hand is empty.
cc-hand-watching = You are watching; hands stay hidden.
cc-card =
    { $name }{ $count ->
        [one] { "" }
       *[other] , { $count } cards
    }: { $effect }
cc-use-swords =
    { $count ->
        [0.5] sword
        [1] sword
       *[other] swords
    }
cc-use-shields =
    { $count ->
        [0.5] shield
        [1] shield
       *[other] shields
    }
cc-use-posted = posted
cc-use-torches =
    { $count ->
        [0.5] torch
        [1] torch
       *[other] torches
    }
cc-use-assault = opens castles
cc-use-weapons = weapons
cc-use-danger = danger
cc-use-treasure = treasure
