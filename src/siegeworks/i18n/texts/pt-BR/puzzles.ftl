# Puzzles: positions with one clearly best course, and scenarios that people write themselves.

## Help pages

cli-puzzle = Resolva um desafio: encontre a única melhor escolha de uma posição. Sem nome: o próximo que você não tentou.
cli-puzzle-name = O id de um desafio, como { $example }, ou um arquivo de cenário seu.
cli-puzzle-game = Só desafios deste jogo.
cli-puzzle-list = Lista os desafios e como você se saiu.
cli-puzzle-check = Faz o treinador procurar de novo na posição e dizer se a solução ainda é a melhor.
cli-puzzle-link = Imprime o cenário como o fim de um link para compartilhar; ponha antes dele o endereço de um servidor.

## At the table

puzzle-solver = Novato
puzzle-title = Desafio { $id }
puzzle-title-own = Um desafio de um amigo
puzzle-task = { $goal } { $what }: { $count }.
puzzle-goal-chance = Encontre a melhor escolha.
puzzle-goal-sure = Encontre a vitória certa.
puzzle-goal-win = Vença o jogo agora.
puzzle-goal-loss = Não perca o jogo agora.
puzzle-rule =
    { $steps ->
        [one] Uma escolha é claramente a melhor. Qual?
       *[other] Encontre as { $steps } melhores escolhas, uma após a outra.
    }
puzzle-right = Certo! Continue.
puzzle-solved = Resolvido!
puzzle-failed = Essa não é a melhor escolha.
puzzle-solution = A melhor solução:
puzzle-step = { $action }
puzzle-step-chance = { $action } – vence { $percent } vezes em 100.
puzzle-why =
    { $points ->
        [one] { $why } É um ponto melhor que a segunda melhor escolha: { $other }.
       *[other] { $why } São { $points } pontos a mais que a segunda melhor escolha: { $other }.
    }
puzzle-prompt = Sua escolha (número, ou q para parar):
puzzle-list-line = { $id }: { $task }
puzzle-list-solved = { $id }: { $task } (resolvido)
puzzle-list-failed = { $id }: { $task } (não resolvido)
puzzle-all-tried = Você já tentou todos os desafios. Diga o nome de um para tentar de novo.
puzzle-holds = O treinador procurou de novo: a solução é a melhor.
puzzle-sum =
    { $tried ->
        [one] Você resolveu { $solved } de um desafio.
       *[other] Você resolveu { $solved } de { $tried } desafios.
    }

## Faults

problem-puzzle-unknown = Não existe o desafio “{ $id }”. Veja siegeworks puzzle --list.
problem-puzzle-none = Não há desafios para “{ $game }”.
problem-puzzle-doubtful = O treinador procurou de novo e não acha a solução de { $file } claramente melhor que as outras escolhas.
problem-scenario-format = { $file } não é um cenário: ele precisa de "format": "{ $format }" e de uma posição.
problem-scenario-field = { $file }: o campo “{ $field }” não faz parte de um cenário ou não é um texto curto.
problem-scenario-course = { $file }: a solução é uma lista de 1 a { $most } escolhas, cada uma um texto como em um registro.
problem-scenario-illegal = { $file }: “{ $action }” não é possível ali.
problem-scenario-long = { $file }: a solução termina antes de “{ $action }”, porque algo é comprado ou revelado ou outra pessoa decide.
problem-scenario-link = Este link não contém um cenário completo. Copie-o de novo, até o fim.
problem-scenario-choice = Num desafio, cartas e alvos têm uma só ordem. Escolha uma das opções da lista.
