## The game

game-title = Twierdza: Oblężenie Runedar
game-summary = Gra kooperacyjna dla 1–4 krasnoludów: brońcie starej twierdzy przed orkami, trollami i machinami oblężniczymi, przekopując tunel ku wolności. Im więcej złota wyniesiecie, tym większa legenda.

## Places: the label, the way there, and being there

place-chamber = Donżon
place-chamber-to = do donżonu
place-chamber-at = w donżonie
place-carpenter = Stolarnia
place-carpenter-to = do stolarni
place-carpenter-at = w stolarni
place-tannery = Garbarnia
place-tannery-to = do garbarni
place-tannery-at = w garbarni
place-foundry = Odlewnia
place-foundry-to = do odlewni
place-foundry-at = w odlewni
place-entrance = Wejście do tunelu
place-entrance-to = przed wejście do tunelu
place-entrance-at = przed wejściem do tunelu
place-carpenter_wall = Mur stolarni
place-carpenter_wall-to = na mur stolarni
place-carpenter_wall-at = na murze stolarni
place-tannery_wall = Mur garbarni
place-tannery_wall-to = na mur garbarni
place-tannery_wall-at = na murze garbarni
place-foundry_wall = Mur odlewni
place-foundry_wall-to = na mur odlewni
place-foundry_wall-at = na murze odlewni
place-carpenter_field = Przed murem stolarni
place-carpenter_field-to = przed mur stolarni
place-carpenter_field-at = przed murem stolarni
place-tannery_field = Przed murem garbarni
place-tannery_field-to = przed mur garbarni
place-tannery_field-at = przed murem garbarni
place-foundry_field = Przed murem odlewni
place-foundry_field-to = przed mur odlewni
place-foundry_field-at = przed murem odlewni
place-tunnel_tower = Wieża tunelowa
place-tunnel_tower-to = na wieżę tunelową
place-tunnel_tower-at = na wieży tunelowej
place-west_tower = Wieża zachodnia
place-west_tower-to = na wieżę zachodnią
place-west_tower-at = na wieży zachodniej
place-east_tower = Wieża wschodnia
place-east_tower-to = na wieżę wschodnią
place-east_tower-at = na wieży wschodniej

## Things

resource-wood = drewno
resource-leather = skóra
resource-metal = metal
use-wood = Drewno
use-leather = Skóra
use-metal = Metal
use-any = Dowolny zasób
use-melee = Wręcz
use-direct = Sukcesy bez rzutu
use-ranged = Strzał
use-dig = Podkop
use-move = Ruch
deck-yellow = żółta talia
deck-grey = szara talia
deck-red = czerwona talia
machine-tower = wieża oblężnicza
machine-catapult = katapulta
difficulty-easy = Łatwy
difficulty-normal = Normalny
difficulty-hard = Trudny
difficulty-epic = Epicki
goblin-kind-fixed =
    Chce: { $wood ->
        [0]
            { $leather ->
                [0] metal × { $metal }
               *[other]
                    skóra × { $leather }{ $metal ->
                        [0] { "" }
                       *[other] , metal × { $metal }
                    }
            }
       *[other]
            drewno × { $wood }{ $leather ->
                [0] { "" }
               *[other] , skóra × { $leather }
            }{ $metal ->
                [0] { "" }
               *[other] , metal × { $metal }
            }
    }
goblin-kind-mix =
    Chce: { $amount ->
        [one] { $amount } dowolny zasób
        [few] { $amount } dowolne zasoby
       *[many] { $amount } dowolnych zasobów
    }
goblin-kind-rubble =
    Trzeba usunąć { $amount ->
        [one] { $amount } fragment
        [few] { $amount } fragmenty
       *[many] { $amount } fragmentów
    } gruzu
goblin-kind-fight =
    Rwie się do walki: potrzeba { $amount ->
        [one] { $amount } sukcesu
       *[many] { $amount } sukcesów
    }
troll-circles = Sukcesy na okręgach: { $circles }
mercenary-orcs-effect = Pokonuje wszystkie orki w trzech warsztatach.
mercenary-goblin-effect = Pokonuje jednego goblina dowolnego rodzaju.
mercenary-troll-effect = Pokonuje jednego trolla.
mercenary-catapult-effect = Powstrzymuje katapultę tuż przed strzałem: bez odkrywania karty.
mercenary-siege-effect = Unieważnia właśnie odkrytą kartę oblężenia.
face-hit =
    { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    }
face-crossbow = kusza

## What happened

event-game_began = Zaczyna się oblężenie. Pierwsza tura: { $seat }.
event-turn_began = Tura { $turn }: { $seat }.
event-machine_came = Nadciąga { $machine }! Obszar gry: { $seat }.
event-machine_raised = Podnosi się { $machine }: ruszy na początku następnej tury.
event-machine_activated = Do akcji rusza { $machine }!
event-machine_held = Powstrzymana w samą porę: { $machine }. Wraca do rezerwy.
event-machine_destroyed = W drzazgi idzie { $machine }!
event-troll_came = Przed wejście do tunelu wtacza się troll: { $troll }.
event-troll_defeated = Troll pokonany: { $troll }.
event-space_blocked = Katapulta niszczy pole { $space } planszy ulepszeń: jest zablokowane na zawsze.
event-upgrade_lost = Przepada karta „{ $card }” z pola { $space }.
event-gold_lost =
    { $reason ->
        [catapult]
            { $amount ->
                [one] Ostrzał grzebie { $amount } samorodek.
                [few] Ostrzał grzebie { $amount } samorodki.
               *[many] Ostrzał grzebie { $amount } samorodków.
            }
       *[stolen]
            { $amount ->
                [one] Skradziono { $amount } samorodek.
                [few] Skradziono { $amount } samorodki.
               *[many] Skradziono { $amount } samorodków.
            }
        [paid]
            { $amount ->
                [one] Zapłacono { $amount } samorodek.
                [few] Zapłacono { $amount } samorodki.
               *[many] Zapłacono { $amount } samorodków.
            }
    }
