# Ratings: how strong people, bots and difficulties are.

cli-ratings = Show the ratings of people, bots and difficulties, from the games of this machine’s server.
cli-ratings-game = The game.
cli-ratings-name = Show the games of this person, too.
ratings-empty = There is no rated game of { $game } yet. Rated are finished games at a server, without hints or going back.
ratings-title = Ratings: { $game }
ratings-line =
    { $games ->
        [one] { $place }. { $name }: { $rating } ± { $spread }, { $won } of one game won
       *[other] { $place }. { $name }: { $rating } ± { $spread }, { $won } of { $games } games won
    }
ratings-provisional = { $line } (provisional)
ratings-bot = { $level } (bot)
ratings-difficulty = difficulty { $level }
ratings-moment-won = { $date }: won, { $rating } ({ $change })
ratings-moment-lost = { $date }: not won, { $rating } ({ $change })

problem-rating-unknown = Nobody called “{ $name }” has a rated game here.
