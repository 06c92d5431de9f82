## Analizar juntos

together = Analizar juntos
together-join = Analizar juntos
together-people = En esta sala
together-you-lead = Diriges tú: los demás ven lo que ves.
together-leads = Dirige { $name }.
together-hand = Que dirija { $name }
together-alone = Mirar por mi cuenta
together-follow = Volver con { $name }
together-leave = Salir de la sala
notes = Notas
note-on-line = sobre la jugada { $line }
note-on-course = sobre una variante tras la jugada { $line }
note-new = Nota sobre la jugada { $line }
note-new-course = Nota sobre esta variante tras la jugada { $line }
note-keep = Guardar la nota
note-delete = Borrar esta nota
course = Variante
course-count =
    { $count ->
        [0] Elige qué podría haber pasado aquí; los dados se tiran de nuevo.
        [one] Una decisión que nadie tomó en esta partida.
       *[other] { $count } decisiones que nadie tomó en esta partida.
    }
course-try = Probar una variante
course-back = Una decisión atrás
course-bot = Que decida un bot
course-leave = Volver a la partida
log-open = Abrir un registro
log-open-hint = Una partida terminada de un archivo .siege: repetición, prueba de los dados, análisis. No entra en las Crónicas.
analysis = Análisis
analysis-lead = El entrenador repasa cada decisión y cuenta qué cambió la partida, qué se perdió y qué fue suerte. Lleva un rato.
analysis-ask = Analizar la partida
analysis-thinking = El entrenador está repasando la partida…
analysis-progress = { $done } de { $of } decisiones
analysis-start = Al principio, la probabilidad de ganar era del { $chance }.
analysis-lost =
    { $count ->
        [0] En conjunto, las decisiones no costaron nada.
        [one] Las decisiones costaron un punto.
       *[other] Las decisiones costaron { $count } puntos.
    }
analysis-gained =
    { $count ->
        [one] Las decisiones salieron un punto mejores que las del entrenador.
       *[other] Las decisiones salieron { $count } puntos mejores que las del entrenador.
    }
luck-gave =
    { $count ->
        [one] La suerte dio un punto.
       *[other] La suerte dio { $count } puntos.
    }
luck-took =
    { $count ->
        [one] La suerte quitó un punto.
       *[other] La suerte quitó { $count } puntos.
    }
luck-even = La suerte se compensó.
analysis-points = Un punto es una centésima de la probabilidad de ganar. Suerte es todo lo que no decidió el propio bando: dados, cartas y lo que hacen los rivales. El entrenador juzga cada decisión por lo que entonces se podía saber, y solo estima.
chance = Probabilidad de ganar
chance-hint = Señala la curva para leer qué se decidió allí; haz clic para verlo en la repetición.
turning-points = Momentos decisivos
turning-point = Momento decisivo { $number }: turno { $turn }, { $name }: { $action }
turning-none = Ningún momento decidió por sí solo esta partida.
accounts = Asiento por asiento
account-seat = Asiento
account-decisions = Decisiones
account-best = No peores que las del entrenador
account-lost = Elecciones
account-luck = Suerte
moment-moved = La probabilidad de ganar pasó del { $before } al { $after }.
moment-level = La probabilidad de ganar siguió en el { $chance }.
moment-better = El entrenador habría elegido: { $action }.
moment-lost =
    { $count ->
        [one] Esto costó un punto.
       *[other] Esto costó { $count } puntos.
    }
moment-same = El entrenador no vio nada claramente mejor.
moment-none = Aquí no se decidió nada.
what-if = ¿Y si…?
what-if-text = Una mesa nueva empieza exactamente en esta posición, con dados y cartas nuevos por venir. No entra en las Crónicas.
what-if-seat = Tú juegas con
what-if-bots = Los demás
what-if-play = Seguir jugando desde aquí
