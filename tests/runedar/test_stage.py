"""The stage: the data that pages of The Siege of Runedar draw."""

import json
from collections.abc import Iterator

import pytest

from siegeworks.games.runedar import names as n
from siegeworks.games.runedar.actions import ACTIONS
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.stage import RunedarStage
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.wording import Wording
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink

GAME = Runedar()
STAGE = RunedarStage(GAME)


def moments(seed: str, seats: int = 2, open_hands: str = "no") -> Iterator[State]:
    """The states of a random game, decision by decision."""
    options = GAME.options({"seats": str(seats), "difficulty": "easy", "open_hands": open_hands})
    chance = Chance(seed)
    state = GAME.setup(options, chance, None)
    while GAME.actor(state) is not None:
        yield state
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))], chance, None)
    yield state


def words(language: str) -> Wording:
    return Wording(Speech(language, "runedar").say, language, GAME.tables, ["Ana", "Bo", "Cid", "Dag"])


def test_every_action_has_a_path() -> None:
    view = GAME.view(next(moments("paths")), 0)
    assert len(GAME.notation) == ACTIONS
    for action in range(ACTIONS):
        path = STAGE.path(view, action)
        assert path, GAME.notation.text(action)
        assert all(":" in handle and len(handle) <= 40 for handle in path)


def test_paths_name_what_the_notation_names() -> None:
    view = GAME.view(next(moments("paths")), 0)
    expected = {
        "hatchet move tannery": ["card:hatchet", "use:move", "place:tannery"],
        "dull_saw work wood": ["card:dull_saw", "use:wood"],
        "discard knife": ["card:knife"],
        "aim catapult": ["machine:catapult"],
        "aim entrance": ["place:entrance"],
        "roll": ["do:roll"],
        "give 3": ["space:3"],
        "give goblin 2": ["goblin:2"],
        "hit troll 2 circle 3": ["troll:2", "circle:2:3"],
        "dig goblin 1": ["goblin:1"],
        "take 4": ["space:4"],
        "hire orcs": ["mercenary:orcs"],
        "hire goblin 1": ["goblin:1", "mercenary:goblin"],
        "hire troll 4": ["troll:4", "mercenary:troll"],
        "hire siege": ["mercenary:siege"],
        "activate tower": ["machine:tower"],
        "remove 2": ["space:2", "do:clear"],
        "fill 2 red": ["space:2", "deck:red"],
        "end": ["do:rest", "do:end"],
    }
    for text, path in expected.items():
        assert list(STAGE.path(view, GAME.notation.parse(text))) == path


def test_an_empty_hand_ends_the_turn_at_once() -> None:
    end = GAME.notation.parse("end")
    paths = set()
    for state in moments("ends", 2):
        view = GAME.view(state, state.active)
        paths.add((state.hand_count[state.active] > 0, tuple(STAGE.path(view, end))))
    assert paths == {(True, ("do:rest", "do:end")), (False, ("do:end",))}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_paths_of_legal_actions_are_unique(seats: int) -> None:
    for state in moments(f"unique {seats}", seats):
        view = GAME.view(state, state.active)
        paths = [tuple(STAGE.path(view, action)) for action in GAME.legal(state)]
        assert len(set(paths)) == len(paths)
        # The last handle decides, so no path may hide inside another one.
        assert not [one for one in paths for other in paths if one != other and set(one) <= set(other)]


@pytest.mark.parametrize("open_hands", ["no", "yes"])
def test_scenes_do_not_depend_on_what_is_hidden(open_hands: str) -> None:
    doubt = Chance("doubt")
    for number, state in enumerate(moments("secrets", 3, open_hands)):
        if number % 5:
            continue
        for seat in (0, 1, 2, None):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.guess(view, doubt), seat)
            assert json.dumps(STAGE.scene(view)) == json.dumps(STAGE.scene(other))
            assert STAGE.chart(view) == STAGE.chart(other)


