"""The application as a page runs it: requests and sockets over a port, without threads and processes."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from siegeworks.kernel.chance import commitment
from siegeworks.kernel.problem import Problem
from siegeworks.server import pages
from siegeworks.server.in_page import turns
from siegeworks.server.site import build
from siegeworks.store.opening import FILE_NAME
from siegeworks.table.daily import dated_seed

from .page_kit import PageStory, run


def test_a_page_plays_with_a_bot_that_thinks_elsewhere(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "steady"}]
        body = {"game": "castlecards", "seats": seats, "options": {}, "pace": 0}
        answer = await page.fetch("POST", "/api/tables", body)
        assert answer["status"] == 201
        table = json.loads(answer["body"])
        page.send(kind="open", number=2, path=f"/api/tables/{table['table']}/socket")
        await page.next(lambda message: message["kind"] == "accepted" and message["number"] == 2)
        hello = {"type": "hello", "token": table["founder"], "language": "pl"}
        page.send(kind="text", number=2, text=json.dumps(hello))
        shown = await page.text(lambda text: text["type"] == "table")
        assert (shown["you"], shown["language"]) == (0, "pl")
        hand_over = {"type": "hand_over", "id": 1, "seat": 0, "bot": "steady"}
        page.send(kind="text", number=2, text=json.dumps(hand_over))
        while page.tasks < 3:
            await page.text(lambda text: text["type"] == "step")
        page.send(kind="close", number=2)
        await page.next(lambda message: message["kind"] == "closed")

    run(story, tmp_path)


def test_a_request_is_refused_as_on_a_server(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        answer = await page.fetch("GET", "/api/tables/nowhere?language=es", None, Authorization="Bearer none")
        assert (answer["status"], json.loads(answer["body"])["code"]) == (404, "table-unknown")

    run(story, tmp_path)


def test_the_daily_siege_of_a_page_follows_from_the_date(tmp_path: Path) -> None:
    """Nobody draws it, so two devices that know nothing of each other have the same."""

    async def story(page: PageStory) -> None:
        found = json.loads((await page.fetch("GET", "/api/daily"))["body"])
        assert {deal["day"] for deal in found["deals"]} == {found["today"]}
        for deal in found["deals"]:
            assert deal["hash"] == commitment(dated_seed(deal["day"], deal["game"]))

    run(story, tmp_path)


def test_what_is_ready_runs_in_its_order_in_few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each turn of a browser's event loop takes time; but it has one now and then, however much is ready."""
    monkeypatch.setattr(turns, "LONGEST", 10.0)
    happened: list[str] = []
    asked: list[float] = []

    async def step(name: str) -> None:
        for number in range(10):
            happened.append(f"{name}{number}")
            await asyncio.sleep(0)

    async def story() -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def counted(delay: float, *how: Any, **more: Any) -> asyncio.TimerHandle:
            asked.append(delay)
            return later(delay, *how, **more)

        monkeypatch.setattr(loop, "call_later", counted)
        turns.run_together(loop)
        loop.call_soon(happened.append, "never").cancel()
        await asyncio.gather(step("a"), step("b"))
        assert len(asked) <= 2
        monkeypatch.setattr(turns, "LONGEST", 0.0)
        await asyncio.sleep(0.01)  # the turn that has begun may still be long
        asked.clear()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await forever()
        assert len(asked) > 2

    async def forever() -> None:
        while True:
            await asyncio.sleep(0)

    asyncio.run(story())
    assert happened == [f"{name}{number}" for number in range(10) for name in "ab"]


def test_tables_that_cannot_be_opened_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("this is no database at all, whatever its name says")

    async def story() -> None:
        page = await PageStory().begin(tmp_path, "es")
        failed = await page.received.get()
        assert (page.port, failed["kind"]) == (None, "failed")
        assert FILE_NAME in failed["text"]

    asyncio.run(story())


def test_a_site_needs_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (pages, build):
        monkeypatch.setattr(module, "STATIC", tmp_path / "static")
    with pytest.raises(Problem) as refused:
        build.build_site(tmp_path / "site")
    assert refused.value.code == "web-not-built"


def test_a_folder_with_other_things_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "pyodide").mkdir(parents=True)
    (static / "index.html").touch()
    (static / "pyodide" / "pyodide.asm.wasm").touch()
    for module in (pages, build):
        monkeypatch.setattr(module, "STATIC", static)
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "diary.txt").write_text("mine")
    with pytest.raises(Problem) as refused:
        build.build_site(tmp_path / "site")
    assert (refused.value.code, (tmp_path / "site" / "diary.txt").read_text()) == ("file-exists", "mine")


def test_what_a_page_keeps_in_its_memory_knows_of_no_compiled_library_and_of_no_work() -> None:
    """A memory that is taken over has no place for the code of a compiled library, nor for what is going on."""
    code = (
        "import sys, threading; from siegeworks.server.in_page.prepared import prepare; prepare('pl');"
        "print('msgspec' in sys.modules, threading.active_count(), 'siegeworks.table.hosted' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "1", "True"]
