"""Castlecards at the terminal: whole games through scripted lines, choices in groups, hands kept from other eyes."""

import io
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cli.kit import first_choices, plain, run, the_log
from siegeworks.cli.castlecards.face import CastlecardsFace
from siegeworks.cli.context import CommandContext
from siegeworks.cli.play import open_and_play
from siegeworks.cli.play_request import PlayRequest
from siegeworks.cli.terminal import FORGET_SCREEN, Line, Terminal
from siegeworks.games import load_game
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import verify
from siegeworks.kernel.position import write_position
from siegeworks.table.seating import Seat

from .kit import GAME, PACK, Scene, table

SEATS = (Seat("Ana"), Seat("Bo"), Seat("Dagna", "greedy"), Seat("Eitri", "random"))
CARDS = [names["en"] for names in GAME.tables.kind_names if names["en"] != "–"]


def face(language: str = "en") -> CastlecardsFace:
    return CastlecardsFace(GAME, Speech(language, "castlecards"), SEATS)


def scene(seats: int = 2, **changes: Any) -> Scene:
    return table(seats, **changes)


def words(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def choices(here: Scene, *, compact: bool = False) -> list[str]:
    seat = GAME.actor(here.state)
    return words(face().choices(GAME.view(here.state, seat), GAME.legal(here.state), 80, compact=compact).lines)


def is_fair(log: Path) -> bool:
    return verify(load_game("castlecards"), parse_log(log.read_text(encoding="utf-8"), str(log))) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_person_plays_a_whole_game_with_bots(tmp_path: Path, language: str, seats: str) -> None:
    typed = "h\nb\nl\n? 1\nwhy end\nr C-TIE\nu\nxyz\n" + first_choices()
    arguments = ("play", "castlecards", "--seats", seats, "--name", "Ana", "--seed", "castle")
    result = run(tmp_path, *arguments, typed=typed, language=language)
    assert result.exit_code == 0, result.output
    speech = Speech(language, "castlecards")
    assert speech.say("rule-C-TIE")[:30] in plain(result.stdout)
    assert speech.say("panel-unseen") in result.stdout
    assert the_log(tmp_path).stem in result.stdout
    pictures = [line for line in result.stdout.splitlines() if re.search("[╔║╚┌└╎]", line)]
    assert max(len(line) for line in pictures) <= 80
    assert is_fair(the_log(tmp_path))
    ending = parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log").outcome
    assert ending is not None
    assert "reason=" in ending


def test_a_scripted_game_is_told_as_it_was_played(tmp_path: Path) -> None:
    typed = "waste 1\n" + "1\n" * 400
    result = run(tmp_path, "play", "castlecards", "--seat", "Ana", "--seat", "Bo", "--seed", "castle 0", typed=typed)
    assert result.exit_code == 0, result.output
    printed = plain(result.stdout)
    assert "Ana decides now. Everybody else, look away!" in printed
    assert "Bo decides now. Everybody else, look away!" in printed
    assert re.search(
        r"(Ana|Bo) wins: (only the castle itself|\d cards of the fortress) still|nobody wins this war", printed
    )
    assert "“waste 1” is not" in printed
    assert is_fair(the_log(tmp_path))


def test_a_replay_tells_no_card_that_lay_face_down(tmp_path: Path) -> None:
    run(tmp_path, "play", "castlecards", "--seats", "3", "--name", "Ana", "--seed", "castle", typed=first_choices())
    printed = plain(run(tmp_path, "replay", the_log(tmp_path).stem).stdout)
    assert printed.startswith("0 The war of the castles begins.")
    assert "draws a village card:" not in printed
    assert "lays a card face down:" not in printed
    assert run(tmp_path, "replay", the_log(tmp_path).stem, "--seat", "1").exit_code == 0


def test_forbidden_actions_are_answered_with_their_rule(tmp_path: Path) -> None:
    arguments = ("play", "castlecards", "--name", "Ana", "--seed", "castle")
    printed = plain(run(tmp_path, *arguments, typed="? end\n? give b\nadd ambush\ngo\n").stdout)
    assert "“end” is not possible now (rule C-TURN). On your turn you draw 1 village card" in printed
    assert "“give B” is not possible now (rule C-GIFT)." in printed
    assert "“add ambush” is not possible now (rule C-REACT). Only the victim of an attack" in printed


# The choices.


def test_choices_stand_in_groups_below_the_hand() -> None:
    here = scene(hand="soldier 2 archer gold 3 builder explorer king", posted="0 wall 2 1, 1 wall 1 1")
    assert choices(here) == [
        "Your hand (9 cards):  2 × Soldier  Archer  3 × Gold  Builder  Explorer  King",
        "Attack Bo:  1) Wall 1 (2½)  2) Wall 2 (2)  3) Wall 3 (2)",
        "    4) Archer on Wall 1 (½)",
        "Post:  5) Soldier → Castle  6) Archer → Wall 1  7) Archer → Wall 2",
        "    8) Archer → Wall 3",
        "Take back:  9) Archer ← Wall 2",
        "Build:  10) 1 builder + 3 gold",
        "Explore:  11) 1 explorer",
        "12) Pay 1 gold for 2 village cards  13) Play the king for 2 actions",
        "Throw away:  14) Soldier  15) Archer  16) Gold  17) Builder  18) Explorer",
        "    19) King",
    ]
    assert len(choices(here, compact=True)) < len(choices(here))


def test_windows_offer_cards_with_their_worth() -> None:
    here = scene(hand="soldier tower", rival="ambush gold").play("attack 1 castle")
    assert choices(here)[1:] == ["Cards:  1) Soldier (1 sword)  2) Siege Tower (3 swords, opens castles)"]
    here.play("add soldier", "add tower", "go")
    assert choices(here) == [
        "Your hand (2 cards):  Gold  Ambush",
        "Cards:  1) Ambush (swords −2)",
        "2) Do not react",
    ]


def test_every_legal_action_has_its_number() -> None:
    chance = Chance("numbers")
    state = GAME.setup(GAME.options({"seats": "3"}), chance, None)
    while (seat := GAME.actor(state)) is not None:
        legal = GAME.legal(state)
        for compact in (True, False):
            shown = face().choices(GAME.view(state, seat), legal, 80, compact=compact)
            assert sorted(shown.actions) == legal
            assert max(len(line) for line in words(shown.lines)) <= 80
        GAME.apply(state, legal[chance.below(len(legal))], chance, None)


def test_doubts_are_about_what_is_easily_regretted() -> None:
    weak = scene(hand="soldier night").play("attack 1 wall 1", "add soldier")
    view = GAME.view(weak.state, 0)
    go, waste, buy = (GAME.notation.parse(text) for text in ("go", "waste night", "buy"))
    assert face().doubt(view, go) == "So far 1 sword : 2 shields: this attack cannot win. Launch it anyway?"
    assert face().doubt(view, waste) == "Night would be thrown away without effect. Really?"
    assert face().doubt(view, buy) is None
    strong = scene(hand="ram soldier").play("attack 1 wall 1", "add soldier", "add ram")
    assert face().doubt(GAME.view(strong.state, 0), go) is None
    blind = scene(hand="night soldier").play("night 1 wall 1", "add soldier")
    assert face().doubt(GAME.view(blind.state, 0), go) is None


# What is shown and what stays hidden.


def test_what_a_hand_shows_anyway_is_told_only_in_the_full_log() -> None:
    here = scene(hand="gold", rival="gold").play("buy")
    vocabulary = GAME.vocabulary
    own, other = ([vocabulary.redact(event, seat) for event in here._events] for seat in (0, 1))
    assert face().paragraphs(own)[0].startswith("Ana pays 1 gold for village cards. Ana draws a village card: ")
    assert face().paragraphs(other)[0] == "Ana pays 1 gold for village cards."
    assert face().paragraphs(other, everything=True)[0].count("Ana draws a village card.") == 2
    king = scene(hand="king gold").play("king").play("draw")
    drawn = [vocabulary.redact(event, 1) for event in king._events]
    assert face().paragraphs(drawn) == ["Ana draws a village card."]


def test_details_tell_the_table_in_words() -> None:
    here = scene(3, hand="soldier 2 ambush", loot="0 king", posted="0 castle 1", fallen="1 wall 1, 2 castle")
    printed = face().details(GAME.view(here.state, 0))
    assert printed[:4] == ["[A] Ana: hand 3, loot 1", "  Castle: shields 3½; posted: Soldier", "  Wall 1: shields 2",
                        "  Wall 2: shields 2"]  # fmt: skip
    assert "  Wall 1: fallen" in printed
    assert "[C] Dagna (bot): hand 0, loot 0; castle fallen" in printed
    assert "  2 × Soldier (1 sword, posted: ½ shield)" in printed
    unseen = GAME.tables.content.copies[0] - 3
    assert any(line.startswith(f"  village deck: {unseen} × Soldier") for line in printed)


def test_no_detail_differs_between_worlds_that_a_seat_cannot_tell_apart() -> None:
    chance = Chance("details")
    state = GAME.setup(GAME.options({"seats": "4"}), chance, None)
    while GAME.actor(state) is not None and state.turn < 60:
        for seat in (state.turn % 4, None):
            view = GAME.view(state, seat)
            other = GAME.view(GAME.guess(view, chance), seat)
            assert face().details(other) == face().details(view)
            assert face().board(other, 80) == face().board(view, 80)
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.below(len(legal))], chance, None)


