"""What a person wishes to play: from the options of the command, or from a few questions with defaults."""

from dataclasses import dataclass, replace
from pathlib import Path

from siegeworks.bots import LEVELS
from siegeworks.cli.context import CommandContext
from siegeworks.cli.faces import SETUPS, check_face
from siegeworks.cli.terminal import Terminal
from siegeworks.kernel.problem import Problem
from siegeworks.store.saves import Saves
from siegeworks.table.chairs import COMPANIONS, Chair, companion, person

BOT_PREFIX = "bot:"
DEFAULT_BOT = LEVELS[0]
DEFAULT_SEATS = 2


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """The options of `play`; None where nothing was said."""

    game: str
    seats: int | None = None
    difficulty: str | None = None
    open_hands: bool = False
    name: str | None = None
    seat: tuple[str, ...] = ()
    bots: str | None = None
    seed: str | None = None
    content: Path | None = None
    position: Path | None = None
    resume: str | None = None
    what_if: str | None = None
    line: int | None = None

    @property
    def says_nothing(self) -> bool:
        return self == PlayRequest(self.game)

    @property
    def only_resumes(self) -> bool:
        return self == PlayRequest(self.game, resume=self.resume)

    def settings(self) -> dict[str, str]:
        """The settings of the game; what is not said is left to the game, except the number of seats."""
        settings = {"seats": str(self._seat_count())}
        if self.difficulty is not None:
            settings["difficulty"] = self.difficulty
        if self.open_hands:
            settings["open_hands"] = "yes"
        return settings

    def _seat_count(self) -> int:
        if self.seats is not None:
            return self.seats
        if self.seat and self.bots is None:
            return len(self.seat)
        return max(DEFAULT_SEATS, len(self.seat))


def first_name(context: CommandContext) -> str:
    """The name of the one who plays, unless something else is said; an account's name may be no name for a seat."""
    user = context.environment.get("USER") or context.environment.get("USERNAME") or ""
    try:
        return person(user.capitalize()).name
    except Problem:
        return context.say("term-default-name")


def chairs(request: PlayRequest, seats: int, default_name: str) -> list[Chair]:
    """Who sits where: the seats named, then bots on those that are left."""
    if request.seat and request.name is not None:
        raise Problem("cli-name-and-seat")
    if len(request.seat) > seats:
        raise Problem("cli-too-many-seats", count=len(request.seat), seats=seats)
    seated: list[Chair] = []
    persons = [text for text in request.seat or [request.name or default_name] if not text.startswith(BOT_PREFIX)]
    for text in request.seat or [request.name or default_name]:
        taken = [*persons, *(chair.name for chair in seated)]
        is_bot = text.startswith(BOT_PREFIX)
        seated.append(companion(text.removeprefix(BOT_PREFIX), taken) if is_bot else person(text))
    while len(seated) < seats:
        seated.append(companion(request.bots or DEFAULT_BOT, [chair.name for chair in seated]))
    return _checked(seated)


def chairs_as_before(request: PlayRequest, seated: list[Chair]) -> list[Chair]:
    """Who sits where in a game that begins from another one: the same, unless the request names others."""
    if request.bots is not None:
        seated = [chair if chair.bot is None else replace(chair, bot=request.bots) for chair in seated]
    return _checked(seated)


def _checked(seated: list[Chair]) -> list[Chair]:
    names = [chair.name.lower() for chair in seated]
    if len(set(names)) < len(names):
        raise Problem("cli-name-twice")
    return seated


def ask_request(context: CommandContext, request: PlayRequest, saves: Saves, terminal: Terminal) -> PlayRequest:
    """A few questions, each answered by Enter alone, so that a newcomer plays within a minute."""
    check_face(request.game)
    setup = SETUPS[request.game]
    questions = _Questions(context, terminal)
    words = context.speech_of(request.game)
    terminal.say(words.say("game-title"), "title")
    terminal.say(words.say("game-summary"))
    running = [listed for listed in saves.listed() if listed.running and listed.id.startswith(f"{request.game}-")]
    if running and questions.yes("term-ask-resume", id=running[0].id):
        return replace(request, resume=running[0].id)
    name = questions.name("term-ask-name", first_name(context))
    counts = [str(count) for count in setup.seats]
    seats = setup.seats[questions.pick(f"{setup.asking}-seats", counts, counts.index(str(DEFAULT_SEATS)))]
    difficulty = None
    if setup.levels:
        levels = [words.say(f"difficulty-{level}") for level in setup.levels]
        difficulty = setup.levels[questions.pick("term-ask-difficulty", levels, 0)]
    seat = [name]
    bots = None
    if seats > 1 and questions.yes(f"{setup.asking}-bots", count=seats - 1):
        bots = _ask_level(questions)
    else:
        seat += [questions.name(f"{setup.asking}-other-name", COMPANIONS[n], number=n + 1) for n in range(1, seats)]
    return replace(request, seat=tuple(seat), seats=seats, difficulty=difficulty, bots=bots)


def _ask_level(questions: "_Questions") -> str:
    """How well bots play; each level says on a line of its own what to expect of it."""
    say = questions.context.say
    labels = [say(f"level-{level}") for level in LEVELS]
    for number, level in enumerate(LEVELS, start=1):
        questions.terminal.say(f"  {number}) {labels[number - 1]}: {say(f'level-{level}-about')}")
    return LEVELS[questions.pick("term-ask-level", labels, 0)]


class _Questions:
    """Asks until an answer makes sense; Enter takes the answer in brackets."""

    def __init__(self, context: CommandContext, terminal: Terminal) -> None:
        self.context = context
        self.terminal = terminal

    def name(self, message: str, default: str, **facts: object) -> str:
        while True:
            answer = self.terminal.ask(f"{self.context.say(message, **facts)} [{default}] ").strip() or default
            try:
                return person(answer).name
            except Problem as problem:
                self.terminal.say(self.context.speech.explain(problem))

    def pick(self, message: str, labels: list[str], default: int) -> int:
        """One of a few labels, by its number or by its name; labels that are numbers stand for themselves."""
        numbers = labels if labels[0].isdigit() else [str(number) for number in range(1, len(labels) + 1)]
        shown = labels if labels == numbers else [f"{n}) {label}" for n, label in zip(numbers, labels, strict=True)]
        asked = f"{self.context.say(message)} {'  '.join(shown)} [{numbers[default]}] "
        while True:
            answer = self.terminal.ask(asked).strip().lower() or numbers[default]
            for place, label in enumerate(labels):
                if answer in (numbers[place], label.lower()):
                    return place
            self.terminal.say(self.context.say("term-pick-one", least=numbers[0], most=numbers[-1]))

    def yes(self, message: str, **facts: object) -> bool:
        question = self.context.say(message, **facts)
        answer = self.terminal.ask(self.context.say("term-yes-default", question=question) + " ").strip().lower()
        return not answer or answer.startswith(self.context.say("term-yes-letter"))
