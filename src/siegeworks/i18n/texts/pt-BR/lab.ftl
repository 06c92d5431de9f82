# Simulação e calibração na linha de comando.

lab-sim-help = Deixa os bots jogarem muitas partidas e mostra o resultado.
lab-calibrate-help = Imprime a tabela de vitórias por bot, jogadores e dificuldade.
lab-game-help = O jogo, um destes: { $games }.
lab-seats-help = Quantos lugares jogam.
lab-difficulty-help = A dificuldade, se o jogo tiver, por exemplo easy.
lab-bots-help = Bots por lugar, separados por vírgulas; uma lista curta se repete. Além dos níveis: random, greedy, flat:400, search:50ms, bots instalados e módulo:Nome para um bot de um arquivo seu.
lab-games-help = Quantas partidas jogar.
lab-seed-help = A semente: a mesma semente dá as mesmas partidas, qualquer que seja o número de processos.
lab-workers-help = Quantos processos jogam; por padrão, todos os núcleos.
lab-content-help = Um pacote de conteúdo cujas tabelas substituem as do jogo.
lab-json-help = Imprime o resultado como JSON.
lab-playing = jogando
lab-interrupted =
    { $count ->
        [one] Interrompido: uma de { $games } partidas foi jogada e é a que se mostra.
       *[other] Interrompido: { $count } de { $games } partidas foram jogadas e são as que se mostram.
    }
lab-title =
    { $count ->
        [one] { $game }: uma partida
       *[other] { $game }: { $count } partidas
    }
lab-bots = Bots
lab-setting-seats = Lugares
lab-setting-difficulty = Dificuldade
lab-won = Vencidas (intervalo de 95 %)
lab-seat-won = Vencidas pelo lugar { $seat } (intervalo de 95 %)
lab-place-won = Vencidas pela posição { $place } na ordem de jogo
lab-turns = Turnos: mediana (10–90 %)
lab-decisions = Decisões por partida
lab-score-won = Pontuação ao vencer
lab-score-lost = Pontuação ao perder

lab-out-help = Um arquivo que guarda cada partida terminada; o mesmo comando continua a partir do que ele contém.
lab-out-folder-help = Uma pasta que guarda cada partida terminada; o mesmo comando continua a partir do que ela contém.
lab-only-seats-help = Só estes números de lugares, separados por vírgulas.
lab-only-difficulty-help = Só estas dificuldades, separadas por vírgulas.
lab-kept = O que foi jogado fica guardado em { $file }; o mesmo comando continua dali.

lab-arena-help = Deixa os bots jogarem as mesmas distribuições trocando de lugar e mostra qual é mais forte.
lab-arena-bots-help = Os bots a comparar, separados por vírgulas, como greedy,flat:400 ou flat:50ms; em um jogo cooperativo cada um ocupa todos os lugares como equipe, e a+b é uma equipe mista.
lab-arena-games-help = Quantas partidas joga cada dupla de bots (em um jogo cooperativo, cada equipe); as distribuições são sempre jogadas por inteiro.
lab-arena-title = { $game }: distribuições: { $deals }, partidas: { $games }
lab-arena-bot = Bot
lab-arena-games = Partidas
lab-arena-won = Vencidas (intervalo de 95 %)
lab-arena-ladder = Escala (intervalo de 95 %)
lab-arena-mean = ms por decisão
lab-arena-slowest = 99 % em até, ms
lab-arena-pairings = Uns contra os outros (empate vale metade)
lab-arena-differences = Nas mesmas distribuições
lab-arena-pairing = Dupla
lab-arena-won-by = Vencidas por cada um
lab-arena-only-won = Distribuições que só um venceu
lab-arena-share = Parte do primeiro (intervalo de 95 %)
lab-arena-difference = Diferença em pontos (intervalo de 95 %)
lab-arena-drawn =
    { $count ->
        [one] Uma partida terminou empatada.
       *[other] { $count } partidas terminaram empatadas.
    }
lab-few =
    { $count ->
        [one] Pouco demais para afirmar algo: uma partida por dupla ou equipe; jogue ao menos { $enough }.
       *[other] Pouco demais para afirmar algo: { $count } partidas por dupla ou equipe; jogue ao menos { $enough }.
    }

