# Raport o zapisanych partiach.

report-help = Napisz raport o zapisanych partiach: jedną stronę z wykresami i tabelami, a każdy wykres także jako plik PNG.
report-run-help = Seria: folder zapisany przez „siegeworks sim --out”, folder jednego z jej wariantów albo pojedynczy plik Parquet.
report-out-help = Folder na report.html i obrazy.
report-against-help = Inna seria tej samej gry do porównania, na przykład z inną paczką zawartości.
report-written = Raport jest gotowy: { $file }

report-title = { $game }: raport
report-contents = Spis treści
report-numbers = Liczby
report-maker = Napisane przez Siegeworks { $version }.
report-seats =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
report-all-games = Wszystkie partie
report-seat = miejsce { $number }
report-place = kolejność { $number }
report-began = zaczęło miejsce { $number }
report-began-won = kto zaczął
report-own-content = { $digest } (własna zawartość gry)
report-chi-square = Test chi-kwadrat

report-summary-games =
    { $count ->
        [one] Rozegrano { $games } partię.
        [few] Rozegrano { $games } partie.
       *[many] Rozegrano { $games } partii.
    }
report-summary-won = Wygrane: { $share }. W nawiasach podano przedziały 95 %.
report-summary-lost = Najczęstsza porażka to „{ $reason }”: { $share } wszystkich partii.
report-summary-drawn = Remisy: { $share }. W nawiasach podano przedziały 95 %.
report-summary-turns = Mediana długości partii w turach: { $median }; osiem partii na dziesięć mieści się w przedziale od { $low } do { $high }.

report-run-title = Co rozegrano
report-run = Partie z jednego wiersza przygotowano tak samo i grały w nie te same boty.
report-run-commands = Te polecenia rozegrają te same partie jeszcze raz i napiszą ten raport:
report-run-no-command = Pojedynczy plik nie mówi, jakim poleceniem rozegrano jego partie. To polecenie pisze raport:
report-run-pack = PACK oznacza paczkę zawartości o skrócie podanym w tabeli.
report-run-table = Seria { $name }

report-wins-title = Wygrane
report-wins-together = Odsetek wygranych partii według trudności i liczby miejsc. Przedział mówi, jak daleko prawdziwy odsetek może leżeć od policzonego.
report-wins-rivals = Odsetek partii wygranych przez każdego bota. Bot na kilku miejscach wygrywa, gdy wygra którekolwiek z nich.
report-wins-caption-together = Punkt: odsetek wygranych. Kreska: przedział 95 % (Wilsona).
report-wins-caption-rivals = Punkt: odsetek wygranych. Kreska: przedział 95 % (Wilsona). Pionowy znacznik: odsetek, gdyby wszystkie miejsca były równie silne.
report-wins-alt = Wykres wygranych z przedziałami 95 %: od { $low } ({ $low_cell }) do { $high } ({ $high_cell }).
report-wins-table = Odsetek wygranych

report-endings-title = Jak kończą się partie
report-endings-together = Co do danej tury stało się z partiami. Porażki rosną od dołu, każda przyczyna nad poprzednią; wygrane zwisają od góry; pomiędzy nimi są partie jeszcze trwające.
report-endings-rivals = Odsetek partii zakończonych do danej tury, według zakończenia. Powyżej są partie jeszcze trwające.
report-endings-alt = Wykres warstwowy: jak partie skończyły się do danej tury, { $name }. Na koniec:
report-endings-table = Zakończenia, odsetek partii

report-length-title = Długość
report-length = Tury wszystkich miejsc liczą się razem. W nawiasach podano zakres ośmiu środkowych dziesiątych partii.
report-length-table = Długość: mediana (10–90 %)
report-turns-alt = Histogram liczby tur. Mediany:
report-decisions-alt = Histogram liczby decyzji. Mediany:

