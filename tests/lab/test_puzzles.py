"""The search for puzzles: it finds the course of a known one again, and nothing where choices are equal."""

from siegeworks.games import load_game
from siegeworks.lab.puzzles import Effort, puzzle_at, puzzles_of, recheck
from siegeworks.table.puzzles import open_puzzle, puzzles
from siegeworks.table.scenarios import OpenScenario

QUICK = Effort(simulations=300, tries_of_all=30, tries=150)


def clearest(game: str) -> str:
    """The puzzle whose first choice is better by the widest margin."""
    own = {id_: each.course[0] for id_, each in puzzles().items() if each.position["game"] == game}
    return max(own, key=lambda id_: (own[id_].chance or 0.0) - own[id_].rivals[0][1])


def test_the_best_choice_of_a_known_puzzle_is_found_again() -> None:
    for game in ("runedar", "castlecards"):
        opened = open_puzzle(clearest(game))
        found = puzzle_at(opened.game, opened.states[0], "again", QUICK)
        assert found is not None
        assert found.course[0].choice == opened.scenario.course[0].choice
        assert found.position == opened.scenario.position
        assert recheck(OpenScenario(found, "found"), "once more", QUICK)


def test_a_margin_that_nothing_has_finds_nothing() -> None:
    opened = open_puzzle(clearest("runedar"))
    assert puzzle_at(opened.game, opened.states[0], "again", Effort(least_margin=1.01)) is None
    assert not recheck(opened, "again", Effort(simulations=50, tries_of_all=5, tries=20, least_margin=2.02))


def test_the_same_seed_finds_the_same_puzzles() -> None:
    game = load_game("castlecards")
    options, bots = game.options({"seats": "2"}), ("beginner", "beginner")
    effort = Effort(glance=8, scan_simulations=20, scan_tries=10, simulations=40, tries_of_all=5, tries=30)
    first, second = (list(puzzles_of(game, options, bots, "seed", effort)) for _ in range(2))
    assert first == second
    assert all(OpenScenario(each, "found").judge([step.choice for step in each.course]).solved for each in first)
