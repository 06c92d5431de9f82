# Copas y campañas de un club.

cups-lead = Ligas y copas para rivales, campañas para equipos. Quien crea una pasa el enlace; el servidor empareja, abre las mesas y cuenta los resultados.
cups-none = Todavía no hay ninguna copa. Crea la primera y pasa su enlace.
cup-new = Copa nueva
cup-make = Crear la copa
cup-name = Nombre de la copa
cup-form = Sistema
cup-form-swiss = Suizo
cup-form-swiss-hint = En cada ronda te toca alguien con más o menos tus puntos, y nadie dos veces mientras sea posible. Sirve para cualquier número de personas.
cup-form-round_robin = Liga: todos contra todos
cup-form-round_robin-hint = Cada cual se enfrenta una vez a los demás, ronda a ronda. Bien para unas ocho personas como mucho.
cup-form-campaign = Campaña
cup-form-campaign-hint = Cinco asedios cada vez más difíciles, cada uno con el mismo reparto para todos los equipos. Primero cuentan los asedios ganados; después, la puntuación.
cup-rounds = Rondas
cup-round-count =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
cup-seats = Personas por equipo
cup-bot = Bot para quien falte
cup-bot-plays = bots: { $bot }
cup-own = tuya
cup-people =
    { $count ->
        [0] Aún no participa nadie
        [one] Participa una persona
       *[other] Participan { $count } personas
    }
cup-nobody = Aún no se ha apuntado nadie. Pasa el enlace.
cup-gathering = Inscripción abierta
cup-round-of = Ronda { $round } de { $rounds }
cup-over = Terminada
cup-winner = Primer puesto: { $names }
cup-join = Participar
cup-joined = Participas.
cup-joined-hint = Cuando empiece la copa, tu partida te esperará aquí y en la página de inicio de este navegador.
cup-invite = Con este enlace cualquiera puede apuntarse y seguir la copa.
cup-link = Enlace de la copa
cup-start = Empezar la copa
cup-start-hint = A partir de entonces nadie más puede apuntarse.
cup-cancel = Borrar la copa
cup-cancel-text = El enlace dejará de funcionar y quienes se apuntaron ya no participarán. No se puede deshacer.
cup-your-game = Tu partida de esta ronda está lista.
cup-play = Jugar
cup-wait = Ahora no tienes ninguna partida. La siguiente ronda empieza cuando acaben todas las de esta.
cup-left =
    { $count ->
        [one] Una partida de esta ronda no ha terminado aún.
       *[other] { $count } partidas de esta ronda no han terminado aún.
    }
cup-you-left = Has dejado esta copa.
cup-leave = Dejar la copa
cup-leave-free = Se puede volver a entrar hasta que empiece la copa.
cup-leave-lost = La partida en curso cuenta como perdida y no habrá más partidas en esta copa. En una campaña, un bot sigue jugando por el equipo.
cup-leave-yes = Sí, fuera de la copa
cup-has-left = (la ha dejado)
cup-send-away = Sacar a { $name } de la copa
cup-standings = Clasificación
cup-standings-hint = Una victoria vale 1 punto y un empate ½. Con los mismos puntos deciden los puntos de todos los rivales (BH), luego los de los rivales vencidos (SB) y después el número de victorias.
cup-team = Equipo
cup-points = Puntos
cup-buchholz = BH
cup-buchholz-hint = Los puntos de todos los rivales juntos (Buchholz)
cup-sonneborn = SB
cup-sonneborn-hint = Los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se empató (Sonneborn-Berger)
cup-record = G–E–P
cup-record-hint = Ganadas, empatadas, perdidas
cup-sieges-won = Ganados
cup-score = Puntuación
cup-played = Jugados
cup-games = Partidas
cup-round = Ronda { $round }
cup-siege = Asedio { $round }
cup-running = sin terminar
cup-setting-up = se está preparando la mesa
cup-bye = sin rival, 1 punto
cup-free = descansa esta ronda
cup-won-by = gana { $name }
cup-drawn = empate
cup-how-decided = decidido por quien organiza
cup-how-left = la otra persona se fue
cup-both-left = sin jugar: se fueron las dos personas
cup-decide = Decidir
cup-decide-for = Resultado de { $names }
cup-decide-hint = Si alguien no viene, puedes decidir una partida. Conserva ese resultado aunque después se juegue hasta el final.
cup-proof-hint = Las semillas de los cinco asedios se sortearon al crear la campaña. Sus hashes se ven desde el principio y cada semilla después de su ronda, así que cualquiera puede comprobar que no se cambió nada.
cup-files = Para llevar
cup-everything = Todo
