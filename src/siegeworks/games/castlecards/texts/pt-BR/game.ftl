## The game

game-title = Castlecards
game-summary = Um jogo de cartas rápido para dois a quatro rivais: reúna um exército, construa armas de cerco, explore masmorras e tome os outros castelos antes que o seu caia. Vence o último castelo de pé.

## Things

deck-village = deck do Povoado
deck-siege = deck de Cerco
deck-academy = deck da Academia
deck-dungeon = deck da Masmorra
post-wall = { $name } { $number }
target-defender = { $card } em { $post }
amount-swords =
    { $text } { $half ->
        [yes] { $count ->
            [0] espada
           *[other] espadas
        }
       *[no] { $count ->
            [1] espada
           *[other] espadas
        }
    }
amount-shields =
    { $text } { $half ->
        [yes] { $count ->
            [0] escudo
           *[other] escudos
        }
       *[no] { $count ->
            [1] escudo
           *[other] escudos
        }
    }
amount-torches =
    { $count } { $count ->
        [1] tocha
       *[other] tochas
    }
effect-assault = abre castelos
effect-posted = de guarda: { $shields }
effect-cut = espadas −{ $swords }
effect-shields = escudos +{ $shields }
effect-weapons =
    { $count ->
        [1] remove uma arma
       *[other] remove até { $count } armas
    }
effect-dungeon = perigo { $danger }, tesouro { $treasure }
purpose-soldier = Ataca ou guarda o castelo.
purpose-archer = Ataca ou guarda uma muralha.
purpose-gold = Compra cartas; paga obras e estudos.
purpose-builder = Quatro cartas, construtores e ouro, dão uma arma.
purpose-explorer = Busca tesouros na masmorra.
purpose-king = Concede mais duas ações.
purpose-duke = Com 2 de ouro: uma carta da Academia.
purpose-night = Esconde um ataque até o golpe.
purpose-weapon = Golpeia forte, uma vez.
purpose-assault = Alcança o castelo atrás das muralhas.
purpose-reaction = Quando atacam você.
purpose-dungeon = Leve mais tochas do que perigo.
described = { $name } ({ $effect })
counted = { $count } × { $card }
balance = { $swords } : { $shields }
balance-partly =
    { $swords } + { $count ->
        [1] 1 carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    } : { $shields }
balance-hidden =
    { $count ->
        [1] 1 carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    } : { $shields }

## What happened

event-game_began = Começa a guerra dos castelos. Primeiro turno: { $seat }.
event-turn_began = Turno { $turn }: { $seat }.
event-turn_skipped = { $seat } não pode fazer nada e perde o turno.
event-turn_ended = { $seat } encerra o turno.
event-card_drawn =
    { $seat } saca uma carta { $deck ->
       *[village] do Povoado
        [siege] de Cerco
        [academy] da Academia
        [dungeon] da Masmorra
    }: “{ $card }”.
event-card_drawn-hidden =
    { $seat } saca uma carta { $deck ->
       *[village] do Povoado
        [siege] de Cerco
        [academy] da Academia
        [dungeon] da Masmorra
    }.
event-deck_reshuffled =
    Acaba o deck { $deck ->
       *[village] do Povoado
        [siege] de Cerco
        [academy] da Academia
        [dungeon] da Masmorra
    }: seus descartes são embaralhados e formam um novo.
event-card_wasted = { $seat } joga fora uma carta: “{ $card }”.
event-king_played =
    { $seat } joga o rei: { $actions ->
        [1] falta 1 ação
       *[other] faltam { $actions } ações
    }.
event-card_posted = { $seat } põe de guarda “{ $card }” em { $post }.
event-card_unposted = { $seat } recolhe “{ $card }” de { $post }.
event-weapon_built =
    { $seat } constrói uma arma de cerco com { $builders ->
        [1] 1 construtor
       *[other] { $builders } construtores
    }{ $gold ->
        [0] { "" }
       *[other] { " " }e { $gold } de ouro
    }.
event-dungeon_entered =
    { $seat } envia { $explorers ->
        [1] 1 explorador
       *[other] { $explorers } exploradores
    } para a masmorra.
