"""The search bots: their choices are legal and repeatable, keep the budget, and depend on nothing hidden."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from castlecards.kit import GAME as CASTLECARDS_PACK
from castlecards.kit import table
from runedar.kit import GAME as RUNEDAR_PACK
from siegeworks.bots import check_bot, check_installed_bot, installed_bots, is_quick, make_bot, search_bot
from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.search import Tree
from siegeworks.bots.search_bot import FEWEST, SearchBot
from siegeworks.games import built_in_kits
from siegeworks.games.castlecards.frames import GATHER, REACT, SUPPORT, AttackFrame
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import play_and_check
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from support.games import LOADED, Decision, decisions, every_table, open_decisions
from support.scene import counted

from .kit import tick_per_simulation

PACKS: list[AnyGame] = [RUNEDAR_PACK, CASTLECARDS_PACK]
ONE_OF_EACH = [("runedar", 1), ("runedar", 3), ("castlecards", 2), ("castlecards", 3), ("castlecards", 4)]


def grown(tree: Tree, simulations: int) -> Tree:
    for _ in range(simulations):
        tree.simulate(-1)
    return tree


def search_tree(game: AnyGame, decision: Decision, seed: str) -> Tree:
    return Tree(trained_evaluator(game.id), decision.view, decision.legal, Chance(seed))


def every(step: int, listed: Iterator[Decision]) -> Iterator[Decision]:
    """One decision in `step`: all phases of a long game in little time."""
    return islice(listed, 0, None, step)


# Legal in every position.


@pytest.mark.parametrize(
    ("game_id", "players", "games"),
    [("runedar", ("random",), 2000), ("runedar", ("greedy", "random"), 60), ("runedar", ("beginner",), 40),
     ("castlecards", ("greedy", "beginner"), 400), ("castlecards", ("greedy", "random"), 400)],
)  # fmt: skip
def test_quick_bots_choose_legal_actions_in_thousands_of_games(
    game_id: str, players: tuple[str, ...], games: int
) -> None:
    """Tables trust our own bots: nothing checks their choices."""
    game = LOADED[game_id]
    tables = every_table(game)
    for number in range(games):
        options = tables[number % len(tables)]
        chance = Chance(f"legal {number}")
        state = game.setup(options, chance, None)
        bots = [make_bot(players[(number + seat) % len(players)], game, f"{number} {seat}") for seat in range(4)]
        while (seat := game.actor(state)) is not None:
            legal = game.legal(state)
            action = bots[seat].choose(game.view(state, seat), legal)
            assert action in legal
            game.apply(state, action, chance, None)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_search_plays_whole_games_at_every_table(game_id: str) -> None:
    game = LOADED[game_id]
    for number, options in enumerate(every_table(game) * (1 if game_id == "runedar" else 8)):
        chance = Chance(f"whole {number}")
        state = game.setup(options, chance, None)
        bots = [make_bot(f"search:{1 + seat}", game, f"{number} {seat}") for seat in range(4)]
        while (seat := game.actor(state)) is not None:
            legal = game.legal(state)
            action = bots[seat].choose(game.view(state, seat), legal)
            assert action in legal
            game.apply(state, action, chance, None)
        assert game.outcome(state) is not None


@pytest.mark.parametrize("game", [*LOADED.values(), *PACKS], ids=lambda game: f"{game.id} {game.content_digest[:6]}")
def test_search_survives_what_the_conformance_kit_produces(game: AnyGame) -> None:
    """Games of random bots with any content reach the strangest positions; the conformance kit checks each."""
    asked = 0

    def choose(view: Any, legal: list[int]) -> int:
        nonlocal asked
        asked += 1
        if asked % 4 == 0 or len(legal) == 1:
            assert bot.choose(view, legal) in legal
        return player.choose(view, legal)

    tables = every_table(game)
    step = 1 if not game.cooperative else 9 if game in PACKS else 4
    for number, options in enumerate(tables[::step]):
        player = make_bot("random", game, f"random {number}")
        bot = make_bot("search:2", game, f"kit {number}")
        if game.cooperative:
            play_and_check(game, options, f"kit {number}", choose)
        else:
            # A war that nobody means to win lasts too long to check every decision of it.
            for decision in islice(decisions(game, options, f"kit {number}", ("random",)), 600):
                choose(decision.view, decision.legal)
    assert asked > 200


@pytest.mark.parametrize("game", PACKS, ids=lambda game: game.id)
def test_search_plays_other_content_to_the_end(game: AnyGame) -> None:
    for seats in (2, 3):
        listed = list(decisions(game, game.options({"seats": str(seats)}), "pack", ("search:4",)))
        assert len(listed) > 20
        assert game.outcome(listed[-1].state) is not None


def test_a_simulation_ends_in_a_position_that_could_lie_on_the_table() -> None:
    """Simulations keep the rules: a card played twice or out of turn would be found here."""
    game = LOADED["castlecards"]
    ends = 0
    for seats in (2, 3, 4):
        for decision in every(4, open_decisions(game, seats, "ends", ("greedy", "random"))):
            tree = search_tree(game, decision, "ends")
            for _ in range(6):
                document = game.document(tree.simulate(-1))
                assert game.document(game.from_document(document)) == document
                ends += 1
    assert ends > 300


@pytest.mark.parametrize("seats", [1, 3])
def test_the_team_judges_a_turn_before_the_next_one_brings_luck(seats: int) -> None:
    """However the turn ends, even by the last possible refill, nobody has drawn and nothing is revealed."""
    game, evaluator, ends = LOADED["runedar"], trained_evaluator("runedar"), Counter[str]()
    for decision in decisions(game, game.options({"seats": str(seats)}), "judged"):
        for action in decision.legal:
            ahead = game.copy(decision.state)
            over = evaluator.step(ahead, action, Chance("step"))
            assert ahead.turn == decision.state.turn
            if over and game.actor(ahead) is not None:
                ends[game.notation.text(action).split()[0]] += 1
                assert ahead.siege_next == decision.state.siege_next
                assert ahead.pile_count == decision.state.pile_count
    assert set(ends) == {"end", "done", "fill"}


def test_a_finished_game_has_no_features() -> None:
    for game_id, seats in ONE_OF_EACH:
        game = LOADED[game_id]
        last = list(decisions(game, game.options({"seats": str(seats)}), "over", ("greedy",)))[-1].state
        outcome = game.outcome(last)
        assert outcome is not None
        evaluator = trained_evaluator(game_id)
        assert evaluator.actor(last) == -1
        assert [evaluator.features(last, seat) for seat in range(seats)] == [[]] * seats
        values = evaluator.values(last, Chance("over"), 0)[:seats]
        assert values == [1.0 if seat in outcome.winners else 0.0 for seat in range(seats)]


@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_forced_choice_is_made_without_a_search(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_tree(*_arguments: object) -> Tree:
        raise AssertionError("it thought about a forced choice")

    game = LOADED[game_id]
    decision = next(open_decisions(game, 2, "forced"))
    monkeypatch.setattr(search_bot, "Tree", no_tree)
    assert make_bot("expert", game, "forced").choose(decision.view, [7]) == 7
    with pytest.raises(AssertionError, match="forced"):
        make_bot("expert", game, "forced").choose(decision.view, decision.legal)


# Blind.


def by_night(decision: Decision) -> str:
    """The kind of decision if a night attack is pending; otherwise empty."""
    frame = decision.state.frames[-1]
    names = {GATHER: "gather", SUPPORT: "support", REACT: "react"}
    return names[frame.kind] if isinstance(frame, AttackFrame) and frame.night == 1 else ""


def worth_a_look(game: AnyGame, seats: int, games: int) -> Iterator[Decision]:
    """Some decisions of some games, and all those about night attacks."""
    for number in range(games):
        listed = islice(open_decisions(game, seats, f"blind {number}", ("random", "greedy", "random")), 400)
        for place, decision in enumerate(listed):
            if place % 6 == 0 or (game.id == "castlecards" and by_night(decision)):
                yield decision


@pytest.mark.parametrize(("game_id", "seats"), ONE_OF_EACH)
def test_search_knows_no_more_than_its_view(game_id: str, seats: int) -> None:
    """In another state that looks the same to the seat, the whole tree is the same."""
    game = LOADED[game_id]
    doubt = Chance("other worlds")
    nights: set[str] = set()
    seen: set[int] = set()
    for decision in worth_a_look(game, seats, 3 if game_id == "runedar" else 16):
        if game_id == "castlecards":
            nights.add(by_night(decision))
        seen.add(decision.seat)
        other = game.view(game.guess(decision.view, doubt), decision.seat)
        trees = [grown(search_tree(game, each, "blind"), 5) for each in (decision, decision._replace(view=other))]
        roots = [tree.root for tree in trees]
        assert roots[0].visits == roots[1].visits
        assert roots[0].totals == roots[1].totals
        assert roots[0].priors == roots[1].priors
    assert seen == set(range(seats))
    if game_id == "castlecards":
        assert {"gather", "react"} <= nights
        assert seats == 2 or "support" in nights


@pytest.mark.parametrize("bot", ["steady", "search:3", "beginner"])
@pytest.mark.parametrize(("game_id", "seats"), ONE_OF_EACH)
def test_bots_choose_alike_in_states_that_look_alike(game_id: str, seats: int, bot: str) -> None:
    game = LOADED[game_id]
    doubt = Chance("worlds")
    for decision in islice(worth_a_look(game, seats, 1), 20):
        worlds = [decision.view, *(game.view(game.guess(decision.view, doubt), decision.seat) for _ in range(2))]
        assert len({make_bot(bot, game, "alike").choose(view, decision.legal) for view in worlds}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_show_a_rival_nothing_hidden(seats: int) -> None:
    """Castlecards: for every seat, states that it cannot tell apart have the same features."""
    game, evaluator, doubt = LOADED["castlecards"], trained_evaluator("castlecards"), Chance("looks")
    looks: Counter[str] = Counter()
    for decision in worth_a_look(game, seats, 16):
        for seat in range(seats):
            other = game.guess(game.view(decision.state, seat), doubt)
            look = evaluator.features(decision.state, seat)
            assert look == evaluator.features(other, seat)
            if look:
                looks[by_night(decision)] += 1
    assert looks[""] > 150
    assert looks["react"]
    assert seats == 2 or looks["support"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", ["soldier", "soldier 3", "soldier archer 2 trebuchet", "tower"])
def test_features_show_nobody_the_cards_of_a_night_attack(seats: int, cards: str) -> None:
    """Castlecards: only the attacker knows the face-down cards, in every decision about the attack."""
    others = dict.fromkeys(("third", "fourth")[: seats - 2], "soldier 2 archer")
    facts: dict[str, Any] = {"hand": f"night {cards} gold", "rival": "ambush sabotage"} | others
    scene = table(seats=seats, **facts)
    evaluator, doubt = trained_evaluator("castlecards"), Chance("nights")
    game: AnyGame = scene.game
    scene.play("night 1 wall 1", *(f"add {card}" for card, count in counted(cards).items() for _ in range(count)), "go")
    windows = []
    while scene.frame in ("support", "react"):
        windows.append(scene.frame)
        for seat in range(seats):
            look = evaluator.features(scene.state, seat)
            assert look
            for _ in range(12):
                assert look == evaluator.features(game.guess(game.view(scene.state, seat), doubt), seat)
        scene.play("done")
    assert windows == ["support"] * (seats - 2) + ["react"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_features_show_the_team_what_the_active_seat_knows(seats: int) -> None:
    """Runedar: cards are added up in the order in which they lie, which may change the last bit and no more."""
    game, evaluator, doubt = LOADED["runedar"], trained_evaluator("runedar"), Chance("looks")
    looked = 0
    for decision in worth_a_look(game, seats, 6):
        other = game.guess(decision.view, doubt)
        look = evaluator.features(decision.state, decision.seat)
        assert look == pytest.approx(evaluator.features(other, decision.seat), rel=0, abs=1e-12)
        looked += 1
    assert looked > 40


# Repeatable.


@pytest.mark.parametrize(("game_id", "seats"), ONE_OF_EACH)
def test_the_same_seed_plays_the_same_game(game_id: str, seats: int) -> None:
    game = LOADED[game_id]

    def played() -> str:
        options = game.options({"seats": str(seats)})
        listed = list(islice(decisions(game, options, "again", ("search:6",)), 60))
        return str(game.document(listed[-1].state))

    assert played() == played()


@pytest.mark.parametrize("game_id", built_in_kits())
def test_another_seed_guesses_other_states(game_id: str) -> None:
    """In most decisions of a game: a turn without luck is judged alike in all guesses."""
    game = LOADED[game_id]
    differs = []
    for decision in islice(every(5, open_decisions(game, 2, "seeds")), 40):
        totals = [grown(search_tree(game, decision, seed), 6).root.totals for seed in ("one", "two", "one")]
        assert totals[0] == totals[2]
        differs.append(totals[0] != totals[1])
    assert len(differs) > 10
    assert sum(differs) > len(differs) / 2


def test_a_search_does_not_change_its_view() -> None:
    for game_id, seats in ONE_OF_EACH:
        game = LOADED[game_id]
        for decision in islice(open_decisions(game, seats, "shown"), 0, 40, 5):
            before = game.view_document(decision.view), list(decision.legal)
            make_bot("search:12", game, "shown").choose(decision.view, decision.legal)
            assert (game.view_document(decision.view), decision.legal) == before


# Budgets.


def trees_of(monkeypatch: pytest.MonkeyPatch) -> list[Tree]:
    """A list to which every tree is added that bots make from now on."""
    made: list[Tree] = []

    def noted(evaluator: Any, view: Any, legal: list[int], chance: Chance) -> Tree:
        made.append(Tree(evaluator, view, legal, chance))
        return made[-1]

    monkeypatch.setattr(search_bot, "Tree", noted)
    return made


@pytest.mark.parametrize("game_id", built_in_kits())
@pytest.mark.parametrize("budget", [1, 2, 9, 30])
def test_a_number_of_simulations_is_kept(game_id: str, budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = LOADED[game_id]
    made = trees_of(monkeypatch)
    spent = []
    for decision in islice(open_decisions(game, 2, "count"), 0, 80, 4):
        assert make_bot(f"search:{budget}", game, "count").choose(decision.view, decision.legal) in decision.legal
        root = made[-1].root
        assert root.visits_in_all == sum(root.visits)
        assert min(budget, FEWEST) <= root.visits_in_all <= budget
        spent.append(root.visits_in_all)
    assert len(made) == len(spent)
    # Few simulations are all made; of many some are spared where the choice is clear.
    if budget < FEWEST:
        assert set(spent) == {budget}
    elif budget > 2 * FEWEST:
        assert min(spent) < budget


@pytest.mark.parametrize(("game_id", "seats"), ONE_OF_EACH)
def test_settling_early_never_changes_the_choice(game_id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = LOADED[game_id]
    made = trees_of(monkeypatch)
    spared = 0
    for number, decision in enumerate(islice(open_decisions(game, seats, "settle", ("random", "greedy")), 100)):
        choice = make_bot("search:24", game, f"settle {number}").choose(decision.view, decision.legal)
        spared += 24 - made[-1].root.visits_in_all
        # With the evaluator the budget chose.
        whole = grown(Tree(made[-1].evaluator, decision.view, decision.legal, Chance(f"settle {number}")), 24)
        assert whole.root.visits_in_all == 24
        assert choice == whole.root.actions[whole.ranking()[0]]
    assert spared > 0


@pytest.mark.parametrize("game_id", built_in_kits())
def test_milliseconds_are_kept(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every simulation takes a millisecond, 50 are made in 50 milliseconds."""
    game = LOADED[game_id]
    made = trees_of(monkeypatch)
    tick_per_simulation(monkeypatch)
    for decision in islice(open_decisions(game, 2, "time"), 0, 25, 5):
        make_bot("search:50ms", game, "time").choose(decision.view, decision.legal)
    assert [tree.root.visits_in_all for tree in made] == [50] * 5


