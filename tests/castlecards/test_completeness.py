"""Completeness: every card of the content is played."""

from pathlib import Path

import pytest

import siegeworks.games.castlecards
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import DECK_END, DECK_FIRST, FIRST_ACADEMY, SOLDIER
from siegeworks.games.castlecards.wording import halves

from .kit import Scene, table

HERE = Path(__file__).parent
SOURCE = Path(siegeworks.games.castlecards.__file__).parent
IDS = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
DEFAULT = Castlecards()
CONTENT = DEFAULT.tables.content
KINDS = {
    deck: [DEFAULT.tables.kind_ids[kind] for kind in range(first, end) if CONTENT.copies[kind]]
    for deck, first, end in zip(("village", "siege", "academy", "dungeon"), DECK_FIRST, DECK_END, strict=True)
}


@pytest.mark.parametrize("weapon", KINDS["siege"])
def test_every_weapon_attacks_and_the_assault_weapons_open_castles(weapon: str) -> None:
    kind = DEFAULT.tables.kind_ids.index(weapon)
    scene = table(game=DEFAULT, hand=f"soldier {weapon}")
    assert (scene.forbids("attack 1 castle") is None) == bool(CONTENT.assault[kind])
    scene.attack("1 wall 1", f"soldier {weapon}")
    assert scene.events("attack_won") == [f"attack_won 0 {halves(CONTENT.swords[SOLDIER] + CONTENT.swords[kind])} 2"]


@pytest.mark.parametrize("reaction", KINDS["academy"])
def test_every_reaction_changes_the_result(reaction: str) -> None:
    kind = DEFAULT.tables.kind_ids.index(reaction)
    assert kind >= FIRST_ACADEMY
    scene = table(game=DEFAULT, hand="ballista", rival=reaction)
    scene.attack("1 wall 1", "ballista", reaction)
    assert scene.events("attack_repelled")


@pytest.mark.parametrize(("target", "attackers"), [("castle", "soldier ladders"), ("wall 1", "soldier 2 archer")])
def test_a_single_posted_card_can_decide_a_battle(target: str, attackers: str) -> None:
    bare = table(game=DEFAULT, hand=attackers).attack(f"1 {target}", attackers)
    assert bare.events("attack_won")
    guarded = table(game=DEFAULT, hand=attackers, posted=f"1 {target} 1").attack(f"1 {target}", attackers)
    assert guarded.events("attack_repelled")


@pytest.mark.parametrize("dungeon", KINDS["dungeon"])
def test_every_dungeon_can_be_beaten(dungeon: str) -> None:
    kind = DEFAULT.tables.kind_ids.index(dungeon)
    enough = CONTENT.danger[kind] + 1
    scene = table(game=DEFAULT, hand=f"explorer {enough}", top=f"dungeon {dungeon}").play(f"explore {enough}")
    assert scene.events("dungeon_beaten") == [f"dungeon_beaten 0 {dungeon} {CONTENT.treasure[kind]}"]
    if enough > 1:
        fewer = enough - 1
        scene = table(game=DEFAULT, hand=f"explorer {enough}", top=f"dungeon {dungeon}").play(f"explore {fewer}")
        assert scene.events("dungeon_held") == [f"dungeon_held 0 {dungeon}"]


PLAYED = {
    "soldier": "post soldier castle", "archer": "post archer wall 1", "gold": "buy", "builder": "build 4 0",
    "explorer": "explore 1", "king": "king", "duke": "academy", "night": "night 1 wall 1",
}  # fmt: skip


@pytest.mark.parametrize("card", KINDS["village"])
def test_every_village_card_is_played(card: str) -> None:
    scene: Scene = table(game=DEFAULT, hand="soldier 2 archer gold 2 builder 4 explorer king duke night")
    before = scene["fortresses"][0]["hand"][card]
    scene.play(PLAYED[card])
    drawn = sum(text.endswith(f" {card}") for text in scene.events("card_drawn") if text.startswith("card_drawn 0"))
    assert scene["fortresses"][0]["hand"].get(card, 0) < before + drawn
