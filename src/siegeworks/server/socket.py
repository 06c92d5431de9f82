"""A socket at a table: says hello, then wishes and hears. Whatever it sends, the table stays as it should be."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server import messages as m
from siegeworks.server.herald import Audience, Herald, encode, speech_of
from siegeworks.server.hints import HintDesk
from siegeworks.server.limits import Bucket, Limits
from siegeworks.table.seats import Access
from siegeworks.table.table import Table

REFUSED = 4400
"""Close code: what was said at the door was not accepted; coming again with the same will not help."""
OVERWHELMED = 4408
"""Close code: messages were sent faster than they were read; come again and look at the whole table."""
RESTING = 4503
"""Close code: the table has to be opened again; come again."""
MOST_LETTERS = 4_000_000
"""What may wait for a slow reader; a whole table after a long game is a tenth of it."""
SLOWEST_SECONDS = 30.0
"""A connection that takes no message for so long is not there any more."""
decode = msgspec.json.Decoder(m.FromPage).decode


class Guest:
    """One connection: its own queue of messages, so that a slow reader delays nobody else."""

    def __init__(self, websocket: WebSocket, audience: Audience) -> None:
        self.websocket = websocket
        self.audience = audience
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._letters = 0
        self._overwhelmed = False

    def send(self, text: str) -> None:
        if self._letters > MOST_LETTERS and not self._overwhelmed:
            self._overwhelmed = True
            self._waiting.put_nowait(OVERWHELMED)
        if not self._overwhelmed:
            self._letters += len(text)
            self._waiting.put_nowait(text)

    def dismiss(self) -> None:
        self._waiting.put_nowait(RESTING)

    def tell(self, message: m.Out) -> None:
        self.send(encode(message).decode())

    async def write(self, stuck: Callable[[], None]) -> None:
        """Send what waits, in order, until the connection is gone; one that takes nothing any more is given up."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                waiting = await self._waiting.get()
                try:
                    async with asyncio.timeout(SLOWEST_SECONDS):
                        if isinstance(waiting, int):
                            await self.websocket.close(waiting)
                            return
                        await self.websocket.send_text(waiting)
                except TimeoutError:
                    stuck()
                    return
                self._letters -= len(waiting)


async def refuse(websocket: WebSocket, speech: Speech, problem: Problem | Problems) -> None:
    """Say why somebody cannot come in, and close."""
    code = problem.code if isinstance(problem, Problem) else problem.problems[0].code
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode(m.Refused(None, code, speech.explain(problem))).decode())
        await websocket.close(REFUSED)


async def greet(websocket: WebSocket, limits: Limits) -> m.Hello:
    """The first message, which must be a hello."""
    try:
        async with asyncio.timeout(limits.hello_seconds):
            text = await websocket.receive_text()
        hello = decode(_checked(text, limits))
    except (TimeoutError, msgspec.MsgspecError, KeyError):
        raise Problem("hello-first") from None
    if not isinstance(hello, m.Hello):
        raise Problem("hello-first")
    return hello


def _checked(text: str, limits: Limits) -> bytes:
    data = text.encode()
    if len(data) > limits.message_bytes:
        raise Problem("message-long", most=limits.message_bytes)
    return data


async def sit_at(
    websocket: WebSocket,
    herald: Herald,
    access: Access,
    hello: m.Hello,
    limits: Limits,
    count_hint: Callable[[], None],
) -> None:
    """Serve one connection until it ends."""
    guest = Guest(websocket, Audience(access.seat, hello.language, access.founder))
    writing = asyncio.create_task(guest.write(lambda: herald.leave(guest)))
    desk = HintDesk(herald, guest, count_hint)
    bucket = Bucket(limits.messages_per_second, limits.message_burst)
    try:
        await herald.table.look(lambda: herald.join(guest))
        while (text := await heard(websocket)) is not None:
            if not bucket.take():
                await asyncio.sleep(1 / limits.messages_per_second)
                bucket.take()
            await _answer(guest, herald, desk, text, limits)
    finally:
        desk.close()
        herald.leave(guest)
        writing.cancel()
        with suppress(asyncio.CancelledError):
            await writing
        if is_open(websocket):
            with suppress(RuntimeError):
                await websocket.close(REFUSED)


async def heard(websocket: WebSocket) -> str | None:
    """The next text; None if either side has closed, or if bytes came, which are no message of this protocol."""
    if not is_open(websocket):
        return None
    try:
        return await websocket.receive_text()
    except (WebSocketDisconnect, WebSocketDisconnected, KeyError):
        return None


def is_open(websocket: WebSocket) -> bool:
    return websocket.application_state is websocket.client_state is WebSocketState.CONNECTED


async def _answer(guest: Guest, herald: Herald, desk: HintDesk, text: str, limits: Limits) -> None:
    """Carry out one message and say so, or say why not."""
    speech = speech_of(guest.audience.language, herald.table.game.id)
    try:
        message = decode(_checked(text, limits))
    except msgspec.MsgspecError as error:
        problem = Problem("message-unreadable", reason=str(error))
        guest.tell(m.Refused(_id_of(text), problem.code, speech.explain(problem)))
        return
    except Problem as problem:
        guest.tell(m.Refused(None, problem.code, speech.explain(problem)))
        return
    number = None if isinstance(message, m.Hello) else message.id
    try:
        answer = await _carry_out(guest, herald, desk, message)
    except Problem as problem:
        guest.tell(m.Refused(number, problem.code, speech.explain(problem)))
    else:
        if answer is not None:
            guest.tell(answer)


class _Numbered(msgspec.Struct):
    id: m.Id


def _id_of(text: str) -> int | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one was refused."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except msgspec.MsgspecError:
        return None


async def _carry_out(guest: Guest, herald: Herald, desk: HintDesk, message: m.FromPage) -> m.Out | None:
    """The answer to a message; None if it follows by itself."""
    table, seat = herald.table, guest.audience.seat
    match message:
        case m.Hello():
            raise Problem("hello-twice")
        case m.Speak(language=language):
            guest.audience = Audience(seat, language, guest.audience.founder)
            await table.look(lambda: guest.send(herald.whole(guest.audience)))
        case m.Why(path=path, decision=decision):
            rule, text = await table.look(lambda: herald.why(guest.audience, decision, path))
            return m.Because(message.id, rule, text)
        case m.Hint():
            desk.ask(message)
            return None
        case _:
            await _wish(table, guest.audience, message)
    return m.Done(message.id)


async def _wish(table: Table, audience: Audience, message: m.FromPage) -> None:
    seat = audience.seat
    match message:
        case m.Choose(decision=decision, action=action):
            await table.choose(seat, decision, action)
        case m.Undo(decision=decision):
            await table.undo(seat, decision)
        case m.Rewind(decision=decision, line=line):
            await table.rewind(seat, decision, line)
        case m.Consent(decision=decision, line=line, agree=agree):
            await table.consent(seat, decision, line, agree=agree)
        case m.HandOver(seat=other, bot=bot):
            await table.hand_over(seat, other, bot)
        case m.Say(phrase=phrase):
            await table.say(seat, phrase)
        case m.Sit(name=name):
            await table.sit(seat, name)
        case m.Begin(bot=bot):
            await table.begin(founder=audience.founder, bot=bot)
