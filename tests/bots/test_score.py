"""The score of a win, such as gold: it decides between actions that are equally likely to win, and nothing else."""

from typing import Any

import pytest

from runedar import kit as runedar
from siegeworks.bots import make_bot
from siegeworks.bots.coach import CoachedBot
from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.search import SCORE_WEIGHT, Tree
from siegeworks.games.runedar.names import START_GOLD
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from support.games import LOADED, open_decisions


class Choices:
    """An evaluator of one decision: after each action the chance of winning and the share of the score are known."""

    seat = 0
    """It stands for the view too."""

    def __init__(self, *results: tuple[float, float]) -> None:
        self.results = results

    def root_scores(self, _view: Any, legal: list[int], _chance: Chance) -> list[float]:
        return [0.0 for _ in legal]

    def guess(self, _view: Any, _chance: Chance) -> list[int]:
        return []

    def actor(self, _state: list[int]) -> int:
        return 0

    def at_stake(self, chance: float) -> float:
        return 4 * chance * (1 - chance)

    def step(self, state: list[int], action: int, _chance: Chance) -> bool:
        state.append(action)
        return True

    def values(self, state: list[int], _chance: Chance, _seat: int) -> list[float]:
        return [self.results[state[0]][0]]

    def score_kept(self, state: list[int]) -> float:
        return self.results[state[0]][1]


def decided(*results: tuple[float, float], simulations: int = 200) -> Tree:
    choices = Choices(*results)
    tree = Tree(choices, choices, list(range(len(results))), Chance("score"))
    for _ in range(simulations):
        tree.simulate(-1)
    return tree


@pytest.mark.parametrize("chance", [1.0, 0.95, 0.5])
@pytest.mark.parametrize("kept", [(0.4, 0.6, 0.5), (0.6, 0.4, 0.5)])
def test_of_equal_chances_the_one_that_keeps_more_is_taken(chance: float, kept: tuple[float, ...]) -> None:
    assert decided(*((chance, share) for share in kept)).ranking()[0] == kept.index(0.6)


@pytest.mark.parametrize("chance", [1.0, 0.9, 0.5])
def test_the_whole_score_does_not_outweigh_a_real_difference(chance: float) -> None:
    lower = chance - SCORE_WEIGHT - 0.02
    assert decided((lower, 1.0), (chance, 0.0)).ranking()[0] == 1


def test_chances_are_shown_without_the_score() -> None:
    tree = decided((0.75, 0.25), (0.75, 1.0))
    assert [tree.chance_of(place) for place in range(2)] == [0.75, 0.75]


def test_gold_is_the_score_in_runedar_and_a_war_has_none() -> None:
    evaluator = trained_evaluator("runedar")
    assert [evaluator.score_kept(runedar.table(gold=gold).state) for gold in (START_GOLD, 5)] == [1.0, 0.25]
    game = LOADED["castlecards"]
    state = next(open_decisions(game, 2, "score")).state
    assert trained_evaluator("castlecards").score_kept(state) == 1.0


@pytest.mark.parametrize(
    ("goblin", "place", "hand"),
    [
        ("rubble_5", "entrance", "pick knife"),
        ("fixed_5", "foundry", "club knife pick shield"),
        ("rubble_5", "foundry", "club knife pick shield saw"),
        ("rubble_5", "carpenter", "club knife pick shield saw"),
    ],
)
@pytest.mark.parametrize("player", ["steady", "expert", "coach"])
def test_nothing_is_spent_on_a_turn_that_cards_win(player: str, goblin: str, place: str, hand: str) -> None:
    """A mercenary would win at once for 5 of 8 nuggets; cards win in the same turn, most of them after a move."""
    scene = runedar.table(dwarf=place, hand=hand, goblins=goblin, gold=8, for_hire="goblin")
    assert scene.offers("hire") == ["hire goblin 1"]
    assert scene.fork().play("hire goblin 1").outcome() == "winners=0,1 reason=won score=3"
    game: AnyGame = scene.game
    bot = CoachedBot(game, "spare") if player == "coach" else make_bot(player, game, "spare")
    chance = Chance("spare")
    while (seat := game.actor(scene.state)) is not None:
        assert scene.state.active == 0
        game.apply(scene.state, bot.choose(game.view(scene.state, seat), game.legal(scene.state)), chance, None)
    assert scene.outcome() == "winners=0,1 reason=won score=8"
