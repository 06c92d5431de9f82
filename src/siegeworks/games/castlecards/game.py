"""The rules of Castlecards behind the kernel's `Game` contract."""

from siegeworks.games.castlecards import position, position_reader, tables
from siegeworks.games.castlecards.actions import notation
from siegeworks.games.castlecards.events import VOCABULARY
from siegeworks.games.castlecards.guess import guess
from siegeworks.games.castlecards.names import (
    DRAWN,
    FIRST_RULES,
    HOUSE_RULES,
    LEAST_SEATS,
    MOST_SEATS,
    POSTS,
    RANKS,
    RESULT_NAMES,
    RULES,
    RUNNING,
    STALEMATE,
)
from siegeworks.games.castlecards.rules import apply, fortress, legal, turn
from siegeworks.games.castlecards.rules.rule_ids import ALLOWED, RULE_IDS
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.view import SPECTATOR, View, view_of
from siegeworks.kernel.base_game import BaseGame
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import Pack
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.game import DRAW, RESIGN, Json, Options, Outcome

RULES_VERSIONS = (FIRST_RULES, RULES)
"""The versions of the rules that games can be played with, oldest first."""


class Castlecards(BaseGame):
    """Two to four fortresses fight each other; the last castle standing wins."""

    id = "castlecards"
    cooperative = False
    vocabulary = VOCABULARY
    seat_counts = range(LEAST_SEATS, MOST_SEATS + 1)
    settlements: tuple[str, ...] = (RESIGN, DRAW)
    rule_ids: tuple[str, ...] = RULE_IDS

    def __init__(self, pack: Pack | None = None, rules: int = RULES) -> None:
        self.rules_version = rules
        if rules != FIRST_RULES:
            self.settings = HOUSE_RULES
            self.house_rules = tuple(HOUSE_RULES)
        self.tables = tables.load(pack)
        self.content_digest = self.tables.content.digest
        self.content_document = self.tables.document
        self.document_parts = position.document_parts(self.tables, rules)
        self.notation = notation(self.tables.kind_ids)

    def setup(self, options: Options, chance: Chance, sink: EventSink | None) -> State:
        state = State(self.tables.content)
        settings = dict(options.settings)
        house_rules = [values.index(settings.get(name, values[0])) for name, values in HOUSE_RULES.items()]
        turn.set_rules(state, self.rules_version, *house_rules)
        turn.set_up(state, options.seats, chance, sink)
        return state

    def options_of(self, state: State) -> Options:
        chosen = [(name, values[getattr(state, name)]) for name, values in self.settings.items()]
        return Options(state.seats, tuple(chosen))

    def actor(self, state: State) -> int | None:
        """C-TURN, C-SUPPORT, C-REACT: the active seat, a supporter or the victim decides."""
        return legal.actor(state) if state.result == RUNNING else None

    def legal(self, state: State) -> list[int]:
        return legal.legal(state)

    def canonical(self, state: State) -> list[int]:
        return legal.canonical(state)

    def picking(self, state: State) -> bool:
        """C-ANY-ORDER: cards laid out and weapons chosen can be taken back until the choice is complete."""
        return legal.picking(state)

    def apply(self, state: State, action: int, chance: Chance, sink: EventSink | None) -> None:
        apply.apply(state, action, chance, sink)

    def outcome(self, state: State) -> Outcome | None:
        """C-WIN, C-DRAWN, C-TURN-CAP: the winner scores the castle and walls of its fortress that still stand."""
        if state.result == RUNNING:
            return None
        reason = RESULT_NAMES[state.result]
        if state.result in (DRAWN, STALEMATE):
            return Outcome((), reason, 0)
        return Outcome((state.winner,), reason, self.score(state, state.winner))

    def score(self, state: State, winner: int | None) -> int:
        return 0 if winner is None else sum(state.standing[winner * POSTS : (winner + 1) * POSTS])

    def rank(self, outcome: Outcome) -> str | None:
        return RANKS[outcome.score]

    def in_play(self, state: State, seat: int) -> bool:
        """C-FALLEN: a seat whose castle has fallen cannot win."""
        return fortress.is_living(state, seat)

    def facts(self, state: State) -> dict[str, int]:
        """`place` is the winner's place in the order of play, 0 for the first seat and -1 without a winner."""
        place = (state.winner - state.first) % state.seats if state.winner >= 0 else -1
        return {"turns": state.turn, "place": place}

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, SPECTATOR if seat is None else seat)

    def guess(self, view: View, chance: Chance) -> State:
        return guess(view, chance)

    def why_not(self, state: State, action: int) -> str | None:
        rule = legal.why_not(state, action)
        return None if rule == ALLOWED else RULE_IDS[rule]

    def document(self, state: State) -> Json:
        return {part.name: part.write(state) for part in self.document_parts}

    def from_document(self, document: Json) -> State:
        return position_reader.read(document, self.tables, self.rules_version)

    def view_document(self, view: View) -> Json:
        ids = self.tables.kind_ids
        unseen = {ids[kind]: count for kind, count in enumerate(view.unseen) if count}
        return self.document(view.seen) | {"unseen": unseen}
