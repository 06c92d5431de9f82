"""Stores filled with games, for the tests of every database."""

import sqlite3
from pathlib import Path

from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.match import Match
from siegeworks.store.alerts import ALERT_COLUMNS
from siegeworks.store.cups import CUP_COLUMNS
from siegeworks.store.records import DEVICE, Ending, StoredKey, StoredSeat, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Write
from siegeworks.table import policy

GAME = load_game("runedar")


def write(store: TableStore, *writes: Write) -> None:
    """Carry out writes in one transaction."""
    store.start()
    for each in writes:
        each(store)
    store.commit()


def new_table(id_: str, *, rated: bool = True, name: str = "Ana") -> StoredTable:
    seats = [StoredSeat(name, None, person=True), StoredSeat("Brokk", "greedy", person=False)]
    return StoredTable(
        id_,
        "2026-01-31T20:00:00+01:00",
        "runedar",
        "difficulty=easy seats=2",
        0,
        rated,
        "founder",
        "watch",
        seats,
        keys=[StoredKey(0, "hash", DEVICE)],
    )


def played(choices: int, seed: str = "stored") -> Match:
    """A game after some choices, whatever they are."""
    match = Match(GAME, GAME.options({"difficulty": "easy", "seats": "2"}), ("Ana", "Brokk (bot:greedy)"), seed)
    chance = Chance(seed)
    for _ in range(choices):
        if match.actor is None:
            break
        legal = GAME.legal(match.state)
        match.play(match.actor, legal[chance.below(len(legal))])
    return match


def keep_game(store: TableStore, id_: str, match: Match, *, rated: bool = True, name: str = "Ana") -> None:
    """A table with a whole game, as a server writes it."""
    ending = policy.ending_of(match)

    def game(file: TableStore) -> None:
        file.create(new_table(id_, rated=rated, name=name))
        file.keep_content(match.log.header.content, GAME.content_document)
        file.begin(id_, "\n".join(match.log.header.lines()), match.seed)
        for entry in match.log.entries:
            file.append(id_, entry.number, entry.line())
        if ending is not None:
            file.end(id_, ending)

    write(store, game)


def keep_ending(
    store: TableStore, id_: str, score: int, *, won: bool, date: str = "2026-01-31", name: str = "A"
) -> None:
    """A finished game of which only the ending matters."""
    ending = Ending("2026-01-31", "winners=0" if won else "winners=-", "won" if won else "gold", score, "half_hoard", 0)

    def game(file: TableStore) -> None:
        file.create(new_table(id_, name=name))
        file.begin(id_, "siegeworks log 1\ncontent: 0123", "seed")
        file.end(id_, ending)

    write(store, game)


VERSION_8 = tuple(f"DROP TABLE {table}" for table in reversed(CUP_COLUMNS))
"""Brings a store of today back to version 8, without cups."""
VERSION_7 = (
    *VERSION_8,
    "DROP TABLE device_keys",
    "DROP TABLE profile_seats",
    "DROP TABLE challenges",
    "DROP TABLE passkeys",
    "DROP TABLE devices",
    "DROP TABLE profiles",
    *(f"DROP TABLE {table}" for table in reversed(ALERT_COLUMNS)),
    "DROP TABLE notes",
)
"""Brings a store of today back to version 7, without profiles, notes and alerts."""
VERSION_5 = (
    *VERSION_7,
    "DROP TABLE lobby",
    "DROP TABLE daily_games",
    "DROP TABLE daily_deals",
    "ALTER TABLE tables DROP COLUMN free_text",
)
"""Brings a store of today back to version 5, without the daily siege, the lobby and free text."""
VERSION_4 = (
    *VERSION_5,
    "DROP TABLE puzzle_results", "DROP TABLE clocks",
    "DROP TABLE keys", "ALTER TABLE seats ADD COLUMN token TEXT", "ALTER TABLE seats DROP COLUMN person",
    "ALTER TABLE seats DROP COLUMN handed", "ALTER TABLE seats DROP COLUMN returns",
    "ALTER TABLE seats DROP COLUMN nudged",
    "UPDATE seats SET token = 'hash' WHERE seat = 0",
)  # fmt: skip
"""Brings a store of today back to version 4, where a seat had one token."""


def statement(path: Path, *statements: str) -> None:
    """Change a SQLite file behind the back of its store."""
    base = sqlite3.connect(path)
    for each in statements:
        base.execute(each)
    base.commit()
    base.close()
