## The game

game-title = El asedio de Runedar
game-summary = Un juego cooperativo para entre uno y cuatro enanos: defended la vieja fortaleza de orcos, troles y máquinas de asedio mientras caváis un túnel hacia la libertad. Cuanto más oro salvéis, mayor será la leyenda.

## Places: the label, the way there, and being there

place-chamber = Cámara central
place-chamber-to = a la cámara central
place-chamber-at = en la cámara central
place-carpenter = Carpintería
place-carpenter-to = a la carpintería
place-carpenter-at = en la carpintería
place-tannery = Peletería
place-tannery-to = a la peletería
place-tannery-at = en la peletería
place-foundry = Fundición
place-foundry-to = a la fundición
place-foundry-at = en la fundición
place-entrance = Entrada al túnel
place-entrance-to = al patio de la entrada al túnel
place-entrance-at = en el patio de la entrada al túnel
place-carpenter_wall = Muro de la carpintería
place-carpenter_wall-to = al muro de la carpintería
place-carpenter_wall-at = en el muro de la carpintería
place-tannery_wall = Muro de la peletería
place-tannery_wall-to = al muro de la peletería
place-tannery_wall-at = en el muro de la peletería
place-foundry_wall = Muro de la fundición
place-foundry_wall-to = al muro de la fundición
place-foundry_wall-at = en el muro de la fundición
place-carpenter_field = Exterior del muro de la carpintería
place-carpenter_field-to = al exterior del muro de la carpintería
place-carpenter_field-at = ante el muro de la carpintería
place-tannery_field = Exterior del muro de la peletería
place-tannery_field-to = al exterior del muro de la peletería
place-tannery_field-at = ante el muro de la peletería
place-foundry_field = Exterior del muro de la fundición
place-foundry_field-to = al exterior del muro de la fundición
place-foundry_field-at = ante el muro de la fundición
place-tunnel_tower = Torre del túnel
place-tunnel_tower-to = a la torre del túnel
place-tunnel_tower-at = en la torre del túnel
place-west_tower = Torre oeste
place-west_tower-to = a la torre oeste
place-west_tower-at = en la torre oeste
place-east_tower = Torre este
place-east_tower-to = a la torre este
place-east_tower-at = en la torre este

## Things

resource-wood = madera
resource-leather = piel
resource-metal = metal
use-wood = Madera
use-leather = Piel
use-metal = Metal
use-any = Cualquier recurso
use-melee = Luchar
use-direct = Impactos directos
use-ranged = Disparar
use-dig = Cavar
use-move = Mover
deck-yellow = mazo amarillo
deck-grey = mazo gris
deck-red = mazo rojo
machine-tower = torre de asedio
machine-catapult = catapulta
difficulty-easy = Fácil
difficulty-normal = Normal
difficulty-hard = Difícil
difficulty-epic = Épico
goblin-kind-fixed =
    Pide: { $wood ->
        [0]
            { $leather ->
                [0] { $metal } de metal
               *[other]
                    { $leather } de piel{ $metal ->
                        [0] { "" }
                       *[other] , { $metal } de metal
                    }
            }
       *[other]
            { $wood } de madera{ $leather ->
                [0] { "" }
               *[other] , { $leather } de piel
            }{ $metal ->
                [0] { "" }
               *[other] , { $metal } de metal
            }
    }
goblin-kind-mix =
    Pide { $amount ->
        [one] 1 recurso cualquiera
       *[other] { $amount } recursos en cualquier combinación
    }
goblin-kind-rubble =
    Pide que retires { $amount ->
        [one] 1 escombro
       *[other] { $amount } escombros
    }
goblin-kind-fight =
    Busca pelea: cae con { $amount ->
        [one] 1 impacto
       *[other] { $amount } impactos
    }
troll-circles = Impactos por círculo: { $circles }
mercenary-orcs-effect = Derrota a todos los orcos de los tres talleres.
mercenary-goblin-effect = Derrota a un goblin de cualquier tipo.
mercenary-troll-effect = Derrota a un trol.
mercenary-catapult-effect = Detiene la catapulta justo antes de disparar: no se revela carta.
mercenary-siege-effect = Anula la carta de asedio recién revelada.
face-hit =
    { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }
face-crossbow = ballesta

## What happened

