## The first game

castlecards-guide-goal =
    Que el último castillo en pie sea el tuyo. { $walls ->
        [one] { $walls } muralla protege
       *[other] { $walls } murallas protegen
    } el castillo de cada rival ({ $rivals }): primero van las murallas. Tu fortaleza está abajo.
castlecards-guide-turn = Tu turno: ya has robado una carta y ahora eliges una acción. Haz clic en una carta para ver qué puede hacer; detente sobre algo gris para saber por qué no.
castlecards-guide-king = Tienes un rey. Haz clic en «{ $card }» y luego en el botón que se ilumina: te permite actuar más de una vez este turno.
castlecards-guide-post = Protege tu fortaleza: haz clic en «{ $card }» y después en «{ $post }». Sus escudos aumentan, y más adelante puedes recuperar la carta.
castlecards-guide-attack = Tienes fuerza para asaltar una muralla de { $rival } con { $shields }. Pulsa el botón de atacar y haz clic en la muralla que se ilumina.
castlecards-guide-swords = Suma cartas, una por clic, y mira la balanza: en contra hay { $shields }. El empate resiste, así que necesitas más espadas que escudos.
castlecards-guide-launch = La balanza se inclina a tu favor. ¡Lanza el ataque! Aún pueden llegar apoyos, y la víctima puede reaccionar.
castlecards-guide-short = { $balance }: no te quedan cartas que sumar, y el empate resiste. Lanza el ataque y espera apoyos; si no llegan, fracasa y pierdes las cartas.
castlecards-guide-night = Tienes una carta de noche. Haz clic en «{ $card }», en el botón que se ilumina y en una muralla: tus cartas quedan boca abajo y la víctima reacciona sin verlas.
castlecards-guide-support = { $attacker } ataca a { $victim }: { $post }, { $shields }. Puedes apoyar el ataque con { $cards }, o pulsar el botón para no intervenir. Lo que pongas se descarta en todo caso.
castlecards-guide-react = { $attacker } te ataca: { $post }, { $shields }. Pon una reacción ({ $cards }) y pulsa el botón que termina la reacción.
castlecards-guide-loot = Tu victoria trae botín. Queda boca abajo junto a ti, sin abrir, hasta que caiga tu castillo.
castlecards-guide-breach =
    Has perdido una muralla. { $walls ->
        [0] Ya nada protege tu castillo: aposta soldados en él.
        [one] Solo { $walls } muralla protege aún tu castillo.
       *[other] { $walls } murallas protegen aún tu castillo.
    }
castlecards-guide-assault = «{ $card }» es un arma de asalto: con ella en tu ataque puedes asaltar un castillo aunque sus murallas sigan en pie.
castlecards-guide-build = Haz clic en «{ $card }» y en el botón que se ilumina: constructores y oro dan un arma de asedio, que vale muchas espadas.
castlecards-guide-academy = Haz clic en «{ $card }» y en el botón que se ilumina: la Academia te da una reacción para cuando te ataquen.
castlecards-guide-buy = ¿Pocas cartas? Haz clic en «{ $card }» y en el botón que se ilumina: el oro compra cartas de Poblado.
castlecards-guide-explore = Haz clic en «{ $card }» y en el botón que se ilumina: si sus antorchas superan el peligro de la carta de Mazmorra, trae su tesoro.
castlecards-guide-fallen = Tu castillo ha caído y tu botín ya es tuyo. No puedes ganar, pero decides quién gana: regala cartas en tu turno y apoya ataques.
