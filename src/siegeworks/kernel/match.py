"""A match: one running game with its chance, its log and its undo. The only way a choice becomes a fact."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from siegeworks.kernel.chance import Chance, commitment, scripted
from siegeworks.kernel.events import Event, Tell
from siegeworks.kernel.game import AnyGame, Options, Outcome, parse_options
from siegeworks.kernel.log import UNDO, Entry, Header, Log, checked_names
from siegeworks.kernel.position import digest, read_json, read_position, write_position
from siegeworks.kernel.problem import Problem, Problems


@dataclass(slots=True)
class Step:
    """A choice that stands: what was before it, and whether it may be taken back."""

    entry: Entry
    before: Any
    undoable: bool


def _teaches(game: AnyGame, state: Any, events: list[Event]) -> bool:
    """Whether somebody learnt something by events: what was hidden from all, or what another seat held."""
    seats = range(game.options_of(state).seats)
    vocabulary, open_hands = game.vocabulary, game.open_hands(state)
    return any(
        vocabulary.reveals(event) or any(vocabulary.informs(event, seat, open_hands=open_hands) for seat in seats)
        for event in events
    )


class Match:
    """A game being played. `seed` stays secret until the end; the log header commits to it."""

    def __init__(
        self, game: AnyGame, options: Options, names: tuple[str, ...], seed: str, position: str | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.steps: list[Step] = []
        self.chance = Chance(seed, recording=True)
        tell = Tell()
        if position is None:
            self.options = options
            start = "deal"
            self.state: Any = game.setup(options, self.chance, tell)
        else:
            document = read_json(position, "position")
            start = json.dumps(document, ensure_ascii=False)
            self.state = read_position(game, document)
            self.options = game.options_of(self.state)
        seats = checked_names(names)
        if len(seats) != self.options.seats:
            raise Problem("seat-count", count=len(seats), wanted=self.options.seats)
        settings = self.options.text()
        self.log = Log(
            Header(game.id, game.rules_version, game.content_digest, settings, seats, commitment(seed), start)
        )
        self._append(Entry(0, None, "deal" if position is None else "position", tuple(self.chance.take_drawn())))
        self._end_if_over()
        self.events = tell.take()

    def _append(self, entry: Entry) -> None:
        self.log.entries.append(entry.linked(self.log.chain(), digest(self.game, self.state)))

    @property
    def actor(self) -> int | None:
        return self.game.actor(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def check(self, seat: int, action: int) -> None:
        """Refuse a choice that is not this seat's to make or not legal, with the rule that forbids it."""
        actor = self.actor
        if actor is None:
            raise Problem("match-over")
        if actor != seat:
            raise Problem("match-not-asked", seat=seat, actor=actor)
        rule = self.game.why_not(self.state, action)
        if rule is not None:
            raise Problem("match-forbidden", action=self.game.notation.text(action), rule=rule)

    def play(self, seat: int, action: int) -> list[Event]:
        """Make a choice: check, apply, log. Gives what happened."""
        self.check(seat, action)
        before = self.game.copy(self.state)
        tell = Tell()
        drawn = self.chance.drawn_count
        self.game.apply(self.state, action, self.chance, tell)
        events = tell.take()
        undoable = self.chance.drawn_count == drawn and not _teaches(self.game, before, events)
        text = self.game.notation.text(action)
        self._append(Entry(len(self.log.entries), seat, text, tuple(self.chance.take_drawn())))
        self.steps.append(Step(self.log.entries[-1], before, undoable))
        self._end_if_over()
        return events

    def _end_if_over(self) -> None:
        """A game that is over publishes its seed."""
        outcome = self.outcome
        if outcome is not None:
            self.log.seed = self.seed
            self.log.outcome = outcome.text()

    def can_undo(self, seat: int) -> bool:
        """Whether the last choice was this seat's and nobody learnt anything by it."""
        if not self.steps or self.outcome is not None:
            return False
        return self.steps[-1].undoable and self.steps[-1].entry.seat == seat

    def undo(self, seat: int) -> None:
        """Take the last choice back; the log keeps both."""
        if not self.can_undo(seat):
            raise Problem("match-no-undo")
        step = self.steps.pop()
        self.state = step.before
        self._append(Entry(len(self.log.entries), seat, UNDO, ()))

    def position(self) -> str:
        return write_position(self.game, self.state)


@dataclass(frozen=True, slots=True)
class Replayed:
    """One line of a log carried out again."""

    line: int
    entry: Entry
    events: list[Event]
    state: Any


