## The first turn

runedar-guide-siege = Você tem uma carta de orc, então o cerco ataca primeiro: um orc chega ao campo diante da muralha da carpintaria. Um mercenário poderia impedir, mas ouro é precioso. Deixe acontecer.
runedar-guide-pick = Agora as suas cartas, uma ação com cada uma. A carpintaria fica ao lado da câmara. Clique na Balestra rangente: você só vai usar as botas dela.
runedar-guide-walk = Todo lugar que você alcança se ilumina. Clique na carpintaria.
runedar-guide-work = Madeira para ferramentas melhores! Clique na linha “2 Madeira” da sua Serra cega.
runedar-guide-place = A madeira vai direto para as melhorias. O Carrinho de mão do espaço 2 precisa de 2 de madeira e 1 de couro: clique nele duas vezes para dar toda a madeira. Uma melhoria pronta substitui uma das suas cartas fracas.
runedar-guide-climb = Aquele orc lá fora quer o seu ouro. Clique no Pé de cabra gasto, depois no campo diante da muralha da carpintaria, e saia até ele.
runedar-guide-fight = Ataque! Clique em “2 Lutar” na Machadinha lascada e aperte o botão de atacar. Um orc cai com dois impactos; balestras só contam quando você atira de uma torre.
runedar-guide-end = Sua mão está vazia: aperte “Encerrar o turno” e compre cinco cartas novas. Escave na entrada do túnel para liberar as cinco seções, cuide dos goblins atrás de cada uma e leve o ouro para fora!
