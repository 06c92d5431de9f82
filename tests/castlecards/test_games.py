"""Complete games: the greedy bot, and undo."""

from collections import Counter

from siegeworks.bots.castlecards.greedy import best_action
from siegeworks.bots.castlecards.heuristics import Weights
from siegeworks.bots.castlecards.weights import BEGINNER
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import Choose
from siegeworks.kernel.match import Match

DEFAULT = Castlecards()
WEIGHTS = Weights(BEGINNER)


def player(bot: str, seed: str) -> Choose:
    chance = Chance(seed)
    if bot == "greedy":
        return lambda view, legal: best_action(view, legal, chance, WEIGHTS)
    return lambda _view, legal: legal[chance.below(len(legal))]


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
