# O relatório sobre partidas registradas.

report-help = Escreve um relatório sobre partidas registradas: uma página com gráficos e tabelas, e cada gráfico como arquivo PNG.
report-run-help = A série: a pasta que “siegeworks sim --out” escreveu, a pasta de uma de suas configurações ou um único arquivo Parquet.
report-out-help = A pasta para report.html e as imagens.
report-against-help = Outra série do mesmo jogo para comparar, por exemplo uma com outro pacote de conteúdo.
report-written = O relatório está escrito: { $file }

report-title = { $game }: relatório
report-contents = Conteúdo
report-numbers = Números
report-maker = Escrito por Siegeworks { $version }.
report-seats =
    { $count ->
        [one] 1 lugar
       *[other] { $count } lugares
    }
report-all-games = Todas as partidas
report-seat = lugar { $number }
report-place = posição { $number }
report-began = o lugar { $number } começou
report-began-won = quem começou
report-own-content = { $digest } (o do próprio jogo)
report-chi-square = Teste qui-quadrado

report-summary-games =
    { $count ->
        [one] Uma partida foi jogada.
       *[other] { $games } partidas foram jogadas.
    }
report-summary-won = Vencidas: { $share }. Entre parênteses estão os intervalos de 95 %.
report-summary-lost = A derrota mais comum é “{ $reason }”: { $share } de todas as partidas.
report-summary-drawn = Empates: { $share }. Entre parênteses estão os intervalos de 95 %.
report-summary-turns = A partida mediana dura { $median } turnos; oito em cada dez duram de { $low } a { $high }.

report-run-title = O que foi jogado
report-run = As partidas de uma linha foram preparadas do mesmo modo e jogadas pelos mesmos bots.
report-run-commands = Estes comandos jogam as mesmas partidas de novo e escrevem este relatório:
report-run-no-command = Um arquivo sozinho não diz com que comando suas partidas foram jogadas. Este comando escreve o relatório:
report-run-pack = PACK é o pacote de conteúdo cujo resumo está na tabela.
report-run-table = Série { $name }

report-wins-title = Vitórias
report-wins-together = A parte das partidas que foi vencida, por dificuldade e número de lugares. O intervalo diz o quanto a taxa verdadeira pode se afastar do que foi contado.
report-wins-rivals = A parte das partidas que cada bot venceu. Um bot em vários lugares vence se qualquer um deles vencer.
report-wins-caption-together = Ponto: parte vencida. Linha: intervalo de 95 % (Wilson).
report-wins-caption-rivals = Ponto: parte vencida. Linha: intervalo de 95 % (Wilson). Traço vertical: a parte se todos os lugares fossem igualmente fortes.
report-wins-alt = Gráfico das taxas de vitória com intervalos de 95 %: de { $low } ({ $low_cell }) a { $high } ({ $high_cell }).
report-wins-table = Taxas de vitória

report-endings-title = Como as partidas terminam
report-endings-together = O que tinha sido das partidas a cada turno. As derrotas se empilham de baixo para cima, cada motivo sobre o anterior; as vitórias descem do alto; entre elas, as partidas continuam em jogo.
report-endings-rivals = A parte das partidas que tinha terminado a cada turno, conforme o final. Acima disso, as partidas continuam em jogo.
report-endings-alt = Gráfico empilhado de como as partidas tinham terminado a cada turno, { $name }. No fim:
report-endings-table = Finais, parte das partidas

report-length-title = Duração
report-length = Os turnos de todos os lugares são contados juntos. Entre parênteses estão os oito décimos centrais das partidas.
report-length-table = Duração: mediana (10–90 %)
report-turns-alt = Histograma do número de turnos. Medianas:
report-decisions-alt = Histograma do número de decisões. Medianas:

report-cards-title = Cartas
report-cards = Com que frequência cada carta é usada: em que parte das partidas e quantas vezes por partida.
report-cards-together = A diferença ao vencer diz quantos pontos percentuais a mais se vence nas partidas com a carta do que nas partidas sem ela, comparando só dentro de cada configuração (Mantel e Haenszel). É uma associação, não uma causa: uma carta que se pega quando tudo já vai bem parece boa, e a que se pega no aperto parece ruim. Além disso, partidas longas veem mais cartas: onde as perdidas duram mais, quase todas as cartas parecem ruins. Sem ao menos { $fewest } partidas de cada tipo não há número.
report-cards-rivals = A diferença ao vencer diz quantos pontos percentuais a mais vencem os lugares que usaram a carta do que os que não a usaram, comparando só entre os lugares de um mesmo bot em uma mesma configuração (Mantel e Haenszel). Em cada partida vence no máximo um lugar, por isso seus lugares não contam como independentes: onde isso torna o número menos seguro, o intervalo é mais largo. É uma associação, não uma causa: um lugar que cai cedo joga poucas cartas, por isso quase todas parecem boas, e a que se joga no aperto parece ruim. Sem ao menos { $fewest } lugares de cada tipo não há número.
report-cards-clear = Entre várias cartas, alguns intervalos podem deixar o zero de fora por puro acaso; por isso a marca só é cheia onde a diferença continua longe do zero após a correção de Holm por todas as cartas.
report-cards-use-alt = Gráfico da frequência de uso de cada carta, { $topic }: de { $most } ({ $most_share } das partidas) a { $least } ({ $least_share }).
report-cards-use-caption = Parte das partidas com a carta e seu intervalo de 95 %.
report-cards-winning-alt = Gráfico da diferença de vitórias com e sem cada carta, { $topic }: de { $best } ({ $best_points } pontos) a { $worst } ({ $worst_points }).
report-cards-winning-caption = Vitórias com a carta menos vitórias sem ela, em pontos percentuais, e seu intervalo de 95 %. Marca cheia: além do acaso após a correção de Holm.

