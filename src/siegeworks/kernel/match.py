"""A match: one running game with its chance, log and undo. Every choice in a game is made through it."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from siegeworks.kernel.chance import Chance, commitment, scripted
from siegeworks.kernel.events import Event, EventSink
from siegeworks.kernel.game import AnyGame, Options, Outcome, parse_options
from siegeworks.kernel.log import (
    UNDO,
    Entry,
    Header,
    Log,
    checked_names,
    rewind_text,
    rewound_to,
    settle_text,
    settled_by,
)
from siegeworks.kernel.position import StateDigests, read_json, read_position, write_position
from siegeworks.kernel.problem import Problem, Problems


def _reveals_something(game: AnyGame, state: Any, events: list[Event]) -> bool:
    """Whether these events reveal hidden information to any seat."""
    seats = range(game.options_of(state).seats)
    vocabulary, open_hands = game.vocabulary, game.open_hands(state)
    return any(
        vocabulary.reveals(event) or any(vocabulary.informs(event, seat, open_hands=open_hands) for seat in seats)
        for event in events
    )


def _check_choice(game: AnyGame, state: Any, seat: int | None, action: int) -> None:
    """Refuse a choice that is illegal, naming the rule that forbids it, or that is not this seat's to make."""
    actor = game.actor(state)
    if actor is None:
        raise Problem("match-over")
    if actor != seat:
        raise Problem("match-not-asked", seat=seat, actor=actor)
    rule = game.why_not(state, action)
    if rule is not None:
        raise Problem("match-forbidden", action=game.notation.text(action), rule=rule)


def _check_choices(game: AnyGame, state: Any, seat: int, actions: Sequence[int]) -> list[Any]:
    """Refuse a list of choices unless the seat may make one after the other; tried on copies of the state.

    Returns the states in which each of the choices would be made.

    Every choice but the last must be one that can be taken back. Otherwise a player could learn from a refusal what the
    dice or a hidden card would have been.
    """
    if not actions:
        raise Problem("match-no-choice")
    states = [game.copy(state)]
    for action in actions[:-1]:
        before = states[-1]
        _check_choice(game, before, seat, action)
        after, sink = game.copy(before), EventSink()
        try:
            game.apply(after, action, scripted([]), sink)
        except Problem:  # the choice draws, and there is nothing to draw from
            revealing = True
        else:
            revealing = _reveals_something(game, before, sink.take())
        if revealing:
            raise Problem("match-choice-last", action=game.notation.text(action))
        states.append(after)
    _check_choice(game, states[-1], seat, actions[-1])
    return states


