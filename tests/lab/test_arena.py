"""The arena: fair line-ups, the same deals for all, verdicts that follow from the games, and whole commands."""

import json
from collections import Counter
from itertools import combinations

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.problem import Problem
from siegeworks.lab.arena import Contest, games_for, judge
from siegeworks.lab.decision_times import DecisionTimes
from siegeworks.lab.simulate import Result, simulate
from support.program import assert_one_sentence

from .kit import run

RIVALS = load_game("castlecards")
DWARVES = load_game("runedar")


def contest(game: str, seats: int, *bots: str, games: int = 1) -> Contest:
    return Contest(game, (("seats", str(seats)),), bots, games, "arena")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_bot_sits_on_every_seat_equally_often(seats: int, count: int) -> None:
    bots = ("greedy", "random", "flat:1", "flat:2", "flat:3")[:count]
    run_of = contest("castlecards", seats, *bots)
    for deal in range(6):
        lineups = run_of.lineups(RIVALS, deal)
        assert len(lineups) == len(set(lineups)) == run_of.games_per_deal(RIVALS)
        for seat in range(seats):
            assert len(set(Counter(lineup[seat] for lineup in lineups).values())) == 1
        met = Counter(pair for lineup in lineups for pair in combinations(sorted(set(lineup)), 2))
        assert len(met) == count * (count - 1) // 2
        assert len(set(met.values())) == 1


def test_two_bots_play_each_deal_in_both_orders() -> None:
    assert contest("castlecards", 2, "greedy", "random").lineups(RIVALS, 7) == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    """Over all orders of a table each bot precedes each other one equally often."""
    bots = ("greedy", "random", "flat:1", "flat:2")
    run_of = contest("castlecards", 4, *bots)
    before: Counter[tuple[str, str]] = Counter()
    for deal in range(6):
        for lineup in run_of.lineups(RIVALS, deal):
            before.update(zip(lineup, lineup[1:] + lineup[:1], strict=True))
    assert len(before) == 12
    assert set(before.values()) == {8}


def test_games_of_a_deal_share_their_seed_and_deals_do_not() -> None:
    run_of = contest("castlecards", 2, "greedy", "random", "flat:1")
    jobs = [run_of.job(RIVALS, number) for number in range(12)]
    assert len({job.seed for job in jobs[:6]}) == len({job.seed for job in jobs[6:]}) == 1
    assert jobs[0].seed != jobs[6].seed


def test_teams_take_turns_over_the_seats() -> None:
    lineups = contest("runedar", 3, "greedy", "greedy+random").lineups(DWARVES, 0)
    assert lineups == [("greedy", "greedy", "greedy"), ("greedy", "random", "greedy")]


def test_each_pairing_plays_as_many_games_as_asked_for() -> None:
    assert games_for(contest("castlecards", 2, "greedy", "random"), RIVALS, 5) == 6
    assert games_for(contest("castlecards", 2, "greedy", "random", "flat:1"), RIVALS, 4) == 12
    assert games_for(contest("castlecards", 3, "greedy", "random", "flat:1"), RIVALS, 4) == 6
    assert games_for(contest("runedar", 2, "greedy", "random"), DWARVES, 4) == 8


def finished(number: int, bots: tuple[str, ...], winners: tuple[int, ...]) -> Result:
    return Result(number, bots, winners, "breached", 0, 10, 20, {}, {bot: DecisionTimes() for bot in bots})


def test_a_verdict_on_rivals_counts_draws_as_half() -> None:
    run_of = contest("castlecards", 2, "greedy", "random", games=8)
    orders = [("greedy", "random"), ("random", "greedy")] * 4
    winners: list[tuple[int, ...]] = [(0,), (1,), (0,), (0,), (0,), (), (1,), (1,)]
    results = [finished(number, *each) for number, each in enumerate(zip(orders, winners, strict=True))]
    verdict = judge(run_of, RIVALS, results)
    (pairing,) = verdict.pairings
    assert (verdict.deals, verdict.games, verdict.drawn) == (4, 8, 1)
    assert (pairing.games, pairing.won, pairing.lost) == (8, 5, 2)
    assert pairing.estimate.rate == 5.5 / 8
    assert [standing.share.rate for standing in verdict.standings] == [5.5 / 8, 2.5 / 8]
    assert verdict.standings[0].rating.rating > verdict.standings[1].rating.rating
    assert verdict.fewest == 8


