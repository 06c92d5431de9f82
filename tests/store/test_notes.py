"""Notes on finished games in every database."""

from dataclasses import replace

from siegeworks.store import administration, notes
from siegeworks.store.notes import Note
from siegeworks.store.opening import open_store
from siegeworks.store.schema import prepare
from siegeworks.store.tables import TableStore
from siegeworks.table.erasure import erase_person

from .kit import VERSION_7, keep_game, played, write

FIRST = Note(1, 12, (), "hash of Bo", "Bo", "Too early.", "2026-01-31T20:00:00+00:00")


def keep(store: TableStore, *written: Note) -> None:
    for each in written:
        write(store, lambda file, note=each: notes.add(file.base, "t1", note))  # type: ignore[misc]


def test_notes_stay_with_their_game_and_leave_with_it(store: TableStore, place: str) -> None:
    keep_game(store, "t1", played(3))
    keep_game(store, "t2", played(3))
    second = replace(FIRST, number=2, line=3, course=("roll", "axe move tannery"), text="Zażółć — “so”.")
    keep(store, FIRST, second)
    reopened = open_store(place)
    assert notes.of_table(reopened.base, "t1") == [second, FIRST]
    assert notes.of_table(reopened.base, "t2") == []
    reopened.close()
    write(store, lambda file: notes.delete(file.base, "t1", 2))
    assert notes.of_table(store.base, "t1") == [FIRST]
    administration.delete(store, ["t1"])
    assert notes.authors(store.base) == []


def test_who_is_forgotten_leaves_no_notes(store: TableStore) -> None:
    keep_game(store, "t1", played(3))
    other = replace(FIRST, number=2, name="Cy")
    keep(store, FIRST, other)
    erase_person(store, "bo")
    assert notes.of_table(store.base, "t1") == [other]


def test_a_store_of_version_7_gets_notes(store: TableStore) -> None:
    keep_game(store, "t1", played(3))
    store.base.begin()
    for each in VERSION_7:
        store.base.run(each)
    store.base.set_version(7)
    store.base.commit()
    backed_up: list[int] = []
    prepare(store.base, backed_up.append)
    assert backed_up == [7]
    keep(store, FIRST)
    assert notes.of_table(store.base, "t1") == [FIRST]
