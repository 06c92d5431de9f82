"""Records the golden games of the newest rules on the tests' own content packs.

    PYTHONPATH=tests python -m golden.record

Games of older rules stay as they were recorded.
"""

from pathlib import Path

from castlecards.kit import PACK as CASTLECARDS_PACK
from runedar.kit import PACK as RUNEDAR_PACK
from siegeworks.bots import make_bot
from siegeworks.games import kit_of, load_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.match import Match

HERE = Path(__file__).parent
PACKS = {"runedar": RUNEDAR_PACK, "castlecards": CASTLECARDS_PACK}
INSIDE_ANYTIME = {"magic_move": "inside", "catapult_mercenary": "card", "taking": "anytime"}
GENEROUS = {"conquest": "hand", "castle_posts": "attackable", "king_posts": "action", "gifts": "anyone"}
GAMES: dict[str, tuple[int, dict[str, str], str, str]] = {
    "runedar-solo-easy": (1, {"seats": "1", "difficulty": "easy"}, "greedy", "golden 1"),
    "runedar-two-normal": (1, {"seats": "2", "difficulty": "normal"}, "greedy", "golden 2"),
    "runedar-three-easy-open": (1, {"seats": "3", "difficulty": "easy", "open_hands": "yes"}, "greedy", "golden 3"),
    "runedar-four-epic": (1, {"seats": "4", "difficulty": "epic"}, "random", "golden 4"),
    "runedar-2-solo-easy": (2, {"seats": "1", "difficulty": "easy"}, "greedy", "golden 1"),
    "runedar-2-three-normal": (2, {"seats": "3", "difficulty": "normal"}, "random", "golden 2"),
    "runedar-2-two-house": (2, {"seats": "2", "difficulty": "easy", **INSIDE_ANYTIME}, "greedy", "golden 3"),
    "castlecards-two": (1, {"seats": "2"}, "greedy", "golden two"),
    "castlecards-three": (1, {"seats": "3"}, "greedy", "golden three"),
    "castlecards-four": (1, {"seats": "4"}, "greedy", "golden four"),
    "castlecards-2-two": (2, {"seats": "2"}, "greedy", "golden two"),
    "castlecards-2-three": (2, {"seats": "3"}, "greedy", "golden three"),
    "castlecards-2-four": (2, {"seats": "4"}, "greedy", "golden four"),
    "castlecards-2-any-order": (2, {"seats": "3"}, "random", "golden any order"),
    "castlecards-2-house": (2, {"seats": "3", **GENEROUS}, "random", "golden house"),
}
"""The version of the rules, the settings, the bot of all seats and the seed of each game."""


def game_of(name: str) -> AnyGame:
    """The game of a golden log, with the content and the rules it was played with."""
    game_id = name.partition("-")[0]
    return load_game(game_id, PACKS[game_id], GAMES[name][0])


def main() -> None:
    for name, (rules, settings, bot, seed) in GAMES.items():
        game = game_of(name)
        if rules != kit_of(game.id).rules_versions[-1]:
            continue
        options = game.options(settings)
        names = tuple(f"{bot} {seat + 1}" for seat in range(options.seats))
        match = Match(game, options, names, seed)
        bots = [make_bot(bot, game, f"{seed} {seat}") for seat in range(options.seats)]
        while (seat := match.actor) is not None:
            match.play(seat, bots[seat].choose(game.view(match.state, seat), game.legal(match.state)))
            if match.can_undo(seat) and len(match.log.entries) % 25 == 0:
                match.undo(seat)
        (HERE / f"{name}.siege").write_text(match.log.text(), encoding="utf-8")
        print(name, match.log.outcome)


if __name__ == "__main__":
    main()
