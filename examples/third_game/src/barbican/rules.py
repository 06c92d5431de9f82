"""The rules of Barbican: pure functions on a state. No clock, no files, no random module: chance is an argument."""

from dataclasses import dataclass, field

from siegeworks.kernel.actions import Notation
from siegeworks.kernel.chance import Chance, shuffled
from siegeworks.kernel.events import EventKind, EventSink, Field, Seen, Vocabulary, emit

SEATS = 2
STONES = 3
KINDS = ("sapper", "ladder", "ram", "tower", "catapult", "trebuchet")
"""The cards, weakest first: the strength of a card is its number plus one."""
COPIES = 2
SAPPER, LADDER = 0, 1
DEALT, MOST_CARDS = 4, 5
NOTHING = -1
"""No card, no winner; in a view also a card that the seat may not see."""

# Actions are numbers. Each has one text, used in logs, in the terminal and on the network.
ASSAULT = 0
MUSTER = ASSAULT + len(KINDS)
ANSWER = MUSTER + 1
LET_THROUGH = ANSWER + len(KINDS)
NOTATION = Notation(
    [*(f"assault {kind}" for kind in KINDS), "muster", *(f"answer {kind}" for kind in KINDS), "let through"]
)

# Events are tuples of numbers. Each field says who may see it; what is not marked is seen by nobody.
HAND_DEALT, CARD_MUSTERED, ASSAULT_MADE, ANSWER_MADE, LET_IN, ASSAULT_REPELLED, STONE_BROKEN, GAME_ENDED = range(8)
SEAT = Field("seat", "seat", Seen.ALL)
CARD = Field("card", "card", Seen.ALL)
OWN_CARD = Field("card", "card", Seen.OWNER)
VOCABULARY = Vocabulary(
    (
        EventKind("hand_dealt", (SEAT,)),
        EventKind("card_mustered", (SEAT, OWN_CARD), reveals=True),
        EventKind("assault_made", (SEAT, CARD)),
        EventKind("answer_made", (SEAT, CARD)),
        EventKind("let_in", (SEAT,)),
        EventKind("assault_repelled", (SEAT,)),
        EventKind("stone_broken", (SEAT, Field("left", "number", Seen.ALL))),
        EventKind("game_ended", ()),
    )
)

RUNNING, BREACHED, SPENT, DRAWN = range(4)
RESULTS = ("running", "breached", "spent", "drawn")
RULE_IDS = ("B-TURN", "B-ANSWER", "B-REPEL", "B-SAPPER", "B-BREACH", "B-SPENT")


@dataclass(slots=True)
class State:
    """One moment of a game: numbers and lists of numbers."""

    seats: int = SEATS
    turn: int = 0
    active: int = 0
    """The seat whose turn it is."""
    assault: int = NOTHING
    """The card that waits for an answer."""
    stones: list[int] = field(default_factory=lambda: [STONES] * SEATS)
    hands: list[list[int]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    """For each seat the kinds of its cards, sorted."""
    pile: list[int] = field(default_factory=list)
    """Drawn from its end."""
    discard: list[int] = field(default_factory=list)
    result: int = RUNNING
    winner: int = NOTHING

    def copy(self) -> "State":
        return State(
            self.seats, self.turn, self.active, self.assault, self.stones[:], [hand[:] for hand in self.hands],
            self.pile[:], self.discard[:], self.result, self.winner,
        )  # fmt: skip


def set_up(chance: Chance, events: EventSink | None) -> State:
    """Shuffle the cards, deal both hands, let chance say who begins."""
    s = State()
    s.pile = shuffled([kind for kind in range(len(KINDS)) for _ in range(COPIES)], chance)
    for seat in range(SEATS):
        s.hands[seat] = sorted(s.pile.pop() for _ in range(DEALT))
        emit(events, HAND_DEALT, seat, 0, 0)
    s.active = chance.below(SEATS)
    return s


def actor(s: State) -> int:
    """B-TURN, B-ANSWER: the seat whose turn it is, or the one that must answer it."""
    return s.active if s.assault == NOTHING else 1 - s.active


def refusal(s: State, action: int) -> str | None:
    """The id of the rule that forbids an action; None if it is legal. The one authority on what may be chosen."""
    hand = s.hands[actor(s)]
    if s.result != RUNNING:
        return "B-BREACH" if s.result == BREACHED else "B-SPENT"
    if s.assault == NOTHING:
        if action == MUSTER:
            return None if s.pile and len(hand) < MOST_CARDS else "B-TURN"
        return None if action < MUSTER and action - ASSAULT in hand else "B-TURN"
    if action == LET_THROUGH:
        return None
    return None if action >= ANSWER and action - ANSWER in hand else "B-ANSWER"


def legal(s: State) -> list[int]:
    return [action for action in range(len(NOTATION)) if refusal(s, action) is None]


def apply(s: State, action: int, events: EventSink | None) -> None:
    """Carry out a legal action, and everything that follows without a choice."""
    seat = actor(s)
    if action == MUSTER:
        _muster(s, seat, events)
    elif action < MUSTER:
        s.assault = _play(s, seat, action - ASSAULT)
        emit(events, ASSAULT_MADE, seat, s.assault, 0)
        if not s.hands[1 - seat]:
            _resolve(s, NOTHING, events)
    elif action == LET_THROUGH:
        emit(events, LET_IN, seat, 0, 0)
        _resolve(s, NOTHING, events)
    else:
        card = _play(s, seat, action - ANSWER)
        emit(events, ANSWER_MADE, seat, card, 0)
        _resolve(s, card, events)


def _play(s: State, seat: int, kind: int) -> int:
    s.hands[seat].remove(kind)
    return kind


def _muster(s: State, seat: int, events: EventSink | None) -> None:
    """B-TURN: draw the top card of the pile."""
    card = s.pile.pop()
    s.hands[seat] = sorted([*s.hands[seat], card])
    emit(events, CARD_MUSTERED, seat, card, 0)
    _next_turn(s, events)


def repels(answer: int, assault: int) -> bool:
    """B-REPEL, B-SAPPER: whether an answer stops an assault."""
    if answer == NOTHING:
        return False
    return answer <= LADDER if assault == SAPPER else answer >= assault


def _resolve(s: State, answer: int, events: EventSink | None) -> None:
    """B-REPEL, B-BREACH: the assault is repelled, or a stone falls out of the gate."""
    defender = 1 - s.active
    s.discard += [card for card in (s.assault, answer) if card != NOTHING]
    repelled = repels(answer, s.assault)
    s.assault = NOTHING
    if repelled:
        emit(events, ASSAULT_REPELLED, defender, 0, 0)
    else:
        s.stones[defender] -= 1
        emit(events, STONE_BROKEN, defender, s.stones[defender], 0)
    if s.stones[defender] == 0:
        _end(s, BREACHED, s.active, events)
    else:
        _next_turn(s, events)


def _next_turn(s: State, events: EventSink | None) -> None:
    """B-TURN, B-SPENT: the next seat that can do something has its turn; if none can, the game is over."""
    if not any(s.hands) and not s.pile:
        ahead = s.stones[0] - s.stones[1]
        _end(s, SPENT if ahead else DRAWN, NOTHING if ahead == 0 else 0 if ahead > 0 else 1, events)
        return
    s.turn += 1
    s.active = 1 - s.active
    if not s.hands[s.active] and not s.pile:
        s.active = 1 - s.active


def _end(s: State, result: int, winner: int, events: EventSink | None) -> None:
    s.result = result
    s.winner = winner
    emit(events, GAME_ENDED, 0, 0, 0)
