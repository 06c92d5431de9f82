# The daily siege: one deal a day for everybody.

daily-lead = Jedno rozdanie na dzień, takie samo dla wszystkich. Zagraj raz, zobacz, jak poszło innym, i wróć jutro. Dzień zaczyna się o północy UTC.
daily-streak =
    { $streak ->
        [0] Najdłuższa seria w dniach: { $longest }. Zagraj dziś, by zacząć nową.
        [one] Dni z rzędu: { $streak }. Najdłuższa seria: { $longest }.
        [few] Dni z rzędu: { $streak }. Najdłuższa seria: { $longest }.
        [many] Dni z rzędu: { $streak }. Najdłuższa seria: { $longest }.
       *[other] Dni z rzędu: { $streak }. Najdłuższa seria: { $longest }.
    }
daily-against = przeciwnik: { $bot }
daily-solo = w pojedynkę
daily-ends =
    { $hours ->
        [one] została mniej niż godzina
        [few] zostało mniej niż { $hours } godziny
        [many] zostało mniej niż { $hours } godzin
       *[other] zostało mniej niż { $hours } godziny
    }
daily-place =
    { $players ->
        [one] Miejsce { $place }, na razie bez konkurencji
        [few] Miejsce { $place } z { $players }
        [many] Miejsce { $place } z { $players }
       *[other] Miejsce { $place } z { $players }
    }
daily-adjusted-place = Bez szczęścia: miejsce { $place }
daily-late = Ta gra skończyła się po swoim dniu, więc nie ma jej w rankingu.
daily-play = Zagraj dzisiejsze oblężenie
daily-rules = Masz jedną próbę, bez podpowiedzi, bez cofania kości i kart i bez bota w zastępstwie. Liczy się, jeśli skończysz przed końcem dnia.
daily-ranking = Ranking
daily-order = Kolejność
daily-order-result = Według wyniku
daily-order-adjusted = Bez szczęścia
daily-adjusted-hint = Trener dzieli każdą grę na dobre wybory i szczęście. Wygrana to 100, wszystko inne 0; od tego odejmuje się to, co dało lub zabrało szczęście.
daily-judging =
    { $count ->
        [one] Trener przygląda się jeszcze jednej grze.
        [few] Trener przygląda się jeszcze { $count } grom.
        [many] Trener przygląda się jeszcze { $count } grom.
       *[other] Trener przygląda się jeszcze { $count } grom.
    }
daily-own-first = Gry innych obejrzysz, gdy skończysz własną.
daily-nobody = Nikt jeszcze nie skończył tego oblężenia na czas.
daily-proof-hint = Każde rozdanie pochodzi z tajnego ziarna. Jego skrót jest ogłaszany nawet tydzień przed dniem, a samo ziarno po nim, więc każdy może sprawdzić, że nic nie zmieniono.
daily-past = Minione dni
daily-past-line =
    { $players ->
        [one] jedna osoba, wygrane: { $won }
        [few] { $players } osoby, wygrane: { $won }
        [many] { $players } osób, wygrane: { $won }
       *[other] { $players } osoby, wygrane: { $won }
    }
daily-past-none = Nie ma jeszcze minionych dni.
daily-today = Dziś
