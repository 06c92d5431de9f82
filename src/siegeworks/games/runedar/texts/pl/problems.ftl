# What can be wrong with the positions and content packs of this game.

## Positions

problem-position-goblin = Pozycja, „{ $where }”: ten goblin ma coś, czego gobliny tego rodzaju nie biorą, albo wszystko, po czym by odszedł. Popraw „given”, „rubble” i „covered”.
problem-position-deck = Pozycja, „{ $where }”: obie listy razem muszą wymieniać każdą kartę lub każdy żeton dokładnie raz, łącznie { $count }.
problem-position-tunnel = Pozycja, „tunnel”: każdy żeton goblina musi wystąpić dokładnie raz; w sekcji 1 są dwa żetony poziomu 1, w sekcji 2 dwa żetony poziomu 2 i tak dalej.
problem-position-orcs =
    Pozycja, „orcs”: w grze { $count ->
        [one] jest { $count } ork
        [few] są { $count } orki
       *[many] jest { $count } orków
    }, a dopóki gra trwa, może ich być najwyżej { $most }.
problem-position-gold = Pozycja, „gold”: dopóki gra trwa, musi zostać co najmniej 1 samorodek.
problem-position-resource = Pozycja, „{ $resource }”: zapas, plansza ulepszeń i gobliny mają razem { $count }, a musi być { $wanted }.
problem-position-damage = Pozycja: znaczników obrażeń w rezerwie i na trollach jest razem { $count }, a musi być { $wanted }.
problem-position-trolls = Pozycja, „trolls”: każdy troll musi być innym żetonem, i to takim, który w „troll_tiles” jest odkryty.
problem-position-blocked = Pozycja, „board”: zablokowane muszą być dokładnie pola z odkrytych kart katapulty.
problem-position-lying = Pozycja, „machines”: „{ $machine }” leży, a to zdarza się tylko w grze z jednym miejscem. Ustaw „standing” na true.
problem-position-siege-levels = Pozycja, „siege”: karty muszą leżeć w kolejności poziomów, zaczynając od poziomu 1.
problem-position-goblins = Pozycja, „goblins”: gobliny muszą być różnymi żetonami z ostatnio otwartej sekcji.
problem-position-defeated = Pozycja, „goblins_defeated”: z otwartych sekcji i pozostałych goblinów wynika { $wanted }, a nie { $count }.
problem-position-rubble = Pozycja, „rubble”: przed wejściem do tunelu musi być albo gruz, albo gobliny; nie jedno i drugie naraz ani pusto.
problem-position-deck-size = Pozycja, krasnolud { $seat }: liczba kart w hand, pile, discard, aside i played to razem { $count }, a musi być { $wanted }.
problem-position-orc-cards = Pozycja, krasnolud { $seat }: wśród kart muszą być dokładnie dwie karty orków.
problem-position-card-twice = Pozycja: karta „{ $card }” jest w dwóch miejscach. Usuń ją z jednego z nich.
problem-position-hand = Pozycja, krasnolud { $seat }: kart na ręce i zagranych musi być razem { $wanted }, w stosie { $wanted } albo zero, a odłożone muszą być dwie.
problem-position-not-drawn = Pozycja, „upgrades”: karta „{ $card }” jest w grze, więc musi być wymieniona w „drawn”.
problem-position-fallen = Pozycja: troll albo goblin ma zakryte wszystkie okręgi, więc jest pokonany. Usuń go albo zostaw wolny okrąg; zostaje tylko na czas rozdzielania trafień.

## Content packs

problem-content-level = { $file }, [[{ $table }]]: liczba wierszy poziomu { $level } to { $count }, a musi być { $wanted }.
problem-content-deck = { $file }, [[upgrade]]: liczba kart w talii „{ $deck }” to { $count }, a musi być { $wanted }.
problem-content-rubble = { $file }, [[goblin]]: dwa gruzowe gobliny poziomu { $level } mogłyby zażądać więcej gruzu, niż jest w grze (liczba fragmentów: { $most }). Zmniejsz ich wymagania.
problem-content-damage = { $file }, [[troll]]: cztery trolle mogłyby mieć na sobie więcej znaczników obrażeń, niż jest w grze (ich liczba: { $most }). Zmniejsz liczbę okręgów.
problem-content-no-rank = { $file }, [[rank]]: najniższy tytuł dla „{ $result }” musi mieć at_least = { $at_least } lub mniej, żeby żadna gra nie została bez tytułu. Dodaj go.
problem-content-use = { content-row }: „{ $use }” to nie jest zastosowanie karty albo się powtarza. Napisz na przykład „wood 1” lub „melee 2”, każdy rodzaj tylko raz.
problem-content-no-move = { content-row }: każda karta pozwala na ruch. Dodaj zastosowanie, na przykład „move 2”.
problem-content-no-use = { content-row }: karta musi mieć jeszcze inne zastosowanie niż ruch. Dodaj je, na przykład „dig 1”.
problem-content-free-upgrade = { content-row }: ulepszenie musi coś kosztować. Wpisz do „cost” co najmniej jeden zasób.
problem-content-wall = { content-row }: „orcs” i „wall” należą do siebie. Podaj oba wpisy albo żadnego.
problem-content-arrow-alone = { content-row }: karta oblężenia musi mieć orki albo machinę, sama strzałka nie wystarczy.
problem-content-goblin-free = { content-row }: goblin rodzaju „fixed” musi czegoś żądać. Wpisz co najmniej jeden zasób.
problem-content-faces = { $file }, [{ $table }]: liczba ścianek to { $count }, a musi być { $wanted }.
problem-content-face = { $file }, [{ $table }]: „{ $face }” to nie ścianka kości. Napisz „crossbow” albo „hit” i cyfrę.
