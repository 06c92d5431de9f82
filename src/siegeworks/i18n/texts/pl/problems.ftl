# What went wrong and what to do about it. A message is named after the code of its problem.

## Files, games, languages, options

problem-file-unreadable = Nie da się odczytać pliku { $file } ({ $reason }). Sprawdź, czy istnieje, czy masz prawo go czytać i czy jest tekstem UTF-8.
problem-file-unwritable = Nie da się zapisać pliku { $file } ({ $reason }). Sprawdź, czy masz prawo tam pisać i czy dysk nie jest pełny.
problem-output-failed = Nie można zapisać wyjścia ({ $reason }). Sprawdź, czy dysk nie jest pełny.
problem-system-memory = Brakuje na to pamięci. Zamknij inne programy albo użyj mniejszego pliku.
problem-json-unreadable = { $file } nie jest poprawnym plikiem JSON ({ $reason }). Popraw to miejsce albo wyeksportuj plik ponownie.
problem-json-no-object = { $file } musi zawierać jeden obiekt JSON, zapisany w nawiasach klamrowych. Wyeksportuj plik ponownie albo dopisz nawiasy.
problem-game-unknown = Nie ma gry „{ $game }”. Wybierz jedną z tych: { $known }.
problem-plugin-clash = Wtyczka „{ $name }” z pakietu { $package } została pominięta: ta nazwa jest już zajęta. Usuń jeden z dwóch pakietów.
problem-plugin-broken = Wtyczki „{ $name }” z pakietu { $package } nie można użyć: { $reason }. Zaktualizuj lub usuń ten pakiet.
problem-content-none = Gra „{ $game }” nie ma plików z zawartością.
problem-language-unknown = Język „{ $language }” nie jest dostępny. Wybierz jeden z tych: { $known }.
problem-extra-missing = Do tego potrzebny jest dodatek „{ $extra }”. Uruchom pip install '.[{ $extra }]' w kopii kodu źródłowego albo pip install 'siegeworks[{ $extra }]' i spróbuj ponownie.
problem-options-unreadable = „{ $text }” to nie opcja. Opcje zapisuje się jako nazwa=wartość.
problem-option-unknown = Nie ma opcji „{ $name }”. Dostępne opcje: { $known }.
problem-option-choice = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Wybierz jedną z tych: { $choices }.
problem-option-seats = „{ $value }” to niemożliwa liczba miejsc przy stole. Wybierz liczbę od { $least } do { $most }.
problem-seat-name = „{ $name }” nie może być nazwą miejsca przy stole. Użyj jednego wiersza z widocznych znaków (największa liczba: { $most }), który nie kończy się jak nazwa bota.
problem-seat-name-taken = „{ $name }” już siedzi przy tym stole albo ktoś o imieniu, które wygląda tak samo. Wybierz inne.

## Choices in a game

problem-action-unknown = „{ $text }” to nie akcja. Wybierz jedną z proponowanych akcji.
problem-match-over = Gra jest skończona i nie ma już czego wybierać. Zacznij nową.
problem-match-not-asked =
    Miejsce { $seat } nie ma teraz nic do wyboru: { $actor ->
        [none] gra jest skończona.
       *[other] decyduje miejsce { $actor }.
    }
problem-match-forbidden = „{ $action }” nie jest teraz możliwe (zasada { $rule }).
problem-match-no-choice = Lista wyborów jest pusta. Podaj co najmniej jeden.
problem-match-choice-last = Po „{ $action }” nic więcej nie można wybrać na tej samej liście, bo wiąże się to z rzutem, dobieraniem lub odkrywaniem. Umieść ten wybór na końcu.
problem-match-no-undo = Nie ma czego cofnąć. Cofnąć można tylko ostatni wybór, z tego samego miejsca, i tylko jeśli nie było przy nim rzutu, dobierania ani odkrywania.
problem-match-no-pick = Nie ma wskazania o numerze { $number }, które można teraz wycofać.
problem-match-no-rewind = Tylko w grze kooperacyjnej wszyscy mogą się razem cofnąć; wśród rywali każdy wybór pozostaje w mocy.
problem-match-log-long = Zapis tej gry ma już { $most } wierszy, więc niczego więcej nie można cofnąć. Możesz dograć tę grę do końca.
problem-match-no-line = Nie ma obowiązującego wyboru o numerze { $number }. Wskaż wiersz dziennika, którego nie cofnięto.
problem-chance-script-short = Zapisane losowania kończą się, zanim gra ma wszystko, czego potrzebuje. Uzupełnij je albo użyj nieuszkodzonego zapisu.
problem-chance-script-bound = Zapisany wynik losowania { $value } jest tu niemożliwy: musi wynosić co najmniej 0 i mniej niż { $bound }. Popraw go albo użyj nieuszkodzonego zapisu.

