## Questions before a game

setup-seats = ¿Cuántas fortalezas?
setup-bots =
    { $count ->
        [one] ¿Defiende un bot la otra fortaleza?
       *[other] ¿Defienden bots las otras { $count } fortalezas?
    }
setup-other-name = ¿Quién defiende la fortaleza { $number }?

## At the table

terminal-legend = En el dibujo: ╔╗ castillo, ┌┐ muralla, ✗ caído, ◆2½ escudos, letras en el borde inferior: cartas apostadas, ▯5 cartas en mano, ◈2 botín, ▸ de quién es el turno, ☾ ataque nocturno, ▒▒ carta boca abajo
