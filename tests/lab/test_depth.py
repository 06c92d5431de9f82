"""`depth`: a bot that may not do something never does it, also while it looks ahead, and the loss is measured."""

import json
import os
import signal
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from siegeworks.bots.budget import Budget
from siegeworks.bots.evaluators import restricted_evaluator
from siegeworks.bots.restriction import Restriction
from siegeworks.bots.search import Tree
from siegeworks.games import load_game
from siegeworks.games.runedar.names import MERCENARY_NAMES
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import LANGUAGES
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.closeness import ClosenessPlan, closeness
from siegeworks.lab.depth import RestrictedPlan, capabilities, loss, luck_share
from siegeworks.lab.part import lab_part
from siegeworks.lab.simulate import Result, RunPlan, simulate
from support.program import assert_one_sentence

from .kit import games_of, run, started, wait_for_games

DWARVES, RIVALS = load_game("runedar"), load_game("castlecards")
TEAM = (("seats", "2"), ("difficulty", "easy"))
ALL = [(game, each.name) for game in (DWARVES, RIVALS) for each in lab_part(game.id).capabilities]


def states(game: AnyGame, seats: str, seed: str) -> Any:
    """The states of a random game in which somebody has a choice."""
    chance = Chance(seed)
    state = game.setup(game.options({"seats": seats}), chance, None)
    while game.actor(state) is not None:
        legal = game.canonical(state)
        if len(legal) > 1:
            yield state, legal
        game.apply(state, legal[chance.below(len(legal))], chance, None)


def used_in(game: AnyGame, names: Sequence[str]) -> dict[str, set[str]]:
    """For each capability the first words of the actions that use it, in random games of four."""
    uses: dict[str, set[str]] = {name: set() for name in names}
    listed = capabilities(game, 4, names)
    for seed in "abcdef":
        for state, legal in states(game, "4", seed):
            for each in listed:
                uses[each.name] |= {_kind(game, action) for action in legal if each.forbids(state, action)}
    return uses


KINDS = {game.id: lab_part(game.id).action_kinds(game) for game in (DWARVES, RIVALS)}


def _kind(game: AnyGame, action: int) -> str:
    return KINDS[game.id][action]


def test_a_capability_stands_for_its_own_actions() -> None:
    rivals = used_in(RIVALS, ["night", "post", "unpost", "build", "dungeon", "king", "react", "support", "gift"])
    assert all(kind.startswith("night") for kind in rivals.pop("night"))
    assert rivals == {
        "post": {"post castle", "post wall"},
        "unpost": {"unpost castle", "unpost wall"},
        "build": {"build"},
        "dungeon": {"explore"},
        "king": {"king"},
        "react": {"add"},
        "support": {"add"},
        "gift": {"give"},
    }
    dwarves = used_in(DWARVES, ["wood", "melee", "ranged", "refill", "outside", "dig_early"])
    assert "work wood" in dwarves["wood"] <= {"work wood", "work any"}
    assert "melee" in dwarves["melee"] <= {"melee", "direct"}
    assert dwarves["ranged"] == {"ranged"}
    assert "fill red" in dwarves["refill"] <= {"remove", "fill yellow", "fill grey", "fill red"}
    assert dwarves["outside"] == {"move"}
    assert "dig" in dwarves["dig_early"] <= {"dig", "dig goblin"}


def test_each_mercenary_is_a_capability_of_its_own() -> None:
    """In random games few of them are ever of use."""
    state, _ = next(states(DWARVES, "4", "a"))
    hires = [text for text in DWARVES.notation.texts if text.startswith("hire ")]
    for name in MERCENARY_NAMES:
        (mercenary,) = capabilities(DWARVES, 4, [f"hire_{name}"])
        forbidden = [text for text in hires if mercenary.forbids(state, DWARVES.notation.parse(text))]
        assert forbidden == [text for text in hires if text.split()[1] == name] != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_capability_has_a_name(language: str) -> None:
    for game, name in ALL:
        assert Speech(language, game.id).say(f"lab-capability-{name}")


def test_a_team_without_upgrades_does_not_work_for_them() -> None:
    (upgrade,) = capabilities(DWARVES, 2, ["upgrade"])
    restriction = Restriction(upgrade.forbids, whole_team=True)
    offered: set[str] = set()
    for state, legal in states(DWARVES, "2", "work"):
        kept = {_kind(DWARVES, action) for action in restriction.allowed(state, state.active, legal)}
        offered |= {_kind(DWARVES, action) for action in legal}
        if state.sections_open == 0:
            # Nobody else takes resources before the first goblins come.
            assert not kept & {"take", "work wood", "work leather", "work metal", "work any"}
        assert upgrade.forbids(state, DWARVES.notation.parse("take 1"))
    assert "work wood" in offered