event-dungeon_revealed = Lá embaixo espera: { $card }.
event-dungeon_beaten =
    Masmorra vencida: “{ $card }”! O tesouro { $treasure ->
        [0] não traz nada para { $seat }
        [1] traz para { $seat } 1 carta do Povoado
       *[other] traz para { $seat } { $treasure } cartas do Povoado
    }.
event-dungeon_held = “{ $card }” é demais: { $seat } sai de mãos vazias e a carta vai para o fundo do deck.
event-cards_bought = { $seat } paga 1 de ouro por cartas do Povoado.
event-academy_visited = { $seat } paga um duque e 2 de ouro na Academia.
event-attack_declared = { $seat } ataca { $victim }: { $target }.
event-night_declared = Cai a noite e { $seat } avança contra { $victim }: { $target }.
event-card_added = { $seat } soma ao ataque “{ $card }”.
event-card_hidden =
    { $seat } põe virada para baixo uma carta { $deck ->
       *[village] do Povoado
        [siege] de Cerco
        [academy] da Academia
    }: “{ $card }”.
event-card_hidden-hidden =
    { $seat } põe virada para baixo uma carta { $deck ->
       *[village] do Povoado
        [siege] de Cerco
        [academy] da Academia
    }.
event-attack_launched =
    { $seat } lança o ataque com { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }.
event-support_given =
    { $count ->
        [0] { $seat } fica de fora.
        [1] { $seat } apoia o ataque com 1 carta.
       *[other] { $seat } apoia o ataque com { $count } cartas.
    }
event-reaction_played = { $seat } reage: { $card }.
event-reaction_ended =
    { $count ->
        [0] { $seat } não reage.
        [1] { $seat } reagiu com 1 carta.
       *[other] { $seat } reagiu com { $count } cartas.
    }
event-card_shown = { $seat } revela “{ $card }”.
event-weapon_removed = Uma arma de { $seat } sai de combate: “{ $card }”.
event-permission_lost = Sem nenhuma arma de assalto, { $seat } não consegue passar pelas muralhas de { $victim }.
event-attack_won = { $swords } : { $shields }. O ataque de { $seat } vence!
event-attack_repelled = { $swords } : { $shields }. O ataque de { $seat } fracassa.
event-wall_fell = { $seat } perde uma muralha: { $post } cai!
event-castle_fell = Cai o castelo de { $seat }! A conquista é de { $conqueror }.
event-defender_lost = { $seat } perde “{ $card }” em { $post }.
event-defender_taken = { $seat } fica com a carta que estava de guarda: “{ $card }” ({ $post }).
event-loot_taken = { $seat } separa uma carta de espólio sem olhar.
event-loot_opened = { $seat } revela seu espólio e o leva para a mão: “{ $card }”.
event-loot_opened-hidden = { $seat } leva para a mão uma carta de espólio.
event-gift_began = { $seat } prepara um presente para { $receiver }.
event-gift_given = { $seat } dá uma carta para { $receiver }: “{ $card }”.
event-gift_given-hidden = { $seat } dá uma carta para { $receiver }.
event-game_won = Só resta um castelo de pé: vitória de { $seat }!
event-game_drawn = Nada mais se move: a partida termina empatada.
event-reaction_shown = { $seat } reage: { $card }.
event-weapon_chosen = { $seat } escolhe uma arma de { $owner } para ser removida.
event-hand_taken = { $seat } leva uma carta da mão de { $fallen }: “{ $card }”.
event-hand_taken-hidden = { $seat } leva uma carta da mão de { $fallen }.
event-game_stalled = Depois de { $turn } turnos ninguém tomou os últimos castelos: a partida termina empatada.

## What can be chosen

action-attack = Atacar { $victim }: { $target } (escudos { $shields })
action-attack-short = { $target } ({ $shields })
action-night = Ataque noturno a { $victim }: { $target } (escudos { $shields })
action-night-short = { $target } ({ $shields })
action-add = Pôr “{ $card }” na mesa
action-add-short = { $card }
action-add-gather = Atacar com “{ $card }”
action-add-support = Apoiar com “{ $card }”
action-add-react = Reagir com “{ $card }”
action-add-gift = Dar “{ $card }”
action-go = Lançar o ataque
action-done = Pronto
action-done-support =
    { $count ->
        [0] Ficar de fora
       *[other] Esse é todo o apoio
    }
