"""Who meets whom, and how they stand: nothing repeated that can be avoided, seats and byes shared fairly."""

from collections import Counter
from itertools import combinations

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.store.cups import Cup, Entrant, Meeting, WholeCup
from siegeworks.table.cup_rounds import next_round
from siegeworks.table.matching import can_pair_all
from siegeworks.table.pairings import Pairing, SwissRound, byes, round_robin, round_robin_rounds, seat_balance, teams
from siegeworks.table.standings import rival_standings, team_standings

RESULTS = ((0,), (1,), ())


def swiss(past: list[Meeting], people: list[int]) -> list[Pairing]:
    table = rival_standings(people, past, bye_wins=True)
    return SwissRound([each.entrant for each in table], {each.entrant: each.points for each in table}, past).pairings()


def played(people: int, rounds: int, seed: int) -> list[Meeting]:
    """A Swiss cup with results drawn by lot."""
    lots, past, everybody = Chance(f"cup {seed}"), list[Meeting](), list(range(1, people + 1))
    for round_ in range(1, rounds + 1):
        pairs = swiss(past, everybody)
        past += [
            Meeting(round_, number, pair, winners=(0,) if len(pair) == 1 else RESULTS[lots.below(3)])
            for number, pair in enumerate(pairs, 1)
        ]
    return past


def meetings_of(past: list[Meeting]) -> Counter[frozenset[int]]:
    return Counter(frozenset(meeting.entrants) for meeting in past if len(meeting.entrants) == 2)


