## Questions before a game

setup-seats = Ilu krasnoludów?
setup-difficulty = Jak trudno?
setup-bots =
    { $count ->
        [one] Czy drugim krasnoludem ma grać bot?
        [few] Czy { $count } pozostałymi krasnoludami mają grać boty?
       *[many] Czy { $count } pozostałymi krasnoludami mają grać boty?
    }
setup-other-name = Kto gra krasnoludem { $number }?

## At the table

term-move-codes = Ruch (na przykład { $code }) do:
term-pass = bez użycia
term-fill = Uzupełnij pole { $space }:
term-hire = Najem – cel:
term-hire-orcs = wszystkie orki w warsztatach
term-sure-end =
    { $count ->
        [one] { $count } karta jest jeszcze niezagrana. Mimo to zakończyć turę?
        [few] { $count } karty są jeszcze niezagrane. Mimo to zakończyć turę?
       *[many] { $count } kart jest jeszcze niezagranych. Mimo to zakończyć turę?
    }
terminal-legend = Na rysunku: o ork, o! ork, który zaraz coś ukradnie, [A] krasnolud, (2) otwarte pole z liczbą sukcesów, (•) zakryte pole, ▒ gruz, ▓ zamknięta sekcja tunelu, ✓ otwarta, ▲ machina, ▂ leżąca machina, ○ potrzebny zasób, ● oddany zasób

## Panels

term-upgrades = Ulepszenia
term-blocked = zablokowane
term-empty = puste
term-ready = gotowe
term-left = Do klęski
term-left-siege = oblężenie { $count }
term-left-orcs = orki { $count }
term-left-trolls = trolle { $count }
term-left-catapult = katapulta { $count }
term-mercenaries = Najem (złoto)
term-merc-orcs = orki
term-merc-goblin = goblin
term-merc-troll = troll
term-merc-catapult = katapulta
term-merc-siege = oblężenie
term-dangers = Zagrożenia
term-dwarves = Krasnoludy
term-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
term-unseen = poza wzrokiem:

## The picture

term-map-chamber = Donżon
term-map-carpenter = Stolarnia
term-map-tannery = Garbarnia
term-map-foundry = Odlewnia
term-map-entrance = Wejście
term-map-carpenter_wall = Mur
term-map-tannery_wall = Mur
term-map-foundry_wall = Mur
term-map-carpenter_field = Pole
term-map-tannery_field = Pole
term-map-foundry_field = Pole
term-map-tunnel_tower = W.tun.
term-map-west_tower = W.zach.
term-map-east_tower = W.wsch.
term-tunnel = tunel
term-gold = złoto
term-token-wood = D
term-token-leather = S
term-token-metal = M
term-token-any = *
term-machine-tower = wieża oblęż.
term-machine-catapult = katapulta
term-place-chamber = donżon
term-place-carpenter = stolarnia
term-place-tannery = garbarnia
term-place-foundry = odlewnia
term-place-entrance = wejście
term-place-carpenter_wall = mur stol.
term-place-tannery_wall = mur garb.
term-place-foundry_wall = mur odl.
term-place-carpenter_field = pole stol.
term-place-tannery_field = pole garb.
term-place-foundry_field = pole odl.
term-place-tunnel_tower = wieża tun.
term-place-west_tower = wieża zach.
term-place-east_tower = wieża wsch.

## The Chronicles

chronicle-won = { $place }. złoto: { $score }, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
chronicle-lost = { $place }. { $score ->
        [one] { $score } goblin
        [few] { $score } gobliny
       *[many] { $score } goblinów
    }, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
