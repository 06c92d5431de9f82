"""The value network: its numbers, the meaning of its inputs, and equal results in both builds."""

import json
import os
import subprocess
import sys
from importlib import resources
from itertools import islice, pairwise
from math import exp
from typing import Any

import pytest

from castlecards import kit as castlecards
from runedar import kit as runedar
from siegeworks._build import is_compiled
from siegeworks.bots.evaluators import NETS_FILE, read_nets, trained_evaluator, trained_nets
from siegeworks.bots.net import HIDDEN, MOST_INPUTS, Inputs, Net
from siegeworks.bots.part import evaluator_part
from siegeworks.games import built_in_kits
from siegeworks.kernel.chance import Chance
from support.games import LOADED, decisions

THOUGHTS_SCRIPT = """
from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.search import Tree
from siegeworks.games import built_in_kits, load_game
from siegeworks.kernel.chance import Chance

for game_id in built_in_kits():
    game = load_game(game_id)
    evaluator = trained_evaluator(game_id)
    for seats in (2, 3):
        chance = Chance(f"thoughts {seats}")
        state = game.setup(game.options({"seats": str(seats)}), chance, None)
        for number in range(14):
            seat = game.actor(state)
            legal = game.legal(state)
            action = legal[0]
            if len(legal) > 1:
                tree = Tree(evaluator, game.view(state, seat), legal, Chance(f"{number}"))
                for _ in range(8):
                    tree.simulate(-1)
                action = tree.root.actions[tree.ranking()[0]]
                print(game_id, seats, number, game.notation.text(action), tree.root.visits, tree.root.totals)
                print(evaluator.features(state, seat))
            game.apply(state, action, chance, None)
"""


def thoughts(**environment: str) -> list[str]:
    """The results of searches at the beginnings of some games, from a process of its own."""
    command = [sys.executable, "-c", THOUGHTS_SCRIPT]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_compiled_and_interpreted_builds_search_alike() -> None:
    """To the last bit: every chance, every input of the network, every choice."""
    if not is_compiled():
        pytest.skip("no compiler here: there is only the interpreted build to run")
    compiled, interpreted = thoughts(), thoughts(SIEGEWORKS_PURE="1")
    assert compiled == interpreted
    assert len(compiled) > 60


def test_hash_seeds_change_no_search() -> None:
    assert thoughts(PYTHONHASHSEED="1") == thoughts(PYTHONHASHSEED="4242")


# The numbers.


def some_net(inputs: int, seed: str) -> tuple[Net, list[float], list[float], list[float]]:
    chance = Chance(seed)
    first = [(chance.below(2001) - 1000) / 1000 for _ in range(inputs * HIDDEN)]
    units = [(chance.below(2001) - 1000) / 1000 for _ in range(HIDDEN)]
    out = [(chance.below(2001) - 1000) / 1000 for _ in range(HIDDEN)]
    return Net(inputs, first, units, out, 0.25), first, units, out


@pytest.mark.parametrize("inputs", [1, 7, MOST_INPUTS])
def test_a_chance_is_what_the_weights_say(inputs: int) -> None:
    net, first, units, out = some_net(inputs, f"net {inputs}")
    chance = Chance("inputs")
    for _ in range(20):
        numbers = [max(chance.below(401) - 200, 0) / 1000 for _ in range(inputs)]
        hidden = [
            units[unit] + sum(number * first[place * HIDDEN + unit] for place, number in enumerate(numbers))
            for unit in range(HIDDEN)
        ]
        total = 0.25 + sum(max(value, 0.0) * weight for value, weight in zip(hidden, out, strict=True))
        written = Inputs()
        written.take(numbers)
        assert net.chance(written) == pytest.approx(1 / (1 + exp(-total)), rel=1e-9, abs=1e-12)
        assert net.chance(written) == net.chance(written)


def test_extreme_sums_are_certain_and_break_nothing() -> None:
    for bias, certain in ((1e6, 1.0), (-1e6, 0.0)):
        net = Net(1, [0.0] * HIDDEN, [0.0] * HIDDEN, [0.0] * HIDDEN, bias)
        assert net.chance(Inputs()) == certain


def test_inputs_of_another_position_are_forgotten() -> None:
    inputs = Inputs()
    inputs.take([0.5] * 9)
    inputs.take([0.25, 0.125])
    assert inputs.numbers() == [0.25, 0.125]
    inputs.one_of(1, 3)
    inputs.one_of(-1, 2)
    assert inputs.numbers() == [0.25, 0.125, 0, 1, 0, 0, 0]
    assert inputs.count == 7


# The trained weights and their features.


