# What went wrong and what to do about it. A message is named after the code of its problem.

## Files, games, languages, options

problem-file-unreadable = No se puede leer { $file } ({ $reason }). Comprueba que exista, que tengas permiso para leerlo y que sea texto UTF-8.
problem-file-unwritable = No se puede escribir { $file } ({ $reason }). Comprueba que tengas permiso para escribir ahí y que el disco no esté lleno.
problem-output-failed = No se puede escribir la salida ({ $reason }). Comprueba que el disco no esté lleno.
problem-system-memory = No hay memoria suficiente para esto. Cierra otros programas o usa un archivo más pequeño.
problem-json-unreadable = { $file } no es JSON válido ({ $reason }). Corrígelo en ese punto o vuelve a exportarlo.
problem-json-no-object = { $file } debe contener un único objeto JSON, escrito entre llaves. Vuelve a exportarlo o añade las llaves.
problem-game-unknown = No existe el juego «{ $game }». Elige uno de estos: { $known }.
problem-plugin-clash = El complemento «{ $name }» del paquete { $package } se omite: ese nombre ya está en uso. Quita uno de los dos paquetes.
problem-plugin-broken = El complemento «{ $name }» del paquete { $package } no se puede usar: { $reason }. Actualiza o quita ese paquete.
problem-content-none = El juego «{ $game }» no tiene archivos de contenido.
problem-language-unknown = El idioma «{ $language }» no está disponible. Elige uno de estos: { $known }.
problem-extra-missing = Esto necesita el extra «{ $extra }». Ejecuta pip install '.[{ $extra }]' en una copia del código fuente, o si no pip install 'siegeworks[{ $extra }]', e inténtalo de nuevo.
problem-options-unreadable = «{ $text }» no es una opción. Escribe las opciones como nombre=valor.
problem-option-unknown = No existe la opción «{ $name }». Las opciones son: { $known }.
problem-option-choice = La opción «{ $name }» no puede valer «{ $value }». Elige uno de estos valores: { $choices }.
problem-option-seats = «{ $value }» no es un número de asientos posible. Elige un número entre { $least } y { $most }.
problem-seat-name = «{ $name }» no puede ser el nombre de un asiento. Usa una sola línea con un máximo de { $most } caracteres visibles, que no termine como el nombre de un bot.
problem-seat-name-taken = «{ $name }» ya está en esta mesa, o un nombre que se ve igual. Elige otro.

## Choices in a game

problem-action-unknown = «{ $text }» no es una acción. Elige una de las que se ofrecen.
problem-match-over = La partida ha terminado y ya no hay nada que elegir. Empieza otra.
problem-match-not-asked =
    El asiento { $seat } no tiene nada que decidir ahora: { $actor ->
        [none] la partida ha terminado.
       *[other] le toca al asiento { $actor }.
    }
problem-match-forbidden = «{ $action }» no es posible ahora (regla { $rule }).
problem-match-no-choice = La lista de elecciones está vacía. Indica al menos una.
problem-match-choice-last = Después de «{ $action }» no se puede elegir nada más en la misma lista, porque con ello se tira, se roba o se revela algo. Ponlo al final.
problem-match-no-undo = No hay nada que puedas deshacer. Solo se deshace la última elección, por el asiento que la hizo y si no hubo tirada, robo de cartas ni nada revelado.
problem-match-no-pick = No hay ninguna elección con el número { $number } que puedas retirar ahora.
problem-match-no-rewind = Solo en un juego cooperativo pueden todos volver atrás juntos; entre rivales lo elegido queda elegido.
problem-match-log-long = El registro de esta partida ya tiene { $most } líneas, así que no se puede deshacer nada más. Puedes jugar la partida hasta el final.
problem-match-no-line = No hay ninguna elección vigente con el número { $number }. Elige una línea del registro que no se haya deshecho.
problem-chance-script-short = Los resultados de azar anotados se acaban antes de lo que la partida necesita. Complétalos o usa un registro intacto.
problem-chance-script-bound = El resultado de azar anotado { $value } es imposible aquí: debe ser al menos 0 y menor que { $bound }. Corrígelo o usa un registro intacto.

## Logs

