## Questions before a game

setup-seats = ¿Cuántas fortalezas?
setup-bots =
    { $count ->
        [one] ¿Defiende un bot la otra fortaleza?
       *[other] ¿Defienden bots las otras { $count } fortalezas?
    }
setup-other-name = ¿Quién defiende la fortaleza { $number }?

## At the table

terminal-legend = En el dibujo: ╔╗ castillo, ┌┐ muralla, ✗ caído, ◆2½ escudos, letras en el borde inferior: cartas apostadas, ▯3+1+1 cartas en mano de Poblado, Asedio y Academia, ◈2 botín, ▸ de quién es el turno, ☾ ataque nocturno, ▒▒ carta boca abajo

## Chronicles

chronicle-won = { $place }. { $title }: { $winners } contra { $others }, { $date }, { $log }
chronicle-undecided = { $place }. { $title }: { $names }, { $date }, { $log }
