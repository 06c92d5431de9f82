"""The analysis: choices are judged by what the seat knew, and chances, losses and luck add up exactly."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import count, islice, pairwise
from typing import Any

import pytest

from siegeworks.bots import Bot, analysis, make_bot
from siegeworks.bots.analysis import (
    LEAST_TURN,
    MOST_TURNING_POINTS,
    Analysis,
    Choice,
    Judgement,
    ReplayedGame,
    analyse,
    assemble,
    choice_seed,
    finished,
    judge,
)
from siegeworks.bots.coach import Advice, Option, Reason, Tried
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.kernel.match import Match
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from support.games import LOADED, play_out

TABLES = [("runedar", 1), ("runedar", 3), ("castlecards", 2), ("castlecards", 4)]


def begun(game_id: str, seats: int, seed: str, **settings: str) -> Match:
    game = LOADED[game_id]
    names = ("Ana", "Bo", "Cem", "Dag")[:seats]
    return Match(game, game.options({"seats": str(seats), **settings}), names, seed)


@cache
def played(game_id: str, seats: int, seed: str = "analysis") -> Match:
    return play_out(begun(game_id, seats, seed))


@cache
def last_turns(game_id: str, seats: int) -> Match:
    """A short game: it starts from a position near the end of a longer one."""
    whole = played(game_id, seats)
    game = whole.game
    again = begun(game_id, seats, "analysis")
    for entry in whole.log.entries[1:-40]:
        assert entry.seat is not None
        again.play(entry.seat, game.notation.parse(entry.action))
    names = whole.log.header.seats
    return play_out(Match(game, again.options, names, "the end", write_position(game, again.state)))


def any_judgements(game: ReplayedGame, seed: str) -> dict[int, Judgement]:
    """Random judgements: whatever the coach says, the numbers must add up."""
    chance = Chance(seed)
    judgements = {}
    for choice in game.choices:
        if choice.judged:
            before = chance.below(10_001) / 10_000
            lost = before * (chance.below(141) - 40) / 100
            best = choice.legal[chance.below(len(choice.legal))] if lost > 0 else choice.action
            judgements[choice.line] = Judgement(before, best, lost)
    return judgements


def own_moments(game: ReplayedGame, result: Analysis, side: int) -> list[analysis.AnalysedChoice]:
    return [moment for moment in result.moments if game.side(moment.seat) == side]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_chance_losses_and_luck_add_up_exactly(game_id: str, seats: int) -> None:
    match = played(game_id, seats)
    outcome = match.outcome
    assert outcome is not None
    game = finished(match.game, match.log)
    for number in range(20):
        result = assemble(game, any_judgements(game, f"coach {number}"))
        for moment in result.moments:
            assert moment.after == moment.before - moment.lost + moment.luck
            assert 0 <= moment.before - moment.lost <= 1
            assert 0 <= moment.before <= 1
            assert 0 <= moment.after <= 1
            assert (moment.lost > 0) or moment.best == moment.action
        for side, curve in enumerate(result.curves):
            own = own_moments(game, result, side)
            lost = sum(moment.lost for moment in own)
            assert curve[-1] == float(side in outcome.winners)
            assert curve[-1] == curve[0] - lost + result.luck[side]
            assert all(one.after == other.before for one, other in pairwise(own))
            assert own[-1].after == curve[-1]
        assert sum(account.luck for account in result.accounts) == sum(result.luck)


def test_a_team_has_one_curve_and_rivals_have_one_each() -> None:
    for game_id, seats in TABLES:
        match = played(game_id, seats)
        game = finished(match.game, match.log)
        result = assemble(game, any_judgements(game, "curves"))
        assert len(result.curves) == len(result.luck) == (1 if game_id == "runedar" else seats)
        assert all(len(curve) == len(result.moments) + 1 for curve in result.curves)
        for place, moment in enumerate(result.moments):
            if game.cooperative:
                assert result.curves[0][place] == moment.before


def test_luck_counts_only_after_draws_revelations_and_decisions_of_others() -> None:
    for game_id, seats in TABLES:
        match = played(game_id, seats)
        game = finished(match.game, match.log)
        result = assemble(game, any_judgements(game, "luck"))
        lucky = 0
        for place, moment in enumerate(result.moments[:-1]):
            if moment.luck:
                lucky += 1
                assert game.choices[place].chancy or result.moments[place + 1].seat != moment.seat
        assert lucky > 5


def test_undone_choices_are_left_out() -> None:
    match = begun("castlecards", 2, "undo")
    taken_back: list[int] = []
    while (seat := match.actor) is not None:
        legal = match.game.legal(match.state)
        match.play(seat, legal[0])
        if len(legal) > 1 and match.can_undo(seat) and len(taken_back) < 10:
            taken_back.append(len(match.log.entries) - 1)
            match.undo(seat)
            match.play(seat, legal[-1])
    assert len(taken_back) == 10
    lines = [choice.line for choice in finished(match.game, match.log).choices]
    assert lines == [entry.number for entry in match.course.entries[1:]]
    assert not set(lines) & set(taken_back)


def test_choices_before_a_rewind_are_left_out() -> None:
    match = begun("runedar", 2, "rewind")
    bot = make_bot("random", match.game, "rewind")
    for line in (11, 9):
        for _ in range(30):
            assert match.actor is not None
            match.play(match.actor, bot.choose(None, match.game.legal(match.state)))
        match.rewind(0, line)
    play_out(match)
    choices = finished(match.game, match.log).choices
    lines = [choice.line for choice in choices]
    assert lines == [entry.number for entry in match.course.entries[1:]]
    assert lines[7:9] == [8, 63]
    assert all(choice.action in choice.legal for choice in choices)


@pytest.mark.parametrize(("game_id", "settlement"), [("castlecards", "resign"), ("runedar", "concede")])
def test_giving_up_is_neither_skill_nor_luck(game_id: str, settlement: str) -> None:
    match = begun(game_id, 2, "settled")
    bot = make_bot("random", match.game, "settled")
    for _ in range(60):
        assert match.actor is not None
        match.play(match.actor, bot.choose(None, match.game.legal(match.state)))
    match.settle(0, settlement)
    game = finished(match.game, match.log)
    assert (len(game.choices), game.winners) == (60, None)
    result = assemble(game, any_judgements(game, "settled"))
    for side in range(game.sides):
        own = own_moments(game, result, side)
        assert own[-1].luck == 0
        assert result.curves[side][-1] == own[-1].after == own[-1].before - own[-1].lost


@pytest.mark.parametrize(("game_id", "seats"), [("runedar", 3), ("castlecards", 3)])
def test_each_choice_comes_with_what_its_seat_saw(game_id: str, seats: int) -> None:
    match = played(game_id, seats)
    game = match.game
    again = begun(game_id, seats, "analysis")
    for choice in finished(game, match.log).choices:
        seat = again.actor
        assert seat == choice.seat
        assert game.view_document(game.view(again.state, seat)) == game.view_document(choice.view)
        assert tuple(game.canonical(again.state)) == choice.legal
        assert game.facts(again.state)["turns"] == choice.turn
        again.play(seat, choice.action)


def test_a_fallen_rival_is_at_zero_and_its_gifts_are_not_judged() -> None:
    gifts = 0
    for number in range(30):
        match = played("castlecards", 4, f"fallen {number}")
        game = finished(match.game, match.log)
        result = assemble(game, any_judgements(game, "fallen"))
        for seat, at in enumerate(game.fell):
            if at is not None:
                assert set(result.curves[seat][at:]) == {0.0}
        for choice, moment in zip(game.choices, result.moments, strict=True):
            if choice.out:
                gifts += len(choice.legal) > 1
                assert not choice.judged
                assert (moment.before, moment.lost, moment.after) == (0, 0, 0)
    assert gifts


def some_choice(line: int, **changes: object) -> Choice:
    choice = Choice(line, 1, 0, action=7, view=None, legal=(7, 8), out=False, chancy=False)
    return replace(choice, **changes)  # type: ignore[arg-type]  # every change is a field


def team(*choices: Choice, won: bool = False) -> ReplayedGame:
    seats = max(choice.seat for choice in choices) + 1
    winners = tuple(range(seats)) if won else ()
    return ReplayedGame(cooperative=True, seats=seats, choices=choices, winners=winners, fell=(None,) * seats)


def test_estimates_of_a_stretch_without_luck_are_averaged() -> None:
    game = team(some_choice(1), some_choice(2), some_choice(3, chancy=True), some_choice(4))
    judged = {
        1: Judgement(0.5, 8, 0.25),
        2: Judgement(0.375, 7, 0.0),
        3: Judgement(0.25, 7, 0.0),
        4: Judgement(0.75, 7, 0.0),
    }
    result = assemble(game, judged)
    level = round((0.5 + 0.625 + 0.5) / 3 * 4096) / 4096
    befores = [moment.before for moment in result.moments]
    assert befores == [level, level - 0.25, level - 0.25, 0.75]
    assert [moment.luck for moment in result.moments] == [0, 0, 0.75 - (level - 0.25), -0.75]


def test_the_chance_stays_level_through_forced_choices_until_the_last_draw() -> None:
    forced = {"legal": (7,), "chancy": True}
    game = team(
        some_choice(1, **forced), some_choice(2, chancy=True), some_choice(3, **forced), some_choice(4), won=True
    )
    result = assemble(game, {2: Judgement(0.5, 7, 0.0), 4: Judgement(0.25, 8, 0.125)})
    assert result.curves == ((0.5, 0.5, 0.5, 0.25, 1.0),)
    assert [moment.luck for moment in result.moments] == [0, 0, -0.25, 0.875]
    assert result.accounts[0].decisions == 2
    assert result.accounts[0].best_share == 0.5


def test_a_game_without_a_decision_is_level() -> None:
    result = assemble(team(some_choice(1, legal=(7,)), won=True), {})
    assert result.curves == ((1.0, 1.0),)
    assert result.turning_points == ()
    assert result.accounts[0].best_share == 1


def test_turning_points_are_the_greatest_changes_in_order_of_play() -> None:
    losses = (0.0625, 0.03125, 0.125, 0.0, 0.25, 0.1875, 0.09375, 0.15625)
    choices = tuple(some_choice(line, chancy=True) for line in range(1, len(losses) + 1))
    judged = {line: Judgement(0.5, 8 if lost else 7, lost) for line, lost in enumerate(losses, start=1)}
    result = assemble(team(*choices), judged)
    assert result.turning_points == (2, 4, 5, 6, 7)
    quiet = assemble(team(*choices[:1]), {1: Judgement(LEAST_TURN / 2, 7, 0.0)})
    assert quiet.turning_points == ()
    assert len(result.turning_points) <= MOST_TURNING_POINTS


def coach_that_says(monkeypatch: pytest.MonkeyPatch, own: int, chances: dict[int, list[float]]) -> list[list[int]]:
    """Replace the coach by one that chooses `own` and finds these chances; returns what it compared."""
    compared: list[list[int]] = []

    def says(*_arguments: object) -> Advice:
        return Advice((Option(own, 0.99, 1.0),), Reason("any"))

    def tries(_game: AnyGame, actions: list[int], *_arguments: object) -> list[Tried]:
        compared.append(actions)
        return [Tried(at, action, 0, chances[action], []) for at, action in enumerate(actions)]

    monkeypatch.setattr(analysis, "advise", says)
    monkeypatch.setattr(analysis, "searched", lambda _game, _view, actions, *_arguments: actions)
    monkeypatch.setattr(analysis, "try_each", tries)
    monkeypatch.setattr(analysis, "_score_lost", lambda *_arguments: 0.0)
    return compared


class AnyView:
    """A view of which only the seat is needed."""

    seat = 0


def judged(action: int) -> Judgement:
    return judge(LOADED["runedar"], AnyView, (3, 4, 5), action, "s", 4)


def test_a_choice_is_compared_afresh_with_the_coachs_own(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = coach_that_says(monkeypatch, 3, {3: [0.75, 0.625, 0.75, 0.625], 4: [0.5, 0.375, 0.5, 0.375]})
    assert judged(4) == Judgement(0.6875, 3, 0.25)
    assert compared == [[3, 4]]


def test_small_losses_are_not_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loss that may be noise counts as it is, but the choice is not called worse."""
    coach_that_says(monkeypatch, 3, {3: [0.5, 0.625, 0.5, 0.625], 4: [0.625, 0.375, 0.625, 0.375]})
    assert judged(4) == Judgement(0.5625, 4, 0.0625)


