## The game

game-title = Castlecards
game-summary = Szybka gra karciana dla dwóch do czterech osób: zbierz armię, zbuduj machiny oblężnicze, przeszukaj lochy i zdobądź cudze zamki, zanim padnie twój. Wygrywa ostatni stojący zamek.

## Things

deck-village = talia wioski
deck-siege = talia oblężenia
deck-academy = talia akademii
deck-dungeon = talia lochów
post-wall = { $name } { $number }
target-defender = { $card } ({ $post })
amount-swords =
    { $text } { $half ->
        [yes] miecza
       *[no] { $count ->
            [one] miecz
            [few] miecze
           *[many] mieczy
        }
    }
amount-shields =
    { $text } { $half ->
        [yes] tarczy
       *[no] { $count ->
            [one] tarcza
            [few] tarcze
           *[many] tarcz
        }
    }
amount-torches =
    { $count ->
        [one] { $count } pochodnia
        [few] { $count } pochodnie
       *[many] { $count } pochodni
    }
effect-assault = otwiera zamki
effect-posted = na posterunku: { $shields }
effect-cut = miecze −{ $swords }
effect-shields = tarcze +{ $shields }
effect-weapons =
    { $count ->
        [one] usuwa jedną broń
        [few] usuwa do { $count } broni
       *[many] usuwa do { $count } broni
    }
effect-dungeon = zagrożenie { $danger }, skarb { $treasure }
purpose-soldier = Atakuje albo strzeże zamku.
purpose-archer = Atakuje albo strzeże muru.
purpose-gold = Kupuje karty; opłaca budowę i naukę.
purpose-builder = Cztery karty, budowniczowie i złoto, dają machinę.
purpose-explorer = Szuka skarbów w lochach.
purpose-king = Daje dwie dalsze akcje.
purpose-duke = Z 2 złota: karta akademii.
purpose-night = Skrywa atak aż do ciosu.
purpose-weapon = Uderza mocno, raz.
purpose-assault = Sięga zamku za murami.
purpose-reaction = Gdy ktoś cię atakuje.
purpose-dungeon = Weź więcej pochodni niż zagrożenia.
described = { $name } ({ $effect })
counted = { $count } × { $card }
balance = { $swords } : { $shields }
balance-partly =
    { $swords } + { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    } : { $shields }
balance-hidden =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    } : { $shields }

## What happened

event-game_began = Zaczyna się wojna zamków. Pierwsza tura: { $seat }.
event-turn_began = Tura { $turn }: { $seat }.
event-turn_skipped = { $seat } nie może zrobić zupełnie nic: tura przepada.
event-turn_ended = { $seat } kończy turę.
event-card_drawn =
    { $seat } dobiera kartę { $deck ->
       *[village] wioski
        [siege] oblężenia
        [academy] akademii
        [dungeon] lochów
    }: „{ $card }”.
event-card_drawn-hidden =
    { $seat } dobiera kartę { $deck ->
       *[village] wioski
        [siege] oblężenia
        [academy] akademii
        [dungeon] lochów
    }.
event-deck_reshuffled =
    Kończy się talia { $deck ->
       *[village] wioski
        [siege] oblężenia
        [academy] akademii
        [dungeon] lochów
    }: z jej odrzuconych kart powstaje nowa, potasowana.
event-card_wasted = { $seat } wyrzuca kartę „{ $card }”.
event-king_played =
    { $seat } zagrywa króla: { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }.
event-card_posted = { $seat } wystawia kartę „{ $card }”. Posterunek: { $post }.
event-card_unposted = { $seat } zabiera kartę „{ $card }”. Opuszczony posterunek: { $post }.
event-weapon_built =
    { $seat } buduje machinę oblężniczą (budowniczowie: { $builders }{ $gold ->
        [0] { "" }
       *[other] , złoto: { $gold }
    }).
