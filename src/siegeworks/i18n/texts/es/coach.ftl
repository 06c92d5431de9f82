# El entrenador en la terminal: consejos y el análisis de una partida terminada.

## Help pages

cli-analyse = El entrenador examina una partida terminada: la probabilidad de ganar a lo largo del tiempo, los momentos decisivos, lo que costaron las elecciones y lo que fue suerte.
cli-analyse-log = Un archivo de registro, el id de una partida guardada, o last para la última terminada.
cli-analyse-simulations = Cuántas simulaciones dedica el entrenador a cada elección; con más tarda más y acierta más.
cli-play-what-if = Empieza desde la mitad de una partida terminada con dados nuevos: su archivo de registro, su id, o last. Indica con --line desde dónde.
cli-play-line = Antes de qué jugada de esa partida se empieza.

## Faults

problem-analysis-running = La partida no ha terminado y mucho en ella sigue oculto. Termínala primero.
problem-save-none-finished = Aquí no hay todavía ninguna partida terminada. Juega antes una hasta el final.
problem-analysis-simulations = El entrenador no puede dedicar { $value } simulaciones a una elección. Elige un número del 1 al { $most }.
problem-cli-what-if-line = Indica con --line antes de qué jugada se empieza: un número del 1 al { $last }.
problem-cli-what-if-options = La partida de la que se parte ya trae sus asientos y ajustes. Quita --seats, --difficulty, --open-hands, --set, --position y --resume.
problem-cli-line-alone = --line va con --what-if. Indica con él desde qué partida se empieza.

## Hints

hint-title = Lo que haría el entrenador y la probabilidad de ganar así:
hint-thinking = { $name } está pensando…
hint-percent = { $value } %

coach-only = No se puede hacer otra cosa.
coach-order = Sin ella, la probabilidad de ganar es del { $percent } %; el orden en que se elige no importa.
coach-equal =
    { $of ->
        [2] Las dos son igual de buenas: el entrenador no ve diferencia.
       *[other] { $count ->
            [2] Las dos primeras son igual de buenas: el entrenador no ve diferencia entre ellas.
           *[other] Las { $count } primeras son igual de buenas: el entrenador no ve diferencia entre ellas.
        }
    }
coach-effect = { $what } al final del turno, de media: { $ours } tras la mejor opción, { $theirs } tras «{ $other }».
coach-tie = Ganan con la misma probabilidad. { $what } al final del turno, de media: { $ours } tras la primera opción, { $theirs } tras «{ $other }».
coach-better =
    { $points ->
        [one] De cada 100 partidas, la mejor opción gana más o menos una más que «{ $other }»; el entrenador no está seguro de ninguna causa concreta.
       *[other] De cada 100 partidas, la mejor opción gana unas { $points } más que «{ $other }»; el entrenador no está seguro de ninguna causa concreta.
    }
coach-sure = La mejor opción gana en todos los intentos.
coach-win = La mejor opción gana la partida en este turno en { $ours } de cada 100 intentos; «{ $other }», en { $theirs }.
coach-loss = La mejor opción pierde la partida en este turno en { $ours } de cada 100 intentos; «{ $other }», en { $theirs }.
coach-tenths = { $whole },{ $tenths }

## Analysis

analysis-judging = examinando
analysis-chance = Probabilidad de ganar, tal como la veía el entrenador en cada momento
analysis-chance-of = { $name }: probabilidad de ganar
analysis-turns = turno
analysis-turning-points = Momentos decisivos
analysis-no-turning-points = Ninguna elección ni ningún golpe de suerte decidió por sí solo esta partida.
analysis-point = Turno { $turn }, jugada { $line }, { $name }: «{ $action }»
analysis-point-lost =
    { $points ->
        [one] El entrenador habría elegido «{ $best }». Costó 1 punto.
       *[other] El entrenador habría elegido «{ $best }». Costó { $points } puntos.
    }
analysis-point-luck =
    { $side ->
        [team] Después, los dados y las cartas { $turned ->
            [better] subieron
           *[worse] bajaron
        } la probabilidad del { $before } al { $after }.
       *[rivals] Después, los dados, las cartas y los demás { $turned ->
            [better] subieron
           *[worse] bajaron
        } la probabilidad del { $before } al { $after }.
    }
analysis-accounts = Lo que valieron las elecciones y la suerte, en puntos porcentuales
analysis-head-decisions = decisiones
analysis-head-as-coach = no peores que el entrenador
analysis-head-lost = elecciones
analysis-head-luck = suerte
analysis-in-all = En total: del { $start } al principio al { $end } al final. Elecciones: { $lost }, suerte: { $luck }.
analysis-in-all-of = { $name }: del { $start } al principio al { $end } al final. Elecciones: { $lost }, suerte: { $luck }.
analysis-score = { $what }: al elegir entre opciones que ganan igual de a menudo se desperdició { $count }.
analysis-explained =
    { $side ->
        [team] La suerte es lo que hicieron los dados y las cartas. El entrenador solo estima: en una decisión puede errar unos puntos; en toda la partida, diez o más.
       *[rivals] La suerte es lo que hicieron los dados, las cartas y los demás. El entrenador solo estima: en una decisión puede errar unos puntos; en toda la partida, diez o más.
    }
analysis-what-if =
    Prueba otra vez desde un momento decisivo, con dados nuevos:
      siegeworks play --what-if { $log } --line { $line }

## Levels of bots

term-ask-level = ¿Qué nivel tienen los bots?
level-beginner = principiante
level-steady = firme
level-expert = experto
level-beginner-about = mira un paso por delante, como un novato prudente; responde al instante
level-steady-about = piensa un momento cada elección y juega con solidez
level-expert-about = planea lo mejor que puede; tarda hasta un segundo por elección
