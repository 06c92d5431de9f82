## Settings
castlecards-record-fastest =
    { $turns ->
        [one] Najszybszy szturm: jedna tura
        [few] Najszybszy szturm: { $turns } tury
       *[many] Najszybszy szturm: { $turns } tur
    }