@pytest.mark.parametrize("game_id", built_in_kits())
def test_the_trained_weights_fit_what_is_written(game_id: str) -> None:
    game, evaluator = LOADED[game_id], trained_evaluator(game_id)
    text = (resources.files("siegeworks.bots") / game_id / NETS_FILE).read_text(encoding="utf-8")
    written = json.loads(text)
    nets = written if isinstance(written, list) else [written]
    for net in nets:
        assert len(net["first"]) == net["inputs"] * HIDDEN
        assert len(net["units"]) == len(net["out"]) == HIDDEN
    assert [net.inputs for net in read_nets(text)] == [net["inputs"] for net in nets]
    looks = []
    for seats in (2, 3, 4):
        for decision in islice(decisions(game, game.options({"seats": str(seats)}), "fit"), 150):
            look = evaluator.features(decision.state, decision.seat)
            if look:
                looks.append(look)
                assert 0 <= evaluator.chance_at(look, decision.state) <= 1
    assert {len(look) for look in looks} == {net["inputs"] for net in nets}
    assert max(abs(number) for look in looks for number in look) < 8
    # An input that says nothing anywhere was counted wrongly, or is not worth its weights.
    speaking = [len(set(column)) > 1 for column in zip(*looks, strict=True)]
    assert sum(speaking) > 0.6 * len(speaking)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_groups_of_inputs_follow_each_other(game_id: str) -> None:
    groups = evaluator_part(game_id).reasons
    inputs = {net.inputs for net in trained_nets(f"siegeworks.bots.{game_id}")}
    assert len(inputs) == 1
    assert groups[0][1] == 0
    assert all(one[2] == following[1] for one, following in pairwise(groups))
    assert all(first < end for _, first, end in groups)
    assert groups[-1][2] <= inputs.pop()
    assert len({name for name, _, _ in groups}) == len(groups)


def changed_groups(game_id: str, one: object, other: object, seat: int = 0) -> set[str]:
    """The groups in which the features of two positions differ; `after` for features that belong to none."""
    looks = [trained_evaluator(game_id).features(state, seat) for state in (one, other)]
    places = [place for place, pair in enumerate(zip(*looks, strict=True)) if pair[0] != pair[1]]
    assert places
    names = set()
    for place in places:
        names.add(next((name for name, first, end in evaluator_part(game_id).reasons if first <= place < end), "after"))
    return names


@pytest.mark.parametrize(
    ("groups", "changes"),
    [
        ("gold", {"gold": 3}),
        ("tunnel", {"sections": 2}),
        ("orcs", {"orcs": "foundry_wall 2"}),
        ("machines", {"machines": "catapult 1"}),
        ("entrance machines", {"trolls": "troll_33"}),
        ("board machines", {"blocked": "1"}),
        ("place", {"dwarf": "chamber"}),
    ],
)
def test_a_change_of_one_thing_shows_in_its_group(groups: str, changes: dict[str, Any]) -> None:
    """Runedar: what the coach calls `gold` is about gold. Trolls and stones also count as use of their machines."""
    facts: dict[str, Any] = {"hand": "club knife", "dwarf": "entrance"}
    plain = runedar.table(**facts)
    other = runedar.table(**facts | changes)
    assert changed_groups("runedar", plain.state, other.state) - {"after"} == set(groups.split())


def test_what_decks_hold_shows_in_the_group_of_decks() -> None:
    game, evaluator = LOADED["runedar"], trained_evaluator("runedar")
    state = game.setup(game.options({"seats": "2"}), Chance("decks"), None)
    name, first, end = next(group for group in evaluator_part("runedar").reasons if group[0] == "decks")
    look = evaluator.features(state, 0)
    assert name == "decks"
    assert any(look[first:end])
    assert not any(look[end - 30 : end])  # nobody owns an upgrade yet


@pytest.mark.parametrize(
    ("seen", "unseen", "changes"),
    [
        ({"tempo"}, {"fortress", "hand", "targets", "rivals", "supplies", "attack"}, {"turn": 40}),
        ({"fortress"}, {"hand", "targets", "supplies", "tempo", "attack"}, {"fallen": "0 wall 1"}),
        ({"rivals", "targets"}, {"fortress", "hand", "supplies", "tempo", "attack"}, {"fallen": "1 wall 1"}),
        ({"supplies"}, {"fortress", "attack", "tempo"}, {"used_up": "siege"}),
        ({"hand"}, {"fortress", "tempo", "attack"}, {"hand": "soldier 3 king"}),
    ],
)
def test_a_change_at_the_rivals_table_shows_in_its_groups(
    seen: set[str], unseen: set[str], changes: dict[str, Any]
) -> None:
    """Castlecards: one change shows in several groups, but never in groups that have nothing to do with it."""
    facts: dict[str, Any] = {"hand": "soldier 3", "rival": "archer 2"}
    plain = castlecards.table(**facts)
    other = castlecards.table(**facts | changes)
    changed = changed_groups("castlecards", plain.state, other.state)
    assert seen <= changed
    assert not unseen & changed


def test_a_pending_attack_shows_in_its_group() -> None:
    scene = castlecards.table(hand="soldier 4", rival="ambush").play("attack 1 wall 1", *["add soldier"] * 3, "go")
    _, first, end = next(group for group in evaluator_part("castlecards").reasons if group[0] == "attack")
    evaluator = trained_evaluator("castlecards")
    rooms = {seat: [bool(number) for number in evaluator.features(scene.state, seat)[first:end]] for seat in (0, 1)}
    third = (end - first) // 3
    assert any(rooms[0][:third])
    assert not any(rooms[0][third:])
    assert any(rooms[1][third : 2 * third])
    assert not any(rooms[1][:third] + rooms[1][2 * third :])
    quiet = castlecards.table(hand="soldier 4", rival="ambush")
    assert not any(evaluator.features(quiet.state, 0)[first:end])