event-game_began = Comienza el asedio. Primer turno: { $seat }.
event-turn_began = Turno { $turn }: { $seat }.
event-machine_came = La { $machine } llega al área de juego de { $seat }.
event-machine_raised = La { $machine } se levanta: actuará al comienzo del próximo turno.
event-machine_activated = ¡La { $machine } entra en acción!
event-machine_held = La { $machine } queda frenada a tiempo y vuelve a la reserva.
event-machine_destroyed = ¡La { $machine } salta en astillas!
event-troll_came = Un trol irrumpe en la entrada al túnel: { $troll }.
event-troll_defeated = Trol derrotado: { $troll }.
event-space_blocked = La catapulta destroza el hueco { $space } del tablero de mejora: queda bloqueado para siempre.
event-upgrade_lost = Se pierde «{ $card }», la carta del hueco { $space }.
event-gold_lost =
    { $reason ->
        [catapult]
            { $amount ->
                [one] El disparo sepulta 1 pepita.
               *[other] El disparo sepulta { $amount } pepitas.
            }
       *[stolen]
            { $amount ->
                [one] Roban 1 pepita.
               *[other] Roban { $amount } pepitas.
            }
        [paid]
            { $amount ->
                [one] Se paga 1 pepita.
               *[other] Se pagan { $amount } pepitas.
            }
    }
event-orc_card_played = { $seat } juega una carta de orco.
event-siege_card_revealed = Carta de asedio: { $siege }.
event-siege_card_cancelled = La carta de asedio queda sin efecto ({ $siege }).
event-orc_placed = Aparece un orco { $place_at }.
event-orcs_advanced =
    { $count ->
        [0] Suenan los cuernos, pero no hay orcos que avancen.
        [one] Avanza el único orco.
       *[other] Avanzan los { $count } orcos.
    }
event-orc_stole = ¡Un orco que estaba { $place_at } llega hasta el oro!
event-orc_defeated = Cae un orco { $place_at }.
event-card_played = { $seat } juega «{ $card }» ({ $use }).
event-card_unused = { $seat } deja sin usar «{ $card }».
event-card_passed = { $seat } juega «{ $card }» sin usarla.
event-dwarf_moved = { $seat } va { $place_to }.
event-resource_placed = 1 de { $resource } para «{ $card }» (hueco { $space }).
event-resource_given = 1 de { $resource } para el goblin «{ $goblin }».
event-upgrade_completed = La mejora «{ $card }» está completa y se puede tomar (hueco { $space }).
event-upgrade_taken = { $seat } toma «{ $card }» y renuncia a «{ $removed }».
event-attack_rolled =
    { $dice ->
        [0] { $seat } ataca solo con impactos directos.
        [one] { $seat } lanza 1 dado ({ $use }).
       *[other] { $seat } lanza { $dice } dados ({ $use }).
    }
event-die_rolled = Dado: { $face }.
event-hits_scored =
    { $use }: { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
event-circle_covered =
    { $enemy ->
       *[troll] Trol { $slot }: círculo { $circle } cubierto.
        [goblin] Goblin { $slot }: círculo cubierto.
    }
event-goblin_came = Un goblin asoma del túnel: { $goblin }.
event-goblin_defeated = Un goblin menos: { $goblin }.
event-rubble_dug =
    { $amount ->
        [one] Se retira 1 escombro
       *[other] Se retiran { $amount } escombros
    }; { $left ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $left }
    }.
event-rubble_dug_beside =
    Se retira 1 escombro junto a «{ $goblin }»; { $left ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $left }
    }.
event-rubble_placed =
    { $amount ->
        [one] 1 escombro cierra
       *[other] { $amount } escombros cierran
    } la siguiente sección.
event-section_opened = ¡Sección { $section } del túnel despejada!
event-mercenary_hired =
    { $mercenary } entra en escena por { $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }.
event-upgrade_removed = «{ $card }» se retira del hueco { $space }.
event-space_filled = Hueco { $space }: «{ $card }» ({ $deck }).
event-deck_reshuffled = { $seat } baraja sus doce cartas y aparta dos.
event-card_drawn = { $seat } roba «{ $card }».
event-card_drawn-hidden = { $seat } roba una carta.
event-turn_ended = { $seat } termina su turno.
event-game_won =
    ¡El túnel está abierto! { $gold ->
        [one] Se salva 1 pepita.
       *[other] Se salvan { $gold } pepitas.
    }
event-game_lost =
    { $loss ->
       *[siege] Sale la última carta de asedio: la fortaleza cae.
        [catapult] Sale la última carta de catapulta: la fortaleza queda en ruinas.
        [troll] El último trol salta los muros: la fortaleza cae.
        [orc] El último orco se suma a la horda: la fortaleza no resiste.
        [gold] Desaparece la última pepita: ya no queda nada que defender.
    } Goblins derrotados: { $goblins }.
event-card_phase_began = { $seat } pasa a las cartas de enano.

## Siege cards

siege-orcs =
    { $count ->
        [one] 1 orco
       *[other] { $count } orcos
    } { $place_at }
