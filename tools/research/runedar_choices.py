"""What bots did in kept games of Runedar: `python tools/research/runedar_choices.py FOLDER`.

FOLDER is one that `siegeworks sim runedar --out FOLDER` or `siegeworks calibrate runedar --out FOLDER` wrote. For each
difficulty, all seats together: how often games are won, how they are lost, the gold that won games save, the upgrades
taken and from which decks, and the share of games in which each mercenary is hired.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from siegeworks.games import load_game
from siegeworks.games.runedar import names
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.runs.dataset import read
from siegeworks.lab.statistics import Share

COLUMNS = ("seats", "difficulty", "winners", "reason", "score", "uses")
HEADINGS = (
    *("difficulty", "games", "won", "gold saved", "lost by, %"),
    *("upgrades a seat", "decks, %", "hired in, %", "rarest upgrade"),
)
Game = dict[str, Any]


def decks(game: AnyGame) -> dict[str, str]:
    """The deck of each upgrade, by its id."""
    ids = game.tables.card_ids[names.STARTING_CARDS : names.DWARF_CARDS]
    sizes = (names.YELLOW_CARDS, names.GREY_CARDS, names.RED_CARDS)
    deck_names = (deck for deck, size in zip(names.DECK_NAMES, sizes, strict=True) for _ in range(size))
    return dict(zip(ids, deck_names, strict=True))


def line(difficulty: str, games: list[Game], deck_of: dict[str, str]) -> str:
    """The row of a difficulty."""
    won = [each for each in games if each["winners"]]
    lost = Counter(each["reason"] for each in games if not each["winners"])
    taken: Counter[str] = Counter()
    hired: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for each in games:
        uses = dict(each["uses"])
        for card, deck in deck_of.items():
            count = uses.get(f"upgrade {card}", 0)
            taken[deck] += count
            cards[card] += bool(count)
        hired.update(name for name in names.MERCENARY_NAMES if uses.get(f"mercenary {name}", 0))
    seats = sum(each["seats"] for each in games)
    cells = [
        difficulty,
        str(len(games)),
        Share(len(won), len(games)).percent(),
        f"{sum(each['score'] for each in won) / max(1, len(won)):.1f}",
        shares(lost.items(), sum(lost.values())),
        f"{taken.total() / seats:.1f}",
        shares(((deck, taken[deck]) for deck in names.DECK_NAMES), taken.total()),
        shares(((name, hired[name]) for name in names.MERCENARY_NAMES), len(games)),
        f"{min(cards, key=cards.__getitem__)} {100 * min(cards.values()) / len(games):.1f} %",
    ]
    return f"| {' | '.join(cells)} |"


def shares(counts: Iterable[tuple[str, int]], of: int) -> str:
    return " · ".join(f"{name} {100 * count / max(1, of):.0f}" for name, count in counts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    try:
        games = read(parser.parse_args().folder, COLUMNS).to_pylist()
    except Problem as problem:
        parser.error(Speech("en").explain(problem))
    deck_of = decks(load_game("runedar"))
    print(f"| {' | '.join(HEADINGS)} |")
    print(f"|{' --- |' * len(HEADINGS)}")
    order = list(dict.fromkeys(each["difficulty"] for each in games))
    for difficulty in order:
        print(line(difficulty, [each for each in games if each["difficulty"] == difficulty], deck_of))
    if len(order) > 1:
        print(line("together", games, deck_of))


if __name__ == "__main__":
    main()
