## The table

board = Board
side = Overview
hand = Hand
threats = Threats
no-threats = No threats.
legend = Symbols
since-away = Since you looked
threats-more =
    { $count ->
        [one] 1 more threat
       *[other] { $count } more threats
    }
log = Log
log-deal = The deal
log-times = ×{ $count }
seats = Seats
menu = Menu
sheets = More of the table
tab-log = Log and seats
tab-waiting =
    { $count ->
        [one] choice here
       *[other] choices here
    }
offline = Offline
offline-banner = Connection lost. Your game is safe; reconnecting…
offline-ready = This browser can go on with the game without the server, and bring it back later.
offline-counts = This game counts, so this browser has no copy of it. In the settings you can have later games with bots ready to go on offline.
offline-late = The copy of this game is not of this decision, so it has to wait for the server.
offline-other = Play something else offline
offline-left = You have gone on with this game offline. Bring it back before you choose anything here.
offline-bring = Bring it back
offline-forget = Play on here
title-mark = ● Your decision
nothing-yet = Nothing has happened yet.

## The decision

decision = Decision
decision-yours = Your decision
decision-bot = { $name } is thinking
decision-theirs = { $name } is deciding
decision-away = Waiting for { $name }, who is away
not-sent = Not sent: the connection was lost. Choose again.
clear = Cancel
undo = Undo
all-actions = All actions ({ $count })
find-action = Find an action
quoted = “{ $text }”
why-not = Why not?
confirm-yes = Do it
confirm-no = Leave it
decision-automatic = Answered for you in a moment
picks = Picked so far
take-back-pick = Take back: { $pick }
tick = Tick: { $action }
choose-several = Choose several
choose-ticked =
    { $count ->
        [0] Choose what is ticked
        [one] Choose the ticked action
       *[other] Choose the { $count } ticked actions
    }
house-rules-count =
    { $count ->
        [one] One house rule
       *[other] { $count } house rules
    }

## Seats and talk

curtain = Hand over the screen
curtain-title = Hand the screen to { $name }
curtain-who = Who is at the screen?
curtain-text = Nobody’s hand is shown until the next person confirms.
curtain-show = I am { $name }: show my table
curtain-others = Somebody else at this screen
pass-on = Hand the screen to { $name }
seat-you = (you)
seat-thinking = is thinking
seat-deciding = is deciding
seat-present = here
seat-away = away
seat-away-asked = away; the table waits
seat-devices = on { $count } devices
terms-words = own words allowed
terms-phrases = phrases only
clock-left = Time left
clock-reserve = { $time } in reserve
clock-span = { $days } d { $hours } h
seat-returns = back from turn { $turn }
seat-handed =
    { $count ->
        [one] handed over once
       *[other] handed over { $count } times
    }
