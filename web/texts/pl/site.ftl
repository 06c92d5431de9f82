## Strona bez serwera

site-loading = Trwa przygotowywanie stołów…
site-what = Ta strona nie potrzebuje serwera: zasady działają w przeglądarce, a twoje partie zostają na tym urządzeniu.
site-failed = W tej przeglądarce nie udało się otworzyć stołów. Odśwież stronę; jeśli to nie pomoże, zapisz swoje partie i zacznij od nowa.
site-taken = Siegeworks jest już otwarte w innej karcie lub oknie. Zamknij je, a potem odśwież tę stronę.
site-homeless = Ta przeglądarka nie przechowuje plików dla tej strony, więc nie dałoby się zapisać żadnej partii. Zwykle powodem jest okno prywatne: użyj zwykłego.
site-keep-first = Najpierw zapisz plik ze swoimi partiami: „siegeworks db” potrafi go sprawdzić.
site-export = Zapisz moje partie do pliku
site-clear = Usuń moje partie i zacznij od nowa
site-clear-sure = Wszystkie partie przechowywane w tej przeglądarce zostaną usunięte. Tego nie można cofnąć.
site-update = Nowa wersja jest gotowa. Twoje partie pozostaną bez zmian.
site-update-now = Odśwież do nowej wersji
