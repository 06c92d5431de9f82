## The game

game-title = Castlecards
game-summary = A quick card game for two to four rivals: gather an army, build siege engines, brave the dungeons, and storm the other castles before yours falls. The last castle standing wins.

## Things

deck-village = village deck
deck-siege = siege deck
deck-academy = academy deck
deck-dungeon = dungeon deck
post-wall = { $name } { $number }
target-defender = { $card } on { $post }
amount-swords =
    { $text } { $half ->
        [yes] { $count ->
            [0] sword
           *[other] swords
        }
       *[no] { $count ->
            [1] sword
           *[other] swords
        }
    }
amount-shields =
    { $text } { $half ->
        [yes] { $count ->
            [0] shield
           *[other] shields
        }
       *[no] { $count ->
            [1] shield
           *[other] shields
        }
    }
amount-torches =
    { $count } { $count ->
        [1] torch
       *[other] torches
    }
effect-assault = opens castles
effect-posted = posted: { $shields }
effect-cut = swords −{ $swords }
effect-shields = shields +{ $shields }
effect-weapons =
    { $count ->
        [one] removes a weapon
       *[other] removes up to { $count } weapons
    }
effect-dungeon = danger { $danger }, treasure { $treasure }
purpose-soldier = Attacks, or guards the castle.
purpose-archer = Attacks, or guards a wall.
purpose-gold = Buys village cards; pays builders and the academy.
purpose-builder = Four cards, builders and gold, make a siege weapon.
purpose-explorer = Braves the dungeon for treasure.
purpose-king = Grants two more actions.
purpose-duke = With 2 gold: an academy card.
purpose-night = Hides an attack until it strikes.
purpose-weapon = Strikes hard, once.
purpose-assault = Strikes over walls at the castle.
purpose-reaction = When you are attacked.
purpose-dungeon = Bring more torches than danger.
described = { $name } ({ $effect })
counted = { $count } × { $card }
balance = { $swords } : { $shields }
balance-partly =
    { $swords } + { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    } : { $shields }
balance-hidden =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    } : { $shields }

## What happened

event-game_began = The war of the castles begins. { $seat } goes first.
event-turn_began = Turn { $turn }: { $seat }.
event-turn_skipped = { $seat } can do nothing at all, so the turn is skipped.
event-turn_ended = { $seat } ends the turn.
event-card_drawn =
    { $seat } draws { $deck ->
       *[village] a village card
        [siege] a siege card
        [academy] an academy card
        [dungeon] a dungeon card
    }: { $card }.
event-card_drawn-hidden =
    { $seat } draws { $deck ->
       *[village] a village card
        [siege] a siege card
        [academy] an academy card
        [dungeon] a dungeon card
    }.
event-deck_reshuffled =
    { $deck ->
       *[village] The village deck is empty
        [siege] The siege deck is empty
        [academy] The academy deck is empty
        [dungeon] The dungeon deck is empty
    }: its discards are shuffled into a new one.
event-card_wasted = { $seat } throws a card away: { $card }.
event-king_played =
    { $seat } plays the king: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } to come.
event-card_posted = { $seat } posts { $card } on { $post }.
event-card_unposted = { $seat } takes { $card } back from { $post }.
event-weapon_built =
    { $seat } builds a siege weapon with { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }.
event-dungeon_entered =
    { $seat } sends { $explorers ->
        [one] 1 explorer
       *[other] { $explorers } explorers
    } into the dungeon.
event-dungeon_revealed = Down there waits: { $card }.
event-dungeon_beaten =
    { $card } is beaten! The treasure brings { $seat } { $treasure ->
        [0] nothing
        [one] 1 village card
       *[other] { $treasure } village cards
    }.
