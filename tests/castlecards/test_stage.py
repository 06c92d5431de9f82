"""The stage: scenes contain everything to draw and nothing hidden, and every action has its own handles."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from siegeworks.bots import make_bot
from siegeworks.games.castlecards.actions import ACTIONS
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.scene import Scene, Things
from siegeworks.games.castlecards.stage import DEEDS, CastlecardsStage
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.wording import Wording
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import Event, EventSink
from siegeworks.kernel.position import canonical

from .kit import GAME as STORIES
from .kit import table

GAME = Castlecards()
STAGE = CastlecardsStage(GAME)
STORY_STAGE = CastlecardsStage(STORIES)


@cache
def moments() -> list[tuple[State, list[Event]]]:
    """Decisions of greedy games with two, three and four seats, each with the events before it."""
    return [moment for seats in (2, 3, 4) for number in range(2) for moment in _game(seats, number)]


def _game(seats: int, number: int) -> Iterator[tuple[State, list[Event]]]:
    chance, sink = Chance(f"stage {seats} {number}"), EventSink()
    bot = make_bot("greedy", GAME, f"{seats} {number}")
    state = GAME.setup(GAME.options({"seats": str(seats)}), chance, sink)
    while (seat := GAME.actor(state)) is not None:
        yield GAME.copy(state), sink.take()
        GAME.apply(state, bot.choose(GAME.view(state, seat), GAME.legal(state)), chance, sink)
    yield state, sink.take()


def seats_of(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def scene_of(state: State, seat: int | None, stage: CastlecardsStage = STAGE, game: Castlecards = GAME) -> Scene:
    return cast(Scene, stage.scene(game.view(state, seat)))


def paths_of(state: State, seat: int | None = 0) -> dict[str, tuple[str, ...]]:
    view = STORIES.view(state, seat)
    return {STORIES.notation.text(action): tuple(STORY_STAGE.path(view, action)) for action in range(ACTIONS)}


def words(language: str) -> Wording:
    return Wording(Speech(language, "castlecards").say, language, GAME.tables, ("Ada", "Bruno", "Celina", "Duarte"))


# Handles.


def test_every_action_has_a_path_of_its_own() -> None:
    state = moments()[0][0]
    for seat in seats_of(state):
        view = GAME.view(state, seat)
        paths = [tuple(STAGE.path(view, action)) for action in range(ACTIONS)]
        assert len(set(paths)) == ACTIONS
        assert all(paths)


def test_no_two_actions_of_a_decision_share_their_handles() -> None:
    """Handles can be clicked in any order, so each action needs its own set, and no set may contain another."""
    for state, _ in moments():
        seat = GAME.actor(state)
        if seat is None:
            continue
        view = GAME.view(state, seat)
        paths = [frozenset(STAGE.path(view, action)) for action in GAME.legal(state)]
        assert len(set(paths)) == len(paths)
        assert not any(one < other for one in paths for other in paths)


def test_paths_lead_over_what_is_pointed_at() -> None:
    paths = paths_of(table(3, hand="king").state)
    assert paths["attack 1 wall 2"] == ("do:attack", "post:1:wall2")
    assert paths["attack 2 post castle soldier"] == ("do:attack", "defender:2:castle")
    assert paths["night 1 castle"] == ("card:night", "do:night", "post:1:castle")
    assert paths["add soldier"] == ("card:soldier",)
    assert paths["post archer wall 1"] == ("card:archer", "post:0:wall1")
    assert paths["unpost castle"] == ("defender:0:castle", "do:unpost")
    assert paths["build 3 1"] == ("card:builder", "do:build", "do:build:3:1")
    assert paths["explore 2"] == ("card:explorer", "do:explore", "do:explore:2")
    assert paths["buy"] == ("card:gold", "do:buy")
    assert paths["waste king"] == ("card:king", "do:waste")
    assert paths["give 2"] == ("seat:2",)
    assert paths["go"] == ("do:go",)


def test_ones_own_posts_are_those_of_the_seat_that_looks() -> None:
    state = table(3, hand="king").state
    assert paths_of(state, 2)["post soldier castle"] == ("card:soldier", "post:2:castle")
    assert paths_of(state, None)["post soldier castle"] == ("card:soldier", "post:0:castle")


def test_every_deed_has_a_word_and_is_one() -> None:
    deeds = {
        path.split(":")[1]
        for paths in paths_of(table(hand="king").state).values()
        for path in paths
        if path[:3] == "do:"
    }
    assert deeds == set(DEEDS)


# Scenes.


def test_worlds_that_look_alike_to_a_seat_have_the_same_scene() -> None:
    doubt = Chance("stage doubt")
    for state, _ in moments()[::3]:
        for seat in seats_of(state):
            other = GAME.guess(GAME.view(state, seat), doubt)
            assert canonical(cast(Any, scene_of(other, seat))) == canonical(cast(Any, scene_of(state, seat)))


def test_scenes_charts_and_events_are_plain_data() -> None:
    for state, events in moments():
        for seat in seats_of(state):
            view = GAME.view(state, seat)
            told = [STAGE.event(GAME.vocabulary.redact(event, seat)) for event in events]
            data = [STAGE.scene(view), STAGE.chart(view), told]
            assert json.loads(json.dumps(data)) == data


def test_a_fortress_tells_its_shields_in_halves_and_as_text() -> None:
    story = table(hand="archer", posted="0 wall 1 1", fallen="1 wall 2")
    own, rival = scene_of(story.state, 0, STORY_STAGE, STORIES)["fortresses"]
    wall = own["posts"][1]
    assert (wall["id"], wall["standing"], wall["posted"], wall["kind"]) == ("wall1", True, 1, "archer")
    assert (wall["shields"], wall["shields_text"], wall["defender_text"], wall["room"]) == (5, "2½", "½", 2)
    assert wall["guards_text"] == "½"
    assert own["hand"] == {"archer": 1}
    assert rival["hand"] is None
    assert [post["standing"] for post in rival["posts"]] == [True, True, False, True]
    assert not rival["open"]


def test_an_attack_by_day_is_weighed_as_it_grows() -> None:
    story = table(3, hand="soldier 4", third="soldier", rival="ambush")
    story.play("attack 1 wall 1", "add soldier", "add soldier")
    attack = scene_of(story.state, 0, STORY_STAGE, STORIES)["attack"]
    assert attack is not None
    assert (attack["target"], attack["post"], attack["defender"]) == ("post:1:wall1", "wall1", False)
    assert (attack["swords_text"], attack["shields_text"], attack["winning"]) == ("2", "2", False)
    story.play("add soldier", "go")
    before = scene_of(story.state, 0, STORY_STAGE, STORIES)
    assert (before["window"], before["asked"]) == ("support", 2)
    assert before["attack"] is not None
    assert before["attack"]["winning"] is True
    story.play("add soldier", "done", "add ambush")
    attack = scene_of(story.state, 1, STORY_STAGE, STORIES)["attack"]
    assert attack is not None
    assert [(row["seat"], row["role"], row["cards"]) for row in attack["rows"]] == [
        (0, "attacker", {"soldier": 3}), (2, "supporter", {"soldier": 1}), (1, "victim", {"ambush": 1}),
    ]  # fmt: skip
    assert (attack["swords_text"], attack["winning"]) == ("2", False)


def test_a_night_attack_is_weighed_only_for_those_who_know_its_cards() -> None:
    story = table(hand="soldier 3 night", rival="ambush")
    story.play("night 1 wall 1", "add soldier", "add soldier", "add soldier", "go")
    own, rival = (scene_of(story.state, seat, STORY_STAGE, STORIES)["attack"] for seat in (0, 1))
    assert own is not None
    assert rival is not None
    assert (own["night"], own["swords_text"], own["winning"]) == (True, "3", True)
    assert (rival["swords"], rival["winning"], rival["face_down"]) == (None, None, 3)
    assert rival["rows"][0]["cards"] is None


def test_a_castle_behind_walls_bars_an_attack_without_an_assault_weapon() -> None:
    story = table(hand="soldier 4 tower", rival="sabotage")
    story.play("attack 1 castle", *["add soldier"] * 4)
    attack = scene_of(story.state, 0, STORY_STAGE, STORIES)["attack"]
    assert attack is not None
    assert (attack["swords_text"], attack["barred"], attack["winning"]) == ("4", True, False)
    story.play("add tower", "go")
    attack = scene_of(story.state, 1, STORY_STAGE, STORIES)["attack"]
    assert attack is not None
    assert (attack["barred"], attack["winning"]) == (False, True)


def test_a_gift_shows_its_cards_to_the_giver_only() -> None:
    story = table(3, third="gold 2", fallen="2 castle", active=2)
    story.play("give 0", "add gold")
    gifts = [scene_of(story.state, seat, STORY_STAGE, STORIES)["gift"] for seat in (2, 0, None)]
    assert [gift and (gift["receiver"], gift["cards"], gift["count"]) for gift in gifts] == [
        (0, {"gold": 1}, 1), (0, None, 1), (0, None, 1),
    ]  # fmt: skip


def test_a_beaten_off_dungeon_is_known_to_lie_at_the_bottom() -> None:
    story = table(hand="explorer", top="dungeon dragon")
    story.play("explore 1")
    dungeon = scene_of(story.state, None, STORY_STAGE, STORIES)["decks"][3]
    assert dungeon["bottom"] == ["dragon"]
    assert "dragon" not in dungeon["unseen"]


def test_the_end_names_the_winner_and_asks_nobody() -> None:
    ends = [state for state, _ in moments() if GAME.actor(state) is None]
    assert len(ends) == 6
    for state in ends:
        scene = scene_of(state, None)
        assert scene["asked"] is None
        assert scene["result"] != "running"
        assert scene["winner"] == (state.winner if state.winner >= 0 else None)


# Words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_scene_names_has_words(language: str) -> None:
    things = cast(Things, STAGE.things(words(language)))
    assert json.loads(json.dumps(things)) == things
    assert all(card["name"] and card["purpose"] for card in things["cards"].values())
    assert set(things["deeds"]) == set(DEEDS)
    for state, _ in moments()[::5]:
        scene = scene_of(state, 0)
        for fortress in scene["fortresses"]:
            assert {post["id"] for post in fortress["posts"]} <= set(things["posts"])
            assert set(fortress["hand"] or {}) <= set(things["cards"])
        for deck in scene["decks"]:
            assert deck["id"] in things["decks"]
            assert {*deck["discards"], *deck["unseen"], *deck["bottom"]} <= set(things["cards"])


def test_events_name_things_by_their_handles_and_ids() -> None:
    told: dict[str, dict[str, Any]] = {}
    for _, events in moments():
        for event in events:
            seen = GAME.vocabulary.redact(event, 0)
            told[seen.name] = STAGE.event(seen)
    assert set(told["card_posted"]) == {"seat", "card", "post"}
    assert told["card_posted"]["card"] in GAME.tables.kind_ids
    assert told["attack_declared"]["target"].split(":")[0] in ("post", "defender")
    assert isinstance(told["attack_won"]["swords"], str)


def test_every_hand_is_shown_by_deck() -> None:
    """C-BACKS: to everybody, and so are the cards that lie face down."""
    story = table(3, hand="soldier 2 ram ambush", rival="gold ambush").play("attack 1 wall 1", "add ram", "add soldier")
    for seat in (0, 1, None):
        scene = scene_of(story.state, seat, STORY_STAGE, STORIES)
        assert scene["fortresses"][0]["backs"] == {"village": 1, "siege": 0, "academy": 1}
        assert scene["fortresses"][1]["backs"] == {"village": 1, "siege": 0, "academy": 1}
        assert scene["attack"] is not None
        assert scene["attack"]["rows"][0]["backs"] == {"village": 1, "siege": 1, "academy": 0}


def test_the_weapons_chosen_for_removal_are_marked() -> None:
    """C-REACT"""
    story = table(hand="ram tower trebuchet", rival="sabotage 2").play("attack 1 wall 1", "add ram", "add tower")
    story.play("add trebuchet", "go", "add sabotage", "add sabotage", "done", "remove 0 tower")
    scene = scene_of(story.state, 1, STORY_STAGE, STORIES)
    assert (scene["window"], scene["asked"]) == ("disarm", 1)
    attack = scene["attack"]
    assert attack is not None
    assert (attack["rows"][0]["marked"], attack["removals_left"]) == ({"tower": 1}, 1)
    assert paths_of(story.state, 1)["remove 0 ram"] == ("laid:0:ram",)
    assert paths_of(story.state, 1)["remove 0 face down"] == ("laid:0:hidden",)


def test_attackers_see_their_own_swords_at_night() -> None:
    story = table(3, hand="soldier 2 night", third="ram", rival="ambush")
    story.play("night 1 wall 1", "add soldier", "add soldier", "go", "add ram", "done")
    seen = [scene_of(story.state, seat, STORY_STAGE, STORIES)["attack"] for seat in (0, 2, 1)]
    assert [attack and (attack["seen_swords_text"], attack["swords"]) for attack in seen] == [
        ("2", None), ("3", None), ("0", None),
    ]  # fmt: skip


def test_a_seat_with_nothing_to_send_is_asked_only_on_request() -> None:
    """C-SUPPORT, C-REACT: and one that could help is always asked."""
    done = STORIES.notation.parse("done")
    able, always, never = STORY_STAGE.asking
    for third, answer in (("gold", done), ("soldier", None)):
        story = table(3, hand="soldier", third=third).play("attack 1 wall 1", "add soldier", "go")
        view, legal = STORIES.view(story.state, 2), STORIES.legal(story.state)
        assert STORY_STAGE.answer(view, legal, able) == answer
        assert STORY_STAGE.answer(view, legal, always) is None
        assert STORY_STAGE.answer(view, legal, never) == done
    story.play("add soldier")
    assert STORIES.legal(story.state) == [done]
    assert STORY_STAGE.answer(STORIES.view(story.state, 2), [done], able) is None


def test_this_game_gives_no_titles() -> None:
    state = moments()[0][0]
    assert STAGE.title(words("en"), GAME.view(state, 0)) is None
