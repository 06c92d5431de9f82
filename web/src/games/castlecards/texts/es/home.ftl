## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Asalto más rápido: un turno
       *[other] Asalto más rápido: { $turns } turnos
    }
