"""Records the golden games of The Siege of Runedar on the tests' own content pack."""

from pathlib import Path

from siegeworks.bots import make_bot
from siegeworks.games.runedar.game import Runedar
from siegeworks.kernel.match import Match

HERE = Path(__file__).parent
GAMES = {
    "runedar-solo-easy": ({"seats": "1", "difficulty": "easy"}, "greedy", "golden 1"),
    "runedar-two-normal": ({"seats": "2", "difficulty": "normal"}, "greedy", "golden 2"),
    "runedar-three-easy-open": ({"seats": "3", "difficulty": "easy", "open_hands": "yes"}, "greedy", "golden 3"),
    "runedar-four-epic": ({"seats": "4", "difficulty": "epic"}, "random", "golden 4"),
}


def main() -> None:
    game = Runedar(HERE.parent / "runedar" / "test_pack.toml")
    for name, (settings, bot, seed) in GAMES.items():
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
