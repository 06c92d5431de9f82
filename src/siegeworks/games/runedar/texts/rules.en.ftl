# The rules reference: every section of reference.py with its title, every rule said to a player.

section-aim = The aim
about-R-WIN = You win together the moment the fifth tunnel section is open and both its goblins are gone, whatever trolls are still standing. The gold left in the chamber is your score.
about-R-LOSE = Five disasters lose the game on the spot: the last siege card, the last catapult card, the last troll tile, the last orc figure, or the last nugget gone. The treasure is then lost, and your score is the number of goblins defeated.

section-setup = Setting up
about-R-SETUP = Put 10 wood in the carpenter’s, 10 leather in the tannery, 10 metal in the foundry and 20 nuggets in the central chamber. The reserve holds 10 orcs, 2 goblins, 4 trolls, the siege tower, the catapult, 5 dice and 12 pieces of rubble.
about-R-SETUP-1 = There are 20 goblin tiles, four of each level from 1 to 5. Two random tiles of each level go unseen under the tunnel section of that number, section 1 being nearest the tunnel tower. The other ten leave the game unseen.
about-R-SETUP-2 = The siege deck has 50 cards, ten of each level from 1 to 5. Each level is shuffled by itself, and the levels are stacked with 1 on top and 5 at the bottom, so the siege grows fiercer.
about-R-SETUP-3 = Shuffle the five troll tiles face down, and the five catapult cards as well. The catapult cards carry the numbers 1 to 5, one for each space of the upgrade board.
about-R-SETUP-4 = Each player takes a dwarf, places it in the central chamber and gets twelve starting cards: ten weapons and tools, and two orc cards. The four dwarves play alike.
about-R-SETUP-5 = Use the upgrade board for your number of players: five numbered spaces, each adding resources to the cost of its card. Shuffle the upgrade decks, 15 yellow, 10 grey and 10 red cards, and lay a yellow card face up on every space.
about-R-SETUP-6 = The five mercenary cards lie ready, all unused.
about-R-SETUP-7 = Put rubble in the tunnel entrance: 6 pieces on easy, 8 on normal, 10 on hard, 12 on epic. Every later section gets the same amount.
about-R-SETUP-8 = Shuffle your twelve cards, set two aside without looking, and keep ten as your draw pile. Draw five of them as your first hand.
about-R-SETUP-9 = Chance decides who goes first. Turns then pass clockwise.

section-map = The fortress
about-R-MAP = A dwarf can stand in fourteen places: the central chamber; four courtyards, namely the carpenter’s, the tannery, the foundry and the tunnel entrance; three walls, three towers, and the ground outside each wall.
about-R-MAP-1 = From the central chamber it is one step to each of the four courtyards.
about-R-MAP-2 = The courtyards form a ring: tunnel entrance, carpenter’s, tannery, foundry, and back to the tunnel entrance. Going from one to its neighbour is one step.
about-R-MAP-3 = From a workshop it is one step up to its own wall.
about-R-MAP-4 = From a wall it is one step down to the ground outside it.
about-R-MAP-5 = Walls that meet at a tower are one step apart, without climbing it: carpenter’s and tannery wall at the west tower, tannery and foundry wall at the east tower.
about-R-MAP-6 = A tower is one step from each wall it touches. The tunnel tower touches the carpenter’s wall; the west tower the carpenter’s and the tannery wall; the east tower the tannery and the foundry wall.
about-R-SHARE = A place holds any number of dwarves and enemies at the same time.

section-turn = Your turn
about-R-TURN = A turn has four steps: the machines in your area act, you play your orc cards, you play your dwarf cards, and you may refill the upgrade board if your dwarf is in the central chamber. Then you draw new cards and the next player begins.
about-R-CARD = Once your orc cards are done, play all your other cards one after another. Each gives one action printed on it, which you finish before the next card; only attacks join several cards.
about-R-CARD-PASS = A card may also be played for nothing. It counts as played and does not stay in your hand.
about-R-TALK = Plan together and say what you hold as freely as you like, but do not show your cards.

