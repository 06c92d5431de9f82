"""Review together over HTTP and a socket: rooms, notes, and choices that nobody made.

Everybody who may see the replay of a game may come in. A room is open while somebody is there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import parse_options
from siegeworks.kernel.problem import Problem
from siegeworks.server import archive, courses, protocol
from siegeworks.server.connection import REFUSED, checked, id_of, is_open, receive
from siegeworks.server.daily_pages import DailyHandlers
from siegeworks.server.limits import AddressAccount, ServerLimits, TokenBucket
from siegeworks.server.outbox import SEND_SECONDS, Outbox
from siegeworks.server.readings import Readings
from siegeworks.server.requests import answer, body, packed_answer, requested_language
from siegeworks.server.security import origin_refused
from siegeworks.store import notes
from siegeworks.store.notes import Note
from siegeworks.store.profiles import person_of
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table.keys import hash_token
from siegeworks.table.registry import TableRegistry
from siegeworks.table.review import Change, Reviewer, ReviewRoom, Spot, may_delete
from siegeworks.table.work_meter import in_thread, metered
from siegeworks.table.worker_tasks import packed_game

decode = msgspec.json.Decoder(protocol.FromReviewer).decode
T = TypeVar("T")


class ReviewServer(Protocol):
    """What the handlers need of the server they belong to."""

    limits: ServerLimits
    store: TableStore
    writer: Writer
    tables: TableRegistry
    readings: Readings
    dailies: DailyHandlers

    async def serve_socket(
        self,
        websocket: WebSocket,
        kind: type[protocol.JoinReview],
        serve: Callable[[WebSocket, protocol.JoinReview, AddressAccount], Awaitable[None]],
    ) -> None: ...

    async def reach(
        self,
        websocket: WebSocket,
        hello: protocol.PageMessage,
        account: AddressAccount,
        find: Callable[[], Coroutine[Any, Any, T]],
    ) -> T | None: ...


class ReviewHandlers:
    """The rooms of a server, and the handlers of requests about them."""

    def __init__(self, server: ReviewServer) -> None:
        self._server = server
        self._rooms: dict[str, ReviewRoom] = {}
        self._connections: set[ReviewConnection] = set()

    def routes(self) -> list[BaseRoute]:
        return [
            WebSocketRoute("/tables/{table}/review", self.socket),
            Route("/tables/{table}/notes", self.notes, methods=["GET"]),
            Route("/tables/{table}/course", self.course, methods=["POST"]),
        ]

    def is_open(self, table: str) -> bool:
        """True if somebody is in the room of a game."""
        return table in self._rooms

    def dismiss(self) -> None:
        """Ask everybody to connect again."""
        for connection in self._connections:
            connection.dismiss()

    # Handlers of HTTP requests.

    async def notes(self, request: Request) -> Response:
        table = request.path_params["table"]
        await self._server.dailies.check_open(request)
        archive.checked_finished(await self._server.tables.stored(table))
        found = await in_thread(notes.of_table, self._server.store.base, table)
        return answer(protocol.NoteList([_shown(note, own=False) for note in found]))

    async def course(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        server, language = self._server, requested_language(request)
        asked = await body(request, protocol.CourseRequest, server.limits)
        await server.dailies.check_open(request)
        stored = archive.checked_finished(await server.tables.stored(request.path_params["table"]))
        game, _ = await server.tables.game_of(stored)
        data = await server.readings.run(courses.packed_course, stored, packed_game(game), asked, language)
        return await packed_answer(request, data)

    # Rooms.

    async def socket(self, websocket: WebSocket) -> None:
        await self._server.serve_socket(websocket, protocol.JoinReview, self._serve)

    async def _serve(self, websocket: WebSocket, hello: protocol.JoinReview, account: AddressAccount) -> None:
        table = websocket.path_params["table"]
        found = await self._server.reach(websocket, hello, account, lambda: self._room(table, hello))
        if found is None:
            return
        person = await in_thread(person_of, self._server.store.base, hash_token(hello.key))
        room = self._rooms.setdefault(table, found[0])
        try:
            connection = ReviewConnection(websocket, room, hello, person, founder=found[1])
            self._connections.add(connection)
            try:
                await connection.serve(account)
            finally:
                self._connections.remove(connection)
        finally:
            if not room.members:
                self._rooms.pop(table, None)

    async def _room(self, table: str, hello: protocol.JoinReview) -> tuple[ReviewRoom, bool]:
        """The room of a finished game for somebody who may see its replay, and whether they founded the table."""
        server = self._server
        await server.tables.own(table)
        await server.dailies.check_open_to(table, hello.key)
        stored = archive.checked_finished(await server.tables.stored(table))
        founder = hello.token is not None and hash_token(hello.token) == stored.founder
        if table in self._rooms:
            return self._rooms[table], founder
        kept = await in_thread(notes.of_table, server.store.base, table)
        seats = int(parse_options(stored.options)["seats"])
        return ReviewRoom(table, len(stored.lines), seats, kept, server.writer.write), founder


class ReviewConnection(Outbox):
    """One person in a room."""

    def __init__(
        self, websocket: WebSocket, room: ReviewRoom, hello: protocol.JoinReview, person: str, *, founder: bool
    ) -> None:
        super().__init__(websocket)
        self._room = room
        self._speech = Speech(hello.language)
        self._member = room.join(hello.name, person, self._notify, founder=founder)
        self._notify("members")

    async def serve(self, account: AddressAccount) -> None:
        """Serve the connection until it ends."""
        limits = account.limits
        writing = asyncio.create_task(self.write(self._leave))
        bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
        try:
            while (text := await receive(self.websocket)) is not None:
                if not bucket.take():
                    await asyncio.sleep(1 / limits.messages_per_second)
                    bucket.take()
                async with account.turn():
                    await metered(self._answer(text, limits), account)
        except Problem:
            # The address asked for so much that it would wait for long: it may connect again later.
            self.dismiss()
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(writing), SEND_SECONDS)
        finally:
            self._leave()
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing
            if is_open(self.websocket):
                with suppress(RuntimeError):
                    await self.websocket.close(REFUSED)

    def _leave(self) -> None:
        self._room.leave(self._member)

    def _notify(self, change: Change) -> None:
        room, spot = self._room, self._room.spot
        if change == "spot":
            self.send_message(protocol.ReviewSpot(spot.line, spot.seat, list(spot.course)))
        else:
            self.send_message(_state(room, self._member))

    async def _answer(self, text: str, limits: ServerLimits) -> None:
        """Carry out one message and answer it."""
        number = id_of(text)
        try:
            message = decode(checked(text, limits))
            await self._carry_out(message)
        except msgspec.MsgspecError as error:
            self._refuse(number, Problem("message-unreadable", reason=str(error)))
        except Problem as problem:
            self._refuse(number, problem)
        else:
            if number is not None:
                self.send_message(protocol.Done(number))

    def _refuse(self, number: int | None, problem: Problem) -> None:
        self.send_message(protocol.Refused(number, problem.code, self._speech.explain(problem)))

    async def _carry_out(self, message: protocol.FromReviewer) -> None:
        room, member = self._room, self._member
        match message:
            case protocol.LeadTo(line=line, seat=seat, course=course):
                room.lead_to(member, Spot(line, seat, tuple(course)))
            case protocol.HandLead(member=other):
                room.hand_on(member, other)
            case protocol.WriteNote(line=line, text=text, course=course):
                await room.write_note(member, line, tuple(course), text)
            case protocol.DeleteNote(note=note):
                await room.delete_note(member, note)
            case _:
                raise Problem("review-joined")


def _shown(note: Note, *, own: bool) -> protocol.ReviewNote:
    return protocol.ReviewNote(note.number, note.line, list(note.course), note.name, note.text, note.written, own)


def _state(room: ReviewRoom, member: Reviewer) -> protocol.ReviewState:
    spot = room.spot
    return protocol.ReviewState(
        you=member.number,
        members=[protocol.ReviewMember(each.number, each.name) for each in room.members.values()],
        leader=room.leader or member.number,
        line=spot.line,
        seat=spot.seat,
        course=list(spot.course),
        notes=[_shown(note, own=may_delete(member, note)) for note in room.notes],
    )
