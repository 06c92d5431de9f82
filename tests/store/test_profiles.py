"""Profiles in every database: devices that come and go, one use of each code and challenge, and complete deletion."""

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.store import administration, dailies, profiles
from siegeworks.store.profiles import Device, Passkey, Profile
from siegeworks.store.records import DailyTry
from siegeworks.store.schema import COLUMNS
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Write

from .kit import keep_game, new_table, played, write

NOW, LATER = "2026-03-02T12:00:00", "2026-03-02T12:05:00"
ANA = Profile("p-ana", NOW, "Ana", "amber", "oak", "{}")
PHONE, LAPTOP = Device("phone", "Phone", NOW), Device("laptop", "Laptop", LATER)


def refused(store: TableStore, attempt: Write) -> str:
    with pytest.raises(Problem) as caught:
        write(store, attempt)
    store.cancel()
    return caught.value.code


def make(store: TableStore) -> None:
    write(store, lambda file: profiles.create(file.base, ANA, "code-1", PHONE))


def test_a_profile_takes_the_place_of_its_devices(store: TableStore) -> None:
    base = store.base
    assert profiles.person_of(base, "phone") == "phone"
    make(store)
    assert profiles.profile_of(base, "phone") == ANA
    write(store, lambda file: profiles.add_device(file.base, ANA.id, LAPTOP))
    assert profiles.devices(base, ANA.id) == [PHONE, LAPTOP]
    assert profiles.person_of(base, "laptop") == profiles.person_of(base, "phone") == ANA.id
    assert refused(store, lambda file: profiles.add_device(file.base, ANA.id, LAPTOP)) == "profile-signed-in"
    assert refused(store, lambda file: profiles.create(file.base, ANA, "code-2", LAPTOP)) == "profile-signed-in"
    write(store, lambda file: profiles.remove_device(file.base, ANA.id, "phone"))
    assert profiles.devices(base, ANA.id) == [LAPTOP]
    assert profiles.profile_of(base, "phone") is None


def test_a_daily_siege_of_a_device_follows_unless_the_profile_has_its_own(store: TableStore) -> None:
    tries = {"t1": ("2026-03-01", "phone"), "t2": ("2026-03-01", "laptop"), "t3": ("2026-03-02", "laptop")}
    for table, (day, person) in tries.items():
        stored = new_table(table)
        stored.daily = DailyTry(day, person)
        write(store, lambda file, stored=stored: file.create(stored))  # type: ignore[misc]
    make(store)
    write(store, lambda file: profiles.add_device(file.base, ANA.id, LAPTOP))
    owners = [dailies.own_try(store.base, day, "runedar", ANA.id) for day in ("2026-03-01", "2026-03-02")]
    assert [own.table for own in owners if own is not None] == ["t1", "t3"]
    assert dailies.own_try(store.base, "2026-03-01", "runedar", "laptop") is not None


def test_codes_and_challenges_are_spent_by_their_first_use(store: TableStore) -> None:
    make(store)
    base = store.base
    assert profiles.profile_by_recovery(base, "code-1") == ANA.id
    write(store, lambda file: profiles.spend_recovery(file.base, ANA.id, "code-1", "code-2"))
    assert refused(store, lambda file: profiles.spend_recovery(file.base, ANA.id, "code-1", "x")) == "recovery-wrong"
    assert profiles.profile_by_recovery(base, "code-1") is None
    assert profiles.profile_by_recovery(base, "code-2") == ANA.id

    def spend(challenge: str, profile: str = "", now: str = NOW) -> Write:
        return lambda file: profiles.spend_challenge(file.base, challenge, profile, now)

    write(store, lambda file: profiles.add_challenge(file.base, "c1", "", NOW, LATER))
    assert refused(store, spend("c1", ANA.id)) == "passkey-challenge"
    write(store, spend("c1"))
    assert refused(store, spend("c1")) == "passkey-challenge"
    write(store, lambda file: profiles.add_challenge(file.base, "c2", "", NOW, LATER))
    assert refused(store, spend("c2", now="2026-03-02T12:06:00")) == "passkey-challenge"


def test_passkeys_are_counted_and_limited(store: TableStore) -> None:
    make(store)
    keys = [Passkey(f"k{n}", ANA.id, "public", 0, "Phone", NOW) for n in range(profiles.MOST_PASSKEYS + 1)]
    write(store, *(lambda file, key=key: profiles.add_passkey(file.base, key) for key in keys[:-1]))
    assert refused(store, lambda file: profiles.add_passkey(file.base, keys[0])) == "passkey-known"
    assert refused(store, lambda file: profiles.add_passkey(file.base, keys[-1])) == "passkey-many"
    write(store, lambda file: profiles.count_use(file.base, "k0", 7))
    found = profiles.passkey(store.base, "k0")
    assert found is not None
    assert found.uses == 7
    write(store, lambda file: profiles.remove_passkey(file.base, "somebody else", "k0"))
    write(store, lambda file: profiles.remove_passkey(file.base, ANA.id, "k1"))
    assert [each.credential for each in profiles.passkeys(store.base, ANA.id)][:2] == ["k0", "k2"]


def test_games_belong_to_the_first_profile_of_a_seat_and_show_its_look(store: TableStore) -> None:
    make(store)
    keep_game(store, "over", played(5000))
    keep_game(store, "running", played(3))
    write(
        store,
        lambda file: profiles.claim_seat(file.base, "over", 0, ANA.id),
        lambda file: profiles.claim_seat(file.base, "running", 0, ANA.id),
        lambda file: profiles.note_key(file.base, "running", "hash", "phone"),
        lambda file: profiles.claim_seat(file.base, "over", 0, ANA.id),
    )
    found = profiles.games(store.base, ANA.id)
    assert {(game.table, game.seat, game.others, game.outcome is None) for game in found} == {
        ("over", 0, 0, False),
        ("running", 0, 0, True),
    }
    assert profiles.has_seat(store.base, ANA.id, "running") == 0
    assert profiles.keys_of_device(store.base, "phone") == [("running", "hash")]
    stored = store.load("over")
    assert stored is not None
    assert [seat.look for seat in stored.seats] == [("amber", "oak"), None]
    (rated,) = store.rated_games()
    assert rated.people == {0: (ANA.id, "Ana")}


def test_a_deleted_profile_leaves_nothing_behind(store: TableStore) -> None:
    make(store)
    keep_game(store, "over", played(5000))
    stored = new_table("daily")
    stored.daily = DailyTry("2026-03-01", ANA.id)
    write(
        store,
        lambda file: file.create(stored),
        lambda file: profiles.claim_seat(file.base, "over", 0, ANA.id),
        lambda file: profiles.note_key(file.base, "over", "hash", "phone"),
        lambda file: profiles.add_passkey(file.base, Passkey("k", ANA.id, "public", 0, "Phone", NOW)),
        lambda file: profiles.add_challenge(file.base, "c", ANA.id, NOW, LATER),
        lambda file: profiles.delete(file.base, ANA.id, "nobody"),
    )
    with store.base.reading() as read:
        for table, columns in COLUMNS.items():
            rows = read(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 - our own words
            assert not [row for row in rows if {ANA.id, "phone"} & set(row)], table
    administration.delete(store, ["over", "daily"])
    assert store.load("over") is None
