"""The profiles of people in a store: their devices and passkeys, the seats they have, and what follows them.

A person without a profile is known by the hash of the key of their browser; a profile takes the place of the hashes of
all its devices. Whoever writes does so in the open transaction.
"""

from dataclasses import dataclass

from siegeworks.kernel.problem import Problem
from siegeworks.store import cups
from siegeworks.store.database import Database, Read, Row
from siegeworks.store.schema import COLUMNS

MOST_DEVICES = 20
MOST_PASSKEYS = 10


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person has chosen to be known by; `kept` is a JSON text of their pages, such as settings."""

    id: str
    created: str
    name: str
    colour: str
    rune: str
    kept: str


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that has signed in to a profile: the hash of its key, a label for people, and since when."""

    person: str
    label: str
    since: str


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of a profile: its public key (Base64) and how often it was used, as its authenticator counts."""

    credential: str
    profile: str
    public_key: str
    uses: int
    label: str
    since: str


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game in which a profile has a seat; what its ending says is None while it is not finished."""

    table: str
    seat: int
    game: str
    options: str
    created: str
    rated: bool
    ended: str | None
    outcome: str | None
    score: int | None
    others: int
    """How many other people sit there."""


# Reading.


def person_of(base: Database, person: str) -> str:
    """Who a device belongs to: the id of the profile, or without one the device itself."""
    with base.reading() as read:
        return _person_of(read, person)


def _person_of(read: Read, person: str) -> str:
    rows = read("SELECT profile FROM devices WHERE person = ?", person)
    return str(rows[0][0]) if rows else person


def profile_of(base: Database, person: str) -> Profile | None:
    """The profile that a device has signed in to."""
    with base.reading() as read:
        rows = read(
            "SELECT p.id, p.created, p.name, p.colour, p.rune, p.kept FROM devices d JOIN profiles p"
            " ON p.id = d.profile WHERE d.person = ?",
            person,
        )
    return Profile(*rows[0]) if rows else None


def owners(base: Database) -> list[tuple[str, str]]:
    """The id and the name of every profile."""
    with base.reading() as read:
        return [(id_, name) for id_, name in read("SELECT id, name FROM profiles")]


def profile_by_recovery(base: Database, recovery: str) -> str | None:
    """The id of the profile with this hash of a recovery code."""
    with base.reading() as read:
        rows = read("SELECT id FROM profiles WHERE recovery = ?", recovery)
    return rows[0][0] if rows else None


def devices(base: Database, profile: str) -> list[Device]:
    with base.reading() as read:
        rows = read("SELECT person, label, since FROM devices WHERE profile = ? ORDER BY since, person", profile)
    return [Device(*row) for row in rows]


def passkeys(base: Database, profile: str) -> list[Passkey]:
    with base.reading() as read:
        rows = read(f"{_PASSKEYS} WHERE profile = ? ORDER BY since, credential", profile)
    return [Passkey(*row) for row in rows]


def passkey(base: Database, credential: str) -> Passkey | None:
    with base.reading() as read:
        rows = read(f"{_PASSKEYS} WHERE credential = ?", credential)
    return Passkey(*rows[0]) if rows else None


_PASSKEYS = "SELECT credential, profile, public_key, uses, label, since FROM passkeys"


def games(base: Database, profile: str) -> list[OwnGame]:
    """The games of a profile, the latest first."""
    with base.reading() as read:
        rows = read(
            "SELECT t.id, o.seat, t.game, t.options, t.created, t.rated, e.date, e.outcome, e.score,"
            " (SELECT count(*) FROM seats s WHERE s.table_id = t.id AND s.person = 1 AND s.name IS NOT NULL"
            " AND s.name <> '' AND s.seat <> o.seat) FROM profile_seats o JOIN tables t ON t.id = o.table_id"
            " LEFT JOIN endings e ON e.table_id = t.id WHERE o.profile = ?"
            " ORDER BY coalesce(e.date, t.created) DESC, t.id",
            profile,
        )
    return [_own_game(row) for row in rows]


def _own_game(row: Row) -> OwnGame:
    table, seat, game, options, created, rated, ended, outcome, score, others = row
    return OwnGame(table, seat, game, options, created, bool(rated), ended, outcome, score, int(others))


