# Ratings: how strong people, bots and difficulties are.

cli-ratings = Muestra la puntuación de personas, bots y dificultades según las partidas del servidor de este equipo.
cli-ratings-game = El juego.
cli-ratings-name = Muestra también las partidas de esta persona.
ratings-empty = Aún no hay ninguna partida puntuada de { $game }. Puntúan las partidas terminadas en un servidor, sin pistas ni retrocesos.
ratings-title = Puntuaciones: { $game }
ratings-line =
    { $games ->
        [one] { $place }. { $name }: { $rating } ± { $spread }, { $won } de una partida ganada
       *[other] { $place }. { $name }: { $rating } ± { $spread }, { $won } de { $games } partidas ganadas
    }
ratings-provisional = { $line } (provisional)
ratings-bot = { $level } (bot)
ratings-difficulty = dificultad { $level }
ratings-moment-won = { $date }: ganada, { $rating } ({ $change })
ratings-moment-lost = { $date }: no ganada, { $rating } ({ $change })

problem-rating-unknown = Nadie llamado «{ $name }» tiene aquí una partida puntuada.
