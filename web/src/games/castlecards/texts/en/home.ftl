## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Fastest storm: one turn
       *[other] Fastest storm: { $turns } turns
    }

## Chronicles

castlecards-chronicles-lead = Battles for the last castle, by what still stood in the fortress of the winner.
castlecards-chronicles-wins = With a winner
castlecards-chronicles-losses = Without a winner
castlecards-chronicles-score-won = Standing
castlecards-chronicles-score-lost = Standing
castlecards-chronicles-names = Fortresses
