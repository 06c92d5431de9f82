"""The hall: all tables of one server process. Opens new ones, brings stored ones back, puts quiet ones away."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from siegeworks.bots import check_installed_bot
from siegeworks.games import load_game, load_stage
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.store.tables import StoredSeat, StoredTable, TableFile
from siegeworks.store.writer import Writer
from siegeworks.table.chairs import companion, person
from siegeworks.table.past import Past, restored
from siegeworks.table.seats import Access, keys_of, token_hash
from siegeworks.table.table import Table
from siegeworks.table.worker_pool import WorkerPool

TOKEN_BYTES = 24
"""192 bits: nobody guesses one."""
ID_BYTES = 9
QUIET_SECONDS = 600.0
"""A table nobody has watched for so long leaves the memory; it comes back from the disk when somebody does."""
SWEEP_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class WishedChair:
    """Who shall have a seat: `me`, a `friend` or a `bot`."""

    who: str
    name: str | None
    bot: str


@dataclass(frozen=True, slots=True)
class Wish:
    """A table somebody wishes to open."""

    game: str
    settings: dict[str, str]
    chairs: list[WishedChair]
    pace: int
    seed: str | None = None
    position: str | None = None
    """What the game begins from, if it shall not be dealt; every seat must be taken then."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that was opened, with the tokens, which are kept nowhere else."""

    table: Table
    founder: str
    watch: str
    links: list[tuple[int, str, str]]
    """Seat, who (`me` or `friend`), token."""


class Hall:
    """The tables in memory, by their ids."""

    def __init__(self, reading: TableFile, writer: Writer, workers: WorkerPool) -> None:
        self._reading = reading
        self._writer = writer
        self._workers = workers
        self._games: dict[str, tuple[AnyGame, Stage]] = {}
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.on_open: Callable[[Table], None] = lambda _table: None
        self._sweeper = asyncio.create_task(self._sweep(), name="hall")

    def game(self, game: str) -> tuple[AnyGame, Stage]:
        """A game and how it is shown, loaded once."""
        if game not in self._games:
            loaded = load_game(game)
            self._games[game] = (loaded, load_stage(loaded))
        return self._games[game]

    async def found(self, wish: Wish) -> Opened:
        """Open a table. If every seat is taken the game begins at once."""
        game, stage = self.game(wish.game)
        options = game.options(wish.settings | {"seats": str(len(wish.chairs))})
        if sum(chair.who == "me" for chair in wish.chairs) > 1:
            raise Problem("table-one-seat")
        if wish.seed is not None and not game.cooperative and any(chair.who == "friend" for chair in wish.chairs):
            raise Problem("table-seed")
        tokens = [secrets.token_urlsafe(TOKEN_BYTES) if chair.who != "bot" else None for chair in wish.chairs]
        own = [token for token, chair in zip(tokens, wish.chairs, strict=True) if token and chair.who == "me"]
        founder = own[0] if own else secrets.token_urlsafe(TOKEN_BYTES)
        watch = secrets.token_urlsafe(TOKEN_BYTES)
        stored = StoredTable(
            id=secrets.token_urlsafe(ID_BYTES),
            created=datetime.now().astimezone().isoformat(timespec="seconds"),
            game=game.id,
            options=options.text(),
            pace=wish.pace,
            rated=wish.seed is None and wish.position is None,
            founder=token_hash(founder),
            watch=token_hash(watch),
            seed=wish.seed,
            seats=_seats(wish, [None if token is None else token_hash(token) for token in tokens]),
        )
        await self._writer.write(lambda file: file.found(stored))
        past = Past(game, stage)
        table = self._open(Table(stored, game, stage, self._writer, self._workers, None, past, wish.position))
        if all(place.name is not None for place in table.places):
            await table.start()
        links = [
            (seat, chair.who, token)
            for seat, (chair, token) in enumerate(zip(wish.chairs, tokens, strict=True))
            if token is not None
        ]
        return Opened(table, founder, watch, links)

    async def admit(self, id_: str, token: str) -> tuple[Table, Access]:
        """A table that is here already or is brought back from the disk, and what the token opens there."""
        table = self._tables.get(id_)
        if table is None or table.broken:
            # Bringing a game back is work: nobody without a key can ask for it.
            access = keys_of(await self.stored(id_)).access(token)
            return await self._brought_back(id_), access
        return table, table.access(token)

    async def _brought_back(self, id_: str) -> Table:
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
        try:
            return await asyncio.shield(self._loading[id_])
        finally:
            if id_ in self._loading and self._loading[id_].done():
                del self._loading[id_]

    async def _load(self, id_: str) -> Table:
        table = self._tables.get(id_)
        if table is not None and not table.broken:
            return table
        stored = await self.stored(id_)
        game, stage = self.game(stored.game)
        for seat in stored.seats:
            if seat.bot is not None:
                check_installed_bot(seat.bot, game.id)
        match, past = await asyncio.to_thread(restored, stored, game, stage)
        return self._open(Table(stored, game, stage, self._writer, self._workers, match, past))

    async def stored(self, id_: str) -> StoredTable:
        """A table as it is on the disk."""
        stored = await asyncio.to_thread(self._reading.load, id_)
        if stored is None:
            raise Problem("table-unknown")
        return stored

    def _open(self, table: Table) -> Table:
        self._tables[table.id] = table
        self.on_open(table)
        return table

    @property
    def open_tables(self) -> int:
        return len(self._tables)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.put_away(QUIET_SECONDS)

    async def put_away(self, quiet_seconds: float) -> None:
        """Take tables nobody watches out of the memory."""
        now = time.monotonic()
        for table in list(self._tables.values()):
            quiet = table.watchers == 0 and now - table.quiet_since >= quiet_seconds
            if quiet or table.broken:
                if self._tables.get(table.id) is table:
                    del self._tables[table.id]
                await table.close()

    async def close(self) -> None:
        """Finish what every table has begun, then stop."""
        self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()


def _seats(wish: Wish, tokens: list[str | None]) -> list[StoredSeat]:
    """Names and bots of the seats; a friend's has no name until somebody sits down."""
    names = [chair.name for chair in wish.chairs if chair.name is not None]
    seats: list[StoredSeat] = []
    for chair, token in zip(wish.chairs, tokens, strict=True):
        if chair.who == "friend":
            seats.append(StoredSeat(None, None, token))
        elif chair.who == "me":
            seats.append(StoredSeat(person(chair.name or "").name, None, token))
        else:
            check_installed_bot(chair.bot, wish.game)
            seated = person(chair.name) if chair.name is not None else companion(chair.bot, names)
            names.append(seated.name)
            seats.append(StoredSeat(seated.name, chair.bot, None))
    return seats
