"""Turn alerts: a person who is away when a decision becomes theirs is alerted, wherever that message goes then.

The alert is planned with a delay, because most people who leave are back at once, and it is dropped as soon as the
person comes or the game goes on. A reminder by another player is not delayed.
"""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from siegeworks.kernel.problem import Problem
from siegeworks.store import alerts
from siegeworks.store.database import Database
from siegeworks.store.writer import Writer
from siegeworks.table.hosted import HostedTable
from siegeworks.table.latest import Latest
from siegeworks.table.notices import ChoiceMade, GameReset, Notice, SeatsChanged

CODE_LETTERS = 40
"""Of the proof in a code: 160 bits."""
Waiting = tuple[int, int, int | None]
"""The pending decision, the seat it waits for, and who has reminded its person."""
UNKNOWN: Waiting = (-1, -1, None)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def waits_for(table: HostedTable) -> Waiting | None:
    """What waits for a person who is away; None if nothing does."""
    match = table.match
    actor = None if match is None else match.actor
    if actor is None or table.phase != "playing":
        return None
    seat = table.seats[actor]
    if not seat.person or seat.bot is not None or seat.present or table.answers_for(actor):
        return None
    return table.decision, actor, seat.nudged


class TurnWatch:
    """Follows the tables of one server process and plans alerts for those who are away."""

    def __init__(self, writer: Writer, delay: float, start: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        """`start` carries out a coroutine later."""
        self._writer = writer
        self._delay = int(delay * 1000)
        self._start = start
        self._hurry = asyncio.Event()

    def follow(self, table: HostedTable) -> None:
        """Look at a table after each of its notices."""
        publish = table.publish
        # Of a table that was played before, it is not known what was planned.
        planned: Waiting | None = None if table.match is None else UNKNOWN
        since = now()

        async def plan(waiting: Waiting | None) -> None:
            await self._plan(table.id, waiting, since)

        latest = Latest(planned, plan, self._start, self._hurry)

        def notify(notice: Notice) -> None:
            nonlocal planned, since
            publish(notice)
            if not isinstance(notice, ChoiceMade | GameReset | SeatsChanged):
                return
            waiting = waits_for(table)
            if waiting != planned:
                planned, since = waiting, now()
                latest.change(waiting)

        table.publish = notify

    def hurry(self) -> None:
        """Plan everything without a pause from now on: the server stops."""
        self._hurry.set()

    async def _plan(self, table: str, waiting: Waiting | None, since: int) -> None:
        def write(base: Database) -> None:
            if waiting is None:
                alerts.cancel(base, table)
                return
            decision, seat, nudged = waiting
            alerts.plan(base, table, seat, decision, since + (self._delay if nudged is None else 0))

        try:
            await self._writer.write(lambda store: write(store.base))
        except Problem as problem:
            logging.getLogger(__name__).warning("the alerts of table %s are not planned: %s", table, problem)


# Codes in messages: whoever has one can switch alerts off, or confirm an address, without anything else.


def new_code(secret: str, purpose: str, person: str, mail: str = "") -> str:
    return f"{person}.{_proof(secret, purpose, person, mail)}"


def checked_code(secret: str, purpose: str, code: str, mail: str = "") -> str:
    """The person of a code; anything but a code for this purpose is refused."""
    person, _, proof = code.partition(".")
    if not hmac.compare_digest(_proof(secret, purpose, person, mail).encode(), proof.encode()):
        raise Problem("alert-code")
    return person


def _proof(secret: str, purpose: str, person: str, mail: str) -> str:
    text = "\n".join((purpose, person, mail))
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()[:CODE_LETTERS]
