# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-goblin = Posição, “{ $where }”: este goblin tem algo que o tipo dele não aceita, ou já tudo o que o faria ir embora. Corrija “given”, “rubble” e “covered”.
problem-position-deck = Posição, “{ $where }”: as duas listas juntas devem nomear cada carta ou peça exatamente uma vez, { $count } no total.
problem-position-tunnel = Posição, “tunnel”: cada peça de goblin deve aparecer exatamente uma vez; a seção 1 tem duas peças de nível 1, a seção 2 duas de nível 2, e assim por diante.
problem-position-orcs =
    Posição, “orcs”: há { $count ->
        [1] { $count } orc
       *[other] { $count } orcs
    } em jogo, mas com a partida em andamento há no máximo { $most }.
problem-position-gold = Posição, “gold”: com a partida em andamento deve restar pelo menos 1 pepita.
problem-position-resource = Posição, “{ $resource }”: o estoque, o tabuleiro de upgrade e os goblins somam { $count }, e deve ser { $wanted }.
problem-position-damage = Posição: as peças de dano da reserva e as dos trolls somam { $count }, e devem ser { $wanted }.
problem-position-trolls = Posição, “trolls”: cada troll deve ser uma peça diferente e constar como revelada em “troll_tiles”.
problem-position-blocked = Posição, “board”: devem estar bloqueados exatamente os espaços das cartas de catapulta reveladas.
problem-position-lying = Posição, “machines”: “{ $machine }” está deitada, e isso só acontece em partidas de um assento. Mude “standing” para true.
problem-position-siege-levels = Posição, “siege”: as cartas devem seguir a ordem dos níveis, o nível 1 primeiro.
problem-position-goblins = Posição, “goblins”: os goblins devem ser peças diferentes da última seção aberta.
problem-position-defeated = Posição, “goblins_defeated”: pelas seções abertas e pelos goblins que restam, deve ser { $wanted }, não { $count }.
problem-position-rubble = Posição, “rubble”: na entrada do túnel deve haver pedregulhos ou goblins, não as duas coisas nem nenhuma.
problem-position-deck-size = Posição, anão { $seat }: o total de cartas em hand, pile, discard, aside e played é { $count }, e deve ser { $wanted }.
problem-position-orc-cards = Posição, anão { $seat }: entre as cartas deve haver exatamente duas de orc.
problem-position-card-twice = Posição: a carta “{ $card }” está em dois lugares. Remova-a de um deles.
problem-position-hand = Posição, anão { $seat }: a mão e as cartas jogadas devem somar { $wanted }, a pilha deve ter { $wanted } cartas ou nenhuma, e deve haver duas separadas.
problem-position-not-drawn = Posição, “upgrades”: a carta “{ $card }” está em jogo, portanto deve constar em “drawn”.
problem-position-fallen = Posição: um troll ou goblin está com todos os círculos cobertos, portanto foi derrotado. Remova-o ou deixe um círculo livre; ele só permanece enquanto os acertos são distribuídos.

## Content packs

problem-content-level = { $file }, [[{ $table }]]: o número de linhas de nível { $level } é { $count } e deve ser { $wanted }.
problem-content-deck = { $file }, [[upgrade]]: o número de cartas do deck “{ $deck }” é { $count } e deve ser { $wanted }.
problem-content-rubble = { $file }, [[goblin]]: dois goblins de pedregulho de nível { $level } poderiam pedir mais do que os { $most } pedregulhos que existem. Diminua as quantidades.
problem-content-damage = { $file }, [[troll]]: quatro trolls poderiam levar mais do que as { $most } peças de dano que existem. Dê a eles menos círculos.
problem-content-no-rank = { $file }, [[rank]]: o título mais baixo para “{ $result }” deve ter at_least = { $at_least } ou menos, para que nenhuma partida fique sem título. Acrescente-o.
problem-content-use = { content-row }: “{ $use }” não é um uso de carta ou está repetido. Escreva, por exemplo, “wood 1” ou “melee 2”, cada tipo uma só vez.
problem-content-no-move = { content-row }: toda carta pode mover. Acrescente um uso como “move 2”.
problem-content-no-use = { content-row }: uma carta precisa de outro uso além de mover. Acrescente um como “dig 1”.
problem-content-free-upgrade = { content-row }: um upgrade deve custar alguma coisa. Ponha pelo menos um recurso em “cost”.
problem-content-wall = { content-row }: “orcs” e “wall” andam juntos. Informe os dois ou nenhum.
problem-content-arrow-alone = { content-row }: uma carta de cerco precisa de orcs ou de uma máquina; só a flecha não basta.
problem-content-goblin-free = { content-row }: um goblin do tipo “fixed” deve pedir alguma coisa. Dê a ele pelo menos um recurso.
problem-content-faces = { $file }, [{ $table }]: o número de faces é { $count } e deve ser { $wanted }.
problem-content-face = { $file }, [{ $table }]: “{ $face }” não é uma face de dado. Escreva “crossbow”, ou “hit” e um algarismo.
