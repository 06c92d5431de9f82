# The report on recorded games.

report-help = Write a report on recorded games: one page with charts and tables, and every chart as a PNG file.
report-run-help = The run: the folder that “siegeworks sim --out” wrote, the folder of one of its cells, or one Parquet file.
report-out-help = The folder for report.html and the pictures.
report-against-help = Another run of the same game to compare with, such as one with another content pack.
report-written = The report is written: { $file }

report-title = { $game }: report
report-contents = Contents
report-numbers = Numbers
report-maker = Written by Siegeworks { $version }.
report-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
report-all-games = All games
report-seat = seat { $number }
report-place = place { $number }
report-began = seat { $number } began
report-began-won = who began
report-own-content = { $digest } (the game’s own)
report-chi-square = Chi-square test

report-summary-games =
    { $count ->
        [one] One game was played.
       *[other] { $games } games were played.
    }
report-summary-won = Won: { $share }. Brackets hold 95 % intervals.
report-summary-lost = The most common defeat is “{ $reason }”: { $share } of all games.
report-summary-drawn = Drawn: { $share }. Brackets hold 95 % intervals.
report-summary-turns = The median game takes { $median } turns; eight in ten take { $low } to { $high }.

report-run-title = What was run
report-run = The games of a row had the same set-up and were played by the same bots.
report-run-commands = These commands play the same games again and write this report:
report-run-no-command = A single file does not say which command played its games. This command writes the report:
report-run-pack = PACK stands for the content pack with the digest in the table.
report-run-table = Run { $name }

report-wins-title = Wins
report-wins-together = The share of games that were won, by difficulty and number of seats. The interval shows how far the true rate may be from the measured one.
report-wins-rivals = The share of games that each bot won. A bot on several seats wins if any of them does.
report-wins-caption-together = Dot: share won. Line: 95 % interval (Wilson).
report-wins-caption-rivals = Dot: share won. Line: 95 % interval (Wilson). Upright tick: the share if all seats were equally strong.
report-wins-alt = Chart of win rates with 95 % intervals: from { $low } ({ $low_cell }) to { $high } ({ $high_cell }).
report-wins-table = Win rates

report-endings-title = How games end
report-endings-together = How games had ended by each turn. Defeats pile up from below, one reason above the other; wins come down from the top; the games between them are still running.
report-endings-rivals = The share of games that had ended by each turn, by how they ended. The games above are still running.
report-endings-alt = Stacked chart of how games had ended by each turn, { $name }. At the end:
report-endings-table = Endings, share of games

report-length-title = Length
report-length = Turns of all seats are counted together. Brackets hold the middle eight tenths of the games.
report-length-table = Length: median (10–90 %)
report-turns-alt = Histogram of the number of turns. Medians:
report-decisions-alt = Histogram of the number of decisions. Medians:

report-cards-title = Cards
report-cards = How often each card is used: in what share of the games, and how many times a game.
report-cards-together = The difference in winning is how many percentage points more is won in games with the card than in games without it, compared within each setup only (Mantel and Haenszel). It is an association, not a cause: a card that is taken when all goes well anyway looks good, and one that is taken in need looks bad. Long games also see more cards: where lost games last longer, most cards look bad. Without at least { $fewest } games of each sort there is no figure.
report-cards-rivals = The difference in winning is how many percentage points more often seats win that used the card than seats that did not, compared only among the seats of one bot in one setup (Mantel and Haenszel). At most one seat of a game wins, so its seats do not count as independent: where that makes the figure less sure, the interval is wider. It is an association, not a cause: a seat that falls early plays few cards, so most cards look good, and one that is played in need looks bad. Without at least { $fewest } seats of each sort there is no figure.
report-cards-clear = Among several cards some intervals may leave out zero by chance alone, so a mark is filled only where the difference stays clear of zero after Holm’s correction for all cards.
report-cards-use-alt = Chart of how often each card is used, { $topic }: from { $most } ({ $most_share } of games) down to { $least } ({ $least_share }).
report-cards-use-caption = Share of games with the card, and its 95 % interval.
report-cards-winning-alt = Chart of the difference in win rate with and without each card, { $topic }: from { $best } ({ $best_points } points) down to { $worst } ({ $worst_points }).
report-cards-winning-caption = Win rate with the card less that without it, in percentage points, and its 95 % interval. A filled mark: beyond chance after Holm’s correction.

