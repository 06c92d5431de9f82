# Puzzles: positions with one clearly best course, and scenarios that people write themselves.

## Help pages

cli-puzzle = Resuelve un problema: halla la única mejor jugada de una posición. Sin nombre: el siguiente que no hayas intentado.
cli-puzzle-name = El id de un problema, como { $example }, o un archivo de escenario propio.
cli-puzzle-game = Solo problemas de este juego.
cli-puzzle-list = Lista los problemas y cómo te fue.
cli-puzzle-check = Que el entrenador busque de nuevo en la posición y diga si la solución sigue siendo la mejor.
cli-puzzle-link = Imprime el escenario como final de un enlace para compartir; pon delante la dirección de un servidor.

## At the table

puzzle-solver = Novato
puzzle-title = Problema { $id }
puzzle-title-own = Un problema de un amigo
puzzle-task = { $goal } { $what }: { $count }.
puzzle-goal-chance = Halla la mejor jugada.
puzzle-goal-sure = Halla la victoria segura.
puzzle-goal-win = Gana la partida de inmediato.
puzzle-goal-loss = No pierdas la partida de inmediato.
puzzle-rule =
    { $steps ->
        [one] Una jugada es claramente la mejor. ¿Cuál?
       *[other] Halla las { $steps } mejores jugadas, una tras otra.
    }
puzzle-right = ¡Correcto! Sigue.
puzzle-solved = ¡Resuelto!
puzzle-failed = Esa no es la mejor jugada.
puzzle-solution = La mejor solución:
puzzle-step = { $action }
puzzle-step-chance = { $action } – gana { $percent } de cada 100 veces.
puzzle-why =
    { $points ->
        [one] { $why } Es un punto mejor que la siguiente mejor jugada: { $other }.
       *[other] { $why } Son { $points } puntos más que la siguiente mejor jugada: { $other }.
    }
puzzle-prompt = Tu jugada (número, o q para terminar):
puzzle-list-line = { $id }: { $task }
puzzle-list-solved = { $id }: { $task } (resuelto)
puzzle-list-failed = { $id }: { $task } (sin resolver)
puzzle-all-tried = Ya has intentado todos los problemas. Nombra uno para repetirlo.
puzzle-holds = El entrenador ha buscado de nuevo: la solución es la mejor.
puzzle-sum =
    { $tried ->
        [one] Has resuelto { $solved } de un problema.
       *[other] Has resuelto { $solved } de { $tried } problemas.
    }

## Faults

problem-puzzle-unknown = No existe el problema «{ $id }». Mira siegeworks puzzle --list.
problem-puzzle-none = No hay problemas para «{ $game }».
problem-puzzle-doubtful = El entrenador ha buscado de nuevo y no ve la solución de { $file } claramente mejor que las demás jugadas.
problem-scenario-format = { $file } no es un escenario: necesita "format": "{ $format }" y una posición.
problem-scenario-field = { $file }: el campo «{ $field }» no pertenece a un escenario o no es un texto corto.
problem-scenario-course = { $file }: la solución es una lista de 1 a { $most } jugadas, cada una un texto como en un registro.
problem-scenario-illegal = { $file }: «{ $action }» no es posible ahí.
problem-scenario-long = { $file }: la solución acaba antes de «{ $action }», porque se roba o revela algo o decide otra persona.
problem-scenario-link = Este enlace no contiene un escenario completo. Cópialo de nuevo hasta el final.
problem-scenario-choice = En un problema, cartas y objetivos tienen un solo orden. Elige una de las jugadas de la lista.
