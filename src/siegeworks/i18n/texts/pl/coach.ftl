# Trener w terminalu: podpowiedzi i analiza skończonej gry.

## Help pages

cli-analyse = Trener ogląda skończoną grę: szansa na wygraną w czasie, punkty zwrotne, ile kosztowały wybory, a ile zrobiło szczęście.
cli-analyse-log = Plik z zapisem, id zapisanej gry albo last, czyli ostatnio skończona.
cli-analyse-simulations = Ile symulacji trener poświęca na każdy wybór; więcej trwa dłużej i mówi więcej.
cli-play-what-if = Zaczyna od środka skończonej gry z nowymi kośćmi: jej plik z zapisem, jej id albo last. Miejsce wskazuje --line.
cli-play-line = Przed którym ruchem tamtej gry zacząć.

## Faults

problem-analysis-running = Gra jeszcze trwa i wiele w niej jest ukryte. Najpierw ją skończ.
problem-save-none-finished = Nie ma tu jeszcze żadnej skończonej gry. Najpierw zagraj jedną do końca.
problem-analysis-simulations = Trener nie może poświęcić na wybór tylu symulacji: { $value }. Wybierz liczbę od 1 do { $most }.
problem-cli-what-if-line = Podaj w --line, przed którym ruchem zacząć: liczbę od 1 do { $last }.
problem-cli-what-if-options = Gra, od której się zaczyna, ma już swoje miejsca i ustawienia. Pomiń --seats, --difficulty, --open-hands, --set, --position i --resume.
problem-cli-line-alone = --line należy do --what-if. Wskaż nim grę, od której zacząć.

## Hints

hint-title = Co zrobiłby trener i jaką daje to szansę na wygraną:
hint-thinking = { $name } się zastanawia…
hint-percent = { $value }%

coach-only = Nic innego nie da się zrobić.
coach-order = Bez tego szansa na wygraną to { $percent }%; kolejność wyborów nie ma znaczenia.
coach-equal =
    { $of ->
        [2] Obie są równie dobre: trener nie widzi różnicy.
       *[other] { $count ->
            [2] Pierwsze dwie są równie dobre: trener nie widzi między nimi różnicy.
           *[other] Pierwsze { $count } są równie dobre: trener nie widzi między nimi różnicy.
        }
    }
coach-effect = { $what } na koniec tury, średnio: { $ours } po najlepszym wyborze, { $theirs } po „{ $other }”.
coach-tie = Szansa na wygraną jest ta sama. { $what } na koniec tury, średnio: { $ours } po pierwszym wyborze, { $theirs } po „{ $other }”.
coach-better =
    { $points ->
        [one] Na 100 gier najlepszy wybór wygrywa około jednej więcej niż „{ $other }”; żadnej pojedynczej przyczyny trener nie jest pewien.
        [few] Na 100 gier najlepszy wybór wygrywa około { $points } więcej niż „{ $other }”; żadnej pojedynczej przyczyny trener nie jest pewien.
       *[many] Na 100 gier najlepszy wybór wygrywa około { $points } więcej niż „{ $other }”; żadnej pojedynczej przyczyny trener nie jest pewien.
    }
coach-sure = Najlepszy wybór wygrywa w każdej próbie.
coach-win = Próby na 100, w których gra kończy się wygraną w tej turze: { $ours } po najlepszym wyborze, { $theirs } po „{ $other }”.
coach-loss = Próby na 100, w których gra kończy się przegraną w tej turze: { $ours } po najlepszym wyborze, { $theirs } po „{ $other }”.
coach-tenths = { $whole },{ $tenths }

## Analysis

analysis-judging = ocenianie
analysis-chance = Szansa na wygraną, jak trener widział ją w danej chwili
analysis-chance-of = { $name }: szansa na wygraną
analysis-turns = tura
analysis-turning-points = Punkty zwrotne
analysis-no-turning-points = Żaden pojedynczy wybór ani uśmiech losu nie przesądził tej gry.
analysis-point = Tura { $turn }, ruch { $line }, { $name }: „{ $action }”
analysis-point-lost =
    { $points ->
        [one] Trener wybrałby „{ $best }”. Kosztowało to { $points } punkt.
        [few] Trener wybrałby „{ $best }”. Kosztowało to { $points } punkty.
       *[many] Trener wybrałby „{ $best }”. Kosztowało to { $points } punktów.
    }
analysis-point-luck =
    { $side ->
        [team] Potem kości i karty { $turned ->
            [better] podniosły
           *[worse] obniżyły
        } szansę z { $before } do { $after }.
       *[rivals] Potem kości, karty i pozostali { $turned ->
            [better] podnieśli
           *[worse] obniżyli
        } szansę z { $before } do { $after }.
    }
analysis-accounts = Ile znaczyły wybory i szczęście, w punktach procentowych
analysis-head-decisions = decyzje
analysis-head-as-coach = nie gorsze niż trener
analysis-head-lost = wybory
analysis-head-luck = szczęście
analysis-in-all = W sumie: od { $start } na początku do { $end } na końcu. Wybory: { $lost }, szczęście: { $luck }.
analysis-in-all-of = { $name }: od { $start } na początku do { $end } na końcu. Wybory: { $lost }, szczęście: { $luck }.
analysis-score = { $what }: decyzje o tej samej szansie wygranej roztrwoniły { $count }.
analysis-explained =
    { $side ->
        [team] Szczęście to to, co zrobiły kości i karty. Trener tylko szacuje: przy jednej decyzji może się mylić o kilka punktów, w całej grze o dziesięć lub więcej.
       *[rivals] Szczęście to to, co zrobiły kości, karty i inni. Trener tylko szacuje: przy jednej decyzji może się mylić o kilka punktów, w całej grze o dziesięć lub więcej.
    }
analysis-what-if =
    Spróbuj jeszcze raz od punktu zwrotnego, z nowymi kośćmi:
      siegeworks play --what-if { $log } --line { $line }

## Levels of bots

term-ask-level = Jak dobrze mają grać boty?
level-beginner = początkujący
level-steady = solidny
level-expert = ekspert
level-beginner-about = patrzy krok naprzód, jak ostrożny nowicjusz; odpowiada od razu
level-steady-about = chwilę zastanawia się nad każdym wyborem i gra solidnie
level-expert-about = planuje najlepiej, jak umie; na wybór potrzebuje do sekundy
