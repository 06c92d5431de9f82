# Ratings: how strong people, bots and difficulties are.

cli-ratings = Pokaż ranking osób, botów i poziomów trudności na podstawie gier serwera na tym komputerze.
cli-ratings-game = Gra.
cli-ratings-name = Pokaż też gry tej osoby.
ratings-empty = Nie ma jeszcze rankingowej gry: { $game }. Liczą się gry zakończone na serwerze, bez podpowiedzi i cofania.
ratings-title = Ranking: { $game }
ratings-line =
    { $games ->
        [one] { $place }. { $name }: { $rating } ± { $spread }, wygrane: { $won } z jednej gry
        [few] { $place }. { $name }: { $rating } ± { $spread }, wygrane: { $won } z { $games } gier
       *[many] { $place }. { $name }: { $rating } ± { $spread }, wygrane: { $won } z { $games } gier
    }
ratings-provisional = { $line } (tymczasowo)
ratings-bot = { $level } (bot)
ratings-difficulty = poziom trudności: { $level }
ratings-moment-won = { $date }: wygrana, { $rating } ({ $change })
ratings-moment-lost = { $date }: bez wygranej, { $rating } ({ $change })

problem-rating-unknown = Nikt o imieniu „{ $name }” nie ma tu rankingowej gry.
