# What a shared link shows in a chat.

preview-table = Zapraszamy do stołu
preview-replay = Powtórka zakończonej gry
preview-puzzle = Zagadka
preview-puzzles = Znajdź najlepszą drogę
preview-daily = Codzienne oblężenie
preview-daily-line = Jedno rozdanie dziennie, takie samo dla wszystkich
preview-cups = Puchary
preview-cups-line = Weź udział albo zobacz tabelę
preview-siegeworks = Dwie gry oblężnicze w przeglądarce
