"""The store of a server's tables: who has which seat, each game as the lines of its log, and the Chronicles.

A game follows from its log and its content, so nothing else of it is stored. The content of every game is stored once,
by the digest that the logs name. Tokens are stored as hashes only. The statements are the same for every database.
"""

import logging
from collections.abc import Mapping, Sequence

from siegeworks.kernel.content import Document, read_document
from siegeworks.kernel.game import parse_options
from siegeworks.kernel.log import parse_header
from siegeworks.kernel.problem import Problem
from siegeworks.store import cups, dailies, lobby
from siegeworks.store.database import Database, Read, Row
from siegeworks.store.records import (
    Chronicle,
    ChronicleQuery,
    DailyTry,
    EndedGame,
    Ending,
    OpenTable,
    StoredClock,
    StoredKey,
    StoredSeat,
    StoredTable,
    chronicle,
    content_digest,
    parse_names,
    searched,
    winners_of,
)
from siegeworks.store.schema import COLUMNS, enter

CHRONICLE_COLUMNS = ", ".join(f"c.{column}" for column in COLUMNS["chronicles"])


class TableStore:
    """The tables in a database. What a method wrote is on disk once `commit` has returned."""

    def __init__(self, base: Database) -> None:
        self.base = base

    @property
    def name(self) -> str:
        return self.base.name

    def close(self) -> None:
        self.base.close()

    def start(self, fences: Mapping[str, int] | None = None) -> set[str]:
        """Begin a transaction of several writes.

        `fences` are the tokens of the tables that are going to be written. Returns those tables that another process
        has taken over: nothing of them may be written.
        """
        self.base.begin()
        return self.base.lost(fences or {})

    def commit(self) -> None:
        self.base.commit()

    def cancel(self) -> None:
        """Undo what the open transaction wrote, if one is open."""
        self.base.cancel()

    # Writing, between `start` and `commit`.

    def create(self, table: StoredTable) -> None:
        self.base.run(
            "INSERT INTO tables (id, created, game, options, pace, rated, founder, watch, seed, content,"
            " free_text) VALUES (?,?,?,?,?,?,?,?,?,?,?)",
            table.id, table.created, table.game, table.options, table.pace, int(table.rated),
            table.founder, table.watch, table.seed, table.content, int(table.free_text),
        )  # fmt: skip
        self.base.run_many(
            "INSERT INTO seats (table_id, seat, name, bot, person, handed, returns, nudged) VALUES (?,?,?,?,?,?,?,?)",
            [
                (table.id, number, seat.name, seat.bot, int(seat.person), seat.handed, seat.returns, seat.nudged)
                for number, seat in enumerate(table.seats)
            ],
        )
        self._insert_keys(table.id, table.keys)
        self.base.own(table.id)
        if table.clock is not None:
            self.clock(table.id, table.clock)
        if table.daily is not None:
            dailies.enter_try(self.base, table.id, table.game, table.daily)
        if table.open is not None:
            lobby.enter(self.base, table.id, table.created, table.open)
        if table.cup is not None:
            cups.enter_table(self.base, table.id, table.cup)

    def clock(self, table: str, clock: StoredClock) -> None:
        """Store how the clock of a table stands."""
        self.base.run("DELETE FROM clocks WHERE table_id = ?", table)
        self.base.run(
            "INSERT INTO clocks (table_id, decision, reserve, bot, since, reserves) VALUES (?,?,?,?,?,?)",
            table, clock.decision, clock.reserve, clock.bot, clock.since, " ".join(map(str, clock.reserves)),
        )  # fmt: skip

    def seat(self, table: str, number: int, seat: StoredSeat) -> None:
        """Store who has a seat now."""
        self.base.run(
            "UPDATE seats SET name = ?, bot = ?, handed = ?, returns = ?, nudged = ? WHERE table_id = ? AND seat = ?",
            seat.name, seat.bot, seat.handed, seat.returns, seat.nudged, table, number,
        )  # fmt: skip
        lobby.count_free(self.base, table)

    def keys(self, table: str, founder: str, watch: str, keys: Sequence[StoredKey]) -> None:
        """Store all that opens a table from now on; nothing else does."""
        self.base.run("UPDATE tables SET founder = ?, watch = ? WHERE id = ?", founder, watch, table)
        self.base.run("DELETE FROM keys WHERE table_id = ?", table)
        self._insert_keys(table, keys)

    def _insert_keys(self, table: str, keys: Sequence[StoredKey]) -> None:
        self.base.run_many(
            "INSERT INTO keys (table_id, hash, seat, kind) VALUES (?,?,?,?)",
            [(table, key.hash, key.seat, key.kind) for key in keys],
        )

    def begin(self, table: str, header: str, seed: str) -> None:
        self.base.run("UPDATE tables SET header = ?, seed = ? WHERE id = ?", header, seed, table)
        lobby.count_free(self.base, table)

    def keep_content(self, digest: str, document: Document | None) -> None:
        """Store the content of a game, unless it is stored; a game without content files has none."""
        if document is not None:
            self.base.run(
                "INSERT INTO contents (digest, document) VALUES (?,?) ON CONFLICT DO NOTHING", digest, document.text()
            )

    def append(self, table: str, number: int, line: str) -> None:
        """Append a line of a log. A number that exists already is refused: two processes would play one table."""
        self.base.run("INSERT INTO lines (table_id, number, line) VALUES (?,?,?)", table, number, line)
        self.base.note_line(table, number, line)

    def count_hint(self, table: str) -> None:
        """Count a hint that was given."""
        self.base.run("UPDATE tables SET hints = hints + 1 WHERE id = ?", table)

    def pace(self, table: str, pace: int) -> None:
        """Store how long the bots of a table wait before each choice."""
        self.base.run("UPDATE tables SET pace = ? WHERE id = ?", pace, table)

    def stop_counting(self, table: str) -> None:
        """A game whose seed a person has seen does not enter the Chronicles."""
        self.base.run("UPDATE tables SET rated = 0 WHERE id = ?", table)

    def end(self, table: str, ending: Ending) -> None:
        """Store how a game ended, and enter it into the Chronicles if it counts."""
        self.base.run(
            "INSERT INTO endings (table_id, date, outcome, result, score, rank, rewinds) VALUES (?,?,?,?,?,?,?)",
            table, ending.date, ending.outcome, ending.result, ending.score, ending.rank, ending.rewinds,
        )  # fmt: skip
        dailies.end_try(self.base, table, ending)
        cups.end_meeting(self.base, table, ending)
        lobby.leave(self.base, table)
        found = self.base.rows("SELECT game, options, header, hints, rated FROM tables WHERE id = ?", table)
        if not found or not found[0][4] or ending.rank is None:
            return
        game, options, header, hints, _ = found[0]
        names = [seat.name or "" for seat in _seats(self.base.rows, table)]
        entry = chronicle(
            ending,
            game=game,
            options=options,
            names=names,
            content=content_digest(header),
            log=table,
            hints=hints,
            table=table,
        )
        enter(self.base, entry)

    def note_loss(self, table: str, lines: int) -> None:
        """Note that lines of a table are gone which had been acknowledged."""
        self.base.run("DELETE FROM losses WHERE table_id = ?", table)
        self.base.run("INSERT INTO losses (table_id, lines) VALUES (?,?)", table, lines)

    def count_puzzle(self, puzzle: str, *, solved: bool) -> None:
        """Count somebody's first try of a puzzle."""
        self.base.run(
            "INSERT INTO puzzle_results (puzzle, tries, solved) VALUES (?,1,?) ON CONFLICT (puzzle) DO UPDATE"
            " SET tries = puzzle_results.tries + 1, solved = puzzle_results.solved + excluded.solved",
            puzzle, int(solved),
        )  # fmt: skip

    # Reading.

    def puzzle_results(self) -> dict[str, tuple[int, int]]:
        """How many people tried each puzzle, and how many of them solved it at the first try."""
        with self.base.reading() as read:
            rows = read("SELECT puzzle, tries, solved FROM puzzle_results")
        return {puzzle: (tries, solved) for puzzle, tries, solved in rows}

    def load(self, table: str) -> StoredTable | None:
        """A table as it is at one moment, whatever is written meanwhile."""
        with self.base.reading() as read:
            rows = read(
                "SELECT t.id, created, game, options, pace, rated, founder, watch, header, seed, outcome, lines,"
                " content, free_text FROM tables t LEFT JOIN endings e ON e.table_id = t.id"
                " LEFT JOIN losses l ON l.table_id = t.id WHERE t.id = ?",
                table,
            )
            if not rows:
                return None
            id_, created, game, options, pace, rated, founder, watch, header, seed, outcome, *more = rows[0]
            lost, content, free_text = more
            lines = read("SELECT line FROM lines WHERE table_id = ? ORDER BY number", table)
            seats = _seats(read, table)
            keys = [StoredKey(*row) for row in read("SELECT seat, hash, kind FROM keys WHERE table_id = ?", table)]
            clocks = read("SELECT decision, reserve, bot, since, reserves FROM clocks WHERE table_id = ?", table)
            clock = None if not clocks else _clock(*clocks[0])
            tries = [DailyTry(*row) for row in read("SELECT day, person FROM daily_games WHERE table_id = ?", table)]
            cards = [
                OpenTable(*row) for row in read("SELECT language, level, watch FROM lobby WHERE table_id = ?", table)
            ]
            texts = [id_, created, game, options, founder, watch, *(line for (line,) in lines)]
            optional = [
                header,
                seed,
                outcome,
                content,
                *(part for seat in seats for part in (seat.name, seat.bot)),
                *(part for key in keys for part in (key.hash, key.kind)),
            ]
            texts += [text for text in optional if text is not None]
            if not all(isinstance(text, str) for text in texts) or not isinstance(pace, int):
                # SQLite keeps whatever it is given: a damaged row may hold bytes where a text should be.
                raise Problem("store-table-damaged", file=self.name, table=table, reason="a value of another type")
            return StoredTable(
                id_, created, game, options, pace, bool(rated), founder, watch, seats,
                header, seed, [line for (line,) in lines], outcome, lost or 0, content, keys, clock,
                tries[0] if tries else None, cards[0] if cards else None, bool(free_text), cups.table_of(read, table),
            )  # fmt: skip

    def content(self, digest: str) -> Document | None:
        """The content with this digest, if it is stored."""
        with self.base.reading() as read:
            rows = read("SELECT document FROM contents WHERE digest = ?", digest)
        return None if not rows else read_document(rows[0][0], self.name)

    def last_line(self, table: str) -> tuple[int, str] | None:
        """The number and the text of the last line of a table; None if it has none."""
        with self.base.reading() as read:
            rows = read("SELECT number, line FROM lines WHERE table_id = ? ORDER BY number DESC LIMIT 1", table)
        return None if not rows else (rows[0][0], rows[0][1])

    def rated_games(self) -> list[EndedGame]:
        """The finished games that were dealt by chance and played without hints or going back, the oldest first."""
        with self.base.reading() as read:
            rows = read(
                "SELECT t.id, date, header, outcome FROM endings e JOIN tables t ON t.id = e.table_id"
                " WHERE rated = 1 AND hints = 0 AND rewinds = 0 AND header IS NOT NULL ORDER BY date, t.id"
            )
            owners = read(
                "SELECT o.table_id, o.seat, p.id, p.name FROM profile_seats o JOIN profiles p ON p.id = o.profile"
            )
        people: dict[str, dict[int, tuple[str, str]]] = {}
        for table, seat, profile, name in owners:
            people.setdefault(table, {})[seat] = (profile, name)
        found = [_ended(row, people.get(row[0], {})) for row in rows]
        return [game for game in found if game is not None]

    def rated_count(self) -> tuple[int, int]:
        """How many finished games and seats of profiles there are: ratings stay the same as long as these do."""
        with self.base.reading() as read:
            (counts,) = read("SELECT (SELECT count(*) FROM endings), (SELECT count(*) FROM profile_seats)")
        return int(counts[0]), int(counts[1])

    # The Chronicles.

    def chronicles(
        self, query: ChronicleQuery, *, won: bool, start: int = 0, most: int | None = None
    ) -> list[Chronicle]:
        """Wins or losses, the highest score first, of equals the older one; damaged rows are left out."""
        where, values = _conditions(query)
        with self.base.reading() as read:
            rows = read(
                f"SELECT {CHRONICLE_COLUMNS}, e.outcome FROM chronicles c JOIN endings e ON e.table_id = c.table_id"  # noqa: S608 - our own words
                f" WHERE won = ?{where} ORDER BY c.score DESC, c.date, c.table_id LIMIT ? OFFSET ?",
                int(won), *values, most if most is not None else 2**31, start,
            )  # fmt: skip
        return [entry for row in rows if (entry := _entry(row)) is not None]

    def chronicle_kinds(self) -> list[tuple[str, str, int]]:
        """Game, difficulty and number of seats of the games in the Chronicles, each combination once."""
        with self.base.reading() as read:
            rows = read("SELECT DISTINCT game, difficulty, seats FROM chronicles ORDER BY game, difficulty, seats")
        return [
            (game, difficulty, seats)
            for game, difficulty, seats in rows
            if isinstance(game, str) and isinstance(difficulty, str) and isinstance(seats, int)
        ]