problem-log-format = { $file } no es un registro: su primera línea debe ser «{ $format }». Elige otro archivo.
problem-log-header = { $file }, línea { $line }: falta aquí «{ $key }: …» o no se puede leer. Recupera la línea del encabezado.
problem-log-line = { $file }, línea { $line }: esto no es una entrada de registro. Debe tener la forma «12 seat 0: roll [4 1] #0123456789ab».
problem-log-number = { $file }, línea { $line }: esta entrada debe llevar el número { $wanted }. Recupera la entrada que falta o quita la repetida.
problem-log-after-end = { $file }, línea { $line }: después del resultado final no puede haber nada. Borra desde esta línea en adelante.
problem-log-rules = El registro se jugó con la versión { $found } de las reglas y esta es la versión { $wanted }. Ábrelo con la versión de Siegeworks con la que se jugó.
problem-log-content = El registro se jugó con otro contenido ({ $found }) que el cargado ahora ({ $wanted }). Carga el paquete de contenido con el que se jugó.
problem-log-content-unknown = La partida se jugó con un contenido que no se conserva aquí ({ $digest }). Indica el paquete de contenido con el que se jugó o ábrela con la versión de Siegeworks con la que se jugó.
problem-log-start = La primera entrada, y solo la primera, debe ser el reparto o una posición. Recupera el orden de las entradas.
problem-log-untrue = Lo que dice la línea { $line } no pudo ocurrir. { $reason }
problem-log-draws = Línea { $line }: estos no son los resultados de azar que la partida da aquí. Alguien cambió el registro; usa una copia intacta.
problem-log-tampered = Línea { $line }: esta línea o algo anterior se ha cambiado. Usa una copia intacta.
problem-log-outcome = Línea { $line }: la partida no terminó así. Recupera el resultado final o quítalo si la partida sigue en curso.
problem-log-no-seed = El registro no revela su semilla, así que no se puede verificar el azar. La semilla se añade cuando termina la partida.
problem-log-seed-hash = La semilla no es la que prometía el encabezado del registro. Usa la semilla y el registro de la misma partida.

## Saved games and the Chronicles

problem-save-none = No hay ninguna partida sin terminar que continuar. Empieza una nueva.
problem-save-unknown = No hay ninguna partida guardada «{ $id }». Comprueba su nombre en la lista de partidas guardadas.
problem-save-over = La partida «{ $id }» ha terminado y no se puede continuar. Su registro es { $file }: repásala o empieza otra.
problem-save-no-seed = La partida «{ $id }» no puede continuar sin su semilla secreta, y falta { $file }. Devuelve ese archivo a su sitio; con el registro solo se puede repasar la partida.
problem-save-elsewhere = { $file } ha cambiado mientras se jugaba esta partida, así que ya no se escribe nada más en él. Cierra el otro programa que la tiene abierta y vuelve a abrirla.
problem-save-torn = La última línea de { $file } estaba incompleta y se ha quitado; se conserva todo lo anterior. Repite tu última elección.
problem-chronicle-line = { $file }, línea { $line }: esta entrada de las crónicas no se puede leer y se omite. Corrige o quita la línea.

## Positions

problem-position-format = Esto no es una posición de este juego ({ $file }): «format» debe ser «{ $format }» y «game» debe nombrar el juego. Elige otro archivo.
problem-position-ended = En la posición { $file } la partida ha terminado, así que no se puede seguir jugando. Elige una anterior.
problem-position-rules = La posición es de la versión { $found } de las reglas y esta es la versión { $wanted }. Ábrela con la versión de Siegeworks que la exportó.
problem-position-content = La posición se creó con otro contenido ({ $found }) que el cargado ahora ({ $wanted }). Carga el paquete de contenido con el que se creó.
problem-position-object = Posición, «{ $where }»: aquí hace falta un objeto con entradas con nombre, escrito entre llaves.
problem-position-missing = Posición, «{ $where }»: falta «{ $key }». Añádelo.
problem-position-unknown-key = Posición, «{ $where }»: «{ $key }» no significa nada aquí. Quítalo o corrige su nombre.
problem-position-number = Posición, «{ $where }»: aquí hace falta un número entero entre { $low } y { $high }, no «{ $value }».
problem-position-flag = Posición, «{ $where }»: aquí hace falta true o false, no «{ $value }».
problem-position-name = Posición, «{ $where }»: «{ $value }» no es un nombre que sirva aquí. Toma uno de una posición exportada.
problem-position-list = Posición, «{ $where }»: aquí hace falta una lista con un mínimo de { $least } y un máximo de { $most } elementos.
problem-position-no-decision = La posición no deja nada que decidir. Corrige «frames», o «result» si la partida ha terminado.
problem-position-over = Según esta posición, la partida ya ha terminado. Corrige «result» o deshaz lo que le puso fin.
problem-position-frame = Posición, «frames»: «{ $frame }» no encaja con el resto de la posición. Parte de una posición exportada en un momento así.

