# Symulacje i kalibracja w wierszu poleceń.

lab-sim-help = Każ botom rozegrać wiele partii i pokaż wyniki.
lab-calibrate-help = Wypisz tabelę zwycięstw według botów, liczby graczy i trudności.
lab-game-help = Gra: runedar albo castlecards.
lab-seats-help = Liczba miejsc przy stole.
lab-difficulty-help = Poziom trudności, jeśli gra go ma: easy, normal, hard albo epic.
lab-bots-help = Boty na kolejnych miejscach, po przecinku; krótka lista się powtarza.
lab-games-help = Liczba partii do rozegrania.
lab-seed-help = Ziarno: to samo ziarno daje te same partie, niezależnie od liczby procesów.
lab-workers-help = Liczba procesów; domyślnie wszystkie rdzenie.
lab-content-help = Paczka zawartości, której tabele zastępują tabele gry.
lab-json-help = Wypisz wynik jako JSON.
lab-playing = gram
lab-interrupted =
    { $count ->
        [one] Przerwano: rozegrano { $count } partię z { $games } i tę widać poniżej.
        [few] Przerwano: rozegrano { $count } partie z { $games } i te widać poniżej.
       *[many] Przerwano: rozegrano { $count } partii z { $games } i te widać poniżej.
    }
lab-title =
    { $count ->
        [one] { $game }: { $count } partia
        [few] { $game }: { $count } partie
       *[many] { $game }: { $count } partii
    }
lab-bots = Boty
lab-setting-seats = Miejsca
lab-setting-difficulty = Trudność
lab-won = Wygrane (przedział 95 %)
lab-seat-won = Wygrane na miejscu { $seat } (przedział 95 %)
lab-place-won = Wygrane z miejsca { $place } w kolejności gry
lab-reason-won = Ucieczka ze złotem
lab-reason-siege = Przegrana: ostatnia karta oblężenia
lab-reason-catapult = Przegrana: ostatnia karta katapulty
lab-reason-troll = Przegrana: ostatni żeton trolla
lab-reason-orc = Przegrana: ostatnia figurka orka
lab-reason-gold = Przegrana: ostatni samorodek złota
lab-reason-breached = Zamek zdobyty po upadku murów
lab-reason-assaulted = Zamek zdobyty mimo murów
lab-reason-drawn = Remis
lab-turns = Tury: mediana (10–90 %)
lab-decisions = Decyzje na partię
lab-score-won = Wynik przy wygranej
lab-score-lost = Wynik przy przegranej
problem-lab-workers = { $value } to zła liczba procesów: podaj liczbę od 1 do { $most }.
problem-lab-games = { $value } to zła liczba partii: podaj liczbę od 1 do { $most }.
problem-bot-unknown = Nie ma bota o nazwie „{ $bot }”; wybierz jednego z tych: { $known }.