## Logs

problem-log-format = { $file } nie jest zapisem gry: pierwszy wiersz musi brzmieć „{ $format }”. Wybierz inny plik.
problem-log-header = { $file }, wiersz { $line }: brakuje tu wpisu „{ $key }: …” albo nie da się go odczytać. Przywróć wiersz nagłówka.
problem-log-line = { $file }, wiersz { $line }: to nie jest wpis zapisu gry. Wpis musi wyglądać tak: „12 seat 0: roll [4 1] #0123456789ab”.
problem-log-number = { $file }, wiersz { $line }: ten wpis musi mieć numer { $wanted }. Przywróć brakujący wpis albo usuń powtórzony.
problem-log-after-end = { $file }, wiersz { $line }: po wyniku gry nie może być już nic. Usuń wszystko od tego wiersza.
problem-log-rules = Zapis pochodzi z gry według wersji { $found } zasad, a to jest wersja { $wanted }. Otwórz go w tej wersji Siegeworks, w której rozegrano grę.
problem-log-content = Grę rozegrano z inną zawartością ({ $found }) niż wczytana teraz ({ $wanted }). Wczytaj pakiet zawartości, z którym ją rozegrano.
problem-log-content-unknown = Grę rozegrano z zawartością, której tu nie zachowano ({ $digest }). Wskaż pakiet zawartości, z którym ją rozegrano, albo otwórz ją w tej wersji Siegeworks, w której ją rozegrano.
problem-log-start = Pierwszy wpis, i tylko pierwszy, musi być rozdaniem albo pozycją. Przywróć kolejność wpisów.
problem-log-untrue = To, co mówi wiersz { $line }, nie mogło się zdarzyć. { $reason }
problem-log-draws = Wiersz { $line }: gra losuje tu co innego. Zapis został zmieniony; użyj nienaruszonej kopii.
problem-log-tampered = Wiersz { $line }: ten wiersz albo coś przed nim zostało zmienione. Użyj nienaruszonej kopii.
problem-log-outcome = Wiersz { $line }: gra nie skończyła się tak. Przywróć wynik albo usuń go, jeśli gra jeszcze trwa.
problem-log-no-seed = Zapis nie ujawnia ziarna, więc nie da się sprawdzić losowań. Ziarno zostaje dopisane, gdy gra się skończy.
problem-log-seed-hash = To nie jest ziarno, które zapowiadał nagłówek zapisu. Użyj ziarna i zapisu tej samej gry.

## Saved games and the Chronicles

problem-save-none = Nie ma żadnej niedokończonej gry. Zacznij nową.
problem-save-unknown = Nie ma zapisanej gry „{ $id }”. Sprawdź jej nazwę na liście zapisanych gier.
problem-save-over = Gra „{ $id }” jest skończona i nie można jej kontynuować. Jej zapis to { $file }: odtwórz ją albo zacznij nową.
problem-save-no-seed = Gry „{ $id }” nie można kontynuować bez tajnego ziarna, a brakuje pliku { $file }. Przywróć ten plik; z samego zapisu grę można tylko odtworzyć.
problem-save-elsewhere = Plik { $file } zmienił się w trakcie tej gry, więc nic więcej nie zostanie w nim zapisane. Zamknij drugi program, który prowadzi tę grę, i otwórz ją ponownie.
problem-save-torn = Ostatni wiersz pliku { $file } był niepełny i został usunięty; wszystko przed nim zostało zachowane. Powtórz swój ostatni wybór.
problem-chronicle-line = { $file }, wiersz { $line }: tego wpisu kroniki nie da się odczytać i został pominięty. Popraw albo usuń ten wiersz.

