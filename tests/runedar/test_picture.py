"""The text picture of the fortress, in every size and language."""

import pytest

from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.picture import Labels, Line, picture, picture_width
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance

from .kit import Scene, drawn, table

NARROW = 57


def shown(scene: Scene, width: int = NARROW, language: str = "en") -> str:
    labels = Labels(Speech(language, "runedar").say, scene.game.tables, language)
    lines = picture(scene.game.view(scene.state, 0).seen, labels, width)
    return "\n".join(text_of(line) for line in lines)


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def test_a_quiet_fortress() -> None:
    assert shown(table(dwarves="chamber west_tower")) == drawn("""
                                 Field
             ╔W tower╤═══════ Tannery Wall ════════╤E tower╗
             ║  [B]  │                             │       ║
             ╟ Wall ─┼──── Tannery leather 10 ─────┼ Wall ─╢
             ║       │                             │       ║
        Field║       ├Carpenter┬ Chamber ┬ Foundry ┤       ║Field
             ║       │ wood 10 │ gold 20 │metal 10 │       ║
             ║       │         │   [A]   │         │       ║
             ╟T tower┼──── Tunnel Entrance ▒6 ─────┤       ║
             ║       │                             │       ║
             ╚═══════╧═══ tunnel ▓1 ▓2 ▓3 ▓4 ▓5 ═══╧═══════╝
        """)


def test_a_fortress_in_trouble() -> None:
    scene = table(
        seats=4,
        dwarves="entrance entrance tunnel_tower tannery_wall",
        orcs="carpenter 2, carpenter_wall, foundry_field 4, tannery_wall",
        machines="tower 1, catapult 3",
        gold=7,
    )
    assert shown(scene) == drawn("""
        ▲ siege tower[B]         Field              ▲ catapult[D]
             ╔W tower╤═══════ Tannery Wall ════════╤E tower╗
             ║       │            o [D]            │       ║
             ╟ Wall ─┼──── Tannery leather 10 ─────┼ Wall ─╢
             ║       │                             │       ║
        Field║   o   ├Carpenter┬ Chamber ┬ Foundry ┤       ║Field
             ║       │ wood 10 │ gold 7  │metal 10 │       ║oooo
             ║       │   oo!   │         │         │       ║
             ╟T tower┼──── Tunnel Entrance ▒6 ─────┤       ║
             ║  [C]  │            [AB]             │       ║
             ╚═══════╧═══ tunnel ▓1 ▓2 ▓3 ▓4 ▓5 ═══╧═══════╝
        """)


def test_enemies_in_the_entrance_show_what_they_need() -> None:
    """Given resources are filled, covered circles dotted, rubble beside a goblin counted."""
    scene = table(goblins="mix_1: 1 wood, rubble_1: 2 rubble", trolls="troll_222: 1, troll_33", dwarf="entrance")
    entrance = "\n".join(shown(scene).splitlines()[8:])
    assert drawn(entrance) == drawn("""
        ╟T tower┼────── Tunnel Entrance ──────┤       ║
        ║       │ G1 Mix 1 *●○                │       ║
        ║       │ G2 Rubble 1 ▒2              │       ║
        ║       │ T1 Troll 222 (•)(2)(2)      │       ║
        ║       │ T2 Troll 33 (3)(3)          │       ║
        ║       │             [A]             │       ║
        ╚═══════╧═══ tunnel ✓1 ▓2 ▓3 ▓4 ▓5 ═══╧═══════╝
        """)


def test_fixed_and_fighting_goblins() -> None:
    rows = shown(table(goblins="fixed_1: 1 wood, fight_1", dwarf="chamber")).splitlines()
    assert rows[9].strip() == "║       │ G1 Fixed 1 W● L○ M○         │       ║"
    assert rows[10].strip() == "║       │ G2 Fight 1 (1)              │       ║"


def test_a_lying_machine_looks_different() -> None:
    assert shown(table(seats=1, machines="catapult 0 lying")).splitlines()[0].endswith("▂ catapult[A]")


def test_many_figures_in_one_place_are_counted() -> None:
    scene = table(seats=4, dwarves="carpenter_field carpenter_field carpenter_field carpenter_field")
    scene.orcs("carpenter_field 6")
    rows = shown(scene).splitlines()
    assert rows[6].startswith(" o×6 ")
    assert rows[7].startswith("[ABCD")


def test_styles_say_what_is_dangerous() -> None:
    """Colours only repeat what a letter or sign already shows."""
    scene = table(orcs="carpenter 1, foundry_wall 1", dwarves="carpenter foundry_wall")
    labels = Labels(Speech("en", "runedar").say, scene.game.tables, "en")
    spans = [span for line in picture(scene.state, labels, NARROW) for span in line]
    assert ("o!", "danger") in spans
    assert ("o", "orc") in spans
    assert ("A", "dwarf-0") in spans
    assert ("gold 20", "gold") in spans


@pytest.mark.parametrize(("width", "taken"), [(0, 57), (57, 57), (71, 57), (72, 72), (85, 72), (86, 86), (300, 86)])
def test_the_picture_takes_the_largest_size_that_fits(width: int, taken: int) -> None:
    assert picture_width(width) == taken
    assert max(len(line) for line in shown(table(), width).splitlines()) <= taken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [57, 72, 86])
def test_whole_games_fit_in_every_language_and_size(language: str, width: int) -> None:
    """Along a random game no line is longer than the picture, and every name finds a place."""
    game, chance = Runedar(), Chance("picture")
    state = game.setup(game.options({"seats": "4", "difficulty": "easy"}), chance, None)
    labels = Labels(Speech(language, "runedar").say, game.tables, language)
    while game.actor(state) is not None:
        lines = [text_of(line) for line in picture(game.view(state, None).seen, labels, width)]
        assert max(len(line) for line in lines) <= width
        assert labels.say("term-tunnel") in lines[-1]
        legal = game.legal(state)
        game.apply(state, legal[chance.below(len(legal))], chance, None)
