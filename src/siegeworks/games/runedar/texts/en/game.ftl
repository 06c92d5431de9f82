## The game

game-title = The Siege of Runedar
game-summary = A cooperative game for one to four dwarves: hold the old fortress against orcs, trolls and siege machines while you dig a tunnel to freedom. The more gold you carry out, the greater the legend.

## Places: the label, the way there, and being there

place-chamber = Central Chamber
place-chamber-to = to the central chamber
place-chamber-at = in the central chamber
place-carpenter = Carpenter’s
place-carpenter-to = to the carpenter’s
place-carpenter-at = in the carpenter’s
place-tannery = Tannery
place-tannery-to = to the tannery
place-tannery-at = in the tannery
place-foundry = Foundry
place-foundry-to = to the foundry
place-foundry-at = in the foundry
place-entrance = Tunnel Entrance
place-entrance-to = to the tunnel entrance
place-entrance-at = in the tunnel entrance
place-carpenter_wall = Carpenter’s Wall
place-carpenter_wall-to = onto the carpenter’s wall
place-carpenter_wall-at = on the carpenter’s wall
place-tannery_wall = Tannery Wall
place-tannery_wall-to = onto the tannery wall
place-tannery_wall-at = on the tannery wall
place-foundry_wall = Foundry Wall
place-foundry_wall-to = onto the foundry wall
place-foundry_wall-at = on the foundry wall
place-carpenter_field = Outside the Carpenter’s Wall
place-carpenter_field-to = outside the carpenter’s wall
place-carpenter_field-at = outside the carpenter’s wall
place-tannery_field = Outside the Tannery Wall
place-tannery_field-to = outside the tannery wall
place-tannery_field-at = outside the tannery wall
place-foundry_field = Outside the Foundry Wall
place-foundry_field-to = outside the foundry wall
place-foundry_field-at = outside the foundry wall
place-tunnel_tower = Tunnel Tower
place-tunnel_tower-to = up the tunnel tower
place-tunnel_tower-at = on the tunnel tower
place-west_tower = West Tower
place-west_tower-to = up the west tower
place-west_tower-at = on the west tower
place-east_tower = East Tower
place-east_tower-to = up the east tower
place-east_tower-at = on the east tower

## Things

resource-wood = wood
resource-leather = leather
resource-metal = metal
use-wood = Wood
use-leather = Leather
use-metal = Metal
use-any = Any resource
use-melee = Melee
use-direct = Direct hits
use-ranged = Shoot
use-dig = Dig
use-move = Move
deck-yellow = yellow deck
deck-grey = grey deck
deck-red = red deck
machine-tower = siege tower
machine-catapult = catapult
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-epic = Epic
goblin-kind-fixed =
    Wants: { $wood ->
        [0]
            { $leather ->
                [0] { $metal } metal
               *[other]
                    { $leather } leather{ $metal ->
                        [0] { "" }
                       *[other] , { $metal } metal
                    }
            }
       *[other]
            { $wood } wood{ $leather ->
                [0] { "" }
               *[other] , { $leather } leather
            }{ $metal ->
                [0] { "" }
               *[other] , { $metal } metal
            }
    }
goblin-kind-mix =
    Wants { $amount ->
        [one] 1 resource of any kind
       *[other] { $amount } resources, any mix
    }
goblin-kind-rubble =
    Wants { $amount ->
        [one] 1 piece
       *[other] { $amount } pieces
    } of rubble out of the way
goblin-kind-fight =
    Wants a fight: { $amount ->
        [one] 1 hit
       *[other] { $amount } hits
    } to bring down
troll-circles = Hits per circle: { $circles }
mercenary-orcs-effect = Defeats every orc in the three workshops.
mercenary-goblin-effect = Defeats one goblin of any kind.
mercenary-troll-effect = Defeats one troll.
mercenary-catapult-effect = Stops the catapult as it is about to fire: no card is revealed.
mercenary-siege-effect = Cancels the siege card that was just revealed.
face-hit =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
face-crossbow = crossbow

