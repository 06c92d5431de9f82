## The first game

castlecards-guide-goal =
    Be the last whose castle stands. { $walls ->
        [one] { $walls } wall protects
       *[other] { $walls } walls protect
    } the castle of each of your { $rivals ->
        [one] { $rivals } rival
       *[other] { $rivals } rivals
    }: walls come first. Your own fortress is at the bottom.
castlecards-guide-turn = Your turn: a card was drawn for you, and now you choose one action. Click a card to see what it can do; rest on anything grey to learn why not.
castlecards-guide-king = You hold a king. Click “{ $card }”, then the button that lights up: he lets you act more than once this turn.
castlecards-guide-post = Guard your fortress: click “{ $card }”, then “{ $post }”. Its shields grow, and you may take the card back later.
castlecards-guide-attack = You are strong enough to storm a wall of { $rival } with { $shields }. Press the attack button, then click the wall that lights up.
castlecards-guide-swords = Add cards, one click each, and watch the scales: { $shields } are against you. A tie holds, so you need more swords than shields.
castlecards-guide-launch = The scales tip your way. Launch the attack! Others may still support it, and the victim may react.
castlecards-guide-short = { $balance }: no card is left to add, and a tie holds. Launch it and hope for support; if none comes, the attack fails and the cards are gone.
castlecards-guide-night = You hold a night card. Click “{ $card }”, then the button that lights up, and a wall: your cards lie face down, and the victim reacts without seeing them.
castlecards-guide-support = { $attacker } attacks { $victim }: { $post }, { $shields }. You may support the attack with { $cards }, or press the button to stay out. Your cards will be gone either way.
castlecards-guide-react = { $attacker } attacks you: { $post }, { $shields }. Lay a reaction ({ $cards }), then press the button that ends the reaction.
castlecards-guide-loot = Your victory brought loot. It lies face down beside you and stays closed until your castle falls.
castlecards-guide-breach =
    You have lost a wall. { $walls ->
        [0] Nothing protects your castle any more: post soldiers on it.
        [one] Only { $walls } wall still protects your castle.
       *[other] { $walls } walls still protect your castle.
    }
castlecards-guide-assault = “{ $card }” is an assault weapon: with it in your attack you may storm a castle although its walls still stand.
castlecards-guide-build = Click “{ $card }” and the button that lights up: builders and gold make a siege weapon, which is worth many swords.
castlecards-guide-academy = Click “{ $card }” and the button that lights up: the academy gives you a reaction for the moment when you are attacked.
castlecards-guide-buy = Short of cards? Click “{ $card }” and the button that lights up: gold buys village cards.
castlecards-guide-explore = Click “{ $card }” and the button that lights up: an explorer whose torches outnumber the danger of the dungeon card brings back its treasure.
castlecards-guide-fallen = Your castle has fallen, and your loot is yours now. You cannot win any more, but you decide who does: give cards away on your turn, and support attacks.
