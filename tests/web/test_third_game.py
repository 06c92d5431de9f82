"""A separately installed package adds a game: nothing of ours changes, and every way to play knows it."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.third_game import EXAMPLE
from support.wheels import call, install, shared_wheel

from .browser import Screens, Site, picture
from .player import at_random, sit

CONFORMANCE = """
from barbican.game import Barbican
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import play_and_check
game, pick = Barbican(), Chance("any")
print(sum(play_and_check(game, game.options({}), str(n), lambda _, legal: legal[pick.below(len(legal))]).decisions
          for n in range(10)))
"""
PETTINGZOO = """
from pettingzoo.test import api_test
from siegeworks.rl.aec import env
made = env("barbican")
api_test(made, num_cycles=200)
print(made.metadata["name"])
"""
GYMNASIUM = """
import gymnasium, siegeworks.rl
made = gymnasium.make("siegeworks/Barbican-v0")
seen, info = made.reset(seed=1)
for _ in range(200):
    seen, reward, over, cut, info = made.step(info["action_mask"].argmax())
    if over or cut:
        break
print(over, reward)
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Siegeworks with its server and learning environments, and the third game, in an environment of their own."""
    wheel = f"{shared_wheel(tmp_path_factory)}[server,rl]"
    folder = tmp_path_factory.mktemp("third")
    # Building a package leaves files beside its source, which the other tests would find.
    package = shutil.copytree(EXAMPLE, folder / "package", ignore=shutil.ignore_patterns("*.egg-info", "build"))
    return install(folder / "environment", wheel, package)


def test_a_third_game_plays_everywhere(program: Path, browser: Browser, tmp_path: Path) -> None:
    """One test for all of it: making the environment takes longer than everything that is asked of it."""
    check_commands(program, tmp_path)
    check_environments(program, tmp_path)
    site = Site(tmp_path / "server", program=program)
    site.start()
    screens = Screens(browser, site)
    try:
        play_on_the_plain_page(screens, site)
    finally:
        screens.close()
        site.stop()


def check_commands(program: Path, folder: Path) -> None:
    settings = {"SIEGEWORKS_HOME": str(folder / "home"), "SIEGEWORKS_LANG": "en"}

    def run(command: str) -> str:
        done = call(program, *command.split(), folder=folder, **settings)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    assert "barbican  Barbican" in run("games")
    assert "only a sapper or a ladder" in run("rules B-SAPPER --game barbican")
    assert "wins" in run("play barbican --seat bot:expert --seat bot:random --seed 3")
    (log,) = (folder / "home").rglob("*.siege")
    run(f"replay {log.stem}")
    run(f"verify {log.stem}")
    simulated = json.loads(run("sim barbican --bots random --games 20 --seed 1 --workers 1 --json"))
    assert simulated["games"] == 20


def check_environments(program: Path, folder: Path) -> None:
    python = program.parent / "python"

    def run(code: str) -> str:
        done = call(python, "-W", "ignore", "-c", code, folder=folder)
        assert done.returncode == 0, f"{code}\n{done.stdout}{done.stderr}"
        return done.stdout.strip().splitlines()[-1]

    assert int(run(CONFORMANCE)) > 100
    assert run(PETTINGZOO) == "siegeworks/Barbican-v0"
    assert run(GYMNASIUM).startswith("True ")


def play_on_the_plain_page(screens: Screens, site: Site) -> None:
    player = sit(screens, site.create("barbican", ["me", "bot"], seed=None).path(plain=True))
    page = player.page
    page.get_by_role("heading", name="What is asked").wait_for()
    picture(page, "third-game/plain")
    player.play_out_on_the_plain_table(at_random("third"))
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
