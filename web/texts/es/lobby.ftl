# The lobby: tables that are open to everybody.

lobby = Sala
lobby-lead = Mesas donde cualquiera puede sentarse y partidas para mirar.
lobby-kind = Mesas
lobby-free = Con asientos libres
lobby-running = Para mirar
lobby-new = Abrir una mesa
lobby-join = Sentarse
lobby-watch = Mirar
lobby-none-free = Ahora mismo ninguna mesa tiene un asiento libre. Abre una y aparecerá aquí.
lobby-none-running = Ahora mismo no se juega en ninguna mesa abierta.
lobby-none-chosen = Ninguna mesa encaja con lo elegido.
lobby-newer = Más recientes
lobby-older = Más antiguas
lobby-level = Para quién
lobby-level-any = para todos
lobby-level-newcomers = para principiantes
lobby-level-experienced = para gente con experiencia
lobby-rated = puntúa
lobby-unrated = amistosa
lobby-rating = Puntuación
lobby-clock = Ritmo
lobby-clock-none = sin reloj
lobby-clock-live = de una sentada
lobby-clock-days = a lo largo de varios días
lobby-days =
    { $count ->
        [one] un día por decisión
       *[other] { $count } días por decisión
    }
lobby-seconds = { $count } segundos por decisión
lobby-onlookers =
    { $count ->
        [one] una persona mirando
       *[other] { $count } personas mirando
    }
new-open-to-all = Abierta a todos
new-open-to-all-hint = La mesa aparece en la sala: cualquiera puede ocupar los asientos de amigos y mirar la partida.
new-rated = Partida con puntuación
new-rated-hint = Cuenta para las puntuaciones y las Crónicas. Sin la marca es una partida amistosa.
