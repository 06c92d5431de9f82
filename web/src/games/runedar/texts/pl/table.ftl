## The fortress

runedar-board = Twierdza Runedar
runedar-outside = Przed murem
runedar-gold =
    { $count ->
        [one] { $count } samorodek
        [few] { $count } samorodki
       *[many] { $count } samorodków
    }
runedar-orcs =
    { $count ->
        [one] { $count } ork
        [few] { $count } orki
       *[many] { $count } orków
    }
runedar-loses =
    { $count ->
        [one] Następna strzałka kosztuje { $count } samorodek
        [few] Następna strzałka kosztuje { $count } samorodki
       *[many] Następna strzałka kosztuje { $count } samorodków
    }
runedar-idle = Nie da się tu pracować
runedar-rubble =
    { $count ->
        [one] Drogę blokuje { $count } fragment gruzu
        [few] Drogę blokują { $count } fragmenty gruzu
       *[many] Drogę blokuje { $count } fragmentów gruzu
    }
runedar-circle =
    { $hits ->
        [one] Okrąg za { $hits } sukces
        [few] Okrąg za { $hits } sukcesy
       *[many] Okrąg za { $hits } sukcesów
    }
runedar-circles =
    { $count ->
        [one] { $count } odkryty okrąg
        [few] { $count } odkryte okręgi
       *[many] { $count } odkrytych okręgów
    }
runedar-missing =
    { $count ->
        [0] Niczego nie brakuje
        [one] Brakuje jeszcze: { $count }
        [few] Brakuje jeszcze: { $count }
       *[many] Brakuje jeszcze: { $count }
    }
runedar-section-free = Sekcja { $number } tunelu: wolna
runedar-section-goblins = Sekcja { $number } tunelu: odkopana, drogę zagradzają gobliny
runedar-section-digging =
    Sekcja { $number } tunelu: { $count ->
        [one] został { $count } fragment gruzu
        [few] zostały { $count } fragmenty gruzu
       *[many] zostało { $count } fragmentów gruzu
    }
runedar-section-closed = Sekcja { $number } tunelu: zasypana
runedar-machine-reserve = W rezerwie
runedar-machine-stands = Obszar gry: { $name }. Gotowa do działania
runedar-machine-lies = Obszar gry: { $name }. Leży
runedar-reserve = w rezerwie
runedar-stands = gotowa
runedar-lies = leży
runedar-arrow = Wszystkie orki naprzód

## Dice and things in hand

runedar-roll-melee =
    { $count ->
        [0] brak sukcesów
        [one] { $count } sukces
        [few] { $count } sukcesy
       *[many] { $count } sukcesów
    }
runedar-roll-ranged =
    { $count ->
        [0] pudło
        [one] { $count } celny bełt
        [few] { $count } celne bełty
       *[many] { $count } celnych bełtów
    }
runedar-hits-left =
    { $count ->
        [one] { $count } sukces do rozdzielenia
        [few] { $count } sukcesy do rozdzielenia
       *[many] { $count } sukcesów do rozdzielenia
    }
runedar-in-hand = Dokąd to trafi?

## Cards

runedar-hand = Ręka: { $name }
runedar-hand-empty = W tej turze nie ma już kart
runedar-card-hidden = Zakryta karta
runedar-orc-card = Najpierw odkrywa kartę oblężenia
runedar-pile =
    { $count ->
        [one] { $count } karta do dobrania
        [few] { $count } karty do dobrania
       *[many] { $count } kart do dobrania
    }
