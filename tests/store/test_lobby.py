"""The lobby in every database: entries come and go with their tables, and ten thousand of them are paged."""

from dataclasses import replace

from siegeworks.store import administration, lobby
from siegeworks.store.lobby import LobbyQuery
from siegeworks.store.records import OpenTable, StoredSeat, StoredTable
from siegeworks.store.tables import TableStore

from .kit import new_table, played, write

OPEN, RUNNING = LobbyQuery(running=False), LobbyQuery(running=True)
MANY = 10_000


def open_table(id_: str, language: str = "en") -> StoredTable:
    seats = [StoredSeat("Ana", None, person=True), StoredSeat(None, None, person=True)]
    return replace(new_table(id_), seats=seats, open=OpenTable(language, "any", f"watch {id_}"))


def ids(store: TableStore, query: LobbyQuery) -> list[str]:
    return [row.table for row in lobby.listed(store.base, query, 0, 50)]


def test_a_table_is_open_then_to_watch_then_gone(store: TableStore) -> None:
    write(store, lambda file: file.create(open_table("t1")), lambda file: file.create(new_table("private")))
    (row,) = lobby.listed(store.base, OPEN, 0, 50)
    assert (row.free, row.names, row.watch, row.rated, row.decision) == (1, ("Ana", None), "watch t1", True, None)
    found = store.load("t1")
    assert found is not None
    assert found.open == OpenTable("en", "any", "watch t1")
    match = played(3)
    header = "\n".join(match.log.header.lines())
    write(
        store,
        lambda file: file.seat("t1", 1, StoredSeat("Bo", None, person=True)),
        lambda file: file.begin("t1", header, match.seed),
        lambda file: lobby.note_watchers(file.base, "t1", 3),
    )
    assert (ids(store, OPEN), ids(store, RUNNING)) == ([], ["t1"])
    assert lobby.listed(store.base, RUNNING, 0, 50)[0].watchers == 3
    write(store, lambda file: lobby.forget_watchers(file.base))
    assert lobby.listed(store.base, RUNNING, 0, 50)[0].watchers == 0
    administration.close(store, ["t1"])
    assert ids(store, RUNNING) == []


def test_thousands_of_entries_are_paged_and_filtered_by_the_database(store: TableStore) -> None:
    languages = ("en", "es", "pl", "pt-BR")

    def many(file: TableStore) -> None:
        file.create(open_table("t00000"))
        numbers = range(1, MANY)
        table = open_table("t00000")
        file.base.run_many(
            "INSERT INTO tables (id, created, game, options, pace, rated, founder, watch) VALUES (?,?,?,?,0,1,'','')",
            [(f"t{number:05}", table.created, table.game, table.options) for number in numbers],
        )
        file.base.run_many(
            "INSERT INTO lobby (table_id, since, language, level, watch, free, watchers) VALUES (?,?,?,'any','',1,0)",
            [(f"t{number:05}", f"2026-02-{number % 28 + 1:02}", languages[number % 4]) for number in numbers],
        )

    write(store, many)
    seen: list[str] = []
    for start in range(0, MANY, 2500):
        seen += [row.table for row in lobby.listed(store.base, OPEN, start, 2500)]
    assert len(set(seen)) == len(seen) == MANY
    polish = lobby.listed(store.base, replace(OPEN, language="pl", game="runedar"), 2400, 200)
    assert len(polish) == 100
    assert {row.language for row in polish} == {"pl"}
    assert lobby.listed(store.base, replace(OPEN, game="castlecards"), 0, 50) == []