section-machines = Machines
about-R-MACHINE = Your turn begins with the machines in your area: each one is activated. If both are there, you choose which goes first.
about-R-TOWER = An activated siege tower turns up the next troll tile and puts it in the tunnel entrance with a troll figure. The tower goes back to the reserve. Turning up the fifth tile loses the game.
about-R-CATAPULT = An activated catapult turns up a catapult card, and the space of that number is blocked for the rest of the game, even if it is empty. A card there leaves the game and its resources go back to their workshops. You also lose 1 nugget, and the catapult goes back to the reserve.

section-siege = The siege
about-R-ORC = Play every orc card of your hand before any dwarf card, one by one. Each turns up the top siege card, which takes full effect before the next orc card and then leaves the game.
about-R-SIEGE-ORC = Place as many orcs as the siege card shows on the ground outside the wall it names. If the tenth figure has to be placed, the game is lost at once, even if the card also has an arrow.
about-R-SIEGE-TOWER = The siege tower comes from the reserve into your area. If it already stands in any player’s area, it is activated at once and goes back to the reserve.
about-R-SIEGE-CATAPULT = The catapult comes from the reserve into your area. If it already stands in any player’s area, it is activated at once and goes back to the reserve.
about-R-SIEGE-ARROW = An arrow moves every orc one step toward the central chamber, those just placed included. Each orc that reaches the chamber takes 1 nugget out of the game and returns to the reserve.

section-orcs = Orcs
about-R-ORC-PATH = An orc advances from the ground outside to the wall, from there into the workshop, and from there into the central chamber. Orcs never go onto towers or into the tunnel entrance, while trolls and goblins stay in the tunnel entrance.
about-R-RESERVE = Orc, troll and goblin figures return to the reserve as soon as they are defeated, by whatever means. So does every piece of rubble you dig away.

section-trolls = Trolls and goblins
about-R-TROLL = A troll tile shows several circles, each with the hits it takes to cover it. When every circle is covered the troll is defeated: its figure goes to the reserve, its tile out of the game. While a troll stands in the tunnel entrance, the rubble of the section cannot be dug.
about-R-GOBLIN = A goblin tile has a single circle that says what gets rid of the goblin: certain resources, resources of any kind, digging, or a fight. Only a goblin that shows hits can be attacked.
about-R-GOBLIN-FIXED = This goblin asks for the very resources it shows. You bring them by working, over several turns if need be; once it has them all it is defeated, and they go back to their workshops.
about-R-GOBLIN-MIX = This goblin asks for a number of resources and does not care which. Once it has that many it is defeated, and they go back to their workshops.
about-R-GOBLIN-RUBBLE = This goblin arrives with rubble of its own beside it and is defeated when all of it is dug away. That rubble may be dug even while other enemies stand in the tunnel entrance.
about-R-GOBLIN-FIGHT = This goblin shows hits and is fought like a troll: in melee in the tunnel entrance, or with crossbows from the tunnel tower.

section-moving = Moving
about-R-MOVE = Move your dwarf up to as many steps as the card shows; ordinary cards show 2. You may stop earlier.
about-R-MAGIC = A magic card (∞) may first carry your dwarf to any place at all. Then it gives one of its other actions, which cannot be another move.

section-working = Working
about-R-WORK = Your dwarf must stand in the workshop of the resource. Take as many tokens as the card shows and share them out among upgrade cards and goblins that still need that resource, never more than they need. Nothing can be kept for later.
about-R-WORK-BLOCKED = A single orc in a workshop stops all work there. Drive it out first.
about-R-WORK-ANY = The symbol for any resource lets you work whatever the workshop you are in produces.

