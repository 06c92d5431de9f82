## Fortresses

castlecards-fortress = Fortaleza de { $name }
castlecards-you = (tú)
castlecards-in-hand =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
castlecards-loot =
    { $count ->
        [one] 1 carta de botín
       *[other] { $count } cartas de botín
    }
castlecards-loot-hint = Botín: una carta por cada batalla ganada. Queda boca abajo, sin que nadie la vea, hasta que caiga el castillo de quien la ganó. Aquí: { $count }.
castlecards-post =
    { $post } de { $name }: { $shields }, { $count ->
        [0] nadie apostado
       *[other] { $count } × «{ $card }» de guardia
    }, caben { $room }
castlecards-post-fallen = { $post } de { $name }: en ruinas
castlecards-guards = «{ $card }» en { $post } de { $name }, de guardia { $count }: { $shields } por carta
castlecards-state-turn = En turno
castlecards-state-asked = Decide
castlecards-state-away = Fuera
castlecards-state-fallen = Castillo caído
castlecards-state-open = Castillo abierto
castlecards-state-won = Victoria

## The middle of the table

castlecards-rivals = Los rivales
castlecards-middle = El campo de batalla
castlecards-attack = El ataque
castlecards-attack-by-day = { $name } ataca a { $victim }: { $target }
castlecards-attack-by-night = De noche { $name } ataca a { $victim }: { $target }
castlecards-target-guard = { $card } en { $post }
castlecards-window-gather = { $name } reúne cartas
castlecards-window-support = ¿Apoyo? { $name }
castlecards-window-react = ¿Reacción? { $name }
castlecards-window-disarm = ¿Qué arma? { $name }
castlecards-hint-gather = Pulsa cartas para ponerlas, una ya puesta para retirarla.
castlecards-hint-support = Pulsa cartas para enviarlas, una ya puesta para retirarla.
castlecards-hint-react = Pulsa cartas para jugarlas, una ya puesta para retirarla.
castlecards-hint-disarm = Pulsa el arma que se retira; púlsala otra vez para elegir otra.
castlecards-face-down = Una carta boca abajo
castlecards-no-reaction = Aún sin reacción
castlecards-row =
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
castlecards-swords =
    { $text } { $count ->
        [0.5] espada
        [1] espada
       *[other] espadas
    }
castlecards-shields =
    { $text } { $count ->
        [0.5] escudo
        [1] escudo
       *[other] escudos
    }
castlecards-balance = { $swords } : { $shields }
castlecards-balance-hidden =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    } : { $shields }
castlecards-balance-partly =
    { $swords } + { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    } : { $shields }
castlecards-verdict-wins = Tal como está, el ataque vence
castlecards-verdict-holds = Tal como está, la defensa aguanta
castlecards-verdict-barred = Las murallas aún cierran el paso
castlecards-verdict-hidden = Nadie lo sabe todavía
castlecards-gift = Un regalo
castlecards-gift-from-to =
    { $name } prepara un regalo para { $receiver }: { $count ->
        [0] nada todavía
        [one] 1 carta
       *[other] { $count } cartas
    }
castlecards-last-battle = La última batalla:
castlecards-peace = Aún no hay batallas. Los estandartes ondean en paz.

## Decks and the turn

castlecards-decks = Mazos
castlecards-deck-left =
    { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
castlecards-deck-gone =
    { $count ->
        [0] sin descartes
        [one] 1 descarte
       *[other] { $count } descartes
    }
castlecards-deck-bottom = Al fondo, a la vista de todos: { $cards }
castlecards-discards = Descartes
castlecards-unseen = Fuera de la vista
castlecards-unseen-hint = Cartas de este mazo que no ves: aún en el mazo, en manos ajenas o boca abajo.
castlecards-turn = Turno { $turn }
castlecards-turn-of = Es el turno de { $name }.
castlecards-actions =
    { $count ->
        [one] Queda 1 acción
       *[other] Quedan { $count } acciones
    }
castlecards-actions-king =
    { $count ->
        [one] Queda 1 acción del rey
       *[other] Quedan { $count } acciones del rey
    }
castlecards-posted-already = En este turno ya se ha apostado una carta.
castlecards-winner = Gana { $name }.

## Cards

castlecards-hand = Tu mano
castlecards-hand-empty = Tu mano está vacía.
castlecards-hand-watching = Estás mirando; las manos siguen ocultas.
castlecards-card =
    { $name }{ $count ->
        [one] { "" }
       *[other] , { $count } cartas
    }: { $effect }
castlecards-use-swords =
    { $count ->
        [0.5] espada
        [1] espada
       *[other] espadas
    }
castlecards-use-shields =
    { $count ->
        [0.5] escudo
        [1] escudo
       *[other] escudos
    }
castlecards-use-posted = de guardia
castlecards-use-torches =
    { $count ->
        [0.5] antorcha
        [1] antorcha
       *[other] antorchas
    }
castlecards-use-assault = abre castillos
castlecards-use-weapons = armas
castlecards-use-danger = peligro
castlecards-use-treasure = tesoro

## Tabs and chart

castlecards-tab-side = Mazos y mazmorra
castlecards-chart-standing = Castillo y murallas en pie
castlecards-chart-hand = Cartas en la mano

## The legend

castlecards-legend-swords = Espadas: lo que una carta suma a un ataque
castlecards-legend-shields = Escudos: la fuerza de una muralla o de un castillo, y lo que le suma una carta de guardia
castlecards-legend-assault = Arma de asalto: abre el camino al castillo aunque sus murallas sigan en pie
castlecards-legend-weapons = Armas de asedio: cuántas se retiran de un ataque
castlecards-legend-torches = Antorchas de los exploradores, contra el peligro de la mazmorra
castlecards-legend-danger = Peligro de la mazmorra: las antorchas tienen que superarlo
castlecards-legend-treasure = Tesoro de la mazmorra: cuántas cartas de aldea
castlecards-legend-hand = Cartas en la mano, por sus dorsos
castlecards-legend-loot = Botín de las batallas ganadas, boca abajo hasta que caiga el castillo de su dueño
castlecards-legend-moon = Ataque nocturno: las cartas están boca abajo
castlecards-legend-village = Mazo de aldea
castlecards-legend-siege = Mazo de asedio: armas
castlecards-legend-academy = Mazo de academia: reacciones de quien es atacado
castlecards-legend-dungeon = Mazo de mazmorra: peligros y tesoros
