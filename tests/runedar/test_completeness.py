"""Completeness: every card and tile of the game's own content works.

The rule tests use the numbers of the test pack; these tests use the content that people play with, piece by piece.
"""

from pathlib import Path

import pytest

import siegeworks.games.runedar
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import (
    GOBLIN_KIND_NAMES,
    HIDDEN,
    MACHINE_NAMES,
    MAGIC_STEPS,
    MERCENARY_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    USE_NAMES,
)

from .kit import Scene, table

HERE = Path(__file__).parent
SOURCE = Path(siegeworks.games.runedar.__file__).parent
IDS = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
DEFAULT = Runedar()
TABLES = DEFAULT.tables
CONTENT = TABLES.content
WORKSHOPS = PLACE_NAMES[1:4]
ORC = TABLES.card_ids[45]


def lines_of(card: int) -> list[tuple[str, str, int]]:
    """The printed lines of a card."""
    values = CONTENT.card_use[card * len(USE_NAMES) : (card + 1) * len(USE_NAMES)]
    return [(TABLES.card_ids[card], use, value) for use, value in zip(USE_NAMES, values, strict=True) if value]


LINES = [line for card in range(45) for line in lines_of(card)]


def needing(resource: int, but: str) -> str:
    """A board of the five upgrades that need most of a resource."""
    cards = sorted(range(10, 45), key=lambda card: -CONTENT.card_cost[card * 3 + resource])
    chosen = [TABLES.card_ids[card] for card in cards if TABLES.card_ids[card] != but][:5]
    return ", ".join(f"{space} {card}" for space, card in enumerate(chosen, start=1))


def finish(scene: Scene) -> None:
    """Make the remaining choices of the same action."""
    while scene.offers("give", "hit", "dig goblin"):
        scene.play(scene.offers("give", "hit", "dig goblin")[0])


def best(use: str, count: int) -> list[str]:
    """The cards with the most of a use."""
    able = sorted((line for line in LINES if line[1] == use), key=lambda line: -line[2])
    return [card for card, _, _ in able[:count]]


def test_every_card_has_lines() -> None:
    assert {card for card, _, _ in LINES} == set(TABLES.card_ids[:45])


@pytest.mark.parametrize(("card", "steps"), [(card, value) for card, use, value in LINES if use == "move"], ids=str)
def test_every_card_moves(card: str, steps: int) -> None:
    scene = table(game=DEFAULT, dwarf="chamber", hand=card)
    reached = len(scene.offers(f"{card} move"))
    if steps == MAGIC_STEPS:
        assert reached == 13
    else:
        assert reached == sum(1 for distance in CONTENT.distance[:14] if 0 < distance <= steps)
    assert scene.play(f"{card} move tannery").place() == "tannery"


@pytest.mark.parametrize(
    ("card", "use", "amount"),
    [line for line in LINES if line[1] in (*RESOURCE_NAMES, "any")],
    ids=str,
)
def test_every_card_that_works_resources_works_them(card: str, use: str, amount: int) -> None:
    for resource in range(3) if use == "any" else [RESOURCE_NAMES.index(use)]:
        scene = table(game=DEFAULT, dwarf=WORKSHOPS[resource], hand=card, board=needing(resource, card))
        finish(scene.play(f"{card} work {use}"))
        assert scene["stock"][RESOURCE_NAMES[resource]] == 10 - amount


