## The fortress

runedar-board = La fortaleza de Runedar
runedar-outside = Exterior
runedar-gold =
    { $count ->
        [one] 1 pepita
       *[other] { $count } pepitas
    }
runedar-orcs =
    { $count ->
        [one] 1 orco
       *[other] { $count } orcos
    }
runedar-loses =
    { $count ->
        [one] La próxima flecha cuesta 1 pepita
       *[other] La próxima flecha cuesta { $count } pepitas
    }
runedar-idle = Aquí no se puede trabajar
runedar-rubble =
    { $count ->
        [one] 1 escombro cierra el paso
       *[other] { $count } escombros cierran el paso
    }
runedar-circle =
    { $hits ->
        [one] Círculo de 1 impacto
       *[other] Círculo de { $hits } impactos
    }
runedar-circles =
    { $count ->
        [one] 1 círculo sin cubrir
       *[other] { $count } círculos sin cubrir
    }
runedar-missing =
    { $count ->
        [0] No falta nada
       *[other] Faltan: { $count }
    }
runedar-section-free = Sección { $number } del túnel: despejada
runedar-section-goblins = Sección { $number } del túnel: abierta, con goblins en medio
runedar-section-digging =
    Sección { $number } del túnel: { $count ->
        [one] queda 1 escombro por cavar
       *[other] quedan { $count } escombros por cavar
    }
runedar-section-closed = Sección { $number } del túnel: cerrada
runedar-machine-reserve = En la reserva
runedar-machine-stands = En el área de { $name }, lista para actuar
runedar-machine-lies = En el área de { $name }, tumbada
runedar-reserve = en la reserva
runedar-stands = lista para actuar
runedar-lies = tumbada
runedar-arrow = Avanzan todos los orcos

## Dice and things in hand

runedar-roll-melee =
    { $count ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $count } impactos
    }
runedar-roll-ranged =
    { $count ->
        [0] fallo
        [one] 1 virote acierta
       *[other] { $count } virotes aciertan
    }
runedar-hits-left =
    { $count ->
        [one] 1 impacto por repartir
       *[other] { $count } impactos por repartir
    }
runedar-in-hand = ¿Adónde va?

## Cards

runedar-hand = Mano de { $name }
runedar-hand-empty = No quedan cartas este turno
runedar-card-hidden = Una carta oculta
runedar-orc-card = Revela una carta de asedio antes que nada
runedar-pile =
    { $count ->
        [one] 1 carta por robar
       *[other] { $count } cartas por robar
    }
runedar-discard =
    { $count ->
        [one] 1 carta descartada
       *[other] { $count } cartas descartadas
    }
runedar-played = Jugadas este turno
runedar-use-wood = Madera
runedar-use-leather = Piel
runedar-use-metal = Metal
runedar-use-any = Cualquiera
runedar-use-melee = Luchar
runedar-use-direct = Directos
runedar-use-ranged = Disparar
runedar-use-dig = Cavar
runedar-use-move = Mover

## Beside the board

runedar-siege = Mazo de asedio
runedar-siege-described =
    Mazo de asedio: nivel { $level } de 5, { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }, { $within } de este nivel
runedar-siege-left =
    { $count ->
        [one] carta de asedio
       *[other] cartas de asedio
    }
runedar-siege-none = Aún no se ha revelado ninguna carta de asedio
runedar-orcs-left =
    { $count ->
        [one] orco en reserva
       *[other] orcos en reserva
    }
runedar-trolls-left =
    { $count ->
        [one] trol por venir
       *[other] troles por venir
    }
runedar-catapult-left =
    { $count ->
        [one] carta de catapulta
       *[other] cartas de catapulta
    }
runedar-gold-left =
    { $count ->
        [one] pepita de oro
       *[other] pepitas de oro
    }
runedar-upgrades = Tablero de mejora
runedar-space = Hueco { $number }
runedar-space-empty = Vacío
runedar-space-blocked = Destrozado
runedar-ready = Lista
runedar-needs = Aún necesita { $cost }
runedar-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
runedar-mercenaries = Mercenarios
runedar-mercenaries-hint = Cada uno trabaja una sola vez, a cambio de oro de la cámara.
runedar-hired = Ya contratado
runedar-price =
    Precio: { $count ->
        [one] 1 pepita
       *[other] { $count } pepitas
    }
runedar-companions = Compañeros
runedar-cards-in-hand =
    { $count ->
        [one] 1 carta en mano
       *[other] { $count } cartas en mano
    }
runedar-do-clear = Vaciar un hueco…
runedar-do-pass = Jugar una carta sin usarla…
runedar-do-rest = Acabar el turno antes…

## In words only

runedar-words-treasure = Tesoro y túnel
runedar-words-places = Lugares
runedar-words-enemies = Enemigos
runedar-words-hand = Tu mano
runedar-words-nobody = nadie
runedar-words-stock = En los talleres: { $list }
runedar-words-defeated =
    { $count ->
        [one] 1 goblin derrotado
       *[other] { $count } goblins derrotados
    }
runedar-words-last = Última carta de asedio: { $card }
runedar-words-none = Ninguno

## Tabs, end and chart

runedar-tab-side = Asedio y mejoras
runedar-end-won = ¡Escapasteis!
runedar-end-lost = La fortaleza ha caído
runedar-chart-gold = Oro
runedar-chart-sections = Secciones del túnel abiertas
runedar-chart-siege_left = Cartas de asedio restantes
runedar-chart-orcs = Orcos

## The legend

runedar-legend-move = Moverse: hasta tantos pasos como el número
runedar-legend-magic = Movimiento mágico: a cualquier lugar y después otra acción de la carta
runedar-legend-wood = Madera, se trabaja en la carpintería
runedar-legend-leather = Piel, se trabaja en la peletería
runedar-legend-metal = Metal, se trabaja en la fundición
runedar-legend-any = El recurso del taller en el que estás
runedar-legend-melee = Luchar: tantos dados contra un enemigo donde estás
runedar-legend-direct = Impactos directos, sin tirada
runedar-legend-ranged = Disparar: tantos dados, desde una torre
runedar-legend-dig = Cavar: tantos escombros en la entrada al túnel
runedar-legend-hit = Un impacto al luchar; el número de un círculo dice cuántos impactos lo cubren
runedar-legend-crossbow = Un impacto al disparar, nada al luchar
runedar-legend-orc = Orco: escala su muro y roba oro
runedar-legend-troll = Trol en la entrada al túnel: cae cuando todos sus círculos están cubiertos
runedar-legend-goblin = Goblin: se va cuando recibe lo que quiere o cuando lo vences
runedar-legend-tower = Torre de asedio: al actuar trae un trol
runedar-legend-catapult = Catapulta: al actuar destroza un hueco del tablero de mejora
runedar-legend-arrow = Flecha: todos los orcos dan un paso hacia el oro
runedar-legend-rubble = Escombros del túnel
runedar-legend-gold = Pepita de oro
runedar-legend-blocked = Hueco destrozado: ya no tendrá mejoras
