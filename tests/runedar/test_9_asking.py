"""Asking less and saying more: pauses that a person can skip, what a hire would prevent, and dangers in numbers."""

from typing import Any

import pytest

from siegeworks.cli.runedar.face import RunedarFace
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import ANY, MOVE, USE_NAMES, USES
from siegeworks.games.runedar.rules.forecast import let_happen
from siegeworks.games.runedar.stage import RunedarStage
from siegeworks.games.runedar.wording import Wording
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.table.seating import Seat
from support.wording import is_text

from .kit import FIRST_RULES, GAME, Scene, table

STAGE = RunedarStage(GAME)
WIDTH = 80


def answer(scene: Scene, asking: str) -> str | None:
    """What is chosen for the person who decides; None if the person is asked."""
    action = STAGE.answer(GAME.view(scene.state, scene["active"]), GAME.legal(scene.state), asking)
    return None if action is None else GAME.notation.text(action)


def words(language: str = "en") -> Wording:
    return Wording(Speech(language, "runedar").say, language, GAME.tables, ["Ana", "Bo"])


def confirmation(scene: Scene, action: str) -> str | None:
    return words().confirmation(GAME.view(scene.state, scene["active"]).seen, GAME.notation.parse(action))


def pause(siege: str, **changes: Any) -> Scene:
    """The pause after a siege card was revealed."""
    scene = table(siege=siege, for_hire="all", **changes).begin_turn("orc")
    return scene.play("reveal") if "reveal" in scene.legal() else scene


def test_a_person_chooses_when_to_be_asked() -> None:
    assert STAGE.asking == ("always", "gold", "never")
    scene = pause("three_foundry")
    assert [answer(scene, asking) for asking in STAGE.asking] == [None, "continue", "continue"]


def test_asked_only_when_gold_would_be_lost() -> None:
    """The arrow would let the orc in the carpenter's steal."""
    assert answer(pause("tower_arrow", orcs="carpenter"), "gold") is None
    assert answer(pause("tower_arrow", orcs="carpenter_wall"), "gold") == "continue"
    assert answer(pause("tower_arrow", orcs="carpenter"), "never") == "continue"


def test_asked_when_the_game_would_be_lost() -> None:
    """R-LOSE-ORC: the tenth orc takes the whole treasure."""
    assert answer(pause("one_carpenter", orcs="foundry_wall 9"), "gold") is None


def test_a_catapult_costs_gold_and_a_siege_tower_does_not() -> None:
    catapult = table(machines="catapult 0", for_hire="all").begin_turn()
    tower = table(machines="tower 0", goblins="mix_1", for_hire="all").begin_turn()
    assert catapult.offers("hire")
    assert tower.offers("hire")
    assert answer(catapult, "gold") is None
    assert answer(tower, "gold") == "continue"


def test_before_a_reveal_nothing_is_known() -> None:
    scene = table(orcs="carpenter 3", for_hire="orcs").begin_turn("orc")
    assert [answer(scene, asking) for asking in STAGE.asking] == [None, "reveal", "reveal"]


def test_other_decisions_are_always_asked() -> None:
    """The order of two machines, the cards of a turn, hits to assign."""
    machines = table(machines="tower 0, catapult 0", for_hire="all").begin_turn()
    attack = table(dwarf="entrance", hand="knife", trolls="troll_123, troll_11")
    attack.play("knife melee", "roll", dice=["hit 1"])
    for scene in (machines, table(), attack):
        assert answer(scene, "never") is None


def test_a_forecast_does_not_depend_on_what_is_hidden() -> None:
    """A view, whose hidden cards are unknown, foresees the same gold as the whole state."""
    chance = Chance("forecast")
    state = GAME.setup(GAME.options({"seats": "2", "difficulty": "easy"}), chance, None)
    foreseen = 0
    while (seat := GAME.actor(state)) is not None:
        whole, seen = let_happen(state), let_happen(GAME.view(state, seat).seen)
        assert (whole.gold, whole.result) == (seen.gold, seen.result)
        foreseen += whole.gold < state.gold
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))], chance, None)
    assert foreseen > 0


def test_a_hire_says_what_it_costs_and_what_it_prevents() -> None:
    scene = pause("tower_arrow", orcs="carpenter 2, foundry")
    text = confirmation(scene, "hire orcs")
    assert text is not None
    assert "Hire Orcs for 4 nuggets? 16 would be left." in text
    assert "3 orcs in the workshops are defeated." in text
    assert text.endswith("It saves 3 nuggets right now.")


def test_a_hire_says_when_it_averts_defeat() -> None:
    scene = pause("one_carpenter", orcs="foundry_wall 9")
    text = confirmation(scene, "hire siege")
    assert text is not None
    assert "The siege card comes to nothing: 1 orc" in text
    assert text.endswith("Without it the game is lost right now.")


