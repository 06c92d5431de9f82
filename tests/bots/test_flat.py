"""The flat bot: its choices are legal and repeatable, keep the budget, and depend on nothing hidden."""

import pytest

from siegeworks.bots import check_bot, check_installed_bot, make_bot
from siegeworks.bots.budget import Budget, Spending, parse_budget
from siegeworks.games import built_in_kits
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from support.games import LOADED

from .kit import tick_per_simulation


def positions(game: AnyGame, seats: int, most: int):  # type: ignore[no-untyped-def]
    """States of a game that greedy bots play, each with the seat that decides."""
    chance = Chance(f"flat {seats}")
    state = game.setup(game.options({"seats": str(seats)}), chance, None)
    bots = [make_bot("greedy", game, f"greedy {seat}") for seat in range(seats)]
    for _ in range(most):
        seat = game.actor(state)
        if seat is None:
            return
        yield state, seat
        game.apply(state, bots[seat].choose(game.view(state, seat), game.legal(state)), chance, None)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_choices_are_legal_repeatable_and_blind(game_id: str) -> None:
    """Two different states with the same view give the same legal choice with the same seed."""
    game = LOADED[game_id]
    doubt = Chance("other worlds")
    for seats in (2, 3, 4):
        for state, seat in positions(game, seats, 120):
            legal = game.legal(state)
            other = game.guess(game.view(state, seat), doubt)
            choices = {
                make_bot("flat:20", game, "fresh").choose(game.view(world, seat), legal)
                for world in (state, other, state)
            }
            assert len(choices) == 1
            assert choices <= set(legal)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_whole_games_are_the_same_again(game_id: str) -> None:
    game = LOADED[game_id]

    def play() -> str:
        chance = Chance("again")
        state = game.setup(game.options({"seats": "2"}), chance, None)
        bots = [make_bot("flat:8", game, f"flat {seat}") for seat in range(2)]
        while (seat := game.actor(state)) is not None:
            game.apply(state, bots[seat].choose(game.view(state, seat), game.legal(state)), chance, None)
        return str(game.document(state))

    assert play() == play()


class Counting:
    """A game that counts the calls of `guess`."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.id = game.id
        self.apply = game.apply
        self.guesses = 0

    def guess(self, view: object, chance: Chance) -> object:
        self.guesses += 1
        return self._game.guess(view, chance)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_number_of_simulations_is_kept_exactly(game_id: str) -> None:
    game = LOADED[game_id]
    for state, seat in positions(game, 2, 30):
        counting = Counting(game)
        legal = game.legal(state)
        make_bot("flat:17", counting, "count").choose(game.view(state, seat), legal)  # type: ignore[arg-type]
        assert counting.guesses == (17 if len(legal) > 1 else 0)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_milliseconds_are_kept(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every simulation takes a millisecond, 40 are made in 40 milliseconds."""
    game = LOADED[game_id]
    state, seat = next((state, seat) for state, seat in positions(game, 2, 50) if len(game.legal(state)) > 1)
    counting = Counting(game)
    tick_per_simulation(monkeypatch)
    make_bot("flat:40ms", counting, "time").choose(game.view(state, seat), game.legal(state))  # type: ignore[arg-type]
    assert counting.guesses == 40


def test_the_better_of_two_clear_actions_is_chosen() -> None:
    """Against a random rival the flat bot wins nearly always."""
    game = LOADED["castlecards"]
    won = 0
    for number in range(6):
        chance = Chance(f"clear {number}")
        state = game.setup(game.options({"seats": "2"}), chance, None)
        bots = [make_bot("flat:60", game, f"flat {number}"), make_bot("random", game, f"random {number}")]
        while (seat := game.actor(state)) is not None:
            game.apply(state, bots[seat].choose(game.view(state, seat), game.legal(state)), chance, None)
        outcome = game.outcome(state)
        won += outcome is not None and outcome.winners == (0,)
    assert won >= 5


def test_budgets_are_read_from_names() -> None:
    assert parse_budget("flat:400") == Budget(simulations=400)
    assert parse_budget("flat:50ms") == Budget(milliseconds=50)
    assert parse_budget("flat:1") == Budget(simulations=1)


@pytest.mark.parametrize(
    "name",
    ["flat", "flat:", "flat:0", "flat:0ms", "flat:-5", "flat:x", "flat:1.5", "flat:5s", "flat:5 ms", "flat:٥",
     "flat:1000001", "flat:60001ms", "flat:99999999999999", "flat:5:5", "flat:5ms "],
)  # fmt: skip
def test_budgets_that_cannot_be_used_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="bot-budget") as refused:
        make_bot(name, LOADED["runedar"], "1")
    for language in LANGUAGES:
        sentence = Speech(language).explain(refused.value)
        assert name in sentence
        assert sentence.endswith(".")


@pytest.mark.parametrize("name", ["oracle:400", "greedy:400", "", ":400"])
def test_only_bots_that_search_have_budgets(name: str) -> None:
    with pytest.raises(Problem, match="bot-unknown"):
        check_bot(name, "runedar")


def test_no_table_seats_a_bot_with_a_budget() -> None:
    """Otherwise a guest could name any budget, and everybody would wait."""
    with pytest.raises(Problem, match="bot-unknown"):
        check_installed_bot("flat:400", "runedar")


def test_the_first_simulation_is_always_made(monkeypatch: pytest.MonkeyPatch) -> None:
    tick_per_simulation(monkeypatch)
    spending = Spending(Budget(milliseconds=1))
    assert spending.goes_on(0)
    assert not spending.goes_on(1)
    counted = Spending(Budget(simulations=2))
    assert [counted.goes_on(made) for made in range(4)] == [True, True, False, False]
