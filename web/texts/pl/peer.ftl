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
peer-code-bad = Ten kod jest niepełny albo błędnie przepisany. Skopiuj jeszcze raz cały odnośnik.
peer-code-version = Ten kod pochodzi z innej wersji Siegeworks. Odświeżcie oboje stronę.
peer-code-not-answer = To jest zaproszenie. Odpowiedź, która tu pasuje, pojawia się na stronie osoby, która je otworzy.
peer-code-old = Ta odpowiedź nie należy do pokazanego tu zaproszenia. Każde zaproszenie przyjmuje jedną odpowiedź; wyślij obecne jeszcze raz.
peer-answer-nowhere = Żaden stół w tej przeglądarce nie czeka na tę odpowiedź. Wklej ją w pole przy stole, który utworzył zaproszenie.
