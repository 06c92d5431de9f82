# Ratings: how strong people, bots and difficulties are.

ratings = Puntuaciones
ratings-lead = Todos empiezan con 1500. Cuentan las partidas terminadas entre rivales y las de un equipo contra una dificultad, si se repartieron al azar y se jugaron sin pistas ni retrocesos.
ratings-none = Aún no hay ninguna partida puntuada.
ratings-game = Juego
ratings-person = Personas
ratings-bot = Bots
ratings-difficulty = Dificultades
ratings-name = Nombre
ratings-rating = Puntuación
ratings-games = Partidas
ratings-won = Ganadas
ratings-provisional = provisional
ratings-history = Partidas de { $name }
ratings-everybody = Todos
ratings-result = Resultado
ratings-result-won = ganada
ratings-result-lost = no ganada
ratings-date = Fecha
