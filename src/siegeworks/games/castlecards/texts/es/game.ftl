## The game

game-title = Castlecards
game-summary = Un juego de cartas rápido para dos a cuatro rivales: reúne un ejército, construye armas de asedio, explora mazmorras y asalta los demás castillos antes de que caiga el tuyo. Gana el último castillo en pie.

## Things

deck-village = mazo de Poblado
deck-siege = mazo de Asedio
deck-academy = mazo de Academia
deck-dungeon = mazo de Mazmorra
post-wall = { $name } { $number }
target-defender = { $card } en { $post }
amount-swords =
    { $text } { $half ->
        [yes] { $count ->
            [0] espada
           *[other] espadas
        }
       *[no] { $count ->
            [1] espada
           *[other] espadas
        }
    }
amount-shields =
    { $text } { $half ->
        [yes] { $count ->
            [0] escudo
           *[other] escudos
        }
       *[no] { $count ->
            [1] escudo
           *[other] escudos
        }
    }
amount-torches =
    { $count } { $count ->
        [1] antorcha
       *[other] antorchas
    }
effect-assault = abre castillos
effect-posted = apostada: { $shields }
effect-cut = espadas −{ $swords }
effect-shields = escudos +{ $shields }
effect-weapons =
    { $count ->
        [one] elimina un arma
       *[other] elimina hasta { $count } armas
    }
effect-dungeon = peligro { $danger }, tesoro { $treasure }
purpose-soldier = Ataca o guarda el castillo.
purpose-archer = Ataca o guarda una muralla.
purpose-gold = Compra cartas; paga obras y estudios.
purpose-builder = Cuatro cartas, constructores y oro, dan un arma.
purpose-explorer = Busca tesoros en la mazmorra.
purpose-king = Concede dos acciones más.
purpose-duke = Con 2 de oro: una carta de Academia.
purpose-night = Oculta un ataque hasta el golpe.
purpose-weapon = Golpea fuerte, una vez.
purpose-assault = Alcanza el castillo tras las murallas.
purpose-reaction = Cuando te atacan.
purpose-dungeon = Lleva más antorchas que peligro.
described = { $name } ({ $effect })
counted = { $count } × { $card }
balance = { $swords } : { $shields }
balance-partly =
    { $swords } + { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    } : { $shields }
balance-hidden =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    } : { $shields }

## What happened

event-game_began = Comienza la guerra de los castillos. Primer turno: { $seat }.
event-turn_began = Turno { $turn }: { $seat }.
event-turn_skipped = { $seat } no puede hacer nada y pierde el turno.
event-turn_ended = { $seat } termina su turno.
event-card_drawn =
    { $seat } roba una carta { $deck ->
       *[village] de Poblado
        [siege] de Asedio
        [academy] de Academia
        [dungeon] de Mazmorra
    }: «{ $card }».
event-card_drawn-hidden =
    { $seat } roba una carta { $deck ->
       *[village] de Poblado
        [siege] de Asedio
        [academy] de Academia
        [dungeon] de Mazmorra
    }.
event-deck_reshuffled =
    Se agota el mazo { $deck ->
       *[village] de Poblado
        [siege] de Asedio
        [academy] de Academia
        [dungeon] de Mazmorra
    }: sus descartes se barajan y forman uno nuevo.
event-card_wasted = { $seat } tira una carta: «{ $card }».
event-king_played =
    { $seat } juega el rey: { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }.
event-card_posted = { $seat } aposta «{ $card }» en { $post }.
event-card_unposted = { $seat } recupera «{ $card }» de { $post }.
event-weapon_built =
    { $seat } construye un arma de asedio con { $builders ->
        [one] 1 constructor
       *[other] { $builders } constructores
    }{ $gold ->
        [0] { "" }
       *[other] { " " }y { $gold } de oro
    }.
event-dungeon_entered =
    { $seat } envía { $explorers ->
        [one] 1 explorador
       *[other] { $explorers } exploradores
    } a la mazmorra.
