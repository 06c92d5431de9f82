## Questions before a game

setup-seats = Quantos anões?
setup-difficulty = Qual dificuldade?
setup-bots =
    { $count ->
        [1] Um bot joga com o outro anão?
       *[other] Bots jogam com os outros { $count } anões?
    }
setup-other-name = Quem joga com o anão { $number }?

## At the table

term-move-codes = Mover (p. ex. { $code }) para:
term-pass = sem usar
term-fill = Preencher o espaço { $space } com:
term-hire = Contratar contra:
term-hire-orcs = todos os orcs nas oficinas
term-sure-end =
    { $count ->
        [1] Ainda há { $count } carta não jogada. Encerrar o turno mesmo assim?
       *[other] Ainda há { $count } cartas não jogadas. Encerrar o turno mesmo assim?
    }
terminal-legend = No desenho: o orc, o! orc prestes a roubar, [A] anão, (2) círculo aberto com seus impactos, (•) círculo coberto, ▒ pedregulhos, ▓ seção do túnel fechada, ✓ aberta, ▲ máquina, ▂ máquina deitada, ○ recurso que falta, ● recurso entregue

## Panels

term-upgrades = Upgrades
term-blocked = bloqueado
term-empty = vazio
term-ready = pronto
term-left = Derrota em
term-left-siege = cerco { $count }
term-left-orcs = orcs { $count }
term-left-trolls = trolls { $count }
term-left-catapult = catapulta { $count }
term-mercenaries = Contratar (ouro)
term-merc-orcs = orcs
term-merc-goblin = goblin
term-merc-troll = troll
term-merc-catapult = catapulta
term-merc-siege = cerco
term-dangers = Perigos
term-dwarves = Anões
term-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
term-unseen = fora de vista:

## The picture

term-map-chamber = Câmara
term-map-carpenter = Carpint.
term-map-tannery = Curtume
term-map-foundry = Fundição
term-map-entrance = Entrada
term-map-carpenter_wall = Mur.
term-map-tannery_wall = Muralha
term-map-foundry_wall = Mur.
term-map-carpenter_field = Campo
term-map-tannery_field = Campo
term-map-foundry_field = Campo
term-map-tunnel_tower = T.túnel
term-map-west_tower = T.oeste
term-map-east_tower = T.leste
term-tunnel = túnel
term-gold = ouro
term-token-wood = Ma
term-token-leather = Co
term-token-metal = Me
term-token-any = *
term-machine-tower = torre de cerco
term-machine-catapult = catapulta
term-place-chamber = câmara
term-place-carpenter = carpintaria
term-place-tannery = curtume
term-place-foundry = fundição
term-place-entrance = entrada
term-place-carpenter_wall = mur. carp.
term-place-tannery_wall = mur. curt.
term-place-foundry_wall = mur. fund.
term-place-carpenter_field = campo carp.
term-place-tannery_field = campo curt.
term-place-foundry_field = campo fund.
term-place-tunnel_tower = torre túnel
term-place-west_tower = torre oeste
term-place-east_tower = torre leste

## The Chronicles

chronicle-won = { $place }. { $score } de ouro, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
chronicle-lost = { $place }. { $score ->
        [1] { $score } goblin
       *[other] { $score } goblins
    }, { $title } ({ $difficulty }): { $names }, { $date }, { $log }
