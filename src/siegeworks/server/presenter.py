"""The presenter: turns lines, actions and rules of one game into the words and scenes of one language."""

from functools import cache, lru_cache
from typing import Any, cast

from siegeworks.games import load_words
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.log import UNDO, Entry, rewound_to, settled_by
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage, Words
from siegeworks.server import protocol
from siegeworks.server.event_words import TableNames, event_words
from siegeworks.table.history import HistoryEntry
from siegeworks.table.settlement_words import outcome_text, settlement_text

KEPT_SENTENCES = 4000
"""About two megabytes for a game in a language; sentences with the names of a table hardly come back."""


@cache
def speech_of(language: str, game: str) -> Speech:
    return Speech(language, game)


@cache
def say_of(language: str, game: str) -> Say:
    """The texts of a game in a language; the latest sentences are kept, because threats and actions come back."""
    return cast(Say, lru_cache(maxsize=KEPT_SENTENCES)(speech_of(language, game).say))


class Presenter:
    """Words and scenes of one game at one table, for one language."""

    def __init__(self, game: AnyGame, stage: Stage, language: str, names: list[str]) -> None:
        self.game = game
        self.stage = stage
        self.names = names
        self.say = say_of(language, game.id)
        self.words: Words = load_words(game, self.say, language, names)
        self._events = event_words(game, stage, language, self.say)
        self._names = TableNames(names)

    def line(self, line: HistoryEntry, seat: int | None, *, open_hands: bool) -> protocol.LogLine:
        """What a seat may know of a line: its redacted events, not its action, which may name hidden cards."""
        entry = line.entry
        seen = line.seen_by(seat, self.game, open_hands=open_hands)
        events = cast("list[protocol.VisibleEvent]", [self._events.encoded(event, self._names) for event in seen])
        if entry.seat is None:
            return protocol.LogLine(entry.number, "deal", None, events)
        name = self.names[entry.seat]
        if entry.action == UNDO:
            return protocol.LogLine(entry.number, "undo", entry.seat, events, self.say("table-undone", name=name))
        target = rewound_to(entry.action)
        if target is not None:
            text = self.say("table-rewound", name=name, line=target)
            return protocol.LogLine(entry.number, "rewind", entry.seat, events, text)
        settlement = settled_by(entry.action)
        if settlement is not None:
            text = settlement_text(self.say, settlement, name)
            return protocol.LogLine(entry.number, "settle", entry.seat, events, text)
        return protocol.LogLine(entry.number, "choice", entry.seat, events)

    def actions(self, view: Any, legal: list[int]) -> list[protocol.Action]:
        """Legal actions in words; those that are easily regretted come last, so that they are not the first choice."""
        text, words, path = self.game.notation.text, self.words, self.stage.path
        actions = [
            protocol.Action(
                action=text(action),
                label=words.action(view.seen, action),
                path=list(path(view, action)),
                confirm=words.confirmation(view.seen, action),
                odds=words.odds(view.seen, action),
            )
            for action in legal
        ]
        return sorted(actions, key=lambda action: action.confirm is not None)

    def picks(self, view: Any, entries: list[Entry]) -> list[protocol.Pick]:
        """The picks of the seat whose view this is, in words."""
        picked = [(entry.number, self.game.notation.parse(entry.action)) for entry in entries]
        return [
            protocol.Pick(line, self.words.action(view.seen, action), list(self.stage.path(view, action)))
            for line, action in picked
        ]

    def why(self, view: Any, path: list[str]) -> tuple[str | None, str]:
        """The rule that forbids most of the actions with the selected things, in words; from the view alone.

        What at this table stands in the way comes first, then the rule.
        """
        selected = set(path)
        refused: dict[str, list[int]] = {}
        for action in range(len(self.game.notation)):
            if selected <= set(self.stage.path(view, action)):
                rule = self.game.why_not(view.seen, action)
                if rule is None:
                    return None, self.say("table-possible")
                refused.setdefault(rule, []).append(action)
        if not refused:
            return None, self.say("table-nothing")
        rule = max(refused, key=lambda each: len(refused[each]))
        obstacle = self.words.obstacle(view.seen, refused[rule][0], rule)
        return rule, " ".join(filter(None, (obstacle, self.words.rule(rule))))

    def ending(self, outcome: Outcome, view: Any) -> str:
        """How a game ended, in words."""
        return outcome_text(self.say, self.game, self.words, view.seen, outcome, self.names)

    def outcome(self, outcome: Outcome, view: Any, turns: list[dict[str, int]], seed: str) -> protocol.GameOutcome:
        """How a game ended, with the chart of its turns."""
        return protocol.GameOutcome(
            winners=list(outcome.winners),
            reason=outcome.reason,
            score=outcome.score,
            text=self.ending(outcome, view),
            title=self.stage.title(self.words, view),
            chart={name: [turn[name] for turn in turns] for name in (turns[0] if turns else {})},
            seed=seed,
        )
