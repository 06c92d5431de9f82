"""Altered texts given straight to the readers: messages, logs, positions, scenarios and content.

Each is read or refused as a problem. What was read must also work: a log is replayed, a position is played to its end.
"""

import json
import random
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from campaigns.files import damaged
from campaigns.fortress import Report
from siegeworks.games import built_in_kits, load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import Document, read_document
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, replay
from siegeworks.kernel.position import read_json, read_position, write_position
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server.connection import decode
from siegeworks.table.puzzles import puzzles
from siegeworks.table.scenarios import OpenScenario, read_scenario

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    99,
    2**63,
    10**400,
    0.5,
    1e308,
    "",
    "x",
    "1",
    "\x00",
    "\ud800",
    [],
    {},
    [[]],
    [None],
]
"""Values that stand where another one is expected."""
MOST_DECISIONS = 20_000
"""A position that was read must end within so many decisions."""
MESSAGES = [
    {"type": "hello", "token": "t" * 22, "language": "pl"},
    {"type": "sit", "id": 1, "key": "k" * 43, "name": "Ana"},
    {"type": "choose", "id": 2, "decision": 3, "action": "rest", "then": ["rest"]},
    {"type": "undo", "id": 3, "decision": 3, "line": 2},
    {"type": "consent", "id": 4, "proposal": 1, "agree": True},
    {"type": "hand_over", "id": 5, "seat": 0, "bot": "steady"},
    {"type": "settle", "id": 6, "how": "concede"},
    {"type": "write_text", "id": 7, "text": "well done"},
]


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader, and good texts for it."""

    samples: list[str]
    read: Callable[[str], object]


def altered(text: str, luck: random.Random) -> str:
    """A text with values of its JSON exchanged, or with bytes changed."""
    if luck.randrange(3):
        try:
            document = json.loads(text)
        except ValueError:
            document = None
        if isinstance(document, dict):
            for _ in range(luck.randrange(1, 4)):
                _exchange(document, luck)
            return json.dumps(document)
    return damaged(text.encode(), luck).decode("utf-8", "replace")


def _exchange(document: Any, luck: random.Random) -> None:
    """Change one value somewhere below."""
    places: list[tuple[Any, Any]] = []
    pending = [document]
    while pending:
        here = pending.pop()
        for key in list(here) if isinstance(here, dict) else range(len(here)):
            places.append((here, key))
            if isinstance(here[key], dict | list):
                pending.append(here[key])
    if not places:
        return
    holder, key = luck.choice(places)
    other_holder, other = luck.choice(places)
    match luck.randrange(4):
        case 0:
            holder[key] = deepcopy(luck.choice(ODD))  # a value that is changed later must not change the list
        case 1:
            holder[key] = json.loads(json.dumps(other_holder[other]))
        case 2 if isinstance(holder[key], int):
            holder[key] += luck.choice([-1, 1, 5])
        case 2 if isinstance(holder, list):
            holder.insert(key, holder[key])
        case _:
            del holder[key]


def _read_message(text: str) -> None:
    try:
        decode(text)
    except msgspec.DecodeError:
        raise Problem("message-unknown") from None


def _played(game: AnyGame, seed: str, decisions: int) -> Match:
    """A game between players who choose at random, so many decisions far."""
    luck = random.Random(seed)
    options = game.options({"seats": str(luck.choice(game.seat_counts))})
    match = Match(game, options, tuple("ABCD"[: options.seats]), seed)
    while (seat := match.actor) is not None and len(match.log.entries) <= decisions:
        match.play(seat, luck.choice(game.legal(match.state)))
    return match


def _read_log(game: AnyGame) -> Callable[[str], None]:
    def read(text: str) -> None:
        for _ in replay(game, parse_log(text, "log")):
            pass

    return read


def _read_position(game: AnyGame) -> Callable[[str], None]:
    def read(text: str) -> None:
        state = read_position(game, read_json(text, "position"))
        luck, chance = random.Random(text), Chance("read")
        for _ in range(MOST_DECISIONS):
            seat = game.actor(state)
            if seat is None:
                return
            game.view_document(game.view(state, seat))
            game.apply(state, luck.choice(game.legal(state)), chance, None)
        raise AssertionError("the game does not end")

    return read


def _read_content(game: AnyGame) -> Callable[[str], None]:
    def read(text: str) -> None:
        packed = load_game(game.id, read_document(text, "content"))
        _played(packed, "content", 30)

    return read


def _content(game: AnyGame) -> Document:
    assert game.content_document is not None
    return game.content_document


@cache
def readers() -> dict[str, Reader]:
    """All readers by name."""
    found = {"message": Reader([json.dumps(message) for message in MESSAGES], _read_message)}
    for kit in built_in_kits().values():
        game = load_game(kit.id)
        matches = [_played(game, f"read {number}", 30 * number) for number in range(1, 8)]
        lines = [puzzle.line() for puzzle in puzzles().values() if puzzle.position["game"] == kit.id]
        found |= {
            f"{kit.id} log": Reader([match.log.text() for match in matches], _read_log(game)),
            f"{kit.id} position": Reader(
                [write_position(game, match.state) for match in matches], _read_position(game)
            ),
            f"{kit.id} scenario": Reader(lines, lambda text: OpenScenario(read_scenario(text, "file"), "file")),
            f"{kit.id} content": Reader([_content(game).text()], _read_content(game)),
        }
    return found


def run(seconds: float, seed: int = 1) -> Report:
    report, luck = Report("read"), random.Random(seed)
    found = list(readers().items())
    tried = refused = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end or tried < 2 * len(found):
        name, reader = found[tried % len(found)]
        text = altered(luck.choice(reader.samples), luck)
        tried += 1
        try:
            reader.read(text)
        except (Problem, Problems):
            refused += 1
        except Exception as error:
            report.findings.append(f"{name}: {error!r} (seed {seed}, try {tried})")
    report.figures = {"texts": tried, "refused": refused, "readers": len(found)}
    return report
