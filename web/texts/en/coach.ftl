## What bots are like

level-beginner = Looks one step ahead and takes what seems best now. Good company for the first games.
level-steady = Tries out a few possible futures before each choice. Answers at once.
level-expert = Thinks for up to a second about each choice and looks furthest ahead.

## A hint

coach = The coach
coach-ask = Hint
coach-thinking = The coach is thinking…
coach-chances = How likely each of these wins. Choose one to do it.
coach-option = { $action } ({ $chance })
coach-aloud = The coach would choose: { $action }. Chance of winning: { $chance }. { $reason }
coach-lost = The connection was lost before the coach could answer. Ask again.
coach-none = The coach is not available at this table.

## After the game

analysis = Analysis
analysis-lead = The coach goes through every decision and shows what turned the game, what was given away and what was luck. This takes a while.
analysis-ask = Analyse the game
analysis-thinking = The coach is going through the game…
analysis-progress = { $done } of { $of } decisions
analysis-start = At the beginning the chance of winning was { $chance }.
analysis-lost =
    { $count ->
        [0] No decision gave anything away.
        [one] The decisions gave away one point.
       *[other] The decisions gave away { $count } points.
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
account-best = Same as the coach
account-lost = Points given away
account-luck = Luck

## A moment of a replay

moment-moved = The chance of winning went from { $before } to { $after }.
moment-level = The chance of winning stayed at { $chance }.
moment-better = The coach would have chosen: { $action }.
moment-lost =
    { $count ->
        [one] This gave away one point.
       *[other] This gave away { $count } points.
    }
moment-same = The coach would have done the same.
moment-none = Nothing was decided here.

## What if

what-if = What if…?
what-if-text = A new table begins from exactly this position, with new dice and cards to come. It does not count for the Chronicles.
what-if-seat = You play
what-if-bots = The others
what-if-play = Play on from here
