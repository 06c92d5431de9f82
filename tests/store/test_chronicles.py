"""The Chronicles: ranked, never losing a line, not even a broken one."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from siegeworks.store.chronicles import Chronicles, ranked
from siegeworks.store.records import Chronicle

WON = Chronicle(
    "2025-01-31T20:00:00+01:00", "runedar", "won", 12, "normal", 2, ("Ana", "Brokk (bot:greedy)"), "half_hoard",
    "0123456789abcdef", "runedar-20250131-1.siege",
    winners=(0, 1),
)  # fmt: skip
LOST = replace(WON, result="gold", score=4, rank="tavern_verse", winners=(), log="runedar-20250131-2.siege")


@pytest.fixture
def chronicles(tmp_path: Path) -> Chronicles:
    return Chronicles(tmp_path / "home")


def test_what_is_entered_is_read_back(chronicles: Chronicles) -> None:
    assert chronicles.read().entries == []
    chronicles.add(WON)
    chronicles.add(LOST)
    assert chronicles.read().entries == [WON, LOST]
    assert chronicles.read().notices == []


def test_lines_from_before_rivals_were_entered_know_who_won(chronicles: Chronicles) -> None:
    chronicles.add(WON)
    chronicles.add(LOST)
    lines = [json.loads(line) for line in chronicles.path.read_text().splitlines()]
    for line in lines:
        del line["winners"]
    chronicles.path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    assert chronicles.read().entries == [WON, LOST]


def test_a_game_is_entered_once(chronicles: Chronicles) -> None:
    chronicles.add(WON)
    chronicles.add(replace(WON, date="2025-02-01T00:00:00+01:00"))
    assert chronicles.read().entries == [WON]


def test_wins_and_losses_rank_by_score() -> None:
    """R-SCORE; of equals the older one is first."""
    entries = [
        replace(WON, score=3, log="a"),
        replace(LOST, score=1, log="b"),
        replace(WON, score=15, log="c", date="2025-03-01"),
        replace(WON, score=15, log="d", date="2025-02-01"),
        replace(LOST, score=9, log="e"),
    ]
    wins, losses = ranked(entries)
    assert [entry.log for entry in wins] == ["d", "c", "a"]
    assert [entry.log for entry in losses] == ["e", "b"]


@pytest.mark.parametrize(
    "broken",
    [b"{", b"[]", b"\xff\xfe", b'{"date": 1}', b'{"score": "12"}', b"[" * 100_000, b'"text"', b"null"],
)
def test_a_broken_line_is_skipped_reported_and_kept(chronicles: Chronicles, broken: bytes) -> None:
    chronicles.add(WON)
    with chronicles.path.open("ab") as file:
        file.write(broken)
    chronicles.add(LOST)
    read = chronicles.read()
    assert read.entries == [WON, LOST]
    assert [(notice.code, notice.facts["line"]) for notice in read.notices] == [("chronicle-line", 2)]
    assert broken in chronicles.path.read_bytes().split(b"\n")


def test_lines_of_a_later_version_with_more_fields_are_read(chronicles: Chronicles) -> None:
    chronicles.add(WON)
    text = chronicles.path.read_text(encoding="utf-8").replace('{"date"', '{"mood": "merry", "date"')
    chronicles.path.write_text(text, encoding="utf-8")
    assert chronicles.read().entries == [WON]
