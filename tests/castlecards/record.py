"""Records the golden games of Castlecards on the tests' own content pack: `python -m tests.castlecards.record`."""

from pathlib import Path

from siegeworks.bots.castlecards.greedy import best_action
from siegeworks.bots.castlecards.heuristics import Weights
from siegeworks.bots.castlecards.weights import BEGINNER
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.match import Match

HERE = Path(__file__).parent
SIZES = {"two": 2, "three": 3, "four": 4}


def main() -> None:
    game = Castlecards(HERE / "test_pack.toml")
    weights = Weights(BEGINNER)
    for name, seats in SIZES.items():
        seed = f"golden {name}"
        match = Match(game, game.options({"seats": str(seats)}), tuple(f"bot {s}" for s in range(seats)), seed)
        chances = [Chance(f"{seed} {seat}") for seat in range(seats)]
        while (seat := match.actor) is not None:
            legal = game.legal(match.state)
            match.play(seat, best_action(game.view(match.state, seat), legal, chances[seat], weights))
            if match.can_undo(seat) and len(match.log.entries) % 25 == 0:
                match.undo(seat)
        (HERE / f"golden-{name}.siege").write_text(match.log.text(), encoding="utf-8")
        print(name, match.log.outcome)


if __name__ == "__main__":
    main()