report-fairness-title = Fairness of the seats
report-fairness-together = All seats win or lose together, so no seat wins more than another. What may differ is how often games are won depending on who begins. The chi-square test shows whether chance alone can explain the differences: with p below 0.05 it hardly can.
report-fairness-rivals = Wins by seat and by place in the order of play. The chi-square test shows whether equal chances can explain the differences: with p below 0.05 they hardly can. Drawn games are left out.
report-fairness-bots = Where different bots play, the bots may be the reason for a difference.
report-fairness-none = There is nothing to compare in these games: the same seat always began.
report-fairness-seat = By seat
report-fairness-place = By place in the order of play
report-fairness-began = By the seat that began
report-fairness-alt = Chart of the share of games won, with 95 % intervals:

report-against-title = Two runs compared
report-against = The first run is { $first }, the second { $second }. Every difference is the second minus the first.
report-against-paired = Both runs played the same deals, so they are compared deal by deal (McNemar’s test).
report-against-apart = Where the runs did not play the same deals, they are compared as independent samples (test of two proportions).
report-against-sure = Differences in winning: { $of }. Beyond chance, with p below 0.05 after Holm’s correction for testing all of them: { $count }.
report-against-alt = Chart of the differences in win rate, in percentage points with 95 % intervals:
report-against-caption = Difference in win rate, in percentage points, and its 95 % interval. A filled mark: beyond chance after Holm’s correction.
report-against-wins = Wins, difference in percentage points
report-against-lengths = Mean number of turns
report-against-reasons = Endings, difference in percentage points, chi-square test of each setup
report-against-cards = Cards whose use changed most
report-use-change-alt = Chart of the cards whose share of games changed most; the largest change: { $card }, { $points } points.
report-use-change-caption = Change of the share of games with the card, in percentage points, and its 95 % interval. A filled mark: beyond chance after Holm’s correction.

report-axis-won = Games won
report-axis-turn = Turn
report-axis-round = Round
report-axis-ended = Games ended
report-axis-turns = Turns of a game
report-axis-decisions = Decisions of a game
report-axis-games = Games
report-axis-in-games = Games with the card
report-axis-contribution = Difference in win rate, points
report-axis-difference = Difference in win rate, points
report-axis-use-change = Change of use, points

report-column-cell = Setup
report-column-games = Games
report-column-won = Won
report-column-share = Share won (95 %)
report-column-fair = If all were equal
report-column-turn = Turn
report-column-round = Round
report-column-turns = Turns
report-column-turns-won = Turns when won
report-column-turns-lost = Turns when lost
report-column-decisions = Decisions
report-column-card = Card
report-column-in-games = In games (95 %)
report-column-times = Times a game
report-column-contribution = Difference in winning, points (95 %)
report-column-seat = Seat
report-column-place = Place
report-column-began = Who began
report-column-first = First
report-column-second = Second
report-column-games-first = Games, first
report-column-games-second = Games, second
report-column-difference = Difference (95 %)
report-column-p = p
report-column-chi-square = χ²
report-column-freedom = Degrees of freedom
report-column-corrected = p, corrected
report-column-ending = Ending
report-column-bots = Bots
report-column-seed = Seed
report-column-content = Content

problem-report-two-games = { $file } holds games of more than one game ({ $games }). Name runs of one game only.
problem-report-other-game = { $first } and { $second } are runs of different games ({ $games }). Compare runs of one game.
problem-report-no-games = { $file } holds no finished game. Play some first, with siegeworks sim --out.
problem-report-not-a-folder = { $file } is a file, not a folder. Name another folder with --out.
problem-report-folder-closed = The folder { $folder } cannot be written to. Name another folder with --out.
problem-report-nothing-shared = { $first } and { $second } have no set-up in common, so there is nothing to compare. Name runs with the same seats and difficulty.

## What decisions are worth

report-depth-help = A folder that siegeworks depth --out has written: the report shows what decisions are worth.
report-depth-title = What decisions are worth
report-depth = What { $bot } wins less, in points of its share of games, when it may not use a capability. Where the interval touches 0, the loss may be chance.
report-depth-close = Close decisions, where the second best choice gives up less than 2 points: { $share }.
report-depth-luck = Luck’s share of the results, which the level of the player does not explain: { $share }.
report-depth-alt = Chart of the points lost without each capability, from { $high } (most) to { $low } (least).
problem-report-depth = { $file } is missing or not a measurement of this game. Name a folder that siegeworks depth --out has written.
