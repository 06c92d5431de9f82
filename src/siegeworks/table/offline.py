"""Going on without the server: the only person at a table takes a copy of the game along, and brings it back later.

A copy carries the seed, and with it everything that is hidden. So only whoever plays with bots alone may have one, and
from then on the game does not count. What comes back is played again line by line from the server's own seed: a line
that is not what the rules and the seed make of it is refused, and so is a game that has gone another way meanwhile.
"""

from siegeworks.kernel.game import AnyGame, parse_options
from siegeworks.kernel.log import Log, parse_log, settled_by
from siegeworks.kernel.match import Match, resume
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.table import policy
from siegeworks.table.history import History
from siegeworks.table.hosted import HostedTable
from siegeworks.table.notices import GameReset
from siegeworks.table.registry import CreatedTable, SeatRequest, TableRegistry, TableRequest
from siegeworks.table.seating import seat_from_log
from siegeworks.table.work_meter import in_thread


async def take_copy(table: HostedTable, seat: int | None) -> str:
    """The log of a running game with its content and its seed; the game no longer counts."""

    async def request() -> str:
        match = _match_of(table, seat)
        if match.actor != seat:
            # The bot would choose here as well, and the two games would part at once.
            raise Problem("offline-bot-turn")
        if table.rated:
            await table.storage.stop_counting()
            table.rated = False
            table.publish(GameReset())
        log = match.log
        return Log(log.header, log.entries, match.seed, pack=match.game.content_document).text()

    return await table.carry_out(request)


async def bring_back(table: HostedTable, seat: int | None, text: str) -> int:
    """Go on at the table where a copy has got to; returns how many lines were new."""
    log = await in_thread(parse_log, text, table.id)
    match = await table.read(lambda: _match_of(table, seat))
    known, seed = len(match.log.entries), match.seed
    if log.header != match.log.header:
        raise Problem("offline-foreign")
    if log.entries[:known] != match.log.entries:
        raise Problem("offline-moved-on")
    if len(log.entries) == known:
        return 0
    _check_settlements(table, match, seat, log, known)
    played, history = await in_thread(_played_again, table.game, table.stage, log, seed)

    async def request() -> int:
        if _match_of(table, seat) is not match or len(match.log.entries) != known:
            raise Problem("offline-moved-on")
        await table.take_over(played, history)
        return len(log.entries) - known

    return await table.carry_out(request)


async def open_copy(registry: TableRegistry, text: str, pace: int) -> CreatedTable:
    """A new table on which the game of a copy goes on, with the same person and the same bots."""
    log = await in_thread(parse_log, text, "copy")
    seats = [_seat_request(name) for name in log.header.seats]
    persons = [number for number, seat in enumerate(seats) if seat.who == "me"]
    if log.seed is None or log.outcome is not None or len(persons) != 1:
        raise Problem("offline-no-copy")
    game, stage = registry.game(log.header.game)
    await in_thread(_played_again, game, stage, log, log.seed)
    settings = {name: value for name, value in parse_options(log.header.options).items() if name != "seats"}
    position = None if log.header.start == "deal" else log.header.start
    created = await registry.create(TableRequest(game.id, settings, seats, pace, log.seed, position))
    await bring_back(created.table, persons[0], text)
    return created


def _seat_request(name: str) -> SeatRequest:
    seat = seat_from_log(name)
    return SeatRequest("me" if seat.bot is None else "bot", seat.name, seat.bot or "")


def _match_of(table: HostedTable, seat: int | None) -> Match:
    """The running game of a seat whose person is alone at the table."""
    match, own = table.playing(seat)
    persons = [number for number, other in enumerate(table.seats) if other.person]
    if persons != [own] or table.daily is not None or table.cup is not None or table.clock is not None:
        raise Problem("offline-alone")
    return match


def _check_settlements(table: HostedTable, match: Match, seat: int | None, log: Log, known: int) -> None:
    """Nobody but the person ends the game by agreement, and only as at the table itself."""
    for entry in log.entries[known:]:
        settlement = settled_by(entry.action)
        if settlement is None:
            continue
        if seat is None or entry.seat != seat or settlement not in policy.settlements(match, table.seats, seat):
            raise Problem("offline-foreign")


def _played_again(game: AnyGame, stage: Stage, log: Log, seed: str) -> tuple[Match, History]:
    history = History(game, stage)
    return resume(game, log, seed, history.add), history
