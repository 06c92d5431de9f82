## Questions before a game

setup-seats = How many dwarves?
setup-difficulty = How hard?
setup-bots =
    { $count ->
        [one] Should a bot play the other dwarf?
       *[other] Should bots play the other { $count } dwarves?
    }
setup-other-name = Who plays dwarf { $number }?

## At the table

term-move-codes = Move (such as { $code }) to:
term-pass = for nothing
term-fill = Fill space { $space } from:
term-hire = Hire against:
term-hire-orcs = all orcs in the workshops
term-sure-end =
    { $count ->
        [one] 1 card is still unplayed. End the turn anyway?
       *[other] { $count } cards are still unplayed. End the turn anyway?
    }
terminal-legend = In the picture: o orc, o! orc about to steal, [A] dwarf, (2) open circle with its hits, (•) covered circle, ▒ rubble, ▓ closed tunnel section, ✓ open one, ▲ machine, ▂ machine lying down, ○ resource wanted, ● resource given

## Panels

term-upgrades = Upgrades
term-blocked = blocked
term-empty = empty
term-ready = ready
term-left = Defeat in
term-left-siege = siege { $count }
term-left-orcs = orcs { $count }
term-left-trolls = trolls { $count }
term-left-catapult = catapult { $count }
term-mercenaries = Hire (gold)
term-merc-orcs = orcs
term-merc-goblin = goblin
term-merc-troll = troll
term-merc-catapult = catapult
term-merc-siege = siege
term-dangers = Dangers
term-dwarves = Dwarves
term-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
term-unseen = out of sight:

## The picture

term-map-chamber = Chamber
term-map-carpenter = Carpenter
term-map-tannery = Tannery
term-map-foundry = Foundry
term-map-entrance = Entrance
term-map-carpenter_wall = Wall
term-map-tannery_wall = Wall
term-map-foundry_wall = Wall
term-map-carpenter_field = Field
term-map-tannery_field = Field
term-map-foundry_field = Field
term-map-tunnel_tower = T tower
term-map-west_tower = W tower
term-map-east_tower = E tower
term-tunnel = tunnel
term-gold = gold
term-token-wood = W
term-token-leather = L
term-token-metal = M
term-token-any = *
term-machine-tower = siege tower
term-machine-catapult = catapult
term-place-chamber = chamber
term-place-carpenter = carpenter
term-place-tannery = tannery
term-place-foundry = foundry
term-place-entrance = entrance
term-place-carpenter_wall = carp. wall
term-place-tannery_wall = tann. wall
term-place-foundry_wall = found. wall
term-place-carpenter_field = carp. field
term-place-tannery_field = tann. field
term-place-foundry_field = found. field
term-place-tunnel_tower = tunnel tower
term-place-west_tower = west tower
term-place-east_tower = east tower

## The Chronicles

chronicle-won = { $place }. { $score } gold, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
chronicle-lost = { $place }. { $score ->
        [one] 1 goblin
       *[other] { $score } goblins
    }, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