def test_a_choice_better_than_the_coachs_own_loses_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_that_says(monkeypatch, 3, {3: [0.5] * 4, 4: [0.625] * 4})
    assert judged(4) == Judgement(0.5, 4, -0.125)


def test_the_coachs_own_choice_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = coach_that_says(monkeypatch, 3, {3: [0.5, 0.25]})
    assert judged(3) == Judgement(0.375, 3, 0.0)
    assert compared == [[3]]


# Players of whom it is known how they play.

Player = Callable[[AnyGame, Any, list[int], Bot], int]


def never_plays_a_card(game: AnyGame, _view: Any, legal: list[int], bot: Bot) -> int:
    """Ends the turn at once, and does only what must be done before."""
    texts = {game.notation.text(action): action for action in legal}
    ending = [texts[text] for text in ("end", "done", "continue", "reveal") if text in texts]
    return ending[0] if ending else legal[0]


def always_hires(game: AnyGame, view: Any, legal: list[int], bot: Bot) -> int:
    hires = [action for action in legal if game.notation.text(action).startswith("hire ")]
    return hires[0] if hires else bot.choose(view, legal)


def known_play(game_id: str, seed: str, player: Player | None, level: str, **settings: str) -> Match:
    """A game of the team, or of seat 0 against a steady bot."""
    return play_known(begun(game_id, 2, seed, **settings), seed, player, level)


