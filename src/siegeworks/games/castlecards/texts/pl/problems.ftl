# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-posted =
    Pozycja, miejsce { $seat }, { $post ->
        [0] zamek
       *[other] mur { $post }
    }: liczba wystawionych kart to { $count }, a może być najwyżej { $most }.
problem-position-conquered = Pozycja, miejsce { $seat }: razem z zamkiem upada cała twierdza. Ustaw „standing” jej murów na false.
problem-position-loot = Pozycja, miejsce { $seat }: łup leży tylko przed stojącym zamkiem w grze z trzema lub czterema miejscami. Przenieś te karty na rękę.
problem-position-known = Pozycja, miejsce { $seat }: w „known” jest więcej kart „{ $card }”, niż to miejsce posiada. Zmniejsz tę liczbę.
problem-position-copies = Pozycja: liczba kart „{ $card }” w taliach, na stosach odrzuconych, na rękach, w łupach, w staged i w posted to razem { $count }, a musi być { $wanted }.
problem-position-staged = Pozycja, miejsce { $seat }: „staged” nie pasuje do tego, co się właśnie dzieje. Popraw to albo zacznij od pozycji wyeksportowanej w takiej chwili.
problem-position-marked = Pozycja, miejsce { $seat }: „marked” wymienia broń, której zaatakowana osoba nie może teraz wybrać. Usuń ją.

## Content packs

problem-content-deck-size = { $file }, [[{ $deck }]]: liczba kart w tej talii to { $count }, a musi być od { $low } do { $high }. Zmień „copies”.
problem-content-no-effect = { content-row }: karta akademii musi coś robić. Podaj co najmniej jedno z „fewer_swords”, „more_shields”, „more_half_shields” i „fewer_weapons”.