def test_a_verdict_on_dwarves_compares_the_same_deals() -> None:
    run_of = contest("runedar", 2, "greedy", "random", games=10)
    both: tuple[int, ...] = (0, 1)
    won = [both, (), both, both, (), both, both, (), (), ()]
    results = [
        finished(number, (("greedy",) * 2, ("random",) * 2)[number % 2], each) for number, each in enumerate(won)
    ]
    verdict = judge(run_of, DWARVES, results)
    (difference,) = verdict.pairings
    assert [standing.won for standing in verdict.standings] == [3, 2]
    assert (difference.games, difference.won, difference.lost) == (5, 2, 1)
    assert difference.estimate.rate == pytest.approx(0.2)
    assert difference.estimate.low < 0 < difference.estimate.high


def test_a_deal_that_was_not_played_whole_is_left_out() -> None:
    run_of = contest("castlecards", 2, "greedy", "random", games=4)
    orders = [("greedy", "random"), ("random", "greedy"), ("greedy", "random")]
    results = [finished(number, order, (0,)) for number, order in enumerate(orders)]
    assert judge(run_of, RIVALS, results).games == 2
    with pytest.raises(Problem, match="lab-no-deal"):
        judge(run_of, RIVALS, results[:1])


def test_workers_change_nothing() -> None:
    for game, seats in (("castlecards", 3), ("runedar", 2)):
        run_of = contest(game, seats, "greedy", "flat:3", games=6)
        assert list(simulate(run_of, 1)) == list(simulate(run_of, 2))


def test_the_stronger_bot_is_found() -> None:
    result = run("arena", "castlecards", "--bots", "random,greedy", "--games", "12", "--json")
    document = json.loads(result.stdout)
    assert document["complete"] is True
    assert document["enough_for_a_claim"] is False
    assert document["pairings"][0]["won"][1] >= 11
    assert document["bots"][1]["ladder"]["rating"] > document["bots"][0]["ladder"]["rating"] == 1000.0
    assert document["bots"][1]["cpu_ms_99"] > 0
    assert result.stderr == "Too few for a claim: 12 games of each pairing or team; play at least 1000.\n"


def test_a_thousand_games_are_enough_for_a_claim() -> None:
    result = run("arena", "runedar", "--bots", "random,random+random", "--games", "1000", "--seats", "2")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "0 : 0" in result.stdout
    assert "deals: 1000, games: 2000" in result.stdout


@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "pl"])
@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_tables_in_every_language(game: str, language: str) -> None:
    result = run("arena", game, "--bots", "greedy,random", "--games", "2", language=language)
    assert result.exit_code == 0
    assert "greedy – random" in result.stdout
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("runedar", "--bots", "greedy"), "2 to 8"),
        (("runedar", "--bots", "greedy,greedy"), "different"),
        (("runedar", "--bots", "greedy,oracle"), "oracle"),
        (("runedar", "--bots", "greedy,random+greedy+random"), "random+greedy+random"),
        (("castlecards", "--bots", "greedy,random+greedy"), "random+greedy"),
        (("castlecards", "--bots", "greedy,flat:x"), "flat:x"),
        (("castlecards", "--bots", "greedy,random", "--seats", "5"), "5"),
        (("castlecards", "--bots", "greedy,random", "--difficulty", "easy"), "difficulty"),
        (("castlecards", "--bots", "greedy,random", "--games", "0"), "0"),
        (("chess", "--bots", "greedy,random"), "chess"),
    ],
)
def test_what_cannot_be_compared_is_refused(arguments: tuple[str, ...], part: str) -> None:
    assert_one_sentence(run("arena", *arguments), part)
