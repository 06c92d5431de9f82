## Review together

together = Review together
together-join = Review together
together-people = In this room
together-you-lead = You lead: the others see what you see.
together-leads = { $name } leads.
together-hand = Let { $name } lead
together-alone = Look around by yourself
together-follow = Back to { $name }
together-leave = Leave the room
notes = Notes
note-on-line = on move { $line }
note-on-course = on a variation after move { $line }
note-new = Note on move { $line }
note-new-course = Note on this variation after move { $line }
note-keep = Keep the note
note-delete = Delete this note
course = Variation
course-count =
    { $count ->
        [0] Choose what could have happened here; the dice are rolled anew.
        [one] One choice that nobody made in this game.
       *[other] { $count } choices that nobody made in this game.
    }
course-try = Try a variation
course-back = One choice back
course-bot = Let a bot choose
course-leave = Back to the game
log-open = Open a log
log-open-hint = A finished game from a .siege file: replay, proof of the dice, analysis. It does not count for the Chronicles.
analysis = Analysis
analysis-lead = The coach goes through every decision and shows what turned the game, what was given away and what was luck. This takes a while.
analysis-ask = Analyse the game
analysis-thinking = The coach is going through the game…
analysis-progress = { $done } of { $of } decisions
analysis-start = At the beginning the chance of winning was { $chance }.
analysis-lost =
    { $count ->
        [0] Taken together, the decisions gave nothing away.
        [one] The decisions gave away one point.
       *[other] The decisions gave away { $count } points.
    }
analysis-gained =
    { $count ->
        [one] The decisions came out one point better than the coach’s own.
       *[other] The decisions came out { $count } points better than the coach’s own.
    }
luck-gave =
    { $count ->
        [one] Luck gave one point.
       *[other] Luck gave { $count } points.
    }
luck-took =
    { $count ->
        [one] Luck took one point.
       *[other] Luck took { $count } points.
    }
luck-even = Luck evened out.
analysis-points = A point is one hundredth of the chance of winning. Luck is everything your own side did not decide: dice, cards and what rivals do. The coach judges each decision by what could be known at the time, and its numbers are estimates.
chance = Chance of winning
chance-hint = Point at the curve to read what was decided there; click to see it in the replay.
turning-points = Turning points
turning-point = Turning point { $number }: turn { $turn }, { $name }: { $action }
turning-none = No single moment turned this game.
accounts = Seat by seat
account-seat = Seat
account-decisions = Decisions
account-best = No worse than the coach
account-lost = Choices
account-luck = Luck
moment-moved = The chance of winning went from { $before } to { $after }.
moment-level = The chance of winning stayed at { $chance }.
moment-better = The coach would have chosen: { $action }.
moment-lost =
    { $count ->
        [one] This gave away one point.
       *[other] This gave away { $count } points.
    }
moment-same = The coach saw nothing clearly better.
moment-none = Nothing was decided here.
what-if = What if…?
what-if-text = A new table begins from exactly this position, with new dice and cards to come. It does not count for the Chronicles.
what-if-seat = You play
what-if-bots = The others
what-if-play = Play on from here
