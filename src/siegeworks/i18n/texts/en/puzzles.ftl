# Puzzles: positions with one clearly best course, and scenarios that people write themselves.

## Help pages

cli-puzzle = Solve a puzzle: find the one best choice in a position. Without a name: the next puzzle you have not tried.
cli-puzzle-name = The id of a puzzle, such as { $example }, or a scenario file of your own.
cli-puzzle-game = Only puzzles of this game.
cli-puzzle-list = List the puzzles, with how you fared.
cli-puzzle-check = Let the coach search the position again and say whether the course is still the best.
cli-puzzle-link = Print the scenario as the end of a link to share; put the address of a server before it.

## At the table

puzzle-solver = Newcomer
puzzle-title = Puzzle { $id }
puzzle-title-own = A puzzle from a friend
puzzle-task = { $goal } { $what }: { $count }.
puzzle-goal-chance = Find the best choice.
puzzle-goal-sure = Find the certain win.
puzzle-goal-win = Win the game at once.
puzzle-goal-loss = Do not lose the game at once.
puzzle-rule =
    { $steps ->
        [one] One choice is clearly the best. Which one?
       *[other] Find the best { $steps } choices, one after the other.
    }
puzzle-right = Right! Go on.
puzzle-solved = Solved!
puzzle-failed = That is not the best choice.
puzzle-solution = The best course:
puzzle-step = { $action }
puzzle-step-chance = { $action } – wins { $percent } times out of 100.
puzzle-why =
    { $points ->
        [one] { $why } That is one point better than the next best choice: { $other }.
       *[other] { $why } That is { $points } points better than the next best choice: { $other }.
    }
puzzle-prompt = Your choice (number, or q to stop):
puzzle-list-line = { $id }: { $task }
puzzle-list-solved = { $id }: { $task } (solved)
puzzle-list-failed = { $id }: { $task } (not solved)
puzzle-all-tried = You have tried every puzzle. Name one to try it again.
puzzle-holds = The coach searched again: the course is the best.
puzzle-sum =
    { $tried ->
        [one] You solved { $solved } of one puzzle.
       *[other] You solved { $solved } of { $tried } puzzles.
    }

## Faults

problem-puzzle-unknown = There is no puzzle “{ $id }”. See siegeworks puzzle --list.
problem-puzzle-none = There are no puzzles for “{ $game }”.
problem-puzzle-doubtful = The coach searched again and does not find the course of { $file } clearly better than the other choices.
problem-scenario-format = { $file } is no scenario: it needs "format": "{ $format }" and a position.
problem-scenario-field = { $file }: the field “{ $field }” does not belong into a scenario, or is not a short text.
problem-scenario-course = { $file }: the course is a list of 1 to { $most } choices, each a text as in a log.
problem-scenario-illegal = { $file }: “{ $action }” is not possible there.
problem-scenario-long = { $file }: the course ends before “{ $action }”, because something is drawn or somebody else decides.
problem-scenario-link = This link holds no complete scenario. Copy it again, to its very end.
problem-scenario-choice = Cards and targets have one order in a puzzle. Choose one of the listed choices.