def test_a_hire_says_when_no_gold_is_at_stake() -> None:
    """By the house rule the nugget is lost all the same."""
    plain = table(machines="catapult 0", for_hire="all").begin_turn()
    card_only = table(machines="catapult 0", for_hire="all", house={"catapult_mercenary": "card"}).begin_turn()
    assert str(confirmation(plain, "hire catapult")).endswith("It saves 1 nugget right now.")
    assert str(confirmation(card_only, "hire catapult")).endswith("It saves no gold right now.")


def test_only_hires_are_confirmed() -> None:
    scene = table(trolls="troll_11", for_hire="all", hand="saw")
    assert "Troll 11" in str(confirmation(scene, "hire troll 1"))
    assert confirmation(scene, "hire troll 2") is None
    assert confirmation(scene, "end") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hire_is_confirmed_in_every_language(language: str) -> None:
    siege = pause("tower_arrow", orcs="carpenter", trolls="troll_11", goblins="mix_1")
    catapult = table(machines="catapult 0", for_hire="all").begin_turn()
    texts = []
    for scene in (siege, catapult):
        seen = GAME.view(scene.state, scene["active"]).seen
        texts += [words(language).confirmation(seen, GAME.notation.parse(text)) for text in scene.offers("hire")]
    assert len(texts) == 5
    assert all(text is not None and is_text(text) for text in texts)
    assert all(is_text(Speech(language, "runedar").say(f"asking-{value}")) for value in STAGE.asking)


def test_orcs_on_walls_and_fields_are_a_danger() -> None:
    """Seven orcs out are not a quiet time."""
    scene = table(orcs="foundry_wall 3, carpenter_field 4")
    threats = words().threats(scene.state)
    assert threats[0] == "Orcs on walls: 3, outside: 4, in reserve: 3"
    assert "All quiet, for now" not in threats
    assert words().threats(table().state)[0] == "All quiet, for now"


@pytest.mark.parametrize("game", [GAME, FIRST_RULES], ids=["rules 2", "rules 1"])
def test_after_the_end_the_end_that_happened_forbids_everything(game: Runedar) -> None:
    """R-WIN, R-LOSE-SIEGE, R-LOSE-CATAPULT, R-LOSE-TROLL, R-LOSE-ORC, R-LOSE-GOLD."""
    won = table(game=game, dwarf="carpenter", hand="club saw", goblins="fixed_5").play("club work wood")
    ends: dict[str, dict[str, Any]] = {
        "R-LOSE-SIEGE": {"siege_left": 1},
        "R-LOSE-CATAPULT": {"machines": "catapult 0", "blocked": "1 2 3 4"},
        "R-LOSE-TROLL": {"machines": "tower 0", "trolls_left": 1},
        "R-LOSE-ORC": {"orcs": "foundry_wall 9", "siege": "one_carpenter"},
        "R-LOSE-GOLD": {"gold": 1, "orcs": "tannery", "siege": "tower_arrow"},
    }
    assert won.forbids("saw move carpenter") == "R-WIN"
    for rule, changes in ends.items():
        lost = table(game=game, **changes).begin_turn("orc")
        assert {lost.forbids("end"), lost.forbids("reveal")} == {rule}


def face(language: str = "en") -> RunedarFace:
    return RunedarFace(GAME, Speech(language, "runedar"), [Seat("Ana"), Seat("Bo")])


def shown(lines: list[list[tuple[str, str]]]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def test_letting_it_happen_is_the_first_choice() -> None:
    scene = pause("tower_arrow", orcs="carpenter")
    view = GAME.view(scene.state, 0)
    choices = face().choices(view, GAME.legal(scene.state), WIDTH, compact=False)
    assert GAME.notation.text(choices.actions[0]) == "continue"
    assert sorted(choices.actions) == GAME.legal(scene.state)


@pytest.mark.parametrize("compact", [False, True])
def test_each_card_lists_being_played_for_nothing(compact: bool) -> None:
    """R-CARD-PASS."""
    scene = table(hand="saw club", dwarf="carpenter")
    choices = face().choices(GAME.view(scene.state, 0), GAME.legal(scene.state), WIDTH, compact=compact)
    assert sum("for nothing" in line for line in shown(choices.lines)) == 2
    assert {GAME.notation.parse("pass saw"), GAME.notation.parse("pass club")} <= set(choices.actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_upgrade_effects_are_readable_at_every_width(language: str, width: int) -> None:
    """In a narrow panel resources are shown by their marks, as in costs."""
    cards = ("axe", "ballista", "spade", "hammer", "wand")
    scene = table(board=", ".join(f"{space} {card}" for space, card in enumerate(cards, start=1)))
    lines = shown(face(language).board(GAME.view(scene.state, 0), width))
    text = " ".join(" ".join(lines).split())
    say, content = Speech(language, "runedar").say, GAME.tables.content
    for card in cards:
        number = GAME.tables.card_ids.index(card)
        printed = [use for use in range(MOVE) if content.card_use[number * USES + use]]
        for use, label in zip(printed, words(language).card_uses(number)[1:], strict=True):
            value = content.card_use[number * USES + use]
            mark = f"{say(f'term-token-{USE_NAMES[use]}')}{value}" if use <= ANY else label
            assert label in text or mark in text, (card, label)
    assert max(len(line) for line in lines) <= width
