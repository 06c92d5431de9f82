## The first game

runedar-guide-goal = Your goal: clear the { $sections } sections of the tunnel, deal with the goblins behind each one, and save the gold, { $gold } nuggets so far. The gauges above the board show how you can lose.
runedar-guide-siege = You hold an orc card, so the siege strikes first: { $siege }. A mercenary could stop it, but gold is precious. Let it happen.
runedar-guide-walk = Each of your cards is one action: any of its lines, or its boots. Click “{ $card }” and go { $to }: you can work there.
runedar-guide-work = Material for better tools! Click the line “{ $use }” on the card “{ $card }”.
runedar-guide-place =
    What you work goes straight onto upgrades. “{ $card }” on space { $space } still needs { $cost }: { $clicks ->
        [one] click it to give it a piece.
       *[other] click it { $clicks } times to give it { $clicks } pieces.
    }
runedar-guide-take = “{ $card }” is paid for. Click it and then one of your weak cards: the weak card leaves the game, and you can play the new one this turn.
runedar-guide-tunnel = Time to dig! Click “{ $card }” and go { $to }: you hold a card that digs there.
runedar-guide-dig = Click the line “{ $use }” on the card “{ $card }” to clear rubble. When the last piece is gone, a section opens, and goblins come out.
runedar-guide-goblins = Goblins came out of the tunnel. { $goblins }. Nobody digs for the next section until they are gone.
runedar-guide-hunt = An orc within reach! Click “{ $card }” and go { $to }: you hold a card to fight with.
runedar-guide-fight = Strike! Click “{ $use }” on the card “{ $card }”. An attack goes against everything that stands here.
runedar-guide-roll =
    Dice for this attack: { $dice }; sure hits: { $hits }. Further cards may join. { $ranged ->
        [yes] Click one target, then press the button to attack: only crossbows count.
       *[no] Then press the button to attack: hammers are hits, crossbows count only from a tower.
    }
runedar-guide-hits =
    { $hits ->
        [one] You have { $hits } hit to use.
       *[other] You have { $hits } hits to use.
    } Click the enemies that light up. Hits that pay for nothing are lost.
runedar-guide-tower = Machines are shot from towers. Click “{ $card }” and go { $to }: you hold a card that shoots.
runedar-guide-shoot = From up here you can shoot. Click “{ $use }” on the card “{ $card }”.
runedar-guide-raid =
    { $orcs ->
        [one] An orc is { $at }.
       *[other] { $orcs } orcs are { $at }.
    } Nobody can work beside them, and at the next arrow each one steals a nugget. Strike them down, or hire help.
runedar-guide-machine =
    { $name }: it acts at the start of { $own ->
        [yes] your next turn
       *[no] the next turn of the dwarf it stands before
    }. { $machine ->
        [tower] It brings a troll into the tunnel entrance.
       *[other] It wrecks a space of the upgrade board and costs gold.
    } A single crossbow, shot from any tower, destroys it first.
runedar-guide-troll = { $name } has come into the tunnel entrance. Nobody digs there until the troll is beaten. Its circles still need { $hits } hits; a circle must be filled at one go, and then it stays covered.
runedar-guide-mercenary =
    A mercenary helps at once and needs no card. { $name } for { $price ->
        [one] { $price } nugget
       *[other] { $price } nuggets
    }: { $effect } Each of them works only once in a game.
runedar-guide-home = Your last card: click “{ $card }” and go { $to }. Whoever ends a turn there may fill the empty spaces of the upgrade board.
runedar-guide-refill = You ended your turn in the chamber: fill space { $space } now. Click it and choose a deck, or press the button to leave it empty.
runedar-guide-end = Your cards are played. Press “End the turn” and draw new ones.