class Course:
    """The choices that are in effect, without those that were taken back, and how many of them can be undone."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self._game = game
        self.header = header
        self.entries: list[Entry] = []
        """The deal, then every choice in effect."""
        self._before: list[Any] = []
        """The states before each of the last choices that can be undone."""
        self.settled: Outcome | None = None
        """The outcome that the players settled among themselves, if they did."""

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended, by the rules or by a settlement; None while it runs."""
        return self.settled or self._game.outcome(state)

    def settle(self, state: Any, seat: int | None, settlement: str) -> None:
        """End the game as the players want it."""
        self.settled = self.settlement(state, seat, settlement)

    def settlement(self, state: Any, seat: int | None, settlement: str) -> Outcome:
        """The outcome of a settlement; one that the game does not have, or not now, is refused."""
        if self.outcome(state) is not None:
            raise Problem("match-over")
        known = seat is not None and 0 <= seat < self._game.options_of(state).seats
        outcome = self._game.settled(state, settlement, seat) if known and seat is not None else None
        if outcome is None:
            raise Problem("match-no-settlement", settlement=settlement)
        return outcome

    def add(self, entry: Entry, before: Any, *, undoable: bool) -> None:
        self.entries.append(entry)
        if undoable:
            self._before.append(before)
        else:
            self._before.clear()

    def can_undo(self, seat: int | None) -> bool:
        """Whether the last choice was made by this seat and revealed nothing."""
        return bool(self._before) and self.entries[-1].seat == seat

    def undo(self, seat: int | None) -> Any:
        """Take the last choice back and return the state before it."""
        if not self.can_undo(seat):
            raise Problem("match-no-undo")
        self.entries.pop()
        return self._before.pop()

    def picks(self, seat: int) -> list[tuple[Entry, Any]]:
        """The choices since this seat began to pick, which it is doing now, each with the state before it."""
        undoable = list(zip(self.entries[-len(self._before) :], self._before, strict=True)) if self._before else []
        first, picking = len(undoable), True
        while picking and first and undoable[first - 1][0].seat == seat:
            first -= 1
            picking = self._game.picking(undoable[first][1])
        return undoable[first:]

    def check_rewind(self, number: int) -> None:
        """Refuse a rewind in a competitive game, or to a line that is not a choice in effect."""
        if not self._game.cooperative:
            raise Problem("match-no-rewind")
        if number == 0 or all(entry.number != number for entry in self.entries):
            raise Problem("match-no-line", number=number)

    def rewind(self, number: int) -> Any:
        """Take back the choice of a line and all later ones, whatever they revealed; return the state before it.

        The earlier choices are replayed from their draws, because rewinds are rare and stored states are large.
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
    """A game being played. `seed` stays secret until the end; the log header holds its hash."""

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
            Header(game.id, game.rules_version, game.digest_for(self.options), settings, seats, commitment(seed), start)
        )
        self.course = Course(game, self.log.header)
        self._digests = StateDigests(game)
        entry = self._append(None, "deal" if position is None else "position")
        self.course.add(entry, None, undoable=False)
        self._end_if_over()
        self.events = sink.take()

    def _append(self, seat: int | None, text: str) -> Entry:
        """Log a choice with the draws it caused, linked to the entries before it and the state after it."""
        entry = Entry(len(self.log.entries), seat, text, tuple(self.chance.take_drawn()))
        self.log.entries.append(entry.linked(self.log.chain(), self._digests.of(self.state)))
        return self.log.entries[-1]

    @property
    def actor(self) -> int | None:
        return None if self.course.settled is not None else self.game.actor(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.course.outcome(self.state)

    def check(self, seat: int, action: int) -> None:
        """Refuse a choice that is illegal, naming the rule that forbids it, or that is not this seat's to make."""
        self._check_running()
        _check_choice(self.game, self.state, seat, action)

    def _check_running(self) -> None:
        if self.outcome is not None:
            raise Problem("match-over")

    def play(self, seat: int, action: int) -> list[Event]:
        """Make a choice: check it, apply it, log it, and return the events."""
        self.check(seat, action)
        before = self.game.copy(self.state)
        sink = EventSink()
        drawn = self.chance.drawn_count
        self.game.apply(self.state, action, self.chance, sink)
        events = sink.take()
        undoable = self.chance.drawn_count == drawn and not _reveals_something(self.game, before, events)
        self.course.add(self._append(seat, self.game.notation.text(action)), before, undoable=undoable)
        self._end_if_over()
        return events

    def states_before(self, seat: int, actions: Sequence[int]) -> list[Any]:
        """The states in which a seat would make each of several choices; refused as `play_all` refuses them."""
        self._check_running()
        return _check_choices(self.game, self.state, seat, actions)

    def play_all(self, seat: int, actions: Sequence[int]) -> list[list[Event]]:
        """Make several choices of a seat, one after the other: all of them, or none if one is refused.

        Each has a line of its own in the log. Returns the events of each. Only the last may draw or reveal something.
        """
        if len(actions) != 1:  # one alone is checked when it is made
            self.states_before(seat, actions)
        return [self.play(seat, action) for action in actions]

    def _end_if_over(self) -> None:
        """Publish the seed and the outcome once the game is over."""
        outcome = self.outcome
        if outcome is not None:
            self.log.seed = self.seed
            self.log.outcome = outcome.text()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take the last choice back: it revealed nothing, and the game is not over."""
        return self.outcome is None and self.course.can_undo(seat)

    def undo(self, seat: int) -> Entry:
        """Take the last choice back and return it. The log keeps the choice and its undo."""
        if not self.can_undo(seat):
            raise Problem("match-no-undo")
        taken_back = self.course.entries[-1]
        self.state = self.course.undo(seat)
        self._append(seat, UNDO)
        return taken_back

    def picks(self, seat: int) -> list[Entry]:
        """What this seat has picked so far for a choice that is not final yet, the latest pick last.

        The choice that began it is no such pick if the others do not make sense without it.
        """
        picked = self._picked(seat)
        return [entry for place, (entry, _) in enumerate(picked) if self._can_do_without(picked, place, seat)]

    def _picked(self, seat: int) -> list[tuple[Entry, Any]]:
        picking = self.actor == seat and self.game.picking(self.state)
        return self.course.picks(seat) if picking else []

    def _can_do_without(self, picked: list[tuple[Entry, Any]], place: int, seat: int) -> bool:
        """Whether the later picks are possible without the one at this place."""
        _, before = picked[place]
        later = self._actions(picked[place + 1 :])
        try:
            return not later or bool(_check_choices(self.game, before, seat, later))
        except Problem:
            return False

    def _actions(self, picked: list[tuple[Entry, Any]]) -> list[int]:
        return [self.game.notation.parse(entry.action) for entry, _ in picked]

    def take_back(self, seat: int, number: int) -> list[list[Event]]:
        """Take back one pick of a seat, the line with this number, and keep the others, made before or after it.

        The log gets an undo for it and for each later pick, then the later picks once more. Returns the events of each
        of these lines.
        """
        picked = self._picked(seat)
        place = next((place for place, (entry, _) in enumerate(picked) if entry.number == number), None)
        if place is None or not self._can_do_without(picked, place, seat):
            raise Problem("match-no-pick", number=number)
        undone = [self.undo(seat) for _ in picked[place:]]
        return [[] for _ in undone] + [self.play(seat, action) for action in self._actions(picked[place + 1 :])]

    def check_rewind(self, number: int) -> None:
        """Refuse a rewind that is not possible. All seats must agree to a rewind; asking them is up to the table."""
        self._check_running()
        self.course.check_rewind(number)

    def rewind(self, seat: int, number: int) -> None:
        """Go back to the state before a line. The log keeps everything, and new draws differ from the old ones."""
        self.check_rewind(number)
        self.state = self.course.rewind(number)
        self._append(seat, rewind_text(number))

    def settlements(self, seat: int) -> list[str]:
        """How the game can end now, on behalf of a seat, if the players want it."""
        if self.outcome is not None:
            return []
        return [each for each in self.game.settlements if self.game.settled(self.state, each, seat) is not None]

    def check_settlement(self, seat: int, settlement: str) -> None:
        """Refuse a settlement that is not possible. Whether the others agree is up to the table."""
        self.course.settlement(self.state, seat, settlement)

    def settle(self, seat: int, settlement: str) -> None:
        """End the game because a seat resigns, or because all agreed on the proposal of a seat. The state stays."""
        self.course.settle(self.state, seat, settlement)
        self._append(seat, settle_text(settlement))
        self._end_if_over()

    def position(self) -> str:
        return write_position(self.game, self.state)


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of replaying one line of a log."""

    line: int
    entry: Entry
    events: list[Event]
    state: Any
    outcome: Outcome | None
    """How the game ended with this line; None while it runs."""


