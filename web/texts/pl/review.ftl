## Wspólna analiza

together = Wspólna analiza
together-join = Analizujcie razem
together-people = W tym pokoju
together-you-lead = Prowadzisz: pozostali widzą to, co ty.
together-leads = Prowadzi { $name }.
together-hand = Niech prowadzi { $name }
together-alone = Rozejrzyj się samodzielnie
together-follow = Wróć do: { $name }
together-leave = Wyjdź z pokoju
notes = Notatki
note-on-line = do linii { $line }
note-on-course = do wariantu po linii { $line }
note-new = Notatka do linii { $line }
note-new-course = Notatka do tego wariantu po linii { $line }
note-keep = Zachowaj notatkę
note-delete = Usuń tę notatkę
course = Wariant
course-count =
    { $count ->
        [0] Wybierz, co mogło się tu wydarzyć; rzuty kośćmi są nowe.
        [one] Jedna decyzja, której nikt w tej grze nie podjął.
        [few] { $count } decyzje, których nikt w tej grze nie podjął.
       *[many] { $count } decyzji, których nikt w tej grze nie podjął.
    }
course-try = Sprawdź wariant
course-back = Jedna decyzja wstecz
course-bot = Niech zdecyduje bot
course-leave = Wróć do gry
log-open = Otwórz zapis
log-open-hint = Ukończona gra z pliku .siege: powtórka, dowód rzutów, analiza. Nie trafia do Kronik.
