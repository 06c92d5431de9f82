# The daily siege: one deal a day for everybody.

daily-lead = Un reparto al día, el mismo para todos. Juégalo una vez, mira cómo les fue a los demás y vuelve mañana. El día empieza a medianoche UTC.
daily-streak =
    { $streak ->
        [0] Racha más larga: { $longest ->
            [one] un día
           *[other] { $longest } días
        }. Juega hoy para empezar otra.
        [one] Llevas un día seguido. Racha más larga: { $longest }.
       *[other] Llevas { $streak } días seguidos. Racha más larga: { $longest }.
    }
daily-against = contra: { $bot }
daily-solo = en solitario
daily-ends =
    { $hours ->
        [one] queda menos de una hora
       *[other] quedan menos de { $hours } horas
    }
daily-place =
    { $players ->
        [one] Puesto { $place }, por ahora sin nadie más
       *[other] Puesto { $place } de { $players }
    }
daily-adjusted-place = Sin la suerte: puesto { $place }
daily-late = Terminaste esta partida después de su día, así que no está en la clasificación.
daily-play = Jugar el asedio de hoy
daily-rules = Tienes un solo intento, sin pistas, sin volver atrás sobre dados y cartas y sin un bot en tu lugar. Cuenta si terminas antes de que acabe el día.
daily-ranking = Clasificación
daily-order = Orden
daily-order-result = Por resultado
daily-order-adjusted = Sin la suerte
daily-adjusted-hint = El entrenador separa en cada partida las buenas decisiones de la suerte. Una victoria vale 100 y lo demás 0; se descuenta lo que la suerte dio o quitó.
daily-judging =
    { $count ->
        [one] El entrenador aún está mirando una partida.
       *[other] El entrenador aún está mirando { $count } partidas.
    }
daily-own-first = Podrás ver las partidas de los demás cuando termines la tuya.
daily-nobody = Nadie ha terminado aún este asedio a tiempo.
daily-proof-hint = Cada reparto sale de una semilla secreta. Su hash se publica hasta una semana antes del día y la semilla después, de modo que cualquiera puede comprobar que no se cambió nada.
daily-past = Días pasados
daily-past-line =
    { $players ->
        [one] una persona, { $won } con victoria
       *[other] { $players } personas, { $won } con victoria
    }
daily-past-none = Aún no hay días pasados.
daily-today = Hoy
