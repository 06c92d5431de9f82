# Program w terminalu.

## Help pages

cli-help = Siegeworks: gry oblężnicze przy własnym stole, w pojedynkę, ze znajomymi albo z botami. „siegeworks play” pyta o to, co potrzebne, i zaczyna.
cli-help-version = Pokazuje wersję i to, czy zasady są skompilowane.
cli-help-lang = Język: en, es, pt-BR albo pl. Może stać w dowolnym miejscu; bez niego decyduje środowisko.
cli-help-option = Pokazuje tę pomoc.
cli-compiled = zasady skompilowane
cli-interpreted = zasady interpretowane
cli-usage = Użycie:
cli-arguments = Argumenty
cli-options = Opcje
cli-commands = Polecenia
cli-default = domyślnie:
cli-required = wymagane
cli-play = Gra w tym terminalu. Bez opcji zadaje kilka pytań; każdy wybór od razu się zapisuje.
cli-play-game = Która gra; „siegeworks games” je wymienia.
cli-play-seats = Liczba miejsc.
cli-play-difficulty = Poziom trudności w grach, które go mają: na przykład easy (łatwy), normal (normalny), hard (trudny) albo epic (epicki).
cli-play-open-hands = Wszyscy widzą wszystkie karty na ręce.
cli-play-set = Inne ustawienie gry, na przykład zasada domowa, w postaci nazwa=wartość; raz dla każdego ustawienia. „siegeworks rules” pokazuje zasady domowe.
cli-play-name = Twoje imię.
cli-play-seat = Kto zajmuje kolejne miejsce: imię albo „bot:” i bot, na przykład bot:beginner, bot:steady lub bot:expert. Podaj raz dla każdego miejsca.
cli-play-bots = Który bot zajmuje pozostałe miejsca: beginner (początkujący), steady (solidny), expert (ekspert), zainstalowany bot albo moduł:Nazwa dla bota z własnego pliku.
cli-play-ask = Kiedy gra ma cię pytać, jeśli może decydować za ciebie o drobiazgach: na przykład always albo never. Wybór jest zapamiętywany.
cli-play-seed = Rozdaje z tego ziarna, na przykład żeby zagrać tę samą partię jeszcze raz.
cli-play-position = Zaczyna od pliku z pozycją zamiast od rozdania.
cli-play-resume = Kontynuuje zapisaną grę: jej id albo nic, jeśli ma to być ostatnio grana.
cli-play-list = Wymienia zapisane gry.
cli-replay = Odtwarza grę krok po kroku, a w potoku całą naraz.
cli-replay-check = Tylko sprawdza, czy każdy wiersz zapisu jest prawdziwy.
cli-replay-seat = Pokazuje grę z tego miejsca (1, 2…), a nie oczami widza.
cli-replay-true = Zapis { $file } jest prawdziwy: { $count ->
        [one] { $count } wybór jest zgodny
        [few] { $count } wybory są zgodne
       *[many] { $count } wyborów jest zgodnych
    } z zasadami.
cli-verify = Dowodzi, że wszystkie karty i kości skończonej gry pochodzą z ziarna, które zapis obiecał przed pierwszym ruchem.
cli-verified = Zapis { $file } jest uczciwy: { $count ->
        [one] { $count } losowanie pochodzi
        [few] wszystkie { $count } losowania pochodzą
       *[many] wszystkie { $count } losowań pochodzi
    } z obiecanego ziarna.
cli-log-argument = Plik z zapisem albo id zapisanej gry.
cli-log = Zapisy: gry tak, jak je rozegrano, do udostępnienia lub zachowania.
cli-log-export = Wypisuje zapis gry. Z zawartością można go wszędzie oglądać, weryfikować i analizować.
cli-log-with-content = Dołącza zawartość, z którą rozegrano grę.
cli-position = Pozycje: gry jako dokumenty do oglądania, edycji i dalszej gry.
cli-position-export = Zapisuje pozycję z gry jako dokument.
cli-position-move = Po którym ruchu; bez tego po ostatnim. 0 to rozdanie.
cli-position-check = Sprawdza plik z pozycją i wymienia wszystko, co w nim niemożliwe.
cli-position-file = Plik z pozycją.
cli-position-fine = Pozycja { $file } jest możliwa.
cli-content = Pakiety zawartości: własne karty, żetony i koszty.
cli-content-check = Sprawdza pakiet zawartości i wymienia wszystko, co w nim nie tak.
cli-content-pack = Pakiet zawartości: plik TOML z tabelami, które zastępuje.
cli-content-game = Gra, do której należy zawartość.
cli-content-option = Używa tego pakietu zawartości.
cli-content-fine = Pakiet { $file } jest w porządku (zawartość { $digest }).
cli-content-same = Pakiet { $file } jest w porządku i niczego nie zmienia (zawartość { $digest }).
cli-content-export = Zapisuje wszystkie tabele gry jako jeden tekst TOML, od którego można zacząć własny pakiet.
cli-output = Pisze do tego nowego pliku zamiast na ekran.
cli-written = Zapisano w pliku { $file }.
cli-rules = Wyszukuje zasady: po id, na przykład R-MELEE, albo po słowach z ich tekstu.
cli-rules-words = Id zasady albo szukane słowa; nic, żeby zobaczyć wszystkie.
cli-rules-game = Gra; domyślnie ta, do której należy zasada, albo pierwsza z listy.
cli-games = Wymienia gry.
cli-chronicles = Pokazuje kronikę: wszystkie skończone gry, najlepsze na początku.
cli-chronicles-game = Tylko ta gra.
cli-chronicles-name = Tylko gry osób, których imię zawiera ten tekst.

