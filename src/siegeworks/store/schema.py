"""The schema of the store of tables, its versions, and the way from one version to the next.

Version 1 is of Siegeworks 0.1; version 2 counts hints, version 3 keeps contents. Files of the versions 1 and 2 hold no
content: their games have the content of Siegeworks 0.1, which its games archive. Version 4 keeps the Chronicles as rows
of their own, so that the database can sort and page them, notes lines that were lost, keeps bans, and the
content pack that a table was opened with. Version 5 keeps the keys of seats apart from the seats: a seat has one for
each device of its person, or an invitation. It also counts how often a person has let a bot play, and how people fare
at puzzles, has the clocks of tables, and keeps who reminded an absent person. Version 6 keeps the deals of the daily
siege and who played them, version 7 the lobby, and at which tables people may write in their own words. Version 8 keeps
notes on finished games, who is alerted when it is their turn, and the profiles of people (`profile_schema.py`).
Version 9 keeps cups, version 10 enters the games of rivals into the Chronicles.
"""

import logging
from collections.abc import Callable
from dataclasses import replace

from siegeworks.games import load_game
from siegeworks.kernel.game import Outcome
from siegeworks.kernel.problem import Problem
from siegeworks.store.alerts import ALERT_COLUMNS, ALERTS
from siegeworks.store.cups import CUP_COLUMNS, CUPS
from siegeworks.store.database import Database
from siegeworks.store.profile_schema import PROFILE_COLUMNS, PROFILES
from siegeworks.store.records import (
    Chronicle,
    Ending,
    chronicle,
    content_digest,
    names_text,
    searched_names,
    winners_of,
)

VERSION = 10
CONTENTS = """
CREATE TABLE contents (
    digest TEXT PRIMARY KEY,
    document TEXT NOT NULL
);
"""
CHRONICLES = """
CREATE TABLE chronicles (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    date TEXT NOT NULL,
    game TEXT NOT NULL,
    result TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    difficulty TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    searched TEXT NOT NULL,
    rank TEXT NOT NULL,
    content TEXT NOT NULL,
    rewinds INTEGER NOT NULL,
    hints INTEGER NOT NULL
){end};
CREATE INDEX chronicles_by_score ON chronicles (won, score DESC, date, table_id);
CREATE INDEX chronicles_by_kind ON chronicles (difficulty, seats, game);
"""
LOSSES = """
CREATE TABLE losses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    lines INTEGER NOT NULL
){end};
"""
BANS = """
CREATE TABLE bans (
    network TEXT PRIMARY KEY,
    since TEXT NOT NULL,
    until TEXT
){end};
"""
PUZZLE_RESULTS = """
CREATE TABLE puzzle_results (
    puzzle TEXT PRIMARY KEY,
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL
){end};
"""
SEATS = """
CREATE TABLE {name} (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT,
    bot TEXT,
    person INTEGER NOT NULL,
    handed INTEGER NOT NULL DEFAULT 0,
    returns INTEGER NOT NULL DEFAULT 0,
    nudged INTEGER,
    PRIMARY KEY (table_id, seat)
){{end}};
"""
KEYS = """
CREATE TABLE keys (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hash TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (table_id, hash)
){end};
"""
CLOCKS = """
CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    decision INTEGER NOT NULL,
    reserve INTEGER NOT NULL,
    bot TEXT NOT NULL,
    since BIGINT NOT NULL,
    reserves TEXT NOT NULL
){end};
"""
DAILY_DEALS = """
CREATE TABLE daily_deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    committed TEXT NOT NULL,
    PRIMARY KEY (day, game)
){end};
"""
DAILY_GAMES = """
CREATE TABLE daily_games (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0,
    won INTEGER NOT NULL DEFAULT 0,
    score INTEGER NOT NULL DEFAULT 0,
    luck INTEGER,
    adjusted INTEGER
){end};
CREATE UNIQUE INDEX daily_games_by_person ON daily_games (person, day, game);
CREATE INDEX daily_games_by_day ON daily_games (day, game, counted);
"""
LOBBY = """
CREATE TABLE lobby (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    since TEXT NOT NULL,
    language TEXT NOT NULL,
    level TEXT NOT NULL,
    watch TEXT NOT NULL,
    free INTEGER NOT NULL,
    watchers INTEGER NOT NULL
){end};
CREATE INDEX lobby_by_date ON lobby (since DESC, table_id);
"""
NOTES = """
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    course TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    written TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
){end};
"""
SCHEMA = f"""
{CONTENTS}
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    founder TEXT NOT NULL,
    watch TEXT NOT NULL,
    header TEXT,
    seed TEXT,
    hints INTEGER NOT NULL DEFAULT 0,
    content TEXT,
    free_text INTEGER NOT NULL DEFAULT 0
){{end}};
{SEATS.format(name="seats")}
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
){{end}};
CREATE TABLE endings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    date TEXT NOT NULL,
    outcome TEXT NOT NULL,
    result TEXT NOT NULL,
    score INTEGER NOT NULL,
    rank TEXT,
    rewinds INTEGER NOT NULL
){{end}};
{CHRONICLES}
{LOSSES}
{BANS}
{PUZZLE_RESULTS}
{KEYS}
{CLOCKS}
{DAILY_DEALS}
{DAILY_GAMES}
{LOBBY}
{NOTES}
{PROFILES}
{ALERTS}
{CUPS}
"""
COLUMNS = {
    "contents": ("digest", "document"),
    "tables": (
        "id", "created", "game", "options", "pace", "rated", "founder", "watch", "header", "seed", "hints", "content",
        "free_text",
    ),
    "seats": ("table_id", "seat", "name", "bot", "person", "handed", "returns", "nudged"),
    "lines": ("table_id", "number", "line"),
    "endings": ("table_id", "date", "outcome", "result", "score", "rank", "rewinds"),
    "chronicles": (
        "table_id", "date", "game", "result", "won", "score", "difficulty", "seats", "names", "searched", "rank",
        "content", "rewinds", "hints",
    ),
    "losses": ("table_id", "lines"),
    "bans": ("network", "since", "until"),
    "puzzle_results": ("puzzle", "tries", "solved"),
    "keys": ("table_id", "hash", "seat", "kind"),
    "clocks": ("table_id", "decision", "reserve", "bot", "since", "reserves"),
    "daily_deals": ("day", "game", "seed", "committed"),
    "daily_games": ("table_id", "day", "game", "person", "counted", "won", "score", "luck", "adjusted"),
    "lobby": ("table_id", "since", "language", "level", "watch", "free", "watchers"),
    "notes": ("table_id", "number", "line", "course", "person", "name", "text", "written"),
    **PROFILE_COLUMNS,
    **ALERT_COLUMNS,
    **CUP_COLUMNS,
}  # fmt: skip
"""Every table with its columns, those first that others refer to: what a copy copies, and what must be there."""

