# The program at the terminal.

## Help pages

cli-help = Siegeworks: siege games at your own table, alone, with friends or with bots. “siegeworks play” asks what you need and begins.
cli-help-version = Show the version, and whether the rules run compiled.
cli-help-lang = Language: en, es, pt-BR or pl. May stand anywhere; without it the environment decides.
cli-help-option = Show this help.
cli-compiled = rules compiled
cli-interpreted = rules interpreted
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-required = required
cli-play = Play a game at this terminal. Without options it asks a few questions; every choice is saved at once.
cli-play-game = Which game; “siegeworks games” lists them.
cli-play-seats = How many dwarves, 1 to 4.
cli-play-difficulty = easy, normal, hard or epic.
cli-play-open-hands = Everybody sees every hand.
cli-play-set = Another setting of the game, as name=value; give it once for each setting.
cli-play-name = Your name.
cli-play-seat = Who sits on the next seat: a name, or bot:beginner, bot:steady or bot:expert. Give it once for each seat.
cli-play-bots = Which bot takes the seats that are left: beginner, steady or expert.
cli-play-seed = Deal from this seed, for example to play the same game again.
cli-play-position = Begin from a position file instead of a deal.
cli-play-resume = Go on with a saved game: its id, or nothing for the one played last.
cli-play-list = List the saved games.
cli-replay = Look at a game again, step by step; in a pipe all of it at once.
cli-replay-check = Only check that every line of the log is true.
cli-replay-seat = See it from this seat (1, 2 …) instead of as a spectator.
cli-replay-true = { $file } is true: { $count ->
        [one] 1 choice follows
       *[other] { $count } choices follow
    } the rules.
cli-verify = Prove that all cards and dice of a finished game came from the seed its log promised before the first move.
cli-verified = { $file } is fair: { $count ->
        [one] 1 draw comes
       *[other] all { $count } draws come
    } from the seed that was promised.
cli-log-argument = A log file, or the id of a saved game.
cli-position = Positions: games as documents to look at, edit and play on from.
cli-position-export = Write the position of a game as a document.
cli-position-move = After which move; without it the last one. 0 is the deal.
cli-position-check = Check a position file and name everything that is impossible in it.
cli-position-file = A position file.
cli-position-fine = { $file } is a possible position.
cli-content = Content packs: your own cards, tiles and costs.
cli-content-check = Check a content pack and name everything that is wrong with it.
cli-content-pack = A content pack: a TOML file with the tables that it replaces.
cli-content-game = The game the content belongs to.
cli-content-option = Use this content pack.
cli-content-fine = { $file } is fine (content { $digest }).
cli-content-same = { $file } is fine and changes nothing (content { $digest }).
cli-content-export = Write all tables of a game as one TOML text to start a content pack from.
cli-output = Write to this new file instead of the screen.
cli-written = Written to { $file }.
cli-rules = Look rules up: by id, such as R-MELEE, or by words in their text.
cli-rules-words = A rule id, or words to look for; nothing for all rules.
cli-rules-game = The game whose rules these are.
cli-games = List the games.
cli-chronicles = Show the Chronicles: all finished games, the best first.

## Faults of the command line

cli-no-such-option = There is no option { $name }. “{ $command } --help” shows what there is.
cli-missing = “{ $name }” is missing. “{ $command } --help” shows what is needed.
cli-option-value = The option { $name } was not given as it must be. “{ $command } --help” shows how.
cli-bad-value = The value of { $name } cannot be used. “{ $command } --help” shows what fits.
cli-misuse = The command was not understood: something in it is too much or too little. “{ $command } --help” shows how it is used.
problem-cli-no-such-command = There is no command “{ $name }”. Choose one of these: { $known }.
problem-cli-setting = “{ $text }” is not a setting of this game. Write name=value; the names are: { $known }.
problem-cli-name-and-seat = --name and --seat cannot be used together. Put your name into a --seat.
problem-cli-name-twice = Two seats have the same name. Give each its own.
problem-cli-too-many-seats = { $count } names were given for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Raise --seats, or leave names out.
problem-seed-unfit = A seed is one line of at most { $most } visible characters. Choose another one.
problem-cli-position-options = A position brings its own seats, difficulty and hands. Leave --seats, --difficulty and --open-hands out.
problem-cli-resume-options = A saved game goes on as it was begun. Use --resume alone.
problem-cli-no-such-seat = There is no seat { $seat }. Choose a number from 1 to { $most }.
problem-cli-no-such-move = There is no move { $move }. Choose a number from 0 to { $last }.
problem-file-exists = { $file } exists already and is not overwritten. Choose another name.
problem-term-number = There is no choice { $number }. Choose a number from 1 to { $most }.
problem-term-card-alone = { $number } is a card. Add the letter of a place to move, such as { $number }b, or choose one of the later numbers.
problem-term-near = “{ $text }” is not an action. Did you mean “{ $near }”?
problem-term-unknown = “{ $text }” is not understood. Type the number of a choice, or h for help.
problem-term-no-rule = No rule has the id or the words “{ $text }”. Try fewer or other words.