## What happened

event-game_began = The siege begins. { $seat } goes first.
event-turn_began = Turn { $turn }: { $seat }.
event-machine_came = The { $machine } rolls up in front of { $seat }.
event-machine_raised = The { $machine } is raised: at the start of the next turn it acts.
event-machine_activated = The { $machine } goes into action!
event-machine_held = The { $machine } is stopped just in time and returns to the reserve.
event-machine_destroyed = The { $machine } is shot to splinters!
event-troll_came = A troll stomps into the tunnel entrance: { $troll }.
event-troll_defeated = Troll defeated: { $troll }.
event-space_blocked = The catapult wrecks space { $space } of the upgrade board for good.
event-upgrade_lost = { $card } on space { $space } is smashed.
event-gold_lost =
    { $reason ->
        [catapult]
            { $amount ->
                [one] The shot buries 1 nugget.
               *[other] The shot buries { $amount } nuggets.
            }
       *[stolen]
            { $amount ->
                [one] 1 nugget is stolen.
               *[other] { $amount } nuggets are stolen.
            }
        [paid]
            { $amount ->
                [one] 1 nugget is paid.
               *[other] { $amount } nuggets are paid.
            }
    }
event-orc_card_played = { $seat } plays an orc card.
event-siege_card_revealed = Siege card: { $siege }.
event-siege_card_cancelled = The siege card comes to nothing ({ $siege }).
event-orc_placed = An orc appears { $place_at }.
event-orcs_advanced =
    { $count ->
        [0] The horns sound, but no orc is there to advance.
        [one] The only orc advances.
       *[other] All orcs advance ({ $count }).
    }
event-orc_stole = An orc { $place_at } breaks through to the gold!
event-orc_defeated = An orc falls { $place_at }.
event-card_played = { $seat } plays { $card } ({ $use }).
event-card_unused = { $seat } leaves { $card } unused.
event-card_passed = { $seat } plays { $card } for nothing.
event-dwarf_moved = { $seat } goes { $place_to }.
event-resource_placed = 1 { $resource } goes on { $card } (space { $space }).
event-resource_given = 1 { $resource } goes to the goblin { $goblin }.
event-upgrade_completed = { $card } is finished and ready to take (space { $space }).
event-upgrade_taken = { $seat } takes { $card } and gives up { $removed }.
event-attack_rolled =
    { $dice ->
        [0] { $seat } attacks with direct hits alone.
        [one] { $seat } rolls 1 die ({ $use }).
       *[other] { $seat } rolls { $dice } dice ({ $use }).
    }
event-die_rolled = Die: { $face }.
event-hits_scored =
    { $use }: { $hits ->
        [0] no hit lands
        [one] 1 hit lands
       *[other] { $hits } hits land
    }.
event-circle_covered =
    { $enemy ->
       *[troll] Troll { $slot }: circle { $circle } is covered.
        [goblin] Goblin { $slot }: the circle is covered.
    }
event-goblin_came = A goblin pops out of the tunnel: { $goblin }.
event-goblin_defeated = Goblin dealt with: { $goblin }.
event-rubble_dug =
    { $amount ->
        [one] 1 piece of rubble is dug away
       *[other] { $amount } pieces of rubble are dug away
    }, { $left ->
        [0] none
       *[other] { $left }
    } left.
event-rubble_dug_beside =
    A piece of rubble beside { $goblin } is dug away, { $left ->
        [0] none
       *[other] { $left }
    } left.
event-rubble_placed =
    The next section is blocked by { $amount ->
        [one] 1 piece
       *[other] { $amount } pieces
    } of rubble.
event-section_opened = Tunnel section { $section } is open!
event-mercenary_hired =
    { $mercenary } steps in for { $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }.
event-upgrade_removed = { $card } is cleared from space { $space }.
event-space_filled = Space { $space }: { $card } ({ $deck }).
event-deck_reshuffled = { $seat } shuffles all twelve cards and sets two aside.
event-card_drawn = { $seat } draws { $card }.
event-card_drawn-hidden = { $seat } draws a card.
event-turn_ended = { $seat } ends the turn.
event-game_won =
    The tunnel is free! { $gold ->
        [one] 1 nugget is saved.
       *[other] { $gold } nuggets are saved.
    }
