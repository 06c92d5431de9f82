"""Budgets: how much a bot may compute for one decision. It is the end of a bot's name: `flat:400`, `flat:50ms`."""

import re
from dataclasses import dataclass
from time import perf_counter

from siegeworks.kernel.problem import Problem

MOST_SIMULATIONS = 1_000_000
MOST_MILLISECONDS = 60_000
BUDGETED_NAME = re.compile(r"(?P<bot>[a-z]+):(?P<number>[0-9]{1,9})(?P<unit>ms)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of simulations, or milliseconds of wall-clock time; the other one is 0."""

    simulations: int = 0
    milliseconds: int = 0


class Spending:
    """What is left of a budget during one decision. Its clock starts when it is made."""

    __slots__ = ("_most", "_until")

    def __init__(self, budget: Budget) -> None:
        self._most = budget.simulations
        self._until = perf_counter() + budget.milliseconds / 1000

    def goes_on(self, made: int) -> bool:
        """Whether another simulation may be made after `made` of them; the first always may."""
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