def test_what_is_forbidden_is_allowed_where_nothing_else_is_left() -> None:
    restriction = Restriction(lambda state, action: True, whole_team=False)
    restriction.chosen_by(1)
    assert restriction.allowed(None, 1, [3, 4]) == [3, 4]
    only_even = Restriction(lambda state, action: action % 2 == 1, whole_team=False)
    only_even.chosen_by(1)
    assert only_even.allowed(None, 1, [3, 4]) == [4]
    assert only_even.allowed(None, 0, [3, 4]) == [3, 4]
    team = Restriction(lambda state, action: action % 2 == 1, whole_team=True)
    assert team.allowed(None, 3, [3, 4]) == [4]


class Watched(Restriction):
    """Remembers for whom actions were left out."""

    def __init__(self, game: AnyGame, name: str) -> None:
        (capability,) = capabilities(game, 2, [name])
        super().__init__(capability.forbids, whole_team=game.cooperative)
        self.left_out = 0

    def allowed(self, state: Any, seat: int, actions: list[int]) -> list[int]:
        kept = super().allowed(state, seat, actions)
        self.left_out += len(actions) - len(kept)
        return kept


@pytest.mark.parametrize(("game", "name"), [(DWARVES, "wood"), (RIVALS, "buy")], ids=["team", "rivals"])
def test_the_search_plans_without_it(game: AnyGame, name: str) -> None:
    """No node of the tree, at any depth, has a forbidden action of the restricted seat."""
    restriction = Watched(game, name)
    evaluator = restricted_evaluator(game.id, Budget(simulations=16), restriction)
    forbidden = {"work wood", "buy"}
    for state, legal in islice(states(game, "2", "search"), 10, 30):
        seat = game.actor(state)
        if seat is None or seat != state.active:
            continue  # in the turn of a rival the tree has the rival's actions too
        restriction.chosen_by(seat)
        view = game.view(state, seat)
        tree = Tree(evaluator, view, restriction.allowed(view.seen, seat, legal), Chance("tree"))
        for _ in range(20):
            tree.simulate(-1)
        nodes = [tree.root]
        while nodes:
            node = nodes.pop()
            kinds = {_kind(game, action) for action in node.actions}
            assert not kinds & forbidden or kinds <= forbidden
            nodes += [child for child in node.children if child is not None]
    assert restriction.left_out > 0


def test_rivals_change_places_and_deals_are_those_of_other_runs() -> None:
    plan = RestrictedPlan("castlecards", (("seats", "2"),), ("greedy",), 4, "mirror", None, "king")
    jobs = [plan.job(RIVALS, number) for number in range(4)]
    assert [job.bots for job in jobs[:2]] == [("greedy", "greedy without king"), ("greedy without king", "greedy")]
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed
    team = RestrictedPlan("runedar", TEAM, ("greedy",), 4, "mirror", None, "melee")
    free = RunPlan("runedar", TEAM, ("greedy",), 4, "mirror")
    assert [team.job(DWARVES, number).seed for number in range(4)] == [
        free.job(DWARVES, number).seed for number in range(4)
    ]


def result(number: int, bots: tuple[str, ...], winners: tuple[int, ...]) -> Result:
    return Result(number, bots, winners, "", 0, 1, 1, {}, {})


def test_the_loss_is_what_is_won_less() -> None:
    plan = RestrictedPlan("castlecards", (("seats", "2"),), ("greedy",), 4, "1", None, "king")
    bots = ("greedy", plan.restricted)
    mirrored = [result(0, bots, (0,)), result(1, bots[::-1], (1,)), result(2, bots, ()), result(3, bots[::-1], (1,))]
    assert loss(plan, RIVALS, mirrored, []).rate == pytest.approx(0.375)
    team = RestrictedPlan("runedar", TEAM, ("greedy",), 4, "1", None, "melee")
    free = [result(number, ("greedy",) * 2, (0, 1) if number < 3 else ()) for number in range(4)]
    without = [result(number, (team.restricted,) * 2, (0, 1) if number == 0 else ()) for number in range(4)]
    lost = loss(team, DWARVES, without, free)
    assert lost.rate == pytest.approx(0.5)
    assert lost.low < 0.5 < lost.high


def test_luck_is_what_levels_do_not_explain() -> None:
    same = [(1.0, 1.0), (0.0, 1.0)] * 50
    assert luck_share([same, same], "s").rate == 1.0
    assert luck_share([[(0.0, 1.0)] * 50, [(1.0, 1.0)] * 50], "s").rate == 0.0
    between = luck_share([[(0.0, 1.0)] * 100, same], "s")
    assert between.rate == pytest.approx(2 / 3)
    assert between.low < between.rate < between.high


