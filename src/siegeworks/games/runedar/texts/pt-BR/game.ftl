## The game

game-title = O Cerco de Runedar
game-summary = Um jogo cooperativo para um a quatro anões: defendam a velha fortaleza de orcs, trolls e máquinas de cerco enquanto escavam um túnel rumo à liberdade. Quanto mais ouro vocês salvarem, maior será a lenda.

## Places: the label, the way there, and being there

place-chamber = Câmara central
place-chamber-to = para a câmara central
place-chamber-at = na câmara central
place-carpenter = Carpintaria
place-carpenter-to = para a carpintaria
place-carpenter-at = na carpintaria
place-tannery = Curtume
place-tannery-to = para o curtume
place-tannery-at = no curtume
place-foundry = Fundição
place-foundry-to = para a fundição
place-foundry-at = na fundição
place-entrance = Entrada do túnel
place-entrance-to = para o pátio de entrada do túnel
place-entrance-at = no pátio de entrada do túnel
place-carpenter_wall = Muralha da carpintaria
place-carpenter_wall-to = para a muralha da carpintaria
place-carpenter_wall-at = na muralha da carpintaria
place-tannery_wall = Muralha do curtume
place-tannery_wall-to = para a muralha do curtume
place-tannery_wall-at = na muralha do curtume
place-foundry_wall = Muralha da fundição
place-foundry_wall-to = para a muralha da fundição
place-foundry_wall-at = na muralha da fundição
place-carpenter_field = Fora da muralha da carpintaria
place-carpenter_field-to = para fora da muralha da carpintaria
place-carpenter_field-at = fora da muralha da carpintaria
place-tannery_field = Fora da muralha do curtume
place-tannery_field-to = para fora da muralha do curtume
place-tannery_field-at = fora da muralha do curtume
place-foundry_field = Fora da muralha da fundição
place-foundry_field-to = para fora da muralha da fundição
place-foundry_field-at = fora da muralha da fundição
place-tunnel_tower = Torre do túnel
place-tunnel_tower-to = para a torre do túnel
place-tunnel_tower-at = na torre do túnel
place-west_tower = Torre oeste
place-west_tower-to = para a torre oeste
place-west_tower-at = na torre oeste
place-east_tower = Torre leste
place-east_tower-to = para a torre leste
place-east_tower-at = na torre leste

## Things

resource-wood = madeira
resource-leather = couro
resource-metal = metal
use-wood = Madeira
use-leather = Couro
use-metal = Metal
use-any = Qualquer recurso
use-melee = Lutar
use-direct = Impactos diretos
use-ranged = Atirar
use-dig = Escavar
use-move = Mover
deck-yellow = baralho amarelo
deck-grey = baralho cinza
deck-red = baralho vermelho
machine-tower = torre de cerco
machine-catapult = catapulta
difficulty-easy = Fácil
difficulty-normal = Normal
difficulty-hard = Difícil
difficulty-epic = Épico
goblin-kind-fixed =
    Quer: { $wood ->
        [0]
            { $leather ->
                [0] { $metal } de metal
               *[other]
                    { $leather } de couro{ $metal ->
                        [0] { "" }
                       *[other] , { $metal } de metal
                    }
            }
       *[other]
            { $wood } de madeira{ $leather ->
                [0] { "" }
               *[other] , { $leather } de couro
            }{ $metal ->
                [0] { "" }
               *[other] , { $metal } de metal
            }
    }
goblin-kind-mix =
    Quer { $amount ->
        [1] { $amount } recurso qualquer
       *[other] { $amount } recursos em qualquer combinação
    }
goblin-kind-rubble =
    Quer que você retire { $amount ->
        [1] { $amount } pedregulho
       *[other] { $amount } pedregulhos
    }
goblin-kind-fight =
    Quer briga: cai com { $amount ->
        [1] { $amount } impacto
       *[other] { $amount } impactos
    }
troll-circles = Impactos por círculo: { $circles }
mercenary-orcs-effect = Derrota todos os orcs das três oficinas.
mercenary-goblin-effect = Derrota um goblin de qualquer tipo.
mercenary-troll-effect = Derrota um troll.
mercenary-catapult-effect = Detém a catapulta bem na hora do disparo: nenhuma carta é revelada.
mercenary-siege-effect = Anula a carta de cerco que acabou de ser revelada.
face-hit =
    { $hits ->
        [1] { $hits } impacto
       *[other] { $hits } impactos
    }
face-crossbow = balestra

## What happened