siege-machine = la { $machine }
siege-arrow = avanzan todos los orcos

## What can be chosen

action-move = { $card }: ir { $place_to }
action-move-short = Ir { $place_to }
action-magic = { $card }: salto mágico { $place_to } y una acción más
action-magic-short = Salto mágico { $place_to } y una acción más
action-work = { $card }: trabajar { $amount } de { $resource }
action-work-short = Trabajar { $amount } de { $resource }
action-work-any = { $card }: trabajar { $amount } del recurso de este taller
action-work-any-short = Trabajar { $amount } del recurso de este taller
action-melee =
    { $card }: luchar con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-melee-short =
    Luchar con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-direct =
    { $card }: { $hits ->
        [one] 1 impacto directo
       *[other] { $hits } impactos directos
    }
action-direct-short =
    { $hits ->
        [one] 1 impacto directo
       *[other] { $hits } impactos directos
    }
action-ranged =
    { $card }: disparar con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-ranged-short =
    Disparar con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-dig = { $card }: cavar { $amount }
action-dig-short = Cavar { $amount }
action-pass = «{ $card }»: jugarla sin usarla
action-pass-short = Jugarla sin usarla
action-discard = Renunciar a «{ $card }»
action-aim-place = Objetivo: { $place }
action-aim-machine = Objetivo: la { $machine }
action-roll = ¡Atacar!
action-stop = Ninguna acción más
action-give-space = Poner { $resource } en «{ $card }» (hueco { $space })
action-give-goblin = Dar { $resource } a «{ $goblin }»
action-hit-orc = Derrotar a un orco
action-hit-goblin =
    Golpear a «{ $goblin }» ({ $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    })
action-hit-troll =
    Golpear a «{ $troll }» (círculo { $circle }, { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    })
action-dig-goblin = Cavar junto a «{ $goblin }»
action-take = Tomar «{ $card }» (hueco { $space })
action-hire-orcs =
    Contratar a { $name } ({ $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }): talleres libres de orcos
action-hire-goblin =
    Contratar a { $name } ({ $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }): acabar con «{ $target }»
action-hire-troll =
    Contratar a { $name } ({ $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }): acabar con «{ $target }»
action-hire-catapult =
    Contratar a { $name } ({ $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }): detener la catapulta
action-hire-siege =
    Contratar a { $name } ({ $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }): anular la carta de asedio
action-activate = Activar la { $machine }
action-reveal = Jugar la carta de orco
action-continue = Dejar que ocurra
action-remove = Retirar «{ $card }» del hueco { $space }
action-fill = Rellenar el hueco { $space } con una carta del { $deck }
action-done = Tablero listo
action-end = No jugar más cartas
action-end-turn = Terminar el turno

## What is asked

ask-machines = Tienes las dos máquinas en tu área de juego: elige cuál actúa primero.
ask-orc_cards = Las cartas de orco van primero. Juega una o prepárate antes.
ask-dwarf_cards = Juega tus cartas: una acción con cada una.
ask-dwarf_cards-empty = Ya has jugado todas tus cartas: termina el turno.
ask-refill = Puedes renovar el tablero de mejora: primero retira cartas y después rellena los huecos vacíos.
ask-activation = La { $machine } está a punto de actuar. ¿Intervienes o dejas que ocurra?
ask-siege_card = Carta de asedio: { $siege }. ¿Intervienes antes de que surta efecto o dejas que ocurra?
ask-siege_card-arrow = Ahora avanzan todos los orcos. ¿Intervienes o dejas que ocurra?
ask-magic = Tu carta mágica permite una acción más: elígela o déjalo aquí.
ask-gather =
    Tu ataque: { $dice ->
        [0]
            { $hits ->
                [one] 1 impacto directo
               *[other] { $hits } impactos directos
            }
        [one]
            1 dado{ $hits ->
                [0] { "" }
                [one] { " " }y 1 impacto directo
               *[other] { " " }y { $hits } impactos directos
            }
       *[other]
            { $dice } dados{ $hits ->
                [0] { "" }
                [one] { " " }y 1 impacto directo
               *[other] { " " }y { $hits } impactos directos
            }
    }. Añade cartas o ataca.
ask-assign =
    ¿A quién golpeas? { $hits ->
        [one] Queda 1 impacto
       *[other] Quedan { $hits } impactos
    } por repartir.
ask-place = ¿Dónde lo pones? Por colocar: { $amount } de { $resource }.
ask-dig_beside =
    ¿Junto a qué goblin cavas? { $amount ->
        [one] Falta 1 escombro
       *[other] Faltan { $amount } escombros
    } por retirar.
ask-take = Elige la carta de tu mano que entregas por «{ $card }»: saldrá del juego.

