"""Hints at a table of a server: the coach thinks in a worker process, from what the seat may know."""

import logging
from collections.abc import Callable
from typing import TypeVar

from siegeworks.bots.coach import Advice
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.problem import Problem
from siegeworks.table import policy
from siegeworks.table.hosted import HostedTable
from siegeworks.table.worker_pool import Priority
from siegeworks.table.worker_tasks import PackedView, coach_advice, packed
from siegeworks.workers.replies import WorkFailed

T = TypeVar("T")


async def give_hint(table: HostedTable, seat: int | None, decision: int, present: Callable[[Advice], T]) -> T:
    """What the coach would do in a seat's place, presented at once; refused if the game went on meanwhile."""
    view, seed = await table.read(lambda: hint_task(table, seat, decision))
    try:
        advice = await table.workers.run(Priority.HINT, coach_advice, view, seed)
    except WorkFailed as failure:
        logging.getLogger(__name__).error("no hint at table %s", table.id, exc_info=failure)
        raise Problem("coach-failed") from None

    async def give() -> T:
        hint_task(table, seat, decision)
        await table.storage.count_hint()
        return present(advice)

    return await table.carry_out(give)


def hint_task(table: HostedTable, seat: int | None, decision: int) -> tuple[PackedView, str]:
    """What the coach receives: the view of the seat, and a seed made of what everybody knows."""
    match, own = table.answering(seat, decision)
    policy.check_alone(table.daily)
    policy.check_unaided(table.cup)
    policy.check_hint(match, table.seats, own)
    seed = child_seed(match.log.header.seed_hash, "hint", decision)
    return packed(table.game, table.game.view(match.state, own)), seed