def check_header(game: AnyGame, log: Log) -> Options:
    """Refuse a log of another game, other rules or other content; otherwise return its options."""
    if log.header.game != game.id:
        raise Problem("log-game", found=log.header.game, wanted=game.id)
    if log.header.rules != game.rules_version:
        raise Problem("log-rules", found=str(log.header.rules), wanted=game.rules_version)
    options = game.options(parse_options(log.header.options))
    content = game.digest_for(options)
    if log.header.content != content:
        raise Problem("log-content", found=log.header.content, wanted=content)
    return options


def replay(game: AnyGame, log: Log, *, seed: str | None = None) -> Iterator[Replayed]:
    """Replay a log from its recorded draws or from the seed; the problem names the first line that is wrong."""
    options = check_header(game, log)
    chain = log.header.chain()
    state: Any = None
    course, digests = Course(game, log.header), StateDigests(game)
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
        chain = entry.linked(chain, digests.of(state)).chain
        if chain != entry.chain:
            raise Problem("log-tampered", line=line)
        yield Replayed(line, entry, sink.take(), state, course.outcome(state))
    _check_end(course, log, state)


def state_after(game: AnyGame, log: Log, number: int) -> Any:
    """The state after a line of a log, found by replaying the log up to that line."""
    for replayed in replay(game, log):
        if replayed.entry.number == number:
            return replayed.state
    raise Problem("match-no-line", number=number)


