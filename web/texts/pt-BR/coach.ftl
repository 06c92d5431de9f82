## What bots are like

level-beginner = Olha um passo à frente e pega o que agora parece melhor. Boa companhia para as primeiras partidas.
level-steady = Experimenta alguns futuros possíveis antes de cada escolha. Responde na hora.
level-expert = Pensa até um segundo em cada escolha e é o que olha mais longe.

## A hint

coach = O treinador
coach-ask = Dica
coach-thinking = O treinador está pensando…
coach-chances = A chance de vencer com cada uma. Escolha uma para fazê-la.
coach-option = { $action } ({ $chance })
coach-aloud = O treinador escolheria: { $action }. Chance de vencer: { $chance }. { $reason }
coach-lost = A conexão caiu antes que o treinador respondesse. Pergunte de novo.
coach-none = Nesta mesa não se pode perguntar ao treinador.

## After the game

analysis = Análise
analysis-lead = O treinador repassa cada decisão e conta o que decidiu a partida, o que se perdeu e o que foi sorte. Isso leva um tempo.
analysis-ask = Analisar a partida
analysis-thinking = O treinador está repassando a partida…
analysis-progress = { $done } de { $of } decisões
analysis-start = No começo, a chance de vencer era de { $chance }.
analysis-lost =
    { $count ->
        [0] Nenhuma decisão custou nada.
        [one] As decisões custaram um ponto.
       *[other] As decisões custaram { $count } pontos.
    }
luck-gave =
    { $count ->
        [one] A sorte deu um ponto.
       *[other] A sorte deu { $count } pontos.
    }
luck-took =
    { $count ->
        [one] A sorte tirou um ponto.
       *[other] A sorte tirou { $count } pontos.
    }
luck-even = A sorte se equilibrou.
analysis-points = Um ponto é um centésimo da chance de vencer. Sorte é tudo o que o próprio lado não decidiu: dados, cartas e o que os rivais fazem. O treinador julga cada decisão pelo que se podia saber na hora, e apenas estima.
chance = Chance de vencer
chance-hint = Aponte para a curva para ler o que foi decidido ali; clique para ver no replay.
turning-points = Momentos decisivos
turning-point = Momento decisivo { $number }: turno { $turn }, { $name }: { $action }
turning-none = Nenhum momento decidiu sozinho esta partida.
accounts = Lugar por lugar
account-seat = Lugar
account-decisions = Decisões
account-best = Como o treinador
account-lost = Pontos perdidos
account-luck = Sorte

## A moment of a replay

moment-moved = A chance de vencer foi de { $before } para { $after }.
moment-level = A chance de vencer continuou em { $chance }.
moment-better = O treinador teria escolhido: { $action }.
moment-lost =
    { $count ->
        [one] Isso custou um ponto.
       *[other] Isso custou { $count } pontos.
    }
moment-same = O treinador teria feito o mesmo.
moment-none = Nada foi decidido aqui.

## What if

what-if = E se…?
what-if-text = Uma mesa nova começa exatamente desta posição, com novos dados e cartas por vir. Ela não entra nas Crônicas.
what-if-seat = Você joga com
what-if-bots = Os outros
what-if-play = Seguir jogando daqui
