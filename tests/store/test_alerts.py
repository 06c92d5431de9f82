"""Turn alerts in every database: planned for those who want them, put off, dropped, forgotten with a person."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.store import administration, alerts, profiles
from siegeworks.store.alerts import DueAlert, PushTarget, Way
from siegeworks.store.database import Database
from siegeworks.store.profiles import PERSONAL, Device, Profile
from siegeworks.store.records import DEVICE, INVITATION, StoredKey
from siegeworks.store.tables import TableStore

from .kit import keep_ending, new_table, write

NOW = 1_800_000_000_000
MINUTE = 60_000
PAUSES: dict[Way, int] = {"push": MINUTE, "mail": 60 * MINUTE}


def change(store: TableStore, *changes: Callable[[Database], None]) -> None:
    def all_of_them(file: TableStore) -> None:
        for each in changes:
            each(file.base)

    write(store, all_of_them)


def plan(store: TableStore, table: str, decision: int = 0, due: int = NOW) -> None:
    change(store, lambda base: alerts.plan(base, table, 0, decision, due))


def follow(store: TableStore, person: str, table: str, key: str) -> None:
    change(store, lambda base: alerts.keep_seat(base, person, table, key))


def add_browser(store: TableStore, person: str, number: int, p256dh: str = "p") -> None:
    change(store, lambda base: alerts.keep_push(base, person, PushTarget(f"https://push/{number}", p256dh, "a")))


def note(store: TableStore, endpoint: str, *, reached: bool) -> None:
    change(store, lambda base: alerts.note_push(base, endpoint, reached=reached))


def prepare(store: TableStore, *ids: str) -> None:
    """Tables with a person at seat 0, who is Ana with two browsers and an address, and Bo without either."""
    keys = [StoredKey(0, "ana", DEVICE), StoredKey(0, "bo", DEVICE), StoredKey(1, "invited", INVITATION)]
    tables = [replace(new_table(id_), keys=keys) for id_ in ids]
    write(store, *(partial(TableStore.create, table=table) for table in tables))
    change(
        store,
        lambda base: alerts.keep_language(base, "Ana", "pl"),
        lambda base: alerts.keep_language(base, "Bo", "en"),
        lambda base: alerts.keep_mail(base, "Ana", "ana@x.example", NOW, MINUTE),
        lambda base: alerts.confirm_mail(base, "Ana"),
    )
    add_browser(store, "Ana", 1)
    add_browser(store, "Ana", 2)
    for id_ in ids:
        follow(store, "Ana", id_, "ana")
        follow(store, "Bo", id_, "bo")


def take(store: TableStore, now: int) -> list[DueAlert]:
    taken: list[DueAlert] = []
    change(store, lambda base: taken.extend(alerts.take_due(base, now, PAUSES)))
    return taken


def test_who_wants_alerts_gets_each_once_on_each_way(store: TableStore) -> None:
    prepare(store, "t1")
    plan(store, "t1", due=NOW + MINUTE)
    plan(store, "t1", due=NOW + MINUTE)
    assert not alerts.any_due(store.base, NOW)
    assert take(store, NOW) == []
    assert alerts.any_due(store.base, NOW + MINUTE)
    assert take(store, NOW + MINUTE) == [DueAlert("t1", 0, 0, "Ana", way) for way in ("mail", "push")]
    assert take(store, NOW + MINUTE) == []
    assert alerts.table_names(store.base, "t1") == ("runedar", {0: "Ana", 1: "Brokk"})
    assert alerts.table_names(store.base, "t2") is None


def test_only_the_key_of_a_device_follows_a_table(store: TableStore) -> None:
    prepare(store, "t1")
    follow(store, "Ana", "t1", "invited")
    follow(store, "Ana", "t1", "unknown")
    follow(store, "Ana", "t2", "ana")
    with store.base.reading() as read:
        assert read("SELECT table_id, key FROM alert_seats WHERE person = 'Ana'") == [("t1", "ana")]


def test_alerts_follow_a_profile_to_all_its_devices(store: TableStore) -> None:
    prepare(store, "t1")
    profile = Profile("profile", "2026", "Cleo", "moss", "bow", "{}")
    change(
        store,
        lambda base: profiles.create(base, profile, "code", Device("phone", "Phone", "2026")),
        lambda base: profiles.add_device(base, "profile", Device("laptop", "Laptop", "2026")),
        lambda base: profiles.claim_seat(base, "t1", 1, "profile"),
        *(partial(keep_address, person=device) for device in ("phone", "laptop")),
    )
    add_browser(store, "laptop", 7)
    change(store, lambda base: alerts.plan(base, "t1", 1, 0, NOW))
    with store.base.reading() as read:
        # One message to the address that both devices have.
        assert read("SELECT person, way FROM alerts_due ORDER BY way") == [("laptop", "mail"), ("laptop", "push")]
    change(store, lambda base: profiles.remove_device(base, "profile", "laptop"))
    change(store, lambda base: alerts.plan(base, "t1", 1, 0, NOW))
    with store.base.reading() as read:
        assert read("SELECT person, way FROM alerts_due") == [("phone", "mail")]


def keep_address(base: Database, person: str) -> None:
    alerts.keep_language(base, person, "en")
    base.run("UPDATE alert_people SET mail = 'cleo@x.example', confirmed = 1 WHERE person = ?", person)


def test_a_cup_alerts_somebody_who_has_no_key_of_the_seat_yet(store: TableStore) -> None:
    prepare(store, "t1")
    change(store, lambda base: base.run("INSERT INTO cup_seats (table_id, seat, person) VALUES ('t1', 1, 'Ana')"))
    change(store, lambda base: alerts.plan(base, "t1", 1, 0, NOW))
    with store.base.reading() as read:
        assert read("SELECT person, way FROM alerts_due ORDER BY way") == [("Ana", "mail"), ("Ana", "push")]


def test_what_comes_too_soon_is_put_off(store: TableStore) -> None:
    prepare(store, "t1", "t2")
    for table in ("t1", "t2"):
        plan(store, table)
    assert {(each.table, each.way) for each in take(store, NOW)} == {("t1", "push"), ("t1", "mail")}
    assert take(store, NOW + MINUTE - 1) == []
    assert [(each.table, each.way) for each in take(store, NOW + MINUTE)] == [("t2", "push")]
    assert [(each.table, each.way) for each in take(store, NOW + 60 * MINUTE)] == [("t2", "mail")]


def test_what_the_game_has_left_behind_is_dropped(store: TableStore) -> None:
    prepare(store, "cancelled", "gone-on", "bot", "deleted")
    seat = replace(new_table("bot").seats[0], bot="greedy")
    for table, decision in (("cancelled", 0), ("gone-on", 1), ("bot", 0), ("deleted", 0)):
        plan(store, table, decision)
    change(store, lambda base: alerts.cancel(base, "cancelled"))
    write(store, lambda file: file.seat("bot", 0, seat))
    administration.delete(store, ["deleted"])
    keep_ending(store, "over", 5, won=True)
    follow(store, "Ana", "over", "hash")
    plan(store, "over", due=NOW)
    assert take(store, NOW) == []


def test_browsers_that_are_not_reached_are_forgotten(store: TableStore) -> None:
    prepare(store)
    first, second = (each.endpoint for each in alerts.pushes(store.base, "Ana"))
    for _ in range(alerts.MOST_FAILURES - 1):
        note(store, first, reached=False)
        note(store, second, reached=False)
    note(store, second, reached=True)
    for endpoint in (first, second):
        note(store, endpoint, reached=False)
    assert [each.endpoint for each in alerts.pushes(store.base, "Ana")] == [second]


def test_a_person_has_few_browsers(store: TableStore) -> None:
    for number in range(alerts.MOST_PUSHES):
        add_browser(store, "Cy", number)
    add_browser(store, "Cy", 0, "new")
    assert alerts.pushes(store.base, "Cy")[0].p256dh == "new"
    store.start()
    with pytest.raises(Problem) as refused:
        alerts.keep_push(store.base, "Cy", PushTarget("https://push/new", "p", "a"))
    store.base.cancel()
    assert refused.value.code == "alert-browsers"


def test_an_address_is_asked_once_in_a_while_whoever_asks(store: TableStore) -> None:
    prepare(store)
    change(store, lambda base: alerts.stop(base, "Ana", "mail"))
    store.start()
    with pytest.raises(Problem) as refused:
        alerts.keep_mail(store.base, "Bo", "ANA@x.example", NOW + MINUTE - 1, MINUTE)
    store.base.cancel()
    assert refused.value.code == "alert-mail-soon"
    change(store, lambda base: alerts.keep_mail(base, "Bo", "ana@x.example", NOW + MINUTE, MINUTE))
    known = alerts.person(store.base, "Bo")
    assert known is not None
    assert (known.mail, known.confirmed, known.language) == ("ana@x.example", False, "en")


def test_each_way_is_switched_off_by_itself(store: TableStore) -> None:
    prepare(store, "t1")
    plan(store, "t1")
    change(store, lambda base: alerts.stop(base, "Ana", "push"))
    assert [each.way for each in take(store, NOW)] == ["mail"]
    assert alerts.pushes(store.base, "Ana") == []


def test_export_and_deletion_of_a_person_include_the_alerts() -> None:
    assert {"alert_people", "alert_pushes", "alert_seats", "alerts_due"} <= set(PERSONAL)


def test_the_first_secret_counts(store: TableStore) -> None:
    assert alerts.secret(store.base, "vapid") is None
    change(store, lambda base: alerts.keep_secret(base, "vapid", "first"))
    change(store, lambda base: alerts.keep_secret(base, "vapid", "second"))
    assert alerts.secret(store.base, "vapid") == "first"
