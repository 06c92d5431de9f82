# What a puzzle asks for, by what its best course brings about.

puzzle-goal-walls = Utrzymaj swoje mury.
puzzle-goal-shields = Wzmocnij swoją twierdzę.
puzzle-goal-hand = Zbierz karty na rękę.
puzzle-goal-swords = Zbierz miecze.
puzzle-goal-weapons = Zdobądź machiny.
puzzle-goal-reactions = Przygotuj odpowiedź na ataki.
puzzle-goal-gold = Zbierz złoto.
puzzle-goal-rival_castles = Zdobądź zamek szturmem.
puzzle-goal-rival_walls = Obal mur.
puzzle-goal-rival_posted = Oczyść posterunki rywali.
puzzle-goal-rival_hand = Osłab rękę rywala.
