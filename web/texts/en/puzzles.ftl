# Puzzles: positions with one clearly best course.

puzzles-lead = In each of these positions one course is clearly the best. Find it, and see why.
puzzles-game = Game
puzzles-own = Your results
puzzles-own-none = not tried yet
puzzles-own-solved = solved
puzzles-own-failed = not solved
puzzles-sum =
    { $tried ->
        [one] You solved { $solved } of one puzzle at the first try.
       *[other] You solved { $solved } of { $tried } puzzles at the first try.
    }
puzzles-next = Next puzzle
puzzles-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
puzzles-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
puzzles-fared =
    { $tries ->
        [0] nobody tried it yet
        [one] { $solved } of one person solved it
       *[other] { $solved } of { $tries } people solved it
    }
puzzle-solution = The best course
puzzle-again = Try again
puzzle-all = All puzzles
puzzle-share = Link to this puzzle
