"""The daily siege in every database: committed deals, one try for each person, rankings paged by the database."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from cli.kit import run
from siegeworks.kernel.problem import Problem
from siegeworks.store import dailies, schema
from siegeworks.store.dailies import DailyDeal
from siegeworks.store.opening import FILE_NAME, open_store, open_tables
from siegeworks.store.records import DailyTry, Ending
from siegeworks.store.tables import TableStore

from .kit import VERSION_5, new_table, statement, write

DAY = "2026-03-02"
NUMBERS = count()


def begin(store: TableStore, person: str, day: str = DAY) -> str:
    """Somebody's try of a day; returns its table."""
    table = replace(new_table(f"d{next(NUMBERS):05}", rated=False, name=person), daily=DailyTry(day, person))
    write(store, lambda file: file.create(table))
    return table.id


def play(store: TableStore, person: str, score: int, *, winners: str = "0", date: str = f"{DAY}T12:00:00+00:00") -> str:
    """A try that has ended."""
    table = begin(store, person)
    ending = Ending(date, f"winners={winners} reason=won score={score}", "won", score, None, 0)
    write(store, lambda file: file.end(table, ending))
    return table


def test_a_deal_that_is_committed_stays(store: TableStore) -> None:
    first, second = (DailyDeal(DAY, "runedar", seed, "2026-03-01T00:00:00+00:00") for seed in ("one", "two"))
    write(store, lambda file: dailies.commit_deals(file.base, [first]))
    write(store, lambda file: dailies.commit_deals(file.base, [second, replace(second, day="2026-03-03")]))
    assert [deal.seed for deal in dailies.deals(store.base, DAY, "2026-03-09")] == ["one", "two"]


def test_everybody_has_one_try(store: TableStore) -> None:
    table = begin(store, "ana")
    store.start()
    with pytest.raises(Problem, match="daily-begun"):
        store.create(replace(new_table("again"), daily=DailyTry(DAY, "ana")))
    store.cancel()
    begin(store, "ana", "2026-03-03")
    own = dailies.own_try(store.base, DAY, "runedar", "ana")
    assert own == dailies.OwnTry(table, over=False)
    assert dailies.own_try(store.base, DAY, "castlecards", "ana") is None
    found = store.load(table)
    assert found is not None
    assert found.daily == DailyTry(DAY, "ana")


def test_wins_come_before_losses_and_equals_share_a_place(store: TableStore) -> None:
    play(store, "lost to a rival", 9, winners="1")
    play(store, "lost", 4, winners="-")
    play(store, "won", 3)
    play(store, "won too", 3)
    play(store, "too late", 12, date="2026-03-03T00:00:01+00:00")
    play(store, "in time elsewhere", 1, date="2026-03-03T01:00:00+02:00")
    begin(store, "still plays")
    page = dailies.day_page(store.base, DAY, "runedar", "lost", "place", 0, 10)
    assert page.players == 5
    assert {entry.name: (entry.place, entry.score) for entry in page.entries} == {
        "won": (1, 3),
        "won too": (1, 3),
        "in time elsewhere": (3, 1),
        "lost": (4, 4),
        "lost to a rival": (5, 0),
    }
    assert page.own is not None
    assert (page.own.place, page.own.won) == (4, False)
    assert dailies.summaries(store.base, "2026-03-03", 5) == [dailies.DaySummary(DAY, "runedar", 5, 3)]
    assert dailies.summaries(store.base, DAY, 5) == []


def test_the_ranking_without_luck_comes_from_the_coach(store: TableStore) -> None:
    tables = {person: play(store, person, 1, winners="-") for person in ("unlucky", "lucky", "open")}
    assert sorted(dailies.unjudged(store.base, DAY, "runedar")) == sorted(tables.values())
    write(
        store,
        lambda file: dailies.note_judgement(file.base, tables["unlucky"], -4000, 4000),
        lambda file: dailies.note_judgement(file.base, tables["lucky"], 1000, -1000),
    )
    entries = dailies.day_page(store.base, DAY, "runedar", None, "adjusted_place", 0, 10).entries
    assert [(entry.name, entry.adjusted_place, entry.luck) for entry in entries] == [
        ("unlucky", 1, -4000), ("lucky", 2, 1000), ("open", None, None),
    ]  # fmt: skip
    assert dailies.unjudged(store.base, DAY, "runedar") == [tables["open"]]


def test_a_day_of_hundreds_is_paged_by_the_database(store: TableStore) -> None:
    def many(file: TableStore) -> None:
        for number in range(400):
            file.create(replace(new_table(f"m{number:05}"), daily=DailyTry(DAY, f"p{number}")))
        file.base.run("UPDATE daily_games SET counted = 1, won = 1, score = CAST(substr(table_id, 2) AS INTEGER)")

    write(store, many)
    page = dailies.day_page(store.base, DAY, "runedar", "p0", "place", 390, 100)
    assert (page.players, len(page.entries), page.entries[0].score) == (400, 10, 9)
    assert page.own is not None
    assert page.own.place == 400


def test_days_of_a_person(store: TableStore) -> None:
    play(store, "ana", 1)
    assert dailies.played_days(store.base, "ana") == [DAY]
    assert dailies.played_days(store.base, "bo") == []


def test_a_store_of_version_5_gets_the_daily_siege(place: str, tmp_path: Path) -> None:
    if place.startswith("postgres"):
        store = open_store(place)
        store.start()
        for each in (*VERSION_5, "UPDATE schema_version SET version = 5"):
            store.base.run(each)
        store.commit()
        store.close()
        assert run(tmp_path, "db", "migrate", "--database", place).exit_code == 0
        store = open_store(place)
    else:
        open_tables(tmp_path).close()
        statement(tmp_path / FILE_NAME, *VERSION_5, "PRAGMA user_version = 5")
        store = open_tables(tmp_path)
    assert schema.version_of(store.base) == schema.VERSION
    play(store, "ana", 7)
    assert dailies.day_page(store.base, DAY, "runedar", None, "place", 0, 9).entries[0].score == 7
    store.close()
