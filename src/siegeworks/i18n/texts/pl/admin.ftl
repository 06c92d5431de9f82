# Polecenia administratora serwera i ich problemy.

cli-admin = Opiekuj się stołami serwera, także gdy działa.
cli-admin-id = Identyfikator stołu, taki jak w jego adresie.
cli-admin-ids = Identyfikatory stołów.
cli-admin-list = Pokaż listę stołów.
cli-admin-phase = Tylko stoły w tej fazie: gathering, playing albo over.
cli-admin-line = { $id }  { $created }  { $game }  { $phase ->
    [gathering] nierozpoczęta
    [playing] w toku
    [over] zakończona
   *[closed] zamknięty
}  { $choices ->
    [one] 1 wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
}  { $names }
cli-admin-show = Pokaż jeden stół.
cli-admin-close = Zamknij stoły: ich linki niczego już nie otwierają. Zakończone gry można nadal czytać.
cli-admin-closed = { $tables ->
    [one] Zamknięto jeden stół.
    [few] Zamknięto { $tables } stoły.
   *[many] Zamknięto { $tables } stołów.
}
cli-admin-delete = Usuń stoły wraz ze wszystkim, co do nich należy.
cli-admin-deleted = { $tables ->
    [one] Usunięto jeden stół.
    [few] Usunięto { $tables } stoły.
   *[many] Usunięto { $tables } stołów.
}
cli-admin-export = Zapisz zapis gry przy stole w nowym pliku. Zapis gry w toku pokazuje ukryte karty.
cli-admin-file = Plik do zapisania.
cli-admin-exported = Zapis gry jest w { $file }.
cli-admin-retention = Usuń stoły starsze, niż pozwala konfiguracja.
cli-admin-dry-run = Niczego nie usuwaj, tylko policz.
cli-admin-old = { $tables ->
    [one] Jeden stół jest za stary.
    [few] { $tables } stoły są za stare.
   *[many] { $tables } stołów jest za starych.
}
cli-admin-network = Adres albo sieć, na przykład 203.0.113.0/24.
cli-admin-ban = Nie obsługuj już adresu albo sieci.
cli-admin-days = Na tyle dni; bez tego na zawsze.
cli-admin-banned = { $until ->
    [none] { $network }: obsługa wstrzymana.
   *[other] { $network }: obsługa wstrzymana do { $until }.
}
cli-admin-unban = Obsługuj adres albo sieć na nowo.
cli-admin-unbanned = { $network }: obsługa przywrócona.
cli-admin-bans = Pokaż, czego serwer nie obsługuje.
cli-admin-erase = Zapomnij o osobie: jej imię znika z zakończonych gier, a jej niezakończone gry są usuwane.
cli-admin-name = Imię przy stole.
cli-admin-erased = Zakończone gry, w których nie ma już tego imienia: { $rewritten }. Usunięte niezakończone gry: { $deleted }.
problem-admin-no-table = Nie ma stołu „{ $table }”. siegeworks admin list pokazuje wszystkie.
problem-admin-network = „{ $network }” nie jest ani adresem, ani siecią. Napisz na przykład 203.0.113.7 albo 203.0.113.0/24.
problem-admin-no-ban = { $network } nie jest na liście. siegeworks admin bans pokazuje, czego serwer nie obsługuje.
problem-address-banned = Ten serwer nie obsługuje twojego adresu. Zapytaj jego administratora.
