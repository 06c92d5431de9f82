## The first turn

runedar-guide-siege = You hold an orc card, so the siege strikes first: { $siege }. A mercenary could stop it, but gold is precious. Let it happen.
runedar-guide-pick = Now your own cards, one action each. The carpenter’s shop is next to the chamber. Click the Creaky Crossbow: you will only use its boots.
runedar-guide-walk = Every place you can reach lights up. Click the carpenter’s.
runedar-guide-work = Wood for better tools! Click the line “{ $use }” on the card “{ $card }”.
runedar-guide-place =
    The wood goes straight onto upgrades. “{ $card }” on space { $space } still needs { $cost }: { $clicks ->
        [one] click it to give it the wood.
       *[other] click it { $clicks } times to give it the wood.
    } Once finished, an upgrade replaces one of your weak cards.
runedar-guide-climb = That orc outside wants your gold. Click the Worn Crowbar, then the field outside the carpenter’s wall, and go out to it.
runedar-guide-fight = Strike! Click “{ $use }” on the card “{ $card }”, then press “Attack!”. Hammers are hits; crossbows count only when you shoot from a tower.
runedar-guide-end = Your hand is empty: press “End the turn” and draw new cards. Dig in the tunnel entrance to clear the { $sections } sections, deal with the goblins behind each one, and carry the gold out!
