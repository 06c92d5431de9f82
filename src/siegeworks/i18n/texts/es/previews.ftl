# What a shared link shows in a chat.

preview-table = Ven a la mesa
preview-replay = Repetición de una partida terminada
preview-puzzle = Problema
preview-puzzles = Encuentra la mejor jugada
preview-daily = Asedio diario
preview-daily-line = Un reparto al día, el mismo para todos
preview-cups = Copas
preview-cups-line = Participa o mira cómo va la clasificación
preview-siegeworks = Dos juegos de asedio para el navegador