## Before a mercenary is hired

confirm-hire = ¿Contratar a { $name } por { $price ->
        [one] 1 pepita
       *[other] { $price } pepitas
    }? Quedarían { $left }.
confirm-hire-orcs =
    { $count ->
        [one] Cae 1 orco de los talleres.
       *[other] Caen { $count } orcos de los talleres.
    }
confirm-hire-target = «{ $target }» cae.
confirm-hire-catapult = La catapulta no dispara.
confirm-hire-siege = La carta de asedio queda en nada: { $siege }.
confirm-saves =
    { $gold ->
        [0] Ahora mismo no salva oro.
        [one] Ahora mismo salva 1 pepita.
       *[other] Ahora mismo salva { $gold } pepitas.
    }
confirm-averts-defeat = Sin ello, la partida se pierde ahora mismo.

## When a person is asked during the siege

asking-always = Preguntarme en cada pausa del asedio.
asking-gold = Preguntarme en una pausa del asedio solo si se perdería oro.
asking-never = No preguntarme nunca en una pausa del asedio; dejar que ocurra.

## House rules

setting-magic_move = Salto mágico
setting-magic_move-fields = Llega a todos los sitios, también fuera de los muros (reglamento polaco).
setting-magic_move-inside = Se queda dentro de la fortaleza (reglamentos inglés, español y portugués).
setting-catapult_mercenary = Mercenario de la catapulta
setting-catapult_mercenary-nugget = Salva la carta de catapulta y la pepita (ninguna edición lo dice; decisión nuestra).
setting-catapult_mercenary-card = Salva solo la carta de catapulta, y se pierde 1 pepita (ninguna edición lo dice).
setting-taking = Tomar mejoras
setting-taking-between = Entre máquinas, cartas de orco y cartas de enano, no entre una carta de asedio y su efecto (decisión nuestra).
setting-taking-anytime = En cualquier momento de tu turno, también entre una carta de asedio y su efecto (las cuatro ediciones, al pie de la letra).

## What stands in the way, said before the rule

obstacle-work = Estás { $place_at }; esto se trabaja { $workshop_at }.
obstacle-workshop = Estás { $place_at }, que no es un taller.
obstacle-orcs =
    { $count ->
        [one] Hay un orco { $place_at }.
       *[other] Hay { $count } orcos { $place_at }.
    }
obstacle-melee = Estás { $place_at }, y allí no hay ningún enemigo con quien luchar.
obstacle-tower = Estás { $place_at }, no en una torre.
obstacle-target = Estás { $place_at }, y no hay a tu alcance nada a lo que acertar.
obstacle-dig = Estás { $place_at }; los escombros están { $dig_at }.
obstacle-enemies = Hay troles o goblins { $place_at }.

## The rules