# The tree itself.


@pytest.mark.parametrize(("game_id", "seats"), ONE_OF_EACH)
def test_a_tree_adds_up(game_id: str, seats: int) -> None:
    """Chances lie between 0 and 1, priors add up to 1, and ranks follow the priors."""
    game = LOADED[game_id]
    for decision in islice(open_decisions(game, seats, "tree"), 0, 60, 6):
        tree = grown(search_tree(game, decision, "tree"), 20)
        root = tree.root
        assert root.actions == decision.legal
        assert sum(root.priors) == pytest.approx(1)
        assert sorted(root.ranks) == list(range(len(root.actions)))
        ordered = [prior for _, prior in sorted(zip(root.ranks, root.priors, strict=True))]
        assert ordered == sorted(root.priors, reverse=True)
        assert sum(root.totals) == pytest.approx(root.total)
        assert sum(root.worths) == pytest.approx(root.worth)
        assert all(worth <= total for worth, total in zip(root.worths, root.totals, strict=True))
        chances = [tree.chance_of(place) for place in range(len(root.actions))]
        assert all(0 <= chance <= 1 for chance in chances)
        ranking = tree.ranking()
        assert sorted(ranking) == list(range(len(root.actions)))
        visits = [root.visits[place] for place in ranking]
        assert visits == sorted(visits, reverse=True)
        assert tree.lead() == visits[0] - visits[1]


