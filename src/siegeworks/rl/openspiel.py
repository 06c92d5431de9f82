"""OpenSpiel games: importing this registers every game as `python_siegeworks_<game id>`.

Chance is explicit. The rules draw bounded numbers while they apply an action; each draw is a chance node here, so a
clone knows nothing of the future, and searches and solvers see the true probabilities. To find the next draw, the
action is applied to a copy with the draws so far; the rules then report the bound of the draw they need.
"""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from siegeworks.kernel.chance import Chance, scripted
from siegeworks.kernel.game import AnyGame, Json, Options, parse_options, plain_setting
from siegeworks.kernel.problem import Problem

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise Problem("extra-missing", extra="openspiel") from missing

from siegeworks.games import load_game
from siegeworks.rl import environment_ids
from siegeworks.rl.encoding import Encoding, load_encoding
from siegeworks.rl.explanation import explaining
from siegeworks.rl.part import learning_part
from siegeworks.rl.rewards import OUTCOME, make_reward

NO_DRAW = -1
"""An impossible draw. At the end of a script it makes the rules report the bound of the next draw they need."""
NO_ACTION = -1
"""No action waits for a draw: a seat decides, or the game is over."""
SETUP = -2
"""Stands for the setup of the game, which draws as actions do."""
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game with its options and encoding, shared by all of its states."""

    game: AnyGame
    options: Options
    pack: str
    encoding: Encoding


@cache
def _load(game_id: str, options: str, pack: str) -> LoadedGame:
    """Load a game once for all clones and unpickled states. A content pack that changes meanwhile is not read again."""
    game = load_game(game_id, Path(pack) if pack else None)
    chosen = game.options(parse_options(options))
    return LoadedGame(game, chosen, pack, load_encoding(game, chosen.seats))


class Play:
    """A state, and the action that waits for a draw, with its draws so far."""

    __slots__ = ("action", "bound", "draws", "player", "state", "table")

    def __init__(self, table: LoadedGame, state: Any, action: int, draws: list[int]) -> None:
        self.table = table
        self.state = state
        """None until the setup is complete."""
        self.action = action
        """The action that waits for a draw."""
        self.draws = draws
        self.bound = 0
        """How many outcomes that draw has."""
        self.player = CHANCE
        if action == NO_ACTION:
            self._ask()

    def __deepcopy__(self, memo: object) -> "Play":
        """A clone for OpenSpiel: the state is copied, the loaded game is shared."""
        state = None if self.state is None else self.table.game.copy(self.state)
        other = Play(self.table, state, self.action, self.draws[:])
        other.bound = self.bound
        return other

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[object, ...]]:
        """The serialized form for OpenSpiel: the state as the document of its position."""
        table = self.table
        document = None if self.state is None else table.game.document(self.state)
        return _restored, ((table.game.id, table.options.text(), table.pack), document, self.action, self.draws)

    def choose(self, action: int) -> None:
        self.action = action
        self.proceed()

    def draw(self, number: int) -> None:
        self.draws.append(number)
        self.proceed()

    def proceed(self) -> None:
        """Apply the action to a copy, or find out which draw it needs next."""
        game = self.table.game
        chance = scripted([*self.draws, NO_DRAW])
        try:
            if self.action == SETUP:
                state = game.setup(self.table.options, chance, None)
            else:
                state = game.copy(self.state)
                game.apply(state, self.action, chance, None)
        except Problem as wanted:
            if wanted.code != "chance-script-bound" or wanted.facts["value"] != NO_DRAW:
                raise
            self.bound = int(str(wanted.facts["bound"]))
            self.player = CHANCE
            return
        self.state = state
        self.action = NO_ACTION
        self.draws = []
        self._ask()

    def _ask(self) -> None:
        actor = self.table.game.actor(self.state)
        self.player = TERMINAL if actor is None else actor


def _restored(table: tuple[str, str, str], document: Json | None, action: int, draws: list[int]) -> Play:
    shared = _load(*table)
    play = Play(shared, None if document is None else shared.game.from_document(document), action, draws)
    if action != NO_ACTION:
        play.proceed()
    return play


class SeatsState(pyspiel.State):
    """A moment of a game: a seat decides, or chance does."""

    def __init__(self, game: "SeatsGame") -> None:
        super().__init__(game)
        self.play = copy.deepcopy(game.opening)

    def current_player(self) -> int:
        return self.play.player

    def is_terminal(self) -> bool:
        return self.play.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - it is always the current player
        return self.play.table.game.canonical(self.play.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.play.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.play.action == NO_ACTION:
            self.play.choose(action)
        else:
            self.play.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.play.table.game.notation.text(action)

    def returns(self) -> list[float]:
        play = self.play
        outcome = play.table.game.outcome(play.state) if play.player == TERMINAL else None
        return list(self.get_game().reward.step(None, (), outcome))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SeatsState":
        """A state that is consistent with what a seat sees; for searches written in Python, such as IS-MCTS."""
        game = self.play.table.game
        view = game.view(self.play.state, player)
        other: SeatsState = self.get_game().new_initial_state()
        other.play = Play(self.play.table, game.guess(view, Chance(str(sampler()))), NO_ACTION, [])
        return other

    def __str__(self) -> str:
        play = self.play
        document = None if play.state is None else play.table.game.document(play.state)
        return json.dumps({"position": document, "action": play.action, "draws": play.draws})


class ViewObserver:
    """What a seat sees: the numbers of the encoding, or its view as a document."""

    def __init__(self, table: LoadedGame, params: dict[str, Any] | None) -> None:
        if params:
            raise Problem("option-unknown", name=next(iter(params)), known="-")
        self._table = table
        self.tensor = np.zeros(table.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SeatsState, player: int) -> None:
        if state.play.state is None:
            self.tensor.fill(0)  # nothing is dealt yet
        else:
            self._table.encoding.write(self._table.game.view(state.play.state, player), self.tensor)

    def string_from(self, state: SeatsState, player: int) -> str:
        if state.play.state is None:
            return ""
        game = self._table.game
        return json.dumps(game.view_document(game.view(state.play.state, player)))


class SeatsGame(pyspiel.Game):
    """A game as OpenSpiel loads it. Each game has its own subclass, made when it is registered."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = dict(params or {})
        with explaining():
            pack, reward = str(settings.pop("pack", "")), str(settings.pop("reward", OUTCOME))
            settings |= _read_seats(settings.pop("seats", 0), settings.pop("players", 0))
            plain_setting("reward", reward, (OUTCOME, *learning_part(self.game_id).end_rewards))
            self.table = _load(self.game_id, " ".join(f"{name}={value}" for name, value in settings.items()), pack)
            self.reward = make_reward(reward, self.table.game, self.table.options.seats)
        self.opening = Play(self.table, None, SETUP, [])
        self.opening.proceed()
        super().__init__(GAME_TYPES[self.game_id], _game_info(self.table, self.reward.bounds), params or {})

    def new_initial_state(self) -> SeatsState:
        return SeatsState(self)

    def max_chance_nodes_in_history(self) -> int:
        return learning_part(self.table.game.id).limits.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> ViewObserver:
        """The observer of views. A view does not hold the history, so there is none with perfect recall."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            with explaining():
                raise Problem("env-information-state")
        return ViewObserver(self.table, params)


def _read_seats(seats: int, players: int) -> dict[str, int]:
    """The setting `seats`. OpenSpiel's own tools say `players` for it; 0 stands for what was not given."""
    if seats and players and seats != players:
        raise Problem("env-players", seats=seats, players=players)
    return {"seats": seats or players} if seats or players else {}


