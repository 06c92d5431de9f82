"""A table at one screen: persons take turns at it, bots answer at once, every choice is saved before it shows."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from siegeworks.bots import check_bot
from siegeworks.kernel.events import Event, SeenEvent
from siegeworks.kernel.game import AnyGame, Options, Outcome
from siegeworks.kernel.match import Match
from siegeworks.kernel.position import read_json, read_position
from siegeworks.kernel.problem import Problem
from siegeworks.store.chronicles import Chronicle, Chronicles
from siegeworks.store.saves import LoadGame, Save, Saves
from siegeworks.table.chairs import Chair, Happened, chair_in_log, seated_bot


class LocalTable:
    """A running match with its chairs and its save."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, str],
        history: list[Happened],
        save: Save,
        chronicles: Chronicles,
    ) -> None:
        self.match = match
        self.history = history
        self.save = save
        self.chairs = [chair_in_log(name) for name in match.log.header.seats]
        self.chronicles = chronicles
        self._bots = bots
        if match.outcome is not None:
            self._finish(match.outcome)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]

    @property
    def person_asked(self) -> int | None:
        """The seat of the person who has to decide; None if a bot has to or the game is over."""
        actor = self.match.actor
        return actor if actor is not None and actor not in self._bots else None

    @property
    def from_position(self) -> bool:
        return self.match.log.header.start != "deal"

    def play(self, action: int) -> Happened:
        """The choice of the person who is asked."""
        seat = self.match.actor
        if seat is None:
            raise Problem("match-over")
        return self._play(seat, action)

    def bot_plays(self) -> Happened:
        """The choice of the bot that is asked, made from its view alone."""
        seat = self.match.actor
        if seat is None:
            raise Problem("match-over")
        state = self.match.state
        bot = seated_bot(self.match, seat, self._bots[seat])
        return self._play(seat, bot.choose(self.game.view(state, seat), self.game.legal(state)))

    def _play(self, seat: int, action: int) -> Happened:
        events = self.match.play(seat, action)
        happened = self._write_down(events)
        if self.match.outcome is not None:
            self._finish(self.match.outcome)
        return happened

    def undo(self) -> str:
        """Take back the last choice of the person who is asked; gives what it was."""
        seat = self.person_asked
        if seat is None or not self.match.can_undo(seat):
            raise Problem("match-no-undo")
        taken_back = self.match.undo(seat)
        self._write_down([])
        return taken_back.action

    def _write_down(self, events: list[Event]) -> Happened:
        entry = self.match.log.entries[-1]
        self.save.append(entry)
        self.history.append(Happened(entry, events))
        return self.history[-1]

    def _finish(self, outcome: Outcome) -> None:
        """Reveal the seed, enter the Chronicles, forget the secret: in this order a crash in between loses nothing.

        A game from a position was not dealt, so it does not count.
        """
        header = self.match.log.header
        self.save.end(self.match.log)
        rank = self.game.rank(outcome)
        if rank is not None and not self.from_position:
            self.chronicles.add(
                Chronicle(
                    date=datetime.now().astimezone().isoformat(timespec="seconds"),
                    game=header.game,
                    result=outcome.reason,
                    score=outcome.score,
                    difficulty=dict(self.match.options.settings).get("difficulty", ""),
                    seats=self.match.options.seats,
                    names=header.seats,
                    rank=rank,
                    content=header.content,
                    log=self.save.path.name,
                    hints=self.save.hints,
                )
            )
        self.save.forget_hints()
        self.save.forget_seed()

    def seen(self, happened: Happened, seat: int | None) -> list[SeenEvent]:
        """What a seat (None: a spectator) may know of what happened."""
        open_hands = self.game.open_hands(self.match.state)
        return [self.game.vocabulary.redact(event, seat, open_hands=open_hands) for event in happened.events]


@dataclass(frozen=True, slots=True)
class Start:
    """How a game begins: dealt with these options, or from the text of a position."""

    game: AnyGame
    options: Options
    position: str | None = None


def start_from_position(game: AnyGame, text: str, file: str) -> Start:
    state = read_position(game, read_json(text, file))
    if game.actor(state) is None:
        raise Problem("position-ended", file=file)
    return Start(game, game.options_of(state), text)


class LocalTables:
    """Opens tables whose games are saved in one home."""

    def __init__(self, home: Path, load_game: LoadGame) -> None:
        self.saves = Saves(home)
        self.chronicles = Chronicles(home)
        self._load_game = load_game

    def begin(self, start: Start, chairs: list[Chair], seed: str, pack: Path | None) -> LocalTable:
        names = tuple(chair.in_log() for chair in chairs)
        match = Match(start.game, start.options, names, seed, start.position)
        bots = _seated_bots(match)
        save = self.saves.begin(match, datetime.now().astimezone().date(), pack)
        history = [Happened(match.log.entries[0], match.events)]
        return LocalTable(match, bots, history, save, self.chronicles)

    def reopen(self, asked: str) -> tuple[LocalTable, list[Problem]]:
        """A saved game with its whole history, and what had to be mended."""
        history: list[Happened] = []

        def listen(match: Match, events: list[Event]) -> None:
            history.append(Happened(match.log.entries[-1], events))

        opened = self.saves.open(asked, self._load_game, listen)
        match = opened.match
        bots = _seated_bots(match)
        return LocalTable(match, bots, history, opened.save, self.chronicles), opened.notices


def _seated_bots(match: Match) -> dict[int, str]:
    """The bots by seat; checked before a new game has files, since a name may be wrong."""
    chairs = [chair_in_log(name) for name in match.log.header.seats]
    bots = {seat: chair.bot for seat, chair in enumerate(chairs) if chair.bot is not None}
    for bot in bots.values():
        check_bot(bot, match.game.id)
    return bots