report-cards-title = Karty
report-cards = Jak często używa się każdej karty: w jakim odsetku partii i ile razy na partię.
report-cards-together = Różnica wygranych mówi, o ile punktów procentowych więcej wygrywa się w partiach z kartą niż w partiach bez niej, przy porównaniu tylko wewnątrz każdego wariantu (Mantel i Haenszel). To związek, a nie przyczyna: karta brana, gdy i tak wszystko idzie dobrze, wygląda na dobrą, a brana w potrzebie – na złą. W długich partiach pojawia się też więcej kart: tam, gdzie przegrane trwają dłużej, większość kart wygląda na złe. Gdy partii każdego rodzaju jest mniej niż { $fewest }, wyniku nie ma.
report-cards-rivals = Różnica wygranych mówi, o ile punktów procentowych częściej wygrywają miejsca, które użyły karty, niż te, które jej nie użyły, przy porównaniu tylko między miejscami tego samego bota w tym samym wariancie (Mantel i Haenszel). W partii wygrywa najwyżej jedno miejsce, więc jej miejsca nie liczą się jako niezależne: tam, gdzie przez to wynik jest mniej pewny, przedział jest szerszy. To związek, a nie przyczyna: miejsce, które szybko upada, zagrywa mało kart, więc większość kart wygląda na dobre, a zagrywana w potrzebie – na złą. Gdy miejsc każdego rodzaju jest mniej niż { $fewest }, wyniku nie ma.
report-cards-clear = Przy wielu kartach niektóre przedziały mogą nie obejmować zera przez sam przypadek, dlatego znak jest pełny tylko tam, gdzie różnica odbiega od zera także po poprawce Holma na wszystkie karty.
report-cards-use-alt = Wykres częstości użycia kart, { $topic }: od { $most } ({ $most_share } partii) do { $least } ({ $least_share }).
report-cards-use-caption = Odsetek partii z kartą i jego przedział 95 %.
report-cards-winning-alt = Wykres różnicy wygranych z kartą i bez niej, { $topic }: od { $best } ({ $best_points } pkt) do { $worst } ({ $worst_points }).
report-cards-winning-caption = Odsetek wygranych z kartą minus odsetek bez niej, w punktach procentowych, i przedział 95 % tej różnicy. Pełny znak: poza przypadkiem po poprawce Holma.

report-fairness-title = Równość miejsc
report-fairness-together = Wszystkie miejsca wygrywają lub przegrywają razem, więc żadne nie wygrywa częściej niż inne. Różnić się może to, jak często się wygrywa zależnie od tego, kto zaczyna. Test chi-kwadrat mówi, czy różnice da się wyjaśnić samym przypadkiem: poniżej p = 0,05 raczej nie.
report-fairness-rivals = Wygrane według miejsca i według kolejności gry. Test chi-kwadrat mówi, czy różnice da się wyjaśnić przy równych szansach: poniżej p = 0,05 raczej nie. Remisy się w nim nie liczą.
report-fairness-bots = Tam, gdzie na miejscach siedzą różne boty, różnica może pochodzić od nich.
report-fairness-none = W tych partiach nie ma czego porównywać: zawsze zaczynało to samo miejsce.
report-fairness-seat = Według miejsca
report-fairness-place = Według kolejności gry
report-fairness-began = Według miejsca, które zaczęło
report-fairness-alt = Wykres odsetka wygranych partii z przedziałami 95 %:

report-against-title = Porównanie dwóch serii
report-against = Pierwsza seria to { $first }, druga to { $second }. Każda różnica to druga seria minus pierwsza.
report-against-paired = Obie serie rozegrały te same rozdania, więc porównano je rozdanie po rozdaniu (test McNemara).
report-against-apart = Tam, gdzie serie nie rozegrały tych samych rozdań, porównano je jako niezależne próby (test dwóch proporcji).
report-against-sure = Liczba różnic w wygranych: { $of }. Poza przypadek, z p poniżej 0,05 po poprawce Holma na sprawdzenie wszystkich, wykracza: { $count }.
report-against-alt = Wykres różnic w wygranych, w punktach procentowych z przedziałami 95 %:
report-against-caption = Różnica w wygranych, w punktach procentowych, i jej przedział 95 %. Pełny znak: poza przypadkiem po poprawce Holma.
report-against-wins = Wygrane, różnica w punktach procentowych
report-against-lengths = Średnia liczba tur
report-against-reasons = Zakończenia, różnica w punktach procentowych, test chi-kwadrat dla każdego wariantu
report-against-cards = Karty, których użycie zmieniło się najbardziej
report-use-change-alt = Wykres kart, których odsetek partii zmienił się najbardziej; największa zmiana: { $card }, { $points } pkt.
report-use-change-caption = Zmiana odsetka partii z kartą, w punktach procentowych, i jej przedział 95 %. Pełny znak: poza przypadkiem po poprawce Holma.

