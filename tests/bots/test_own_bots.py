"""Bots of others wherever bots play: in the lab, at the terminal, at a server, in learning environments."""

import json
import sys
from pathlib import Path

import pytest

from cli.kit import first_choices, plain, run, the_log
from server.kit import running
from siegeworks.kernel.log import parse_log
from siegeworks.rl.gym import SeatEnv
from support.packages import Install
from support.plugin_bots import BOTS
from support.program import assert_one_sentence

MARKER = "imported"


@pytest.fixture
def own_bots(bot_folder: Path) -> str:
    (bot_folder / "own_bots.py").write_text(BOTS, encoding="utf-8")
    return "own_bots"


def test_the_lab_plays_them(tmp_path: Path, own_bots: str, install: Install) -> None:
    install("last_bots", BOTS, last="Last")
    for bots in (f"{own_bots}:Last,random", "last,random"):
        for workers in ("1", "2"):
            result = run(tmp_path, "sim", "castlecards", "--bots", bots, "--games", "6", "--workers", workers, "--json")
            assert result.exit_code == 0, result.output
            assert json.loads(result.stdout)["games"] == 6
    result = run(
        tmp_path, "arena", "runedar", "--bots", f"{own_bots}:Last,last+random", "--games", "8", "--workers", "1"
    )
    assert result.exit_code == 0, result.output
    assert f"{own_bots}:Last" in result.stdout


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Cheat", "The bot “own_bots:Cheat” chose “done”, which is not among the legal actions it was given."),
        ("Clumsy", "stopped with an error: ZeroDivisionError: integer division or modulo by zero (own_bots.py, line"),
        ("Third", "The module “own_bots” defines no “Third”, so there is no bot “own_bots:Third”."),
    ],
)
def test_the_lab_says_in_one_sentence_what_is_wrong(
    tmp_path: Path, own_bots: str, bot: str, sentence: str, workers: str
) -> None:
    bots = f"{own_bots}:{bot}"
    result = run(tmp_path, "sim", "castlecards", "--bots", bots, "--games", "4", "--workers", workers)
    assert_one_sentence(result)
    assert sentence in plain(result.stderr)


def test_persons_play_with_them_and_resume(tmp_path: Path, own_bots: str) -> None:
    bot = f"{own_bots}:Last"
    result = run(tmp_path, "play", "runedar", "--seats", "2", "--bots", bot, "--seed", "own", typed="1\n1\nq\n")
    assert result.exit_code == 0, result.output
    assert parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log").header.seats[1].endswith(f"(bot:{bot})")
    result = run(tmp_path, "play", "--resume", typed=first_choices())
    assert result.exit_code == 0, result.output
    assert parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log").outcome is not None


def test_a_log_never_runs_code(tmp_path: Path, own_bots: str) -> None:
    """A log of somebody else may name any module: its bots sit down again only if the person names them."""
    bot = f"{own_bots}:Last"
    seats = ("--seat", f"bot:{bot}", "--seat", f"bot:{bot}")
    assert run(tmp_path, "play", "castlecards", *seats, "--seed", "log").exit_code == 0
    del sys.modules[own_bots]
    again = ("play", "--what-if", the_log(tmp_path).stem, "--line", "5")
    result = run(tmp_path / "other", *again[:2], str(the_log(tmp_path)), *again[3:])
    assert_one_sentence(result)
    assert f"add --bots {bot}" in plain(result.stderr)
    assert own_bots not in sys.modules
    result = run(tmp_path / "other", *again[:2], str(the_log(tmp_path)), *again[3:], "--bots", bot)
    assert result.exit_code == 0, result.output


def test_guests_of_a_server_run_no_code(tmp_path: Path, bot_folder: Path, install: Install) -> None:
    install("last_bots", BOTS, last="Last")
    code = f"from pathlib import Path\nPath({MARKER!r}).touch()\n{BOTS}"
    (bot_folder / "own_bots.py").write_text(code, encoding="utf-8")
    with running(tmp_path) as server:
        assert server.request("/api/info").json()["bots"][-1] == "last"
        chairs = [{"who": "bot", "bot": "own_bots:Last"}, {"who": "bot", "bot": "random"}]
        answer = server.request("/api/tables", {"game": "castlecards", "seats": chairs})
        assert (answer.status, answer.json()["code"]) == (400, "bot-unknown")
        created = server.create(
            "castlecards", [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "last"}], seed="bot"
        )
        with server.sit(created, created["founder"]) as ana:
            assert ana.ask("hand_over", seat=0, bot="own_bots:Last")["code"] == "bot-unknown"
            assert ana.ask("hand_over", seat=0, bot="last")["type"] == "done"
            assert {ana.until("step")["line"]["seat"] for _ in range(20)} == {0, 1}
    assert not (bot_folder / MARKER).exists()


@pytest.mark.parametrize("bot", ["Cheat", "Clumsy", "Stillborn"])
def test_a_table_goes_on_when_an_installed_bot_fails(
    tmp_path: Path, install: Install, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    install("bad_bots", BOTS, bad=bot)
    with running(tmp_path) as server:
        seats = [{"who": "bot", "bot": "bad"}, {"who": "bot", "bot": "greedy"}]
        created = server.create("castlecards", seats, seed="bot")
        with server.sit(created, created["watch"]) as onlooker:
            assert {onlooker.until("step")["line"]["seat"] for _ in range(12)} == {0, 1}
    assert "bad failed to decide, greedy decides instead" in caplog.text


def test_learning_environments_seat_them(own_bots: str, install: Install) -> None:
    install("last_bots", BOTS, last="Last")
    for bot in ("last", f"{own_bots}:Last"):
        env = SeatEnv("castlecards", rivals=bot)
        _, info = env.reset(seed=1)
        for _ in range(10):
            *_, ended, cut, info = env.step(info["action_mask"].nonzero()[0][0])
            assert not ended
            assert not cut
        env.close()