lab-usage-help = Mostra quais ações, cartas, aberturas e finais aparecem nas partidas dos bots, e com que frequência.
lab-usage-topic = O quê
lab-usage-name = Nome
lab-usage-share = Em partidas (intervalo de 95 %)
lab-usage-times = Vezes por partida
lab-usage-mark = Raro demais ou comum demais
lab-usage-topic-ending = Final
lab-usage-topic-opening = Abertura
lab-usage-topic-action = Ação
lab-usage-missing =
    { $count ->
        [0] Tudo é usado como o projeto pede.
        [one] Uma coisa não é usada como o projeto pede.
       *[other] { $count } coisas não são usadas como o projeto pede.
    }

lab-bound-help = Mostra o que os bots vencem em um jogo cooperativo ao lado do que vence, nas mesmas distribuições, uma busca que conhece todas as cartas e dados que virão. A busca dá uma estimativa por baixo do que se poderia vencer no máximo: ela não prova nada sobre as distribuições que perde.
lab-bound-game-help = O jogo, um cooperativo destes: { $games }.
lab-bound-games-help = Quantas distribuições jogar em cada dificuldade.
lab-bound-attempts-help = Quantas vezes a busca tenta uma distribuição até vencer; as tentativas seguintes se desviam de vez em quando do que parece melhor.
lab-bound-simulations-help = Quantas simulações a busca faz para cada decisão.
lab-bound-title = { $game }, lugares: { $seats }: { $bots } e o limite
lab-bound-search = A busca: tentativas por distribuição: no máximo { $attempts }, simulações por decisão: { $simulations }
lab-bound-deals = Dificuldade (distribuições)
lab-bound-bot = Vencidas pelos bots (intervalo de 95 %)
lab-bound-clairvoyant = Vencidas pela busca (intervalo de 95 %)
lab-bound-winnable = Vencidas por um dos dois: o limite (intervalo de 95 %)
lab-bound-ratio = Bots / limite (intervalo de 95 %)
lab-bound-caution = O limite é uma estimativa por baixo: distribuições que ninguém venceu aqui talvez possam ser vencidas. Por isso, bots / limite tende a ser alto demais, e não baixo demais.
lab-bound-interrupted = Interrompido: só se mostra o que foi jogado até o fim.

problem-lab-workers = { $value } processos não podem jogar: informe um número de 1 a { $most }.
problem-lab-games = Não é possível jogar { $value } partidas: informe um número de 1 a { $most }.
problem-lab-contest = Não é possível comparar esses bots: informe de { $least } a { $most } diferentes, separados por vírgulas.
problem-lab-team = A equipe “{ $team }” tem mais bots do que há lugares ({ $seats }).
problem-lab-no-deal = Ainda não há o que comparar: uma distribuição são { $games } partidas e nenhuma foi jogada por inteiro.
problem-lab-record = { $file } não é um diário do laboratório. Informe outro arquivo.
problem-lab-record-plan = { $file } pertence a outra série ({ $name } é { $held } lá e { $asked } aqui). Informe outro arquivo.
problem-lab-record-line = { $file }, linha { $line }: esta linha não deveria estar aqui. Apague-a com todas as linhas abaixo e repita o comando.
problem-lab-record-elsewhere = Outro programa alterou { $file } durante a série. Deixe só uma série por vez escrever nele.
problem-lab-bound-game = Não há limite para { $game }, um jogo de rivais: o que um pode vencer depende dos outros. Informe um jogo cooperativo.
problem-lab-bound-evaluator = Não há limite para { $game }: os bots desse jogo não têm um avaliador treinado que uma busca possa usar. Informe outro jogo.
problem-lab-attempts = Não é possível fazer { $value } tentativas: informe um número de 1 a { $most }.
problem-lab-simulations = Não é possível fazer { $value } simulações: informe um número de 1 a { $most }.

## Simulação em grande escala: dados e motores

lab-sim-seats-help = Quantos lugares jogam; vários números, separados por vírgulas, são jogados um após o outro.
lab-sim-difficulty-help = A dificuldade, se o jogo tiver, por exemplo easy; várias, separadas por vírgulas, são jogadas uma após a outra.
lab-sim-out-help = Uma pasta que guarda cada partida terminada em Parquet, com o seu andamento; o mesmo comando continua a partir do que ela contém.
lab-engine-help = Quem joga: processes, os processos desta máquina, ou ray, para o Ray.
lab-address-help = O endereço de um cluster Ray; sem ele, o Ray é iniciado nesta máquina.
lab-rate = partidas/s: { $rate }