def has_seat(base: Database, profile: str, table: str) -> int | None:
    """The seat of a profile at a table."""
    with base.reading() as read:
        rows = read("SELECT seat FROM profile_seats WHERE table_id = ? AND profile = ?", table, profile)
    return rows[0][0] if rows else None


def _persons(read: Read, profile: str) -> list[str]:
    """What a profile is noted under: its id, and the hashes of its devices."""
    return [profile, *(person for (person,) in read("SELECT person FROM devices WHERE profile = ?", profile))]


def keys_of_device(base: Database, person: str) -> list[tuple[str, str]]:
    """The table and the hash of every key of a seat that a device has."""
    with base.reading() as read:
        return [
            (table, hash_) for table, hash_ in read("SELECT table_id, hash FROM device_keys WHERE person = ?", person)
        ]


# Writing, in the open transaction.


def create(base: Database, profile: Profile, recovery: str, device: Device) -> None:
    """Make a profile whose first device is the one that asked."""
    if base.rows("SELECT 1 FROM devices WHERE person = ?", device.person):
        raise Problem("profile-signed-in")
    base.run(
        "INSERT INTO profiles (id, created, name, colour, rune, recovery, kept) VALUES (?,?,?,?,?,?,?)",
        profile.id, profile.created, profile.name, profile.colour, profile.rune, recovery, profile.kept,
    )  # fmt: skip
    add_device(base, profile.id, device)


def add_device(base: Database, profile: str, device: Device) -> None:
    """Sign a device in. What its person has done before belongs to the profile from now on; where both have a try of
    the same daily siege, that of the profile counts."""
    if base.rows("SELECT 1 FROM devices WHERE person = ?", device.person):
        raise Problem("profile-signed-in")
    if base.rows("SELECT count(*) FROM devices WHERE profile = ?", profile)[0][0] >= MOST_DEVICES:
        raise Problem("profile-devices", most=MOST_DEVICES)
    base.run(
        "INSERT INTO devices (person, profile, label, since) VALUES (?,?,?,?)",
        device.person, profile, device.label, device.since,
    )  # fmt: skip
    base.run(
        "UPDATE daily_games SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM daily_games o"
        " WHERE o.person = ? AND o.day = daily_games.day AND o.game = daily_games.game)",
        profile, device.person, profile,
    )  # fmt: skip
    cups.take_over(base, device.person, profile)
    base.run("UPDATE notes SET person = ? WHERE person = ?", profile, device.person)


def change(base: Database, profile: str, name: str, colour: str, rune: str) -> None:
    base.run("UPDATE profiles SET name = ?, colour = ?, rune = ? WHERE id = ?", name, colour, rune, profile)


def keep(base: Database, profile: str, kept: str) -> None:
    """Keep what the pages of a person have sent, in place of what they had sent before."""
    base.run("UPDATE profiles SET kept = ? WHERE id = ?", kept, profile)


def renew_recovery(base: Database, profile: str, recovery: str) -> None:
    """Let another recovery code open the profile; the former one is useless from now on."""
    base.run("UPDATE profiles SET recovery = ? WHERE id = ?", recovery, profile)


def spend_recovery(base: Database, profile: str, old: str, new: str) -> None:
    """Replace a recovery code that was just used; refused if somebody has been faster."""
    if not base.rows("SELECT 1 FROM profiles WHERE id = ? AND recovery = ?", profile, old):
        raise Problem("recovery-wrong")
    renew_recovery(base, profile, new)


def remove_device(base: Database, profile: str, person: str) -> None:
    """Sign a device out, and forget which keys it had."""
    base.run("DELETE FROM device_keys WHERE person IN (SELECT person FROM devices WHERE person = ? AND profile = ?)",
             person, profile)  # fmt: skip
    base.run("DELETE FROM devices WHERE person = ? AND profile = ?", person, profile)


def add_passkey(base: Database, added: Passkey) -> None:
    if base.rows("SELECT 1 FROM passkeys WHERE credential = ?", added.credential):
        raise Problem("passkey-known")
    if base.rows("SELECT count(*) FROM passkeys WHERE profile = ?", added.profile)[0][0] >= MOST_PASSKEYS:
        raise Problem("passkey-many", most=MOST_PASSKEYS)
    base.run(
        "INSERT INTO passkeys (credential, profile, public_key, uses, label, since) VALUES (?,?,?,?,?,?)",
        added.credential, added.profile, added.public_key, added.uses, added.label, added.since,
    )  # fmt: skip


