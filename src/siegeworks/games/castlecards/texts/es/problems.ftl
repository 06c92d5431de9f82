# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-posted =
    Posición, asiento { $seat }, { $post ->
        [0] castillo
       *[other] muralla { $post }
    }: el número de cartas apostadas es { $count } y puede ser como mucho { $most }.
problem-position-conquered = Posición, asiento { $seat }: con el castillo cae toda la fortaleza. Pon «standing» de sus murallas en false.
problem-position-loot = Posición, asiento { $seat }: solo hay botín ante un castillo en pie y en partidas de tres o cuatro asientos. Pasa esas cartas a la mano.
problem-position-known = Posición, asiento { $seat }: en «known» figuran más cartas «{ $card }» de las que tiene el asiento. Reduce el número.
problem-position-copies = Posición: el número de cartas «{ $card }» entre mazos, descartes, manos, botín, staged y posted es { $count }, y debe ser { $wanted }.
problem-position-staged = Posición, asiento { $seat }: «staged» no encaja con lo que está pendiente. Corrígelo o parte de una posición exportada en un momento así.
problem-position-marked = Posición, asiento { $seat }: «marked» nombra armas que la víctima no puede elegir ahora. Quítalas.

## Content packs

problem-content-deck-size = { $file }, [[{ $deck }]]: el número de cartas de este mazo es { $count } y debe estar entre { $low } y { $high }. Cambia «copies».
problem-content-no-effect = { content-row }: una carta de la academia debe hacer algo. Dale al menos uno de «fewer_swords», «more_shields», «more_half_shields» y «fewer_weapons».