## Positions

problem-position-format = To nie jest pozycja tej gry ({ $file }): „format” musi brzmieć „{ $format }”, a „game” musi podawać nazwę gry. Wybierz inny plik.
problem-position-ended = W pozycji { $file } gra jest już skończona, więc nie można grać dalej. Wybierz wcześniejszą.
problem-position-rules = Pozycja pochodzi z wersji { $found } zasad, a to jest wersja { $wanted }. Otwórz ją w tej wersji Siegeworks, która ją wyeksportowała.
problem-position-content = Pozycja powstała z inną zawartością ({ $found }) niż wczytana teraz ({ $wanted }). Wczytaj pakiet zawartości, z którym powstała.
problem-position-object = Pozycja, „{ $where }”: potrzebny jest tu obiekt z nazwanymi wpisami, zapisany w nawiasach klamrowych.
problem-position-missing = Pozycja, „{ $where }”: brakuje wpisu „{ $key }”. Dopisz go.
problem-position-unknown-key = Pozycja, „{ $where }”: wpis „{ $key }” nic tu nie znaczy. Usuń go albo popraw nazwę.
problem-position-number = Pozycja, „{ $where }”: potrzebna jest tu liczba całkowita od { $low } do { $high }, a nie „{ $value }”.
problem-position-flag = Pozycja, „{ $where }”: potrzebne jest tu true albo false, a nie „{ $value }”.
problem-position-name = Pozycja, „{ $where }”: nazwa „{ $value }” się tu nie nadaje. Weź nazwę z wyeksportowanej pozycji.
problem-position-list = Pozycja, „{ $where }”: potrzebna jest tu lista; najmniejsza liczba elementów: { $least }, największa: { $most }.
problem-position-no-decision = W tej pozycji nie ma o czym decydować. Popraw „frames” albo „result”, jeśli gra jest skończona.
problem-position-over = Według tej pozycji gra jest już skończona. Popraw „result” albo cofnij to, co zakończyło grę.
problem-position-frame = Pozycja, „frames”: „{ $frame }” nie pasuje do reszty pozycji. Zacznij od pozycji wyeksportowanej w takiej chwili.

## Content packs

content-row = { $file }, [[{ $table }]] wiersz { $row }
problem-content-format = { $file }: nie można odczytać zachowanej zawartości; nie ma formatu „{ $format }”. Przywróć plik.
problem-content-not-toml = { $file } nie jest poprawnym plikiem TOML ({ $reason }). Popraw to miejsce.
problem-content-other-game = { $file } to pakiet zawartości gry „{ $game }”. Podaj tę grę albo użyj pakietu tej, o którą prosisz.
problem-content-unknown-table = { $file }: gra nie ma tabeli „{ $table }”. Usuń ją albo popraw nazwę.
problem-content-not-rows = { $file }, [[{ $table }]]: ta tabela musi się składać z wierszy. Każdy z nich zacznij od [[{ $table }]].
problem-content-count = { $file }, [[{ $table }]]: liczba wierszy to { $count }, a musi być { $wanted }.
problem-content-id-repeated = { $file }, [[{ $table }]]: „{ $id }” występuje więcej niż raz. Nadaj każdemu wierszowi własne oznaczenie.
problem-content-missing = { content-row }: brakuje wpisu „{ $key }”. Dopisz go.
problem-content-unknown-key = { content-row }: wpis „{ $key }” nic tu nie znaczy. Usuń go albo popraw nazwę.
problem-content-number = { content-row }: „{ $key }” musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }.
problem-content-no-swords = { content-row }: „swords” i „half_swords” nie mogą być jednocześnie równe 0: karta, która atakuje, potrzebuje co najmniej pół miecza.
problem-content-numbers = { content-row }: „{ $key }” musi być listą liczb całkowitych od { $low } do { $high }, co najmniej jednej, a najwyżej { $most }.
problem-content-amounts = { content-row }: „{ $key }” musi podawać liczby całkowite od 0 do { $high } przy wybranych spośród tych nazw: { $names }.
problem-content-text = { content-row }: „{ $key }” musi być niepustym tekstem.
problem-content-list = { content-row }: „{ $key }” musi być listą tekstów.
problem-content-names = { content-row }: „{ $key }” musi mieć tekst w każdym z tych języków: { $languages }.
problem-content-choice = { content-row }: „{ $key }” musi być jedną z tych wartości: { $choices }; nie { $value }.
problem-content-flag = { content-row }: „{ $key }” musi być równe true albo false, a nie { $value }.
problem-content-id = { content-row }: „{ $id }” nie może być identyfikatorem. Użyj małych liter bez znaków diakrytycznych, cyfr i _, z literą na początku, ale nie słowa, od którego zaczyna się akcja, jak take czy end.
problem-content-id-twice = { content-row }: inna karta ma już identyfikator „{ $id }”. Wybierz nowy.
problem-log-game = To zapis gry „{ $found }”, a nie „{ $wanted }”. Otwórz go w grze, do której należy.
problem-position-twice = Pozycja, { $where }: coś występuje dwa razy. Każdą rzecz podaj tylko raz.
problem-seat-count = Liczba imion: { $count }, liczba miejsc: { $wanted }. Podaj po jednym imieniu na każde miejsce.

