"""Positions: a written position reads back, and an impossible one is refused with its reasons."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from runedar.kit import GAME
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Json
from siegeworks.kernel.position import (
    FORMAT,
    PositionHead,
    canonical,
    digest,
    position_head,
    read_json,
    read_position,
    write_position,
)
from siegeworks.kernel.problem import Problem, Problems

from .helpers import new_match, to_card_phase
from .positions import POSITIONS, refused

CARD_PHASE = GAME.document(to_card_phase(new_match("positions", difficulty="easy")).state)
"""A position in the dwarf-card phase with nothing else pending."""
ACTIVE = CARD_PHASE["active"]


def test_there_are_positions_of_many_sorts() -> None:
    kinds = {frame["kind"] for document in POSITIONS for frame in document["frames"]}
    assert kinds >= {
        "dwarf_cards", "orc_cards", "siege_card", "refill", "magic", "gather", "assign", "place", "take", "activation",
        "machines", "dig_beside",
    }  # fmt: skip


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_every_position_reads_back(number: int) -> None:
    document = POSITIONS[number]
    state = GAME.from_document(deepcopy(document))
    assert canonical(GAME.document(state)) == canonical(document)
    text = write_position(GAME, state)
    again = read_position(GAME, read_json(text, "position.json"))
    assert digest(GAME, again) == digest(GAME, state)
    assert position_head(read_json(text, "position.json"), "position.json") == PositionHead(
        GAME.id, GAME.rules_version, GAME.content_digest
    )


def test_reading_does_not_change_the_document() -> None:
    document = deepcopy(CARD_PHASE)
    GAME.from_document(document)
    assert document == CARD_PHASE


def test_finished_games_read_back_too() -> None:
    match = new_match("finished")
    luck = Chance("finish")
    while match.actor is not None:
        actions = GAME.legal(match.state)
        match.play(match.actor, actions[luck.below(len(actions))])
    document = GAME.document(match.state)
    assert document["result"] != "running"
    assert GAME.document(GAME.from_document(deepcopy(document))) == document


def test_digests_name_states() -> None:
    assert digest(GAME, GAME.from_document(deepcopy(CARD_PHASE))) == digest(GAME, GAME.from_document(CARD_PHASE))
    richer = deepcopy(CARD_PHASE)
    richer["gold"] -= 1
    assert digest(GAME, GAME.from_document(richer)) != digest(GAME, GAME.from_document(CARD_PHASE))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "siegeworks position 2"}, "position-format"),
        ({"game": "castlecards"}, "position-format"),
        ({"rules": 99}, "position-rules"),
        ({"content": "0" * 16}, "position-content"),
    ],
)
def test_a_position_of_something_else_is_refused(change: Json, code: str) -> None:
    document = read_json(write_position(GAME, GAME.from_document(CARD_PHASE)), "position.json")
    with pytest.raises(Problem, match=code):
        read_position(GAME, document | change)


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000, '{"a": ' * 100_000, "1" * 10_000])
def test_a_file_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(Problem, match=r"json-unreadable|json-no-object"):
        read_json(text, "position.json")


def test_another_document_names_its_file() -> None:
    with pytest.raises(Problem, match="position-format") as caught:
        position_head({"format": FORMAT}, "position.json")
    assert caught.value.facts["file"] == "position.json"


def change(path: str, value: Any) -> Callable[[Json], None]:
    """Sets the value at a path written with dots."""

    def set_it(document: Json) -> None:
        *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        here: Any = document
        for step in way:
            here = here[step]
        here[last] = value

    return set_it


def more_cards(document: Json) -> None:
    document["dwarves"][ACTIVE]["discard"].append("yellow_15")


def fewer_cards(document: Json) -> None:
    document["dwarves"][1 - ACTIVE]["pile"].pop()


def three_orc_cards(document: Json) -> None:
    cards = document["dwarves"][1 - ACTIVE]
    zone, place = next(
        (zone, place) for zone in ("pile", "aside", "hand") for place, card in enumerate(cards[zone]) if card != "orc"
    )
    cards[zone][place] = "orc"


def card_twice(document: Json) -> None:
    cards = document["dwarves"][1 - ACTIVE]
    places = [(z, p) for z in ("pile", "aside", "hand") for p, card in enumerate(cards[z]) if card != "orc"]
    (zone, place), (other, there) = places[:2]
    cards[zone][place] = cards[other][there]


def upgrade_of_two(document: Json) -> None:
    shown = document["board"][0]["card"]
    for dwarf in document["dwarves"]:
        place = next(place for place, card in enumerate(dwarf["pile"]) if card != "orc")
        dwarf["pile"][place] = shown


def undrawn_upgrade(document: Json) -> None:
    document["board"][0] = {"card": document["upgrades"]["red"]["deck"][0], "given": {}}


def troll_not_drawn(document: Json) -> None:
    document["trolls"][0] = {"tile": document["troll_tiles"]["deck"][-1], "covered": []}


def troll_twice(document: Json) -> None:
    tile = document["troll_tiles"]["deck"].pop(0)
    document["troll_tiles"]["revealed"].append(tile)
    document["trolls"][0] = {"tile": tile, "covered": []}
    document["trolls"][1] = {"tile": tile, "covered": []}


def troll_without_open_circle(document: Json) -> None:
    troll_twice(document)
    document["trolls"][1] = None
    circles = len(document["trolls"][0]["tile"].removeprefix("troll_"))
    document["trolls"][0]["covered"] = list(range(1, circles + 1))


def goblin(tile: str, **held: Any) -> Callable[[Json], None]:
    """Puts a goblin of the first section into the entrance."""

    def put(document: Json) -> None:
        tunnel = document["tunnel"]
        tiles = [*tunnel["closed"][0], *tunnel["unused"]]
        level = [each for each in GAME.tables.goblin_ids[:4] if each != tile]
        first = [tile, level[0]]
        unused = [each for each in tiles if each not in first]
        document["tunnel"] = {"opened": [first], "closed": tunnel["closed"][1:], "unused": unused}
        document.update(rubble=0, goblins_defeated=1)
        standing: Json = {"tile": tile, "covered": False, "given": {}, "rubble": 0, **held}
        document["goblins"] = [standing, None]
        for name, amount in standing["given"].items():
            document["stock"][name] -= amount

    return put


def goblin_of_another_section(document: Json) -> None:
    goblin("fight_1")(document)
    document["goblins"][0]["tile"] = document["tunnel"]["closed"][0][0]
    kind = document["goblins"][0]["tile"].split("_")[0]
    document["goblins"][0]["rubble"] = 1 if kind == "rubble" else 0


def goblin_uncounted(document: Json) -> None:
    goblin("fight_1")(document)
    document["goblins_defeated"] = 0


def goblin_and_rubble(document: Json) -> None:
    goblin("fight_1")(document)
    document["rubble"] = 3


def everything_revealed(name: str) -> Callable[[Json], None]:
    def reveal(document: Json) -> None:
        deck = document[name]
        deck.update(revealed=deck["revealed"] + deck["deck"], deck=[])
        if name == "catapult":
            document["board"] = ["blocked"] * 5

    return reveal


def siege_levels_mixed(document: Json) -> None:
    deck = document["siege"]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]


def siege_card_twice(document: Json) -> None:
    deck = document["siege"]["deck"]
    deck[0] = deck[1]


def goblin_tile_twice(document: Json) -> None:
    closed = document["tunnel"]["closed"]
    closed[0][0] = closed[0][1]


def goblins_of_wrong_level(document: Json) -> None:
    closed = document["tunnel"]["closed"]
    closed[0], closed[1] = closed[1], closed[0]


def short_hand(document: Json) -> None:
    dwarf = document["dwarves"][1 - ACTIVE]
    dwarf["discard"].append(dwarf["hand"].pop())


def frame(kind: str, *numbers: int) -> Json:
    return {"kind": kind, "numbers": [*numbers, 0, 0, 0, 0, 0][:5]}


def frames(*stack: Json) -> Callable[[Json], None]:
    return change("frames", list(stack))


def refill(place: str) -> Callable[[Json], None]:
    def put(document: Json) -> None:
        dwarf = document["dwarves"][ACTIVE]
        document["played"] += dwarf["hand"]
        dwarf.update(hand=[], place=place)
        document["frames"] = [frame("refill")]

    return put


def machine_due_and_at_work(document: Json) -> None:
    document["machines"]["catapult"] = {"seat": ACTIVE, "standing": True}
    document["frames"] = [frame("machines", 0, 1), frame("activation", 1, 1)]


def too_much_on_a_card(document: Json) -> None:
    document["board"][0]["given"] = {"leather": 9}
    document["stock"]["leather"] = 1


def upgrade_as_orc(document: Json) -> None:
    document["board"][0] = {"card": "saw", "given": {}}


IMPOSSIBLE: dict[str, tuple[Callable[[Json], None], str]] = {
    "ten orcs": (change("orcs", {"carpenter": 4, "tannery": 6}), "position-orcs"),
    "eleven orcs": (change("orcs", {"carpenter": 5, "tannery": 6}), "position-orcs"),
    "a hundred orcs in one place": (change("orcs", {"carpenter": 100}), "position-number"),
    "orcs on a tower": (change("orcs", {"west_tower": 1}), "position-name"),
    "orcs in the entrance": (change("orcs", {"entrance": 1}), "position-name"),
    "less than no orcs": (change("orcs", {"carpenter": -1}), "position-number"),
    "no gold": (change("gold", 0), "position-gold"),
    "less than no gold": (change("gold", -1), "position-number"),
    "too much gold": (change("gold", 21), "position-number"),
    "half a nugget": (change("gold", 7.5), "position-number"),
    "true gold": (change("gold", value=True), "position-number"),
    "too little wood": (change("stock.wood", 9), "position-resource"),
    "too much metal": (change("stock.metal", 11), "position-number"),
    "an unknown resource": (change("stock.gold", 1), "position-name"),
    "more on a card than it needs": (too_much_on_a_card, "position-number"),
    "thirteen cards": (more_cards, "position-deck-size"),
    "eleven cards": (fewer_cards, "position-deck-size"),
    "a hand of four": (short_hand, "position-hand"),
    "three orc cards": (three_orc_cards, "position-orc-cards"),
    "a card twice": (card_twice, "position-card-twice"),
    "an upgrade in two decks and on the board": (upgrade_of_two, "position-card-twice"),
    "an upgrade that was never drawn": (undrawn_upgrade, "position-not-drawn"),
    "a starting card on the board": (upgrade_as_orc, "position-name"),
    "a card nobody knows": (change("dwarves.0.hand.0", "sword"), "position-name"),
    "a hidden card": (change("dwarves.0.pile.0", None), "position-name"),
    "a place nobody knows": (change("dwarves.0.place", "kitchen"), "position-name"),
    "five seats": (change("seats", 5), "position-number"),
    "no seats": (change("seats", 0), "position-number"),
    "a seat without a dwarf": (change("seats", 3), "position-list"),
    "an active seat that is not there": (change("active", 2), "position-number"),
    "turn nought": (change("turn", 0), "position-number"),
    "an unknown difficulty": (change("difficulty", "trivial"), "position-name"),
    "an unknown result": (change("result", "drawn"), "position-name"),
    "open hands that are neither": (change("open_hands", "no"), "position-flag"),
    "more rubble than the difficulty has": (change("rubble", 7), "position-number"),
    "neither rubble nor goblins": (change("rubble", 0), "position-rubble"),
    "rubble and goblins": (goblin_and_rubble, "position-rubble"),
    "a goblin of another section": (goblin_of_another_section, "position-goblins"),
    "goblins that were not counted": (goblin_uncounted, "position-defeated"),
    "a goblin with too much": (goblin("mix_1", given={"wood": 2}), "position-goblin"),
    "a goblin with what it does not want": (goblin("fixed_1", given={"wood": 2}), "position-goblin"),
    "a fighting goblin with wood": (goblin("fight_1", given={"wood": 1}), "position-goblin"),
    "a fighting goblin with rubble": (goblin("fight_1", rubble=1), "position-goblin"),
    "a rubble goblin without rubble": (goblin("rubble_1", rubble=0), "position-goblin"),
    "a rubble goblin with too much": (goblin("rubble_1", rubble=4), "position-goblin"),
    "a troll nobody revealed": (troll_not_drawn, "position-trolls"),
    "a troll twice": (troll_twice, "position-trolls"),
    "a lying machine among two": (change("machines.tower", {"seat": 0, "standing": False}), "position-lying"),
    "a machine with nobody": (change("machines.tower", {"seat": 2, "standing": True}), "position-number"),
    "a machine that does not exist": (change("machines.ram", None), "position-unknown-key"),
    "a space blocked by nobody": (change("board.1", "blocked"), "position-blocked"),
    "four spaces": (change("board", ["empty"] * 4), "position-list"),
    "all siege cards revealed": (everything_revealed("siege"), "position-over"),
    "all trolls revealed": (everything_revealed("troll_tiles"), "position-over"),
    "all catapult cards revealed": (everything_revealed("catapult"), "position-over"),
    "siege levels mixed": (siege_levels_mixed, "position-siege-levels"),
    "a siege card twice": (siege_card_twice, "position-deck"),
    "a goblin tile twice": (goblin_tile_twice, "position-tunnel"),
    "goblins of the wrong level": (goblins_of_wrong_level, "position-tunnel"),
    "nothing pending": (frames(), "position-list"),
    "an unknown frame": (frames(frame("lunch")), "position-name"),
    "two phases": (frames(frame("dwarf_cards"), frame("dwarf_cards")), "position-frame"),
    "no phase": (frames(frame("magic")), "position-frame"),
    "magic of a card that was not played": (frames(frame("dwarf_cards"), frame("magic", 30)), "position-frame"),
    "an activation of nothing": (frames(frame("dwarf_cards"), frame("activation", 0)), "position-frame"),
    "a siege card that was not revealed": (frames(frame("orc_cards"), frame("siege_card", 49)), "position-frame"),
    "a refill with cards in the hand": (frames(frame("refill")), "position-frame"),
    "orc cards without an orc card": (frames(frame("orc_cards")), "position-frame"),
    "machines that are not there": (frames(frame("machines")), "position-frame"),
    "a due machine that is not there": (frames(frame("machines", 1, 1)), "position-frame"),
    "a machine that is due while it is at work": (machine_due_and_at_work, "position-frame"),
    "a refill outside the chamber": (refill("entrance"), "position-frame"),
    "taking from an unfinished card": (frames(frame("dwarf_cards"), frame("take", 0)), "position-frame"),
    "placing without a place": (frames(frame("dwarf_cards"), frame("place", 0, 10, 6)), "position-no-decision"),
    "digging beside nobody": (frames(frame("dwarf_cards"), frame("dig_beside", 1)), "position-frame"),
    "hits on nothing": (frames(frame("dwarf_cards"), frame("assign", 4, 3, 0, 3)), "position-no-decision"),
    "too many frames": (frames(*[frame("dwarf_cards")] * 9), "position-list"),
    "a key too many": (change("weather", "rain"), "position-unknown-key"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_position_is_refused(what: str) -> None:
    spoil, code = IMPOSSIBLE[what]
    document = deepcopy(CARD_PHASE)
    spoil(document)
    assert code in refused(document)


PHASES = ("machines", "orc_cards", "dwarf_cards", "refill")
AMONG_DWARF_CARDS = {"magic", "gather", "assign", "place", "dig_beside"}


@pytest.mark.parametrize("phase", PHASES)
def test_a_frame_lies_on_its_own_phase(phase: str) -> None:
    """Frames that interrupt the dwarf cards cannot interrupt another phase, and a siege card cannot interrupt them."""
    tried = set()
    for position in POSITIONS:
        kinds = [frame["kind"] for frame in position["frames"]]
        own = (
            {"dwarf_cards"}
            if AMONG_DWARF_CARDS & set(kinds)
            else {"orc_cards"}
            if "siege_card" in kinds
            else set(PHASES)
        )
        if phase in own:
            continue
        document = deepcopy(position)
        document["frames"][0] = frame(phase)
        assert "position-frame" in refused(document), kinds
        tried.add(kinds[-1])
    assert tried


def test_an_attack_has_no_more_dice_than_its_cards() -> None:
    """Content allows five cards with nine dice each at most; only one card has been played here."""
    attacks = [position for position in POSITIONS if position["frames"][-1]["kind"] == "gather"]
    lone = [position for position in attacks if len([card for card in position["played"] if card != "orc"]) == 1]
    assert lone
    for position in lone:
        document = deepcopy(position)
        document["frames"][-1]["numbers"][2] = 45
        assert "position-frame" in refused(document)


SLOVENLY: dict[str, Callable[[Json], None]] = {
    "a mercenary who worked twice": change("hired", ["orcs", "orcs"]),
    "a covered goblin that nobody is hitting": goblin("fight_1", covered=True),
    "a covered goblin that cannot be hit": goblin("mix_1", covered=True),
    "a troll without an open circle that nobody is hitting": troll_without_open_circle,
    "a won game with rubble left": change("result", "won"),
    "a game lost for gold with gold left": change("result", "gold"),
}


@pytest.mark.parametrize("what", SLOVENLY)
def test_what_no_game_can_come_to_is_refused(what: str) -> None:
    document = deepcopy(CARD_PHASE)
    SLOVENLY[what](document)
    assert refused(document)


@pytest.mark.parametrize("key", sorted(CARD_PHASE))
def test_every_key_is_needed(key: str) -> None:
    document = deepcopy(CARD_PHASE)
    del document[key]
    assert "position-missing" in refused(document)


@pytest.mark.parametrize("value", [None, [], {}, "x", -1, 1.5, True, [[]], {"a": 1}, [None] * 50])
@pytest.mark.parametrize("key", sorted(CARD_PHASE))
def test_a_value_of_another_sort_is_refused(key: str, value: Any) -> None:
    document = deepcopy(CARD_PHASE)
    document[key] = value
    fitting = {("orcs", "{}"), ("played", "[]"), ("hired", "[]"), ("open_hands", "True")}
    if (key, str(value)) in fitting:
        return
    assert refused(document)


def test_all_reasons_are_told_together() -> None:
    document = deepcopy(CARD_PHASE)
    document.update(gold=99, turn=-1, difficulty="trivial")
    document["dwarves"][0]["place"] = "kitchen"
    with pytest.raises(Problems) as caught:
        GAME.from_document(document)
    wheres = {problem.facts["where"] for problem in caught.value.problems}
    assert wheres >= {"gold", "turn", "difficulty", "dwarves.1"}
