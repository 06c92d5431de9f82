"""The rules of The Siege of Runedar behind the kernel's `Game` contract."""

from collections.abc import Mapping

from siegeworks.games.runedar import position, position_reader, tables
from siegeworks.games.runedar.actions import notation
from siegeworks.games.runedar.events import VOCABULARY
from siegeworks.games.runedar.guess import guess
from siegeworks.games.runedar.names import (
    ANY_ORDER,
    DECK_SIZE,
    DIFFICULTY_NAMES,
    DIFFICULTY_RUBBLE,
    HOUSE_RULES,
    MOST_SEATS,
    ORDERED_PICKS,
    RESULT_NAMES,
    RUNNING,
    WON,
)
from siegeworks.games.runedar.rules import apply, canonical, legal, turn
from siegeworks.games.runedar.rules.rule_ids import ALLOWED, RULE_IDS
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.view import SPECTATOR, View, view_of
from siegeworks.kernel.base_game import BaseGame
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import Pack
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.game import CONCEDE, Json, Options, Outcome

YES_NO = ("yes", "no")

RULES_VERSIONS = (ORDERED_PICKS, ANY_ORDER)
"""The versions of the rules that games can be played with, oldest first."""


class Runedar(BaseGame):
    """One to four dwarves defend a fortress together; one seat plays the solo game."""

    id = "runedar"
    cooperative = True
    vocabulary = VOCABULARY
    seat_counts = range(1, MOST_SEATS + 1)
    settlements: tuple[str, ...] = (CONCEDE,)
    settings: Mapping[str, tuple[str, ...]]
    defaults: Mapping[str, str] = {"difficulty": "normal", "open_hands": "no"}
    rule_ids: tuple[str, ...] = RULE_IDS

    def __init__(self, pack: Pack | None = None, rules: int = RULES_VERSIONS[-1]) -> None:
        self.rules_version = rules
        self.tables = tables.load(pack, rules)
        self.content_digest = self.tables.content.digest
        self.content_document = self.tables.document
        self.document_parts = position.document_parts(self.tables, rules)
        self.notation = notation(self.tables.card_ids, rules)
        self.house_rules = tuple(HOUSE_RULES) if rules >= ANY_ORDER else ()
        chosen = {rule: HOUSE_RULES[rule] for rule in self.house_rules}
        self.settings = {"difficulty": DIFFICULTY_NAMES, "open_hands": YES_NO, **chosen}

    def setup(self, options: Options, chance: Chance, sink: EventSink | None) -> State:
        state = State(self.tables.content)
        magic_move, mercenary, taking = (self._house_rule(options, rule) for rule in HOUSE_RULES)
        turn.choose_rules(state, self.rules_version, magic_move, mercenary, taking)
        rubble = DIFFICULTY_RUBBLE[DIFFICULTY_NAMES.index(options["difficulty"])]
        turn.set_up(state, options.seats, rubble, int(options["open_hands"] == "yes"), chance, sink)
        return state

    def _house_rule(self, options: Options, rule: str) -> int:
        return HOUSE_RULES[rule].index(options[rule]) if rule in self.house_rules else 0

    def options_of(self, state: State) -> Options:
        difficulty = DIFFICULTY_NAMES[DIFFICULTY_RUBBLE.index(state.section_rubble)]
        chosen = {"difficulty": difficulty, "open_hands": YES_NO[0 if state.open_hands else 1]}
        if self.house_rules:
            chosen |= position.house_rules(state)
        return Options(state.seats, tuple(chosen.items()))

    def actor(self, state: State) -> int | None:
        """R-TURN: only the active seat decides."""
        return state.active if state.result == RUNNING else None

    def legal(self, state: State) -> list[int]:
        return legal.legal(state)

    def canonical(self, state: State) -> list[int]:
        return canonical.canonical(state)

    def picking(self, state: State) -> bool:
        """R-ANY-ORDER: cards of an attack, tokens, hits, rubble, and cards that are removed from the board."""
        return state.result == RUNNING and canonical.is_picking(state)

    def apply(self, state: State, action: int, chance: Chance, sink: EventSink | None) -> None:
        apply.apply(state, action, chance, sink)

    def outcome(self, state: State) -> Outcome | None:
        """R-SCORE: the score is the gold left after a win, the goblins defeated after a loss."""
        if state.result == RUNNING:
            return None
        if state.result == WON:
            return Outcome(tuple(range(state.seats)), "won", state.gold)
        return Outcome((), RESULT_NAMES[state.result], state.goblins_defeated)

    def score(self, state: State, winner: int | None) -> int:  # noqa: ARG002 - the team wins or loses together
        return state.goblins_defeated

    def rank(self, outcome: Outcome) -> str | None:
        """R-SCORE: the highest rank that a score reaches."""
        return tables.rank_reached(self.tables.ranks, outcome.score, won=bool(outcome.winners)).id

    def facts(self, state: State) -> dict[str, int]:
        return {
            "turns": state.turn,
            "gold": state.gold,
            "goblins": state.goblins_defeated,
            "sections": state.sections_open,
            "siege_cards": state.siege_next,
            "trolls": state.troll_next,
            "catapult": state.catapult_next,
            "hired": sum(state.hired),
        }

    def open_hands(self, state: State) -> bool:
        return state.open_hands == 1

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
        document = self.document(view.seen)
        for seat, dwarf in enumerate(document["dwarves"]):
            unseen = view.unseen[seat * DECK_SIZE : seat * DECK_SIZE + view.unseen_count[seat]]
            dwarf["unseen"] = [self.tables.card_ids[card] for card in unseen]
        return document
