## Everywhere

site = Site
skip-to-content = Skip to content
language = Language
sound = Sound
volume = Volume
settings = Settings
help = Help
rules = Rules
cups = Leagues and cups
chronicles = Chronicles
replay = Replay
close = Close
cancel = Cancel
next = Next
all = All
find = Find
name = Name
copy = Copy
copied = Copied
share = Share
qr = QR code
qr-of = QR code: { $label }
look = Look
resume = Resume
guided = Guided first game
loading = Torches are being lit…
try-again = Try again
to-home = To the start page
show-more = Show more
nothing-found = Nothing found.
turn = Turn { $turn }
seat-nameless = Seat { $letter }
default-name = Newcomer
your-name = Your name

## When something is missing

problem-offline = The server is not responding. Check your connection and try again.
problem-offline-short = No connection
problem-unknown = Something went wrong. Try again in a moment.
missing-title = No such place
missing-text = This road leads nowhere. Perhaps part of the link is missing.
no-link-title = You need a link
no-link-text = Every seat has its own link, and this browser knows none for this table. Ask the person who opened it.
broken-link-title = The link is incomplete
broken-link-text = Part of this link is missing, perhaps lost in copying. Copy the whole link again, or ask for it once more.
barred-title = The gate stays shut

## Start page

home-title = Sieges for one to four, in the browser
home-what = Defend a fortress together or storm each other’s castles: siege games of dwarves, orcs and stone walls, with friends and bots.
play-now = Play { $game } now
home-bots = Bots
play-solo = Play alone
play-with-bots =
    { $count ->
        [one] With one bot
       *[other] With { $count } bots
    }
play-against-bots =
    { $count ->
        [one] Against one bot
       *[other] Against { $count } bots
    }
play-guided = Guided first game
play-with-friends = With friends
rules-of = Rules of { $game }
tables-title = Your tables
tables-finished = Finished games
tables-none = No tables yet. Those you open or join are listed here, in this browser only.
title-waiting =
    { $count ->
        [one] ● Your decision
       *[other] ● { $count } games wait for you
    }
tables-gathering = Waiting for players
tables-over = The game is over
tables-your-turn = Your decision
tables-their-turn = It is { $name }’s turn
nudged = { $name } reminded you of this game while you were away.
tables-running = The game is running
tables-gone = This table no longer exists.
tables-remove = Remove { $game } from the list

## A new table

new-title = Open a table
new-game = Game
new-seats = Seats
new-seat-count = Number of seats
new-who = Who sits here
who-me = Me
who-here = Somebody at this screen
who-friend = A friend
who-bot = A bot
name-later = They choose their own name
bot-level = Bot
bot-beginner = Beginner bot
bot-steady = Steady bot
bot-expert = Expert bot
bot-greedy = Careful bot
bot-random = Reckless bot
new-pace = Pace of the bots
pace-0 = At once
pace-600 = Brisk
pace-1500 = Leisurely
new-clock = Time to decide
new-clock-hint = Only the time of whoever has to decide runs. When it is over, a bot plays for them until they take the seat back.
new-talk = Own words
own-words-usual = In a team yes, among rivals no
own-words-yes = Allowed
own-words-no = Phrases only
clock-none = No limit
clock-unlimited = no time limit
new-clock-bot = Bot that takes over
clock-brisk = 30 seconds a decision, 5 minutes in reserve
clock-calm = 2 minutes a decision, 15 minutes in reserve
clock-day = 1 day a decision, 7 days of vacation
clock-days = 3 days a decision, 14 days of vacation
clock-week = 7 days a decision, 14 days of vacation
new-deal = Play a particular deal
new-deal-hint = The same words give the same cards and dice. Such a game does not count for the Chronicles.
new-content = Content
new-content-own = The game’s own
house-rules = House rules
house-rules-hint = The first choice is always the rule as we read it in the book.
new-open = Open the table
option-difficulty = Difficulty

## Gathering

gather-title = Waiting for players
gather-who = Around the table
gather-links = Send each friend the link of a seat. It works once: whoever sits down with it has the seat from then on.
gather-local = These links work only on this computer. To invite others, start the server with “siegeworks serve --lan”.
gather-empty = Nobody yet
gather-begin = Begin
gather-bots =
    { $count ->
        [one] One empty seat will be played by a bot.
       *[other] { $count } empty seats will be played by bots.
    }
gather-wait = The game begins when the person who opened the table starts it.
join-title = Take your seat
join-text = Tell the others who you are.
join-sit = Sit down
links = Links to this table
link-seat = Link of seat { $letter }
link-watch = Link for onlookers
link-watch-hint = Onlookers see only what everyone may see, and cannot take part.
device-title = Another device of yours
device-hint = Opens your seat on your phone or another computer. The link works once, and the others see that you have two devices.
device-invite = Make a link
device-link = Link for another device of yours
device-join-title = Play here as well
device-join-text = This link opens your seat on this device, too.
device-join = Use this device
links-renew = Renew the links
links-renew-hint = Signs out your other devices and makes links for them useless.
links-renew-founder = Signs out your other devices and onlookers, and replaces the links of seats nobody has taken. Friends who sat down stay.
links-renewed = The old links no longer work.

## Settings

