## Dwie przeglądarki przy jednym stole, bez serwera

peer-how = Zaproś każdą osobę odnośnikiem i wpisz tu jej odpowiedź. Potem przeglądarki łączą się bezpośrednio, więc obie muszą być w tej samej sieci, na przykład w tym samym Wi-Fi. Nie zamykaj tej strony podczas gry.
peer-invite = Zaproś kogoś bez serwera
peer-again = Połącz ponownie nowym kodem
peer-renew = Utwórz nowy kod
peer-making = Szukamy drogi do drugiej przeglądarki…
peer-send = Wyślij ten odnośnik jednej osobie albo pozwól jej zeskanować kod. Jej strona przygotuje dla ciebie odpowiedź.
peer-link = Zaproszenie na miejsce { $letter }
peer-answer = Odpowiedź
peer-connect = Połącz
peer-connecting = Łączenie… Jeśli przez pół minuty nic się nie dzieje, urządzenia prawdopodobnie nie są w tej samej sieci.
peer-connected = Połączono.
peer-gone = Połączenie zakończone. Przywróci je nowy kod; miejsce pozostaje bez zmian.
peer-join-title = Stół w innej przeglądarce
peer-send-back = Odeślij tę odpowiedź osobie, która cię zaprosiła, albo pozwól jej zeskanować kod.
peer-wait = Nie zamykaj tej strony: stół pojawi się, gdy tylko twoja odpowiedź dotrze.
peer-delivered = Odpowiedź dotarła do twojego stołu. Możesz zamknąć tę kartę.
peer-paste = Zaproszenie
peer-open = Otwórz zaproszenie
peer-away = Ten stół jest w przeglądarce osoby, która cię zaprosiła, a połączenie się zakończyło. Poproś o nowe zaproszenie; twoje miejsce pozostaje twoje.
peer-code-bad = Ten kod jest niepełny albo błędnie przepisany. Skopiuj jeszcze raz cały odnośnik.
peer-code-version = Ten kod pochodzi z innej wersji Siegeworks. Odświeżcie oboje stronę.
peer-code-not-answer = To jest zaproszenie. Odpowiedź, która tu pasuje, pojawia się na stronie osoby, która je otworzy.
peer-code-old = Ta odpowiedź nie należy do pokazanego tu zaproszenia. Każde zaproszenie przyjmuje jedną odpowiedź; wyślij obecne jeszcze raz.
peer-answer-nowhere = Żaden stół w tej przeglądarce nie czeka na tę odpowiedź. Wklej ją w pole przy stole, który utworzył zaproszenie.

## Kopia gry, aby grać dalej gdzie indziej

copy-title = Graj dalej gdzie indziej
copy-what = Zabierz kopię tej gry, na przykład żeby grać dalej bez sieci: otwiera ją „Otwórz stół” na każdej stronie Siegeworks, także bez serwera. Później przynieś ją tu z powrotem; każdy ruch zostanie sprawdzony.
copy-uncounted = Kopia zawiera to, co jest jeszcze ukryte, więc ta gra przestanie się liczyć.
copy-take = Zapisz kopię
copy-taken = Kopia jest zapisana. Jeśli zdecydujesz o czymś także tutaj, kopia nie będzie już mogła wrócić.
copy-return = Przynieś kopię z powrotem
copy-returned = { $lines ->
    [0] Kopia nie zawiera nic nowego.
    [one] Gra toczy się tu dalej, o jeden ruch.
    [few] Gra toczy się tu dalej, o { $lines } ruchy.
   *[many] Gra toczy się tu dalej, o { $lines } ruchów.
}
copy-spare = Po każdym ruchu trzymaj w tej przeglądarce gotową kopię na wypadek utraty połączenia
copy-spare-ready = Kopia będzie gotowa zawsze, gdy przyjdzie twoja kolej.
copy-spare-offer = Kopia tej gry jest gotowa: otwórz ją na stronie bez serwera, a później przynieś z powrotem.
copy-spare-left = Kopia jest zapisana. Gdy serwer wróci, przynieś ją tu z powrotem.
copy-spare-save = Graj dalej bez połączenia
copy-spare-back = Serwer wrócił. Jeśli gra toczyła się dalej w kopii, przynieś ją z powrotem, zanim o czymś tu zdecydujesz.
copy-open = Graj dalej z kopii
copy-open-hint = Wybierz plik gry zapisanej przez „Graj dalej gdzie indziej”.
file-choose = Wybierz plik
