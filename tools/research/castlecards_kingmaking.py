"""Whether bots make others king in Castlecards: `python tools/research/castlecards_kingmaking.py --games 30`.

Plays wars of three of one bot on all seats (those of `siegeworks sim` with the same seed). Whenever a living seat is
asked for support that alone decides whether a castle falls and two are left, both answers are rehearsed: the one it
gave and the other one, in the same worlds that it could imagine, each played to the end. Prints how often the asked
seat won after what it chose and after the other answer. Ctrl+C prints what was seen so far.
"""

import argparse
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from castlecards_manners import Choice, bots_of, choices, falls

from siegeworks.games import load_game
from siegeworks.games.castlecards.actions import ADD, DONE
from siegeworks.games.castlecards.frames import SUPPORT, AttackFrame
from siegeworks.games.castlecards.names import CASTLE, FIRST_ACADEMY, LEAST_SEATS
from siegeworks.games.castlecards.rules.fortress import castles_standing, is_living
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.frames import top, top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.statistics import over_deals

SEATS = LEAST_SEATS + 1
CLEAR = 0.25
"""A choice that costs the seat more than this share of the rehearsed wars is called a clear mistake."""


@dataclass
class Case:
    """One request for support: what the seat did, and how often it won after that and after the other answer."""

    helped: bool
    chosen: float
    other: float


@dataclass
class Rehearsals:
    """The cases of all games, and the means to judge them."""

    game: AnyGame
    bot: str
    worlds: int
    cases: list[Case] = field(default_factory=list)

    def look(self, choice: Choice) -> None:
        """Judge a choice before it is carried out, if it makes a castle fall or not."""
        cards = needed(self.game, choice)
        if not cards:
            return
        helped = choice.action != DONE
        with_help = self._won(choice, [*(ADD + card for card in cards), DONE])
        without = self._won(choice, [DONE])
        self.cases.append(Case(helped, with_help, without) if helped else Case(helped, without, with_help))

    def _won(self, choice: Choice, answer: list[int]) -> float:
        """The share of imagined wars that the asked seat wins after an answer."""
        wins = 0.0
        view = self.game.view(choice.state, choice.seat)
        for world in range(self.worlds):
            seed = child_seed("rehearsal", len(self.cases), world)
            state = self.game.guess(view, Chance(seed))
            chance = Chance(child_seed(seed, "game"))
            for action in answer:
                self.game.apply(state, action, chance, None)
            for _ in choices(self.game, state, bots_of(self.bot, self.game, seed, SEATS), chance):
                pass
            wins += state.winner == choice.seat
        return wins / self.worlds


def needed(game: AnyGame, choice: Choice) -> list[int]:
    """The fewest, strongest cards by which a living third seat makes a castle fall by day; none where it cannot."""
    state = choice.state
    if top_kind(state) != SUPPORT or top(state, AttackFrame).target != CASTLE or choice.time == "night":
        return []
    if castles_standing(state) != SEATS or not is_living(state, choice.seat) or state.staged_count[choice.seat]:
        return []
    if falls(game, state, []):
        return []
    swords = state.content.swords
    strongest = sorted(choice.cards(0, FIRST_ACADEMY), key=lambda card: -swords[card])
    sets = (sorted(strongest[:count]) for count in range(1, len(strongest) + 1))
    return next((cards for cards in sets if falls(game, state, cards)), [])


def play(game: AnyGame, rehearsals: Rehearsals, bot: str, seed: str) -> None:
    chance = Chance(seed)
    state: State = game.setup(game.options({"seats": str(SEATS)}), chance, None)
    for choice in choices(game, state, bots_of(bot, game, seed, SEATS), chance):
        rehearsals.look(choice)


def told(cases: list[Case]) -> Iterator[str]:
    """What was chosen against what was not, as Markdown."""
    yield "| the asked seat | requests | won after that | after the other answer | difference (95 %) | clear mistakes |"
    yield "| --- | --- | --- | --- | --- | --- |"
    helps = [case for case in cases if case.helped]
    refuses = [case for case in cases if not case.helped]
    for name, some in (("helps", helps), ("refuses", refuses), ("either", cases)):
        if some:
            yield row(name, some)


def row(name: str, cases: list[Case]) -> str:
    chosen = 100 * sum(case.chosen for case in cases) / len(cases)
    other = 100 * sum(case.other for case in cases) / len(cases)
    gain = over_deals([(case.chosen - case.other, 1.0) for case in cases], -1.0, 1.0)
    mistakes = sum(case.other - case.chosen > CLEAR for case in cases)
    return f"| {name} | {len(cases)} | {chosen:.1f} % | {other:.1f} % | {gain.points()} | {mistakes} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert", help="who plays the wars")
    parser.add_argument("--rehearse", default="steady", help="who plays the imagined ones")
    parser.add_argument("--worlds", type=int, default=24, help="imagined wars for each answer")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="1")
    wish = parser.parse_args()
    game = load_game("castlecards")
    rehearsals = Rehearsals(game, wish.rehearse, wish.worlds)
    played = 0
    with suppress(KeyboardInterrupt):
        for number in range(wish.games):
            play(game, rehearsals, wish.bot, child_seed(wish.seed, "game", number))
            played += 1
    print(f"{wish.bot}, {played} wars of three, {wish.worlds} imagined wars for each answer\n")
    print("\n".join(told(rehearsals.cases)))


if __name__ == "__main__":
    main()