event-game_began = Começa o cerco. Primeiro turno: { $seat }.
event-turn_began = Turno { $turn }: { $seat }.
event-machine_came = A { $machine } chega à área de jogo de { $seat }.
event-machine_raised = A { $machine } fica de pé: vai agir no início do próximo turno.
event-machine_activated = A { $machine } entra em ação!
event-machine_held = A { $machine } é detida a tempo e volta para a reserva.
event-machine_destroyed = A { $machine } voa em pedaços!
event-troll_came = Um troll invade a entrada do túnel: { $troll }.
event-troll_defeated = Troll derrotado: { $troll }.
event-space_blocked = A catapulta arrasa o espaço { $space } do tabuleiro de melhorias: bloqueado para sempre.
event-upgrade_lost = A carta “{ $card }” do espaço { $space } é destruída.
event-gold_lost =
    { $reason ->
        [catapult]
            { $amount ->
                [1] O disparo soterra { $amount } pepita.
               *[other] O disparo soterra { $amount } pepitas.
            }
       *[stolen]
            { $amount ->
                [1] { $amount } pepita é roubada.
               *[other] { $amount } pepitas são roubadas.
            }
        [paid]
            { $amount ->
                [1] { $amount } pepita é paga.
               *[other] { $amount } pepitas são pagas.
            }
    }
event-orc_card_played = { $seat } joga uma carta de orc.
event-siege_card_revealed = Carta de cerco: { $siege }.
event-siege_card_cancelled = A carta de cerco não dá em nada ({ $siege }).
event-orc_placed = Surge um orc { $place_at }.
event-orcs_advanced =
    { $count ->
        [0] Soam as trombetas, mas não há orcs para avançar.
        [1] O único orc avança.
       *[other] Todos os orcs avançam ({ $count }).
    }
event-orc_stole = Um orc que estava { $place_at } chega até o ouro!
event-orc_defeated = Cai um orc { $place_at }.
event-card_played = { $seat } joga “{ $card }” ({ $use }).
event-card_unused = { $seat } deixa “{ $card }” sem usar.
event-card_passed = { $seat } joga “{ $card }” sem usar.
event-dwarf_moved = { $seat } vai { $place_to }.
event-resource_placed = 1 de { $resource } para “{ $card }” (espaço { $space }).
event-resource_given = 1 de { $resource } para o goblin “{ $goblin }”.
event-upgrade_completed = A melhoria “{ $card }” está completa e pode ser pega (espaço { $space }).
event-upgrade_taken = { $seat } pega “{ $card }” e abre mão de “{ $removed }”.
event-attack_rolled =
    { $dice ->
        [0] { $seat } ataca só com impactos diretos.
        [1] { $seat } rola { $dice } dado ({ $use }).
       *[other] { $seat } rola { $dice } dados ({ $use }).
    }
event-die_rolled = Dado: { $face }.
event-hits_scored =
    { $use }: { $hits ->
        [0] nenhum impacto
        [1] { $hits } impacto
       *[other] { $hits } impactos
    }.
event-circle_covered =
    { $enemy ->
       *[troll] Troll { $slot }: círculo { $circle } coberto.
        [goblin] Goblin { $slot }: círculo coberto.
    }
event-goblin_came = Um goblin sai do túnel: { $goblin }.
event-goblin_defeated = Um goblin a menos: { $goblin }.
event-rubble_dug =
    { $amount ->
        [1] { $amount } pedregulho retirado
       *[other] { $amount } pedregulhos retirados
    }; { $left ->
        [0] não resta nenhum
        [1] resta { $left }
       *[other] restam { $left }
    }.
event-rubble_dug_beside =
    1 pedregulho retirado ao lado de “{ $goblin }”; { $left ->
        [0] não resta nenhum
        [1] resta { $left }
       *[other] restam { $left }
    }.
event-rubble_placed =
    { $amount ->
        [1] { $amount } pedregulho fecha
       *[other] { $amount } pedregulhos fecham
    } a próxima seção.
event-section_opened = Seção { $section } do túnel liberada!
event-mercenary_hired =
    { $mercenary } entra em cena por { $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }.
event-upgrade_removed = A carta “{ $card }” sai do espaço { $space }.
event-space_filled = Espaço { $space }: “{ $card }” ({ $deck }).
event-deck_reshuffled = { $seat } embaralha suas doze cartas e separa duas.
event-card_drawn = { $seat } compra “{ $card }”.
event-card_drawn-hidden = { $seat } compra uma carta.
event-turn_ended = { $seat } encerra o turno.
event-game_won =
    O túnel está livre! { $gold ->
        [1] { $gold } pepita foi salva.
       *[other] { $gold } pepitas foram salvas.
    }
event-game_lost =
    { $loss ->
       *[siege] Sai a última carta de cerco: a fortaleza cai.
        [catapult] Sai a última carta de catapulta: a fortaleza fica em ruínas.
        [troll] O último troll passa pela muralha: a fortaleza cai.
        [orc] O último orc se junta à horda: a fortaleza não resiste.
        [gold] Some a última pepita: não há mais nada a defender.
    } Goblins derrotados: { $goblins }.
event-card_phase_began = { $seat } passa para as cartas de anão.

## Siege cards

