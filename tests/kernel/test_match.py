"""Matches: making choices, refusals, undo, resuming, and verifying the log."""

import json

import pytest

from runedar.kit import GAME
from siegeworks.kernel.game import Json
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.match import Match, replay, resume, verify
from siegeworks.kernel.position import digest
from siegeworks.kernel.problem import Problem

from .helpers import legal, new_match, play, to_card_phase, wander


def from_document(document: Json, seed: str = "position") -> Match:
    """A match that begins from an edited position."""
    text = GAME.document(GAME.from_document(document))
    head = {
        "format": "siegeworks position 1",
        "game": GAME.id,
        "rules": GAME.rules_version,
        "content": GAME.content_digest,
    }
    names = tuple("ABCD"[: document["seats"]])
    options = GAME.options({"seats": str(document["seats"]), "difficulty": document["difficulty"]})
    return Match(GAME, options, names, seed, json.dumps(head | text))


def card_phase(**changes: object) -> Match:
    """A match in which seat 0 or 1 plays dwarf cards, with some fields of the position changed."""
    document = GAME.document(to_card_phase(new_match("cards", difficulty="easy")).state)
    document.update(changes)
    return from_document(document)


def one_of(match: Match, part: str) -> str:
    """The first legal action whose text contains this."""
    return next(text for text in legal(match) if part in text)


def test_a_choice_is_applied_logged_and_told() -> None:
    match = card_phase()
    seat = match.actor
    assert seat is not None
    text = one_of(match, "move tannery")
    events = match.play(seat, GAME.notation.parse(text))
    assert [GAME.vocabulary.kind(event).name for event in events] == ["card_played", "dwarf_moved"]
    entry = match.log.entries[-1]
    assert (entry.number, entry.seat, entry.action, entry.draws) == (1, seat, text, ())
    assert GAME.document(match.state)["dwarves"][seat]["place"] == "tannery"


def fighting_match() -> Match:
    """The active dwarf stands in the foundry with three orcs, and no mercenary is left to pause for."""
    document = GAME.document(to_card_phase(new_match("cards", difficulty="easy")).state)
    document["dwarves"][document["active"]]["place"] = "foundry"
    document["orcs"] = {"foundry": 3}
    document["hired"] = ["orcs", "goblin", "troll", "catapult", "siege"]
    return from_document(document)


def test_draws_are_logged_with_the_choice_that_caused_them() -> None:
    match = fighting_match()
    play(match, one_of(match, " melee"))
    assert match.log.entries[-1].draws == ()
    play(match, "roll")
    assert match.log.entries[-1].line().startswith("2 seat ")
    assert 1 <= len(match.log.entries[-1].draws) <= 5
    assert max(match.log.entries[-1].draws) < 6


def test_the_same_seed_and_choices_give_the_same_log() -> None:
    assert wander(new_match("same"), 40).log.text() == wander(new_match("same"), 40).log.text()
    assert wander(new_match("same"), 40).log.text() != wander(new_match("other"), 40).log.text()


def test_another_seat_is_refused() -> None:
    match = card_phase()
    actor = match.actor
    assert actor is not None
    before = digest(GAME, match.state)
    with pytest.raises(Problem, match="match-not-asked") as caught:
        match.play(1 - actor, GAME.legal(match.state)[0])
    assert caught.value.facts == {"seat": 1 - actor, "actor": actor}
    assert digest(GAME, match.state) == before
    assert len(match.log.entries) == 1


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    match = card_phase()
    for text, rule in (("roll", "R-TURN"), ("take 1", "R-COST"), ("activate tower", "R-MACHINE"), ("reveal", "R-ORC")):
        with pytest.raises(Problem, match="match-forbidden") as caught:
            play(match, text)
        assert caught.value.facts == {"action": text, "rule": rule}
    assert len(match.log.entries) == 1


def test_after_the_end_everything_is_refused() -> None:
    match = wander(new_match("over"))
    assert match.actor is None
    with pytest.raises(Problem, match="match-over"):
        match.play(0, 0)
    with pytest.raises(Problem, match="match-over"):
        match.check(0, 0)


def test_checking_changes_nothing() -> None:
    match = card_phase()
    before = match.log.text(), digest(GAME, match.state)
    seat = match.actor
    assert seat is not None
    for action in GAME.legal(match.state):
        match.check(seat, action)
    assert (match.log.text(), digest(GAME, match.state)) == before


def test_the_end_tells_seed_and_outcome() -> None:
    match = new_match("the end")
    assert match.log.seed is None
    assert match.log.outcome is None
    wander(match)
    assert match.log.seed == "the end"
    assert match.outcome is not None
    assert match.log.outcome == match.outcome.text()


