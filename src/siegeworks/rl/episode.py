"""One running game as learning environments see it: who is asked, what is legal, what is seen, what is paid."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame, Options, Outcome, plain_setting
from siegeworks.kernel.problem import Problem
from siegeworks.rl.encoding import load_encoding
from siegeworks.rl.explanation import explained, explaining
from siegeworks.rl.part import learning_part
from siegeworks.rl.rewards import RewardChoice, make_reward

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

ILLEGAL = ("lose", "raise")
"""What an action does that is not legal: it forfeits the game, or it is an error of the program that chose it."""
FORFEIT = "illegal"
"""The reason of an outcome that no rule knows: somebody chose what is not legal."""
MOST_DEALS = 2**63


def read_options(game: AnyGame, settings: Mapping[str, object]) -> Options:
    """Checked options from settings as Python programs write them: numbers and truth values are taken too."""
    words = {name: str(value) for name, value in settings.items()}
    words |= {name: "yes" if value else "no" for name, value in settings.items() if isinstance(value, bool)}
    return game.options(words)


def check_keywords(game: AnyGame, settings: Mapping[str, object]) -> None:
    """Raise `TypeError` for a keyword that is no setting of the game, as any Python function does.

    Clients such as TorchRL and Stable-Baselines3 try further keywords first and catch exactly this error.
    """
    known = ("seats", *game.settings)
    for name in settings:
        if name not in known:
            answer = explained(Problem("option-unknown", name=name, known=", ".join(known)))
            # The answer is part of the message, because Gymnasium makes a new error of it and drops notes.
            raise TypeError(f"__init__() got an unexpected keyword argument '{name}'. {answer}")


def next_deal(generator: np.random.Generator, options: Mapping[str, object] | None = None) -> str:
    """The text seed of the next game: the option `deal` of a reset, else from a generator it may have seeded."""
    asked = (options or {}).get("deal")
    return str(generator.integers(MOST_DEALS) if asked is None else asked)


class Episode:
    """A game that is begun again and again. Everything observed comes from views, everything legal from the rules."""

    def __init__(
        self,
        game: str,
        settings: Mapping[str, object],
        *,
        pack: str | Path | None = None,
        reward: RewardChoice = "outcome",
        illegal: str = "lose",
    ) -> None:
        self.game = load_game(game, None if pack is None else Path(pack))
        check_keywords(self.game, settings)
        self.options = read_options(self.game, settings)
        self.seats = self.options.seats
        self.encoding = load_encoding(self.game, self.seats)
        self.illegal = plain_setting("illegal", illegal, ILLEGAL)
        self.agent_names = [f"{learning_part(self.game.id).agent}_{seat}" for seat in range(self.seats)]
        self.deal = ""
        """The seed of the game that is running: `siegeworks play` deals the same one with it."""
        self.actor: int | None = None
        self.legal: list[int] = []
        self.outcome: Outcome | None = None
        self._state: Any = None
        self._chance = Chance("")
        self._reward = make_reward(reward, self.game, self.seats)

    def begin(self, deal: str) -> None:
        self.deal = deal
        self._chance = Chance(deal)
        self._state = self.game.setup(self.options, self._chance, None)
        self._reward.begin(self._public())
        self._ask()

    def choose(self, action: int) -> bool:
        """Carry out what the asked seat chose; False if it was not legal and the game is forfeited."""
        if self.actor is None:
            with explaining():
                raise Problem("env-reset")
        if action not in self.legal:
            self._refuse(action, self.actor)
            return False
        self.game.apply(self._state, action, self._chance, None)
        self._ask()
        return True

    def pay(self, asked: Sequence[int]) -> Sequence[float]:
        """What each seat gets for what happened since the last call; `asked` are the seats whose turn it is now."""
        return self._reward.step(self._public(), asked, self.outcome)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self._state, seat)

    def observation(self, seat: int) -> Observation:
        numbers = np.zeros(self.encoding.size, np.float32)
        self.encoding.write(self.game.view(self._state, seat), numbers)
        return numbers

    def mask(self) -> Mask:
        """1 for each action the asked seat may choose."""
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[self.legal] = 1
        return mask

    def _ask(self) -> None:
        self.actor = self.game.actor(self._state)
        self.legal = self.game.legal(self._state)
        self.outcome = self.game.outcome(self._state) if self.actor is None else None

    def _public(self) -> Any:
        return self.game.view(self._state, None) if self._reward.looks else None

    def _refuse(self, action: int, seat: int) -> None:
        """Rivals win when somebody forfeits; those who play together have lost together."""
        if self.illegal == "raise":
            with explaining(self.game.id):
                raise self._forbidden(action)
        others = tuple(other for other in range(self.seats) if other != seat)
        self.outcome = Outcome(() if self.game.cooperative else others, FORFEIT, 0)
        self.actor = None
        self.legal = []

    def _forbidden(self, action: int) -> Problem:
        if not 0 <= action < len(self.game.notation):
            return Problem("action-unknown", text=action)
        rule = self.game.why_not(self._state, action)
        return Problem("match-forbidden", action=self.game.notation.text(action), rule=rule)
