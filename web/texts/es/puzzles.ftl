# Puzzles: positions with one clearly best course.

puzzles-lead = En cada una de estas posiciones hay una solución claramente mejor. Hállala y mira por qué.
puzzles-game = Juego
puzzles-own = Tus resultados
puzzles-own-none = sin intentar
puzzles-own-solved = resuelto
puzzles-own-failed = sin resolver
puzzles-sum =
    { $tried ->
        [one] Has resuelto { $solved } de un problema al primer intento.
       *[other] Has resuelto { $solved } de { $tried } problemas al primer intento.
    }
puzzles-next = Siguiente problema
puzzles-choices =
    { $count ->
        [one] una jugada posible
       *[other] { $count } jugadas posibles
    }
puzzles-steps =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
puzzles-fared =
    { $tries ->
        [0] nadie lo ha intentado aún
        [one] lo resolvió { $solved } de una persona
       *[other] lo resolvieron { $solved } de { $tries } personas
    }
puzzle-solution = La mejor solución
puzzle-again = Intentar otra vez
puzzle-all = Todos los problemas
puzzle-share = Enlace a este problema
