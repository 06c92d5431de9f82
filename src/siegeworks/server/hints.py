"""Hints for one connection: asked for one at a time, answered when they are thought, while everything else goes on."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from siegeworks.kernel.problem import Problem
from siegeworks.server import messages as m
from siegeworks.server.herald import Audience, Herald, speech_of


class Asking(Protocol):
    """Who asks."""

    audience: Audience

    def tell(self, message: m.Out) -> None: ...


class HintDesk:
    """Where one connection asks for hints."""

    def __init__(self, herald: Herald, guest: Asking, count: Callable[[], None]) -> None:
        self._herald = herald
        self._guest = guest
        self._count = count
        """Counts a hint for the address it is for; refuses too many."""
        self._thought: asyncio.Task[None] | None = None

    def ask(self, message: m.Hint) -> None:
        """Begin to think about a decision; the answer is told later."""
        if self._thought is not None and not self._thought.done():
            raise Problem("hint-pending")
        self._count()
        self._thought = asyncio.create_task(self._answer(message))

    async def _answer(self, message: m.Hint) -> None:
        herald, guest = self._herald, self._guest
        try:
            guest.tell(
                await herald.table.hint(
                    guest.audience.seat,
                    message.decision,
                    lambda advice: herald.advised(guest.audience, message.id, advice),
                )
            )
        except Problem as problem:
            speech = speech_of(guest.audience.language, herald.table.game.id)
            guest.tell(m.Refused(message.id, problem.code, speech.explain(problem)))

    def close(self) -> None:
        """Nobody is there to hear it any more."""
        if self._thought is not None:
            self._thought.cancel()