siege-orcs =
    { $count ->
        [1] { $count } orc
       *[other] { $count } orcs
    } { $place_at }
siege-machine = a { $machine }
siege-arrow = todos os orcs avançam

## What can be chosen

action-move = { $card }: ir { $place_to }
action-move-short = Ir { $place_to }
action-magic = { $card }: salto mágico { $place_to } e mais uma ação
action-magic-short = Salto mágico { $place_to } e mais uma ação
action-work = { $card }: trabalhar { $amount } de { $resource }
action-work-short = Trabalhar { $amount } de { $resource }
action-work-any = { $card }: trabalhar { $amount } do recurso desta oficina
action-work-any-short = Trabalhar { $amount } do recurso desta oficina
action-melee =
    { $card }: lutar com { $dice ->
        [1] { $dice } dado
       *[other] { $dice } dados
    }
action-melee-short =
    Lutar com { $dice ->
        [1] { $dice } dado
       *[other] { $dice } dados
    }
action-direct =
    { $card }: { $hits ->
        [1] { $hits } impacto direto
       *[other] { $hits } impactos diretos
    }
action-direct-short =
    { $hits ->
        [1] { $hits } impacto direto
       *[other] { $hits } impactos diretos
    }
action-ranged =
    { $card }: atirar com { $dice ->
        [1] { $dice } dado
       *[other] { $dice } dados
    }
action-ranged-short =
    Atirar com { $dice ->
        [1] { $dice } dado
       *[other] { $dice } dados
    }
action-dig = { $card }: escavar { $amount }
action-dig-short = Escavar { $amount }
action-pass = “{ $card }”: jogar sem usar
action-pass-short = Jogar sem usar
action-discard = Abrir mão de “{ $card }”
action-aim-place = Alvo: { $place }
action-aim-machine = Alvo: a { $machine }
action-roll = Atacar!
action-stop = Nenhuma outra ação
action-give-space = Pôr { $resource } em “{ $card }” (espaço { $space })
action-give-goblin = Dar { $resource } a “{ $goblin }”
action-hit-orc = Derrotar um orc
action-hit-goblin =
    Golpear “{ $goblin }” ({ $hits ->
        [1] { $hits } impacto
       *[other] { $hits } impactos
    })
action-hit-troll =
    Golpear “{ $troll }” (círculo { $circle }, { $hits ->
        [1] { $hits } impacto
       *[other] { $hits } impactos
    })
action-dig-goblin = Escavar ao lado de “{ $goblin }”
action-take = Pegar “{ $card }” (espaço { $space })
action-hire-orcs =
    Contratar { $name } ({ $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }): oficinas livres de orcs
action-hire-goblin =
    Contratar { $name } ({ $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }): dar fim a “{ $target }”
action-hire-troll =
    Contratar { $name } ({ $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }): dar fim a “{ $target }”
action-hire-catapult =
    Contratar { $name } ({ $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }): deter a catapulta
action-hire-siege =
    Contratar { $name } ({ $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }): anular a carta de cerco
action-activate = Ativar a { $machine }
action-reveal = Jogar a carta de orc
action-continue = Deixar acontecer
action-remove = Tirar “{ $card }” do espaço { $space }
action-fill = Preencher o espaço { $space } com uma carta do { $deck }
action-done = Tabuleiro pronto
action-end = Não jogar mais cartas
action-end-turn = Encerrar o turno

## What is asked

ask-machines = As duas máquinas estão na sua área de jogo: escolha qual age primeiro.
ask-orc_cards = As cartas de orc vêm primeiro. Jogue uma ou prepare-se antes.
ask-dwarf_cards = Jogue suas cartas: uma ação com cada uma.
ask-dwarf_cards-empty = Você já jogou todas as suas cartas: encerre o turno.
ask-refill = Você pode renovar o tabuleiro de melhorias: primeiro tire cartas, depois preencha os espaços vazios.
ask-activation = A { $machine } está prestes a agir. Você intervém ou deixa acontecer?
ask-siege_card = Carta de cerco: { $siege }. Você intervém antes do efeito ou deixa acontecer?
ask-siege_card-arrow = Agora todos os orcs avançam. Você intervém ou deixa acontecer?
ask-magic = Sua carta mágica permite mais uma ação: escolha qual ou pare por aqui.
ask-gather =
    Seu ataque: { $dice ->
        [0]
            { $hits ->
                [1] { $hits } impacto direto
               *[other] { $hits } impactos diretos
            }
        [1]
            { $dice } dado{ $hits ->
                [0] { "" }
                [1] { " " }e { $hits } impacto direto
               *[other] { " " }e { $hits } impactos diretos
            }
       *[other]
            { $dice } dados{ $hits ->
                [0] { "" }
                [1] { " " }e { $hits } impacto direto
               *[other] { " " }e { $hits } impactos diretos
            }
    }. Junte mais cartas ou ataque.
