# Puchary i kampanie klubu.

cups-lead = Ligi i puchary dla rywali, kampanie dla drużyn. Kto je zakłada, przekazuje link; serwer kojarzy pary, otwiera stoły i liczy wyniki.
cups-none = Nie ma jeszcze żadnego pucharu. Załóż pierwszy i przekaż link dalej.
cup-new = Nowy puchar
cup-make = Załóż puchar
cup-name = Nazwa pucharu
cup-form = System
cup-form-swiss = Szwajcarski
cup-form-swiss-hint = W każdej rundzie trafiasz na kogoś, kto ma mniej więcej tyle punktów co ty, i na nikogo dwa razy, dopóki się da. Dobry dla dowolnej liczby osób.
cup-form-round_robin = Liga: każdy z każdym
cup-form-round_robin-hint = Każdy gra raz z każdym, runda po rundzie. Dobra dla najwyżej około ośmiu osób.
cup-form-campaign = Kampania
cup-form-campaign-hint = Pięć coraz trudniejszych oblężeń, każde z tym samym rozdaniem dla wszystkich drużyn. Najpierw liczą się wygrane oblężenia, potem wynik.
cup-rounds = Rundy
cup-round-count =
    { $count ->
        [one] jedna runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
cup-seats = Osoby w drużynie
cup-bot = Bot za nieobecnych
cup-bot-plays = boty: { $bot }
cup-own = twój
cup-people =
    { $count ->
        [0] Nikt jeszcze nie bierze udziału
        [one] Udział bierze jedna osoba
        [few] Udział biorą { $count } osoby
        [many] Udział bierze { $count } osób
       *[other] Udział bierze { $count } osoby
    }
cup-nobody = Nikt jeszcze nie dołączył. Przekaż link dalej.
cup-gathering = Można dołączyć
cup-round-of = Runda { $round } z { $rounds }
cup-over = Zakończony
cup-winner = Pierwsze miejsce: { $names }
cup-join = Weź udział
cup-joined = Bierzesz udział.
cup-joined-hint = Gdy puchar się zacznie, twoja gra będzie czekać tutaj i na stronie głównej w tej przeglądarce.
cup-invite = Z tym linkiem każdy może dołączyć i śledzić puchar.
cup-link = Link do pucharu
cup-start = Rozpocznij puchar
cup-start-hint = Od tej chwili nikt już nie dołączy.
cup-cancel = Usuń puchar
cup-cancel-text = Link przestanie działać, a kto dołączył, nie będzie już zapisany. Nie można tego cofnąć.
cup-your-game = Twoja gra w tej rundzie jest gotowa.
cup-play = Graj
cup-wait = Nie masz teraz żadnej gry. Następna runda zacznie się, gdy skończą się wszystkie gry tej rundy.
cup-left =
    { $count ->
        [one] Jedna gra tej rundy jeszcze się nie skończyła.
        [few] { $count } gry tej rundy jeszcze się nie skończyły.
        [many] { $count } gier tej rundy jeszcze się nie skończyło.
       *[other] { $count } gry tej rundy jeszcze się nie skończyło.
    }
cup-you-left = Nie bierzesz już udziału w tym pucharze.
cup-leave = Opuść puchar
cup-leave-free = Można dołączyć ponownie, dopóki puchar się nie zacznie.
cup-leave-lost = Trwająca gra liczy się jako przegrana i dalszych gier w tym pucharze już nie będzie. W kampanii dalej gra za drużynę bot.
cup-leave-yes = Tak, z pucharu
cup-has-left = (nie bierze już udziału)
cup-send-away = Usuń z pucharu: { $name }
cup-standings = Tabela
cup-standings-hint = Wygrana daje 1 punkt, remis ½. Przy równej liczbie punktów decydują punkty wszystkich przeciwników (BH), potem punkty pokonanych (SB), potem liczba wygranych.
cup-team = Drużyna
cup-points = Punkty
cup-buchholz = BH
cup-buchholz-hint = Punkty wszystkich przeciwników razem (Buchholz)
cup-sonneborn = SB
cup-sonneborn-hint = Punkty pokonanych i połowa punktów tych, z którymi był remis (Sonneborn-Berger)
cup-record = W–R–P
cup-record-hint = Wygrane, remisy, przegrane
cup-sieges-won = Wygrane
cup-score = Wynik
cup-played = Rozegrane
cup-games = Gry
cup-round = Runda { $round }
cup-siege = Oblężenie { $round }
cup-running = jeszcze trwa
cup-setting-up = stół jest przygotowywany
cup-bye = wolny los, 1 punkt
cup-free = pauzuje w tej rundzie
cup-won-by = wygrywa { $name }
cup-drawn = remis
cup-how-decided = decyzja organizatora
cup-how-left = druga osoba odeszła
cup-both-left = bez gry: oboje odeszli
cup-decide = Rozstrzygnij
cup-decide-for = Wynik: { $names }
cup-decide-hint = Jeśli ktoś się nie zjawi, możesz rozstrzygnąć grę. Zachowa ten wynik, nawet jeśli później zostanie dograna.
cup-proof-hint = Ziarna wszystkich pięciu oblężeń wylosowano przy zakładaniu kampanii. Ich skróty widać od początku, a każde ziarno po jego rundzie, więc każdy może sprawdzić, że nic nie zmieniono.
cup-files = Do zabrania
cup-everything = Wszystko