event-orc_card_played = { $seat } zagrywa kartę orka.
event-siege_card_revealed = Karta oblężenia: { $siege }.
event-siege_card_cancelled = Karta oblężenia nie ma skutku ({ $siege }).
event-orc_placed = Nowy ork { $place_at }.
event-orcs_advanced =
    { $count ->
        [0] Brzmią rogi, ale żaden ork nie rusza naprzód.
        [one] Jedyny ork rusza naprzód.
       *[many] Wszystkie orki ({ $count }) ruszają naprzód.
    }
event-orc_stole = Ork, który był { $place_at }, dopada złota!
event-orc_defeated = Ginie ork { $place_at }.
event-card_played = { $seat } zagrywa kartę „{ $card }” ({ $use }).
event-card_unused = { $seat } odkłada bez użycia kartę „{ $card }”.
event-card_passed = { $seat } zagrywa bez użycia kartę „{ $card }”.
event-dwarf_moved = { $seat } idzie { $place_to }.
event-resource_placed = Na kartę „{ $card }” (pole { $space }) trafia { $resource }.
event-resource_given = Do goblina „{ $goblin }” trafia { $resource }.
event-upgrade_completed = Ulepszenie „{ $card }” jest odblokowane i czeka na wzięcie (pole { $space }).
event-upgrade_taken = { $seat } bierze kartę „{ $card }”, a oddaje kartę „{ $removed }”.
event-attack_rolled =
    { $dice ->
        [0] { $seat } atakuje bez rzutu kośćmi.
        [one] { $seat } rzuca { $dice } kością ({ $use }).
       *[many] { $seat } rzuca { $dice } kośćmi ({ $use }).
    }
event-die_rolled = Kość: { $face }.
event-hits_scored =
    { $use }: { $hits ->
        [0] brak sukcesów
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    }.
event-circle_covered =
    { $enemy ->
       *[troll] Troll { $slot }: zakryty okrąg { $circle }.
        [goblin] Goblin { $slot }: okrąg zakryty.
    }
event-goblin_came = Z tunelu wyskakuje goblin: { $goblin }.
event-goblin_defeated = Goblin z głowy: { $goblin }.
event-rubble_dug =
    { $amount ->
        [one] Usunięto { $amount } fragment gruzu
        [few] Usunięto { $amount } fragmenty gruzu
       *[many] Usunięto { $amount } fragmentów gruzu
    }, { $left ->
        [0] nic nie zostało
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }.
event-rubble_dug_beside =
    Obok goblina „{ $goblin }” usunięto fragment gruzu, { $left ->
        [0] nic nie zostało
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }.
event-rubble_placed =
    Następną sekcję { $amount ->
        [one] zasypuje { $amount } fragment
        [few] zasypują { $amount } fragmenty
       *[many] zasypuje { $amount } fragmentów
    } gruzu.
event-section_opened = Sekcja { $section } tunelu odkopana!
event-mercenary_hired =
    { $mercenary } wkracza do akcji za { $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }.
event-upgrade_removed = Z pola { $space } znika karta „{ $card }”.
event-space_filled = Pole { $space }: „{ $card }” ({ $deck }).
event-deck_reshuffled = { $seat } tasuje wszystkie dwanaście kart i odkłada dwie.
event-card_drawn = { $seat } dobiera kartę „{ $card }”.
event-card_drawn-hidden = { $seat } dobiera kartę.
event-turn_ended = { $seat } kończy turę.
event-game_won =
    Tunel stoi otworem! { $gold ->
        [one] Ocalał { $gold } samorodek.
        [few] Ocalały { $gold } samorodki.
       *[many] Ocalało { $gold } samorodków.
    }
event-game_lost =
    { $loss ->
       *[siege] Odkryto ostatnią kartę oblężenia: twierdza upada.
        [catapult] Odkryto ostatnią kartę katapulty: twierdza leży w gruzach.
        [troll] Ostatni troll jest już za murami: twierdza upada.
        [orc] Do hordy dołącza ostatni ork: twierdza nie wytrzymuje.
        [gold] Przepadł ostatni samorodek: nie ma już czego bronić.
    } Pokonane gobliny: { $goblins }.
event-card_phase_began = { $seat } przechodzi do kart krasnoludów.

## Siege cards

siege-orcs =
    { $count ->
        [one] { $count } ork
        [few] { $count } orki
       *[many] { $count } orków
    } { $place_at }
siege-machine = { $machine }
siege-arrow = wszystkie orki ruszają naprzód

## What can be chosen

