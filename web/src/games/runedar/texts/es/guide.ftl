## The first game

runedar-guide-goal = El objetivo: despejar las { $sections } secciones del túnel, ocuparse de los goblins que hay tras cada una y salvar el oro; por ahora hay { $gold } pepitas. Los indicadores sobre el tablero muestran cómo se puede perder.
runedar-guide-siege = Tienes una carta de orco, así que el asedio golpea primero: { $siege }. Un mercenario podría impedirlo, pero el oro es valioso. Deja que ocurra.
runedar-guide-walk = Cada carta es una acción: una de sus líneas o sus botas. Haz clic en «{ $card }» y ve { $to }: allí puedes trabajar.
runedar-guide-work = ¡Material para mejores herramientas! Haz clic en la línea «{ $use }» de la carta «{ $card }».
runedar-guide-place =
    Lo que trabajas va directo a las mejoras. A «{ $card }», en el hueco { $space }, le falta { $cost }: { $clicks ->
        [one] haz clic en ella para darle una pieza.
       *[other] haz clic en ella { $clicks } veces para darle { $clicks } piezas.
    }
runedar-guide-take = «{ $card }» está completa. Haz clic en ella y después en una de tus cartas flojas: la floja sale del juego y la nueva ya se puede jugar este turno.
runedar-guide-tunnel = ¡Hora de cavar! Haz clic en «{ $card }» y ve { $to }: tienes una carta para cavar allí.
runedar-guide-dig = Haz clic en la línea «{ $use }» de la carta «{ $card }» para retirar escombros. Al retirar el último se abre una sección y salen goblins.
runedar-guide-goblins = Han salido goblins del túnel. { $goblins }. Nadie cava la siguiente sección hasta librarse de ellos.
runedar-guide-hunt = ¡Un orco a tu alcance! Haz clic en «{ $card }» y ve { $to }: tienes una carta para pelear.
runedar-guide-fight = ¡A golpes! Haz clic en «{ $use }» de la carta «{ $card }». El ataque va contra todo lo que hay aquí.
runedar-guide-roll =
    Dados de este ataque: { $dice }; impactos seguros: { $hits }. Puedes sumar más cartas. { $ranged ->
        [yes] Haz clic en un objetivo y pulsa el botón de atacar: solo cuentan las ballestas.
       *[no] Después pulsa el botón de atacar: los martillos son impactos; las ballestas solo cuentan desde una torre.
    }
runedar-guide-hits =
    { $hits ->
        [one] Tienes { $hits } impacto para repartir.
       *[other] Tienes { $hits } impactos para repartir.
    } Haz clic en los enemigos que se iluminan. Los impactos que no alcanzan para nada se pierden.
runedar-guide-tower = A las máquinas se les dispara desde las torres. Haz clic en «{ $card }» y ve { $to }: tienes una carta para disparar.
runedar-guide-shoot = Desde aquí arriba puedes disparar. Haz clic en «{ $use }» de la carta «{ $card }».
runedar-guide-raid =
    { $orcs ->
        [one] Hay un orco { $at }.
       *[other] Hay { $orcs } orcos { $at }.
    } Nadie puede trabajar a su lado y, con la próxima flecha, cada uno roba una pepita. Derrótalos o contrata ayuda.
runedar-guide-machine =
    { $name }: actúa al comienzo { $own ->
        [yes] de tu próximo turno
       *[no] del próximo turno de la persona que la tiene en su área
    }. { $machine ->
        [tower] Trae un trol a la entrada al túnel.
       *[other] Bloquea un hueco del tablero de mejora y cuesta oro.
    } Una sola ballesta, disparada desde cualquier torre, la destruye antes.
runedar-guide-troll = { $name } ha llegado a la entrada al túnel. Nadie cava allí mientras quede un trol. A sus círculos les faltan { $hits } impactos; cada círculo se cubre de una sola vez y así se queda.
runedar-guide-mercenary =
    Un mercenario ayuda al momento y no gasta cartas. { $name }, por { $price ->
        [one] { $price } pepita
       *[other] { $price } pepitas
    }: { $effect } Cada uno actúa una sola vez en toda la partida.
runedar-guide-home = Tu última carta: haz clic en «{ $card }» y ve { $to }. Quien acaba allí el turno puede rellenar los huecos vacíos del tablero de mejora.
runedar-guide-refill = Acabas el turno en la cámara: rellena ahora el hueco { $space }. Haz clic en él y elige un mazo, o pulsa el botón para dejarlo vacío.
runedar-guide-end = Ya has jugado tus cartas. Pulsa «Terminar el turno» y robarás otras.