ask-assign =
    Quem leva o golpe? { $hits ->
        [1] Resta { $hits } impacto
       *[other] Restam { $hits } impactos
    } para distribuir.
ask-place = Onde vai ficar? Ainda por colocar: { $amount } de { $resource }.
ask-dig_beside =
    Ao lado de qual goblin você escava? { $amount ->
        [1] Falta retirar { $amount } pedregulho
       *[other] Falta retirar { $amount } pedregulhos
    }.
ask-take = Escolha a carta da sua mão que você entrega por “{ $card }”: ela sai do jogo.

## Before a mercenary is hired

confirm-hire = Contratar { $name } por { $price ->
        [1] { $price } pepita
       *[other] { $price } pepitas
    }? Restariam { $left }.
confirm-hire-orcs =
    { $count ->
        [1] Cai { $count } orc das oficinas.
       *[other] Caem { $count } orcs das oficinas.
    }
confirm-hire-target = “{ $target }” cai.
confirm-hire-catapult = A catapulta não dispara.
confirm-hire-siege = A carta de cerco dá em nada: { $siege }.
confirm-saves =
    { $gold ->
        [0] Não salva ouro agora.
        [1] Salva { $gold } pepita agora mesmo.
       *[other] Salva { $gold } pepitas agora mesmo.
    }
confirm-averts-defeat = Sem isso, a partida se perde agora mesmo.

## When a person is asked during the siege

asking-always = Perguntar-me em cada pausa do cerco.
asking-gold = Perguntar-me em uma pausa do cerco só quando se perderia ouro.
asking-never = Nunca me perguntar em uma pausa do cerco; deixar acontecer.

## House rules

setting-magic_move = Salto mágico
setting-magic_move-fields = Alcança todos os lugares, também fora das muralhas (regras polonesas).
setting-magic_move-inside = Fica dentro da fortaleza (regras inglesas, espanholas e portuguesas).
setting-catapult_mercenary = Mercenário da catapulta
setting-catapult_mercenary-nugget = Salva a carta de catapulta e a pepita (nenhuma edição diz; decisão nossa).
setting-catapult_mercenary-card = Salva só a carta de catapulta, e 1 pepita se perde (nenhuma edição diz).
setting-taking = Pegar melhorias
setting-taking-between = Entre máquinas, cartas de orc e cartas de anão, não entre uma carta de cerco e seu efeito (decisão nossa).
setting-taking-anytime = Em qualquer momento do seu turno, também entre uma carta de cerco e seu efeito (as quatro edições, ao pé da letra).

## What stands in the way, said before the rule

obstacle-work = Você está { $place_at }; isto se trabalha { $workshop_at }.
obstacle-workshop = Você está { $place_at }, que não é uma oficina.
obstacle-orcs =
    { $count ->
        [1] Há um orc { $place_at }.
       *[other] Há { $count } orcs { $place_at }.
    }
obstacle-melee = Você está { $place_at }, e ali não há inimigo com quem lutar.
obstacle-tower = Você está { $place_at }, e não em uma torre.
obstacle-target = Você está { $place_at }, e não há nada ao alcance que possa atingir.
obstacle-dig = Você está { $place_at }; o entulho fica { $dig_at }.
obstacle-enemies = Há trolls ou goblins { $place_at }.

## The rules

