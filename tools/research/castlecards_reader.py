"""What predictable night attacks cost the expert of Castlecards: `python tools/research/castlecards_reader.py`.

A reader plays like the expert, but takes every night attack of its rival for one that comes through unless it reacts:
of the worlds it can imagine it keeps only those in which that is so, and answers what is best in them. Reader and
expert play the same deals from both seats; if the reader wins no more than half, there is little to read.
Ctrl+C prints what was played so far.
"""

import argparse
from contextlib import suppress
from itertools import combinations, islice

from castlecards_manners import Choice, bots_of, choices, falls

from siegeworks.bots import make_bot
from siegeworks.bots.castlecards.part import trained_evaluator
from siegeworks.games import load_game
from siegeworks.games.castlecards.actions import ADD, DONE
from siegeworks.games.castlecards.frames import REACT
from siegeworks.games.castlecards.names import FIRST_ACADEMY, HAND_KINDS, LEAST_SEATS, RUNNING
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.view import View
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.frames import top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.statistics import over_deals

EVALUATOR = trained_evaluator(worlds=1)
WORLDS = 20
TRIES = 400
"""Worlds imagined at most to find those in which the attack comes through."""


class Reader:
    """The expert, but for its answers to night attacks."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._expert = make_bot("expert", game, seed)
        self._own = Chance(child_seed(seed, "reader"))
        self._planned: list[int] = []
        self.read = 0

    def choose(self, view: View, legal: list[int]) -> int:
        if not self._planned and len(legal) > 1:
            self._planned = self._answer(view)
        return self._planned.pop(0) if self._planned else self._expert.choose(view, legal)

    def _answer(self, view: View) -> list[int]:
        """The best reaction to a night attack that comes through without one; nothing at any other decision."""
        choice = Choice(view.seen, view.seat, DONE)
        if top_kind(view.seen) != REACT or choice.time != "night":
            return []
        guesses = (self._game.guess(view, self._own) for _ in range(TRIES))
        worlds = list(islice((world for world in guesses if falls(self._game, world, [])), WORLDS))
        if not worlds:
            return []
        self.read += 1
        cards = choice.cards(FIRST_ACADEMY, HAND_KINDS)
        sets = sorted({some for count in range(len(cards) + 1) for some in combinations(cards, count)})
        best = max(sets, key=lambda some: self._worth(worlds, some, view.seat))
        return [*(ADD + card for card in best), DONE]

    def _worth(self, worlds: list[State], cards: tuple[int, ...], seat: int) -> float:
        """How likely the seat is to win after a reaction, in the mean over worlds."""
        total = 0.0
        for world in worlds:
            after = self._game.copy(world)
            for action in [*(ADD + card for card in cards), DONE]:
                self._game.apply(after, action, self._own, None)
            won = after.result != RUNNING
            total += float(after.winner == seat) if won else EVALUATOR.judge(after, seat)
        return total / len(worlds)


def play(game: AnyGame, seed: str, place: int) -> tuple[float, int]:
    """One game with the reader on a seat: whether it won, and how many attacks it read."""
    chance = Chance(seed)
    state: State = game.setup(game.options({"seats": str(LEAST_SEATS)}), chance, None)
    reader = Reader(game, child_seed(seed, "bot", place))
    bots = bots_of("expert", game, seed, LEAST_SEATS)
    bots[place] = reader
    for _ in choices(game, state, bots, chance):
        pass
    return (0.5 if state.winner < 0 else float(state.winner == place)), reader.read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    wish = parser.parse_args()
    game = load_game("castlecards")
    deals: list[tuple[float, float]] = []
    read = 0
    with suppress(KeyboardInterrupt):
        for number in range(wish.games // LEAST_SEATS):
            both = [play(game, child_seed(wish.seed, "game", number), place) for place in range(LEAST_SEATS)]
            deals.append((sum(won for won, _ in both), LEAST_SEATS))
            read += sum(each for _, each in both)
    print(f"{LEAST_SEATS * len(deals)} games, {read} night attacks read")
    print(f"the reader won {over_deals(deals, 0, 1).percent()}")


if __name__ == "__main__":
    main()