runedar-discard =
    { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
runedar-played = Zagrane w tej turze
runedar-use-wood = Drewno
runedar-use-leather = Skóra
runedar-use-metal = Metal
runedar-use-any = Dowolny
runedar-use-melee = Wręcz
runedar-use-direct = Bez rzutu
runedar-use-ranged = Strzał
runedar-use-dig = Podkop
runedar-use-move = Ruch

## Beside the board

runedar-siege = Talia oblężenia
runedar-siege-described =
    Talia oblężenia: poziom { $level } z 5, { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }, z tego poziomu: { $within }
runedar-siege-left =
    { $count ->
        [one] karta oblężenia
        [few] karty oblężenia
       *[many] kart oblężenia
    }
runedar-siege-none = Nie odkryto jeszcze żadnej karty oblężenia
runedar-orcs-left =
    { $count ->
        [one] ork w rezerwie
        [few] orki w rezerwie
       *[many] orków w rezerwie
    }
runedar-trolls-left =
    { $count ->
        [one] troll w stosie
        [few] trolle w stosie
       *[many] trolli w stosie
    }
runedar-catapult-left =
    { $count ->
        [one] karta katapulty
        [few] karty katapulty
       *[many] kart katapulty
    }
runedar-gold-left =
    { $count ->
        [one] samorodek złota
        [few] samorodki złota
       *[many] samorodków złota
    }
runedar-upgrades = Plansza ulepszeń
runedar-space = Pole { $number }
runedar-space-empty = Puste
runedar-space-blocked = Zniszczone
runedar-ready = Gotowe
runedar-needs = Brakuje jeszcze: { $cost }
runedar-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
runedar-mercenaries = Najemnicy
runedar-mercenaries-hint = Każde z nich działa raz, za złoto z donżonu.
runedar-hired = Już po robocie
runedar-price =
    Cena: { $count ->
        [one] { $count } samorodek
        [few] { $count } samorodki
       *[many] { $count } samorodków
    }
runedar-companions = Towarzysze
runedar-cards-in-hand =
    { $count ->
        [one] { $count } karta w ręce
        [few] { $count } karty w ręce
       *[many] { $count } kart w ręce
    }
runedar-do-clear = Oczyść pole…
runedar-do-pass = Zagraj kartę bez użycia…
runedar-do-rest = Zakończ turę wcześniej…

## In words only

runedar-words-treasure = Skarb i tunel
runedar-words-places = Miejsca
runedar-words-enemies = Wrogowie
runedar-words-hand = Twoja ręka
runedar-words-nobody = nikogo
runedar-words-stock = W warsztatach: { $list }
runedar-words-defeated =
    { $count ->
        [one] { $count } pokonany goblin
        [few] { $count } pokonane gobliny
       *[many] { $count } pokonanych goblinów
    }
runedar-words-last = Ostatnia karta oblężenia: { $card }
runedar-words-none = Brak

## Tabs, end and chart

runedar-tab-side = Oblężenie i ulepszenia
runedar-end-won = Ucieczka się udała!
runedar-end-lost = Twierdza padła
runedar-chart-gold = Złoto
runedar-chart-sections = Otwarte sekcje tunelu
runedar-chart-siege_left = Pozostałe karty oblężenia
runedar-chart-orcs = Orki

## The legend

runedar-legend-move = Ruch: najwyżej tyle kroków, ile wskazuje liczba
runedar-legend-magic = Magiczny ruch: w dowolne miejsce, a potem jeszcze jedna akcja karty
runedar-legend-wood = Drewno, zdobywane w stolarni
runedar-legend-leather = Skóra, zdobywana w garbarni
runedar-legend-metal = Metal, zdobywany w odlewni
runedar-legend-any = Surowiec warsztatu, w którym stoisz
runedar-legend-melee = Wręcz: tyle kości przeciw wrogowi w twoim miejscu
runedar-legend-direct = Pewne trafienia, bez rzutu
runedar-legend-ranged = Strzał: tyle kości, z wieży
runedar-legend-dig = Podkop: tyle gruzu przy wejściu do tunelu
runedar-legend-hit = Sukces w walce wręcz; liczba w kółku mówi, ile sukcesów je zakrywa
runedar-legend-crossbow = Sukces przy strzale, nic w walce wręcz
runedar-legend-orc = Ork: wspina się na swój mur i kradnie złoto
runedar-legend-troll = Troll przy wejściu do tunelu: pada, gdy wszystkie jego kółka są zakryte
runedar-legend-goblin = Goblin: odchodzi, gdy dostanie, czego chce, albo gdy go pokonasz
runedar-legend-tower = Wieża oblężnicza: gdy działa, sprowadza trolla
runedar-legend-catapult = Katapulta: gdy działa, niszczy pole planszy ulepszeń
runedar-legend-arrow = Strzałka: wszystkie orki robią krok w stronę złota
runedar-legend-rubble = Gruz w tunelu
runedar-legend-gold = Samorodek złota
runedar-legend-blocked = Zniszczone pole: nie będzie już na nim ulepszeń
