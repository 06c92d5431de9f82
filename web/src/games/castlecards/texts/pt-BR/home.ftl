## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Assalto mais rápido: um turno
       *[other] Assalto mais rápido: { $turns } turnos
    }
