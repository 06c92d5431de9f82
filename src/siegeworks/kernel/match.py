"""A match: one running game with its chance, its log and its undo. The only way a choice becomes a fact."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from siegeworks.kernel.chance import Chance, commitment, scripted
from siegeworks.kernel.events import Event, EventSink
from siegeworks.kernel.game import AnyGame, Options, Outcome, parse_options
from siegeworks.kernel.log import UNDO, Entry, Header, Log, checked_names, rewind_text, rewound_to
from siegeworks.kernel.position import digest, read_json, read_position, write_position
from siegeworks.kernel.problem import Problem, Problems


def _teaches(game: AnyGame, state: Any, events: list[Event]) -> bool:
    """Whether somebody learnt something by events: what was hidden from all, or what another seat held."""
    seats = range(game.options_of(state).seats)
    vocabulary, open_hands = game.vocabulary, game.open_hands(state)
    return any(
        vocabulary.reveals(event) or any(vocabulary.informs(event, seat, open_hands=open_hands) for seat in seats)
        for event in events
    )


class Course:
    """The choices that stand: those nobody took back, and how far the last ones may still be."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self._game = game
        self.header = header
        self.entries: list[Entry] = []
        """The deal, then every choice that stands."""
        self._before: list[Any] = []
        """The states before the last choices, back to the last one by which somebody learnt something."""

    def add(self, entry: Entry, before: Any, *, undoable: bool) -> None:
        self.entries.append(entry)
        if undoable:
            self._before.append(before)
        else:
            self._before.clear()

    def can_undo(self, seat: int | None) -> bool:
        """Whether the last choice was this seat's and nobody learnt anything by it."""
        return bool(self._before) and self.entries[-1].seat == seat

    def undo(self, seat: int | None) -> Any:
        """Take the last choice back; gives the state before it."""
        if not self.can_undo(seat):
            raise Problem("match-no-undo")
        self.entries.pop()
        return self._before.pop()

    def check_rewind(self, number: int) -> None:
        """Refuse to go back in a game of rivals, or to a line that is no choice that stands."""
        if not self._game.cooperative:
            raise Problem("match-no-rewind")
        if number == 0 or all(entry.number != number for entry in self.entries):
            raise Problem("match-no-line", number=number)

    def rewind(self, number: int) -> Any:
        """Take back the choice of a line and all after it, whatever was learnt; gives the state before it.

        The choices before it are carried out again from their draws: a rewind is rare, states are large.
        """
        self.check_rewind(number)
        kept = [entry for entry in self.entries if entry.number < number]
        self.entries = kept
        self._before.clear()
        options = self._game.options(parse_options(self.header.options))
        state = _start_state(self._game, self.header, options, scripted(list(kept[0].draws)), None)
        for entry in kept[1:]:
            self._game.apply(state, self._game.notation.parse(entry.action), scripted(list(entry.draws)), None)
        return state


