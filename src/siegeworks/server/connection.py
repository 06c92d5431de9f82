"""A connection to a table: a hello, then requests in and messages out. No input can damage the table."""

import asyncio
import time
from contextlib import suppress
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected, WebSocketState

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server import protocol
from siegeworks.server.broadcast import Broadcast, audience_of
from siegeworks.server.hints import HintRequests
from siegeworks.server.limits import AddressAccount, ServerLimits, TokenBucket
from siegeworks.server.outbox import SEND_SECONDS, TRY_AGAIN, Outbox
from siegeworks.server.packing import encode
from siegeworks.server.presenter import speech_of
from siegeworks.table import absence, entrance, pacing, settling, talk
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access
from siegeworks.table.work_meter import metered

REFUSED = 4400
"""Close code: the hello was not accepted; trying again with the same one will not help."""
PASSING = ("table-closed", "table-moved", "store-unreachable")
"""Problems that are over after a while: the page connects again by itself."""
decode = msgspec.json.Decoder(protocol.FromPage).decode
T = TypeVar("T", bound=protocol.PageMessage)


class TableConnection(Outbox):
    """A connection to a table, with what it may see there."""

    def __init__(self, websocket: WebSocket, access: Access, language: protocol.Language) -> None:
        super().__init__(websocket)
        self.access = access
        self.audience = audience_of(access, language)


async def refuse(websocket: WebSocket, speech: Speech, problem: Problem | Problems) -> None:
    """Send the reason why a connection is not accepted, and close it; what passes by itself needs no reason."""
    code = problem.code if isinstance(problem, Problem) else problem.problems[0].code
    with suppress(WebSocketDisconnect, RuntimeError):
        if code in PASSING:
            await websocket.close(TRY_AGAIN)
            return
        await websocket.send_text(encode(protocol.Refused(None, code, speech.explain(problem))).decode())
        await websocket.close(REFUSED)


async def receive_first(websocket: WebSocket, kind: type[T], limits: ServerLimits) -> T:
    """The first message, which must be of this kind."""
    try:
        async with asyncio.timeout(limits.hello_seconds):
            text = await websocket.receive_text()
        return msgspec.json.decode(checked(text, limits), type=kind)
    except (TimeoutError, msgspec.MsgspecError, KeyError):
        raise Problem("hello-first") from None


def checked(text: str, limits: ServerLimits) -> bytes:
    """A message as bytes; one that is too long is refused."""
    data = text.encode()
    if len(data) > limits.message_bytes:
        raise Problem("message-long", most=limits.message_bytes)
    return data


async def serve_connection(
    websocket: WebSocket,
    broadcast: Broadcast,
    access: Access,
    hello: protocol.Hello,
    account: AddressAccount,
) -> None:
    """Serve one connection until it ends."""
    limits = account.limits
    connection = TableConnection(websocket, access, hello.language)
    writing = asyncio.create_task(connection.write(lambda: broadcast.unsubscribe(connection)))
    hints = HintRequests(broadcast, connection, account)
    bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
    try:
        await broadcast.table.read(lambda: broadcast.subscribe(connection))
        while (text := await receive(websocket)) is not None:
            if not bucket.take():
                await asyncio.sleep(1 / limits.messages_per_second)
                bucket.take()
            async with account.turn():
                await metered(_answer(connection, broadcast, hints, text, limits), account)
    except Problem:
        # The address asked for so much that it would wait for long: it may connect again later.
        connection.dismiss()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(writing), SEND_SECONDS)
    finally:
        hints.close()
        broadcast.unsubscribe(connection)
        writing.cancel()
        with suppress(asyncio.CancelledError):
            await writing
        if is_open(websocket):
            with suppress(RuntimeError):
                await websocket.close(REFUSED)


async def receive(websocket: WebSocket) -> str | None:
    """The next text; None if the connection is closed, or if it sent bytes, which are no message of this protocol."""
    if not is_open(websocket):
        return None
    try:
        return await websocket.receive_text()
    except (WebSocketDisconnect, WebSocketDisconnected, KeyError):
        return None


def is_open(websocket: WebSocket) -> bool:
    return websocket.application_state is websocket.client_state is WebSocketState.CONNECTED