## Stoły serwera

problem-table-token = Ten odnośnik nie otwiera tego stołu: jest błędny, został już wykorzystany albo odnowiony. Jeśli masz już tu miejsce, otwórz stół na urządzeniu, na którym je zająłeś lub zajęłaś; w przeciwnym razie poproś osobę, która założyła stół, o nowy odnośnik.
problem-table-seated = Masz już miejsce przy tym stole. Graj na nim dalej.
problem-table-keys = Miejsce może mieć najwyżej { $most } urządzeń i otwartych zaproszeń. Odnów jego odnośniki, aby zacząć od nowa.
problem-table-key-used = Tego klucza używa się już przy tym stole. Utwórz nowy.
problem-table-unknown = Nie ma tu takiego stołu. Sprawdź odnośnik albo załóż nowy stół.
problem-table-late = To odpowiedź na decyzję { $decision }, a teraz trwa już decyzja { $now }. Spójrz na stół jeszcze raz.
problem-table-gathering = Gra jeszcze się nie zaczęła. Poczekaj, aż wszyscy usiądą.
problem-table-begun = Gra już się zaczęła. Spójrz na stół jeszcze raz.
problem-table-founder = Zacząć może tylko osoba, która założyła stół. Poproś ją o to.
problem-table-founder-pace = Tempo botów ustala tylko osoba, która założyła stół. Poproś ją o to.
problem-offline-alone = Kopię może zabrać tylko osoba, która gra z samymi botami, przy stole bez zegara i nie w oblężeniu dnia.
problem-offline-bot-turn = Decyduje bot. Zabierz kopię, gdy przyjdzie twoja kolej.
problem-offline-moved-on = Gra przy tym stole potoczyła się tymczasem inaczej. Twoja kopia pozostaje bez zmian i można ją otworzyć jako osobny stół.
problem-offline-foreign = Ta kopia nie należy do gry przy tym stole.
problem-offline-no-copy = To nie jest kopia trwającej gry, w której jedna osoba gra z botami.
problem-table-onlooker = Jesteś widzem. Otwórz odnośnik miejsca, aby wziąć udział.
problem-table-bot-plays = Na twoim miejscu gra teraz bot. Najpierw wróć na swoje miejsce.
problem-table-handed-over = Wśród rywali zastępujący bot gra, aż każdy rozegra turę: możesz wrócić na miejsce od tury { $back }. Teraz trwa tura { $turn }.
problem-table-no-proposal = Ta propozycja nie jest już otwarta. Spójrz jeszcze raz na stół.
problem-match-no-settlement = Gry nie można teraz tak zakończyć. Jeśli gra jeszcze więcej niż dwóch rywali, zamiast się poddawać, pozwól zagrać na swoim miejscu botowi.
problem-table-no-draw = Bot nie zgadza się na remis. Graj dalej albo się poddaj.
problem-table-draw-offered = W tej turze remis był już proponowany. Graj dalej; możesz go zaproponować znowu w innej turze.
problem-table-bots-seat = To miejsce od początku należy do bota. Wybierz miejsce osoby.
problem-table-still-there = { $name } nadal jest przy stole, nie ma jeszcze przypomnienia albo dopiero co zniknęło połączenie. Najpierw wyślij przypomnienie; bot może przejąć miejsce, gdy jest puste od dłuższej chwili, a stół nie ma zegara.
problem-table-not-away = { $name } jest przy stole albo gra za tę osobę bot. Przypomnieć można tylko komuś, kogo nie ma.
problem-table-nudged = Przypomnienie już czeka. Zobaczy je { $name } po powrocie.
problem-asking-none = Ta gra pyta cię o każdy wybór, więc nie ma czego ustawiać.
problem-asking-unknown = „{ $value }” nie mówi, kiedy cię pytać. Wybierz jedno z tych: { $known }.
problem-table-phrase = „{ $phrase }” nie jest zwrotem tego stołu. Wybierz jeden z nich: { $known }.
problem-talk-off = Przy tym stole mówi się gotowymi zwrotami. Kto otwiera stół, może zezwolić na własne słowa.
problem-talk-text = Wiadomość musi być jednym czytelnym wierszem, najwyżej { $most } znaków.
problem-talk-fast = Liczba wypowiedzi w ciągu { $seconds } sekund: { $most }. Poczekaj chwilę.
problem-talk-no-pointing = Rywale nie mogą niczego wskazywać. Może to tylko drużyna.
problem-talk-nothing-there = Na tym stole nie ma czegoś takiego do wskazania. Spójrz jeszcze raz na stół.
problem-talk-nothing-said = { $name } nie pisze tu ostatnio niczego, więc nie ma czego zgłosić.
problem-table-closed = Stół jest otwierany na nowo. Wróć za chwilę.
problem-table-one-seat = Możesz zająć jedno miejsce; pozostałe oddaj przyjaciołom albo botom.
problem-table-running = Gra jeszcze trwa, więc jej dziennik i powtórka nie są dostępne. Wróć, gdy się skończy.
problem-replay-seat = W tej grze nie ma miejsca { $seat }; liczba miejsc: { $seats }. Wybierz inne miejsce albo żadne, aby patrzeć jako widz.
problem-message-unreadable = Nie można odczytać tej wiadomości ({ $reason }). Strona protokołu mówi, jak wygląda wiadomość.
problem-message-long = Ta wiadomość jest za długa. Największa długość w bajtach: { $most }.
problem-hello-first = Najpierw się przywitaj: wyślij wiadomość typu „hello” z kodem ze swojego odnośnika.
problem-hello-twice = Powitanie już było. Dla innego miejsca otwórz inne połączenie.
problem-limit-requests = Za dużo zapytań naraz. Poczekaj chwilę i spróbuj ponownie.
problem-limit-tables = Z twojego adresu założono zbyt wiele stołów. Poczekaj kilka minut i spróbuj ponownie.
problem-limit-sockets = Z twojego adresu otwarto zbyt wiele połączeń (najwięcej: { $most }). Zamknij kilka okien i spróbuj ponownie.
problem-page-unknown = Pod tym adresem nic nie ma. Strona protokołu wymienia wszystkie adresy.
problem-host-unknown = Ten serwer nie odpowiada na tę nazwę. Użyj jego adresu albo uruchom go z --name.
problem-web-not-built = Strony stołu nie są zbudowane. Zainstaluj Node 20 lub nowszy, a potem ponownie Siegeworks (w folderze ze źródłami: make setup).
problem-serve-port = Nie można nasłuchiwać na { $host }, port { $port } ({ $reason }). Wybierz inny za pomocą --port.
problem-origin-foreign = Mogą to robić tylko strony tego serwera. Otwórz jego własny adres w przeglądarce.
problem-table-seed = Wśród rywali nikt nie może wybrać rozdania: kto zna ziarno, zna wszystkie karty. Zagraj je ponownie z botami.
problem-table-no-hint = Wśród rywali trener nie pomaga nikomu, dopóki może grać inna osoba. Zapytaj go przy stole z samymi botami.
problem-hint-pending = Trener wciąż zastanawia się nad twoim ostatnim pytaniem. Poczekaj na odpowiedź.
problem-coach-failed = Trener nie znalazł odpowiedzi. Zapytaj ponownie za chwilę.
problem-limit-hints = Z twojego adresu zbyt często pytano trenera. Poczekaj chwilę albo zdecyduj bez niego.
problem-coach-busy = Trener ma teraz zbyt wiele do przemyślenia. Zapytaj ponownie za chwilę.
problem-branch-line = W tej grze nie ma ruchu { $line }, od którego można by zacząć. Wybierz ruch od 1 do { $most }.
problem-message-slow = To żądanie docierało zbyt długo. Wyślij je ponownie.
problem-reading-failed = Nie udało się teraz odczytać zakończonej gry. Spróbuj ponownie za chwilę.
problem-proxy-address = „{ $address }” nie jest adresem serwera proxy. Podaj adres albo sieć, na przykład 10.0.0.0/8.
problem-config-unreadable = { $file } nie jest konfiguracją serwera ({ $reason }). Strona „Run it for your club” mówi, co może zawierać.
problem-config-certificate-key = Certyfikat potrzebuje klucza, a klucz certyfikatu. Podaj w konfiguracji oba albo żaden.
problem-think-address = { $address } nie ma postaci HOST:PORT.
problem-think-secret = Sekret w pliku { $file } ma mniej niż { $least } znaków.
problem-think-no-secret = Serwery i programy, które za nie myślą, potrzebują wspólnego sekretu. Podaj jego plik za pomocą --thinkers-secret.
problem-serve-certificate = Nie można użyć certyfikatu { $file } ({ $reason }). Sprawdź oba pliki i czy do siebie pasują.
problem-content-not-offered = Ten serwer nie udostępnia pakietu zawartości „{ $name }” do tej gry. Udostępnia: { $known }.
problem-content-name-twice = Dwa pakiety zawartości mają nazwę „{ $name }”. Zmień nazwę jednego z plików.
problem-bot-location = „{ $bot }” nie mówi, gdzie jest bot. Napisz moduł:Klasa, na przykład my_bots:Careful.

