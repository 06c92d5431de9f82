# O treinador no terminal: dicas e a análise de uma partida encerrada.

## Help pages

cli-analyse = O treinador examina uma partida encerrada: a chance de vencer ao longo do tempo, os momentos decisivos, o que as escolhas custaram e o que foi sorte.
cli-analyse-log = Um arquivo de registro, o id de uma partida salva, ou last para a última encerrada.
cli-analyse-simulations = Quantas simulações o treinador gasta em cada escolha; com mais ele demora mais e acerta mais.
cli-play-what-if = Começa do meio de uma partida encerrada com dados novos: o arquivo de registro, o id dela, ou last. Diga com --line de onde.
cli-play-line = Antes de qual jogada dessa partida começar.

## Faults

problem-analysis-running = A partida ainda não acabou, e muita coisa nela está oculta. Termine-a primeiro.
problem-save-none-finished = Ainda não há nenhuma partida encerrada aqui. Jogue antes uma até o fim.
problem-analysis-simulations = O treinador não pode gastar { $value } simulações em uma escolha. Escolha um número de 1 a { $most }.
problem-cli-what-if-line = Diga com --line antes de qual jogada começar: um número de 1 a { $last }.
problem-cli-what-if-options = A partida de onde se começa já traz seus assentos e opções. Deixe de fora --seats, --difficulty, --open-hands, --set, --position e --resume.
problem-cli-line-alone = --line acompanha --what-if. Diga com ele de qual partida começar.

## Hints

hint-title = O que o treinador faria, e a chance de vencer assim:
hint-thinking = { $name } está pensando…
hint-percent = { $value }%

coach-only = Não há outra coisa a fazer.
coach-order = Sem ela, a chance de vencer é de { $percent }%; a ordem das escolhas não importa.
coach-equal =
    { $of ->
        [2] As duas são igualmente boas: o treinador não vê diferença.
       *[other] { $count ->
            [2] As duas primeiras são igualmente boas: o treinador não vê diferença entre elas.
           *[other] As { $count } primeiras são igualmente boas: o treinador não vê diferença entre elas.
        }
    }
coach-effect = { $what } no fim do turno, em média: { $ours } após a melhor escolha, { $theirs } após “{ $other }”.
coach-tie = A chance de vencer é a mesma. { $what } no fim do turno, em média: { $ours } após a primeira escolha, { $theirs } após “{ $other }”.
coach-better =
    { $points ->
        [one] Em 100 partidas, a melhor escolha vence cerca de uma a mais que “{ $other }”; o treinador não tem certeza de nenhuma causa específica.
       *[other] Em 100 partidas, a melhor escolha vence cerca de { $points } a mais que “{ $other }”; o treinador não tem certeza de nenhuma causa específica.
    }
coach-sure = A melhor escolha vence em todas as tentativas.
coach-win = A melhor escolha vence a partida neste turno em { $ours } de 100 tentativas; “{ $other }”, em { $theirs }.
coach-loss = A melhor escolha perde a partida neste turno em { $ours } de 100 tentativas; “{ $other }”, em { $theirs }.
coach-tenths = { $whole },{ $tenths }

## Analysis

analysis-judging = examinando
analysis-chance = Chance de vencer, como o treinador a via em cada momento
analysis-chance-of = { $name }: chance de vencer
analysis-turns = turno
analysis-turning-points = Momentos decisivos
analysis-no-turning-points = Nenhuma escolha e nenhum golpe de sorte decidiu sozinho esta partida.
analysis-point = Turno { $turn }, jogada { $line }, { $name }: “{ $action }”
analysis-point-lost =
    { $points ->
        [1] O treinador teria escolhido “{ $best }”. Custou { $points } ponto.
       *[other] O treinador teria escolhido “{ $best }”. Custou { $points } pontos.
    }
analysis-point-luck =
    { $side ->
        [team] Depois, dados e cartas { $turned ->
            [better] aumentaram
           *[worse] reduziram
        } a chance de { $before } para { $after }.
       *[rivals] Depois, dados, cartas e os outros { $turned ->
            [better] aumentaram
           *[worse] reduziram
        } a chance de { $before } para { $after }.
    }
analysis-accounts = O que valeram as escolhas e a sorte, em pontos percentuais
analysis-head-decisions = decisões
analysis-head-as-coach = não piores que o treinador
analysis-head-lost = escolhas
analysis-head-luck = sorte
analysis-in-all = No total: de { $start } no começo para { $end } no fim. Escolhas: { $lost }, sorte: { $luck }.
analysis-in-all-of = { $name }: de { $start } no começo para { $end } no fim. Escolhas: { $lost }, sorte: { $luck }.
analysis-score = { $what }: ao escolher entre opções que vencem com a mesma frequência, desperdiçou-se { $count }.
analysis-explained =
    { $side ->
        [team] Sorte é o que os dados e as cartas fizeram. O treinador apenas estima: em uma decisão pode errar alguns pontos; na partida inteira, dez ou mais.
       *[rivals] Sorte é o que os dados, as cartas e os outros fizeram. O treinador apenas estima: em uma decisão pode errar alguns pontos; na partida inteira, dez ou mais.
    }
analysis-what-if =
    Tente de novo a partir de um momento decisivo, com dados novos:
      siegeworks play --what-if { $log } --line { $line }

## Levels of bots

term-ask-level = Quão bem os bots devem jogar?
level-beginner = iniciante
level-steady = firme
level-expert = especialista
level-beginner-about = olha um passo à frente, como um novato cuidadoso; responde na hora
level-steady-about = pensa um momento em cada escolha e joga com solidez
level-expert-about = planeja o melhor que pode; leva até um segundo por escolha
