"""Puzzles over HTTP: listed, judged choice by choice, counted once, shared by link."""

import json
from dataclasses import replace

from siegeworks.games import load_stage
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.position import read_json, write_position
from siegeworks.server.game_pages import words_of
from siegeworks.server.packing import encode
from siegeworks.server.puzzle_pages import judged
from siegeworks.table.puzzles import open_puzzle, puzzles
from siegeworks.table.scenarios import OpenScenario, packed_scenario

from .kit import Json, Running

ID = max(puzzles(), key=lambda each: len(puzzles()[each].course))
COURSE = [step.choice for step in puzzles()[ID].course]


def tried(server: Running, choices: list[str], *, first: bool = False) -> Json:
    answer = server.request(f"/api/puzzles/{ID}?language=en", {"choices": choices, "first": first})
    assert answer.status == 200, answer.text
    found: Json = answer.json()
    return found


def listed(server: Running) -> Json:
    found = server.request("/api/puzzles?language=en").json()["puzzles"]
    assert [each["id"] for each in found] == list(puzzles())
    entry: Json = next(each for each in found if each["id"] == ID)
    return entry


def test_a_course_is_judged_choice_by_choice(server: Running) -> None:
    start = server.request(f"/api/puzzles/{ID}?language=en").json()
    assert (start["right"], start["solved"], start["failed"], start["solution"]) == (0, False, False, [])
    for made in range(1, len(COURSE)):
        step = tried(server, COURSE[:made])
        assert (step["right"], step["solved"], step["failed"], step["solution"]) == (made, False, False, [])
        assert COURSE[made] in [action["action"] for action in step["position"]["actions"]]
    end = tried(server, COURSE)
    assert (end["solved"], end["text"], end["position"]["actions"]) == (True, "Solved!", [])
    assert len(end["solution"]) == 2 * len(COURSE)


def test_first_tries_are_counted_and_others_are_not(server: Running) -> None:
    opened = open_puzzle(ID)
    wrong = next(text for text in map(opened.game.notation.text, opened.options(0)) if text != COURSE[0])
    assert (listed(server)["tries"], listed(server)["solved"]) == (0, 0)
    assert tried(server, [wrong], first=True)["failed"]
    assert tried(server, COURSE)["solved"]
    assert not tried(server, COURSE[:1], first=True)["solved"] or len(COURSE) == 1
    assert tried(server, COURSE, first=True)["solved"]
    assert (listed(server)["tries"], listed(server)["solved"]) == (2, 1)


def test_an_answer_depends_on_what_the_seat_sees_alone() -> None:
    """Whatever is hidden is replaced by a guess, and not a byte of the answers may differ."""
    for id_ in list(puzzles())[::5]:
        opened = open_puzzle(id_)
        guess = opened.game.guess(opened.view(0), Chance(f"guess {id_}"))
        position = read_json(write_position(opened.game, guess), "guess")
        guessed = OpenScenario(replace(opened.scenario, position=position), id_)
        course = [step.choice for step in opened.scenario.course]
        for made in range(len(course) + 1):
            assert encode(judged(opened, course[:made], "en")) == encode(judged(guessed, course[:made], "en")), id_


def test_the_scenario_of_a_link_is_judged_without_being_kept(server: Running) -> None:
    packed = packed_scenario(puzzles()[ID])
    answer = server.request("/api/scenarios?language=pl", {"scenario": packed, "choices": COURSE})
    assert (answer.status, answer.json()["solved"], answer.json()["text"]) == (200, True, "Rozwiązane!")
    assert listed(server)["tries"] == 0


def test_the_words_of_the_content_of_a_puzzle(server: Running) -> None:
    position = server.request(f"/api/puzzles/{ID}").json()["position"]
    words = server.request(f"/api/games/{position['game']}/words?language=en&content={position['content']}")
    game = open_puzzle(ID).game
    assert words.json() == json.loads(encode(words_of(game, load_stage(game), "en")))
    refused = server.request(f"/api/games/{position['game']}/words?content=nothing")
    assert (refused.status, refused.json()["code"]) == (400, "log-content-unknown")


def test_bad_requests_are_one_sentence(server: Running) -> None:
    assert server.request("/api/puzzles/nothing-1").status == 404
    refused = server.request(f"/api/puzzles/{ID}", {"choices": ["no such thing"]})
    assert (refused.status, bool(refused.json()["text"])) == (400, True)
    assert server.request(f"/api/puzzles/{ID}", {"choices": COURSE * 9}).json()["code"] == "message-unreadable"
    assert server.request("/api/scenarios", {"scenario": "AAAA", "choices": []}).json()["code"] == "scenario-link"
    foreign = server.request(
        f"/api/puzzles/{ID}", {"choices": COURSE, "first": True}, Origin="http://elsewhere.example"
    )
    assert (foreign.status, listed(server)["tries"]) == (403, 0)
