# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-goblin = Posición, «{ $where }»: este goblin tiene algo que los de su tipo no aceptan, o ya todo lo que lo haría irse. Corrige «given», «rubble» y «covered».
problem-position-deck = Posición, «{ $where }»: las dos listas juntas deben nombrar cada carta o ficha exactamente una vez, { $count } en total.
problem-position-tunnel = Posición, «tunnel»: cada ficha de goblin debe aparecer exactamente una vez; la sección 1 lleva dos fichas de nivel 1, la sección 2 dos de nivel 2, y así hasta el final.
problem-position-orcs =
    Posición, «orcs»: hay { $count ->
        [one] 1 orco
       *[other] { $count } orcos
    } en juego, pero con la partida en curso hay como mucho { $most }.
problem-position-gold = Posición, «gold»: con la partida en curso debe quedar al menos 1 pepita.
problem-position-resource = Posición, «{ $resource }»: entre las existencias, el tablero de mejora y los goblins suman { $count }, y deben ser { $wanted }.
problem-position-damage = Posición: las fichas de daño de la reserva y las de los troles suman { $count }, y deben ser { $wanted }.
problem-position-trolls = Posición, «trolls»: cada trol debe ser una ficha distinta y figurar como revelada en «troll_tiles».
problem-position-blocked = Posición, «board»: deben estar bloqueados exactamente los huecos de las cartas de catapulta reveladas.
problem-position-lying = Posición, «machines»: «{ $machine }» está tumbada, y eso solo ocurre en partidas de un asiento. Pon «standing» en true.
problem-position-siege-levels = Posición, «siege»: las cartas deben seguir el orden de sus niveles, primero el nivel 1.
problem-position-goblins = Posición, «goblins»: los goblins deben ser fichas distintas de la última sección abierta.
problem-position-defeated = Posición, «goblins_defeated»: por las secciones abiertas y los goblins que quedan debe ser { $wanted }, no { $count }.
problem-position-rubble = Posición, «rubble»: en la entrada al túnel debe haber escombros o goblins, no ambas cosas ni ninguna.
problem-position-deck-size = Posición, enano { $seat }: el total de cartas entre hand, pile, discard, aside y played es { $count }, y debe ser { $wanted }.
problem-position-orc-cards = Posición, enano { $seat }: entre sus cartas debe haber exactamente dos de orco.
problem-position-card-twice = Posición: la carta «{ $card }» está en dos sitios. Quítala de uno de ellos.
problem-position-hand = Posición, enano { $seat }: la mano y las cartas jugadas deben sumar { $wanted }, el mazo debe tener { $wanted } cartas o ninguna, y debe haber dos apartadas.
problem-position-not-drawn = Posición, «upgrades»: la carta «{ $card }» está en juego, así que debe figurar en «drawn».
problem-position-fallen = Posición: un trol o un goblin tiene todos sus círculos cubiertos, así que está derrotado. Quítalo o deja un círculo libre; solo permanece mientras se reparten impactos.

## Content packs

problem-content-level = { $file }, [[{ $table }]]: el número de filas de nivel { $level } es { $count } y debe ser { $wanted }.
problem-content-deck = { $file }, [[upgrade]]: el número de cartas del mazo «{ $deck }» es { $count } y debe ser { $wanted }.
problem-content-rubble = { $file }, [[goblin]]: dos goblins de escombros de nivel { $level } podrían pedir más de los { $most } escombros que hay. Reduce sus cantidades.
problem-content-damage = { $file }, [[troll]]: cuatro troles podrían llevar más de las { $most } fichas de daño que hay. Dales menos círculos.
problem-content-no-rank = { $file }, [[rank]]: el título más bajo para «{ $result }» debe tener at_least = { $at_least } o menos, para que ninguna partida se quede sin título. Añádelo.
problem-content-use = { content-row }: «{ $use }» no es un uso de carta o está repetido. Escribe, por ejemplo, «wood 1» o «melee 2», cada tipo una sola vez.
problem-content-no-move = { content-row }: toda carta puede mover. Añade un uso como «move 2».
problem-content-no-use = { content-row }: una carta necesita otro uso además de mover. Añade uno como «dig 1».
problem-content-free-upgrade = { content-row }: una mejora debe costar algo. Pon al menos un recurso en «cost».
problem-content-wall = { content-row }: «orcs» y «wall» van juntos. Indica los dos o ninguno.
problem-content-arrow-alone = { content-row }: una carta de asedio necesita orcos o una máquina; no basta con la flecha.
problem-content-goblin-free = { content-row }: un goblin del tipo «fixed» debe pedir algo. Dale al menos un recurso.
problem-content-faces = { $file }, [{ $table }]: el número de caras es { $count } y debe ser { $wanted }.
problem-content-face = { $file }, [{ $table }]: «{ $face }» no es una cara de dado. Escribe «crossbow», o «hit» y una cifra.