action-done-react =
    { $count ->
        [0] Não reagir
       *[other] Nenhuma reação a mais
    }
action-done-gift =
    { $count ->
        [1] Entregar 1 carta
       *[other] Entregar { $count } cartas
    }
action-done-fallen = Não dar nada
action-post = Pôr de guarda “{ $card }” em { $post }
action-post-short = { $card } → { $post }
action-unpost = Recolher “{ $card }” de { $post }
action-unpost-short = { $card } ← { $post }
action-build =
    Construir uma arma de cerco com { $builders ->
        [1] 1 construtor
       *[other] { $builders } construtores
    }{ $gold ->
        [0] { "" }
       *[other] { " " }e { $gold } de ouro
    }
action-build-short =
    { $builders ->
        [1] 1 construtor
       *[other] { $builders } construtores
    }{ $gold ->
        [0] { "" }
       *[other] { " " }+ { $gold } de ouro
    }
action-explore =
    Enviar { $explorers ->
        [1] 1 explorador
       *[other] { $explorers } exploradores
    } para a masmorra
action-explore-short =
    { $explorers ->
        [1] 1 explorador
       *[other] { $explorers } exploradores
    }
action-buy = Pagar 1 de ouro por 2 cartas do Povoado
action-academy = Pagar 1 duque e 2 de ouro por uma carta da Academia
action-king = Jogar o rei para 2 ações
action-draw = Sacar 1 carta do Povoado
action-end = Nenhuma ação a mais
action-waste = Jogar fora “{ $card }”
action-waste-short = { $card }
action-give = Dar um presente para { $seat }
action-give-short = { $seat }
action-remove = Remover “{ $card }” de { $seat }
action-remove-short = { $card } ({ $seat })
action-remove-hidden = Remover uma arma virada para baixo de { $seat }
deed-attack = Atacar
deed-night = Ataque noturno
deed-build = Construir
deed-explore = Explorar
deed-buy = Comprar
deed-academy = Academia
deed-king = Jogar o rei
deed-draw = Sacar
deed-unpost = Recolher
deed-waste = Jogar fora
deed-end = Encerrar
deed-go = Lançar
deed-done = Pronto

## What is asked

ask-turn = Seu turno: escolha uma ação.
ask-turn-king =
    O rei concede a você { $actions ->
        [1] mais 1 ação
       *[other] mais { $actions } ações
    }.
ask-fallen = Seu castelo caiu. Você pode dar um presente a alguém que ainda tenha o seu.
ask-gather = Ataque a { $victim }, { $target }. Até agora, { $balance }. Some cartas ou lance o ataque.
ask-gather-night = Ataque noturno a { $victim }, { $target }. Até agora, { $balance }. Some cartas ou lance o ataque.
ask-support = { $seat } ataca { $victim }, { $target }: { $balance }. Você apoia o ataque?
ask-support-night = No escuro { $seat } ataca { $victim }, { $target }: { $balance }. Você apoia o ataque?
ask-react = { $seat } ataca você, { $target }: { $balance }. Você reage?
ask-react-night = No escuro { $seat } ataca você, { $target }: { $balance }. Você reage?
ask-disarm =
    { $balance }. Que armas a sua reação remove? { $count ->
        [1] Falta escolher 1.
       *[other] Falta escolher { $count }.
    }
ask-gift =
    Que cartas você dá para { $seat }? { $count ->
        [0] Nenhuma escolhida ainda.
        [1] 1 escolhida até agora.
       *[other] { $count } escolhidas até agora.
    }

## What stands in the way

obstacle-own = Essa é a sua própria fortaleza.
obstacle-no-attackers = Você não tem soldados, arqueiros nem armas.
obstacle-down = { $post } de { $name } já caiu.
obstacle-no-night = Você não tem nenhuma carta de noite.
obstacle-no-assault =
    { $count ->
        [one] Ainda está de pé { $count } muralha de { $name }
       *[other] Ainda estão de pé { $count } muralhas de { $name }
    }, e você não tem nenhuma arma de assalto.
