"""Events: they cannot be changed, and each field has its viewers."""

import pytest

from runedar.kit import GAME
from siegeworks.kernel.events import EventKind, EventSink, Field, Seen, SeenEvent, Vocabulary, emit

VOCABULARY = Vocabulary(
    (
        EventKind("moved", (Field("seat", "seat", Seen.ALL), Field("place", "place", Seen.ALL))),
        EventKind(
            "drew",
            (Field("seat", "seat", Seen.ALL), Field("card", "card", Seen.OWNER), Field("left", "number", Seen.ALL)),
            reveals=True,
        ),
        EventKind("mixed", (Field("seat", "seat", Seen.ALL), Field("order"), Field("seed", "number", Seen.NOBODY))),
        EventKind("turned", (Field("card", "card", Seen.ALL),), reveals=True),
        EventKind("laid", (Field("seat", "seat", Seen.ALL), Field("card", "card", Seen.ALL)), discloses=True),
        EventKind(
            "handed",
            (Field("card", "card", Seen.OWNER), Field("seat", "seat", Seen.ALL)),
            reveals=True,
            owner=1,
        ),
    )
)
MOVED, DREW, MIXED, TURNED, LAID, HANDED = range(6)


def test_public_fields_are_seen_by_all() -> None:
    for seat in (0, 1, None):
        assert VOCABULARY.redact((MOVED, 1, 7, 0), seat) == SeenEvent("moved", {"seat": 1, "place": 7})


def test_an_owners_field_is_seen_by_its_owner_only() -> None:
    event = (DREW, 1, 42, 3)
    assert VOCABULARY.redact(event, 1).fields == {"seat": 1, "card": 42, "left": 3}
    for seat in (0, 2, None):
        assert VOCABULARY.redact(event, seat).fields == {"seat": 1, "left": 3}


def test_the_owner_may_stand_elsewhere() -> None:
    event = (HANDED, 42, 1, 0)
    assert VOCABULARY.redact(event, 1).fields == {"card": 42, "seat": 1}
    assert VOCABULARY.redact(event, 0).fields == {"seat": 1}


def test_seat_nought_owns_its_cards_and_a_spectator_none() -> None:
    assert VOCABULARY.redact((DREW, 0, 42, 3), 0).fields["card"] == 42
    assert "card" not in VOCABULARY.redact((DREW, 0, 42, 3), None).fields


def test_open_hands_show_the_owners_fields_to_all() -> None:
    for seat in (0, 1, None):
        assert VOCABULARY.redact((DREW, 1, 42, 3), seat, open_hands=True).fields["card"] == 42


def test_an_unmarked_field_is_seen_by_nobody() -> None:
    """Not even by the owner, not even with open hands."""
    for seat in (0, 1, None):
        for open_hands in (False, True):
            assert VOCABULARY.redact((MIXED, 1, 5, 6), seat, open_hands=open_hands).fields == {"seat": 1}
    assert Field("order").seen is Seen.NOBODY


def test_what_ends_undo() -> None:
    revealing = [VOCABULARY.reveals((kind, 0, 0, 0)) for kind in range(6)]
    assert revealing == [False, True, False, True, False, True]


@pytest.mark.parametrize(
    ("event", "informed"),
    [
        ((MOVED, 1, 7, 0), []),
        ((DREW, 1, 42, 3), [1]),
        ((TURNED, 42, 0, 0), [0, 1, None]),
        ((LAID, 1, 42, 0), [0, None]),
        ((HANDED, 42, 1, 0), [1]),
    ],
)
def test_who_learns_something(event: tuple[int, ...], informed: list[int | None]) -> None:
    assert [seat for seat in (0, 1, None) if VOCABULARY.informs(event, seat)] == informed


def test_with_open_hands_everybody_learns_what_is_drawn_and_nobody_what_is_laid() -> None:
    assert [seat for seat in (0, 1, None) if VOCABULARY.informs((DREW, 1, 42, 3), seat, open_hands=True)] == [
        0,
        1,
        None,
    ]
    assert [seat for seat in (0, 1, None) if VOCABULARY.informs((LAID, 1, 42, 0), seat, open_hands=True)] == []


def test_only_kinds_with_an_owners_field_are_private() -> None:
    assert [kind.private for kind in VOCABULARY.kinds] == [False, True, False, False, False, True]


def test_telling_collects_events_until_they_are_taken() -> None:
    sink = EventSink()
    sink.add(MOVED, 1, 2, 3)
    emit(sink, TURNED, 4, 0, 0)
    assert sink.take() == [(MOVED, 1, 2, 3), (TURNED, 4, 0, 0)]
    assert sink.take() == []


def test_nobody_needs_to_listen() -> None:
    emit(None, MOVED, 1, 2, 3)
    sink = EventSink()
    assert sink.take() == []


def test_the_only_secret_of_the_siege_of_runedar_is_the_card_drawn() -> None:
    """A new secret must be listed here; a new field without a mark would show up as missing."""
    private = [kind.name for kind in GAME.vocabulary.kinds if kind.private]
    assert private == ["card_drawn"]
    for kind in GAME.vocabulary.kinds:
        assert all(field.seen is not Seen.NOBODY for field in kind.fields), kind.name
        assert len(kind.fields) <= 3


def test_event_names_are_unique() -> None:
    names = [kind.name for kind in GAME.vocabulary.kinds]
    assert len(names) == len(set(names))
