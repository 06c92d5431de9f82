"""What the cover of night is worth in Castlecards: `python tools/research/castlecards_nights.py --games 200`.

A bot plays both seats. Whenever it launches an attack on a rival who holds reactions, the same attack is also tried by
day and by night, without the price of a night card: the rival answers as the bot would, and the network judges the
result for the attacker. Prints, for walls, castles and posted cards, attacked with weapons or without, how often that
happens, how many reactions are spent, and what night adds to the chance of winning. Ctrl+C prints what was seen so far.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import Any

from castlecards_manners import Choice, bots_of, choices

from siegeworks.bots import make_bot
from siegeworks.bots.castlecards.part import trained_evaluator
from siegeworks.games import load_game
from siegeworks.games.castlecards.actions import GO
from siegeworks.games.castlecards.frames import GATHER
from siegeworks.games.castlecards.names import ACADEMY_DECK, BACKS, FIRST_ACADEMY, FIRST_WEAPON, HAND_KINDS, LEAST_SEATS
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.frames import top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.statistics import over_deals

EVALUATOR = trained_evaluator(worlds=1)
NIGHT_CELL = 2
"""Where the frame of an attack says whether it is night, in a position document."""
Tried = tuple[float, float]
"""The chance of winning after an attack, and the reactions that it cost the victim."""


def reactions(state: State, seat: int) -> int:
    return int(state.hand_backs[seat * BACKS + ACADEMY_DECK])


def under_cover(game: AnyGame, state: State, night: int) -> State:
    """The same attack by day or by night."""
    document: Any = game.document(state)
    document["frames"][-1]["numbers"][NIGHT_CELL] = night
    moved: State = game.from_document(document)
    return moved


def tried(game: AnyGame, choice: Choice, bot: str, night: int, seed: str) -> Tried:
    """Launch an attack and let the victim answer."""
    state, chance = under_cover(game, choice.state, night), Chance(seed)
    victim, held = choice.victim, reactions(choice.state, choice.victim)
    answering = make_bot(bot, game, child_seed(seed, "answer"))
    game.apply(state, GO, chance, None)
    while state.depth > 1 and (seat := game.actor(state)) is not None:
        game.apply(state, answering.choose(game.view(state, seat), game.legal(state)), chance, None)
    return EVALUATOR.judge(state, choice.seat), float(held - reactions(state, victim))


def attacks(game: AnyGame, bot: str, seed: str) -> Iterator[Choice]:
    """The attacks of a game on a rival who holds reactions, as they are launched."""
    chance = Chance(seed)
    state = game.setup(game.options({"seats": str(LEAST_SEATS)}), chance, None)
    for choice in choices(game, state, bots_of(bot, game, seed, LEAST_SEATS), chance):
        if choice.action == GO and top_kind(choice.state) == GATHER and reactions(choice.state, choice.victim) > 0:
            yield choice


def sort_of(choice: Choice) -> str:
    staged = choice.state.staged[choice.seat * HAND_KINDS : (choice.seat + 1) * HAND_KINDS]
    return f"{choice.target}, {'with' if sum(staged[FIRST_WEAPON:FIRST_ACADEMY]) else 'without'} weapons"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--content", type=Path, help="a content pack to play with instead of the game's own content")
    parser.add_argument("--seed", default="1")
    wish = parser.parse_args()
    game = load_game("castlecards", wish.content)
    seen: dict[str, list[tuple[Tried, Tried]]] = defaultdict(list)
    played = 0
    with suppress(KeyboardInterrupt):
        for number in range(wish.games):
            seed = child_seed(wish.seed, "game", number)
            for place, choice in enumerate(attacks(game, wish.bot, seed)):
                own = child_seed(seed, "tried", place)
                day, night = (tried(game, choice, wish.bot, cover, own) for cover in range(2))
                seen[sort_of(choice)].append((day, night))
            played += 1
    print(f"{wish.bot}, {played} games\n\n| attack | a game | reactions by day | by night | night adds |")
    print("| --- | --- | --- | --- | --- |")
    for sort, pairs in sorted(seen.items()):
        gain = over_deals([(night[0] - day[0], 1.0) for day, night in pairs], -1, 1)
        spent = " | ".join(f"{fmean(pair[cover][1] for pair in pairs):.2f}" for cover in range(2))
        print(f"| {sort} | {len(pairs) / max(played, 1):.2f} | {spent} | {gain.percent()} |")


if __name__ == "__main__":
    main()
