
## Castlecards: the first turns

guide-castlecards-king = Bring down the castle at the top before yours falls; its walls come first. A turn is one action, but you hold a king: play him and you get two. Click the king, then the button that lights up.
guide-castlecards-post = First action: guard a wall. Click an archer, then one of your walls. It gains half a shield.
guide-castlecards-attack = Second action: storm a wall! Press “Attack…” and click one of your rival’s walls. Its number tells its shields.
guide-castlecards-swords = Now add your soldier and your archers, one click each, and watch the scales. A tie holds: you need more swords than shields.
guide-castlecards-launch = The scales tip your way. Launch the attack! Your rival may still react.
guide-castlecards-react = The wall fell, and you found gold. Now your rival comes for your archer! Play your ambush.
guide-castlecards-close = The ambush takes two swords away: your archer holds. Now close the reaction.
guide-castlecards-buy = Your turn again. Gold buys two village cards: click the gold and pay. From here on the war is yours; rest on anything grey to learn why it cannot be used.

## Runedar: the first turn

guide-runedar-siege = You hold an orc card, so the siege strikes first: one orc climbs toward the carpenter’s wall. A mercenary could stop it, but gold is precious. Let it happen.
guide-runedar-pick = Now your own cards, one action each. The carpenter’s shop is next to the chamber. Click the Creaky Crossbow: you will only use its boots.
guide-runedar-walk = Every place you can reach lights up. Click the carpenter’s.
guide-runedar-work = Wood for better tools! Click the line “2 Wood” on your Dull Saw.
guide-runedar-place = The wood goes straight onto upgrades. The Wheelbarrow on space 2 needs 2 wood and 1 leather: click it twice to give it both pieces of wood. Once finished, an upgrade replaces one of your weak cards.
guide-runedar-climb = That orc on the wall wants your gold. Click the Worn Crowbar, then the carpenter’s wall, and climb up to it.
guide-runedar-fight = Strike! Click “2 Melee” on the Chipped Hatchet, then press “Attack!”. An orc falls for two hits; crossbows count only when you shoot from a tower.
guide-runedar-end = Your hand is empty: press “End the turn” and draw five new cards. Dig in the tunnel entrance to clear the five sections, deal with the goblins behind each one, and carry the gold out!
