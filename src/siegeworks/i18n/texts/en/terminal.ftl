# The program at the terminal.

## Help pages

cli-help = Siegeworks: siege games at your own table, alone, with friends or with bots. “siegeworks play” asks a few questions and starts a game.
cli-help-version = Show the version, and whether the rules are compiled.
cli-help-lang = Language: en, es, pt-BR or pl. It may stand anywhere on the line; by default the environment decides.
cli-help-option = Show this help.
cli-compiled = rules compiled
cli-interpreted = rules interpreted
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-required = required
cli-play = Play a game in this terminal. Without options it asks a few questions; every choice is saved at once.
cli-play-game = The game; “siegeworks games” lists them.
cli-play-seats = The number of seats.
cli-play-difficulty = The difficulty, in games that have one: for example easy, normal, hard or epic.
cli-play-open-hands = Everybody sees every hand.
cli-play-set = Another setting of the game, such as a house rule, as name=value; give it once for each setting. “siegeworks rules” lists the house rules.
cli-play-name = Your name.
cli-play-seat = Who takes the next seat: a name, or “bot:” and a bot, such as bot:beginner, bot:steady or bot:expert. Repeat it for each seat.
cli-play-bots = The bot that takes the other seats: beginner, steady, expert, an installed bot, or module:Name for a bot in your own file.
cli-play-ask = When you want to be asked, in games that can decide small things for you: for example always or never. It is remembered.
cli-play-seed = Deal from this seed, for example to play the same game again.
cli-play-position = Start from a position file instead of a deal.
cli-play-resume = Continue a saved game: its id, or nothing for the one played last.
cli-play-list = List the saved games.
cli-replay = Watch a game again, step by step; in a pipe, all of it at once.
cli-replay-check = Only check that every line of the log is correct.
cli-replay-seat = Show what this seat (1, 2 …) saw instead of what a spectator saw.
cli-replay-true = { $file } is correct: { $count ->
        [one] 1 choice follows
       *[other] { $count } choices follow
    } the rules.
cli-verify = Prove that all cards and dice of a finished game came from the seed its log promised before the first move.
cli-verified = { $file } is fair: { $count ->
        [one] 1 draw comes
       *[other] all { $count } draws come
    } from the seed that was promised.
cli-log-argument = A log file, or the id of a saved game.
cli-log = Logs: games as they were played, to share or to keep.
cli-log-export = Write the log of a game. With its content it can be watched, verified and analysed anywhere.
cli-log-with-content = Add the content the game was played with.
cli-position = Positions: games as documents to read, edit and continue from.
cli-position-export = Write the position of a game as a document.
cli-position-move = After which move; by default the last one. 0 is the deal.
cli-position-check = Check a position file and list everything that is impossible in it.
cli-position-file = A position file.
cli-position-fine = { $file } is a possible position.
cli-content = Content packs: your own cards, tiles and costs.
cli-content-check = Check a content pack and list everything that is wrong with it.
cli-content-pack = A content pack: a TOML file with the tables it replaces.
cli-content-game = The game the content belongs to.
cli-content-option = Use this content pack.
cli-content-fine = { $file } is fine (content { $digest }).
cli-content-same = { $file } is fine and changes nothing (content { $digest }).
cli-content-export = Write all tables of a game as one TOML text, to start a content pack from.
cli-output = Write to this new file instead of the screen.
cli-written = Written to { $file }.
cli-rules = Look up rules by id, such as R-MELEE, or by words of their text.
cli-rules-words = A rule id, or words to look for; without them all rules are listed.
cli-rules-game = The game; by default the one that has the rule id, else the first one.
cli-games = List the games.
cli-chronicles = Show the Chronicles: all finished games, the best first.
cli-chronicles-game = Only this game.
cli-chronicles-name = Only games of somebody whose name contains this.

## Faults of the command line