def _clock(decision: int, reserve: int, bot: str, since: int, reserves: str) -> StoredClock:
    return StoredClock(decision, reserve, bot, since, tuple(int(each) for each in reserves.split()))


def _seats(read: Read, table: str) -> list[StoredSeat]:
    rows = read(
        "SELECT s.name, bot, person, handed, returns, nudged, p.colour, p.rune FROM seats s LEFT JOIN profile_seats o"
        " ON o.table_id = s.table_id AND o.seat = s.seat LEFT JOIN profiles p ON p.id = o.profile"
        " WHERE s.table_id = ? ORDER BY s.seat",
        table,
    )
    return [
        StoredSeat(name, bot, bool(person), handed, returns, nudged, None if colour is None else (colour, rune))
        for name, bot, person, handed, returns, nudged, colour, rune in rows
    ]


def _conditions(query: ChronicleQuery) -> tuple[str, list[object]]:
    """What a query adds to the condition of a statement, and the values in it."""
    where, values = "", list[object]()
    if query.game is not None:
        where, values = f"{where} AND game = ?", [*values, query.game]
    if query.difficulty is not None:
        where, values = f"{where} AND difficulty = ?", [*values, query.difficulty]
    if query.seats is not None:
        where, values = f"{where} AND seats = ?", [*values, query.seats]
    if query.name is not None:
        wanted = searched(query.name).replace("!", "!!").replace("%", "!%").replace("_", "!_")
        where, values = f"{where} AND searched LIKE ? ESCAPE '!'", [*values, f"%{wanted}%"]
    return where, values


