"""Two bots for The Siege of Runedar, from the tutorial "Your first bot"."""

from typing import Any

from siegeworks.bots import make_bot
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame


class Digger:
    """Digs whenever it can; otherwise does what the greedy bot would do."""

    games = ("runedar",)

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.game = game
        self.greedy = make_bot("greedy", game, seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        for action in legal:
            if self.game.notation.text(action).endswith(" dig"):
                return action
        return self.greedy.choose(view, legal)


class Planner:
    """Takes the action that looks best one step ahead, averaged over a few guesses of what it cannot see."""

    games = ("runedar",)

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.game = game
        self.chance = Chance(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        guesses = [self.game.guess(view, self.chance) for _ in range(4)]
        return max(legal, key=lambda action: sum(self.value_after(state, action) for state in guesses))

    def value_after(self, guess: Any, action: int) -> int:
        state = self.game.copy(guess)
        self.game.apply(state, action, self.chance, None)
        value: int = 8 * state.goblins_defeated - 2 * state.rubble - 2 * state.orcs_out + state.gold
        return value