def play_known(match: Match, seed: str, player: Player | None, level: str) -> Match:
    """Play a game like that to its end; the seed is that of the bots."""
    game = match.game
    bots = [make_bot(level if game.cooperative or seat == 0 else "steady", game, f"{seed} {seat}") for seat in range(2)]
    while (seat := match.actor) is not None:
        view, legal = game.view(match.state, seat), game.canonical(match.state)
        choose = player if game.cooperative or seat == 0 else None
        match.play(seat, bots[seat].choose(view, legal) if choose is None else choose(game, view, legal, bots[seat]))
    return match


def lost_and_luck(found: list[Analysis]) -> tuple[float, float]:
    """What decisions and luck took from the first side, over several games."""
    lost = sum(moment.lost for each in found for moment in each.moments if len(each.curves) == 1 or moment.seat == 0)
    return lost, -sum(each.luck[0] for each in found)


@pytest.mark.parametrize(
    ("player", "level"),
    [(never_plays_a_card, "random"), (None, "random"), (always_hires, "greedy")],
    ids=["never plays a card", "random", "always hires"],
)
def test_bad_play_is_blamed_on_decisions(player: Player | None, level: str) -> None:
    """Whoever is known to play badly loses by decisions, not by bad luck."""
    games = [known_play("runedar", f"bad {number}", player, level) for number in range(2)]
    lost, unlucky = lost_and_luck([analyse(each.game, each.log, simulations=16) for each in games])
    assert lost > 0.7
    assert lost > 3 * unlucky