class Match:
    """A game being played. `seed` stays secret until the end; the log header commits to it."""

    def __init__(
        self, game: AnyGame, options: Options, names: tuple[str, ...], seed: str, position: str | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.chance = Chance(seed, recording=True)
        sink = EventSink()
        if position is None:
            self.options = options
            start = "deal"
            self.state: Any = game.setup(options, self.chance, sink)
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
        self.course = Course(game, self.log.header)
        entry = self._append(None, "deal" if position is None else "position")
        self.course.add(entry, None, undoable=False)
        self._end_if_over()
        self.events = sink.take()

    def _append(self, seat: int | None, text: str) -> Entry:
        """Log what a seat did, with the draws it caused and a link to the state after it."""
        entry = Entry(len(self.log.entries), seat, text, tuple(self.chance.take_drawn()))
        self.log.entries.append(entry.linked(self.log.chain(), digest(self.game, self.state)))
        return self.log.entries[-1]

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
        sink = EventSink()
        drawn = self.chance.drawn_count
        self.game.apply(self.state, action, self.chance, sink)
        events = sink.take()
        undoable = self.chance.drawn_count == drawn and not _teaches(self.game, before, events)
        self.course.add(self._append(seat, self.game.notation.text(action)), before, undoable=undoable)
        self._end_if_over()
        return events

    def _end_if_over(self) -> None:
        """A game that is over publishes its seed."""
        outcome = self.outcome
        if outcome is not None:
            self.log.seed = self.seed
            self.log.outcome = outcome.text()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take the last choice back: nobody learnt anything by it, and the game goes on."""
        return self.outcome is None and self.course.can_undo(seat)

    def undo(self, seat: int) -> Entry:
        """Take the last choice back; the log keeps both. Gives what was taken back."""
        if not self.can_undo(seat):
            raise Problem("match-no-undo")
        taken_back = self.course.entries[-1]
        self.state = self.course.undo(seat)
        self._append(seat, UNDO)
        return taken_back

    def check_rewind(self, number: int) -> None:
        """Refuse a rewind that is not possible; all seats have to agree to one, which is for the table to ask."""
        if self.outcome is not None:
            raise Problem("match-over")
        self.course.check_rewind(number)

    def rewind(self, seat: int, number: int) -> None:
        """Go back to the time before the choice of a line; the log keeps everything. Chance does not repeat itself."""
        self.check_rewind(number)
        self.state = self.course.rewind(number)
        self._append(seat, rewind_text(number))

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
    course = Course(game, log.header)
    dealing = None if seed is None else Chance(seed, recording=True)
    for line, entry in enumerate(log.entries, start=log.first_line):
        sink = EventSink()
        chance = scripted(list(entry.draws)) if dealing is None else dealing
        try:
            if (entry.number == 0) != (entry.seat is None):
                raise Problem("log-start")
            state = _replayed(game, course, state, entry, chance, sink, options)
        except Problem as problem:
            raise Problem("log-untrue", line=line, reason=problem) from None
        except Problems as several:
            raise Problem("log-untrue", line=line, reason=several.problems[0]) from None
        if chance.script_left() or (dealing is not None and tuple(dealing.take_drawn()) != entry.draws):
            raise Problem("log-draws", line=line)
        chain = entry.linked(chain, digest(game, state)).chain
        if chain != entry.chain:
            raise Problem("log-tampered", line=line)
        yield Replayed(line, entry, sink.take(), state)
    _check_end(game, log, state)


def state_after(game: AnyGame, log: Log, number: int) -> Any:
    """The state after a line of a log, which is carried out again as far as that."""
    for replayed in replay(game, log):
        if replayed.entry.number == number:
            return replayed.state
    raise Problem("match-no-line", number=number)


def _replayed(
    game: AnyGame, course: Course, state: Any, entry: Entry, chance: Chance, sink: EventSink, options: Options
) -> Any:
    """The state after one line of a log."""
    if entry.number == 0:
        if (entry.action == "deal") != (course.header.start == "deal"):
            raise Problem("log-start")
        state = _start_state(game, course.header, options, chance, sink)
        course.add(entry, None, undoable=False)
    elif entry.action == UNDO:
        state = course.undo(entry.seat)
    elif (number := rewound_to(entry.action)) is not None:
        state = course.rewind(number)
    else:
        before = game.copy(state)
        _replay_choice(game, state, entry, chance, sink)
        course.add(entry, before, undoable=not entry.draws and not _teaches(game, before, sink.events))
    return state


def _start_state(game: AnyGame, header: Header, options: Options, chance: Chance, sink: EventSink | None) -> Any:
    if header.start == "deal":
        return game.setup(options, chance, sink)
    return read_position(game, read_json(header.start, "start"))


def _replay_choice(game: AnyGame, state: Any, entry: Entry, chance: Chance, sink: EventSink) -> None:
    action = game.notation.parse(entry.action)
    if game.actor(state) != entry.seat:
        raise Problem("match-not-asked", seat=entry.seat, actor=game.actor(state))
    rule = game.why_not(state, action)
    if rule is not None:
        raise Problem("match-forbidden", action=entry.action, rule=rule)
    game.apply(state, action, chance, sink)


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


Listen = Callable[[Match, list[Event]], None]
"""Hears what followed from each line that is carried out again; the line is the match's last one."""


def resume(game: AnyGame, log: Log, seed: str, listen: Listen | None = None) -> Match:
    """The match a log belongs to, ready to go on."""
    if commitment(seed) != log.header.seed_hash:
        raise Problem("log-seed-hash")
    options = check_header(game, log)
    start = None if log.header.start == "deal" else log.header.start
    match = Match(game, options, log.header.seats, seed, start)
    if not log.entries or match.log.entries[0] != log.entries[0]:
        raise Problem("log-tampered", line=log.first_line)
    hear = listen or (lambda _match, _events: None)
    hear(match, match.events)
    for line, entry in enumerate(log.entries[1:], start=log.first_line + 1):
        if entry.seat is None:
            raise Problem("log-untrue", line=line, reason=Problem("log-start"))
        events: list[Event] = []
        try:
            number = rewound_to(entry.action)
            if entry.action == UNDO:
                match.undo(entry.seat)
            elif number is not None:
                match.rewind(entry.seat, number)
            else:
                events = match.play(entry.seat, game.notation.parse(entry.action))
        except Problem as problem:
            raise Problem("log-untrue", line=line, reason=problem) from None
        if match.log.entries[-1] != entry:
            raise Problem("log-tampered", line=line)
        hear(match, events)
    return match