def _game_type(game: AnyGame, parameters: dict[str, object]) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_siegeworks_{game.id}",
        long_name=f"Siegeworks {game.id.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _game_info(table: LoadedGame, bounds: tuple[float, float]) -> Any:
    limits = learning_part(table.game.id).limits
    known = {} if table.game.cooperative else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=table.encoding.actions,
        max_chance_outcomes=limits.faces,
        num_players=table.options.seats,
        min_utility=bounds[0],
        max_utility=bounds[1],
        max_game_length=limits.decisions,
        **known,
    )


GAME_TYPES: dict[str, Any] = {}
"""What OpenSpiel knows of each registered game, by game id."""


def register_games() -> None:
    """Make every game known to OpenSpiel; doing it twice changes nothing."""
    for game_id in environment_ids():
        if game_id in GAME_TYPES:
            continue
        game = load_game(game_id)
        parameters: dict[str, object] = {"seats": 0, "players": 0, "reward": OUTCOME, "pack": ""}
        GAME_TYPES[game_id] = _game_type(game, parameters | dict(game.options({}).settings))
        # OpenSpiel releases it after the interpreter has ended, which crashes with a function but not with a class.
        game_class = type(f"{SeatsGame.__name__}_{game_id}", (SeatsGame,), {"game_id": game_id})
        globals()[game_class.__name__] = game_class  # where pickle looks for it
        pyspiel.register_game(GAME_TYPES[game_id], game_class)


register_games()