def test_a_choice_that_told_nobody_anything_can_be_taken_back() -> None:
    match = card_phase()
    seat = match.actor
    assert seat is not None
    before = digest(GAME, match.state)
    play(match, one_of(match, "move tannery"))
    assert match.can_undo(seat)
    match.undo(seat)
    assert digest(GAME, match.state) == before
    assert [entry.action for entry in match.log.entries[2:]] == ["undo"]
    assert match.log.entries[-1].seat == seat


def test_several_choices_can_be_taken_back() -> None:
    match = card_phase()
    seat = match.actor
    assert seat is not None
    digests = []
    for part in ("move tannery", "move foundry", "move chamber"):
        digests.append(digest(GAME, match.state))
        play(match, one_of(match, part))
    for before in reversed(digests):
        match.undo(seat)
        assert digest(GAME, match.state) == before
    assert not match.can_undo(seat)
    with pytest.raises(Problem, match="match-no-undo"):
        match.undo(seat)


def test_only_the_seat_that_chose_takes_back() -> None:
    match = card_phase()
    seat = match.actor
    assert seat is not None
    play(match, one_of(match, "move tannery"))
    assert not match.can_undo(1 - seat)
    with pytest.raises(Problem, match="match-no-undo"):
        match.undo(1 - seat)


def test_a_roll_cannot_be_taken_back() -> None:
    match = fighting_match()
    seat = match.actor
    assert seat is not None
    play(match, one_of(match, " melee"))
    assert match.can_undo(seat)
    play(match, "roll")
    assert not match.can_undo(seat)
    with pytest.raises(Problem, match="match-no-undo"):
        match.undo(seat)


def test_taking_back_stops_at_a_roll() -> None:
    """Choices after the roll can be undone, earlier ones cannot."""
    match = fighting_match()
    seat = match.actor
    assert seat is not None
    play(match, one_of(match, " melee"))
    play(match, "roll")
    play(match, one_of(match, " move "))
    match.undo(seat)
    assert not match.can_undo(seat)


def test_turning_up_a_card_cannot_be_taken_back() -> None:
    """Goblins that come out of the tunnel were hidden before: nothing was drawn, but everybody has seen them."""
    document = GAME.document(to_card_phase(new_match("cards", difficulty="easy")).state)
    seat = document["active"]
    document["dwarves"][seat]["place"] = "entrance"
    document["rubble"] = 1
    match = from_document(document)
    play(match, one_of(match, " dig"))
    assert match.log.entries[-1].draws == ()
    assert not match.can_undo(seat)


def test_drawing_a_hand_cannot_be_taken_back() -> None:
    """The end of a turn draws cards that nobody knew, from a pile that was shuffled earlier."""
    document = GAME.document(to_card_phase(new_match("cards", difficulty="easy")).state)
    seat = document["active"]
    document["dwarves"][seat]["place"] = "entrance"
    match = from_document(document)
    play(match, "end")
    assert match.log.entries[-1].draws == ()
    assert not match.can_undo(seat)


def test_filling_a_space_cannot_be_taken_back() -> None:
    document = GAME.document(to_card_phase(new_match("cards", difficulty="easy")).state)
    document["board"][2] = "empty"
    match = from_document(document)
    seat = match.actor
    assert seat is not None
    play(match, "end")
    play(match, "fill 3 red")
    assert not match.can_undo(seat)


def test_showing_the_rest_of_a_hand_cannot_be_taken_back() -> None:
    """A seat that ends its turn in the chamber lays down its remaining cards, and the others have seen them."""
    match = card_phase()
    seat = match.actor
    assert seat is not None
    assert GAME.document(match.state)["dwarves"][seat]["place"] == "chamber"
    play(match, "end")
    assert GAME.document(match.state)["frames"][0]["kind"] == "refill"
    assert not match.can_undo(seat)


def winning_match() -> Match:
    """The last goblin wants one wood, and the active dwarf stands at the carpenter's."""
    document = GAME.document(to_card_phase(new_match("cards", difficulty="easy")).state)
    tunnel = document["tunnel"]
    pairs = tunnel["opened"] + tunnel["closed"]
    last = [
        "fixed_5",
        next(tile for tile in [*pairs[4], *tunnel["unused"]] if tile.endswith("_5") and tile[:3] != "fix"),
    ]
    unused = [tile for tile in [*pairs[4], *tunnel["unused"]] if tile not in last]
    document["tunnel"] = {"opened": [*pairs[:4], last], "closed": [], "unused": unused}
    document["goblins"] = [{"tile": "fixed_5", "covered": False, "given": {}, "rubble": 0}, None]
    document.update(goblins_defeated=9, rubble=0, board=["empty"] * 5)
    document["orcs"] = {}
    document["dwarves"][document["active"]]["place"] = "carpenter"
    return from_document(document)


