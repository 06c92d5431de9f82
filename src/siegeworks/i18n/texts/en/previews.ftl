# What a shared link shows in a chat.

preview-table = Come to the table
preview-replay = Replay of a finished game
preview-puzzle = Puzzle
preview-puzzles = Find the best course
preview-daily = Daily siege
preview-daily-line = One deal a day, the same for everybody
preview-cups = Cups
preview-cups-line = Take part, or see how everybody stands
preview-siegeworks = Two siege games for the browser
