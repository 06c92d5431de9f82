# El asedio diario.

problem-daily-begun = Ya has empezado el asedio de hoy.
problem-daily-alone = En el asedio diario cada cual juega sin ayuda: sin pistas, sin volver atrás y sin un bot en su lugar.
problem-daily-day = «{ $day }» no es un día. Los días se escriben así: 2026-01-31.
problem-daily-unknown = No hay asedio diario para el { $day }.
problem-daily-own-first = Esta partida es del asedio de hoy. Termina primero la tuya y después podrás ver las de los demás.
problem-daily-not-over = Esta partida es del asedio de hoy. Su registro y la prueba de sus dados se podrán leer cuando acabe el día.
