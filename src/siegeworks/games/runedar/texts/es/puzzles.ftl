# What a puzzle asks for, by what its best course brings about.

puzzle-goal-sections = Abrid el túnel.
puzzle-goal-rubble = Despejad la entrada.
puzzle-goal-goblins = Derrotad a un goblin.
puzzle-goal-goblin_resources = Dad a los goblins lo que piden.
puzzle-goal-trolls = Libraos de un troll.
puzzle-goal-damage = Golpead a trolls y goblins.
puzzle-goal-orcs = Rechazad a los orcos.
puzzle-goal-orcs_inside = Limpiad de orcos los talleres.
puzzle-goal-machines = Ocupaos de las máquinas de asedio.
puzzle-goal-gold = Salvad el oro.
puzzle-goal-board_resources = Trabajad para una mejora.
puzzle-goal-board_cards = Mantened lleno el tablero de mejora.
puzzle-goal-upgrades = Conseguid una mejora.
