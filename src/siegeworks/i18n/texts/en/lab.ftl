# Simulation and calibration on the command line.

lab-sim-help = Let bots play many games and show what came of them.
lab-calibrate-help = Print the table of win rates by bot, seats and difficulty.
lab-game-help = The game: runedar or castlecards.
lab-seats-help = How many seats play.
lab-difficulty-help = The difficulty, where the game has one: easy, normal, hard or epic.
lab-bots-help = Bots by seat, separated by commas; a short list is repeated. Besides the levels: random, greedy, flat:400, search:50ms, installed bots, and module:Name for a bot in your own file.
lab-games-help = How many games to play.
lab-seed-help = The seed: the same seed gives the same games, whatever the number of workers.
lab-workers-help = How many processes play; all cores by default.
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
lab-reason-won = Escaped with the gold
lab-reason-siege = Lost: last siege card
lab-reason-catapult = Lost: last catapult card
lab-reason-troll = Lost: last troll tile
lab-reason-orc = Lost: last orc figure
lab-reason-gold = Lost: last gold
lab-reason-breached = Castle stormed, its walls down
lab-reason-assaulted = Castle stormed over its walls
lab-reason-drawn = Drawn
lab-turns = Turns: median (10–90 %)
lab-decisions = Decisions a game
lab-score-won = Score when won
lab-score-lost = Score when lost

lab-out-help = A file that keeps every finished game; the same command goes on from what it holds.
lab-out-folder-help = A folder that keeps every finished game; the same command goes on from what it holds.
lab-only-seats-help = Only these numbers of seats, separated by commas.
lab-only-difficulty-help = Only these difficulties, separated by commas.
lab-kept = What was played is kept in { $file }; the same command goes on from there.

lab-arena-help = Let bots play the same deals with seats rotated, and show which one is stronger.
lab-arena-bots-help = The bots to compare, separated by commas, such as greedy,flat:400 or flat:50ms; in Runedar each plays a whole team, and a+b is a mixed one.
lab-arena-games-help = How many games each pairing plays (in Runedar: each team); deals are played whole.
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

lab-usage-help = Show which deeds, cards, openings and endings occur in games by bots, and how often.
lab-usage-topic = What
lab-usage-name = Name
lab-usage-share = In games (95 % interval)
lab-usage-times = Times a game
lab-usage-mark = Too rare or too common
lab-usage-topic-ending = Ending
lab-usage-topic-opening = Opening
lab-usage-topic-deed = Deed
lab-usage-topic-upgrade = Upgrade taken
lab-usage-topic-starting = Starting card played
lab-usage-topic-mercenary = Mercenary hired
lab-usage-topic-academy = Academy card played
lab-usage-topic-weapon = Siege weapon played
lab-usage-missing =
    { $count ->
        [0] Everything is used as the design demands.
        [one] One thing is not used as the design demands.
       *[other] { $count } things are not used as the design demands.
    }

lab-bound-help = Show what bots win in The Siege of Runedar beside what a search wins on the same deals that knows all cards and dice to come. That search finds a lower estimate of what could be won at best: it proves nothing about the deals it loses.
lab-bound-game-help = The game: runedar.
lab-bound-games-help = How many deals to play at each difficulty.
lab-bound-attempts-help = How often the search tries a deal until it wins; further attempts stray now and then from what looks best.
lab-bound-simulations-help = How many simulations the search makes for each decision.
lab-bound-title = The Siege of Runedar, seats: { $seats }: { $bots } and the bound
lab-bound-search = The search: attempts at a deal: at most { $attempts }, simulations for a decision: { $simulations }
lab-bound-deals = Difficulty (deals)
lab-bound-bot = Won by the bots (95 % interval)
lab-bound-clairvoyant = Won by the search (95 % interval)
lab-bound-winnable = Won by either: the bound (95 % interval)
lab-bound-ratio = Bots / bound (95 % interval)
lab-bound-caution = The bound is a lower estimate: deals that nobody won here may still be winnable. So bots / bound is too high rather than too low.
lab-bound-interrupted = Interrupted: only what was played to the end is shown.

