"""The hint requests of one connection: one at a time, answered when the coach is done."""

import asyncio
from typing import Protocol

from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.broadcast import Audience, Broadcast
from siegeworks.server.limits import AddressAccount
from siegeworks.server.presenter import speech_of
from siegeworks.table.hinting import give_hint


class HintClient(Protocol):
    """The connection that asks for hints."""

    audience: Audience

    def send_message(self, message: protocol.ServerMessage) -> None: ...


class HintRequests:
    """Handles the hint requests of one connection."""

    def __init__(self, broadcast: Broadcast, client: HintClient, account: AddressAccount) -> None:
        self._broadcast = broadcast
        self._client = client
        self._account = account
        self._task: asyncio.Task[None] | None = None

    def start(self, request: protocol.Hint) -> None:
        """Let the coach think about a decision; the answer is sent later."""
        if self._task is not None and not self._task.done():
            raise Problem("hint-pending")
        self._task = asyncio.create_task(self._answer(request))

    async def _answer(self, request: protocol.Hint) -> None:
        broadcast, client = self._broadcast, self._client
        try:
            with self._account.thinking_turn(Problem("limit-hints")):
                answer = await give_hint(
                    broadcast.table,
                    client.audience.seat,
                    request.decision,
                    lambda advice: broadcast.hint(client.audience, request.id, advice),
                )
            client.send_message(answer)
        except Problem as problem:
            speech = speech_of(client.audience.language, broadcast.table.game.id)
            client.send_message(protocol.Refused(request.id, problem.code, speech.explain(problem)))

    def close(self) -> None:
        """Cancel a pending request: the connection is gone."""
        if self._task is not None:
            self._task.cancel()
