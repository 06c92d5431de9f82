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
note-on-line = do ruchu { $line }
note-on-course = do wariantu po ruchu { $line }
note-new = Notatka do ruchu { $line }
note-new-course = Notatka do tego wariantu po ruchu { $line }
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
analysis = Analiza
analysis-lead = Trener przejrzy każdą decyzję i powie, co odmieniło grę, ile kosztowały wybory, a ile zrobiło szczęście. To chwilę potrwa.
analysis-ask = Przeanalizuj grę
analysis-thinking = Trener przegląda grę…
analysis-progress = Decyzje: { $done } z { $of }
analysis-start = Na początku szansa na wygraną wynosiła { $chance }.
analysis-lost =
    { $count ->
        [0] W sumie decyzje nic nie kosztowały.
        [one] Decyzje kosztowały { $count } punkt.
        [few] Decyzje kosztowały { $count } punkty.
       *[many] Decyzje kosztowały { $count } punktów.
    }
analysis-gained =
    { $count ->
        [one] Decyzje okazały się o { $count } punkt lepsze niż wybory trenera.
        [few] Decyzje okazały się o { $count } punkty lepsze niż wybory trenera.
       *[many] Decyzje okazały się o { $count } punktów lepsze niż wybory trenera.
    }
luck-gave =
    { $count ->
        [one] Szczęście dało { $count } punkt.
        [few] Szczęście dało { $count } punkty.
       *[many] Szczęście dało { $count } punktów.
    }
luck-took =
    { $count ->
        [one] Pech zabrał { $count } punkt.
        [few] Pech zabrał { $count } punkty.
       *[many] Pech zabrał { $count } punktów.
    }
luck-even = Szczęście i pech się wyrównały.
analysis-points = Punkt to jedna setna szansy na wygraną. Szczęście to wszystko, o czym nie zdecydowała własna strona: kości, karty i to, co robią rywale. Trener ocenia każdą decyzję według tego, co można było wtedy wiedzieć, i tylko szacuje.
chance = Szansa na wygraną
chance-hint = Wskaż krzywą, aby przeczytać, co tam postanowiono; kliknij, aby zobaczyć to w powtórce.
turning-points = Punkty zwrotne
turning-point = Punkt zwrotny { $number }: tura { $turn }, { $name }: { $action }
turning-none = Żadna chwila nie odmieniła tej gry sama.
accounts = Miejsce po miejscu
account-seat = Miejsce
account-decisions = Decyzje
account-best = Nie gorsze niż u trenera
account-lost = Wybory
account-luck = Szczęście
moment-moved = Szansa na wygraną zmieniła się z { $before } na { $after }.
moment-level = Szansa na wygraną pozostała na poziomie { $chance }.
moment-better = Trener wybrałby: { $action }.
moment-lost =
    { $count ->
        [one] To kosztowało { $count } punkt.
        [few] To kosztowało { $count } punkty.
       *[many] To kosztowało { $count } punktów.
    }
moment-same = Trener nie widział niczego wyraźnie lepszego.
moment-none = Tu niczego nie postanowiono.
what-if = A gdyby…?
what-if-text = Nowy stół zaczyna się dokładnie od tej pozycji, z nowymi rzutami i kartami. Taka gra nie trafia do Kronik.
what-if-seat = Grasz jako
what-if-bots = Pozostali
what-if-play = Graj dalej od tego miejsca