## Content packs

content-row = { $file }, [[{ $table }]] fila { $row }
problem-content-format = { $file }: no se puede leer el contenido guardado; no tiene el formato «{ $format }». Recupera el archivo.
problem-content-not-toml = { $file } no es TOML válido ({ $reason }). Corrígelo en ese punto.
problem-content-other-game = { $file } es un paquete de contenido del juego «{ $game }». Indica ese juego o usa un paquete del que has pedido.
problem-content-unknown-table = { $file }: el juego no tiene ninguna tabla «{ $table }». Quítala o corrige su nombre.
problem-content-not-rows = { $file }, [[{ $table }]]: esta tabla debe estar hecha de filas. Empieza cada una con [[{ $table }]].
problem-content-count = { $file }, [[{ $table }]]: el número de filas es { $count } y debe ser { $wanted }.
problem-content-id-repeated = { $file }, [[{ $table }]]: «{ $id }» aparece más de una vez. Dale a cada fila un valor propio.
problem-content-missing = { content-row }: falta «{ $key }». Añádelo.
problem-content-unknown-key = { content-row }: «{ $key }» no significa nada aquí. Quítalo o corrige su nombre.
problem-content-number = { content-row }: «{ $key }» debe ser un número entero entre { $low } y { $high }, no { $value }.
problem-content-no-swords = { content-row }: «swords» y «half_swords» no pueden ser ambos 0: una carta que ataca necesita al menos media espada.
problem-content-numbers = { content-row }: «{ $key }» debe ser una lista de números enteros entre { $low } y { $high }, con al menos uno y como mucho { $most }.
problem-content-amounts = { content-row }: «{ $key }» debe dar números enteros entre 0 y { $high } a algunos de estos nombres: { $names }.
problem-content-text = { content-row }: «{ $key }» debe ser un texto que no esté vacío.
problem-content-list = { content-row }: «{ $key }» debe ser una lista de textos.
problem-content-names = { content-row }: «{ $key }» debe tener un texto en cada uno de estos idiomas: { $languages }.
problem-content-choice = { content-row }: «{ $key }» debe ser uno de estos: { $choices }; no { $value }.
problem-content-flag = { content-row }: «{ $key }» debe ser true o false, no { $value }.
problem-content-id = { content-row }: «{ $id }» no puede ser un id. Usa minúsculas sin acentos, cifras y _, con una letra al principio, y ninguna palabra con la que empiece una acción, como take o end.
problem-content-id-twice = { content-row }: otra carta ya tiene el id «{ $id }». Elige uno nuevo.
problem-log-game = Este registro es del juego «{ $found }», no de «{ $wanted }». Ábrelo con el juego al que pertenece.
problem-position-twice = Posición, { $where }: algo figura dos veces. Nómbralo una sola vez.
problem-seat-count = { $count } nombres para { $wanted } asientos: da un nombre a cada asiento, y ninguno más.

## Mesas de un servidor

