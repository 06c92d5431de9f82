## The first turn

runedar-guide-siege = Você tem uma carta de orc, então o cerco ataca primeiro: { $siege }. Um mercenário poderia impedir, mas ouro é precioso. Deixe acontecer.
runedar-guide-pick = Agora as suas cartas, uma ação com cada uma. A carpintaria fica ao lado da câmara. Clique na Balestra rangente: você só vai usar as botas dela.
runedar-guide-walk = Todo lugar que você alcança se ilumina. Clique na carpintaria.
runedar-guide-work = Madeira para ferramentas melhores! Clique na linha “{ $use }” da carta “{ $card }”.
runedar-guide-place =
    A madeira vai direto para as melhorias. Para “{ $card }”, no espaço { $space }, falta { $cost }: { $clicks ->
        [one] clique na carta para dar a madeira.
       *[other] clique na carta { $clicks } vezes para dar a madeira.
    } Uma melhoria pronta substitui uma das suas cartas fracas.
runedar-guide-climb = Aquele orc lá fora quer o seu ouro. Clique no Pé de cabra gasto, depois no campo diante da muralha da carpintaria, e saia até ele.
runedar-guide-fight = Ataque! Clique em “{ $use }” na carta “{ $card }” e aperte o botão de atacar. Martelos são impactos; balestras só contam quando você atira de uma torre.
runedar-guide-end = Sua mão está vazia: aperte “Encerrar o turno” e compre cartas novas. Escave na entrada do túnel para liberar as { $sections } seções, cuide dos goblins atrás de cada uma e leve o ouro para fora!