event-dungeon_revealed = Allá abajo espera: { $card }.
event-dungeon_beaten =
    ¡Superada: «{ $card }»! El tesoro { $treasure ->
        [0] no aporta nada a { $seat }
        [one] aporta a { $seat } 1 carta de Poblado
       *[other] aporta a { $seat } { $treasure } cartas de Poblado
    }.
event-dungeon_held = «{ $card }» es demasiado: { $seat } se va con las manos vacías y la carta vuelve al fondo de su mazo.
event-cards_bought = { $seat } paga 1 de oro por cartas de Poblado.
event-academy_visited = { $seat } paga un duque y 2 de oro en la Academia.
event-attack_declared = { $seat } ataca a { $victim }: { $target }.
event-night_declared = Cae la noche y { $seat } avanza contra { $victim }: { $target }.
event-card_added = { $seat } suma al ataque «{ $card }».
event-card_hidden =
    { $seat } pone boca abajo una carta { $deck ->
       *[village] de Poblado
        [siege] de Asedio
        [academy] de Academia
    }: «{ $card }».
event-card_hidden-hidden =
    { $seat } pone boca abajo una carta { $deck ->
       *[village] de Poblado
        [siege] de Asedio
        [academy] de Academia
    }.
event-attack_launched =
    { $seat } lanza el ataque con { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
event-support_given =
    { $count ->
        [0] { $seat } no interviene.
        [one] { $seat } apoya el ataque con 1 carta.
       *[other] { $seat } apoya el ataque con { $count } cartas.
    }
event-reaction_played = { $seat } reacciona: { $card }.
event-reaction_ended =
    { $count ->
        [0] { $seat } no reacciona.
        [one] { $seat } ha reaccionado con 1 carta.
       *[other] { $seat } ha reaccionado con { $count } cartas.
    }
event-card_shown = { $seat } descubre «{ $card }».
event-weapon_removed = Un arma de { $seat } queda fuera de combate: «{ $card }».
event-permission_lost = Sin ningún arma de asalto, { $seat } no puede superar las murallas de { $victim }.
event-attack_won = { $swords } : { $shields }. ¡El ataque de { $seat } vence!
event-attack_repelled = { $swords } : { $shields }. El ataque de { $seat } fracasa.
event-wall_fell = ¡{ $seat } pierde una muralla: cae { $post }!
event-castle_fell = ¡Cae el castillo de { $seat }! Lo conquista { $conqueror }.
event-defender_lost = { $seat } pierde «{ $card }» en { $post }.
event-defender_taken = { $seat } se queda con la carta apostada: «{ $card }» ({ $post }).
event-loot_taken = { $seat } aparta una carta de botín sin mirarla.
event-loot_opened = { $seat } descubre su botín y se lo lleva a la mano: «{ $card }».
event-loot_opened-hidden = { $seat } se lleva a la mano una carta de botín.
event-gift_began = { $seat } prepara un regalo para { $receiver }.
event-gift_given = { $seat } da una carta a { $receiver }: «{ $card }».
event-gift_given-hidden = { $seat } da una carta a { $receiver }.
event-game_won = Solo queda un castillo en pie: ¡gana { $seat }!
event-game_drawn = Ya nada se mueve: la partida queda en empate.
event-reaction_shown = { $seat } reacciona: { $card }.
event-weapon_chosen = { $seat } elige un arma de { $owner } para eliminarla.
event-hand_taken = { $seat } se lleva una carta de la mano de { $fallen }: «{ $card }».
event-hand_taken-hidden = { $seat } se lleva una carta de la mano de { $fallen }.
event-game_stalled = Tras { $turn } turnos nadie ha asaltado los últimos castillos: la partida queda en empate.

## What can be chosen

action-attack = Atacar a { $victim }: { $target } (escudos { $shields })
action-attack-short = { $target } ({ $shields })
action-night = Ataque nocturno a { $victim }: { $target } (escudos { $shields })
action-night-short = { $target } ({ $shields })
action-add = Poner «{ $card }»
action-add-short = { $card }
action-add-gather = Atacar con «{ $card }»
action-add-support = Apoyar con «{ $card }»
action-add-react = Reaccionar con «{ $card }»
action-add-gift = Dar «{ $card }»
action-go = Lanzar el ataque
action-done = Listo
action-done-support =
    { $count ->
        [0] No intervenir
       *[other] Ese es todo el apoyo
    }
action-done-react =
    { $count ->
        [0] No reaccionar
       *[other] Ninguna reacción más
    }
action-done-gift =
    { $count ->
        [one] Entregar 1 carta
       *[other] Entregar { $count } cartas
    }
action-done-fallen = No regalar nada
action-post = Apostar «{ $card }» en { $post }
action-post-short = { $card } → { $post }
action-unpost = Recuperar «{ $card }» de { $post }
action-unpost-short = { $card } ← { $post }
action-build =
    Construir un arma de asedio con { $builders ->
        [one] 1 constructor
       *[other] { $builders } constructores
    }{ $gold ->
        [0] { "" }
       *[other] { " " }y { $gold } de oro
    }
action-build-short =
    { $builders ->
        [one] 1 constructor
       *[other] { $builders } constructores
    }{ $gold ->
        [0] { "" }
       *[other] { " " }+ { $gold } de oro
    }
action-explore =
    Enviar { $explorers ->
        [one] 1 explorador
       *[other] { $explorers } exploradores
    } a la mazmorra
action-explore-short =
    { $explorers ->
        [one] 1 explorador
       *[other] { $explorers } exploradores
    }
action-buy = Pagar 1 de oro por 2 cartas de Poblado
action-academy = Pagar 1 duque y 2 de oro por una carta de Academia
action-king = Jugar el rey para 2 acciones
action-draw = Robar 1 carta de Poblado
action-end = Ninguna acción más
action-waste = Tirar «{ $card }»
action-waste-short = { $card }
action-give = Hacer un regalo a { $seat }
action-give-short = { $seat }
action-remove = Eliminar «{ $card }» de { $seat }
action-remove-short = { $card } ({ $seat })
action-remove-hidden = Eliminar un arma boca abajo de { $seat }
deed-attack = Atacar
deed-night = Ataque nocturno
deed-build = Construir
deed-explore = Explorar
deed-buy = Comprar
deed-academy = Academia
deed-king = Jugar el rey
deed-draw = Robar
deed-unpost = Recuperar
deed-waste = Tirar
deed-end = Terminar
deed-go = Lanzar
deed-done = Listo

## What is asked

ask-turn = Tu turno: elige una acción.
ask-turn-king =
    El rey te concede { $actions ->
        [one] 1 acción más
       *[other] { $actions } acciones más
    }.
ask-fallen = Tu castillo ha caído. Puedes hacer un regalo a alguien que conserve el suyo.
ask-gather = Ataque a { $victim }, { $target }. De momento, { $balance }. Suma cartas o lánzalo.
ask-gather-night = Ataque nocturno a { $victim }, { $target }. De momento, { $balance }. Suma cartas o lánzalo.
ask-support = { $seat } ataca a { $victim }, { $target }: { $balance }. ¿Apoyas el ataque?
ask-support-night = En la oscuridad { $seat } ataca a { $victim }, { $target }: { $balance }. ¿Apoyas el ataque?
ask-react = { $seat } te ataca, { $target }: { $balance }. ¿Reaccionas?
ask-react-night = En la oscuridad { $seat } te ataca, { $target }: { $balance }. ¿Reaccionas?
ask-disarm =
    { $balance }. ¿Qué armas elimina tu reacción? { $count ->
        [one] Falta elegir 1.
       *[other] Falta elegir { $count }.
    }
ask-gift =
    ¿Qué cartas das a { $seat }? { $count ->
        [0] Aún no hay ninguna elegida.
        [one] Hay 1 elegida.
       *[other] Hay { $count } elegidas.
    }

## What stands in the way

obstacle-own = Esa es tu propia fortaleza.
obstacle-no-attackers = No tienes soldados, arqueros ni armas.
obstacle-down = { $post } de { $name } ya ha caído.
obstacle-no-night = No tienes ninguna carta de noche.
obstacle-no-assault =
    { $count ->
        [one] Sigue en pie { $count } muralla de { $name }
       *[other] Siguen en pie { $count } murallas de { $name }
    } y no tienes ningún arma de asalto.
obstacle-no-assault-laid =
    { $count ->
        [one] Sigue en pie { $count } muralla de { $name }
       *[other] Siguen en pie { $count } murallas de { $name }
    } y en tu ataque aún no hay ningún arma de asalto.
obstacle-target = Tu ataque ya tiene objetivo: { $target } de { $name }.
obstacle-nothing-posted = Ahí no hay ninguna carta apostada ({ $post }).
obstacle-not-attacked = Ahora nadie te ataca.
obstacle-not-victim = El ataque es contra { $name }, no contra ti.
obstacle-attacked = Te ataca { $name }, y esta carta no es una reacción.
obstacle-colour = { $post }: ahí solo se puede apostar esta carta: { $card }.
obstacle-full = { $post }: completa, con { $count } ya en su puesto.
obstacle-posted = Ya has apostado una carta este turno.
obstacle-own-down = { $post }: ya ha caído.
obstacle-held = En tu mano: { $card } × { $count }, { $gold } × { $pieces }.
obstacle-no-king = No has jugado ningún rey este turno.

## The rules

rule-C-DECKS = Las cartas forman cinco mazos: Fortaleza (castillos y murallas), Poblado, Asedio, Mazmorra y Academia. Las espadas atacan, los escudos defienden y las antorchas iluminan mazmorras; un soldado o arquero apostado suma los escudos impresos en su carta; hay medias espadas y medios escudos.
rule-C-BACKS = Los dorsos de los mazos son distintos, así que todo el mundo ve cuántas cartas de Poblado, Asedio y Academia hay en cada mano; cuáles son no se sabe. A quien tiene una carta de Academia se le pregunta si reacciona.
rule-C-COLOUR = Los colores deben coincidir: los soldados se apuestan en el castillo y los arqueros en las murallas. El estandarte rojo señala una acción, el dorado oro y el morado una reacción.
rule-C-TALK = Haz y rompe alianzas como quieras, pero las manos permanecen ocultas.
rule-C-SETUP = Entre dos, cada fortaleza tiene un castillo y 3 murallas, y cada mano 4 cartas de Poblado y 1 de Academia. Entre tres o cuatro, un castillo, 2 murallas y 5 cartas de Poblado. El primer turno se sortea y se juega en el sentido del reloj.
rule-C-TURN = En tu turno robas 1 carta de Poblado y luego haces exactamente una acción. No puedes pasar, y solo actúas cuando te toca decidir.
rule-C-WASTE = Siempre puedes tirar una carta de tu mano sin efecto. Esa es tu acción.
rule-Q1 = Hay que actuar aunque solo te cueste una carta; por eso se puede tirar cualquiera de la mano.
rule-Q2 = Si tu mano sigue vacía después de robar, aún puedes recuperar una carta apostada. Solo pierdes el turno si no puedes hacer nada en absoluto.
rule-C-ATTACK = Atacas con uno o más soldados, arqueros y armas de tu mano, mostrados a la vez. El objetivo es una muralla rival en pie, un castillo al alcance o una carta apostada. También valen los ataques sin esperanza.
rule-C-ONE-TARGET = Un ataque tiene un solo objetivo, que se anuncia antes de poner las cartas.
rule-C-ASSAULT = Un castillo solo se puede atacar cuando han caído todas sus murallas, o si tus propias cartas del ataque incluyen un arma de asalto.
rule-C-POSTED = En lugar de una muralla o un castillo puedes atacar una sola de las cartas apostadas allí.
rule-Q12 = Las murallas protegen lo que hay detrás: una carta apostada en un castillo solo se puede atacar cuando se podría atacar el propio castillo. Una regla de la casa retira esta protección.
rule-Q22 = Las cartas apostadas no atacan. Primero hay que recuperarlas a la mano.
rule-C-TIE = Un ataque vence solo si sus espadas superan los escudos del objetivo: los de la carta, los de lo apostado en ella y los de las reacciones. El empate resiste.
rule-Q4 = Una carta apostada que se ataca por separado solo tiene sus propios escudos.
rule-C-ORDER = Un ataque sigue un orden fijo: se muestra el ataque, llegan los apoyos, reacciona la víctima y se resuelve. Al final se descartan todas esas cartas, sea cual sea el resultado.
rule-C-ANY-ORDER = Elige las cartas de un ataque, apoyo, reacción o regalo en cualquier orden, varias a la vez si quieres, y retíralas mientras no hayas terminado. Hasta entonces están boca abajo y se muestran juntas.
rule-Q18 = Cuando cae una muralla, las cartas apostadas en ella se descartan.
rule-C-SUPPORT = Entre tres o más, cualquiera menos la víctima puede apoyar el ataque con soldados, arqueros y armas, una vez por persona y en el sentido del reloj desde quien ataca. También quienes ya perdieron su castillo.
rule-Q15 = El arma de asalto de un apoyo no abre un castillo: el objetivo se anunció antes.
rule-C-REACT = Solo la víctima de un ataque puede jugar cartas de Academia, tantas como quiera a la vez. Las espadas nunca bajan de 0 y los escudos añadidos duran solo este ataque. Si una carta elimina armas, la víctima elige cuáles; de noche, a ciegas, entre las cartas de Asedio que están boca abajo.
rule-Q23 = Una reacción que no cambia nada se pierde igualmente.
rule-Q16 = Si una reacción elimina la última arma de asalto de quien ataca mientras quedan murallas, el ataque al castillo fracasa, por muchas espadas que tenga.
rule-C-NIGHT = Un ataque nocturno requiere una carta de noche y al menos una carta de ataque. Las cartas quedan boca abajo y solo se anuncia el objetivo; los apoyos y la reacción llegan a ciegas. Después se muestra todo.
rule-Q5 = Un ataque nocturno también admite apoyos, con cartas boca abajo.
rule-Q17 = Solo se puede anunciar un objetivo permitido, así que ir a por un castillo amurallado delata que tienes un arma de asalto.
rule-C-DEFEND = Aposta un arquero en una muralla tuya en pie o un soldado en tu castillo. La carta tiene que estar en tu mano.
rule-C-POST-LIMIT = Una muralla o un castillo no admite más cartas apostadas que escudos impresos.
rule-C-POST-ONCE = Solo puedes apostar una carta por turno.
rule-Q13 = El rey no permite apostar dos veces en un turno. Una regla de la casa permite apostar una carta con cada acción.
rule-C-UNPOST = Recuperar a la mano una carta apostada es una acción, incluso con la mano vacía. Tiene que haber alguna en ese puesto.
rule-C-BUILD = Cuatro cartas de tu mano, entre constructores y oro y con al menos un constructor, te dan la primera carta de Asedio.
rule-C-DUNGEON = Envía uno o más exploradores de tu mano y descubre una carta de Mazmorra. Si sus antorchas superan el peligro, robas el tesoro en cartas de Poblado.
rule-Q27 = Los exploradores se descartan, vuelvan con tesoro o sin él.
rule-Q6 = Una mazmorra superada va a sus descartes; la que no, al fondo de su mazo, a la vista de todo el mundo.
rule-C-BUY = Paga 1 de oro de tu mano para robar 2 cartas de Poblado.
rule-C-ACADEMY = Paga 1 duque y 2 de oro de tu mano para robar 1 carta de Academia.
rule-C-KING = Jugar un rey te da hasta dos acciones más de cualquier clase, incluso dos ataques. Los reyes se descartan cuando terminan las acciones del turno, así que ninguno se puede robar y volver a jugar en el mismo turno.
rule-C-KING-DRAW = Robar 1 carta de Poblado solo es una acción después de jugar un rey.
rule-Q14 = Un segundo rey añade dos acciones más, y un ataque fallido no termina nada.
rule-Q20 = Si cae un castillo durante las acciones de un rey, las restantes siguen en pie, salvo que la partida haya terminado.
rule-C-LOOT = Cada batalla ganada da a quien ataca una carta de Poblado como botín. Entre dos va a la mano; entre más queda boca abajo, sin que nadie la vea, hasta que caiga el castillo de quien la ganó.
rule-Q7 = Solo toma botín quien ataca en su turno, nunca quien apoya.
rule-Q19 = Repeler un ataque no da botín.
rule-C-WIN = Entre dos, la partida termina cuando cae un castillo; entre más, gana el último castillo en pie. Terminada la partida, ya no se juega nada.
rule-C-CONQUEST = Entre tres o más, quien conquista un castillo se lleva a la mano todas las cartas apostadas en él y en las murallas que le queden, y esa fortaleza sale del juego.
rule-Q8 = La conquista solo da lo que había sobre la mesa; quien cae conserva su mano y su botín. Una regla de la casa entrega también la mano.
rule-C-FALLEN = Cuando cae tu castillo recoges tu botín, pero ya no robas ni puedes ganar. Aún puedes hacer regalos en tu turno y apoyar ataques.
rule-C-GIFT = En el turno de quien ha caído, cualquier número de cartas puede ir a una sola persona con el castillo en pie o, con una regla de la casa, a cualquiera. Todo el mundo ve cuántas son de cada mazo; cuáles, solo quien da y quien recibe.
rule-Q9 = Quien ha caído cede cartas pero no las juega, salvo para apoyar un ataque.
rule-Q25 = Quien ha caído no reacciona: ya nadie puede atacarle.
rule-Q26 = Quien ha caído no juega reyes ni compra nada.
rule-C-DECK-OUT = Un mazo agotado se rehace con sus propios descartes. Si tampoco los hay, no es posible la acción que necesite una carta de ese mazo.
rule-Q24 = Si quedan pocas cartas de Poblado, robas las que haya.
rule-Q21 = Las cartas de Asedio, Academia y Mazmorra tienen sus propios descartes.
rule-Q10 = Sin cartas de Asedio, Academia o Mazmorra no se puede construir, estudiar o explorar.
rule-C-DRAWN = Si no quedan cartas de Poblado y pasa una ronda entera sin robar cartas ni atacar, la partida queda en empate.
rule-Q11 = En una partida así ya nadie puede ganar, y por eso nadie gana.
rule-C-TURN-CAP = Tras 600 turnos la partida queda en empate: nadie pudo asaltar los últimos castillos.

## How things stand

threat-open = El castillo de { $seat } está desprotegido
threat-last-wall = A { $seat } le queda una muralla
threat-village =
    { $count ->
        [0] El mazo de Poblado está vacío: al robar se barajan sus descartes
        [one] Queda 1 carta en el mazo de Poblado
       *[other] Quedan { $count } cartas en el mazo de Poblado
    }
threat-village-out =
    No quedan cartas de Poblado: empate tras { $count ->
        [one] 1 turno tranquilo más
       *[other] { $count } turnos tranquilos más
    }
threat-none = Todos los castillos siguen bien amurallados

## The end

end-won =
    { $how ->
       *[breached] Sin murallas que lo protejan, cae el último castillo rival.
        [assaulted] El último castillo rival cae asaltado por encima de sus murallas.
    } Gana { $seat }: { $posts ->
        [one] solo sigue en pie su castillo
       *[other] siguen en pie { $posts } cartas de su fortaleza
    }.
end-drawn = Los poblados están vacíos y las armas descansan: nadie gana esta guerra.
end-stalemate = { $turns } turnos de guerra y nadie pudo asaltar los últimos castillos: no gana nadie.

## At the table

group-attack = Atacar a { $seat }
group-night = Ataque nocturno a { $seat }
group-post = Apostar
group-unpost = Recuperar
group-build = Construir
group-explore = Explorar
group-waste = Tirar
group-give = Regalar a
group-remove = Eliminar
group-add = Cartas
panel-hand =
    Tu mano ({ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    })
panel-empty-hand = Tu mano está vacía
panel-hand-count = mano { $count }
panel-hand-backs = mano { $count } ({ $backs })
panel-loot-count = botín { $count }
panel-decks = Mazos (descartes)
panel-village = Poblado
panel-siege = Asedio
panel-academy = Academia
panel-dungeon = Mazmorra
panel-discards = Descartes
panel-unseen = Fuera de la vista
panel-dungeon-bottom = Al fondo del mazo de Mazmorra
panel-fallen = castillo caído
panel-standing = { $post }: escudos { $shields }
panel-lost = { $post }: caída
panel-posted = apostado: { $cards }
doubt-waste = Tirarías «{ $card }» sin ningún efecto. ¿Seguro?
doubt-hopeless = De momento, { $balance }: este ataque no puede vencer. ¿Lanzarlo de todos modos?

## Secciones de las reglas

section-aim = El objetivo
section-cards = Las cartas
section-setup = Preparación
section-turn = Tu turno
section-attack = Atacar
section-support = Apoyar un ataque
section-reactions = Reaccionar a un ataque
section-night = Atacar de noche
section-defence = Defender tu fortaleza
section-village = Comprar y construir
section-dungeon = En la mazmorra
section-academy = En la Academia
section-king = El rey
section-loot = El botín
section-falling = Cuando cae un castillo
section-decks = Cuando se agotan las cartas
section-rulings = Aclaraciones de dudas

## The coach: why an action is the best

coach-measure-walls = Murallas tuyas en pie
coach-measure-shields = Escudos de tu fortaleza
coach-measure-hand = Cartas en tu mano
coach-measure-swords = Espadas en tu mano
coach-measure-weapons = Armas de asedio en tu mano
coach-measure-reactions = Cartas de Academia en tu mano
coach-measure-gold = Oro en tu mano
coach-measure-rival_castles = Castillos rivales en pie
coach-measure-rival_walls = Murallas rivales en pie
coach-measure-rival_posted = Cartas apostadas por los rivales
coach-measure-rival_hand = Cartas en las manos rivales

## House rules

setting-conquest = ¿Qué se lleva quien conquista un castillo?
setting-conquest-table = Solo las cartas de la mesa: las apostadas en el castillo y en sus murallas.
setting-conquest-hand = También la mano de quien cae.
setting-castle_posts = ¿Se pueden atacar tras las murallas las cartas apostadas en un castillo?
setting-castle_posts-protected = No: las murallas las protegen igual que al castillo.
setting-castle_posts-attackable = Sí: una carta apostada en un castillo siempre se puede atacar de forma independiente.
setting-king_posts = ¿Cuántas cartas se pueden apostar en el turno de un rey?
setting-king_posts-turn = Una por turno, con rey o sin él.
setting-king_posts-action = Una con cada acción.
setting-gifts = ¿Quién puede recibir los regalos de quien ha caído?
setting-gifts-living = Solo quienes tienen el castillo en pie.
setting-gifts-anyone = Cualquier otra persona, para que también quienes han caído puedan apoyar con esas cartas.

## Asking less

asking-able = Preguntarme por apoyos y reacciones solo cuando tenga cartas para ello.
asking-always = Preguntarme siempre, para que nadie sepa lo que tengo.
asking-never = No pedirme nunca apoyo: no me uno al ataque de nadie. Pedirme reacciones cuando tenga cartas para ellas.

## Odds before an attack

odds-battle =
    { $cards ->
        [0] Probabilidad de ganar: { $percent } %. { $victim } no tiene cartas de Academia.
        [one] Probabilidad de ganar: { $percent } % si { $victim } juega su única carta de Academia, 100 % si no.
       *[other] Probabilidad de ganar: { $percent } % si { $victim } juega sus { $cards } cartas de Academia, 100 % si no juega ninguna.
    }
odds-weak = Probabilidad de ganar: 0 %, aunque { $victim } no reaccione.
odds-sure = Probabilidad de ganar: 100 %, juegue lo que juegue { $victim }.
odds-unsupported = Sin contar apoyos.

## Titles of the Chronicles

rank-weary_peace = La paz de los exhaustos
rank-bare_castle = Castillo sin murallas
rank-last_wall = La última muralla
rank-firm_walls = Murallas que resistieron
rank-unscathed = Fortaleza sin un rasguño
