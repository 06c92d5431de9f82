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
lab-capability-attack = Attack by day
lab-capability-night = Attack at night
lab-capability-assault = Assault a castle over its walls
lab-capability-attack_posted = Attack a posted card
lab-capability-post = Post cards
lab-capability-unpost = Take posted cards back
lab-capability-build = Build siege weapons
lab-capability-dungeon = Explore the dungeon
lab-capability-buy = Buy cards with gold
lab-capability-academy = Visit the academy
lab-capability-king = Play the king
lab-capability-react = React to attacks
lab-capability-support = Support attacks of others
lab-capability-gift = Make gifts
