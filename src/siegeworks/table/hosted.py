"""A table of a server: its seats, one queue of requests, and a match: check → apply → append → publish."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from siegeworks.bots import check_installed_bot
from siegeworks.kernel.chance import new_seed
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame, parse_options
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.store.records import StoredClock, StoredTable
from siegeworks.store.writer import Writer
from siegeworks.table import policy
from siegeworks.table.automatic import AutomaticAnswers
from siegeworks.table.bot_turns import BotThinking, BotTurn
from siegeworks.table.clock import clock_from_store
from siegeworks.table.history import History
from siegeworks.table.keys import Access, KeyRing, key_ring
from siegeworks.table.notices import (
    KEPT_UTTERANCES,
    ChoiceMade,
    GameReset,
    Notice,
    ProposalChanged,
    SeatsChanged,
    TableClosed,
    Utterance,
)
from siegeworks.table.presence import Presence
from siegeworks.table.proposals import REPLACE, REWIND, OpenProposal, Proposals
from siegeworks.table.request_queue import QueuedRequest, RequestQueue
from siegeworks.table.seating import Seat, bot_name, seat_from_store
from siegeworks.table.storage import TableStorage
from siegeworks.table.work_meter import current_payer
from siegeworks.table.worker_pool import WorkerPool

CLOSE_DELAY_SECONDS = 0.1
"""A table that must close waits so long, so that the sender of a refused request receives the reason first."""

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
        token: int | None = None,
    ) -> None:
        self.id = stored.id
        self.game = game
        self.stage = stage
        self.options = game.options(parse_options(stored.options))
        self.pace = stored.pace
        self.rated = stored.rated
        self.free_text = stored.free_text
        """True if the founder lets people write to each other in their own words."""
        self.daily = stored.daily
        self.cup = stored.cup
        self.open = stored.open
        self.lost = stored.lost
        self.seats = [seat_from_store(seat) for seat in stored.seats]
        self.match = match
        self.history = history
        self.proposals = Proposals(self.seats, lambda: self.publish(ProposalChanged()), self._carry_out_proposal)
        self.spoken: deque[Utterance] = deque(maxlen=KEPT_UTTERANCES)
        self.publish: Callable[[Notice], None] = lambda _notice: None
        self.presence = Presence(self.seats, self._notify_seats)
        self.visited_at: float | None = None
        """When somebody was admitted last; None if nobody was yet."""
        self.keys = key_ring(stored)
        self._seed = stored.seed
        self._position = position
        """What the game begins from, if it is not dealt."""
        self.token = token
        """The token that its writes need, if several processes share the store."""
        self.storage = TableStorage(self.id, writer, self.close_soon, token)
        self._queue = RequestQueue(self._give_up)
        self.workers = workers
        self._thinking = BotThinking(workers, self._queue.wake)
        self._automatic = AutomaticAnswers(game, stage)
        self.clock = clock_from_store(stored.clock)
        self._moved_at = 0.0
        self._queue_task = asyncio.create_task(self._serve_queue(), name=f"table {self.id}")

    @property
    def broken(self) -> bool:
        """True if the table is closed: the stored game has to be opened again."""
        return self._queue.closed

    # Permissions.

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
        if not absent.person or absent.bot is not None or self.phase != "playing":
            return False
        # A clock is an agreement on how long everybody waits.
        return self.clock is None and absent.nudged is not None and self.presence.gone_for_long(seat)

    def hints_allowed(self, seat: int | None) -> bool:
        """True if a seat may ask the coach."""
        alone = self.daily is not None or (self.cup is not None and self.cup.campaign)
        return not alone and policy.hints_allowed(self.game, self.seats, seat)

    @property
    def seed(self) -> str:
        """The seed as people may know it once the game is over; empty while others still play the same deal."""
        secret = policy.is_sealed(self.daily) or policy.shares_deal(self.cup)
        return "" if self.match is None or secret else self.match.seed

    def asking(self, seat: int | None) -> str | None:
        """When a seat is asked; None for onlookers, and in games that always ask."""
        return None if seat is None else self.seats[seat].asking or self._automatic.default

    def answers_for(self, seat: int) -> bool:
        """True if the table is going to answer the pending decision for this seat."""
        return self.match is not None and self.match.actor == seat and self._automatic_answer() is not None

    # Connections.

    def connect(self, access: Access) -> None:
        self.presence.connect(access.seat, access.key)
        self._queue.post(lambda: self._come_and_go(access.seat))

    def disconnect(self, access: Access) -> None:
        self.presence.disconnect(access.seat, access.key)
        self._queue.post(lambda: self._come_and_go(None))

    async def _come_and_go(self, came: int | None) -> None:
        """Whoever comes has been reminded; a proposal may be decided by who is there now."""
        if came is not None and self.seats[came].nudged is not None:
            await self.note_nudge(came, None)
        if self.proposals.open is not None and self.proposals.open.kind == REPLACE:
            await self.proposals.reconsider()
        if self.open is not None:
            self.storage.watchers(self.presence.onlookers)

    def _notify_seats(self) -> None:
        if not self.broken:
            self.publish(SeatsChanged())

    # The queue.

    async def read(self, read: Callable[[], T]) -> T:
        """Read the table between two requests: what a request has done counts only once it is on disk."""

        async def request() -> T:
            return read()

        return await self._queue.add(request)

    async def _serve_queue(self) -> None:
        current_payer.set(None)  # not the one whose request opened the table: each request has its own sender
        while not self.broken:
            try:
                request = await self._next_request()
                await (self._answer_itself() if request is None else request())
                if not self._queue.empty:
                    await asyncio.sleep(0)  # other tables come in between
            except Exception as failure:
                if not self.broken:
                    self._give_up(failure)
        await self._queue.refuse_rest()

    def _give_up(self, failure: Exception) -> Problem:
        """Close after a bug: the state in memory cannot be trusted, so the table is restored from disk."""
        logging.getLogger(__name__).error("table %s is restored from disk after an error", self.id, exc_info=failure)
        self.close_soon()
        return Problem("table-closed")

    def close_soon(self) -> None:
        """Close: the table has to be opened again, here or in another process."""
        self._queue.closed = True
        asyncio.get_running_loop().call_later(CLOSE_DELAY_SECONDS, self.publish, TableClosed())

    async def _next_request(self) -> QueuedRequest | None:
        """The next request; None if the table is to answer the pending decision first."""
        match = self.match
        if match is None or not self._queue.empty:
            return await self._queue.next()
        turn = self._bot_turn()
        if turn is not None and self._hides_moment(match, turn.seat):
            # It comes at the drawn moment even if the bot is still thinking then.
            self._thinking.start(match, turn)
            return await self._queue.next(self._moved_at + self._automatic.delay(self.decision) - time.monotonic())
        if turn is not None and not self._thinking.start(match, turn):
            # Requests are served while the bot thinks; its answer wakes the queue.
            return await self._queue.next()
        if turn is None and self._automatic_answer() is None:
            return await self._queue.next(self.seconds_left())
        delay = self.pace / 1000 if turn is not None else self._answer_delay()
        return await self._queue.next(self._moved_at + delay - time.monotonic())

    @property
    def _paused(self) -> bool:
        """True while the table answers no decision itself: nobody is connected, or a proposal is open."""
        return self.presence.watchers == 0 or self.proposals.pauses

    def seconds_left(self) -> float | None:
        """The seconds until the clock of the person who has to decide runs out; None if no clock runs."""
        actor = None if self.match is None else self.match.actor
        if self.clock is None or actor is None or self.seats[actor].bot is not None or self.proposals.pauses:
            return None
        return self.clock.left(actor)

    def _bot_turn(self) -> BotTurn | None:
        """The turn of a bot, if one has to decide."""
        if self.match is None or self._paused:
            return None
        actor = self.match.actor
        bot = None if actor is None else self.seats[actor].bot
        return None if actor is None or bot is None else BotTurn(self.decision, actor, bot)

    def _automatic_answer(self) -> int | None:
        """The answer of the table for a person who does not want to be asked now."""
        match = self.match
        actor = None if match is None else match.actor
        if match is None or actor is None or self.seats[actor].bot is not None or self._paused:
            return None
        return self._automatic.answer(match, self.asking(actor))

    def _hides_moment(self, match: Match, seat: int) -> bool:
        """True if the moment of a bot's answer must reveal nothing of its hand: in a window, if a person is a rival."""
        if not policy.hides_timing(self.game, self.seats, seat):
            return False
        return self.stage.in_window(self.game.view(match.state, seat))

    def _answer_delay(self) -> float:
        """Seconds after which the pending decision is answered automatically."""
        actor = None if self.match is None else self.match.actor
        hidden = policy.hides_timing(self.game, self.seats, actor)
        return self._automatic.delay(self.decision) if hidden else self.pace / 1000

    async def _answer_itself(self) -> None:
        match, turn, automatic = self.match, self._bot_turn(), self._automatic_answer()
        if match is None or match.actor is None:
            return
        if turn is not None and (self._hides_moment(match, turn.seat) or self._thinking.start(match, turn)):
            await self._play(match, turn.seat, [self._thinking.answer(match, turn)])
        elif turn is None and automatic is not None:
            await self._play(match, match.actor, [automatic])
        elif self.clock is not None and (left := self.seconds_left()) is not None and left <= 0:
            await self.give_to_bot(match, match.actor, self.clock.rule.bot, own=True)

    async def close(self) -> None:
        """Stop after the request that is being carried out."""
        self._queue.closed = True
        self._thinking.cancel()
        self._queue.wake()
        await self._queue_task
        await self.storage.close()

    # The beginning of the game.

    async def begin(self, *, founder: bool, bot: str) -> None:
        await self._queue.add(lambda: self._begin(founder=founder, bot=bot))

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

    async def change_keys(self, ring: KeyRing, number: int | None = None, seat: Seat | None = None) -> None:
        """Let the keys of a ring open the table from now on, and no others; with them a seat may have changed."""
        await self.storage.keys(ring, None if number is None or seat is None else (number, seat))
        self.keys = ring
        if number is not None and seat is not None:
            if self.seats[number].bot != seat.bot:
                self._thinking.cancel()
            self.seats[number].play_as(seat)

    async def start_if_full(self) -> None:
        """Begin the game if every seat is taken; otherwise notify everybody of who has come."""
        if self.match is None and all(seat.name for seat in self.seats):
            await self._start()
        else:
            self.publish(SeatsChanged())

    async def _start(self) -> None:
        """Deal, or take the position. The names in the log say which seats bots play from the beginning."""
        names = tuple(seat.log_name() for seat in self.seats)
        match = Match(self.game, self.options, names, self._seed or new_seed(), self._position)
        await self.storage.begin(match, self.seats)
        clock = self._clock_after(None)
        if clock is not None:
            await self.storage.clock(clock)
        self.match = match
        self.history.add_all(match, [match.events])
        self._moved_at = time.monotonic()
        self.publish(GameReset())

    async def start(self) -> None:
        """Begin the game; every seat must be taken."""
        await self._queue.add(self._start)

    # Requests during the game.

    async def choose(self, seat: int | None, decision: int, actions: Sequence[str]) -> None:
        """Carry out one action or several, all or none; one that might be automatic waits like an automatic one."""
        if policy.hides_timing(self.game, self.seats, seat):
            await asyncio.sleep(await self.read(lambda: self._seconds_to_hide(seat, decision, actions)))
        await self._queue.add(lambda: self._choose(seat, decision, actions))

    async def undo(self, seat: int | None, decision: int, line: int | None) -> None:
        """Take back the last choice of a seat, or the pick with a line."""
        await self._queue.add(lambda: self._undo(seat, decision, line))

    async def ask_me(self, seat: int | None, when: str) -> None:
        """Set when a seat is asked."""
        await self._queue.add(lambda: self._ask_me(seat, when))

    async def rewind(self, seat: int | None, decision: int, line: int) -> None:
        await self._queue.add(lambda: self._rewind(seat, decision, line))

    async def consent(self, seat: int | None, proposal: int, *, agree: bool) -> None:
        """Answer the proposal with a number."""
        await self._queue.add(lambda: self._consent(seat, proposal, agree=agree))

    async def carry_out(self, request: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a request when its turn comes."""
        return await self._queue.add(request)

    def running(self, seat: int | None) -> tuple[Match, int]:
        """The match and the seat; refused before the game begins, and to onlookers."""
        if self.match is None:
            raise Problem("table-gathering")
        if seat is None:
            raise Problem("table-onlooker")
        return self.match, seat

    def playing(self, seat: int | None) -> tuple[Match, int]:
        """The same, refused after the end of the game as well."""
        match, own = self.running(seat)
        if match.outcome is not None:
            raise Problem("match-over")
        return match, own

    def answering(self, seat: int | None, decision: int) -> tuple[Match, int]:
        """The same for an answer, which must be to the pending decision."""
        match, own = self.playing(seat)
        if decision != self.decision:
            raise Problem("table-late", decision=decision, now=self.decision)
        return match, own

    async def _choose(self, seat: int | None, decision: int, actions: Sequence[str]) -> None:
        match, own = self.answering(seat, decision)
        if self.seats[own].bot is not None:
            raise Problem("table-bot-plays")
        await self._play(match, own, [match.game.notation.parse(action) for action in actions])

    def _seconds_to_hide(self, seat: int | None, decision: int, actions: Sequence[str]) -> float:
        """How long a choice waits, so that its moment does not show whether the person or the table made it."""
        match, own = self.answering(seat, decision)
        if len(actions) > 1 or match.actor != own:
            return 0
        if not self._automatic.may_be(match, match.game.notation.parse(actions[0])):
            return 0
        return max(0, self._moved_at + self._automatic.delay(decision) - time.monotonic())

    async def _play(self, match: Match, seat: int, actions: Sequence[int]) -> None:
        events = match.play_all(seat, actions)
        self._thinking.cancel()
        await self.storage.append(match, len(actions), self._clock_after(seat))
        entries = self.history.add_all(match, events)
        self._moved_at = time.monotonic()
        self.publish(ChoiceMade(entries))
        self.proposals.after_choice(seat)

    async def _undo(self, seat: int | None, decision: int, line: int | None) -> None:
        match, own = self.answering(seat, decision)
        if self.seats[own].bot is not None:
            raise Problem("table-bot-plays")
        policy.check_going_back(match)
        if line is None:
            match.undo(own)
            await self._after_rewind(match, [[]])
        else:
            await self._after_rewind(match, match.take_back(own, line))

    async def _ask_me(self, seat: int | None, when: str) -> None:
        if seat is None:
            raise Problem("table-onlooker")
        self._automatic.check(when)
        self.seats[seat].asking = when

    async def _rewind(self, seat: int | None, decision: int, line: int) -> None:
        match, own = self.answering(seat, decision)
        policy.check_alone(self.daily)
        policy.check_unaided(self.cup)
        policy.check_going_back(match)
        match.check_rewind(line)
        await self.proposals.make(OpenProposal(REWIND, own, line=line))

    async def _consent(self, seat: int | None, proposal: int, *, agree: bool) -> None:
        _, own = self.playing(seat)
        await self.proposals.answer(proposal, own, agree=agree)

    async def _carry_out_proposal(self, proposal: OpenProposal) -> None:
        match, _ = self.playing(proposal.seat)
        if proposal.line is not None:
            match.rewind(proposal.seat, proposal.line)
            await self._after_rewind(match, [[]])
        elif proposal.absent is not None:
            await self.give_to_bot(match, proposal.absent, proposal.bot, own=False)
        else:
            await self.settle(match, proposal.seat, proposal.kind)

    async def settle(self, match: Match, seat: int, settlement: str) -> None:
        """End the game among the players: a seat resigns, or all have agreed."""
        match.settle(seat, settlement)
        self._thinking.cancel()
        await self.storage.append(match, 1, None)
        self.publish(ChoiceMade(self.history.add_all(match, [[]])))
        self.proposals.drop()

    async def _after_rewind(self, match: Match, events: list[list[Event]]) -> None:
        """Store and publish the lines that a way back has added, each with its events."""
        self._thinking.cancel()
        await self.storage.append(match, len(events), self._clock_after(None))
        self.history.add_all(match, events)
        self._moved_at = time.monotonic()
        self.proposals.after_choice(None)
        self.publish(GameReset())

    async def take_over(self, match: Match, history: History) -> None:
        """Go on with a match that has begun like this one and got further elsewhere."""
        self._thinking.cancel()
        await self.storage.append(match, len(match.log.entries) - self.decision, None)
        self.match, self.history = match, history
        self._moved_at = time.monotonic()
        self.publish(GameReset())

    async def note_nudge(self, seat: int, by: int | None) -> None:
        """Note who has reminded an absent person; None once the person has come."""
        changed = replace(self.seats[seat], nudged=by)
        await self.storage.seat(seat, changed)
        self.seats[seat].nudged = by
        self.publish(SeatsChanged())

    def _clock_after(self, seat: int | None) -> StoredClock | None:
        """How the clock stands once a seat has decided; None if the table has no clock."""
        if self.clock is None:
            return None
        self.clock.decided(None if seat is None or self.seats[seat].bot is not None else seat)
        return self.clock.stored()

    async def give_to_bot(self, match: Match, seat: int, bot: str | None, *, own: bool) -> None:
        """Let a bot play a seat, or its person again; `own` if its person has handed it over or let the time run
        out."""
        changed = policy.handed_over(match, self.seats, seat, bot, own=own)
        await self.storage.seat(seat, changed)
        clock = self._clock_after(seat) if match.actor == seat else None
        if clock is not None:
            await self.storage.clock(clock)
        self.seats[seat].play_as(changed)
        if match.actor == seat:
            self._thinking.cancel()
        self._moved_at = time.monotonic()
        # With a clock everybody learns how much time the decision has now.
        self.publish(SeatsChanged() if clock is None else GameReset())
        await self.proposals.reconsider()
