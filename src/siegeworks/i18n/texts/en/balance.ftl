# The numbers of a content, what a change of them does, and a search for better ones.

balance-help = Change numbers of the content and see how hard the game becomes, or search for numbers that meet targets.
balance-show-help = Show the numbers of the content: their addresses, values, ranges and sources.
balance-try-help = Play the same deals with the present content and with changed numbers, and show the effect of the change.
balance-search-help = Search for numbers that meet targets with few and small changes. The result is measured on deals that the search did not use.
balance-pattern-help = Show only addresses that match; * matches anything.
balance-set-help = A new number, as ADDRESS=VALUE; +1 or -1 is added to the present one, and * in the address matches anything. May be given several times.
balance-vary-help = A number that may vary, as ADDRESS=LOW..HIGH; * in the address matches anything. May be given several times.
balance-target-help = A target, such as “greedy 2 easy 15-40” or “greedy 2 first 47-53”; by default the targets of the design. May be given several times.
balance-bots-help = The bots, separated by commas; each one plays all seats.
balance-search-bots-help = The bots whose design targets are used if no target is given.
balance-games-help = How many deals to play in each cell, with each content.
balance-search-games-help = How many deals a promising candidate plays in each cell; the others play fewer.
balance-budget-help = How many games the search may use in all.
balance-printed-help = Also change numbers that a rule book prints.
balance-write-help = A new file for the changed content, as a content pack.

balance-address = Address
balance-value = Value
balance-range = Range
balance-source = Source
balance-source-printed = printed
balance-source-reported = reported
balance-source-designed = designed

balance-try-title = { $game }: before and after the change, deals in each cell: { $games }
balance-fresh-title = Before and after, on fresh deals the search did not use (in each cell: { $games })
balance-own-title = Before and after, on the deals of the search itself (in each cell: { $games }), which make its result look too good
balance-cell = Cell
balance-measure = Measure
balance-before = Before
balance-after = After
balance-difference = Difference
balance-caption = In brackets: 95 % intervals. The difference is in points, on the same deals.
balance-target = Target
balance-verdict = Met?
balance-measure-won = won
balance-measure-first = won by who began
balance-measure-places = won by place
balance-measure-draws = drawn
balance-measure-turns = turns
balance-held = yes
balance-probably-held = probably
balance-probably-missed = probably not
balance-missed = no
balance-none = Nothing better than the present numbers was found.
balance-searching = searching
balance-spent = Candidates tried: { $candidates }, games used: { $games }.
balance-interrupted = Interrupted: only complete cells are shown ({ $shown } of { $cells }).
balance-search-interrupted = Interrupted: this is the best that was found so far.
balance-written = The changed content is in { $file }.

problem-balance-no-content = The content of { $game } is not in files whose numbers could be changed. Name another game.
problem-balance-address = { $game } has no number at “{ $address }”. Perhaps you mean { $near }; siegeworks balance show { $game } lists all of them.
problem-balance-printed = { $address } is printed in a rule book. Add --allow-printed to change it anyway.
problem-balance-range = { $address } cannot be { $value }: it must be a whole number from { $low } to { $high }.
problem-balance-set = “{ $text }” cannot be read. Write ADDRESS=VALUE with a whole number, such as mercenaries.troll.price=3.
problem-balance-nothing-set = Nothing would change. Give at least one number another value with --set ADDRESS=VALUE.
problem-balance-vary = “{ $text }” is not a range. Write ADDRESS=LOW..HIGH with whole numbers, such as mercenaries.troll.price=2..6.
problem-balance-no-space = There is nothing to search: the ranges allow only the present numbers. Widen a range of --vary.
problem-balance-target = “{ $target }” is not a target for { $game }. Write a bot, seats, a difficulty, optionally a measure ({ $measures }), and a range, such as “greedy 2 easy 15-40” or “greedy 2,3 hard turns <60”.
problem-balance-target-rivals = “{ $target }” is not a target for { $game }, which has no difficulties. Write a bot, seats, a measure ({ $measures }) and a range, such as “greedy 2 first 47-53” or “greedy 3,4 places <4”.
problem-balance-no-target = The design of { $game } has no target for { $bots }. Give one with --target.
problem-balance-budget = { $value } games cannot be used for this search: choose a number from { $least } to { $most }, or lower --games.
problem-balance-layout = { $file }: the digits of { $address } were not found. Begin each row with its [[table]] line and write each field on a line of its own.
