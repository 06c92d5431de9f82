## What bots are like

level-beginner = Mira un paso adelante y toma lo que ahora parece mejor. Buena compañía para las primeras partidas.
level-steady = Antes de cada elección prueba unos cuantos futuros posibles. Responde al instante.
level-expert = Piensa hasta un segundo cada elección y es el que mira más lejos.

## A hint

coach = El entrenador
coach-ask = Pista
coach-thinking = El entrenador está pensando…
coach-chances = La probabilidad de ganar con cada una. Elige una para hacerla.
coach-option = { $action } ({ $chance })
coach-aloud = El entrenador elegiría: { $action }. Probabilidad de ganar: { $chance }. { $reason }
coach-lost = Se perdió la conexión antes de que el entrenador respondiera. Pregunta otra vez.
coach-none = En esta mesa no se puede preguntar al entrenador.

## After the game

analysis = Análisis
analysis-lead = El entrenador repasa cada decisión y cuenta qué cambió la partida, qué se perdió y qué fue suerte. Lleva un rato.
analysis-ask = Analizar la partida
analysis-thinking = El entrenador está repasando la partida…
analysis-progress = { $done } de { $of } decisiones
analysis-start = Al principio, la probabilidad de ganar era del { $chance }.
analysis-lost =
    { $count ->
        [0] Ninguna decisión costó nada.
        [one] Las decisiones costaron un punto.
       *[other] Las decisiones costaron { $count } puntos.
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
account-best = Como el entrenador
account-lost = Puntos perdidos
account-luck = Suerte

## A moment of a replay

moment-moved = La probabilidad de ganar pasó del { $before } al { $after }.
moment-level = La probabilidad de ganar siguió en el { $chance }.
moment-better = El entrenador habría elegido: { $action }.
moment-lost =
    { $count ->
        [one] Esto costó un punto.
       *[other] Esto costó { $count } puntos.
    }
moment-same = El entrenador habría hecho lo mismo.
moment-none = Aquí no se decidió nada.

## What if

what-if = ¿Y si…?
what-if-text = Una mesa nueva empieza exactamente en esta posición, con dados y cartas nuevos por venir. No entra en las Crónicas.
what-if-seat = Tú juegas con
what-if-bots = Los demás
what-if-play = Seguir jugando desde aquí
