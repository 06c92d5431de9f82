# Simulación y calibración en la línea de órdenes.

lab-sim-help = Deja que los bots jueguen muchas partidas y muestra el resultado.
lab-calibrate-help = Imprime la tabla de victorias por bot, jugadores y dificultad.
lab-game-help = El juego, uno de estos: { $games }.
lab-seats-help = Cuántos asientos juegan.
lab-difficulty-help = La dificultad, si el juego la tiene, por ejemplo easy.
lab-bots-help = Bots por asiento, separados por comas; una lista corta se repite. Además de los niveles: random, greedy, flat:400, search:50ms, bots instalados y módulo:Nombre para un bot de un archivo propio.
lab-games-help = Cuántas partidas se juegan.
lab-seed-help = La semilla: la misma semilla da las mismas partidas, sea cual sea el número de procesos.
lab-workers-help = Cuántos procesos juegan; por defecto, todos los núcleos.
lab-content-help = Un paquete de contenido cuyas tablas sustituyen a las del juego.
lab-json-help = Imprime el resultado como JSON.
lab-playing = jugando
lab-interrupted =
    { $count ->
        [one] Interrumpido: se jugó una de { $games } partidas y es la que se muestra.
       *[other] Interrumpido: se jugaron { $count } de { $games } partidas y son las que se muestran.
    }
lab-title =
    { $count ->
        [one] { $game }: una partida
       *[other] { $game }: { $count } partidas
    }
lab-bots = Bots
lab-setting-seats = Asientos
lab-setting-difficulty = Dificultad
lab-won = Ganadas (intervalo del 95 %)
lab-seat-won = Ganadas por el asiento { $seat } (intervalo del 95 %)
lab-place-won = Ganadas por el puesto { $place } en el orden de juego
lab-turns = Turnos: mediana (10–90 %)
lab-decisions = Decisiones por partida
lab-score-won = Puntuación al ganar
lab-score-lost = Puntuación al perder

lab-out-help = Un archivo que guarda cada partida terminada; la misma orden continúa desde lo que contiene.
lab-out-folder-help = Una carpeta que guarda cada partida terminada; la misma orden continúa desde lo que contiene.
lab-only-seats-help = Solo estos números de asientos, separados por comas.
lab-only-difficulty-help = Solo estas dificultades, separadas por comas.
lab-kept = Lo jugado queda guardado en { $file }; la misma orden continúa desde ahí.

lab-arena-help = Deja que los bots jueguen los mismos repartos cambiando de asiento y muestra cuál es más fuerte.
lab-arena-bots-help = Los bots que se comparan, separados por comas, como greedy,flat:400 o flat:50ms; en un juego cooperativo cada uno ocupa todos los asientos como equipo, y a+b es un equipo mixto.
lab-arena-games-help = Cuántas partidas juega cada pareja de bots (en un juego cooperativo, cada equipo); los repartos se juegan siempre enteros.
lab-arena-title = { $game }: repartos: { $deals }, partidas: { $games }
lab-arena-bot = Bot
lab-arena-games = Partidas
lab-arena-won = Ganadas (intervalo del 95 %)
lab-arena-ladder = Escala (intervalo del 95 %)
lab-arena-mean = ms por decisión
lab-arena-slowest = El 99 % en menos de, ms
lab-arena-pairings = Unos contra otros (las tablas cuentan la mitad)
lab-arena-differences = En los mismos repartos
lab-arena-pairing = Pareja
lab-arena-won-by = Ganadas por cada uno
lab-arena-only-won = Repartos que solo ganó uno
lab-arena-share = Parte del primero (intervalo del 95 %)
lab-arena-difference = Diferencia en puntos (intervalo del 95 %)
lab-arena-drawn =
    { $count ->
        [one] Una partida quedó en tablas.
       *[other] { $count } partidas quedaron en tablas.
    }
lab-few =
    { $count ->
        [one] Demasiado poco para afirmar nada: una partida por pareja o equipo; juega al menos { $enough }.
       *[other] Demasiado poco para afirmar nada: { $count } partidas por pareja o equipo; juega al menos { $enough }.
    }