event-dungeon_held = { $card } is too much for them: { $seat } goes away empty-handed, and the card goes under its deck.
event-cards_bought = { $seat } pays 1 gold for village cards.
event-academy_visited = { $seat } pays a duke and 2 gold at the academy.
event-attack_declared = { $seat } attacks { $victim }: { $target }.
event-night_declared = Night falls, and { $seat } moves against { $victim }: { $target }.
event-card_added = { $seat } adds to the attack: { $card }.
event-card_hidden =
    { $seat } lays out { $deck ->
       *[village] a village card
        [siege] a siege card
        [academy] an academy card
    } face down: { $card }.
event-card_hidden-hidden =
    { $seat } lays out { $deck ->
       *[village] a village card
        [siege] a siege card
        [academy] an academy card
    } face down.
event-attack_launched =
    { $seat } launches the attack with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-support_given =
    { $count ->
        [0] { $seat } stays out of it.
        [one] { $seat } supports the attack with 1 card.
       *[other] { $seat } supports the attack with { $count } cards.
    }
event-reaction_played = { $seat } reacts: { $card }.
event-reaction_ended =
    { $count ->
        [0] { $seat } does not react.
        [one] { $seat } has reacted with 1 card.
       *[other] { $seat } has reacted with { $count } cards.
    }
event-card_shown = { $seat } turns up: { $card }.
event-weapon_removed = A weapon of { $seat } is put out of action: { $card }.
event-permission_lost = With no assault weapon left, { $seat } cannot get past the walls of { $victim }.
event-attack_won = { $swords } : { $shields }. The attack of { $seat } succeeds!
event-attack_repelled = { $swords } : { $shields }. The attack of { $seat } fails.
event-wall_fell = { $seat } loses a wall: { $post } falls!
event-castle_fell = The castle of { $seat } falls! It is conquered by { $conqueror }.
event-defender_lost = { $seat } loses { $card } on { $post }.
event-defender_taken = { $seat } takes the posted card over: { $card } ({ $post }).
event-loot_taken = { $seat } lays a card of loot aside, unseen.
event-loot_opened = { $seat } turns loot up and takes it in hand: { $card }.
event-loot_opened-hidden = { $seat } takes a card of loot in hand.
event-gift_began = { $seat } prepares a gift for { $receiver }.
event-gift_given = { $seat } gives { $receiver } a card: { $card }.
event-gift_given-hidden = { $seat } gives { $receiver } a card.
event-game_won = Only one castle still stands: { $seat } wins!
event-game_drawn = Nothing moves any more: the game is a draw.
event-reaction_shown = { $seat } reacts: { $card }.
event-weapon_chosen = { $seat } chooses a weapon of { $owner } to be removed.
event-hand_taken = { $seat } takes a card from the hand of { $fallen }: { $card }.
event-hand_taken-hidden = { $seat } takes a card from the hand of { $fallen }.
event-game_stalled = After { $turn } turns nobody has stormed the last castles: the game is a draw.

## What can be chosen

action-attack = Attack { $victim }: { $target } (shields { $shields })
action-attack-short = { $target } ({ $shields })
action-night = Night attack on { $victim }: { $target } (shields { $shields })
action-night-short = { $target } ({ $shields })
action-add = Lay out { $card }
action-add-short = { $card }
action-add-gather = Attack with { $card }
action-add-support = Support with { $card }
action-add-react = React with { $card }
action-add-gift = Give { $card }
action-go = Launch the attack
action-done = Done
action-done-support =
    { $count ->
        [0] Stay out of it
       *[other] That is all the support
    }
action-done-react =
    { $count ->
        [0] Do not react
       *[other] No further reaction
    }
action-done-gift =
    { $count ->
        [one] Hand over 1 card
       *[other] Hand over { $count } cards
    }
action-done-fallen = Give nothing
action-post = Post { $card } on { $post }
action-post-short = { $card } → { $post }
action-unpost = Take { $card } back from { $post }
action-unpost-short = { $card } ← { $post }
action-build =
    Build a siege weapon with { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }{ $gold ->
        [0] { "" }
       *[other] { " " }and { $gold } gold
    }