event-game_lost =
    { $loss ->
       *[siege] The last siege card is turned: the fortress falls.
        [catapult] The last catapult card is turned: the fortress lies in ruins.
        [troll] The last troll is over the wall: the fortress falls.
        [orc] The last orc joins the horde: the fortress is overrun.
        [gold] The last nugget is gone: nothing is left to defend.
    } Goblins defeated: { $goblins }.
event-card_phase_began = { $seat } turns to the dwarf cards.

## Siege cards

siege-orcs =
    { $count ->
        [one] 1 orc
       *[other] { $count } orcs
    } { $place_at }
siege-machine = the { $machine }
siege-arrow = all orcs advance

## What can be chosen

action-move = { $card }: move { $place_to }
action-move-short = Move { $place_to }
action-magic = { $card }: magic leap { $place_to }, then one more action
action-magic-short = Magic leap { $place_to }, then one more action
action-work = { $card }: work { $amount } { $resource }
action-work-short = Work { $amount } { $resource }
action-work-any = { $card }: work { $amount } of this workshop’s resource
action-work-any-short = Work { $amount } of this workshop’s resource
action-melee =
    { $card }: melee with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-melee-short =
    Melee with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-direct =
    { $card }: { $hits ->
        [one] 1 direct hit
       *[other] { $hits } direct hits
    }
action-direct-short =
    { $hits ->
        [one] 1 direct hit
       *[other] { $hits } direct hits
    }
action-ranged =
    { $card }: shoot with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-ranged-short =
    Shoot with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-dig = { $card }: dig { $amount }
action-dig-short = Dig { $amount }
action-pass = { $card }: play it for nothing
action-pass-short = Play it for nothing
action-discard = Give up { $card }
action-aim-place = Shoot at: { $place }
action-aim-machine = Shoot at the { $machine }
action-roll = Attack!
action-stop = No further action
action-give-space = Put { $resource } on { $card } (space { $space })
action-give-goblin = Give { $resource } to { $goblin }
action-hit-orc = Defeat an orc
action-hit-goblin =
    Strike { $goblin } ({ $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    })
action-hit-troll =
    Strike { $troll } (circle { $circle }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    })
action-dig-goblin = Dig beside { $goblin }
action-take = Take { $card } (space { $space })
action-hire-orcs =
    Hire { $name } ({ $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }): no more orcs in the workshops
action-hire-goblin =
    Hire { $name } ({ $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }): away with { $target }
action-hire-troll =
    Hire { $name } ({ $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }): away with { $target }
action-hire-catapult =
    Hire { $name } ({ $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }): stop the catapult
action-hire-siege =
    Hire { $name } ({ $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }): cancel the siege card
action-activate = Activate the { $machine }
action-reveal = Play the orc card
action-continue = Let it happen
action-remove = Clear { $card } from space { $space }
action-fill = Fill space { $space } from the { $deck }
action-done = Done with the board
action-end = Play no more cards
action-end-turn = End the turn

## What is asked

ask-machines = Both machines are in your area: choose which one acts first.
ask-orc_cards = Orc cards come first. Play one, or prepare for it now.
ask-dwarf_cards = Play your cards: one action each.
ask-dwarf_cards-empty = All your cards are played: end the turn.
ask-refill = You may refresh the upgrade board: first clear cards, then fill empty spaces.
ask-activation = The { $machine } is about to act. Step in, or let it happen?
ask-siege_card = Siege card: { $siege }. Step in before it takes effect, or let it happen?
ask-siege_card-arrow = Now all orcs advance. Step in, or let it happen?
ask-magic = Your magic card grants one more action: choose it, or stop here.
ask-gather =
    Attack so far: { $dice ->
        [0]
            { $hits ->
                [one] 1 direct hit
               *[other] { $hits } direct hits
            }
        [one]
            1 die{ $hits ->
                [0] { "" }
                [one] { " " }and 1 direct hit
               *[other] { " " }and { $hits } direct hits
            }
       *[other]
            { $dice } dice{ $hits ->
                [0] { "" }
                [one] { " " }and 1 direct hit
               *[other] { " " }and { $hits } direct hits
            }
    }. Add cards, or attack.
