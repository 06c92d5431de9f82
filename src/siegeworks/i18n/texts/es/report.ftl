# El informe sobre partidas registradas.

report-help = Escribe un informe sobre partidas registradas: una página con gráficos y tablas, y cada gráfico como archivo PNG.
report-run-help = La serie: la carpeta que escribió «siegeworks sim --out», la carpeta de una de sus configuraciones o un solo archivo Parquet.
report-out-help = La carpeta para report.html y las imágenes.
report-against-help = Otra serie del mismo juego con la que comparar, por ejemplo una con otro paquete de contenido.
report-written = El informe está escrito: { $file }

report-title = { $game }: informe
report-contents = Contenido
report-numbers = Cifras
report-maker = Escrito por Siegeworks { $version }.
report-seats =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
report-all-games = Todas las partidas
report-seat = asiento { $number }
report-place = puesto { $number }
report-began = empezó el asiento { $number }
report-began-won = quien empezó
report-own-content = { $digest } (el propio del juego)
report-chi-square = Prueba de ji al cuadrado

report-summary-games =
    { $count ->
        [one] Se jugó una partida.
       *[other] Se jugaron { $games } partidas.
    }
report-summary-won = Ganadas: { $share }. Entre paréntesis van los intervalos del 95 %.
report-summary-lost = El final más frecuente de las perdidas es «{ $reason }»: el { $share } de todas las partidas.
report-summary-drawn = Tablas: { $share }. Entre paréntesis van los intervalos del 95 %.
report-summary-turns = La partida mediana dura { $median } turnos; ocho de cada diez duran de { $low } a { $high }.

report-run-title = Qué se jugó
report-run = Las partidas de una fila se prepararon igual y las jugaron los mismos bots.
report-run-commands = Estas órdenes vuelven a jugar las mismas partidas y escriben este informe:
report-run-no-command = Un solo archivo no dice con qué orden se jugaron sus partidas. Esta orden escribe el informe:
report-run-pack = PACK es el paquete de contenido cuya huella está en la tabla.
report-run-table = Serie { $name }

report-wins-title = Victorias
report-wins-together = La parte de las partidas que se ganó, por dificultad y número de asientos. El intervalo dice cuánto puede alejarse la proporción verdadera de lo contado.
report-wins-rivals = La parte de las partidas que ganó cada bot. Un bot con varios asientos gana si gana cualquiera de ellos.
report-wins-caption-together = Punto: parte ganada. Línea: intervalo del 95 % (Wilson).
report-wins-caption-rivals = Punto: parte ganada. Línea: intervalo del 95 % (Wilson). Marca vertical: la parte si todos los asientos fueran igual de fuertes.
report-wins-alt = Gráfico de victorias con intervalos del 95 %: desde { $low } ({ $low_cell }) hasta { $high } ({ $high_cell }).
report-wins-table = Proporción de victorias

report-endings-title = Cómo acaban las partidas
report-endings-together = Qué había sido de las partidas en cada turno. Las derrotas se apilan desde abajo, cada motivo sobre el anterior; las victorias cuelgan desde arriba; entre unas y otras, las partidas siguen en juego.
report-endings-rivals = La parte de las partidas que había acabado en cada turno, según cómo acabaron. Por encima, las partidas siguen en juego.
report-endings-alt = Gráfico apilado de cómo habían acabado las partidas en cada turno, { $name }. Al final:
report-endings-table = Finales, parte de las partidas

report-length-title = Duración
report-length = Se cuentan juntos los turnos de todos los asientos. Entre paréntesis van las ocho décimas partes centrales de las partidas.
report-length-table = Duración: mediana (10–90 %)
report-turns-alt = Histograma del número de turnos. Medianas:
report-decisions-alt = Histograma del número de decisiones. Medianas:

report-cards-title = Cartas
report-cards = Con qué frecuencia se usa cada carta: en qué parte de las partidas y cuántas veces por partida.
report-cards-together = La diferencia al ganar dice cuántos puntos porcentuales más se gana en las partidas con la carta que en las partidas sin ella, comparando solo dentro de cada configuración (Mantel y Haenszel). Es una asociación, no una causa: una carta que se toma cuando todo va bien parece buena, y la que se toma en un apuro parece mala. Además, en las partidas largas salen más cartas: donde las perdidas duran más, casi todas las cartas parecen malas. Sin al menos { $fewest } partidas de cada clase no hay cifra.
report-cards-rivals = La diferencia al ganar dice cuántos puntos porcentuales más ganan los asientos que usaron la carta que los que no la usaron, comparando solo entre los asientos de un mismo bot en una misma configuración (Mantel y Haenszel). En cada partida gana como mucho un asiento, así que sus asientos no cuentan como independientes: donde eso hace la cifra menos segura, el intervalo es más ancho. Es una asociación, no una causa: un asiento que cae pronto juega pocas cartas, así que casi todas parecen buenas, y la que se juega en un apuro parece mala. Sin al menos { $fewest } asientos de cada clase no hay cifra.
report-cards-clear = Entre varias cartas, algunos intervalos pueden dejar fuera el cero por puro azar; por eso la marca está rellena solo donde la diferencia sigue apartada del cero tras la corrección de Holm por todas las cartas.
report-cards-use-alt = Gráfico de la frecuencia con que se usa cada carta, { $topic }: desde { $most } ({ $most_share } de las partidas) hasta { $least } ({ $least_share }).
report-cards-use-caption = Parte de las partidas con la carta y su intervalo del 95 %.
report-cards-winning-alt = Gráfico de la diferencia de victorias con y sin cada carta, { $topic }: desde { $best } ({ $best_points } puntos) hasta { $worst } ({ $worst_points }).
report-cards-winning-caption = Victorias con la carta menos victorias sin ella, en puntos porcentuales, y su intervalo del 95 %. Marca rellena: más allá del azar tras la corrección de Holm.

