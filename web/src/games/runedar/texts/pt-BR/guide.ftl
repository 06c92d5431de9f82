## The first game

runedar-guide-goal = O objetivo: liberar as { $sections } seções do túnel, cuidar dos goblins atrás de cada uma e salvar o ouro; por enquanto são { $gold } pepitas. Os mostradores acima do tabuleiro indicam como se pode perder.
runedar-guide-siege = Você tem uma carta de orc, então o cerco ataca primeiro: { $siege }. Um mercenário poderia impedir, mas ouro é precioso. Deixe acontecer.
runedar-guide-walk = Cada carta é uma ação: uma de suas linhas ou as botas dela. Clique em “{ $card }” e vá { $to }: lá você pode trabalhar.
runedar-guide-work = Material para ferramentas melhores! Clique na linha “{ $use }” da carta “{ $card }”.
runedar-guide-place =
    O que você produz vai direto para as melhorias. Para “{ $card }”, no espaço { $space }, falta { $cost }: { $clicks ->
        [one] clique na carta para dar uma peça.
       *[other] clique na carta { $clicks } vezes para dar { $clicks } peças.
    }
runedar-guide-take = “{ $card }” está completa. Clique nela e depois em uma das suas cartas fracas: a fraca sai do jogo, e a nova já pode ser jogada neste turno.
runedar-guide-tunnel = Hora de escavar! Clique em “{ $card }” e vá { $to }: você tem uma carta que escava lá.
runedar-guide-dig = Clique na linha “{ $use }” da carta “{ $card }” para retirar pedregulhos. Quando sai o último, uma seção se abre e aparecem goblins.
runedar-guide-goblins = Goblins saíram do túnel. { $goblins }. Ninguém escava a próxima seção enquanto eles estiverem ali.
runedar-guide-hunt = Um orc ao seu alcance! Clique em “{ $card }” e vá { $to }: você tem uma carta para lutar.
runedar-guide-fight = Ataque! Clique em “{ $use }” na carta “{ $card }”. O ataque vai contra tudo o que está aqui.
runedar-guide-roll =
    Dados deste ataque: { $dice }; impactos certos: { $hits }. Outras cartas podem se juntar. { $ranged ->
        [yes] Clique em um alvo e aperte o botão de atacar: só as balestras contam.
       *[no] Depois aperte o botão de atacar: martelos são impactos; balestras só contam de uma torre.
    }
runedar-guide-hits =
    { $hits ->
        [one] Você tem { $hits } impacto para usar.
       *[other] Você tem { $hits } impactos para usar.
    } Clique nos inimigos que se acendem. Impactos que não bastam para nada se perdem.
runedar-guide-tower = Máquinas são alvejadas das torres. Clique em “{ $card }” e vá { $to }: você tem uma carta que atira.
runedar-guide-shoot = Daqui de cima você pode atirar. Clique em “{ $use }” na carta “{ $card }”.
runedar-guide-raid =
    { $orcs ->
        [one] Há um orc { $at }.
       *[other] Há { $orcs } orcs { $at }.
    } Ninguém pode trabalhar ao lado deles e, na próxima flecha, cada um rouba uma pepita. Derrote-os ou contrate ajuda.
runedar-guide-machine =
    { $name }: ela age no início { $own ->
        [yes] do seu próximo turno
       *[no] do próximo turno de quem a tem na sua área
    }. { $machine ->
        [tower] Ela traz um troll para a entrada do túnel.
       *[other] Ela bloqueia um espaço do tabuleiro de melhorias e custa ouro.
    } Uma única balestra, atirada de qualquer torre, a destrói antes disso.
runedar-guide-troll = { $name } chegou à entrada do túnel. Ninguém escava ali enquanto houver um troll. Faltam { $hits } impactos nos círculos dele; cada círculo é coberto de uma só vez e assim fica.
runedar-guide-mercenary =
    Um mercenário ajuda na hora e não gasta cartas. { $name }, por { $price ->
        [one] { $price } pepita
       *[other] { $price } pepitas
    }: { $effect } Cada um age uma única vez na partida.
runedar-guide-home = Sua última carta: clique em “{ $card }” e vá { $to }. Quem termina o turno lá pode preencher os espaços vazios do tabuleiro de melhorias.
runedar-guide-refill = Você terminou o turno na câmara: preencha agora o espaço { $space }. Clique nele e escolha um baralho, ou aperte o botão para deixá-lo vazio.
runedar-guide-end = Suas cartas foram jogadas. Aperte “Encerrar o turno” e compre outras.
