"""The numbers of a report, against tables that are small enough to count by hand."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import median
from typing import Any

import numpy as np
import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.lab.arrays import Counts
from siegeworks.lab.cell import Cell
from siegeworks.lab.report import facts
from siegeworks.lab.report.comparison import BEGAN, CardChange, compare
from siegeworks.lab.report.rivals import SeatStrata, seats_by_card
from siegeworks.lab.report.run_counts import RunCounts, count_run
from siegeworks.lab.report.sections import RunSections
from siegeworks.lab.report.significance import Stratum, stratified_difference
from siegeworks.lab.report.words import ReportWords
from siegeworks.lab.runedar.pressure import Level, PressureCounts
from siegeworks.lab.simulate import Result
from siegeworks.lab.statistics import Share, summarise

from .report_kit import dwarves, game, rivals, table, turn


def gathered(rows: list[dict[str, Any]]) -> RunCounts:
    return count_run([table(rows)], "run")


def levels(run: RunCounts) -> list[Level]:
    """The levels of the siege deck, which The Siege of Runedar counts for a section of its own."""
    assert isinstance(run.sample_counts, PressureCounts)
    return run.sample_counts.levels()


WON = {"winners": [0, 1], "reason": "won"}


def test_cells_are_read_by_difficulty_then_seats() -> None:
    rows = [
        game(0, difficulty="hard"),
        game(1, seats=4, bots=["greedy"] * 4),
        game(2),
        game(3, difficulty="epic", **WON),
    ]
    run = gathered(rows)
    order = [(run.cells[cell].difficulty, run.cells[cell].seats) for cell in facts.cell_order(run)]
    assert order == [("easy", 2), ("easy", 4), ("hard", 2), ("epic", 2)]
    assert [rate.share.count for rate in facts.win_rates(run)] == [0, 0, 0, 1]


def test_parts_of_a_run_are_counted_together() -> None:
    rows = dwarves()
    whole, parts = gathered(rows), count_run([table(rows[:7]), table(rows[7:8]), table(rows[8:])], "run")
    assert [*facts.win_rates(whole)] == [*facts.win_rates(parts)]
    assert facts.cards(whole) == facts.cards(parts)
    assert levels(whole) == levels(parts)


def test_rivals_win_by_bot() -> None:
    rows = [
        game(number, game="castlecards", difficulty=None, bots=["greedy", "random", "greedy"], seats=3,
             winners=winners, reason="breached")
        for number, winners in enumerate([[0], [2], [1], []])
    ]  # fmt: skip
    greedy, random = facts.win_rates(gathered(rows))
    assert (greedy.bot, greedy.share, greedy.fair) == ("greedy", Share(2, 4), 2 / 3)
    assert (random.bot, random.share, random.fair) == ("random", Share(1, 4), 1 / 3)


def test_fates_grow_by_turn() -> None:
    rows = [game(0, turns=2), game(1, turns=3, reason="siege"), game(2, turns=3), game(3, turns=5, **WON)]
    run = gathered(rows)
    (panel,) = facts.panels(run)
    fates = facts.fates(run, panel)
    assert fates.turns.tolist() == [0, 1, 2, 3, 4, 5]
    assert fates.ended["gold"].tolist() == [0, 0, 0.25, 0.5, 0.5, 0.5]
    assert fates.ended["siege"].tolist() == [0, 0, 0, 0.25, 0.25, 0.25]
    assert fates.ended["won"].tolist() == [0, 0, 0, 0, 0, 0.25]
    assert list(facts.endings(run, 0)) == ["won", "siege", "gold"]


def test_many_cells_share_panels() -> None:
    rows = [
        game(0, seats=seats, bots=["greedy"] * seats, difficulty=difficulty)
        for seats in (1, 2, 3)
        for difficulty in ("easy", "hard")
    ]
    found = facts.panels(gathered(rows))
    assert [(panel.difficulty, panel.seats, len(panel.cells)) for panel in found] == [
        ("easy", None, 3),
        ("hard", None, 3),
    ]


def test_spreads() -> None:
    found = facts.counted_spread(np.array([3, 1, 2]), np.array([1, 8, 1]))
    assert (found.tenth, found.median, found.ninetieth, found.mean) == (1, 1, 2.1, 1.3)
    twice = facts.counted_spread(np.array([1, 3, 2, 1]), np.array([3, 1, 1, 5]))
    assert twice == found
    assert facts.spread(np.array([], int)) is None
    run = gathered([game(number, turns=number + 1, decisions=7) for number in range(10)])
    (length,) = facts.lengths(run)
    assert (length.turns.tenth, length.turns.median, length.turns.ninetieth) == (1.9, 5.5, 9.1)
    assert length.turns_won is None


def test_medians_are_those_of_a_simulation() -> None:
    turns = [3, 4, 8, 9, 9, 12]
    run = gathered([game(number, turns=each, decisions=2 * each) for number, each in enumerate(turns)])
    results = [Result(number, (), (), "gold", 0, each, 2 * each, {}, {}) for number, each in enumerate(turns)]
    (length,) = facts.lengths(run)
    assert asdict(length.turns) == summarise(results, 2).turns
    assert length.turns.median == median(turns) == 8.5
    texts = [
        shown.alt for block in RunSections(run, ReportWords(run.game, "en")).length().blocks for shown in block.pictures
    ]
    assert [text.rpartition(": ")[2] for text in texts] == ["8.5.", "17."]


def test_gold_curves_keep_won_and_lost_apart() -> None:
    lost = [game(number, curve=[turn(1, 10), turn(2, number)]) for number in range(10)]
    won = [game(10 + number, curve=[turn(1, 20)], **WON) for number in range(10)]
    few = [game(20, curve=[turn(1, 5), turn(2, 5), turn(3, 5)])]
    run = gathered(lost + won + few)
    found = facts.curves(run, facts.panels(run)[0])
    assert found[True].turns.tolist() == [1]
    assert found[True].median.tolist() == [20]
    assert found[False].turns.tolist() == [1, 2]
    assert found[False].games.tolist() == [11, 11]
    assert (found[False].tenth[1], found[False].median[1], found[False].ninetieth[1]) == (1, 5, 8)


def test_walls_are_those_of_winners_and_of_others_by_round() -> None:
    run = gathered(rivals(40))
    found = facts.curves(run, facts.panels(run)[0])
    assert found[True].turns.tolist() == [1, 2]
    assert found[True].median.tolist() == [4, 4]
    assert found[False].median.tolist() == [3, 2]


def test_cards_are_compared_within_each_cell() -> None:
    """In easy games 15 of 20 are won with the axe and 10 of 20 without, in hard ones 5 of 10 and 0 of 10."""
    rows = []
    for difficulty, used, won, games in (
        ("easy", True, 15, 20), ("easy", False, 10, 20), ("hard", True, 5, 10), ("hard", False, 0, 10),
    ):  # fmt: skip
        for number in range(games):
            uses = [("upgrade axe", 2), ("action dig", 9)] if used else [("action dig", 1)]
            rows.append(game(number, difficulty=difficulty, uses=uses, **(WON if number < won else {})))
    cards = {(card.topic, card.id): card for card in facts.cards(gathered(rows))}
    axe = cards["upgrade", "axe"]
    assert (axe.games, axe.times) == (Share(30, 60), 1.0)
    assert axe.contribution is not None
    # Weights 20·20/40 = 10 and 10·10/20 = 5: (10 · 0.25 + 5 · 0.5) / 15.
    assert axe.contribution.estimate.rate == pytest.approx(1 / 3)
    assert axe.contribution.estimate.low > 0
    # It is the only one that can be judged, so there is nothing to correct for.
    assert axe.corrected == axe.contribution.p < 0.05
    assert axe.clear
    unused = next(card for card in cards.values() if card.id != "axe")
    assert (unused.games.count, unused.contribution) == (0, None)
    assert not [topic for topic, _ in cards if topic == "action"]


def test_a_card_is_clear_only_after_the_correction_for_all_cards() -> None:
    """With the axe 64 of 100 are won, without it 50 of 100; with the crowbar as many as without."""
    rows = []
    for has_axe, has_crowbar, won in ((True, True, 32), (True, False, 32), (False, True, 25), (False, False, 25)):
        for number in range(50):
            uses = [("upgrade axe", 1)] * has_axe + [("starting worn_crowbar", 1)] * has_crowbar
            rows.append(game(number, uses=uses, **(WON if number < won else {})))
    cards = {card.id: card for card in facts.cards(gathered(rows)) if card.contribution is not None}
    assert set(cards) == {"axe", "worn_crowbar"}
    axe = cards["axe"]
    assert axe.contribution is not None
    assert axe.contribution.estimate.low > 0
    assert axe.contribution.p < 0.05
    assert axe.corrected == pytest.approx(2 * axe.contribution.p)
    assert not axe.clear
    assert cards["worn_crowbar"].corrected == pytest.approx(1)


RivalGame = tuple[list[str], list[bool], int | None]


def rival_rows(games: Sequence[RivalGame]) -> list[dict[str, Any]]:
    """By game: the bots, whether each seat used the ram, and who won."""
    return [
        game(number, game="castlecards", difficulty=None, seats=len(bots), bots=bots, reason="breached",
             winners=[] if winner is None else [winner], uses=[("weapon ram", sum(used))] if any(used) else [],
             uses_by_seat=[[("weapon ram", 1), ("action add", 1)] if each else [] for each in used])
        for number, (bots, used, winner) in enumerate(games)
    ]  # fmt: skip


def ram(run: RunCounts) -> tuple[facts.Card, SeatStrata]:
    (card,) = [card for card in facts.cards(run) if card.id == "ram"]
    return card, seats_by_card(run)["weapon ram"]


def test_cards_of_rivals_are_compared_by_seat_within_cell_and_bot() -> None:
    two, three = ["greedy", "random"], ["greedy", "random", "greedy"]
    games: list[RivalGame] = []
    games += [(two, [True, False], 0)] * 12 + [(two, [True, False], 1)] * 4 + [(two, [False, False], 0)] * 8
    games += [(two, [False, True], None)] * 8 + [(three, [True, True, False], 0)] * 6
    card, seats = ram(gathered(rival_rows(games)))
    assert card.games == Share(30, 38)
    assert card.times == pytest.approx(36 / 38)
    assert seats.strata == [
        Stratum(Share(12, 16), Share(8, 16)), Stratum(Share(0, 8), Share(4, 24)),
        Stratum(Share(6, 6), Share(0, 6)), Stratum(Share(0, 6), Share(0, 0)),
    ]  # fmt: skip
    # Weights 16·16/32 = 8, 8·24/32 = 6 and 6·6/12 = 3; in the last all used it.
    assert card.contribution is not None
    assert card.contribution.estimate.rate == pytest.approx((8 * 0.25 - 6 / 6 + 3 * 1.0) / 17)


def test_two_seats_of_which_one_always_uses_a_card_are_one_observation() -> None:
    bots = ["greedy", "greedy"]
    mixed = [(bots, [True, False], winner) for winner in (0, 0, 0, 1, 0, 1, 0, 0)]
    mixed += [(bots, [False, True], winner) for winner in (0, 1, 1, 1, 0, 1, 0, 1)]
    _, seats = ram(gathered(rival_rows(mixed)))
    assert seats.strata == [Stratum(Share(11, 16), Share(5, 16))]
    assert seats.clustering == pytest.approx(2)
    # Where both use it or none, one wins of either sort, and the difference hardly varies: it counts as if it did.
    even = [(bots, [used, used], winner) for used in (True, False) for winner in (0, 1, 1, None)] * 3
    assert ram(gathered(rival_rows(even)))[1].clustering == 1


def test_a_card_that_few_seats_used_is_not_judged() -> None:
    bots = ["greedy", "greedy"]
    games: list[RivalGame] = [(bots, [False, False], 0)] * 50
    for uses, judged in ((9, False), (10, True)):
        card, _ = ram(gathered(rival_rows(games + [(bots, [True, False], 1)] * uses)))
        assert (card.contribution is not None) == judged


def test_cards_of_rivals_are_counted_in_parts_alike() -> None:
    rows = rivals()
    whole = gathered(rows)
    parts = count_run([table(rows[:7]), table(rows).slice(7, 20), table(rows[27:])], "run")
    assert seats_by_card(whole) == seats_by_card(parts)
    assert facts.cards(whole) == facts.cards(parts)


@dataclass(frozen=True, slots=True)
class Seating:
    """Rivals of whom we know what a card does: how strong each seat is, and how many times as strong with the card."""

    bots: tuple[str, ...]
    strength: tuple[float, ...]
    use: Callable[[np.random.Generator, int], Any]
    with_it: float
    truth: float

    def played(self, empty: RunCounts, games: int, chance: np.random.Generator) -> RunCounts:
        """Games in which seats win by their strength."""
        used = self.use(chance, games)
        weights = np.where(used, self.with_it, 1.0) * self.strength
        reached = np.cumsum(weights / weights.sum(axis=1, keepdims=True), axis=1)
        winner = (chance.random((games, 1)) > reached[:, :-1]).sum(axis=1)
        users = (used << np.arange(len(self.bots))).sum(axis=1)
        cell, counts, some = np.zeros(games, int), Counts(4), users > 0
        counts.add(cell[some], cell[some], users[some], winner[some] + 1)
        cells, cards = [Cell(len(self.bots), None, self.bots, "")], ["weapon ram"]
        return replace(empty, cells=cells, cell=cell, winner=winner, seat_uses=counts, seat_cards=cards)


def one_of(seats: int) -> Callable[[np.random.Generator, int], Any]:
    return lambda chance, games: np.arange(seats) == chance.integers(seats, size=(games, 1))


SEATINGS = {
    "one of two": Seating(("greedy",) * 2, (1, 1), one_of(2), 13 / 7, 0.3),
    "one of four": Seating(("greedy",) * 4, (1,) * 4, one_of(4), 3, 1 / 3),
    "any of four, to no effect": Seating(
        ("greedy",) * 4, (1,) * 4, lambda chance, games: chance.random((games, 4)) < 0.4, 1, 0
    ),
    "more by the better bot, to no effect": Seating(
        ("greedy", "random"), (3, 1), lambda chance, games: chance.random((games, 2)) < [0.6, 0.2], 1, 0
    ),
}


@pytest.mark.parametrize("name", SEATINGS)
def test_intervals_of_seats_hold_the_truth_as_often_as_they_say(name: str) -> None:
    chance, seating, empty = np.random.default_rng(6), SEATINGS[name], gathered(rivals(1))
    tries, held, held_if_independent = 250, 0, 0
    for _ in range(tries):
        seats = seats_by_card(seating.played(empty, 80, chance))["weapon ram"]
        held += holds(seats.strata, seats.clustering, seating.truth)
        held_if_independent += holds(seats.strata, 1, seating.truth)
    assert held / tries > 0.925
    if name == "one of two":
        assert held_if_independent / tries < 0.9


def holds(strata: list[Stratum], clustering: float, truth: float) -> bool:
    found = stratified_difference(strata, clustering)
    return found is not None and found.estimate.low <= truth <= found.estimate.high


def test_a_card_of_another_content_pack_is_shown_too() -> None:
    cards = facts.cards(gathered([game(0, uses=[("upgrade trebuchet", 1)])]))
    assert "trebuchet" in [card.id for card in cards]


def test_pressure_by_level() -> None:
    curve = [turn(1, 10, 1, orcs=2), turn(2, 8, 1, orcs=4), turn(3, 7, 2, orcs=6, trolls=1), turn(4, 3, 2, catapults=1)]
    first, second = levels(gathered([game(0, curve=curve), game(1, curve=[])]))
    assert (first.level, first.turns, second.level, second.turns) == (1, 2, 2, 2)
    assert first.pressure["orcs"].mean == 3
    assert second.pressure["trolls"].mean == 0.5
    # The third turn began with level 1 on top: it and the second cost 2 and 1, the fourth 4.
    assert first.pressure["gold_lost"].mean == 1.5
    assert second.pressure["gold_lost"].mean == 4


def test_fairness_of_rivals() -> None:
    rows = [
        game(number, game="castlecards", difficulty=None, winners=[winner], first=first, reason="breached")
        for number, (winner, first) in enumerate([(0, 0), (0, 1), (1, 1), (1, 1), (1, 1), (1, 0)])
    ]
    by_seat, by_place = facts.fairness(gathered(rows))
    assert [share.count for share in by_seat.shares] == [2, 4]
    assert [share.count for share in by_place.shares] == [4, 2]
    assert by_seat.test.value == pytest.approx((1 + 1) / 3)
    assert by_seat.fair == 0.5
    assert by_seat.same_bots


def test_fairness_of_dwarves_is_who_began() -> None:
    rows = [game(number, first=number % 2, **(WON if number in (0, 2, 1) else {})) for number in range(8)]
    (found,) = facts.fairness(gathered(rows))
    assert found.shares == [Share(2, 4), Share(1, 4)]
    assert found.fair is None


def test_the_same_deals_are_compared_in_pairs() -> None:
    first = [game(number, **(WON if number < 10 else {})) for number in range(40)]
    second = [game(number, turns=12, **(WON if 5 <= number < 30 else {})) for number in range(30)][::-1]
    found = compare(gathered(first), gathered(second), ("a", "b"))
    (wins,) = found.wins
    assert wins.both.paired
    assert (wins.first, wins.second) == (Share(10, 30), Share(25, 30))
    # Five were won the first time only, twenty the second time only.
    assert wins.difference.estimate.rate == pytest.approx(15 / 30)
    assert wins.difference.p == pytest.approx(2 * sum((1, 25, 300, 2300, 12650, 53130)) / 2**25)
    (length,) = found.lengths
    assert length.difference.estimate.rate == 2
    (reasons,) = found.reasons
    assert (reasons.first["gold"].count, reasons.second["gold"].count) == (20, 5)


def test_other_deals_are_compared_as_two_samples() -> None:
    first = [game(number) for number in range(20)]
    second = [game(number, seed=f"other {number}", uses=[("upgrade axe", 1)], **WON) for number in range(30)]
    found = compare(gathered(first), gathered(second), ("a", "b"))
    assert not found.paired
    assert (found.wins[0].first, found.wins[0].second) == (Share(0, 20), Share(30, 30))
    assert found.wins[0].corrected < 0.001
    assert (found.cards[0].id, found.cards[0].difference.estimate.rate) == ("axe", 1.0)


def test_another_mix_of_cells_is_no_change_of_a_card() -> None:
    """In both runs half of the easy games use the axe and a tenth of the hard ones; one has more easy games."""

    axe_used = [("upgrade axe", 1)]

    def mixed(easy: int, hard: int, seed: str, in_ten: int = 1) -> RunCounts:
        rows = [game(each, seed=f"{seed} {each}", uses=axe_used * (each % 2)) for each in range(easy)]
        rows += [
            game(each, difficulty="hard", seed=f"{seed} {each}", uses=axe_used * (each % 10 < in_ten))
            for each in range(hard)
        ]
        return gathered(rows)

    def axe(first: RunCounts, second: RunCounts) -> CardChange:
        (found,) = [change for change in compare(first, second, ("a", "b")).cards if change.id == "axe"]
        return found

    same = axe(mixed(400, 100, "a"), mixed(100, 400, "b"))
    assert same.difference.estimate.rate == pytest.approx(0)
    assert same.difference.p == pytest.approx(1)
    assert same.first == pytest.approx(same.second)
    # Equal weights, as 400 · 100 / 500 of either cell: one of two cells went from a tenth to three tenths.
    other = axe(mixed(400, 100, "a"), mixed(100, 400, "b", in_ten=3))
    assert [other.first, other.second] == pytest.approx([0.3, 0.4])
    assert other.difference.estimate.rate == pytest.approx(0.1)
    assert other.difference.p < 0.05
    assert other.difference.estimate.low > 0


def test_p_values_are_corrected_over_the_cells() -> None:
    found = compare(gathered(dwarves(40)), gathered(dwarves(40, seed="x")), ("a", "b"))
    assert [change.corrected for change in found.wins] == [1.0, 1.0]


def test_rivals_are_compared_by_seat_and_by_who_began() -> None:
    found = compare(gathered(rivals()), gathered(rivals(bots=("random", "random"))), ("a", "b"))
    assert [change.side for change in found.wins] == [0, 1, BEGAN]


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(Problem) as refused:
        compare(gathered([game(0)]), gathered([game(0, seats=3, bots=["greedy"] * 3)]), ("a", "b"))
    assert refused.value.code == "report-nothing-shared"
    with pytest.raises(Problem) as refused:
        compare(gathered([game(0)]), gathered(rivals(2)), ("a", "b"))
    assert refused.value.code == "report-other-game"


def test_two_games_in_one_run_and_none_are_refused() -> None:
    with pytest.raises(Problem) as refused:
        count_run([table([game(0)]), table(rivals(2))], "run")
    assert refused.value.code == "report-two-games"
    with pytest.raises(Problem) as refused:
        count_run([table([])], "run")
    assert refused.value.code == "report-no-games"