event-dungeon_entered =
    { $seat } wysyła do lochów { $explorers ->
        [one] { $explorers } odkrywcę
        [few] { $explorers } odkrywców
       *[many] { $explorers } odkrywców
    }.
event-dungeon_revealed = Na dole czeka: { $card }.
event-dungeon_beaten =
    Loch zdobyty: „{ $card }”! Skarb ({ $seat }): { $treasure ->
        [0] brak kart wioski
        [one] { $treasure } karta wioski
        [few] { $treasure } karty wioski
       *[many] { $treasure } kart wioski
    }.
event-dungeon_held = „{ $card }” to za wiele: { $seat } wraca z niczym, a karta trafia na spód swojej talii.
event-cards_bought = { $seat } płaci 1 złoto za karty wioski.
event-academy_visited = { $seat } płaci w akademii księciem i 2 złota.
event-attack_declared = { $seat } atakuje. Broni się { $victim }: { $target }.
event-night_declared = Zapada noc: { $seat } rusza do ataku. Broni się { $victim }: { $target }.
event-card_added = { $seat } dokłada do ataku kartę „{ $card }”.
event-card_hidden =
    { $seat } kładzie zakrytą kartę { $deck ->
       *[village] wioski
        [siege] oblężenia
        [academy] akademii
    }: „{ $card }”.
event-card_hidden-hidden =
    { $seat } kładzie zakrytą kartę { $deck ->
       *[village] wioski
        [siege] oblężenia
        [academy] akademii
    }.
event-attack_launched =
    { $seat } rusza do szturmu: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-support_given =
    { $count ->
        [0] { $seat } się nie wtrąca.
        [one] { $seat } wspiera atak { $count } kartą.
        [few] { $seat } wspiera atak { $count } kartami.
       *[many] { $seat } wspiera atak { $count } kartami.
    }
event-reaction_played = { $seat } reaguje: { $card }.
event-reaction_ended =
    { $count ->
        [0] { $seat } nie reaguje.
        [one] { $seat } kończy reakcję: { $count } karta.
        [few] { $seat } kończy reakcję: { $count } karty.
       *[many] { $seat } kończy reakcję: { $count } kart.
    }
event-card_shown = { $seat } odkrywa kartę „{ $card }”.
event-weapon_removed = Z walki wypada „{ $card }” ({ $seat }).
event-permission_lost = Bez broni szturmowej { $seat } nie pokona murów, za którymi kryje się { $victim }.
event-attack_won = { $swords } : { $shields }. Atak się udaje! Górą { $seat }.
event-attack_repelled = { $swords } : { $shields }. Atak odparty: { $seat } odchodzi z niczym.
event-wall_fell = { $seat } traci mur: pada { $post }!
event-castle_fell = { $seat } traci zamek! Twierdzę zdobywa { $conqueror }.
event-defender_lost = { $seat } traci kartę „{ $card }” ({ $post }).
event-defender_taken = { $seat } przejmuje z posterunku kartę „{ $card }” ({ $post }).
event-loot_taken = { $seat } odkłada kartę łupu, nie patrząc na nią.
event-loot_opened = { $seat } odkrywa łup i bierze go na rękę: „{ $card }”.
event-loot_opened-hidden = { $seat } bierze na rękę kartę łupu.
event-gift_began = { $seat } szykuje podarunek. Dostanie go { $receiver }.
event-gift_given = { $seat } oddaje kartę, dostaje ją { $receiver }: „{ $card }”.
event-gift_given-hidden = { $seat } oddaje kartę, dostaje ją { $receiver }.
event-game_won = Stoi już tylko jeden zamek: wygrywa { $seat }!
event-game_drawn = Nic się już nie wydarzy: gra kończy się remisem.
event-reaction_shown = { $seat } reaguje: { $card }.
event-weapon_chosen = { $seat } wybiera broń do usunięcia (należy do: { $owner }).
event-hand_taken = { $seat } bierze kartę z ręki. Traci ją { $fallen }: „{ $card }”.
event-hand_taken-hidden = { $seat } bierze kartę z ręki. Traci ją { $fallen }.
event-game_stalled = Minęło { $turn } tur i nikt nie zdobył ostatnich zamków: gra kończy się remisem.