obstacle-no-assault-laid =
    { $count ->
        [one] Ainda está de pé { $count } muralha de { $name }
       *[other] Ainda estão de pé { $count } muralhas de { $name }
    }, e ainda não há nenhuma arma de assalto no seu ataque.
obstacle-target = Seu ataque já tem alvo: { $target } de { $name }.
obstacle-nothing-posted = Não há nenhuma carta de guarda ali ({ $post }).
obstacle-not-attacked = Ninguém está atacando você agora.
obstacle-not-victim = O ataque é contra { $name }, não contra você.
obstacle-attacked = Quem ataca você é { $name }, e esta carta não é uma reação.
obstacle-colour = { $post }: só esta carta pode ficar de guarda ali: { $card }.
obstacle-full = { $post }: sem lugar, já com { $count } de guarda.
obstacle-posted = Você já pôs uma carta de guarda neste turno.
obstacle-own-down = { $post }: já caiu.
obstacle-held = Na sua mão: { $card } × { $count }, { $gold } × { $pieces }.
obstacle-no-king = Você não jogou nenhum rei neste turno.

## The rules

rule-C-DECKS = As cartas formam cinco decks: Fortaleza (castelos e muralhas), Povoado, Cerco, Masmorra e Academia. Espadas atacam, escudos defendem e tochas iluminam masmorras; um soldado ou arqueiro de guarda soma os escudos impressos na carta; há meias espadas e meios escudos.
rule-C-BACKS = Os versos dos decks são diferentes, então todo mundo vê quantas cartas do Povoado, de Cerco e da Academia há em cada mão; quais são fica em segredo. Quem tem uma carta da Academia é consultado se quer reagir.
rule-C-COLOUR = As cores devem combinar: soldados ficam de guarda no castelo e arqueiros nas muralhas. O estandarte vermelho marca uma ação, o dourado ouro e o roxo uma reação.
rule-C-TALK = Faça e desfaça alianças à vontade, mas as mãos ficam escondidas.
rule-C-SETUP = Em dois, cada fortaleza tem um castelo e 3 muralhas, e cada mão 4 cartas do Povoado e 1 da Academia. Em três ou quatro, um castelo, 2 muralhas e 5 cartas do Povoado. O primeiro turno é sorteado e joga-se em sentido horário.
rule-C-TURN = No seu turno você saca 1 carta do Povoado e depois faz exatamente uma ação. Não dá para passar, e você só age quando a decisão é sua.
rule-C-WASTE = Você sempre pode jogar fora uma carta da sua mão, sem efeito. Essa é a sua ação.
rule-Q1 = É preciso agir mesmo que isso só custe uma carta; por isso qualquer carta da mão pode ser jogada fora.
rule-Q2 = Se a sua mão continuar vazia depois do saque, você ainda pode recolher uma carta de guarda. Só perde o turno quem não pode fazer absolutamente nada.
rule-C-ATTACK = Você ataca com um ou mais soldados, arqueiros e armas da sua mão, mostrados juntos. O alvo é uma muralha rival de pé, um castelo ao alcance ou uma carta de guarda. Ataques sem esperança também valem.
rule-C-ONE-TARGET = Um ataque tem um único alvo, anunciado antes de pôr as cartas na mesa.
rule-C-ASSAULT = Um castelo só pode ser atacado quando todas as suas muralhas caíram, ou se as suas próprias cartas no ataque incluem uma arma de assalto.
rule-C-POSTED = Em vez de uma muralha ou um castelo, você pode atacar uma só das cartas de guarda ali.
rule-Q12 = As muralhas protegem o que está atrás delas: uma carta de guarda num castelo só pode ser atacada quando o próprio castelo poderia ser. Uma regra da casa retira essa proteção.
rule-Q22 = Cartas de guarda não atacam. Primeiro é preciso recolhê-las para a mão.
rule-C-TIE = Um ataque só vence se suas espadas superam os escudos do alvo: os da carta, os do que está de guarda nela e os das reações. O empate resiste.
rule-Q4 = Uma carta de guarda atacada sozinha só tem os próprios escudos.
rule-C-ORDER = Um ataque segue uma ordem fixa: o ataque é mostrado, vêm os apoios, a vítima reage e então sai o resultado. No fim todas essas cartas são descartadas, seja qual for o resultado.
rule-C-ANY-ORDER = Escolha as cartas de um ataque, apoio, reação ou presente em qualquer ordem, várias de uma vez se quiser, e retire-as enquanto não tiver terminado. Até lá ficam viradas para baixo e depois são mostradas juntas.
rule-Q18 = Quando uma muralha cai, as cartas de guarda nela são descartadas.
rule-C-SUPPORT = Em três ou mais, qualquer pessoa menos a vítima pode apoiar o ataque com soldados, arqueiros e armas, uma vez cada, em sentido horário a partir de quem ataca. Quem já perdeu o castelo também pode.
rule-Q15 = A arma de assalto de um apoio não abre um castelo: o alvo foi anunciado antes.
rule-C-REACT = Só a vítima de um ataque pode jogar cartas da Academia, quantas quiser juntas. As espadas nunca ficam abaixo de 0, e os escudos somados valem só para este ataque. Se uma carta remove armas, a vítima escolhe quais; à noite, às cegas, entre as cartas de Cerco viradas para baixo.
rule-Q23 = Uma reação que não muda nada se perde do mesmo jeito.
rule-Q16 = Se uma reação remove a última arma de assalto de quem ataca enquanto há muralhas de pé, o ataque ao castelo fracassa, por mais espadas que restem.
rule-C-NIGHT = Um ataque noturno exige uma carta de noite e pelo menos uma carta de ataque. As cartas ficam viradas para baixo e só o alvo é anunciado; os apoios e a reação vêm às cegas. Depois tudo é revelado.
rule-Q5 = Um ataque noturno também aceita apoio, com cartas viradas para baixo.
rule-Q17 = Só um alvo permitido pode ser anunciado; por isso, mirar um castelo com muralhas revela que você tem uma arma de assalto.
rule-C-DEFEND = Ponha de guarda um arqueiro numa muralha sua de pé ou um soldado no seu castelo. A carta precisa estar na sua mão.
rule-C-POST-LIMIT = Uma muralha ou um castelo não aceita mais cartas de guarda do que seus escudos impressos.
rule-C-POST-ONCE = Você só pode pôr de guarda uma carta por turno.
rule-Q13 = O rei não permite pôr cartas de guarda duas vezes no mesmo turno. Uma regra da casa permite pôr uma carta a cada ação.
rule-C-UNPOST = Recolher para a mão uma carta de guarda é uma ação, mesmo com a mão vazia. É preciso haver alguma ali.
rule-C-BUILD = Quatro cartas da sua mão, entre construtores e ouro e com pelo menos um construtor, dão a você a primeira carta de Cerco.
rule-C-DUNGEON = Envie um ou mais exploradores da sua mão e revele uma carta da Masmorra. Se as tochas superam o perigo, você saca o tesouro em cartas do Povoado.
rule-Q27 = Os exploradores são descartados, voltem com tesouro ou não.
rule-Q6 = Uma masmorra vencida vai para os descartes; a que resiste vai para o fundo do deck, e todo mundo sabe qual é.
rule-C-BUY = Pague 1 de ouro da sua mão para sacar 2 cartas do Povoado.
rule-C-ACADEMY = Pague 1 duque e 2 de ouro da sua mão para sacar 1 carta da Academia.
rule-C-KING = Jogar um rei dá a você até duas outras ações de qualquer tipo, até mesmo dois ataques. Os reis são descartados quando terminam as ações do turno, de modo que nenhum pode ser sacado e jogado de novo no mesmo turno.
rule-C-KING-DRAW = Sacar 1 carta do Povoado só é uma ação depois de jogar um rei.
rule-Q14 = Um segundo rei soma mais duas ações, e um ataque fracassado não encerra nada.
rule-Q20 = Se um castelo cai durante as ações de um rei, as restantes continuam valendo, a não ser que a partida tenha acabado.
rule-C-LOOT = Cada batalha vencida dá a quem ataca uma carta do Povoado como espólio. Em dois, ela vai para a mão; em mais, fica virada para baixo, sem ninguém ver, até cair o castelo de quem a ganhou.
rule-Q7 = Só leva espólio quem ataca no próprio turno, nunca quem apoia.
rule-Q19 = Repelir um ataque não dá espólio.
rule-C-WIN = Em dois, a partida acaba quando um castelo cai; em mais, vence o último castelo de pé. Depois do fim, nada mais pode ser jogado.
rule-C-CONQUEST = Em três ou mais, quem conquista um castelo leva para a mão todas as cartas de guarda nele e nas muralhas que restarem, e essa fortaleza sai do jogo.
rule-Q8 = A conquista só dá o que estava na mesa; quem cai fica com a mão e o espólio. Uma regra da casa entrega também a mão.
rule-C-FALLEN = Quando seu castelo cai, você recolhe seu espólio, mas não saca mais e não pode vencer. Ainda pode dar presentes no seu turno e apoiar ataques.
rule-C-GIFT = No turno de quem caiu, qualquer número de cartas pode ir para uma só pessoa com o castelo de pé ou, com uma regra da casa, para qualquer pessoa. Todo mundo vê quantas são de cada deck; quais são, só quem dá e quem recebe.
rule-Q9 = Quem caiu cede cartas, mas não as joga, a não ser para apoiar um ataque.
rule-Q25 = Quem caiu não reage: ninguém mais pode atacar essa pessoa.
rule-Q26 = Quem caiu não joga reis nem compra nada.
rule-C-DECK-OUT = Um deck que acaba é refeito com os próprios descartes. Se também não houver descartes, a ação que precisa de uma carta desse deck não é possível.
rule-Q24 = Se restam poucas cartas do Povoado, você saca as que houver.
rule-Q21 = As cartas de Cerco, Academia e Masmorra têm seus próprios descartes.
rule-Q10 = Sem cartas de Cerco, Academia ou Masmorra não dá para construir, estudar ou explorar.
rule-C-DRAWN = Se não restam cartas do Povoado e passa uma rodada inteira sem saque de cartas nem ataque, a partida termina empatada.
rule-Q11 = Numa partida assim ninguém mais pode vencer, e por isso ninguém vence.
rule-C-TURN-CAP = Depois de 600 turnos a partida termina empatada: ninguém conseguiu tomar os últimos castelos.