@pytest.mark.parametrize("persons", [("Ana", "Bo"), ("Ana", "Bo", "Celina")])
def test_a_hand_is_hidden_before_the_next_person_looks(
    tmp_path: Path, persons: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also when a seat has to decide out of turn, to support or to react. Confirmations are answered with yes."""
    for name, value in {"COLUMNS": "80", "LINES": "24", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    context = CommandContext(Speech("en"), {"SIEGEWORKS_HOME": str(tmp_path)})
    terminal = Terminal(interactive=True, source=io.StringIO("1\ny\n" * 250))
    open_and_play(context, PlayRequest("castlecards", seat=persons, seed="castle"), terminal)
    screens = capsys.readouterr().out.split(FORGET_SCREEN)
    handed_over = [screen for screen in screens if "look away" in screen]
    assert len(handed_over) > 9
    for screen in handed_over:
        assert "Press Enter when you are alone with the screen:" in plain(screen)
        assert not [card for card in CARDS if card in screen]
    asked = [screen for screen in screens if "Will you react?" in screen or "Will you support" in screen]
    assert asked
    for before, screen in pairwise(screens):
        if "Will you react?" in screen and "Will you react?" not in before:
            assert "look away" in before


# Picks: in any order, several at once, taken back.


def armed() -> Scene:
    """Three cards to attack with, against somebody who may react."""
    return scene(hand="soldier archer ram", rival="gold 2 ambush")


def play_from(home: Path, here: Scene, typed: str) -> str:
    """What is shown to Ana, who plays on from here against a bot, and leaves the game then."""
    file = home / "here.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(write_position(GAME, here.state), encoding="utf-8")
    seats = ("--seat", "Ana", "--seat", "bot:beginner")
    result = run(home, "play", "--position", str(file), "--content", str(PACK), *seats, typed=f"{typed}q\n")
    assert result.exit_code == 0, result.output
    return result.stdout


def actions(home: Path) -> list[str]:
    entries = parse_log(the_log(home).read_text(encoding="utf-8"), "log").entries
    return [entry.action for entry in entries if entry.seat == 0]


@pytest.mark.parametrize(
    "typed",
    [
        "attack b wall 1; add ram; add archer; add soldier; go\n",
        "attack 1 wall 1\n3,2 1\ngo\n",
        "attack B wall 1\nadd ram\nadd archer\nadd soldier\ngo\n",
    ],
)
def test_an_attack_is_typed_at_once_or_card_by_card_in_any_order(tmp_path: Path, typed: str) -> None:
    shown = play_from(tmp_path, armed(), typed)
    assert actions(tmp_path) == ["attack 1 wall 1", "add ram", "add archer", "add soldier", "go"]
    assert shown.count("Decks (discards)") == 2  # before the attack, and at Ana's next choice


def test_while_cards_are_laid_out_the_table_is_not_drawn_again(tmp_path: Path) -> None:
    shown = play_from(tmp_path, armed(), "attack b wall 1\nadd ram\nadd archer\nu\nadd soldier\n")
    assert shown.count("Decks (discards)") == 1
    laid_out = re.findall(r"^\[A\] ▒ (.*) ▒$", shown, re.M)
    assert laid_out == ["Battering Ram", "Archer + Battering Ram", "Battering Ram", "Soldier + Battering Ram"]
    assert "Ana (u: take back, h: help) >" in shown


def test_a_line_with_an_impossible_choice_changes_nothing(tmp_path: Path) -> None:
    shown = plain(play_from(tmp_path, armed(), "attack b wall 1; add soldier; add soldier; go\nattack c castle\n"))
    assert actions(tmp_path) == []
    assert "“add soldier” is not possible now (rule C-ATTACK)." in shown
    assert "“attack C castle” is not possible now" in shown


def test_by_night_one_sees_ones_own_swords(tmp_path: Path) -> None:
    here = scene(hand="night soldier archer", rival="gold 2 ambush")
    shown = plain(play_from(tmp_path, here, "night b wall 1; add archer; add soldier\n"))
    assert "☾ [A] ──▶ [B] Wall 1 2 swords" in shown


def test_hands_are_shown_by_deck(tmp_path: Path) -> None:
    shown = play_from(tmp_path, armed(), "")
    assert "[B] Brokk hand 3 (Village 2, Academy 1)" in shown
    assert "[A] Ana hand 3 (Village 2, Siege 1)" in shown


def test_what_others_pick_is_told_when_they_have_finished() -> None:
    here = armed().play("attack 1 wall 1").play("add archer")
    own, other = ([GAME.vocabulary.redact(event, seat) for event in here._events] for seat in (0, 1))
    assert face().paragraphs(other) == []
    assert len(face().paragraphs(other, everything=True)) == 1
    assert "Archer" in face().paragraphs(own)[0]


def test_seats_are_letters_wherever_actions_are_typed() -> None:
    typed = face().typed
    assert len(typed) == len(GAME.notation.texts)
    assert typed[GAME.notation.parse("attack 1 post wall 2 archer")] == "attack B post wall 2 archer"
    assert typed[GAME.notation.parse("give 2")] == "give C"
    assert typed[GAME.notation.parse("build 3 1")] == "build 3 1"
    assert "attack B wall 2" in face().help()


def test_windows_in_which_one_can_only_refuse_are_answered(tmp_path: Path) -> None:
    """Unless the person wants to be asked always."""
    arguments = ("play", "castlecards", "--seats", "3", "--name", "Ana", "--seed", "castle")
    asked = {}
    for when in ("able", "always"):
        shown = run(tmp_path / when, *arguments, "--ask", when, typed=first_choices(60)).stdout
        asked[when] = len(re.findall(r"\n1\) (Stay out of it|Do not react)\n", shown))
    assert asked["able"] == 0
    assert asked["always"] > 0
