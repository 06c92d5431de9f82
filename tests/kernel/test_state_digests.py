"""Digests from the parts that a choice has changed are those of the whole document."""

import random

import pytest

from siegeworks.games import built_in_kits, load_game
from siegeworks.kernel.base_game import BaseGame
from siegeworks.kernel.match import Match
from siegeworks.kernel.position import StateDigests, digest


@pytest.mark.parametrize("game_id", built_in_kits())
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_digests_are_those_of_the_whole_document_after_every_choice_and_every_undo(game_id: str, seed: str) -> None:
    game, luck = load_game(game_id), random.Random(seed)  # noqa: S311 - a test
    options = game.options({"seats": str(luck.choice(game.seat_counts))})
    match = Match(game, options, tuple("ABCD"[: options.seats]), seed)
    digests, undone = StateDigests(game), 0
    while (seat := match.actor) is not None:
        match.play(seat, luck.choice(game.legal(match.state)))
        assert digests.of(match.state) == digest(game, match.state), len(match.log.entries)
        if match.can_undo(seat) and luck.random() < 0.2:
            match.undo(seat)
            undone += 1
            assert digests.of(match.state) == digest(game, match.state), len(match.log.entries)
    assert undone > 0


@pytest.mark.parametrize("game_id", built_in_kits())
def test_parts_that_a_choice_leaves_alone_are_not_written_again(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(game_id)
    match = Match(game, game.options({"seats": "2"}), ("Ana", "Ben"), "few")
    digests, written = StateDigests(game), list[object]()
    digests.of(match.state)

    def write(document: object) -> str:
        written.append(document)
        return "null"

    monkeypatch.setattr("siegeworks.kernel.position._canonical_text", write)
    digests.of(match.state)
    assert written == []
    assert match.actor is not None
    match.play(match.actor, game.legal(match.state)[0])
    written.clear()
    digests.of(match.state)
    assert 0 < len(written) < len(game.document_parts) / 2


@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_game_without_parts_is_written_as_a_whole(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game(game_id)
    state = Match(game, game.options({"seats": "2"}), ("Ana", "Ben"), "whole").state
    expected = digest(game, state)
    written = game.document(state)
    monkeypatch.setattr(game, "document", lambda _state: written)
    monkeypatch.setattr(game, "document_parts", BaseGame.document_parts)
    assert StateDigests(game).of(state) == expected


@pytest.mark.parametrize("game_id", built_in_kits())
def test_the_document_consists_of_the_parts(game_id: str) -> None:
    game = load_game(game_id)
    match = Match(game, game.options({"seats": "2"}), ("Ana", "Ben"), "all")
    assert list(game.document(match.state)) == [part.name for part in game.document_parts]
