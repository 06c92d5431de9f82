# Liczby zawartości, skutki ich zmiany i poszukiwanie lepszych.

balance-help = Zmień liczby zawartości i zobacz, jak zmieni się trudność, albo poproś o liczby, które spełnią cele.
balance-show-help = Pokaż liczby zawartości: ich adresy, wartości, dozwolone zakresy i pochodzenie.
balance-try-help = Rozegraj te same rozdania z obecną zawartością i ze zmienionymi liczbami i pokaż skutki zmiany.
balance-search-help = Szukaj liczb, które spełnią cele przy niewielu małych zmianach. Wynik jest mierzony na rozdaniach, których poszukiwanie nie użyło.
balance-pattern-help = Tylko takie adresy; * oznacza cokolwiek.
balance-set-help = Nowa liczba jako ADRES=WARTOŚĆ; +1 albo -1 dodaje się do obecnej, a * w adresie oznacza cokolwiek. Można podać kilka razy.
balance-vary-help = Liczba, która może się zmieniać, jako ADRES=OD..DO; * w adresie oznacza cokolwiek. Można podać kilka razy.
balance-target-help = Cel, na przykład „greedy 2 easy 15-40” albo „greedy 2 first 47-53”; bez niego liczą się cele projektu. Można podać kilka razy.
balance-bots-help = Boty, po przecinku; każdy gra na wszystkich miejscach.
balance-search-bots-help = Boty, dla których liczą się cele projektu, jeśli nie podano żadnego celu.
balance-games-help = Liczba rozdań w każdej komórce z każdą zawartością.
balance-search-games-help = Liczba rozdań, które obiecujący kandydat gra w każdej komórce; pozostali grają mniej.
balance-budget-help = Ile partii może w sumie zużyć poszukiwanie.
balance-printed-help = Zmieniaj także liczby wydrukowane w instrukcji.
balance-write-help = Nowy plik na zmienioną zawartość, jako paczka zawartości.

balance-address = Adres
balance-value = Wartość
balance-range = Zakres
balance-source = Źródło
balance-source-printed = z instrukcji
balance-source-reported = z recenzji
balance-source-designed = z projektu

balance-try-title = { $game }: przed zmianą i po niej, rozdania w każdej komórce: { $games }
balance-fresh-title = Przed zmianą i po niej, na nowych rozdaniach, których poszukiwanie nie użyło (w każdej komórce: { $games })
balance-own-title = Przed zmianą i po niej, na rozdaniach samego poszukiwania (w każdej komórce: { $games }), które sprzyjają temu, co znalazło
balance-cell = Komórka
balance-measure = Miara
balance-before = Przed
balance-after = Po
balance-difference = Różnica
balance-caption = W nawiasach przedziały 95 %. Różnica w punktach, na tych samych rozdaniach.
balance-target = Cel
balance-verdict = Spełniony?
balance-measure-won = wygrane
balance-measure-first = wygrane zaczynającego
balance-measure-places = wygrane według kolejności
balance-measure-draws = remisy
balance-measure-turns = tury
balance-held = tak
balance-probably-held = chyba tak
balance-probably-missed = chyba nie
balance-missed = nie
balance-none = Nie znaleziono nic lepszego niż obecne liczby.
balance-searching = szukam
balance-spent = Wypróbowani kandydaci: { $candidates }, zużyte partie: { $games }.
balance-interrupted = Przerwano: widać tylko komórki rozegrane w całości ({ $shown } z { $cells }).
balance-search-interrupted = Przerwano: to najlepsze, co dotąd znaleziono.
balance-written = Zmieniona zawartość jest w pliku { $file }.

problem-balance-no-content = Zawartość gry { $game } nie znajduje się w plikach, których liczby można zmieniać. Podaj inną grę.
problem-balance-address = { $game } nie ma liczby pod adresem „{ $address }”. Może chodzi o { $near }; siegeworks balance show { $game } pokazuje wszystkie.
problem-balance-printed = { $address } jest wydrukowane w instrukcji. Dodaj --allow-printed, żeby mimo to zmienić tę liczbę.
problem-balance-range = { $address } nie może wynosić { $value }: musi to być liczba całkowita od { $low } do { $high }.
problem-balance-set = „{ $text }” niczego nie ustawia. Napisz ADRES=WARTOŚĆ z liczbą całkowitą, na przykład mercenaries.troll.price=3.
problem-balance-nothing-set = Nic by się nie zmieniło. Nadaj przynajmniej jednej liczbie inną wartość przez --set ADRES=WARTOŚĆ.
problem-balance-vary = „{ $text }” nie mówi, jak bardzo liczba może się zmieniać. Napisz ADRES=OD..DO z liczbami całkowitymi, na przykład mercenaries.troll.price=2..6.
problem-balance-no-space = Nie ma czego szukać: wszystkie te liczby mogą być tylko tym, czym są. Poszerz któryś zakres w --vary.
problem-balance-target = „{ $target }” to nie jest cel dla gry { $game }. Napisz bota, liczbę miejsc, trudność, ewentualnie miarę ({ $measures }) i zakres, na przykład „greedy 2 easy 15-40” albo „greedy 2,3 hard turns <60”.
problem-balance-target-rivals = „{ $target }” to nie jest cel dla gry { $game }, która nie ma poziomów trudności. Napisz bota, liczbę miejsc, miarę ({ $measures }) i zakres, na przykład „greedy 2 first 47-53” albo „greedy 3,4 places <4”.
problem-balance-no-target = Projekt gry { $game } nie ma celu dla: { $bots }. Podaj cel przez --target.
problem-balance-budget = { $value } to zła liczba partii na to poszukiwanie: podaj liczbę od { $least } do { $most } albo zmniejsz --games.
problem-balance-layout = { $file }: nie znaleziono cyfr liczby { $address }. Zacznij każdy wiersz tabeli od [[tabela]] i zapisz każde pole w osobnej linijce.
