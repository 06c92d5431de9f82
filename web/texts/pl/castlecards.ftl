## Fortresses

cc-fortress = Twierdza: { $name }
cc-you = (ty)
cc-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
cc-loot =
    { $count ->
        [one] { $count } karta łupu
        [few] { $count } karty łupu
       *[many] { $count } kart łupu
    }
cc-loot-told = Łup: karta za każdą wygraną bitwę. Leży zakryta i nikt jej nie ogląda, aż padnie zamek osoby, która ją zdobyła. Tutaj: { $count }.
cc-post =
    { $post } ({ $name }): { $shields }, { $count ->
        [0] nikogo na posterunku
       *[other] na posterunku { $count } × „{ $card }”
    }, miejsc: { $room }
cc-post-fallen = { $post } ({ $name }): w gruzach
cc-guards = „{ $card }” na posterunku: { $post } ({ $name }), kart: { $count }, każda: { $shields }
cc-state-turn = Tura trwa
cc-state-asked = Decyduje
cc-state-fallen = Zamek padł
cc-state-open = Zamek bez murów
cc-state-won = Zwycięstwo

## The middle of the table

cc-middle = Pole bitwy
cc-attack = Atak
cc-attack-by-day = { $name } atakuje, broni się { $victim }: { $target }
cc-attack-by-night = Nocą atakuje { $name }, broni się { $victim }: { $target }
cc-target-guard = { $card } ({ $post })
cc-window-gather = { $name } zbiera karty
cc-window-support = Wsparcie? { $name }
cc-window-react = Reakcja? { $name }
cc-hint-order = Wykładaj karty od lewej do prawej.
cc-no-reaction = Na razie bez reakcji
cc-row =
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
cc-swords =
    { $text } { $count ->
        [one] miecz
        [few] miecze
        [many] mieczy
       *[other] miecza
    }
cc-shields =
    { $text } { $count ->
        [one] tarcza
        [few] tarcze
        [many] tarcz
       *[other] tarczy
    }
cc-balance = { $swords } : { $shields }
cc-balance-night =
    { $count ->
        [0] w ciemności
        [one] { $count } karta w ciemności
        [few] { $count } karty w ciemności
       *[many] { $count } kart w ciemności
    } : { $shields }
cc-verdict-wins = Na razie atak się udaje
cc-verdict-holds = Na razie obrona wytrzymuje
cc-verdict-barred = Mury wciąż zagradzają drogę
cc-verdict-hidden = Tego jeszcze nikt nie wie
cc-gift = Podarunek
cc-gift-from-to =
    { $name } szykuje podarunek, który dostanie { $receiver }: { $count ->
        [0] jeszcze nic
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cc-last-battle = Ostatnia bitwa:
cc-peace = Jeszcze nie było bitwy. Chorągwie powiewają w spokoju.

## Decks and the turn

cc-decks = Talie
cc-deck-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
cc-deck-gone =
    { $count ->
        [0] brak odrzuconych
        [one] { $count } odrzucona
        [few] { $count } odrzucone
       *[many] { $count } odrzuconych
    }
cc-deck-bottom = Na spodzie, znane wszystkim: { $cards }
cc-discards = Odrzucone
cc-unseen = Niewidoczne
cc-unseen-told = Karty tej talii, których nie widzisz: jeszcze w talii, na cudzych rękach albo zakryte.
cc-turn = Tura { $turn }
cc-turn-of = Teraz gra { $name }.
cc-actions =
    { $count ->
        [one] Została { $count } akcja
        [few] Zostały { $count } akcje
       *[many] Zostało { $count } akcji
    }
cc-actions-king =
    { $count ->
        [one] Została { $count } akcja króla
        [few] Zostały { $count } akcje króla
       *[many] Zostało { $count } akcji króla
    }
cc-posted-already = W tej turze jedna karta trafiła już na posterunek.
cc-winner = Wygrywa { $name }.

## Cards

cc-hand = Twoja ręka
cc-hand-empty = Nie masz kart na ręce.
cc-hand-watching = Oglądasz grę; karty na rękach są zakryte.
cc-card =
    { $name }{ $count ->
        [one] { "" }
        [few] , { $count } karty
       *[many] , { $count } kart
    }: { $effect }
cc-use-swords =
    { $count ->
        [one] miecz
        [few] miecze
        [many] mieczy
       *[other] miecza
    }
cc-use-shields =
    { $count ->
        [one] tarcza
        [few] tarcze
        [many] tarcz
       *[other] tarczy
    }
cc-use-posted = posterunek
cc-use-torches =
    { $count ->
        [one] pochodnia
        [few] pochodnie
        [many] pochodni
       *[other] pochodni
    }
cc-use-assault = otwiera zamki
cc-use-weapons = broń
cc-use-danger = groźba
cc-use-treasure = skarb
