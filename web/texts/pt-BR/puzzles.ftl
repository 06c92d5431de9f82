# Puzzles: positions with one clearly best course.

puzzles-lead = Em cada uma destas posições há uma solução claramente melhor. Encontre-a e veja por quê.
puzzles-game = Jogo
puzzles-own = Seus resultados
puzzles-own-none = não tentado
puzzles-own-solved = resolvido
puzzles-own-failed = não resolvido
puzzles-sum =
    { $tried ->
        [one] Você resolveu { $solved } de um desafio na primeira tentativa.
       *[other] Você resolveu { $solved } de { $tried } desafios na primeira tentativa.
    }
puzzles-next = Próximo desafio
puzzles-choices =
    { $count ->
        [one] uma escolha
       *[other] { $count } escolhas
    }
puzzles-steps =
    { $count ->
        [one] um passo
       *[other] { $count } passos
    }
puzzles-fared =
    { $tries ->
        [0] ninguém tentou ainda
        [one] { $solved } de uma pessoa resolveu
       *[other] { $solved } de { $tries } pessoas resolveram
    }
puzzle-solution = A melhor solução
puzzle-again = Tentar de novo
puzzle-all = Todos os desafios
puzzle-share = Link para este desafio
