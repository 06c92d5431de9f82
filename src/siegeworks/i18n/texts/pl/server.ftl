# Stoły serwera.

table-undone = { $name } cofa swój ostatni wybór.
table-rewound = Wszyscy zgadzają się z osobą { $name }: powrót do chwili przed ruchem { $line }.
table-settled-resign = { $name } poddaje grę.
table-settled-draw = Wszyscy zgadzają się na propozycję gracza { $name }: remis.
table-settled-concede = Wszyscy zgadzają się na propozycję gracza { $name }: gra zostaje poddana.
table-outcome-resigned = Wygrywa { $winner }: ostatni rywal poddał grę.
table-outcome-agreed = Rywale zgodzili się na remis.
table-outcome-conceded = Drużyna poddała grę: gra jest przegrana.
table-possible = To jest teraz możliwe. Wybieraj dalej.
table-nothing = Tych rzeczy nigdy nie używa się razem.
table-not-asked = Teraz decyduje { $name }.
cli-serve = Otwórz stoły w przeglądarce: podaj strony, wypisz adres i otwórz go.
cli-serve-port = Który port; bez tego 8765, a jeśli zajęty, dowolny wolny.
cli-serve-lan = Nasłuchuj także w sieci lokalnej i wypisz kod QR dla telefonów.
cli-serve-host = Nasłuchuj pod tym adresem; bez tego wejdzie tylko ten komputer.
cli-serve-name = Nazwa, na którą serwer odpowiada. Można podać kilka razy.
cli-serve-browser = Nie otwieraj przeglądarki.
cli-serve-config = Wczytaj konfigurację serwera z tego pliku (TOML).
cli-serve-metrics = Odpowiadaj na /metrics, /healthz i /readyz na tym porcie tej maszyny.
cli-serve-content = Udostępnij ten pakiet zawartości nowym stołom. Można podać kilka razy.
cli-serve-bots = Udostępnij własnego bota jako moduł:Klasa. Można podać kilka razy.
cli-serve-thinkers = Niech siegeworks think pod adresem HOST:PORT myśli za boty, podpowiedzi i analizy, po jednym zadaniu naraz. Można podać kilka razy.
cli-serve-site = Pozwól grającym z samymi botami grać dalej bez połączenia dzięki stronie z tego folderu, zapisanej przez build-site; domyślnie z folderu danych, jeśli tam jest.
cli-think = Myśl dla serwerów na innych maszynach: boty przeszukujące, podpowiedzi i analizy.
cli-think-secret = Plik z sekretem wspólnym dla serwerów i programów, które za nie myślą.
cli-think-host = Adres, na którym nasłuchiwać: z sieci prywatnej, bo nic nie jest szyfrowane.
cli-think-port = Port, na którym nasłuchiwać.
cli-think-processes = Ile zadań naraz; domyślnie po jednym na rdzeń.
cli-think-ready = Myślenie dla serwerów na { $host }, port { $port }, { $count ->
        [one] najwyżej jeden proces
        [few] najwyżej { $count } procesy
       *[many] najwyżej { $count } procesów
    }.
cli-serve-ready = Stoły są otwarte pod adresem { $address }
cli-serve-phone = Telefony w tej samej sieci: skieruj aparat tutaj.
cli-serve-stop = Ctrl+C zatrzymuje; wszystkie wybory zostają zapisane.
