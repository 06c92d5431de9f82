"""The clock of a table: only the one who has to decide spends time, first that of the decision, then the reserve."""

from siegeworks.table.clock import ClockRule, TableClock, clock_from_store

RULE = ClockRule(decision=30, reserve=60, bot="steady")


class Hands:
    """The hands of a clock that a test moves."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_the_time_of_a_decision_comes_first_and_returns_with_every_decision() -> None:
    now = Hands()
    clock = TableClock(RULE, 2, now=now)
    now.seconds += 20
    assert clock.left(0) == 70
    clock.decided(0)
    assert (clock.left(0), clock.left(1), clock.reserves) == (90, 90, [60_000, 60_000])


def test_a_long_decision_spends_the_reserve_of_its_seat_alone() -> None:
    now = Hands()
    clock = TableClock(RULE, 2, now=now)
    now.seconds += 50
    clock.decided(0)
    assert clock.reserves == [40_000, 60_000]
    now.seconds += 1000
    assert clock.left(1) < 0
    clock.decided(None)  # nobody's time was running: a bot had decided, or the game went back
    assert clock.reserves == [40_000, 60_000]
    now.seconds += 1000
    clock.decided(0)
    assert clock.reserves == [0, 60_000]
    assert clock.left(0) == 30


def test_a_clock_goes_on_from_what_is_stored() -> None:
    now = Hands()
    clock = TableClock(RULE, 2, now=now)
    now.seconds += 40
    clock.decided(1)
    restored = clock_from_store(clock.stored())
    assert restored is not None
    assert (restored.rule, restored.reserves) == (RULE, [60_000, 50_000])
    assert restored.stored() == clock.stored()
    assert restored.left(0) < 0  # that moment was long ago
    assert clock_from_store(None) is None
