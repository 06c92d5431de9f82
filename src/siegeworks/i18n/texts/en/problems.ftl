# What went wrong and what to do about it. A message is named after the code of its problem.

## Files, games, languages, options

problem-file-unreadable = { $file } cannot be read ({ $reason }). Check that it exists, that you may read it and that it is UTF-8 text.
problem-file-unwritable = { $file } cannot be written ({ $reason }). Check that you may write there and that the disk is not full.
problem-output-failed = The output cannot be written ({ $reason }). Check that the disk is not full.
problem-system-memory = There is not enough memory for this. Close other programs, or use a smaller file.
problem-json-unreadable = { $file } is not valid JSON ({ $reason }). Correct it, or export it again.
problem-json-no-object = { $file } must hold one JSON object, written in braces. Export it again, or add the braces.
problem-game-unknown = There is no game “{ $game }”. Choose one of these: { $known }.
problem-plugin-clash = The plug-in “{ $name }” of the package { $package } is left out: that name is already taken. Remove one of the two packages.
problem-plugin-broken = The plug-in “{ $name }” of the package { $package } cannot be used: { $reason }. Update or remove that package.
problem-content-none = The game “{ $game }” has no content files.
problem-language-unknown = The language “{ $language }” is not available. Choose one of these: { $known }.
problem-extra-missing = This needs the extra “{ $extra }”. Run pip install '.[{ $extra }]' in a checkout, or else pip install 'siegeworks[{ $extra }]', then try again.
problem-options-unreadable = “{ $text }” is not an option. Write options as name=value.
problem-option-unknown = There is no option “{ $name }”. The options are: { $known }.
problem-option-choice = The option “{ $name }” cannot be “{ $value }”. Choose one of these: { $choices }.
problem-option-seats = “{ $value }” is not a possible number of seats. Choose a number from { $least } to { $most }.
problem-seat-name = “{ $name }” cannot be the name of a seat. Use one line with at most { $most } printable characters, not ending like the name of a bot.
problem-seat-name-taken = “{ $name }” is already at this table, or a name that looks the same. Choose another one.

## Choices in a game

problem-action-unknown = “{ $text }” is not an action. Choose one of the actions that are offered.
problem-match-over = The game is over, so nothing more can be chosen. Start a new one.
problem-match-not-asked =
    Seat { $seat } has nothing to decide now: { $actor ->
        [none] the game is over.
       *[other] it is up to seat { $actor }.
    }
problem-match-forbidden = “{ $action }” is not possible now (rule { $rule }).
problem-match-no-choice = The list of choices is empty. Name at least one.
problem-match-choice-last = After “{ $action }” nothing else can be chosen in the same list, because it rolls, draws or reveals something. Put it last.
problem-match-no-undo = There is nothing you can take back. You can only take back your own last choice, if it rolled, drew and revealed nothing.
problem-match-no-pick = There is no pick with the number { $number } that you can take back now.
problem-match-no-rewind = Only in a cooperative game can everyone go back together; between rivals every choice stands.
problem-match-log-long = The log of this game already has { $most } lines, so nothing more can be taken back. You can play the game to its end.
problem-match-no-line = There is no choice with the number { $number } that still stands. Choose a line of the log that was not taken back.
problem-chance-script-short = The recorded draws end before the game is complete. Complete them, or use an undamaged log.
problem-chance-script-bound = The recorded draw { $value } is impossible here: it must be at least 0 and less than { $bound }. Correct it, or use an undamaged log.

## Logs

problem-log-format = { $file } is not a log: its first line must be “{ $format }”. Choose another file.
problem-log-header = { $file }, line { $line }: “{ $key }: …” is missing here or cannot be read. Restore the header line.
problem-log-line = { $file }, line { $line }: this is not an entry of a log. It must look like “12 seat 0: roll [4 1] #0123456789ab”.
problem-log-number = { $file }, line { $line }: this entry must have the number { $wanted }. Restore the missing entry, or remove the doubled one.
problem-log-after-end = { $file }, line { $line }: nothing may follow the outcome. Remove everything from this line on.
problem-log-rules = The log was played with version { $found } of the rules, but this is version { $wanted }. Open it with the version of Siegeworks it was played with.
problem-log-content = The log was played with other content ({ $found }) than is loaded now ({ $wanted }). Load the content pack it was played with.
problem-log-content-unknown = The game was played with content that is not kept here ({ $digest }). Name the content pack it was played with, or open it with the version of Siegeworks it was played with.
problem-log-start = The first entry, and only the first, must be the deal or a position. Restore the order of the entries.
problem-log-untrue = What line { $line } says cannot have happened. { $reason }
problem-log-draws = Line { $line }: these are not the draws that the game makes here. The log was changed; use an untouched copy.
problem-log-tampered = Line { $line }: this line or something before it was changed. Use an untouched copy.
problem-log-outcome = Line { $line }: this is not how the game ended. Restore the outcome, or remove it if the game is still running.
problem-log-no-seed = The log does not contain its seed, so its draws cannot be verified. The seed is added when the game is over.
problem-log-seed-hash = The seed is not the one that the header of the log promised. Use the seed and the log of the same game.