section-fighting = Fighting
about-R-MELEE = Your dwarf must be in the same place as an orc, a troll or a goblin that shows hits. Announce all the cards you use, one or more, each with melee dice or a direct hit, and roll the sum of their dice. Crossbows count for nothing; you then assign the hits among the enemies in that place.
about-R-DIRECT = Each direct-hit symbol adds 2 hits to a melee attack without a roll. Direct hits come on top of the five dice and may also make an attack by themselves.
about-R-DICE-CAP = No attack rolls more than five dice, in melee or at range.
about-R-LOST-HITS = An orc falls for 2 hits, and a circle is covered only when all its hits are paid in one attack. Hits must be used as long as they are enough for something; the rest is lost. Circles once covered stay covered.
about-R-RANGED = From a tower, choose one target before you roll: a machine in anyone’s area, a wall touching the tower, or the ground outside such a wall; from the tunnel tower also the tunnel entrance. Join cards with ranged dice; only crossbows count. Each one defeats an orc, sends the machine to the reserve, or covers one circle whatever it asks for; workshops and the central chamber cannot be targets.

section-digging = Digging
about-R-DIG = Your dwarf must be in the tunnel entrance. With no troll or goblin there, remove as much rubble as the card shows, or all that is left. With enemies there, only rubble beside goblins can be dug.
about-R-SECTION = When the last rubble in the tunnel entrance is gone, the tunnel section nearest the tunnel tower comes out. Its two goblin tiles are turned up in the tunnel entrance, each with a figure.
about-R-NEXT = When both goblins of a section are defeated and sections remain, the rubble of your difficulty is placed again. This happens even with trolls around; digging then has to wait until they are gone.

section-upgrades = Upgrades
about-R-COST = An upgrade costs the resources on the card plus those of the space it lies on. Once all are there it is finished, and any player may take it on their turn.
about-R-TAKE = On your turn you may take a finished upgrade into your hand and play it in that same turn. In return an unplayed card of your hand leaves the game: any dwarf card, older upgrades too, but never an orc card. The resources go back to their workshops.

section-mercenaries = Mercenaries
about-R-MERC = A mercenary is paid with gold from the central chamber, which leaves the game, and helps only once. You need no card for it, and your dwarf may be anywhere.
about-R-MERC-TIME = Hire at any time in your own turn: before a machine acts, after a siege card is revealed, before its arrow, after a roll, or between cards. Only a single step, such as placing resources or assigning hits, cannot be interrupted.
about-R-MERC-ORCS = This mercenary defeats all orcs in the three workshops. Hired right after a siege card is revealed, it frees figures before new orcs are placed and saves gold from the arrow.
about-R-MERC-GOBLIN = This mercenary defeats one goblin of any kind. Resources it was given go back to their workshops, and the rubble beside it goes to the reserve.
about-R-MERC-TROLL = This mercenary defeats one troll of your choice, however many circles are still open.
about-R-MERC-CATAPULT = Hire this mercenary when the catapult is about to act, at the start of a turn or through a siege card. Nothing is turned up, and the catapult goes back to the reserve. This even saves you when only one catapult card is left.
about-R-MERC-SIEGE = Hire this mercenary when a siege card has just been turned up and nothing of it has happened yet. The card has no effect: no orcs, no machine, no arrow.

section-refill = Refilling and ending the turn
about-R-REFILL = If your dwarf is in the central chamber at the end of your turn, you may fill empty spaces of the upgrade board that are not blocked. Take them in any order and choose a deck for each; you see every card before you choose on.
about-R-REFILL-REMOVE = Before you fill the first space you may clear any cards off the board to make room. They leave the game, and resources on them go back to their workshops.
about-R-END = Discard the five cards you have played and draw five new ones. Then it is the next player’s turn.
about-R-RESHUFFLE = When your draw pile is empty, shuffle all your twelve cards, the two set aside included. Again set two aside unseen; the other ten are the new draw pile.

section-end = The end
about-R-LOSE-SIEGE = Turning up the fiftieth and last siege card loses the game, before the card takes effect.
about-R-LOSE-CATAPULT = Turning up the fifth and last catapult card loses the game.
about-R-LOSE-TROLL = Turning up the fifth and last troll tile loses the game.
about-R-LOSE-ORC = Placing the tenth and last orc figure loses the game. There can never be more than nine orcs in play.
about-R-LOSE-GOLD = When the last nugget leaves the central chamber, the game is lost.
about-R-SCORE = Victories and defeats both go down in the Chronicles: victories rank by gold saved, defeats by goblins defeated. Each entry keeps rank and title, difficulty, number of players, names and date.

