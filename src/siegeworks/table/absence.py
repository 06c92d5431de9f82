"""Absent persons at a table: the others remind them, then agree on a bot that plays for them."""

from siegeworks.bots import check_installed_bot
from siegeworks.kernel.problem import Problem
from siegeworks.table import policy
from siegeworks.table.hosted import HostedTable
from siegeworks.table.proposals import REPLACE, OpenProposal
from siegeworks.table.seating import check_persons_seat


async def nudge(table: HostedTable, by: int | None, seat: int) -> None:
    """Remind a person who is not connected that the others are waiting: once, until the person has been there."""

    async def request() -> None:
        _, own = table.playing(by)
        check_persons_seat(table.seats, seat)
        absent = table.seats[seat]
        if absent.present or absent.bot is not None:
            raise Problem("table-not-away", name=absent.name)
        if absent.nudged is not None:
            raise Problem("table-nudged", name=absent.name)
        await table.note_nudge(seat, own)

    await table.carry_out(request)


async def hand_over(table: HostedTable, by: int | None, seat: int, bot: str | None) -> None:
    """Let a bot play one's own seat, take it back, or propose a bot for a person who is gone."""

    async def request() -> None:
        match, own = table.playing(by)
        check_persons_seat(table.seats, seat)
        policy.check_alone(table.daily)
        if seat != own and (bot is None or not table.replaceable(seat)):
            raise Problem("table-still-there", name=table.seat_names[seat])
        if bot is not None:
            check_installed_bot(bot, table.game.id)
        if seat == own:
            await table.give_to_bot(match, seat, bot, own=True)
        else:
            await table.proposals.make(OpenProposal(REPLACE, own, absent=seat, bot=bot))

    await table.carry_out(request)
