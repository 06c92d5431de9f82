"""Castlecards with three and four seats: what fallen seats prefer, and that every war ends."""

import pytest

from castlecards.kit import Scene, table
from siegeworks.bots import make_bot
from siegeworks.bots.castlecards.evaluator import AFTERLIFE
from siegeworks.bots.castlecards.part import trained_evaluator
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import FIRST_ACADEMY, FIRST_WEAPON, MOST_TURNS
from siegeworks.kernel.chance import Chance, child_seed
from support.games import decisions

SHIPPED = Castlecards()
"""The content that the bots were trained on."""
ASSAULT = next(
    SHIPPED.tables.kind_ids[kind]
    for kind in range(FIRST_WEAPON, FIRST_ACADEMY)
    if SHIPPED.tables.content.assault[kind] and SHIPPED.tables.content.copies[kind] > 1
)


def chosen(scene: Scene, seed: str = "manners") -> str:
    """The expert's choice."""
    state = scene.state
    bot = make_bot("expert", scene.game, seed)
    return scene.game.notation.text(bot.choose(scene.game.view(state, scene.actor), scene.game.legal(state)))


@pytest.mark.parametrize("seats", [3, 4])
def test_fallen_seats_prefer_that_nobody_is_far_ahead(seats: int) -> None:
    evaluator = trained_evaluator(1)
    seen = 0
    for number in range(6):
        options = SHIPPED.options({"seats": str(seats)})
        for decision in decisions(SHIPPED, options, f"wishes {number}"):
            state = decision.state
            fallen = [seat for seat in range(seats) if not SHIPPED.in_play(state, seat)]
            if fallen and decision.seat in fallen:
                values = evaluator.values(state, Chance("wishes"), decision.seat)
                living = [values[seat] for seat in range(seats) if seat not in fallen]
                assert sum(living) == pytest.approx(1)
                assert {values[seat] for seat in fallen} == {AFTERLIFE * (1 - max(living))}
                assert evaluator.utility(state, decision.seat) == pytest.approx(AFTERLIFE * (1 - max(living)))
                seen += 1
    assert seen > 5


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_prefers_to_fall(seats: int) -> None:
    """C-REACT: a seat that can save its castle does; falling is worth less than the worst living position."""
    others = dict.fromkeys(("third", "fourth")[: seats - 2], "gold 2")
    down = "0 wall 1, 0 wall 2, 1 wall 1, 1 wall 2"
    scene = table(seats, SHIPPED, hand="soldier 5", rival="ambush gold", fallen=down, **others)
    scene.play("attack 1 castle", *["add soldier"] * 5, "go", *["done"] * (seats - 2))
    assert scene.frame == "react"
    assert chosen(scene) == "add ambush"


@pytest.mark.parametrize(("weak", "strong"), [(1, 2), (2, 1)])
def test_the_fallen_give_to_the_weaker(weak: int, strong: int) -> None:
    """C-GIFT: cards that support no attack go to the weaker fortress, whatever its seat number."""
    scene = table(3, SHIPPED, hand="gold 2 king", fallen=f"0 castle, {weak} wall 1, {weak} wall 2", active=0)
    assert {f"give {weak}", f"give {strong}", "done"} == set(scene.legal())
    assert chosen(scene) == f"give {weak}"


@pytest.mark.parametrize(("weak", "strong"), [(0, 1), (1, 0)])
def test_the_fallen_help_the_weaker_against_the_stronger(weak: int, strong: int) -> None:
    """C-SUPPORT: a fallen seat supports an attack on the stronger fortress, and none on the weaker one's castle."""
    down = f"2 castle, {weak} wall 1, {weak} wall 2"
    scene = table(3, SHIPPED, hand="soldier 3", third="archer 2", fallen=down)
    if weak == 0:
        scene.play("attack 1 wall 1", "add soldier", "add soldier", "go")
        assert chosen(scene) == "add archer"
    else:
        scene.play("attack 1 castle", "add soldier", "add soldier", "add soldier", "go")
        assert chosen(scene) == "done"
    assert scene.actor == 2


@pytest.mark.parametrize("number", [101, 103])
def test_wars_of_four_end(number: int) -> None:
    """In these deals everybody once waited for ever and kept buying the only gold of an empty village."""
    seed = child_seed("duel", number)
    chance = Chance(seed)
    state = SHIPPED.setup(SHIPPED.options({"seats": "4"}), chance, None)
    bots = [make_bot("expert", SHIPPED, child_seed(seed, "bot", seat)) for seat in range(4)]
    while (seat := SHIPPED.actor(state)) is not None:
        SHIPPED.apply(state, bots[seat].choose(SHIPPED.view(state, seat), SHIPPED.legal(state)), chance, None)
    assert state.winner >= 0
    assert state.turn < MOST_TURNS // 2


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_a_victim_removes_the_weapon_that_opens_its_castle(bot: str) -> None:
    """C-REACT: without its assault weapon the attack on a walled castle fails, whatever its swords."""
    scene = table(3, SHIPPED, hand=f"soldier 6 {ASSAULT}", rival="sabotage gold", third=f"{ASSAULT} gold")
    scene.play("attack 1 castle", *["add soldier"] * 6, f"add {ASSAULT}", "go", f"add {ASSAULT}", "done")
    scene.play("add sabotage", "done")
    assert scene.legal() == [f"remove 0 {ASSAULT}", f"remove 2 {ASSAULT}"]
    choose = make_bot(bot, SHIPPED, "removal").choose
    assert SHIPPED.notation.text(choose(SHIPPED.view(scene.state, 1), SHIPPED.legal(scene.state))) == scene.legal()[0]


def test_a_hint_completes_picks_that_were_begun_in_another_order() -> None:
    """C-ANY-ORDER: with the weapon laid out first, the soldiers that win are still found."""
    scene = table(
        2, SHIPPED, hand="soldier 3 ballista", rival="gold 2", posted="1 wall 1 2", fallen="1 wall 2, 1 wall 3"
    )
    scene.play("attack 1 wall 1", "add ballista")
    assert chosen(scene) == "add soldier"
