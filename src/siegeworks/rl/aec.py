"""PettingZoo environments: every seat is an agent, and the game says which one decides next.

Because of reactions out of turn, one seat may decide several times in a row and another one in between. Only one seat
decides at a time, so there is no parallel environment: all others would have nothing to choose.
"""

from pathlib import Path
from typing import Any

from siegeworks.kernel.game import plain_setting
from siegeworks.kernel.problem import Problem

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise Problem("extra-missing", extra="rl") from missing

from siegeworks.rl.drawing import RENDER_MODES, Drawing, Pixels
from siegeworks.rl.episode import Episode, next_deal
from siegeworks.rl.explanation import explaining
from siegeworks.rl.part import environment_id
from siegeworks.rl.rewards import RewardChoice

Seen = dict[str, Any]
"""The observation of a seat and its mask of legal actions, which is all zeros while another seat decides."""


class SeatsEnv(AECEnv[str, Seen, int]):
    """A table where every seat is an agent."""

    def __init__(self, episode: Episode, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__()
        if render_mode is not None:
            plain_setting("render_mode", render_mode, RENDER_MODES)
        self.metadata = {
            "name": environment_id(episode.game.id),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(episode.agent_names)
        self.agents: list[str] = []
        encoding = episode.encoding
        low, high = np.array(encoding.low, np.float32), np.array(encoding.high, np.float32)
        # Every agent has its own space, so that each can be seeded separately.
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, dtype=np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: gymnasium.spaces.Discrete(encoding.actions) for agent in self.possible_agents}
        self._episode = episode
        self._generator = seeding.np_random()[0]
        self._decisions = 0
        self._drawing: Drawing | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    @property
    def deal(self) -> str:
        """The seed of the running game, for `reset(options={"deal": …})` and `siegeworks play --seed`."""
        return self._episode.deal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same games; the option `deal` is the seed of a particular one."""
        if seed is not None:
            self._generator = seeding.np_random(seed)[0]
        self._episode.begin(next_deal(self._generator, options))
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        """Apply the choice of the selected agent; the agents of a finished game leave one by one with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            with explaining():
                raise Problem("action-unknown", text=action)
        legal = self._episode.choose(int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        deciding = () if self._episode.actor is None else (self._episode.actor,)
        paid = self._episode.pay(deciding)
        self.rewards = {each: float(paid[seat]) for seat, each in enumerate(self.possible_agents)}
        if not legal:
            self.infos[agent]["illegal"] = True
        self._end_if_over()
        self._accumulate_rewards()
        self._select()
        self._show()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        mask = self._episode.mask()
        if seat != self._episode.actor:
            mask[:] = 0
        return {"observation": self._episode.observation(seat), "action_mask": mask}

    def render(self) -> str | Pixels | None:
        """The table as the selected agent sees it: as text, as an image, or printed, depending on the render mode."""
        if self.render_mode is None:
            return None
        if self._drawing is None:
            self._drawing = Drawing(self._episode.game, self._episode.agent_names)
        seat = self.possible_agents.index(self.agent_selection)
        return self._drawing.render(self.render_mode, self._episode.view(seat))

    def close(self) -> None:
        """Nothing has to be closed."""

    def _end_if_over(self) -> None:
        """A game ends for all of its seats at once."""
        if self._episode.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.infos[agent]["outcome"] = self._episode.outcome.text()
        elif self.max_cycles is not None and self._decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _select(self) -> None:
        actor = self._episode.actor
        self.agent_selection = self.agents[0] if actor is None else self.possible_agents[actor]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def raw_env(
    game: str,
    *,
    reward: RewardChoice = "outcome",
    illegal: str = "lose",
    max_cycles: int | None = None,
    pack: str | Path | None = None,
    render_mode: str | None = None,
    **settings: object,
) -> SeatsEnv:
    """An environment; `max_cycles` ends a game after that many decisions of all seats together."""
    with explaining():
        episode = Episode(game, settings, pack=pack, reward=reward, illegal=illegal)
        return SeatsEnv(episode, max_cycles, render_mode)


def env(game: str, **settings: Any) -> OrderEnforcingWrapper[str, Seen, int]:
    """The same environment in the wrapper that reports a missing reset."""
    return OrderEnforcingWrapper(raw_env(game, **settings))