## Faults of the command line

cli-no-such-option = Nie ma opcji { $name }. „{ $command } --help” pokazuje dostępne.
cli-missing = Brakuje: „{ $name }”. „{ $command } --help” pokazuje, co jest potrzebne.
cli-option-value = Opcji { $name } nie podano tak, jak trzeba. „{ $command } --help” pokazuje, jak to zrobić.
cli-bad-value = Wartość { $name } się nie nadaje. „{ $command } --help” pokazuje, co pasuje.
cli-misuse = Nie da się zrozumieć polecenia: czegoś w nim za dużo albo za mało. „{ $command } --help” pokazuje, jak go używać.
problem-cli-no-such-command = Nie ma polecenia „{ $name }”. Wybierz jedno z tych: { $known }.
problem-cli-setting = „{ $text }” nie jest ustawieniem tej gry. Wpisz nazwa=wartość; nazwy to: { $known }.
problem-cli-name-and-seat = Opcji --name i --seat nie można używać razem. Podaj swoje imię w --seat.
problem-cli-name-twice = Dwa miejsca mają to samo imię. Nadaj każdemu własne.
problem-cli-too-many-seats = Podano za dużo imion ({ $count }), bo liczba miejsc to { $seats }. Zwiększ --seats albo usuń część imion.
problem-seed-unfit = Ziarno to jeden wiersz widocznych znaków, najwyżej { $most }. Wybierz inne.
problem-cli-position-options = Pozycja ma już swoje miejsca i ustawienia. Pomiń --seats, --difficulty, --open-hands i --set.
problem-cli-resume-options = Zapisana gra toczy się dalej tak, jak ją zaczęto. Użyj samego --resume.
problem-cli-no-such-seat = Nie ma miejsca { $seat }. Wybierz liczbę od 1 do { $most }.
problem-cli-no-such-move = Nie ma ruchu { $move }. Wybierz liczbę od 0 do { $last }.
problem-file-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
problem-term-number = Nie ma wyboru { $number }. Wybierz liczbę od 1 do { $most }.
problem-term-card-alone = { $number } to karta. Dopisz literę miejsca, żeby się ruszyć, na przykład { $number }b, albo wybierz jeden z dalszych numerów.
problem-term-near = „{ $text }” to nie akcja. Czy chodziło o „{ $near }”?
problem-term-unknown = Nie wiadomo, co znaczy „{ $text }”. Wpisz numer wyboru albo h, żeby zobaczyć pomoc.
problem-term-no-rule = Żadna zasada nie ma id ani słów „{ $text }”. Spróbuj mniej słów albo innych.

## Questions before a game

term-default-name = Gość
term-ask-resume = Kontynuować grę { $id }?
term-ask-name = Jak masz na imię?
term-ask-seats = Ile miejsc?
term-ask-setting = Ustawienie „{ $name }”:
term-ask-house = Czy chcesz zasad domowych?
term-ask-bots =
    { $count ->
        [one] Czy bot ma zająć drugie miejsce?
        [few] Czy boty mają zająć pozostałe { $count } miejsca?
       *[many] Czy boty mają zająć pozostałych { $count } miejsc?
    }
term-ask-other-name = Kto zajmuje miejsce { $number }?
term-pick-one = Wpisz liczbę od { $least } do { $most } albo naciśnij Enter, by wziąć tę w nawiasie.
term-yes-default = { $question } [T/n]
term-yes-no = { $question } [t/N]
term-yes-letter = t
term-bye = Żadna gra się nie zaczęła. Do następnego razu!
term-interpreted = Zasady działają tu bez kompilacji, więc boty i symulacje są powolne; gdy jest kompilator C, „make setup” je skompiluje. (Ta uwaga pojawia się tylko raz.)

## At the table

