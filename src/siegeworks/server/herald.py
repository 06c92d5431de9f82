"""The herald of a table: turns what happened into messages, for each who listens in its own language.

Every message is built from a view and from redacted events: there is no other way from a table to the wire.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Protocol, cast

import msgspec

from siegeworks.bots.coach import Advice
from siegeworks.games import load_words
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import UNDO, rewound_to
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage, Words
from siegeworks.server import messages as m
from siegeworks.table.chairs import Happened
from siegeworks.table.notices import Closed, Notice, ProposalChanged, SeatsChanged, SomethingSaid, Stepped
from siegeworks.table.table import Table

KEPT_SENTENCES = 30_000
TOLD_LINES = 500
"""How many lines are told to who comes: more than most games have."""
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Audience:
    """Those who are told the same: one seat (None: the onlookers) in one language."""

    seat: int | None
    language: m.Language
    founder: bool


class Listener(Protocol):
    """Somebody at the table."""

    audience: Audience

    def send(self, text: str) -> None: ...

    def dismiss(self) -> None: ...


@cache
def speech_of(language: str, game: str) -> Speech:
    return Speech(language, game)


@cache
def saying(language: str, game: str) -> Say:
    """The messages of a game in a language; a sentence that was said before is not put together again."""
    return cast(Say, lru_cache(maxsize=KEPT_SENTENCES)(speech_of(language, game).say))


class Teller:
    """Words and scenes of one game at one table, for one language."""

    def __init__(self, game: AnyGame, stage: Stage, language: str, names: list[str]) -> None:
        self.game = game
        self.stage = stage
        self.names = names
        self.say = saying(language, game.id)
        self.words: Words = load_words(game, self.say, language, names)

    def line(self, happened: Happened, seat: int | None, *, open_hands: bool) -> m.Line:
        """What a seat may know of what followed from a line. The line itself may name hidden cards: it is not told."""
        entry = happened.entry
        events = []
        for event in happened.events:
            seen = self.game.vocabulary.redact(event, seat, open_hands=open_hands)
            events.append(m.Told(seen.name, self.stage.event(seen), self.words.event(seen)))
        if entry.seat is None:
            return m.Line(entry.number, "deal", None, events)
        if entry.action == UNDO:
            return m.Line(entry.number, "undo", entry.seat, events, self._went_back(entry.seat, None))
        line = rewound_to(entry.action)
        if line is not None:
            return m.Line(entry.number, "rewind", entry.seat, events, self._went_back(entry.seat, line))
        return m.Line(entry.number, "choice", entry.seat, events)

    def _went_back(self, seat: int, line: int | None) -> str:
        if line is None:
            return self.say("table-undone", name=self.names[seat])
        return self.say("table-rewound", name=self.names[seat], line=line)

    def actions(self, view: Any, legal: list[int]) -> list[m.Action]:
        text, word, path = self.game.notation.text, self.words.action, self.stage.path
        return [m.Action(text(action), word(view.seen, action), list(path(view, action))) for action in legal]

    def why(self, view: Any, path: list[str]) -> tuple[str | None, str]:
        """The rule that forbids most of what the handles could mean, in words; asked of the view alone."""
        wanted = set(path)
        refused: dict[str, int] = {}
        for action in range(len(self.game.notation)):
            if wanted <= set(self.stage.path(view, action)):
                rule = self.game.why_not(view.seen, action)
                if rule is None:
                    return None, self.say("table-possible")
                refused[rule] = refused.get(rule, 0) + 1
        if not refused:
            return None, self.say("table-nothing")
        rule = max(refused, key=lambda each: refused[each])
        return rule, self.words.rule(rule)


class Herald:
    """Tells everybody at one table what they may know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: list[Listener] = []
        self._tellers: dict[str, Teller] = {}
        table.publish = self.hear

    def join(self, listener: Listener) -> None:
        """Show the whole table to somebody who came; then let the others know."""
        listener.send(self.whole(listener.audience))
        self.listeners.append(listener)
        self.table.connect(listener.audience.seat)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.table.disconnect(listener.audience.seat)

    def hear(self, notice: Notice) -> None:
        """Pass a notice on: each audience's message is built once, however many listen."""
        if isinstance(notice, Closed):
            for listener in list(self.listeners):
                listener.dismiss()
            return
        build = self._builder(notice)
        told: dict[Audience, str] = {}
        for listener in self.listeners:
            audience = listener.audience
            if audience not in told:
                told[audience] = build(audience)
            listener.send(told[audience])

    def _builder(self, notice: Notice) -> Callable[[Audience], str]:
        if isinstance(notice, Stepped):
            happened = notice.happened
            return lambda audience: self.step(happened, audience)
        if isinstance(notice, SeatsChanged):
            self._tellers.clear()
            seats = _text(m.Seats(self.seats()))
            return lambda _audience: seats
        if isinstance(notice, ProposalChanged):
            proposal = _text(m.Asked(self.proposal()))
            return lambda _audience: proposal
        if isinstance(notice, SomethingSaid):
            said = _text(m.Phrase(m.Spoken(notice.seat, notice.phrase)))
            return lambda _audience: said
        self._tellers.clear()
        return self.whole

    def teller(self, language: str) -> Teller:
        """The words of this table in a language; forgotten when the names change."""
        if language not in self._tellers:
            table = self.table
            self._tellers[language] = Teller(table.game, table.stage, language, table.seat_names)
        return self._tellers[language]

    # What is told.

    def whole(self, audience: Audience) -> str:
        table, teller, seat = self.table, self.teller(audience.language), audience.seat
        match, told = table.match, table.past.lines[-TOLD_LINES:]
        view = None if match is None else table.game.view(match.state, seat)
        open_hands = match is not None and table.game.open_hands(match.state)
        return _text(
            m.Table(
                table=table.id,
                game=table.game.id,
                options=dict(table.options.settings),
                phase=cast(Any, table.phase),
                you=seat,
                founder=audience.founder,
                seats=self.seats(),
                language=audience.language,
                cooperative=table.game.cooperative,
                seed_hash=None if match is None else match.log.header.seed_hash,
                pace=table.pace,
                rated=table.rated,
                hints=table.hints(seat),
                scene=None if view is None else table.stage.scene(view),
                threats=[] if view is None else teller.words.threats(view.seen),
                lines=[teller.line(happened, seat, open_hands=open_hands) for happened in told],
                decision=None if view is None else self.decision(teller, view, seat),
                proposal=self.proposal(),
                outcome=None if view is None else self.outcome(teller, view),
                spoken=[m.Spoken(speaker, phrase) for speaker, phrase in table.spoken],
            )
        )

    def step(self, happened: Happened, audience: Audience) -> str:
        table, teller, seat = self.table, self.teller(audience.language), audience.seat
        match = table.match
        if match is None:
            raise ValueError("a table that gathers makes no steps")
        view = table.game.view(match.state, seat)
        return _text(
            m.Step(
                line=teller.line(happened, seat, open_hands=table.game.open_hands(match.state)),
                scene=table.stage.scene(view),
                threats=teller.words.threats(view.seen),
                decision=self.decision(teller, view, seat),
                outcome=self.outcome(teller, view),
            )
        )

    def decision(self, teller: Teller, view: Any, seat: int | None) -> m.Decision | None:
        table, match = self.table, self.table.match
        actor = None if match is None else match.actor
        if match is None or actor is None:
            return None
        asked = actor == seat
        return m.Decision(
            number=table.decision,
            seat=actor,
            question=teller.words.question(view.seen),
            actions=teller.actions(view, table.game.legal(match.state)) if asked else [],
            undo=seat is not None and match.can_undo(seat),
        )

    def seats(self) -> list[m.Seat]:
        table = self.table
        return [
            m.Seat(
                seat=seat,
                name=place.name,
                bot=place.bot,
                person=place.person,
                present=place.connections > 0,
                replaceable=table.replaceable(seat),
            )
            for seat, place in enumerate(table.places)
        ]

    def proposal(self) -> m.Proposal | None:
        proposal = self.table.proposal
        if proposal is None:
            return None
        return m.Proposal(proposal.seat, proposal.line, proposal.agreed, self.table.waiting())

    def outcome(self, teller: Teller, view: Any) -> m.Outcome | None:
        match = self.table.match
        outcome = None if match is None else match.outcome
        if match is None or outcome is None:
            return None
        return ended(teller, outcome, view, self.table.past.chart.rows(), match.seed)

    def advised(self, audience: Audience, number: int, advice: Advice) -> m.Advice:
        """What the coach would do in a seat's place, in words; from the view alone, as the coach was."""
        table, teller = self.table, self.teller(audience.language)
        match, seat = table.running(audience.seat)
        view, text, words = table.game.view(match.state, seat), table.game.notation.text, teller.words.action
        return m.Advice(
            id=number,
            decision=table.decision,
            chance=advice.chance,
            reason=teller.say(f"coach-{advice.reason}"),
            options=[
                m.AdvisedAction(text(option.action), words(view.seen, option.action), option.chance, option.share)
                for option in advice.options
            ],
        )

    def why(self, audience: Audience, decision: int, path: list[str]) -> tuple[str | None, str]:
        """Why nothing can be done with something on the table, in words."""
        table, teller = self.table, self.teller(audience.language)
        match, _ = table.answering(audience.seat or 0, decision)
        if match.actor is None or match.actor != audience.seat:
            return None, teller.say("table-not-asked", name=table.seat_names[match.actor or 0])
        return teller.why(table.game.view(match.state, audience.seat), path)


def ended(teller: Teller, outcome: Any, view: Any, turns: list[dict[str, int]], seed: str) -> m.Outcome:
    """How a game ended, with the chart of its turns."""
    return m.Outcome(
        winners=list(outcome.winners),
        reason=outcome.reason,
        score=outcome.score,
        text=teller.words.outcome(view.seen),
        title=teller.stage.title(teller.words, view),
        chart={name: [turn[name] for turn in turns] for name in (turns[0] if turns else {})},
        seed=seed,
    )


def _text(message: m.Out) -> str:
    return encode(message).decode()
