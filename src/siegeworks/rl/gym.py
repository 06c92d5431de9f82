"""Gymnasium environments: one agent plays, bots play the other seats.

An observation is a row of numbers, the legal actions are in `info["action_mask"]` (and in `action_masks()`, where
sb3-contrib looks for them). An action that is not legal forfeits the game, or raises, as `illegal` says.
"""

from pathlib import Path
from typing import Any

from siegeworks.bots import Bot
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.game import plain_setting
from siegeworks.kernel.problem import Problem

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise Problem("extra-missing", extra="rl") from missing

from siegeworks.rl.drawing import RENDER_MODES, Drawing, Pixels
from siegeworks.rl.episode import Episode, Observation, check_keywords, next_deal
from siegeworks.rl.explanation import explaining
from siegeworks.rl.rewards import RewardChoice
from siegeworks.rl.seated_bots import BotChoice, BotChoices, check_bot_choice, seat_bot, share_out

DEFAULT_RIVAL = "beginner"
"""Every game has this bot."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One agent at a table. A step lasts from one of its decisions to the next."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        companions: BotChoices | None = None,
        rivals: BotChoices | None = None,
        seat: int = 0,
        reward: RewardChoice = "outcome",
        illegal: str = "lose",
        pack: str | Path | None = None,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        """Where all seats win together, the agent plays all of them, or one beside `companions`.

        Otherwise it plays one seat against `rivals`.
        """
        with explaining():
            if render_mode is not None:
                plain_setting("render_mode", render_mode, RENDER_MODES)
            episode = Episode(game, settings, pack=pack, reward=reward, illegal=illegal)
            choices = _bots_of_others(episode, companions, rivals, seat)
        self.render_mode = render_mode
        encoding = episode.encoding
        self.observation_space = gymnasium.spaces.Box(
            np.array(encoding.low, np.float32), np.array(encoding.high, np.float32), dtype=np.float32
        )
        self.action_space = gymnasium.spaces.Discrete(encoding.actions)
        self._episode = episode
        self._choices = choices
        self._bots: dict[int, Bot] = {}
        self._own = [own for own in range(episode.seats) if own not in choices]
        self._seat = self._own[0]
        """The agent's seat that decides, or that decided last."""
        self._drawing: Drawing | None = None

    @property
    def deal(self) -> str:
        """The seed of the running game, for `reset(options={"deal": …})` and `siegeworks play --seed`."""
        return self._episode.deal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game. The same seed gives the same games; the option `deal` is the seed of a particular one."""
        super().reset(seed=seed)
        self._begin(next_deal(self.np_random, options))
        while self._episode.actor is None:
            self._begin(next_deal(self.np_random))  # the bots ended that game before the agent could decide
        self._show()
        return self._episode.observation(self._seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply the agent's choice, then those of the bots until the agent decides again."""
        legal = self._episode.choose(int(action))
        self._let_bots_play()
        paid = self._episode.pay(self._own)
        reward = sum(paid[seat] for seat in self._own) / len(self._own)
        info = self._info()
        if not legal:
            info["illegal"] = True
        self._show()
        return self._episode.observation(self._seat), float(reward), self._episode.actor is None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, for sb3-contrib."""
        return self._episode.mask().astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """The table as the agent sees it: as text, as an image, or printed, depending on the render mode."""
        if self.render_mode is None:
            return None
        if self._drawing is None:
            self._drawing = Drawing(self._episode.game, self._episode.agent_names)
        return self._drawing.render(self.render_mode, self._episode.view(self._seat))

    def _begin(self, deal: str) -> None:
        self._episode.begin(deal)
        self._bots = {
            seat: seat_bot(choice, self._episode.game, child_seed(deal, "bot", seat))
            for seat, choice in self._choices.items()
        }
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        episode = self._episode
        while episode.actor is not None and episode.actor in self._bots:
            episode.choose(self._bots[episode.actor].choose(episode.view(episode.actor), episode.legal))
        if episode.actor is not None:
            self._seat = episode.actor

    def _info(self) -> dict[str, Any]:
        """A new dictionary for every step, because learners keep them."""
        info: dict[str, Any] = {"action_mask": self._episode.mask(), "seat": self._seat}
        if self._episode.outcome is not None:
            info["outcome"] = self._episode.outcome.text()
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _bots_of_others(
    episode: Episode, companions: BotChoices | None, rivals: BotChoices | None, seat: int
) -> dict[int, BotChoice]:
    """The bots of the other seats. `rivals` of a cooperative game and `companions` of another one are refused."""
    game = episode.game
    bots, name, wrong = (companions, "rivals", rivals) if game.cooperative else (rivals, "companions", companions)
    if wrong is not None:
        check_keywords(game, {name: wrong})
    if bots is None:
        if game.cooperative:
            return {}
        bots = DEFAULT_RIVAL
    choices = share_out(bots, seat, episode.seats)
    for choice in choices.values():
        check_bot_choice(choice, game.id)
    return choices