problem-table-token = Este enlace no abre esta mesa: es incorrecto, ya se usó o se renovó. Si ya te sentaste aquí, abre la mesa en el dispositivo donde lo hiciste; si no, pide un enlace nuevo a quien abrió la mesa.
problem-table-seated = Ya tienes un asiento en esta mesa. Sigue jugando con él.
problem-table-keys = Un asiento puede tener como máximo { $most } dispositivos e invitaciones abiertas. Renueva sus enlaces para empezar de nuevo.
problem-table-key-used = Esta clave ya se usa en esta mesa. Crea una nueva.
problem-table-unknown = Aquí no hay ninguna mesa así. Revisa el enlace o abre una mesa nueva.
problem-table-late = Esta respuesta es a la decisión { $decision }, pero ya se pregunta la { $now }. Vuelve a mirar la mesa.
problem-table-gathering = La partida aún no ha empezado. Espera a que todos se sienten.
problem-table-begun = La partida ya ha empezado. Vuelve a mirar la mesa.
problem-table-founder = Solo quien abrió la mesa puede empezar. Pídeselo.
problem-table-founder-pace = Solo quien abrió la mesa marca el ritmo de sus bots. Pídeselo.
problem-offline-alone = Solo quien juega únicamente con bots puede llevarse una copia, en una mesa sin reloj y que no sea del asedio diario.
problem-offline-bot-turn = Está decidiendo un bot. Llévate la copia cuando te toque a ti.
problem-offline-moved-on = Mientras tanto, la partida de esta mesa ha seguido otro camino. Tu copia queda como está y se puede abrir como una mesa propia.
problem-offline-foreign = Esta copia no es de la partida de esta mesa.
problem-offline-no-copy = Esto no es una copia de una partida en curso que una persona juega con bots.
problem-table-onlooker = Estás mirando. Abre el enlace de un asiento para participar.
problem-table-bot-plays = Ahora un bot juega en tu asiento. Recupera primero tu asiento.
problem-table-handed-over = Entre rivales, el bot que te sustituye juega hasta que todos hayan tenido un turno: podrás recuperar el asiento a partir del turno { $back }. Ahora es el turno { $turn }.
problem-table-no-proposal = Esta propuesta ya no está abierta. Mira la mesa otra vez.
problem-match-no-settlement = La partida no puede terminar así ahora. Si siguen en juego más de dos rivales, deja que un bot juegue en tu asiento en vez de rendirte.
problem-table-no-draw = Un bot no acepta tablas. Sigue jugando o ríndete.
problem-table-draw-offered = Ya has ofrecido tablas en este turno. Sigue jugando; podrás ofrecerlas de nuevo en otro turno.
problem-table-bots-seat = Este asiento es de un bot desde el principio. Elige el asiento de una persona.
problem-table-still-there = { $name } sigue en línea, aún no ha recibido un aviso o acaba de irse. Avísale primero; un bot puede ocupar el asiento cuando lleve un rato vacío y la mesa no tenga reloj.
problem-table-not-away = { $name } está aquí, o un bot juega en su lugar. Solo se puede avisar a quien está ausente.
problem-table-nudged = { $name } ya tiene un aviso y lo verá al volver.
problem-asking-none = Este juego te pregunta cada elección, así que no hay nada que ajustar.
problem-asking-unknown = «{ $value }» no dice cuándo preguntarte. Elige una de estas opciones: { $known }.
problem-table-phrase = «{ $phrase }» no es una frase de esta mesa. Di una de estas: { $known }.
problem-talk-off = En esta mesa se habla con frases hechas. Quien abre una mesa puede permitir el texto libre.
problem-talk-text = Un mensaje debe ser una línea legible de { $most } caracteres como máximo.
problem-talk-fast = Has dicho { $most } cosas en { $seconds } segundos. Espera un momento.
problem-talk-no-pointing = Los rivales no pueden señalar cosas. Solo un equipo puede.
problem-talk-nothing-there = En esta mesa no hay nada así que señalar. Mira la mesa otra vez.
problem-talk-nothing-said = { $name } no ha escrito nada aquí últimamente, así que no hay nada que denunciar.
problem-table-closed = La mesa se está abriendo de nuevo. Vuelve en un momento.
problem-table-one-seat = Puedes ocupar un solo asiento; deja los demás a amigos o bots.
problem-table-running = La partida aún está en marcha, así que su registro y su repetición no están abiertos. Vuelve cuando termine.
problem-replay-seat = En esta partida no hay asiento { $seat }: tiene { $seats }. Elige otro asiento, o ninguno para mirar.
problem-message-unreadable = Este mensaje no se puede leer ({ $reason }). La página del protocolo dice cómo es un mensaje.
problem-message-long = Este mensaje es demasiado largo. Envía como mucho { $most } bytes.
problem-hello-first = Saluda primero: envía un mensaje de tipo «hello» con el código de tu enlace.
problem-hello-twice = Ya has saludado. Abre otra conexión para otro asiento.
problem-limit-requests = Demasiadas peticiones a la vez. Espera un momento y vuelve a intentarlo.
problem-limit-tables = Se han abierto demasiadas mesas desde tu dirección. Espera unos minutos y vuelve a intentarlo.
problem-limit-sockets = Hay más de { $most } conexiones abiertas desde tu dirección. Cierra algunas ventanas y vuelve a intentarlo.
problem-page-unknown = No hay nada en esta dirección. La página del protocolo las enumera todas.
problem-host-unknown = Este servidor no responde a ese nombre. Llámalo por su dirección o inícialo con --name.
problem-web-not-built = Las páginas de la mesa no están construidas. Instala Node 20 o posterior y vuelve a instalar Siegeworks (en la carpeta del código: make setup).
problem-serve-port = No se puede escuchar en { $host }, puerto { $port } ({ $reason }). Elige otro con --port.
problem-origin-foreign = Solo pueden hacerlo las páginas de este servidor. Abre su propia dirección en el navegador.
problem-table-seed = Entre rivales nadie puede elegir el reparto: quien conoce la semilla conoce todas las cartas. Repítelo con bots.
problem-table-no-hint = Entre rivales, el entrenador no ayuda a nadie mientras pueda jugar otra persona. Pregúntale en una mesa solo con bots.
problem-hint-pending = El entrenador todavía piensa en tu última pregunta. Espera su respuesta.
problem-coach-failed = El entrenador no ha encontrado respuesta. Vuelve a preguntarle dentro de un momento.
problem-limit-hints = Se ha preguntado demasiado al entrenador desde tu dirección. Espera un momento o decide por tu cuenta.
problem-coach-busy = El entrenador tiene ahora demasiado en que pensar. Vuelve a preguntarle dentro de un momento.
problem-branch-line = Esta partida no tiene ninguna jugada { $line } desde la que empezar. Elige una del 1 al { $most }.
problem-message-slow = Esta petición tardó demasiado en llegar. Envíala otra vez.
problem-reading-failed = La partida terminada no se pudo leer en este momento. Inténtalo de nuevo dentro de un momento.
problem-proxy-address = «{ $address }» no es la dirección de un proxy. Escribe una dirección o una red, por ejemplo 10.0.0.0/8.
problem-config-unreadable = { $file } no es una configuración de servidor ({ $reason }). La página «Run it for your club» dice qué puede contener.
problem-config-certificate-key = Un certificado necesita su clave, y una clave su certificado. Indica los dos en la configuración, o ninguno.
problem-think-address = { $address } no tiene la forma HOST:PUERTO.
problem-think-secret = El secreto de { $file } tiene menos de { $least } caracteres.
problem-think-no-secret = Los servidores y quienes piensan por ellos necesitan un secreto común. Indica su archivo con --thinkers-secret.
problem-serve-certificate = El certificado { $file } no se puede usar ({ $reason }). Comprueba los dos archivos y que vayan juntos.
problem-content-not-offered = Este servidor no ofrece ningún paquete de contenido «{ $name }» para este juego. Ofrece: { $known }.
problem-content-name-twice = Dos paquetes de contenido se llaman «{ $name }». Cambia el nombre de uno de los archivos.
problem-bot-location = «{ $bot }» no dice dónde hay un bot. Escribe módulo:Clase, por ejemplo my_bots:Careful.