ask-assign =
    Who is struck? { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } left.
ask-place = Where does it go? { $amount } { $resource } left to place.
ask-dig_beside =
    Which goblin do you dig beside? { $amount ->
        [one] 1 piece
       *[other] { $amount } pieces
    } to go.
ask-take = Choose the hand card to give up for { $card }; it leaves the game.

## Before a mercenary is hired

confirm-hire = Hire { $name } for { $price ->
        [one] 1 nugget
       *[other] { $price } nuggets
    }? { $left } would be left.
confirm-hire-orcs =
    { $count ->
        [one] 1 orc in the workshops is defeated.
       *[other] { $count } orcs in the workshops are defeated.
    }
confirm-hire-target = { $target } is defeated.
confirm-hire-catapult = The catapult does not fire.
confirm-hire-siege = The siege card comes to nothing: { $siege }.
confirm-saves =
    { $gold ->
        [0] It saves no gold right now.
        [one] It saves 1 nugget right now.
       *[other] It saves { $gold } nuggets right now.
    }
confirm-averts-defeat = Without it the game is lost right now.

## When a person is asked during the siege

asking-always = Ask me at every pause of the siege.
asking-gold = Ask me at a pause of the siege only when gold would be lost.
asking-never = Never ask me at a pause of the siege; let it happen.

## House rules

setting-magic_move = Magic leap
setting-magic_move-fields = It reaches every place, also outside the walls (Polish rules).
setting-magic_move-inside = It stays inside the fortress (English, Spanish and Portuguese rules).
setting-catapult_mercenary = Catapult mercenary
setting-catapult_mercenary-nugget = It saves the catapult card and the nugget (no edition says; our ruling).
setting-catapult_mercenary-card = It saves the catapult card only, and 1 nugget is lost (no edition says).
setting-taking = Taking upgrades
setting-taking-between = Between machines, orc cards and dwarf cards, not between a siege card and its effect (our ruling).
setting-taking-anytime = At any time of your turn, also between a siege card and its effect (all four editions, literally).

## What stands in the way, said before the rule

obstacle-work = You stand { $place_at }; this is worked { $workshop_at }.
obstacle-workshop = You stand { $place_at }, which is no workshop.
obstacle-orcs =
    { $count ->
        [one] An orc is { $place_at }.
       *[other] { $count } orcs are { $place_at }.
    }
obstacle-melee = You stand { $place_at }, and no enemy that you could fight is there.
obstacle-tower = You stand { $place_at }, not on a tower.
obstacle-target = You stand { $place_at }, and nothing that you could hit is in reach.
obstacle-dig = You stand { $place_at }; the rubble is { $dig_at }.
obstacle-enemies = Trolls or goblins are { $place_at }.

## The rules