## Saved games and the Chronicles

problem-save-none = There is no unfinished game to continue. Start a new one.
problem-save-unknown = There is no saved game “{ $id }”. Check its name in the list of saved games.
problem-save-over = The game “{ $id }” is over and cannot be continued. Its log is { $file }: replay it, or start a new game.
problem-save-no-seed = The game “{ $id }” cannot be continued without its secret seed, and { $file } is missing. Put this file back; the log alone can only be replayed.
problem-save-elsewhere = { $file } was changed while this game was being played, so nothing more is written to it. Close the other program that plays it, then open the game again.
problem-save-torn = The last line of { $file } was incomplete and has been removed; everything before it is kept. Make your last choice again.
problem-chronicle-line = { $file }, line { $line }: this entry of the Chronicles cannot be read and is left out. Correct or remove the line.

## Positions

problem-position-format = This is not a position of this game ({ $file }): “format” must be “{ $format }”, and “game” must name the game. Choose another file.
problem-position-ended = In the position { $file } the game is over, so it cannot be continued. Choose an earlier one.
problem-position-rules = The position belongs to version { $found } of the rules, but this is version { $wanted }. Open it with the version of Siegeworks that exported it.
problem-position-content = The position was made with other content ({ $found }) than is loaded now ({ $wanted }). Load the content pack it was made with.
problem-position-object = Position, “{ $where }”: an object with named entries, written in braces, is needed here.
problem-position-missing = Position, “{ $where }”: “{ $key }” is missing. Add it.
problem-position-unknown-key = Position, “{ $where }”: “{ $key }” means nothing here. Remove it, or correct its name.
problem-position-number = Position, “{ $where }”: a whole number from { $low } to { $high } is needed here, not “{ $value }”.
problem-position-flag = Position, “{ $where }”: true or false is needed here, not “{ $value }”.
problem-position-name = Position, “{ $where }”: “{ $value }” is not a name that can be used here. Take one from an exported position.
problem-position-list = Position, “{ $where }”: a list is needed here, of at least { $least } and at most { $most } entries.
problem-position-no-decision = The position leaves nothing to decide. Correct “frames”, or “result” if the game is over.
problem-position-over = In this position the game is already over. Correct “result”, or undo what ended the game.
problem-position-frame = Position, “frames”: “{ $frame }” does not fit the rest of the position. Start from a position exported at such a moment.

## Content packs

content-row = { $file }, [[{ $table }]] row { $row }
problem-content-format = { $file }: the content kept here cannot be read; it is not of the format “{ $format }”. Restore the file.
problem-content-not-toml = { $file } is not valid TOML ({ $reason }). Correct it.
problem-content-other-game = { $file } is a content pack of the game “{ $game }”. Name that game, or take a pack of the one you asked for.
problem-content-unknown-table = { $file }: the game has no table “{ $table }”. Remove it, or correct its name.
problem-content-not-rows = { $file }, [[{ $table }]]: this table must be made of rows. Begin each of them with [[{ $table }]].
problem-content-count = { $file }, [[{ $table }]]: the number of rows is { $count }, it must be { $wanted }.
problem-content-id-repeated = { $file }, [[{ $table }]]: “{ $id }” appears more than once. Give each row its own.
problem-content-missing = { content-row }: “{ $key }” is missing. Add it.
problem-content-unknown-key = { content-row }: “{ $key }” means nothing here. Remove it, or correct its name.
problem-content-number = { content-row }: “{ $key }” must be a whole number from { $low } to { $high }, not { $value }.
problem-content-no-swords = { content-row }: “swords” and “half_swords” must not both be 0: a card that attacks needs at least half a sword.
problem-content-numbers = { content-row }: “{ $key }” must be a list of whole numbers from { $low } to { $high }, at least one and at most { $most } of them.
problem-content-amounts = { content-row }: “{ $key }” must give whole numbers from 0 to { $high } to some of these names: { $names }.
problem-content-text = { content-row }: “{ $key }” must be a text that is not empty.
problem-content-list = { content-row }: “{ $key }” must be a list of texts.
problem-content-names = { content-row }: “{ $key }” must have a text in each of these languages: { $languages }.
problem-content-choice = { content-row }: “{ $key }” must be one of these: { $choices }; not { $value }.
problem-content-flag = { content-row }: “{ $key }” must be true or false, not { $value }.
problem-content-id = { content-row }: “{ $id }” cannot be an id. Use small letters, digits and _, a letter first, and no word that begins an action, such as take or end.
problem-content-id-twice = { content-row }: another card has the id “{ $id }” already. Choose a new one.
problem-log-game = This is a log of the game “{ $found }”, not of “{ $wanted }”. Open it with the game it belongs to.
problem-position-twice = Position, { $where }: something is listed there twice. Name each only once.
problem-seat-count = { $count } names for { $wanted } seats: name every seat, and no more.

