# Symulacje i kalibracja w wierszu poleceń.

lab-sim-help = Każ botom rozegrać wiele partii i pokaż wyniki.
lab-calibrate-help = Wypisz tabelę zwycięstw według botów, liczby graczy i trudności.
lab-game-help = Gra, jedna z tych: { $games }.
lab-seats-help = Liczba miejsc przy stole.
lab-difficulty-help = Poziom trudności, jeśli gra go ma, na przykład easy.
lab-bots-help = Boty na kolejnych miejscach, po przecinku; krótka lista się powtarza. Oprócz poziomów: random, greedy, flat:400, search:50ms, zainstalowane boty i moduł:Nazwa dla bota z własnego pliku.
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
lab-turns = Tury: mediana (10–90 %)
lab-decisions = Decyzje na partię
lab-score-won = Wynik przy wygranej
lab-score-lost = Wynik przy przegranej

lab-out-help = Plik, w którym zapisuje się każda skończona partia; to samo polecenie gra dalej od tego, co już w nim jest.
lab-out-folder-help = Folder, w którym zapisuje się każda skończona partia; to samo polecenie gra dalej od tego, co już w nim jest.
lab-only-seats-help = Tylko te liczby miejsc, po przecinku.
lab-only-difficulty-help = Tylko te poziomy trudności, po przecinku.
lab-kept = Rozegrane partie są zapisane w { $file }; to samo polecenie zagra dalej od tego miejsca.

lab-arena-help = Każ botom grać te same rozdania z zamianą miejsc i pokaż, który jest silniejszy.
lab-arena-bots-help = Boty do porównania, po przecinku, na przykład greedy,flat:400 albo flat:50ms; w grze kooperacyjnej każdy zajmuje wszystkie miejsca jako drużyna, a a+b to drużyna mieszana.
lab-arena-games-help = Ile partii gra każda para botów (w grze kooperacyjnej każda drużyna); rozdania są zawsze rozgrywane w całości.
lab-arena-title = { $game }: rozdania: { $deals }, partie: { $games }
lab-arena-bot = Bot
lab-arena-games = Partie
lab-arena-won = Wygrane (przedział 95 %)
lab-arena-ladder = Drabina (przedział 95 %)
lab-arena-mean = ms na decyzję
lab-arena-slowest = 99 % w czasie do, ms
lab-arena-pairings = Przeciw sobie (remis liczy się za pół)
lab-arena-differences = W tych samych rozdaniach
lab-arena-pairing = Para
lab-arena-won-by = Wygrane każdego
lab-arena-only-won = Rozdania wygrane tylko przez jednego
lab-arena-share = Udział pierwszego (przedział 95 %)
lab-arena-difference = Różnica w punktach (przedział 95 %)
lab-arena-drawn =
    { $count ->
        [one] { $count } partia skończyła się remisem.
        [few] { $count } partie skończyły się remisem.
       *[many] { $count } partii skończyło się remisem.
    }
lab-few =
    { $count ->
        [one] Za mało, by cokolwiek twierdzić: { $count } partia na parę lub drużynę; rozegraj co najmniej { $enough }.
        [few] Za mało, by cokolwiek twierdzić: { $count } partie na parę lub drużynę; rozegraj co najmniej { $enough }.
       *[many] Za mało, by cokolwiek twierdzić: { $count } partii na parę lub drużynę; rozegraj co najmniej { $enough }.
    }

lab-usage-help = Pokaż, które działania, karty, otwarcia i zakończenia zdarzają się w partiach botów i jak często.
lab-usage-topic = Co
lab-usage-name = Nazwa
lab-usage-share = W partiach (przedział 95 %)
lab-usage-times = Razy na partię
lab-usage-mark = Zbyt rzadkie lub zbyt częste
lab-usage-topic-ending = Zakończenie
lab-usage-topic-opening = Otwarcie
lab-usage-topic-action = Działanie
lab-usage-missing =
    { $count ->
        [0] Wszystko jest używane tak, jak wymaga projekt.
        [one] { $count } rzecz nie jest używana tak, jak wymaga projekt.
        [few] { $count } rzeczy nie są używane tak, jak wymaga projekt.
       *[many] { $count } rzeczy nie jest używanych tak, jak wymaga projekt.
    }

