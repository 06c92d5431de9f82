# Puzzles: positions with one clearly best course, and scenarios that people write themselves.

## Help pages

cli-puzzle = Rozwiąż zagadkę: znajdź jedyny najlepszy wybór w danej pozycji. Bez nazwy: następna, której jeszcze nie było.
cli-puzzle-name = Identyfikator zagadki, np. { $example }, albo własny plik scenariusza.
cli-puzzle-game = Tylko zagadki tej gry.
cli-puzzle-list = Pokaż zagadki i swoje wyniki.
cli-puzzle-check = Niech trener przeszuka pozycję jeszcze raz i powie, czy rozwiązanie nadal jest najlepsze.
cli-puzzle-link = Wypisz scenariusz jako koniec odnośnika do wysłania; poprzedź go adresem serwera.

## At the table

puzzle-solver = Przybysz
puzzle-title = Zagadka { $id }
puzzle-title-own = Zagadka od znajomego
puzzle-task = { $goal } { $what }: { $count }.
puzzle-goal-chance = Znajdź najlepszy wybór.
puzzle-goal-sure = Znajdź pewne zwycięstwo.
puzzle-goal-win = Wygraj grę od razu.
puzzle-goal-loss = Nie przegraj gry od razu.
puzzle-rule =
    { $steps ->
        [one] Jeden wybór jest wyraźnie najlepszy. Który?
        [few] Znajdź kolejno { $steps } najlepsze wybory.
       *[many] Znajdź kolejno { $steps } najlepszych wyborów.
    }
puzzle-right = Dobrze! Dalej.
puzzle-solved = Rozwiązane!
puzzle-failed = To nie jest najlepszy wybór.
puzzle-solution = Najlepsze rozwiązanie:
puzzle-step = { $action }
puzzle-step-chance = { $action } – wygrywa { $percent } razy na 100.
puzzle-why =
    { $points ->
        [one] { $why } To o jeden punkt lepiej niż następny najlepszy wybór: { $other }.
        [few] { $why } To o { $points } punkty lepiej niż następny najlepszy wybór: { $other }.
       *[many] { $why } To o { $points } punktów lepiej niż następny najlepszy wybór: { $other }.
    }
puzzle-prompt = Twój wybór (numer albo q, aby skończyć):
puzzle-list-line = { $id }: { $task }
puzzle-list-solved = { $id }: { $task } (rozwiązana)
puzzle-list-failed = { $id }: { $task } (nierozwiązana)
puzzle-all-tried = Każda zagadka była już próbowana. Podaj którąś, aby spróbować ponownie.
puzzle-holds = Trener przeszukał pozycję jeszcze raz: rozwiązanie jest najlepsze.
puzzle-sum =
    { $tried ->
        [one] Rozwiązane: { $solved } z jednej zagadki.
        [few] Rozwiązane: { $solved } z { $tried } zagadek.
       *[many] Rozwiązane: { $solved } z { $tried } zagadek.
    }

## Faults

problem-puzzle-unknown = Nie ma zagadki „{ $id }”. Zobacz siegeworks puzzle --list.
problem-puzzle-none = Nie ma zagadek do gry „{ $game }”.
problem-puzzle-doubtful = Trener przeszukał pozycję jeszcze raz i nie uważa rozwiązania z pliku { $file } za wyraźnie lepsze od innych wyborów.
problem-scenario-format = { $file } nie jest scenariuszem: musi mieć "format": "{ $format }" i pozycję.
problem-scenario-field = { $file }: pole „{ $field }” nie należy do scenariusza albo nie jest krótkim tekstem.
problem-scenario-course = { $file }: rozwiązanie to lista od 1 do { $most } wyborów, każdy zapisany jak w dzienniku.
problem-scenario-illegal = { $file }: „{ $action }” nie jest tam możliwe.
problem-scenario-long = { $file }: rozwiązanie kończy się przed „{ $action }”, bo coś zostaje dobrane lub decyduje ktoś inny.
problem-scenario-link = Ten odnośnik nie zawiera całego scenariusza. Skopiuj go jeszcze raz, do samego końca.
problem-scenario-choice = W zagadce karty i cele mają jedną kolejność. Wybierz coś z listy.