## What can be chosen

action-attack = Atak ({ $victim }): { $target }, tarcze { $shields }
action-attack-short = { $target }: { $shields }
action-night = Nocny atak ({ $victim }): { $target }, tarcze { $shields }
action-night-short = { $target }: { $shields }
action-add = Wyłóż kartę „{ $card }”
action-add-short = { $card }
action-add-gather = Do ataku: „{ $card }”
action-add-support = Wsparcie: „{ $card }”
action-add-react = Reakcja: „{ $card }”
action-add-gift = Do podarunku: „{ $card }”
action-go = Do szturmu!
action-done = Gotowe
action-done-support =
    { $count ->
        [0] Bez wsparcia
       *[other] To całe wsparcie
    }
action-done-react =
    { $count ->
        [0] Bez reakcji
       *[other] Bez dalszych reakcji
    }
action-done-gift =
    Oddaj { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
action-done-fallen = Bez podarunku
action-post = Wystaw kartę „{ $card }” ({ $post })
action-post-short = { $card } → { $post }
action-unpost = Zabierz kartę „{ $card }” ({ $post })
action-unpost-short = { $card } ← { $post }
action-build =
    Zbuduj machinę oblężniczą (budowniczowie: { $builders }{ $gold ->
        [0] { "" }
       *[other] , złoto: { $gold }
    })
action-build-short =
    { $builders ->
        [one] { $builders } budowniczy
        [few] { $builders } budowniczych
       *[many] { $builders } budowniczych
    }{ $gold ->
        [0] { "" }
       *[other] { " " }+ { $gold } złota
    }
action-explore =
    Wyślij do lochów { $explorers ->
        [one] { $explorers } odkrywcę
        [few] { $explorers } odkrywców
       *[many] { $explorers } odkrywców
    }
action-explore-short =
    { $explorers ->
        [one] { $explorers } odkrywca
        [few] { $explorers } odkrywców
       *[many] { $explorers } odkrywców
    }
action-buy = Zapłać 1 złoto za 2 karty wioski
action-academy = Zapłać księciem i 2 złota za kartę akademii
action-king = Zagraj króla: 2 akcje
action-draw = Dobierz 1 kartę wioski
action-end = Bez kolejnej akcji
action-waste = Wyrzuć kartę „{ $card }”
action-waste-short = { $card }
action-give = Podarunek, który dostanie { $seat }
action-give-short = { $seat }
action-remove = Usuń broń „{ $card }” ({ $seat })
action-remove-short = { $card } ({ $seat })
action-remove-hidden = Usuń zakrytą broń ({ $seat })
deed-attack = Atakuj
deed-night = Nocny atak
deed-build = Buduj
deed-explore = Do lochów
deed-buy = Kup
deed-academy = Akademia
deed-king = Zagraj króla
deed-draw = Dobierz
deed-unpost = Zabierz
deed-waste = Wyrzuć
deed-end = Zakończ
deed-go = Do szturmu
deed-done = Gotowe

## What is asked

ask-turn = Twoja tura: wybierz jedną akcję.
ask-turn-king =
    Król daje ci jeszcze { $actions ->
        [one] { $actions } akcję
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }.
ask-fallen = Twój zamek padł. Możesz obdarować jedną osobę, której zamek stoi.
ask-gather = Atak ({ $victim }), cel: { $target }. Na razie { $balance }. Dołóż karty albo ruszaj.
ask-gather-night = Nocny atak ({ $victim }), cel: { $target }. Na razie { $balance }. Dołóż karty albo ruszaj.
ask-support = { $seat } atakuje, broni się { $victim }: { $target }, { $balance }. Wspierasz atak?
ask-support-night = W ciemności { $seat } atakuje, broni się { $victim }: { $target }, { $balance }. Wspierasz atak?
ask-react = { $seat } cię atakuje: { $target }, { $balance }. Reagujesz?
ask-react-night = W ciemności { $seat } cię atakuje: { $target }, { $balance }. Reagujesz?
ask-disarm =
    { $balance }. Którą broń usuwa twoja reakcja? { $count ->
        [one] Do wyboru została { $count }.
        [few] Do wyboru zostały { $count }.
       *[many] Do wyboru zostało { $count }.
    }
ask-gift =
    Które karty dostanie { $seat }? { $count ->
        [0] Jeszcze nic nie jest wybrane.
        [one] Na razie { $count } karta.
        [few] Na razie { $count } karty.
       *[many] Na razie { $count } kart.
    }

## What stands in the way

obstacle-own = To twoja własna twierdza.
obstacle-no-attackers = Nie masz żołnierzy, łuczników ani machin.
obstacle-down = { $post } ({ $name }) już nie stoi.
obstacle-no-night = Nie masz karty nocy.
obstacle-no-assault =
    Zamku, który ma { $name }, { $count ->
        [one] broni jeszcze { $count } mur
        [few] bronią jeszcze { $count } mury
        [many] broni jeszcze { $count } murów
       *[other] broni jeszcze { $count } muru
    }, a nie masz broni szturmowej.
obstacle-no-assault-laid =
    Zamku, który ma { $name }, { $count ->
        [one] broni jeszcze { $count } mur
        [few] bronią jeszcze { $count } mury
        [many] broni jeszcze { $count } murów
       *[other] broni jeszcze { $count } muru
    }, a w twoim ataku nie ma jeszcze broni szturmowej.
obstacle-target = Twój atak ma już cel: { $target } ({ $name }).
obstacle-nothing-posted = Nie ma tam żadnej wystawionej karty ({ $post }).
obstacle-not-attacked = Nikt cię teraz nie atakuje.
obstacle-not-victim = Atak dotyczy kogoś innego: { $name }.
obstacle-attacked = Atakuje cię { $name }, a ta karta nie jest reakcją.
obstacle-colour = { $post }: można tu wystawić tylko tę kartę: { $card }.
obstacle-full = { $post }: brak miejsca, wystawione karty: { $count }.
obstacle-posted = W tej turze masz już wystawioną kartę.
obstacle-own-down = { $post }: już nie stoi.
obstacle-held = Na ręce: { $card } × { $count }, { $gold } × { $pieces }.
obstacle-no-king = W tej turze nie było zagranego króla.

## The rules

rule-C-DECKS = Karty tworzą pięć talii: twierdzy (zamki i mury), wioski, oblężenia, lochów i akademii. Miecze atakują, tarcze bronią, pochodnie oświetlają lochy; żołnierz lub łucznik na posterunku dodaje tarcze nadrukowane na karcie; bywają też połówki mieczy i tarcz.
rule-C-BACKS = Talie mają różne rewersy, więc każdy widzi, ile kart wioski, oblężenia i akademii jest na każdej ręce; jakie to karty, pozostaje tajne. O reakcję pyta się każdego, kto ma kartę akademii.
rule-C-COLOUR = Kolory muszą się zgadzać: żołnierze stają w zamku, łucznicy na murach. Czerwony sztandar oznacza akcję, złoty złoto, a fioletowy reakcję.
rule-C-TALK = Sojusze można dowolnie zawierać i zrywać, ale karty na ręce pozostają tajne.
rule-C-SETUP = We dwoje każda twierdza ma zamek i 3 mury, a na każdą rękę trafiają 4 karty wioski i 1 karta akademii. W trzy lub cztery osoby: zamek, 2 mury i 5 kart wioski. Pierwszą turę wyznacza los, dalej gra się zgodnie z ruchem wskazówek zegara.
rule-C-TURN = W swojej turze dobierasz 1 kartę wioski, a potem wykonujesz dokładnie jedną akcję. Nie można pasować, a działasz tylko wtedy, gdy decyzja należy do ciebie.
rule-C-WASTE = Zawsze możesz wyrzucić jedną kartę z ręki bez żadnego efektu. To jest twoja akcja.
rule-Q1 = Trzeba wykonać akcję, nawet jeśli kosztuje tylko kartę, dlatego wolno wyrzucić dowolną kartę z ręki.
rule-Q2 = Jeśli po dobraniu wciąż nie masz kart na ręce, możesz jeszcze zabrać kartę z posterunku. Tura przepada tylko wtedy, gdy nie możesz zrobić zupełnie nic.
rule-C-ATTACK = Atakujesz jednym lub kilkoma żołnierzami, łucznikami i machinami z ręki, pokazanymi razem. Celem jest stojący mur rywala, zamek w zasięgu albo karta na posterunku. Beznadziejne ataki też są dozwolone.
rule-C-ONE-TARGET = Atak ma tylko jeden cel, ogłoszony przed wyłożeniem kart.
rule-C-ASSAULT = Zamek można atakować dopiero wtedy, gdy padły wszystkie jego mury, albo gdy wśród twoich własnych kart ataku jest broń szturmowa.
rule-C-POSTED = Zamiast muru lub zamku możesz zaatakować jedną kartę, która stoi tam na posterunku.
rule-Q12 = Mury chronią to, co za nimi: kartę na posterunku w zamku można atakować tylko wtedy, gdy można by atakować sam zamek. Zasada domowa znosi tę ochronę.
rule-Q22 = Karty na posterunkach nie atakują. Najpierw trzeba je zabrać na rękę.
rule-C-TIE = Atak udaje się tylko wtedy, gdy mieczy jest więcej niż tarcz celu: samej karty, jej obsady i reakcji. Przy remisie obrona wytrzymuje.
rule-Q4 = Karta na posterunku zaatakowana osobno ma tylko własne tarcze.
rule-C-ORDER = Atak ma stałą kolejność: pokazanie ataku, wsparcie, reakcja, wynik. Na koniec wszystkie te karty są odrzucane, bez względu na wynik.
rule-C-ANY-ORDER = Karty jednego ataku, wsparcia, reakcji lub podarunku wybierasz w dowolnej kolejności, także kilka naraz, i możesz je cofnąć, dopóki nie skończysz. Do tego czasu leżą zakryte, a potem odkrywa się je razem.
rule-Q18 = Gdy pada mur, karty z jego posterunków są odrzucane.
rule-C-SUPPORT = W trzy lub więcej osób każdy oprócz zaatakowanej osoby może raz wesprzeć atak żołnierzami, łucznikami i machinami, zgodnie z ruchem wskazówek zegara od osoby atakującej. Dotyczy to także osób, których zamki padły.
rule-Q15 = Broń szturmowa ze wsparcia nie otwiera zamku: cel został ogłoszony wcześniej.
rule-C-REACT = Karty akademii może zagrać tylko zaatakowana osoba, dowolnie wiele naraz. Mieczy nigdy nie jest mniej niż 0, a dodane tarcze działają tylko w tym ataku. Jeśli karta usuwa broń, zaatakowana osoba wybiera którą; nocą w ciemno, spośród zakrytych kart oblężenia.
rule-Q23 = Reakcja, która niczego nie zmienia, i tak przepada.
rule-Q16 = Jeśli reakcja usunie ostatnią broń szturmową osoby atakującej, a mury wciąż stoją, atak na zamek się nie udaje, choćby mieczy zostało wiele.
rule-C-NIGHT = Nocny atak wymaga karty nocy i co najmniej jednej karty ataku. Karty leżą zakryte, ogłasza się tylko cel; wsparcie i reakcja odbywają się w ciemno. Potem wszystko zostaje odkryte.
rule-Q5 = Nocny atak też można wesprzeć, kładąc zakryte karty.
rule-Q17 = Można ogłosić tylko dozwolony cel, więc atak na zamek za murami zdradza, że masz broń szturmową.
rule-C-DEFEND = Wystaw jednego łucznika na swój stojący mur albo jednego żołnierza do swojego zamku. Karta musi być na twojej ręce.
rule-C-POST-LIMIT = Na murze ani w zamku nie może stać więcej kart, niż ma nadrukowanych tarcz.
rule-C-POST-ONCE = W jednej turze możesz wystawić tylko jedną kartę.
rule-Q13 = Król nie pozwala wystawić dwóch kart w jednej turze. Zasada domowa pozwala wystawić po jednej karcie w każdej akcji.
rule-C-UNPOST = Zabranie na rękę jednej karty z posterunku to akcja, także przy pustej ręce. Coś musi tam stać.
rule-C-BUILD = Cztery karty z ręki, budowniczowie i złoto, w tym co najmniej jeden budowniczy, dają ci wierzchnią kartę oblężenia.
rule-C-DUNGEON = Wyślij jednego lub kilku odkrywców z ręki i odkryj kartę lochów. Jeśli pochodni jest więcej niż zagrożenia, dobierasz skarb w kartach wioski.
rule-Q27 = Odkrywcy są odrzucani, czy wrócą ze skarbem, czy bez.
rule-Q6 = Pokonany loch trafia na stos odrzuconych; niepokonany na spód swojej talii, gdzie każdy go widział.
rule-C-BUY = Zapłać 1 złoto z ręki, by dobrać 2 karty wioski.
rule-C-ACADEMY = Zapłać z ręki 1 księciem i 2 złota, by dobrać 1 kartę akademii.
rule-C-KING = Zagranie króla daje do dwóch dalszych akcji dowolnego rodzaju, nawet dwa ataki. Królowie są odrzucani, gdy skończą się akcje tury, więc żadnego nie można w tej samej turze dobrać i zagrać ponownie.
rule-C-KING-DRAW = Dobranie 1 karty wioski jest akcją dopiero po zagraniu króla.
rule-Q14 = Drugi król dodaje kolejne dwie akcje, a nieudany atak niczego nie kończy.
rule-Q20 = Jeśli zamek padnie w trakcie akcji króla, pozostałe wciąż można wykonać, chyba że gra się skończyła.
rule-C-LOOT = Każda wygrana bitwa daje osobie atakującej jedną kartę wioski jako łup. We dwoje trafia ona na rękę; w większym gronie leży zakryta i nikt jej nie ogląda, aż padnie zamek osoby, która ją zdobyła.
rule-Q7 = Łup bierze tylko osoba, która atakuje w swojej turze, nigdy wspierająca.
rule-Q19 = Odparcie ataku nie daje łupu.
rule-C-WIN = We dwoje gra kończy się, gdy padnie zamek; w większym gronie wygrywa ostatni stojący zamek. Po końcu gry nic już nie można zagrać.
rule-C-CONQUEST = W trzy lub więcej osób kto zdobywa zamek, bierze na rękę wszystkie karty z posterunków w nim i na ocalałych murach, a ta twierdza wypada z gry.
rule-Q8 = Zdobyć można tylko to, co leżało na stole; kto traci zamek, zachowuje rękę i łupy. Zasada domowa oddaje zdobywcy także rękę.
rule-C-FALLEN = Gdy padnie twój zamek, zabierasz swoje łupy, ale nie dobierasz już kart i nie możesz wygrać. Nadal możesz w swojej turze obdarowywać innych i wspierać ataki.
rule-C-GIFT = W turze osoby bez zamku dowolna liczba jej kart może trafić do jednej osoby, której zamek stoi, a według zasady domowej do każdej. Każdy widzi, ile ich jest z każdej talii, ale które, wiedzą tylko obie strony.
rule-Q9 = Osoba bez zamku oddaje karty, ale ich nie zagrywa, chyba że wspiera atak.
rule-Q25 = Osoba bez zamku nie reaguje: nikt już nie może jej zaatakować.
rule-Q26 = Osoba bez zamku nie zagrywa królów i niczego nie kupuje.
rule-C-DECK-OUT = Z odrzuconych kart pustej talii powstaje nowa. Jeśli i ich brak, akcja, która wymaga karty z tej talii, nie jest możliwa.
rule-Q24 = Jeśli kart wioski jest za mało, dobierasz tyle, ile zostało.
rule-Q21 = Karty oblężenia, akademii i lochów mają własne stosy odrzuconych.
rule-Q10 = Bez kart oblężenia, akademii lub lochów nie da się budować, uczyć ani wyprawiać.
rule-C-DRAWN = Jeśli nie ma już kart wioski i minie cała runda bez dobrania karty i bez ataku, gra kończy się remisem.
rule-Q11 = W takiej grze nikt nie może już wygrać, więc nikt nie wygrywa.
rule-C-TURN-CAP = Po 600 turach gra kończy się remisem: nikt nie zdołał zdobyć ostatnich zamków.

## How things stand

threat-open = Zamek bez murów: { $seat }
threat-last-wall = Ostatni mur: { $seat }
threat-village =
    { $count ->
        [0] Talia wioski jest pusta: przy dobieraniu wracają odrzucone karty
        [one] W talii wioski została { $count } karta
        [few] W talii wioski zostały { $count } karty
       *[many] W talii wioski zostało { $count } kart
    }
threat-village-out =
    Kart wioski już nie ma: remis po { $count ->
        [one] jeszcze { $count } spokojnej turze
        [few] jeszcze { $count } spokojnych turach
       *[many] jeszcze { $count } spokojnych turach
    }
threat-none = Wszystkie zamki są wciąż dobrze obwarowane

## The end

end-won =
    { $how ->
       *[breached] Ostatni zamek rywali pada w ślad za swoimi murami.
        [assaulted] Ostatni zamek rywali pada w szturmie ponad murami.
    } Wygrywa { $seat }: { $posts ->
        [one] stoi już tylko sam zamek
        [few] stoją jeszcze { $posts } karty twierdzy
       *[many] stoi jeszcze { $posts } kart twierdzy
    }.
end-drawn = Wioski opustoszały, broń odpoczywa: tej wojny nikt nie wygrywa.
end-stalemate = Tury wojny: { $turns }, a ostatnich zamków nikt nie zdołał zdobyć. Nikt nie wygrywa.

## At the table

group-attack = Atak ({ $seat })
group-night = Nocny atak ({ $seat })
group-post = Wystaw
group-unpost = Zabierz
group-build = Buduj
group-explore = Do lochów
group-waste = Wyrzuć
group-give = Obdarowana osoba
group-remove = Do usunięcia
group-add = Karty
panel-hand =
    Twoja ręka ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    })
