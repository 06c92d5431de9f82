"""Going on offline: a copy for whoever plays with bots alone, and its way back past forged and parted games."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.match import Match, resume

from .page_kit import Json, PageStory, run

ALONE = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}]
LINES = 12


class Offline:
    """Ana at her table, asked for a decision."""

    def __init__(self, page: PageStory, table: Json) -> None:
        self.page = page
        self.table = table["table"]
        self.token = table["founder"]

    async def post(self, what: str, text: str = "") -> Json:
        headers = {"Authorization": f"Bearer {self.token}"}
        path = f"/api/tables/{self.table}/{what}"
        self.page.send(kind="request", number=1, method="POST", path=path, headers=headers, body=text)
        return await self.page.next(lambda message: message["kind"] == "answer")

    async def refused(self, what: str, text: str = "") -> str:
        answer = await self.post(what, text)
        assert answer["status"] >= 400
        code: str = json.loads(answer["body"])["code"]
        return code

    async def copy(self) -> Match:
        """Take a copy and open it as another program would."""
        answer = await self.post("copy")
        assert answer["status"] == 200, answer
        log = parse_log(answer["body"], "copy")
        assert log.seed is not None
        return resume(load_game(log.header.game, log.pack), log, log.seed)

    async def shown(self, number: int = 3) -> Json:
        """The table as Ana sees it."""
        self.page.send(kind="open", number=number, path=f"/api/tables/{self.table}/socket")
        hello = {"type": "hello", "token": self.token, "language": "en"}
        self.page.send(kind="text", number=number, text=json.dumps(hello))
        return await self.page.text(lambda text: text["type"] == "table")


async def sit_down(page: PageStory, game: str = "castlecards", seed: str | None = "a train") -> Offline:
    body = {"game": game, "seats": ALONE, "options": {}, "pace": 0, "seed": seed}
    ana = Offline(page, json.loads((await page.fetch("POST", "/api/tables", body))["body"]))
    shown = await ana.shown(2)
    while shown.get("decision") is None or shown["decision"]["seat"] != 0:
        shown = await page.text(lambda text: "decision" in text)
    return ana


def play_on(match: Match, lines: int = LINES, choice: int = 0) -> Match:
    """Play some choices, each time the one at a place in the list."""
    for _ in range(lines):
        if match.actor is None:
            break
        legal = match.game.legal(match.state)
        match.play(match.actor, legal[min(choice, len(legal) - 1)])
    return match


def whole(match: Match) -> str:
    log = match.log
    return Log(log.header, log.entries, log.seed, log.outcome).text()


@pytest.mark.parametrize("game", ["castlecards", "runedar"])
def test_a_game_goes_on_at_its_table_where_the_copy_has_got_to(game: str, tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        ana = await sit_down(page, game, None)
        assert (await ana.shown())["rated"]
        match = await ana.copy()
        before = len(match.log.entries)
        play_on(match)
        answer = await ana.post("return", whole(match))
        assert json.loads(answer["body"]) == {"lines": len(match.log.entries) - before}
        shown = await ana.shown(4)
        assert (shown["rated"], len(shown["lines"]) >= len(match.log.entries)) == (False, True)
        assert await ana.refused("return", whole(match)[: -len(match.log.entries[-1].line()) - 1]) == "offline-moved-on"

    run(story, tmp_path)


def test_a_finished_copy_ends_the_game_at_its_table(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        ana = await sit_down(page)
        match = play_on(await ana.copy(), 5_000)
        assert match.outcome is not None
        await ana.post("return", whole(match))
        log = await page.fetch("GET", f"/api/tables/{ana.table}/log")
        assert log["body"] == match.log.text()
        chronicles = await page.fetch("GET", "/api/chronicles?language=en")
        assert '"Ana"' not in chronicles["body"]

    run(story, tmp_path)


def test_forged_and_parted_copies_change_nothing(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        ana = await sit_down(page, "runedar")
        match = await ana.copy()
        log, base = match.log, len(match.log.entries)
        play_on(match, 60)
        last, legal = log.entries[-1], whole(match)
        drawn = next(at for at in range(base, len(log.entries)) if log.entries[at].draws)
        lucky = list(log.entries)
        lucky[drawn] = replace(lucky[drawn], draws=(*lucky[drawn].draws, 1))
        surrender = replace(last, number=last.number + 1, seat=1, action="settle concede", draws=())
        forged = {
            "log-tampered": [*log.entries[:-1], replace(last, chain="0" * len(last.chain))],
            "offline-foreign": [*log.entries, surrender],
            "offline-moved-on": log.entries[: base - 1],
        }
        for code, entries in forged.items():
            assert await ana.refused("return", Log(log.header, entries).text()) == code
        assert await ana.refused("return", Log(log.header, lucky).text()) == "log-tampered"
        assert await ana.refused("return", legal.replace('"Ana"', '"Bob"')) == "offline-foreign"
        assert await ana.refused("return", "a diary") != ""
        assert len((await ana.copy()).log.entries) == base
        assert json.loads((await ana.post("return", legal))["body"])["lines"] == len(log.entries) - base

    run(story, tmp_path)


def test_a_table_that_has_gone_on_meanwhile_keeps_its_game(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        ana = await sit_down(page)
        match = await ana.copy()
        decision = len(match.log.entries)
        action = match.game.notation.text(match.game.legal(match.state)[-1])
        chosen = {"type": "choose", "id": 1, "decision": decision, "action": action, "then": []}
        page.send(kind="text", number=2, text=json.dumps(chosen))
        await page.text(lambda text: text["type"] == "step")
        assert await ana.refused("return", whole(play_on(match))) == "offline-moved-on"

    run(story, tmp_path)


def test_others_get_no_copy(tmp_path: Path) -> None:
    async def story(page: PageStory) -> None:
        seats = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
        body = {"game": "castlecards", "seats": seats, "options": {}, "pace": 0}
        created = json.loads((await page.fetch("POST", "/api/tables", body))["body"])
        together = Offline(page, created)
        assert await together.refused("copy") == "table-gathering"
        page.send(kind="open", number=7, path=f"/api/tables/{together.table}/socket")
        hello = {"type": "hello", "token": together.token, "language": "en"}
        page.send(kind="text", number=7, text=json.dumps(hello))
        page.send(kind="text", number=7, text=json.dumps({"type": "begin", "id": 1, "bot": "random"}))
        await page.text(lambda text: text["type"] == "table" and text["phase"] == "playing")
        assert await together.refused("copy") == "offline-alone"
        alone = await sit_down(page)
        alone.token = "x" * 32
        assert await alone.refused("copy") == "table-token"

    run(story, tmp_path)


def test_a_copy_goes_on_at_a_table_of_its_own_and_comes_back(tmp_path: Path) -> None:
    """From a server to a page without one, and back again."""

    async def story(page: PageStory) -> None:
        ana = await sit_down(page)
        copy = (await ana.post("copy"))["body"]
        page.send(kind="request", number=1, method="POST", path="/api/copies", headers={}, body=copy)
        answer = await page.next(lambda message: message["kind"] == "answer")
        assert answer["status"] == 201, answer
        elsewhere = Offline(page, json.loads(answer["body"]))
        away = play_on(await elsewhere.copy())
        assert (await elsewhere.post("return", whole(away)))["status"] == 200
        assert (await ana.post("return", whole(away)))["status"] == 200
        finished = Log(away.log.header, away.log.entries).text()
        page.send(kind="request", number=1, method="POST", path="/api/copies", headers={}, body=finished)
        refused = await page.next(lambda message: message["kind"] == "answer")
        assert json.loads(refused["body"])["code"] == "offline-no-copy"

    run(story, tmp_path)
