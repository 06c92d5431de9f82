## Analisar juntos

together = Analisar juntos
together-join = Analisar juntos
together-people = Nesta sala
together-you-lead = Você conduz: os outros veem o que você vê.
together-leads = Quem conduz é { $name }.
together-hand = Passar a condução para { $name }
together-alone = Olhar por conta própria
together-follow = Voltar para { $name }
together-leave = Sair da sala
notes = Notas
note-on-line = sobre a jogada { $line }
note-on-course = sobre uma variante após a jogada { $line }
note-new = Nota sobre a jogada { $line }
note-new-course = Nota sobre esta variante após a jogada { $line }
note-keep = Guardar a nota
note-delete = Apagar esta nota
course = Variante
course-count =
    { $count ->
        [0] Escolha o que poderia ter acontecido aqui; os dados são rolados de novo.
        [one] Uma decisão que ninguém tomou nesta partida.
       *[other] { $count } decisões que ninguém tomou nesta partida.
    }
course-try = Testar uma variante
course-back = Voltar uma decisão
course-bot = Deixar um bot decidir
course-leave = Voltar à partida
log-open = Abrir um registro
log-open-hint = Uma partida terminada de um arquivo .siege: replay, prova dos dados, análise. Ela não entra nas Crônicas.
analysis = Análise
analysis-lead = O treinador repassa cada decisão e conta o que decidiu a partida, o que se perdeu e o que foi sorte. Isso leva um tempo.
analysis-ask = Analisar a partida
analysis-thinking = O treinador está repassando a partida…
analysis-progress = { $done } de { $of } decisões
analysis-start = No começo, a chance de vencer era de { $chance }.
analysis-lost =
    { $count ->
        [0] No conjunto, as decisões não custaram nada.
        [one] As decisões custaram um ponto.
       *[other] As decisões custaram { $count } pontos.
    }
analysis-gained =
    { $count ->
        [one] As decisões saíram um ponto melhores que as do treinador.
       *[other] As decisões saíram { $count } pontos melhores que as do treinador.
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
account-best = Não piores que as do treinador
account-lost = Escolhas
account-luck = Sorte
moment-moved = A chance de vencer foi de { $before } para { $after }.
moment-level = A chance de vencer continuou em { $chance }.
moment-better = O treinador teria escolhido: { $action }.
moment-lost =
    { $count ->
        [one] Isso custou um ponto.
       *[other] Isso custou { $count } pontos.
    }
moment-same = O treinador não viu nada claramente melhor.
moment-none = Nada foi decidido aqui.
what-if = E se…?
what-if-text = Uma mesa nova começa exatamente desta posição, com novos dados e cartas por vir. Ela não entra nas Crônicas.
what-if-seat = Você joga com
what-if-bots = Os outros
what-if-play = Seguir jogando daqui