def test_rivals_who_play_at_random_lose_by_decisions() -> None:
    games = [known_play("castlecards", f"bad {number}", None, "random") for number in range(4)]
    lost, unlucky = lost_and_luck([analyse(each.game, each.log, simulations=16) for each in games])
    assert lost > 1.0
    assert lost > 3 * unlucky


def won_and_lost(games: Iterator[Match]) -> tuple[Match, Match]:
    """The first of some games that was won by seat 0, and the first that was lost."""
    ended: dict[bool, Match] = {}
    for match in islice(games, 20):
        assert match.outcome is not None
        ended.setdefault(0 in match.outcome.winners, match)
        if len(ended) > 1:
            break
    return ended[True], ended[False]


def assert_explained_by_luck(won: Match, lost: Match) -> None:
    first, second = (analyse(each.game, each.log, simulations=48) for each in (won, lost))
    by_luck = first.luck[0] - second.luck[0]
    by_decisions = lost_and_luck([second])[0] - lost_and_luck([first])[0]
    assert by_luck > 0.5
    assert by_luck > 2 * abs(by_decisions)


def test_games_of_experts_that_differ_by_dice_are_explained_by_luck() -> None:
    """The same deal, the same players with the same seeds: only the dice of the dwarves differ."""
    deal = begun("runedar", 2, "dice", difficulty="epic")
    position = write_position(deal.game, deal.state)
    games = (
        play_known(
            Match(deal.game, deal.options, ("Ana", "Bo"), f"dice {number}", position), "same", None, "search:100"
        )
        for number in count()
    )
    assert_explained_by_luck(*won_and_lost(games))


