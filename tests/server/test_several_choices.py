"""Several actions in one request, and taking back a pick of a choice that is not final."""

import json
from collections.abc import Iterator

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.match import Match

from .kit import Client, Json, Running

SEED = "several choices"
ALONE = [{"who": "me", "name": "Ana"}]
PLAY_CARDS = "dwarf_cards"


@pytest.fixture
def ana(server: Running) -> Iterator[Client]:
    created = server.create("runedar", ALONE, seed=SEED)
    with server.sit(created, created["founder"]) as client:
        while client.table["scene"]["frame"]["kind"] != PLAY_CARDS:
            assert client.choose("continue")["type"] == "done"
        yield client


def twin_of(client: Client) -> Match:
    """The same game in this process, to look for actions that follow each other."""
    game = load_game("runedar")
    match = Match(game, game.options({"seats": "1"} | client.table["options"]), ("Ana",), SEED)
    while len(match.log.entries) < (client.decision or {})["number"]:
        match.play(0, game.notation.parse("continue"))
    return match


def moves_of(match: Match) -> list[str]:
    """Two actions, one after the other, that reveal nothing."""
    text = match.game.notation.text
    for first in match.game.legal(match.state):
        if " move " in text(first):
            match.play(0, first)
            second = next(action for action in match.game.legal(match.state) if " move " in text(action))
            return [text(first), text(second)]
    raise AssertionError("nothing moves")


def lines_of(step: Json) -> list[Json]:
    return [step["line"], *step["then"]]


def test_several_actions_are_one_request_and_one_step(ana: Client, server: Running) -> None:
    first, second = moves_of(twin_of(ana))
    number = (ana.decision or {})["number"]
    sent = ana.send("choose", decision=number, action=first, then=[second])
    step = ana.until("step")
    assert ana.until("done", "step") == {"type": "done", "id": sent}
    assert [line["number"] for line in lines_of(step)] == [number, number + 1]
    assert [line["events"][0]["name"] for line in lines_of(step)] == ["card_played", "card_played"]
    assert step["decision"]["number"] == number + 2


def test_each_of_several_actions_can_be_undone_and_is_kept_on_disk(ana: Client, server: Running) -> None:
    first, second = moves_of(twin_of(ana))
    before = ana.table["scene"]
    ana.ask("choose", decision=(ana.decision or {})["number"], action=first, then=[second])
    for _ in range(2):
        assert ana.ask("undo", decision=(ana.decision or {})["number"])["type"] == "done"
    assert ana.table["scene"] == before
    assert [line["kind"] for line in ana.table["lines"][-4:]] == ["choice", "choice", "undo", "undo"]


@pytest.mark.parametrize("wrong", [0, 1])
def test_one_forbidden_action_refuses_all(ana: Client, wrong: int) -> None:
    actions = moves_of(twin_of(ana))
    actions[wrong] = "roll"
    before = json.dumps(ana.table["scene"])
    refused = ana.ask("choose", decision=(ana.decision or {})["number"], action=actions[0], then=actions[1:])
    assert (refused["type"], refused["code"]) == ("refused", "match-forbidden")
    assert ana.ask("speak", language="en")["type"] == "done"
    assert json.dumps(ana.table["scene"]) == before


def test_nobody_learns_from_a_refusal_what_will_be_drawn(server: Running) -> None:
    """An action that draws must be the last: what comes after it may be legal with some cards only."""
    created = server.create("castlecards", [*ALONE, {"who": "friend"}])
    tokens = [link["token"] for link in created["links"]]
    with server.sit(created, tokens[0]) as ana, server.sit(created, tokens[1]) as ben:
        ben.take_seat(name="Ben")
        ana.until("table")
        asked = ana if ana.actions else ben
        wasted = next(action for action in asked.actions if action.startswith("waste "))
        number = (asked.decision or {})["number"]
        for then in ([wasted], [wasted, "done"]):
            refused = asked.ask("choose", decision=number, action=wasted, then=then)
            assert (refused["type"], refused["code"]) == ("refused", "match-choice-last")


def test_too_many_actions_are_refused(ana: Client) -> None:
    refused = ana.ask("choose", decision=(ana.decision or {})["number"], action="end", then=["end"] * 41)
    assert refused["code"] == "message-unreadable"


def test_a_line_that_is_no_pick_cannot_be_taken_back(ana: Client) -> None:
    ana.choose(moves_of(twin_of(ana))[0])
    decision = ana.decision or {}
    assert decision["undo"]
    assert decision["picks"] == []
    assert ana.ask("undo", decision=decision["number"], line=decision["number"] - 1)["code"] == "match-no-pick"
    assert ana.ask("undo", decision=decision["number"], line=0)["code"] == "match-no-pick"