problem-lab-engine = Não há nenhum motor “{ $engine }”. Escolha um destes: { $known }.
problem-lab-address = Um endereço pertence a um cluster Ray. Acrescente --engine ray ou retire o endereço.
problem-lab-no-run = { $folder } não contém partidas do laboratório. Informe uma pasta escrita por siegeworks sim com --out, ou um dos arquivos Parquet dela.
problem-lab-run = { $file } está faltando ou não descreve uma série. Devolva-o ao lugar ou informe outra pasta.
problem-lab-run-plan = { $file } descreve outra série ({ $name } é { $held } lá e { $asked } aqui). Informe outra pasta.
problem-lab-run-busy = Outra série está escrevendo em { $folder }. Espere que ela termine ou informe outra pasta.
problem-lab-part-missing = Falta { $file }. Devolva-o ao lugar, ou apague todas as partes posteriores e o _open.jsonl da pasta e jogue essas partidas de novo.
problem-lab-parquet = { $file } está danificado ou não é um arquivo Parquet. Restaure uma cópia intacta, ou apague-o com todas as partes posteriores e o _open.jsonl da pasta e jogue essas partidas de novo.
problem-lab-parquet-foreign = { $file } é um arquivo Parquet, mas não contém partidas como esta versão as escreve. Informe outro.
problem-lab-part-foreign = { $file } não contém as partidas que deveriam estar ali: vem de outra série ou de outro lugar desta. Restaure a parte certa, ou apague-o com todas as partes posteriores e o _open.jsonl da pasta e jogue essas partidas de novo.
problem-lab-worker = Um processo morreu { $times } vezes enquanto jogava as partidas a partir da número { $first }. Se faltou memória, use menos --workers. O mesmo comando continua a partir das partidas que --out guardou.
problem-lab-ray-worker = Um processo do Ray morreu { $times } vezes enquanto jogava as partidas a partir da número { $first }. Verifique a memória e os registros do cluster. O mesmo comando continua a partir das partidas que --out guardou.
problem-lab-ray-address = Nenhum cluster Ray responde em { $address }, ou ele não nos deixa entrar. Confira o endereço, a chave do cluster (RAY_AUTH_MODE, RAY_AUTH_TOKEN) e se ele usa a mesma versão do Ray e do Python.
problem-lab-ray-start = O Ray não pode ser iniciado aqui ({ $reason }). Tente de novo ou jogue com --engine processes.
problem-lab-ray-lost = O cluster Ray não responde mais ({ $reason }). Quando responder, o mesmo comando continua a partir das partidas que --out guardou.
problem-lab-ray-content = Um nó do cluster Ray tem outras regras ou outro conteúdo que não os desta máquina. Instale lá a mesma versão do Siegeworks e ponha o pacote de conteúdo no mesmo caminho.

## Profundidade: quanto valem as decisões

lab-depth-help = Mostra quanto cada possibilidade de um jogo vale para um bot, proibindo-a; também quanto se ganha jogando melhor, com que frequência as decisões são apertadas e quanto é sorte.
lab-depth-games-help = Quantas partidas jogar para cada possibilidade e nível; em jogos de rivais cada distribuição é jogada dos dois lados.
lab-depth-bot-help = O bot com que se mede; um mais forte aproveita melhor o que tem e demora mais.
lab-depth-only-help = Só estas possibilidades, separadas por vírgulas, sem níveis, decisões e sorte.
lab-depth-title = { $game }: o que { $bot } perde sem uma possibilidade
lab-depth-capability = Possibilidade
lab-depth-games = Partidas
lab-depth-lost = Pontos perdidos (intervalo de 95 %)
lab-depth-levels = Com que frequência cada nível vence
lab-depth-close = Decisões apertadas: { $share } das { $count } que o treinador julgou; nelas a segunda melhor ação cede menos de { $points } pontos. A distância média é de { $gap } pontos.
lab-depth-luck = Parte da sorte nos resultados: { $share }. O resto se explica pelo nível do jogador.
lab-depth-interrupted = Interrompido: só se mostra o que foi concluído.
problem-lab-depth-game = { $game } não tem possibilidades que possam ser proibidas. Indique outro jogo.
problem-lab-capability = Não existe a possibilidade “{ $name }”. Escolha entre estas: { $known }.
problem-lab-capability-seats = Ninguém pode usar “{ $name }” com { $seats } lugares. Escolha mais --seats.