section-solo = Playing alone
about-R-SOLO = Alone you play one dwarf with one deck by the same rules. Only the machines behave differently, so that you have time to answer them.
about-R-SOLO-LIE = A machine that a siege card brings is laid down in your area. You may already shoot at it.
about-R-SOLO-RAISE = A machine that lies in your area at the start of your turn is raised. It does nothing more in that step.
about-R-SOLO-ACT = A machine that already stands at the start of your turn is activated. If a siege card shows a machine that is in your area, lying or standing, it is activated at once and goes back to the reserve.

section-rulings = Rulings
about-Q1 = The tannery is the middle workshop, opposite the tunnel, so its wall has a tower at both ends. The tunnel tower touches only the carpenter’s wall.
about-Q2 = A machine is already in play if it is in anybody’s area. That includes your own.
about-Q3 = Any place for a magic card means all fourteen, the ground outside the walls too.
about-Q4 = If a card could dig more than the last rubble of a section, the rest is lost. It does not carry over to the new goblins.
about-Q5 = All removing comes before all filling: after the first fill, no card may be cleared off the board in that turn.
about-Q6 = The mercenary against the catapult replaces its whole action. No nugget is lost and no space is blocked.
about-Q7 = Turning up the last siege card is itself the defeat, so cancelling the card does not help.
about-Q8 = The price of a mercenary is paid before the help comes. As losing the last nugget loses the game, a hire must leave at least 1 nugget.
about-Q9 = A fighting goblin may ask for one hit or for several. What counts is its own tile.
about-Q10 = Enemies block nobody: you may enter, leave and cross their places.
about-Q11 = Only moving is “up to”. When you work, you take the full amount as far as the workshop has it and it can be placed; if nothing can be placed, you cannot work. Place from space 1 to space 5, then on goblins.
about-Q12 = You may take an upgrade before and between machines, orc cards and dwarf cards. In the middle of an action only mercenaries are allowed.
about-Q13 = All tokens of a work action are placed first, and only then do satisfied goblins leave. What they give back cannot be used in that action. Your dwarf need not be in the tunnel entrance to supply a goblin.
about-Q14 = A card that joins an attack gives exactly one of its lines, even if several would fit.
about-Q15 = Announcing cards for more than five dice is allowed. The extra dice are lost, and all the cards are spent.
about-Q16 = Magic cards may join an attack with others. Make their leaps first, then announce all cards from where your dwarf ends up.
about-Q17 = You may attack only where something can be hurt, in melee as at range.
about-Q18 = With two rubble goblins there, you may split one dig between them, the first goblin first.
about-Q19 = The two rubble goblins of a section never bring more than 12 pieces between them, so the rubble always suffices.
about-Q20 = Damage tokens never run out: every hit that covers a circle counts.
about-Q21 = A goblin defeated by a mercenary counts in full: for the next rubble, for the score and for victory. Such a victory ends the game in any step of the turn.
about-Q23 = A siege card takes effect in a fixed order: first its orcs, then its machine, last its arrow.
about-Q24 = The fifth catapult card ends the game before anything else: no space is blocked and no gold is lost first.
about-Q25 = You may refill all spaces, some or none. An empty deck cannot be chosen.
about-Q26 = Every turn has exactly five played cards, orc cards included, because upgrades replace hand cards one for one.
about-Q27 = Alone, look at each machine as it is when the turn starts. It is either raised or activated, never both in one turn start.
about-Q28 = The first victory or defeat to come about counts, and nothing after it is carried out.
about-Q29 = In an attack all hits are assigned first, then the defeated are removed, and then new rubble or victory follows.
about-Q30 = Others see a card of your hand only when you play it. A table may be opened with open hands, and then everyone sees all cards.