seat-bot-for = { $bot } stands in
hand-over = Let a bot play
hand-over-rivals = Among rivals the bot plays at least until everybody has had a turn, and all see how often you let it play.
replace-hint = The others are asked: more than half of those who are here have to agree.
take-back = Take back
replace = Let a bot play
nudge = Remind
seat-nudged = reminded by { $name }
nudged-read = All right
say = Say something
points-at = points at: { $thing }
point = Point at something
pointing = Click what you mean
write = Your message
write-send = Send
mute = Mute { $name }
unmute = Listen to { $name } again
report = Report what { $name } wrote, and mute them
tab-unread = { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-wait = Wait a moment.
phrase-ready = I’m ready.
phrase-help = I need help!
phrase-good-idea = Good idea!
phrase-careful = Careful!
phrase-hurry = Time is short!
phrase-yes = Yes.
phrase-no = No.
phrase-laugh = Ha ha!
phrase-goodbye = Goodbye!

## Going back

proposal-title-rewind = Go back?
proposal-asks-rewind = { $name } asks to go back to before this choice:
proposal-waiting-rewind = { $name } asks to go back. Still waiting for: { $others }
rewind-before = Go back to before this
rewind-propose = Ask the others
proposal-hint-rewind = Everything after it is undone if all agree. The log keeps a record of it.
proposal-yes = Agree
proposal-no-rewind = Play on
proposal-withdraw = Withdraw
proposal-withdrawn = { $name } has withdrawn the proposal.
proposal-declined-rewind = { $name } does not want to go back.
proposal-declined-draw = { $name } plays on: no draw.
proposal-declined-concede = { $name } fights on.
proposal-declined-replace = { $name } would rather wait.
proposal-title-replace = A bot for { $absent }?
proposal-asks-replace = { $name } asks to let “{ $bot }” play for { $absent }, who is away.
proposal-waiting-replace = { $name } asks to let “{ $bot }” play for { $absent }. Still waiting for: { $others }
proposal-hint-replace = More than half of those who are here have to agree. { $absent } can take the seat back at any time.
proposal-no-replace = Wait longer
settle-resign = Resign
settle-draw = Offer a draw
settle-concede = Give up together
settle-sure-resign = Your rival wins, and the game is over.
settle-sure-draw = If all rivals agree, nobody wins and the game is over. Whoever plays on refuses.
settle-sure-concede = If everyone agrees, the game is lost and over.
settle-no = Play on
settle-yes = End the game
proposal-title-draw = A draw?
proposal-asks-draw = { $name } offers a draw.
proposal-waiting-draw = { $name } offers a draw. Still waiting for: { $others }
proposal-hint-draw = If all agree, nobody wins. Whoever plays on refuses.
proposal-no-draw = Play on
proposal-title-concede = Give up together?
proposal-asks-concede = { $name } proposes to give up.
proposal-waiting-concede = { $name } proposes to give up. Still waiting for: { $others }
proposal-hint-concede = If all agree, the game is lost and over.
proposal-no-concede = Fight on

## The end

end-over = The game is over
end-won = Victory!
end-lost = Defeat
end-score =
    { $count ->
        [one] point
       *[other] points
    }
end-you-won = You won
end-you-lost = You lost
end-decided = What decided it
end-winner = { $name } wins
end-drawn = Nobody wins
end-show = Show the result
look-at-table = Look at the table
end-closest = How close the other defeats were
again-new = Again, new deal
again-same = Again, same deal
download-log = Download the log
lines-lost = { $lines ->
    [one] The last line of this game was lost because the server’s database is damaged.
   *[other] The last { $lines } lines of this game were lost because the server’s database is damaged.
} The game goes on from before that.
not-rated = The deal or the position was chosen, so the game does not count for the Chronicles.
chart-title = The game turn by turn
chart-table = As a table
chart-turn = Turn
chart-end = End
verify = Verify the dice
verify-good =
    { $count ->
        [one] One die or shuffle was checked: it came from the promised seed.
       *[other] { $count } dice and shuffles were checked: all came from the promised seed.
    }
verify-bad = The promise made before the game does not fit the seed that was revealed.
verify-promise = Promised before the game
verify-seed = Seed, revealed after it
verify-hint = The promise is the SHA-256 fingerprint of the seed: nobody could choose the dice afterwards.

## The guide

guide-title = Your first game
guide-count = { $step } of { $steps }
guide-skip = Skip
guide-leave = Leave the guide
guide-rule = The rule
guide-watch = Watch what the others do. The log on this page says what has happened.
guide-free = Play as you like; “Hint” shows what an experienced player would do. The guide speaks up when something new comes.
guide-left = This did not come up in your game:
guide-end = That was your first game. You have seen everything that the guide teaches; the rules have the rest.

## Replay

replay-previous = Previous move
replay-next = Next move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-next-turn = Next turn
replay-previous-turn = Previous turn
replay-next-point = Next turning point
replay-previous-point = Previous turning point
replay-slider = Move of the game
replay-move = Move { $move } of { $moves }
replay-perspective = Seen by
replay-onlooker = An onlooker
replay-jump = Jump to this move
replay-share = Link to this move
replay-share-hint = Whoever opens it sees the game at exactly this move.
to-cup = To the cup
cup-seed-later = Other teams still play this deal. The seed and the log are published when the round is over.
