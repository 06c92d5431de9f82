## Everywhere

site = Sitio
skip-to-content = Saltar al contenido
language = Idioma
sound = Sonido
volume = Volumen
settings = Ajustes
help = Ayuda
rules = Reglas
cups = Ligas y copas
chronicles = Crónicas
replay = Repetición
close = Cerrar
cancel = Cancelar
next = Siguiente
all = Todo
find = Buscar
name = Nombre
copy = Copiar
copied = Copiado
share = Compartir
qr = Código QR
qr-of = Código QR: { $label }
look = Ver
resume = Continuar
guided = Primera partida guiada
loading = Se encienden las antorchas…
try-again = Reintentar
to-home = Ir al inicio
show-more = Mostrar más
nothing-found = No se ha encontrado nada.
turn = Turno { $turn }
seat-nameless = Asiento { $letter }
default-name = Novato
your-name = Tu nombre

## When something is missing

problem-offline = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
problem-offline-short = Sin conexión
problem-unknown = Algo ha salido mal. Inténtalo de nuevo dentro de un momento.
missing-title = Aquí no hay nada
missing-text = Este camino no lleva a ninguna parte. Quizá el enlace se copió incompleto.
no-link-title = Hace falta un enlace
no-link-text = Cada asiento tiene su propio enlace y este navegador no conoce ninguno de esta mesa. Pídeselo a quien la abrió.
broken-link-title = El enlace está incompleto
broken-link-text = A este enlace le falta un trozo; quizá se perdió al copiarlo. Cópialo otra vez entero o pide que te lo envíen de nuevo.
barred-title = La puerta sigue cerrada

## Start page

home-title = Asedios para una a cuatro personas, en el navegador
home-what = Defended juntos una fortaleza o asaltad los castillos ajenos: juegos de asedio con enanos, orcos y murallas, con amigos y bots.
play-now = Jugar a { $game } ya
home-bots = Bots
play-solo = Jugar en solitario
play-with-bots =
    { $count ->
        [one] Con un bot
       *[other] Con { $count } bots
    }
play-against-bots =
    { $count ->
        [one] Contra un bot
       *[other] Contra { $count } bots
    }
play-guided = Primera partida guiada
play-with-friends = Con amigos
rules-of = Reglas de { $game }
tables-title = Tus mesas
tables-finished = Partidas terminadas
tables-none = Aún no hay mesas. Las que abras o a las que te unas aparecerán aquí, solo en este navegador.
title-waiting =
    { $count ->
        [one] ● Te toca decidir
       *[other] ● { $count } partidas te esperan
    }
tables-gathering = La gente se está reuniendo
tables-over = La partida ha terminado
tables-your-turn = Te toca decidir
tables-their-turn = Le toca a { $name }
nudged = { $name } te recordó esta partida mientras no estabas.
tables-running = La partida sigue
tables-gone = Esta mesa ya no existe.
tables-remove = Quitar { $game } de la lista

## A new table

new-title = Abrir una mesa
new-game = Juego
new-seats = Asientos
new-seat-count = Número de asientos
new-who = Quién se sienta aquí
who-me = Yo
who-here = Alguien en esta pantalla
who-friend = Un amigo o amiga
who-bot = Un bot
name-later = Lo elegirá quien venga
bot-level = Bot
bot-beginner = Bot principiante
bot-steady = Bot firme
bot-expert = Bot experto
bot-greedy = Bot prudente
bot-random = Bot temerario
new-pace = Ritmo de los bots
pace-0 = Al instante
pace-600 = Ágil
pace-1500 = Pausado
new-clock = Tiempo para decidir
new-clock-hint = Solo corre el tiempo de quien tiene que decidir. Cuando se acaba, un bot juega por esa persona hasta que recupere el asiento.
new-talk = Texto libre
own-words-usual = En equipo sí, entre rivales no
own-words-yes = Permitido
own-words-no = Solo frases hechas
clock-none = Sin límite
clock-unlimited = sin límite de tiempo
new-clock-bot = Bot que toma el relevo
clock-brisk = 30 segundos por decisión, 5 minutos de reserva
clock-calm = 2 minutos por decisión, 15 minutos de reserva
clock-day = 1 día por decisión, 7 días de vacaciones
clock-days = 3 días por decisión, 14 días de vacaciones
clock-week = 7 días por decisión, 14 días de vacaciones
new-deal = Jugar un reparto concreto
new-deal-hint = Las mismas palabras dan las mismas cartas y los mismos dados. Esa partida no entra en las Crónicas.
new-content = Contenido
new-content-own = El del juego
house-rules = Reglas de la casa
house-rules-hint = La primera opción es siempre la regla tal como la leemos en el reglamento.
new-open = Abrir la mesa
option-difficulty = Dificultad

