## Fortresses

cc-fortress = Fortaleza de { $name }
cc-you = (você)
cc-in-hand =
    { $count ->
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
cc-loot =
    { $count ->
        [one] { $count } carta de espólio
       *[other] { $count } cartas de espólio
    }
cc-loot-told = Espólio: uma carta por batalha vencida. Fica virada para baixo, sem ninguém ver, até cair o castelo de quem a ganhou. Aqui: { $count }.
cc-post =
    { $post } de { $name }: { $shields }, { $count ->
        [0] ninguém de guarda
       *[other] { $count } × “{ $card }” de guarda
    }, cabem { $room }
cc-post-fallen = { $post } de { $name }: no chão
cc-guards = “{ $card }” em { $post } de { $name }, de guarda { $count }: { $shields } por carta
cc-state-turn = No turno
cc-state-asked = Decidindo
cc-state-fallen = Castelo caído
cc-state-open = Castelo aberto
cc-state-won = Vitória

## The middle of the table

cc-middle = O campo de batalha
cc-attack = O ataque
cc-attack-by-day = { $name } ataca { $victim }: { $target }
cc-attack-by-night = À noite { $name } ataca { $victim }: { $target }
cc-target-guard = { $card } em { $post }
cc-window-gather = { $name } reúne cartas
cc-window-support = Apoio? { $name }
cc-window-react = Reação? { $name }
cc-hint-order = Ponha as cartas da esquerda para a direita.
cc-no-reaction = Ainda sem reação
cc-row =
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
        [0] no escuro
        [one] { $count } carta no escuro
       *[other] { $count } cartas no escuro
    } : { $shields }
cc-verdict-wins = Como está, o ataque vence
cc-verdict-holds = Como está, a defesa aguenta
cc-verdict-barred = As muralhas ainda fecham o caminho
cc-verdict-hidden = Ninguém sabe ainda
cc-gift = Um presente
cc-gift-from-to =
    { $name } prepara um presente para { $receiver }: { $count ->
        [0] nada ainda
        [one] { $count } carta
       *[other] { $count } cartas
    }
cc-last-battle = A última batalha:
cc-peace = Nenhuma batalha ainda. Os estandartes tremulam em paz.

## Decks and the turn

cc-decks = Decks
cc-deck-left =
    { $count ->
        [0] nenhuma carta
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
cc-deck-gone =
    { $count ->
        [0] sem descartes
        [one] { $count } descarte
       *[other] { $count } descartes
    }
cc-deck-bottom = No fundo, à vista de todos: { $cards }
cc-discards = Descartes
cc-unseen = Fora da vista
cc-unseen-told = Cartas deste baralho que você não vê: ainda no baralho, em mãos alheias ou viradas para baixo.
cc-turn = Turno { $turn }
cc-turn-of = É o turno de { $name }.
cc-actions =
    { $count ->
        [one] Falta { $count } ação
       *[other] Faltam { $count } ações
    }
cc-actions-king =
    { $count ->
        [one] Falta { $count } ação do rei
       *[other] Faltam { $count } ações do rei
    }
cc-posted-already = Neste turno uma carta já foi posta de guarda.
cc-winner = Vitória de { $name }.

## Cards

cc-hand = Sua mão
cc-hand-empty = Sua mão está vazia.
cc-hand-watching = Você está assistindo; as mãos ficam ocultas.
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
cc-use-posted = de guarda
cc-use-torches =
    { $count ->
        [0.5] tocha
        [1] tocha
       *[other] tochas
    }
cc-use-assault = abre castelos
cc-use-weapons = armas
cc-use-danger = perigo
cc-use-treasure = tesouro
