"""Wording and picture: everything in the game has words in every language, and none reveals a secret."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from siegeworks.bots.castlecards.greedy import best_action
from siegeworks.bots.castlecards.heuristics import Weights
from siegeworks.bots.castlecards.weights import BEGINNER
from siegeworks.games.castlecards import frames as f
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import (
    ASSAULTED,
    BREACHED,
    DECK_NAMES,
    DRAWN,
    DUNGEON_DECK,
    FIRST_WALL,
    MOST_TURNS,
    POSTS,
    RESULT_NAMES,
    STALEMATE,
)
from siegeworks.games.castlecards.picture import picture
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.wording import EVENT_KINDS, Wording, halves
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, Seen, SeenEvent
from support.wording import is_text

from .kit import GAME as STORIES
from .kit import Scene, table

GAME = Castlecards()
SEATS = ("Ada", "Bruno", "Celina", "Duarte")
BEGINNERS = Weights(BEGINNER)
TEXTS = Path(__file__).parents[2] / "src" / "siegeworks" / "games" / "castlecards" / "texts"
MOST_IN_FIELD = {"seat": 1, "deck": DUNGEON_DECK}
"""The highest number for each kind of field that stands for one of a few things."""


@cache
def wording(language: str) -> Wording:
    return Wording(Speech(language, "castlecards").say, language, GAME.tables, SEATS)


def story_words() -> Wording:
    return Wording(Speech("en", "castlecards").say, "en", STORIES.tables, SEATS)


def dealt(seats: int = 2) -> State:
    return GAME.setup(GAME.options({"seats": str(seats)}), Chance("dealt"), None)


def scene(seats: int = 2, **changes: Any) -> Scene:
    """A position with the content of the rule tests, whose numbers never change."""
    return table(seats, **changes)


def kind(name: str) -> int:
    return STORIES.tables.kind_ids.index(name)


@cache
def games() -> list[tuple[State, list[tuple[int, ...]]]]:
    """The decisions of some complete games, random and greedy, each with the events before it."""
    return [decision for number in range(6) for decision in _game(number)]


def _game(number: int) -> Iterator[tuple[State, list[tuple[int, ...]]]]:
    chance, sink = Chance(f"wording {number}"), EventSink()
    state = GAME.setup(GAME.options({"seats": str(2 + number % 3)}), chance, sink)
    while (seat := GAME.actor(state)) is not None:
        yield GAME.copy(state), sink.take()
        legal = GAME.legal(state)
        if number < 3:
            action = legal[chance.below(len(legal))]
        else:
            action = best_action(GAME.view(state, seat), legal, chance, BEGINNERS)
        GAME.apply(state, action, chance, sink)
    yield GAME.copy(state), sink.take()


def running() -> Iterator[tuple[State, int]]:
    """Every decision of these games with the seat that has to decide."""
    for state, _ in games():
        seat = GAME.actor(state)
        if seat is not None:
            yield state, seat


def drawn(state: State, seat: int, width: int = 80, language: str = "en") -> list[str]:
    """The picture that a seat sees, or a spectator if it is negative."""
    seen = GAME.view(state, seat if seat >= 0 else None).seen
    return ["".join(text for text, _ in line) for line in picture(seen, seat, wording(language), width)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_to_everybody(language: str) -> None:
    words = wording(language)
    heard: dict[str, SeenEvent] = {}
    for state, events in games():
        redacted = [GAME.vocabulary.redact(event, seat) for event in events for seat in (*range(state.seats), None)]
        heard |= {str(event): event for event in redacted}
        seen = GAME.view(state, GAME.actor(state)).seen
        assert all(is_text(text) for text in (words.question(seen), *words.threats(seen)))
    assert all(is_text(words.event(event)) for event in heard.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_actions_have_words_that_tell_them_apart(language: str) -> None:
    words = wording(language)
    for state, seat in running():
        seen = GAME.view(state, seat).seen
        legal = GAME.legal(seen)
        texts = [words.action(seen, action) for action in legal]
        assert len(set(texts)) == len(texts), texts
        for action, text in zip(legal, texts, strict=True):
            assert text != GAME.notation.text(action)
            assert is_text(text)
            assert is_text(words.action(seen, action, short=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_worded_at_any_time(language: str) -> None:
    words = wording(language)
    for state, seat in list(running())[::150]:
        seen = GAME.view(state, seat).seen
        for action in range(len(GAME.notation)):
            assert is_text(words.action(seen, action))
            assert is_text(words.action(seen, action, short=True))


def test_an_action_on_something_that_is_not_there_keeps_its_notation() -> None:
    state = dealt(seats=3)
    for text in (
        "attack 3 castle",
        "night 1 wall 3",
        "add unused_15",
        "post archer wall 3",
        "waste unused_15",
        "give 3",
    ):
        assert wording("pl").action(state, GAME.notation.parse(text)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_kind_has_words(language: str) -> None:
    words = wording(language)
    for event in GAME.vocabulary.kinds:
        for number in (0, 1, 2, 5):
            told = {
                field.name: min(number, MOST_IN_FIELD.get(field.kind, number))
                for field in event.fields
                if field.seen is not Seen.NOBODY and (field.kind != "post" or number < POSTS)
            }
            if any(field.kind == "post" for field in event.fields) and number >= POSTS:
                continue
            assert is_text(words.event(SeenEvent(event.name, told)))
            public = {field.name: told[field.name] for field in event.fields if field.seen is Seen.ALL}
            assert is_text(words.event(SeenEvent(event.name, public)))


def catalog_ids(language: str, prefix: str) -> set[str]:
    text = (TEXTS / language / "game.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}-(\S+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalog_has_a_text_for_everything_and_no_other(language: str) -> None:
    owners = {
        f"{event.name}-hidden" for event in GAME.vocabulary.kinds if any(x.seen is Seen.OWNER for x in event.fields)
    }
    assert catalog_ids(language, "event") == set(EVENT_KINDS) | owners
    asked = {*f.FRAME_NAMES, "turn-king", "gather-night", "support-night", "react-night"}
    assert catalog_ids(language, "ask") == asked
    listed = Path(__file__).with_name("rule_ids.txt").read_text(encoding="utf-8").split()
    assert catalog_ids(language, "rule") == {*listed, *GAME.rule_ids} - {""}
    assert all(is_text(wording(language).rule(rule_id)) for rule_id in listed)
    assert catalog_ids(language, "deck") == set(DECK_NAMES)


def test_events_read_like_sentences() -> None:
    words = story_words()
    told = [
        SeenEvent("card_drawn", {"seat": 0, "deck": 0, "card": kind("gold")}),
        SeenEvent("card_drawn", {"seat": 0, "deck": 2}),
        SeenEvent("attack_declared", {"seat": 0, "victim": 1, "target": 6}),
        SeenEvent("reaction_played", {"seat": 1, "card": kind("ambush")}),
        SeenEvent("attack_repelled", {"seat": 0, "swords": 4, "shields": 7}),
        SeenEvent("dungeon_revealed", {"card": kind("dragon")}),
        SeenEvent("support_given", {"seat": 1, "count": 0}),
        SeenEvent("loot_taken", {"seat": 1}),
        SeenEvent("gift_given", {"seat": 0, "receiver": 1}),
    ]
    assert [words.event(event) for event in told] == [
        "Ada draws a village card: Gold.",
        "Ada draws an academy card.",
        "Ada attacks Bruno: Archer on Wall 2.",
        "Bruno reacts: Ambush (swords −2).",
        "2 swords : 3½ shields. The attack of Ada fails.",
        "Down there waits: Dragon's Lair (danger 4, treasure 4).",
        "Bruno stays out of it.",
        "Bruno lays a card of loot aside, unseen.",
        "Ada gives Bruno a card.",
    ]


def test_polish_counts_in_three_ways() -> None:
    words = wording("pl")
    texts = [words.event(SeenEvent("attack_launched", {"seat": 0, "count": count})) for count in (1, 3, 5, 22)]
    assert [text.split(": ")[1] for text in texts] == ["1 karta.", "3 karty.", "5 kart.", "22 karty."]


@pytest.mark.parametrize(("number", "text"), [(0, "0"), (1, "½"), (2, "1"), (5, "2½")])
def test_strength_is_read_in_halves(number: int, text: str) -> None:
    assert halves(number) == text


def test_cards_are_described_by_what_they_are_worth() -> None:
    words = story_words()
    assert words.described(kind("soldier")) == "Soldier (1 sword, posted: ½ shield)"
    assert words.described(kind("tower")) == "Siege Tower (3 swords, opens castles)"
    assert words.described(kind("sabotage")) == "Sabotage (removes a weapon)"
    assert words.described(kind("gold")) == "Gold"
    assert words.cards([2, 1, 3, 0]) == ["2 × Soldier", "Archer", "3 × Gold"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_asks_a_question_of_its_own(language: str) -> None:
    words = wording(language)
    asked: list[str] = []
    for frame in range(f.DISARM):
        for flag in (0, 1):
            state = dealt(seats=3)
            state.set_frames([*state.frames, f.FORMS[frame].of(frame, [1, 2, flag])])
            asked.append(words.question(state))
    disarm = scene(hand="ram tower", rival="sabotage").play("attack 1 wall 1", "add ram", "add tower", "go")
    asked.append(words.question(disarm.play("add sabotage", "done").state))
    assert all(is_text(text) for text in asked)
    assert len(set(asked)) == len(asked) - 2, "only a fallen seat's turn and a gift are the same by night"


def test_the_balance_grows_with_the_attack() -> None:
    attack = scene(hand="soldier 2 ram", posted="1 wall 1 1").play("attack 1 wall 1")
    assert wording("en").question(attack.state) == (
        "Attack on Bruno, Wall 1. So far 0 swords : 2½ shields. Add cards, or launch it."
    )
    attack.play("add soldier", "add ram")
    assert "4 swords : 2½ shields" in wording("en").question(attack.state)
    assert "[A] ▒ Soldier + Battering Ram ▒" in drawn(attack.state, 0)
    assert "[A] ▒▒ ▒▒" in drawn(attack.state, 1)


def test_reactions_count_at_once() -> None:
    story = scene(hand="soldier 2 ram", rival="ambush sabotage").play("attack 1 wall 1")
    story.play("add soldier", "add soldier", "add ram", "go")
    words = wording("en")
    assert words.question(story.state) == "Ada attacks your Wall 1: 5 swords : 2 shields. Will you react?"
    assert "3 swords : 2 shields" in words.question(story.play("add ambush").state)
    assert "0 swords : 2 shields" in words.question(story.play("add sabotage").state)
    assert words.action(story.state, GAME.notation.parse("done")) == "No further reaction"


def test_a_night_attack_is_cards_face_down_under_a_moon() -> None:
    story = scene(hand="soldier ram night", rival="ambush").play("night 1 wall 1", "add soldier", "add ram")
    own, rival = drawn(story.state, 0), drawn(story.state, 1)
    assert "☾ [A] ──▶ [B] Wall 1   2 cards face down : 2 shields" in rival
    assert "[A] ▒▒ ▒▒" in rival
    assert "[A] ▒ Soldier + Battering Ram ▒" in own
    assert "☾ [A] ──▶ [B] Wall 1   4 swords : 2 shields" in own


def test_how_things_stand() -> None:
    words = wording("en")
    assert words.threats(dealt()) == ["Every castle is still well walled"]
    assert words.threats(scene(3, hand="gold", fallen="0 wall 1, 1 wall 1, 1 wall 2").state) == [
        "Ada has one wall left",
        "The castle of Bruno stands open",
    ]
    assert words.threats(scene(3, hand="gold", fallen="1 castle").state) == ["Every castle is still well walled"]
    assert words.threats(scene(hand="gold", used_up="village").state)[-1] == (
        "The village deck is empty: the next draw shuffles its discards"
    )
    hoarded = words.threats(scene(hand="gold", hoarded="1 village").state)
    assert hoarded[-1] == "No village card is left: a draw after 2 more quiet turns"


def endings() -> list[State]:
    """The endings: a castle taken after its walls fell, a castle taken behind its walls, and two sorts of draws."""
    walls = "1 wall 1, 1 wall 2, 1 wall 3"
    quiet = scene(hand="ram", rival="ambush", hoarded="1 village")
    return [
        scene(hand="trebuchet", fallen=walls).attack("1 castle", "trebuchet").state,
        scene(hand="soldier tower").attack("1 castle", "soldier tower").state,
        quiet.play("waste ram", "waste ambush").state,
        scene(hand="ram", turn=MOST_TURNS).play("waste ram").state,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_words(language: str) -> None:
    words, ended = wording(language), endings()
    assert [state.result for state in ended] == [BREACHED, ASSAULTED, DRAWN, STALEMATE]
    texts = [words.outcome(state) for state in ended]
    assert [words.question(state) for state in ended] == texts
    assert all(is_text(text) for text in texts)
    assert len(set(texts)) == len(RESULT_NAMES) - 1
    with pytest.raises(ValueError, match="not over"):
        words.outcome(dealt())


def test_a_rule_is_never_told_in_two_ways_alike() -> None:
    for language in LANGUAGES:
        texts = [wording(language).rule(rule_id) for rule_id in catalog_ids(language, "rule")]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 132])
def test_the_picture_fits_its_width(language: str, width: int) -> None:
    for state, _ in games()[::7]:
        for seat in (0, state.seats - 1, -1):
            lines = drawn(GAME.view(state, None if seat < 0 else seat).seen, seat, width, language)
            assert max(len(line) for line in lines) <= width, "\n".join(lines)
            assert len(lines) <= 11


def test_the_picture_of_two_fortresses() -> None:
    state = scene(posted="0 castle 1, 1 wall 3 2", fallen="1 wall 1", hand="soldier", rival="gold 2").state
    assert drawn(state, 0) == [
        " [B] Bruno hand 2 (Village 2)",
        "┌╌╌╌Wall 1╌╌┐┌───Wall 2──┐╔═══Castle══╗┌───Wall 3──┐",
        "╎     ✗     ╎│     ◆2    │║     ◆3    ║│     ◆3    │",
        "└╌╌╌╌╌╌╌╌╌╌╌┘└───────────┘╚═══════════╝└─────AA────┘",
        drawn(state, 0)[4],
        "▸[A] Ada hand 1 (Village 1)",
        "┌───Wall 1──┐┌───Wall 2──┐╔═══Castle══╗┌───Wall 3──┐",
        "│     ◆2    ││     ◆2    │║    ◆3½    ║│     ◆2    │",
        "└───────────┘└───────────┘╚═════S═════╝└───────────┘",
    ]
    assert drawn(state, 0)[4].startswith("Decks (discards): Village ")


def shown(state: State, seat: int | None, words: Wording) -> list[str]:
    """All texts and pictures of a state for a seat, which come from its view."""
    seen = GAME.view(state, seat).seen
    texts = [words.question(seen), *words.threats(seen), *drawn(state, -1 if seat is None else seat)]
    if GAME.actor(state) == seat:
        texts += [words.action(seen, action) for action in GAME.legal(state)]
    return texts


def test_no_text_differs_between_worlds_that_a_seat_cannot_tell_apart() -> None:
    words, doubt = wording("en"), Chance("other worlds")
    nights = [
        (state, seat)
        for state, seat in running()
        if isinstance(state.frames[-1], f.AttackFrame) and state.frames[-1].night == 1
    ]
    assert nights
    for state, _ in [*list(running())[::20], *nights[::3]]:
        for seat in (*range(state.seats), None):
            other = GAME.guess(GAME.view(state, seat), doubt)
            assert shown(other, seat, words) == shown(state, seat, words)


def test_a_fallen_wall_is_not_named_as_a_target_of_its_own() -> None:
    state = scene(hand="soldier", fallen="1 wall 1").state
    targets = [wording("en").action(state, action, short=True) for action in GAME.legal(state)][:2]
    assert targets == ["Wall 2 (2)", "Wall 3 (2)"]
    assert state.standing[POSTS + FIRST_WALL] == 0