## Gathering

gather-title = La mesa se está reuniendo
gather-who = Alrededor de la mesa
gather-links = Envía a cada amigo el enlace de un asiento. Funciona una vez: quien se siente con él se queda el asiento.
gather-local = Estos enlaces solo funcionan en este ordenador. Para invitar a otras personas, inicia el servidor con «siegeworks serve --lan».
gather-empty = Nadie todavía
gather-begin = Empezar
gather-bots =
    { $count ->
        [one] Un asiento vacío lo jugará un bot.
       *[other] { $count } asientos vacíos los jugarán bots.
    }
gather-wait = La partida empieza cuando lo diga quien abrió la mesa.
join-title = Toma asiento
join-text = Diles a los demás quién eres.
join-sit = Sentarse
links = Enlaces de esta mesa
link-seat = Enlace del asiento { $letter }
link-watch = Enlace para espectadores
link-watch-hint = Quien mira ve lo que todos pueden ver y no toca nada.
device-title = Otro dispositivo tuyo
device-hint = Abre tu asiento en tu móvil o en otro ordenador. El enlace funciona una vez, y los demás ven que tienes dos dispositivos.
device-invite = Crear un enlace
device-link = Enlace para otro dispositivo tuyo
device-join-title = Jugar también aquí
device-join-text = Este enlace abre tu asiento también en este dispositivo.
device-join = Usar este dispositivo
links-renew = Renovar los enlaces
links-renew-hint = Cierra tus otros dispositivos y anula los enlaces para ellos.
links-renew-founder = Cierra tus otros dispositivos, despide a quienes miran y cambia los enlaces de los asientos libres. Los amigos que ya se sentaron se quedan.
links-renewed = Los enlaces antiguos ya no funcionan.

## Settings

theme = Aspecto
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
animations = Animaciones
animations-hint = También se apagan si tu sistema pide menos movimiento.
shortcuts = Atajos de una tecla
shortcuts-hint = Letras como U para deshacer; la ayuda las enumera.
letters = Letras en las figuras
letters-hint = Las figuras llevan también una letra, además de su forma y su color.
notify = Notificaciones
notify-hint = Cuando te toca decidir y estás mirando otra cosa.
ready = Poder seguir sin conexión
ready-hint = En las mesas solo con bots que abras a partir de ahora, este navegador guarda una copia de la partida para que sigas jugando si se pierde la conexión. Esas partidas no cuentan.
notify-refused = El navegador no permite notificaciones de esta página.
asking = ¿Cuándo se te pregunta?

## Chronicles

chronicles-lead = Victorias y derrotas dignas de recuerdo, las mejores primero.
chronicles-none = Las páginas siguen en blanco. Aquí se escribirá la primera partida terminada que cuente.
chronicles-result = Resultado
chronicles-winner = ganó
chronicles-wins = Ganadas
chronicles-losses = Perdidas
chronicles-score = Puntos
chronicles-names = Nombres
chronicles-title = Título
chronicles-rewinds = Vueltas atrás
chronicles-hints = Pistas
chronicles-date = Fecha

## Rules

rules-find = Busca por palabras o por regla, por ejemplo R-TURN
rules-print = Imprimir las reglas principales
rules-turn = El turno
rules-count =
    { $count ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $count } reglas
    }

## Help

