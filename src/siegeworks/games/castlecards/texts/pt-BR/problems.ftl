# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-posted =
    Posição, assento { $seat }, { $post ->
        [0] castelo
       *[other] muralha { $post }
    }: o número de cartas posicionadas é { $count } e pode ser no máximo { $most }.
problem-position-conquered = Posição, assento { $seat }: com o castelo cai toda a fortaleza. Mude “standing” das muralhas para false.
problem-position-loot = Posição, assento { $seat }: só há saque diante de um castelo de pé e em partidas de três ou quatro assentos. Passe essas cartas para a mão.
problem-position-known = Posição, assento { $seat }: em “known” há mais cartas “{ $card }” do que o assento tem. Diminua o número.
problem-position-copies = Posição: o número de cartas “{ $card }” em decks, descartes, mãos, saque, staged e posted é { $count }, e deve ser { $wanted }.
problem-position-staged = Posição, assento { $seat }: “staged” não combina com o que está pendente. Corrija ou parta de uma posição exportada em um momento assim.
problem-position-marked = Posição, assento { $seat }: “marked” indica armas que a vítima não pode escolher agora. Retire-as.

## Content packs

problem-content-deck-size = { $file }, [[{ $deck }]]: o número de cartas deste deck é { $count } e deve ficar entre { $low } e { $high }. Mude “copies”.
problem-content-no-effect = { content-row }: uma carta da academia deve fazer alguma coisa. Dê a ela pelo menos um destes: “fewer_swords”, “more_shields”, “more_half_shields” e “fewer_weapons”.
