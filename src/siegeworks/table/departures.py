"""Leaving a table for good: a bot takes the seat, and the name disappears from the log of the running game."""

import asyncio
from dataclasses import replace

from siegeworks.store import administration, profiles
from siegeworks.store.tables import TableStore
from siegeworks.table.erasure import ERASED, renamed
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import hash_token, new_token

BOT = "beginner"
"""Plays on for somebody who has left; every game has it."""


async def leave_for_good(table: HostedTable, seat: int, profile: str) -> None:
    """Take a person with a profile away from a table that is not over, where others play on. Nobody can take the seat
    afterwards. The table is opened again from disk, because the links of its log have changed."""

    async def request() -> None:
        keys = tuple(key for key in table.keys.keys if key.seat != seat)
        opened = {key.hash for key in table.keys.keys} - {key.hash for key in keys}
        founder = hash_token(new_token()) if table.keys.founder in opened else table.keys.founder
        left = replace(table.seats[seat], name=ERASED, bot=table.seats[seat].bot or BOT)
        own = [number == seat for number in range(len(table.seats))]
        match = table.match
        game = None
        if match is not None:
            game = await asyncio.to_thread(renamed, table.id, table.game, match.log, own)

        def write(file: TableStore) -> None:
            if game is not None:
                administration.rewrite_rows(file.base, game)
            file.keys(table.id, founder, table.keys.watch, keys)
            file.seat(table.id, seat, left.stored())
            profiles.leave_table(file.base, table.id, profile)

        await table.storage.change(write)
        table.close_soon()

    await table.carry_out(request)
