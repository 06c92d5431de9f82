## The first turns

castlecards-guide-king = Bring down the castle at the top before yours falls; its walls come first. A turn is one action, but you hold a king: play him and you get one more. Click the king, then the button that lights up.
castlecards-guide-post = First action: guard a wall. Click an archer, then one of your walls. Its shields grow.
castlecards-guide-attack = Second action: storm a wall! Press “Attack…” and click one of your rival’s walls. Its number shows its shields.
castlecards-guide-swords = Now add your soldiers, one click each, and watch the scales. A tie holds: you need more swords than shields.
castlecards-guide-launch = The scales tip your way. Launch the attack! Your rival may still react.
castlecards-guide-react = The wall fell, and you found gold. Now your rival strikes back! Play your ambush.
castlecards-guide-close = The ambush takes swords away: the attack fails. Now close the reaction.
castlecards-guide-buy = Your turn again. Gold buys village cards: click the gold and pay. From here on the war is yours; hover over anything grey to learn why it cannot be used.