lab-bound-help = Pokaż, ile boty wygrywają w grze kooperacyjnej, a ile w tych samych rozdaniach wygrywa przeszukiwanie, które zna wszystkie przyszłe karty i rzuty. Daje ono dolne oszacowanie tego, ile w ogóle dałoby się wygrać: o rozdaniach, które przegrywa, niczego nie dowodzi.
lab-bound-game-help = Gra, kooperacyjna spośród tych: { $games }.
lab-bound-games-help = Liczba rozdań na każdym poziomie trudności.
lab-bound-attempts-help = Ile razy przeszukiwanie próbuje wygrać rozdanie; kolejne próby od czasu do czasu odchodzą od tego, co wygląda najlepiej.
lab-bound-simulations-help = Liczba symulacji na każdą decyzję przeszukiwania.
lab-bound-title = { $game }, miejsca: { $seats }: { $bots } i kres
lab-bound-search = Przeszukiwanie: próby na rozdanie: najwyżej { $attempts }, symulacje na decyzję: { $simulations }
lab-bound-deals = Trudność (rozdania)
lab-bound-bot = Wygrane botów (przedział 95 %)
lab-bound-clairvoyant = Wygrane przeszukiwania (przedział 95 %)
lab-bound-winnable = Wygrane któregokolwiek: kres (przedział 95 %)
lab-bound-ratio = Boty / kres (przedział 95 %)
lab-bound-caution = Kres jest oszacowany od dołu: rozdania, których nikt tu nie wygrał, być może da się wygrać. Dlatego boty / kres to raczej za dużo niż za mało.
lab-bound-interrupted = Przerwano: widać tylko to, co rozegrano do końca.

problem-lab-workers = { $value } to zła liczba procesów: podaj liczbę od 1 do { $most }.
problem-lab-games = { $value } to zła liczba partii: podaj liczbę od 1 do { $most }.
problem-lab-contest = Tych botów nie da się porównać: podaj od { $least } do { $most } różnych, po przecinku.
problem-lab-team = Drużyna „{ $team }” ma więcej botów, niż jest miejsc ({ $seats }).
problem-lab-no-deal = Nie ma jeszcze czego porównać: żadnego rozdania nie rozegrano w całości (liczba partii w rozdaniu: { $games }).
problem-lab-record = { $file } nie jest dziennikiem laboratorium. Podaj inny plik.
problem-lab-record-plan = { $file } należy do innej serii ({ $name }: tam { $held }, tutaj { $asked }). Podaj inny plik.
problem-lab-record-line = { $file }, wiersz { $line }: ten wiersz tu nie należy. Usuń go i wszystkie wiersze poniżej, a potem powtórz polecenie.
problem-lab-record-elsewhere = Inny program zmienił plik { $file } w trakcie serii. Niech zapisuje do niego tylko jedna seria naraz.
problem-lab-bound-game = Dla gry { $game } nie ma kresu, bo to gra rywali: to, ile można wygrać, zależy od pozostałych. Podaj grę kooperacyjną.
problem-lab-bound-evaluator = Dla gry { $game } nie ma kresu: jej boty nie mają wytrenowanego ewaluatora, którego mogłoby użyć przeszukiwanie. Podaj inną grę.
problem-lab-attempts = { $value } to zła liczba prób: podaj liczbę od 1 do { $most }.
problem-lab-simulations = { $value } to zła liczba symulacji: podaj liczbę od 1 do { $most }.

## Symulacje na dużą skalę: zbiory danych i silniki

lab-sim-seats-help = Liczba miejsc przy stole; kilka liczb po przecinku rozgrywa się po kolei.
lab-sim-difficulty-help = Poziom trudności, jeśli gra go ma, na przykład easy; kilka po przecinku rozgrywa się po kolei.
lab-sim-out-help = Folder, w którym każda skończona partia zapisuje się jako Parquet, razem ze swoim przebiegiem; to samo polecenie gra dalej od tego, co już w nim jest.
lab-engine-help = Kto gra: processes, czyli procesy tego komputera, albo ray, czyli Ray.
lab-address-help = Adres klastra Ray; bez niego Ray uruchamia się na tym komputerze.
lab-rate = partie/s: { $rate }

