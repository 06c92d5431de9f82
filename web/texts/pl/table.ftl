## The table

board = Plansza
side = Przegląd
hand = Ręka
threats = Zagrożenia
no-threats = Nie ma zagrożeń.
legend = Symbole
since-away = Co się działo od ostatniego spojrzenia
threats-more =
    { $count ->
        [one] jeszcze { $count } zagrożenie
        [few] jeszcze { $count } zagrożenia
       *[many] jeszcze { $count } zagrożeń
    }
log = Dziennik
log-deal = Rozdanie
log-times = ×{ $count }
seats = Miejsca
menu = Menu
sheets = Reszta stołu
tab-log = Dziennik i miejsca
tab-waiting =
    { $count ->
        [one] wybór tutaj
        [few] wybory tutaj
       *[many] wyborów tutaj
    }
offline = Brak połączenia
offline-banner = Połączenie zerwane. Gra jest bezpieczna; próbujemy wrócić…
offline-ready = Ta przeglądarka może prowadzić grę dalej bez serwera i później ją oddać.
offline-counts = Ta gra się liczy, więc ta przeglądarka nie ma jej kopii. W ustawieniach możesz sprawić, że kolejne gry z botami będą gotowe do gry bez połączenia.
offline-late = Kopia tej gry nie jest z tej decyzji, więc gra musi poczekać na serwer.
offline-other = Zagraj w coś innego bez połączenia
offline-left = Ta gra toczyła się dalej bez połączenia. Oddaj ją, zanim wybierzesz coś tutaj.
offline-bring = Oddaj grę
offline-forget = Graj dalej tutaj
title-mark = ● Twoja decyzja
nothing-yet = Jeszcze nic się nie wydarzyło.

## The decision

decision = Decyzja
decision-yours = Twoja decyzja
decision-bot = Myśli { $name }
decision-theirs = Decyduje { $name }
decision-away = Czekamy na gracza { $name }, którego nie ma przy stole
not-sent = Nie wysłano: połączenie zostało zerwane. Wybierz jeszcze raz.
clear = Anuluj
undo = Cofnij
all-actions = Wszystkie akcje ({ $count })
find-action = Znajdź akcję
quoted = „{ $text }”
why-not = Dlaczego nie?
confirm-yes = Zrób to
confirm-no = Zostaw
decision-automatic = Za chwilę nastąpi odpowiedź za ciebie
picks = Wskazane dotąd
take-back-pick = Wycofaj: { $pick }
tick = Zaznacz: { $action }
choose-several = Wybierz kilka
choose-ticked =
    { $count ->
        [0] Wybierz zaznaczone
        [one] Wybierz zaznaczoną akcję
        [few] Wybierz { $count } zaznaczone akcje
       *[many] Wybierz { $count } zaznaczonych akcji
    }
house-rules-count =
    { $count ->
        [one] Jedna zasada domowa
        [few] { $count } zasady domowe
       *[many] { $count } zasad domowych
    }

## Seats and talk

curtain = Przekazanie ekranu
curtain-title = Ekran dla: { $name }
curtain-who = Kto jest przy ekranie?
curtain-text = Niczyje karty nie są widoczne, dopóki następna osoba nie potwierdzi.
curtain-show = To ja, { $name }: pokaż mój stół
curtain-others = Inna osoba przy tym ekranie
pass-on = Przekaż ekran: { $name }
seat-you = (ty)
seat-thinking = myśli
seat-deciding = decyduje
seat-present = przy stole
seat-away = poza stołem
seat-away-asked = poza stołem; stół czeka
seat-devices = na { $count } urządzeniach
terms-words = można pisać własnymi słowami
terms-phrases = tylko gotowe zwroty
clock-left = Pozostały czas
clock-reserve = { $time } w rezerwie
clock-span = { $days } d { $hours } godz.
seat-returns = powrót od tury { $turn }
seat-handed =
    { $count ->
        [one] oddano raz
        [few] oddano { $count } razy
        [many] oddano { $count } razy
       *[other] oddano { $count } raza
    }