rule-R-MAP = A dwarf can stand in fourteen places: the central chamber, four courtyards (three workshops and the tunnel entrance), three walls, three towers, and outside each wall.
rule-R-MAP-1 = The central chamber is one step from each of the four courtyards.
rule-R-MAP-2 = Neighbouring courtyards are one step apart. They form a ring: tunnel entrance, carpenter’s, tannery, foundry, and back to the tunnel entrance.
rule-Q1 = The tannery is the middle workshop, opposite the tunnel, so its wall lies between two towers. The tunnel tower touches only the carpenter’s wall.
rule-R-MAP-3 = Each workshop is one step from its own wall.
rule-R-MAP-4 = Each wall is one step from the ground outside it.
rule-R-MAP-5 = Two walls with a tower between them are one step apart, and you need not climb the tower: carpenter’s and tannery wall by the west tower, tannery and foundry wall by the east tower.
rule-R-MAP-6 = A tower is one step from each wall beside it: the tunnel tower from the carpenter’s wall, the west tower from the carpenter’s and the tannery wall, the east tower from the tannery and the foundry wall.
rule-R-ORC-PATH = Orcs come from outside onto the wall, then into its workshop, then into the chamber; they never enter towers or the tunnel entrance. Trolls and goblins stand in the tunnel entrance only.
rule-R-SHARE = Any number of dwarves and enemies may be in the same place.
rule-Q10 = Enemies never block the way: you may enter, leave and pass through their places freely.
rule-R-RESERVE = Every defeated orc, troll or goblin figure and every piece of rubble dug away returns to the reserve at once.
rule-R-SETUP = The game starts with 10 resources in each workshop and 20 nuggets in the chamber. The reserve holds 10 orcs, 2 goblins, 4 trolls, the siege tower, the catapult, 5 dice, 10 damage tokens and the rubble.
rule-R-SETUP-1 = Two of the four goblin tiles of each level lie unseen under the tunnel section of that number; section 1 is nearest the tunnel tower. The other tiles stay out of the game unseen.
rule-R-SETUP-2 = The siege deck has 50 cards, ten of each level. Every level is shuffled on its own; level 1 lies on top, level 5 at the bottom.
rule-R-SETUP-3 = The five troll tiles and the five catapult cards are shuffled face down. Each catapult card names a different space of the upgrade board.
rule-R-SETUP-4 = Everyone gets a dwarf, which starts in the chamber, and twelve cards: ten weapons and tools, and two orc cards. All dwarves are equal.
rule-R-SETUP-5 = The upgrade board has five numbered spaces whose extra costs depend on the number of players. It starts with five random cards of the yellow deck; the grey and red decks wait beside it.
rule-R-SETUP-6 = All five mercenaries can be hired from the start, each one once.
rule-R-SETUP-7 = The difficulty sets the rubble of every tunnel section: 6 on easy, 8 on normal, 10 on hard, 12 on epic.
rule-R-SETUP-8 = You shuffle your twelve cards, set two aside without looking, and draw a hand of five from the remaining ten.
rule-R-RESHUFFLE = When your draw pile is empty, all your twelve cards are shuffled again: two are set aside unseen, ten make the new draw pile.
rule-R-SETUP-9 = The first player is chosen at random; play then goes clockwise.
rule-R-TALK = Talk about your cards as much as you like, but do not show them.
rule-Q30 = A hand card is seen by others only when it is played. A table may be opened with open hands; then everyone sees every hand.
rule-R-TURN = A turn runs in order: machines, orc cards, dwarf cards, refilling the upgrade board. Everything has its own moment, and what is begun is finished first.
rule-R-MACHINE = At the start of your turn every machine in your area is activated; with both there, you choose the order.
rule-R-TOWER = An activated siege tower brings a troll: the next troll tile and a figure come to the tunnel entrance, and the tower returns to the reserve. The fifth tile loses the game.
rule-R-CATAPULT = An activated catapult reveals a card that blocks its space of the upgrade board for good. A card lying there leaves the game, its resources go back, 1 nugget is lost, and the catapult returns to the reserve.
rule-Q24 = The fifth catapult card loses the game at once; nothing else of it happens.
rule-R-ORC = All orc cards in your hand are played before any other card, one by one. Each reveals the top siege card, which is resolved completely and then leaves the game.
rule-Q23 = A siege card is resolved in this order: orcs, machine, arrow.
rule-R-SIEGE-ORC = The orcs on a siege card are placed outside the wall it names. Placing the tenth orc figure loses the game at once.
rule-R-SIEGE-TOWER = A siege card with the siege tower puts it into your area. If it is already in play, it is activated at once instead.
rule-R-SIEGE-CATAPULT = A siege card with the catapult puts it into your area. If it is already in play, it is activated at once instead.
rule-Q2 = A machine counts as already in play in any area, your own included.
rule-R-SIEGE-ARROW = At an arrow every orc takes one step toward the chamber. Each orc that gets in steals 1 nugget and returns to the reserve.
rule-R-CARD = After the orc cards you play all the other cards of your hand, one at a time. Each gives one of the actions printed on it, carried out fully before the next card.
rule-R-CARD-PASS = You may play any card without using any of its actions.
rule-R-ANY-ORDER = The cards of an attack, the tokens you place, the targets of your hits, the rubble you dig and the cards you clear from the board: choose them in any order, and take back a choice as long as it is not final.
rule-R-MOVE = To move, walk up to as many steps as the card shows, from place to neighbouring place.
rule-R-MAGIC = A magic card (∞) may first take you to any place and then grants one of its other actions, which cannot be a second move.
rule-Q3 = The leap of a magic card reaches every place, the ground outside the walls included; this follows the Polish rules. By a house rule it stays inside the fortress, as in the English, Spanish and Portuguese rules.
rule-R-WORK = To work a resource, stand in its workshop with no orc there. Take as many tokens as the card shows and put each one on an upgrade card or beside a goblin that still needs it; nothing is kept for later.
rule-R-WORK-BLOCKED = No one can work in a workshop while an orc is there.
rule-R-WORK-ANY = The symbol for any resource works the resource of the workshop you are standing in.
rule-Q11 = You take exactly as many tokens as the card shows, as far as the workshop has them and they can be placed; if none can be placed, you cannot work. You share them out as you like.
rule-Q13 = Working is one single action: all tokens are placed, then satisfied goblins leave. What they return cannot be used in the same action. You need not be in the tunnel entrance to pay a goblin.
rule-R-MELEE = For a melee attack you stand in the same place as an orc, a troll or a fighting goblin. Play any number of cards with melee dice or direct hits together, all before the roll; crossbows count for nothing.
rule-R-DICE-CAP = An attack rolls five dice at most.
rule-Q15 = You may play cards for more than five dice, but the extra dice are lost and all those cards are spent.
rule-R-DIRECT = A direct-hit symbol gives 2 hits without a roll. Direct hits are not limited by the number of dice and may attack on their own.
rule-R-LOST-HITS = An orc falls for 2 hits; a circle is covered only when all its hits are paid. You choose the targets as long as your hits pay for one; hits that fill nothing are lost, and covered circles stay covered.
rule-Q29 = First all hits are assigned, then the defeated leave, and only then comes new rubble or victory.
rule-R-NEXT = When both goblins of a section are gone and sections remain, new rubble is placed according to the difficulty, even if trolls are there.
rule-R-WIN = You win as soon as the fifth section is open and both its goblins are gone; trolls no longer matter. Your score is the gold left.
rule-Q14 = Each card in an attack adds exactly one of its lines, and that line must suit the attack.
rule-Q16 = Magic cards may join an attack: leap first, then declare all cards from the new place.
rule-R-RANGED = For a ranged attack you stand on a tower and choose one target before the roll: a machine, a wall beside the tower or the ground outside it; from the tunnel tower also the tunnel entrance. Each crossbow defeats an orc or a machine or covers one circle; workshops and the chamber cannot be targets.
rule-Q17 = You can attack only where there is something that can be hurt.
rule-R-DIG = To dig, stand in the tunnel entrance with no troll or goblin there. You remove exactly as much rubble as the card shows, or all that is left.
rule-R-GOBLIN-RUBBLE = Rubble goblins have rubble beside them and leave when it is gone. It can be dug even with enemies there; as long as they stay, no other rubble can.
rule-Q18 = With two rubble goblins you split your digging between them as you like.
rule-R-SECTION = When the last rubble of a section is gone, the tunnel section nearest the tunnel tower is taken out, and its two goblins appear in the tunnel entrance.
rule-Q4 = Digging left over when a section opens is lost.
rule-R-TAKE = On your turn you may take a finished upgrade whenever nothing is half done: remove an unplayed card of your hand, never an orc card, from the game and take the upgrade into your hand. Its resources go back to the workshops.
rule-Q12 = Upgrades are taken before and between machines, orc cards and dwarf cards, but never in the middle of an action. By a house rule they are taken at any time of your turn at which you could hire, also between a siege card and its effect; that is what all four rule books literally say.
rule-R-COST = An upgrade is finished when it holds the resources it shows plus those of its space. It then waits for anyone to take it.
rule-R-REFILL = If you end your turn in the central chamber, you may fill empty spaces of the upgrade board that are not blocked, in any order and from decks of your choice.
rule-R-REFILL-REMOVE = Before the first fill you may remove any cards from the upgrade board; their resources go back to the workshops.
rule-Q25 = Refilling is optional, also in part. An empty deck cannot be chosen.
rule-Q5 = Once a space has been filled, no more cards may be removed in this turn.
rule-R-END = At the end of your turn your five played cards are discarded and you draw five new ones. Then it is the next player’s turn.
rule-Q26 = You always play exactly five cards in a turn, because upgrades are swapped one for one.
rule-R-MERC = A mercenary is paid with gold from the chamber and works once in the whole game. No card is needed, and it does not matter where your dwarf is.
rule-R-MERC-TIME = You may hire on your own turn, even during an action, but not inside a single step such as placing resources or assigning hits.
rule-R-MERC-ORCS = This mercenary defeats all orcs in the three workshops, so at least one must be there.
rule-R-MERC-GOBLIN = This mercenary defeats one goblin of any kind. What it was given goes back to the workshops, and the rubble beside it is removed.
rule-R-MERC-TROLL = This mercenary defeats one troll, so there must be one.
rule-R-MERC-CATAPULT = This mercenary can be hired only when the catapult is about to act: no card is revealed and the catapult returns to the reserve.
rule-Q6 = A stopped catapult costs no gold and blocks no space; no rule book says whether the nugget is saved. By a house rule only the card is saved, and 1 nugget is lost all the same.
rule-R-MERC-SIEGE = This mercenary can be hired only right after a siege card is revealed: the whole card has no effect.
rule-Q7 = No mercenary helps against the last siege card: revealing it is what loses the game.
rule-Q8 = The price is paid first, and the last nugget cannot be spent: hire only what leaves you at least 1 nugget.
rule-Q21 = Goblins defeated by a mercenary count like all others, for new rubble, for the score and for victory, which can come at any moment.
rule-R-TROLL = A troll has several circles, each showing the hits it needs. When all are covered, the troll is defeated and its tile leaves the game.
rule-R-GOBLIN = Each goblin has a single circle that shows how to be rid of it: resources, rubble or a fight. Only fighting goblins can be attacked.
rule-Q20 = The 10 damage tokens always suffice: an enemy leaves when its last circle is covered, so that circle needs none.
rule-R-GOBLIN-FIXED = This goblin wants exactly the resources it shows. When it has them all, it leaves and they go back to the workshops.
rule-R-GOBLIN-MIX = This goblin wants a number of resources in any mix. When it has them, it leaves and they go back to the workshops.
rule-R-GOBLIN-FIGHT = A goblin that shows hits is fought like a troll, in melee or from the tunnel tower.
rule-Q19 = Two rubble goblins of one level never ask for more than the 12 pieces of rubble there are.
rule-Q9 = What a circle asks for is what its tile shows; a fighting goblin may need one hit or several.
rule-R-LOSE = The game is lost at once when any one of five disasters strikes; your score is then the goblins defeated. When the game is over, nothing more can be played.
rule-Q28 = The first ending that is reached counts; nothing after it takes place.
rule-R-LOSE-SIEGE = Revealing the last siege card loses the game.
rule-R-LOSE-CATAPULT = Revealing the last catapult card loses the game.
rule-R-LOSE-TROLL = Revealing the last troll tile loses the game.
rule-R-LOSE-ORC = Placing the last orc figure of the reserve loses the game.
rule-R-LOSE-GOLD = Losing the last nugget loses the game.
rule-R-SCORE = Every game enters the Chronicles: victories rank by gold saved, defeats by goblins defeated.
rule-R-SOLO = Playing alone, you have one dwarf and one deck. Only the machines work differently.
rule-R-SOLO-LIE = Playing alone, a new machine comes to your area lying down. It can already be shot.
rule-R-SOLO-RAISE = Playing alone, a machine lying down at the start of your turn is raised, but does not act yet.
rule-R-SOLO-ACT = Playing alone, a machine already standing at the start of your turn is activated. A siege card showing a machine that is there, lying or standing, activates it at once.
rule-Q27 = What counts is how a machine stands at the start of the turn: it is either raised or activated, never both.

