
## Castlecards: the first turns

guide-castlecards-king = Derrube o castelo de cima antes que o seu caia; primeiro vêm as muralhas dele. Um turno é uma só ação, mas você tem um rei: jogue-o e terá duas. Clique no rei e depois no botão que se acende.
guide-castlecards-post = Primeira ação: proteja uma muralha. Clique em um arqueiro e depois em uma das suas muralhas. Ela ganha meio escudo.
guide-castlecards-attack = Segunda ação: ao assalto! Aperte “Atacar…” e clique em uma muralha rival. O número dela mostra os escudos.
guide-castlecards-swords = Some seu soldado e seus arqueiros, um por clique, e olhe a balança. O empate fica com a defesa: você precisa de mais espadas do que escudos.
guide-castlecards-launch = A balança pende para o seu lado. Lance o ataque! O outro lado ainda pode reagir.
guide-castlecards-react = A muralha caiu e você achou ouro. Agora vêm atrás do seu arqueiro! Jogue sua emboscada.
guide-castlecards-close = A emboscada tira duas espadas: seu arqueiro resiste. Agora encerre a reação.
guide-castlecards-buy = Seu turno outra vez. O ouro compra duas cartas do Povoado: clique no ouro e pague. Daqui em diante a guerra é sua; pare sobre algo cinza para saber por que não pode ser usado.

## Runedar: the first turn

guide-runedar-siege = Você tem uma carta de orc, então o cerco ataca primeiro: um orc sobe em direção à muralha da carpintaria. Um mercenário poderia impedir, mas ouro é precioso. Deixe acontecer.
guide-runedar-pick = Agora as suas cartas, uma ação com cada uma. A carpintaria fica ao lado da câmara. Clique na Balestra rangente: você só vai usar as botas dela.
guide-runedar-walk = Todo lugar que você alcança se ilumina. Clique na carpintaria.
guide-runedar-work = Madeira para ferramentas melhores! Clique na linha “2 Madeira” da sua Serra cega.
guide-runedar-place = A madeira vai direto para as melhorias. O Carrinho de mão do espaço 2 precisa de 2 de madeira e 1 de couro: clique nele duas vezes para dar toda a madeira. Uma melhoria pronta substitui uma das suas cartas fracas.
guide-runedar-climb = Aquele orc na muralha quer o seu ouro. Clique no Pé de cabra gasto, depois na muralha da carpintaria, e suba até ele.
guide-runedar-fight = Ataque! Clique em “2 Lutar” na Machadinha lascada e aperte o botão de atacar. Um orc cai com dois impactos; balestras só contam quando você atira de uma torre.
guide-runedar-end = Sua mão está vazia: aperte “Encerrar o turno” e compre cinco cartas novas. Escave na entrada do túnel para liberar as cinco seções, cuide dos goblins atrás de cada uma e leve o ouro para fora!
