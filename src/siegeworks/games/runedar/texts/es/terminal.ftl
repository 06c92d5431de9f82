## Questions before a game

setup-seats = ¿Cuántos enanos?
setup-difficulty = ¿Qué dificultad?
setup-bots =
    { $count ->
        [one] ¿Juega un bot con el otro enano?
       *[other] ¿Juegan bots con los otros { $count } enanos?
    }
setup-other-name = ¿Quién juega con el enano { $number }?

## At the table

term-move-codes = Mover (p. ej. { $code }) a:
term-pass = sin usarla
term-fill = Rellenar el hueco { $space } con:
term-hire = Contratar contra:
term-hire-orcs = todos los orcos de los talleres
term-sure-end =
    { $count ->
        [one] Queda 1 carta sin jugar. ¿Terminar el turno de todos modos?
       *[other] Quedan { $count } cartas sin jugar. ¿Terminar el turno de todos modos?
    }
terminal-legend = En el dibujo: o orco, o! orco a punto de robar, [A] enano, (2) círculo abierto con sus impactos, (•) círculo cubierto, ▒ escombros, ▓ sección de túnel cerrada, ✓ abierta, ▲ máquina, ▂ máquina tumbada, ○ recurso que falta, ● recurso entregado

## Panels

term-upgrades = Mejoras
term-blocked = bloqueado
term-empty = vacío
term-ready = lista
term-left = Derrota en
term-left-siege = asedio { $count }
term-left-orcs = orcos { $count }
term-left-trolls = troles { $count }
term-left-catapult = catapulta { $count }
term-mercenaries = Contratar (oro)
term-merc-orcs = orcos
term-merc-goblin = goblin
term-merc-troll = trol
term-merc-catapult = catapulta
term-merc-siege = asedio
term-dangers = Peligros
term-dwarves = Enanos
term-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
term-unseen = fuera de la vista:

## The picture

term-map-chamber = Cámara
term-map-carpenter = Carpint.
term-map-tannery = Peletería
term-map-foundry = Fundición
term-map-entrance = Entrada
term-map-carpenter_wall = Muro
term-map-tannery_wall = Muro
term-map-foundry_wall = Muro
term-map-carpenter_field = Campo
term-map-tannery_field = Campo
term-map-foundry_field = Campo
term-map-tunnel_tower = T.túnel
term-map-west_tower = T.oeste
term-map-east_tower = T.este
term-tunnel = túnel
term-gold = oro
term-token-wood = Ma
term-token-leather = Pi
term-token-metal = Me
term-token-any = *
term-machine-tower = torre de asedio
term-machine-catapult = catapulta
term-place-chamber = cámara
term-place-carpenter = carpintería
term-place-tannery = peletería
term-place-foundry = fundición
term-place-entrance = entrada
term-place-carpenter_wall = muro carp.
term-place-tannery_wall = muro pel.
term-place-foundry_wall = muro fund.
term-place-carpenter_field = campo carp.
term-place-tannery_field = campo pel.
term-place-foundry_field = campo fund.
term-place-tunnel_tower = torre túnel
term-place-west_tower = torre oeste
term-place-east_tower = torre este

## The Chronicles

chronicle-won = { $place }. { $score } de oro, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
chronicle-lost = { $place }. { $score ->
        [one] 1 goblin
       *[other] { $score } goblins
    }, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