def check_header(game: AnyGame, log: Log) -> Options:
    """Refuse a log of another game, other rules or other content; gives its options."""
    if log.header.game != game.id:
        raise Problem("log-game", found=log.header.game, wanted=game.id)
    if log.header.rules != game.rules_version:
        raise Problem("log-rules", found=log.header.rules, wanted=game.rules_version)
    if log.header.content != game.content_digest:
        raise Problem("log-content", found=log.header.content, wanted=game.content_digest)
    return game.options(parse_options(log.header.options))


def replay(game: AnyGame, log: Log, *, seed: str | None = None) -> Iterator[Replayed]:
    """Carry a log out again from its recorded draws, or from the seed; names the first line that is not true."""
    options = check_header(game, log)
    chain = log.header.chain()
    state: Any = None
    steps: list[Step] = []
    dealing = None if seed is None else Chance(seed, recording=True)
    for line, entry in enumerate(log.entries, start=log.first_line):
        tell = Tell()
        chance = scripted(list(entry.draws)) if dealing is None else dealing
        try:
            if (entry.number == 0) != (entry.seat is None):
                raise Problem("log-start")
            if entry.number == 0:
                state = _start_state(game, log, options, entry, chance, tell)
            elif entry.action == UNDO:
                state = _replay_undo(steps, entry)
            else:
                steps.append(Step(entry, game.copy(state), undoable=False))
                _replay_choice(game, state, entry, chance, tell)
                steps[-1].undoable = not entry.draws and not _teaches(game, steps[-1].before, tell.events)
        except Problem as problem:
            raise Problem("log-untrue", line=line, reason=problem) from None
        except Problems as several:
            raise Problem("log-untrue", line=line, reason=several.problems[0]) from None
        if chance.script_left() or (dealing is not None and tuple(dealing.take_drawn()) != entry.draws):
            raise Problem("log-draws", line=line)
        chain = entry.linked(chain, digest(game, state)).chain
        if chain != entry.chain:
            raise Problem("log-tampered", line=line)
        yield Replayed(line, entry, tell.take(), state)
    _check_end(game, log, state)


def _replay_undo(steps: list[Step], entry: Entry) -> Any:
    """The state before the choice that an undo line takes back, which must be its seat's own and secret-free."""
    if not steps or not steps[-1].undoable or steps[-1].entry.seat != entry.seat:
        raise Problem("match-no-undo")
    return steps.pop().before


def _start_state(game: AnyGame, log: Log, options: Options, entry: Entry, chance: Chance, tell: Tell) -> Any:
    if log.header.start == "deal" and entry.action == "deal":
        return game.setup(options, chance, tell)
    return read_position(game, read_json(log.header.start, "start"))


def _replay_choice(game: AnyGame, state: Any, entry: Entry, chance: Chance, tell: Tell) -> None:
    action = game.notation.parse(entry.action)
    if game.actor(state) != entry.seat:
        raise Problem("match-not-asked", seat=entry.seat, actor=game.actor(state))
    rule = game.why_not(state, action)
    if rule is not None:
        raise Problem("match-forbidden", action=entry.action, rule=rule)
    game.apply(state, action, chance, tell)


def _check_end(game: AnyGame, log: Log, state: Any) -> None:
    outcome = None if state is None else game.outcome(state)
    if (None if outcome is None else outcome.text()) != log.outcome:
        raise Problem("log-outcome", line=log.first_line + len(log.entries) + (log.seed is not None))


def verify(game: AnyGame, log: Log) -> int:
    """Prove that every draw came from the seed the header committed to; gives how many draws there were."""
    if log.seed is None:
        raise Problem("log-no-seed")
    if commitment(log.seed) != log.header.seed_hash:
        raise Problem("log-seed-hash")
    return sum(len(replayed.entry.draws) for replayed in replay(game, log, seed=log.seed))


def resume(game: AnyGame, log: Log, seed: str) -> Match:
    """The match a log belongs to, ready to go on."""
    if commitment(seed) != log.header.seed_hash:
        raise Problem("log-seed-hash")
    options = check_header(game, log)
    start = None if log.header.start == "deal" else log.header.start
    match = Match(game, options, log.header.seats, seed, start)
    if not log.entries or match.log.entries[0] != log.entries[0]:
        raise Problem("log-tampered", line=log.first_line)
    for line, entry in enumerate(log.entries[1:], start=log.first_line + 1):
        if entry.seat is None:
            raise Problem("log-untrue", line=line, reason=Problem("log-start"))
        try:
            if entry.action == UNDO:
                match.undo(entry.seat)
            else:
                match.play(entry.seat, game.notation.parse(entry.action))
        except Problem as problem:
            raise Problem("log-untrue", line=line, reason=problem) from None
        if match.log.entries[-1] != entry:
            raise Problem("log-tampered", line=line)
    return match
