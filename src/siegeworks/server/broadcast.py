"""Broadcasting: turns the notices of a table into messages and sends them to every subscriber in their language.

Every message is built from a view and from redacted events: there is no other way from a table to a connection.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from siegeworks.bots.coach import Advice
from siegeworks.server import protocol
from siegeworks.server.metrics import Metrics
from siegeworks.server.packing import encode
from siegeworks.server.presenter import Presenter
from siegeworks.server.shown_scenes import ShownScenes
from siegeworks.table import policy
from siegeworks.table.coach_words import reason_text
from siegeworks.table.entrance import open_seat
from siegeworks.table.history import HistoryEntry
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access
from siegeworks.table.notices import (
    ChoiceMade,
    KeysChanged,
    Notice,
    ProposalChanged,
    SeatsChanged,
    TableClosed,
    Utterance,
    UtteranceMade,
)

SENT_LINES = 500
"""How many of the last lines a new subscriber receives: more than most games have."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Subscribers that receive the same messages: one seat (None: the onlookers) in one language."""

    seat: int | None
    language: protocol.Language
    founder: bool
    invited: int | None = None
    """The seat that they can take with their link."""


class Subscriber(Protocol):
    """A connection that receives the messages of a table."""

    audience: Audience
    access: Access

    def send(self, text: str) -> None: ...

    def dismiss(self) -> None: ...


def audience_of(access: Access, language: protocol.Language) -> Audience:
    return Audience(access.seat, language, access.founder, access.invited)


