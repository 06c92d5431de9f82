# Simulación y calibración en la línea de órdenes.

lab-sim-help = Deja que los bots jueguen muchas partidas y muestra el resultado.
lab-calibrate-help = Imprime la tabla de victorias por bot, jugadores y dificultad.
lab-game-help = El juego: runedar o castlecards.
lab-seats-help = Cuántos asientos juegan.
lab-difficulty-help = La dificultad, si el juego la tiene: easy, normal, hard o epic.
lab-bots-help = Bots por asiento, separados por comas; una lista corta se repite.
lab-games-help = Cuántas partidas se juegan.
lab-seed-help = La semilla: la misma semilla da las mismas partidas, sea cual sea el número de procesos.
lab-workers-help = Cuántos procesos juegan; por defecto, todos los núcleos.
lab-content-help = Un paquete de contenido cuyas tablas sustituyen a las del juego.
lab-json-help = Imprime el resultado como JSON.
lab-playing = jugando
lab-interrupted =
    { $count ->
        [one] Interrumpido: se jugó una de { $games } partidas y es la que se muestra.
       *[other] Interrumpido: se jugaron { $count } de { $games } partidas y son las que se muestran.
    }
lab-title =
    { $count ->
        [one] { $game }: una partida
       *[other] { $game }: { $count } partidas
    }
lab-bots = Bots
lab-setting-seats = Asientos
lab-setting-difficulty = Dificultad
lab-won = Ganadas (intervalo del 95 %)
lab-seat-won = Ganadas por el asiento { $seat } (intervalo del 95 %)
lab-place-won = Ganadas por el puesto { $place } en el orden de juego
lab-reason-won = Huida con el oro
lab-reason-siege = Derrota: última carta de asedio
lab-reason-catapult = Derrota: última carta de catapulta
lab-reason-troll = Derrota: última ficha de trol
lab-reason-orc = Derrota: última figura de orco
lab-reason-gold = Derrota: última pepita de oro
lab-reason-breached = Castillo asaltado, sin murallas
lab-reason-assaulted = Castillo asaltado pese a sus murallas
lab-reason-drawn = Tablas
lab-turns = Turnos: mediana (10–90 %)
lab-decisions = Decisiones por partida
lab-score-won = Puntuación al ganar
lab-score-lost = Puntuación al perder
problem-lab-workers = No pueden jugar { $value } procesos: indica un número de 1 a { $most }.
problem-lab-games = No se pueden jugar { $value } partidas: indica un número de 1 a { $most }.
problem-bot-unknown = No hay ningún bot llamado «{ $bot }»; elige uno de estos: { $known }.