lab-usage-help = Muestra qué acciones, cartas, aperturas y finales aparecen en las partidas de los bots, y con qué frecuencia.
lab-usage-topic = Qué
lab-usage-name = Nombre
lab-usage-share = En partidas (intervalo del 95 %)
lab-usage-times = Veces por partida
lab-usage-mark = Demasiado raro o demasiado frecuente
lab-usage-topic-ending = Final
lab-usage-topic-opening = Apertura
lab-usage-topic-action = Acción
lab-usage-missing =
    { $count ->
        [0] Todo se usa como pide el diseño.
        [one] Una cosa no se usa como pide el diseño.
       *[other] { $count } cosas no se usan como pide el diseño.
    }

lab-bound-help = Muestra lo que ganan los bots en un juego cooperativo junto a lo que gana, en los mismos repartos, una búsqueda que conoce todas las cartas y dados que vendrán. La búsqueda da una estimación por lo bajo de lo que se podría ganar como mucho: no demuestra nada de los repartos que pierde.
lab-bound-game-help = El juego, uno cooperativo de estos: { $games }.
lab-bound-games-help = Cuántos repartos se juegan en cada dificultad.
lab-bound-attempts-help = Cuántas veces intenta la búsqueda un reparto hasta ganarlo; los intentos siguientes se apartan de vez en cuando de lo que parece mejor.
lab-bound-simulations-help = Cuántas simulaciones hace la búsqueda para cada decisión.
lab-bound-title = { $game }, asientos: { $seats }: { $bots } y la cota
lab-bound-search = La búsqueda: intentos por reparto: { $attempts } como mucho, simulaciones por decisión: { $simulations }
lab-bound-deals = Dificultad (repartos)
lab-bound-bot = Ganados por los bots (intervalo del 95 %)
lab-bound-clairvoyant = Ganados por la búsqueda (intervalo del 95 %)
lab-bound-winnable = Ganados por alguno: la cota (intervalo del 95 %)
lab-bound-ratio = Bots / cota (intervalo del 95 %)
lab-bound-caution = La cota es una estimación por lo bajo: los repartos que nadie ganó aquí quizá se puedan ganar. Por eso bots / cota peca más de alto que de bajo.
lab-bound-interrupted = Interrumpido: solo se muestra lo que se jugó hasta el final.

problem-lab-workers = No pueden jugar { $value } procesos: indica un número de 1 a { $most }.
problem-lab-games = No se pueden jugar { $value } partidas: indica un número de 1 a { $most }.
problem-lab-contest = No se pueden comparar estos bots: indica de { $least } a { $most } distintos, separados por comas.
problem-lab-team = El equipo «{ $team }» tiene más bots que asientos hay ({ $seats }).
problem-lab-no-deal = Aún no hay nada que comparar: un reparto son { $games } partidas y ninguno se ha jugado entero.
problem-lab-record = { $file } no es un diario del laboratorio. Indica otro archivo.
problem-lab-record-plan = { $file } pertenece a otra serie ({ $name } es { $held } allí y { $asked } aquí). Indica otro archivo.
problem-lab-record-line = { $file }, línea { $line }: esta línea no va aquí. Bórrala con todas las siguientes y repite la orden.
problem-lab-record-elsewhere = Otro programa ha cambiado { $file } durante la serie. Deja que solo una serie a la vez escriba en él.
problem-lab-bound-game = No hay cota para { $game }, un juego de rivales: lo que uno puede ganar depende de los demás. Indica un juego cooperativo.
problem-lab-bound-evaluator = No hay cota para { $game }: sus bots no tienen un evaluador entrenado que una búsqueda pueda usar. Indica otro juego.
problem-lab-attempts = No se pueden hacer { $value } intentos: indica un número de 1 a { $most }.
problem-lab-simulations = No se pueden hacer { $value } simulaciones: indica un número de 1 a { $most }.

## Simulación a gran escala: datos y motores

lab-sim-seats-help = Cuántos asientos juegan; varios números, separados por comas, se juegan uno tras otro.
lab-sim-difficulty-help = La dificultad, si el juego la tiene, por ejemplo easy; varias, separadas por comas, se juegan una tras otra.
lab-sim-out-help = Una carpeta que guarda cada partida terminada en Parquet, con su desarrollo; la misma orden continúa desde lo que contiene.
lab-engine-help = Quién juega: processes, los procesos de esta máquina, o ray, para Ray.
lab-address-help = La dirección de un clúster de Ray; sin ella, Ray se inicia en esta máquina.
lab-rate = partidas/s: { $rate }

