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
