## Fortresses

cc-fortress = Fortaleza de { $name }
cc-you = (tú)
cc-in-hand =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
cc-loot =
    { $count ->
        [one] 1 carta de botín
       *[other] { $count } cartas de botín
    }
cc-loot-told = Botín: una carta por cada batalla ganada. Queda boca abajo, sin que nadie la vea, hasta que caiga el castillo de quien la ganó. Aquí: { $count }.
cc-post =
    { $post } de { $name }: { $shields }, { $count ->
        [0] nadie apostado
       *[other] { $count } × «{ $card }» de guardia
    }, caben { $room }
cc-post-fallen = { $post } de { $name }: en ruinas
cc-guards = «{ $card }» en { $post } de { $name }, de guardia { $count }: { $shields } por carta
cc-state-turn = En turno
cc-state-asked = Decide
cc-state-fallen = Castillo caído
cc-state-open = Castillo abierto
cc-state-won = Victoria

## The middle of the table

cc-middle = El campo de batalla
cc-attack = El ataque
cc-attack-by-day = { $name } ataca a { $victim }: { $target }
cc-attack-by-night = De noche { $name } ataca a { $victim }: { $target }
cc-target-guard = { $card } en { $post }
cc-window-gather = { $name } reúne cartas
cc-window-support = ¿Apoyo? { $name }
cc-window-react = ¿Reacción? { $name }
cc-hint-order = Pon las cartas de izquierda a derecha.
cc-no-reaction = Aún sin reacción
cc-row =
    { $name }, { $role ->
       *[attacker] al ataque
        [supporter] en apoyo
        [victim] en defensa
    }, { $hidden ->
       *[no] { $count ->
            [0] aún sin cartas
            [one] 1 carta:
           *[other] { $count } cartas:
        }
        [yes] { $count ->
            [one] 1 carta boca abajo
           *[other] { $count } cartas boca abajo
        }
    }
cc-swords =
    { $text } { $count ->
        [0.5] espada
        [1] espada
       *[other] espadas
    }
cc-shields =
    { $text } { $count ->
        [0.5] escudo
        [1] escudo
       *[other] escudos
    }
cc-balance = { $swords } : { $shields }
cc-balance-night =
    { $count ->
        [0] a oscuras
        [one] 1 carta a oscuras
       *[other] { $count } cartas a oscuras
    } : { $shields }
cc-verdict-wins = Tal como está, el ataque vence
cc-verdict-holds = Tal como está, la defensa aguanta
cc-verdict-barred = Las murallas aún cierran el paso
cc-verdict-hidden = Nadie lo sabe todavía
cc-gift = Un regalo
cc-gift-from-to =
    { $name } prepara un regalo para { $receiver }: { $count ->
        [0] nada todavía
        [one] 1 carta
       *[other] { $count } cartas
    }
cc-last-battle = La última batalla:
cc-peace = Aún no hay batallas. Los estandartes ondean en paz.

## Decks and the turn

cc-decks = Mazos
cc-deck-left =
    { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
cc-deck-gone =
    { $count ->
        [0] sin descartes
        [one] 1 descarte
       *[other] { $count } descartes
    }
cc-deck-bottom = Al fondo, a la vista de todos: { $cards }
cc-discards = Descartes
cc-unseen = Fuera de la vista
cc-unseen-told = Cartas de este mazo que no ves: aún en el mazo, en manos ajenas o boca abajo.
cc-turn = Turno { $turn }
cc-turn-of = Es el turno de { $name }.
cc-actions =
    { $count ->
        [one] Queda 1 acción
       *[other] Quedan { $count } acciones
    }
cc-actions-king =
    { $count ->
        [one] Queda 1 acción del rey
       *[other] Quedan { $count } acciones del rey
    }
cc-posted-already = En este turno ya se ha apostado una carta.
cc-winner = Gana { $name }.

## Cards

cc-hand = Tu mano
cc-hand-empty = Tu mano está vacía.
cc-hand-watching = Estás mirando; las manos siguen ocultas.
cc-card =
    { $name }{ $count ->
        [one] { "" }
       *[other] , { $count } cartas
    }: { $effect }
cc-use-swords =
    { $count ->
        [0.5] espada
        [1] espada
       *[other] espadas
    }
cc-use-shields =
    { $count ->
        [0.5] escudo
        [1] escudo
       *[other] escudos
    }
cc-use-posted = de guardia
cc-use-torches =
    { $count ->
        [0.5] antorcha
        [1] antorcha
       *[other] antorchas
    }
cc-use-assault = abre castillos
cc-use-weapons = armas
cc-use-danger = peligro
cc-use-treasure = tesoro
