# Puzzles: positions with one clearly best course.

puzzles-lead = W każdej z tych pozycji jedno rozwiązanie jest wyraźnie najlepsze. Znajdź je i zobacz dlaczego.
puzzles-game = Gra
puzzles-own = Twoje wyniki
puzzles-own-none = jeszcze bez próby
puzzles-own-solved = rozwiązana
puzzles-own-failed = nierozwiązana
puzzles-sum =
    { $tried ->
        [one] Za pierwszym razem: { $solved } z jednej zagadki.
        [few] Za pierwszym razem: { $solved } z { $tried } zagadek.
       *[many] Za pierwszym razem: { $solved } z { $tried } zagadek.
    }
puzzles-next = Następna zagadka
puzzles-choices =
    { $count ->
        [one] jeden wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
puzzles-steps =
    { $count ->
        [one] jeden krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
puzzles-fared =
    { $tries ->
        [0] nikt jeszcze nie próbował
        [one] rozwiązania: { $solved } z jednej próby
        [few] rozwiązania: { $solved } z { $tries } prób
       *[many] rozwiązania: { $solved } z { $tries } prób
    }
puzzle-solution = Najlepsze rozwiązanie
puzzle-again = Spróbuj ponownie
puzzle-all = Wszystkie zagadki
puzzle-share = Odnośnik do tej zagadki
