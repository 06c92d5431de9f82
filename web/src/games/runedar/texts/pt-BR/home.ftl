## Start page

runedar-play-now = Jogar Runedar agora
runedar-play-now-hint = Você e um bot companheiro contra o cerco, no nível fácil. Sem conta e sem espera.

## A new table

runedar-option-difficulty-hint = Quantos escombros bloqueiam o túnel.
runedar-option-difficulty-easy = Fácil
runedar-option-difficulty-easy-hint = Poucos escombros: para as primeiras partidas.
runedar-option-difficulty-normal = Normal
runedar-option-difficulty-normal-hint = O cerco como deve ser.
runedar-option-difficulty-hard = Difícil
runedar-option-difficulty-hard-hint = Para anões que conhecem cada muralha.
runedar-option-difficulty-epic = Épico
runedar-option-difficulty-epic-hint = Até os que fracassam viram canção.
runedar-option-open_hands = Mãos abertas
runedar-option-open_hands-hint = Se todos veem as cartas de todos os anões.
runedar-option-open_hands-no = Ocultas
runedar-option-open_hands-no-hint = Cada um vê só as próprias cartas.
runedar-option-open_hands-yes = Abertas
runedar-option-open_hands-yes-hint = Todos veem todas as mãos: fica mais fácil planejar juntos.

## Chronicles

runedar-chronicles-lead = Anões que escaparam, pelo ouro que levaram; anões que caíram, pelos goblins que levaram junto.
runedar-chronicles-wins = Escaparam
runedar-chronicles-losses = Caíram
runedar-chronicles-score-won = Ouro
runedar-chronicles-score-lost = Goblins
runedar-chronicles-names = Anões
runedar-record-score = Mais ouro salvo: { $score }

## Results

runedar-end-score-won =
    { $count ->
        [0] pepitas de ouro levadas à liberdade
        [one] pepita de ouro levada à liberdade
       *[other] pepitas de ouro levadas à liberdade
    }
runedar-end-score-lost =
    { $count ->
        [0] goblins derrotados antes do fim
        [one] goblin derrotado antes do fim
       *[other] goblins derrotados antes do fim
    }
