"""Whole games: the contract of the kernel, the greedy bot, and a golden game as readable text."""

from collections import Counter
from pathlib import Path

import pytest

from siegeworks.bots.castlecards.greedy import best_action
from siegeworks.bots.castlecards.heuristics import Weights
from siegeworks.bots.castlecards.weights import BEGINNER
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import Choose, play_and_check
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, replay, resume, verify

from .kit import GAME

DEFAULT = Castlecards()
GOLDEN = sorted(Path(__file__).parent.glob("golden-*.siege"))
WEIGHTS = Weights(BEGINNER)


def player(bot: str, seed: str) -> Choose:
    chance = Chance(seed)
    if bot == "greedy":
        return lambda view, legal: best_action(view, legal, chance, WEIGHTS)
    return lambda _view, legal: legal[chance.below(len(legal))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_keep_the_contract(bot: str, seats: int) -> None:
    for number in range(4 if bot == "random" else 8):
        options = DEFAULT.options({"seats": str(seats)})
        played = play_and_check(DEFAULT, options, f"{bot} {seats} {number}", player(bot, str(number)))
        assert played.match.outcome is not None


def winner_of(seats: int, bots: list[str], number: int) -> int | None:
    chance = Chance(f"duel {number}")
    state = DEFAULT.setup(DEFAULT.options({"seats": str(seats)}), chance, None)
    players = [player(bot, f"{number} {seat}") for seat, bot in enumerate(bots)]
    decisions = 0
    while (seat := DEFAULT.actor(state)) is not None:
        DEFAULT.apply(state, players[seat](DEFAULT.view(state, seat), DEFAULT.legal(state)), chance, None)
        decisions += 1
        assert decisions < 5_000
    return state.winner if state.winner >= 0 else None


def test_greedy_beats_random() -> None:
    wins = Counter(winner_of(2, ["greedy", "random"], number) for number in range(60))
    assert wins[0] >= 54


def test_greedy_games_of_all_sizes_end() -> None:
    for seats in (2, 3, 4):
        for number in range(20):
            winner_of(seats, ["greedy"] * seats, number)


def test_there_are_golden_games() -> None:
    assert [path.stem for path in GOLDEN] == ["golden-four", "golden-three", "golden-two"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_line_by_line(path: Path) -> None:
    """From its draws, from its seed, and as a match that goes on: always the same digests."""
    text = path.read_text(encoding="utf-8")
    log = parse_log(text, path.name)
    assert log.text() == text
    assert sum(1 for _ in replay(GAME, log)) == len(log.entries)
    assert verify(GAME, log) > 100
    assert log.seed is not None
    assert resume(GAME, log, log.seed).log.text() == text


def test_a_card_laid_out_can_be_taken_back_a_card_drawn_cannot() -> None:
    match = Match(DEFAULT, DEFAULT.options({"seats": "2"}), ("a", "b"), "undo 1")
    attack = None
    seat = -1
    while attack is None:
        seat = match.actor if match.actor is not None else -1
        legal = [DEFAULT.notation.text(action) for action in DEFAULT.legal(match.state)]
        attack = next((text for text in legal if text.startswith("attack")), None)
        match.play(seat, DEFAULT.notation.parse(attack or legal[-1]))
        assert match.can_undo(seat) == (attack is not None)
    assert match.can_undo(seat)
    before = match.state
    match.undo(seat)
    assert match.state is not before
    assert DEFAULT.why_not(match.state, DEFAULT.notation.parse(attack)) is None
