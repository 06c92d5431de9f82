## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Fastest storm: one turn
       *[other] Fastest storm: { $turns } turns
    }
