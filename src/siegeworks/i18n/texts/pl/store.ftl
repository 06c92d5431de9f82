# Baza danych serwera: jej problemy i polecenia, które o nią dbają.

cli-db = Zadbaj o bazę danych serwera.
cli-db-database = Baza danych: ścieżka pliku SQLite albo postgresql://użytkownik@serwer/nazwa. Domyślnie plik w folderze danych.
cli-db-migrate = Doprowadź bazę danych do wersji tego programu; najpierw powstaje kopia zapasowa.
cli-db-migrated = { $backup } przechowuje bazę danych w dawnej postaci (wersja { $found }); teraz ma ona wersję { $version }.
cli-db-current = Baza danych ma już wersję { $version }.
cli-db-backup = Zapisz kopię zapasową w nowym pliku SQLite. Serwer może w tym czasie działać.
cli-db-backup-file = Plik kopii zapasowej.
cli-db-backed-up = Kopia zapasowa jest w pliku { $file }.
cli-db-restore = Wczytaj kopię zapasową do pustej bazy danych.
cli-db-replace = Zastąp wszystko, co jest w bazie danych.
cli-db-check = Sprawdź bazę danych i każdy stół, który się w niej znajduje.
cli-db-check-replay = Rozegraj też ponownie wszystkie partie; trwa to dłużej i potwierdza każdą linię.
cli-db-checking = Sprawdzanie
cli-db-good = W bazie danych wszystko jest w porządku.
cli-db-copy = Skopiuj wszystko z jednej bazy danych do drugiej, która jest pusta.
cli-db-copy-from = Baza danych do skopiowania: ścieżka albo adres.
cli-db-copy-to = Pusta baza danych: ścieżka albo adres.
cli-db-copied = { $tables ->
    [one] Skopiowano jeden stół.
    [few] Skopiowano { $tables } stoły.
    [many] Skopiowano { $tables } stołów.
   *[other] Skopiowano { $tables } stołu.
}
problem-store-unusable = Nie można użyć pliku { $file } ({ $reason }). Sprawdź, czy na dysku jest miejsce i czy nie używa go inny program.
problem-store-taken = Inny program obsługuje stoły w { $file }. Zamknij go albo użyj innego folderu (SIEGEWORKS_HOME).
problem-store-older = { $file } zapisała starsza wersja Siegeworks (format { $found }, ta używa { $wanted }). Zatrzymaj serwery, które z niego korzystają, i wykonaj siegeworks db migrate.
problem-store-newer = { $file } zapisała nowsza wersja Siegeworks (format { $found }, ta czyta najwyżej { $wanted }). Użyj nowszej wersji.
problem-store-damaged = { $file }: dane są uszkodzone ({ $reason }). Wykonaj siegeworks db check, aby zobaczyć, czego to dotyczy, i przywróć kopię zapasową, jeśli ją masz.
problem-store-table-damaged = { $file }: stół { $table } jest uszkodzony ({ $reason }).
problem-store-lines-lost = { $file }: stół { $table } stracił { $lines ->
    [one] ostatnią linię
    [few] ostatnie { $lines } linie
    [many] ostatnie { $lines } linii
   *[other] ostatnie { $lines } linii
}, bo brakuje części bazy danych. Gra toczy się dalej od miejsca przed tą stratą.
problem-store-moved = Plik { $file } został przeniesiony lub zastąpiony, gdy serwer działał, więc nic więcej nie jest zapisywane. Przywróć plik na miejsce albo uruchom serwer ponownie.
problem-store-missing = Nie ma bazy danych { $file }. Sprawdź ścieżkę albo uruchom raz serwer.
problem-store-not-empty = { $file } zawiera już stoły. Użyj pustej bazy danych albo dodaj --replace przy przywracaniu.
problem-query-number = { $given } nie jest liczbą dla { $name }. Pomiń ten parametr albo podaj małą liczbę całkowitą.
problem-store-address = Nie można odczytać adresu bazy danych. Wpisz postgresql://użytkownik:hasło@serwer:port/nazwa, a znaki specjalne w haśle zapisz kodami, na przykład %40.
problem-query-word = { $given } nie pasuje do { $name }. Pomiń ten parametr albo wybierz jeden z: { $known }.
problem-store-unreachable = Baza danych { $file } nie odpowiada ({ $reason }). Sprawdź, czy działa i czy adres jest właściwy.
problem-table-moved = Ten stół przejął inny proces serwera. Połącz się ponownie.
cli-serve-database = Przechowuj stoły w tej bazie danych PostgreSQL (postgresql://użytkownik@serwer/nazwa), z której może korzystać kilka serwerów.
cli-serve-processes = Ile procesów serwera dzieli się pracą; więcej niż jeden wymaga --database.
cli-serve-inner-host = Adres tej maszyny dla innych serwerów tej samej bazy danych; domyślnie łączą się z nią tylko serwery tej maszyny.
problem-serve-processes = Kilka procesów potrzebuje wspólnej bazy danych. Dodaj --database postgresql://użytkownik@serwer/nazwa.
problem-serve-database = { $database } nie jest adresem bazy danych PostgreSQL. Zaczyna się on od postgresql://; dla pliku użyj SIEGEWORKS_HOME.
problem-serve-ended = Proces serwera zakończył się, zanim był gotowy; wiersze powyżej mówią dlaczego.
