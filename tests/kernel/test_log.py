"""Logs: one readable line for each choice, and any change to a line is detected."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runedar.kit import GAME
from siegeworks.kernel.chance import scripted
from siegeworks.kernel.log import FORMAT, HEADER_KEYS, Entry, Header, Log, parse_log
from siegeworks.kernel.match import Match, replay, verify
from siegeworks.kernel.position import digest
from siegeworks.kernel.problem import Problem, Problems

from .helpers import legal, new_match, play, to_card_phase, wander

FINISHED = wander(new_match("finished"), undo_every=5)
TEXT = FINISHED.log.text()
LINES = TEXT.splitlines()
FIRST = len(HEADER_KEYS) + 2
"""The number of the line that holds the deal."""
UNFINISHED = to_card_phase(new_match("unfinished"))
FROM_POSITION = Match(GAME, UNFINISHED.options, ("Ada", "Bob"), "a later seed", UNFINISHED.position())
wander(FROM_POSITION, 12)


def checked(text: str) -> Log:
    """Parse a log and replay it from its draws and, if it has a seed, from the seed."""
    log = parse_log(text, "game.log")
    for _ in replay(GAME, log):
        pass
    if log.seed is not None:
        verify(GAME, log)
    return log


def with_line(number: int, change: Callable[[str], str]) -> str:
    """The finished game with one line (counted from 1) changed."""
    lines = list(LINES)
    lines[number - 1] = change(lines[number - 1])
    return "\n".join(lines) + "\n"


def line_of(*, holding: str) -> int:
    """The number of the first line that holds a text."""
    return next(number for number, line in enumerate(LINES, start=1) if holding in line)


def test_a_log_is_a_header_and_a_line_for_each_choice() -> None:
    assert LINES[0] == FORMAT
    assert [line.partition(":")[0] for line in LINES[1 : FIRST - 1]] == list(HEADER_KEYS)
    assert re.fullmatch(r"0 deal \[[0-9 ]+\] #[0-9a-f]{12}", LINES[FIRST - 1])
    for number, line in enumerate(LINES[FIRST:-2], start=1):
        assert re.fullmatch(rf"{number} seat [01]: [a-z0-9_ ]+?( \[[0-9 ]+\])? #[0-9a-f]{{12}}", line)
    assert LINES[-2] == "seed: finished"
    assert LINES[-1].startswith("outcome: winners=- reason=")


def test_the_header_says_what_was_played() -> None:
    header = FINISHED.log.header
    assert header.game == "runedar"
    assert header.rules == GAME.rules_version
    assert header.content == GAME.content_digest
    assert header.options == GAME.options({}).text()
    assert header.seats == ("Ada", "Bob")
    assert header.start == "deal"


def test_a_running_game_does_not_tell_its_seed() -> None:
    text = UNFINISHED.log.text()
    assert "seed: " not in text
    assert "unfinished" not in text
    assert UNFINISHED.log.header.seed_hash in text


@pytest.mark.parametrize("match", [FINISHED, UNFINISHED, FROM_POSITION], ids=["finished", "running", "from position"])
def test_a_log_reads_back(match: Match) -> None:
    log = parse_log(match.log.text(), "game.log")
    assert log == match.log
    assert log.text() == match.log.text()
    assert checked(match.log.text()) == match.log


def test_a_log_carries_undo_lines() -> None:
    """The log keeps both the choice and its undo."""
    assert any(": undo #" in line for line in LINES)
    assert checked(TEXT).entries == FINISHED.log.entries


@pytest.mark.parametrize("name", ["Zoë", 'say "hi"', "back\\slash", "日本", "#1 [2]", "seed: x", "\U0001f9d9"])
def test_names_survive(name: str) -> None:
    """Whatever name a person chooses, it does not break the log."""
    match = new_match("names", (name, "Bob"))
    log = parse_log(match.log.text(), "game.log")
    assert log.header.seats == (name, "Bob")
    assert log.text() == match.log.text()


@pytest.mark.parametrize("name", ["", "tab\there", "line\nbreak", "a\u2028b", "a\x85b", "\ud800", "long" * 20])
def test_names_that_a_line_cannot_hold_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="seat-name"):
        new_match("names", (name, "Bob"))


def test_an_empty_line_at_the_end_does_not_matter() -> None:
    assert parse_log(TEXT.rstrip("\n"), "game.log") == FINISHED.log


@pytest.mark.parametrize("text", ["", "\n", "hello", "siegeworks log 2\n", " " + TEXT])
def test_another_format_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="log-format") as caught:
        parse_log(text, "game.log")
    assert caught.value.facts["file"] == "game.log"


@pytest.mark.parametrize("place", range(len(HEADER_KEYS)))
def test_a_missing_header_line_is_named(place: int) -> None:
    lines = list(LINES)
    del lines[1 + place]
    with pytest.raises(Problem, match="log-header") as caught:
        parse_log("\n".join(lines), "game.log")
    assert caught.value.facts == {"file": "game.log", "line": 2 + place, "key": HEADER_KEYS[place]}


@pytest.mark.parametrize("place", range(len(HEADER_KEYS)))
def test_a_log_that_stops_in_its_header_is_named(place: int) -> None:
    with pytest.raises(Problem, match="log-header") as caught:
        parse_log("\n".join(LINES[: 1 + place]), "game.log")
    assert caught.value.facts["line"] == 2 + place


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("rules", "one", 3),
        ("rules", "", 3),
        ("rules", "9" * 5000, 3),
        ("seats", "Ada, Bob", 6),
        ("seats", '{"Ada": 1}', 6),
        ("seats", '["Ada", 2]', 6),
        ("seats", "[" * 5000, 6),
    ],
)
def test_an_unreadable_header_value_is_named(key: str, value: str, line: int) -> None:
    with pytest.raises(Problem, match="log-header") as caught:
        parse_log(with_line(line, lambda _: f"{key}: {value}"), "game.log")
    assert caught.value.facts == {"file": "game.log", "line": line, "key": key}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "something else",
        "3 seat 0: #0123456789ab",
        "3 seat 0: roll",
        "3 seat 0: roll #0123456789",
        "3 seat 0: roll #0123456789AB",
        "3 seat x: roll #0123456789ab",
        "3 seat 0: roll [70000] #0123456789ab",
        "-3 seat 0: roll #0123456789ab",
        "seed:",
        "outcome",
        pytest.param(f"{'9' * 5000} seat 0: roll #0123456789ab", id="huge number"),
        pytest.param(f"3 seat {'9' * 5000}: roll #0123456789ab", id="huge seat"),
        pytest.param(f"3 seat 0: roll [{'9' * 5000}] #0123456789ab", id="huge draw"),
    ],
)
def test_an_unreadable_line_is_named(line: str) -> None:
    number = FIRST + 3
    with pytest.raises(Problem, match=r"log-line|log-number") as caught:
        parse_log(with_line(number, lambda _: line), "game.log")
    assert caught.value.facts["file"] == "game.log"
    assert caught.value.facts["line"] == number


def test_a_long_line_is_refused_at_once() -> None:
    """A regular expression that tries every way to split the digits would never finish here."""
    line = f"3 seat 0: roll [{'9' * 500}] #not a link"
    with pytest.raises(Problem, match="log-line"):
        parse_log(with_line(FIRST + 3, lambda _: line), "game.log")


def test_a_missing_line_is_named() -> None:
    lines = list(LINES)
    del lines[FIRST + 3]
    with pytest.raises(Problem, match="log-number") as caught:
        parse_log("\n".join(lines), "game.log")
    assert caught.value.facts == {"file": "game.log", "line": FIRST + 4, "wanted": 4}


def test_nothing_comes_after_the_outcome() -> None:
    with pytest.raises(Problem, match="log-after-end") as caught:
        parse_log(TEXT + "outcome: winners=0,1 reason=won score=20\n", "game.log")
    assert caught.value.facts["line"] == len(LINES) + 1


def swapped_draws(line: str) -> str:
    """The draws of a line in another order."""
    return re.sub(r"\[(\d+) (.*)\]", r"[\2 \1]", line)


TAMPERINGS = {
    "a name": (5 + 1, lambda line: line.replace("Ada", "Eve")),
    "the number of names": (5 + 1, lambda line: line.replace('"Ada", ', "")),
    "the options": (4 + 1, lambda line: line.replace("normal", "easy")),
    "the seed hash": (6 + 1, lambda line: line[:-1] + ("0" if line[-1] != "0" else "1")),
    "the deal": (FIRST, swapped_draws),
    "a draw of the deal": (FIRST, lambda line: re.sub(r"\[\d+", "[0", line) if "[0" not in line else line[:-1] + "x"),
    "a seat": (FIRST + 2, lambda line: re.sub(r"seat (\d)", lambda seat: f"seat {1 - int(seat[1])}", line)),
    "an action": (FIRST + 2, lambda line: re.sub(r": .* #", ": end #", line)),
    "an unknown action": (FIRST + 2, lambda line: re.sub(r": .* #", ": fly home #", line)),
    "a capital": (FIRST + 2, lambda line: re.sub(r": (\w)", lambda found: f": {found[1].upper()}", line)),
    "a link": (FIRST + 2, lambda line: line[:-1] + ("0" if line[-1] != "0" else "1")),
    "an invented draw": (FIRST + 2, lambda line: line.replace(" #", " [3] #")),
    "an undo": (line_of(holding=": undo"), lambda line: line.replace(": undo", ": end")),
    "the deal by a position": (FIRST, lambda line: re.sub(r"0 deal \[.*\]", "0 position", line)),
    "the seed": (len(LINES) - 1, lambda _: "seed: another"),
    "the reason": (len(LINES), lambda line: re.sub("reason=\\w+", "reason=won", line)),
    "the score": (len(LINES), lambda line: line + "0"),
}


@pytest.mark.parametrize("what", TAMPERINGS)
def test_tampering_is_found_and_its_line_named(what: str) -> None:
    number, change = TAMPERINGS[what]
    text = with_line(number, change)
    assert text != TEXT
    with pytest.raises(Problem) as caught:
        checked(text)
    if what == "the seed":
        assert caught.value.code == "log-seed-hash"
    else:
        # A fault in the header shows in the first line, whose link includes the header.
        assert caught.value.facts["line"] == max(number, FIRST)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("rules", "99", "log-rules"),
        ("content", "0123456789abcdef", "log-content"),
        ("options", "seats=9", "option-seats"),
    ],
)
def test_a_log_of_other_rules_or_content_is_refused(key: str, value: str, code: str) -> None:
    number = 2 + HEADER_KEYS.index(key)
    with pytest.raises(Problem, match=code):
        checked(with_line(number, lambda _: f"{key}: {value}"))


def test_a_log_of_another_game_is_refused() -> None:
    """Even if all its links are right."""
    header = FINISHED.log.header
    other = Header("castlecards", header.rules, header.content, header.options, header.seats, header.seed_hash)
    match = new_match("finished")
    deal = Entry(0, None, "deal", match.log.entries[0].draws).linked(other.chain(), digest(GAME, match.state))
    with pytest.raises(Problem):
        checked(Log(other, [deal]).text())


def test_swapped_lines_are_found() -> None:
    lines = list(LINES)
    lines[FIRST + 1], lines[FIRST + 2] = lines[FIRST + 2], lines[FIRST + 1]
    with pytest.raises(Problem, match="log-number") as caught:
        checked("\n".join(lines))
    assert caught.value.facts["line"] == FIRST + 2


def test_a_repeated_line_is_found() -> None:
    lines = [*LINES[: FIRST + 3], LINES[FIRST + 2], *LINES[FIRST + 3 :]]
    with pytest.raises(Problem, match="log-number") as caught:
        checked("\n".join(lines))
    assert caught.value.facts["line"] == FIRST + 4


def test_a_missing_end_is_found() -> None:
    """Without its last choice the game has no such outcome; without its outcome it is not over."""
    with pytest.raises(Problem, match="log-outcome"):
        checked("\n".join(LINES[:-3] + LINES[-2:]))
    with pytest.raises(Problem, match="log-outcome"):
        checked("\n".join(LINES[:-1]))


def test_a_beginning_of_a_log_is_a_log() -> None:
    """It is the log of a running game."""
    log = checked("\n".join(LINES[: FIRST + 6]))
    assert log.entries == FINISHED.log.entries[:7]
    assert log.outcome is None


def relinked(log: Log, entry: Entry, state: object) -> Log:
    """A log with one more entry whose link is right, as a forger would write it."""
    return Log(log.header, [*log.entries, entry.linked(log.chain(), digest(GAME, state))])


def test_other_dice_with_right_links_do_not_come_from_the_seed() -> None:
    """Anybody can compute new links, but nobody can find a seed for other dice."""
    match = new_match("dice")
    draws = list(match.log.entries[0].draws)
    draws[0] = 1 - draws[0] if draws[0] < 2 else 0
    state = GAME.setup(match.options, scripted(draws), None)
    forged = relinked(Log(match.log.header), Entry(0, None, "deal", tuple(draws)), state)
    forged.seed = "dice"
    assert len(list(replay(GAME, forged))) == 1
    with pytest.raises(Problem, match="log-draws") as caught:
        verify(GAME, forged)
    assert caught.value.facts["line"] == FIRST


def test_an_undo_of_something_revealed_is_not_true() -> None:
    """A choice that revealed a card cannot be undone; a log with such an undo is refused, even with right links."""
    match = new_match("reveal")
    before, seat = None, 0
    while before is None or match.can_undo(seat):
        before = GAME.copy(match.state)
        seat = match.actor or 0
        play(match, legal(match)[-1])
    assert not match.can_undo(seat)
    number = len(match.log.entries)
    forged = relinked(match.log, Entry(number, seat, "undo", ()), before)
    with pytest.raises(Problem) as caught:
        checked(forged.text())
    assert caught.value.facts["line"] == FIRST + number


def test_an_undo_by_another_seat_is_not_true() -> None:
    match = to_card_phase(new_match("undo"))
    seat = match.actor
    assert seat is not None
    before = GAME.copy(match.state)
    play(match, next(text for text in legal(match) if " move " in text))
    assert match.can_undo(seat)
    number = len(match.log.entries)
    forged = relinked(match.log, Entry(number, 1 - seat, "undo", ()), before)
    with pytest.raises(Problem) as caught:
        checked(forged.text())
    assert caught.value.facts["line"] == FIRST + number


def test_an_undo_of_nothing_is_not_true() -> None:
    match = new_match("nothing")
    forged = relinked(match.log, Entry(1, 0, "undo", ()), match.state)
    with pytest.raises(Problem) as caught:
        checked(forged.text())
    assert caught.value.facts["line"] == FIRST + 1


def test_an_impossible_start_is_named() -> None:
    """A log that begins from an impossible position is refused with the number of its line."""
    text = FROM_POSITION.log.text().replace('"gold": ', '"gold": 9')
    with pytest.raises((Problem, Problems)) as caught:
        checked(text)
    assert isinstance(caught.value, Problem)
    assert caught.value.facts["line"] in {8, FIRST}


def test_a_name_that_cannot_be_written_is_refused() -> None:
    """JSON can contain half a surrogate pair, which cannot be written to a UTF-8 file."""
    with pytest.raises(Problem):
        checked(with_line(6, lambda _: 'seats: ["\\ud800", "Bob"]'))


MUTATIONS = st.tuples(
    st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=12) | st.sampled_from([*LINES, "\n", " ", "[", "#"])
)


@given(MUTATIONS)
@settings(deadline=None, max_examples=300, derandomize=True)
def test_any_change_of_a_log_is_a_problem_or_no_change(mutation: tuple[int, int, str]) -> None:
    """After replacing any piece of text, a log is refused, unchanged, or a valid beginning of the log."""
    at, length, inserted = mutation
    try:
        log = checked(TEXT[:at] + inserted + TEXT[at + length :])
    except (Problem, Problems):
        return
    original = FINISHED.log
    assert log.header == original.header
    assert log.entries == original.entries[: len(log.entries)]
    assert log.seed in {None, original.seed}
    assert log.outcome in {None, original.outcome}


@given(st.text(max_size=300))
@settings(deadline=None, max_examples=200, derandomize=True)
def test_any_text_is_a_problem_or_a_log(text: str) -> None:
    for candidate in (text, f"{FORMAT}\n{text}", "\n".join(LINES[:FIRST]) + f"\n{text}"):
        try:
            log = parse_log(candidate, "game.log")
        except Problem:
            continue
        assert parse_log(log.text(), "game.log") == log