rule-R-MAP = As figuras de anão podem ficar em catorze lugares: a câmara central, quatro pátios (três oficinas e a entrada do túnel), três muralhas, três torres e o lado de fora de cada muralha.
rule-R-MAP-1 = A câmara central fica a um passo de cada um dos quatro pátios.
rule-R-MAP-2 = Pátios vizinhos ficam a um passo. Eles formam um anel: entrada do túnel, carpintaria, curtume, fundição e de novo a entrada do túnel.
rule-Q1 = O curtume é a oficina do meio, em frente ao túnel, e por isso sua muralha fica entre duas torres. A torre do túnel só toca a muralha da carpintaria.
rule-R-MAP-3 = Cada oficina fica a um passo da sua própria muralha.
rule-R-MAP-4 = Cada muralha fica a um passo do seu lado de fora.
rule-R-MAP-5 = Duas muralhas com uma torre no meio ficam a um passo, sem precisar subir na torre: carpintaria e curtume pela torre oeste, curtume e fundição pela torre leste.
rule-R-MAP-6 = Uma torre fica a um passo de cada muralha ao lado: a do túnel, da muralha da carpintaria; a oeste, das muralhas da carpintaria e do curtume; a leste, das muralhas do curtume e da fundição.
rule-R-ORC-PATH = Os orcs vêm de fora para a muralha, dali para a oficina e depois para a câmara; nunca entram nas torres nem na entrada do túnel. Trolls e goblins só ficam na entrada do túnel.
rule-R-SHARE = Qualquer número de anões e inimigos pode ficar no mesmo lugar.
rule-Q10 = Inimigos nunca bloqueiam a passagem: você entra, sai e atravessa o lugar deles livremente.
rule-R-RESERVE = Toda figura de orc, troll ou goblin derrotada e todo pedregulho retirado voltam na hora para a reserva.
rule-R-SETUP = O jogo começa com 10 recursos em cada oficina e 20 pepitas na câmara. Na reserva ficam 10 orcs, 2 goblins, 4 trolls, a torre de cerco, a catapulta, 5 dados, 10 peças de dano e os pedregulhos.
rule-R-SETUP-1 = Duas das quatro peças de goblin de cada nível ficam, sem ninguém ver, sob a seção do túnel de mesmo número; a seção 1 é a mais perto da torre do túnel. As outras peças ficam fora do jogo, também sem ninguém ver.
rule-R-SETUP-2 = O baralho de cerco tem 50 cartas, dez de cada nível. Cada nível é embaralhado à parte; o nível 1 fica no topo e o 5 no fundo.
rule-R-SETUP-3 = As cinco peças de troll e as cinco cartas de catapulta são embaralhadas de face para baixo. Cada carta de catapulta indica um espaço diferente do tabuleiro de melhorias.
rule-R-SETUP-4 = Cada pessoa recebe uma figura de anão, que começa na câmara, e doze cartas: dez armas e ferramentas e dois orcs. Todas as figuras valem o mesmo.
rule-R-SETUP-5 = O tabuleiro de melhorias tem cinco espaços numerados, com custos extras que dependem de quantas pessoas jogam. Ele começa com cinco cartas aleatórias do baralho amarelo; os baralhos cinza e vermelho aguardam ao lado.
rule-R-SETUP-6 = Os cinco mercenários estão disponíveis desde o início, uma única vez cada.
rule-R-SETUP-7 = A dificuldade define os pedregulhos de cada seção do túnel: 6 no fácil, 8 no normal, 10 no difícil e 12 no épico.
rule-R-SETUP-8 = Embaralhe suas doze cartas, separe duas sem olhar e, das dez restantes, compre uma mão de cinco.
rule-R-RESHUFFLE = Quando seu baralho de compra acaba, suas doze cartas são embaralhadas de novo: duas são separadas sem olhar e dez formam o novo baralho.
rule-R-SETUP-9 = O primeiro turno é sorteado; depois o jogo segue em sentido horário.
rule-R-TALK = Conversem à vontade sobre suas cartas, mas sem mostrá-las.
rule-Q30 = O resto da mesa só vê uma carta da sua mão quando você a joga. Uma mesa pode ser aberta com as mãos à mostra; aí todo mundo vê todas.
rule-R-TURN = O turno segue uma ordem: máquinas, cartas de orc, cartas de anão e preenchimento do tabuleiro de melhorias. Cada coisa tem sua hora, e o que foi começado termina antes.
rule-R-MACHINE = No início do seu turno, toda máquina na sua área de jogo é ativada; com as duas ali, você escolhe a ordem.
rule-R-TOWER = Ao ser ativada, a torre de cerco traz um troll: a próxima peça e uma figura vão para a entrada do túnel, e a torre volta para a reserva. A quinta peça faz perder a partida.
rule-R-CATAPULT = Ao ser ativada, a catapulta revela uma carta que bloqueia para sempre o espaço indicado do tabuleiro de melhorias. Se havia uma carta ali, ela sai do jogo e seus recursos retornam; além disso, 1 pepita se perde e a catapulta volta para a reserva.
rule-Q24 = A quinta carta de catapulta faz perder na hora; nada mais dela acontece.
rule-R-ORC = Todas as cartas de orc da sua mão são jogadas antes das outras, uma por uma. Cada uma revela a próxima carta de cerco, que é resolvida por inteiro e sai do jogo.
rule-Q23 = Uma carta de cerco é resolvida nesta ordem: orcs, máquina, flecha.
rule-R-SIEGE-ORC = Os orcs de uma carta de cerco surgem fora da muralha que ela indica. Colocar o décimo orc faz perder na hora.
rule-R-SIEGE-TOWER = Uma carta de cerco com a torre de cerco a leva para a sua área de jogo. Se ela já está em jogo, em vez disso é ativada na hora.
rule-R-SIEGE-CATAPULT = Uma carta de cerco com a catapulta a leva para a sua área de jogo. Se ela já está em jogo, em vez disso é ativada na hora.
rule-Q2 = Uma máquina já está em jogo se estiver em qualquer área, inclusive na sua.
rule-R-SIEGE-ARROW = Com uma flecha, cada orc dá um passo rumo à câmara. Cada orc que entra rouba 1 pepita e volta para a reserva.
rule-R-CARD = Depois das cartas de orc, você joga as outras cartas da sua mão, uma de cada vez. Cada uma dá uma das ações que mostra, feita por inteiro antes da próxima carta.
rule-R-CARD-PASS = Você pode jogar qualquer carta sem usar nenhuma das ações dela.
rule-R-ANY-ORDER = As cartas de um ataque, os recursos que você coloca, os alvos dos seus impactos, os pedregulhos que escava e as cartas que tira do tabuleiro: escolha em qualquer ordem e desfaça uma escolha enquanto ela não for definitiva.
rule-R-MOVE = Ao mover, você dá no máximo os passos que a carta mostra, sempre de um lugar para outro vizinho.
rule-R-MAGIC = Uma carta mágica (∞) pode primeiro levar você a qualquer lugar e depois permite outra das suas ações, que não pode ser um segundo movimento.
rule-Q3 = O salto de uma carta mágica alcança todos os lugares, inclusive fora das muralhas; assim diz o livro de regras polonês. Com uma regra da casa ele fica dentro da fortaleza, como nos livros inglês, espanhol e português.
rule-R-WORK = Para trabalhar um recurso, esteja na oficina dele, sem orcs ali. Pegue tantos recursos quantos a carta mostra e ponha cada um em uma carta de melhoria ou ao lado de um goblin que ainda precise dele; nada fica guardado.
rule-R-WORK-BLOCKED = Ninguém pode trabalhar em uma oficina enquanto houver um orc nela.
rule-R-WORK-ANY = O ícone de qualquer recurso serve para trabalhar o recurso da oficina em que você está.
rule-Q11 = Você pega exatamente o que a carta mostra, até onde a oficina tiver e houver onde colocar; se não há onde colocar nada, você não pode trabalhar. Você divide tudo como quiser.
rule-Q13 = Trabalhar é uma única ação: tudo é colocado e depois os goblins satisfeitos vão embora. O que eles devolvem não serve na mesma ação. Para pagar um goblin não é preciso estar na entrada do túnel.
rule-R-MELEE = Para atacar corpo a corpo, esteja no mesmo lugar que um orc, um troll ou um goblin de luta. Jogue juntas quantas cartas quiser com dados corpo a corpo ou impactos diretos, todas antes da rolagem; balestras não contam.
rule-R-DICE-CAP = Um ataque rola no máximo cinco dados.
rule-Q15 = Você pode jogar cartas que somem mais de cinco dados, mas os que sobram se perdem e todas as cartas são gastas.
rule-R-DIRECT = Cada ícone de impacto direto dá 2 impactos sem rolagem. O limite de dados não vale para eles, e eles bastam sozinhos para um ataque.
rule-R-LOST-HITS = Um orc cai com 2 impactos; um círculo só é coberto quando todos os seus impactos são pagos. Você escolhe os alvos enquanto seus impactos bastarem para algum; os que não bastam se perdem, e círculos cobertos continuam cobertos.
rule-Q29 = Primeiro todos os impactos são distribuídos, depois os derrotados saem e só então vêm os novos pedregulhos ou a vitória.
rule-R-NEXT = Quando os dois goblins de uma seção caem e ainda há seções, novos pedregulhos são colocados conforme a dificuldade, mesmo com trolls ali.
rule-R-WIN = A partida é vencida assim que a quinta seção está aberta e seus dois goblins caíram; os trolls já não importam. A pontuação é o ouro que sobrou.
rule-Q14 = Cada carta de um ataque contribui com exatamente uma das suas linhas, e ela precisa servir para esse ataque.
rule-Q16 = Cartas mágicas podem entrar em um ataque: primeiro o salto, depois todas as cartas são declaradas a partir do novo lugar.
rule-R-RANGED = Para atacar a distância, esteja em uma torre e escolha um alvo antes da rolagem: uma máquina, uma muralha ao lado da torre ou o lado de fora dela; da torre do túnel, também a entrada do túnel. Cada balestra derrota um orc, destrói uma máquina ou cobre um círculo; oficinas e câmara não podem ser alvo.
rule-Q17 = Só se pode atacar onde há algo que possa ser ferido.
rule-R-DIG = Para escavar, esteja na entrada do túnel, sem trolls nem goblins ali. Você retira exatamente os pedregulhos que a carta mostra, ou todos os que restam.
rule-R-GOBLIN-RUBBLE = Alguns goblins têm pedregulhos ao lado e vão embora quando eles acabam. Esses podem ser escavados mesmo com inimigos ali; enquanto houver inimigos, nenhum outro pode.
rule-Q18 = Com dois goblins de pedregulho, você divide a escavação entre eles como quiser.
rule-R-SECTION = Quando sai o último pedregulho de uma seção, a seção do túnel mais perto da torre do túnel é retirada, e seus dois goblins surgem na entrada do túnel.
rule-Q4 = O que sobra da escavação quando uma seção se abre é perdido.
rule-R-TAKE = No seu turno, você pode pegar uma melhoria completa sempre que nada estiver pela metade: tire do jogo uma carta da sua mão ainda não jogada, nunca um orc, e leve a melhoria para a mão. Os recursos dela voltam para as oficinas.
rule-Q12 = Melhorias são pegas antes das máquinas, das cartas de orc e das de anão, ou entre elas, mas nunca no meio de uma ação. Com uma regra da casa são pegas em qualquer momento do seu turno em que você poderia contratar, também entre uma carta de cerco e seu efeito; é o que dizem ao pé da letra os quatro livros de regras.
rule-R-COST = Uma melhoria está completa quando tem os recursos que ela mostra mais os do seu espaço. Depois ela espera até que alguém a pegue.
rule-R-REFILL = Se você termina o turno na câmara central, pode preencher os espaços vazios e não bloqueados do tabuleiro de melhorias, em qualquer ordem e com os baralhos que escolher.
rule-R-REFILL-REMOVE = Antes de preencher o primeiro espaço, você pode tirar do tabuleiro de melhorias as cartas que quiser; os recursos delas voltam para as oficinas.
rule-Q25 = Preencher é opcional, mesmo em parte. Um baralho esgotado não pode ser escolhido.
rule-Q5 = Depois que um espaço é preenchido, nenhuma outra carta sai do tabuleiro nesse turno.
rule-R-END = No fim do turno, suas cinco cartas jogadas são descartadas e você compra outras cinco. Depois é a vez da próxima pessoa.
rule-Q26 = Em um turno sempre se jogam exatamente cinco cartas, porque melhorias são trocadas uma por uma.
rule-R-MERC = Mercenários são pagos com ouro da câmara, e cada um age uma única vez na partida inteira. Eles não gastam cartas, e não importa onde está a sua figura.
rule-R-MERC-TIME = Você pode contratar no seu turno, até durante uma ação, mas não dentro de um mesmo passo, como colocar recursos ou distribuir impactos.
rule-R-MERC-ORCS = Este mercenário derrota todos os orcs das três oficinas; é preciso haver pelo menos um.
rule-R-MERC-GOBLIN = Este mercenário derrota um goblin de qualquer tipo. O que ele recebeu volta para as oficinas, e os pedregulhos ao lado dele são retirados.
rule-R-MERC-TROLL = Este mercenário derrota um troll; é preciso haver um.
rule-R-MERC-CATAPULT = Este mercenário só pode ser contratado quando a catapulta está prestes a agir: nenhuma carta é revelada e a catapulta volta para a reserva.
rule-Q6 = Uma catapulta detida não custa ouro nem bloqueia espaço; nenhum livro de regras diz se a pepita é salva. Com uma regra da casa só a carta é salva, e 1 pepita se perde mesmo assim.
rule-R-MERC-SIEGE = Este mercenário só pode ser contratado logo após a revelação de uma carta de cerco: a carta inteira fica sem efeito.
rule-Q7 = Nenhum mercenário salva da última carta de cerco: é a própria revelação que faz perder.
rule-Q8 = O preço é pago primeiro, e a última pepita não pode ser gasta: contrate apenas se sobrar pelo menos 1.
rule-Q21 = Goblins derrotados por um mercenário contam como os outros para os novos pedregulhos, a pontuação e a vitória, que pode vir a qualquer momento.
rule-R-TROLL = Um troll tem vários círculos, e cada um mostra os impactos de que precisa. Com todos cobertos, o troll é derrotado e sua peça sai do jogo.
rule-R-GOBLIN = Cada goblin tem um único círculo, que mostra como se livrar dele: recursos, pedregulhos ou luta. Só os goblins de luta podem ser atacados.
rule-Q20 = As 10 peças de dano sempre bastam: um inimigo sai quando seu último círculo é coberto, por isso esse círculo não precisa de nenhuma.
rule-R-GOBLIN-FIXED = Este goblin quer exatamente os recursos que mostra. Quando tem todos, vai embora e os recursos voltam para as oficinas.
rule-R-GOBLIN-MIX = Este goblin quer certo número de recursos em qualquer combinação. Quando os tem, vai embora e os recursos voltam para as oficinas.
rule-R-GOBLIN-FIGHT = Um goblin que mostra impactos é enfrentado como um troll: corpo a corpo ou da torre do túnel.
rule-Q19 = Dois goblins de pedregulho do mesmo nível nunca pedem mais do que os 12 pedregulhos que existem.
rule-Q9 = Cada círculo pede o que a sua peça mostra; um goblin de luta pode precisar de um ou de vários impactos.
rule-R-LOSE = A partida é perdida assim que ocorre um dos cinco desastres; a pontuação são então os goblins derrotados. Com a partida encerrada, nada mais pode ser jogado.
rule-Q28 = Vale o primeiro final alcançado; nada depois dele acontece.
rule-R-LOSE-SIEGE = Revelar a última carta de cerco faz perder a partida.
rule-R-LOSE-CATAPULT = Revelar a última carta de catapulta faz perder a partida.
rule-R-LOSE-TROLL = Revelar a última peça de troll faz perder a partida.
rule-R-LOSE-ORC = Colocar a última figura de orc da reserva faz perder a partida.
rule-R-LOSE-GOLD = Perder a última pepita faz perder a partida.
rule-R-SCORE = Toda partida entra nas crônicas: vitórias são classificadas pelo ouro salvo e derrotas pelos goblins derrotados.
rule-R-SOLO = No modo solo, você tem um só anão e um só baralho. Apenas as máquinas funcionam de outro jeito.
rule-R-SOLO-LIE = No modo solo, uma máquina nova chega deitada à sua área de jogo. Já se pode atirar nela.
rule-R-SOLO-RAISE = No modo solo, uma máquina deitada no início do seu turno é posta de pé, mas ainda não age.
rule-R-SOLO-ACT = No modo solo, uma máquina que já estava de pé no início do seu turno é ativada. Se uma carta de cerco mostra uma máquina que já está ali, deitada ou de pé, ela é ativada na hora.
rule-Q27 = Vale como a máquina está no início do turno: ou é posta de pé ou é ativada, nunca as duas coisas.

