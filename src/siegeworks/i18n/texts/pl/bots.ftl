# Boty: jak się je nazywa i co może pójść źle z cudzymi.

problem-bot-unknown = Nie ma bota o nazwie „{ $bot }”; wybierz jednego z tych: { $known }.
problem-bot-budget = „{ $name }” nie mówi, ile może myśleć { $bot }: wpisz { $bot }:400, czyli 400 symulacji (najwyżej { $most_simulations }), albo { $bot }:50ms, czyli 50 milisekund (najwyżej { $most_milliseconds }).
problem-bot-illegal = Bot „{ $bot }” wybrał „{ $action }”, a tej akcji nie ma wśród dozwolonych, które dostał.
problem-bot-failed = Bot „{ $bot }” przerwał pracę z powodu błędu: { $reason } ({ $file }, wiersz { $line }).
problem-bot-other-game = Bot „{ $bot }” nie gra w { $game }; gra w: { $games }.
problem-bot-needs-evaluator = Bot „{ $bot }” potrzebuje wytrenowanego ewaluatora, a { $game } go nie ma: wybierz zamiast niego flat:400.
problem-bot-no-module = Nie ma modułu Pythona „{ $module }” dla bota „{ $bot }”: musi leżeć w bieżącym folderze albo być zainstalowany.
problem-bot-no-name = Moduł „{ $module }” nie definiuje „{ $name }”, więc bot „{ $bot }” nie istnieje.
problem-bot-no-factory = „{ $bot }” nie jest botem: podaj klasę lub funkcję, która przyjmuje grę i ziarno.
problem-bot-in-log = Zapis wymienia bota „{ $bot }”, czyli kod spoza Siegeworks: dodaj --bots { $bot }, jeśli chcesz go uruchomić.
problem-coach-missing = { $game } nie ma trenera, więc nie ma podpowiedzi ani analizy.
