"""Reading requests and writing answers: tokens, languages, seats and bodies, with one clear problem for each fault."""

import asyncio
import re
from collections.abc import Collection
from typing import TypeVar, cast

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server import protocol
from siegeworks.server.limits import AddressAccount, ServerLimits
from siegeworks.server.packing import encode, unpacked
from siegeworks.store.records import ChronicleQuery
from siegeworks.table.work_meter import current_payer, in_thread

STATUS = {
    "table-token": 403,
    "origin-foreign": 403,
    "table-unknown": 404,
    "game-unknown": 404,
    "puzzle-unknown": 404,
    "rating-unknown": 404,
    "profile-none": 404,
    "profile-device-unknown": 404,
    "profile-no-seat": 403,
    "recovery-wrong": 403,
    "passkey-unknown": 403,
    "passkey-challenge": 403,
    "passkey-wrong": 403,
    "limit-sign-ins": 429,
    "page-unknown": 404,
    "daily-unknown": 404,
    "daily-own-first": 403,
    "daily-not-over": 403,
    "cup-unknown": 404,
    "cup-not-in": 404,
    "cup-no-seat": 404,
    "cup-meeting-unknown": 404,
    "cup-organizer": 403,
    "cup-own-first": 403,
    "cup-not-over": 403,
    "cup-begun": 409,
    "cup-changed": 409,
    "cup-few": 409,
    "cup-full": 409,
    "cup-joined": 409,
    "cup-meeting-over": 409,
    "cup-over": 409,
    "message-slow": 408,
    "table-running": 409,
    "table-gathering": 409,
    "offline-alone": 409,
    "offline-bot-turn": 409,
    "offline-moved-on": 409,
    "message-long": 413,
    "limit-requests": 429,
    "limit-tables": 429,
    "coach-busy": 503,
    "coach-failed": 503,
    "store-unusable": 503,
    "store-taken": 503,
    "store-unreachable": 503,
    "table-moved": 503,
    "store-damaged": 503,
    "store-table-damaged": 503,
    "store-moved": 503,
}
"""The HTTP status of a problem; 400 if it is not here."""
LONGEST_NUMBER = 9
LONGEST_WORD = 20
NUL = b"\0"
ESCAPED_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The same in JSON; after a backslash that is escaped itself it would be five other characters."""
FRESH = {"cache-control": "no-store"}
T = TypeVar("T")


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json", headers=FRESH)


async def packed_answer(request: Request, data: bytes) -> Response:
    """A packed message as it is, or unpacked for a client that cannot do it."""
    headers = FRESH | {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = await in_thread(unpacked, data)
    payer = current_payer.get()
    if isinstance(payer, AddressAccount):
        await payer.others_first()  # many may have waited for the same data
    return Response(data, media_type="application/json", headers=headers)


def address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client is not None else ""


def bearer(request: Request) -> str:
    """The token of a request; it is sent in a header, so that it appears in no log and no referrer."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem("table-token")
    return token


def optional_bearer(request: Request) -> str | None:
    """The token of a request; None if it has none."""
    return bearer(request) if "authorization" in request.headers else None


def language_of(tags: str) -> protocol.Language:
    """The first known language of an Accept-Language header, else English."""
    for tag in tags.split(","):
        try:
            return cast(protocol.Language, choose_language(tag.split(";")[0].strip(), {}))
        except Problem:
            continue
    return "en"


def requested_language(request: Request) -> protocol.Language:
    asked = request.query_params.get("language")
    if asked is None:
        return language_of(request.headers.get("accept-language", ""))
    return cast(protocol.Language, choose_language(asked, {}))


def requested_seat(request: Request) -> int | None:
    asked = request.query_params.get("seat")
    if asked is None or asked == "":
        return None
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2:
        raise Problem("replay-seat", seat=asked, seats=0)
    return int(asked)


def requested_number(request: Request, name: str) -> int | None:
    """A small number in the query of a request; None if it is not there."""
    asked = request.query_params.get(name)
    if not asked:
        return None
    if not asked.isascii() or not asked.isdigit() or len(asked) > LONGEST_NUMBER:
        raise Problem("query-number", name=name, given=asked[:LONGEST_NUMBER])
    return int(asked)


def requested_word(request: Request, name: str, known: Collection[str]) -> str | None:
    """A word in the query of a request; None if it is not there. One that is not known is refused."""
    asked = request.query_params.get(name) or None
    if asked is not None and asked not in known:
        raise Problem("query-word", name=name, given=asked[:LONGEST_WORD], known=", ".join(known))
    return asked


def chronicle_query(request: Request) -> ChronicleQuery:
    """Which games of the Chronicles a request asks for."""
    asked = request.query_params
    return ChronicleQuery(
        asked.get("game") or None,
        asked.get("difficulty") or None,
        requested_number(request, "seats"),
        asked.get("name") or None,
    )


def storable(data: bytes) -> bytes:
    """A message as it is; one with the character that no database keeps in a text is refused."""
    if NUL in data or ESCAPED_NUL.search(data):
        raise Problem("message-unreadable", reason="U+0000")
    return data


async def body(request: Request, type_: type[T], limits: ServerLimits, most: int | None = None) -> T:
    """The decoded body of a request."""
    data = await body_bytes(request, limits.message_bytes if most is None else most, limits)
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("message-unreadable", reason=str(error)) from None


async def body_bytes(request: Request, most: int, limits: ServerLimits) -> bytes:
    """The body of a request; reading stops where it is too long or takes too long."""
    data = b""
    try:
        async with asyncio.timeout(limits.head_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Problem("message-long", most=most)
    except TimeoutError:
        raise Problem("message-slow") from None
    return storable(data)


def code_of(problem: Problem | Problems) -> str:
    return problem.code if isinstance(problem, Problem) else problem.problems[0].code


async def explain(request: Request, failure: Exception) -> Response:
    """A problem as an answer in the language of the request."""
    if isinstance(failure, HTTPException):
        unknown = Problem("page-unknown")
        return answer(protocol.Failure(unknown.code, Speech("en").explain(unknown)), failure.status_code)
    if not isinstance(failure, Problem | Problems):
        raise failure
    code = code_of(failure)
    request.scope["problem"] = code
    language = language_of(request.query_params.get("language") or request.headers.get("accept-language", ""))
    return answer(protocol.Failure(code, Speech(language).explain(failure)), STATUS.get(code, 400))
