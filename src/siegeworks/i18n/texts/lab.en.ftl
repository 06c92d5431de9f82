# Simulation and calibration on the command line.

lab-sim-help = Let bots play many games and show what came of them.
lab-calibrate-help = Print the table of win rates by bot, seats and difficulty.
lab-game-help = The game: runedar or castlecards.
lab-seats-help = How many seats play.
lab-difficulty-help = The difficulty, where the game has one: easy, normal, hard or epic.
lab-bots-help = Bots by seat, separated by commas; a short list goes round.
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
problem-lab-workers = { $value } workers cannot play: name a number from 1 to { $most }.
problem-lab-games = { $value } games cannot be played: name a number from 1 to { $most }.
problem-bot-unknown = There is no bot called “{ $bot }”; choose one of: { $known }.
