# The daily siege: one deal a day for everybody.

daily-lead = One deal a day, the same for everybody. Play it once, see how the others fared, and come back tomorrow. A day begins at midnight UTC.
daily-streak =
    { $streak ->
        [0] Longest streak: { $longest ->
            [one] one day
           *[other] { $longest } days
        }. Play today to begin a new one.
        [one] You have played one day in a row. Longest streak: { $longest }.
       *[other] You have played { $streak } days in a row. Longest streak: { $longest }.
    }
daily-against = against: { $bot }
daily-solo = alone
daily-ends =
    { $hours ->
        [one] less than an hour left
       *[other] less than { $hours } hours left
    }
daily-place =
    { $players ->
        [one] Place { $place }, the only player so far
       *[other] Place { $place } of { $players }
    }
daily-adjusted-place = Without luck: place { $place }
daily-late = You finished this game after its day, so it is not in the ranking.
daily-play = Play today’s siege
daily-rules = You have one try, without hints, without going back over dice and cards, and without a bot in your place. It counts if you finish before the day ends.
daily-ranking = Ranking
daily-order = Order
daily-order-result = By result
daily-order-adjusted = Without luck
daily-adjusted-hint = The coach splits every game into good choices and luck. A win counts 100, anything else 0; what luck added or took away is removed.
daily-judging =
    { $count ->
        [one] The coach is still looking at one game.
       *[other] The coach is still looking at { $count } games.
    }
daily-own-first = You can watch the games of the others once you have finished your own.
daily-nobody = Nobody has finished this siege in time yet.
daily-proof-hint = Each deal comes from a secret seed. Its hash is published up to a week before the day, the seed itself after it, so everybody can check that nothing was changed.
daily-past = Past days
daily-past-line =
    { $players ->
        [one] one player, { $won } won
       *[other] { $players } players, { $won } won
    }
daily-past-none = There are no past days yet.
daily-today = Today