report-fairness-title = Igualdad entre asientos
report-fairness-together = Todos los asientos ganan o pierden juntos, así que ninguno gana más que otro. Lo que puede variar es cuánto se gana según quién empieza. La prueba de ji al cuadrado dice si el azar basta para explicar las diferencias: por debajo de p = 0,05, difícilmente.
report-fairness-rivals = Victorias por asiento y por puesto en el orden de juego. La prueba de ji al cuadrado dice si unas oportunidades iguales explican las diferencias: por debajo de p = 0,05, difícilmente. Las tablas no cuentan en ella.
report-fairness-bots = Donde se sientan bots distintos, la diferencia puede ser suya.
report-fairness-none = En estas partidas no hay nada que comparar: siempre empezó el mismo asiento.
report-fairness-seat = Por asiento
report-fairness-place = Por puesto en el orden de juego
report-fairness-began = Por el asiento que empezó
report-fairness-alt = Gráfico de la parte de las partidas ganadas, con intervalos del 95 %:

report-against-title = Dos series comparadas
report-against = La primera serie es { $first }, la segunda { $second }. Toda diferencia es la segunda menos la primera.
report-against-paired = Las dos series jugaron los mismos repartos, así que se comparan reparto a reparto (prueba de McNemar).
report-against-apart = Donde las series no jugaron los mismos repartos, se comparan como muestras independientes (prueba de dos proporciones).
report-against-sure = Diferencias de victorias: { $of }. Más allá del azar, con p inferior a 0,05 tras la corrección de Holm por probarlas todas: { $count }.
report-against-alt = Gráfico de las diferencias de victorias, en puntos porcentuales con intervalos del 95 %:
report-against-caption = Diferencia de victorias, en puntos porcentuales, y su intervalo del 95 %. Marca rellena: más allá del azar tras la corrección de Holm.
report-against-wins = Victorias, diferencia en puntos porcentuales
report-against-lengths = Número medio de turnos
report-against-reasons = Finales, diferencia en puntos porcentuales, prueba de ji al cuadrado de cada configuración
report-against-cards = Cartas cuyo uso cambió más
report-use-change-alt = Gráfico de las cartas cuya parte de las partidas cambió más; el mayor cambio: { $card }, { $points } puntos.
report-use-change-caption = Cambio de la parte de las partidas con la carta, en puntos porcentuales, y su intervalo del 95 %. Marca rellena: más allá del azar tras la corrección de Holm.

report-axis-won = Partidas ganadas
report-axis-turn = Turno
report-axis-round = Ronda
report-axis-ended = Partidas acabadas
report-axis-turns = Turnos de una partida
report-axis-decisions = Decisiones de una partida
report-axis-games = Partidas
report-axis-in-games = Partidas con la carta
report-axis-contribution = Diferencia de victorias, puntos
report-axis-difference = Diferencia de victorias, puntos
report-axis-use-change = Cambio de uso, puntos

report-column-cell = Configuración
report-column-games = Partidas
report-column-won = Ganadas
report-column-share = Parte ganada (95 %)
report-column-fair = Si todo fuera igual
report-column-turn = Turno
report-column-round = Ronda
report-column-turns = Turnos
report-column-turns-won = Turnos al ganar
report-column-turns-lost = Turnos al perder
report-column-decisions = Decisiones
report-column-card = Carta
report-column-in-games = En partidas (95 %)
report-column-times = Veces por partida
report-column-contribution = Diferencia al ganar, puntos (95 %)
report-column-seat = Asiento
report-column-place = Puesto
report-column-began = Quién empezó
report-column-first = Primera
report-column-second = Segunda
report-column-games-first = Partidas, primera
report-column-games-second = Partidas, segunda
report-column-difference = Diferencia (95 %)
report-column-p = p
report-column-chi-square = χ²
report-column-freedom = Grados de libertad
report-column-corrected = p corregida
report-column-ending = Final
report-column-bots = Bots
report-column-seed = Semilla
report-column-content = Contenido

problem-report-two-games = { $file } contiene partidas de más de un juego ({ $games }). Indica series de un solo juego.
problem-report-other-game = { $first } y { $second } son series de juegos distintos ({ $games }). Compara series de un mismo juego.
problem-report-no-games = { $file } no contiene ninguna partida terminada. Juega antes algunas, con siegeworks sim --out.
problem-report-not-a-folder = { $file } es un archivo, no una carpeta. Indica otra carpeta con --out.
problem-report-folder-closed = No se puede escribir nada en { $folder }. Indica otra carpeta con --out.
problem-report-nothing-shared = { $first } y { $second } no tienen ninguna configuración en común, así que no hay nada que comparar. Indica series con los mismos asientos y la misma dificultad.

## What decisions are worth

report-depth-help = Una carpeta escrita por siegeworks depth --out: el informe muestra lo que valen las decisiones.
report-depth-title = Lo que valen las decisiones
report-depth = Lo que { $bot } gana de menos, en puntos de su parte de las partidas, cuando no puede usar una posibilidad. Donde el intervalo toca el 0, la pérdida puede ser azar.
report-depth-close = Decisiones ajustadas, en las que la segunda mejor opción cede menos de 2 puntos: { $share }.
report-depth-luck = Parte de la suerte en los resultados, que el nivel del jugador no explica: { $share }.
report-depth-alt = Gráfico de los puntos perdidos sin cada posibilidad, de { $high } (más) a { $low } (menos).
problem-report-depth = { $file } falta o no es una medición de este juego. Indica una carpeta escrita por siegeworks depth --out.
