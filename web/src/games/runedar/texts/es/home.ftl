## Start page

runedar-play-now = Jugar a Runedar ya
runedar-play-now-hint = Tú y un compañero bot contra el asedio, en nivel fácil. Sin cuenta y sin esperas.

## A new table

runedar-option-difficulty-hint = Cuántos escombros bloquean el túnel.
runedar-option-difficulty-easy = Fácil
runedar-option-difficulty-easy-hint = Pocos escombros: para las primeras partidas.
runedar-option-difficulty-normal = Normal
runedar-option-difficulty-normal-hint = El asedio tal como debe ser.
runedar-option-difficulty-hard = Difícil
runedar-option-difficulty-hard-hint = Para enanos que conocen cada muralla.
runedar-option-difficulty-epic = Épico
runedar-option-difficulty-epic-hint = Se cantará incluso a quienes fracasen.
runedar-option-open_hands = Manos abiertas
runedar-option-open_hands-hint = Si todos ven las cartas de todos los enanos.
runedar-option-open_hands-no = Ocultas
runedar-option-open_hands-no-hint = Cada cual ve solo sus cartas.
runedar-option-open_hands-yes = Abiertas
runedar-option-open_hands-yes-hint = Todos ven todas las manos: es más fácil planear juntos.

## Chronicles

runedar-chronicles-lead = Enanos que escaparon, por el oro que llevaban; enanos caídos, por los goblins que se llevaron consigo.
runedar-chronicles-wins = Escaparon
runedar-chronicles-losses = Cayeron
runedar-chronicles-score-won = Oro
runedar-chronicles-score-lost = Goblins
runedar-chronicles-names = Enanos
runedar-record-score = Más oro salvado: { $score }

## Results

runedar-end-score-won =
    { $count ->
        [one] pepita de oro llevada a la libertad
       *[other] pepitas de oro llevadas a la libertad
    }
runedar-end-score-lost =
    { $count ->
        [one] goblin derrotado antes del final
       *[other] goblins derrotados antes del final
    }