def count_use(base: Database, credential: str, uses: int) -> None:
    base.run("UPDATE passkeys SET uses = ? WHERE credential = ?", uses, credential)


def remove_passkey(base: Database, profile: str, credential: str) -> None:
    base.run("DELETE FROM passkeys WHERE credential = ? AND profile = ?", credential, profile)


def add_challenge(base: Database, challenge: str, profile: str, now: str, until: str) -> None:
    """Note a challenge that may be answered once until a moment; those whose time is over are forgotten."""
    base.run("DELETE FROM challenges WHERE until < ?", now)
    base.run("INSERT INTO challenges (challenge, profile, until) VALUES (?,?,?)", challenge, profile, until)


def spend_challenge(base: Database, challenge: str, profile: str, now: str) -> None:
    """Refuse a challenge that is unknown, somebody else's, too old or answered already."""
    found = "SELECT 1 FROM challenges WHERE challenge = ? AND profile = ? AND until >= ?"
    if not base.rows(found, challenge, profile, now):
        raise Problem("passkey-challenge")
    base.run("DELETE FROM challenges WHERE challenge = ?", challenge)


def claim_seat(base: Database, table: str, seat: int, profile: str) -> None:
    """Note whose seat it is; the first profile that sat there keeps it."""
    base.run(
        "INSERT INTO profile_seats (table_id, seat, profile) VALUES (?,?,?) ON CONFLICT DO NOTHING",
        table, seat, profile,
    )  # fmt: skip


def note_key(base: Database, table: str, hash_: str, person: str) -> None:
    """Note which device has a key of a seat, so that it can be signed out."""
    base.run("DELETE FROM device_keys WHERE table_id = ? AND hash = ?", table, hash_)
    base.run("INSERT INTO device_keys (table_id, hash, person) VALUES (?,?,?)", table, hash_, person)


def leave_table(base: Database, table: str, profile: str) -> None:
    """Forget that a profile had a seat at a table."""
    base.run(
        "DELETE FROM device_keys WHERE table_id = ? AND person IN (SELECT person FROM devices WHERE profile = ?)",
        table, profile,
    )  # fmt: skip
    base.run("DELETE FROM profile_seats WHERE table_id = ? AND profile = ?", table, profile)


PERSONAL = tuple(
    table for table, columns in COLUMNS.items() if "person" in columns and table not in ("seats", "devices")
)
"""What is noted under a person: the id of a profile, or the hash of the key of a device."""
RANKED = ("daily_games", "cups", "cup_entrants")
"""Those among them on which the places of others depend."""


def records(base: Database, profile: str) -> dict[str, list[dict[str, object]]]:
    """Everything that is noted under a profile and its devices, by the tables of the database."""
    found: dict[str, list[dict[str, object]]] = {}
    with base.reading() as read:
        persons = _persons(read, profile)
        for table in PERSONAL:
            columns = COLUMNS[table]
            statement = f"SELECT {', '.join(columns)} FROM {table} WHERE person = ?"  # noqa: S608 - our own words
            rows = [row for person in persons for row in read(statement, person)]
            found[table] = [dict(zip(columns, row, strict=True)) for row in rows]
    return found


def delete(base: Database, profile: str, nobody: str) -> None:
    """Forget a profile with everything that is noted under it and its devices. What the places of others depend on
    stays as that of `nobody`."""
    for number, person in enumerate(_persons(base.rows, profile)):
        cups.forget_organizer(base, person)
        cups.forget(base, cups.entries_of(base.rows, person))
        for table in reversed(PERSONAL):
            if table not in RANKED:
                base.run(f"DELETE FROM {table} WHERE person = ?", person)  # noqa: S608 - our own words
                continue
            base.run(f"UPDATE {table} SET person = ? WHERE person = ?", f"{nobody}{number}", person)  # noqa: S608 - as above
    for table in ("profile_seats", "devices", "passkeys", "challenges"):
        base.run(f"DELETE FROM {table} WHERE profile = ?", profile)  # noqa: S608 - our own words
    base.run("DELETE FROM profiles WHERE id = ?", profile)
