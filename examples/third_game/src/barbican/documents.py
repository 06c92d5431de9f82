"""Positions of Barbican as documents that people can read, edit and load again."""

from typing import Any

from barbican.rules import BREACHED, COPIES, KINDS, MOST_CARDS, NOTHING, RESULTS, RUNNING, SEATS, STONES, State
from siegeworks.kernel.game import Json
from siegeworks.kernel.reading import Reader

KEYS = ("seats", "turn", "active", "assault", "gates", "pile", "discard", "result", "winner")
MOST_TURNS = 100


def write(s: State) -> Json:
    """A state, or what a view shows of it; hidden cards are null."""
    return {
        "seats": s.seats,
        "turn": s.turn,
        "active": s.active,
        "assault": _named(s.assault),
        "gates": [
            {"stones": stones, "hand": [_named(card) for card in hand]}
            for stones, hand in zip(s.stones, s.hands, strict=True)
        ],
        "pile": [_named(card) for card in s.pile],
        "discard": [_named(card) for card in s.discard],
        "result": RESULTS[s.result],
        "winner": None if s.winner == NOTHING else s.winner,
    }


def _named(card: int) -> str | None:
    return None if card == NOTHING else KINDS[card]


def read(document: Json) -> State:
    """The state of a document. The reader collects every fault, so that a person sees all of them at once."""
    reader = Reader()
    value = reader.known_keys(document, KEYS, "position")
    cards = len(KINDS) * COPIES
    s = State(
        seats=reader.whole(value.get("seats"), SEATS, SEATS, "seats"),
        turn=reader.whole(value.get("turn"), 0, MOST_TURNS, "turn"),
        active=reader.whole(value.get("active"), 0, SEATS - 1, "active"),
        assault=_optional(reader, value.get("assault"), "assault"),
        pile=reader.names(value.get("pile"), KINDS, "pile", cards),
        discard=reader.names(value.get("discard"), KINDS, "discard", cards),
        result=reader.name(value.get("result"), RESULTS, "result"),
    )
    if value.get("winner") is not None:
        s.winner = reader.whole(value["winner"], 0, SEATS - 1, "winner")
    for seat, gate in enumerate(reader.items(value.get("gates"), "gates", SEATS, SEATS)):
        where = f"gates.{seat}"
        found = reader.known_keys(gate, ("stones", "hand"), where)
        s.stones[seat] = reader.whole(found.get("stones"), 0, STONES, f"{where}.stones")
        s.hands[seat] = sorted(reader.names(found.get("hand"), KINDS, f"{where}.hand", MOST_CARDS))
    _check_whole(reader, s)
    reader.raise_any()
    return s


def _optional(reader: Reader, value: Any, where: str) -> int:
    return NOTHING if value is None else reader.name(value, KINDS, where)


def _check_whole(reader: Reader, s: State) -> None:
    """Refuse what no game could come to: cards too many or missing, an end that does not fit the gates."""
    there = [*s.discard, *s.pile, s.assault, *(card for hand in s.hands for card in hand)]
    for kind, name in enumerate(KINDS):
        if there.count(kind) != COPIES:
            reader.fault("position-number", where=f"cards.{name}", value=there.count(kind), low=COPIES, high=COPIES)
    spent = not s.pile and not any(s.hands) and s.assault == NOTHING
    if (0 in s.stones) != (s.result == BREACHED) or (s.result == RUNNING) == (spent or 0 in s.stones):
        reader.fault("position-name", where="result", value=RESULTS[s.result])
