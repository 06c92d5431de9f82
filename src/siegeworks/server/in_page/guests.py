"""Guests of a page: people in other browsers, whose messages the page receives and passes on as they are.

A guest comes to one table. It may open the sockets of that table and ask for what a page of that table needs, and
nothing else; the limits are those of a server. Whatever else it sends ends its connection.
"""

import json
from collections.abc import Mapping
from typing import Any, Literal
from urllib.parse import quote

import msgspec
from starlette.types import ASGIApp

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.server.in_page.port import Port, Post
from siegeworks.server.limits import RateLimiter, ServerLimits

GUEST = "guest-"
"""How the addresses of guests begin; each guest has one of its own."""
GUEST_LIMITS = ServerLimits(sockets_per_address=4, loop_share=0.5, loop_burst=5)
"""As on a server; but Python is several times slower in a page, so that a guest may use more of its time."""
MESSAGE_CHARACTERS = 3 * GUEST_LIMITS.message_bytes
"""A message of the protocol, in JSON once more."""
MOST_WAITING = 200
"""How many messages of a guest may wait for their turn; a page waits for answers and sends far fewer."""
READABLE = ("", "/words", "/replay", "/verify", "/analysis", "/log")
"""What a guest may ask for, below the address of its table."""
PASSED_ON = ("authorization", "accept-language")


class GuestRequest(msgspec.Struct, tag_field="kind", tag="request"):
    """A question to the table."""

    number: int
    path: str
    method: Literal["GET"] = "GET"
    headers: dict[str, str] = {}


class GuestOpening(msgspec.Struct, tag_field="kind", tag="open"):
    """A new socket."""

    number: int
    path: str


class GuestText(msgspec.Struct, tag_field="kind", tag="text"):
    """A message on a socket."""

    number: int
    text: str


class GuestClosing(msgspec.Struct, tag_field="kind", tag="close"):
    """The end of a socket."""

    number: int


GuestMessage = GuestRequest | GuestOpening | GuestText | GuestClosing
_decode = msgspec.json.Decoder(GuestMessage).decode


class PageLimiter(RateLimiter):
    """The limits of a page: whoever owns it has none, its guests have those of a server."""

    def limits_of(self, address: str) -> ServerLimits:
        return GUEST_LIMITS if address.startswith(GUEST) else self.limits


class GuestPort:
    """One guest at one table."""

    def __init__(self, app: ASGIApp, number: int, table: str, post: Post) -> None:
        self._port = Port(app, post, f"{GUEST}{number}")
        self._table = f"/api/tables/{quote(table, safe='')}"

    def receive(self, text: str) -> bool:
        """Begin what a message asks for; False if no page would have sent it, and the guest has to go."""
        if len(text) > MESSAGE_CHARACTERS or self._port.waiting >= MOST_WAITING:
            return False
        try:
            message = _decode(text)
        except msgspec.MsgspecError:
            return False
        if isinstance(message, GuestOpening | GuestRequest) and not self._allows(message):
            self._refuse(message)
            return True
        if isinstance(message, GuestRequest):
            headers = message.headers.items()
            message.headers = {name: value for name, value in headers if name.lower() in PASSED_ON}
        self._port.handle(msgspec.to_builtins(message))
        return True

    def leave(self) -> None:
        self._port.close()

    def _allows(self, message: GuestOpening | GuestRequest) -> bool:
        """Addresses are compared as they were sent, so that no spelling of another one gets through."""
        if isinstance(message, GuestOpening):
            return message.path == f"{self._table}/socket"
        return message.path.partition("?")[0] in {f"{self._table}{part}" for part in READABLE}

    def _refuse(self, message: GuestOpening | GuestRequest) -> None:
        if isinstance(message, GuestOpening):
            self._port.post({"kind": "closed", "number": message.number})
            return
        problem = Problem("page-unknown")
        body = json.dumps({"code": problem.code, "text": Speech("en").explain(problem)})
        answer = {"kind": "answer", "number": message.number, "status": 404, "headers": {}, "body": body}
        self._port.post(answer)


class HostPort(Port):
    """The port of a page that may have guests. The page says which guest comes to which table, passes on what it
    sends, and says when it is gone."""

    def __init__(self, app: ASGIApp, guarded: ASGIApp, post: Post) -> None:
        """`guarded` is the application behind the limits of a server, for guests."""
        super().__init__(app, post)
        self._guarded = guarded
        self._guests: dict[int, GuestPort] = {}

    def handle(self, message: Mapping[str, Any]) -> None:
        match message["kind"]:
            case "guest":
                self._admit(int(message["guest"]), message["table"])
            case "guest_text":
                self._pass_on(int(message["guest"]), message["text"])
            case "guest_gone":
                self._dismiss(int(message["guest"]))
            case _:
                super().handle(message)

    def _admit(self, number: int, table: str) -> None:
        def post(text: str) -> None:
            self.post({"kind": "guest_text", "guest": number, "text": text})

        self._guests[number] = GuestPort(self._guarded, number, table, post)

    def _pass_on(self, number: int, text: str) -> None:
        guest = self._guests.get(number)
        if guest is not None and not guest.receive(text):
            self._dismiss(number)
            self.post({"kind": "guest_gone", "guest": number})

    def _dismiss(self, number: int) -> None:
        guest = self._guests.pop(number, None)
        if guest is not None:
            guest.leave()