problem-lab-engine = Nie ma silnika „{ $engine }”. Wybierz jeden z tych: { $known }.
problem-lab-address = Adres ma tylko klaster Ray. Dodaj --engine ray albo pomiń adres.
problem-lab-no-run = W { $folder } nie ma partii z laboratorium. Podaj folder zapisany przez siegeworks sim z opcją --out albo jeden z jego plików Parquet.
problem-lab-run = Pliku { $file } brakuje albo nie opisuje on serii. Przywróć go albo podaj inny folder.
problem-lab-run-plan = { $file } opisuje inną serię ({ $name }: tam { $held }, tutaj { $asked }). Podaj inny folder.
problem-lab-run-busy = Do { $folder } zapisuje właśnie inna seria. Poczekaj na jej koniec albo podaj inny folder.
problem-lab-part-missing = Brakuje pliku { $file }. Przywróć go albo usuń z jego folderu wszystkie późniejsze części i _open.jsonl, a potem rozegraj te partie jeszcze raz.
problem-lab-parquet = Plik { $file } jest uszkodzony albo nie jest plikiem Parquet. Przywróć całą kopię albo usuń go razem z późniejszymi częściami i _open.jsonl z jego folderu, a potem rozegraj te partie jeszcze raz.
problem-lab-parquet-foreign = { $file } to plik Parquet, ale nie z partiami w postaci, w jakiej zapisuje je ta wersja. Podaj inny.
problem-lab-part-foreign = Plik { $file } nie zawiera partii, które powinny w nim być: pochodzi z innej serii albo z innego miejsca tej serii. Przywróć właściwą część albo usuń ją razem z późniejszymi częściami i _open.jsonl z jej folderu, a potem rozegraj te partie jeszcze raz.
problem-lab-worker = Proces rozgrywający partie od numeru { $first } kończył się nagle, liczba prób: { $times }. Jeśli zabrakło pamięci, zmniejsz --workers. To samo polecenie zagra dalej od partii, które zachowało --out.
problem-lab-ray-worker = Proces Ray rozgrywający partie od numeru { $first } kończył się nagle, liczba prób: { $times }. Sprawdź pamięć i dzienniki klastra. To samo polecenie zagra dalej od partii, które zachowało --out.
problem-lab-ray-address = Pod adresem { $address } nie odpowiada żaden klaster Ray albo klaster odmawia dostępu. Sprawdź adres, klucz klastra (RAY_AUTH_MODE, RAY_AUTH_TOKEN) oraz to, czy ma on tę samą wersję Ray i Pythona.
problem-lab-ray-start = Nie da się tu uruchomić Ray ({ $reason }). Spróbuj ponownie albo graj z --engine processes.
problem-lab-ray-lost = Klaster Ray przestał odpowiadać ({ $reason }). Gdy znów odpowie, to samo polecenie zagra dalej od partii, które zachowało --out.
problem-lab-ray-content = Węzeł klastra Ray ma inne zasady lub inną zawartość niż ten komputer. Zainstaluj tam tę samą wersję Siegeworks i umieść pakiet zawartości pod tą samą ścieżką.

## Głębia: ile warte są decyzje

lab-depth-help = Pokazuje, ile każda możliwość gry jest warta dla bota, gdy się jej zabroni; a także ile daje lepsza gra, jak często decyzje są wyrównane i ile zależy od szczęścia.
lab-depth-games-help = Ile gier rozegrać dla każdej możliwości i każdego poziomu; w grach rywali każde rozdanie gra się z obu stron.
lab-depth-bot-help = Bot, którym się mierzy; silniejszy lepiej korzysta z tego, co ma, i myśli dłużej.
lab-depth-only-help = Tylko te możliwości, oddzielone przecinkami, bez poziomów, decyzji i szczęścia.
lab-depth-title = { $game }: ile traci { $bot } bez danej możliwości
lab-depth-capability = Możliwość
lab-depth-games = Gry
lab-depth-lost = Stracone punkty (przedział 95 %)
lab-depth-levels = Jak często wygrywa każdy poziom
lab-depth-close = Wyrównane decyzje: { $share } z { $count } ocenionych przez trenera; druga najlepsza akcja oddaje w nich mniej niż { $points } p.p. Średnia odległość: { $gap } p.p.
lab-depth-luck = Udział szczęścia w wynikach: { $share }. Resztę wyjaśnia poziom gracza.
lab-depth-interrupted = Przerwano: pokazano tylko to, co ukończono.
problem-lab-depth-game = { $game } nie wymienia możliwości, których można by zabronić. Podaj inną grę.
problem-lab-capability = Nie ma możliwości „{ $name }”. Wybierz spośród: { $known }.
problem-lab-capability-seats = Nikt nie może użyć „{ $name }” przy liczbie miejsc { $seats }. Wybierz więcej --seats.