action-build-short =
    { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }{ $gold ->
        [0] { "" }
       *[other] { " " }+ { $gold } gold
    }
action-explore =
    Send { $explorers ->
        [one] 1 explorer
       *[other] { $explorers } explorers
    } into the dungeon
action-explore-short =
    { $explorers ->
        [one] 1 explorer
       *[other] { $explorers } explorers
    }
action-buy = Pay 1 gold for 2 village cards
action-academy = Pay 1 duke and 2 gold for an academy card
action-king = Play the king for 2 actions
action-draw = Draw 1 village card
action-end = No further action
action-waste = Throw { $card } away
action-waste-short = { $card }
action-give = Make a gift to { $seat }
action-give-short = { $seat }
action-remove = Remove { $card } of { $seat }
action-remove-short = { $card } ({ $seat })
action-remove-hidden = Remove a face-down weapon of { $seat }
deed-attack = Attack
deed-night = Night attack
deed-build = Build
deed-explore = Explore
deed-buy = Buy
deed-academy = Academy
deed-king = Play the king
deed-draw = Draw
deed-unpost = Take back
deed-waste = Throw away
deed-end = End
deed-go = Launch
deed-done = Done

## What is asked

ask-turn = Your turn: choose one action.
ask-turn-king =
    The king grants you { $actions ->
        [one] 1 more action
       *[other] { $actions } more actions
    }.
ask-fallen = Your castle has fallen. You may make one living player a gift.
ask-gather = Attack on { $victim }, { $target }. So far { $balance }. Add cards, or launch it.
ask-gather-night = Night attack on { $victim }, { $target }. So far { $balance }. Add cards, or launch it.
ask-support = { $seat } attacks { $victim }, { $target }: { $balance }. Will you support the attack?
ask-support-night = In the dark { $seat } attacks { $victim }, { $target }: { $balance }. Will you support the attack?
ask-react = { $seat } attacks your { $target }: { $balance }. Will you react?
ask-react-night = In the dark { $seat } attacks your { $target }: { $balance }. Will you react?
ask-disarm =
    { $balance }. Which weapons does your reaction remove? { $count ->
        [one] 1 is still to be chosen.
       *[other] { $count } are still to be chosen.
    }
ask-gift =
    Which cards do you give { $seat }? { $count ->
        [0] None chosen yet.
        [one] 1 chosen so far.
       *[other] { $count } chosen so far.
    }

## What stands in the way

obstacle-own = That is your own fortress.
obstacle-no-attackers = You hold no soldier, no archer and no weapon.
obstacle-down = { $post } of { $name } has fallen already.
obstacle-no-night = You hold no night card.
obstacle-no-assault =
    { $count ->
        [one] { $count } wall of { $name } still stands,
       *[other] { $count } walls of { $name } still stand,
    } and you hold no assault weapon.
obstacle-no-assault-laid =
    { $count ->
        [one] { $count } wall of { $name } still stands,
       *[other] { $count } walls of { $name } still stand,
    } and no assault weapon is in your attack yet.
obstacle-target = Your attack already has its target: { $target } of { $name }.
obstacle-nothing-posted = No card is posted there ({ $post }).
obstacle-not-attacked = Nobody is attacking you now.
obstacle-not-victim = { $name } is attacked, not you.
obstacle-attacked = You are attacked by { $name }; this card is no reaction.
obstacle-colour = { $post }: only this card can be posted there: { $card }.
obstacle-full = { $post } is full: { $count } posted.
obstacle-posted = You have already posted a card this turn.
obstacle-own-down = { $post } of yours has fallen.
obstacle-held = In your hand: { $card } × { $count }, { $gold } × { $pieces }.
obstacle-no-king = You have played no king this turn.

## The rules

