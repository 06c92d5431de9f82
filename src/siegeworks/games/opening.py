"""Opens the game of a log or a position: under the rules and with the content that it was played with.

Logs and positions name the version of the rules and the digest of the content. The content is the game's own, that of
an earlier version of the game, or that of a content pack which is kept beside the log or the position.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from siegeworks.games import kit_of, load_game
from siegeworks.kernel.content import Document, Pack
from siegeworks.kernel.game import AnyGame, Json, parse_options
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.log import Header
from siegeworks.kernel.position import position_head, read_position
from siegeworks.kernel.problem import Problem, Problems


def open_game(header: Header, pack: Pack | None = None) -> AnyGame:
    """The game of a log, with the content pack kept beside it or one that somebody named, if any."""
    for game in _possible_games(kit_of(header.game), header.rules, pack):
        with suppress(Problem):  # settings that only other rules have
            if game.digest_for(game.options(parse_options(header.options))) == header.content:
                return game
    raise Problem("log-content-unknown", digest=header.content)


def open_position(document: Json, file: str, pack: Pack | None = None) -> tuple[AnyGame, Any]:
    """The game of a position, and the state."""
    head = position_head(document, file)
    kit = kit_of(head.game)
    if head.rules not in kit.rules_versions:
        raise Problem("position-rules", found=str(head.rules), wanted=kit.rules_versions[-1])
    failures: list[Problem | Problems] = []
    for game in _possible_games(kit, head.rules, pack):
        try:
            return game, read_position(game, document)
        except (Problem, Problems) as failure:
            if head.content == game.content_digest:
                raise
            failures.append(failure)
    raise failures[0]


def find_game(game_id: str, digest: str, pack: Pack | None = None) -> AnyGame | None:
    """The game under its newest rules with the content of this digest; None if that is not known here."""
    kit = kit_of(game_id)
    possible = _possible_games(kit, kit.rules_versions[-1], pack)
    return next((game for game in possible if game.content_digest == digest), None)


def _possible_games(kit: GameKit, rules: int, pack: Pack | None) -> Iterator[AnyGame]:
    """The game with every content that it may have been played with, the likeliest first."""
    refused: Problems | None = None
    for content in _possible_contents(kit, pack):
        try:
            game = load_game(kit.id, content, rules)
        except Problems as faults:
            refused = refused or faults
        else:
            yield game
    if refused is not None:
        raise refused


def _possible_contents(kit: GameKit, pack: Pack | None) -> Iterator[Pack | None]:
    """A pack that is a file may replace only some tables; the others may be those of an earlier version."""
    if isinstance(pack, Document):
        yield pack
        pack = None
    yield pack
    for earlier in () if kit.content is None else kit.content.archived():
        yield earlier if pack is None else earlier.with_pack(pack)