theme = Appearance
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
animations = Animations
animations-hint = Also off if your system asks for less motion.
shortcuts = Single-key shortcuts
shortcuts-hint = Letters such as U for undo; the help page lists them.
letters = Letters on figures
letters-hint = Figures also carry a letter, beside their shape and colour.
notify = Notifications
notify-hint = When a decision is yours and you are looking elsewhere.
ready = Be ready to go on offline
ready-hint = At tables with bots alone that you open from now on, this browser keeps a copy of the game, so that you can play on when the connection is lost. Such games do not count.
notify-refused = The browser does not allow notifications from this page.
asking = When are you asked?

## Chronicles

chronicles-lead = Victories and defeats worth remembering, the best first.
chronicles-none = The pages are still blank. The first finished game that counts will be written here.
chronicles-result = Result
chronicles-winner = won
chronicles-wins = Won
chronicles-losses = Lost
chronicles-score = Score
chronicles-names = Names
chronicles-title = Title
chronicles-rewinds = Rewinds
chronicles-hints = Hints
chronicles-date = Date

## Rules

rules-find = Search by words or by rule, for example R-TURN
rules-print = Print the main rules
rules-turn = The turn
rules-count =
    { $count ->
        [0] No rules
        [one] One rule
       *[other] { $count } rules
    }

## Help

about-play-title = How to play
about-play = Click a card, then one of its uses or a place that lights up. The bar below the board shows the decision; hover over or click anything greyed out to learn why it cannot be used.
about-friends-title = With friends
about-friends = Open a table and send each friend the link of a seat. Nobody needs an account: a link works once, and whoever sits down with it has the seat. Close the tab whenever you like; the table keeps your seat.
about-back-title = Taking back
about-back = You can undo your last choice as long as nobody has learnt anything from it. In cooperative games everyone can also agree to go further back: click a line of the log.
about-bots-title = Bots
about-bots = Bots see only what their seat may see. Hand your seat to a bot at any decision and take it back later; among rivals the bot plays on until everybody has had a turn.
about-coach-title = The coach
about-coach = The coach says what it would do, how likely that is to win, and why; press “Hint” in the bar below the board. It sees only what you see. After the game it shows how the chance of winning rose and fell, and from any move of a replay you can play on differently.
about-plain-title = Plain table
about-plain = Every table also exists as a text page for screen readers: lists, headings and a command box, with exactly the same actions. It is in the menu of the table.
about-dice-title = Honest dice
about-dice = Before a game begins the server publishes a fingerprint of its seed. After the end the seed is shown, and every die and shuffle can be checked against it.
about-privacy-title = Privacy
about-privacy = Your name, your settings and the links of your tables stay in this browser; with a profile, the server keeps them for your other devices. The server keeps the games and the names used in them. Nothing is loaded from anywhere else, and nobody is tracked.
about-licence-title = Fonts
about-licence = The typefaces Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) and Almendra (Ana Sanfelippo) are used under the SIL Open Font License 1.1. All drawings and sounds are our own.
about-keys-title = Keyboard
about-keys = Single letters can be turned off in the settings.
key-a = List of all actions
key-u = Undo
key-c = Ask the coach for a hint
key-d = Read the decision aloud
key-t = Read the threats aloud
key-l = Read the last event aloud
key-h = Go to the hand
key-b = Go to the board
key-y = Show what the symbols mean
key-x = Enlarge a card, tile or token; the arrow keys go on to others
key-esc = Close the explanation, then clear the selection
key-tab = Move and choose, everywhere
key-arrows = Step through a replay
me = You
me-badge = { $colour }, { $rune }
colour-amber = amber
colour-crimson = crimson
colour-moss = moss green
colour-sky = sky blue
colour-violet = violet
colour-slate = slate grey
rune-axe = axe
rune-bow = bow
rune-gate = gate
rune-hammer = hammer
rune-moon = moon
rune-mountain = mountain
rune-sun = sun
rune-tower = tower
puzzles = Puzzles
daily = Daily siege
daily-game = Game
daily-place-short = Place
daily-luck = Luck
daily-adjusted = Without luck
daily-you = (you)
daily-proof = Fair dice
daily-to-ranking = To today’s ranking
daily-seed-later = Others are still playing this deal. The seed and the log are published when the day is over.
peer-open = Open an invitation
peer-away = This table is in the browser of whoever invited you, and the connection has ended. Ask for a new invitation; your seat stays yours.
copy-title = Go on elsewhere
copy-what = Take a copy of this game along, for example to play on without a network: “Open a table” of any Siegeworks page opens it, also a page without a server. Later bring it back here; every move is checked.
copy-uncounted = A copy contains what is still hidden, so this game will not count any more.
copy-take = Save a copy
copy-taken = The copy is saved. If you make a choice here as well, the copy can no longer come back.
copy-return = Bring a copy back
copy-returned = { $lines ->
    [0] The copy has nothing new.
    [one] The game goes on here, one move further.
   *[other] The game goes on here, { $lines } moves further.
}
copy-spare = Keep a copy ready in this browser after every move, for when the connection is lost
copy-spare-ready = A copy will be ready whenever it is your turn.
copy-spare-offer = A copy of this game is ready: open it on a page without a server, and bring it back later.
copy-spare-left = The copy is saved. Once the server is there again, bring it back here.
copy-spare-save = Go on offline
copy-spare-back = The server is there again. If you went on with the copy, bring it back before you choose anything here.
copy-open = Go on with a copy
copy-open-hint = Choose the file of a game that was saved with “Go on elsewhere”.
file-choose = Choose a file
plain-table = Plain table (text)
plain-position = The position