panel-empty-hand = Nie masz kart na ręce
panel-hand-count = ręka { $count }
panel-hand-backs = ręka { $count } ({ $backs })
panel-loot-count = łup { $count }
panel-decks = Talie (odrzucone)
panel-village = Wioska
panel-siege = Oblężenie
panel-academy = Akademia
panel-dungeon = Lochy
panel-discards = Odrzucone
panel-unseen = Niewidoczne
panel-dungeon-bottom = Na spodzie talii lochów
panel-fallen = zamek padł
panel-standing = { $post }: tarcze { $shields }
panel-lost = { $post }: w gruzach
panel-posted = na posterunku: { $cards }
doubt-waste = Karta „{ $card }” przepadnie bez efektu. Na pewno?
doubt-hopeless = Na razie { $balance }: ten atak nie może się udać. Ruszać mimo to?

## Działy zasad

section-aim = Cel gry
section-cards = Karty
section-setup = Przygotowanie
section-turn = Twoja tura
section-attack = Atak
section-support = Wspieranie ataku
section-reactions = Reakcja na atak
section-night = Nocny atak
section-defence = Obrona twierdzy
section-village = Kupowanie i budowanie
section-dungeon = Do lochów
section-academy = W akademii
section-king = Król
section-loot = Łupy
section-falling = Gdy pada zamek
section-decks = Gdy kończą się karty
section-rulings = Rozstrzygnięcia wątpliwości

