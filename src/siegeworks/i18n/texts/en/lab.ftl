# Simulation and calibration on the command line.

lab-sim-help = Let bots play many games and show the results.
lab-calibrate-help = Print the table of win rates by bot, seats and difficulty.
lab-game-help = The game, one of: { $games }.
lab-seats-help = How many seats play.
lab-difficulty-help = The difficulty, if the game has one, such as easy.
lab-bots-help = Bots by seat, separated by commas; a short list is repeated. Besides the levels: random, greedy, flat:400, search:50ms, installed bots, and module:Name for a bot in your own file.
lab-games-help = How many games to play.
lab-seed-help = The seed: the same seed gives the same games, with any number of workers.
lab-workers-help = How many processes play; by default one for each core.
lab-content-help = A content pack whose tables replace those of the game.
lab-json-help = Print the result as JSON.
lab-playing = playing
lab-interrupted =
    { $count ->
        [one] Interrupted: one of { $games } games was played and is shown.
       *[other] Interrupted: { $count } of { $games } games were played and are shown.
    }
lab-title =
    { $count ->
        [one] { $game }: one game
       *[other] { $game }: { $count } games
    }
lab-bots = Bots
lab-setting-seats = Seats
lab-setting-difficulty = Difficulty
lab-won = Won (95 % interval)
lab-seat-won = Won by seat { $seat } (95 % interval)
lab-place-won = Won by place { $place } in the order of play
lab-turns = Turns: median (10–90 %)
lab-decisions = Decisions a game
lab-score-won = Score when won
lab-score-lost = Score when lost

lab-out-help = A file that keeps every finished game; the same command continues from it.
lab-out-folder-help = A folder that keeps every finished game; the same command continues from it.
lab-only-seats-help = Only these numbers of seats, separated by commas.
lab-only-difficulty-help = Only these difficulties, separated by commas.
lab-kept = The finished games are kept in { $file }; the same command continues from there.

lab-arena-help = Let bots play the same deals with seats rotated, and show which one is stronger.
lab-arena-bots-help = The bots to compare, separated by commas, such as greedy,flat:400 or flat:50ms; in a cooperative game each one plays all seats as a team, and a+b is a mixed team.
lab-arena-games-help = How many games each pairing plays (in a cooperative game, each team); deals are always played whole.
lab-arena-title = { $game }: deals: { $deals }, games: { $games }
lab-arena-bot = Bot
lab-arena-games = Games
lab-arena-won = Won (95 % interval)
lab-arena-ladder = Ladder (95 % interval)
lab-arena-mean = ms a decision
lab-arena-slowest = 99 % within, ms
lab-arena-pairings = Against each other (a draw counts as half)
lab-arena-differences = On the same deals
lab-arena-pairing = Pairing
lab-arena-won-by = Won by each
lab-arena-only-won = Deals only one won
lab-arena-share = Share of the first (95 % interval)
lab-arena-difference = Difference in points (95 % interval)
lab-arena-drawn =
    { $count ->
        [one] One game was drawn.
       *[other] { $count } games were drawn.
    }
lab-few =
    { $count ->
        [one] Too few for a claim: one game of each pairing or team; play at least { $enough }.
       *[other] Too few for a claim: { $count } games of each pairing or team; play at least { $enough }.
    }

lab-usage-help = Show which actions, cards, openings and endings occur in games between bots, and how often.
lab-usage-topic = What
lab-usage-name = Name
lab-usage-share = In games (95 % interval)
lab-usage-times = Times a game
lab-usage-mark = Too rare or too common
lab-usage-topic-ending = Ending
lab-usage-topic-opening = Opening
lab-usage-topic-action = Action
lab-usage-missing =
    { $count ->
        [0] Everything is used as the design requires.
        [one] One thing is not used as the design requires.
       *[other] { $count } things are not used as the design requires.
    }

lab-bound-help = Show what bots win in a cooperative game, beside what a search wins on the same deals that knows all cards and dice to come. The search gives a lower estimate of what could be won at best: it proves nothing about the deals it loses.
lab-bound-game-help = The game, a cooperative one of: { $games }.
lab-bound-games-help = How many deals to play at each difficulty.
lab-bound-attempts-help = How often the search tries a deal until it wins; later attempts now and then deviate from what looks best.
lab-bound-simulations-help = How many simulations the search makes for each decision.
lab-bound-title = { $game }, seats: { $seats }: { $bots } and the bound
lab-bound-search = The search: attempts at a deal: at most { $attempts }, simulations for a decision: { $simulations }
lab-bound-deals = Difficulty (deals)
lab-bound-bot = Won by the bots (95 % interval)
lab-bound-clairvoyant = Won by the search (95 % interval)
lab-bound-winnable = Won by either: the bound (95 % interval)
lab-bound-ratio = Bots / bound (95 % interval)
lab-bound-caution = The bound is a lower estimate: deals that nobody won here may still be winnable. So bots / bound is too high rather than too low.
lab-bound-interrupted = Interrupted: only what was finished is shown.