Upgrade = Callable[[Database], None]


def prepare(base: Database, backup: Callable[[int], object]) -> None:
    """Create the schema, or upgrade it; `backup` is called with the old version before anything is changed."""
    found = version_of(base)
    if 0 < found < VERSION:
        backup(found)
    if found < VERSION:
        _in_transaction(base, _create_or_upgrade)
    check(base)


def create(base: Database) -> None:
    """Create the schema in an empty database; any other is left as it is."""
    if version_of(base) == 0:
        _in_transaction(base, _create_or_upgrade)


def check(base: Database) -> None:
    """Refuse a database whose schema is older, newer or incomplete."""
    found = version_of(base)
    if found > VERSION:
        raise Problem("store-newer", file=base.name, found=found, wanted=VERSION)
    if found < VERSION:
        raise Problem("store-older", file=base.name, found=found, wanted=VERSION)
    with base.reading() as read:
        columns = base.columns(read)
    for table, expected in COLUMNS.items():
        missing = next((column for column in expected if column not in columns.get(table, ())), None)
        if missing is not None:
            raise Problem("store-damaged", file=base.name, reason=f"no column {table}.{missing}")


def version_of(base: Database) -> int:
    with base.reading() as read:
        return base.version(read)


def _in_transaction(base: Database, change: Upgrade) -> None:
    try:
        base.begin()
        change(base)
        base.commit()
    except Exception as error:
        base.cancel()
        raise base.problem(error) from None


def _create_or_upgrade(base: Database) -> None:
    """Bring the schema to this version. The version is read again: another process may have been faster."""
    base.lock_schema()
    version = base.version(base.rows)
    if version == 0:
        if base.columns(base.rows).keys() & COLUMNS.keys():
            raise Problem("store-damaged", file=base.name, reason="no version")
        run_script(base, SCHEMA + base.own_schema)
        version = VERSION
    while version in UPGRADES:
        UPGRADES[version](base)
        version += 1
    base.set_version(version)


def run_script(base: Database, script: str) -> None:
    """Run statements that end with semicolons, in the open transaction."""
    for statement in script.format(end=base.table_end).replace(" TEXT", base.text_type).split(";"):
        if statement.strip():
            base.run(statement)


def _count_hints(base: Database) -> None:
    run_script(base, "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;")


def _keep_contents(base: Database) -> None:
    run_script(base, CONTENTS)