## Dangers

threat-steal =
    { $count ->
        [one] 1 orc in the workshops: the next arrow costs 1 nugget
       *[other] { $count } orcs in the workshops: the next arrow costs { $count } nuggets
    }
threat-orcs-out = Orcs on walls: { $walls }, outside: { $fields }, in reserve: { $left }
threat-machine = The { $machine } acts when { $seat }’s turn begins
threat-machine-lying = The { $machine } lies ready: next turn it is raised
threat-siege-left =
    Siege deck: { $count ->
        [one] 1 card left, and it means defeat
       *[other] { $count } cards left, the last means defeat
    }
threat-orcs-left =
    Orc reserve: { $count ->
        [one] 1 figure left, and it means defeat
       *[other] { $count } figures left, the last means defeat
    }
threat-trolls-left =
    Troll pile: { $count ->
        [one] 1 tile left, and it means defeat
       *[other] { $count } tiles left, the last means defeat
    }
threat-catapult-left =
    Catapult deck: { $count ->
        [one] 1 card left, and it means defeat
       *[other] { $count } cards left, the last means defeat
    }
threat-none = All quiet, for now

## The end

end-won =
    Free at last! You carried out { $gold ->
        [one] 1 nugget
       *[other] { $gold } nuggets
    }. The Chronicles will remember: { $title }.
