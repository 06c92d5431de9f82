"""The days of the daily siege: which deals are drawn when, and how long a streak is."""

from datetime import datetime

import pytest

from siegeworks.games import kits, load_game
from siegeworks.kernel.problem import Problem
from siegeworks.store.dailies import DailyDeal
from siegeworks.table import daily

EVENING = datetime.fromisoformat("2026-03-01T23:30:00-02:00")


def test_a_day_is_one_of_utc() -> None:
    assert daily.today(EVENING) == "2026-03-02"
    assert daily.last_day(EVENING, daily.SECRET_DEALS) == "2026-03-09"


def test_seeds_are_drawn_for_a_week_ahead_and_never_again() -> None:
    deals = daily.missing_deals(EVENING, [], daily.SECRET_DEALS)
    assert {deal.day for deal in deals} == {f"2026-03-{day:02}" for day in range(2, 10)}
    assert {deal.game for deal in deals} == set(kits())
    assert len({deal.seed for deal in deals}) == len(deals) == 8 * len(kits())
    assert {deal.committed for deal in deals} == {"2026-03-02T01:30:00+00:00"}
    assert daily.missing_deals(EVENING, deals, daily.SECRET_DEALS) == []
    assert daily.missing_deals(EVENING, deals[1:], daily.SECRET_DEALS)[0].day == "2026-03-02"


def test_without_a_server_a_deal_follows_from_its_date() -> None:
    """The same on every device, another one for every day and every game, and none before its day."""
    deals = daily.missing_deals(EVENING, [], daily.DATED_DEALS)
    assert [(deal.day, deal.game) for deal in deals] == [("2026-03-02", game) for game in kits()]
    assert daily.missing_deals(EVENING, [], daily.DATED_DEALS) == deals
    seeds = {daily.dated_seed(day, game) for day in ("2026-03-02", "2026-03-03") for game in kits()}
    assert len(seeds) == 2 * len(kits())


def test_rivals_meet_one_bot_and_a_team_plays_alone() -> None:
    deal = DailyDeal("2026-03-02", "", "seed", "")
    for game in map(load_game, kits()):
        request = daily.daily_request(game, deal, "Ana", "key", "person")
        assert [seat.who for seat in request.seats] == (["me"] if game.cooperative else ["me", "bot"])


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        (["2026-03-02", "2026-03-01", "2026-02-28", "2026-02-26"], (3, 3)),
        (["2026-03-01", "2026-02-28"], (2, 2)),
        (["2026-02-28", "2026-02-27", "2026-02-26", "2026-02-01"], (0, 3)),
    ],
)
def test_a_streak_lasts_until_a_day_is_left_out(days: list[str], expected: tuple[int, int]) -> None:
    assert daily.streaks(days, "2026-03-02") == expected


def test_what_is_no_day_is_refused() -> None:
    assert daily.checked_day("2026-03-02") == "2026-03-02"
    for text in ("yesterday", "2026-02-30", ""):
        with pytest.raises(Problem, match="daily-day"):
            daily.checked_day(text)
