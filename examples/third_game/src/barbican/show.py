"""Barbican before people's eyes: the scene that pages draw, and the words that everybody reads."""

from collections.abc import Sequence
from typing import Any

from barbican.game import Barbican
from barbican.rules import ANSWER, ASSAULT, KINDS, LET_THROUGH, MUSTER, NOTHING, RESULTS, State, actor
from barbican.views import View
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import BaseStage, BaseWords


class BarbicanStage(BaseStage):
    """The game as a page shows it. Everything comes from a view, so nothing hidden can get through."""

    def __init__(self, game: Barbican) -> None:
        self.game = game

    def scene(self, view: View) -> Json:
        """What is on the table; turn and outcome are shown by every page anyway."""
        shown = self.game.view_document(view)
        return {name: shown[name] for name in ("gates", "assault", "pile", "discard")}

    def path(self, view: View, action: int) -> Sequence[str]:  # noqa: ARG002 - the same for every seat
        """The things on the table that lead to an action; a button starts with `do:`."""
        if action in (MUSTER, LET_THROUGH):
            return (f"do:{self.game.notation.text(action).replace(' ', '-')}",)
        return (f"card:{KINDS[action - (ASSAULT if action < MUSTER else ANSWER)]}",)

    def event(self, seen: SeenEvent) -> Json:
        return {name: KINDS[number] if name == "card" else number for name, number in seen.fields.items()}

    def things(self, words: "BarbicanWords") -> Json:
        return {"cards": {kind: words.card(number) for number, kind in enumerate(KINDS)}}

    def chart(self, view: View) -> dict[str, int]:
        return {f"stones:{seat}": stones for seat, stones in enumerate(view.seen.stones)}

    def title(self, words: "BarbicanWords", view: View) -> str | None:  # noqa: ARG002 - no titles in this game
        return None


class BarbicanWords(BaseWords):
    """The game in words: `say` gives a message of `texts/<language>/game.ftl` with its facts."""

    def __init__(self, say: Say, language: str, tables: Any, names: Sequence[str]) -> None:  # noqa: ARG002 - the contract
        self.say = say
        self.names = names

    def card(self, kind: int) -> str:
        return self.say(f"card-{KINDS[kind]}", strength=kind + 1)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat)

    def action(self, s: State, action: int, *, short: bool = False) -> str:  # noqa: ARG002 - all are short
        if action == MUSTER:
            return self.say("action-muster")
        if action == LET_THROUGH:
            return self.say("action-let-through")
        if action < MUSTER:
            return self.say("action-assault", card=self.card(action - ASSAULT))
        return self.say("action-answer", card=self.card(action - ANSWER))

    def event(self, seen: SeenEvent) -> str:
        facts: dict[str, object] = dict(seen.fields)
        if "seat" in facts:
            facts["name"] = self.name(seen.fields["seat"])
        facts["card"] = self.card(seen.fields["card"]) if "card" in facts else "hidden"
        return self.say(f"event-{seen.name}", **facts)

    def question(self, s: State) -> str:
        if s.assault == NOTHING:
            return self.say("question-turn", name=self.name(s.active))
        return self.say("question-answer", name=self.name(actor(s)), card=self.card(s.assault))

    def threats(self, s: State) -> list[str]:
        return [
            *(
                self.say("gate", name=self.name(seat), stones=s.stones[seat], cards=len(s.hands[seat]))
                for seat in (0, 1)
            ),
            self.say("pile", cards=len(s.pile)),
        ]

    def outcome(self, s: State) -> str:
        winner = "none" if s.winner == NOTHING else self.name(s.winner)
        return self.say(f"outcome-{RESULTS[s.result]}", winner=winner)

    def rule(self, rule_id: str) -> str:
        return self.say(f"rule-{rule_id}")
