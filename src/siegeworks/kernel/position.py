"""Positions: a state as a document that can be exported, edited by hand and loaded again."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any

from siegeworks.kernel.frames import Frame
from siegeworks.kernel.game import AnyGame, DocumentPart, Json
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.kernel.state import FRAMES

FORMAT = "siegeworks position 1"
_canonical_text = json.JSONEncoder(
    sort_keys=True, ensure_ascii=True, check_circular=False, separators=(",", ":")
).encode


def frame_document(frame: Frame, names: Sequence[str]) -> Json:
    """A frame as a document; `names` holds the name of each kind of frame."""
    return {"kind": names[frame.kind], "numbers": frame.numbers()}


def canonical(document: Json) -> bytes:
    """A document as bytes that depend only on its contents."""
    return _canonical_text(document).encode()


def digest(game: AnyGame, state: Any) -> str:
    """A hash of a state: equal states have equal digests on every platform and in every build."""
    return hashlib.sha256(canonical(game.document(state))).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class _WritingPlan:
    """How the documents of a game are written by parts."""

    parts: list[DocumentPart]
    """In the order of their names, as canonical texts have them."""
    users: dict[str, list[int]]
    """For each field the places of the parts that are written from it."""


@lru_cache(maxsize=16)
def _writing_plan(of_game: tuple[DocumentPart, ...]) -> _WritingPlan:
    parts = sorted(of_game, key=lambda part: part.name)
    fields = dict.fromkeys(field for part in parts for field in part.fields)
    users = {field: [place for place, part in enumerate(parts) if field in part.fields] for field in fields}
    return _WritingPlan(parts, users)


class StateDigests:
    """The digests of the states of one game, one after the other.

    A choice changes little, so only the parts of the document are written again whose fields it has changed.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._plan = _writing_plan(tuple(game.document_parts))
        self._last: Any = None
        """A copy of the state before."""
        self._texts = [""] * len(self._plan.parts)

    def of(self, state: Any) -> str:
        """The digest of a state, which is the same as `digest` gives."""
        parts = self._plan.parts
        if not parts:
            return digest(self._game, state)
        for place in range(len(parts)) if self._last is None else self._stale(state):
            part = parts[place]
            self._texts[place] = f'"{part.name}":{_canonical_text(part.write(state))}'
        self._last = self._game.copy(state)
        return hashlib.sha256(f"{{{','.join(self._texts)}}}".encode()).hexdigest()[:16]

    def _stale(self, state: Any) -> set[int]:
        """The places of the parts that have to be written again."""
        users = self._plan.users
        return {place for field in state.changed(self._last) for place in users.get(field, ())}


def number_part(name: str) -> DocumentPart:
    """A part that is a field of the state, a single number."""
    return DocumentPart(name, (name,), attrgetter(name))


def frames_part(names: Sequence[str]) -> DocumentPart:
    """The stack of frames; `names` holds the name of each kind of frame."""
    return DocumentPart(FRAMES, (FRAMES,), lambda state: [frame_document(frame, names) for frame in state.frames])


def write_position(game: AnyGame, state: Any) -> str:
    """The text of a position file."""
    content = game.digest_for(game.options_of(state))
    head = {"format": FORMAT, "game": game.id, "rules": game.rules_version, "content": content}
    return json.dumps(head | game.document(state), indent=1, ensure_ascii=False) + "\n"


def read_json(text: str, file: str) -> Json:
    """A JSON object from a text."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem("json-unreadable", file=file, reason=str(error)) from None
    if not isinstance(document, dict):
        raise Problem("json-no-object", file=file)
    return document


@dataclass(frozen=True, slots=True)
class PositionHead:
    """What a position says about the game it belongs to."""

    game: str
    rules: int
    content: str


def position_head(document: Json, file: str) -> PositionHead:
    """The game that a position belongs to, with its rules and its content."""
    game, rules, content = (document.get(name) for name in ("game", "rules", "content"))
    if document.get("format") != FORMAT or not isinstance(game, str) or type(rules) is not int:
        raise Problem("position-format", file=file, format=FORMAT)
    return PositionHead(game, rules, str(content))


def read_position(game: AnyGame, document: Json) -> Any:
    """The state of a position document; it is refused if it is impossible or made for other rules or content."""
    head = position_head(document, "-")
    if head.game != game.id:
        raise Problem("position-format", file="-", format=FORMAT)
    if head.rules != game.rules_version:
        raise Problem("position-rules", found=str(head.rules), wanted=game.rules_version)
    body = {name: value for name, value in document.items() if name not in ("format", "game", "rules", "content")}
    try:
        state = game.from_document(body)
    except (Problem, Problems) as failure:
        if head.content == game.content_digest:
            raise
        # Other content may be the reason, or a mistake in a position with house rules: the author sees both.
        faults = failure.problems if isinstance(failure, Problems) else [failure]
        raise Problems([_other_content(head, game.content_digest), *faults]) from None
    content = game.digest_for(game.options_of(state))
    if head.content != content:
        raise _other_content(head, content)
    return state


def _other_content(head: PositionHead, loaded: str) -> Problem:
    return Problem("position-content", found=head.content, wanted=loaded)