def test_a_simulation_can_begin_with_a_given_action() -> None:
    for game_id, seats in ONE_OF_EACH:
        game = LOADED[game_id]
        decision = next(open_decisions(game, seats, "first"))
        tree = search_tree(game, decision, "first")
        for place in range(len(decision.legal)):
            tree.simulate(place)
        assert tree.root.visits == [1] * len(decision.legal)


# Names.


def test_beginners_play_as_the_greedy_bot() -> None:
    for game_id, seats in ONE_OF_EACH:
        game = LOADED[game_id]
        bots = [make_bot(name, game, "same") for name in ("beginner", "greedy")]
        for decision in islice(open_decisions(game, seats, "levels", ("random",)), 100):
            choices = {bot.choose(decision.view, decision.legal) for bot in bots}
            assert len(choices) == 1


def test_the_other_levels_search_and_the_expert_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    made = trees_of(monkeypatch)
    for game_id in built_in_kits():
        game = LOADED[game_id]
        decision = next(open_decisions(game, 3, "levels"))
        for name in ("steady", "expert"):
            bot = make_bot(name, game, "levels")
            assert isinstance(bot, SearchBot)
            assert bot.choose(decision.view, decision.legal) in decision.legal
        assert made[-2].root.visits_in_all < made[-1].root.visits_in_all