action-move = { $card }: idź { $place_to }
action-move-short = Idź { $place_to }
action-magic = { $card }: magiczny skok { $place_to } i jeszcze jedna akcja
action-magic-short = Magiczny skok { $place_to } i jeszcze jedna akcja
action-work = { $card }: pozyskanie ({ $resource } × { $amount })
action-work-short = Pozyskanie: { $resource } × { $amount }
action-work-any = { $card }: pozyskanie (zasób tego warsztatu × { $amount })
action-work-any-short = Pozyskanie: zasób tego warsztatu × { $amount }
action-melee =
    { $card }: walka wręcz, { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
action-melee-short =
    Walka wręcz, { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
action-direct =
    { $card }: { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    } bez rzutu
action-direct-short =
    { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    } bez rzutu
action-ranged =
    { $card }: strzał, { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
action-ranged-short =
    Strzał, { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
action-dig = { $card }: podkop × { $amount }
action-dig-short = Podkop × { $amount }
action-pass = „{ $card }”: zagraj bez użycia
action-pass-short = Zagraj bez użycia
action-discard = Oddaj kartę „{ $card }”
action-aim-place = Cel: { $place }
action-aim-machine = Cel: { $machine }
action-roll = Atakuj!
action-stop = Bez kolejnej akcji
action-give-space = Na kartę „{ $card }” (pole { $space }): { $resource }
action-give-goblin = Dla goblina „{ $goblin }”: { $resource }
action-hit-orc = Pokonaj orka
action-hit-goblin =
    Uderz: { $goblin } ({ $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    })
action-hit-troll =
    Uderz: { $troll } (okrąg { $circle }, { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    })
action-dig-goblin = Kop obok goblina „{ $goblin }”
action-take = Weź kartę „{ $card }” (pole { $space })
action-hire-orcs =
    Najem: { $name } ({ $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }) – koniec z orkami w warsztatach
action-hire-goblin =
    Najem: { $name } ({ $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }) – cel: { $target }
action-hire-troll =
    Najem: { $name } ({ $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }) – cel: { $target }
action-hire-catapult =
    Najem: { $name } ({ $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }) – powstrzymanie katapulty
action-hire-siege =
    Najem: { $name } ({ $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }) – unieważnienie karty oblężenia
action-activate = Aktywuj: { $machine }
action-reveal = Zagraj kartę orka
action-continue = Niech się dzieje
action-remove = Usuń z pola { $space } kartę „{ $card }”
action-fill = Uzupełnij pole { $space }: { $deck }
action-done = Plansza gotowa
action-end = Nie zagrywaj więcej kart
action-end-turn = Zakończ turę

## What is asked

ask-machines = W twoim obszarze gry są obie machiny: wybierz, która ruszy pierwsza.
ask-orc_cards = Najpierw karty orków. Zagraj jedną albo jeszcze się przygotuj.
ask-dwarf_cards = Zagrywaj karty: jedna akcja na kartę.
ask-dwarf_cards-empty = Wszystkie twoje karty są zagrane: zakończ turę.
ask-refill = Możesz odświeżyć planszę ulepszeń: najpierw usuń karty, potem uzupełnij puste pola.
ask-activation = Zaraz zadziała { $machine }. Reagujesz czy odpuszczasz?
ask-siege_card = Karta oblężenia: { $siege }. Reagujesz, zanim zadziała, czy odpuszczasz?
ask-siege_card-arrow = Teraz wszystkie orki ruszą naprzód. Reagujesz czy odpuszczasz?
ask-magic = Magiczna karta daje jeszcze jedną akcję: wybierz ją albo poprzestań na ruchu.
ask-gather =
    Twój atak: { $dice ->
        [0]
            { $hits ->
                [one] { $hits } sukces bez rzutu
                [few] { $hits } sukcesy bez rzutu
               *[many] { $hits } sukcesów bez rzutu
            }
        [one]
            { $dice } kość{ $hits ->
                [0] { "" }
                [one] { " " }i { $hits } sukces bez rzutu
                [few] { " " }i { $hits } sukcesy bez rzutu
               *[many] { " " }i { $hits } sukcesów bez rzutu
            }
       *[many]
            { $dice } kości{ $hits ->
                [0] { "" }
                [one] { " " }i { $hits } sukces bez rzutu
                [few] { " " }i { $hits } sukcesy bez rzutu
               *[many] { " " }i { $hits } sukcesów bez rzutu
            }
    }. Dołóż karty albo atakuj.
ask-assign =
    Kto oberwie? Do rozdzielenia: { $hits ->
        [one] { $hits } sukces
        [few] { $hits } sukcesy
       *[many] { $hits } sukcesów
    }.
ask-place = Dokąd to trafi? Do rozłożenia: { $resource } × { $amount }.
ask-dig_beside =
    Obok którego goblina kopiesz? Do usunięcia: { $amount ->
        [one] { $amount } fragment
        [few] { $amount } fragmenty
       *[many] { $amount } fragmentów
    } gruzu.
ask-take = Wybierz kartę z ręki, którą oddajesz za kartę „{ $card }”: wypadnie z gry.

## Before a mercenary is hired

confirm-hire = Nająć: { $name }, za { $price ->
        [one] { $price } samorodek
        [few] { $price } samorodki
       *[many] { $price } samorodków
    }? Zostanie { $left }.
confirm-hire-orcs =
    { $count ->
        [one] Ginie { $count } ork w warsztatach.
        [few] Giną { $count } orki w warsztatach.
       *[many] Ginie { $count } orków w warsztatach.
    }
confirm-hire-target = Pokonany: { $target }.
confirm-hire-catapult = Katapulta nie strzela.
confirm-hire-siege = Karta oblężenia nie ma efektu: { $siege }.
confirm-saves =
    { $gold ->
        [0] W tej chwili nie ratuje złota.
        [one] Od razu ratuje { $gold } samorodek.
        [few] Od razu ratuje { $gold } samorodki.
       *[many] Od razu ratuje { $gold } samorodków.
    }
confirm-averts-defeat = Bez tego gra jest natychmiast przegrana.

## When a person is asked during the siege

asking-always = Pytaj mnie przy każdej przerwie w oblężeniu.
asking-gold = Pytaj mnie przy przerwie w oblężeniu tylko wtedy, gdy przepadłoby złoto.
asking-never = Nigdy nie pytaj mnie przy przerwie w oblężeniu; niech się dzieje.

## House rules

setting-magic_move = Magiczny skok
setting-magic_move-fields = Sięga wszędzie, także przed mury (polska instrukcja).
setting-magic_move-inside = Nie wychodzi poza twierdzę (instrukcje angielska, hiszpańska i portugalska).
setting-catapult_mercenary = Najemnik od katapulty
setting-catapult_mercenary-nugget = Ratuje kartę katapulty i samorodek (żadna edycja tego nie mówi; nasze rozstrzygnięcie).
setting-catapult_mercenary-card = Ratuje tylko kartę katapulty, a 1 samorodek przepada (żadna edycja tego nie mówi).
setting-taking = Branie ulepszeń
setting-taking-between = Między machinami, kartami orków i kartami krasnoludów, nie między kartą oblężenia a jej efektem (nasze rozstrzygnięcie).
setting-taking-anytime = W każdej chwili swojej tury, także między kartą oblężenia a jej efektem (dosłownie wszystkie cztery edycje).

## What stands in the way, said before the rule

obstacle-work = Stoisz { $place_at }, a ten surowiec zdobywa się { $workshop_at }.
obstacle-workshop = Stoisz { $place_at }, a to nie jest warsztat.
obstacle-orcs =
    { $count ->
        [one] Jest tu ork: { $place_at }.
        [few] Są tu { $count } orki: { $place_at }.
       *[many] Jest tu { $count } orków: { $place_at }.
    }
obstacle-melee = Stoisz { $place_at }, a nie ma tam wroga, z którym można walczyć.
obstacle-tower = Stoisz { $place_at }, a nie na wieży.
obstacle-target = Stoisz { $place_at }, a w zasięgu nie ma żadnego celu.
obstacle-dig = Stoisz { $place_at }, a gruz leży { $dig_at }.
obstacle-enemies = Są tu trolle lub gobliny: { $place_at }.

## The rules

rule-R-MAP = Figurki krasnoludów mogą stać w czternastu miejscach: w donżonie, na czterech dziedzińcach (trzy warsztaty i obszar przed wejściem do tunelu), na trzech murach, na trzech wieżach i przed każdym z murów.
rule-R-MAP-1 = Z donżonu jest jeden krok na każdy z czterech dziedzińców.
rule-R-MAP-2 = Sąsiednie dziedzińce dzieli jeden krok. Tworzą krąg: wejście do tunelu, stolarnia, garbarnia, odlewnia i znów wejście do tunelu.
rule-Q1 = Garbarnia to środkowy warsztat, naprzeciw tunelu, więc jej mur leży między dwiema wieżami. Wieża tunelowa styka się tylko z murem stolarni.
rule-R-MAP-3 = Każdy warsztat dzieli jeden krok od jego muru.
rule-R-MAP-4 = Każdy mur dzieli jeden krok od obszaru przed nim.
rule-R-MAP-5 = Mury rozdzielone wieżą dzieli jeden krok i nie trzeba na nią wchodzić: między murami stolarni i garbarni stoi wieża zachodnia, między murami garbarni i odlewni – wschodnia.
rule-R-MAP-6 = Wieżę dzieli jeden krok od każdego muru obok niej: tunelową od muru stolarni, zachodnią od murów stolarni i garbarni, wschodnią od murów garbarni i odlewni.
rule-R-ORC-PATH = Orki idą sprzed muru na mur, dalej do warsztatu i wreszcie do donżonu; nigdy nie wchodzą na wieże ani przed wejście do tunelu. Trolle i gobliny stoją tylko przed wejściem do tunelu.
rule-R-SHARE = W jednym miejscu może przebywać dowolnie wiele krasnoludów i wrogów.
rule-Q10 = Wrogowie nigdy nie zagradzają drogi: możesz swobodnie wchodzić tam, gdzie są, przechodzić i wychodzić.
rule-R-RESERVE = Figurka pokonanego orka, trolla lub goblina i każdy usunięty fragment gruzu od razu wracają do rezerwy.
rule-R-SETUP = Na początku w każdym warsztacie jest 10 zasobów, a w donżonie 20 samorodków. W rezerwie czeka 10 orków, 2 gobliny, 4 trolle, wieża oblężnicza, katapulta, 5 kości, 10 znaczników obrażeń i gruz.
rule-R-SETUP-1 = Pod sekcją tunelu leżą zakryte dwa z czterech żetonów goblinów jej poziomu; sekcja 1 jest tuż przy wieży tunelowej. Pozostałych żetonów nikt nie ogląda i nie biorą udziału w grze.
rule-R-SETUP-2 = Talia oblężenia liczy 50 kart, po dziesięć z każdego poziomu. Każdy poziom tasuje się osobno; poziom 1 leży na wierzchu, poziom 5 na spodzie.
rule-R-SETUP-3 = Pięć żetonów trolli i pięć kart katapulty leży zakrytych w losowej kolejności. Każda karta katapulty wskazuje inne pole planszy ulepszeń.
rule-R-SETUP-4 = Każda osoba dostaje figurkę krasnoluda, która zaczyna w donżonie, i dwanaście kart: dziesięć broni i narzędzi oraz dwie karty orków. Wszystkie figurki są sobie równe.
rule-R-SETUP-5 = Plansza ulepszeń ma pięć numerowanych pól, których dodatkowy koszt zależy od liczby grających. Na początku leży na niej pięć losowych kart z żółtej talii; szara i czerwona czekają obok.
rule-R-SETUP-6 = Karty najemników, a jest ich pięć, są dostępne od początku, każda na jeden raz.
rule-R-SETUP-7 = Poziom trudności określa, ile gruzu ma każda sekcja tunelu: łatwy 6, normalny 8, trudny 10, epicki 12.
rule-R-SETUP-8 = Tasujesz swoje dwanaście kart, dwie odkładasz bez podglądania, a z pozostałych dziesięciu dobierasz pięć na rękę.
rule-R-RESHUFFLE = Gdy twoja talia się wyczerpie, tasujesz znów wszystkie dwanaście kart: dwie odkładasz bez podglądania, dziesięć tworzy nową talię.
rule-R-SETUP-9 = O tym, kto zaczyna, decyduje los; potem gra toczy się zgodnie z ruchem wskazówek zegara.
rule-R-TALK = Rozmawiajcie o swoich kartach do woli, ale ich nie pokazujcie.
rule-Q30 = Inni widzą kartę z twojej ręki dopiero wtedy, gdy ją zagrywasz. Stół można założyć z odkrytymi rękami; wtedy wszyscy widzą wszystkie karty.
rule-R-TURN = Tura ma stałą kolejność: machiny, karty orków, karty krasnoludów, uzupełnienie planszy ulepszeń. Wszystko ma swój moment, a rzecz zaczętą trzeba najpierw dokończyć.
rule-R-MACHINE = Na początku twojej tury aktywują się machiny z twojego obszaru gry; gdy są tam obie, wybierasz kolejność.
rule-R-TOWER = Aktywowana wieża oblężnicza sprowadza trolla: kolejny żeton i figurka trafiają przed wejście do tunelu, a wieża wraca do rezerwy. Piąty żeton oznacza przegraną.
rule-R-CATAPULT = Aktywowana katapulta odkrywa kartę, która na zawsze blokuje swoje pole planszy ulepszeń. Leżąca tam karta wypada z gry, jej zasoby wracają do warsztatów, przepada 1 samorodek, a katapulta wraca do rezerwy.
rule-Q24 = Piąta karta katapulty oznacza natychmiastową przegraną; nic więcej z niej już nie następuje.
rule-R-ORC = Wszystkie karty orków z ręki zagrywasz przed innymi, jedną po drugiej. Każda odkrywa wierzchnią kartę oblężenia, która działa w całości, a potem wypada z gry.
rule-Q23 = Karta oblężenia działa w kolejności: orki, machina, strzałka.
rule-R-SIEGE-ORC = Orki z karty oblężenia stają przed wskazanym murem. Wystawienie dziesiątej figurki orka oznacza natychmiastową przegraną.
rule-R-SIEGE-TOWER = Karta oblężenia z wieżą oblężniczą sprowadza ją do twojego obszaru gry. Jeśli wieża jest już w grze, zamiast tego od razu się aktywuje.
rule-R-SIEGE-CATAPULT = Karta oblężenia z katapultą sprowadza ją do twojego obszaru gry. Jeśli katapulta jest już w grze, zamiast tego od razu się aktywuje.
rule-Q2 = Machina jest już w grze, gdy stoi w czyimkolwiek obszarze, także w twoim.
rule-R-SIEGE-ARROW = Na strzałkę każdy ork robi krok w stronę donżonu. Każdy, który tam wejdzie, kradnie 1 samorodek i wraca do rezerwy.
rule-R-CARD = Po kartach orków zagrywasz resztę ręki, karta po karcie. Każda daje jedną z widocznych na niej akcji, wykonaną w całości przed następną kartą.
rule-R-CARD-PASS = Każdą kartę wolno zagrać i nie użyć żadnej z jej akcji.
rule-R-ANY-ORDER = Karty ataku, rozkładane zasoby, cele sukcesów, wykopywany gruz i karty usuwane z planszy wybierasz w dowolnej kolejności, a wybór możesz cofnąć, dopóki nie jest ostateczny.
rule-R-MOVE = W ruchu robisz najwyżej tyle kroków, ile pokazuje karta, zawsze do sąsiedniego miejsca.
rule-R-MAGIC = Magiczna karta (∞) może najpierw przenieść cię w dowolne miejsce, a potem daje jedną inną ze swoich akcji – ale nie drugi ruch.
rule-Q3 = Skok magicznej karty sięga wszędzie, także przed mury; tak mówi polska instrukcja. Według reguły domowej nie wychodzi poza twierdzę, jak w instrukcjach angielskiej, hiszpańskiej i portugalskiej.
rule-R-WORK = Aby pozyskać zasób, stań w jego warsztacie, w którym nie ma orków. Bierzesz tyle sztuk, ile pokazuje karta, i każdą kładziesz na karcie ulepszenia lub obok goblina, któremu jej brakuje; niczego nie odkłada się na później.
rule-R-WORK-BLOCKED = W warsztacie, w którym jest ork, nie da się pozyskać zasobów.
rule-R-WORK-ANY = Symbol dowolnego zasobu pozwala pozyskać zasób tego warsztatu, w którym stoisz.
rule-Q11 = Bierzesz dokładnie tyle, ile pokazuje karta, o ile warsztat tyle ma i da się to rozłożyć; gdy nie ma gdzie położyć niczego, pozyskać nie można. Zasoby rozdzielasz dowolnie.
rule-Q13 = Pozyskanie to jedna akcja: najpierw rozkładasz wszystko, potem odchodzą zaspokojone gobliny. Tego, co oddają, nie użyjesz w tej samej akcji. Aby zapłacić goblinowi, nie trzeba stać przed wejściem do tunelu.
rule-R-MELEE = Do ataku wręcz stań tam, gdzie jest ork, troll lub walczący goblin. Zagraj razem dowolnie wiele kart z kośćmi ataku wręcz lub sukcesami bez rzutu, wszystkie przed rzutem; kusze się nie liczą.
rule-R-DICE-CAP = W jednym ataku rzuca się najwyżej pięcioma kośćmi.
rule-Q15 = Wolno zagrać karty na więcej niż pięć kości, ale nadmiar przepada, a wszystkie te karty są zużyte.
rule-R-DIRECT = Symbol sukcesów bez rzutu daje 2 sukcesy. Limit kości ich nie dotyczy i można nimi atakować także bez kości.
rule-R-LOST-HITS = Ork pada od 2 sukcesów; okrąg zakrywa się dopiero wtedy, gdy opłacisz go w całości. Wybierasz cele, dopóki sukcesów starcza na którykolwiek; te, które na nic nie starczą, przepadają, a zakryte okręgi takie pozostają.
rule-Q29 = Najpierw rozdziela się wszystkie sukcesy, potem znikają pokonani, a dopiero na koniec pojawia się nowy gruz albo przychodzi zwycięstwo.
rule-R-NEXT = Gdy padną oba gobliny sekcji, a sekcje jeszcze zostały, pojawia się nowy gruz zgodnie z poziomem trudności – nawet jeśli są tam trolle.
rule-R-WIN = Gra jest wygrana, gdy piąta sekcja jest odkopana i oba jej gobliny pokonane; trolle nie mają już znaczenia. Wynikiem jest ocalone złoto.
rule-Q14 = Każda karta w ataku wnosi dokładnie jedną ze swoich linii i musi ona pasować do tego ataku.
rule-Q16 = Magiczne karty mogą dołączyć do ataku: najpierw skok, potem zgłaszasz wszystkie karty z nowego miejsca.
rule-R-RANGED = Do ataku dystansowego stań na wieży i przed rzutem wybierz jeden cel: machinę, mur obok wieży albo obszar przed nim; z wieży tunelowej także wejście do tunelu. Każda kusza pokonuje orka, niszczy machinę albo zakrywa jeden okrąg; warsztaty i donżon nie mogą być celem.
rule-Q17 = Atakować można tylko tam, gdzie jest co zranić.
rule-R-DIG = Do podkopu stań przed wejściem do tunelu, gdy nie ma tam trolli ani goblinów. Usuwasz dokładnie tyle gruzu, ile pokazuje karta, albo wszystko, co zostało.
rule-R-GOBLIN-RUBBLE = Niektóre gobliny mają obok siebie gruz i odchodzą, gdy go zabraknie. Ten gruz można kopać mimo wrogów, a dopóki są tam wrogowie – tylko ten.
rule-Q18 = Przy dwóch goblinach z gruzem dzielisz podkop dowolnie.
rule-R-SECTION = Gdy zniknie ostatni gruz sekcji, z tunelu wyjmuje się sekcję leżącą najbliżej wieży tunelowej, a przed wejściem stają jej dwa gobliny.
rule-Q4 = Podkop niewykorzystany w chwili otwarcia sekcji przepada.
rule-R-TAKE = W swojej turze możesz wziąć odblokowane ulepszenie, gdy nic nie jest w połowie: usuń z gry niezagraną kartę z ręki, nigdy kartę orka, i weź ulepszenie na rękę. Jego zasoby wracają do warsztatów.
rule-Q12 = Ulepszenia bierze się przed machinami, kartami orków i kartami krasnoludów lub między nimi, nigdy w środku akcji. Według reguły domowej bierze się je w każdej chwili swojej tury, w której można by kogoś nająć, także między kartą oblężenia a jej efektem; dosłownie tak mówią wszystkie cztery instrukcje.
rule-R-COST = Ulepszenie jest odblokowane, gdy leżą na nim zasoby wskazane przez kartę i przez jej pole. Potem czeka na dowolną osobę.
rule-R-REFILL = Jeśli kończysz turę w donżonie, możesz uzupełnić puste i niezablokowane pola planszy ulepszeń, w dowolnej kolejności i z wybranych talii.
rule-R-REFILL-REMOVE = Przed pierwszym uzupełnieniem możesz usunąć z planszy ulepszeń dowolne karty; ich zasoby wracają do warsztatów.
rule-Q25 = Uzupełnianie jest dobrowolne, także częściowe. Pustej talii wybrać nie można.
rule-Q5 = Po uzupełnieniu pierwszego pola nie usuwa się w tej turze żadnych kart.
rule-R-END = Na koniec tury odkładasz pięć zagranych kart i dobierasz pięć nowych. Potem przychodzi kolej na następną osobę.
rule-Q26 = W turze zagrywa się zawsze dokładnie pięć kart, bo każde ulepszenie zastępuje jedną kartę z ręki.
rule-R-MERC = Za najem płaci się złotem z donżonu, a każda karta najemnika działa raz w ciągu całej gry. Nie zużywa kart z ręki i nie ma znaczenia, gdzie stoi twoja figurka.
rule-R-MERC-TIME = Najmować możesz w swojej turze, nawet w trakcie akcji, ale nie w środku jednego kroku, na przykład rozkładania zasobów czy rozdzielania sukcesów.
rule-R-MERC-ORCS = Ta karta najemnika pokonuje wszystkie orki w trzech warsztatach; musi tam być choć jeden.
rule-R-MERC-GOBLIN = Ta karta najemnika pokonuje jednego goblina dowolnego rodzaju. To, co dostał, wraca do warsztatów, a gruz obok niego znika.
rule-R-MERC-TROLL = Ta karta najemnika pokonuje jednego trolla; jakiś musi być w grze.
rule-R-MERC-CATAPULT = Tej karty najemnika użyjesz tylko wtedy, gdy katapulta ma właśnie zadziałać: nie odkrywa się karty, a katapulta wraca do rezerwy.
rule-Q6 = Powstrzymana katapulta nie kosztuje złota i nie blokuje pola; żadna instrukcja nie mówi, czy samorodek ocaleje. Według reguły domowej ocaleje tylko karta, a 1 samorodek i tak przepada.
rule-R-MERC-SIEGE = Tej karty najemnika użyjesz tylko tuż po odkryciu karty oblężenia: cała karta nie ma wtedy skutku.
rule-Q7 = Na ostatnią kartę oblężenia nie pomoże żaden najem: przegrywa się przez samo jej odkrycie.
rule-Q8 = Najpierw się płaci, a ostatniego samorodka wydać nie wolno: po najmie musi zostać co najmniej 1.
rule-Q21 = Gobliny pokonane przez najemników liczą się jak wszystkie inne: do nowego gruzu, do wyniku i do zwycięstwa, które może nadejść w każdej chwili.
rule-R-TROLL = Troll ma kilka okręgów, a każdy pokazuje, ilu sukcesów wymaga. Gdy wszystkie są zakryte, troll jest pokonany, a jego żeton wypada z gry.
rule-R-GOBLIN = Każdy goblin ma jeden okrąg, który pokazuje, jak się go pozbyć: zasobami, podkopem lub walką. Atakować można tylko walczące gobliny.
rule-Q20 = Zawsze wystarczy 10 znaczników obrażeń: wróg odchodzi, gdy zakryty zostaje jego ostatni okrąg, więc ten okrąg znacznika nie wymaga.
rule-R-GOBLIN-FIXED = Ten goblin chce dokładnie tych zasobów, które pokazuje. Gdy ma je wszystkie, odchodzi, a zasoby wracają do warsztatów.
rule-R-GOBLIN-MIX = Ten goblin chce określonej liczby dowolnych zasobów. Gdy je ma, odchodzi, a zasoby wracają do warsztatów.
rule-R-GOBLIN-FIGHT = Z goblinem, który pokazuje sukcesy, walczy się jak z trollem: wręcz albo z wieży tunelowej.
rule-Q19 = Dwa gobliny z gruzem na jednym poziomie nigdy nie wymagają więcej niż 12 fragmentów, które są w grze.
rule-Q9 = Okrąg wymaga tego, co widać na żetonie; walczący goblin może wymagać jednego sukcesu albo kilku.
rule-R-LOSE = Gra jest przegrana, gdy tylko zdarzy się jedno z pięciu nieszczęść; wynikiem są wtedy pokonane gobliny. Po końcu gry niczego już zagrać nie można.
rule-Q28 = Liczy się pierwsze osiągnięte zakończenie; nic, co po nim, już nie następuje.
rule-R-LOSE-SIEGE = Odkrycie ostatniej karty oblężenia oznacza przegraną.
rule-R-LOSE-CATAPULT = Odkrycie ostatniej karty katapulty oznacza przegraną.
rule-R-LOSE-TROLL = Odkrycie ostatniego żetonu trolla oznacza przegraną.
rule-R-LOSE-ORC = Wystawienie ostatniej figurki orka z rezerwy oznacza przegraną.
rule-R-LOSE-GOLD = Utrata ostatniego samorodka oznacza przegraną.
rule-R-SCORE = Każda gra trafia do kroniki: zwycięstwa według ocalonego złota, klęski według pokonanych goblinów.
rule-R-SOLO = W wariancie solo masz jednego krasnoluda i jedną talię. Inaczej działają tylko machiny.
rule-R-SOLO-LIE = W wariancie solo nowa machina trafia do twojego obszaru gry na leżąco. Już wtedy można do niej strzelać.
rule-R-SOLO-RAISE = W wariancie solo machina leżąca na początku tury zostaje podniesiona, ale jeszcze nie działa.
rule-R-SOLO-ACT = W wariancie solo machina stojąca już na początku tury aktywuje się. Karta oblężenia z machiną, która już tam jest, leżąca czy stojąca, aktywuje ją od razu.
rule-Q27 = Liczy się, jak machina wygląda na początku tury: zostaje podniesiona albo aktywowana, nigdy jedno i drugie.

## Dangers

threat-steal =
    { $count ->
        [one] { $count } ork w warsztatach: następna strzałka kosztuje { $count } samorodek
        [few] { $count } orki w warsztatach: następna strzałka kosztuje { $count } samorodki
       *[many] { $count } orków w warsztatach: następna strzałka kosztuje { $count } samorodków
    }
threat-orcs-out = Orki na murach: { $walls }, na zewnątrz: { $fields }, w rezerwie: { $left }
threat-machine = { $seat }: na początku tury ruszy { $machine }
threat-machine-lying = Leży jeszcze { $machine }: w następnej turze się podniesie
threat-siege-left =
    Talia oblężenia: { $count ->
        [one] została { $count } karta i oznacza klęskę
        [few] zostały { $count } karty, ostatnia oznacza klęskę
       *[many] zostało { $count } kart, ostatnia oznacza klęskę
    }
threat-orcs-left =
    Rezerwa orków: { $count ->
        [one] została { $count } figurka i oznacza klęskę
        [few] zostały { $count } figurki, ostatnia oznacza klęskę
       *[many] zostało { $count } figurek, ostatnia oznacza klęskę
    }
threat-trolls-left =
    Stos trolli: { $count ->
        [one] został { $count } żeton i oznacza klęskę
        [few] zostały { $count } żetony, ostatni oznacza klęskę
       *[many] zostało { $count } żetonów, ostatni oznacza klęskę
    }
threat-catapult-left =
    Talia katapulty: { $count ->
        [one] została { $count } karta i oznacza klęskę
        [few] zostały { $count } karty, ostatnia oznacza klęskę
       *[many] zostało { $count } kart, ostatnia oznacza klęskę
    }
threat-none = Na razie spokój

## The end

end-won =
    Wolność! Tunelem udało się wynieść { $gold ->
        [one] { $gold } samorodek
        [few] { $gold } samorodki
       *[many] { $gold } samorodków
    }. Tak zapamięta to kronika: { $title }.
end-lost =
    { $loss ->
       *[siege] Oblężenie złamało obronę.
        [catapult] Katapulta nie zostawiła kamienia na kamieniu.
        [troll] Trolle przełamały obronę.
        [orc] Orków było po prostu za dużo.
        [gold] Nie został ani jeden samorodek.
    } { $goblins ->
        [0] Nie padł żaden goblin.
        [one] Padł { $goblins } goblin.
        [few] Padły { $goblins } gobliny.
       *[many] Padło { $goblins } goblinów.
    } W kronice zapisano: { $title }.
loss-siege = Odkryta ostatnia karta oblężenia
loss-catapult = Odkryta ostatnia karta katapulty
loss-troll = Odkryty ostatni żeton trolla
loss-orc = Wystawiona ostatnia figurka orka
loss-gold = Utracony ostatni samorodek

## Działy zasad

section-aim = Cel gry
section-setup = Przygotowanie
section-map = Twierdza
section-turn = Twoja tura
section-machines = Machiny
section-siege = Oblężenie
section-orcs = Orkowie
section-trolls = Trolle i gobliny
section-moving = Ruch
section-working = Praca
section-fighting = Walka
section-digging = Kopanie
section-upgrades = Ulepszenia
section-mercenaries = Najemnicy
section-refill = Uzupełnianie i koniec tury
section-end = Koniec gry
section-solo = Gra solo
section-rulings = Rozstrzygnięcia

## The coach: why an action is the best

coach-measure-sections = Otwarte odcinki tunelu
coach-measure-rubble = Gruz w wejściu
coach-measure-goblins = Pokonane gobliny
coach-measure-goblin_resources = Surowce dane goblinom
coach-measure-trolls = Trolle w wejściu
coach-measure-damage = Zakryte kręgi trolli i goblinów
coach-measure-orcs = Orki w grze
coach-measure-orcs_inside = Orki w warsztatach
coach-measure-machines = Machiny oblężnicze w grze
coach-measure-gold = Złoto w komnacie
coach-measure-board_resources = Surowce na planszy ulepszeń
coach-measure-board_cards = Karty na planszy ulepszeń
coach-measure-upgrades = Ulepszenia w waszych taliach

## Odds before an attack

odds-attack = Szanse: { $enemies }.
odds-enemy = { $enemy } { $percent } %
odds-orcs =
    { $count ->
        [one] jeden ork
        [few] { $count } orki
        [many] { $count } orków
       *[other] { $count } orka
    }