rule-C-DECKS = The cards form five decks: fortress (castles and walls), village, siege, dungeon and academy. Swords attack, shields defend, torches light dungeons; a posted soldier or archer adds the shields printed on it; some swords and shields are halves.
rule-C-BACKS = The backs of the decks differ, so everybody sees how many village, siege and academy cards each player holds; which ones stays hidden. Whoever holds an academy card is asked for a reaction.
rule-C-COLOUR = Colours must match: soldiers are posted on the castle, archers on walls. A red banner marks an action, a gold one gold, a purple one a reaction.
rule-C-TALK = Make and break alliances as you like, but hands stay hidden.
rule-C-SETUP = With two players, each has a castle and 3 walls, 4 village cards and 1 academy card. With three or four, each has a castle and 2 walls and 5 village cards. Who begins is drawn by lot; play goes clockwise.
rule-C-TURN = On your turn you draw 1 village card and then take exactly one action. You cannot pass, and you can act only when you are asked.
rule-C-WASTE = You may always throw away one card of your hand without effect. That is your action.
rule-Q1 = You must act even if it only costs you a card, so any card of your hand may be thrown away.
rule-Q2 = If your hand is empty even after the draw, you can still take a posted card back. Your turn is skipped only if there is nothing at all you can do.
rule-C-ATTACK = You attack with one or more soldiers, archers and weapons from your hand, all shown together. The target is a standing wall of a rival, a castle within reach, or a posted defender. Hopeless attacks are allowed.
rule-C-ONE-TARGET = An attack has a single target, named before the cards are laid out.
rule-C-ASSAULT = A castle can be attacked only when all its walls are down, or when your own cards in the attack include an assault weapon.
rule-C-POSTED = Instead of a wall or castle you may attack one single card posted there.
rule-Q12 = Walls protect what stands behind them: a card posted on a castle can be attacked only where the castle itself could be. A house rule lifts this protection.
rule-Q22 = Posted cards cannot attack. Take them back into your hand first.
rule-C-TIE = An attack succeeds only if its swords outnumber the target’s shields: those of the card, of what is posted on it, and of reactions. A tie holds.
rule-Q4 = A posted defender attacked on its own has only its own shields.
rule-C-ORDER = An attack has a fixed order: the attack is shown, others support it, the victim reacts, then comes the result. Afterwards all these cards are discarded, whatever the result.
rule-C-ANY-ORDER = Choose the cards of one attack, support, reaction or gift in any order, several at once if you like, and take them back until you have finished. They lie face down until then and are shown together.
rule-Q18 = When a wall falls, the cards posted on it are discarded.
rule-C-SUPPORT = With three or more players, everybody except the victim may support the attack with soldiers, archers and weapons, once each, clockwise from the attacker. Fallen players may too.
rule-Q15 = A supporter’s assault weapon does not open a castle: the target was named before.
rule-C-REACT = Only the victim of an attack may play academy cards, any number of them together. Swords never drop below 0, and added shields last for this attack only. If a card removes weapons, the victim chooses which; at night blindly, among the siege cards that lie face down.
rule-Q23 = A reaction that changes nothing is lost all the same.
rule-Q16 = If a reaction removes the attacker’s last assault weapon while walls still stand, the attack on the castle fails, however many swords are left.
rule-C-NIGHT = A night attack needs a night card and at least one attack card. The cards lie face down and only the target is named; others support and the victim reacts without seeing them. Then everything is shown.
rule-Q5 = A night attack may be supported too, with cards laid face down.
rule-Q17 = Only a permitted target can be named, so going for a castle behind walls gives away that you hold an assault weapon.
rule-C-DEFEND = Post one archer on a standing wall of yours, or one soldier on your castle. The card must be in your hand.
rule-C-POST-LIMIT = A wall or castle holds no more posted cards than it has printed shields.
rule-C-POST-ONCE = You may post only one card a turn.
rule-Q13 = A king does not let you post twice in one turn. A house rule allows one posting with each action.
rule-C-UNPOST = Taking one posted card back into your hand is an action, even with an empty hand. Something must be posted there.
rule-C-BUILD = Four cards from your hand, builders and gold with at least one builder among them, bring you the top siege card.
rule-C-DUNGEON = Send one or more explorers from your hand, then turn up a dungeon card. If their torches outnumber its danger, you draw its treasure in village cards.
rule-Q27 = Explorers are discarded whether they come back with a treasure or not.
rule-Q6 = A beaten dungeon card goes to its discards; an unbeaten one goes under its deck, where everybody has seen it.
rule-C-BUY = Pay 1 gold from your hand to draw 2 village cards.
rule-C-ACADEMY = Pay 1 duke and 2 gold from your hand to draw 1 academy card.
rule-C-KING = Playing a king gives you up to two further actions of any kind, even two attacks. Kings are discarded when the actions of the turn are done, so no king can be drawn and played again in the same turn.
rule-C-KING-DRAW = Drawing 1 village card is an action only after a king was played.
rule-Q14 = A second king adds two more actions, and a failed attack ends nothing.
rule-Q20 = If a castle falls during a king’s actions, the remaining ones may still be taken, unless the game is over.
rule-C-LOOT = Every battle won brings the attacker one village card as loot. With two players it goes into the hand; with more it lies face down, seen by nobody, until its owner’s castle falls.
rule-Q7 = Only the attacker whose turn it is takes loot, never a supporter.
rule-Q19 = Beating an attack back brings no loot.
rule-C-WIN = With two players the game ends when a castle falls; with more, the last castle standing wins. When the game is over, nothing more can be played.
rule-C-CONQUEST = With three or more players, the conqueror of a castle takes all cards posted on it and on its remaining walls into the hand, and that fortress leaves the game.
rule-Q8 = The conqueror gets only what lay on the table; the fallen player keeps hand and loot. A house rule gives the hand to the conqueror as well.
rule-C-FALLEN = When your castle falls you take up your loot, but draw no more and cannot win. You can still make gifts on your turn and support attacks.
rule-C-GIFT = On a fallen player’s turn, any number of cards may go to one player whose castle stands, or by a house rule to any player. Everybody sees how many of each deck, only giver and receiver see which.
rule-Q9 = A fallen player hands cards over but plays none, except in support of an attack.
rule-Q25 = Fallen players do not react: nobody can attack them.
rule-Q26 = Fallen players play no king and buy nothing.
rule-C-DECK-OUT = An empty deck is made anew from its own discards. If there are none either, an action that needs a card of that deck is not possible.
rule-Q24 = If too few village cards are left, you draw as many as there are.
rule-Q21 = Siege, academy and dungeon cards have discards of their own.
rule-Q10 = With no siege, academy or dungeon card left, you cannot build, study or explore.
rule-C-DRAWN = If no village card is left and a full round passes without a card drawn or an attack made, the game is a draw.
rule-Q11 = Nobody could win such a game any more, so nobody does.
rule-C-TURN-CAP = After 600 turns the game is a draw: nobody could storm the last castles.

