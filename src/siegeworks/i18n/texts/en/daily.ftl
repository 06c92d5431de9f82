# The daily siege.

problem-daily-begun = You have begun today’s siege already.
problem-daily-alone = In a daily siege everybody plays alone: without hints, without going back and without a bot in one’s place.
problem-daily-day = “{ $day }” is not a day. Days look like this: 2026-01-31.
problem-daily-unknown = There is no daily siege for { $day }.
problem-daily-own-first = This game belongs to today’s siege. Finish your own game first, then you can look at those of the others.
problem-daily-not-over = This game belongs to today’s siege. Its log and the proof of its dice can be read once the day is over.