rule-R-MAP = Las figuras de enano pueden estar en catorce sitios: la cámara central, cuatro patios (tres talleres y la entrada al túnel), tres muros, tres torres y el exterior de cada muro.
rule-R-MAP-1 = La cámara central está a un paso de cada uno de los cuatro patios.
rule-R-MAP-2 = Los patios vecinos están a un paso. Forman un anillo: entrada al túnel, carpintería, peletería, fundición y de nuevo la entrada al túnel.
rule-Q1 = La peletería es el taller del medio, frente al túnel, y por eso su muro queda entre dos torres. La torre del túnel solo toca el muro de la carpintería.
rule-R-MAP-3 = Cada taller está a un paso de su propio muro.
rule-R-MAP-4 = Cada muro está a un paso de su exterior.
rule-R-MAP-5 = Dos muros con una torre en medio están a un paso, sin subir a ella: los de la carpintería y la peletería por la torre oeste, los de la peletería y la fundición por la torre este.
rule-R-MAP-6 = Una torre está a un paso de cada muro contiguo: la del túnel, del muro de la carpintería; la oeste, de los muros de la carpintería y la peletería; la este, de los muros de la peletería y la fundición.
rule-R-ORC-PATH = Los orcos van del exterior al muro, de ahí a su taller y luego a la cámara; nunca entran en las torres ni en la entrada al túnel. Los troles y los goblins solo están en la entrada al túnel.
rule-R-SHARE = En un mismo sitio puede haber cualquier número de enanos y enemigos.
rule-Q10 = Los enemigos nunca cierran el paso: puedes entrar, salir y cruzar por donde están.
rule-R-RESERVE = Toda figura de orco, trol o goblin derrotada y todo escombro retirado vuelven enseguida a la reserva.
rule-R-SETUP = Al empezar hay 10 recursos en cada taller y 20 pepitas en la cámara. En la reserva esperan 10 orcos, 2 goblins, 4 troles, la torre de asedio, la catapulta, 5 dados, 10 fichas de daño y los escombros.
rule-R-SETUP-1 = Bajo cada sección del túnel hay, sin que nadie las vea, dos de las cuatro fichas de goblin de su nivel; la sección 1 es la más próxima a la torre del túnel. Las demás fichas quedan fuera sin mirarse.
rule-R-SETUP-2 = El mazo de asedio tiene 50 cartas, diez de cada nivel. Cada nivel se baraja aparte; el 1 va arriba y el 5 al fondo.
rule-R-SETUP-3 = Las cinco fichas de trol y las cinco cartas de catapulta se mezclan boca abajo. Cada carta de catapulta señala un hueco distinto del tablero de mejora.
rule-R-SETUP-4 = Cada cual recibe una figura de enano, que empieza en la cámara, y doce cartas: diez armas y herramientas y dos orcos. Todas las figuras valen lo mismo.
rule-R-SETUP-5 = El tablero de mejora tiene cinco huecos numerados, con un coste adicional que depende de cuánta gente juega. Empieza con cinco cartas al azar del mazo amarillo; el gris y el rojo esperan su momento.
rule-R-SETUP-6 = Los cinco mercenarios están disponibles desde el principio, una sola vez cada uno.
rule-R-SETUP-7 = La dificultad fija los escombros de cada sección del túnel: 6 en fácil, 8 en normal, 10 en difícil y 12 en épico.
rule-R-SETUP-8 = Baraja tus doce cartas, aparta dos sin mirarlas y, de las diez restantes, roba una mano de cinco.
rule-R-RESHUFFLE = Cuando se acaba tu mazo de robo, se barajan otra vez tus doce cartas: dos se apartan sin mirarlas y diez forman el nuevo mazo.
rule-R-SETUP-9 = El primer turno se decide al azar y después se sigue en sentido horario.
rule-R-TALK = Podéis hablar de vuestras cartas cuanto queráis, pero sin enseñarlas.
rule-Q30 = El resto de la mesa solo ve una carta de tu mano cuando la juegas. Una mesa puede abrirse con las manos a la vista; entonces todo el mundo las ve todas.
rule-R-TURN = El turno sigue un orden: máquinas, cartas de orco, cartas de enano y relleno del tablero de mejora. Cada cosa tiene su momento y lo empezado se termina antes.
rule-R-MACHINE = Al comienzo de tu turno se activan las máquinas de tu área de juego; si están las dos, eliges el orden.
rule-R-TOWER = Al activarse, la torre de asedio trae un trol: la siguiente ficha y una figura van a la entrada al túnel, y la torre vuelve a la reserva. Con la quinta ficha se pierde la partida.
rule-R-CATAPULT = Al activarse, la catapulta revela una carta que bloquea su hueco del tablero de mejora para siempre. Si allí había una carta, sale del juego y sus recursos regresan; además se pierde 1 pepita y la catapulta vuelve a la reserva.
rule-Q24 = La quinta carta de catapulta hace perder en el acto; no ocurre nada más de ella.
rule-R-ORC = Todas las cartas de orco de tu mano se juegan antes que las demás, una a una. Cada una revela la siguiente carta de asedio, que se resuelve por completo y sale del juego.
rule-Q23 = Una carta de asedio se resuelve en este orden: orcos, máquina, flecha.
rule-R-SIEGE-ORC = Los orcos de una carta de asedio aparecen fuera del muro que indica. Al colocar el décimo orco se pierde en el acto.
rule-R-SIEGE-TOWER = Una carta de asedio con la torre de asedio la lleva a tu área de juego. Si ya estaba en juego, en vez de eso se activa enseguida.
rule-R-SIEGE-CATAPULT = Una carta de asedio con la catapulta la lleva a tu área de juego. Si ya estaba en juego, en vez de eso se activa enseguida.
rule-Q2 = Una máquina ya está en juego si se encuentra en cualquier área, también en la tuya.
rule-R-SIEGE-ARROW = Con una flecha, cada orco da un paso hacia la cámara. Cada orco que entra roba 1 pepita y vuelve a la reserva.
rule-R-CARD = Tras las cartas de orco juegas las demás cartas de tu mano, de una en una. Cada una da una de las acciones que muestra, y se completa antes de jugar la siguiente.
rule-R-CARD-PASS = Puedes jugar cualquier carta sin usar ninguna de sus acciones.
rule-R-ANY-ORDER = Las cartas de un ataque, las fichas que colocas, los objetivos de tus impactos, los escombros que cavas y las cartas que quitas del tablero: elígelos en cualquier orden, y deshaz una elección mientras no sea definitiva.
rule-R-MOVE = Al mover, das como mucho los pasos que muestra la carta, de un sitio a otro contiguo.
rule-R-MAGIC = Una carta mágica (∞) puede llevarte antes a cualquier sitio y después permite otra de sus acciones, que no puede ser un segundo movimiento.
rule-Q3 = El salto de una carta mágica llega a todos los sitios, también al exterior de los muros; así lo dice el reglamento polaco. Con una regla de la casa se queda dentro de la fortaleza, como en los reglamentos inglés, español y portugués.
rule-R-WORK = Para trabajar un recurso tienes que estar en su taller, sin orcos dentro. Toma tantas fichas como muestre la carta y pon cada una en una carta de mejora o junto a un goblin que aún la necesite; no se guarda nada.
rule-R-WORK-BLOCKED = Nadie puede trabajar en un taller mientras haya un orco dentro.
rule-R-WORK-ANY = El icono de cualquier recurso sirve para trabajar el del taller en el que estás.
rule-Q11 = Tomas exactamente lo que muestra la carta, hasta donde alcance el taller y se pueda colocar; si no se puede colocar nada, no puedes trabajar. Lo repartes como quieras.
rule-Q13 = Trabajar es una sola acción: se coloca todo y después se van los goblins satisfechos. Lo que devuelven no sirve en esa misma acción. Para pagar a un goblin no hace falta estar en la entrada al túnel.
rule-R-MELEE = Para atacar cuerpo a cuerpo tienes que estar en el mismo sitio que un orco, un trol o un goblin peleón. Juega juntas cuantas cartas quieras con dados cuerpo a cuerpo o impactos directos, todas antes de lanzar; las ballestas no cuentan.
rule-R-DICE-CAP = En un ataque se lanzan como máximo cinco dados.
rule-Q15 = Puedes jugar cartas que sumen más de cinco dados, pero los que sobran se pierden y las cartas se gastan.
rule-R-DIRECT = Cada icono de impacto directo da 2 impactos sin tirar. No les afecta el límite de dados y bastan por sí solos para atacar.
rule-R-LOST-HITS = Un orco cae con 2 impactos; un círculo solo se cubre si se pagan todos los suyos. Eliges los objetivos mientras tus impactos alcancen para alguno; los que no alcanzan se pierden y los círculos cubiertos siguen cubiertos.
rule-Q29 = Primero se reparten todos los impactos, luego se van los derrotados y solo entonces llegan los nuevos escombros o la victoria.
rule-R-NEXT = Cuando caen los dos goblins de una sección y aún quedan secciones, se ponen nuevos escombros según la dificultad, aunque haya troles.
rule-R-WIN = La partida se gana en cuanto la quinta sección está abierta y sus dos goblins han caído; los troles ya dan igual. La puntuación es el oro que queda.
rule-Q14 = Cada carta de un ataque aporta exactamente una de sus líneas, y tiene que servir para ese ataque.
rule-Q16 = Las cartas mágicas pueden sumarse a un ataque: primero el salto y después se declaran todas las cartas desde el nuevo sitio.
rule-R-RANGED = Para atacar a distancia tienes que estar en una torre y elegir un objetivo antes de lanzar: una máquina, un muro contiguo o su exterior; desde la torre del túnel, también la entrada al túnel. Cada ballesta derrota a un orco, destruye una máquina o cubre un círculo; ni los talleres ni la cámara valen como objetivo.
rule-Q17 = Solo se puede atacar donde haya algo que se pueda dañar.
rule-R-DIG = Para cavar tienes que estar en la entrada al túnel, sin troles ni goblins. Retiras exactamente los escombros que muestra la carta, o los que queden.
rule-R-GOBLIN-RUBBLE = Algunos goblins tienen escombros al lado y se van cuando desaparecen. Esos escombros se pueden cavar aunque haya enemigos; mientras los haya, ningún otro.
rule-Q18 = Con dos goblins de escombros repartes lo que cavas como quieras.
rule-R-SECTION = Al retirar el último escombro de una sección, sale la sección más próxima a la torre del túnel y sus dos goblins aparecen en la entrada al túnel.
rule-Q4 = Lo que sobre al cavar cuando se abre una sección se pierde.
rule-R-TAKE = En tu turno puedes tomar una mejora completa siempre que no haya nada a medias: quita del juego una carta de tu mano sin jugar, nunca un orco, y lleva la mejora a tu mano. Sus recursos vuelven a los talleres.
rule-Q12 = Las mejoras se toman antes de las máquinas, las cartas de orco y las de enano, o entre ellas, pero nunca en mitad de una acción. Con una regla de la casa se toman en cualquier momento de tu turno en que podrías contratar, también entre una carta de asedio y su efecto; eso dicen al pie de la letra los cuatro reglamentos.
rule-R-COST = Una mejora está completa cuando tiene los recursos que muestra más los de su hueco. Después espera a que alguien la tome.
rule-R-REFILL = Si acabas el turno en la cámara central, puedes rellenar los huecos vacíos y no bloqueados del tablero de mejora, en cualquier orden y con los mazos que elijas.
rule-R-REFILL-REMOVE = Antes de rellenar el primer hueco puedes quitar del tablero de mejora las cartas que quieras; sus recursos vuelven a los talleres.
rule-Q25 = Rellenar es opcional, también en parte. No se puede elegir un mazo agotado.
rule-Q5 = Una vez relleno un hueco, ya no se quitan más cartas en ese turno.
rule-R-END = Al final de tu turno descartas las cinco cartas jugadas y robas otras cinco. Después juega la siguiente persona.
rule-Q26 = En un turno siempre se juegan exactamente cinco cartas, porque las mejoras se cambian una por una.
rule-R-MERC = Los mercenarios se pagan con oro de la cámara y cada uno actúa una sola vez en toda la partida. No gastan cartas y no importa dónde esté tu figura.
rule-R-MERC-TIME = Puedes contratar en tu turno, incluso durante una acción, pero no dentro de un mismo paso, como colocar recursos o repartir impactos.
rule-R-MERC-ORCS = Este mercenario derrota a todos los orcos de los tres talleres; tiene que haber al menos uno.
rule-R-MERC-GOBLIN = Este mercenario derrota a un goblin de cualquier tipo. Lo que se le había dado vuelve a los talleres y sus escombros se retiran.
rule-R-MERC-TROLL = Este mercenario derrota a un trol; tiene que haber alguno.
rule-R-MERC-CATAPULT = A este mercenario solo se le contrata cuando la catapulta está a punto de actuar: no se revela carta y la catapulta vuelve a la reserva.
rule-Q6 = Una catapulta detenida no cuesta oro ni bloquea ningún hueco; ningún reglamento dice si la pepita se salva. Con una regla de la casa solo se salva la carta, y 1 pepita se pierde de todos modos.
rule-R-MERC-SIEGE = A este mercenario solo se le contrata justo después de revelar una carta de asedio: la carta entera queda sin efecto.
rule-Q7 = Contra la última carta de asedio no hay mercenario que valga: se pierde por el hecho de revelarla.
rule-Q8 = El precio se paga primero y la última pepita no se puede gastar: contrata solo si te queda al menos 1.
rule-Q21 = Los goblins que derrota un mercenario cuentan como los demás para los nuevos escombros, la puntuación y la victoria, que puede llegar en cualquier momento.
rule-R-TROLL = Un trol tiene varios círculos y cada uno muestra los impactos que pide. Con todos cubiertos queda derrotado y su ficha sale del juego.
rule-R-GOBLIN = Cada goblin tiene un solo círculo que muestra cómo librarse de él: recursos, escombros o pelea. Solo se puede atacar a los que piden pelea.
rule-Q20 = Las 10 fichas de daño siempre bastan: un enemigo se va al cubrirse su último círculo, así que ese círculo no necesita ninguna.
rule-R-GOBLIN-FIXED = Este goblin quiere exactamente los recursos que muestra. Cuando los tiene todos, se va y los recursos vuelven a los talleres.
rule-R-GOBLIN-MIX = Este goblin quiere cierto número de recursos en cualquier combinación. Cuando los tiene, se va y los recursos vuelven a los talleres.
rule-R-GOBLIN-FIGHT = Con un goblin que muestra impactos se pelea como con un trol: cuerpo a cuerpo o desde la torre del túnel.
rule-Q19 = Dos goblins de escombros del mismo nivel nunca piden más de los 12 escombros que hay.
rule-Q9 = Cada círculo pide lo que muestra su ficha; un goblin peleón puede necesitar uno o varios impactos.
rule-R-LOSE = La partida se pierde en cuanto ocurre uno de los cinco desastres; la puntuación son entonces los goblins derrotados. Con la partida acabada ya no se juega nada más.
rule-Q28 = Vale el primer final que se alcance; nada de lo posterior llega a ocurrir.
rule-R-LOSE-SIEGE = Revelar la última carta de asedio hace perder la partida.
rule-R-LOSE-CATAPULT = Revelar la última carta de catapulta hace perder la partida.
rule-R-LOSE-TROLL = Revelar la última ficha de trol hace perder la partida.
rule-R-LOSE-ORC = Colocar la última figura de orco de la reserva hace perder la partida.
rule-R-LOSE-GOLD = Perder la última pepita hace perder la partida.
rule-R-SCORE = Toda partida entra en las crónicas: las victorias se ordenan por oro salvado y las derrotas por goblins derrotados.
rule-R-SOLO = En solitario llevas un solo enano y un solo mazo. Solo cambian las máquinas.
rule-R-SOLO-LIE = En solitario, una máquina nueva llega tumbada a tu área de juego. Ya se le puede disparar.
rule-R-SOLO-RAISE = En solitario, una máquina tumbada al comienzo de tu turno se levanta, pero aún no actúa.
rule-R-SOLO-ACT = En solitario, una máquina que ya estaba levantada al comienzo de tu turno se activa. Si una carta de asedio muestra una máquina que ya tienes, tumbada o levantada, se activa enseguida.
rule-Q27 = Cuenta cómo está la máquina al comienzo del turno: o se levanta o se activa, nunca ambas cosas.