async def _answer(
    connection: TableConnection, broadcast: Broadcast, hints: HintRequests, text: str, limits: ServerLimits
) -> None:
    """Carry out one message and answer it."""
    speech = speech_of(connection.audience.language, broadcast.table.game.id)
    try:
        message = decode(checked(text, limits))
    except msgspec.MsgspecError as error:
        problem = Problem("message-unreadable", reason=str(error))
        connection.send_message(protocol.Refused(id_of(text), problem.code, speech.explain(problem)))
        return
    except Problem as problem:
        connection.send_message(protocol.Refused(None, problem.code, speech.explain(problem)))
        return
    number = None if isinstance(message, protocol.Hello) else message.id
    started = time.perf_counter()
    try:
        answer = await _carry_out(connection, broadcast, hints, message)
        if isinstance(message, protocol.Choose):
            broadcast.metrics.decision_seconds.note(time.perf_counter() - started)
    except Problem as problem:
        broadcast.metrics.refusals[problem.code] += 1
        connection.send_message(protocol.Refused(number, problem.code, speech.explain(problem)))
    else:
        if answer is not None:
            connection.send_message(answer)


class _WithId(msgspec.Struct):
    id: protocol.Id


def id_of(text: str) -> int | None:
    """The id of an invalid message, so that its sender knows which one was refused."""
    try:
        return msgspec.json.decode(text, type=_WithId).id
    except msgspec.MsgspecError:
        return None


async def _carry_out(
    connection: TableConnection, broadcast: Broadcast, hints: HintRequests, message: protocol.FromPage
) -> protocol.ServerMessage | None:
    """The answer to a message; None if it is sent later."""
    table = broadcast.table
    if not table.keys.opens(connection.access):
        raise Problem("table-token")
    match message:
        case protocol.Hello():
            raise Problem("hello-twice")
        case protocol.Speak(language=language):
            connection.audience = audience_of(connection.access, language)
            await table.read(lambda: connection.send(broadcast.whole(connection.audience)))
        case protocol.Why(path=path, decision=decision):
            rule, text = await table.read(lambda: broadcast.why(connection.audience, decision, path))
            return protocol.Because(message.id, rule, text)
        case protocol.Hint():
            hints.start(message)
            return None
        case protocol.Sit(name=name, key=key):
            await entrance.sit(
                table, connection.access, name, key, lambda access: broadcast.readmit(connection, access)
            )
        case protocol.InviteDevice():
            seat, token = await entrance.invite_device(table, connection.access)
            return protocol.Links(message.id, None, [protocol.SeatLink(seat, "me", token)])
        case protocol.Renew(key=key):
            renewed = await entrance.renew(
                table, connection.access, key, lambda access: broadcast.readmit(connection, access)
            )
            links = [protocol.SeatLink(seat, "friend", token) for seat, token in renewed.seats.items()]
            return protocol.Links(message.id, renewed.watch, links)
        case _:
            await _change(table, connection.access, message)
    return protocol.Done(message.id)


async def _change(table: HostedTable, access: Access, message: protocol.FromPage) -> None:
    """Pass a request that changes the game on to the table."""
    seat = access.seat
    match message:
        case protocol.Choose(decision=decision, action=action, then=then):
            await table.choose(seat, decision, [action, *then])
        case protocol.Undo(decision=decision, line=line):
            await table.undo(seat, decision, line)
        case protocol.AskMe(when=when):
            await table.ask_me(seat, when)
        case protocol.Rewind(decision=decision, line=line):
            await table.rewind(seat, decision, line)
        case protocol.Settle(how=how):
            await settling.settle(table, seat, how)
        case protocol.SetPace(pace=pace):
            await pacing.set_pace(table, pace, founder=access.founder)
        case protocol.Begin(bot=bot):
            await table.begin(founder=access.founder, bot=bot)
        case _:
            await _address_others(table, seat, message)


async def _address_others(table: HostedTable, seat: int | None, message: protocol.FromPage) -> None:
    """Pass a request that concerns the people at the table on to it."""
    match message:
        case protocol.Consent(proposal=proposal, agree=agree):
            await table.consent(seat, proposal, agree=agree)
        case protocol.Nudge(seat=absent):
            await absence.nudge(table, seat, absent)
        case protocol.HandOver(seat=other, bot=bot):
            await absence.hand_over(table, seat, other, bot)
        case protocol.SayPhrase(phrase=phrase):
            await talk.say(table, seat, phrase)
        case protocol.WriteText(text=text):
            await talk.write(table, seat, text)
        case protocol.Point(handle=handle):
            await talk.point(table, seat, handle)
        case protocol.Report(seat=other):
            await talk.report(table, seat, other)
