# What a puzzle asks for, by what its best course brings about.

puzzle-goal-walls = Hold your walls.
puzzle-goal-shields = Strengthen your fortress.
puzzle-goal-hand = Fill your hand.
puzzle-goal-swords = Gather swords.
puzzle-goal-weapons = Get siege weapons.
puzzle-goal-reactions = Prepare an answer to attacks.
puzzle-goal-gold = Gather gold.
puzzle-goal-rival_castles = Storm the castle.
puzzle-goal-rival_walls = Bring down a wall.
puzzle-goal-rival_posted = Clear the posts of your rivals.
puzzle-goal-rival_hand = Weaken a rival’s hand.