def _keep_chronicles(base: Database) -> None:
    """Enter every finished game that counts and has a rank."""
    run_script(base, CHRONICLES)
    run_script(base, LOSSES)
    run_script(base, BANS)
    run_script(base, "ALTER TABLE tables ADD COLUMN content TEXT;")
    _enter_all(base, "rank IS NOT NULL")


def _enter_all(base: Database, which: str) -> None:
    """Enter the finished games that count and fit a condition into the Chronicles; a damaged one is left out."""
    names: dict[str, list[str]] = {}
    for table, name in base.rows("SELECT table_id, name FROM seats ORDER BY table_id, seat"):
        names.setdefault(table, []).append(name or "")
    rows = base.rows(
        "SELECT t.id, game, options, header, hints, date, outcome, result, score, rank, rewinds"  # noqa: S608 - our own words
        f" FROM endings e JOIN tables t ON t.id = e.table_id WHERE rated = 1 AND {which}"
    )
    for table, game, options, header, hints, *row in rows:
        try:
            ending = _ranked(game, Ending(*row))
            if ending.rank is None:
                continue
            entry = chronicle(
                ending,
                game=game,
                options=options,
                names=names.get(table, []),
                content=content_digest(header),
                log=table,
                hints=hints,
                table=table,
            )
            enter(base, entry)
            base.run("UPDATE endings SET rank = ? WHERE table_id = ?", ending.rank, table)
        except (Problem, LookupError, ValueError, TypeError, AttributeError) as error:
            logging.getLogger(__name__).warning("table %s is not entered into the Chronicles: %s", table, error)


def _ranked(game: str, ending: Ending) -> Ending:
    """An ending with its rank; games of rivals that ended under earlier versions have none yet."""
    if ending.rank is not None:
        return ending
    outcome = Outcome(tuple(sorted(winners_of(ending.outcome))), ending.result, ending.score)
    return replace(ending, rank=load_game(game).rank(outcome))


def _keep_rivals(base: Database) -> None:
    _enter_all(base, "rank IS NULL")


def _keep_keys_and_puzzles(base: Database) -> None:
    run_script(base, PUZZLE_RESULTS)
    _keep_keys(base)


def _keep_keys(base: Database) -> None:
    """The token of a seat that has a name becomes the key of a device; those of free seats are invitations."""
    run_script(base, KEYS)
    run_script(base, CLOCKS)
    base.run(
        "INSERT INTO keys (table_id, hash, seat, kind)"
        " SELECT table_id, token, seat, CASE WHEN name IS NULL THEN 'invitation' ELSE 'device' END"
        " FROM seats WHERE token IS NOT NULL AND token <> ''"
    )
    run_script(base, SEATS.format(name="seats_5"))
    base.run(
        "INSERT INTO seats_5 (table_id, seat, name, bot, person)"
        " SELECT table_id, seat, name, bot, CASE WHEN token IS NULL THEN 0 ELSE 1 END FROM seats"
    )
    run_script(base, "DROP TABLE seats; ALTER TABLE seats_5 RENAME TO seats;")


def _keep_dailies(base: Database) -> None:
    run_script(base, DAILY_DEALS)
    run_script(base, DAILY_GAMES)


def _keep_lobby_and_talk(base: Database) -> None:
    run_script(base, LOBBY)
    run_script(base, "ALTER TABLE tables ADD COLUMN free_text INTEGER NOT NULL DEFAULT 0;")


def _keep_people(base: Database) -> None:
    for script in (NOTES, PROFILES, ALERTS):
        run_script(base, script)


def _keep_cups(base: Database) -> None:
    run_script(base, CUPS)


def enter(base: Database, entry: Chronicle) -> None:
    """Write an entry of the Chronicles."""
    columns = COLUMNS["chronicles"]
    base.run(
        f"INSERT INTO chronicles ({', '.join(columns)}) VALUES ({','.join('?' * len(columns))})",  # noqa: S608 - our own words
        entry.table, entry.date, entry.game, entry.result, int(entry.won), entry.score, entry.difficulty, entry.seats,
        names_text(entry.names), searched_names(entry.names), entry.rank, entry.content, entry.rewinds, entry.hints,
    )  # fmt: skip


UPGRADES: dict[int, Upgrade] = {
    1: _count_hints,
    2: _keep_contents,
    3: _keep_chronicles,
    4: _keep_keys_and_puzzles,
    5: _keep_dailies,
    6: _keep_lobby_and_talk,
    7: _keep_people,
    8: _keep_cups,
    9: _keep_rivals,
}
"""What brings a database from a version to the next."""
