# Ratings: how strong people, bots and difficulties are.

ratings = Ranking
ratings-lead = Każdy zaczyna od 1500. Liczą się zakończone gry rywali oraz gry drużyn przeciw poziomowi trudności, jeśli karty rozdał los i obyło się bez podpowiedzi i cofania.
ratings-none = Nie ma jeszcze rankingowej gry.
ratings-game = Gra
ratings-person = Ludzie
ratings-bot = Boty
ratings-difficulty = Poziomy trudności
ratings-name = Imię
ratings-rating = Ranking
ratings-games = Gry
ratings-won = Wygrane
ratings-provisional = tymczasowo
ratings-history = Gry: { $name }
ratings-everybody = Wszyscy
ratings-result = Wynik
ratings-result-won = wygrana
ratings-result-lost = bez wygranej
ratings-date = Data
