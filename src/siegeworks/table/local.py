"""A table at one screen: persons take turns, bots answer at once, every choice is saved before it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path

from siegeworks.bots.analysis import SEED
from siegeworks.bots.coach import Advice, advise
from siegeworks.games import load_stage
from siegeworks.games.opening import open_position
from siegeworks.kernel.chance import child_seed, new_seed
from siegeworks.kernel.content import Pack
from siegeworks.kernel.events import Event, SeenEvent
from siegeworks.kernel.game import AnyGame, Options
from siegeworks.kernel.log import Entry, check_seed
from siegeworks.kernel.match import Match
from siegeworks.kernel.position import read_json
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.store.chronicles import Chronicles
from siegeworks.store.records import chronicle
from siegeworks.store.saves import Save, Saves
from siegeworks.table import policy
from siegeworks.table.bot_turns import seated_bot
from siegeworks.table.history import HistoryEntry
from siegeworks.table.seating import Seat, check_bots, seats_from_log


class LocalTable:
    """A running match with its seats and its save."""

    def __init__(
        self,
        match: Match,
        seats: list[Seat],
        history: list[HistoryEntry],
        save: Save,
        chronicles: Chronicles,
    ) -> None:
        self.match = match
        self.seats = seats
        self.history = history
        self.save = save
        self.chronicles = chronicles
        self._finish_if_over()

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person]

    @property
    def person_asked(self) -> int | None:
        """The seat of the person who has to decide; None if a bot has to or the game is over."""
        actor = self.match.actor
        return actor if actor is not None and self.seats[actor].person else None

    @property
    def counts(self) -> bool:
        """True if the game may enter the Chronicles."""
        return policy.counts(position=self.from_position, known_seed=self.save.known_seed)

    @property
    def from_position(self) -> bool:
        return self.match.log.header.start != "deal"

    @property
    def has_rank(self) -> bool:
        """True if the game is over and its outcome has a rank, as those of the Chronicles have."""
        outcome = self.match.outcome
        return outcome is not None and self.game.rank(outcome) is not None

    def play(self, action: int) -> HistoryEntry:
        """Carry out the choice of the person who has to decide."""
        (entry,) = self.play_all([action])
        return entry

    def play_all(self, actions: Sequence[int]) -> list[HistoryEntry]:
        """Carry out several choices of the person who has to decide: all of them, or none if one is refused."""
        seat = self.match.actor
        if seat is None:
            raise Problem("match-over")
        return self._play_all(seat, actions)

    def answer(self, asking: str) -> int | None:
        """The choice that is made for the person who has to decide, if that person does not want to be asked here.

        Rivals who share a screen are always asked: a missing question would tell the others something about a hand.
        """
        seat = self.person_asked
        if seat is None or (len(self.persons) > 1 and not self.game.cooperative):
            return None
        state = self.match.state
        return self.stage.answer(self.game.view(state, seat), self.game.legal(state), asking)

    @cached_property
    def stage(self) -> Stage:
        return load_stage(self.game)

    def play_bot(self) -> HistoryEntry:
        """Carry out the choice of the bot that has to decide; it decides from its view alone."""
        seat = self.match.actor
        name = None if seat is None else self.seats[seat].bot
        if seat is None or name is None:
            raise Problem("match-over")
        state = self.match.state
        bot = seated_bot(self.match, seat, name)
        (entry,) = self._play_all(seat, [bot.choose(self.game.view(state, seat), self.game.canonical(state))])
        return entry

    def _play_all(self, seat: int, actions: Sequence[int]) -> list[HistoryEntry]:
        events = self.match.play_all(seat, actions)
        made = self.match.log.entries[-len(actions) :]
        entries = [self._append(entry, each) for entry, each in zip(made, events, strict=True)]
        self._finish_if_over()
        return entries

    def hint(self) -> Advice:
        """What the coach would do in the place of the person who has to decide; the hint is counted."""
        match = self.match
        seat = match.actor
        if seat is None:
            raise Problem("match-over")
        policy.check_hint(match, self.seats, seat)
        view, legal = self.game.view(match.state, seat), self.game.legal(match.state)
        advice = advise(self.game, view, legal, child_seed(SEED, len(match.log.entries)))
        self.save.count_hint()
        return advice

    def undo(self) -> str:
        """Take back the last choice of the person who has to decide; returns its action."""
        seat = self.person_asked
        if seat is None or not self.match.can_undo(seat):
            raise Problem("match-no-undo")
        taken_back = self.match.undo(seat)
        self._append(self.match.log.entries[-1], [])
        return taken_back.action

    def settlements(self) -> list[str]:
        """How the person who has to decide may end the game, if the others at the screen agree."""
        seat = self.person_asked
        return [] if seat is None else policy.settlements(self.match, self.seats, seat)

    def settle(self, settlement: str) -> None:
        """End the game on behalf of the person who has to decide; whoever sits at the screen has agreed."""
        seat = self.person_asked
        if seat is None:
            raise Problem("match-over")
        self.match.check_settlement(seat, settlement)
        if settlement not in self.settlements():
            raise Problem("table-no-draw")
        self.match.settle(seat, settlement)
        self._append(self.match.log.entries[-1], [])
        self._finish_if_over()

    def _append(self, entry: Entry, events: list[Event]) -> HistoryEntry:
        self.save.append(entry)
        self.history.append(HistoryEntry(entry, events))
        return self.history[-1]

    def _finish_if_over(self) -> None:
        """Reveal the seed, enter the Chronicles, delete the secret: in this order a crash in between loses nothing."""
        match = self.match
        ending = policy.ending_of(match)
        if ending is None:
            return
        self.save.end(match.log)
        if ending.rank is not None and self.counts:
            header = match.log.header
            self.chronicles.add(
                chronicle(
                    ending,
                    game=header.game,
                    options=header.options,
                    names=header.seats,
                    content=header.content,
                    log=self.save.path.name,
                    hints=self.save.hints,
                )
            )
        self.save.forget_hints()
        self.save.forget_seed()

    def seen(self, entry: HistoryEntry, seat: int | None) -> list[SeenEvent]:
        """The events of a line as a seat (None: an onlooker) may know them."""
        return entry.seen_by(seat, self.game, open_hands=self.game.open_hands(self.match.state))


@dataclass(frozen=True, slots=True)
class Start:
    """How a game begins: dealt with these options, or from the text of a position."""

    game: AnyGame
    options: Options
    position: str | None = None


def start_from_position(text: str, file: str, pack: Pack | None = None) -> Start:
    """Start from a position, under the rules and with the content it was made with."""
    game, state = open_position(read_json(text, file), file, pack)
    if game.actor(state) is None:
        raise Problem("position-ended", file=file)
    return Start(game, game.options_of(state), text)


class LocalTables:
    """Opens tables whose games are saved in one home."""

    def __init__(self, home: Path) -> None:
        self.saves = Saves(home)
        self.chronicles = Chronicles(home)

    def begin(self, start: Start, seats: list[Seat], seed: str | None) -> LocalTable:
        """A new game from the seed that a person chose, or from a secret one."""
        check_bots(seats, start.game.id)  # before the game has files
        if seed is not None:
            check_seed(seed)
        names = tuple(seat.log_name() for seat in seats)
        match = Match(start.game, start.options, names, new_seed() if seed is None else seed, start.position)
        save = self.saves.begin(match, datetime.now().astimezone().date(), known_seed=seed is not None)
        history = [HistoryEntry(match.log.entries[0], match.events)]
        return LocalTable(match, seats, history, save, self.chronicles)

    def reopen(self, id_: str) -> tuple[LocalTable, list[Problem]]:
        """A saved game with its whole history, and what had to be repaired."""
        history: list[HistoryEntry] = []

        def listen(match: Match, events: list[Event]) -> None:
            history.append(HistoryEntry(match.log.entries[-1], events))

        opened = self.saves.open(id_, listen)
        seats = seats_from_log(opened.match.log.header.seats)
        check_bots(seats, opened.match.game.id)
        return LocalTable(opened.match, seats, history, opened.save, self.chronicles), opened.notices