## Questions before a game

term-default-name = Guest
term-ask-resume = Go on with your game { $id }?
term-ask-name = What is your name?
term-ask-seats = How many seats?
term-ask-setting = Setting “{ $name }”:
term-ask-bots =
    { $count ->
        [one] Should a bot take the other seat?
       *[other] Should bots take the other { $count } seats?
    }
term-ask-other-name = Who takes seat { $number }?
term-pick-one = Type a number from { $least } to { $most }, or Enter for the one in brackets.
term-yes-default = { $question } [Y/n]
term-yes-no = { $question } [y/N]
term-yes-letter = y
term-bye = Nothing was begun. Until next time!
term-interpreted = The rules run interpreted here, so bots and simulations are slow; with a C compiler installed, “make setup” compiles them. (This is said only once.)

## At the table

term-bot-name = { $name } (bot)
term-turn = Turn { $turn }
term-prompt = { $name } (h: help) >
term-hand-over = It is { $name }’s turn. Everybody else, look away!
term-press-enter = Press Enter when you are alone with the screen:
term-hand = Hand: { $cards }
term-undone = { $name } takes the last choice back.
term-rewound = All go back to the time before move { $line }.
term-more-log = … (l shows the whole log)
term-possible = Yes, “{ $action }” is possible: { $meaning }
term-position-saved = The position is saved in { $file }.
term-rules-usage = Type r and a rule id, or words of its text, for example: r { $rule }
term-saved =
    The game is saved. Go on with:
      siegeworks play --resume { $id }
term-help =
    Type the number of a choice, or the action itself, for example: { $action }
    Enter alone takes the only choice there is, or shows the table again.
      c            ask the coach for the best choices, their chances and the reason
      u            take back your last choice, if nobody learned anything from it
      ? 12         what choice 12 means
      ? action     why an action is not possible, with the rule
      r words      rules with these words, or the rule with this id: r { $rule }
      b            everything on the table in words
      l            the whole log
      s [file]     save the position to a file to look at, edit or start from
      q            leave; the game is saved

## The end and the Chronicles

term-standing-won = Place { $place } of { $count } among the victories in the Chronicles.
term-standing-lost = Place { $place } of { $count } among the defeats in the Chronicles.
term-not-chronicled = The game began from a position, so it does not enter the Chronicles.
term-look-again =
    The log is { $file }
    Look at it again:  siegeworks replay { $id }
    Prove it was fair: siegeworks verify { $id }
    Ask the coach:     siegeworks analyse { $id }
term-same-seed =
    The same deal again (with the same seats and difficulty):
      siegeworks play { $game } --seed { $seed }
term-replay-prompt = Enter: on, b: back, 0–{ $last }: go there, q: leave >
term-list-empty = No game is saved yet. Begin one with: siegeworks play
term-list-running = { $id }  running, { $names }, { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
term-list-over = { $id }  over, { $names }, { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
term-list-broken = { $id }  cannot be read: { $reason }
term-chronicles-empty = The Chronicles are empty. Finish a game to write the first line.
term-victories = Victories
term-defeats = Defeats
term-chronicle = { $place }. { $title }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }: { $names }, { $date }, { $log }