## Dangers

threat-steal =
    { $count ->
        [1] { $count } orc nas oficinas: a próxima flecha custa { $count } pepita
       *[other] { $count } orcs nas oficinas: a próxima flecha custa { $count } pepitas
    }
threat-orcs-out = Orcs nas muralhas: { $walls }, fora: { $fields }, na reserva: { $left }
threat-machine = A { $machine } vai agir no início do turno de { $seat }
threat-machine-lying = A { $machine } está deitada: no próximo turno fica de pé
threat-siege-left =
    Baralho de cerco: { $count ->
        [1] resta { $count } carta, e ela traz a derrota
       *[other] restam { $count } cartas, a última traz a derrota
    }
threat-orcs-left =
    Reserva de orcs: { $count ->
        [1] resta { $count } figura, e ela traz a derrota
       *[other] restam { $count } figuras, a última traz a derrota
    }
threat-trolls-left =
    Pilha de trolls: { $count ->
        [1] resta { $count } peça, e ela traz a derrota
       *[other] restam { $count } peças, a última traz a derrota
    }
threat-catapult-left =
    Baralho de catapulta: { $count ->
        [1] resta { $count } carta, e ela traz a derrota
       *[other] restam { $count } cartas, a última traz a derrota
    }
threat-none = Tudo calmo, por enquanto

