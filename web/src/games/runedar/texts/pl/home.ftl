## Start page

runedar-play-now = Zagraj teraz w Runedar
runedar-play-now-hint = Ty i jeden bot przeciw oblężeniu, na łatwym poziomie. Bez konta i bez czekania.

## A new table

runedar-option-difficulty-hint = Ile gruzu zagradza tunel.
runedar-option-difficulty-easy = Łatwy
runedar-option-difficulty-easy-hint = Mało gruzu: na pierwsze gry.
runedar-option-difficulty-normal = Normalny
runedar-option-difficulty-normal-hint = Oblężenie takie, jakie być powinno.
runedar-option-difficulty-hard = Trudny
runedar-option-difficulty-hard-hint = Dla krasnoludów, które znają każdy mur.
runedar-option-difficulty-epic = Epicki
runedar-option-difficulty-epic-hint = Pieśni powstają nawet o pokonanych.
runedar-option-open_hands = Odkryte karty
runedar-option-open_hands-hint = Czy wszyscy widzą karty wszystkich krasnoludów.
runedar-option-open_hands-no = Zakryte
runedar-option-open_hands-no-hint = Każdy widzi tylko swoje karty.
runedar-option-open_hands-yes = Odkryte
runedar-option-open_hands-yes-hint = Wszyscy widzą wszystkie karty na ręce: łatwiej planować razem.

## Chronicles

runedar-chronicles-lead = Krasnoludy, które uciekły, według wyniesionego złota; krasnoludy, które poległy, według pokonanych goblinów.
runedar-chronicles-wins = Ocaleni
runedar-chronicles-losses = Polegli
runedar-chronicles-score-won = Złoto
runedar-chronicles-score-lost = Gobliny
runedar-chronicles-names = Krasnoludy
runedar-record-score = Najwięcej ocalonego złota: { $score }

## Results

runedar-end-score-won =
    { $count ->
        [one] samorodek złota wyniesiony na wolność
        [few] samorodki złota wyniesione na wolność
       *[many] samorodków złota wyniesionych na wolność
    }
runedar-end-score-lost =
    { $count ->
        [one] goblin pokonany przed końcem
        [few] gobliny pokonane przed końcem
       *[many] goblinów pokonanych przed końcem
    }
