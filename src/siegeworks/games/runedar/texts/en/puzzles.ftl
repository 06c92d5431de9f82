# What a puzzle asks for, by what its best course brings about.

puzzle-goal-sections = Open the tunnel.
puzzle-goal-rubble = Clear the entrance.
puzzle-goal-goblins = Defeat a goblin.
puzzle-goal-goblin_resources = Give the goblins what they ask for.
puzzle-goal-trolls = Get rid of a troll.
puzzle-goal-damage = Strike the trolls and goblins.
puzzle-goal-orcs = Beat back the orcs.
puzzle-goal-orcs_inside = Clear the workshops of orcs.
puzzle-goal-machines = Deal with the siege machines.
puzzle-goal-gold = Save the gold.
puzzle-goal-board_resources = Work for an upgrade.
puzzle-goal-board_cards = Keep the upgrade board filled.
puzzle-goal-upgrades = Get an upgrade.
