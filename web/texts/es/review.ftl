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
note-on-line = sobre la línea { $line }
note-on-course = sobre una variante tras la línea { $line }
note-new = Nota sobre la línea { $line }
note-new-course = Nota sobre esta variante tras la línea { $line }
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