## How things stand

threat-open = O castelo de { $seat } está desprotegido
threat-last-wall = Resta uma muralha a { $seat }
threat-village =
    { $count ->
        [0] O deck do Povoado está vazio: o próximo saque embaralha os descartes
        [1] Resta 1 carta no deck do Povoado
       *[other] Restam { $count } cartas no deck do Povoado
    }
threat-village-out =
    Não restam cartas do Povoado: empate depois de { $count ->
        [1] mais 1 turno tranquilo
       *[other] mais { $count } turnos tranquilos
    }
threat-none = Todos os castelos seguem bem murados

## The end

end-won =
    { $how ->
       *[breached] Sem muralhas que o protejam, cai o último castelo rival.
        [assaulted] O último castelo rival é tomado por cima das muralhas.
    } Vitória de { $seat }: { $posts ->
        [1] só o castelo segue de pé
       *[other] { $posts } cartas da fortaleza seguem de pé
    }.
end-drawn = Os povoados estão vazios e as armas descansam: ninguém vence esta guerra.
end-stalemate = { $turns } turnos de guerra, e ninguém conseguiu tomar os últimos castelos: ninguém vence.

## At the table

group-attack = Atacar { $seat }
group-night = Ataque noturno a { $seat }
group-post = Pôr de guarda
group-unpost = Recolher
group-build = Construir
group-explore = Explorar
group-waste = Jogar fora
group-give = Dar para
group-remove = Remover
group-add = Cartas
panel-hand =
    Sua mão ({ $count ->
        [1] 1 carta
       *[other] { $count } cartas
    })
