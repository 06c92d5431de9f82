# Los bots: cómo se nombran y qué puede fallar con los ajenos.

problem-bot-unknown = No hay ningún bot llamado «{ $bot }»; elige uno de estos: { $known }.
problem-bot-budget = «{ $name }» no dice cuánto puede pensar { $bot }: escribe { $bot }:400 para 400 simulaciones (como máximo { $most_simulations }) o { $bot }:50ms para 50 milisegundos (como máximo { $most_milliseconds }).
problem-bot-illegal = El bot «{ $bot }» ha elegido «{ $action }», que no está entre las acciones permitidas que se le dieron.
problem-bot-failed = El bot «{ $bot }» se ha detenido con un error: { $reason } ({ $file }, línea { $line }).
problem-bot-other-game = El bot «{ $bot }» no juega a { $game }; juega a { $games }.
problem-bot-needs-evaluator = El bot «{ $bot }» necesita un evaluador entrenado y { $game } no tiene ninguno: elige flat:400 en su lugar.
problem-bot-no-module = No hay ningún módulo de Python «{ $module }» para el bot «{ $bot }»: debe estar en la carpeta actual o instalado.
problem-bot-no-name = El módulo «{ $module }» no define «{ $name }», así que no existe el bot «{ $bot }».
problem-bot-no-factory = «{ $bot }» no es un bot: indica una clase o una función que reciba un juego y una semilla.
problem-bot-in-log = El registro nombra el bot «{ $bot }», que es código ajeno a Siegeworks: añade --bots { $bot } si quieres ejecutarlo.
problem-coach-missing = { $game } no tiene entrenador, así que no hay consejos ni análisis.
