## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Asalto más rápido: un turno
       *[other] Asalto más rápido: { $turns } turnos
    }

## Chronicles

castlecards-chronicles-lead = Batallas por el último castillo, según lo que quedaba en pie en la fortaleza del vencedor.
castlecards-chronicles-wins = Con ganador
castlecards-chronicles-losses = Sin ganador
castlecards-chronicles-score-won = En pie
castlecards-chronicles-score-lost = En pie
castlecards-chronicles-names = Fortalezas
