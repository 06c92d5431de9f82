# What a puzzle asks for, by what its best course brings about.

puzzle-goal-sections = Otwórzcie tunel.
puzzle-goal-rubble = Oczyśćcie wejście.
puzzle-goal-goblins = Pokonajcie goblina.
puzzle-goal-goblin_resources = Dajcie goblinom to, czego żądają.
puzzle-goal-trolls = Pozbądźcie się trolla.
puzzle-goal-damage = Uderzcie w trolle i gobliny.
puzzle-goal-orcs = Odeprzyjcie orki.
puzzle-goal-orcs_inside = Wyprzyjcie orki z warsztatów.
puzzle-goal-machines = Zajmijcie się machinami oblężniczymi.
puzzle-goal-gold = Ocalcie złoto.
puzzle-goal-board_resources = Pracujcie na ulepszenie.
puzzle-goal-board_cards = Utrzymajcie pełną planszę ulepszeń.
puzzle-goal-upgrades = Zdobądźcie ulepszenie.
