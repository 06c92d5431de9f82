# The lobby: tables that are open to everybody.

lobby = Lobby
lobby-lead = Tables where everybody may sit down, and games to watch.
lobby-kind = Tables
lobby-free = With free seats
lobby-running = To watch
lobby-new = Open a table
lobby-join = Sit down
lobby-watch = Watch
lobby-none-free = No table has a free seat right now. Open one, and it appears here.
lobby-none-running = No open table is playing right now.
lobby-none-chosen = No table fits what you have chosen.
lobby-newer = Newer
lobby-older = Older
lobby-level = For whom
lobby-level-any = for everybody
lobby-level-newcomers = for newcomers
lobby-level-experienced = for experienced players
lobby-rated = rated
lobby-unrated = friendly
lobby-rating = Rating
lobby-clock = Pace
lobby-clock-none = no clock
lobby-clock-live = at one sitting
lobby-clock-days = over days
lobby-days =
    { $count ->
        [one] one day for each decision
       *[other] { $count } days for each decision
    }
lobby-seconds = { $count } seconds for each decision
lobby-onlookers =
    { $count ->
        [one] one onlooker
       *[other] { $count } onlookers
    }
new-open-to-all = Open to everybody
new-open-to-all-hint = The table stands in the lobby: everybody may take the seats of friends, and watch the game.
new-rated = A rated game
new-rated-hint = It counts for the ratings and the Chronicles. Without the tick it is a friendly game.
