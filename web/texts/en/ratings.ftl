# Ratings: how strong people, bots and difficulties are.

ratings = Ratings
ratings-lead = Everybody begins at 1500. Finished games between rivals and teams against a difficulty count, if they were dealt by chance and played without hints or going back.
ratings-none = There is no rated game yet.
ratings-game = Game
ratings-person = People
ratings-bot = Bots
ratings-difficulty = Difficulties
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-won = Won
ratings-provisional = provisional
ratings-history = Games of { $name }
ratings-everybody = Everybody
ratings-result = Result
ratings-result-won = won
ratings-result-lost = not won
ratings-date = Date
