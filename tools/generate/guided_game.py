"""Plays the game of a guide to its end with bots, and prints what the page of the first seat receives, as JSON.

python tools/generate/guided_game.py '{"game": "…", "seats": […], "options": {…}, "seed": "…"}'

The tests of the browser client follow their guide through it, in every language.
"""

import json
import sys
from typing import Any, get_args

from siegeworks.bots import make_bot
from siegeworks.games import load_game, load_stage
from siegeworks.kernel.match import Match
from siegeworks.server import protocol
from siegeworks.server.game_pages import words_of
from siegeworks.server.packing import encode
from siegeworks.server.presenter import Presenter
from siegeworks.table.history import History

PLAYER = "greedy"
OWN_SEAT = 0


class GuidedGame:
    """One game, and the messages about it for its first seat."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.game = load_game(request["game"])
        self.stage = load_stage(self.game)
        options = self.game.options(request["options"] | {"seats": str(len(request["seats"]))})
        names = [f"Player {number}" for number in range(1, options.seats + 1)]
        self.match = Match(self.game, options, tuple(names), request["seed"])
        self.history = History(self.game, self.stage)
        self.presenters = {
            language: Presenter(self.game, self.stage, language, names) for language in get_args(protocol.Language)
        }
        self.steps: dict[str, list[protocol.Step]] = {language: [] for language in self.presenters}

    def play(self) -> None:
        """The deal, then every choice of the bots."""
        bots = [make_bot(PLAYER, self.game, f"guide {seat}") for seat in range(self.match.options.seats)]
        self.history.add(self.match, self.match.events)
        self.note()
        while (seat := self.match.actor) is not None:
            view = self.game.view(self.match.state, seat)
            action = bots[seat].choose(view, self.game.canonical(self.match.state))
            self.history.add(self.match, self.match.play(seat, action))
            self.note()

    def note(self) -> None:
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


def main(request: str) -> None:
    guided = GuidedGame(json.loads(request))
    guided.play()
    languages = [
        {"language": language, "words": words_of(guided.game, guided.stage, language), "steps": guided.steps[language]}
        for language in get_args(protocol.Language)
    ]
    sys.stdout.buffer.write(encode(languages))


if __name__ == "__main__":
    main(sys.argv[1])