seat-bot-for = W zastępstwie: { $bot }
hand-over = Niech zagra bot
hand-over-rivals = Wśród rywali bot gra co najmniej tak długo, aż każdy rozegra swoją turę, a wszyscy widzą, ile razy oddajesz mu grę.
replace-hint = Pozostali zostaną zapytani: zgodzić się musi ponad połowa obecnych.
take-back = Wróć do gry
replace = Niech zagra bot
nudge = Przypomnij
seat-nudged = przypomnienie od: { $name }
nudged-read = W porządku
say = Powiedz coś
points-at = wskazuje: { $thing }
point = Wskaż coś
pointing = Kliknij to, o co chodzi
write = Twoja wiadomość
write-send = Wyślij
mute = Wycisz gracza { $name }
unmute = Słuchaj znowu gracza { $name }
report = Zgłoś, co napisał gracz { $name }, i wycisz go
tab-unread = { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
phrase-hello = Cześć!
phrase-thanks = Dzięki!
phrase-well-played = Dobra zagrywka!
phrase-sorry = Przepraszam!
phrase-wait = Chwileczkę.
phrase-ready = Można zaczynać.
phrase-help = Potrzebuję pomocy!
phrase-good-idea = Dobry pomysł!
phrase-careful = Ostrożnie!
phrase-hurry = Czas ucieka!
phrase-yes = Tak.
phrase-no = Nie.
phrase-laugh = Ha, ha!
phrase-goodbye = Do zobaczenia!

## Going back

proposal-title-rewind = Cofnąć grę?
proposal-asks-rewind = { $name } prosi o powrót do chwili przed tym wyborem:
proposal-waiting-rewind = { $name } prosi o cofnięcie. Czekamy jeszcze na odpowiedź: { $others }
rewind-before = Cofnij do chwili przed tym
rewind-propose = Zapytaj innych
proposal-hint-rewind = Jeśli wszyscy się zgodzą, wszystko późniejsze zostanie cofnięte. Dziennik zachowa ślad.
proposal-yes = Zgoda
proposal-no-rewind = Gramy dalej
proposal-withdraw = Wycofaj prośbę
proposal-withdrawn = { $name } wycofuje propozycję.
proposal-declined-rewind = { $name } nie chce cofać gry.
proposal-declined-draw = { $name } gra dalej: remisu nie będzie.
proposal-declined-concede = { $name } walczy dalej.
proposal-declined-replace = { $name } woli poczekać.
proposal-title-replace = Bot za gracza { $absent }?
proposal-asks-replace = { $name } proponuje, żeby „{ $bot }” zagrał za gracza { $absent }, którego nie ma przy stole.
proposal-waiting-replace = { $name } proponuje, żeby „{ $bot }” zagrał za gracza { $absent }. Czekamy jeszcze na odpowiedź: { $others }
proposal-hint-replace = Musi się zgodzić ponad połowa obecnych. { $absent } może wrócić na miejsce w każdej chwili.
proposal-no-replace = Poczekajmy
settle-resign = Poddaj grę
settle-draw = Zaproponuj remis
settle-concede = Poddajcie grę razem
settle-sure-resign = Wygrywa rywal i gra się kończy.
settle-sure-draw = Jeśli wszyscy rywale się zgodzą, nikt nie wygrywa i gra się kończy. Kto gra dalej, ten odmawia.
settle-sure-concede = Jeśli wszyscy się zgodzą, gra jest przegrana i się kończy.
settle-no = Gram dalej
settle-yes = Zakończ grę
proposal-title-draw = Remis?
proposal-asks-draw = { $name } proponuje remis.
proposal-waiting-draw = { $name } proponuje remis. Czekamy jeszcze na odpowiedź: { $others }
proposal-hint-draw = Jeśli wszyscy się zgodzą, nikt nie wygrywa. Kto gra dalej, ten odmawia.
proposal-no-draw = Gramy dalej
proposal-title-concede = Poddać grę razem?
proposal-asks-concede = { $name } proponuje poddać grę.
proposal-waiting-concede = { $name } proponuje poddać grę. Czekamy jeszcze na odpowiedź: { $others }
proposal-hint-concede = Jeśli wszyscy się zgodzą, gra jest przegrana i się kończy.
proposal-no-concede = Walczymy dalej

## The end

end-over = Gra skończona
end-won = Zwycięstwo!
end-lost = Porażka
end-score =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
end-you-won = Wygrywasz
end-you-lost = Przegrywasz
end-decided = Co przesądziło
end-winner = Wygrywa { $name }
end-drawn = Nikt nie wygrywa
end-show = Pokaż wynik
look-at-table = Spójrz na stół
end-closest = Jak blisko były inne klęski
again-new = Jeszcze raz, nowe rozdanie
again-same = Jeszcze raz, to samo rozdanie
download-log = Pobierz dziennik
lines-lost = { $lines ->
    [one] Ostatnia linia tej gry przepadła, bo baza danych serwera jest uszkodzona.
    [few] Ostatnie { $lines } linie tej gry przepadły, bo baza danych serwera jest uszkodzona.
    [many] Ostatnie { $lines } linii tej gry przepadło, bo baza danych serwera jest uszkodzona.
   *[other] Ostatnie { $lines } linii tej gry przepadło, bo baza danych serwera jest uszkodzona.
} Gra toczy się dalej od miejsca przed tą stratą.
not-rated = Rozdanie lub pozycję wybrano, więc gra nie trafia do Kronik.
chart-title = Gra tura po turze
chart-table = Jako tabela
chart-turn = Tura
chart-end = Koniec
verify = Sprawdź kości
verify-good =
    { $count ->
        [one] Sprawdzono { $count } rzut lub tasowanie: pochodzi z obiecanego ziarna.
        [few] Sprawdzono { $count } rzuty i tasowania: wszystkie pochodzą z obiecanego ziarna.
       *[many] Sprawdzono { $count } rzutów i tasowań: wszystkie pochodzą z obiecanego ziarna.
    }
verify-bad = Obietnica złożona przed grą nie pasuje do ujawnionego ziarna.
verify-promise = Obiecane przed grą
verify-seed = Ziarno ujawnione po grze
verify-hint = Obietnica to odcisk SHA-256 ziarna: nikt nie mógł dobrać rzutów później.

## The guide

guide-title = Twoja pierwsza gra
guide-count = { $step } z { $steps }
guide-skip = Pomiń
guide-leave = Zakończ przewodnik
guide-rule = Zasada
guide-watch = Patrz, co robią inni. Dziennik na tej stronie mówi, co się stało.
guide-free = Graj, jak chcesz; „Podpowiedź” pokaże, co zrobiłby ktoś doświadczony. Przewodnik odezwie się, gdy przyjdzie coś nowego.
guide-left = Tego w twojej grze nie było:
guide-end = To była twoja pierwsza gra. Znasz już wszystko, czego uczy przewodnik; reszta jest w zasadach.

## Replay

replay-previous = Poprzedni ruch
replay-next = Następny ruch
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-next-turn = Następna tura
replay-previous-turn = Poprzednia tura
replay-next-point = Następny punkt zwrotny
replay-previous-point = Poprzedni punkt zwrotny
replay-slider = Ruch w grze
replay-move = Ruch { $move } z { $moves }
replay-perspective = Oczami
replay-onlooker = Widza
replay-jump = Przejdź do tego ruchu
replay-share = Odnośnik do tego ruchu
replay-share-hint = Kto go otworzy, zobaczy grę dokładnie przy tym ruchu.
to-cup = Do pucharu
cup-seed-later = Inne drużyny jeszcze grają to rozdanie. Ziarno i zapis zostaną opublikowane po zakończeniu rundy.
