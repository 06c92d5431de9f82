"""Many games at once in NumPy arrays: the fast way to learn.

Row i of every array belongs to game i. `actors[i]` is the seat that decides there now, `observations[i]` what it sees,
`masks[i]` which actions are legal. `step` takes one action for each row. `dones` and `finished` report games that
ended; their rows already show the next game. Game k of row i is dealt from `child_seed(seed, i, k)`, so a seed gives
the same games whatever happens in other rows, and `siegeworks play --seed` deals any of them again.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from siegeworks.bots import Bot
from siegeworks.games import default_game, load_game
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.problem import Problem

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise Problem("extra-missing", extra="rl") from missing

from siegeworks.rl.encoding import Encoding, load_encoding
from siegeworks.rl.episode import read_options
from siegeworks.rl.explanation import explaining
from siegeworks.rl.part import RowFunctions, learning_part
from siegeworks.rl.rewards import RewardChoice, make_reward
from siegeworks.rl.rows import apply_rows, write_rows
from siegeworks.rl.seated_bots import BotChoice, check_bot_choice, seat_bot
from siegeworks.rl.sheet import Sheet


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that ended in the last step."""

    row: int
    deal: str
    """The seed it was dealt from."""
    outcome: Outcome
    decisions: int
    """How many decisions the learner made; those of companions do not count."""
    facts: dict[str, int]


