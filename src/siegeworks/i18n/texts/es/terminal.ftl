# El programa en la terminal.

## Help pages

cli-help = Siegeworks: juegos de asedio en tu propia mesa, en solitario, con amigos o con bots. «siegeworks play» pregunta lo que necesita y empieza.
cli-help-version = Muestra la versión y si las reglas están compiladas.
cli-help-lang = Idioma: en, es, pt-BR o pl. Puede ir en cualquier sitio; si falta, decide el entorno.
cli-help-option = Muestra esta ayuda.
cli-compiled = reglas compiladas
cli-interpreted = reglas interpretadas
cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-default = por defecto:
cli-required = obligatorio
cli-play = Juega una partida en esta terminal. Sin opciones hace unas pocas preguntas; cada elección se guarda al momento.
cli-play-game = Qué juego; «siegeworks games» los enumera.
cli-play-seats = El número de asientos.
cli-play-difficulty = La dificultad, en los juegos que la tienen: por ejemplo easy (fácil), normal, hard (difícil) o epic (épico).
cli-play-open-hands = Todos ven todas las manos.
cli-play-set = Otro ajuste del juego, por ejemplo una regla de la casa, como nombre=valor; una vez por cada ajuste. «siegeworks rules» muestra las reglas de la casa.
cli-play-name = Tu nombre.
cli-play-seat = Quién ocupa el siguiente asiento: un nombre, o «bot:» y un bot, como bot:beginner, bot:steady o bot:expert. Se da una vez por asiento.
cli-play-bots = Qué bot ocupa los demás asientos: beginner (principiante), steady (firme), expert (experto), un bot instalado o módulo:Nombre para un bot de un archivo propio.
cli-play-ask = Cuándo quieres que se te pregunte, en los juegos que pueden decidir por ti cosas pequeñas: por ejemplo always o never. Se recuerda.
cli-play-seed = Reparte con esta semilla, por ejemplo para repetir la misma partida.
cli-play-position = Empieza desde un archivo de posición en lugar de repartir.
cli-play-resume = Continúa una partida guardada: su id, o nada para la última jugada.
cli-play-list = Enumera las partidas guardadas.
cli-replay = Vuelve a ver una partida paso a paso; en una tubería, toda de una vez.
cli-replay-check = Solo comprueba que cada línea del registro es cierta.
cli-replay-seat = Verla desde este asiento (1, 2…) y no como espectador.
cli-replay-true = { $file } es cierto: { $count ->
        [one] 1 elección cumple
       *[other] { $count } elecciones cumplen
    } las reglas.
cli-verify = Demuestra que todas las cartas y dados de una partida acabada salieron de la semilla que su registro prometió antes de empezar.
cli-verified = { $file } es limpio: { $count ->
        [one] 1 sorteo sale
       *[other] los { $count } sorteos salen
    } de la semilla prometida.
cli-log-argument = Un archivo de registro, o el id de una partida guardada.
cli-log = Registros: las partidas tal como se jugaron, para compartirlas o guardarlas.
cli-log-export = Escribe el registro de una partida. Con su contenido se puede ver, verificar y analizar en cualquier parte.
cli-log-with-content = Añade el contenido con el que se jugó la partida.
cli-position = Posiciones: partidas como documentos que se pueden mirar, editar y seguir jugando.
cli-position-export = Escribe la posición de una partida como documento.
cli-position-move = Después de qué jugada; si falta, la última. 0 es el reparto.
cli-position-check = Comprueba un archivo de posición y dice todo lo que tiene de imposible.
cli-position-file = Un archivo de posición.
cli-position-fine = { $file } es una posición posible.
cli-content = Paquetes de contenido: tus propias cartas, fichas y costes.
cli-content-check = Comprueba un paquete de contenido y dice todo lo que tiene mal.
cli-content-pack = Un paquete de contenido: un archivo TOML con las tablas que sustituye.
cli-content-game = El juego al que pertenece el contenido.
cli-content-option = Usa este paquete de contenido.
cli-content-fine = { $file } está bien (contenido { $digest }).
cli-content-same = { $file } está bien y no cambia nada (contenido { $digest }).
cli-content-export = Escribe todas las tablas de un juego en un solo texto TOML, como punto de partida de un paquete.
cli-output = Escribe en este archivo nuevo y no en la pantalla.
cli-written = Escrito en { $file }.
cli-rules = Busca reglas: por id, como R-MELEE, o por palabras de su texto.
cli-rules-words = El id de una regla, o palabras que buscar; nada para verlas todas.
cli-rules-game = El juego; si falta, el que tiene esa regla, o el primero.
cli-games = Enumera los juegos.
cli-chronicles = Muestra las Crónicas: todas las partidas acabadas, las mejores primero.
cli-chronicles-game = Solo este juego.
cli-chronicles-name = Solo partidas de alguien cuyo nombre contenga esto.