def _replayed(
    game: AnyGame, course: Course, state: Any, entry: Entry, chance: Chance, sink: EventSink, options: Options
) -> Any:
    """Replay one line of a log and return the state after it."""
    if entry.number == 0:
        if (entry.action == "deal") != (course.header.start == "deal"):
            raise Problem("log-start")
        state = _start_state(game, course.header, options, chance, sink)
        course.add(entry, None, undoable=False)
    elif course.settled is not None:
        raise Problem("match-over")
    elif entry.action == UNDO:
        state = course.undo(entry.seat)
    elif (settlement := settled_by(entry.action)) is not None:
        course.settle(state, entry.seat, settlement)
    elif (number := rewound_to(entry.action)) is not None:
        state = course.rewind(number)
    else:
        before = game.copy(state)
        _replay_choice(game, state, entry, chance, sink)
        course.add(entry, before, undoable=not entry.draws and not _reveals_something(game, before, sink.events))
    return state


def _start_state(game: AnyGame, header: Header, options: Options, chance: Chance, sink: EventSink | None) -> Any:
    if header.start == "deal":
        return game.setup(options, chance, sink)
    return read_position(game, read_json(header.start, "start"))


def _replay_choice(game: AnyGame, state: Any, entry: Entry, chance: Chance, sink: EventSink) -> None:
    action = game.notation.parse(entry.action)
    _check_choice(game, state, entry.seat, action)
    game.apply(state, action, chance, sink)


def _check_end(course: Course, log: Log, state: Any) -> None:
    outcome = None if state is None else course.outcome(state)
    if (None if outcome is None else outcome.text()) != log.outcome:
        raise Problem("log-outcome", line=log.first_line + len(log.entries) + (log.seed is not None))


def verify(game: AnyGame, log: Log) -> int:
    """Check that every draw came from the seed whose hash is in the header; return the number of draws."""
    if log.seed is None:
        raise Problem("log-no-seed")
    if commitment(log.seed) != log.header.seed_hash:
        raise Problem("log-seed-hash")
    return sum(len(replayed.entry.draws) for replayed in replay(game, log, seed=log.seed))


Listen = Callable[[Match, list[Event]], None]
"""Called with the events of each replayed line, which is the last line of the match at that moment."""


def resume(game: AnyGame, log: Log, seed: str, listen: Listen | None = None) -> Match:
    """The match that a log recorded, ready to be continued."""
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
            number, settlement = rewound_to(entry.action), settled_by(entry.action)
            if entry.action == UNDO:
                match.undo(entry.seat)
            elif settlement is not None:
                match.settle(entry.seat, settlement)
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