## Dangers

threat-steal =
    { $count ->
        [one] 1 orco en los talleres: la próxima flecha cuesta 1 pepita
       *[other] { $count } orcos en los talleres: la próxima flecha cuesta { $count } pepitas
    }
threat-orcs-out = Orcos en muros: { $walls }, fuera: { $fields }, en reserva: { $left }
threat-machine = La { $machine } actuará al comenzar el turno de { $seat }
threat-machine-lying = La { $machine } está tumbada: el próximo turno se levanta
threat-siege-left =
    Mazo de asedio: { $count ->
        [one] queda 1 carta, que supone la derrota
       *[other] quedan { $count } cartas, la última supone la derrota
    }
threat-orcs-left =
    Reserva de orcos: { $count ->
        [one] queda 1 figura, que supone la derrota
       *[other] quedan { $count } figuras, la última supone la derrota
    }
threat-trolls-left =
    Pila de troles: { $count ->
        [one] queda 1 ficha, que supone la derrota
       *[other] quedan { $count } fichas, la última supone la derrota
    }
threat-catapult-left =
    Mazo de catapulta: { $count ->
        [one] queda 1 carta, que supone la derrota
       *[other] quedan { $count } cartas, la última supone la derrota
    }
threat-none = Todo en calma, por ahora

## The end

