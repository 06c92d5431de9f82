"""Adds the content of every game to its archive, for the versions to come: part of each release.

Stored games name their content by its digest. With the archive they open after the numbers of the game have changed.

python tools/generate/content_archive.py          write what is missing
python tools/generate/content_archive.py --check  exit with 1 if the content of a game is not in its archive
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from siegeworks.games import built_in_kits
from siegeworks.kernel.content import shipped
from siegeworks.kernel.kit import ARCHIVE

GAMES = Path(__file__).parents[2] / "src" / "siegeworks" / "games"


def missing(games: Path = GAMES) -> Iterator[tuple[Path, str]]:
    """The files that the archives of the games lack, with their texts."""
    for kit in built_in_kits().values():
        if kit.content is None:
            continue
        document = shipped(kit.content.package, kit.content.names, None)
        file = games / kit.package.rpartition(".")[2] / "content" / ARCHIVE / f"{document.digest()}.json"
        if not file.exists():
            yield file, f"{document.text()}\n"


def main() -> int:
    lacking = list(missing())
    if "--check" in sys.argv:
        for file, _ in lacking:
            print(f"{file.name} is missing: run python tools/generate/content_archive.py")
        return 1 if lacking else 0
    for file, text in lacking:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