## How things stand

threat-open = The castle of { $seat } stands open
threat-last-wall = { $seat } has one wall left
threat-village =
    { $count ->
        [0] The village deck is empty: the next draw shuffles its discards
        [one] 1 card left in the village deck
       *[other] { $count } cards left in the village deck
    }
threat-village-out =
    No village card is left: a draw after { $count ->
        [one] 1 more quiet turn
       *[other] { $count } more quiet turns
    }
threat-none = Every castle is still well walled

## The end

end-won =
    { $how ->
       *[breached] Its walls are down, and now the last rival castle falls too.
        [assaulted] The last rival castle is stormed over its walls.
    } { $seat } wins: { $posts ->
        [one] only the castle itself still stands
       *[other] { $posts } cards of the fortress still stand
    }.
end-drawn = The villages are empty and the weapons rest: nobody wins this war.
end-stalemate = { $turns } turns of war, and nobody could storm the last castles: nobody wins.

## At the table

group-attack = Attack { $seat }
group-night = Night attack on { $seat }
group-post = Post
group-unpost = Take back
group-build = Build
group-explore = Explore
group-waste = Throw away
group-give = Gift to
group-remove = Remove
group-add = Cards
panel-hand =
    Your hand ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
panel-empty-hand = Your hand is empty
panel-hand-count = hand { $count }
panel-hand-backs = hand { $count } ({ $backs })
panel-loot-count = loot { $count }
panel-decks = Decks (discards)
panel-village = Village
panel-siege = Siege
panel-academy = Academy
panel-dungeon = Dungeon
panel-discards = Discards
panel-unseen = Out of sight
panel-dungeon-bottom = At the bottom of the dungeon deck
panel-fallen = castle fallen
panel-standing = { $post }: shields { $shields }
panel-lost = { $post }: fallen
panel-posted = posted: { $cards }
doubt-waste = { $card } would be thrown away without effect. Really?
doubt-hopeless = So far { $balance }: this attack cannot win. Launch it anyway?

