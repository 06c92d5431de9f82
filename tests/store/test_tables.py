"""The store of tables: the same on every database."""

from pathlib import Path

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.store.chronicles import AllChronicles, Chronicles
from siegeworks.store.maintenance import check_all, copy_all
from siegeworks.store.opening import open_store, write_backup
from siegeworks.store.records import DEVICE, Chronicle, ChronicleQuery, StoredKey
from siegeworks.store.tables import TableStore

from .kit import GAME, keep_ending, keep_game, new_table, played, write

EVERYTHING = ChronicleQuery()


def problems(store: TableStore, *, replays: bool = False) -> list[str]:
    return [found.code for found in check_all(store, replays=replays, progress=lambda _done, _total: None)]


def test_a_game_is_read_back_as_it_was_written(store: TableStore) -> None:
    match = played(20)
    keep_game(store, "t1", match)
    found = store.load("t1")
    assert found is not None
    assert found.log_text() == match.log.text()
    assert (found.seed, found.outcome, found.rated, found.lost) == (match.seed, None, True, 0)
    assert [(seat.name, seat.bot, seat.person) for seat in found.seats] == [
        ("Ana", None, True), ("Brokk", "greedy", False),
    ]  # fmt: skip
    assert found.keys == [StoredKey(0, "hash", DEVICE)]
    document = store.content(match.log.header.content)
    assert document is not None
    assert document.digest() == GAME.content_digest
    assert store.load("nothing") is None
    assert store.content("nothing") is None
    assert problems(store, replays=True) == []


def test_what_is_cancelled_is_not_there(store: TableStore) -> None:
    store.start()
    store.create(new_table("t1"))
    store.cancel()
    assert store.load("t1") is None
    store.cancel()


def test_a_line_is_written_once(store: TableStore) -> None:
    keep_game(store, "t1", played(3))
    with pytest.raises(Exception, match=r"(?i)unique"):
        write(store, lambda file: file.append("t1", 2, "2 seat 0: again #0123456789ab"))
    store.cancel()
    found = store.load("t1")
    assert found is not None
    assert len(found.lines) == 4


def test_a_finished_game_that_counts_is_in_the_chronicles(store: TableStore) -> None:
    match = played(10_000)
    assert match.outcome is not None
    keep_game(store, "t1", match)
    keep_game(store, "t2", match, rated=False)
    (entry,) = store.chronicles(EVERYTHING, won=match.outcome.reason == "won")
    assert (entry.table, entry.names, entry.difficulty, entry.seats) == ("t1", ("Ana", "Brokk"), "easy", 2)
    assert (entry.score, entry.content) == (match.outcome.score, GAME.content_digest)
    assert entry.winners == match.outcome.winners
    assert store.chronicle_kinds() == [("runedar", "easy", 2)]
    assert store.chronicles(ChronicleQuery("castlecards"), won=entry.won) == []


def test_the_database_sorts_pages_and_searches_the_chronicles(store: TableStore, tmp_path: Path) -> None:
    """Games of the terminal are merged in, wherever the page begins."""
    for number in range(7):
        keep_ending(store, f"t{number}", number * 2, won=True, name="Łucja" if number == 3 else "Ana_")
    keep_ending(store, "lost", 50, won=False)
    own = Chronicles(tmp_path / "home")
    for score in (12, 3, 3):
        log = f"log-{len(own.read().entries)}"
        entry = Chronicle("2025", "runedar", "won", score, "hard", 1, ("Ben",), "half_hoard", "0", log, winners=(0,))
        own.add(entry)
    chronicles = AllChronicles(tmp_path / "home", store)
    order = ["log-0", "t6", "t5", "t4", "t3", "t2", "log-1", "log-2", "t1", "t0"]
    whole = chronicles.part(EVERYTHING, won=True)
    assert [entry.log for entry in whole.entries] == order
    assert not whole.more
    for start in range(len(order) + 2):
        for most in (1, 3, 20):
            page = chronicles.part(EVERYTHING, won=True, start=start, most=most)
            assert [entry.log for entry in page.entries] == order[start : start + most]
            assert page.more == (start + most < len(order))
    assert [entry.log for entry in chronicles.part(EVERYTHING, won=False).entries] == ["lost"]
    assert [entry.log for entry in chronicles.part(ChronicleQuery(name="LUC"), won=True).entries] == ["t3"]
    assert [entry.log for entry in chronicles.part(ChronicleQuery(name="ana_"), won=True, most=1).entries] == ["t6"]
    assert chronicles.part(ChronicleQuery(name="a%a"), won=True).entries == []
    assert [entry.log for entry in chronicles.part(ChronicleQuery("runedar", "hard", 1), won=True).entries] == [
        "log-0", "log-1", "log-2",
    ]  # fmt: skip
    assert chronicles.kinds() == [("runedar", "easy", 2), ("runedar", "hard", 1)]


