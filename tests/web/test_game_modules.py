"""A game of the browser client is a folder: nothing else names one."""

import re

from siegeworks.games import built_in_kits

from .browser import ROOT

WEB = ROOT / "web"
GAMES = WEB / "src" / "games"
SHARED = [WEB / "index.html", WEB / "vite.config.ts", *(WEB / "texts").rglob("*.ftl"), *(WEB / "src").rglob("*.*")]
GENERATED = "schema.d.ts"


def test_every_game_of_ours_has_a_folder() -> None:
    assert sorted(folder.name for folder in GAMES.iterdir()) == sorted(built_in_kits())


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = re.compile("|".join(built_in_kits()), re.IGNORECASE)
    files = [path for path in SHARED if path.name != GENERATED and GAMES not in path.parents]
    assert len(files) > 50
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert found == []


def test_no_game_names_another() -> None:
    for folder in GAMES.iterdir():
        others = "|".join(game for game in built_in_kits() if game != folder.name)
        named = [path for path in folder.rglob("*.*") if re.search(others, path.read_text(encoding="utf-8"), re.I)]
        assert named == []