def test_wars_of_experts_that_differ_by_the_deal_are_explained_by_luck() -> None:
    games = (known_play("castlecards", f"luck {number}", None, "expert") for number in count())
    assert_explained_by_luck(*won_and_lost(games))


@pytest.mark.parametrize(("game_id", "seats"), [("runedar", 2), ("castlecards", 3)])
def test_a_real_game_is_analysed_alike_every_time(game_id: str, seats: int) -> None:
    match = last_turns(game_id, seats)
    calls: list[tuple[int, int]] = []
    first = analyse(match.game, match.log, simulations=6, progress=lambda done, of: calls.append((done, of)))
    assert first == analyse(match.game, match.log, simulations=6)
    judged = sum(choice.judged for choice in finished(match.game, match.log).choices)
    assert calls == [(done, judged) for done in range(1, judged + 1)]
    assert judged == sum(account.decisions for account in first.accounts) > 10
    legal = {choice.line: choice.legal for choice in finished(match.game, match.log).choices}
    assert all(moment.best in legal[moment.line] for moment in first.moments)


@pytest.mark.parametrize(("game_id", "seats"), [("runedar", 2), ("castlecards", 3)])
def test_a_judgement_knows_no_more_than_the_view(game_id: str, seats: int) -> None:
    """In another state that looks the same to the seat, the judgement is the same."""
    match = last_turns(game_id, seats)
    game = match.game
    for choice in [choice for choice in finished(game, match.log).choices if choice.judged][:8]:
        other = game.view(game.guess(choice.view, Chance("other world")), choice.seat)
        own = choice_seed("coach", choice)
        thoughts = [judge(game, view, choice.legal, choice.action, own, 6) for view in (choice.view, other)]
        assert thoughts[0] == thoughts[1]


def test_a_running_game_is_not_analysed() -> None:
    with pytest.raises(Problem) as refused:
        finished(LOADED["runedar"], begun("runedar", 2, "running").log)
    assert refused.value.code == "analysis-running"


def test_a_log_that_does_not_replay_is_not_analysed() -> None:
    log = played("castlecards", 2).log
    changed = [*log.entries[:5], replace(log.entries[5], chain="0" * 12), *log.entries[6:]]
    with pytest.raises(Problem) as refused:
        finished(LOADED["castlecards"], Log(log.header, changed, log.seed, log.outcome))
    assert refused.value.code == "log-tampered"
