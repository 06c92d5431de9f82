"""A base class with the answers that most games give alike; a game overrides what differs."""

import hashlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from siegeworks.kernel.content import Document
from siegeworks.kernel.game import CONCEDE, DRAW, RESIGN, DocumentPart, Options, Outcome, plain_setting
from siegeworks.kernel.problem import Problem

RESIGNED = "resigned"
AGREED = "agreed"
CONCEDED = "conceded"
"""The reasons of the outcomes that players settle among themselves; no rule of a game uses them."""
PAIR = 2
"""The number of seats where nobody chose one."""


class BaseGame:
    """The settings of a game, and plain answers to the questions of the contract `Game` that need no rules."""

    content_digest: str
    content_document: Document | None = None
    seat_counts: Sequence[int]
    settings: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    defaults: Mapping[str, str] = MappingProxyType({})
    """The default of each setting whose first value is not the default."""
    house_rules: tuple[str, ...] = ()
    """The settings that change a rule."""
    settlements: tuple[str, ...] = ()
    document_parts: Sequence[DocumentPart] = ()

    def default_seats(self) -> int:
        return PAIR if PAIR in self.seat_counts else self.seat_counts[0]

    def default(self, name: str) -> str:
        """The value of a setting that nobody chose."""
        return self.defaults.get(name, self.settings[name][0])

    def options(self, settings: Mapping[str, str]) -> Options:
        known = ("seats", *self.settings)
        for name in settings:
            if name not in known:
                raise Problem("option-unknown", name=name, known=", ".join(known))
        seats = settings.get("seats", str(self.default_seats()))
        if seats not in [str(count) for count in self.seat_counts]:
            raise Problem("option-seats", value=seats, least=self.seat_counts[0], most=self.seat_counts[-1])
        chosen = {name: settings.get(name, self.default(name)) for name in self.settings}
        checked = [(name, plain_setting(name, chosen[name], values)) for name, values in self.settings.items()]
        return Options(int(seats), tuple(checked))

    def digest_for(self, options: Options) -> str:
        changed = [f"{name}={value}" for name, value in options.settings if self._is_house_rule(name, value)]
        if not changed:
            return self.content_digest
        return hashlib.sha256(" ".join([self.content_digest, *sorted(changed)]).encode()).hexdigest()[:16]

    def _is_house_rule(self, name: str, value: str) -> bool:
        return name in self.house_rules and value != self.default(name)

    def options_of(self, state: Any) -> Options:
        raise NotImplementedError

    def legal(self, state: Any) -> list[int]:
        raise NotImplementedError

    def canonical(self, state: Any) -> list[int]:
        return self.legal(state)

    def picking(self, state: Any) -> bool:  # noqa: ARG002 - in most games each choice is final
        return False

    def in_play(self, state: Any, seat: int) -> bool:  # noqa: ARG002 - in most games nobody is out before the end
        return True

    def settled(self, state: Any, settlement: str, seat: int) -> Outcome | None:
        if settlement not in self.settlements:
            return None
        if settlement == RESIGN:
            others = [each for each in range(self.options_of(state).seats) if each != seat]
            rivals = [each for each in others if self.in_play(state, each)]
            if len(rivals) != 1 or not self.in_play(state, seat):
                return None
            return Outcome((rivals[0],), RESIGNED, self.score(state, rivals[0]))
        return Outcome((), *{DRAW: (AGREED, 0), CONCEDE: (CONCEDED, self.score(state, None))}[settlement])

    def score(self, state: Any, winner: int | None) -> int:  # noqa: ARG002 - in most games only who wins counts
        """The score of a game that the players end now, if a seat wins it; None: if nobody does."""
        return 0

    def rank(self, outcome: Outcome) -> str | None:  # noqa: ARG002 - most games have no Chronicles
        return None

    def open_hands(self, state: Any) -> bool:  # noqa: ARG002 - in most games hands stay hidden
        return False

    def copy(self, state: Any) -> Any:
        return state.copy()
