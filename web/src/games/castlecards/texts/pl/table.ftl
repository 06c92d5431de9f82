## Fortresses

castlecards-fortress = Twierdza: { $name }
castlecards-you = (ty)
castlecards-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
castlecards-loot =
    { $count ->
        [one] { $count } karta łupu
        [few] { $count } karty łupu
       *[many] { $count } kart łupu
    }
castlecards-loot-hint = Łup: karta za każdą wygraną bitwę. Leży zakryta i nikt jej nie ogląda, aż padnie zamek osoby, która ją zdobyła. Tutaj: { $count }.
castlecards-post =
    { $post } ({ $name }): { $shields }, { $count ->
        [0] nikogo na posterunku
       *[other] na posterunku { $count } × „{ $card }”
    }, miejsc: { $room }
castlecards-post-fallen = { $post } ({ $name }): w gruzach
castlecards-guards = „{ $card }” na posterunku: { $post } ({ $name }), kart: { $count }, każda: { $shields }
castlecards-state-turn = Tura trwa
castlecards-state-asked = Decyduje
castlecards-state-away = Poza stołem
castlecards-state-fallen = Zamek padł
castlecards-state-open = Zamek bez murów
castlecards-state-won = Zwycięstwo

## The middle of the table

castlecards-rivals = Rywale
castlecards-middle = Pole bitwy
castlecards-attack = Atak
castlecards-attack-by-day = { $name } atakuje, broni się { $victim }: { $target }
castlecards-attack-by-night = Nocą atakuje { $name }, broni się { $victim }: { $target }
castlecards-target-guard = { $card } ({ $post })
castlecards-window-gather = { $name } zbiera karty
castlecards-window-support = Wsparcie? { $name }
castlecards-window-react = Reakcja? { $name }
castlecards-window-disarm = Która machina? { $name }
castlecards-hint-gather = Kliknij karty, aby je wyłożyć, wyłożoną – aby ją wycofać.
castlecards-hint-support = Kliknij karty, aby je wysłać, wyłożoną – aby ją wycofać.
castlecards-hint-react = Kliknij karty, aby je zagrać, wyłożoną – aby ją wycofać.
castlecards-hint-disarm = Kliknij machinę do usunięcia; kliknij ponownie, aby wybrać inną.
castlecards-face-down = Zakryta karta
castlecards-no-reaction = Na razie bez reakcji
castlecards-row =
    { $name }, { $role ->
       *[attacker] atak
        [supporter] wsparcie
        [victim] obrona
    }, { $hidden ->
       *[no] { $count ->
            [0] jeszcze bez kart
            [one] { $count } karta:
            [few] { $count } karty:
           *[many] { $count } kart:
        }
        [yes] { $count ->
            [one] { $count } zakryta karta
            [few] { $count } zakryte karty
           *[many] { $count } zakrytych kart
        }
    }
castlecards-swords =
    { $text } { $count ->
        [one] miecz
        [few] miecze
        [many] mieczy
       *[other] miecza
    }
castlecards-shields =
    { $text } { $count ->
        [one] tarcza
        [few] tarcze
        [many] tarcz
       *[other] tarczy
    }
castlecards-balance = { $swords } : { $shields }
castlecards-balance-hidden =
    { $count ->
        [one] 1 zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    } : { $shields }
castlecards-balance-partly =
    { $swords } + { $count ->
        [one] 1 zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    } : { $shields }
castlecards-verdict-wins = Na razie atak się udaje
castlecards-verdict-holds = Na razie obrona wytrzymuje
castlecards-verdict-barred = Mury wciąż zagradzają drogę
castlecards-verdict-hidden = Tego jeszcze nikt nie wie
castlecards-gift = Podarunek
castlecards-gift-from-to =
    { $name } szykuje podarunek, który dostanie { $receiver }: { $count ->
        [0] jeszcze nic
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
castlecards-last-battle = Ostatnia bitwa:
castlecards-peace = Jeszcze nie było bitwy. Chorągwie powiewają w spokoju.

## Decks and the turn

castlecards-decks = Talie
castlecards-deck-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
castlecards-deck-gone =
    { $count ->
        [0] brak odrzuconych
        [one] { $count } odrzucona
        [few] { $count } odrzucone
       *[many] { $count } odrzuconych
    }
castlecards-deck-bottom = Na spodzie, znane wszystkim: { $cards }
castlecards-discards = Odrzucone
castlecards-unseen = Niewidoczne
castlecards-unseen-hint = Karty tej talii, których nie widzisz: jeszcze w talii, na cudzych rękach albo zakryte.
castlecards-turn = Tura { $turn }
castlecards-turn-of = Teraz gra { $name }.
castlecards-actions =
    { $count ->
        [one] Została { $count } akcja
        [few] Zostały { $count } akcje
       *[many] Zostało { $count } akcji
    }
castlecards-actions-king =
    { $count ->
        [one] Została { $count } akcja króla
        [few] Zostały { $count } akcje króla
       *[many] Zostało { $count } akcji króla
    }
castlecards-posted-already = W tej turze jedna karta trafiła już na posterunek.
castlecards-winner = Wygrywa { $name }.

## Cards

castlecards-hand = Twoja ręka
castlecards-hand-empty = Nie masz kart na ręce.
castlecards-hand-watching = Oglądasz grę; karty na rękach są zakryte.
castlecards-card =
    { $name }{ $count ->
        [one] { "" }
        [few] , { $count } karty
       *[many] , { $count } kart
    }: { $effect }
castlecards-use-swords =
    { $count ->
        [one] miecz
        [few] miecze
        [many] mieczy
       *[other] miecza
    }
castlecards-use-shields =
    { $count ->
        [one] tarcza
        [few] tarcze
        [many] tarcz
       *[other] tarczy
    }
castlecards-use-posted = posterunek
castlecards-use-torches =
    { $count ->
        [one] pochodnia
        [few] pochodnie
        [many] pochodni
       *[other] pochodni
    }
castlecards-use-assault = otwiera zamki
castlecards-use-weapons = broń
castlecards-use-danger = groźba
castlecards-use-treasure = skarb

## Tabs and chart

castlecards-tab-side = Talie i lochy
castlecards-chart-standing = Stojący zamek i mury
castlecards-chart-hand = Karty na ręce

## The legend

castlecards-legend-swords = Miecze: tyle karta dodaje do ataku
castlecards-legend-shields = Tarcze: siła muru lub zamku i to, co dodaje karta na posterunku
castlecards-legend-assault = Broń szturmowa: otwiera drogę do zamku, choć jego mury jeszcze stoją
castlecards-legend-weapons = Machiny oblężnicze: tyle znika z ataku
castlecards-legend-torches = Pochodnie odkrywców przeciw groźbie lochów
castlecards-legend-danger = Groźba lochów: pochodni musi być więcej
castlecards-legend-treasure = Skarb lochów: tyle kart wioski
castlecards-legend-hand = Karty na ręce, widziane od tyłu
castlecards-legend-loot = Łupy z wygranych bitew, zakryte do upadku zamku właściciela
castlecards-legend-moon = Atak nocny: karty leżą zakryte
castlecards-legend-village = Talia wioski
castlecards-legend-siege = Talia oblężenia: machiny
castlecards-legend-academy = Talia akademii: reakcje atakowanego
castlecards-legend-dungeon = Talia lochów: groźby i skarby