## Learning environments

problem-reward-unknown = No existe la recompensa «{ $reward }». Elige una de estas o da una función: { $known }.
problem-reward-discount = «{ $value }» no es un descuento. Escribe, por ejemplo, shaped:0.99, con un número mayor que 0 y como máximo 1.
problem-reward-seats = La función de recompensa debe dar un número por asiento: ha dado { $count } y deben ser { $wanted }.
problem-env-seat = En esta mesa no existe el asiento { $seat }. Elige un número entre 0 y { $most }.
problem-env-bots = Alguien tiene que jugar los demás asientos. Nombra al menos un bot, como greedy.
problem-env-reset = La partida no ha empezado o ya ha terminado. Llama a reset antes del siguiente paso.
problem-env-count = No se pueden jugar { $count } partidas a la vez. Elige un número a partir de 1.
problem-env-nobody = Los acompañantes juegan todos los asientos, así que no queda nada que decidir. Deja al menos un asiento a quien aprende.
problem-env-actions = Un paso necesita una acción por partida: ha habido { $count } y deben ser { $wanted }.
problem-env-bot = «{ $value }» no puede jugar un asiento. Da el nombre de un bot, un bot con un método choose o una función que cree uno a partir de un juego y una semilla.
problem-env-players = No puede haber { $seats } asientos (seats) y { $players } jugadores (players): significan lo mismo. Da solo uno de los dos.
problem-env-information-state = Estos juegos no tienen estado de información, porque una vista no contiene toda la historia. Usa observation_string u observation_tensor; para IS-MCTS, pon use_observation_string=True.