class BatchEnv:
    """A number of games side by side; bots can play some of the seats as companions."""

    def __init__(
        self,
        game: str | None = None,
        count: int = 256,
        *,
        seed: str | int = "1",
        settings: Mapping[str, object] | None = None,
        reward: RewardChoice = "outcome",
        companions: Mapping[int, BotChoice] | None = None,
        pack: str | Path | None = None,
    ) -> None:
        with explaining():
            self.game = load_game(game or default_game(), None if pack is None else Path(pack))
            self.options = read_options(self.game, settings or {})
            self.count = count
            self.seats = self.options.seats
            self.encoding = load_encoding(self.game, self.seats)
            self._row_functions = learning_part(self.game.id).rows or row_functions(self.game, self.encoding)
            self._companions = dict(companions or {})
            self._check()
            self._rewards = [make_reward(reward, self.game, self.seats) for _ in range(count)]
        self.observations: NDArray[np.float32] = np.zeros((count, self.encoding.size), np.float32)
        self.masks: NDArray[np.uint8] = np.zeros((count, self.encoding.actions), np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.actors: NDArray[np.int64] = np.zeros(count, np.int64)
        self.finished: list[FinishedGame] = []
        """The games that ended in the last step."""
        self._seed = str(seed)
        self._numbers = [0] * count
        self._decided = np.zeros(count, np.int64)
        self._states: list[Any] = []
        self._chances: list[Chance] = []
        self._bots: list[dict[int, Bot]] = []
        self._sheet = Sheet()
        self._moves = Moves()
        self._all_rows = np.arange(count)
        self._legal = np.zeros_like(self.masks)
        """The masks by the rules. `masks` is a copy, so that changing it makes no action legal."""

    def _check(self) -> None:
        if self.count < 1:
            raise Problem("env-count", count=self.count)
        for seat, choice in self._companions.items():
            if not 0 <= seat < self.seats:
                raise Problem("env-seat", seat=seat, most=self.seats - 1)
            check_bot_choice(choice, self.game.id)
        if len(self._companions) == self.seats:
            raise Problem("env-nobody")

    def reset(self) -> None:
        """Start game 0 in every row."""
        self._numbers = [0] * self.count
        self._states = [None] * self.count
        self._chances = [Chance("")] * self.count
        self._bots = [{}] * self.count
        for row in range(self.count):
            self._begin(row)
        self._decided.fill(0)
        self.rewards.fill(0)
        self.dones.fill(False)  # noqa: FBT003 - NumPy's way to write it
        self.finished = []
        self._write()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Apply one action in each row and update the arrays in place."""
        chosen = np.ascontiguousarray(np.asarray(actions).astype(np.int64, casting="same_kind", copy=False))
        self._refuse_illegal(chosen)
        self.rewards.fill(0)
        self.dones.fill(False)  # noqa: FBT003 - NumPy's way to write it
        self.finished = []
        self._decided += 1
        ended: list[int] = []
        apply_rows(self._row_functions.apply_row, self._states, self._chances, chosen, ended)
        if self._companions:
            over = set(ended)
            ended += [row for row in range(self.count) if row not in over and self._let_companions_play(row)]
        self._pay(ended)
        for row in ended:
            self._finish(row)
        self._write()

    def deal(self, row: int) -> str:
        """The seed of the running game of a row."""
        return child_seed(self._seed, row, self._numbers[row])

    def look(self, row: int) -> tuple[Any, list[int]]:
        """The view and the legal actions of the seat that decides in a row: the arguments of a bot."""
        state = self._states[row]
        return self.game.view(state, int(self.actors[row])), self.game.canonical(state)

    def _refuse_illegal(self, chosen: NDArray[np.int64]) -> None:
        """Raise a problem if any of the actions is illegal."""
        with explaining(self.game.id):
            if not self._states:
                raise Problem("env-reset")
            if chosen.shape != (self.count,):
                raise Problem("env-actions", count=len(chosen), wanted=self.count)
            known = (chosen >= 0) & (chosen < self.encoding.actions)
            legal = known & (self._legal[self._all_rows, np.where(known, chosen, 0)] == 1)
            if not legal.all():
                row = int(np.argmin(legal))
                action = int(chosen[row])
                if not known[row]:
                    raise Problem("action-unknown", text=action)
                rule = self.game.why_not(self._states[row], action)
                raise Problem("match-forbidden", action=self.game.notation.text(action), rule=rule)

    def _begin(self, row: int) -> None:
        """Deal the next game of a row; skip games that companions end before the learner decides."""
        while True:
            deal = self.deal(row)
            chance = Chance(deal)
            state = self.game.setup(self.options, chance, None)
            self._chances[row] = chance
            self._states[row] = state
            self._bots[row] = {
                seat: seat_bot(choice, self.game, child_seed(deal, "bot", seat))
                for seat, choice in self._companions.items()
            }
            self._rewards[row].begin(self._public(row))
            if not self._let_companions_play(row):
                return
            self._numbers[row] += 1

    def _let_companions_play(self, row: int) -> bool:
        """Let companions play until the learner decides; True if the game is over."""
        state = self._states[row]
        bots = self._bots[row]
        while (seat := self.game.actor(state)) in bots:
            action = bots[seat].choose(self.game.view(state, seat), self.game.canonical(state))
            self.game.apply(state, action, self._chances[row], None)
        return seat is None

    def _pay(self, ended: list[int]) -> None:
        """Write the rewards: in every row if they need a view, otherwise only where a game ended."""
        for row in range(self.count) if self._rewards[0].needs_view else ended:
            state = self._states[row]
            seat = self.game.actor(state)
            deciding = [] if seat is None else [seat]
            self.rewards[row] = self._rewards[row].step(self._public(row), deciding, self.game.outcome(state))

    def _public(self, row: int) -> Any:
        return self.game.view(self._states[row], None) if self._rewards[row].needs_view else None

    def _finish(self, row: int) -> None:
        """Report how a game ended, and start the next one in its row."""
        state = self._states[row]
        outcome = self.game.outcome(state)
        if outcome is None:
            raise RuntimeError("a game that is over has no outcome")
        decided = int(self._decided[row])
        self.finished.append(FinishedGame(row, self.deal(row), outcome, decided, self.game.facts(state)))
        self.dones[row] = True
        self._decided[row] = 0
        self._numbers[row] += 1
        self._begin(row)

    def _write(self) -> None:
        write_rows(
            self._row_functions.look,
            self._states,
            self._sheet,
            self._moves,
            self.observations,
            self._legal,
            self.actors,
            self.encoding.actions,
        )
        np.copyto(self.masks, self._legal)


def row_functions(game: AnyGame, encoding: Encoding) -> RowFunctions:
    """The functions for one game of a batch, by the contract of games alone."""

    def apply_row(state: Any, chance: Chance, action: int) -> bool:
        game.apply(state, int(action), chance, None)
        return game.actor(state) is None

    def look(state: Any, sheet: Sheet, moves: Moves) -> int:
        seat = game.actor(state)
        if seat is None:
            raise RuntimeError("nobody decides in a game that goes on")
        moves.clear()
        for action in game.canonical(state):
            moves.add(action)
        encoding.describe(game.view(state, seat), sheet)
        return seat

    return RowFunctions(apply_row, look)
