# Ratings: how strong people, bots and difficulties are.

cli-ratings = Mostra a pontuação de pessoas, bots e dificuldades, a partir dos jogos do servidor desta máquina.
cli-ratings-game = O jogo.
cli-ratings-name = Mostra também os jogos desta pessoa.
ratings-empty = Ainda não há jogo pontuado de { $game }. Contam os jogos terminados num servidor, sem dicas nem voltar atrás.
ratings-title = Pontuações: { $game }
ratings-line =
    { $games ->
        [one] { $place }. { $name }: { $rating } ± { $spread }, { $won } de um jogo vencido
       *[other] { $place }. { $name }: { $rating } ± { $spread }, { $won } de { $games } jogos vencidos
    }
ratings-provisional = { $line } (provisória)
ratings-bot = { $level } (bot)
ratings-difficulty = dificuldade { $level }
ratings-moment-won = { $date }: vencido, { $rating } ({ $change })
ratings-moment-lost = { $date }: não vencido, { $rating } ({ $change })

problem-rating-unknown = Ninguém chamado “{ $name }” tem um jogo pontuado aqui.
