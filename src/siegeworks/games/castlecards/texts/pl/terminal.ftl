## Questions before a game

setup-seats = Ile twierdz?
setup-bots =
    { $count ->
        [one] Czy drugiej twierdzy ma bronić bot?
        [few] Czy { $count } pozostałych twierdz mają bronić boty?
       *[many] Czy { $count } pozostałych twierdz mają bronić boty?
    }
setup-other-name = Kto broni twierdzy { $number }?

## At the table

terminal-legend = Na rysunku: ╔╗ zamek, ┌┐ mur, ✗ w gruzach, ◆2½ tarcze, litery na dolnej krawędzi: karty na posterunku, ▯3+1+1 karty wioski, oblężenia i akademii na ręce, ◈2 łup, ▸ czyja tura, ☾ nocny atak, ▒▒ zakryta karta

## Chronicles

chronicle-won = { $place }. { $title }: { $winners } kontra { $others }, { $date }, { $log }
chronicle-undecided = { $place }. { $title }: { $names }, { $date }, { $log }