def test_a_backup_holds_everything_and_is_restored(store: TableStore, tmp_path: Path) -> None:
    match = played(10_000)
    keep_game(store, "t1", match)
    keep_game(store, "t2", played(5, "other"))
    write(store, lambda each: each.count_puzzle("p1", solved=True))
    write_backup(store, tmp_path / "backup.sqlite3")
    with pytest.raises(Problem, match="file-exists"):
        write_backup(store, tmp_path / "backup.sqlite3")
    backup = open_store(str(tmp_path / "backup.sqlite3"))
    restored = open_store(str(tmp_path / "restored.sqlite3"))
    try:
        assert copy_all(backup, restored).tables == 2
        with pytest.raises(Problem, match="store-not-empty"):
            copy_all(backup, restored)
        assert copy_all(backup, restored, replace=True).tables == 2
        for table in ("t1", "t2"):
            assert restored.load(table) == store.load(table)
        assert restored.chronicles(EVERYTHING, won=False) == store.chronicles(EVERYTHING, won=False)
        assert restored.chronicles(EVERYTHING, won=True) == store.chronicles(EVERYTHING, won=True)
        assert restored.puzzle_results() == {"p1": (1, 1)}
        assert problems(restored, replays=True) == []
    finally:
        backup.close()
        restored.close()


def test_games_that_count_are_rated_in_order(store: TableStore) -> None:
    match = played(10_000)
    keep_game(store, "t2", match)
    keep_game(store, "t1", played(10_000, "other"))
    keep_game(store, "t3", played(10_000, "unrated"), rated=False)
    keep_game(store, "t4", played(5, "running"))
    write(store, lambda each: each.count_hint("t1"))
    (rated,) = store.rated_games()
    assert match.outcome is not None
    assert (rated.table, rated.game, rated.difficulty) == ("t2", "runedar", "easy")
    assert (rated.seats, rated.winners) == (("Ana", "Brokk (bot:greedy)"), match.outcome.winners)
    assert store.rated_count() == (3, 0)


def test_first_tries_of_puzzles_are_counted(store: TableStore) -> None:
    assert store.puzzle_results() == {}
    for puzzle, solved in (("p1", False), ("p2", True), ("p1", True), ("p1", False)):
        write(store, lambda each, puzzle=puzzle, solved=solved: each.count_puzzle(puzzle, solved=solved))  # type: ignore[misc]
    assert store.puzzle_results() == {"p1": (3, 1), "p2": (1, 1)}


def test_a_damaged_line_is_found_by_the_check(store: TableStore) -> None:
    keep_game(store, "t1", played(9))
    keep_game(store, "t2", played(9, "other"))
    write(store, lambda file: file.base.run("DELETE FROM lines WHERE table_id = 't1' AND number = 4"))
    assert problems(store) == ["store-table-damaged"]
    write(store, lambda file: file.base.run("UPDATE lines SET line = '3 seat 0: undo #0123456789ab' WHERE number = 3"))
    assert problems(store) == ["store-table-damaged"]
    assert problems(store, replays=True) == ["store-table-damaged"] * 2


def test_a_damaged_row_of_the_chronicles_costs_that_row_only(store: TableStore) -> None:
    for number in range(3):
        keep_ending(store, f"t{number}", number, won=True)
    write(store, lambda file: file.base.run("UPDATE chronicles SET names = '{' WHERE table_id = 't1'"))
    assert [entry.log for entry in store.chronicles(EVERYTHING, won=True)] == ["t2", "t0"]
