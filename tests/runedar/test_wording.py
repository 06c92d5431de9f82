"""Wording: every action, event, question, threat and outcome of the game has words in every language."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar.actions import END, PER_CARD
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import (
    CATAPULT,
    DIFFICULTY_NAMES,
    HAND_SIZE,
    HIDDEN,
    LOST_GOLD,
    LOST_SIEGE,
    MERCENARY_NAMES,
    ORC_CARD,
    RANGED,
    RESULT_NAMES,
    SIEGE_CARDS,
    TANNERY,
    WON,
)
from siegeworks.games.runedar.state import State, remove_from_hand
from siegeworks.games.runedar.wording import Wording
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, Seen, SeenEvent
from support.wording import is_text

GAME = Runedar()
SEATS = ("Ada", "Bruno", "Celina", "Duarte")
EAGER = (
    "hire goblin", "hit", "give goblin", " dig", "dig goblin", "roll", " melee", "move entrance", " ranged", "aim",
    " work", "take", "fill",
)  # fmt: skip
"""The actions to prefer, so that games reach the goblins; random games hardly ever do."""


def wording(language: str) -> Wording:
    return Wording(Speech(language, "runedar").say, language, GAME.tables, SEATS)


def dealt(seats: int = 2) -> State:
    return GAME.setup(GAME.options({"seats": str(seats)}), Chance("dealt"), None)


def changed(state: State, **entries: object) -> State:
    """The state of a position with some entries replaced."""
    return GAME.from_document(GAME.document(state) | entries)


def card(name: str) -> int:
    return GAME.tables.card_ids.index(name)


def choose(legal: list[int], chance: Chance) -> int:
    if chance.below(4):
        for wanted in EAGER:
            fitting = [action for action in legal if wanted in GAME.notation.text(action)]
            if fitting:
                return fitting[chance.below(len(fitting))]
    return legal[chance.below(len(legal))]


def decisions(games: int) -> Iterator[tuple[State, list[SeenEvent]]]:
    """The states of some games as their active seats see them, each with the public events before it."""
    for number in range(games):
        chance = Chance(f"wording {number}")
        sink = EventSink()
        options = GAME.options({"seats": str(1 + number % 4), "difficulty": "easy"})
        state = GAME.setup(options, chance, sink)
        while GAME.actor(state) is not None:
            told = sink.take()
            yield GAME.view(state, state.active).seen, [GAME.vocabulary.redact(event, None) for event in told]
            GAME.apply(state, choose(GAME.legal(state), chance), chance, sink)
        yield state, [GAME.vocabulary.redact(event, 0) for event in sink.take()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told(language: str) -> None:
    words = wording(language)
    for seen, told in decisions(games=12):
        texts = [*(words.event(event) for event in told), words.question(seen), *words.threats(seen)]
        assert all(is_text(text) for text in texts), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_legal_actions_have_words_that_tell_them_apart(language: str) -> None:
    words = wording(language)
    for seen, _ in decisions(games=12):
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
    for number, (seen, _) in enumerate(decisions(games=4)):
        if number % 40 == 0:
            for action in range(len(GAME.notation)):
                assert is_text(words.action(seen, action))
                assert is_text(words.action(seen, action, short=True))


def test_an_action_on_something_that_is_not_there_keeps_its_notation() -> None:
    state = dealt()
    for text in ("give 1", "give goblin 2", "hit goblin 1", "hit troll 2 circle 3", "dig goblin 1", "hire troll 4"):
        assert wording("pl").action(state, GAME.notation.parse(text)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_kind_has_words(language: str) -> None:
    words = wording(language)
    for kind in GAME.vocabulary.kinds:
        for number in (0, 1, 2):
            numbers = {
                field.name: min(number, 1) if field.kind in ("machine", "enemy") else number for field in kind.fields
            }
            assert is_text(words.event(SeenEvent(kind.name, numbers)))
            public = {field.name: numbers[field.name] for field in kind.fields if field.seen is Seen.ALL}
            assert is_text(words.event(SeenEvent(kind.name, public)))


def test_events_read_like_sentences() -> None:
    words = wording("en")
    goblin = GAME.tables.goblin_ids.index("g1_4")
    told = [
        SeenEvent("dwarf_moved", {"seat": 1, "origin": 0, "place": TANNERY}),
        SeenEvent("card_drawn", {"seat": 0, "card": card("knife")}),
        SeenEvent("card_drawn", {"seat": 0}),
        SeenEvent("goblin_came", {"slot": 1, "goblin": goblin}),
        SeenEvent("goblin_defeated", {"slot": 1, "goblin": goblin}),
        SeenEvent("game_lost", {"loss": LOST_GOLD, "goblins": 3}),
    ]
    assert [words.event(event) for event in told] == [
        "Bruno goes to the tannery.",
        "Ada draws Skinning Knife.",
        "Ada draws a card.",
        "A goblin pops out of the tunnel: Cutpurse. Wants a fight: 1 hit to bring down.",
        "Goblin dealt with: Cutpurse.",
        "The last nugget is gone: nothing is left to defend. Goblins defeated: 3.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_asks_a_question(language: str) -> None:
    words = wording(language)
    asked: dict[str, str] = {}
    for kind, name in enumerate(f.FRAME_NAMES):
        state = dealt()
        state.set_frames([f.FORMS[kind].of(kind, [1, 2, 1])])
        asked[name] = words.question(state)
    state = dealt()
    state.set_frames([f.SiegeFrame(f.SIEGE_CARD, 1, f.SIEGE_BEFORE_ARROW)])
    asked["arrow"] = words.question(state)
    assert all(is_text(text) for text in asked.values())
    assert len(set(asked.values())) == len(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_an_empty_hand_the_turn_is_ended(language: str) -> None:
    words = wording(language)
    say = Speech(language, "runedar").say
    state = dealt()
    state.set_frames([f.CardsFrame(f.CARD_PHASE)])
    assert words.action(state, END) == say("action-end")
    assert words.question(state) == say("ask-dwarf_cards")
    while state.hand_count[state.active]:
        remove_from_hand(state, state.active, state.hand[state.active * HAND_SIZE])
    assert words.action(state, END) == say("action-end-turn") != say("action-end")
    assert words.question(state) == say("ask-dwarf_cards-empty") != say("ask-dwarf_cards")


def test_a_price_is_told_in_nuggets() -> None:
    assert "nuggets)" in wording("en").action(dealt(), GAME.notation.parse("hire siege"))


def test_an_attack_shows_the_dice_it_will_roll() -> None:
    state = dealt()
    state.set_frames([f.GatherFrame(f.GATHER, RANGED, dice=7)])
    assert wording("en").question(state) == "Attack so far: 5 dice. Add cards, or attack."


def test_things_are_described() -> None:
    words = wording("en")
    tables = GAME.tables
    assert words.goblin(tables.goblin_ids.index("g1_1")) == "Toll-Taker. Wants: 1 wood, 1 leather, 1 metal"
    assert words.troll(tables.troll_ids.index("stoneskin")) == "Stoneskin. Hits per circle: 3, 3, 3"
    assert words.card_uses(card("rusty_pick")) == ["Move 2", "Metal 1", "Melee 2", "Dig 1"]
    assert words.card_uses(ORC_CARD) == []
    magic = next(each for each in range(ORC_CARD) if "Move ∞" in words.card_uses(each))
    assert words.action(dealt(), magic * PER_CARD).endswith("magic leap to the central chamber, then one more action")


def test_the_circles_of_a_troll_are_told_apart() -> None:
    tiles = GAME.tables.troll_ids
    others = [name for name in tiles if name != "bone_gnawer"]
    state = changed(
        dealt(),
        trolls=[{"tile": "bone_gnawer", "covered": []}, None, None, None],
        troll_tiles={"revealed": ["bone_gnawer"], "deck": others},
    )
    actions = [GAME.notation.parse(f"hit troll 1 circle {circle}") for circle in (1, 2, 3)]
    assert [wording("en").action(state, action) for action in actions] == [
        "Strike Bone Gnawer (circle 1, 2 hits)",
        "Strike Bone Gnawer (circle 2, 3 hits)",
        "Strike Bone Gnawer (circle 3, 3 hits)",
    ]


def test_a_siege_card_is_told_in_the_order_it_happens() -> None:
    content = GAME.tables.content
    for number in range(SIEGE_CARDS):
        parts = wording("en").siege_card(number).split(", ")
        expected = []
        if content.siege_orcs[number]:
            workshop = ("carpenter’s", "tannery", "foundry")[content.siege_wall[number]]
            orcs = "1 orc" if content.siege_orcs[number] == 1 else f"{content.siege_orcs[number]} orcs"
            expected.append(f"{orcs} outside the {workshop} wall")
        if content.siege_machine[number] != HIDDEN:
            expected.append(("the siege tower", "the catapult")[content.siege_machine[number]])
        if content.siege_arrow[number]:
            expected.append("all orcs advance")
        assert parts == expected


def test_quiet_times_and_how_long_they_last() -> None:
    state = changed(dealt(), orcs={}, machines={"tower": None, "catapult": None})
    revealed = state.siege_next
    assert wording("en").threats(state) == [
        "All quiet, for now",
        f"Siege deck: {50 - revealed} cards left, the last means defeat",
        "Orc reserve: 10 figures left, the last means defeat",
        "Troll pile: 5 tiles left, the last means defeat",
        "Catapult deck: 5 cards left, the last means defeat",
    ]


def test_near_dangers_come_first() -> None:
    machines = {"tower": {"seat": 1, "standing": True}, "catapult": None}
    state = changed(dealt(), orcs={"tannery": 2, "foundry": 1, "foundry_wall": 4}, machines=machines)
    assert wording("en").threats(state)[:2] == [
        "3 orcs in the workshops: the next arrow costs 3 nuggets",
        "The siege tower acts when Bruno’s turn begins",
    ]


def test_alone_a_lying_machine_is_told_apart() -> None:
    machines = {"tower": None, "catapult": {"seat": 0, "standing": False}}
    state = changed(dealt(seats=1), orcs={}, machines=machines)
    assert state.machine_up[CATAPULT] == 0
    assert wording("en").threats(state)[0] == "The catapult lies ready: next turn it is raised"


def ended(result: str) -> State:
    """A game that is over, with the pieces where they end it."""
    document = GAME.document(dealt())

    def all_revealed(deck: str) -> dict[str, object]:
        return {deck: {"revealed": document[deck]["revealed"] + document[deck]["deck"], "deck": []}}

    tunnel = document["tunnel"]
    over: dict[str, dict[str, object]] = {
        "won": {"tunnel": tunnel | {"opened": tunnel["closed"], "closed": []}, "rubble": 0, "goblins_defeated": 10},
        "siege": all_revealed("siege"),
        "catapult": all_revealed("catapult"),
        "troll": all_revealed("troll_tiles"),
        "orc": {"orcs": {"carpenter_field": 10}},
        "gold": {"gold": 0},
    }
    return GAME.from_document(document | over[result] | {"result": result})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_words_and_a_title(language: str) -> None:
    words = wording(language)
    endings = [words.outcome(ended(RESULT_NAMES[result])) for result in range(WON, len(RESULT_NAMES))]
    assert all(is_text(text) for text in endings)
    assert len(set(endings)) == len(endings)


def test_the_title_is_the_highest_reached() -> None:
    words = wording("en")
    for won in (True, False):
        ranks = sorted((rank for rank in GAME.tables.ranks if rank.won == won), key=lambda rank: rank.at_least)
        for rank, following in pairwise(ranks):
            assert words.title(rank.at_least, won=won) == rank.title["en"]
            assert words.title(following.at_least - 1, won=won) == rank.title["en"]
        assert words.title(99, won=won) == ranks[-1].title["en"]


def test_a_finished_game_asks_nothing_but_says_how_it_ended() -> None:
    words = wording("es")
    lost = ended(RESULT_NAMES[LOST_SIEGE])
    assert words.question(lost) == words.outcome(lost)
    with pytest.raises(ValueError, match="not over"):
        words.outcome(dealt())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text(language: str) -> None:
    words = wording(language)
    listed = Path(__file__).with_name("rule_ids.txt").read_text(encoding="utf-8").split()
    for rule_id in {*listed, *GAME.rule_ids} - {""}:
        assert is_text(words.rule(rule_id))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_mercenaries_and_defeats_have_words(language: str) -> None:
    say = Speech(language, "runedar").say
    ids = [f"difficulty-{name}" for name in DIFFICULTY_NAMES]
    ids += [f"mercenary-{name}-effect" for name in MERCENARY_NAMES]
    ids += [f"loss-{name}" for name in RESULT_NAMES[LOST_SIEGE:]]
    assert all(is_text(say(message_id)) for message_id in ids)
