# What a puzzle asks for, by what its best course brings about.

puzzle-goal-walls = Conserva tus murallas.
puzzle-goal-shields = Refuerza tu fortaleza.
puzzle-goal-hand = Llena tu mano.
puzzle-goal-swords = Reúne espadas.
puzzle-goal-weapons = Consigue armas de asedio.
puzzle-goal-reactions = Prepara una respuesta a los ataques.
puzzle-goal-gold = Reúne oro.
puzzle-goal-rival_castles = Asalta el castillo.
puzzle-goal-rival_walls = Derriba una muralla.
puzzle-goal-rival_posted = Despeja los puestos de tus rivales.
puzzle-goal-rival_hand = Debilita la mano de un rival.
