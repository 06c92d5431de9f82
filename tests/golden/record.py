"""Records the golden games on the tests' own content packs: `PYTHONPATH=tests python -m golden.record`."""

from pathlib import Path

from castlecards.kit import GAME as CASTLECARDS
from runedar.kit import GAME as RUNEDAR
from siegeworks.bots import make_bot
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.match import Match

HERE = Path(__file__).parent
PACKS: dict[str, AnyGame] = {"runedar": RUNEDAR, "castlecards": CASTLECARDS}
GAMES = {
    "runedar-solo-easy": ({"seats": "1", "difficulty": "easy"}, "greedy", "golden 1"),
    "runedar-two-normal": ({"seats": "2", "difficulty": "normal"}, "greedy", "golden 2"),
    "runedar-three-easy-open": ({"seats": "3", "difficulty": "easy", "open_hands": "yes"}, "greedy", "golden 3"),
    "runedar-four-epic": ({"seats": "4", "difficulty": "epic"}, "random", "golden 4"),
    "castlecards-two": ({"seats": "2"}, "greedy", "golden two"),
    "castlecards-three": ({"seats": "3"}, "greedy", "golden three"),
    "castlecards-four": ({"seats": "4"}, "greedy", "golden four"),
}


def game_of(name: str) -> AnyGame:
    """The game of a golden log, with the content it was played on."""
    return PACKS[name.partition("-")[0]]


def main() -> None:
    for name, (settings, bot, seed) in GAMES.items():
        game = game_of(name)
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