problem-lab-workers = { $value } workers cannot play: name a number from 1 to { $most }.
problem-lab-games = { $value } games cannot be played: name a number from 1 to { $most }.
problem-lab-contest = The bots cannot be compared: name { $least } to { $most } different ones, separated by commas.
problem-lab-team = The team “{ $team }” has more bots than there are seats ({ $seats }).
problem-lab-no-deal = There is nothing to compare yet: a deal takes { $games } games, and no deal was played whole.
problem-lab-record = { $file } holds something else than games of the lab. Name another file.
problem-lab-record-plan = { $file } holds games of another run ({ $name } is { $held } there and { $asked } here). Name another file.
problem-lab-record-line = { $file }, line { $line }: this is not the game that should stand here. Delete this line and all below it, then play on.
problem-lab-record-elsewhere = { $file } was changed by somebody else while games were played. Let one run at a time write to it.
problem-lab-bound-game = There is no bound for { $game }, a game of rivals: what one player could win depends on the others. Name runedar.
problem-lab-attempts = { $value } attempts cannot be made: name a number from 1 to { $most }.
problem-lab-simulations = { $value } simulations cannot be made: name a number from 1 to { $most }.

## Simulation at scale: datasets and engines

lab-sim-seats-help = How many seats play; several numbers, separated by commas, are played one after the other.
lab-sim-difficulty-help = The difficulty, where the game has one: easy, normal, hard or epic; several, separated by commas, are played one after the other.
lab-sim-out-help = A folder that keeps every finished game as Parquet, with how it went; the same command goes on from what it holds.
lab-engine-help = Who plays: processes of this machine, or ray for Ray.
lab-address-help = The address of a Ray cluster; without it Ray is started on this machine.
lab-rate = games/s: { $rate }

problem-lab-engine = There is no engine “{ $engine }”. Choose one of these: { $known }.
problem-lab-address = An address belongs to a Ray cluster. Add --engine ray, or leave the address out.
problem-lab-no-run = { $folder } holds no games of the lab. Name a folder that siegeworks sim has written with --out, or one of the Parquet files in it.
problem-lab-run = { $file } is missing or does not describe a run. Put it back, or name another folder.
problem-lab-run-plan = { $file } describes another run ({ $name } is { $held } there and { $asked } here). Name another folder.
problem-lab-run-busy = Another run is writing to { $folder }. Wait until it ends, or name another folder.
problem-lab-part-missing = { $file } is missing. Put it back, or delete all later parts and open.jsonl beside it and play these games again.
problem-lab-parquet = { $file } is damaged, or no Parquet file at all. Put back a whole copy, or delete it with all later parts and open.jsonl beside it and play these games again.
problem-lab-parquet-foreign = { $file } is a Parquet file, but does not hold games as this version writes them. Name another one.
problem-lab-part-foreign = { $file } does not hold the games that belong there: it comes from another run, or from another place in this one. Put back the right part, or delete it with all later parts and open.jsonl beside it and play these games again.
problem-lab-worker = A process died { $times } times while it played the games from number { $first } on. If memory ran out, use fewer --workers. The same command goes on from the games that --out has kept.
problem-lab-ray-worker = A Ray worker died { $times } times while it played the games from number { $first } on. Check the memory and the logs of the cluster. The same command goes on from the games that --out has kept.
problem-lab-ray-address = No Ray cluster answers at { $address }, or it does not let us in. Check the address, the cluster's token (RAY_AUTH_MODE, RAY_AUTH_TOKEN) and that it runs the same version of Ray and Python.
problem-lab-ray-start = Ray cannot be started here ({ $reason }). Try again, or play with --engine processes.
problem-lab-ray-lost = The Ray cluster does not answer any more ({ $reason }). When it does, the same command goes on from the games that --out has kept.
problem-lab-ray-content = A node of the Ray cluster has other rules or content than this machine. Install the same version of Siegeworks there, and put the content pack at the same path.
