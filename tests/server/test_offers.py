"""Content packs that new tables choose, and bots of the operator's own."""

import re
from pathlib import Path

import pytest

from siegeworks.bots import OPERATOR_BOTS, installed_bots
from siegeworks.games import load_game
from siegeworks.kernel.content import content_folder
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server.configuration import Configuration
from siegeworks.server.offers import load_packs, offer_bots
from siegeworks.store.opening import open_tables

from .kit import GENEROUS, running

SOLO = [{"who": "me", "name": "Ana"}]
PAIR = [*SOLO, {"who": "friend"}]
BOT = """
class Last:
    games = ("runedar",)
    def __init__(self, game, seed): ...
    def choose(self, view, actions):
        return actions[-1]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "cheap.toml"
    own = Path(str(content_folder("siegeworks.games.runedar"))) / "mercenaries.toml"
    cheap = re.sub(r"price = [0-9]+", "price = 1", own.read_text(encoding="utf-8"))
    file.write_text(cheap, encoding="utf-8")
    return file


def test_a_table_is_opened_with_a_pack_and_keeps_it(tmp_path: Path, pack: Path) -> None:
    """Also a table that has not begun yet when the server is started again, without the pack."""
    home, digest = tmp_path / "home", load_game("runedar", pack).content_digest
    with running(home, configuration=Configuration(limits=GENEROUS, content=(str(pack),))) as server:
        assert server.request("/api/info").json()["contents"] == [
            {"game": "runedar", "name": "cheap", "digest": digest}
        ]
        begun = server.create("runedar", SOLO, content="cheap")
        waiting = server.create("runedar", PAIR, content="cheap")
        plain = server.create("runedar", SOLO)
        refused = server.request("/api/tables", {"game": "runedar", "seats": SOLO, "content": "dear"})
        assert (refused.json()["code"], "cheap" in refused.json()["text"]) == ("content-not-offered", True)
        other = server.request("/api/tables", {"game": "castlecards", "seats": SOLO, "content": "cheap"})
        assert other.json()["code"] == "content-not-offered"
    with running(home) as server:
        assert server.request("/api/info").json()["contents"] == []
        with server.sit(waiting, waiting["founder"]) as ana:
            ana.ask("begin", bot="random")
    store = open_tables(home)
    try:
        headers = [store.load(created["table"]).header for created in (begun, waiting, plain)]  # type: ignore[union-attr]
        contents = [next(line for line in str(header).split("\n") if line.startswith("content:")) for header in headers]
        assert contents[0] != contents[2]
        assert contents[1] != contents[2]
        stored = store.load(waiting["table"])
        assert stored is not None
        assert stored.content == digest
    finally:
        store.close()


def test_a_pack_with_faults_is_refused_with_all_of_them(tmp_path: Path, pack: Path) -> None:
    with pytest.raises(Problem, match="content-name-twice"):
        load_packs([str(pack), str(pack)])
    text = pack.read_text(encoding="utf-8")
    pack.write_text(text.replace("price = 1", "price = 99"), encoding="utf-8")
    with pytest.raises(Problems) as refused:
        load_packs([str(pack)])
    assert {problem.code for problem in refused.value.problems} == {"content-number"}
    assert len(refused.value.problems) >= 2
    with pytest.raises((Problem, Problems)):
        load_packs([str(tmp_path / "none.toml")])


def test_guests_may_choose_a_bot_that_the_operator_offers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OPERATOR_BOTS, "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "house_bots.py").write_text(BOT)
    with running(tmp_path / "home") as server:
        seats = [*SOLO, {"who": "bot", "bot": "house_bots:Last"}]
        assert server.request("/api/tables", {"game": "runedar", "seats": seats}).json()["code"] == "bot-unknown"
        offer_bots(["house_bots:Last"])
        assert "house_bots:Last" in installed_bots("runedar")
        assert "house_bots:Last" not in installed_bots("castlecards")
        created = server.create("runedar", seats)
        with server.sit(created, created["founder"]) as ana:
            for _ in range(30):
                if ana.actions:
                    ana.send("choose", decision=(ana.decision or {})["number"], action=ana.actions[-1])
                if ana.until("step")["line"]["seat"] == 1:
                    break
            else:
                raise AssertionError("the bot made no choice")


@pytest.mark.parametrize(("name", "code"), [("house", "bot-location"), ("no_such_module:Bot", "bot-no-module")])
def test_what_is_no_bot_is_refused_at_the_start(monkeypatch: pytest.MonkeyPatch, name: str, code: str) -> None:
    monkeypatch.setenv(OPERATOR_BOTS, "")
    with pytest.raises(Problem, match=code):
        offer_bots([name])