## The end

end-won =
    Liberdade! Pelo túnel { $gold ->
        [1] escapa { $gold } pepita
       *[other] escapam { $gold } pepitas
    }. Assim as crônicas vão lembrar: { $title }.
end-lost =
    { $loss ->
       *[siege] O cerco venceu a fortaleza.
        [catapult] A catapulta não deixou nada de pé.
        [troll] Os trolls romperam a defesa.
        [orc] Eram simplesmente orcs demais.
        [gold] Não sobrou uma única pepita.
    } { $goblins ->
        [0] Nenhum goblin caiu.
        [1] { $goblins } goblin caiu.
       *[other] { $goblins } goblins caíram.
    } Assim contam as crônicas: { $title }.
loss-siege = Última carta de cerco revelada
loss-catapult = Última carta de catapulta revelada
loss-troll = Última peça de troll revelada
loss-orc = Último orc colocado
loss-gold = Última pepita perdida

## Seções das regras

section-aim = O objetivo
section-setup = Preparação
section-map = A fortaleza
section-turn = O seu turno
section-machines = Máquinas
section-siege = O cerco
section-orcs = Orcs
section-trolls = Trolls e goblins
section-moving = Mover-se
section-working = Trabalhar
section-fighting = Lutar
section-digging = Cavar
section-upgrades = Melhorias
section-mercenaries = Mercenários
section-refill = Repor e terminar o turno
section-end = O fim
section-solo = Jogando sozinho
section-rulings = Esclarecimentos

## The coach: why an action is the best

coach-measure-sections = Seções do túnel abertas
coach-measure-rubble = Escombros na entrada
coach-measure-goblins = Goblins derrotados
coach-measure-goblin_resources = Recursos dados a goblins
coach-measure-trolls = Trolls na entrada
coach-measure-damage = Círculos cobertos de trolls e goblins
coach-measure-orcs = Orcs em jogo
coach-measure-orcs_inside = Orcs nas oficinas
coach-measure-machines = Máquinas de cerco em jogo
coach-measure-gold = Ouro na câmara
coach-measure-board_resources = Recursos no tabuleiro de melhorias
coach-measure-board_cards = Cartas no tabuleiro de melhorias
coach-measure-upgrades = Melhorias nos seus baralhos

## Odds before an attack

odds-attack = Chances: { $enemies }.
odds-enemy = { $enemy } { $percent } %
odds-orcs =
    { $count ->
        [one] um orc
       *[other] { $count } orcs
    }
