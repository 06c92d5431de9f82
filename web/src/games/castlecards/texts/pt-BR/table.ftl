## Fortresses

castlecards-fortress = Fortaleza de { $name }
castlecards-you = (você)
castlecards-in-hand =
    { $count ->
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
castlecards-loot =
    { $count ->
        [one] { $count } carta de espólio
       *[other] { $count } cartas de espólio
    }
castlecards-loot-hint = Espólio: uma carta por batalha vencida. Fica virada para baixo, sem ninguém ver, até cair o castelo de quem a ganhou. Aqui: { $count }.
castlecards-post =
    { $post } de { $name }: { $shields }, { $count ->
        [0] ninguém de guarda
       *[other] { $count } × “{ $card }” de guarda
    }, cabem { $room }
castlecards-post-fallen = { $post } de { $name }: no chão
castlecards-guards = “{ $card }” em { $post } de { $name }, de guarda { $count }: { $shields } por carta
castlecards-state-turn = No turno
castlecards-state-asked = Decidindo
castlecards-state-away = Fora
castlecards-state-fallen = Castelo caído
castlecards-state-open = Castelo aberto
castlecards-state-won = Vitória

## The middle of the table

castlecards-rivals = Os rivais
castlecards-middle = O campo de batalha
castlecards-attack = O ataque
castlecards-attack-by-day = { $name } ataca { $victim }: { $target }
castlecards-attack-by-night = À noite { $name } ataca { $victim }: { $target }
castlecards-target-guard = { $card } em { $post }
castlecards-window-gather = { $name } reúne cartas
castlecards-window-support = Apoio? { $name }
castlecards-window-react = Reação? { $name }
castlecards-window-disarm = Qual arma? { $name }
castlecards-hint-gather = Clique nas cartas para pô-las na mesa, em uma já posta para retirá-la.
castlecards-hint-support = Clique nas cartas para enviá-las, em uma já posta para retirá-la.
castlecards-hint-react = Clique nas cartas para jogá-las, em uma já posta para retirá-la.
castlecards-hint-disarm = Clique na arma a remover; clique de novo para escolher outra.
castlecards-face-down = Uma carta virada para baixo
castlecards-no-reaction = Ainda sem reação
castlecards-row =
    { $name }, { $role ->
       *[attacker] no ataque
        [supporter] no apoio
        [victim] na defesa
    }, { $hidden ->
       *[no] { $count ->
            [0] ainda sem cartas
            [one] { $count } carta:
           *[other] { $count } cartas:
        }
        [yes] { $count ->
            [one] { $count } carta virada para baixo
           *[other] { $count } cartas viradas para baixo
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
        [one] 1 carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    } : { $shields }
castlecards-balance-partly =
    { $swords } + { $count ->
        [one] 1 carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    } : { $shields }
castlecards-verdict-wins = Como está, o ataque vence
castlecards-verdict-holds = Como está, a defesa aguenta
castlecards-verdict-barred = As muralhas ainda fecham o caminho
castlecards-verdict-hidden = Ninguém sabe ainda
castlecards-gift = Um presente
castlecards-gift-from-to =
    { $name } prepara um presente para { $receiver }: { $count ->
        [0] nada ainda
        [one] { $count } carta
       *[other] { $count } cartas
    }
castlecards-last-battle = A última batalha:
castlecards-peace = Nenhuma batalha ainda. Os estandartes tremulam em paz.

## Decks and the turn

castlecards-decks = Decks
castlecards-deck-left =
    { $count ->
        [0] nenhuma carta
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
castlecards-deck-gone =
    { $count ->
        [0] sem descartes
        [one] { $count } descarte
       *[other] { $count } descartes
    }
castlecards-deck-bottom = No fundo, à vista de todos: { $cards }
castlecards-discards = Descartes
castlecards-unseen = Fora da vista
castlecards-unseen-hint = Cartas deste baralho que você não vê: ainda no baralho, em mãos alheias ou viradas para baixo.
castlecards-turn = Turno { $turn }
castlecards-turn-of = É o turno de { $name }.
castlecards-actions =
    { $count ->
        [one] Falta { $count } ação
       *[other] Faltam { $count } ações
    }
castlecards-actions-king =
    { $count ->
        [one] Falta { $count } ação do rei
       *[other] Faltam { $count } ações do rei
    }
castlecards-posted-already = Neste turno uma carta já foi posta de guarda.
castlecards-winner = Vitória de { $name }.

## Cards

castlecards-hand = Sua mão
castlecards-hand-empty = Sua mão está vazia.
castlecards-hand-watching = Você está assistindo; as mãos ficam ocultas.
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
castlecards-use-posted = de guarda
castlecards-use-torches =
    { $count ->
        [0.5] tocha
        [1] tocha
       *[other] tochas
    }
castlecards-use-assault = abre castelos
castlecards-use-weapons = armas
castlecards-use-danger = perigo
castlecards-use-treasure = tesouro

## Tabs and chart

castlecards-tab-side = Baralhos e masmorra
castlecards-chart-standing = Castelo e muralhas de pé
castlecards-chart-hand = Cartas na mão

## The legend

castlecards-legend-swords = Espadas: o que uma carta soma a um ataque
castlecards-legend-shields = Escudos: a força de uma muralha ou de um castelo, e o que uma carta de guarda soma a ela
castlecards-legend-assault = Arma de assalto: abre o caminho até o castelo mesmo com as muralhas de pé
castlecards-legend-weapons = Armas de cerco: quantas saem de um ataque
castlecards-legend-torches = Tochas dos exploradores, contra o perigo da masmorra
castlecards-legend-danger = Perigo da masmorra: as tochas têm de ser mais
castlecards-legend-treasure = Tesouro da masmorra: quantas cartas de vila
castlecards-legend-hand = Cartas na mão, pelos versos
castlecards-legend-loot = Espólio das batalhas vencidas, virado para baixo até o castelo do dono cair
castlecards-legend-moon = Ataque noturno: as cartas ficam viradas para baixo
castlecards-legend-village = Deck da vila
castlecards-legend-siege = Deck de cerco: armas
castlecards-legend-academy = Deck da academia: reações de quem é atacado
castlecards-legend-dungeon = Deck da masmorra: perigos e tesouros