def test_close_decisions_are_counted() -> None:
    plan = ClosenessPlan("castlecards", (("seats", "2"),), ("random",), 1, "close")
    (played,) = simulate(plan, 1)
    found = closeness([played])
    assert found.close.of == played.facts["judged"] > 0
    assert 0 <= found.close.count <= found.close.of
    assert 0 <= found.gap.rate <= 1
    (again,) = simulate(plan, 1)
    assert again.facts == played.facts


def test_the_command_continues_where_it_was_stopped(tmp_path: Path) -> None:
    command = ("depth", "castlecards", "--bot", "greedy", "--only", "dungeon", "--json", "--out", str(tmp_path))
    first = run(*command, "--games", "2")
    assert first.exit_code == 0, first.output
    begun = games_of(tmp_path / "without-dungeon.jsonl")
    whole = json.loads(run(*command, "--games", "6").stdout)
    assert games_of(tmp_path / "without-dungeon.jsonl")[: len(begun)] == begun
    (measured,) = whole["capabilities"]
    assert (measured["name"], measured["games"], whole["complete"]) == ("dungeon", 6, True)
    assert measured["lost"]["95"][0] <= measured["lost"]["rate"] <= measured["lost"]["95"][1]
    fresh = json.loads(run(*command[:-2], "--games", "6").stdout)
    assert fresh["capabilities"] == whole["capabilities"]


def test_a_killed_measurement_goes_on_where_it_was(tmp_path: Path) -> None:
    command = ("depth", "castlecards", "--bot", "search:4", "--only", "king", "--json", "--workers", "2")
    kept = tmp_path / "kept"
    with started(*command, "--games", "2000", "--out", str(kept)) as process:
        wait_for_games(kept / "without-king.jsonl", 3)
        os.killpg(process.pid, signal.SIGKILL)
    begun = games_of(kept / "without-king.jsonl")
    assert not (kept / "depth.json").exists()
    games = str(len(begun) // 2 * 2 + 2)
    going_on, fresh = (run(*command, "--games", games, "--out", str(tmp_path / out)) for out in ("kept", "fresh"))
    assert going_on.exit_code == fresh.exit_code == 0
    assert json.loads(going_on.stdout)["capabilities"] == json.loads(fresh.stdout)["capabilities"]
    together = games_of(kept / "without-king.jsonl")
    assert together == games_of(tmp_path / "fresh" / "without-king.jsonl")
    # The last line may have been cut off in the middle.
    assert together[: len(begun) - 1] == begun[:-1]


def test_a_measurement_of_something_else_is_not_continued(tmp_path: Path) -> None:
    command = ("depth", "castlecards", "--bot", "greedy", "--only", "king", "--games", "2", "--out", str(tmp_path))
    assert run(*command).exit_code == 0
    assert_one_sentence(run(*command, "--seed", "other"))
    assert_one_sentence(run(*command[:-1], str(tmp_path / "depth.json")))


def test_the_command_shows_everything_about_a_team() -> None:
    shown = run("depth", "runedar", "--bot", "greedy", "--difficulty", "easy", "--only", "melee", "--games", "2")
    assert "Attack at close range" in shown.output
    assert "loses without a capability" in shown.output


def test_a_report_shows_what_was_measured(tmp_path: Path) -> None:
    games, worth, out = (str(tmp_path / name) for name in ("games", "worth", "out"))
    assert run("sim", "castlecards", "--bots", "random", "--games", "4", "--out", games).exit_code == 0
    measured = run("depth", "castlecards", "--bot", "greedy", "--only", "dungeon", "--games", "4", "--out", worth)
    assert measured.exit_code == 0, measured.output
    written = run("report", games, "--depth", worth, "--out", out, alone=True)
    assert written.exit_code == 0, written.output
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "What decisions are worth" in page
    assert "Explore the dungeon" in page
    assert_one_sentence(run("report", games, "--depth", games, "--out", out, alone=True))
    document = json.loads((tmp_path / "worth" / "depth.json").read_text(encoding="utf-8"))
    document["capabilities"][0]["lost"] = "much"
    (tmp_path / "worth" / "depth.json").write_text(json.dumps(document), encoding="utf-8")
    assert_one_sentence(run("report", games, "--depth", worth, "--out", out, alone=True))


@pytest.mark.parametrize(
    "arguments",
    [
        ("depth", "castlecards", "--only", "flying"),
        ("depth", "castlecards", "--only", "gift", "--seats", "2"),
        ("depth", "castlecards", "--bot", "nobody"),
        ("depth", "castlecards", "--games", "0"),
        ("depth", "castlecards", "--difficulty", "hard"),
        ("depth", "castlecards", "--seats", "9"),
        ("depth", "castlecards", "--workers", "0"),
        ("depth", "castlecards", "--content", "nowhere.toml"),
        ("depth", "checkers"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...]) -> None:
    assert_one_sentence(run(*arguments))
