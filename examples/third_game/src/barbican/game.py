"""Barbican as Siegeworks sees it: the contract `siegeworks.kernel.game.Game`."""

from barbican import documents, rules
from barbican.rules import NOTATION, NOTHING, RESULTS, RULE_IDS, RUNNING, SEATS, VOCABULARY, State
from barbican.views import SPECTATOR, View, guess, view_of
from siegeworks.kernel.base_game import BaseGame
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import Pack
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.game import DRAW, RESIGN, Json, Options, Outcome
from siegeworks.kernel.problem import Problem


class Barbican(BaseGame):
    """Two gates, twelve siege cards."""

    id = "barbican"
    cooperative = False
    content_digest = "barbican-1"
    tables = None
    notation = NOTATION
    vocabulary = VOCABULARY
    rule_ids: tuple[str, ...] = RULE_IDS
    seat_counts = (SEATS,)
    settlements: tuple[str, ...] = (RESIGN, DRAW)

    def __init__(self, pack: Pack | None = None, rules: int = 1) -> None:
        self.rules_version = rules
        if pack is not None:
            raise Problem("content-none", game=self.id)

    def setup(self, options: Options, chance: Chance, events: EventSink | None) -> State:  # noqa: ARG002 - none to read
        return rules.set_up(chance, events)

    def options_of(self, state: State) -> Options:
        return Options(state.seats)

    def actor(self, state: State) -> int | None:
        return rules.actor(state) if state.result == RUNNING else None

    def legal(self, state: State) -> list[int]:
        return rules.legal(state)

    def apply(self, state: State, action: int, chance: Chance, events: EventSink | None) -> None:  # noqa: ARG002 - no dice
        rules.apply(state, action, events)

    def why_not(self, state: State, action: int) -> str | None:
        return rules.refusal(state, action)

    def outcome(self, state: State) -> Outcome | None:
        """B-BREACH, B-SPENT: the score is the number of stones that the winner has left."""
        if state.result == RUNNING:
            return None
        if state.winner == NOTHING:
            return Outcome((), RESULTS[state.result], 0)
        return Outcome((state.winner,), RESULTS[state.result], self.score(state, state.winner))

    def score(self, state: State, winner: int | None) -> int:
        return 0 if winner is None else state.stones[winner]

    def facts(self, state: State) -> dict[str, int]:
        return {"turns": state.turn, "stones": sum(state.stones)}

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, SPECTATOR if seat is None else seat)

    def guess(self, view: View, chance: Chance) -> State:
        return guess(view, chance)

    def document(self, state: State) -> Json:
        return documents.write(state)

    def from_document(self, document: Json) -> State:
        return documents.read(document)

    def view_document(self, view: View) -> Json:
        return documents.write(view.seen)
