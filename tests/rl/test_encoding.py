"""Observations: a named number for everything a seat sees, within its bounds, and nothing of what it does not see."""

from array import array
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from siegeworks.games import built_in_kits
from siegeworks.games.castlecards.frames import FRAME_NAMES as CASTLECARDS_FRAMES
from siegeworks.games.castlecards.names import BACKS, DECK_END, DECK_FIRST, DECK_NAMES, HAND_KINDS, POST_NAMES, POSTS
from siegeworks.games.runedar.frames import FRAME_NAMES as RUNEDAR_FRAMES
from siegeworks.games.runedar.names import HAND_SIZE, PLACE_NAMES
from siegeworks.kernel.chance import Chance
from siegeworks.rl.encoding import Encoding, load_encoding
from support.games import LOADED, decisions, every_table

PLAYERS = ("greedy", "random")


def named(encoding: Encoding, view: Any) -> dict[str, float]:
    return dict(zip(encoding.names, encoding.numbers(view), strict=True))


@pytest.mark.parametrize("game_id", built_in_kits())
def test_every_number_has_a_name_of_its_own(game_id: str) -> None:
    game = LOADED[game_id]
    for seats in game.seat_counts:
        encoding = load_encoding(game, seats)
        assert len(set(encoding.names)) == len(encoding.names) == encoding.size
        assert len(encoding.low) == len(encoding.high) == encoding.size
        assert encoding.actions == len(game.notation)
        assert encoding.version >= 1


@pytest.mark.parametrize("game_id", built_in_kits())
def test_the_bounds_hold_in_every_seat_of_thousands_of_positions(game_id: str) -> None:
    game = LOADED[game_id]
    seen = 0
    for options in every_table(game):
        encoding = load_encoding(game, options.seats)
        low, high = np.array(encoding.low, np.float32), np.array(encoding.high, np.float32)
        for number in range(1 if game_id == "runedar" else 6):
            for decision in decisions(game, options, f"bounds {number}", PLAYERS):
                view = game.view(decision.state, (decision.seat + seen) % options.seats)
                observation = np.zeros(encoding.size, np.float32)
                encoding.write(view, observation)
                wrong = np.nonzero((observation < low) | (observation > high))[0]
                assert not len(wrong), [(encoding.names[place], observation[place]) for place in wrong]
                seen += 1
    assert seen > 1500


@pytest.mark.parametrize("game_id", built_in_kits())
def test_the_same_view_gives_the_same_observation(game_id: str) -> None:
    """In a world that looks the same to a seat nothing may differ; if it did, a secret would be in it."""
    game = LOADED[game_id]
    doubt = Chance("other worlds")
    for seats in game.seat_counts:
        encoding = load_encoding(game, seats)
        hidden = 0
        for decision in islice(decisions(game, game.options({"seats": str(seats)}), "secrets", PLAYERS), 120):
            for seat in range(seats):
                view = game.view(decision.state, seat)
                other = game.guess(view, doubt)
                assert encoding.numbers(view) == encoding.numbers(game.view(other, seat))
                hidden += game.document(other) != game.document(decision.state)
        assert hidden > 60


@pytest.mark.parametrize("game_id", built_in_kits())
def test_what_changes_on_the_table_changes_the_observation(game_id: str) -> None:
    """Successive positions that look different differ in their numbers or in their legal actions."""
    game = LOADED[game_id]
    for options in every_table(game)[:4]:
        encoding = load_encoding(game, options.seats)
        looks = [
            (game.view_document(decision.view), tuple(decision.legal), encoding.numbers(decision.view))
            for decision in islice(decisions(game, options, "changes", PLAYERS), 150)
        ]
        for (before, legal, numbers), (after, legal_after, numbers_after) in pairwise(looks):
            assert before == after or (legal, numbers) != (legal_after, numbers_after)


def test_runedar_describes_the_table_from_the_own_seat_on() -> None:
    game = LOADED["runedar"]
    encoding = load_encoding(game, 3)
    ids = game.tables.card_ids
    for decision in islice(decisions(game, game.options({"seats": "3"}), "facts", PLAYERS), 200):
        for seat in range(3):
            view = game.view(decision.state, seat)
            seen, told = view.seen, named(encoding, view)
            assert told["gold / 10"] == seen.gold / 10
            assert told[f"own seat is {seat}"] == 1
            assert told[f"asked: {RUNEDAR_FRAMES[seen.frames[-1].kind]}"] == 1
            assert sum(told[f"asked: {name}"] for name in RUNEDAR_FRAMES) == 1
            active = ("own", "next 1", "next 2")[(seen.active - seat) % 3]
            assert told[f"active seat: {active}"] == 1
            for ahead, who in enumerate(("own", "next 1", "next 2")):
                other = (seat + ahead) % 3
                assert told[f"{who}: dwarf at {PLACE_NAMES[seen.dwarf[other]]}"] == 1
                assert told[f"{who}: cards to draw / 10"] == seen.pile_count[other] / 10
            hand = seen.hand[seat * HAND_SIZE : seat * HAND_SIZE + seen.hand_count[seat]]
            assert all(told[f"own hand: {ids[card]}"] == hand.count(card) for card in range(len(ids)))
            assert all(told[f"next 1 hand: {card}"] == 0 for card in ids)


