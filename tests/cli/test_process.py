"""The installed program as a process of its own: pipes, a real terminal, signals, sudden death."""

import codecs
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from siegeworks.games import game_ids, load_game
from siegeworks.i18n import Speech
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import verify
from support.program import PROGRAM
from support.waiting import wait_until

from .kit import the_log

pty = pytest.importorskip("pty", reason="pseudo-terminals are a Unix thing")
NUMBER = re.compile(r"(?<![(\d])(\d+)\) ")
"""The number of a choice, unlike numbers that stand between brackets."""
WHITE_SPACE = re.compile(r"\s+")
MOST_ANSWERS = 2_000
SOLO = ["play", "--seats", "1", "--name", "Ana", "--seed", "process"]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "SIEGEWORKS_PURE")}
    return kept | {"SIEGEWORKS_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24"} | more


def call(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments], input=typed, capture_output=True, text=True, encoding="utf-8",
        env=environment(home, **more), check=False, timeout=120,
    )  # fmt: skip


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    played = call(tmp_path, "play", "--seats", "2", "--name", "Ana", "--seed", "process", typed="1\n" * 20_000)
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    verified = call(tmp_path, "verify", the_log(tmp_path).stem)
    assert verified.returncode == 0
    assert "from the seed that was promised" in " ".join(verified.stdout.split())


def test_faults_go_to_stderr_with_status_2(tmp_path: Path) -> None:
    refused = call(tmp_path, "replay", "missing", LANG="pl_PL.UTF-8")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("Nie da się odczytać pliku missing")


def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    """What was answered is on the disk, even if the process is killed the moment after."""
    with subprocess.Popen(
        [*PROGRAM, *SOLO], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path), bufsize=0
    ) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n" * 9)
        wait_until(lambda: " 9 seat" in " " + folder_text(tmp_path).replace("\n", "\n "))
        process.kill()
    before = the_log(tmp_path).read_text()
    again = call(tmp_path, "play", "--resume", typed="1\nq\n")
    assert again.returncode == 0
    assert the_log(tmp_path).read_text().startswith(before)


def folder_text(home: Path) -> str:
    return "".join(path.read_text() for path in (home / "games").glob("*.siege"))


def test_output_into_a_closed_pipe_is_no_fault(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_a_terminal_without_the_letters_shows_question_marks(tmp_path: Path) -> None:
    played = call(tmp_path, *SOLO, typed="q\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert played.returncode == 0, played.stderr
    assert "?" in played.stdout


class Screen:
    """The program at a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.handle, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True,
            env=environment(home, TERM="xterm", USER="ana"), start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def _read(self) -> None:
        """Read what is there; a letter may come in two parts."""
        self.shown += self._decoder.decode(os.read(self.handle, 65_536))

    def until(self, text: str) -> None:
        while text not in self.shown:
            self._read()

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def next_prompt(self, prompts: tuple[str, ...]) -> str | None:
        """What is shown up to the next of these prompts; None if the program ends first.

        A prompt may be broken between its words where a long question fills the window.
        """
        begin = len(self.shown)
        while not WHITE_SPACE.sub(" ", self.shown[begin:]).endswith(prompts):
            try:
                self._read()
            except OSError:
                return None
        return self.shown[begin:]

    def close(self) -> int:
        try:
            while True:
                self._read()
        except OSError:
            os.close(self.handle)
        return self.process.wait(30)


def play_to_the_end(screen: Screen, speech: Speech) -> None:
    """Somebody who always takes the last choice on the list, or the one before it if that is refused, and is sure."""
    ready, sure = f"{speech.say('term-key-help')}) > ", f"{speech.say('term-yes-no', question='')} "
    numbers: list[int] = []
    for _ in range(MOST_ANSWERS):
        shown = screen.next_prompt((ready, sure))
        if shown is None:
            return
        if WHITE_SPACE.sub(" ", shown).endswith(sure):
            screen.type(speech.say("term-yes-letter") + "\n")
            continue
        numbers = sorted({int(number) for number in NUMBER.findall(shown)}) or numbers
        screen.type(f"{numbers.pop()}\n")
    screen.process.kill()
    raise AssertionError(f"the game does not end: {screen.shown[-2000:]}")


@pytest.mark.parametrize("language", ["es", "pl"])
@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_at_a_terminal(tmp_path: Path, game: str, language: str) -> None:
    """Nothing is wider than the window, and the game ends with its outcome."""
    screen = Screen(tmp_path, "play", game, "--name", "Ana", "--seats", "2", "--lang", language)
    play_to_the_end(screen, Speech(language, game))
    assert screen.process.wait(30) == 0
    assert "Traceback" not in screen.shown
    plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen.shown).replace("\r", "")
    wide = [line for line in plain.splitlines() if len(line) > 80]
    assert [line for line in wide if str(tmp_path) not in line and not line.startswith("  siegeworks play")] == []
    log = parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log")
    assert verify(load_game(game), log) > 0


def test_a_person_at_a_terminal_is_asked_plays_and_interrupts(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play")
    questions = (
        "What is your name?",
        "How many dwarves?",
        "How hard?",
        "house rules?",
        "Should a bot",
        "How well should",
    )
    for question in questions:
        screen.until(question)
        screen.type("\n")
    screen.until("h: help) >")
    screen.type("h\n")
    screen.until("take back your last choice")
    screen.process.send_signal(signal.SIGINT)
    assert screen.close() == 130
    assert f"siegeworks play --resume {the_log(tmp_path).stem}" in screen.shown
    assert "Traceback" not in screen.shown
