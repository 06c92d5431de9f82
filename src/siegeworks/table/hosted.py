"""A table of a server: its seats, one queue of requests, and a match: check → apply → append → publish."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from siegeworks.bots import check_installed_bot
from siegeworks.bots.coach import Advice
from siegeworks.kernel.chance import child_seed, new_seed
from siegeworks.kernel.game import AnyGame, parse_options
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.store.tables import StoredTable, TableFile
from siegeworks.store.writer import Writer
from siegeworks.table import policy
from siegeworks.table.bot_turns import BotThinking, BotTurn
from siegeworks.table.history import History
from siegeworks.table.notices import (
    ChoiceMade,
    GameReset,
    Notice,
    PhraseSaid,
    ProposalChanged,
    SeatsChanged,
    TableClosed,
)
from siegeworks.table.seating import (
    Access,
    RewindProposal,
    Seat,
    bot_name,
    person_name,
    token_hashes,
)
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_tasks import PackedView, coach_advice, packed
from siegeworks.workers.process import WorkFailed

PHRASES = (
    "hello", "thanks", "well-played", "sorry", "wait", "ready", "help", "good-idea", "careful", "hurry",
    "yes", "no", "laugh", "goodbye",
)  # fmt: skip
"""What can be said at a table; everybody reads it in their own language."""
KEPT_PHRASES = 30
CLOSE_DELAY_SECONDS = 0.1
"""A table that must close waits so long, so that the sender of a refused request receives the reason first."""
GONE_FOR_LONG = 90.0
"""Seconds after which the others may let a bot play for a person who is not connected."""

T = TypeVar("T")


class HostedTable:
    """A table of a server. Everything that changes it goes through its queue, one request after the other."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        stage: Stage,
        writer: Writer,
        workers: WorkerPool,
        match: Match | None,
        history: History,
        position: str | None = None,
    ) -> None:
        self.id = stored.id
        self.game = game
        self.stage = stage
        self.options = game.options(parse_options(stored.options))
        self.pace = stored.pace
        self.rated = stored.rated
        self.seats = [Seat(seat.name or "", seat.bot, seat.token) for seat in stored.seats]
        self.match = match
        self.history = history
        self.proposal: RewindProposal | None = None
        self.spoken: deque[tuple[int, str]] = deque(maxlen=KEPT_PHRASES)
        self.publish: Callable[[Notice], None] = lambda _notice: None
        self.watchers = 0
        self.quiet_since = time.monotonic()
        self.broken = False
        self._tokens = token_hashes(stored)
        self._seed = stored.seed
        self._position = position
        """What the game begins from, if it is not dealt."""
        self._writer = writer
        self._requests: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._workers = workers
        self._thinking = BotThinking(workers, self._wake)
        self._moved_at = 0.0
        for seat in range(len(self.seats)):
            self._mark_gone(seat)
        self._queue_task = asyncio.create_task(self._serve_queue(), name=f"table {self.id}")

    # Permissions.

    def access(self, token: str) -> Access:
        """The permission a token gives at this table."""
        return self._tokens.access(token)

    @property
    def phase(self) -> str:
        if self.match is None:
            return "gathering"
        return "playing" if self.match.outcome is None else "over"

    @property
    def decision(self) -> int:
        """The number of the pending decision: that of the line its answer will have."""
        return 0 if self.match is None else len(self.match.log.entries)

    @property
    def seat_names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def replaceable(self, seat: int) -> bool:
        """True if the others may let a bot play this seat."""
        absent = self.seats[seat]
        if not absent.person or absent.bot is not None or absent.gone_since is None or self.phase != "playing":
            return False
        return time.monotonic() - absent.gone_since >= GONE_FOR_LONG

    def hints_allowed(self, seat: int | None) -> bool:
        """True if a seat may ask the coach."""
        return policy.hints_allowed(self.game, self.seats, seat)

    def waiting(self) -> list[int]:
        """The seats that have not answered the proposal to go back; empty if there is none."""
        return [] if self.proposal is None else self.proposal.waiting(self.seats)

    # Connections.

    def connect(self, seat: int | None) -> None:
        self.watchers += 1
        if seat is not None:
            self.seats[seat].connections += 1
            self.seats[seat].gone_since = None
            self.publish(SeatsChanged())
        self._wake()

    def disconnect(self, seat: int | None) -> None:
        self.watchers -= 1
        self.quiet_since = time.monotonic()
        if seat is None:
            return
        self.seats[seat].connections -= 1
        if self.seats[seat].connections == 0:
            self._mark_gone(seat)
        self.publish(SeatsChanged())

    def _mark_gone(self, seat: int) -> None:
        """Note that a person is not connected; after a long while the others are notified that a bot may play."""
        self.seats[seat].gone_since = time.monotonic()
        asyncio.get_running_loop().call_later(GONE_FOR_LONG + 0.1, self._notify_replaceable, seat)

    def _notify_replaceable(self, seat: int) -> None:
        if not self.broken and self.replaceable(seat):
            self.publish(SeatsChanged())

    # The queue.

    async def read(self, read: Callable[[], T]) -> T:
        """Read the table between two requests: what a request has done counts only once it is on disk."""

        async def request() -> T:
            return read()

        return await self._enqueue(request)

    async def _enqueue(self, request: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a request when its turn comes, even if its sender has left by then."""
        if self.broken:
            raise Problem("table-closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                if self.broken:
                    raise Problem("table-closed")
                result = await request()
            except Exception as failure:
                problem = failure if isinstance(failure, Problem) else self._give_up(failure)
                if not answer.done():
                    answer.set_exception(problem)
            else:
                if not answer.done():
                    answer.set_result(result)

        self._requests.put_nowait(carry_out)
        return await answer

    def _wake(self) -> None:
        """Let the queue check again if a bot is to play."""

        async def nothing() -> None:
            return None

        self._requests.put_nowait(nothing)

    async def _serve_queue(self) -> None:
        while not self.broken:
            try:
                request = await self._next_request()
                await (self._play_bot() if request is None else request())
            except Exception as failure:
                if not self.broken:
                    self._give_up(failure)
        while not self._requests.empty():
            await self._requests.get_nowait()()

    def _give_up(self, failure: Exception) -> Problem:
        """Close after a bug: the state in memory cannot be trusted, so the table is restored from disk."""
        logging.getLogger(__name__).error("table %s is restored from disk after an error", self.id, exc_info=failure)
        self._close_soon()
        return Problem("table-closed")

    def _close_soon(self) -> None:
        self.broken = True
        asyncio.get_running_loop().call_later(CLOSE_DELAY_SECONDS, self.publish, TableClosed())

    async def _next_request(self) -> Callable[[], Awaitable[None]] | None:
        """The next request; None if a bot is to play first."""
        match, turn = self.match, self._bot_turn()
        if match is None or turn is None:
            return await self._requests.get()
        if not self._requests.empty():
            return self._requests.get_nowait()
        if not self._thinking.start(match, turn):
            # Requests are served while the bot thinks; its answer wakes the queue.
            return await self._requests.get()
        wait = self._moved_at + self.pace / 1000 - time.monotonic()
        if wait <= 0:
            return None
        try:
            async with asyncio.timeout(wait):
                return await self._requests.get()
        except TimeoutError:
            return None

    def _bot_turn(self) -> BotTurn | None:
        """The turn of a bot, if one has to decide; bots pause while nobody is connected or a proposal is open."""
        if self.match is None or self.watchers == 0 or self.waiting():
            return None
        actor = self.match.actor
        bot = None if actor is None else self.seats[actor].bot
        return None if actor is None or bot is None else BotTurn(self.decision, actor, bot)

    async def close(self) -> None:
        """Stop after the request that is being carried out."""
        self.broken = True
        self._thinking.cancel()
        self._wake()
        await self._queue_task

    # Requests before the game begins.

    async def sit(self, seat: int | None, name: str) -> None:
        await self._enqueue(lambda: self._sit(seat, name))

    async def begin(self, *, founder: bool, bot: str) -> None:
        await self._enqueue(lambda: self._begin(founder=founder, bot=bot))

    async def _sit(self, seat: int | None, name: str) -> None:
        if self.match is not None:
            raise Problem("table-begun")
        if seat is None:
            raise Problem("table-onlooker")
        chosen = person_name(name)
        await self._write(lambda file: file.seat(self.id, seat, chosen, None))
        self.seats[seat].name = chosen
        if all(each.name for each in self.seats):
            await self._start()
        else:
            self.publish(SeatsChanged())

    async def _begin(self, *, founder: bool, bot: str) -> None:
        if self.match is not None:
            raise Problem("table-begun")
        if not founder:
            raise Problem("table-founder")
        check_installed_bot(bot, self.game.id)
        for seat in self.seats:
            if not seat.name:
                seat.name, seat.bot = bot_name(self.seat_names), bot
        await self._start()

    async def _start(self) -> None:
        """Deal, or take the position. The names in the log say which seats bots play from the beginning."""
        names = tuple(seat.log_name() for seat in self.seats)
        match = Match(self.game, self.options, names, self._seed or new_seed(), self._position)
        entry = match.log.entries[0]
        header = "\n".join(match.log.header.lines())

        def write(file: TableFile) -> None:
            file.begin(self.id, header, match.seed)
            for number, seat in enumerate(self.seats):
                file.seat(self.id, number, seat.name, seat.bot)
            file.append(self.id, entry.number, entry.line())

        await self._write(write)
        self.match = match
        self.history.add(match, match.events)
        self._moved_at = time.monotonic()
        self.publish(GameReset())

    async def start(self) -> None:
        """Begin the game; every seat must be taken."""
        await self._enqueue(self._start)

    # Requests during the game.

    async def choose(self, seat: int | None, decision: int, action: str) -> None:
        await self._enqueue(lambda: self._choose(seat, decision, action))

    async def undo(self, seat: int | None, decision: int) -> None:
        await self._enqueue(lambda: self._undo(seat, decision))

    async def rewind(self, seat: int | None, decision: int, line: int) -> None:
        await self._enqueue(lambda: self._rewind(seat, decision, line))

    async def consent(self, seat: int | None, decision: int, line: int, *, agree: bool) -> None:
        await self._enqueue(lambda: self._consent(seat, decision, line, agree=agree))

    async def hand_over(self, by: int | None, seat: int, bot: str | None) -> None:
        await self._enqueue(lambda: self._hand_over(by, seat, bot))

    async def say(self, seat: int | None, phrase: str) -> None:
        await self._enqueue(lambda: self._say(seat, phrase))

    async def hint(self, seat: int | None, decision: int, present: Callable[[Advice], T]) -> T:
        """What the coach would do in a seat's place, presented at once; refused if the game went on meanwhile."""
        view, seed = await self.read(lambda: self._hint_task(seat, decision))
        try:
            advice = await self._workers.run(Priority.HINT, coach_advice, view, seed)
        except WorkFailed as failure:
            logging.getLogger(__name__).error("no hint at table %s", self.id, exc_info=failure)
            raise Problem("coach-failed") from None

        async def give() -> T:
            self._hint_task(seat, decision)
            await self._write(lambda file: file.count_hint(self.id))
            return present(advice)

        return await self._enqueue(give)

    def _hint_task(self, seat: int | None, decision: int) -> tuple[PackedView, str]:
        """What the coach receives: the view of the seat, and a seed made of what everybody knows."""
        match, own = self.answering(seat, decision)
        policy.check_hint(match, self.seats, own)
        seed = child_seed(match.log.header.seed_hash, "hint", decision)
        return packed(self.game, self.game.view(match.state, own)), seed

    def running(self, seat: int | None) -> tuple[Match, int]:
        """The match and the seat; refused before the game begins, and to onlookers."""
        if self.match is None:
            raise Problem("table-gathering")
        if seat is None:
            raise Problem("table-onlooker")
        return self.match, seat

    def answering(self, seat: int | None, decision: int) -> tuple[Match, int]:
        """The same for an answer, which must be to the pending decision."""
        match, own = self.running(seat)
        if match.outcome is not None:
            raise Problem("match-over")
        if decision != self.decision:
            raise Problem("table-late", decision=decision, now=self.decision)
        return match, own

    async def _choose(self, seat: int | None, decision: int, action: str) -> None:
        match, own = self.answering(seat, decision)
        if self.seats[own].bot is not None:
            raise Problem("table-bot-plays")
        await self._play(match, own, match.game.notation.parse(action))

    async def _play_bot(self) -> None:
        match, turn = self.match, self._bot_turn()
        if match is not None and turn is not None and self._thinking.start(match, turn):
            await self._play(match, turn.seat, self._thinking.answer(match, turn))

    async def _play(self, match: Match, seat: int, action: int) -> None:
        events = match.play(seat, action)
        self._thinking.cancel()
        await self._append(match)
        self.history.add(match, events)
        self._moved_at = time.monotonic()
        self.publish(ChoiceMade(self.history.entries[-1]))
        self._drop_proposal()

    async def _undo(self, seat: int | None, decision: int) -> None:
        match, own = self.answering(seat, decision)
        if self.seats[own].bot is not None:
            raise Problem("table-bot-plays")
        match.undo(own)
        await self._after_rewind(match)

    async def _rewind(self, seat: int | None, decision: int, line: int) -> None:
        match, own = self.answering(seat, decision)
        match.check_rewind(line)
        self.proposal = RewindProposal(own, line, [own])
        await self._rewind_if_agreed(match)

    async def _consent(self, seat: int | None, decision: int, line: int, *, agree: bool) -> None:
        match, own = self.answering(seat, decision)
        if self.proposal is None or self.proposal.line != line:
            raise Problem("table-no-proposal")
        if not agree:
            self._drop_proposal()
        elif own not in self.proposal.agreed:
            self.proposal.agreed.append(own)
            await self._rewind_if_agreed(match)

    async def _rewind_if_agreed(self, match: Match) -> None:
        """Go back once all have agreed; until then notify everybody of who has."""
        proposal = self.proposal
        if proposal is None or self.waiting():
            self.publish(ProposalChanged())
            return
        self.proposal = None
        match.rewind(proposal.seat, proposal.line)
        await self._after_rewind(match)

    def _drop_proposal(self) -> None:
        if self.proposal is not None:
            self.proposal = None
            self.publish(ProposalChanged())

    async def _after_rewind(self, match: Match) -> None:
        self._thinking.cancel()
        await self._append(match)
        self.history.add(match, [])
        self._moved_at = time.monotonic()
        self.proposal = None
        self.publish(GameReset())

    async def _hand_over(self, by: int | None, seat: int, bot: str | None) -> None:
        match, own = self.running(by)
        if match.outcome is not None:
            raise Problem("match-over")
        if seat >= len(self.seats) or not self.seats[seat].person:
            raise Problem("table-bots-seat")
        if seat != own and (bot is None or not self.replaceable(seat)):
            raise Problem("table-still-there", name=self.seat_names[seat])
        if bot is not None:
            check_installed_bot(bot, self.game.id)
        await self._write(lambda file: file.seat(self.id, seat, self.seats[seat].name, bot))
        self.seats[seat].bot = bot
        if match.actor == seat:
            self._thinking.cancel()
        self._moved_at = time.monotonic()
        self.publish(SeatsChanged())
        if self.proposal is not None:
            await self._rewind_if_agreed(match)

    async def _say(self, seat: int | None, phrase: str) -> None:
        if seat is None:
            raise Problem("table-onlooker")
        if phrase not in PHRASES:
            raise Problem("table-phrase", phrase=phrase, known=", ".join(PHRASES))
        self.spoken.append((seat, phrase))
        self.publish(PhraseSaid(seat, phrase))

    # Storage.

    async def _append(self, match: Match) -> None:
        """Write the last line to disk, with the ending if it was the last of the game."""
        entry = match.log.entries[-1]
        ending = policy.ending_of(match)

        def write(file: TableFile) -> None:
            file.append(self.id, entry.number, entry.line())
            if ending is not None:
                file.end(self.id, ending)

        await self._write(write)

    async def _write(self, write: Callable[[TableFile], None]) -> None:
        """Write to disk. A table that cannot be written is closed: nothing may be published that is not stored."""
        try:
            await self._writer.write(write)
        except Problem:
            self._close_soon()
            raise
