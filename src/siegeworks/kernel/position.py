"""Positions: a state as a document that can be exported, edited by hand and loaded again."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from siegeworks.kernel.frames import Frame
from siegeworks.kernel.game import AnyGame, Json
from siegeworks.kernel.problem import Problem, Problems

FORMAT = "siegeworks position 1"
_canonical_text = json.JSONEncoder(sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode


def frame_document(frame: Frame, names: Sequence[str]) -> Json:
    """A frame as a document; `names` holds the name of each kind of frame."""
    return {"kind": names[frame.kind], "numbers": frame.numbers()}


def canonical(document: Json) -> bytes:
    """A document as bytes that depend only on its contents."""
    return _canonical_text(document).encode()


def digest(game: AnyGame, state: Any) -> str:
    """A hash of a state: equal states have equal digests on every platform and in every build."""
    return hashlib.sha256(canonical(game.document(state))).hexdigest()[:16]


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