panel-empty-hand = Sua mão está vazia
panel-hand-count = mão { $count }
panel-hand-backs = mão { $count } ({ $backs })
panel-loot-count = espólio { $count }
panel-decks = Decks (descartes)
panel-village = Povoado
panel-siege = Cerco
panel-academy = Academia
panel-dungeon = Masmorra
panel-discards = Descartes
panel-unseen = Fora da vista
panel-dungeon-bottom = No fundo do deck da Masmorra
panel-fallen = castelo caído
panel-standing = { $post }: escudos { $shields }
panel-lost = { $post }: no chão
panel-posted = de guarda: { $cards }
doubt-waste = “{ $card }” seria jogada fora sem efeito. Tem certeza?
doubt-hopeless = Até agora, { $balance }: este ataque não pode vencer. Lançar mesmo assim?

## Seções das regras

section-aim = O objetivo
section-cards = As cartas
section-setup = Preparação
section-turn = O seu turno
section-attack = Atacar
section-support = Apoiar um ataque
section-reactions = Reagir a um ataque
section-night = Atacar à noite
section-defence = Defender a sua fortaleza
section-village = Comprar e construir
section-dungeon = Na masmorra
section-academy = Na Academia
section-king = O rei
section-loot = O espólio
section-falling = Quando um castelo cai
section-decks = Quando as cartas acabam
section-rulings = Esclarecimento de dúvidas