## The coach: why an action is the best

coach-measure-walls = Twoje stojące mury
coach-measure-shields = Tarcze twojej twierdzy
coach-measure-hand = Karty na twojej ręce
coach-measure-swords = Miecze na twojej ręce
coach-measure-weapons = Machiny na twojej ręce
coach-measure-reactions = Karty akademii na twojej ręce
coach-measure-gold = Złoto na twojej ręce
coach-measure-rival_castles = Stojące zamki rywali
coach-measure-rival_walls = Stojące mury rywali
coach-measure-rival_posted = Karty rywali na posterunkach
coach-measure-rival_hand = Karty na rękach rywali

## House rules

setting-conquest = Co bierze zdobywca zamku?
setting-conquest-table = Tylko karty ze stołu: te z posterunków w zamku i na jego murach.
setting-conquest-hand = Także rękę osoby, która straciła zamek.
setting-castle_posts = Czy karty na posterunku w zamku można atakować za murami?
setting-castle_posts-protected = Nie: mury chronią je tak samo jak zamek.
setting-castle_posts-attackable = Tak: kartę na posterunku w zamku zawsze można zaatakować osobno.
setting-king_posts = Ile kart można wystawić w turze króla?
setting-king_posts-turn = Jedną na turę, z królem czy bez.
setting-king_posts-action = Jedną w każdej akcji.
setting-gifts = Kto może dostać podarunek od osoby bez zamku?
setting-gifts-living = Tylko osoby, których zamki stoją.
setting-gifts-anyone = Każda inna osoba, tak by i ci bez zamków mogli tymi kartami wspierać ataki.

