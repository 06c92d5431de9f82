"""Guests of a page: another browser at one of its tables, and what such a browser can not reach."""

import json
from pathlib import Path
from typing import Any

import pytest

from siegeworks.server.in_page.guests import GUEST_LIMITS, MOST_WAITING

from .page_kit import Json, PageStory, run

SEATS = [{"who": "me", "name": "Ana"}, {"who": "friend"}]


async def open_table(page: PageStory) -> Json:
    body = {"game": "castlecards", "seats": SEATS, "options": {}, "pace": 0}
    created: Json = json.loads((await page.fetch("POST", "/api/tables", body))["body"])
    return created


class GuestStory:
    """A guest as the page of the host sees it."""

    def __init__(self, page: PageStory, table: str, number: int = 1) -> None:
        self.page = page
        self.number = number
        page.send(kind="guest", guest=number, table=table)

    def send(self, **message: Any) -> None:
        self.forge(json.dumps(message))

    def forge(self, text: str) -> None:
        self.page.send(kind="guest_text", guest=self.number, text=text)

    async def next(self, kind: str) -> Json:
        """The next message for this guest of a kind."""

        def wanted(message: Json) -> bool:
            if message["kind"] != "guest_text" or message["guest"] != self.number:
                return False
            return bool(json.loads(message["text"])["kind"] == kind)

        found: Json = json.loads((await self.page.next(wanted))["text"])
        return found

    async def fetch(self, path: str, **message: Any) -> Json:
        self.send(kind="request", number=1, path=path, **message)
        return await self.next("answer")

    async def hello(self, table: str, token: str, number: int = 2) -> Json:
        self.send(kind="open", number=number, path=f"/api/tables/{table}/socket")
        await self.next("accepted")
        self.send(kind="text", number=number, text=json.dumps({"type": "hello", "token": token, "language": "es"}))
        return await self.message()

    async def message(self, *kinds: str) -> Json:
        while True:
            text: Json = json.loads((await self.next("text"))["text"])
            if not kinds or text["type"] in kinds:
                return text


def test_a_guest_takes_a_seat_and_sees_its_own_view_only(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        created = await open_table(page)
        table, invitation = created["table"], created["links"][1]["token"]
        guest = GuestStory(page, table)
        shown = await guest.hello(table, invitation)
        assert (shown["type"], shown["invited"], shown["language"]) == ("table", 1, "es")
        sit = {"type": "sit", "id": 1, "name": "Bo", "key": "k" * 32}
        guest.send(kind="text", number=2, text=json.dumps(sit))
        begun = await guest.message("table")
        while begun["phase"] != "playing":
            begun = await guest.message("table")
        assert (begun["you"], begun["phase"]) == (1, "playing")
        theirs, own = (fortress["hand"] for fortress in begun["scene"]["fortresses"])
        assert theirs is None
        assert own
        page.send(kind="open", number=9, path=f"/api/tables/{table}/socket")
        hello = {"type": "hello", "token": created["founder"], "language": "en"}
        page.send(kind="text", number=9, text=json.dumps(hello))
        await page.text(lambda text: text["type"] == "table" and text["seats"][1]["present"])
        page.send(kind="guest_gone", guest=1)
        left = await page.text(lambda text: text["type"] == "seats" and not text["seats"][1]["present"])
        assert left["seats"][1]["name"] == "Bo"

    run(story, tmp_path)


def test_a_guest_reaches_nothing_but_its_table(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        created, other = await open_table(page), await open_table(page)
        table = created["table"]
        guest = GuestStory(page, table)
        own = await guest.fetch(f"/api/tables/{table}/words?language=pl")
        assert (own["status"], json.loads(own["body"])["game"]) == (200, "castlecards")
        for path in (
            "/api/info",
            "/api/lobby",
            "/api/chronicles",
            f"/api/tables/{other['table']}",
            f"/api/tables/{table}/../{other['table']}",
            f"/api/tables/{table}%2F..%2F{other['table']}",
            f"/api/tables/{table}/branch",
            f"/api/tables/{table}/socket",
            "/healthz",
        ):
            refused = await guest.fetch(path, headers={"Authorization": f"Bearer {other['founder']}"})
            assert (refused["status"], json.loads(refused["body"])["code"]) == (404, "page-unknown"), path
        guest.send(kind="open", number=5, path=f"/api/tables/{other['table']}/socket")
        assert (await guest.next("closed"))["number"] == 5
        assert (await guest.hello(table, other["founder"], 6))["code"] == "table-token"

    run(story, tmp_path)


@pytest.mark.parametrize(
    "forged",
    [
        "not even JSON",
        '{"kind": "guest", "guest": 2, "table": "another"}',
        '{"kind": "request", "number": 1, "method": "POST", "path": "/api/tables"}',
        '{"kind": "open", "number": "one", "path": "/api"}',
        '{"kind": "text", "number": 1}',
        '{"kind": "text", "number": 1, "text": "\\ud800"}',
        json.dumps({"kind": "text", "number": 1, "text": "x" * 4 * GUEST_LIMITS.message_bytes}),
        "[" * 5000,
    ],
    ids=["no-json", "another-guest", "post", "wrong-number", "no-text", "surrogate", "too-long", "deep"],
)
def test_a_guest_who_sends_what_no_page_sends_has_to_go(forged: str, tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        created = await open_table(page)
        guest = GuestStory(page, created["table"])
        guest.forge(forged)
        gone = await page.next(lambda message: message["kind"] == "guest_gone")
        assert gone["guest"] == guest.number
        guest.send(kind="request", number=1, path=f"/api/tables/{created['table']}/words")
        answer = await page.fetch("GET", "/api/info")
        assert (answer["status"], page.received.empty()) == (200, True)

    run(story, tmp_path)


def test_a_guest_who_floods_the_page_has_to_go(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        created = await open_table(page)
        guest = GuestStory(page, created["table"])
        await guest.hello(created["table"], created["links"][1]["token"])
        for number in range(MOST_WAITING + 1):
            guest.send(kind="text", number=2, text=json.dumps({"type": "speak", "id": number, "language": "en"}))
        assert (await page.next(lambda message: message["kind"] == "guest_gone"))["guest"] == guest.number

    run(story, tmp_path)


def test_a_guest_opens_few_sockets(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        created = await open_table(page)
        table, watch = created["table"], created["watch"]
        guest = GuestStory(page, table)
        for number in range(GUEST_LIMITS.sockets_per_address):
            assert (await guest.hello(table, watch, number))["type"] == "table"
        guest.send(kind="open", number=99, path=f"/api/tables/{table}/socket")
        assert (await guest.message("refused"))["code"] == "limit-sockets"

    run(story, tmp_path)