## The coach: why an action is the best

coach-measure-walls = Muralhas suas de pé
coach-measure-shields = Escudos da sua fortaleza
coach-measure-hand = Cartas na sua mão
coach-measure-swords = Espadas na sua mão
coach-measure-weapons = Armas de cerco na sua mão
coach-measure-reactions = Cartas da Academia na sua mão
coach-measure-gold = Ouro na sua mão
coach-measure-rival_castles = Castelos rivais de pé
coach-measure-rival_walls = Muralhas rivais de pé
coach-measure-rival_posted = Cartas de guarda dos rivais
coach-measure-rival_hand = Cartas nas mãos dos rivais

## House rules

setting-conquest = O que leva quem conquista um castelo?
setting-conquest-table = Só as cartas da mesa: as que estão de guarda no castelo e nas suas muralhas.
setting-conquest-hand = Também a mão de quem cai.
setting-castle_posts = As cartas de guarda num castelo podem ser atacadas atrás das muralhas?
setting-castle_posts-protected = Não: as muralhas as protegem como ao próprio castelo.
setting-castle_posts-attackable = Sim: uma carta de guarda num castelo sempre pode ser atacada sozinha.
setting-king_posts = Quantas cartas podem ser postas de guarda no turno de um rei?
setting-king_posts-turn = Uma por turno, com rei ou sem rei.
setting-king_posts-action = Uma a cada ação.
setting-gifts = Quem pode receber os presentes de quem caiu?
setting-gifts-living = Só quem tem o castelo de pé.
setting-gifts-anyone = Qualquer outra pessoa, para que quem caiu também possa apoiar com essas cartas.

## Asking less

asking-able = Perguntar por apoios e reações só quando eu tiver cartas para isso.
asking-always = Perguntar sempre, para que ninguém saiba o que eu tenho.
asking-never = Nunca me pedir apoio: não me junto ao ataque de ninguém. Pedir-me reações quando eu tiver cartas para elas.

## Odds before an attack

odds-battle =
    { $cards ->
        [0] Chance de vencer: { $percent } %. { $victim } não tem cartas da Academia.
        [one] Chance de vencer: { $percent } % se { $victim } jogar sua única carta da Academia, 100 % se não.
       *[other] Chance de vencer: { $percent } % se { $victim } jogar suas { $cards } cartas da Academia, 100 % se não jogar nenhuma.
    }
odds-weak = Chance de vencer: 0 %, mesmo que { $victim } não reaja.
odds-sure = Chance de vencer: 100 %, seja o que for que { $victim } jogue.
odds-unsupported = Sem contar apoios.

## Titles of the Chronicles

rank-weary_peace = A paz dos exaustos
rank-bare_castle = Castelo sem muralhas
rank-last_wall = A última muralha
rank-firm_walls = Muralhas que resistiram
rank-unscathed = Fortaleza sem um arranhão
