"""Positions changed at random: refused with a reason, or read exactly as they are."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runedar.kit import GAME
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Json
from siegeworks.kernel.position import canonical, read_json, read_position
from siegeworks.kernel.problem import Problem, Problems

from .helpers import paths
from .positions import CARDS, POSITIONS, refused


def tidy(value: Any, key: str = "") -> Any:
    """A document as the game would write it: with sorted hands and without zeros."""
    if isinstance(value, dict):
        kept = {name: tidy(entry, name) for name, entry in value.items()}
        if key in {"orcs", "given"}:
            return {name: entry for name, entry in kept.items() if entry != 0}
        return {"wood": 0, "leather": 0, "metal": 0} | kept if key == "stock" else kept
    if isinstance(value, list):
        order: dict[str, list[Any]] = {
            "hand": CARDS,
            "hired": ["orcs", "goblin", "troll", "catapult", "siege"],
            "covered": [1, 2, 3, 4, 5],
        }
        return sorted(value, key=order[key].index) if key in order else [tidy(entry) for entry in value]
    return value


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-2, 60)
    | st.floats(allow_nan=False)
    | st.sampled_from([*CARDS, "empty", "blocked", "chamber", "entrance", "won", "running", "", "tower", "wood"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def mutate(document: Json, draw: st.DataObject) -> None:
    """Change one value anywhere: replace it, copy another over it, increase or decrease it, delete or repeat it."""
    way = draw.draw(st.sampled_from(paths(document)))
    here: Any = document
    for step in way[:-1]:
        here = here[step]
    last = way[-1]
    how = draw.draw(st.sampled_from(["value", "other", "count", "gone", "twice"]))
    if how == "count" and type(here[last]) is int:
        here[last] += draw.draw(st.sampled_from([-1, 1]))
    elif how == "gone":
        del here[last]
    elif how == "twice" and isinstance(here, list):
        here.append(deepcopy(here[last]))
    elif how == "other":
        there: Any = document
        for step in draw.draw(st.sampled_from(paths(document))):
            there = there[step]
        here[last] = deepcopy(there)
    else:
        here[last] = draw.draw(VALUES)


@given(st.sampled_from(POSITIONS), st.integers(1, 3), st.data())
@settings(deadline=None, max_examples=400, derandomize=True)
def test_any_change_of_a_position_is_refused_or_read_as_it_is(
    position: Json, changes: int, draw: st.DataObject
) -> None:
    """A changed position that is read can be played: `legal` and `why_not` agree, and a choice can be made."""
    document = deepcopy(position)
    for _ in range(changes):
        mutate(document, draw)
    try:
        state = GAME.from_document(deepcopy(document))
    except (Problem, Problems):
        return
    assert canonical(GAME.document(state)) == canonical(tidy(document))
    legal = GAME.legal(state)
    if document["result"] == "running":
        assert legal == [action for action in range(len(GAME.notation)) if GAME.why_not(state, action) is None]
        GAME.apply(state, legal[draw.draw(st.integers(0, len(legal) - 1))], Chance("go on"), None)
        GAME.from_document(GAME.document(state))
    else:
        assert legal == []


@given(st.text(max_size=200) | VALUES.map(json.dumps))
@settings(deadline=None, max_examples=200, derandomize=True)
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises((Problem, Problems)):
        read_position(GAME, read_json(text, "position.json"))


@given(VALUES)
@settings(deadline=None, max_examples=200, derandomize=True)
def test_any_value_is_refused(value: Any) -> None:
    assert refused(value)
