"""Positions: a state as a document that can be exported, edited by hand and loaded again."""

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from operator import attrgetter
from typing import Any

from siegeworks.kernel.frames import Frame
from siegeworks.kernel.game import AnyGame, DocumentPart, Json, SeatPart
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
class _Leaf:
    """A piece of the text of a document that is written as a whole."""

    head: str
    """The text between the piece before and this one."""
    fields: tuple[str, ...]
    write: Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class _WritingPlan:
    """How the documents of a game are written piece by piece."""

    leaves: list[_Leaf]
    """In the order of canonical texts, which is that of the names."""
    tail: str
    """The text after the last piece."""
    users: dict[str, list[int]]
    """For each field the places of the pieces that are written from it."""


@lru_cache(maxsize=32)
def _writing_plan(parts: tuple[DocumentPart, ...], seats: int) -> _WritingPlan:
    leaves: list[_Leaf] = []
    head = "{"
    for part in sorted(parts, key=lambda part: part.name):
        head += f'"{part.name}":'
        if not part.of_seats:
            leaves.append(_Leaf(head, part.fields, part.write))
            head = ","
            continue
        head += "["
        for seat in range(seats):
            head += "{"
            for piece in sorted(part.of_seats, key=lambda piece: piece.name):
                leaves.append(_Leaf(f'{head}"{piece.name}":', piece.fields, partial(_of_seat, piece.write, seat)))
                head = ","
            head = "},"
        head = "}],"
    fields = dict.fromkeys(field for leaf in leaves for field in leaf.fields)
    users = {field: [place for place, leaf in enumerate(leaves) if field in leaf.fields] for field in fields}
    return _WritingPlan(leaves, head.removesuffix(",") + "}", users)


def _of_seat(write: Callable[[Any, int], Any], seat: int, state: Any) -> Any:
    return write(state, seat)


class StateDigests:
    """The digests of the states of one game, one after the other.

    A choice changes little, so only those pieces of the document are written again whose fields it has changed.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._parts = tuple(game.document_parts)
        self._plan: _WritingPlan | None = None
        self._last: Any = None
        """A copy of the state before."""
        self._texts: list[str] = []

    def of(self, state: Any) -> str:
        """The digest of a state, which is the same as `digest` gives."""
        if not self._parts:
            return digest(self._game, state)
        if self._plan is None:
            plan = self._plan = _writing_plan(self._parts, self._game.options_of(state).seats)
            self._texts = [""] * len(plan.leaves)
            stale: Iterable[int] = range(len(plan.leaves))
        else:
            plan, users = self._plan, self._plan.users
            stale = {place for field in state.changed(self._last) for place in users.get(field, ())}
        for place in stale:
            leaf = plan.leaves[place]
            self._texts[place] = leaf.head + _canonical_text(leaf.write(state))
        self._last = self._game.copy(state)
        return hashlib.sha256(f"{''.join(self._texts)}{plan.tail}".encode()).hexdigest()[:16]


def seats_part(name: str, parts: tuple[SeatPart, ...]) -> DocumentPart:
    """A part that is a list with an entry for each seat."""
    fields = dict.fromkeys(field for part in parts for field in part.fields)

    def write(state: Any) -> list[Json]:
        return [{part.name: part.write(state, seat) for part in parts} for seat in range(state.seats)]

    return DocumentPart(name, ("seats", *fields), write, parts)


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
