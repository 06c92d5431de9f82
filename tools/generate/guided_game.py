"""Plays the game of a guide to its end, and prints what the page of the first seat receives, as JSON.

python tools/generate/guided_game.py '{"game": "…", "seats": […], "options": {…}, "seed": "…"}'
python tools/generate/guided_game.py '…' --follow

The rivals are the bots of that table. The first seat is played by a bot as well, and everything is printed in every
language; or it follows the guide: then each message is a line, in English, and each decision of the seat is answered
by a line with the handles that the guide points at. Where it points at nothing that can be done, the bot decides. The
tests of the browser client follow their guide through both.
"""

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any, get_args

from siegeworks.bots import make_bot
from siegeworks.games import load_game, load_stage
from siegeworks.kernel.match import Match
from siegeworks.server import protocol
from siegeworks.server.game_pages import words_of
from siegeworks.server.packing import encode
from siegeworks.server.presenter import Presenter
from siegeworks.table.bot_turns import seated_bot
from siegeworks.table.history import History

PLAYER = "greedy"
OWN_SEAT = 0
FOLLOW = "--follow"
Answer = Callable[[protocol.Step], Sequence[str]]
"""The handles that the guide points at after a step with a decision of the first seat."""


class GuidedGame:
    """One game, and the messages about it for its first seat."""

    def __init__(self, request: dict[str, Any], languages: Sequence[protocol.Language]) -> None:
        self.game = load_game(request["game"])
        self.stage = load_stage(self.game)
        options = self.game.options(request["options"] | {"seats": str(len(request["seats"]))})
        names = [f"Player {number}" for number in range(1, options.seats + 1)]
        self.match = Match(self.game, options, tuple(names), request["seed"])
        self.rivals = [seat.get("bot", PLAYER) for seat in request["seats"]]
        self.history = History(self.game, self.stage)
        self.presenters = {language: Presenter(self.game, self.stage, language, names) for language in languages}
        self.steps: dict[str, list[protocol.Step]] = {language: [] for language in self.presenters}

    def play(self, answer: Answer) -> None:
        """The deal, then every choice of the first seat and the bots."""
        own = make_bot(PLAYER, self.game, f"guide {OWN_SEAT}")
        self.history.add(self.match, self.match.events)
        step = self.note()
        while (seat := self.match.actor) is not None:
            view = self.game.view(self.match.state, seat)
            bot = own if seat == OWN_SEAT else seated_bot(self.match, seat, self.rivals[seat])
            action = bot.choose(view, self.game.canonical(self.match.state))
            if seat == OWN_SEAT:
                action = self.pointed(step, answer(step), action)
            self.history.add(self.match, self.match.play(seat, action))
            step = self.note()
        answer(step)

    def pointed(self, step: protocol.Step, handles: Sequence[str], liked: int) -> int:
        """The action that needs most of the handles; without any, the one that is liked."""
        actions = [] if step.decision is None else step.decision.actions
        fitting = [action for action in actions if action.path and action.path[0] in handles]
        if not fitting:
            return liked
        best = max(fitting, key=lambda action: len(set(handles).intersection(action.path)))
        return self.game.notation.parse(best.action)

    def note(self) -> protocol.Step:
        """The last choice and what followed from it, in every language."""
        view = self.game.view(self.match.state, OWN_SEAT)
        outcome, chart = self.match.outcome, self.history.chart.rows()
        for language, presenter in self.presenters.items():
            step = protocol.Step(
                line=presenter.line(self.history.entries[-1], OWN_SEAT, open_hands=False),
                then=[],
                scene=self.stage.scene(view),
                threats=[],
                decision=self.decision(presenter, view),
                outcome=None if outcome is None else presenter.outcome(outcome, view, chart, self.match.seed),
            )
            self.steps[language].append(step)
        return step

    def decision(self, presenter: Presenter, view: Any) -> protocol.Decision | None:
        actor = self.match.actor
        if actor is None:
            return None
        return protocol.Decision(
            number=len(self.match.log.entries),
            seat=actor,
            question=presenter.words.question(view.seen),
            actions=presenter.actions(view, self.game.legal(self.match.state)) if actor == OWN_SEAT else [],
            undo=False,
            picking=False,
            picks=[],
            left=None,
            automatic=False,
        )


def record(request: dict[str, Any]) -> None:
    """Play the whole game, and print it in every language."""
    guided = GuidedGame(request, get_args(protocol.Language))
    guided.play(lambda _: ())
    languages = [
        {"language": language, "words": words_of(guided.game, guided.stage, language), "steps": guided.steps[language]}
        for language in get_args(protocol.Language)
    ]
    sys.stdout.buffer.write(encode(languages))


def follow(request: dict[str, Any]) -> None:
    """Print the words and each step, and read what the guide points at whenever the first seat decides."""
    guided = GuidedGame(request, ["en"])
    sent = 0

    def send(message: Any) -> None:
        sys.stdout.buffer.write(encode(message) + b"\n")
        sys.stdout.buffer.flush()

    def answer(step: protocol.Step) -> Sequence[str]:
        nonlocal sent
        for waiting in guided.steps["en"][sent:]:
            send(waiting)
        sent = len(guided.steps["en"])
        return () if step.outcome else list(json.loads(sys.stdin.readline()))

    send(words_of(guided.game, guided.stage, "en"))
    guided.play(answer)


if __name__ == "__main__":
    (follow if FOLLOW in sys.argv else record)(json.loads(sys.argv[1]))
