"""The tables of one server process: creates new ones, restores stored ones, and unloads unused ones."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from siegeworks.bots import check_installed_bot
from siegeworks.games import load_game, load_stage
from siegeworks.games.opening import open_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Header, parse_header
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.store.records import (
    DEVICE,
    INVITATION,
    CupTable,
    DailyTry,
    OpenTable,
    StoredKey,
    StoredSeat,
    StoredTable,
)
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import policy
from siegeworks.table.clock import ClockRule, TableClock
from siegeworks.table.failures import logged
from siegeworks.table.history import History, restore
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access, hash_token, key_ring, new_token
from siegeworks.table.ownership import Ownership, SoleOwnership
from siegeworks.table.seating import bot_name, check_free_name, person_name
from siegeworks.table.work_meter import in_thread
from siegeworks.table.worker_pool import WorkerPool

ID_BYTES = 9
QUIET_SECONDS = 600.0
"""After so long without a connection a table is unloaded; the next connection restores it from disk."""
SWEEP_SECONDS = 60.0
RETURN_SECONDS = 5.0
"""A table that somebody visited so recently is not given to another process."""
AT_THE_SCREEN = ("me", "here")
"""Who has a seat at once: the founder, and others who share the founder's screen."""
OTHER_PERSONS = ("here", "friend")


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Who shall have a seat of a new table: `me`, somebody else `here` at the same screen, a `friend`, a `bot`, or an
    `entrant` of a cup, who gets in by being known to the server."""

    who: str
    name: str | None
    bot: str


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A request for a new table."""

    game: str
    settings: dict[str, str]
    seats: list[SeatRequest]
    pace: int
    seed: str | None = None
    position: str | None = None
    """What the game begins from, if it is not dealt; every seat must be taken then."""
    content: str | None = None
    """The name of the content pack to play with; without it the game's own content."""
    clock: ClockRule | None = None
    free_text: bool | None = None
    """Whether people may write to each other in their own words; None: in a team, but not among rivals."""
    rated: bool = True
    """False for a friendly game, which counts neither for ratings nor for the Chronicles."""
    key: str | None = None
    """The key of the founder's own seat; without it a new one is made."""
    open: tuple[str, str] | None = None
    """The language and the level that the lobby shows, if the table is open to everybody."""
    daily: DailyTry | None = None
    """Whose try of the daily siege it is, if it is one."""
    cup: CupTable | None = None
    """The meeting of a cup that is played at it, if any."""


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table with its tokens, which are stored nowhere else."""

    table: HostedTable
    founder: str
    watch: str
    links: list[tuple[int, str, str]]
    """Seat, who (`me`, `here` or `friend`), token."""


class TableRegistry:
    """The tables in memory by id."""

    def __init__(
        self, reading: TableStore, writer: Writer, workers: WorkerPool, ownership: Ownership | None = None
    ) -> None:
        self._ownership = ownership or SoleOwnership()
        self._reading = reading
        self._writer = writer
        self._workers = workers
        self.packs: dict[tuple[str, str], tuple[AnyGame, Stage]] = {}
        """Games with content packs that new tables may choose, by game id and name of the pack."""
        self._games: dict[str, tuple[AnyGame, Stage]] = {}
        self._opened: dict[tuple[str, int, str], tuple[AnyGame, Stage]] = {}
        """The games of stored tables by game id, version of the rules and digest of the content."""
        self._tables: dict[str, HostedTable] = {}
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}
        self.on_open: Callable[[HostedTable], None] = lambda _table: None
        self._sweeper = asyncio.create_task(self._sweep(), name="unload unused tables")

    def game(self, game: str) -> tuple[AnyGame, Stage]:
        """A game as new tables play it, and its stage, loaded once."""
        if game not in self._games:
            loaded = load_game(game)
            self._games[game] = (loaded, load_stage(loaded))
        return self._games[game]

    def packed_game(self, game: str, pack: str) -> tuple[AnyGame, Stage]:
        """A game with a content pack that this server offers."""
        found = self.packs.get((game, pack))
        if found is None:
            known = ", ".join(name for of, name in self.packs if of == game)
            raise Problem("content-not-offered", name=pack, known=known)
        return found

    async def game_of(self, stored: StoredTable) -> tuple[AnyGame, Stage]:
        """The game of a stored table under the rules and with the content it began with, and its stage."""
        if stored.header is None and stored.content is not None:
            key = (stored.game, 0, stored.content)
            if key not in self._opened:
                document = await in_thread(self._reading.content, stored.content)
                game = await in_thread(load_game, stored.game, document)
                self._opened[key] = (game, load_stage(game))
            return self._opened[key]
        if stored.header is None:
            return self.game(stored.game)
        header = parse_header(stored.header.split("\n"), stored.id)
        key = (header.game, header.rules, header.content)
        if key not in self._opened:
            game = await in_thread(self._open_game, header)
            self._opened[key] = (game, load_stage(game))
        return self._opened[key]

    def _open_game(self, header: Header) -> AnyGame:
        return open_game(header, self._reading.content(header.content))

    async def create(self, request: TableRequest, like: StoredTable | None = None) -> CreatedTable:
        """Create a table. If every seat is taken the game begins at once.

        `like` is a table with the same rules and content; without it they are those of new tables.
        """
        game, stage = await self._game_for(request, like)
        options = game.options(request.settings | {"seats": str(len(request.seats))})
        if request.clock is not None:
            check_installed_bot(request.clock.bot, game.id)
        if sum(seat.who == "me" for seat in request.seats) > 1:
            raise Problem("table-one-seat")
        rivals = not game.cooperative and any(seat.who in OTHER_PERSONS for seat in request.seats)
        if request.seed is not None and rivals:
            raise Problem("table-seed")
        tokens = [_token(request, seat) for seat in request.seats]
        own = [token for token, seat in zip(tokens, request.seats, strict=True) if token and seat.who == "me"]
        founder = own[0] if own else new_token()
        watch = new_token()
        stored = StoredTable(
            id=secrets.token_urlsafe(ID_BYTES),
            created=policy.now().isoformat(timespec="seconds"),
            game=game.id,
            options=options.text(),
            pace=request.pace,
            rated=request.rated
            and policy.counts(position=request.position is not None, known_seed=request.seed is not None),
            founder=hash_token(founder),
            watch=hash_token(watch),
            seed=request.seed,
            seats=_stored_seats(request),
            keys=_stored_keys(request, tokens),
            free_text=game.cooperative if request.free_text is None else request.free_text,
            clock=None if request.clock is None else TableClock(request.clock, len(request.seats)).stored(),
            daily=request.daily,
            open=None if request.open is None else OpenTable(*request.open, watch),
            cup=request.cup,
        )
        if request.content is not None:
            digest = stored.content = game.content_digest
            await self._writer.write(lambda file: file.keep_content(digest, game.content_document))
        await self._writer.write(lambda file: file.create(stored))
        token = await self._ownership.acquire(stored.id)
        history = History(game, stage)
        table = self._open(
            HostedTable(stored, game, stage, self._writer, self._workers, None, history, request.position, token)
        )
        if all(seat.name for seat in table.seats):
            await table.start()
        links = [
            (number, seat.who, token)
            for number, (seat, token) in enumerate(zip(request.seats, tokens, strict=True))
            if token is not None
        ]
        return CreatedTable(table, founder, watch, links)

    async def _game_for(self, request: TableRequest, like: StoredTable | None) -> tuple[AnyGame, Stage]:
        if like is not None:
            return await self.game_of(like)
        if request.content is not None:
            return self.packed_game(request.game, request.content)
        return self.game(request.game)

    async def admit(self, id_: str, token: str) -> tuple[HostedTable, Access]:
        """A table, restored from disk if need be, and the permission the token gives there."""
        table = self._tables.get(id_)
        if table is None or table.broken:
            # Restoring a game is expensive, so the token is checked first.
            access = key_ring(await self.stored(id_)).access(token)
            table = await self._restored(id_)
        else:
            access = table.keys.access(token)
        table.visited_at = time.monotonic()
        return table, access

    async def _restored(self, id_: str) -> HostedTable:
        """Restore a table once, however many connections wait for it."""
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
        try:
            return await asyncio.shield(self._loading[id_])
        finally:
            if id_ in self._loading and self._loading[id_].done():
                del self._loading[id_]

    async def _load(self, id_: str) -> HostedTable:
        table = self._tables.get(id_)
        if table is not None and not table.broken:
            return table
        # The lease comes first: what is read after it is what the former owner has left.
        token = await self._ownership.acquire(id_)
        try:
            return self._open(await self._load_owned(id_, token))
        except BaseException:
            await self._ownership.release(id_, token)
            raise

    async def _load_owned(self, id_: str, token: int | None) -> HostedTable:
        stored = await self.stored(id_)
        game, stage = await self.game_of(stored)
        for seat in stored.seats:
            if seat.bot is not None:
                check_installed_bot(seat.bot, game.id)
        match, history = await in_thread(restore, stored, game, stage)
        return HostedTable(stored, game, stage, self._writer, self._workers, match, history, token=token)

    async def stored(self, id_: str) -> StoredTable:
        """A table as it is on disk."""
        stored = await in_thread(self._reading.load, id_)
        if stored is None:
            raise Problem("table-unknown")
        return stored

    def in_memory(self, id_: str) -> HostedTable | None:
        """A table that this process plays now."""
        table = self._tables.get(id_)
        return None if table is None or table.broken else table

    async def open(self, id_: str) -> HostedTable:
        """A table, restored from disk if need be, for a request that has been permitted already."""
        return self.in_memory(id_) or await self._restored(id_)

    def _open(self, table: HostedTable) -> HostedTable:
        self._tables[table.id] = table
        self.on_open(table)
        return table

    @property
    def open_tables(self) -> int:
        return len(self._tables)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            with logged("a table could not be unloaded"):
                await self.unload(QUIET_SECONDS)

    async def unload(self, quiet_seconds: float) -> None:
        """Remove tables from memory that nobody has been connected to for so long."""
        now = time.monotonic()
        for table in list(self._tables.values()):
            quiet = table.presence.watchers == 0 and now - table.presence.quiet_since >= quiet_seconds
            if quiet or table.broken:
                await self._unload(table)

    async def _unload(self, table: HostedTable) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        await table.close()
        await self._ownership.release(table.id, table.token)

    # Several processes.

    @property
    def table_ids(self) -> list[str]:
        return list(self._tables)

    async def own(self, id_: str) -> None:
        """Own a table without playing it, so that everybody asks this process about it."""
        if id_ not in self._tables and id_ not in self._loading:
            await self._ownership.acquire(id_)

    async def give_away(self, id_: str) -> bool:
        """Unload a table, for another process that wants it; False if somebody sits at it here."""
        table = self._tables.get(id_)
        if id_ in self._loading or (table is not None and self._in_use(table)):
            return False
        if table is not None:
            await self._unload(table)
        return True

    def _in_use(self, table: HostedTable) -> bool:
        """True if somebody sits at a table, is about to sit down, or has just left and may come back."""
        if table.presence.watchers > 0 or table.visited_at is None:
            return table.presence.watchers > 0
        return time.monotonic() - max(table.visited_at, table.presence.quiet_since) < RETURN_SECONDS

    def lose(self, ids: Collection[str]) -> None:
        """Close tables that another process has taken over; their players connect again."""
        for id_ in ids:
            if id_ in self._tables:
                self._tables[id_].close_soon()

    async def close(self) -> None:
        """Close every table after the request it is carrying out."""
        self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()


def _token(request: TableRequest, seat: SeatRequest) -> str | None:
    """The token of a seat: the founder's may be given; bots and entrants need none."""
    if seat.who in ("bot", "entrant"):
        return None
    return (request.key if seat.who == "me" else None) or new_token()


def _stored_keys(request: TableRequest, tokens: list[str | None]) -> list[StoredKey]:
    """The seats at the founder's screen are taken at once; the others wait for those who are invited."""
    return [
        StoredKey(number, hash_token(token), DEVICE if seat.who in AT_THE_SCREEN else INVITATION)
        for number, (seat, token) in enumerate(zip(request.seats, tokens, strict=True))
        if token is not None
    ]


def _stored_seats(request: TableRequest) -> list[StoredSeat]:
    """Names and bots of the seats; a friend's seat has no name until the friend sits down."""
    names = [seat.name for seat in request.seats if seat.name is not None]
    seats: list[StoredSeat] = []
    for seat in request.seats:
        if seat.who == "friend":
            seats.append(StoredSeat(None, None, person=True))
            continue
        if seat.who == "bot":
            check_installed_bot(seat.bot, request.game)
        if seat.who == "bot" and seat.name is None:
            name = bot_name(names)
            names.append(name)
        else:
            name = person_name(seat.name or "")
            check_free_name(name, (other.name or "" for other in seats))
        seats.append(StoredSeat(name, seat.bot if seat.who == "bot" else None, person=seat.who != "bot"))
    return seats
