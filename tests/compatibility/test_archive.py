"""The archive of contents: what a version came with opens its games in every later version."""

import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from siegeworks.games import built_in_kits, load_game
from siegeworks.games.opening import open_game
from siegeworks.kernel.content import content_folder
from siegeworks.kernel.log import Header, parse_header
from siegeworks.kernel.problem import Problem

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tools" / "generate"))

import content_archive  # noqa: E402 - found only now

GAMES = list(built_in_kits())


def shipped_in_0_1() -> dict[str, Header]:
    """A header of each game that a server of version 0.1 wrote: servers have no content packs."""
    base = sqlite3.connect(HERE / "server-0.1" / "tables.sqlite3")
    texts = [header for (header,) in base.execute("SELECT header FROM tables WHERE header IS NOT NULL")]
    base.close()
    headers = [parse_header(text.split("\n"), "0.1") for text in texts]
    assert len({(header.game, header.content) for header in headers}) == len(GAMES)
    return {header.game: header for header in headers}


def archived(game: str) -> set[str]:
    content = built_in_kits()[game].content
    assert content is not None
    return {document.digest() for document in content.archived()}


@pytest.mark.parametrize("game", GAMES)
def test_the_content_of_version_0_1_is_archived(game: str) -> None:
    header = shipped_in_0_1()[game]
    assert header.content in archived(game)
    opened = open_game(header)
    assert (opened.id, opened.rules_version, opened.content_digest) == (game, 1, header.content)


@pytest.mark.parametrize("game", GAMES)
def test_files_are_named_by_their_digests(game: str) -> None:
    folder = content_folder(built_in_kits()[game].package) / "archive"
    assert {file.name.removesuffix(".json") for file in folder.iterdir()} == archived(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_archived_content_loads_under_every_version_of_the_rules(game: str) -> None:
    kit = built_in_kits()[game]
    assert kit.content is not None
    for document in kit.content.archived():
        for rules in kit.rules_versions:
            assert load_game(game, document, rules).content_digest == document.digest()


def test_the_tool_writes_what_is_missing(tmp_path: Path) -> None:
    files = list(content_archive.missing(tmp_path))
    assert [file.parent.parts[-3:] for file, _ in files] == [(game, "content", "archive") for game in GAMES]
    for file, text in files:
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    assert list(content_archive.missing(tmp_path)) == []
    for game, (file, _) in zip(GAMES, files, strict=True):
        assert file.stem == load_game(game).content_digest


def test_rules_and_content_that_nobody_has_are_refused() -> None:
    known = next(iter(shipped_in_0_1().values()))
    with pytest.raises(Problem, match="log-content-unknown") as refused:
        open_game(replace(known, content="0" * 16))
    assert refused.value.facts == {"digest": "0" * 16}
    with pytest.raises(Problem, match="log-rules"):
        open_game(replace(known, rules=99))
    with pytest.raises(Problem, match="game-unknown"):
        open_game(replace(known, game="chess"))
