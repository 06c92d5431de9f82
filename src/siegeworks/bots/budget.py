"""Budgets: how much a bot may think about one decision, as the end of its name says: `flat:400`, `flat:50ms`."""

import re
from dataclasses import dataclass
from time import perf_counter

from siegeworks.kernel.problem import Problem

MOST_SIMULATIONS = 1_000_000
MOST_MILLISECONDS = 60_000
BUDGETED_NAME = re.compile(r"(?P<bot>[a-z]+):(?P<number>[0-9]{1,9})(?P<unit>ms)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of simulations, or milliseconds by the clock on the wall; the other one is 0."""

    simulations: int = 0
    milliseconds: int = 0


class Spending:
    """A budget during one decision. The clock starts when it is made."""

    __slots__ = ("_most", "_until")

    def __init__(self, budget: Budget) -> None:
        self._most = budget.simulations
        self._until = perf_counter() + budget.milliseconds / 1000

    def goes_on(self, made: int) -> bool:
        """Whether another simulation may follow the `made` ones; the first always may."""
        if self._most:
            return made < self._most
        return made == 0 or perf_counter() < self._until


def parse_budget(name: str) -> Budget:
    """The budget at the end of a bot's name."""
    found = BUDGETED_NAME.fullmatch(name)
    if found is not None:
        number = int(found["number"])
        if found["unit"] and 1 <= number <= MOST_MILLISECONDS:
            return Budget(milliseconds=number)
        if not found["unit"] and 1 <= number <= MOST_SIMULATIONS:
            return Budget(simulations=number)
    bot = name.partition(":")[0]
    raise Problem(
        "bot-budget", bot=bot, name=name, most_simulations=MOST_SIMULATIONS, most_milliseconds=MOST_MILLISECONDS
    )