## Tables of a server

problem-table-token = This link does not open this table: it is wrong, was used already, or was renewed. If you sat down here before, open the table on the device where you did; otherwise ask the person who opened the table for a new link.
problem-table-seated = You already have a seat at this table. Play on with it.
problem-table-keys = A seat can have at most { $most } devices and open invitations. Renew its links to begin anew.
problem-table-key-used = This key is in use at this table already. Make a new one.
problem-table-unknown = There is no such table here. Check the link, or open a new table.
problem-table-late = This answers decision { $decision }, but the table is already at decision { $now }. Look at the table again.
problem-table-gathering = The game has not started yet. Wait until every seat is taken.
problem-table-begun = The game has already started. Look at the table again.
problem-table-founder = Only the person who opened the table can start the game. Ask them to.
problem-table-founder-pace = Only the person who opened the table sets the pace of its bots. Ask them to.
problem-offline-alone = Only somebody who plays with bots alone can take a copy along, at a table without a clock, and not of the daily siege.
problem-offline-bot-turn = A bot is deciding. Take the copy when it is your turn.
problem-offline-moved-on = The game at this table has gone another way meanwhile. Your copy stays as it is and can be opened as a table of its own.
problem-offline-foreign = This copy is not of the game at this table.
problem-offline-no-copy = This is not a copy of a running game that one person plays with bots.
problem-table-onlooker = You are a spectator. Open the link of a seat to take part.
problem-table-bot-plays = A bot plays your seat now. Take the seat back first.
problem-table-handed-over = Among rivals a bot that stands in plays on until everyone has had a turn: you can take the seat back from turn { $back }. It is turn { $turn } now.
problem-table-no-proposal = This proposal is no longer open. Look at the table again.
problem-match-no-settlement = The game cannot be ended like that now. With more than two rivals still in the game, let a bot play your seat instead of resigning.
problem-table-no-draw = A bot agrees to no draw. Play on, or resign.
problem-table-draw-offered = You have offered a draw in this turn already. Play on; you may offer it again in another turn.
problem-table-bots-seat = This seat has belonged to a bot from the start. Choose the seat of a person.
problem-table-still-there = { $name } is still connected, has not been reminded yet, or has only just left. Remind them first; a bot can take over when the seat has been empty for a while and no clock runs at this table.
problem-table-not-away = { $name } is here, or a bot plays for them. Only somebody who is away can be reminded.
problem-table-nudged = { $name } has been reminded already and will see it on coming back.
problem-asking-none = This game asks you about every choice, so there is nothing to set.
problem-asking-unknown = “{ $value }” does not say when to ask you. Choose one of these: { $known }.
problem-table-phrase = “{ $phrase }” is not a phrase of this table. Use one of: { $known }.
problem-talk-off = At this table people speak in phrases. Whoever opens a table can allow free text.
problem-talk-text = A message must be one readable line of at most { $most } characters.
problem-talk-fast = You said { $most } things within { $seconds } seconds. Wait a moment.
problem-talk-no-pointing = Rivals cannot point at things. Only a team can.
problem-talk-nothing-there = There is no such thing on this table to point at. Look at the table again.
problem-talk-nothing-said = { $name } has written nothing here lately, so there is nothing to report.
problem-table-closed = The table is being reopened. Come back in a moment.
problem-table-one-seat = You can take one seat yourself; give the others to friends or bots.
problem-table-running = The game is still running, so its log and replay are not available yet. Come back when it is over.
problem-replay-seat = There is no seat { $seat } in this game, which has { $seats }. Choose another seat, or none for a spectator.
problem-message-unreadable = This message cannot be read ({ $reason }). The protocol page says what a message looks like.
problem-message-long = This message is too long. Send at most { $most } bytes.
problem-hello-first = Start with a message of the type “hello” that has the token of your link.
problem-hello-twice = This connection has already sent “hello”. Open another connection for another seat.
problem-limit-requests = Too many requests at once. Wait a moment and try again.
problem-limit-tables = Too many tables were opened from your address. Wait a few minutes and try again.
problem-limit-sockets = More than { $most } connections from your address are open. Close some windows and try again.
problem-page-unknown = There is nothing at this address. The protocol page lists all there are.
problem-host-unknown = This server is not known by that name. Use its address, or start it with --name.
problem-web-not-built = The pages of the table are not built. Install Node 20 or newer, then install Siegeworks again (in its source folder: make setup).
problem-serve-port = Cannot listen on { $host }, port { $port } ({ $reason }). Choose another one with --port.
problem-origin-foreign = Only pages of this server can do that. Open its own address in the browser.
problem-table-seed = Among rivals nobody may choose the deal: whoever knows the seed knows every card. Play it again with bots.
problem-table-no-hint = In a game of rivals the coach helps only a person who plays against bots alone. Ask again at such a table.
problem-hint-pending = The coach is still thinking about your last question. Wait for its answer.
problem-coach-failed = The coach found no answer. Ask again in a moment.
problem-limit-hints = The coach was asked very often from your address. Wait a moment, or decide yourself.
problem-coach-busy = The coach has too much to think about right now. Ask again in a moment.
problem-branch-line = This game has no move { $line } to begin from. Choose one from 1 to { $most }.
problem-message-slow = This request took too long to arrive. Send it again.
problem-reading-failed = The finished game could not be read just now. Try again in a moment.
problem-proxy-address = “{ $address }” is not the address of a proxy. Write an address or a network, for example 10.0.0.0/8.
problem-config-unreadable = { $file } is not a configuration of a server ({ $reason }). The page “Run it for your club” lists what it may say.
problem-config-certificate-key = A certificate needs its key, and a key its certificate. Name both in the configuration, or neither.
problem-think-address = { $address } is not of the form HOST:PORT.
problem-think-secret = The secret in { $file } has fewer than { $least } characters.
problem-think-no-secret = Servers and thinkers need a secret that they share. Name its file with --thinkers-secret.
problem-serve-certificate = The certificate { $file } cannot be used ({ $reason }). Check both files and that they belong together.
problem-content-not-offered = This server offers no content pack “{ $name }” for this game. It offers: { $known }.
problem-content-name-twice = Two content packs have the name “{ $name }”. Rename one of the files.
problem-bot-location = “{ $bot }” does not say where a bot is. Write module:Class, for example my_bots:Careful.

## Learning environments

problem-reward-unknown = There is no reward “{ $reward }”. Choose one of these, or give a function: { $known }.
problem-reward-discount = “{ $value }” is not a discount. Write, for example, shaped:0.99, with a number above 0 and at most 1.
problem-reward-seats = The reward function must give a number for each seat: it gave { $count }, and there must be { $wanted }.
problem-env-seat = There is no seat { $seat } at this table. Choose a number from 0 to { $most }.
problem-env-bots = Somebody must play the other seats. Name at least one bot, such as greedy.
problem-env-reset = The game has not begun, or it is over. Call reset before the next step.
problem-env-count = { $count } games cannot be played at once. Choose a number from 1 up.
problem-env-nobody = Companions play every seat, so nothing is left to decide. Leave at least one seat to the learner.
problem-env-actions = A step needs one action for each game: there were { $count }, and there must be { $wanted }.
problem-env-bot = “{ $value }” cannot play a seat. Give the name of a bot, a bot with a method choose, or a function that makes one from a game and a seed.
problem-env-players = There cannot be { $seats } seats and { $players } players: both mean the same. Give only one of them.
problem-env-information-state = These games have no information state, because a view does not hold the whole history. Use observation_string or observation_tensor; for IS-MCTS set use_observation_string=True.
