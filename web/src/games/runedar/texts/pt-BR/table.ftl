## The fortress

runedar-board = A fortaleza de Runedar
runedar-outside = Lado de fora
runedar-gold =
    { $count ->
        [1] { $count } pepita
       *[other] { $count } pepitas
    }
runedar-orcs =
    { $count ->
        [1] { $count } orc
       *[other] { $count } orcs
    }
runedar-loses =
    { $count ->
        [1] A próxima flecha custa { $count } pepita
       *[other] A próxima flecha custa { $count } pepitas
    }
runedar-idle = Ninguém consegue trabalhar aqui
runedar-rubble =
    { $count ->
        [1] { $count } entulho no caminho
       *[other] { $count } entulhos no caminho
    }
runedar-circle =
    { $hits ->
        [1] Círculo de { $hits } impacto
       *[other] Círculo de { $hits } impactos
    }
runedar-circles =
    { $count ->
        [1] { $count } círculo aberto
       *[other] { $count } círculos abertos
    }
runedar-missing =
    { $count ->
        [0] Não falta nada
       *[other] Ainda falta: { $count }
    }
runedar-section-free = Seção { $number } do túnel: livre
runedar-section-goblins = Seção { $number } do túnel: aberta, com goblins no caminho
runedar-section-digging =
    Seção { $number } do túnel: { $count ->
        [1] { $count } entulho para escavar
       *[other] { $count } entulhos para escavar
    }
runedar-section-closed = Seção { $number } do túnel: fechada
runedar-machine-reserve = Na reserva
runedar-machine-stands = Na área de { $name }, pronta para agir
runedar-machine-lies = Na área de { $name }, deitada
runedar-reserve = na reserva
runedar-stands = pronta para agir
runedar-lies = deitada
runedar-arrow = Todos os orcs avançam

## Dice and things in hand

runedar-roll-melee =
    { $count ->
        [0] nenhum impacto
        [1] { $count } impacto
       *[other] { $count } impactos
    }
runedar-roll-ranged =
    { $count ->
        [0] errou
        [1] { $count } virote acerta
       *[other] { $count } virotes acertam
    }
runedar-hits-left =
    { $count ->
        [1] { $count } impacto para distribuir
       *[other] { $count } impactos para distribuir
    }
runedar-in-hand = Vai para onde?

## Cards

runedar-hand = Mão de { $name }
runedar-hand-empty = Não há mais cartas neste turno
runedar-card-hidden = Uma carta oculta
runedar-orc-card = Revela uma carta de cerco antes de tudo
runedar-pile =
    { $count ->
        [1] { $count } carta para comprar
       *[other] { $count } cartas para comprar
    }
runedar-discard =
    { $count ->
        [1] { $count } carta descartada
       *[other] { $count } cartas descartadas
    }
runedar-played = Jogadas neste turno
runedar-use-wood = Madeira
runedar-use-leather = Couro
runedar-use-metal = Metal
runedar-use-any = Qualquer
runedar-use-melee = Lutar
runedar-use-direct = Diretos
runedar-use-ranged = Atirar
runedar-use-dig = Escavar
runedar-use-move = Mover

## Beside the board

runedar-siege = Baralho de cerco
runedar-siege-described =
    Baralho de cerco: nível { $level } de 5, { $count ->
        [1] resta { $count } carta
       *[other] restam { $count } cartas
    }, { $within } deste nível
runedar-siege-left =
    { $count ->
        [1] carta de cerco
       *[other] cartas de cerco
    }
runedar-siege-none = Nenhuma carta de cerco foi revelada ainda
runedar-orcs-left =
    { $count ->
        [1] orc na reserva
       *[other] orcs na reserva
    }
runedar-trolls-left =
    { $count ->
        [1] troll por vir
       *[other] trolls por vir
    }
runedar-catapult-left =
    { $count ->
        [1] carta de catapulta
       *[other] cartas de catapulta
    }
runedar-gold-left =
    { $count ->
        [1] pepita de ouro
       *[other] pepitas de ouro
    }
runedar-upgrades = Tabuleiro de melhorias
runedar-space = Espaço { $number }
runedar-space-empty = Vazio
runedar-space-blocked = Destruído
runedar-ready = Pronta
runedar-needs = Ainda precisa de { $cost }
runedar-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
runedar-mercenaries = Mercenários
runedar-mercenaries-hint = Cada um trabalha uma única vez, pago com o ouro da câmara.
runedar-hired = Já contratado
runedar-price =
    Preço: { $count ->
        [1] { $count } pepita
       *[other] { $count } pepitas
    }
runedar-companions = Companheiros
runedar-cards-in-hand =
    { $count ->
        [1] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
runedar-do-clear = Esvaziar um espaço…
runedar-do-pass = Jogar uma carta sem usar…
runedar-do-rest = Encerrar o turno antes…

## In words only

runedar-words-treasure = Tesouro e túnel
runedar-words-places = Lugares
runedar-words-enemies = Inimigos
runedar-words-hand = Sua mão
runedar-words-nobody = ninguém
runedar-words-stock = Nas oficinas: { $list }
runedar-words-defeated =
    { $count ->
        [1] { $count } goblin derrotado
       *[other] { $count } goblins derrotados
    }
runedar-words-last = Última carta de cerco: { $card }
runedar-words-none = Nenhum

## Tabs, end and chart

runedar-tab-side = Cerco e melhorias
runedar-end-won = Vocês escaparam!
runedar-end-lost = A fortaleza caiu
runedar-chart-gold = Ouro
runedar-chart-sections = Seções do túnel abertas
runedar-chart-siege_left = Cartas de cerco restantes
runedar-chart-orcs = Orcs

## The legend

runedar-legend-move = Mover: até tantos passos quanto o número
runedar-legend-magic = Movimento mágico: a qualquer lugar e depois outra ação da carta
runedar-legend-wood = Madeira, trabalhada na carpintaria
runedar-legend-leather = Couro, trabalhado no curtume
runedar-legend-metal = Metal, trabalhado na fundição
runedar-legend-any = O recurso da oficina em que você está
runedar-legend-melee = Lutar: tantos dados contra um inimigo onde você está
runedar-legend-direct = Impactos diretos, sem rolagem
runedar-legend-ranged = Atirar: tantos dados, de uma torre
runedar-legend-dig = Escavar: tanto entulho na entrada do túnel
runedar-legend-hit = Um impacto na luta; o número de um círculo diz quantos impactos o cobrem
runedar-legend-crossbow = Um impacto ao atirar, nada na luta
runedar-legend-orc = Orc: escala a sua muralha e rouba ouro
runedar-legend-troll = Troll na entrada do túnel: cai quando todos os seus círculos estão cobertos
runedar-legend-goblin = Goblin: vai embora quando recebe o que quer ou quando é vencido
runedar-legend-tower = Torre de cerco: ao agir, traz um troll
runedar-legend-catapult = Catapulta: ao agir, destrói um espaço do tabuleiro de melhorias
runedar-legend-arrow = Seta: todos os orcs dão um passo em direção ao ouro
runedar-legend-rubble = Entulho do túnel
runedar-legend-gold = Pepita de ouro
runedar-legend-blocked = Espaço destruído: não terá mais melhorias
