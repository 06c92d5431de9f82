# The coach at the terminal: hints, and the analysis of a finished game.

## Help pages

cli-analyse = Let the coach review a finished game: the chance of winning over time, the turning points, what choices cost and what was luck.
cli-analyse-log = A log file, the id of a saved game, or “last” for the finished game played last.
cli-analyse-simulations = How many simulations the coach runs for each choice; more take longer and say more.
cli-play-what-if = Start from the middle of a finished game with new dice: its log file, its id, or “last”. --line says where.
cli-play-line = The move of that game before which to start.

## Faults

problem-analysis-running = The game is not over yet, and much of it is still hidden. Finish it first.
problem-save-none-finished = No finished game is saved here yet. Play one to its end first.
problem-analysis-simulations = The coach cannot run { $value } simulations for a choice. Choose a number from 1 to { $most }.
problem-cli-what-if-line = Say with --line before which move to start: a number from 1 to { $last }.
problem-cli-what-if-options = The game to start from has its own seats and settings. Leave out --seats, --difficulty, --open-hands, --set, --position and --resume.
problem-cli-line-alone = --line belongs to --what-if, which says from which game to start.

## Hints

hint-title = What the coach would do, and how likely it is to win:
hint-thinking = { $name } is thinking …
hint-percent = { $value } %

coach-only = There is nothing else to do.
coach-order = Without it the chance of winning is { $percent } %; in which order you choose does not matter.
coach-equal =
    { $of ->
        [2] Both are equally good: the coach sees no difference.
       *[other] { $count ->
            [2] The first two are equally good: the coach sees no difference between them.
           *[other] The first { $count } are equally good: the coach sees no difference between them.
        }
    }
coach-effect = { $what } at the end of the turn, on average: { $ours } after the best choice, { $theirs } after “{ $other }”.
coach-tie = Equally likely to win. { $what } at the end of the turn, on average: { $ours } after the first choice, { $theirs } after “{ $other }”.
coach-better =
    { $points ->
        [one] In 100 games the best choice wins about one more than “{ $other }”; the coach is sure of no single cause.
       *[other] In 100 games the best choice wins about { $points } more than “{ $other }”; the coach is sure of no single cause.
    }
coach-sure = The best choice wins in every try.
coach-win = The best choice wins the game this turn in { $ours } of 100 tries, “{ $other }” in { $theirs }.
coach-loss = The best choice loses the game this turn in { $ours } of 100 tries, “{ $other }” in { $theirs }.
coach-tenths = { $whole }.{ $tenths }

## Analysis

analysis-judging = judging
analysis-chance = Chance of winning, as the coach saw it at the time
analysis-chance-of = { $name }: chance of winning
analysis-turns = turn
analysis-turning-points = Turning points
analysis-no-turning-points = No single choice and no single stroke of luck turned this game.
analysis-point = Turn { $turn }, move { $line }, { $name }: “{ $action }”
analysis-point-lost =
    { $points ->
        [one] The coach would have chosen “{ $best }”. That cost 1 point.
       *[other] The coach would have chosen “{ $best }”. That cost { $points } points.
    }
analysis-point-luck =
    { $side ->
        [team] Then dice and cards { $turned ->
            [better] raised
           *[worse] lowered
        } the chance from { $before } to { $after }.
       *[rivals] Then dice, cards and the others { $turned ->
            [better] raised
           *[worse] lowered
        } the chance from { $before } to { $after }.
    }
analysis-accounts = What choices and luck were worth, in percentage points
analysis-head-decisions = decisions
analysis-head-as-coach = no worse than the coach
analysis-head-lost = choices
analysis-head-luck = luck
analysis-in-all = In all: from { $start } at the start to { $end } at the end. Choices: { $lost }, luck: { $luck }.
analysis-in-all-of = { $name }: from { $start } at the start to { $end } at the end. Choices: { $lost }, luck: { $luck }.
analysis-score = { $what }: choices that win equally often gave away { $count }.
analysis-explained =
    { $side ->
        [team] Luck is what dice and cards did. The coach only estimates: a single choice may be off by a few points, a whole game by ten or more.
       *[rivals] Luck is what dice, cards and the others did. The coach only estimates: a single choice may be off by a few points, a whole game by ten or more.
    }
analysis-what-if =
    Try it again from a turning point, with new dice:
      siegeworks play --what-if { $log } --line { $line }

## Levels of bots

term-ask-level = How well should bots play?
level-beginner = beginner
level-steady = steady
level-expert = expert
level-beginner-about = looks one step ahead, like a careful newcomer; answers at once
level-steady-about = thinks a moment about every choice and plays soundly
level-expert-about = plans ahead as well as it can; takes up to a second for a choice
