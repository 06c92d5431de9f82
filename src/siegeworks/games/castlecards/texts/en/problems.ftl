# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-posted =
    Position, seat { $seat }, { $post ->
        [0] castle
       *[other] wall { $post }
    }: the number of posted cards is { $count }, it can be { $most } at most.
problem-position-conquered = Position, seat { $seat }: with the castle the whole fortress has fallen. Set “standing” of its walls to false.
problem-position-loot = Position, seat { $seat }: loot lies only before a standing castle in a game with three or four seats. Put these cards into the hand.
problem-position-known = Position, seat { $seat }: more cards “{ $card }” are listed in “known” than the seat holds. Lower the number.
problem-position-copies = Position: the number of cards “{ $card }” in decks, discards, hands, loot, staged and posted together is { $count }, it must be { $wanted }.
problem-position-staged = Position, seat { $seat }: “staged” does not fit what is pending. Correct it, or start from a position exported at such a moment.
problem-position-marked = Position, seat { $seat }: “marked” names weapons that the victim cannot choose now. Remove them.

## Content packs

problem-content-deck-size = { $file }, [[{ $deck }]]: the number of cards in this deck is { $count }, it must be from { $low } to { $high }. Change “copies”.
problem-content-no-effect = { content-row }: a card of the academy must do something. Give it at least one of “fewer_swords”, “more_shields”, “more_half_shields” and “fewer_weapons”.
