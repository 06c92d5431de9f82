## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Assalto mais rápido: um turno
       *[other] Assalto mais rápido: { $turns } turnos
    }

## Chronicles

castlecards-chronicles-lead = Batalhas pelo último castelo, pelo que seguia de pé na fortaleza de quem venceu.
castlecards-chronicles-wins = Com vencedor
castlecards-chronicles-losses = Sem vencedor
castlecards-chronicles-score-won = De pé
castlecards-chronicles-score-lost = De pé
castlecards-chronicles-names = Fortalezas
