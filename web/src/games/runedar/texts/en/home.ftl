## Start page

runedar-play-now = Play Runedar now
runedar-play-now-hint = You and one bot companion against the siege, on the easy level. No account, no waiting.

## A new table

runedar-option-difficulty-hint = How much rubble blocks the tunnel.
runedar-option-difficulty-easy = Easy
runedar-option-difficulty-easy-hint = Little rubble: for the first games.
runedar-option-difficulty-normal = Normal
runedar-option-difficulty-normal-hint = The siege as it is meant to be.
runedar-option-difficulty-hard = Hard
runedar-option-difficulty-hard-hint = For dwarves who know every wall.
runedar-option-difficulty-epic = Epic
runedar-option-difficulty-epic-hint = Songs are sung even of those who fail.
runedar-option-open_hands = Open hands
runedar-option-open_hands-hint = Whether everybody sees the cards of all the dwarves.
runedar-option-open_hands-no = Hidden
runedar-option-open_hands-no-hint = Each sees only their own cards.
runedar-option-open_hands-yes = Open
runedar-option-open_hands-yes-hint = Everybody sees all hands: easier to plan together.

## Chronicles

runedar-chronicles-lead = Dwarves who escaped, by the gold they carried; dwarves who fell, by the goblins they took along.
runedar-chronicles-wins = Escaped
runedar-chronicles-losses = Fallen
runedar-chronicles-score-won = Gold
runedar-chronicles-score-lost = Goblins
runedar-chronicles-names = Dwarves
runedar-record-score = Most gold saved: { $score }

## Results

runedar-end-score-won =
    { $count ->
        [one] gold nugget carried to freedom
       *[other] gold nuggets carried to freedom
    }
runedar-end-score-lost =
    { $count ->
        [one] goblin defeated before the end
       *[other] goblins defeated before the end
    }