## Learning environments

problem-reward-unknown = Nie ma nagrody „{ $reward }”. Wybierz jedną z tych albo podaj funkcję: { $known }.
problem-reward-discount = „{ $value }” to nie dyskonto. Napisz na przykład shaped:0.99, z liczbą większą od 0 i nie większą niż 1.
problem-reward-seats = Funkcja nagrody musi podać liczbę dla każdego miejsca: podała { $count }, a powinno ich być { $wanted }.
problem-env-seat = Przy tym stole nie ma miejsca { $seat }. Wybierz liczbę od 0 do { $most }.
problem-env-bots = Ktoś musi grać na pozostałych miejscach. Podaj przynajmniej jednego bota, na przykład greedy.
problem-env-reset = Gra jeszcze się nie zaczęła albo już się skończyła. Wywołaj reset przed następnym krokiem.
problem-env-count = Nie można grać naraz w tyle gier: { $count }. Wybierz liczbę od 1 w górę.
problem-env-nobody = Towarzysze grają na wszystkich miejscach, więc nie ma już o czym decydować. Zostaw przynajmniej jedno miejsce temu, kto się uczy.
problem-env-actions = Krok wymaga jednej akcji na każdą grę: było ich { $count }, a powinno być { $wanted }.
problem-env-bot = „{ $value }” nie może grać na żadnym miejscu. Podaj nazwę bota, bota z metodą choose albo funkcję, która tworzy bota z gry i ziarna.
problem-env-players = Nie może być { $seats } miejsc (seats) i { $players } graczy (players): oba słowa znaczą to samo. Podaj tylko jedno z nich.
problem-env-information-state = Te gry nie mają stanu informacji, bo widok nie zawiera całej historii. Użyj observation_string albo observation_tensor; dla IS-MCTS ustaw use_observation_string=True.
