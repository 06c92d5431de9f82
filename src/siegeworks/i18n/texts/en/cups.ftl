# Cups of rivals, and campaigns of teams.

problem-cup-unknown = There is no such cup here.
problem-cup-name = The name of a cup is one line of at most { $most } letters.
problem-cup-form = This form does not suit the game: rivals play Swiss or everybody against everybody, a team plays a campaign.
problem-cup-seats = This game cannot be played with { $seats } seats.
problem-cup-organizer = Only the organizer of this cup may do that.
problem-cup-begun = This cup has begun already.
problem-cup-changed = Somebody has just joined or left. Look at the list once more, then start.
problem-cup-few = This cup needs at least { $fewest ->
        [one] one person
       *[other] { $fewest } people
    }.
problem-cup-full = This cup is full: at most { $most } people can take part.
problem-cup-joined = You take part in this cup already.
problem-cup-not-in = Nobody with this number takes part in this cup.
problem-cup-over = This cup is over.
problem-cup-no-seat = No game of this cup waits for you right now.
problem-cup-meeting-unknown = This cup has no such game, or the game has no such seat.
problem-cup-meeting-over = This game of the cup has its result already.
problem-cup-unaided = In a campaign teams are compared: there are no hints, and nobody goes back over dice and cards.
problem-cup-own-first = Other teams still play this siege. Finish your own first, then you can look at this one.
problem-cup-not-over = Other teams still play this siege. Its log and the proof of its dice can be read once the round is over.
