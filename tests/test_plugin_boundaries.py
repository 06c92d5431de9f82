"""Nothing outside a game's own folders names a game: adding one changes no line of ours.

`web/test_game_modules.py` checks the same of the browser client.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.games import built_in_kits, load_game
from siegeworks.i18n import Speech

ROOT = Path(__file__).parents[1]
LAYERS = ("games", "bots", "lab", "rl", "cli")
"""The layers that keep a folder for each game."""


def shared_files(folder: Path, endings: tuple[str, ...]) -> Iterator[Path]:
    """The files of a folder that belong to no game."""
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder).parts
        if file.suffix in endings and not set(inside) & set(built_in_kits()):
            yield file


def named_games(file: Path, words: re.Pattern[str]) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for number, line in enumerate(lines, 1)
        if words.search(line)
    ]


@pytest.fixture(scope="module")
def game_names() -> re.Pattern[str]:
    """The ids of our games, their classes and the titles people read."""
    names = list(built_in_kits())
    for game in built_in_kits():
        names += [type(load_game(game)).__name__, Speech("en", game).say("game-title")]
    return re.compile("|".join(map(re.escape, names)), re.IGNORECASE)


def test_no_python_module_outside_a_games_folders_names_a_game(game_names: re.Pattern[str]) -> None:
    files = list(shared_files(ROOT / "src" / "siegeworks", (".py",)))
    assert len(files) > 100
    assert [line for file in files for line in named_games(file, game_names)] == []


def test_each_game_has_its_folder_in_every_layer() -> None:
    for game, kit in built_in_kits().items():
        assert set(kit.parts) == set(LAYERS) - {"games"}
        for layer in LAYERS:
            assert (ROOT / "src" / "siegeworks" / layer / game / "__init__.py").is_file(), (layer, game)
        for layer in kit.parts:
            assert kit.part(layer) is not None
