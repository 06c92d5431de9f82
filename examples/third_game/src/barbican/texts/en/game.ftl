# Barbican in English. A game may have as many languages as it likes; where one is missing, English is shown.

game-title = Barbican
game-summary = Two gates of three stones, twelve siege cards. Break the other gate before yours is open.

card-sapper = sapper { $strength }
card-ladder = ladder { $strength }
card-ram = ram { $strength }
card-tower = tower { $strength }
card-catapult = catapult { $strength }
card-trebuchet = trebuchet { $strength }

action-assault = Assault with the { $card }
action-muster = Muster: draw a card
action-answer = Answer with the { $card }
action-let-through = Let the assault through

event-hand_dealt = { $name } gets four cards.
event-card_mustered = { $card ->
    [hidden] { $name } draws a card.
   *[other] { $name } draws the { $card }.
}
event-assault_made = { $name } assaults with the { $card }.
event-answer_made = { $name } answers with the { $card }.
event-let_in = { $name } lets the assault through.
event-assault_repelled = { $name } repels the assault.
event-stone_broken = { $left ->
    [0] The last stone of { $name }’s gate breaks.
    [one] A stone of { $name }’s gate breaks, one is left.
   *[other] A stone of { $name }’s gate breaks, { $left } are left.
}
event-game_ended = The game is over.

question-turn = { $name }: assault the other gate, or draw a card?
question-answer = { $name }: answer the { $card }, or let it through?

gate = { $name }: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
pile = { $cards ->
    [0] The pile is empty
    [one] One card is left in the pile
   *[other] { $cards } cards are left in the pile
}

outcome-breached = { $winner } has broken through the gate and wins.
outcome-spent = All cards are spent. { $winner } has more stones left and wins.
outcome-drawn = All cards are spent, both gates have as many stones: a draw.

section-rules = The whole game
rule-B-TURN = In your turn you assault the other gate with one card, or draw the top card of the pile. A hand holds at most five cards.
rule-B-ANSWER = You answer an assault with one card of your hand, or let it through.
rule-B-REPEL = An answer at least as strong as the assault repels it. Both cards are discarded.
rule-B-SAPPER = Sappers dig under strong defences: only a sapper or a ladder repels them.
rule-B-BREACH = An assault that is not repelled breaks a stone out of the gate. A gate without stones is open, and the game is over.
rule-B-SPENT = When the hands and the pile are empty, the gate with more stones wins; with as many stones it is a draw.
