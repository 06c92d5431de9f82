## What bots are like

level-beginner = Patrzy jeden krok naprzód i bierze to, co teraz wydaje się najlepsze. Dobre towarzystwo na pierwsze gry.
level-steady = Przed każdym wyborem sprawdza kilka możliwych przyszłości. Odpowiada od razu.
level-expert = Nad każdym wyborem myśli do sekundy i patrzy najdalej naprzód.

## A hint

coach = Trener
coach-ask = Podpowiedź
coach-thinking = Trener myśli…
coach-chances = Szansa na wygraną przy każdej z tych akcji. Wybierz jedną, aby ją wykonać.
coach-option = { $action } ({ $chance })
coach-aloud = Trener wybrałby: { $action }. Szansa na wygraną: { $chance }. { $reason }
coach-lost = Połączenie zerwano, zanim trener odpowiedział. Zapytaj jeszcze raz.
coach-none = Przy tym stole nie można pytać trenera.

## After the game

analysis = Analiza
analysis-lead = Trener przejrzy każdą decyzję i powie, co odmieniło grę, ile kosztowały wybory, a ile zrobiło szczęście. To chwilę potrwa.
analysis-ask = Przeanalizuj grę
analysis-thinking = Trener przegląda grę…
analysis-progress = Decyzje: { $done } z { $of }
analysis-start = Na początku szansa na wygraną wynosiła { $chance }.
analysis-lost =
    { $count ->
        [0] Żadna decyzja nic nie kosztowała.
        [one] Decyzje kosztowały { $count } punkt.
        [few] Decyzje kosztowały { $count } punkty.
       *[many] Decyzje kosztowały { $count } punktów.
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
account-best = Jak trener
account-lost = Stracone punkty
account-luck = Szczęście

## A moment of a replay

moment-moved = Szansa na wygraną zmieniła się z { $before } na { $after }.
moment-level = Szansa na wygraną pozostała na poziomie { $chance }.
moment-better = Trener wybrałby: { $action }.
moment-lost =
    { $count ->
        [one] To kosztowało { $count } punkt.
        [few] To kosztowało { $count } punkty.
       *[many] To kosztowało { $count } punktów.
    }
moment-same = Trener zrobiłby to samo.
moment-none = Tu niczego nie postanowiono.

## What if

what-if = A gdyby…?
what-if-text = Nowy stół zaczyna się dokładnie od tej pozycji, z nowymi rzutami i kartami. Taka gra nie trafia do Kronik.
what-if-seat = Grasz jako
what-if-bots = Pozostali
what-if-play = Graj dalej od tego miejsca