about-play-title = Cómo se juega
about-play = Haz clic en una carta y después en uno de sus usos o en un lugar iluminado. La barra bajo el tablero dice qué se pregunta; lo que está en gris explica por qué al detenerte en ello o al hacer clic.
about-friends-title = Con amigos
about-friends = Abre una mesa y envía a cada amigo el enlace de un asiento. Nadie necesita una cuenta: cada enlace sirve una sola vez y el asiento es de quien se sienta con él. Cierra la pestaña cuando quieras; la mesa guarda tu asiento.
about-back-title = Deshacer
about-back = Puedes deshacer tu última elección mientras nadie se haya enterado de nada por ella. En los juegos cooperativos también podéis acordar entre todos volver más atrás: haz clic en una línea del registro.
about-bots-title = Bots
about-bots = Los bots ven solo lo que puede ver su asiento. Cede tu asiento a un bot en cualquier decisión y recupéralo más tarde; entre rivales, el bot sigue jugando hasta que todos hayan tenido un turno.
about-coach-title = El entrenador
about-coach = El entrenador dice qué haría, con qué probabilidad se gana así y por qué; pulsa «Pista» en la barra bajo el tablero. Solo ve lo que ves tú. Después de la partida muestra cómo subió y bajó la probabilidad de ganar, y desde cualquier jugada de una repetición puedes seguir jugando de otra manera.
about-plain-title = Mesa de texto
about-plain = Cada mesa existe también como página de texto para lectores de pantalla: listas, encabezados y una caja de órdenes, con exactamente las mismas acciones. Está en el menú de la mesa.
about-dice-title = Dados honestos
about-dice = Antes de empezar, el servidor publica una huella de su semilla. Al final se muestra la semilla, y cada dado y cada barajado se puede comprobar con ella.
about-privacy-title = Privacidad
about-privacy = Tu nombre, tus ajustes y los enlaces de tus mesas se quedan en este navegador; con un perfil, el servidor los guarda para tus otros dispositivos. El servidor guarda las partidas y los nombres usados en ellas. No se carga nada de ningún otro sitio y no se rastrea a nadie.
about-licence-title = Tipografías
about-licence = Las tipografías Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica) y Almendra (Ana Sanfelippo) se usan bajo la licencia SIL Open Font License 1.1. Todos los dibujos y sonidos son nuestros.
about-keys-title = Teclado
about-keys = Las letras sueltas se pueden desactivar en los ajustes.
key-a = Lista de todas las acciones
key-u = Deshacer
key-c = Pedir una pista al entrenador
key-d = Leer la decisión en voz alta
key-t = Leer las amenazas en voz alta
key-l = Leer el último suceso en voz alta
key-h = Ir a la mano
key-b = Ir al tablero
key-y = Mostrar qué significan los símbolos
key-x = Ampliar una carta, una loseta o una ficha; las flechas pasan a otras
key-esc = Cerrar la explicación; después, quitar la selección
key-tab = Moverse y elegir, en todas partes
key-arrows = Recorrer una repetición
me = Tú
me-badge = { $colour }, { $rune }
colour-amber = ámbar
colour-crimson = carmesí
colour-moss = verde musgo
colour-sky = azul cielo
colour-violet = violeta
colour-slate = gris pizarra
rune-axe = hacha
rune-bow = arco
rune-gate = puerta
rune-hammer = martillo
rune-moon = luna
rune-mountain = montaña
rune-sun = sol
rune-tower = torre
puzzles = Problemas
daily = Asedio diario
daily-game = Juego
daily-place-short = Puesto
daily-luck = Suerte
daily-adjusted = Sin la suerte
daily-you = (tú)
daily-proof = Dados limpios
daily-to-ranking = Ver la clasificación del día
daily-seed-later = Otras personas aún juegan este reparto. La semilla y el registro se publican cuando acabe el día.
peer-open = Abrir una invitación
peer-away = Esta mesa está en el navegador de quien te invitó, y la conexión ha terminado. Pide una invitación nueva; tu asiento sigue siendo tuyo.
copy-title = Seguir en otro sitio
copy-what = Llévate una copia de esta partida, por ejemplo para seguir sin red: «Abrir una mesa» de cualquier página de Siegeworks la abre, también de una página sin servidor. Después tráela de vuelta aquí; se comprueba cada jugada.
copy-uncounted = Una copia contiene lo que aún está oculto, así que esta partida dejará de contar.
copy-take = Guardar una copia
copy-taken = La copia está guardada. Si también decides algo aquí, la copia ya no podrá volver.
copy-return = Traer una copia de vuelta
copy-returned = { $lines ->
    [0] La copia no trae nada nuevo.
    [one] La partida sigue aquí, una jugada más adelante.
   *[other] La partida sigue aquí, { $lines } jugadas más adelante.
}
copy-spare = Tener lista una copia en este navegador después de cada jugada, por si se pierde la conexión
copy-spare-ready = Habrá una copia lista siempre que te toque.
copy-spare-offer = Hay una copia de esta partida lista: ábrela en una página sin servidor y tráela de vuelta después.
copy-spare-left = La copia está guardada. Cuando el servidor vuelva, tráela de vuelta aquí.
copy-spare-save = Seguir sin conexión
copy-spare-back = El servidor ha vuelto. Si seguiste con la copia, tráela de vuelta antes de decidir nada aquí.
copy-open = Seguir con una copia
copy-open-hint = Elige el archivo de una partida que se guardó con «Seguir en otro sitio».
file-choose = Elegir un archivo
plain-table = Mesa de texto
plain-position = La posición