class Broadcast:
    """The subscribers of one table, and the messages they receive."""

    def __init__(self, table: HostedTable, metrics: Metrics) -> None:
        self.table = table
        self.metrics = metrics
        self.subscribers: list[Subscriber] = []
        self._presenters: dict[str, Presenter] = {}
        self._shown = ShownScenes(table)
        table.publish = self.notify

    def subscribe(self, subscriber: Subscriber) -> None:
        """Send the whole table to a new subscriber, then notify the others."""
        subscriber.send(self.whole(subscriber.audience))
        self.subscribers.append(subscriber)
        self.table.connect(subscriber.access)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self.table.disconnect(subscriber.access)

    def readmit(self, subscriber: Subscriber, access: Access) -> None:
        """Go on with a subscriber who has another key now, and perhaps a seat."""
        connected = subscriber in self.subscribers
        self.unsubscribe(subscriber)
        subscriber.access = access
        subscriber.audience = audience_of(access, subscriber.audience.language)
        if connected:
            self.subscribe(subscriber)

    def notify(self, notice: Notice) -> None:
        """Send a notice to all subscribers; the message of each audience is built once."""
        if isinstance(notice, TableClosed):
            self.dismiss()
            return
        if isinstance(notice, KeysChanged):
            self._dismiss_strangers()
            return
        build = self._builder(notice)
        built: dict[Audience, str] = {}
        for subscriber in self.subscribers:
            audience = subscriber.audience
            if audience not in built:
                built[audience] = build(audience)
            subscriber.send(built[audience])
        if isinstance(notice, ChoiceMade) and self.table.match is not None:
            self.metrics.decisions += len(notice.entries)
            self._shown.note_step(self.table.match)

    def dismiss(self) -> None:
        """Ask all subscribers to connect again."""
        for subscriber in list(self.subscribers):
            subscriber.dismiss()

    def _dismiss_strangers(self) -> None:
        """Part with those whose link or key is no longer in force: from now on they receive nothing."""
        for subscriber in list(self.subscribers):
            if not self.table.keys.opens(subscriber.access):
                self.unsubscribe(subscriber)
                subscriber.dismiss()

    def _builder(self, notice: Notice) -> Callable[[Audience], str]:
        """The function that builds the message of a notice for an audience."""
        if isinstance(notice, ChoiceMade) and self._shown.precede(notice.entries[0].entry.number):
            entries = notice.entries
            return lambda audience: self.step(entries, audience)
        if isinstance(notice, SeatsChanged):
            seats = _text(protocol.Seats(self.seats(), self.table.presence.onlookers))
            return lambda _audience: seats
        if isinstance(notice, ProposalChanged):
            proposal = _text(protocol.Proposal(self.proposal(), self.table.proposals.ended_by))
            return lambda _audience: proposal
        if isinstance(notice, UtteranceMade):
            said = _text(protocol.Said(_spoken(notice.utterance)))
            return lambda _audience: said
        return self.whole

    def presenter(self, language: str) -> Presenter:
        """The presenter of this table in a language; a new one after the names changed."""
        table, names = self.table, self.table.seat_names
        presenter = self._presenters.get(language)
        if presenter is None or presenter.names != names:
            presenter = self._presenters[language] = Presenter(table.game, table.stage, language, names)
        return presenter

    # Messages.

    def whole(self, audience: Audience) -> str:
        """The whole table, as an audience may see it."""
        table, presenter, seat = self.table, self.presenter(audience.language), audience.seat
        match, entries = table.match, table.history.entries[-SENT_LINES:]
        view = None if match is None else self._shown.view(match, seat)
        open_hands = match is not None and table.game.open_hands(match.state)
        if match is not None:
            self._shown.note_whole(match, seat)
        return _text(
            protocol.Table(
                table=table.id,
                game=table.game.id,
                options=dict(table.options.settings),
                phase=cast(Any, table.phase),
                you=seat,
                founder=audience.founder,
                invited=self.invited(audience),
                seats=self.seats(),
                onlookers=table.presence.onlookers,
                language=audience.language,
                cooperative=table.game.cooperative,
                open_hands=open_hands,
                seed_hash=None if match is None else match.log.header.seed_hash,
                pace=table.pace,
                clock=self.clock(),
                lost=table.lost,
                rated=table.rated,
                free_text=table.free_text,
                daily=None if table.daily is None else table.daily.day,
                cup=None if table.cup is None else table.cup.cup,
                hints=table.hints_allowed(seat),
                asking=table.asking(seat),
                scene=None if view is None else table.stage.scene(view),
                threats=[] if view is None else presenter.words.threats(view.seen),
                lines=[presenter.line(entry, seat, open_hands=open_hands) for entry in entries],
                decision=None if view is None else self.decision(presenter, view, seat),
                proposal=self.proposal(),
                outcome=None if view is None else self.outcome(presenter, view),
                spoken=[_spoken(utterance) for utterance in table.spoken],
            )
        )

    def invited(self, audience: Audience) -> int | None:
        """The seat that an audience may take: that of its invitation, or a free one of a table open to everybody."""
        if audience.invited is None and audience.seat is None and not audience.founder:
            return open_seat(self.table)
        return audience.invited

    def step(self, entries: list[HistoryEntry], audience: Audience) -> str:
        """The last choices and what followed from them, as an audience may know it."""
        table, presenter, seat = self.table, self.presenter(audience.language), audience.seat
        match = table.match
        if match is None:
            raise ValueError("there are no steps before the game begins")
        view, open_hands = self._shown.view(match, seat), table.game.open_hands(match.state)
        lines = [presenter.line(entry, seat, open_hands=open_hands) for entry in entries]
        return _text(
            protocol.Step(
                line=lines[0],
                then=lines[1:],
                scene=cast(Any, self._shown.changes(match, view, seat)),
                threats=presenter.words.threats(view.seen),
                decision=self.decision(presenter, view, seat),
                outcome=self.outcome(presenter, view),
            )
        )

    def decision(self, presenter: Presenter, view: Any, seat: int | None) -> protocol.Decision | None:
        table, match = self.table, self.table.match
        actor = None if match is None else match.actor
        if match is None or actor is None:
            return None
        own = actor == seat
        return protocol.Decision(
            number=table.decision,
            seat=actor,
            question=presenter.words.question(view.seen),
            actions=presenter.actions(view, table.game.legal(match.state)) if own else [],
            undo=seat is not None and match.can_undo(seat) and policy.may_go_back(match),
            picking=own and table.game.picking(match.state),
            picks=presenter.picks(view, match.picks(actor)) if own else [],
            left=None if (left := table.seconds_left()) is None else round(max(left, 0), 1),
            automatic=own and table.answers_for(actor),
            settlements=cast(Any, [] if seat is None else policy.settlements(match, table.seats, seat)),
        )

    def seats(self) -> list[protocol.SeatInfo]:
        table = self.table
        return [
            protocol.SeatInfo(
                seat=number,
                name=seat.name or None,
                bot=seat.bot,
                person=seat.person,
                present=seat.present,
                devices=len(seat.devices),
                free=seat.person and not table.keys.taken(number),
                handed=seat.handed,
                returns=seat.returns,
                reserve=None if table.clock is None else table.clock.reserves[number] // 1000,
                nudged=seat.nudged,
                look=None if seat.look is None else protocol.Look(*cast(Any, seat.look)),
                replaceable=table.replaceable(number),
            )
            for number, seat in enumerate(table.seats)
        ]

    def clock(self) -> protocol.ClockSetting | None:
        clock = self.table.clock
        if clock is None:
            return None
        return protocol.ClockSetting(clock.rule.decision, clock.rule.reserve, clock.rule.bot)

    def proposal(self) -> protocol.ProposalState | None:
        proposals = self.table.proposals
        proposal = proposals.open
        if proposal is None:
            return None
        return protocol.ProposalState(
            number=proposal.number,
            kind=cast(Any, proposal.kind),
            seat=proposal.seat,
            agreed=proposal.agreed,
            waiting=proposals.waiting,
            line=proposal.line,
            absent=proposal.absent,
            bot=proposal.bot,
        )

    def outcome(self, presenter: Presenter, view: Any) -> protocol.GameOutcome | None:
        match = self.table.match
        outcome = None if match is None else match.outcome
        if match is None or outcome is None:
            return None
        return presenter.outcome(outcome, view, self.table.history.chart.rows(), self.table.seed)

    def hint(self, audience: Audience, number: int, advice: Advice) -> protocol.HintAnswer:
        """What the coach would do in a seat's place, in words; from the seat's view alone."""
        table, presenter = self.table, self.presenter(audience.language)
        match, seat = table.running(audience.seat)
        view, text, words = table.game.view(match.state, seat), table.game.notation.text, presenter.words.action
        return protocol.HintAnswer(
            id=number,
            decision=table.decision,
            chance=advice.chance,
            reason=reason_text(presenter.say, table.game.id, advice, lambda action: words(view.seen, action)),
            equal=advice.equal,
            options=[
                protocol.AdvisedAction(
                    text(option.action), words(view.seen, option.action), option.chance, option.share
                )
                for option in advice.options
            ],
        )

    def why(self, audience: Audience, decision: int, path: list[str]) -> tuple[str | None, str]:
        """Which rule forbids every action with the selected things, in words."""
        table, presenter = self.table, self.presenter(audience.language)
        match, _ = table.answering(audience.seat or 0, decision)
        if match.actor is None or match.actor != audience.seat:
            return None, presenter.say("table-not-asked", name=table.seat_names[match.actor or 0])
        return presenter.why(table.game.view(match.state, audience.seat), path)


def _spoken(utterance: Utterance) -> protocol.Spoken:
    return protocol.Spoken(utterance.seat, utterance.phrase, utterance.text, utterance.handle)


def _text(message: protocol.ServerMessage) -> str:
    return encode(message).decode()
