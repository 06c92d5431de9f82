"""Cups in every database: rounds that begin once, results that are written with the end of a game, people who go."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import astuple, replace
from datetime import datetime, timedelta

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.store import administration, cups, profiles
from siegeworks.store.cups import Cup, Meeting, WholeCup
from siegeworks.store.opening import open_store
from siegeworks.store.profiles import Device, Profile
from siegeworks.store.records import CupTable, Ending, OpenTable, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.table.erasure import erase_person
from support.waiting import wait_until

from .kit import new_table, write

DATE = "2026-03-02T12:00:00+00:00"
MANY = 10_000
OF_A_TABLE = (("tables", "id"), ("seats", "table_id"), ("lobby", "table_id"), ("cup_seats", "table_id"))


def new_cup(form: cups.Form = "swiss") -> Cup:
    return Cup("cup", DATE, "organizer", "Winter cup", "runedar", form, 3, 2, 60, 600, "steady", "en", 0, None)


def join(store: TableStore, *names: str) -> None:
    for name in names:
        write(store, lambda file, name=name: cups.join(file.base, "cup", f"p-{name}", name, DATE, lambda _taken: None))  # type: ignore[misc]


def begun(store: TableStore, *meetings: Meeting, form: cups.Form = "swiss") -> None:
    """A cup in its first round; the meeting with number 1 has a table."""
    write(store, lambda file: cups.create(file.base, new_cup(form), ["seed 1", "seed 2"] if form == "campaign" else []))
    join(store, "Ana", "Bo", "Cleo")
    write(store, lambda file: cups.begin_round(file.base, "cup", 1, meetings, rounds=2))
    seat_at(store, "t1")


def cup_table(table: str) -> StoredTable:
    """A table for the meeting with number 1."""
    stored = new_table(table)
    stored.cup = CupTable("cup", 1, 1, (1, 2), campaign=False)
    stored.open = OpenTable("en", "any", "watch")
    return stored


def seat_at(store: TableStore, table: str) -> None:
    write(store, lambda file: file.create(cup_table(table)))


def finish(store: TableStore, ending: Ending) -> None:
    write(store, lambda file: file.begin("t1", "content: 0123", "seed"), lambda file: file.end("t1", ending))


def whole(store: TableStore) -> WholeCup:
    return cups.whole(store.base, "cup")


PAIRED = (Meeting(1, 1, (1, 2)), Meeting(1, 2, (3,), winners=(0,), how="bye"))


def test_a_cup_is_kept_whole(store: TableStore) -> None:
    begun(store, *PAIRED, form="campaign")
    found = whole(store)
    assert (found.cup.name, found.cup.round, found.cup.rounds, found.seeds) == (
        "Winter cup",
        1,
        2,
        ["seed 1", "seed 2"],
    )
    assert [(each.number, each.name, each.withdrawn) for each in found.entrants] == [
        (1, "Ana", False), (2, "Bo", False), (3, "Cleo", False),
    ]  # fmt: skip
    assert [(each.table, each.winners, each.how) for each in found.meetings] == [
        ("t1", None, "played"), (None, (0,), "bye"),
    ]  # fmt: skip
    stored = store.load("t1")
    assert stored is not None
    assert stored.cup == CupTable("cup", 1, 1, (1, 2), campaign=True, running=True)
    (line,) = cups.listed(store.base, "p-Bo", 0, 10)
    assert (line.entrants, line.own) == (3, True)
    assert [each.own for each in cups.listed(store.base, "p-Dag", 0, 10)] == [False]
    assert [(seat.table, seat.cup) for seat in cups.waiting_seats(store.base, "p-Bo")] == [("t1", "cup")]
    assert cups.waiting_seats(store.base, "p-Cleo") == []


def test_a_round_begins_once_and_a_meeting_has_one_table(store: TableStore) -> None:
    begun(store, *PAIRED)
    write(store, lambda file: cups.begin_round(file.base, "cup", 1, PAIRED))
    assert len(whole(store).meetings) == 2
    with pytest.raises(Problem, match="cup-meeting-over"):
        seat_at(store, "t2")
    store.cancel()
    assert cups.to_advance(store.base) == []
    # A table that an operator has deleted is made anew.
    administration.delete(store, ["t1"])
    assert cups.to_advance(store.base) == [("cup", "runedar")]
    seat_at(store, "t3")
    assert whole(store).meetings[0].table == "t3"


def waits_for_another(store: TableStore) -> bool:
    """True if a transaction of PostgreSQL waits for a row that another one has changed."""
    with store.base.reading() as read:
        ((count,),) = read("SELECT count(*) FROM pg_locks WHERE NOT granted")
    return bool(count)


def test_of_two_processes_at_the_same_moment_one_makes_the_table_of_a_meeting(address: str) -> None:
    with closing(open_store(address)) as first, closing(open_store(address)) as second:
        write(first, lambda file: cups.create(file.base, new_cup(), []))
        join(first, "Ana", "Bo", "Cleo")
        write(first, lambda file: cups.begin_round(file.base, "cup", 1, PAIRED, rounds=2))
        first.start()
        first.create(cup_table("t1"))
        with ThreadPoolExecutor(1) as pool:
            late = pool.submit(seat_at, second, "t2")
            wait_until(lambda: waits_for_another(first))
            first.commit()
            with pytest.raises(Problem, match="cup-meeting-over"):
                late.result()
        second.cancel()
        assert whole(first).meetings[0].table == "t1"
        with second.base.reading() as read:
            left = {table: read(f"SELECT DISTINCT {key} FROM {table}") for table, key in OF_A_TABLE}  # noqa: S608
        assert left == {table: [("t1",)] for table, _ in OF_A_TABLE}


def test_the_end_of_a_game_is_the_result_of_its_meeting(store: TableStore) -> None:
    begun(store, *PAIRED)
    ending = Ending(DATE, "winners=1 reason=won score=12", "won", 12, None, 0)
    write(
        store,
        lambda file: file.begin("t1", "siegeworks log 1\ncontent: 0123", "seed"),
        lambda file: file.end("t1", ending),
    )
    meeting = whole(store).meetings[0]
    assert (meeting.winners, meeting.score, meeting.how) == ((1,), 12, "played")
    assert cups.to_advance(store.base) == [("cup", "runedar")]
    # The result stays when the table is deleted because of its age.
    administration.delete(store, ["t1"])
    assert whole(store).meetings[0].winners == (1,)
    write(store, lambda file: cups.end(file.base, "cup", DATE))
    assert cups.to_advance(store.base) == []


def test_a_decision_counts_only_before_the_end_of_the_game(store: TableStore) -> None:
    begun(store, *PAIRED)
    write(store, lambda file: cups.decide(file.base, "cup", 1, 1, [0]))
    ending = Ending(DATE, "winners=1", "won", 12, None, 0)
    write(
        store,
        lambda file: file.begin("t1", "siegeworks log 1\ncontent: 0123", "seed"),
        lambda file: file.end("t1", ending),
    )
    assert (whole(store).meetings[0].winners, whole(store).meetings[0].how) == ((0,), "decided")


def test_who_is_forgotten_leaves_no_name(store: TableStore) -> None:
    begun(store, *PAIRED)
    profile = Profile("profile", DATE, "Ana", "moss", "bow", "{}")
    write(store, lambda file: profiles.create(file.base, profile, "code", Device("p-Ana", "Phone", DATE)))
    assert whole(store).entrants[0].person == "profile"
    assert [row["name"] for row in profiles.records(store.base, "profile")["cup_entrants"]] == ["Ana"]
    write(store, lambda file: profiles.delete(file.base, "profile", "nobody "))
    erase_person(store, "bo")
    found = whole(store)
    assert [(each.name, each.withdrawn) for each in found.entrants] == [("", True), ("", True), ("Cleo", False)]
    assert found.meetings[0].how == "left"
    assert found.meetings[0].winners is not None
    rows = [row for table in ("cups", "cup_entrants") for row in everything(store, table)]
    assert not any(text in str(row) for row in rows for text in ("Ana", "'Bo'", "profile"))


def test_the_cups_of_a_forgotten_organizer_go_on_or_never_begin(store: TableStore) -> None:
    begun(store, *PAIRED)
    waiting = replace(new_cup(), id="later")
    write(store, lambda file: cups.create(file.base, waiting, []))
    write(store, lambda file: cups.join(file.base, "later", "p-Bo", "Bo", DATE, lambda _taken: None))
    profile = Profile("profile", DATE, "Olga", "moss", "bow", "{}")
    write(store, lambda file: profiles.create(file.base, profile, "code", Device("organizer", "Phone", DATE)))
    exported = profiles.records(store.base, "profile")["cups"]
    assert sorted(str(row["id"]) for row in exported) == ["cup", "later"]
    write(store, lambda file: profiles.delete(file.base, "profile", "nobody "))
    assert [line.cup.id for line in cups.listed(store.base, "p-Bo", 0, 10)] == ["cup"]
    assert not any(text in str(row) for row in everything(store, "cups") for text in ("profile", "organizer"))
    assert [row for row in everything(store, "cup_entrants") if row[0] == "later"] == []


def test_old_cups_are_deleted_by_their_kind(store: TableStore) -> None:
    begun(store, *PAIRED)
    later = datetime.fromisoformat(DATE) + timedelta(days=10)
    assert administration.expired_cups(store, later, unfinished=0, finished=1) == []
    assert administration.expired_cups(store, later, unfinished=11, finished=1) == []
    assert administration.expired_cups(store, later, unfinished=9, finished=0) == ["cup"]
    write(store, lambda file: cups.end(file.base, "cup", DATE))
    assert administration.expired_cups(store, later, unfinished=9, finished=0) == []
    assert administration.expired_cups(store, later, unfinished=0, finished=9) == ["cup"]
    administration.delete_cups(store, ["cup"])
    assert cups.listed(store.base, None, 0, 10) == []
    assert everything(store, "cup_meetings") == everything(store, "cup_entrants") == []
    stored = store.load("t1")
    assert stored is not None
    assert stored.cup is None


def test_ten_thousand_cups_are_paged_and_hold_nothing_up(store: TableStore) -> None:
    columns = cups.CUP_COLUMNS["cups"]
    statement = f"INSERT INTO cups ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608 - ours
    rows = [astuple(replace(new_cup(), id=f"c{number:05}")) for number in range(MANY)]
    write(store, lambda file: file.base.run_many(statement, rows))
    begun(store, *PAIRED)
    pages = [cups.listed(store.base, "p-Bo", start, 50) for start in (0, MANY - 40)]
    assert [len(page) for page in pages] == [50, 41]
    assert len({line.cup.id for page in pages for line in page}) == 91
    assert [line.cup.id for page in pages for line in page if line.own] == ["cup"]
    assert [(seat.table, seat.cup) for seat in cups.waiting_seats(store.base, "p-Bo")] == [("t1", "cup")]
    # Those that nobody has started are none of the server's business.
    assert cups.to_advance(store.base) == []
    write(store, lambda file: cups.decide(file.base, "cup", 1, 1, [0]))
    assert cups.to_advance(store.base) == [("cup", "runedar")]


def everything(store: TableStore, table: str) -> list[tuple[object, ...]]:
    with store.base.reading() as read:
        return read(f"SELECT * FROM {table}")  # noqa: S608 - our own words