def test_a_game_that_is_over_is_not_taken_back() -> None:
    """The winning choice drew nothing, but it published the seed, which predicts every later draw."""
    match = winning_match()
    seat = match.actor
    assert seat is not None
    play(match, one_of(match, " work "))
    assert match.outcome is not None
    assert match.log.seed == "position"
    assert not match.can_undo(seat)
    with pytest.raises(Problem, match="match-no-undo"):
        match.undo(seat)


def test_a_match_resumes_from_its_log() -> None:
    match = wander(new_match("resume"), 30, undo_every=4)
    log = parse_log(match.log.text(), "game.log")
    again = resume(GAME, log, "resume")
    assert again.log == match.log
    assert digest(GAME, again.state) == digest(GAME, match.state)
    assert again.course.entries == match.course.entries
    assert [again.can_undo(seat) for seat in range(2)] == [match.can_undo(seat) for seat in range(2)]
    wander(match)
    wander(again)
    assert again.log.text() == match.log.text()


def test_a_match_from_a_position_resumes() -> None:
    match = wander(card_phase(), 10)
    again = resume(GAME, parse_log(match.log.text(), "game.log"), "position")
    assert again.log == match.log


def test_resuming_needs_the_right_seed() -> None:
    match = wander(new_match("right"), 5)
    with pytest.raises(Problem, match="log-seed-hash"):
        resume(GAME, match.log, "wrong")


def test_resuming_names_the_line_that_is_not_true() -> None:
    match = wander(new_match("resume"), 8)
    lines = match.log.text().splitlines()
    lines[13] = lines[13][:-1] + ("0" if lines[13][-1] != "0" else "1")
    with pytest.raises(Problem, match="log-tampered") as caught:
        resume(GAME, parse_log("\n".join(lines), "game.log"), "resume")
    assert caught.value.facts["line"] == 14


def test_resuming_an_empty_log_is_refused() -> None:
    match = new_match("empty")
    with pytest.raises(Problem, match="log-tampered"):
        resume(GAME, Log(match.log.header), "empty")


def test_a_finished_game_proves_its_draws() -> None:
    match = wander(new_match("proof"))
    assert verify(GAME, match.log) == sum(len(entry.draws) for entry in match.log.entries)
    assert verify(GAME, match.log) > 100


def test_a_running_game_proves_nothing() -> None:
    with pytest.raises(Problem, match="log-no-seed"):
        verify(GAME, new_match("running").log)


def test_the_seed_must_be_the_one_committed_to() -> None:
    match = wander(new_match("proof"))
    log = parse_log(match.log.text(), "game.log")
    log.seed = "another"
    with pytest.raises(Problem, match="log-seed-hash"):
        verify(GAME, log)


def test_a_replay_tells_each_line_with_its_events() -> None:
    match = wander(new_match("replay"), 20)
    lines = [(replayed.line, replayed.entry.action) for replayed in replay(GAME, match.log)]
    assert lines[0] == (9, "deal")
    assert [line for line, _ in lines] == list(range(9, 9 + len(match.log.entries)))
    assert [action for _, action in lines] == [entry.action for entry in match.log.entries]
    *_, last = replay(GAME, match.log)
    assert digest(GAME, last.state) == digest(GAME, match.state)
    assert last.events


def test_a_match_begins_from_a_position() -> None:
    match = card_phase(gold=7)
    assert match.log.entries[0].action == "position"
    assert match.log.entries[0].draws == ()
    assert GAME.document(match.state)["gold"] == 7
    assert match.log.header.start.startswith("{")


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "json-unreadable"), ("[]", "json-no-object"), ("{}", "position-format"), ("{", "json-unreadable")],
)
def test_a_match_from_something_else_is_refused(text: str, code: str) -> None:
    with pytest.raises(Problem, match=code):
        Match(GAME, GAME.options({}), ("A", "B"), "seed", text)


@pytest.mark.parametrize("names", [(), ("Ada",), ("Ada", "Bob", "Cleo")])
def test_every_seat_has_one_name(names: tuple[str, ...]) -> None:
    with pytest.raises(Problem):
        Match(GAME, GAME.options({"seats": "2"}), names, "seed")


def test_the_log_tells_the_options_of_its_position() -> None:
    """Options that differ from the position are ignored; the header has the position's options."""
    position = new_match("three", ("A", "B", "C"), difficulty="hard").position()
    match = Match(GAME, GAME.options({"seats": "2", "difficulty": "epic"}), ("A", "B", "C"), "seed", position)
    assert match.log.header.options == GAME.options({"seats": "3", "difficulty": "hard"}).text()


def test_a_log_that_begins_at_the_end_is_true() -> None:
    """A position of a finished game leads to a log with the outcome."""
    finished = wander(new_match("over"))
    match = Match(GAME, finished.options, ("Ada", "Bob"), "seed", finished.position())
    assert match.outcome == finished.outcome
    assert len(list(replay(GAME, parse_log(match.log.text(), "game.log")))) == 1