report-fairness-title = Igualdade entre os lugares
report-fairness-together = Todos os lugares vencem ou perdem juntos, por isso nenhum vence mais que outro. O que pode variar é quanto se vence conforme quem começa. O teste qui-quadrado diz se o acaso basta para explicar as diferenças: abaixo de p = 0,05, dificilmente.
report-fairness-rivals = Vitórias por lugar e por posição na ordem de jogo. O teste qui-quadrado diz se chances iguais explicam as diferenças: abaixo de p = 0,05, dificilmente. Empates não entram nele.
report-fairness-bots = Onde se sentam bots diferentes, a diferença pode ser deles.
report-fairness-none = Nestas partidas não há o que comparar: sempre começou o mesmo lugar.
report-fairness-seat = Por lugar
report-fairness-place = Por posição na ordem de jogo
report-fairness-began = Pelo lugar que começou
report-fairness-alt = Gráfico da parte das partidas vencidas, com intervalos de 95 %:

report-against-title = Duas séries comparadas
report-against = A primeira série é { $first }, a segunda { $second }. Toda diferença é a segunda menos a primeira.
report-against-paired = As duas séries jogaram as mesmas distribuições, por isso são comparadas uma a uma (teste de McNemar).
report-against-apart = Onde as séries não jogaram as mesmas distribuições, elas são comparadas como amostras independentes (teste de duas proporções).
report-against-sure = Diferenças de vitórias: { $of }. Além do acaso, com p abaixo de 0,05 após a correção de Holm por testar todas: { $count }.
report-against-alt = Gráfico das diferenças de vitórias, em pontos percentuais com intervalos de 95 %:
report-against-caption = Diferença de vitórias, em pontos percentuais, e seu intervalo de 95 %. Marca cheia: além do acaso após a correção de Holm.
report-against-wins = Vitórias, diferença em pontos percentuais
report-against-lengths = Número médio de turnos
report-against-reasons = Finais, diferença em pontos percentuais, teste qui-quadrado de cada configuração
report-against-cards = Cartas cujo uso mais mudou
report-use-change-alt = Gráfico das cartas cuja parte das partidas mais mudou; a maior mudança: { $card }, { $points } pontos.
report-use-change-caption = Mudança da parte das partidas com a carta, em pontos percentuais, e seu intervalo de 95 %. Marca cheia: além do acaso após a correção de Holm.

report-axis-won = Partidas vencidas
report-axis-turn = Turno
report-axis-round = Rodada
report-axis-ended = Partidas terminadas
report-axis-turns = Turnos de uma partida
report-axis-decisions = Decisões de uma partida
report-axis-games = Partidas
report-axis-in-games = Partidas com a carta
report-axis-contribution = Diferença de vitórias, pontos
report-axis-difference = Diferença de vitórias, pontos
report-axis-use-change = Mudança de uso, pontos

report-column-cell = Configuração
report-column-games = Partidas
report-column-won = Vencidas
report-column-share = Parte vencida (95 %)
report-column-fair = Se tudo fosse igual
report-column-turn = Turno
report-column-round = Rodada
report-column-turns = Turnos
report-column-turns-won = Turnos ao vencer
report-column-turns-lost = Turnos ao perder
report-column-decisions = Decisões
report-column-card = Carta
report-column-in-games = Em partidas (95 %)
report-column-times = Vezes por partida
report-column-contribution = Diferença ao vencer, pontos (95 %)
report-column-seat = Lugar
report-column-place = Posição
report-column-began = Quem começou
report-column-first = Primeira
report-column-second = Segunda
report-column-games-first = Partidas, primeira
report-column-games-second = Partidas, segunda
report-column-difference = Diferença (95 %)
report-column-p = p
report-column-chi-square = χ²
report-column-freedom = Graus de liberdade
report-column-corrected = p corrigido
report-column-ending = Final
report-column-bots = Bots
report-column-seed = Semente
report-column-content = Conteúdo

problem-report-two-games = { $file } contém partidas de mais de um jogo ({ $games }). Informe séries de um só jogo.
problem-report-other-game = { $first } e { $second } são séries de jogos diferentes ({ $games }). Compare séries de um mesmo jogo.
problem-report-no-games = { $file } não contém nenhuma partida terminada. Jogue algumas antes, com siegeworks sim --out.
problem-report-not-a-folder = { $file } é um arquivo, não uma pasta. Informe outra pasta com --out.
problem-report-folder-closed = Não é possível escrever em { $folder }. Informe outra pasta com --out.
problem-report-nothing-shared = { $first } e { $second } não têm nenhuma configuração em comum, por isso não há o que comparar. Informe séries com os mesmos lugares e a mesma dificuldade.

## What decisions are worth

report-depth-help = Uma pasta escrita por siegeworks depth --out: o relatório mostra quanto valem as decisões.
report-depth-title = Quanto valem as decisões
report-depth = O que { $bot } vence a menos, em pontos da sua parte das partidas, quando não pode usar uma possibilidade. Onde o intervalo toca o 0, a perda pode ser acaso.
report-depth-close = Decisões apertadas, em que a segunda melhor opção cede menos de 2 pontos: { $share }.
report-depth-luck = Parte da sorte nos resultados, que o nível do jogador não explica: { $share }.
report-depth-alt = Gráfico dos pontos perdidos sem cada possibilidade, de { $high } (mais) a { $low } (menos).
problem-report-depth = { $file } não existe ou não é uma medição deste jogo. Indique uma pasta escrita por siegeworks depth --out.
