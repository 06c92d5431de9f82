# What the lab says of this game: how games end, what is counted, what the report draws.

lab-reason-breached = Castle stormed, its walls down
lab-reason-assaulted = Castle stormed over its walls
lab-reason-drawn = Drawn
lab-reason-stalemate = No castle stormed in 600 turns
lab-usage-topic-academy = Academy card played
lab-usage-topic-weapon = Siege weapon played
report-walls-title = Walls by round
report-walls = Walls standing at the end of each round, of the seat that won and of the others, over the games that were still being played. Line: median. Band: 10–90 %. A curve ends where fewer than { $fewest } fortresses are left.
report-walls-alt = Chart of the walls standing by round, { $name }. Median at the first and at the last round shown:
report-walls-won = Winner
report-walls-lost = The others
report-axis-walls = Walls standing
