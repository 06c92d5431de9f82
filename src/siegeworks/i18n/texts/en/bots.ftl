# Bots: how they are named, and what can go wrong with those of others.

problem-bot-unknown = There is no bot called “{ $bot }”; choose one of: { $known }.
problem-bot-budget = “{ $name }” does not say how much { $bot } may think: write { $bot }:400 for 400 simulations (at most { $most_simulations }) or { $bot }:50ms for 50 milliseconds (at most { $most_milliseconds }).
problem-bot-illegal = The bot “{ $bot }” chose “{ $action }”, which is not among the legal actions it was given.
problem-bot-failed = The bot “{ $bot }” stopped with an error: { $reason } ({ $file }, line { $line }).
problem-bot-other-game = The bot “{ $bot }” does not play { $game }; it plays { $games }.
problem-bot-needs-evaluator = The bot “{ $bot }” needs a trained evaluator, and { $game } has none: choose flat:400 instead.
problem-bot-no-module = There is no Python module “{ $module }” for the bot “{ $bot }”: it must lie in the current folder or be installed.
problem-bot-no-name = The module “{ $module }” defines no “{ $name }”, so there is no bot “{ $bot }”.
problem-bot-no-factory = “{ $bot }” is no bot: name a class or a function that takes a game and a seed.
problem-bot-in-log = The log names the bot “{ $bot }”, which is code outside Siegeworks: add --bots { $bot } if you want to run it.
problem-coach-missing = { $game } has no coach, so there are no hints and no analysis.
