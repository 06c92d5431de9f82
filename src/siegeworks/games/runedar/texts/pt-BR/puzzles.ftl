# What a puzzle asks for, by what its best course brings about.

puzzle-goal-sections = Abram o túnel.
puzzle-goal-rubble = Limpem a entrada.
puzzle-goal-goblins = Derrotem um goblin.
puzzle-goal-goblin_resources = Deem aos goblins o que eles pedem.
puzzle-goal-trolls = Livrem-se de um troll.
puzzle-goal-damage = Acertem trolls e goblins.
puzzle-goal-orcs = Repelam os orcs.
puzzle-goal-orcs_inside = Expulsem os orcs das oficinas.
puzzle-goal-machines = Cuidem das máquinas de cerco.
puzzle-goal-gold = Salvem o ouro.
puzzle-goal-board_resources = Trabalhem por uma melhoria.
puzzle-goal-board_cards = Mantenham cheio o tabuleiro de melhorias.
puzzle-goal-upgrades = Consigam uma melhoria.
