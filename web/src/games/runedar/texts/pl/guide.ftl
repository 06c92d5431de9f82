## The first game

runedar-guide-goal = Cel: odkopać sekcje tunelu ({ $sections }), poradzić sobie z goblinami za każdą z nich i ocalić złoto; na razie samorodków jest { $gold }. Wskaźniki nad planszą pokazują, jak można przegrać.
runedar-guide-siege = W ręce masz kartę orka, więc oblężenie uderza pierwsze: { $siege }. Najemnik mógłby temu zapobiec, ale złota szkoda. Niech się dzieje.
runedar-guide-walk = Każda karta to jedna akcja: któraś z jej linii albo buty. Kliknij kartę „{ $card }” i idź { $to }: tam możesz pracować.
runedar-guide-work = Materiał na lepsze narzędzia! Kliknij linię „{ $use }” na karcie „{ $card }”.
runedar-guide-place =
    Zasoby trafiają od razu na ulepszenia. Karcie „{ $card }” na polu { $space } brakuje jeszcze: { $cost }. { $clicks ->
        [one] Kliknij ją, żeby oddać jej jeden zasób.
        [few] Kliknij ją { $clicks } razy, żeby oddać jej { $clicks } zasoby.
        [many] Kliknij ją { $clicks } razy, żeby oddać jej { $clicks } zasobów.
       *[other] Kliknij ją { $clicks } razy, żeby oddać jej { $clicks } zasobu.
    }
runedar-guide-take = Ulepszenie „{ $card }” jest odblokowane. Kliknij je, a potem jedną ze swoich słabych kart: słaba wypada z gry, a nową zagrasz jeszcze w tej turze.
runedar-guide-tunnel = Czas kopać! Kliknij kartę „{ $card }” i idź { $to }: masz kartę, którą można tam kopać.
runedar-guide-dig = Kliknij linię „{ $use }” na karcie „{ $card }”, żeby usunąć gruz. Gdy zniknie ostatni, otworzy się sekcja i wyjdą z niej gobliny.
runedar-guide-goblins = Z tunelu wyszły gobliny. { $goblins }. Nikt nie kopie kolejnej sekcji, dopóki tu są.
runedar-guide-hunt = Ork w zasięgu! Kliknij kartę „{ $card }” i idź { $to }: masz kartę do walki.
runedar-guide-fight = Bij! Kliknij „{ $use }” na karcie „{ $card }”. Atak dotyczy wszystkich wrogów, którzy tu stoją.
runedar-guide-roll =
    Kości w tym ataku: { $dice }; pewne sukcesy: { $hits }. Możesz dołączyć dalsze karty. { $ranged ->
        [yes] Kliknij jeden cel, a potem przycisk ataku: liczą się tylko kusze.
       *[no] Potem naciśnij przycisk ataku: młoty to sukcesy, a kusze liczą się tylko przy strzale z wieży.
    }
runedar-guide-hits =
    { $hits ->
        [one] Masz { $hits } sukces do wykorzystania.
        [few] Masz { $hits } sukcesy do wykorzystania.
        [many] Masz { $hits } sukcesów do wykorzystania.
       *[other] Masz { $hits } sukcesu do wykorzystania.
    } Kliknij podświetlonych wrogów. Sukcesy, które na nic nie starczą, przepadają.
runedar-guide-tower = Do machin strzela się z wież. Kliknij kartę „{ $card }” i idź { $to }: masz kartę do strzelania.
runedar-guide-shoot = Stąd możesz strzelać. Kliknij „{ $use }” na karcie „{ $card }”.
runedar-guide-raid =
    { $orcs ->
        [one] Jest { $orcs } ork { $at }.
        [few] Są { $orcs } orki { $at }.
        [many] Jest { $orcs } orków { $at }.
       *[other] Jest { $orcs } orka { $at }.
    } Nikt nie może obok nich pracować, a na najbliższą strzałkę każdy ukradnie samorodek. Pokonaj je albo wynajmij pomoc.
runedar-guide-machine =
    { $name }: działa na początku { $own ->
        [yes] twojej następnej tury
       *[no] następnej tury osoby, przed którą stoi
    }. { $machine ->
        [tower] Sprowadza trolla przed wejście do tunelu.
       *[other] Niszczy pole planszy ulepszeń i kosztuje złoto.
    } Wystarczy jedna kusza, wystrzelona z dowolnej wieży, żeby przedtem ją zniszczyć.
runedar-guide-troll = { $name } stoi przed wejściem do tunelu. Nikt tam nie kopie, dopóki jest tam troll. Na jego okręgi potrzeba jeszcze sukcesów: { $hits }; okrąg trzeba zakryć za jednym razem i tak już zostaje.
runedar-guide-mercenary =
    Najemnik pomaga od razu i nie zużywa kart. { $name }, cena: { $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
        [many] { $price } samorodków
       *[other] { $price } samorodka
    }. { $effect } Każdy działa raz w ciągu całej gry.
runedar-guide-home = Ostatnia karta: kliknij „{ $card }” i idź { $to }. Kto kończy tam turę, może uzupełnić puste pola planszy ulepszeń.
runedar-guide-refill = Kończysz turę w donżonie: uzupełnij teraz pole { $space }. Kliknij je i wybierz talię albo naciśnij przycisk, żeby zostawić je puste.
runedar-guide-end = Karty zagrane. Kliknij „Zakończ turę” i dobierz nowe.
