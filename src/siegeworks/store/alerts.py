"""Turn alerts in a store: who wants to know that it is their turn, at which tables, and what is to be sent when.

A person is known by the hash of a key that their browser keeps; a seat of a profile alerts all devices of the profile.
An alert is a row until it is sent, so that a server
that was killed sends it after its next start, and several processes send it once.
"""

import hashlib
from dataclasses import dataclass
from typing import Literal

from siegeworks.kernel.problem import Problem
from siegeworks.store.database import Database
from siegeworks.store.records import DEVICE

ALERTS = """
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
){end};
CREATE TABLE alert_people (
    person TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    mail TEXT,
    confirmed INTEGER NOT NULL DEFAULT 0,
    pushed BIGINT NOT NULL DEFAULT 0,
    mailed BIGINT NOT NULL DEFAULT 0
){end};
CREATE TABLE alert_questions (
    address TEXT PRIMARY KEY,
    asked BIGINT NOT NULL
){end};
CREATE TABLE alert_pushes (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0
){end};
CREATE INDEX alert_pushes_by_person ON alert_pushes (person);
CREATE TABLE alert_seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, key)
){end};
CREATE INDEX alert_seats_by_person ON alert_seats (person);
CREATE TABLE alerts_due (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    person TEXT NOT NULL,
    way TEXT NOT NULL,
    due BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, person, way)
){end};
CREATE INDEX alerts_due_by_time ON alerts_due (due);
"""
ALERT_COLUMNS: dict[str, tuple[str, ...]] = {
    "secrets": ("name", "value"),
    "alert_people": ("person", "language", "mail", "confirmed", "pushed", "mailed"),
    "alert_questions": ("address", "asked"),
    "alert_pushes": ("endpoint", "person", "p256dh", "auth", "failures"),
    "alert_seats": ("table_id", "key", "person"),
    "alerts_due": ("table_id", "seat", "decision", "person", "way", "due"),
}
Way = Literal["push", "mail"]
LAST_SENT: dict[Way, str] = {"push": "pushed", "mail": "mailed"}
MOST_PUSHES = 8
"""Browsers of one person that are alerted."""
MOST_FAILURES = 5
"""A browser that could not be reached so often, one time after the other, is forgotten."""