## Sections of the rules

section-aim = The aim of the game
section-cards = The cards
section-setup = Setting up
section-turn = Your turn
section-attack = Attacking
section-support = Supporting an attack
section-reactions = Reacting to an attack
section-night = Attacking by night
section-defence = Guarding your fortress
section-village = Buying and building
section-dungeon = Into the dungeon
section-academy = At the academy
section-king = The king
section-loot = Loot
section-falling = When a castle falls
section-decks = When the cards run out
section-rulings = Rulings on open questions

## The coach: why an action is the best

coach-measure-walls = Your walls that stand
coach-measure-shields = Shields of your fortress
coach-measure-hand = Cards in your hand
coach-measure-swords = Swords in your hand
coach-measure-weapons = Siege weapons in your hand
coach-measure-reactions = Academy cards in your hand
coach-measure-gold = Gold in your hand
coach-measure-rival_castles = Rival castles that stand
coach-measure-rival_walls = Rival walls that stand
coach-measure-rival_posted = Cards posted by rivals
coach-measure-rival_hand = Cards in the hands of rivals

## House rules

setting-conquest = What does the conqueror of a castle take?
setting-conquest-table = Only the cards on the table: those posted on the castle and its walls.
setting-conquest-hand = The hand of the fallen player as well.
setting-castle_posts = Can cards posted on a castle be attacked behind its walls?
setting-castle_posts-protected = No: walls protect them like the castle itself.
setting-castle_posts-attackable = Yes: a card posted on a castle can always be attacked on its own.
setting-king_posts = How many cards may be posted in the turn of a king?
setting-king_posts-turn = One a turn, with a king or without.
setting-king_posts-action = One with each action.
setting-gifts = Who may receive the gifts of a fallen player?
setting-gifts-living = Only players whose castle stands.
setting-gifts-anyone = Any other player, so that fallen allies can support each other’s friends.

## Asking less

asking-able = Ask me for support and reactions only when I have cards for them.
asking-always = Ask me every time, so that nobody can tell what I hold.
asking-never = Never ask me for support: I join nobody’s attack. Ask me for reactions when I have cards for them.

## Odds before an attack

odds-battle =
    { $cards ->
        [0] Odds: { $percent } % to win. { $victim } holds no academy card.
        [one] Odds: { $percent } % to win if { $victim } plays the one academy card it holds, 100 % if not.
       *[other] Odds: { $percent } % to win if { $victim } plays all { $cards } academy cards it holds, 100 % if it plays none.
    }
odds-weak = Odds: 0 % to win, even if { $victim } does not react.
odds-sure = Odds: 100 % to win, whatever { $victim } plays.
odds-unsupported = Support is not counted.

## Titles of the Chronicles

rank-weary_peace = The Weary Peace
rank-bare_castle = Castle Without Walls
rank-last_wall = The Last Wall
rank-firm_walls = Walls That Held
rank-unscathed = Fortress Without a Scratch
