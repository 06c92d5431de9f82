"""The terminal face that works for every game: a scene in plain lines, and every legal action with a number.

A game that draws a picture of its table derives its own face from this one and replaces what it does better.
"""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from siegeworks.cli.choices import Choices
from siegeworks.cli.terminal import Line, flow
from siegeworks.games import kit_of, load_stage, load_words
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.stage import Stage
from siegeworks.table.seating import Seat
from siegeworks.table.settlement_words import outcome_text

INDENT = 2
IN_HEADER = ("seats", "turn", "active")
"""Parts of a scene that the header shows."""
SEAT_LETTERS = "ABCDEFGHIJKLMNOP"


def display_name(seat: Seat, speech: Speech) -> str:
    """A name at the table, marked if it is a bot's."""
    return seat.name if seat.bot is None else speech.say("term-bot-name", name=seat.name)


class PlainFace:
    """Shows one table in one language. Everything comes from the view of one seat, or of a spectator."""

    def __init__(self, game: AnyGame, speech: Speech, seats: Sequence[Seat]) -> None:
        self.game = game
        self.say = speech.say
        self.names = [seat.name for seat in seats]
        self.display_names = [display_name(seat, speech) for seat in seats]
        self.words = load_words(game, speech.say, speech.language, self.names)

    @cached_property
    def _stage(self) -> Stage:
        return load_stage(self.game)

    @cached_property
    def typed(self) -> Sequence[str]:
        """The text of each action as it is typed and shown in the terminal; by default as in a log."""
        return self.game.notation.texts

    @cached_property
    def _thing_names(self) -> dict[str, str]:
        """The names of everything that a scene mentions by its id."""
        return dict(_named(self._stage.things(self.words)))

    def help(self) -> str:
        """The list of keys, with an action and a rule as examples."""
        rules = rule_ids(self.game)
        return self.say("term-help", action=self.typed[0], rule=rules[0] if rules else "…")

    def header(self, view: Any) -> list[Line]:
        """The turn, if the game counts turns, and who plays which letter."""
        scene = self._stage.scene(view)
        line: Line = []
        if type(scene.get("turn")) is int:
            line.append((self.say("term-turn", turn=scene["turn"]), ""))
        for seat, name in enumerate(self.display_names):
            mark = "▸" if seat == scene.get("active") else " "
            line += [(f" {mark}[", ""), (SEAT_LETTERS[seat], f"dwarf-{seat}"), (f"] {name}", "")]
        return [line]

    def board(self, view: Any, width: int) -> list[Line]:
        """The scene as indented lines, without what the header shows already."""
        scene = {key: value for key, value in self._stage.scene(view).items() if key not in IN_HEADER}
        lines: list[Line] = []
        for depth, name, values in self._rows(scene):
            indent = " " * (INDENT * depth)
            text = f"{indent}{name}: {', '.join(values)}"
            wrapped = textwrap.wrap(text, width, subsequent_indent=f"{indent}  ", break_long_words=False)
            heading = f"{indent}{name}:"
            lines.append([(heading, "title"), (wrapped[0][len(heading) :], "")])
            lines += [[(line, "")] for line in wrapped[1:]]
        return lines

    def _rows(self, scene: Mapping[str, Any], depth: int = 0) -> Iterator[tuple[int, str, list[str]]]:
        """Depth, name and values of each line; one without values is the heading of the lines below it."""
        for key, value in scene.items():
            name = self._word(key)
            if isinstance(value, Mapping):
                if value:
                    yield depth, name, []
                    yield from self._rows(value, depth + 1)
            elif isinstance(value, list | tuple) and any(isinstance(item, Mapping | list | tuple) for item in value):
                yield depth, name, []
                numbered = {str(number): item for number, item in enumerate(value, start=1)}
                yield from self._rows(numbered, depth + 1)
            elif isinstance(value, list | tuple):
                yield depth, name, [self._word(item) for item in value] or ["–"]
            elif value is not None:
                yield depth, name, [self._word(value)]

    def _word(self, value: object) -> str:
        """An id by the name that the game gives it, anything else as it is; what the seat may not see is `?`."""
        if value is None:
            return "?"
        if isinstance(value, bool):
            return "✓" if value else "✗"
        return self._thing_names.get(str(value), str(value).replace("_", " "))

    def threats(self, view: Any) -> list[str]:
        return self.words.threats(view.seen)

    def question(self, view: Any) -> str:
        return self.words.question(view.seen)

    def laid_out(self, view: Any, width: int) -> list[Line]:  # noqa: ARG002 - a face with a picture draws it
        """What was picked so far, for the moments when the board is not shown again."""
        return []

    def choices(self, view: Any, legal: list[int], width: int, *, compact: bool) -> Choices:
        """Every legal action on a line of its own; compact, for a low window, one after the other."""
        items: list[Line] = [
            [(f"{number}) ", "number"), (self.action(view, action), "")] for number, action in enumerate(legal, start=1)
        ]
        return Choices(flow(items, width, INDENT) if compact else items, legal)

    def paragraphs(self, events: list[SeenEvent], *, everything: bool = False) -> list[str]:
        """What happened, in sentences; each turn begins a new paragraph."""
        paragraphs: list[str] = []
        for event in events if everything else self.loud(events):
            sentence = self.words.event(event)
            if paragraphs and event.name != "turn_began":
                paragraphs[-1] += f" {sentence}"
            else:
                paragraphs.append(sentence)
        return paragraphs

    def loud(self, events: list[SeenEvent]) -> list[SeenEvent]:
        """The events that the short log shows; a face may leave out what the screen shows anyway."""
        return events

    def hand(self, view: Any) -> str | None:  # noqa: ARG002 - a face with a picture says what the seat holds
        """The hand of the viewing seat on one line; None if the board shows it already."""
        return None

    def action(self, view: Any, action: int) -> str:
        return self.words.action(view.seen, action)

    def doubt(self, view: Any, action: int) -> str | None:
        """A question to ask before an action that is easily chosen by mistake; None for all others."""
        return self.words.confirmation(view.seen, action)

    def odds(self, view: Any, action: int) -> str | None:
        """How likely the attack succeeds that an action would carry out; None for all other actions."""
        return self.words.odds(view.seen, action)

    def outcome(self, state: Any, outcome: Outcome) -> str:
        return outcome_text(self.say, self.game, self.words, state, outcome, self.names)

    def details(self, view: Any) -> list[str]:
        """Everything on the table in full words."""
        lines = ["".join(text for text, _ in line) for line in self.board(view, 10_000)]
        return [*lines, *(f"  {threat}" for threat in self.threats(view))]


def rule_ids(game: AnyGame) -> list[str]:
    """The rules of a game in the order of its reference, else in the order in which the game lists them."""
    listed = [rule for _, rules in kit_of(game.id).sections for rule in rules]
    return listed or [rule for rule in game.rule_ids if rule]


def _named(things: object) -> Iterator[tuple[str, str]]:
    """The ids of things with their names, wherever they are in the document of a stage."""
    if not isinstance(things, Mapping):
        return
    for key, value in things.items():
        if isinstance(value, str):
            yield key, value
        elif isinstance(value, Mapping):
            if isinstance(value.get("name"), str):
                yield key, value["name"]
            else:
                yield from _named(value)