end-won =
    ¡Libertad! Por el túnel { $gold ->
        [one] se salva 1 pepita
       *[other] se salvan { $gold } pepitas
    }. Así lo recordarán las crónicas: { $title }.
end-lost =
    { $loss ->
       *[siege] El asedio ha podido con la fortaleza.
        [catapult] La catapulta no ha dejado nada en pie.
        [troll] Los troles han roto la defensa.
        [orc] Eran, sencillamente, demasiados orcos.
        [gold] No queda ni una sola pepita.
    } { $goblins ->
        [0] No cayó ningún goblin.
        [one] Cayó 1 goblin.
       *[other] Cayeron { $goblins } goblins.
    } Así lo cuentan las crónicas: { $title }.
loss-siege = Última carta de asedio revelada
loss-catapult = Última carta de catapulta revelada
loss-troll = Última ficha de trol revelada
loss-orc = Último orco colocado
loss-gold = Última pepita perdida

## Secciones de las reglas

section-aim = El objetivo
section-setup = Preparación
section-map = La fortaleza
section-turn = Tu turno
section-machines = Máquinas
section-siege = El asedio
section-orcs = Orcos
section-trolls = Trols y goblins
section-moving = Moverse
section-working = Trabajar
section-fighting = Luchar
section-digging = Cavar
section-upgrades = Mejoras
section-mercenaries = Mercenarios
section-refill = Reponer y terminar el turno
section-end = El final
section-solo = En solitario
section-rulings = Aclaraciones

## The coach: why an action is the best

coach-measure-sections = Tramos de túnel abiertos
coach-measure-rubble = Escombros en la entrada
coach-measure-goblins = Goblins derrotados
coach-measure-goblin_resources = Recursos dados a los goblins
coach-measure-trolls = Trolls en la entrada
coach-measure-damage = Círculos cubiertos de trolls y goblins
coach-measure-orcs = Orcos en juego
coach-measure-orcs_inside = Orcos en los talleres
coach-measure-machines = Máquinas de asedio en juego
coach-measure-gold = Oro en la cámara
coach-measure-board_resources = Recursos en el tablero de mejora
coach-measure-board_cards = Cartas en el tablero de mejora
coach-measure-upgrades = Mejoras en vuestros mazos

## Odds before an attack

odds-attack = Probabilidades: { $enemies }.
odds-enemy = { $enemy } { $percent } %
odds-orcs =
    { $count ->
        [one] un orco
       *[other] { $count } orcos
    }