def test_tables_seat_levels_and_no_budgets() -> None:
    for name in ("search:5", "search:50ms", "search", "steady:5"):
        with pytest.raises(Problem, match="bot-unknown"):
            check_installed_bot(name, "runedar")
    assert installed_bots("runedar") == ("random", "greedy", "beginner", "steady", "expert")
    for name in installed_bots("runedar"):
        check_installed_bot(name, "runedar")
        check_bot(name, "runedar")
    assert isinstance(make_bot("search:5", LOADED["runedar"], "1"), SearchBot)
    assert [name for name in installed_bots("runedar") if is_quick(name, "runedar")] == ["random", "greedy", "beginner"]


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:-1", "search:1s", "search:60001ms"])
def test_budgets_that_cannot_be_used_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="bot-budget"):
        make_bot(name, LOADED["castlecards"], "1")


def test_it_beats_careful_beginners() -> None:
    """Even with few simulations it wins most games against the greedy bot."""
    game = LOADED["castlecards"]
    won = 0
    for number in range(24):
        own = number % 2
        players = ("search:12", "greedy") if own == 0 else ("greedy", "search:12")
        *_, last = decisions(game, game.options({"seats": "2"}), f"strength {number}", players)
        outcome = game.outcome(last.state)
        won += outcome is not None and outcome.winners == (own,)
    assert won >= 13
