## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Najszybszy szturm: jedna tura
        [few] Najszybszy szturm: { $turns } tury
       *[many] Najszybszy szturm: { $turns } tur
    }

## Chronicles

castlecards-chronicles-lead = Bitwy o ostatni zamek, według tego, co ocalało w twierdzy zwycięzcy.
castlecards-chronicles-wins = Ze zwycięzcą
castlecards-chronicles-losses = Bez zwycięzcy
castlecards-chronicles-score-won = Ocalało
castlecards-chronicles-score-lost = Ocalało
castlecards-chronicles-names = Twierdze
