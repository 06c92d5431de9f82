"""One running game as learning environments need it: who decides, what is legal, observations, rewards."""

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
"""What an illegal action does: it forfeits the game, or it raises an error."""
FORFEIT = "illegal"
"""The reason of the outcome of a forfeited game; no rule of a game uses it."""
MOST_DEALS = 2**63


def read_options(game: AnyGame, settings: Mapping[str, object]) -> Options:
    """Checked options from settings, whose values may be numbers and truth values as well as texts."""
    words = {name: str(value) for name, value in settings.items()}
    words |= {name: "yes" if value else "no" for name, value in settings.items() if isinstance(value, bool)}
    return game.options(words)


def check_keywords(game: AnyGame, settings: Mapping[str, object]) -> None:
    """Raise `TypeError` for a keyword that is not a setting of the game, as any Python function does.

    TorchRL and Stable-Baselines3 first try keywords that an environment may not have, and catch this error alone.
    """
    known = ("seats", *game.settings)
    for name in settings:
        if name not in known:
            answer = explained(Problem("option-unknown", name=name, known=", ".join(known)))
            # The answer is part of the message, because Gymnasium makes a new error of it and drops notes.
            raise TypeError(f"__init__() got an unexpected keyword argument '{name}'. {answer}")


def next_deal(generator: np.random.Generator, options: Mapping[str, object] | None = None) -> str:
    """The seed of the next game: the option `deal` of a reset, otherwise a number from the generator."""
    named = (options or {}).get("deal")
    return str(generator.integers(MOST_DEALS) if named is None else named)


class Episode:
    """A game that can be started again and again with new deals."""

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
        """The seed of the running game; `siegeworks play --seed` deals the same one."""
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
        self._update()

    def choose(self, action: int) -> bool:
        """Apply the choice of the deciding seat; False if it was illegal and the game is forfeited."""
        if self.actor is None:
            with explaining():
                raise Problem("env-reset")
        if action not in self.legal:
            self._refuse(action, self.actor)
            return False
        self.game.apply(self._state, action, self._chance, None)
        self._update()
        return True

    def pay(self, deciding: Sequence[int]) -> Sequence[float]:
        """What each seat is paid for what happened since the last call; `deciding` are the seats that choose next."""
        return self._reward.step(self._public(), deciding, self.outcome)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self._state, seat)

    def observation(self, seat: int) -> Observation:
        numbers = np.zeros(self.encoding.size, np.float32)
        self.encoding.write(self.game.view(self._state, seat), numbers)
        return numbers

    def mask(self) -> Mask:
        """1 for each legal action of the deciding seat."""
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[self.legal] = 1
        return mask

    def _update(self) -> None:
        self.actor = self.game.actor(self._state)
        self.legal = self.game.canonical(self._state)
        self.outcome = self.game.outcome(self._state) if self.actor is None else None

    def _public(self) -> Any:
        return self.game.view(self._state, None) if self._reward.needs_view else None

    def _refuse(self, action: int, seat: int) -> None:
        """End the game, or raise an error. Rivals of a seat that forfeits win; seats that play together all lose."""
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
