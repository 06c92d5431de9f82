# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-goblin = Position, “{ $where }”: this goblin holds something that its kind does not take, or all that would make it leave. Correct “given”, “rubble” and “covered”.
problem-position-deck = Position, “{ $where }”: the two lists together must name every card or tile exactly once, { $count } in all.
problem-position-tunnel = Position, “tunnel”: every goblin tile must be there exactly once, and section 1 must have two tiles of level 1, section 2 two of level 2, and so on.
problem-position-orcs =
    Position, “orcs”: { $count ->
        [one] 1 orc is
       *[other] { $count } orcs are
    } in play, but while the game is running there are { $most } at most.
problem-position-gold = Position, “gold”: while the game is running at least 1 nugget must be left.
problem-position-resource = Position, “{ $resource }”: the stock, the upgrade board and the goblins together hold { $count }, it must be { $wanted }.
problem-position-damage = Position: the damage tokens in the reserve and on the trolls are { $count } together, it must be { $wanted }.
problem-position-trolls = Position, “trolls”: every troll must be a different tile, and one that “troll_tiles” lists as revealed.
problem-position-blocked = Position, “board”: exactly the spaces of the revealed catapult cards must be blocked.
problem-position-lying = Position, “machines”: “{ $machine }” lies down, which happens only in a game with one seat. Set “standing” to true.
problem-position-siege-levels = Position, “siege”: the cards must be in the order of their levels, level 1 first.
problem-position-goblins = Position, “goblins”: the goblins must be different tiles of the section that was opened last.
problem-position-defeated = Position, “goblins_defeated”: by the sections opened and the goblins left it must be { $wanted }, not { $count }.
problem-position-rubble = Position, “rubble”: the tunnel entrance must hold either rubble or goblins, not both and not neither.
problem-position-deck-size = Position, dwarf { $seat }: the number of cards in hand, pile, discard, aside and played together is { $count }, it must be { $wanted }.
problem-position-orc-cards = Position, dwarf { $seat }: exactly two orc cards must be among the cards.
problem-position-card-twice = Position: the card “{ $card }” is in two places. Remove one of them.
problem-position-hand = Position, dwarf { $seat }: hand and played cards together must be { $wanted }, the pile must hold { $wanted } cards or none, and two must be set aside.
problem-position-not-drawn = Position, “upgrades”: the card “{ $card }” is in play, so it must be listed as drawn.
problem-position-fallen = Position: a troll or goblin has all its circles covered, so it is defeated. Remove it, or leave a circle open; it stays only while hits are being assigned.

## Content packs

problem-content-level = { $file }, [[{ $table }]]: the number of rows of level { $level } is { $count }, it must be { $wanted }.
problem-content-deck = { $file }, [[upgrade]]: the number of cards in the deck “{ $deck }” is { $count }, it must be { $wanted }.
problem-content-rubble = { $file }, [[goblin]]: two rubble goblins of level { $level } could ask for more than the { $most } pieces of rubble there are. Lower their amounts.
problem-content-damage = { $file }, [[troll]]: four trolls could carry more than the { $most } damage tokens there are. Give them fewer circles.
problem-content-no-rank = { $file }, [[rank]]: the lowest title for “{ $result }” must have at_least = { $at_least } or less, so that every game gets one. Add it.
problem-content-use = { content-row }: “{ $use }” is no use of a card, or it is there twice. Write, for example, “wood 1” or “melee 2”, each sort once.
problem-content-no-move = { content-row }: every card can move. Add a use such as “move 2”.
problem-content-no-use = { content-row }: a card needs a use besides moving. Add one such as “dig 1”.
problem-content-free-upgrade = { content-row }: an upgrade must cost something. Put at least one resource into “cost”.
problem-content-wall = { content-row }: “orcs” and “wall” belong together. Give both or neither.
problem-content-arrow-alone = { content-row }: a siege card needs orcs or a machine, an arrow alone is not enough.
problem-content-goblin-free = { content-row }: a goblin of the kind “fixed” must ask for something. Give it at least one resource.
problem-content-faces = { $file }, [{ $table }]: the number of faces is { $count }, it must be { $wanted }.
problem-content-face = { $file }, [{ $table }]: “{ $face }” is not a face of a die. Write “crossbow”, or “hit” and a digit.
