"""A table of a server: seats and who has them, one queue of wishes, and a match: check → apply → append → publish."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from siegeworks.bots import check_installed_bot
from siegeworks.bots.coach import Advice, check_coach, has_coach
from siegeworks.kernel.chance import child_seed, new_seed
from siegeworks.kernel.game import AnyGame, parse_options
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.store.tables import StoredTable, TableFile
from siegeworks.store.writer import Writer
from siegeworks.table.chairs import Chair, companion, person
from siegeworks.table.minds import Mind, Question
from siegeworks.table.notices import Again, Closed, Notice, ProposalChanged, SeatsChanged, SomethingSaid, Stepped
from siegeworks.table.past import Past, ending_of
from siegeworks.table.seats import Access, Place, Proposal, keys_of
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_tasks import PackedView, coach_advice, packed
from siegeworks.workers.process import WorkFailed

PHRASES = (
    "hello", "thanks", "well-played", "sorry", "wait", "ready", "help", "good-idea", "careful", "hurry",
    "yes", "no", "laugh", "goodbye",
)  # fmt: skip
"""What can be said at a table; everybody reads it in their own language."""
KEPT_PHRASES = 30
FAREWELL_SECONDS = 0.1
"""A table that must close does so after whoever wished something has heard why it was not done."""
GONE_FOR_LONG = 90.0
"""Seconds after which the others may let a bot play for somebody who is not connected."""

T = TypeVar("T")


class Table:
    """One table. Everything that changes it goes through its queue, one wish after the other."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        stage: Stage,
        writer: Writer,
        workers: WorkerPool,
        match: Match | None,
        past: Past,
        position: str | None = None,
    ) -> None:
        self.id = stored.id
        self.game = game
        self.stage = stage
        self.options = game.options(parse_options(stored.options))
        self.pace = stored.pace
        self.rated = stored.rated
        self.places = [Place(seat.name, seat.bot, seat.token) for seat in stored.seats]
        self.match = match
        self.past = past
        self.proposal: Proposal | None = None
        self.spoken: deque[tuple[int, str]] = deque(maxlen=KEPT_PHRASES)
        self.publish: Callable[[Notice], None] = lambda _notice: None
        self.watchers = 0
        self.quiet_since = time.monotonic()
        self.broken = False
        self._keys = keys_of(stored)
        self._seed = stored.seed
        self._position = position
        """What the game begins from, if it is not dealt."""
        self._writer = writer
        self._wishes: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._workers = workers
        self._mind = Mind(workers, self._nudge)
        self._moved_at = 0.0
        for seat in range(len(self.places)):
            self._expect(seat)
        self._worker = asyncio.create_task(self._work(), name=f"table {self.id}")

    # Who may do what.

    def access(self, token: str) -> Access:
        """What a token opens at this table."""
        return self._keys.access(token)

    @property
    def phase(self) -> str:
        if self.match is None:
            return "gathering"
        return "playing" if self.match.outcome is None else "over"

    @property
    def decision(self) -> int:
        """The number of the decision that is asked now: that of the line its answer will have."""
        return 0 if self.match is None else len(self.match.log.entries)

    @property
    def seat_names(self) -> list[str]:
        return [place.name or "" for place in self.places]

    def replaceable(self, seat: int) -> bool:
        """Whether the others may let a bot play this seat."""
        place = self.places[seat]
        if not place.person or place.bot is not None or place.gone_since is None or self.phase != "playing":
            return False
        return time.monotonic() - place.gone_since >= GONE_FOR_LONG

    def hints(self, seat: int | None) -> bool:
        """Whether a seat may ask the coach: not among rivals if another one is a person's, who plays without."""
        others = [place for number, place in enumerate(self.places) if number != seat]
        fair = self.game.cooperative or not any(place.person for place in others)
        return seat is not None and fair and has_coach(self.game.id)

    def waiting(self) -> list[int]:
        """The seats that have not answered the request to go back; bots agree to everything."""
        proposal = self.proposal
        if proposal is None:
            return []
        asked = [seat for seat, place in enumerate(self.places) if place.person and place.bot is None]
        return [seat for seat in asked if seat not in proposal.agreed]

    # Coming and going.

    def connect(self, seat: int | None) -> None:
        self.watchers += 1
        if seat is not None:
            place = self.places[seat]
            place.connections += 1
            place.gone_since = None
            self.publish(SeatsChanged())
        self._nudge()

    def disconnect(self, seat: int | None) -> None:
        self.watchers -= 1
        self.quiet_since = time.monotonic()
        if seat is None:
            return
        place = self.places[seat]
        place.connections -= 1
        if place.connections == 0:
            self._expect(seat)
        self.publish(SeatsChanged())

    def _expect(self, seat: int) -> None:
        """Wait for somebody who is not there; after a long while the others are told that a bot may play."""
        self.places[seat].gone_since = time.monotonic()
        asyncio.get_running_loop().call_later(GONE_FOR_LONG + 0.1, self._tell_gone, seat)

    def _tell_gone(self, seat: int) -> None:
        if not self.broken and self.replaceable(seat):
            self.publish(SeatsChanged())

    # The queue.

    async def look(self, look: Callable[[], T]) -> T:
        """Look at the table between two wishes: what a wish has done counts only once it is on the disk."""

        async def wish() -> T:
            return look()

        return await self._do(wish)

    async def _do(self, wish: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a wish when its turn comes. Whoever wished may leave meanwhile: it is carried out all the same."""
        if self.broken:
            raise Problem("table-closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                if self.broken:
                    raise Problem("table-closed")
                result = await wish()
            except Exception as failure:
                problem = failure if isinstance(failure, Problem) else self._give_up(failure)
                if not answer.done():
                    answer.set_exception(problem)
            else:
                if not answer.done():
                    answer.set_result(result)

        self._wishes.put_nowait(carry_out)
        return await answer

    def _nudge(self) -> None:
        """Let the worker look again whether a bot is due."""

        async def nothing() -> None:
            return None

        self._wishes.put_nowait(nothing)

    async def _work(self) -> None:
        while not self.broken:
            try:
                wish = await self._next_wish()
                await (self._bot_plays() if wish is None else wish())
            except Exception as failure:
                if not self.broken:
                    self._give_up(failure)
        while not self._wishes.empty():
            await self._wishes.get_nowait()()

    def _give_up(self, failure: Exception) -> Problem:
        """A mistake of ours: nobody knows what it left behind, so the table is opened again from the disk."""
        logging.getLogger(__name__).error("table %s is opened again", self.id, exc_info=failure)
        self._close_soon()
        return Problem("table-closed")

    def _close_soon(self) -> None:
        self.broken = True
        asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.publish, Closed())

    async def _next_wish(self) -> Callable[[], Awaitable[None]] | None:
        """The next wish; None if a bot is to play first."""
        match, question = self.match, self._bot_asked()
        if match is None or question is None:
            return await self._wishes.get()
        if not self._wishes.empty():
            return self._wishes.get_nowait()
        if not self._mind.consider(match, question):
            # It thinks while others are served; when it is done the table looks again.
            return await self._wishes.get()
        wait = self._moved_at + self.pace / 1000 - time.monotonic()
        if wait <= 0:
            return None
        try:
            async with asyncio.timeout(wait):
                return await self._wishes.get()
        except TimeoutError:
            return None

    def _bot_asked(self) -> Question | None:
        """What a bot has to decide; bots rest while nobody is at the table, and while all are asked to go back."""
        if self.match is None or self.watchers == 0 or self.waiting():
            return None
        actor = self.match.actor
        bot = None if actor is None else self.places[actor].bot
        return None if actor is None or bot is None else Question(self.decision, actor, bot)

    async def close(self) -> None:
        """Stop the worker; what it has begun is finished first."""
        self.broken = True
        self._mind.forget()
        self._nudge()
        await self._worker

    # Wishes while the table gathers.

    async def sit(self, seat: int | None, name: str) -> None:
        await self._do(lambda: self._sit(seat, name))

    async def begin(self, *, founder: bool, bot: str) -> None:
        await self._do(lambda: self._begin(founder=founder, bot=bot))

    async def _sit(self, seat: int | None, name: str) -> None:
        if self.match is not None:
            raise Problem("table-begun")
        if seat is None:
            raise Problem("table-onlooker")
        chosen = person(name).name
        await self._write(lambda file: file.seat(self.id, seat, chosen, None))
        self.places[seat].name = chosen
        if all(place.name is not None for place in self.places):
            await self._start()
        else:
            self.publish(SeatsChanged())

    async def _begin(self, *, founder: bool, bot: str) -> None:
        if self.match is not None:
            raise Problem("table-begun")
        if not founder:
            raise Problem("table-founder")
        check_installed_bot(bot, self.game.id)
        for place in self.places:
            if place.name is None:
                place.name, place.bot = companion(bot, self.seat_names).name, bot
        await self._start()

    async def _start(self) -> None:
        """Deal, or take the position. The names in the log tell which seats are bots' from the beginning."""
        names = tuple(Chair(place.name or "", place.bot).in_log() for place in self.places)
        match = Match(self.game, self.options, names, self._seed or new_seed(), self._position)
        entry = match.log.entries[0]
        header = "\n".join(match.log.header.lines())

        def write(file: TableFile) -> None:
            file.begin(self.id, header, match.seed)
            for seat, place in enumerate(self.places):
                file.seat(self.id, seat, place.name, place.bot)
            file.append(self.id, entry.number, entry.line())

        await self._write(write)
        self.match = match
        self.past.remember(match, match.events)
        self._moved_at = time.monotonic()
        self.publish(Again())

    async def start(self) -> None:
        """Begin at once: every seat is taken."""
        await self._do(self._start)

    # Wishes while the game runs.

    async def choose(self, seat: int | None, decision: int, action: str) -> None:
        await self._do(lambda: self._choose(seat, decision, action))

    async def undo(self, seat: int | None, decision: int) -> None:
        await self._do(lambda: self._undo(seat, decision))

    async def rewind(self, seat: int | None, decision: int, line: int) -> None:
        await self._do(lambda: self._rewind(seat, decision, line))

    async def consent(self, seat: int | None, decision: int, line: int, *, agree: bool) -> None:
        await self._do(lambda: self._consent(seat, decision, line, agree=agree))

    async def hand_over(self, by: int | None, seat: int, bot: str | None) -> None:
        await self._do(lambda: self._hand_over(by, seat, bot))

    async def say(self, seat: int | None, phrase: str) -> None:
        await self._do(lambda: self._say(seat, phrase))

    async def hint(self, seat: int | None, decision: int, tell: Callable[[Advice], T]) -> T:
        """What the coach would do in a seat's place, told at once; refused if the game went on while it thought."""
        view, seed = await self.look(lambda: self._hint_asked(seat, decision))
        try:
            advice = await self._workers.run(Priority.HINT, coach_advice, view, seed)
        except WorkFailed as failure:
            logging.getLogger(__name__).error("no hint at table %s", self.id, exc_info=failure)
            raise Problem("coach-failed") from None

        async def give() -> T:
            self._hint_asked(seat, decision)
            await self._write(lambda file: file.hinted(self.id))
            return tell(advice)

        return await self._do(give)

    def _hint_asked(self, seat: int | None, decision: int) -> tuple[PackedView, str]:
        """What the coach is shown: the view of the seat, and a seed made of what everybody knows."""
        match, own = self.answering(seat, decision)
        check_coach(self.game.id)
        if not self.hints(own):
            raise Problem("table-no-hint")
        if match.actor != own:
            raise Problem("match-not-asked", seat=own, actor=match.actor)
        if self.places[own].bot is not None:
            raise Problem("table-bot-plays")
        seed = child_seed(match.log.header.seed_hash, "hint", decision)
        return packed(self.game, self.game.view(match.state, own)), seed

    def running(self, seat: int | None) -> tuple[Match, int]:
        """The match and the seat, for somebody who takes part in a game that runs."""
        if self.match is None:
            raise Problem("table-gathering")
        if seat is None:
            raise Problem("table-onlooker")
        return self.match, seat

    def answering(self, seat: int | None, decision: int) -> tuple[Match, int]:
        """The same for an answer, which must be to the decision that is asked now."""
        match, own = self.running(seat)
        if match.outcome is not None:
            raise Problem("match-over")
        if decision != self.decision:
            raise Problem("table-late", decision=decision, now=self.decision)
        return match, own

    async def _choose(self, seat: int | None, decision: int, action: str) -> None:
        match, own = self.answering(seat, decision)
        if self.places[own].bot is not None:
            raise Problem("table-bot-plays")
        await self._play(match, own, match.game.notation.parse(action))

    async def _bot_plays(self) -> None:
        match, question = self.match, self._bot_asked()
        if match is not None and question is not None and self._mind.consider(match, question):
            await self._play(match, question.seat, self._mind.answer(match, question))

    async def _play(self, match: Match, seat: int, action: int) -> None:
        events = match.play(seat, action)
        self._mind.forget()
        await self._append(match)
        self.past.remember(match, events)
        self._moved_at = time.monotonic()
        self.publish(Stepped(self.past.lines[-1]))
        self._drop_proposal()

    async def _undo(self, seat: int | None, decision: int) -> None:
        match, own = self.answering(seat, decision)
        if self.places[own].bot is not None:
            raise Problem("table-bot-plays")
        match.undo(own)
        await self._after_going_back(match)

    async def _rewind(self, seat: int | None, decision: int, line: int) -> None:
        match, own = self.answering(seat, decision)
        match.check_rewind(line)
        self.proposal = Proposal(own, line, [own])
        await self._settle(match)

    async def _consent(self, seat: int | None, decision: int, line: int, *, agree: bool) -> None:
        match, own = self.answering(seat, decision)
        if self.proposal is None or self.proposal.line != line:
            raise Problem("table-no-proposal")
        if not agree:
            self._drop_proposal()
        elif own not in self.proposal.agreed:
            self.proposal.agreed.append(own)
            await self._settle(match)

    async def _settle(self, match: Match) -> None:
        """Go back once all have agreed; until then tell who has."""
        proposal = self.proposal
        if proposal is None or self.waiting():
            self.publish(ProposalChanged())
            return
        self.proposal = None
        match.rewind(proposal.seat, proposal.line)
        await self._after_going_back(match)

    def _drop_proposal(self) -> None:
        if self.proposal is not None:
            self.proposal = None
            self.publish(ProposalChanged())

    async def _after_going_back(self, match: Match) -> None:
        self._mind.forget()
        await self._append(match)
        self.past.remember(match, [])
        self._moved_at = time.monotonic()
        self.proposal = None
        self.publish(Again())

    async def _hand_over(self, by: int | None, seat: int, bot: str | None) -> None:
        match, own = self.running(by)
        if match.outcome is not None:
            raise Problem("match-over")
        if seat >= len(self.places) or not self.places[seat].person:
            raise Problem("table-bots-seat")
        if seat != own and (bot is None or not self.replaceable(seat)):
            raise Problem("table-still-there", name=self.seat_names[seat])
        if bot is not None:
            check_installed_bot(bot, self.game.id)
        place = self.places[seat]
        await self._write(lambda file: file.seat(self.id, seat, place.name, bot))
        place.bot = bot
        if match.actor == seat:
            self._mind.forget()
        self._moved_at = time.monotonic()
        self.publish(SeatsChanged())
        if self.proposal is not None:
            await self._settle(match)

    async def _say(self, seat: int | None, phrase: str) -> None:
        if seat is None:
            raise Problem("table-onlooker")
        if phrase not in PHRASES:
            raise Problem("table-phrase", phrase=phrase, known=", ".join(PHRASES))
        self.spoken.append((seat, phrase))
        self.publish(SomethingSaid(seat, phrase))

    # Writing down.

    async def _append(self, match: Match) -> None:
        """Put the last line on the disk, with the ending if it was the last of the game."""
        entry = match.log.entries[-1]
        ending = ending_of(match)

        def write(file: TableFile) -> None:
            file.append(self.id, entry.number, entry.line())
            if ending is not None:
                file.end(self.id, ending)

        await self._write(write)

    async def _write(self, write: Callable[[TableFile], None]) -> None:
        """Nothing is published before it is on the disk. A table that cannot be written is closed: what it holds
        is more than what is stored, and the stored game is the true one."""
        try:
            await self._writer.write(write)
        except Problem:
            self._close_soon()
            raise