def test_runedar_describes_open_hands() -> None:
    game = LOADED["runedar"]
    encoding = load_encoding(game, 2)
    options = game.options({"seats": "2", "open_hands": "yes"})
    for decision in islice(decisions(game, options, "open"), 40):
        other = 1 - decision.seat
        told = named(encoding, decision.view)
        held = sum(told[f"next 1 hand: {card}"] for card in game.tables.card_ids)
        assert held == decision.state.hand_count[other]
        assert told["hands are open"] == 1


def test_castlecards_describes_the_table_from_the_own_seat_on() -> None:
    game = LOADED["castlecards"]
    encoding = load_encoding(game, 3)
    ids = game.tables.kind_ids
    for decision in islice(decisions(game, game.options({"seats": "3"}), "facts", PLAYERS), 250):
        for seat in range(3):
            view = game.view(decision.state, seat)
            seen, told = view.seen, named(encoding, view)
            assert told[f"own seat is {seat}"] == 1
            assert told[f"asked: {CASTLECARDS_FRAMES[seen.frames[-1].kind]}"] == 1
            for ahead, who in enumerate(("own", "next 1", "next 2")):
                other = (seat + ahead) % 3
                for post, name in enumerate(POST_NAMES):
                    assert told[f"{who}: {name} stands"] == seen.standing[other * POSTS + post]
                assert told[f"{who}: cards in hand / 10"] == seen.hand_count[other] / 10
                for name, first, end in zip(DECK_NAMES[:BACKS], DECK_FIRST, DECK_END, strict=False):
                    held = decision.state.hand[other * HAND_KINDS + first : other * HAND_KINDS + end]
                    assert told[f"{who}: cards in hand / 4 of deck {name}"] == sum(held) / 4
            own = [seen.hand[seat * HAND_KINDS + kind] for kind in range(HAND_KINDS)]
            assert [told[f"hand / 4: {ids[kind]}"] * 4 for kind in range(HAND_KINDS)] == own


@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_finished_game_is_still_seen(game_id: str) -> None:
    game = LOADED[game_id]
    encoding = load_encoding(game, 2)
    state = list(decisions(game, game.options({"seats": "2"}), "ends"))[-1].state
    assert game.actor(state) is None
    assert len(encoding.numbers(game.view(state, 0))) == encoding.size


def test_spectators_and_other_tables_have_no_observation() -> None:
    game = LOADED["runedar"]
    state = game.setup(game.options({"seats": "2"}), Chance("1"), None)
    for seats, seat in ((2, None), (3, 0)):
        with pytest.raises(ValueError, match="this encoding is for the seats of a game of"):
            load_encoding(game, seats).numbers(game.view(state, seat))


def test_any_buffer_of_floats_can_be_filled() -> None:
    game = LOADED["castlecards"]
    view = game.view(game.setup(game.options({"seats": "2"}), Chance("1"), None), 1)
    encoding = load_encoding(game, 2)
    row = np.zeros(encoding.size, np.float32)
    buffer = array("f", [0.0] * encoding.size)
    encoding.write(view, row)
    encoding.write(view, memoryview(buffer))
    assert row.any()
    assert row.tolist() == buffer.tolist() == np.array(encoding.numbers(view), np.float32).tolist()
    with pytest.raises(ValueError, match="the row has room for 3"):
        encoding.write(view, np.zeros(3, np.float32))


def test_the_sizes_in_the_docs_are_true() -> None:
    text = (Path(__file__).parents[2] / "docs" / "reference" / "observations.md").read_text(encoding="utf-8")
    for game_id, title in (("runedar", "The Siege of Runedar"), ("castlecards", "Castlecards")):
        row = next(line for line in text.splitlines() if line.startswith(f"| {title}, version"))
        encodings = [load_encoding(LOADED[game_id], seats) for seats in LOADED[game_id].seat_counts]
        assert [int(cell) for cell in row.split("|")[2:] if cell.strip()] == [each.size for each in encodings]
        assert f"version {encodings[0].version} " in row
