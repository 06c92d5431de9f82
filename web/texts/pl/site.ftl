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
site-no-company = Ta strona wymaga serwera: łączy różne osoby albo urządzenia jednej osoby. Tutaj twoje partie zostają na tym urządzeniu.
site-daily-lead = Jedno rozdanie dziennie, utworzone z daty: każdy, kto gra w tej wersji na własnym urządzeniu, ma takie samo. Nic nie opuszcza twojego urządzenia, więc nie ma rankingu. Dzień zaczyna się o północy UTC.
site-daily-done = To oblężenie masz już za sobą.
site-daily-own = Twój wynik
site-daily-none = To oblężenie nie zostało ukończone na czas.
site-daily-open = Dzisiejsze oblężenie nie jest jeszcze ukończone.
site-daily-proof = Ziarno wynika z daty i wersji, więc nikt go nie wybierał. Zapis gry pokazuje każdą kość i kartę, która z niego wynikła.
site-about-friends = Podawajcie sobie jedno urządzenie albo zaproś kogoś z tej samej sieci odnośnikiem lub kodem: przeglądarki łączą się potem bezpośrednio. Nikt nie potrzebuje konta. Kartę możesz zamknąć w każdej chwili; twoje partie zostają na tym urządzeniu.
site-about-dice = Zanim gra się zacznie, stół pokazuje odcisk swojego ziarna. Po zakończeniu gry ziarno zostaje ujawnione i można z nim sprawdzić każdy rzut i każde tasowanie.
site-about-privacy = Twoje imię, ustawienia i partie zostają w tej przeglądarce, na tym urządzeniu; osoba, z którą grasz, dowiaduje się tylko tego, co może widzieć ze swojego miejsca. Nic nie jest wczytywane skądinąd i nikt nie jest śledzony.
