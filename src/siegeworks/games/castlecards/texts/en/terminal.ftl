## Questions before a game

setup-seats = How many fortresses?
setup-bots =
    { $count ->
        [one] Should a bot hold the other fortress?
       *[other] Should bots hold the other { $count } fortresses?
    }
setup-other-name = Who holds fortress { $number }?

## At the table

terminal-legend = In the picture: ╔╗ castle, ┌┐ wall, ✗ fallen, ◆2½ shields, letters in the lower edge: posted cards, ▯3+1+1 cards in hand from village, siege and academy, ◈2 loot, ▸ whose turn it is, ☾ night attack, ▒▒ card face down

## Chronicles

chronicle-won = { $place }. { $title }: { $winners } against { $others }, { $date }, { $log }
chronicle-undecided = { $place }. { $title }: { $names }, { $date }, { $log }