problem-lab-engine = No hay ningún motor «{ $engine }». Elige uno de estos: { $known }.
problem-lab-address = Una dirección es propia de un clúster de Ray. Añade --engine ray o quita la dirección.
problem-lab-no-run = { $folder } no contiene partidas del laboratorio. Indica una carpeta escrita por siegeworks sim con --out, o uno de sus archivos Parquet.
problem-lab-run = { $file } falta o no describe una serie. Devuélvelo a su sitio o indica otra carpeta.
problem-lab-run-plan = { $file } describe otra serie ({ $name } es { $held } allí y { $asked } aquí). Indica otra carpeta.
problem-lab-run-busy = Otra serie está escribiendo en { $folder }. Espera a que termine o indica otra carpeta.
problem-lab-part-missing = Falta { $file }. Devuélvelo a su sitio, o borra todas las partes posteriores y el _open.jsonl de su carpeta y vuelve a jugar esas partidas.
problem-lab-parquet = { $file } está dañado o no es un archivo Parquet. Restaura una copia intacta, o bórralo junto con todas las partes posteriores y el _open.jsonl de su carpeta y vuelve a jugar esas partidas.
problem-lab-parquet-foreign = { $file } es un archivo Parquet, pero no contiene partidas tal como las escribe esta versión. Indica otro.
problem-lab-part-foreign = { $file } no contiene las partidas que van ahí: procede de otra serie o de otro lugar de esta. Restaura la parte correcta, o bórralo junto con todas las partes posteriores y el _open.jsonl de su carpeta y vuelve a jugar esas partidas.
problem-lab-worker = Un proceso murió { $times } veces mientras jugaba las partidas a partir de la número { $first }. Si faltó memoria, usa menos --workers. La misma orden continúa desde las partidas que --out ha guardado.
problem-lab-ray-worker = Un proceso de Ray murió { $times } veces mientras jugaba las partidas a partir de la número { $first }. Revisa la memoria y los registros del clúster. La misma orden continúa desde las partidas que --out ha guardado.
problem-lab-ray-address = Ningún clúster de Ray responde en { $address }, o no nos deja entrar. Comprueba la dirección, la clave del clúster (RAY_AUTH_MODE, RAY_AUTH_TOKEN) y que use la misma versión de Ray y de Python.
problem-lab-ray-start = Ray no se puede iniciar aquí ({ $reason }). Inténtalo de nuevo o juega con --engine processes.
problem-lab-ray-lost = El clúster de Ray ya no responde ({ $reason }). Cuando responda, la misma orden continúa desde las partidas que --out ha guardado.
problem-lab-ray-content = Un nodo del clúster de Ray tiene otras reglas u otro contenido que esta máquina. Instala allí la misma versión de Siegeworks y pon el paquete de contenido en la misma ruta.

## Profundidad: lo que valen las decisiones

lab-depth-help = Muestra cuánto vale cada posibilidad de un juego para un bot, prohibiéndosela; también cuánto gana jugar mejor, con qué frecuencia las decisiones son ajustadas y cuánto es suerte.
lab-depth-games-help = Cuántas partidas jugar por cada posibilidad y nivel; en los juegos de rivales cada reparto se juega desde ambos lados.
lab-depth-bot-help = El bot con el que se mide; uno más fuerte aprovecha mejor lo que tiene y tarda más.
lab-depth-only-help = Solo estas posibilidades, separadas por comas, sin niveles, decisiones ni suerte.
lab-depth-title = { $game }: lo que pierde { $bot } sin una posibilidad
lab-depth-capability = Posibilidad
lab-depth-games = Partidas
lab-depth-lost = Puntos perdidos (intervalo del 95 %)
lab-depth-levels = Con qué frecuencia gana cada nivel
lab-depth-close = Decisiones ajustadas: { $share } de las { $count } que juzgó el entrenador; en ellas la segunda mejor acción cede menos de { $points } puntos. La distancia media es de { $gap } puntos.
lab-depth-luck = Parte de la suerte en los resultados: { $share }. El resto lo explica el nivel del jugador.
lab-depth-interrupted = Interrumpido: solo se muestra lo que se terminó.
problem-lab-depth-game = { $game } no tiene posibilidades que se puedan prohibir. Indica otro juego.
problem-lab-capability = No existe la posibilidad «{ $name }». Elige entre estas: { $known }.
problem-lab-capability-seats = Nadie puede usar «{ $name }» con { $seats } asientos. Elige más --seats.