end-lost =
    { $loss ->
       *[siege] The siege wore you down.
        [catapult] The catapult left nothing standing.
        [troll] The trolls broke your defence.
        [orc] There were simply too many orcs.
        [gold] Not a single nugget is left.
    } { $goblins ->
        [0] No goblin was defeated.
        [one] 1 goblin was defeated.
       *[other] { $goblins } goblins were defeated.
    } The Chronicles call it: { $title }.
loss-siege = Last siege card revealed
loss-catapult = Last catapult card revealed
loss-troll = Last troll tile revealed
loss-orc = Last orc figure placed
loss-gold = Last nugget lost

## Sections of the rules

section-aim = The aim
section-setup = Setting up
section-map = The fortress
section-turn = Your turn
section-machines = Machines
section-siege = The siege
section-orcs = Orcs
section-trolls = Trolls and goblins
section-moving = Moving
section-working = Working
section-fighting = Fighting
section-digging = Digging
section-upgrades = Upgrades
section-mercenaries = Mercenaries
section-refill = Refilling and ending the turn
section-end = The end
section-solo = Playing alone
section-rulings = Rulings

## The coach: why an action is the best

coach-measure-sections = Open tunnel sections
coach-measure-rubble = Rubble in the entrance
coach-measure-goblins = Goblins defeated
coach-measure-goblin_resources = Resources given to goblins
coach-measure-trolls = Trolls in the entrance
coach-measure-damage = Circles of trolls and goblins covered
coach-measure-orcs = Orcs in play
coach-measure-orcs_inside = Orcs in the workshops
coach-measure-machines = Siege machines in play
coach-measure-gold = Gold in the chamber
coach-measure-board_resources = Resources on the upgrade board
coach-measure-board_cards = Cards on the upgrade board
coach-measure-upgrades = Upgrades in your decks

## Odds before an attack

odds-attack = Odds: { $enemies }.
odds-enemy = { $enemy } { $percent } %
odds-orcs =
    { $count ->
        [one] one orc
       *[other] { $count } orcs
    }