cli-no-such-option = There is no option { $name }. “{ $command } --help” shows what there is.
cli-missing = “{ $name }” is missing. “{ $command } --help” shows what is needed.
cli-option-value = The option { $name } is not used correctly. “{ $command } --help” shows how to use it.
cli-bad-value = This value of { $name } is not possible. “{ $command } --help” shows which values are.
cli-misuse = The command was not understood: it has too many or too few arguments. “{ $command } --help” shows how to use it.
problem-cli-no-such-command = There is no command “{ $name }”. Choose one of these: { $known }.
problem-cli-setting = “{ $text }” is not a setting of this game. Write name=value; the names are: { $known }.
problem-cli-name-and-seat = --name and --seat cannot be used together. Put your name into a --seat.
problem-cli-name-twice = Two seats have the same name. Give each its own.
problem-cli-too-many-seats = { $count } names were given for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Raise --seats, or leave names out.
problem-seed-unfit = A seed is one line of at most { $most } visible characters. Choose another one.
problem-cli-position-options = A position has its own seats and settings. Leave out --seats, --difficulty, --open-hands and --set.
problem-cli-resume-options = A saved game continues as it was started. Use --resume alone.
problem-cli-no-such-seat = There is no seat { $seat }. Choose a number from 1 to { $most }.
problem-cli-no-such-move = There is no move { $move }. Choose a number from 0 to { $last }.
problem-file-exists = { $file } already exists and is not overwritten. Choose another name.
problem-term-number = There is no choice { $number }. Choose a number from 1 to { $most }.
problem-term-card-alone = { $number } is a card. Add the letter of a place to move, such as { $number }b, or choose one of the later numbers.
problem-term-near = “{ $text }” is not an action. Did you mean “{ $near }”?
problem-term-unknown = “{ $text }” is not understood. Type the number of a choice, or h for help.
problem-term-no-rule = No rule has the id or the words “{ $text }”. Try fewer words, or others.

## Questions before a game

term-default-name = Guest
term-ask-resume = Continue your game { $id }?
term-ask-name = What is your name?
term-ask-seats = How many seats?
term-ask-setting = Setting “{ $name }”:
term-ask-house = Do you want house rules?
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
term-bye = No game was started. Until next time!
term-interpreted = The rules run interpreted here, so bots and simulations are slow; with a C compiler installed, “make setup” compiles them. (This notice appears only once.)

## At the table

term-bot-name = { $name } (bot)
term-turn = Turn { $turn }
term-house-rules = House rules: { $rules }
term-house-title = House rules, chosen when a game is set up:
term-house-default = { $sentence } (default)
term-prompt = { $name } ({ $keys }) >
term-key-help = h: help
term-key-undo = u: take back
term-key-enter = Enter: { $choice }
term-hand-over = { $name } decides now. Everybody else, look away!
term-press-enter = Press Enter when you are alone with the screen:
term-hand = Hand: { $cards }
term-undone = { $name } takes back the last choice.
term-rewound = Everyone goes back to before move { $line }.
term-more-log = … (l shows the whole log)
term-possible = Yes, “{ $action }” is possible: { $meaning }
term-position-saved = The position is saved in { $file }.
term-settle = How you can end the game now:
term-settle-resign = your rival wins
term-settle-draw = nobody wins, if everyone agrees
term-settle-concede = the game is lost, if everyone agrees
term-settle-sure-resign = Really resign? Your rival wins.
term-settle-sure-draw = Does everyone agree to a draw?
term-settle-sure-concede = Does everyone agree to give up the game?
term-asking = When you want to be asked (a and a number changes it):
term-rules-usage = Type r and a rule id, or words of its text, for example: r { $rule }
term-input-ended = The input ended in the middle of the game, which is saved in { $file }; “siegeworks play --resume { $id }” continues it.
term-saved =
    The game is saved. Continue with:
      siegeworks play --resume { $id }
term-help =
    Type the number of a choice, or the action itself, for example: { $action }
    Several at once: 1 3 4, or actions with ; between them. All are made, or none.
    Enter alone makes the choice that the prompt names, or shows the table again.
      c            ask the coach for the best choices, their chances and the reason
      u            take back your last choice, if nobody learned anything from it
      a            when you want to be asked, if the game can decide small things for you
      ? 12         what choice 12 means
      ? action     why an action is not possible, with the rule
      r words      rules with these words, or the rule with this id: r { $rule }
      b            everything on the table in words
      l            the whole log
      s [file]     save the position to a file to look at, edit or start from
      x            end the game: resign, agree on a draw, or give up together
      q            leave; the game is saved

## The end and the Chronicles

term-standing-won = Place { $place } of { $count } among the victories in the Chronicles.
term-standing-lost = Place { $place } of { $count } among the defeats in the Chronicles.
term-not-chronicled-position = The game started from a position, so it is not entered in the Chronicles.
term-not-chronicled-seed = The deal came from a seed that was known before, so the game is not entered in the Chronicles.
term-look-again =
    The log is { $file }
    Watch it again:    siegeworks replay { $id }
    Prove it was fair: siegeworks verify { $id }
    Ask the coach:     siegeworks analyse { $id }
term-same-deal = The same deal again, with the same seats and settings:
term-replay-prompt = Enter: next, b: back, 0–{ $last }: go there, q: quit >
term-list-empty = No game is saved yet. Start one with: siegeworks play
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
term-chronicles-none = The Chronicles have no such game.
term-victories = Victories
term-defeats = Defeats
term-decided = Games with a winner
term-undecided = Games without a winner
term-chronicle-hints = { $hints ->
        [one] 1 hint
       *[other] { $hints } hints
    }
term-chronicle = { $place }. { $title }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }: { $names }, { $date }, { $log }