## Faults of the command line

cli-no-such-option = No existe la opción { $name }. «{ $command } --help» muestra las que hay.
cli-missing = Falta «{ $name }». «{ $command } --help» muestra lo que se necesita.
cli-option-value = La opción { $name } no se ha escrito como es debido. «{ $command } --help» muestra cómo.
cli-bad-value = El valor de { $name } no sirve. «{ $command } --help» muestra los que sirven.
cli-misuse = No se entiende la orden: le sobra o le falta algo. «{ $command } --help» muestra cómo se usa.
problem-cli-no-such-command = No existe la orden «{ $name }». Elige una de estas: { $known }.
problem-cli-setting = «{ $text }» no es un ajuste de este juego. Escribe nombre=valor; los nombres son: { $known }.
problem-cli-name-and-seat = --name y --seat no se pueden usar a la vez. Pon tu nombre en un --seat.
problem-cli-name-twice = Dos asientos tienen el mismo nombre. Dale a cada uno el suyo.
problem-cli-too-many-seats = Hay { $count } nombres para { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }. Aumenta --seats o quita nombres.
problem-seed-unfit = Una semilla es una sola línea de { $most } caracteres visibles como máximo. Elige otra.
problem-cli-position-options = Una posición ya trae sus asientos y ajustes. Quita --seats, --difficulty, --open-hands y --set.
problem-cli-resume-options = Una partida guardada sigue tal como empezó. Usa --resume sin otras opciones.
problem-cli-no-such-seat = No existe el asiento { $seat }. Elige un número del 1 al { $most }.
problem-cli-no-such-move = No existe la jugada { $move }. Elige un número del 0 al { $last }.
problem-file-exists = { $file } ya existe y no se sobrescribe. Elige otro nombre.
problem-term-number = No existe la opción { $number }. Elige un número del 1 al { $most }.
problem-term-card-alone = { $number } es una carta. Añade la letra de un lugar para moverte, como { $number }b, o elige uno de los números siguientes.
problem-term-near = «{ $text }» no es una acción. ¿Querías decir «{ $near }»?
problem-term-unknown = No se entiende «{ $text }». Escribe el número de una opción, o h para ver la ayuda.
problem-term-no-rule = Ninguna regla tiene el id o las palabras «{ $text }». Prueba con menos palabras o con otras.

## Questions before a game

term-default-name = Visitante
term-ask-resume = ¿Continuar tu partida { $id }?
term-ask-name = ¿Cómo te llamas?
term-ask-seats = ¿Cuántos asientos?
term-ask-setting = Ajuste «{ $name }»:
term-ask-house = ¿Quieres reglas de la casa?
term-ask-bots =
    { $count ->
        [one] ¿Ocupa un bot el otro asiento?
       *[other] ¿Ocupan bots los otros { $count } asientos?
    }
term-ask-other-name = ¿Quién ocupa el asiento { $number }?
term-pick-one = Escribe un número del { $least } al { $most }, o pulsa Intro para el que está entre corchetes.
term-yes-default = { $question } [S/n]
term-yes-no = { $question } [s/N]
term-yes-letter = s
term-bye = No ha empezado ninguna partida. ¡Hasta la próxima!
term-interpreted = Aquí las reglas se ejecutan interpretadas, así que los bots y las simulaciones van despacio; con un compilador de C instalado, «make setup» las compila. (Este aviso aparece una sola vez.)

## At the table

