"""Positions: a state as a document that can be exported, edited by hand and loaded again."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from siegeworks.kernel.frames import Frame
from siegeworks.kernel.game import AnyGame, Json
from siegeworks.kernel.problem import Problem

FORMAT = "siegeworks position 1"


def frame_document(frame: Frame, names: Sequence[str]) -> Json:
    """A frame as a document; `names` holds the name of each kind of frame."""
    return {"kind": names[frame.kind], "numbers": frame.numbers()}


def canonical(document: Json) -> bytes:
    """A document as bytes that depend only on its contents."""
    return json.dumps(document, sort_keys=True, ensure_ascii=True, separators=(",", ":")).encode()


def digest(game: AnyGame, state: Any) -> str:
    """A hash of a state: equal states have equal digests on every platform and in every build."""
    return hashlib.sha256(canonical(game.document(state))).hexdigest()[:16]


def write_position(game: AnyGame, state: Any) -> str:
    """The text of a position file."""
    head = {"format": FORMAT, "game": game.id, "rules": game.rules_version, "content": game.content_digest}
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


def position_game(document: Json, file: str) -> str:
    """The id of the game a position belongs to."""
    if document.get("format") != FORMAT or not isinstance(document.get("game"), str):
        raise Problem("position-format", file=file, format=FORMAT)
    return str(document["game"])


def read_position(game: AnyGame, document: Json) -> Any:
    """The state of a position document; it is refused if it is impossible or made for other rules or content."""
    body = dict(document)
    if body.pop("format", None) != FORMAT or body.pop("game", None) != game.id:
        raise Problem("position-format", file="-", format=FORMAT)
    rules = body.pop("rules", None)
    if rules != game.rules_version:
        raise Problem("position-rules", found=str(rules), wanted=game.rules_version)
    content = body.pop("content", None)
    if content != game.content_digest:
        raise Problem("position-content", found=str(content), wanted=game.content_digest)
    return game.from_document(body)
