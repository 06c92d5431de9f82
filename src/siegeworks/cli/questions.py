"""The questions before a game, for a person who called `siegeworks play` without options."""

from collections.abc import Sequence
from dataclasses import replace

from siegeworks.bots import LEVELS
from siegeworks.cli.context import CommandContext
from siegeworks.cli.house_rules import default_values, setting_title, value_sentence
from siegeworks.cli.part import SettingQuestion, terminal_part
from siegeworks.cli.play_request import DEFAULT_SEATS, PlayRequest, first_name
from siegeworks.cli.terminal import Terminal
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.store.saves import Saves
from siegeworks.table.seating import BOT_NAMES, bot_name, person_name


def ask_request(context: CommandContext, request: PlayRequest, saves: Saves, terminal: Terminal) -> PlayRequest:
    """Ask a few questions, each answered by Enter alone, so that a newcomer plays within a minute."""
    game = load_game(request.game)
    messages = terminal_part(game.id).questions
    speech = context.speech_of(game.id)
    questions = Questions(speech, terminal)
    terminal.say(speech.say("game-title"), "title")
    terminal.say(speech.say("game-summary"))
    running = [listed for listed in saves.listed() if listed.running and listed.id.startswith(f"{game.id}-")]
    if running and questions.yes("term-ask-resume", id=running[0].id):
        return replace(request, resume=running[0].id)
    name = questions.name("term-ask-name", first_name(context))
    counts = [str(count) for count in game.seat_counts]
    usual = counts.index(str(DEFAULT_SEATS)) if str(DEFAULT_SEATS) in counts else 0
    seats = game.seat_counts[questions.pick(messages.seats, counts, usual)] if len(counts) > 1 else int(counts[0])
    settings = (*_ask_settings(questions, game, messages.settings), *_ask_house_rules(questions, game))
    seat = [name]
    bots = None
    if seats > 1 and questions.yes(messages.bots, count=seats - 1):
        bots = _ask_level(questions)
    else:
        for number in range(2, seats + 1):
            suggested = bot_name([*seat, *BOT_NAMES[: number - 1]])
            seat.append(questions.name(messages.other_name, suggested, number=number))
    return replace(request, seat=tuple(seat), seats=seats, settings=settings, bots=bots)


def _ask_settings(
    questions: "Questions", game: AnyGame, settings: tuple[SettingQuestion, ...] | None
) -> tuple[str, ...]:
    """Ask for settings, by default for all but house rules; return the answers as `name=value`."""
    answers: list[str] = []
    for setting, values in game.settings.items():
        if settings is None and setting not in game.house_rules:
            picked = questions.pick("term-ask-setting", list(values), 0, name=setting)
            answers.append(f"{setting}={values[picked]}")
    for question in settings or ():
        values = game.settings[question.setting]
        labels = [questions.speech.say(f"{question.labels}-{value}") for value in values]
        answers.append(f"{question.setting}={values[questions.pick(question.message, labels, 0)]}")
    return tuple(answers)


def _ask_house_rules(questions: "Questions", game: AnyGame) -> list[str]:
    """Ask for house rules if the person wants any; return those that are not the default as `name=value`."""
    if not game.house_rules or not questions.yes("term-ask-house", default=False):
        return []
    speech, defaults, answers = questions.speech, default_values(game), list[str]()
    for name in game.house_rules:
        values = game.settings[name]
        sentences = [value_sentence(speech, name, value) for value in values]
        picked = questions.pick_below(setting_title(speech, name), values, sentences, values.index(defaults[name]))
        if values[picked] != defaults[name]:
            answers.append(f"{name}={values[picked]}")
    return answers


def _ask_level(questions: "Questions") -> str:
    """Ask how well bots should play; each level says on a line of its own what to expect of it."""
    say = questions.speech.say
    labels = [say(f"level-{level}") for level in LEVELS]
    abouts = [f"{label}: {say(f'level-{level}-about')}" for label, level in zip(labels, LEVELS, strict=True)]
    return LEVELS[questions.pick_below(say("term-ask-level"), labels, abouts, 0)]


class Questions:
    """Repeats a question until the answer makes sense; Enter takes the answer in brackets."""

    def __init__(self, speech: Speech, terminal: Terminal) -> None:
        self.speech = speech
        self.terminal = terminal

    def name(self, message: str, default: str, **facts: object) -> str:
        while True:
            answer = self.terminal.ask(f"{self.speech.say(message, **facts)} [{default}]").strip() or default
            try:
                return person_name(answer)
            except Problem as problem:
                self.terminal.say(self.speech.explain(problem))

    def pick(self, message: str, labels: list[str], default: int, **facts: object) -> int:
        """The index of the label chosen by number or by name; labels that are numbers are not numbered again."""
        numbers = labels if labels[0].isdigit() else [str(number) for number in range(1, len(labels) + 1)]
        shown = labels if labels == numbers else [f"{n}) {label}" for n, label in zip(numbers, labels, strict=True)]
        return self._picked(f"{self.speech.say(message, **facts)} {'  '.join(shown)}", numbers, labels, default)

    def pick_below(self, question: str, labels: Sequence[str], abouts: Sequence[str], default: int) -> int:
        """The index of the label chosen by number or by name; each has a line that says what it means."""
        numbers = [str(number) for number in range(1, len(labels) + 1)]
        self.terminal.say(question)
        for number, about in zip(numbers, abouts, strict=True):
            self.terminal.say(f"  {number}) {about}")
        return self._picked(f"{numbers[0]}–{numbers[-1]}", numbers, labels, default)

    def _picked(self, question: str, numbers: Sequence[str], labels: Sequence[str], default: int) -> int:
        while True:
            answer = self.terminal.ask(f"{question} [{numbers[default]}]").strip().lower() or numbers[default]
            for place, label in enumerate(labels):
                if answer in (numbers[place], label.lower()):
                    return place
            self.terminal.say(self.speech.say("term-pick-one", least=numbers[0], most=numbers[-1]))

    def yes(self, message: str, *, default: bool = True, **facts: object) -> bool:
        question = self.speech.say(message, **facts)
        frame = "term-yes-default" if default else "term-yes-no"
        answer = self.terminal.ask(self.speech.say(frame, question=question)).strip().lower()
        return answer.startswith(self.speech.say("term-yes-letter")) if answer else default