def test_the_scene_counts_what_the_rules_count() -> None:
    document = GAME.document(next(moments("count")))
    prices = GAME.tables.content.price
    gold = max(prices)  # paying the last nugget would lose (Q8)
    document |= {"orcs": {"tannery": 2, "carpenter_wall": 1, "tannery_field": 3}, "gold": gold}
    scene = STAGE.scene(GAME.view(GAME.from_document(document), 0))
    assert {name: place["loses"] for name, place in scene["places"].items() if place["loses"]} == {"tannery": 2}
    assert [name for name, place in scene["places"].items() if place["idle"]] == ["tannery"]
    assert scene["left"] == {"trolls": 5, "catapult": 5, "orcs": 4}
    cheap = [name for name, price in zip(n.MERCENARY_NAMES, prices, strict=True) if price < gold]
    assert [m["mercenary"] for m in scene["mercenaries"] if m["payable"]] == cheap
    assert 0 < len(cheap) < n.MERCENARIES
    assert [section["state"] for section in scene["tunnel"]] == ["digging", *["closed"] * 4]
    siege = document["siege"]
    assert scene["siege"]["last"] == siege["revealed"][-1]
    assert (scene["siege"]["level"], scene["siege"]["left_in_level"], scene["siege"]["left"]) == (1, 9, 49)
    space = scene["board"][0]
    card = GAME.tables.card_ids.index(space["card"])
    for resource, name in enumerate(n.RESOURCE_NAMES):
        cost = GAME.tables.content.card_cost[card * n.RESOURCES + resource] + space["extra"][name]
        assert space["cost"][name] == space["missing"][name] == cost
    assert not space["complete"]


def test_hidden_hands_are_null() -> None:
    state = next(moments("hands"))
    scene = STAGE.scene(GAME.view(state, 1))
    assert set(scene["dwarves"][0]["hand"]) == {None}
    assert all(scene["dwarves"][1]["hand"])
    assert len(scene["dwarves"][0]["unseen"]) == n.DECK_SIZE
    watched = STAGE.scene(GAME.view(state, None))
    assert not any(card for dwarf in watched["dwarves"] for card in dwarf["hand"])


def test_frames_are_told_as_they_come() -> None:
    kinds = set()
    for number in range(6):
        for state in moments(f"frames {number}", 1 + number % 4):
            frame = STAGE.scene(GAME.view(state, 0))["frame"]
            if frame is None:
                assert state.result != n.RUNNING
                continue
            kinds.add(frame["kind"])
            if frame["kind"] == "place":
                assert frame["resource"] in n.RESOURCE_NAMES
                assert frame["amount"] > 0
            if frame["kind"] in ("gather", "assign"):
                assert frame["dice"] + frame["hits"] > 0
    assert kinds >= {"orc_cards", "dwarf_cards", "gather", "place", "siege_card", "refill"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    things = STAGE.things(words(language))
    json.dumps(things)
    assert set(things["cards"]) == set(GAME.tables.card_ids)
    assert things["cards"]["orc"] == {
        "name": GAME.tables.card_names[n.ORC_CARD][language],
        "deck": "orc",
        "uses": [],
        "cost": {"wood": 0, "leather": 0, "metal": 0},
    }
    saw = things["cards"]["dull_saw"]
    assert [(line["use"], line["value"]) for line in saw["uses"]] == [("move", 2), ("wood", 2), ("dig", 1)]
    decks = [card["deck"] for card in things["cards"].values()]
    assert [decks.count(deck) for deck in ("starting", *n.DECK_NAMES, "orc")] == [10, 15, 10, 10, 1]
    assert [face["crossbow"] for face in things["faces"]].count(True) == 2
    assert all(
        thing["text"] for sort in ("mercenaries", "goblins", "trolls", "siege") for thing in things[sort].values()
    )


def test_events_name_their_things() -> None:
    options = GAME.options({"seats": "2"})
    chance, sink = Chance("told"), EventSink()
    state = GAME.setup(options, chance, sink)
    events = sink.take()
    while GAME.actor(state) is not None:
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))], chance, sink)
        events += sink.take()
    facts = {}
    for event in events:
        seen = GAME.vocabulary.redact(event, 0)
        facts[seen.name] = STAGE.event(seen)
        assert list(facts[seen.name]) == list(seen.fields)
    json.dumps(facts)
    assert facts["dwarf_moved"]["place"] in n.PLACE_NAMES
    assert facts["siege_card_revealed"]["siege"] in GAME.tables.siege_ids
    assert facts["game_lost"]["loss"] in n.RESULT_NAMES


def test_a_finished_game_has_a_title() -> None:
    *_, last = moments("title")
    view = GAME.view(last, None)
    speaking = words("en")
    assert STAGE.title(speaking, view) == speaking.title(last.goblins_defeated, won=False)
    assert STAGE.title(speaking, GAME.view(next(moments("title")), None)) is None
    assert STAGE.chart(view)["siege_left"] == n.SIEGE_CARDS - last.siege_next
