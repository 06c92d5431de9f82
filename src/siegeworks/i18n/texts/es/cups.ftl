# Copas de rivales y campañas de equipos.

problem-cup-unknown = Aquí no existe esa copa.
problem-cup-name = El nombre de una copa es una sola línea de { $most } letras como máximo.
problem-cup-form = Esta forma no encaja con el juego: los rivales juegan en sistema suizo o todos contra todos; un equipo juega una campaña.
problem-cup-seats = Este juego no se puede jugar con { $seats } asientos.
problem-cup-organizer = Solo quien organiza esta copa puede hacer eso.
problem-cup-begun = Esta copa ya ha empezado.
problem-cup-changed = Alguien acaba de entrar o de salir. Mira otra vez la lista y empieza después.
problem-cup-few = Esta copa necesita al menos { $fewest ->
        [one] una persona
       *[other] { $fewest } personas
    }.
problem-cup-full = Esta copa está completa: pueden participar { $most } personas como máximo.
problem-cup-joined = Ya participas en esta copa.
problem-cup-not-in = Nadie con ese número participa en esta copa.
problem-cup-over = Esta copa ha terminado.
problem-cup-no-seat = Ahora mismo no te espera ninguna partida de esta copa.
problem-cup-meeting-unknown = Esta copa no tiene esa partida, o la partida no tiene ese asiento.
problem-cup-meeting-over = Esta partida de la copa ya tiene su resultado.
problem-cup-unaided = En una campaña se comparan equipos: no hay pistas y nadie deshace dados ni cartas.
problem-cup-own-first = Otros equipos todavía juegan este asedio. Termina primero el tuyo y después podrás ver este.
problem-cup-not-over = Otros equipos todavía juegan este asedio. Su registro y la prueba de sus dados se podrán leer cuando acabe la ronda.
