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
