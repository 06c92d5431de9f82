"""The bots of the tutorial as an installed package. The page itself is checked with the other pages."""

import tomllib
from pathlib import Path

from cli.kit import run
from siegeworks.bots import installed_bots, plugin_bots
from siegeworks.kernel.plugins import BOT_PLUGINS
from support.packages import Install

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot"


def test_the_package_of_the_tutorial_offers_its_bots(tmp_path: Path, install: Install) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))
    (module,) = project["tool"]["setuptools"]["py-modules"]
    offered = project["project"]["entry-points"][BOT_PLUGINS]
    code = (EXAMPLE / f"{module}.py").read_text(encoding="utf-8")
    install(module, code, **{name: place.removeprefix(f"{module}:") for name, place in offered.items()})
    assert plugin_bots().problems == ()
    assert installed_bots("runedar")[-2:] == ("digger", "planner")
    assert "digger" not in installed_bots("castlecards")
    result = run(tmp_path, "sim", "runedar", "--bots", "digger,planner", "--games", "4", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "digger, planner" in result.stdout