term-bot-name = { $name } (bot)
term-turn = Tura { $turn }
term-house-rules = Zasady domowe: { $rules }
term-house-title = Zasady domowe, wybierane przy przygotowaniu gry:
term-house-default = { $sentence } (domyślnie)
term-prompt = { $name } ({ $keys }) >
term-key-help = h: pomoc
term-key-undo = u: cofnij
term-key-enter = Enter: { $choice }
term-hand-over = Teraz decyduje { $name }. Pozostali nie patrzą!
term-press-enter = Naciśnij Enter, gdy tylko ty widzisz ekran:
term-hand = Na ręce: { $cards }
term-undone = { $name } cofa swój ostatni wybór.
term-rewound = Wszyscy wracają do chwili przed ruchem { $line }.
term-more-log = … (l pokazuje cały zapis)
term-possible = Tak, „{ $action }” jest możliwe: { $meaning }
term-position-saved = Pozycja jest zapisana w pliku { $file }.
term-settle = Tak można teraz zakończyć grę:
term-settle-resign = wygrywa rywal
term-settle-draw = nikt nie wygrywa, jeśli wszyscy się zgodzą
term-settle-concede = gra jest przegrana, jeśli wszyscy się zgodzą
term-settle-sure-resign = Na pewno się poddać? Wygra rywal.
term-settle-sure-draw = Czy wszyscy zgadzają się na remis?
term-settle-sure-concede = Czy wszyscy zgadzają się poddać grę?
term-asking = Kiedy gra ma cię pytać (zmienia to a i numer):
term-rules-usage = Wpisz r i id zasady albo słowa z jej tekstu, na przykład: r { $rule }
term-input-ended = Wejście skończyło się w trakcie gry, która jest zapisana w { $file }; dalej gra się poleceniem „siegeworks play --resume { $id }”.
term-saved =
    Gra jest zapisana. Ciąg dalszy:
      siegeworks play --resume { $id }
term-help =
    Wpisz numer wyboru albo samą akcję, na przykład: { $action }
    Kilka naraz: 1 3 4 albo akcje rozdzielone ; Wykonane są wszystkie albo żadna.
    Sam Enter bierze wybór podany w nawiasie albo pokazuje stół jeszcze raz.
      c            zapytaj trenera: najlepsze wybory, ich szanse i dlaczego
      u            cofnij swój ostatni wybór, jeśli nikt się przez niego niczego nie dowiedział
      a            kiedy gra ma cię pytać, jeśli może decydować za ciebie o drobiazgach
      ? 12         co znaczy wybór 12
      ? akcja      dlaczego akcja nie jest możliwa, razem z zasadą
      r słowa      zasady z tymi słowami albo zasada o tym id: r { $rule }
      b            wszystko, co leży na stole, słowami
      l            cały zapis
      s [plik]     zapisz pozycję w pliku, żeby ją obejrzeć, zmienić albo od niej zacząć
      x            zakończ grę: poddaj się, uzgodnij remis albo poddajcie grę wspólnie
      q            wyjdź; gra jest zapisana

## The end and the Chronicles

term-standing-won = Miejsce { $place } z { $count } wśród zwycięstw w kronice.
term-standing-lost = Miejsce { $place } z { $count } wśród klęsk w kronice.
term-not-chronicled-position = Gra zaczęła się od pozycji, więc nie trafia do kroniki.
term-not-chronicled-seed = Ziarno rozdania było znane wcześniej, więc gra nie trafia do kroniki.
term-look-again =
    Zapis to { $file }
    Obejrzyj jeszcze raz:  siegeworks replay { $id }
    Dowód uczciwości:      siegeworks verify { $id }
    Zapytaj trenera:       siegeworks analyse { $id }
term-same-deal = To samo rozdanie jeszcze raz, z tymi samymi miejscami i ustawieniami:
term-replay-prompt = Enter: dalej, b: wstecz, 0–{ $last }: przejdź tam, q: wyjdź >
term-list-empty = Nie ma jeszcze zapisanych gier. Zacznij od: siegeworks play
term-list-running = { $id }  w toku, { $names }, { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
term-list-over = { $id }  skończona, { $names }, { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
term-list-broken = { $id }  nie da się odczytać: { $reason }
term-chronicles-empty = Kronika jest pusta. Skończ grę, żeby powstał pierwszy wpis.
term-chronicles-none = W kronice nie ma takiej gry.
term-victories = Zwycięstwa
term-defeats = Klęski
term-decided = Gry ze zwycięzcą
term-undecided = Gry bez zwycięzcy
term-chronicle-hints = { $hints ->
        [one] { $hints } podpowiedź
        [few] { $hints } podpowiedzi
       *[many] { $hints } podpowiedzi
    }
term-chronicle = { $place }. { $title }, { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }: { $names }, { $date }, { $log }