problem-lab-workers = { $value } is not a possible number of workers: choose a number from 1 to { $most }.
problem-lab-games = { $value } is not a possible number of games: choose a number from 1 to { $most }.
problem-lab-contest = The bots cannot be compared: name { $least } to { $most } different ones, separated by commas.
problem-lab-team = The team “{ $team }” has more bots than there are seats ({ $seats }).
problem-lab-no-deal = There is nothing to compare yet: a deal takes { $games } games, and no deal is complete.
problem-lab-record = { $file } is not a journal of the lab. Name another file.
problem-lab-record-plan = { $file } belongs to another run ({ $name } is { $held } there and { $asked } here). Name another file.
problem-lab-record-line = { $file }, line { $line }: this line does not belong here. Delete it and all lines below it, then run the command again.
problem-lab-record-elsewhere = { $file } was changed by another program during the run. Let one run at a time write to it.
problem-lab-bound-game = There is no bound for { $game }, a game of rivals: what one player could win depends on the others. Name a cooperative game.
problem-lab-bound-evaluator = There is no bound for { $game }: its bots have no trained evaluator that a search could use. Name another game.
problem-lab-attempts = { $value } is not a possible number of attempts: choose a number from 1 to { $most }.
problem-lab-simulations = { $value } is not a possible number of simulations: choose a number from 1 to { $most }.

## Simulation at scale: datasets and engines

lab-sim-seats-help = How many seats play; several numbers, separated by commas, are played one after the other.
lab-sim-difficulty-help = The difficulty, if the game has one, such as easy; several, separated by commas, are played one after the other.
lab-sim-out-help = A folder that keeps every finished game as Parquet, with how it went; the same command continues from it.
lab-engine-help = What plays the games: processes of this machine, or ray.
lab-address-help = The address of a Ray cluster; without it Ray is started on this machine.
lab-rate = games/s: { $rate }

problem-lab-engine = There is no engine “{ $engine }”. Choose one of these: { $known }.
problem-lab-address = An address belongs to a Ray cluster. Add --engine ray, or leave the address out.
problem-lab-no-run = { $folder } holds no games of the lab. Name a folder that siegeworks sim --out has written, or one of the Parquet files in it.
problem-lab-run = { $file } is missing or does not describe a run. Put it back, or name another folder.
problem-lab-run-plan = { $file } describes another run ({ $name } is { $held } there and { $asked } here). Name another folder.
problem-lab-run-busy = Another run is writing to { $folder }. Wait until it ends, or name another folder.
problem-lab-part-missing = { $file } is missing. Put it back, or delete all later parts and _open.jsonl beside it and play these games again.
problem-lab-parquet = { $file } is damaged or not a Parquet file. Put back an intact copy, or delete it with all later parts and _open.jsonl beside it and play these games again.
problem-lab-parquet-foreign = { $file } is a Parquet file, but does not hold games as this version writes them. Name another one.
problem-lab-part-foreign = { $file } does not hold the games that belong there: it comes from another run, or from another place in this one. Put back the right part, or delete it with all later parts and _open.jsonl beside it and play these games again.
problem-lab-worker = A process died { $times } times while it played the games from number { $first } on. If memory ran out, use fewer --workers. The same command continues from the games that --out has kept.
problem-lab-ray-worker = A Ray worker died { $times } times while it played the games from number { $first } on. Check the memory and the logs of the cluster. The same command continues from the games that --out has kept.
problem-lab-ray-address = No Ray cluster answers at { $address }, or it refuses the connection. Check the address, the cluster’s token (RAY_AUTH_MODE, RAY_AUTH_TOKEN) and that it runs the same version of Ray and Python.
problem-lab-ray-start = Ray cannot be started here ({ $reason }). Try again, or play with --engine processes.
problem-lab-ray-lost = The Ray cluster no longer answers ({ $reason }). When it does, the same command continues from the games that --out has kept.
problem-lab-ray-content = A node of the Ray cluster has different rules or content. Install the same version of Siegeworks there, and put the content pack at the same path.

## Depth: what decisions are worth

lab-depth-help = Show what each capability of a game is worth to a bot, by forbidding it; also what better play gains, how often decisions are close, and how much is luck.
lab-depth-games-help = How many games to play for each capability and level; in games of rivals every deal is played from both sides.
lab-depth-bot-help = The bot to measure with; a stronger one makes better use of what it has, and takes longer.
lab-depth-only-help = Only these capabilities, separated by commas, without levels, decisions and luck.
lab-depth-title = { $game }: what { $bot } loses without a capability
lab-depth-capability = Capability
lab-depth-games = Games
lab-depth-lost = Points lost (95 % interval)
lab-depth-levels = How often each level wins
lab-depth-close = Close decisions: { $share } of { $count } that the coach judged; the second best action gives up less than { $points } points there. The mean distance is { $gap } points.
lab-depth-luck = Luck’s share of the results: { $share }. The rest is explained by the level of the player.
lab-depth-interrupted = Interrupted: only what was finished is shown.
problem-lab-depth-game = { $game } lists no capabilities that could be forbidden. Name another game.
problem-lab-capability = There is no capability “{ $name }”. Choose from these: { $known }.
problem-lab-capability-seats = Nobody can use “{ $name }” with { $seats } seats. Choose more --seats.
