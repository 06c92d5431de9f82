# The lobby.

problem-lobby-full = Todos los asientos de esta mesa están ocupados. Puedes mirar la partida o buscar otra mesa en la sala.
