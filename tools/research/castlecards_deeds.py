"""What a deed of Castlecards is worth where it can be done, and whether bots see it.

    python tools/research/castlecards_deeds.py --deeds attack_posted,unpost --games 500
    python tools/research/castlecards_deeds.py --deeds post --seats 4 --opening --games 500

In each game one turn is drawn in which a seat can do the deed (a capability of `siegeworks depth`) or something else;
with `--opening` it is the first one. From there the game is played to its end twice with the same random numbers, once
with the best action that is the deed and once with the best other one, both as `--judge` sees them. Prints how often
the seat won either way: where the judge would have done the deed, and where it would not. A deed that gains where it
would be left undone is one that bots are blind to. Ctrl+C prints what was seen so far.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from castlecards_manners import bots_of, choices

from siegeworks.bots import make_bot
from siegeworks.games import load_game
from siegeworks.games.castlecards.frames import TURN
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.frames import top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.castlecards.capabilities import CAPABILITIES
from siegeworks.lab.part import Capability
from siegeworks.lab.statistics import Share, over_deals


@dataclass(frozen=True, slots=True)
class Question:
    """How a deed is looked at: who plays, who judges, with how many seats, only as an opening or at any time."""

    bot: str
    judge: str
    seats: str
    opening: bool


@dataclass(frozen=True, slots=True)
class Tried:
    """A turn in which a deed was possible: whether the judge would do it, and who won with it and without it."""

    wanted: bool
    won_with: bool
    won_without: bool


def turns(game: AnyGame, ask: Question, deed: Capability, seed: str) -> Iterator[State]:
    """The turns of a game in which the deed can be done, and something else."""
    chance = Chance(seed)
    state = game.setup(game.options({"seats": ask.seats}), chance, None)
    for choice in choices(game, state, bots_of(ask.bot, game, seed, state.seats), chance):
        if top_kind(choice.state) == TURN and len({deed.forbids(state, each) for each in game.legal(state)}) > 1:
            yield game.copy(choice.state)
        if ask.opening:
            return


def drawn(states: Iterator[State], own: Chance) -> State | None:
    """One of the states, each as likely as the others."""
    kept = None
    for place, state in enumerate(states):
        if own.below(place + 1) == 0:
            kept = state
    return kept


def wins(game: AnyGame, state: State, action: int, bot: str, seed: str) -> bool:
    """Whether the seat that decides wins when it does this and all play on."""
    ahead: State = game.copy(state)
    seat, chance = game.actor(ahead), Chance(child_seed(seed, "after"))
    bots = bots_of(bot, game, child_seed(seed, "on"), ahead.seats)
    game.apply(ahead, action, chance, None)
    for _ in choices(game, ahead, bots, chance):
        pass
    outcome = game.outcome(ahead)
    return outcome is not None and seat in outcome.winners


def tried(game: AnyGame, ask: Question, deed: Capability, seed: str) -> Tried | None:
    """A turn of a game with the deed and without it; None if the game has no such turn."""
    state = drawn(turns(game, ask, deed, seed), Chance(child_seed(seed, "drawn")))
    if state is None:
        return None
    legal = game.legal(state)
    view = game.view(state, state.active)
    such = [action for action in legal if deed.forbids(state, action)]
    others = [action for action in legal if action not in such]
    wanted, best, other = (
        make_bot(ask.judge, game, child_seed(seed, "judge")).choose(view, among) for among in (legal, such, others)
    )
    results = [wins(game, state, action, ask.bot, seed) for action in (best, other)]
    return Tried(wanted in such, *results)


def rows_of(name: str, found: list[Tried]) -> Iterator[str]:
    """The table's rows of a deed."""
    for label, some in (
        ("would be done", [each for each in found if each.wanted]),
        ("would not", [each for each in found if not each.wanted]),
        ("either", found),
    ):
        if not some:
            yield f"| {name} | {label} | 0 | – | – | – |"
            continue
        with_it = Share(sum(e.won_with for e in some), len(some))
        without = Share(sum(e.won_without for e in some), len(some))
        gain = over_deals([(e.won_with - e.won_without, 1.0) for e in some], -1, 1)
        yield f"| {name} | {label} | {len(some)} | {with_it.percent()} | {without.percent()} | {gain.points()} |"


def main() -> None:
    known = {deed.name: deed for deed in CAPABILITIES}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deeds", default="post", help=f"separated by commas: {', '.join(known)}")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", default="2")
    parser.add_argument("--opening", action="store_true", help="only the first decision of each game")
    parser.add_argument("--bot", default="steady", help="who plays all seats")
    parser.add_argument("--judge", default="expert", help="who chooses the deed, and what is done instead")
    parser.add_argument("--content", type=Path, help="a content pack to play with instead of the game's own content")
    parser.add_argument("--seed", default="1")
    wish = parser.parse_args()
    if unknown := set(wish.deeds.split(",")) - set(known):
        parser.error(f"no such deeds: {', '.join(sorted(unknown))}")
    game = load_game("castlecards", wish.content)
    ask = Question(wish.bot, wish.judge, wish.seats, wish.opening)
    found: dict[str, list[Tried]] = defaultdict(list)
    with suppress(KeyboardInterrupt):
        for number in range(wish.games):
            for name in wish.deeds.split(","):
                result = tried(game, ask, known[name], child_seed(wish.seed, "game", number))
                if result is not None:
                    found[name].append(result)
    print(f"{wish.bot}, {wish.seats} seats, judged by {wish.judge}\n")
    print("| deed | the judge | turns | won with it | won without | difference, points |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in wish.deeds.split(","):
        print("\n".join(rows_of(name, found[name])))


if __name__ == "__main__":
    main()
