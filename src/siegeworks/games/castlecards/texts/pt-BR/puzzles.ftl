# What a puzzle asks for, by what its best course brings about.

puzzle-goal-walls = Segure suas muralhas.
puzzle-goal-shields = Reforce sua fortaleza.
puzzle-goal-hand = Encha sua mão.
puzzle-goal-swords = Reúna espadas.
puzzle-goal-weapons = Consiga armas de cerco.
puzzle-goal-reactions = Prepare uma resposta aos ataques.
puzzle-goal-gold = Reúna ouro.
puzzle-goal-rival_castles = Tome o castelo de assalto.
puzzle-goal-rival_walls = Derrube uma muralha.
puzzle-goal-rival_posted = Limpe os postos dos rivais.
puzzle-goal-rival_hand = Enfraqueça a mão de um rival.
