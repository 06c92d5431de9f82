## Questions before a game

setup-seats = Quantas fortalezas?
setup-bots =
    { $count ->
        [1] Um bot defende a outra fortaleza?
       *[other] Bots defendem as outras { $count } fortalezas?
    }
setup-other-name = Quem defende a fortaleza { $number }?

## At the table

terminal-legend = No desenho: ╔╗ castelo, ┌┐ muralha, ✗ no chão, ◆2½ escudos, letras na borda de baixo: cartas de guarda, ▯3+1+1 cartas na mão do Povoado, de Cerco e da Academia, ◈2 espólio, ▸ de quem é o turno, ☾ ataque noturno, ▒▒ carta virada para baixo

## Chronicles

chronicle-won = { $place }. { $title }: { $winners } contra { $others }, { $date }, { $log }
chronicle-undecided = { $place }. { $title }: { $names }, { $date }, { $log }
