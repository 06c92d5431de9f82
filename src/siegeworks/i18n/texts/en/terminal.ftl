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
problem-cli-no-face = “{ $game }” cannot be shown at the terminal. Choose one of these: { $known }.
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

term-default-name = Dwarf
term-ask-resume = Go on with your game { $id }?
term-ask-name = What is your name?
term-ask-seats = How many dwarves?
term-ask-difficulty = How hard?
term-ask-bots =
    { $count ->
        [one] Shall a bot play the other dwarf?
       *[other] Shall bots play the other { $count } dwarves?
    }
term-ask-other-name = Who plays dwarf { $number }?
term-pick-one = Type a number from { $least } to { $most }, or Enter for the one in brackets.
term-yes-default = { $question } [Y/n]
term-yes-no = { $question } [y/N]
term-yes-letter = y
term-bye = Nothing was begun. Until next time!
term-interpreted = The rules run interpreted here, so bots and simulations are slow; with a C compiler installed, “make setup” compiles them. (This is said only once.)

## Castlecards

term-castle-seats = How many fortresses?
term-castle-bots =
    { $count ->
        [one] Shall a bot hold the other fortress?
       *[other] Shall bots hold the other { $count } fortresses?
    }
term-castle-other-name = Who holds fortress { $number }?
term-castle-help =
    Type the number of a choice, or the action itself: attack 1 wall 2
    Enter alone takes the only choice there is, or shows the table again.
      c              ask the coach: the best choices, their chances and why
      u              take the last choice back, if nobody learnt anything by it
      ? 12           what choice 12 means
      ? attack 1 castle   why an action is not possible, with the rule (seats count from 0)
      r night        rules about the night (or a rule id: r C-TIE)
      b              everything on the table in full words: fortresses, hand, discards
      l              the whole log
      s [file]       save the position as a file to look at, edit or start from
      q              leave; the game is saved
    In the picture: ╔╗ castle, ┌┐ wall, ✗ fallen, ◆2½ shields, letters in the lower edge: posted cards, ▯5 cards in hand, ◈2 loot, ▸ whose turn it is, ☾ night attack, ▒▒ card face down

## At the table

term-bot-name = { $name } (bot)
term-turn = Turn { $turn }
term-prompt = { $name } (h: help) >
term-hand-over = It is { $name }’s turn. Everybody else, look away!
term-press-enter = Press Enter when you are alone with the screen:
term-move-codes = Move (such as { $code }) to:
term-fill = Fill space { $space } from:
term-hand = Hand: { $cards }
term-undone = { $name } takes the last choice back.
term-rewound = All go back to the time before move { $line }.
term-more-log = … (l shows the whole log)
term-possible = Yes, “{ $action }” is possible: { $meaning }
term-sure-end =
    { $count ->
        [one] 1 card is still unplayed. End the turn all the same?
       *[other] { $count } cards are still unplayed. End the turn all the same?
    }
term-position-saved = The position is saved in { $file }.
term-rules-usage = Type r and a rule id or words, for example: r R-MELEE, or: r troll
term-saved =
    The game is saved. Go on with:
      siegeworks play --resume { $id }
term-help =
    Type the number of a choice, or the action itself: rusty pick move tannery
    Enter alone takes the only choice there is, or shows the table again.
      c            ask the coach: the best choices, their chances and why
      u            take the last choice back, if nobody learnt anything by it
      ? 12         what choice 12 means
      ? axe dig    why an action is not possible, with the rule
      r troll      rules about trolls (or a rule id: r R-MELEE)
      b            everything on the table in full words: upgrades, mercenaries, enemies, decks
      l            the whole log
      s [file]     save the position as a file to look at, edit or start from
      q            leave; the game is saved
    In the picture: o orc, o! orc about to steal, [A] dwarf, (2) open circle with its hits, (•) covered circle, ▒ rubble, ▓ closed tunnel section, ✓ open one, ▲ machine, ▂ machine lying down, ○ resource wanted, ● resource given

## Panels

term-upgrades = Upgrades
term-blocked = blocked
term-empty = empty
term-ready = ready
term-left = Defeat in
term-left-siege = siege { $count }
term-left-orcs = orcs { $count }
term-left-trolls = trolls { $count }
term-left-catapult = catapult { $count }
term-mercenaries = Hire (gold)
term-merc-orcs = orcs
term-merc-goblin = goblin
term-merc-troll = troll
term-merc-catapult = catapult
term-merc-siege = siege
term-dangers = Dangers
term-dwarves = Dwarves
term-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
term-unseen = out of sight:

## The picture

term-map-chamber = Chamber
term-map-carpenter = Carpenter
term-map-tannery = Tannery
term-map-foundry = Foundry
term-map-entrance = Entrance
term-map-carpenter_wall = Wall
term-map-tannery_wall = Wall
term-map-foundry_wall = Wall
term-map-carpenter_field = Field
term-map-tannery_field = Field
term-map-foundry_field = Field
term-map-tunnel_tower = T tower
term-map-west_tower = W tower
term-map-east_tower = E tower
term-tunnel = tunnel
term-gold = gold
term-token-wood = W
term-token-leather = L
term-token-metal = M
term-token-any = *
term-machine-tower = siege tower
term-machine-catapult = catapult
term-place-chamber = chamber
term-place-carpenter = carpenter
term-place-tannery = tannery
term-place-foundry = foundry
term-place-entrance = entrance
term-place-carpenter_wall = carp. wall
term-place-tannery_wall = tann. wall
term-place-foundry_wall = found. wall
term-place-carpenter_field = carp. field
term-place-tannery_field = tann. field
term-place-foundry_field = found. field
term-place-tunnel_tower = tunnel tower
term-place-west_tower = west tower
term-place-east_tower = east tower

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
term-chronicle-won = { $place }. { $score } gold, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
term-chronicle-lost = { $place }. { $score ->
        [one] 1 goblin
       *[other] { $score } goblins
    }, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