report-axis-won = Wygrane partie
report-axis-turn = Tura
report-axis-round = Runda
report-axis-ended = Zakończone partie
report-axis-turns = Tury w partii
report-axis-decisions = Decyzje w partii
report-axis-games = Partie
report-axis-in-games = Partie z kartą
report-axis-contribution = Różnica w wygranych, punkty
report-axis-difference = Różnica w wygranych, punkty
report-axis-use-change = Zmiana użycia, punkty

report-column-cell = Wariant
report-column-games = Partie
report-column-won = Wygrane
report-column-share = Odsetek wygranych (95 %)
report-column-fair = Przy równych szansach
report-column-turn = Tura
report-column-round = Runda
report-column-turns = Tury
report-column-turns-won = Tury przy wygranej
report-column-turns-lost = Tury przy przegranej
report-column-decisions = Decyzje
report-column-card = Karta
report-column-in-games = W partiach (95 %)
report-column-times = Razy na partię
report-column-contribution = Różnica wygranych, punkty (95 %)
report-column-seat = Miejsce
report-column-place = Kolejność
report-column-began = Kto zaczął
report-column-first = Pierwsza
report-column-second = Druga
report-column-games-first = Partie, pierwsza
report-column-games-second = Partie, druga
report-column-difference = Różnica (95 %)
report-column-p = p
report-column-chi-square = χ²
report-column-freedom = Stopnie swobody
report-column-corrected = p po poprawce
report-column-ending = Zakończenie
report-column-bots = Boty
report-column-seed = Ziarno
report-column-content = Zawartość

problem-report-two-games = { $file } zawiera partie więcej niż jednej gry ({ $games }). Podaj serie tylko jednej gry.
problem-report-other-game = { $first } i { $second } to serie różnych gier ({ $games }). Porównaj serie tej samej gry.
problem-report-no-games = { $file } nie zawiera żadnej skończonej partii. Najpierw rozegraj kilka poleceniem siegeworks sim --out.
problem-report-not-a-folder = { $file } to plik, a nie folder. Podaj inny folder przez --out.
problem-report-folder-closed = W folderze { $folder } nie można niczego zapisać. Podaj inny folder przez --out.
problem-report-nothing-shared = { $first } i { $second } nie mają wspólnego wariantu, więc nie ma czego porównywać. Podaj serie z tą samą liczbą miejsc i trudnością.

## What decisions are worth

report-depth-help = Folder zapisany przez siegeworks depth --out: raport pokazuje, ile warte są decyzje.
report-depth-title = Ile warte są decyzje
report-depth = O ile mniej gier, w punktach procentowych, wygrywa { $bot }, gdy nie może użyć danej możliwości. Gdzie przedział sięga 0, strata może być przypadkiem.
report-depth-close = Wyrównane decyzje, w których druga najlepsza możliwość oddaje mniej niż 2 p.p.: { $share }.
report-depth-luck = Udział szczęścia w wynikach, którego nie wyjaśnia poziom gracza: { $share }.
report-depth-alt = Wykres punktów straconych bez każdej możliwości, od { $high } (najwięcej) do { $low } (najmniej).
problem-report-depth = Brak pliku { $file } albo nie jest on pomiarem tej gry. Podaj folder zapisany przez siegeworks depth --out.