term-bot-name = { $name } (bot)
term-turn = Turno { $turn }
term-house-rules = Reglas de la casa: { $rules }
term-house-title = Reglas de la casa, que se eligen al preparar la partida:
term-house-default = { $sentence } (por defecto)
term-prompt = { $name } ({ $keys }) >
term-key-help = h: ayuda
term-key-undo = u: deshacer
term-key-enter = Intro: { $choice }
term-hand-over = Ahora decide { $name }. ¡Los demás, a mirar a otro lado!
term-press-enter = Pulsa Intro cuando solo tú veas la pantalla:
term-hand = Mano: { $cards }
term-undone = { $name } deshace su última elección.
term-rewound = Todos vuelven al momento antes de la jugada { $line }.
term-more-log = … (l muestra todo el registro)
term-possible = Sí, «{ $action }» es posible: { $meaning }
term-position-saved = La posición está guardada en { $file }.
term-settle = Así puedes terminar la partida ahora:
term-settle-resign = gana tu rival
term-settle-draw = no gana nadie, si todos aceptan
term-settle-concede = la partida se pierde, si todos aceptan
term-settle-sure-resign = ¿Seguro que te rindes? Gana tu rival.
term-settle-sure-draw = ¿Todos aceptan tablas?
term-settle-sure-concede = ¿Todos aceptan dar la partida por perdida?
term-asking = Cuándo quieres que se te pregunte (a y un número lo cambia):
term-rules-usage = Escribe r y el id de una regla, o palabras de su texto, por ejemplo: r { $rule }
term-input-ended = La entrada terminó en mitad de la partida, que está guardada en { $file }; se continúa con «siegeworks play --resume { $id }».
term-saved =
    La partida está guardada. Para continuar:
      siegeworks play --resume { $id }
term-help =
    Escribe el número de una opción o la propia acción, por ejemplo: { $action }
    Varias a la vez: 1 3 4, o acciones separadas con ; Se hacen todas o ninguna.
    Intro sin más elige la opción que indica la pregunta o vuelve a mostrar la mesa.
      c            pregunta al entrenador: las mejores opciones, su probabilidad y por qué
      u            deshace tu última elección, si nadie supo nada nuevo por ella
      a            cuándo quieres que se te pregunte, si el juego puede decidir por ti cosas pequeñas
      ? 12         qué significa la opción 12
      ? acción     por qué una acción no es posible, con su regla
      r palabras   reglas con estas palabras, o la regla con este id: r { $rule }
      b            todo lo que hay en la mesa, con palabras
      l            todo el registro
      s [archivo]  guarda la posición en un archivo para verla, editarla o jugar desde ella
      x            terminar la partida: rendirse, acordar tablas o darla por perdida
      q            salir; la partida queda guardada

## The end and the Chronicles

term-standing-won = Puesto { $place } de { $count } entre las victorias de las Crónicas.
term-standing-lost = Puesto { $place } de { $count } entre las derrotas de las Crónicas.
term-not-chronicled-position = La partida empezó desde una posición, así que no entra en las Crónicas.
term-not-chronicled-seed = El reparto salió de una semilla conocida de antemano, así que la partida no entra en las Crónicas.
term-look-again =
    El registro es { $file }
    Verla otra vez:           siegeworks replay { $id }
    Demostrar que fue limpia: siegeworks verify { $id }
    Preguntar al entrenador:  siegeworks analyse { $id }
term-same-deal = El mismo reparto otra vez, con los mismos asientos y ajustes:
term-replay-prompt = Intro: seguir, b: atrás, 0–{ $last }: ir allí, q: salir >
term-list-empty = Aún no hay partidas guardadas. Empieza una con: siegeworks play
term-list-running = { $id }  en curso, { $names }, { $count ->
        [one] 1 elección
       *[other] { $count } elecciones
    }
term-list-over = { $id }  acabada, { $names }, { $count ->
        [one] 1 elección
       *[other] { $count } elecciones
    }
term-list-broken = { $id }  no se puede leer: { $reason }
term-chronicles-empty = Las Crónicas están vacías. Acaba una partida para escribir la primera línea.
term-chronicles-none = Las Crónicas no tienen ninguna partida así.
term-victories = Victorias
term-defeats = Derrotas
term-decided = Partidas con ganador
term-undecided = Partidas sin ganador
term-chronicle-hints = { $hints ->
        [one] 1 pista
       *[other] { $hints } pistas
    }
term-chronicle = { $place }. { $title }, { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }: { $names }, { $date }, { $log }