@pytest.mark.parametrize("people", [2, 3, 4, 8, 9, 16, 17, 31])
def test_swiss_repeats_nothing_and_shares_byes_and_seats(people: int) -> None:
    for seed in range(5):
        past = played(people, min(people // 2 + 1, 6), seed)
        for round_ in {meeting.round for meeting in past}:
            there = [entrant for meeting in past if meeting.round == round_ for entrant in meeting.entrants]
            assert sorted(there) == list(range(1, people + 1))
        assert people == 2 or max(meetings_of(past).values()) == 1
        assert max(byes(past).values(), default=0) <= 1
        assert max(map(abs, seat_balance(past).values())) <= 2
        assert past == played(people, min(people // 2 + 1, 6), seed)


def test_swiss_pairs_equal_points_and_gives_the_bye_to_the_last() -> None:
    first = swiss([], [1, 2, 3, 4, 5])
    assert [set(pair) for pair in first] == [{1, 3}, {2, 4}, {5}]
    past = [
        Meeting(1, 1, first[0], winners=(0,)),
        Meeting(1, 2, first[1], winners=(0,)),
        Meeting(1, 3, (5,), winners=(0,)),
    ]
    winners = {first[0][0], first[1][0], 5}
    second = swiss(past, [1, 2, 3, 4, 5])
    assert set(second[0]) < winners
    assert len(second[-1]) == 1
    assert second[-1][0] not in winners


def test_a_second_meeting_happens_only_if_nothing_else_is_possible() -> None:
    # 1–2 and 3–4 have met, and so have 1–3 and 2–4: only 1–4 and 2–3 are new.
    past = [Meeting(1, 1, (1, 2), winners=(0,)), Meeting(1, 2, (3, 4), winners=(0,))]
    past += [Meeting(2, 1, (1, 3), winners=(0,)), Meeting(2, 2, (2, 4), winners=(0,))]
    third = swiss(past, [1, 2, 3, 4])
    assert {frozenset(pair) for pair in third} == {frozenset((1, 4)), frozenset((2, 3))}
    past += [Meeting(3, number, pair, winners=(0,)) for number, pair in enumerate(third, 1)]
    fourth = swiss(past, [1, 2, 3, 4])
    assert sorted(entrant for pair in fourth for entrant in pair) == [1, 2, 3, 4]


def test_a_matching_is_found_wherever_there_is_one() -> None:
    lots = Chance("matching")
    for _ in range(300):
        size = 2 + 2 * lots.below(4)
        pairs = {frozenset(pair) for pair in combinations(range(size), 2) if lots.below(100) < 35}
        found = can_pair_all(range(size), lambda one, other, known=pairs: frozenset((one, other)) in known)  # type: ignore[misc]
        assert found == matched(list(range(size)), pairs)
    assert not can_pair_all([1, 2, 3], lambda _one, _other: True)


def matched(people: list[int], pairs: set[frozenset[int]]) -> bool:
    """The same by trying everything."""
    if not people:
        return True
    first, *rest = people
    fitting = [other for other in rest if frozenset((first, other)) in pairs]
    return any(matched([each for each in rest if each != other], pairs) for other in fitting)


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 9, 24])
def test_round_robin_is_everybody_against_everybody_once(people: int) -> None:
    everybody = list(range(1, people + 1))
    past = [
        Meeting(round_, number, pair)
        for round_ in range(1, round_robin_rounds(people) + 1)
        for number, pair in enumerate(round_robin(everybody, round_), 1)
    ]
    assert meetings_of(past) == Counter(frozenset(pair) for pair in combinations(everybody, 2))
    assert set(byes(past).values()) == ({1} if people % 2 else set())
    assert max(map(abs, seat_balance(past).values())) <= 1 - people % 2


def test_teams_are_as_even_as_possible() -> None:
    assert teams([1, 2, 3, 4, 5, 6, 7], 3) == [(1, 2, 3), (4, 5), (6, 7)]
    assert teams([1], 4) == [(1,)]
    assert teams([1, 2, 3, 4], 2) == [(1, 2), (3, 4)]


def test_tie_breaks_tell_who_had_the_harder_way() -> None:
    past = [
        Meeting(1, 1, (1, 2), winners=(0,)),
        Meeting(1, 2, (3, 4), winners=()),
        Meeting(1, 3, (5,), winners=(0,), how="bye"),
        Meeting(2, 1, (1, 3), winners=(1,)),
        Meeting(2, 2, (5, 2), winners=(1,)),
        Meeting(2, 3, (4,), winners=(0,), how="bye"),
        Meeting(3, 1, (4, 1)),
    ]
    table = {each.entrant: each for each in rival_standings([1, 2, 3, 4, 5], past, bye_wins=True)}
    assert {entrant: each.points for entrant, each in table.items()} == {1: 1, 2: 1, 3: 1.5, 4: 1.5, 5: 1}
    # 3 drew with 4 (1.5) and beat 1 (1); 4 drew with 3 (1.5) and had a bye (its own 1.5).
    assert (table[3].buchholz, table[3].sonneborn) == (2.5, 1.75)
    assert (table[4].buchholz, table[4].sonneborn) == (3, 2.25)
    # 2 and 5 differ only in the number of games won.
    assert [(each.entrant, each.place) for each in rival_standings([1, 2, 3, 4, 5], past, bye_wins=True)] == [
        (4, 1), (3, 2), (1, 3), (2, 4), (5, 5),
    ]  # fmt: skip
    assert (table[1].played, table[1].won, table[1].lost, table[4].byes) == (2, 1, 1, 1)
    robin = {each.entrant: each.points for each in rival_standings([1, 2, 3, 4, 5], past, bye_wins=False)}
    assert (robin[4], robin[5]) == (0.5, 0)


def test_who_is_not_there_draws_with_nobody() -> None:
    past = [Meeting(1, 1, (1, 2), winners=(), how="left"), Meeting(2, 1, (1, 3), winners=())]
    table = {each.entrant: each for each in rival_standings([1, 2, 3], past, bye_wins=False)}
    assert [(table[entrant].points, table[entrant].drawn, table[entrant].lost) for entrant in (1, 2, 3)] == [
        (0.5, 1, 1), (0, 0, 1), (0.5, 1, 0),
    ]  # fmt: skip
    # 1 gets nothing for the points of 2, and half of those of 3.
    assert table[1].sonneborn == 0.25


def test_teams_stand_by_sieges_won_then_by_gold() -> None:
    past = [
        Meeting(1, 1, (1, 2), winners=(0, 1), score=30),
        Meeting(1, 2, (3, 4), winners=(0, 1), score=41),
        Meeting(1, 3, (5,), winners=(), score=90),
        Meeting(2, 1, (1, 2)),
    ]
    found = [(each.members, each.place, each.won, each.score, each.played) for each in team_standings(past)]
    assert found == [((3, 4), 1, 1, 41, 1), ((1, 2), 2, 1, 30, 1), ((5,), 3, 0, 0, 1)]


def whole(form: str, people: int, past: list[Meeting], round_: int, gone: tuple[int, ...] = ()) -> WholeCup:
    cup = Cup("c", "", "o", "Cup", "game", form, 9, 2, None, None, "steady", "en", round_, None)  # type: ignore[arg-type]
    everybody = [Entrant(number, f"p{number}", str(number), "", number in gone) for number in range(1, people + 1)]
    return WholeCup(cup, everybody, past, [])


def test_who_has_left_is_paired_with_nobody() -> None:
    swiss_round = next_round(whole("swiss", 5, [], 0, gone=(2,)))
    assert sorted(entrant for meeting in swiss_round for entrant in meeting.entrants) == [1, 3, 4, 5]
    robin = next_round(whole("round_robin", 4, [], 0, gone=(2,)))
    lost = next(meeting for meeting in robin if 2 in meeting.entrants)
    assert lost.how == "left"
    assert lost.winners == (1 - lost.entrants.index(2),)
    assert next_round(whole("swiss", 2, [], 0, gone=(1, 2))) == []
    known = [Meeting(1, 1, (1, 2), winners=()), Meeting(1, 2, (3,), winners=())]
    assert [meeting.entrants for meeting in next_round(whole("campaign", 3, known, 1, gone=(2,)))] == [(1, 2), (3,)]