@dataclass(frozen=True, slots=True)
class PushTarget:
    """A browser that wants to be alerted: where its push service is, and the keys only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class AlertPerson:
    """What is known of somebody who wants alerts."""

    person: str
    language: str
    mail: str | None = None
    confirmed: bool = False
    pushed: int = 0
    mailed: int = 0


@dataclass(frozen=True, slots=True)
class DueAlert:
    """An alert whose time has come, in milliseconds since 1970."""

    table: str
    seat: int
    decision: int
    person: str
    way: Way


# Secrets of the server. Writing, in the open transaction, unless it says otherwise.


def secret(base: Database, name: str) -> str | None:
    """Read a secret."""
    with base.reading() as read:
        rows = read("SELECT value FROM secrets WHERE name = ?", name)
    return rows[0][0] if rows else None


def keep_secret(base: Database, name: str, value: str) -> None:
    """Keep a secret, unless another process was faster."""
    base.run("INSERT INTO secrets (name, value) VALUES (?,?) ON CONFLICT (name) DO NOTHING", name, value)


# People.


def person(base: Database, person_: str) -> AlertPerson | None:
    """Read what is known of a person."""
    with base.reading() as read:
        rows = read(f"SELECT {', '.join(ALERT_COLUMNS['alert_people'])} FROM alert_people WHERE person = ?", person_)  # noqa: S608 - our own words
    if not rows:
        return None
    found, language, mail, confirmed, pushed, mailed = rows[0]
    return AlertPerson(found, language, mail, bool(confirmed), pushed, mailed)


def pushes(base: Database, person_: str) -> list[PushTarget]:
    """Read the browsers of a person."""
    with base.reading() as read:
        return [
            PushTarget(*row)
            for row in read(
                "SELECT endpoint, p256dh, auth FROM alert_pushes WHERE person = ? ORDER BY endpoint", person_
            )
        ]


def keep_language(base: Database, person_: str, language: str) -> None:
    base.run(
        "INSERT INTO alert_people (person, language) VALUES (?,?)"
        " ON CONFLICT (person) DO UPDATE SET language = excluded.language",
        person_, language,
    )  # fmt: skip


def keep_push(base: Database, person_: str, target: PushTarget) -> None:
    """Alert this browser from now on."""
    base.run("DELETE FROM alert_pushes WHERE endpoint = ?", target.endpoint)
    if base.rows("SELECT count(*) FROM alert_pushes WHERE person = ?", person_)[0][0] >= MOST_PUSHES:
        raise Problem("alert-browsers", most=MOST_PUSHES)
    base.run(
        "INSERT INTO alert_pushes (endpoint, person, p256dh, auth) VALUES (?,?,?,?)",
        target.endpoint, person_, target.p256dh, target.auth,
    )  # fmt: skip


def forget_push(base: Database, endpoint: str) -> None:
    base.run("DELETE FROM alert_pushes WHERE endpoint = ?", endpoint)


def note_push(base: Database, endpoint: str, *, reached: bool) -> None:
    """Count how often a browser could not be reached one time after the other; after too many it is forgotten."""
    change = "0" if reached else "failures + 1"
    base.run(f"UPDATE alert_pushes SET failures = {change} WHERE endpoint = ?", endpoint)  # noqa: S608 - our own words
    base.run("DELETE FROM alert_pushes WHERE endpoint = ? AND failures >= ?", endpoint, MOST_FAILURES)


def keep_mail(base: Database, person_: str, mail: str, now: int, pause: int) -> None:
    """Keep an address until its owner confirms it. One address gets one such question in a while, whoever asks."""
    address = hashlib.sha256(mail.lower().encode()).hexdigest()
    base.run("DELETE FROM alert_questions WHERE asked <= ?", now - pause)
    if base.rows("SELECT 1 FROM alert_questions WHERE address = ?", address):
        raise Problem("alert-mail-soon")
    base.run("INSERT INTO alert_questions (address, asked) VALUES (?,?)", address, now)
    base.run("UPDATE alert_people SET mail = ?, confirmed = 0 WHERE person = ?", mail, person_)


def confirm_mail(base: Database, person_: str) -> None:
    base.run("UPDATE alert_people SET confirmed = 1 WHERE person = ? AND mail IS NOT NULL", person_)


def stop(base: Database, person_: str, way: Way) -> None:
    """Send a person nothing more on this way."""
    base.run("DELETE FROM alerts_due WHERE person = ? AND way = ?", person_, way)
    if way == "push":
        base.run("DELETE FROM alert_pushes WHERE person = ?", person_)
    else:
        base.run("UPDATE alert_people SET mail = NULL, confirmed = 0 WHERE person = ?", person_)


def keep_seat(base: Database, person_: str, table: str, key: str) -> None:
    """Alert a person when it is the turn of the seat that this key opens; any other key is ignored."""
    base.run(
        "INSERT INTO alert_seats (table_id, key, person) SELECT table_id, hash, CAST(? AS TEXT) FROM keys"
        " WHERE table_id = ? AND hash = ? AND kind = ?"
        " ON CONFLICT (table_id, key) DO UPDATE SET person = excluded.person",
        person_, table, key, DEVICE,
    )  # fmt: skip


# What is to be sent.

WAITING = """
SELECT a.person FROM alert_seats a JOIN keys k ON k.table_id = a.table_id AND k.hash = a.key
WHERE a.table_id = ? AND k.seat = ?
UNION SELECT d.person FROM profile_seats o JOIN devices d ON d.profile = o.profile WHERE o.table_id = ? AND o.seat = ?
UNION SELECT c.person FROM cup_seats c WHERE c.table_id = ? AND c.seat = ?
"""
"""The people who may want to know about a seat: devices with a key, every device of the profile it belongs to, and
those for whom a cup has it."""


def plan(base: Database, table: str, seat: int, decision: int, due: int) -> None:
    """Alert the people of a seat at a moment, unless the game has gone on by then."""
    cancel(base, table)
    for way, wanted in (
        ("push", "SELECT DISTINCT w.person FROM waiting w JOIN alert_pushes p ON p.person = w.person"),
        # Devices of one profile may have given the same address.
        ("mail", "SELECT min(w.person) FROM waiting w JOIN alert_people p ON p.person = w.person AND p.confirmed = 1"
                 " GROUP BY p.mail"),
    ):  # fmt: skip
        for (person_,) in base.rows(f"WITH waiting (person) AS ({WAITING}) {wanted}", *(table, seat) * 3):
            base.run(
                "INSERT INTO alerts_due (table_id, seat, decision, person, way, due) VALUES (?,?,?,?,?,?)",
                table, seat, decision, person_, way, due,
            )  # fmt: skip


def cancel(base: Database, table: str) -> None:
    base.run("DELETE FROM alerts_due WHERE table_id = ?", table)


def table_names(base: Database, table: str) -> tuple[str, dict[int, str]] | None:
    """Read the game of a table and the names at its seats; None if there is no such table."""
    with base.reading() as read:
        games = read("SELECT game FROM tables WHERE id = ?", table)
        names = read("SELECT seat, name FROM seats WHERE table_id = ? ORDER BY seat", table)
    return (games[0][0], {seat: name for seat, name in names if name}) if games else None


def any_due(base: Database, now: int) -> bool:
    """Read whether the time of an alert has come."""
    with base.reading() as read:
        return bool(read("SELECT 1 FROM alerts_due WHERE due <= ? LIMIT 1", now))


def take_due(base: Database, now: int, pauses: dict[Way, int]) -> list[DueAlert]:
    """Take the alerts whose time has come. What came too soon after the last one is put off; what the game has left
    behind is dropped."""
    rows = base.rows("DELETE FROM alerts_due WHERE due <= ? RETURNING table_id, seat, decision, person, way", now)
    taken: list[DueAlert] = []
    for alert in (DueAlert(*row) for row in sorted(rows)):
        if not _is_current(base, alert):
            continue
        column = LAST_SENT[alert.way]
        last = base.rows(f"SELECT {column} FROM alert_people WHERE person = ?", alert.person)  # noqa: S608 - our own words
        again = (last[0][0] if last else 0) + pauses[alert.way]
        if again > now:
            base.run(
                "INSERT INTO alerts_due (table_id, seat, decision, person, way, due) VALUES (?,?,?,?,?,?)",
                alert.table, alert.seat, alert.decision, alert.person, alert.way, again,
            )  # fmt: skip
        else:
            base.run(f"UPDATE alert_people SET {column} = ? WHERE person = ?", now, alert.person)  # noqa: S608 - our own words
            taken.append(alert)
    return taken


def _is_current(base: Database, alert: DueAlert) -> bool:
    """True if the decision still waits for the person."""
    lines = base.rows("SELECT count(*) FROM lines WHERE table_id = ?", alert.table)
    bots = base.rows("SELECT bot FROM seats WHERE table_id = ? AND seat = ?", alert.table, alert.seat)
    ended = base.rows("SELECT 1 FROM endings WHERE table_id = ?", alert.table)
    return lines[0][0] == alert.decision and bool(bots) and bots[0][0] is None and not ended