## Asking less

asking-able = Pytaj mnie o wsparcie i reakcje tylko wtedy, gdy mam na to karty.
asking-always = Pytaj mnie za każdym razem, żeby nikt nie wiedział, co mam.
asking-never = Nigdy nie proś mnie o wsparcie: nie dołączam do niczyjego ataku. Pytaj o reakcje, gdy mam na nie karty.

## Odds before an attack

odds-battle =
    { $cards ->
        [0] Szansa wygranej: { $percent } %. { $victim } nie ma kart akademii.
        [one] Szansa wygranej: { $percent } %, jeśli { $victim } zagra swoją jedyną kartę akademii, 100 %, jeśli nie.
        [few] Szansa wygranej: { $percent } %, jeśli { $victim } zagra wszystkie { $cards } karty akademii, 100 %, jeśli nie zagra żadnej.
        [many] Szansa wygranej: { $percent } %, jeśli { $victim } zagra wszystkie { $cards } kart akademii, 100 %, jeśli nie zagra żadnej.
       *[other] Szansa wygranej: { $percent } %, jeśli { $victim } zagra wszystkie { $cards } karty akademii, 100 %, jeśli nie zagra żadnej.
    }
odds-weak = Szansa wygranej: 0 %, nawet jeśli { $victim } nie zareaguje.
odds-sure = Szansa wygranej: 100 %, cokolwiek { $victim } zagra.
odds-unsupported = Nie licząc wsparcia.

## Titles of the Chronicles

rank-weary_peace = Pokój wyczerpanych
rank-bare_castle = Zamek bez murów
rank-last_wall = Ostatni mur
rank-firm_walls = Mury, które wytrzymały
rank-unscathed = Twierdza bez jednej rysy