def _ended(row: Row, people: dict[int, tuple[str, str]]) -> EndedGame | None:
    """A finished game for ratings; None if the row is damaged, which costs that row only."""
    table, date, header_text, outcome = row
    if not all(isinstance(value, str) for value in row):
        return None
    try:
        header = parse_header(header_text.split("\n"), table)
        difficulty = parse_options(header.options).get("difficulty", "")
        winners = tuple(sorted(winners_of(outcome)))
    except (Problem, ValueError):
        return None
    return EndedGame(table, date, header.game, difficulty, header.seats, winners, people)


def _entry(row: Row) -> Chronicle | None:
    """An entry of the Chronicles; None if the row is damaged, which costs that row only."""
    table, date, game, result, _, score, difficulty, seats, names, _, rank, content, rewinds, hints, outcome = row
    numbers = (score, seats, rewinds, hints)
    texts = (table, date, game, result, difficulty, names, rank, content, outcome)
    try:
        if not all(type(number) is int for number in numbers) or not all(isinstance(text, str) for text in texts):
            raise ValueError("a value of another type")
        played = parse_names(names)
        return Chronicle(
            date, game, result, score, difficulty, seats, played, rank, content, table, rewinds, hints, table,
            tuple(sorted(winners_of(outcome))),
        )  # fmt: skip
    except ValueError as error:
        logging.getLogger(__name__).warning("an entry of the Chronicles cannot be read (table %r: %s)", table, error)
        return None