@pytest.mark.parametrize(("card", "use", "amount"), [line for line in LINES if line[1] in ("melee", "direct")], ids=str)
def test_every_card_that_strikes_strikes(card: str, use: str, amount: int) -> None:
    scene = table(game=DEFAULT, dwarf="foundry", hand=card, orcs="foundry 9")
    dice = min(amount, 5) if use == "melee" else 0
    scene.play(f"{card} {use}", "roll", dice=["hit 2"] * dice)
    hits = 2 * dice if use == "melee" else 2 * amount
    assert scene.events("attack_rolled", "hits_scored") == [
        f"attack_rolled 0 melee {dice}",
        f"hits_scored {hits} melee",
    ]
    assert scene["orcs"].get("foundry", 0) == max(0, 9 - hits // 2)


@pytest.mark.parametrize(("card", "dice"), [(card, value) for card, use, value in LINES if use == "ranged"], ids=str)
def test_every_card_that_shoots_shoots(card: str, dice: int) -> None:
    scene = table(game=DEFAULT, dwarf="east_tower", hand=card, orcs="foundry_field 9")
    rolled = min(dice, 5)
    scene.play(f"{card} ranged", "aim foundry_field", dice=["crossbow"] * rolled)
    assert scene["orcs"]["foundry_field"] == 9 - rolled


@pytest.mark.parametrize(("card", "amount"), [(card, value) for card, use, value in LINES if use == "dig"], ids=str)
def test_every_card_that_digs_digs(card: str, amount: int) -> None:
    scene = table(game=DEFAULT, difficulty="epic", dwarf="entrance", hand=card, rubble=12).play(f"{card} dig")
    assert scene["rubble"] == 12 - amount


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("card", TABLES.card_ids[10:45])
def test_every_upgrade_can_be_completed_and_taken(card: str, seats: int) -> None:
    """On every space of every board: what it needs fits into the workshops, and it is taken for a hand card."""
    at = TABLES.card_ids.index(card)
    for space in range(5):
        extra = CONTENT.space_cost[((seats - 1) * 5 + space) * 3 :][:3]
        cost = [CONTENT.card_cost[at * 3 + resource] + extra[resource] for resource in range(3)]
        given = " ".join(f"{amount} {name}" for amount, name in zip(cost, RESOURCE_NAMES, strict=True) if amount)
        hand = TABLES.card_ids[0]
        scene = table(game=DEFAULT, seats=seats, hand=hand, board=f"{space + 1} {card}: {given}")
        scene.play(f"take {space + 1}", f"discard {hand}")
        assert scene.in_hand() == card


@pytest.mark.parametrize("card", TABLES.siege_ids)
def test_every_siege_card_does_what_it_says(card: str) -> None:
    at = TABLES.siege_ids.index(card)
    orcs, wall = CONTENT.siege_orcs[at], WORKSHOPS[CONTENT.siege_wall[at]]
    machine, arrow = CONTENT.siege_machine[at], CONTENT.siege_arrow[at]
    # The level's first card is next; at level 5 the deck must not run out with it.
    scene = table(game=DEFAULT, siege_left=50 - at // 10 * 10, orcs="tannery_wall").siege(card).begin_turn(ORC)
    assert scene.events("siege_card_revealed") == [f"siege_card_revealed {card}"]
    assert scene.events("orc_placed") == [f"orc_placed {wall}_field"] * orcs
    came = [] if machine == HIDDEN else [f"machine_came 0 {MACHINE_NAMES[machine]}"]
    assert scene.events("machine_came") == came
    assert scene["orcs"].get("tannery" if arrow else "tannery_wall", 0) >= 1
    assert len(scene.events("orcs_advanced")) == arrow
    assert orcs or came


@pytest.mark.parametrize("tile", TABLES.goblin_ids)
def test_every_goblin_can_be_defeated_its_own_way(tile: str) -> None:
    at = TABLES.goblin_ids.index(tile)
    kind, amount = GOBLIN_KIND_NAMES[CONTENT.goblin_kind[at]], CONTENT.goblin_amount[at]
    before = 2 * (at // 4) + 1
    if kind == "rubble":
        diggers = best("dig", 5)
        scene = table(game=DEFAULT, dwarf="entrance", hand=" ".join(diggers), goblins=tile)
        while scene["goblins"] != [None, None]:
            scene.play(f"{diggers.pop()} dig")
    elif kind == "fight":
        (striker,) = best("melee", 1)
        scene = table(game=DEFAULT, dwarf="entrance", hand=striker, goblins=tile).play(f"{striker} melee")
        dice = scene["frames"][-1]["numbers"][2]
        scene.play("roll", dice=["hit 3"] * dice)
        assert 3 * dice >= amount
    else:
        need = CONTENT.goblin_need[at * 3 : at * 3 + 3] if kind == "fixed" else [amount, 0, 0]
        resource = max(range(3), key=lambda number: need[number])
        given = " ".join(
            f"{count - (number == resource)} {name}"
            for number, (count, name) in enumerate(zip(need, RESOURCE_NAMES, strict=True))
            if count - (number == resource) > 0
        )
        worker = next(card for card, use, _ in LINES if use == RESOURCE_NAMES[resource])
        scene = table(game=DEFAULT, dwarf=WORKSHOPS[resource], hand=worker, goblins=f"{tile}: {given}")
        finish(scene.play(f"{worker} work {RESOURCE_NAMES[resource]}"))
        assert scene["stock"] == {"wood": 10, "leather": 10, "metal": 10}
    assert scene["goblins"] == [None, None]
    assert scene["goblins_defeated"] == before + 1


@pytest.mark.parametrize("tile", TABLES.troll_ids)
def test_every_troll_comes_and_can_be_defeated(tile: str) -> None:
    came = table(game=DEFAULT, machines="tower 0", next_trolls=tile).begin_turn()
    assert came.events("troll_came") == [f"troll_came 1 {tile}"]
    circles = CONTENT.troll_circles[TABLES.troll_ids.index(tile)]
    shooter = next(card for card, use, value in LINES if use == "ranged" and value == 1)
    covered = " ".join(str(circle) for circle in range(2, circles + 1))
    scene = table(game=DEFAULT, dwarf="tunnel_tower", hand=shooter, trolls=f"{tile}: {covered}")
    scene.play(f"{shooter} ranged", "aim entrance", dice=["crossbow"])
    assert scene.events("troll_defeated") == [f"troll_defeated 1 {tile}"]


@pytest.mark.parametrize("name", MERCENARY_NAMES)
def test_every_mercenary_can_be_hired(name: str) -> None:
    price = CONTENT.price[MERCENARY_NAMES.index(name)]
    scene = table(
        game=DEFAULT,
        orcs="tannery",
        trolls=TABLES.troll_ids[0],
        goblins=TABLES.goblin_ids[0],
        machines="catapult 0",
        for_hire=name,
    ).begin_turn(ORC)
    while not scene.offers(f"hire {name}"):
        scene.play(*scene.offers("continue", "reveal"))
    scene.play(scene.offers(f"hire {name}")[0])
    assert scene.events("mercenary_hired") == [f"mercenary_hired {name} {price}"]


@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5"])
def test_every_catapult_card_blocks_its_space(number: str) -> None:
    scene = table(game=DEFAULT, machines="catapult 0", next_catapults=number).begin_turn()
    assert scene["board"][int(number) - 1] == "blocked"
