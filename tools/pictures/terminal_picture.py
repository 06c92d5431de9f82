"""Draws docs/pictures/terminal.svg: the terminal game in the middle of a siege, as a person sees it."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from siegeworks.bots import make_bot
from siegeworks.cli.part import make_face
from siegeworks.cli.terminal import STYLES, Line
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import Header, Log

TARGET = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
WIDTH = 100
TURN = 15
SEED = "picture 4"


def main() -> None:
    game = load_game("runedar")
    chance = Chance(SEED)
    state = game.setup(game.options({"seats": "3", "difficulty": "easy"}), chance, None)
    bots = [make_bot("greedy", game, f"{SEED} {seat}") for seat in range(3)]
    while state.turn < TURN or not any(
        game.notation.text(action).endswith("move chamber") for action in game.legal(state)
    ):
        seat = state.active
        game.apply(state, bots[seat].choose(game.view(state, seat), game.legal(state)), chance, None)
    header = Header(game.id, game.rules_version, game.content_digest, "", ("Ana", "Borin", "Cyra"), "")
    face = make_face(game, Speech("en", "runedar"), Log(header))
    view = game.view(state, state.active)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)

    def show(lines: list[Line]) -> None:
        for line in lines:
            console.print(Text.assemble(*((words, STYLES.get(style, "")) for words, style in line)), soft_wrap=True)

    show(face.header(view))
    console.print(Text("! " + " · ".join(face.threats(view))))
    show(face.board(view, WIDTH))
    console.print(Text(face.question(view), STYLES["question"]))
    show(face.choices(view, game.legal(state), WIDTH, compact=False).lines)
    TARGET.write_text(_self_contained(console.export_svg(title="siegeworks play runedar")), encoding="utf-8")


def _self_contained(svg: str) -> str:
    """Without fonts from elsewhere: the reader's own monospace font will do."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    main()
