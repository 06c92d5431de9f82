"""Wording: actions, events, questions, threats and outcomes of The Siege of Runedar as text.

Texts come from the catalogs in `texts/` through `say`, names of cards and tiles from the tables.
A state may be complete or what a view shows of it; the texts use only what is visible.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar import odds as attack_odds
from siegeworks.games.runedar.actions import (
    ACTIVATE,
    AIM,
    CARD_DISCARD,
    CARD_USE,
    CONTINUE,
    DIG_GOBLIN,
    DONE,
    END,
    FILL,
    GIVE,
    HIRE_CATAPULT,
    HIRE_GOBLIN,
    HIRE_ORCS,
    HIRE_SIEGE,
    HIRE_TROLL,
    HIT_GOBLIN,
    HIT_ORC,
    HIT_TROLL,
    PASS,
    PER_CARD,
    REMOVE,
    REVEAL,
    ROLL,
    STOP,
    TAKE_SPACE,
    notation,
)
from siegeworks.games.runedar.events import VOCABULARY
from siegeworks.games.runedar.names import (
    AIM_CATAPULT,
    AIM_NAMES,
    ANY,
    CATAPULT_CARDS,
    DECK_NAMES,
    DECKS,
    DICE,
    DIRECT,
    FIRST_FIELD,
    FIRST_WALL,
    FIRST_WORKSHOP,
    GOBLIN_FIXED,
    GOBLIN_KIND_NAMES,
    GOLD_REASON_NAMES,
    HIDDEN,
    HIRE_FOR_CATAPULT,
    HIRE_FOR_GOBLIN,
    HIRE_FOR_ORCS,
    HIRE_FOR_SIEGE,
    HIRE_FOR_TROLL,
    HITS_PER_DIRECT,
    IN_RESERVE,
    MACHINE_NAMES,
    MAGIC_STEPS,
    MERCENARY_NAMES,
    MOST_CIRCLES,
    MOVE,
    ORC_FIGURES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    RESULT_NAMES,
    RUNNING,
    SIEGE_CARDS,
    SPACES,
    TROLL_TILES,
    USE_NAMES,
    USES,
    WON,
    WORKSHOPS,
)
from siegeworks.games.runedar.obstacles import obstacle
from siegeworks.games.runedar.rules.forecast import let_happen, let_happen_after
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.tables import Tables, move_steps, rank_reached
from siegeworks.kernel.events import EventKind, Field, SeenEvent
from siegeworks.kernel.frames import Frame
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import BaseWords, percent

EVENT_KINDS: Final[dict[str, EventKind]] = {kind.name: kind for kind in VOCABULARY.kinds}
ENEMY_NAMES: Final = ("troll", "goblin")
"""The enemy whose circle was covered, by the number in the event."""

PLAIN_ACTIONS: Final = {
    ROLL: "roll", STOP: "stop", HIT_ORC: "hit-orc", REVEAL: "reveal", CONTINUE: "continue", DONE: "done", END: "end",
}  # fmt: skip
HIRED_WITHOUT_TARGET: Final = {
    HIRE_ORCS: HIRE_FOR_ORCS, HIRE_CATAPULT: HIRE_FOR_CATAPULT, HIRE_SIEGE: HIRE_FOR_SIEGE,
}  # fmt: skip

Worded = str | None
"""The text of an action; None if the action names something that is not on the table."""


class Wording(BaseWords):
    """The words of one game in one language, with its content and the names of the players at its table."""

    def __init__(self, say: Say, language: str, tables: Tables, seat_names: Sequence[str]) -> None:
        self.say = say
        self.language = language
        self.tables = tables
        self.content = tables.content
        self.seat_names = seat_names

    # Names of things.

    def seat(self, seat: int) -> str:
        return self.seat_names[seat]

    def card(self, card: int) -> str:
        return self.tables.card_names[card][self.language]

    def goblin_name(self, tile: int) -> str:
        return self.tables.goblin_names[tile][self.language]

    def troll_name(self, tile: int) -> str:
        return self.tables.troll_names[tile][self.language]

    def mercenary(self, mercenary: int) -> str:
        return self.tables.mercenary_names[mercenary][self.language]

    def place(self, place: int) -> str:
        return self.say(f"place-{PLACE_NAMES[place]}")

    def resource(self, resource: int) -> str:
        return self.say(f"resource-{RESOURCE_NAMES[resource]}")

    def use(self, use: int) -> str:
        return self.say(f"use-{USE_NAMES[use]}")

    def machine(self, machine: int) -> str:
        return self.say(f"machine-{MACHINE_NAMES[machine]}")

    def deck(self, deck: int) -> str:
        return self.say(f"deck-{DECK_NAMES[deck]}")

    def face(self, face: int) -> str:
        if self.content.die_crossbow[face]:
            return self.say("face-crossbow")
        return self.say("face-hit", hits=self.content.die_hits[face])

    # Descriptions.

    def goblin(self, tile: int) -> str:
        """The name of a goblin with what it needs."""
        kind = self.content.goblin_kind[tile]
        message_id = f"goblin-kind-{GOBLIN_KIND_NAMES[kind]}"
        if kind == GOBLIN_FIXED:
            need = self.content.goblin_need[tile * RESOURCES : (tile + 1) * RESOURCES]
            demand = self.say(message_id, **dict(zip(RESOURCE_NAMES, need, strict=True)))
        else:
            demand = self.say(message_id, amount=self.content.goblin_amount[tile])
        return f"{self.goblin_name(tile)}. {demand}"

    def troll(self, tile: int) -> str:
        """The name of a troll with the hits that its circles need."""
        first = tile * MOST_CIRCLES
        circles = self.content.troll_hits[first : first + self.content.troll_circles[tile]]
        needed = self.say("troll-circles", circles=", ".join(str(hits) for hits in circles))
        return f"{self.troll_name(tile)}. {needed}"

    def siege_card(self, card: int) -> str:
        """The effects of a siege card, in the order in which they happen."""
        parts: list[str] = []
        orcs = self.content.siege_orcs[card]
        if orcs:
            field = PLACE_NAMES[FIRST_FIELD + self.content.siege_wall[card]]
            parts.append(self.say("siege-orcs", count=orcs, place_at=self.say(f"place-{field}-at")))
        machine = self.content.siege_machine[card]
        if machine != HIDDEN:
            parts.append(self.say("siege-machine", machine=self.machine(machine)))
        if self.content.siege_arrow[card]:
            parts.append(self.say("siege-arrow"))
        return ", ".join(parts)

    def card_uses(self, card: int) -> list[str]:
        """The lines of a card as short labels, beginning with moving; direct lines show their number of hits."""
        labels: list[str] = []
        for use in (MOVE, *range(MOVE)):
            value = self.tables.card_use[card * USES + use]
            if value == 0:
                continue
            if use == DIRECT:
                value *= HITS_PER_DIRECT
            labels.append(f"{self.use(use)} {'∞' if use == MOVE and value == MAGIC_STEPS else value}")
        return labels

    def rule(self, rule_id: str) -> str:
        return self.say(f"rule-{rule_id}")

    def obstacle(self, s: State, action: int, rule_id: str) -> str | None:
        return obstacle(self.say, s, action, rule_id)

    # Actions.

    def action(self, s: State, action: int, *, short: bool = False) -> str:
        """What an action does; `short` leaves out the card, for lists under the name of that card.

        An action that names something that is not on the table is shown in its notation.
        """
        return self._worded(s, action, short=short) or notation(self.tables.card_ids).text(action)

    def _worded(self, s: State, action: int, *, short: bool) -> Worded:
        if action < AIM:
            return self._card_action(action // PER_CARD, action % PER_CARD, short=short)
        if action >= PASS:
            return self.say(f"action-pass{'-short' if short else ''}", card=self.card(action - PASS))
        if action == END and _hand_is_empty(s):
            return self.say("action-end-turn")
        if action in PLAIN_ACTIONS:
            return self.say(f"action-{PLAIN_ACTIONS[action]}")
        if action in HIRED_WITHOUT_TARGET:
            return self._hire(HIRED_WITHOUT_TARGET[action])
        first, word = next((first, word) for first, word in reversed(self._actions) if first <= action)
        return word(self, s, action - first)

    def _card_action(self, card: int, use: int, *, short: bool) -> str:
        name = self.card(card)
        if use == CARD_DISCARD:
            return self.say("action-discard", card=name)
        ending = "-short" if short else ""
        if use < CARD_USE:
            sort = "magic" if move_steps(self.tables, card) == MAGIC_STEPS else "move"
            way = self.say(f"place-{PLACE_NAMES[use]}-to")
            return self.say(f"action-{sort}{ending}", card=name, place_to=way)
        use -= CARD_USE
        value = self.tables.card_use[card * USES + use]
        if use == ANY:
            return self.say(f"action-work-any{ending}", card=name, amount=value)
        if use < RESOURCES:
            return self.say(f"action-work{ending}", card=name, amount=value, resource=self.resource(use))
        hits = value * HITS_PER_DIRECT
        return self.say(f"action-{USE_NAMES[use]}{ending}", card=name, dice=value, hits=hits, amount=value)

    def _aim(self, _s: State, target: int) -> Worded:
        if target <= AIM_CATAPULT:
            return self.say("action-aim-machine", machine=self.machine(target))
        return self.say("action-aim-place", place=self.say(f"place-{AIM_NAMES[target]}"))

    def _give(self, s: State, target: int) -> Worded:
        frame = s.frames[-1]
        if not isinstance(frame, f.PlaceFrame):
            return None
        resource = self.resource(frame.resource)
        if target < SPACES:
            return self._on_space(s, target, "action-give-space", resource=resource)
        return self._at_goblin(s, target - SPACES, "action-give-goblin", resource=resource)

    def _hit_goblin(self, s: State, slot: int) -> Worded:
        tile = s.goblin_tile[slot]
        if tile == HIDDEN:
            return None
        hits = self.content.goblin_amount[tile]
        return self.say("action-hit-goblin", goblin=self.goblin_name(tile), hits=hits)

    def _hit_troll(self, s: State, target: int) -> Worded:
        """Name the circle and the hits it shows, even in a ranged attack, where each circle needs only one."""
        slot, circle = divmod(target, MOST_CIRCLES)
        tile = s.troll_tile[slot]
        if tile == HIDDEN or circle >= self.content.troll_circles[tile]:
            return None
        hits = self.content.troll_hits[tile * MOST_CIRCLES + circle]
        return self.say("action-hit-troll", troll=self.troll_name(tile), circle=circle + 1, hits=hits)

    def _dig_goblin(self, s: State, slot: int) -> Worded:
        return self._at_goblin(s, slot, "action-dig-goblin")

    def _take(self, s: State, space: int) -> Worded:
        return self._on_space(s, space, "action-take")

    def _hire_for_goblin(self, s: State, slot: int) -> Worded:
        tile = s.goblin_tile[slot]
        return None if tile == HIDDEN else self._hire(HIRE_FOR_GOBLIN, self.goblin_name(tile))

    def _hire_for_troll(self, s: State, slot: int) -> Worded:
        tile = s.troll_tile[slot]
        return None if tile == HIDDEN else self._hire(HIRE_FOR_TROLL, self.troll_name(tile))

    def _hire(self, mercenary: int, target: str = "") -> str:
        message_id = f"action-hire-{MERCENARY_NAMES[mercenary]}"
        price = self.content.price[mercenary]
        return self.say(message_id, name=self.mercenary(mercenary), price=price, target=target)

    def _activate(self, _s: State, machine: int) -> Worded:
        return self.say("action-activate", machine=self.machine(machine))

    def _remove(self, s: State, space: int) -> Worded:
        return self._on_space(s, space, "action-remove")

    def _fill(self, _s: State, target: int) -> Worded:
        space, deck = divmod(target, DECKS)
        return self.say("action-fill", space=space + 1, deck=self.deck(deck))

    def _on_space(self, s: State, space: int, message_id: str, **facts: object) -> Worded:
        card = s.board_card[space]
        return None if card == HIDDEN else self.say(message_id, card=self.card(card), space=space + 1, **facts)

    def _at_goblin(self, s: State, slot: int, message_id: str, **facts: object) -> Worded:
        tile = s.goblin_tile[slot]
        return None if tile == HIDDEN else self.say(message_id, goblin=self.goblin_name(tile), **facts)

    def confirmation(self, s: State, action: int) -> str | None:
        """What a hire costs, what it does, and what would be lost right now without it."""
        if not HIRE_ORCS <= action < ACTIVATE or self._worded(s, action, short=False) is None:
            return None
        mercenary, slot = _hired(action)
        price = self.content.price[mercenary]
        cost = self.say("confirm-hire", name=self.mercenary(mercenary), price=price, left=s.gold - price)
        return " ".join([cost, self._hire_effect(s, action, mercenary), self._averted(s, mercenary, slot)])

    def hire_target(self, s: State, action: int) -> str:
        """The goblin or the troll that a hire defeats."""
        mercenary, slot = _hired(action)
        goblin = mercenary == HIRE_FOR_GOBLIN
        return self.goblin_name(s.goblin_tile[slot]) if goblin else self.troll_name(s.troll_tile[slot])

    def _hire_effect(self, s: State, action: int, mercenary: int) -> str:
        if mercenary == HIRE_FOR_ORCS:
            return self.say("confirm-hire-orcs", count=_orcs_inside(s))
        if mercenary in (HIRE_FOR_GOBLIN, HIRE_FOR_TROLL):
            return self.say("confirm-hire-target", target=self.hire_target(s, action))
        frame = s.frames[-1]
        if isinstance(frame, f.SiegeFrame) and mercenary == HIRE_FOR_SIEGE:
            return self.say("confirm-hire-siege", siege=self.siege_card(frame.card))
        return self.say("confirm-hire-catapult")

    def _averted(self, s: State, mercenary: int, slot: int) -> str:
        """What the pending machine or siege card would cost without this hire, as the rules carry it out."""
        without, after = let_happen(s), let_happen_after(s, mercenary, slot)
        if without.result > WON and after.result <= WON:
            return self.say("confirm-averts-defeat")
        saved = after.gold + self.content.price[mercenary] - without.gold
        return self.say("confirm-saves", gold=max(saved, 0))

    def odds(self, s: State, action: int) -> str | None:
        """How likely each enemy falls to the attack that is about to be rolled."""
        if not AIM <= action <= ROLL:
            return None
        found = attack_odds.chances(s, None if action == ROLL else action - AIM)
        said = [self.say("odds-enemy", enemy=self._enemy(enemy), percent=percent(chance)) for enemy, chance in found]
        return self.say("odds-attack", enemies=", ".join(said)) if said else None

    def _enemy(self, enemy: attack_odds.Enemy) -> str:
        kind, number = enemy
        if kind == attack_odds.ORC:
            return self.say("odds-orcs", count=number)
        if kind == attack_odds.GOBLIN:
            return self.goblin_name(number)
        return self.troll_name(number) if kind == attack_odds.TROLL else self.machine(number)

    # Events and questions.

    def event(self, seen: SeenEvent) -> str:
        """What happened, with only the facts that the reader may see."""
        kind = EVENT_KINDS[seen.name]
        facts: dict[str, object] = {}
        for field in kind.fields:
            if field.name in seen.fields:
                facts |= self._field(kind, field, seen.fields[field.name])
        hidden = "" if len(seen.fields) == len(kind.fields) else "-hidden"
        return self.say(f"event-{seen.name}{hidden}", **facts)

    def _field(self, kind: EventKind, field: Field, number: int) -> dict[str, object]:
        """The text for a number of an event; an enemy is described when it is revealed, later only named."""
        if kind.reveals and field.kind == "goblin":
            return {field.name: self.goblin(number)}
        if kind.reveals and field.kind == "troll":
            return {field.name: self.troll(number)}
        facts = {field.name: self._named[field.kind](self, number)}
        if field.kind == "place":
            facts[f"{field.name}_to"] = self.say(f"place-{PLACE_NAMES[number]}-to")
            facts[f"{field.name}_at"] = self.say(f"place-{PLACE_NAMES[number]}-at")
        return facts

    def question(self, s: State) -> str:
        """The question to the active seat; the outcome if the game is over."""
        if s.result != RUNNING:
            return self.outcome(s)
        frame = s.frames[-1]
        ending = ""
        if isinstance(frame, f.SiegeFrame) and frame.step == f.SIEGE_BEFORE_ARROW:
            ending = "-arrow"
        elif frame.kind == f.CARD_PHASE and _hand_is_empty(s):
            ending = "-empty"
        return self.say(f"ask-{f.FRAME_NAMES[frame.kind]}{ending}", **self._asked(s, frame))

    def _asked(self, s: State, frame: Frame) -> dict[str, object]:
        """The facts of a frame; dice beyond the maximum of a roll are not counted (R-DICE-CAP)."""
        match frame:
            case f.ActivationFrame(_, machine):
                return {"machine": self.machine(machine)}
            case f.SiegeFrame(_, card):
                return {"siege": self.siege_card(card)}
            case f.GatherFrame():
                return {"dice": min(frame.dice, DICE), "hits": frame.direct * HITS_PER_DIRECT}
            case f.AssignFrame():
                return {"hits": frame.hits}
            case f.PlaceFrame(_, resource, left):
                return {"resource": self.resource(resource), "amount": left}
            case f.DigFrame(_, left):
                return {"amount": left}
            case f.TakeFrame(_, space):
                return {"card": self.card(s.board_card[space])}
        return {}

    # Threats and outcomes.

    def threats(self, s: State) -> list[str]:
        """The immediate threats, then how much is left before each kind of defeat."""
        near = self._near_threats(s) or [self.say("threat-none")]
        return [
            *near,
            self.say("threat-siege-left", count=SIEGE_CARDS - s.siege_next),
            self.say("threat-orcs-left", count=ORC_FIGURES - s.orcs_out),
            self.say("threat-trolls-left", count=TROLL_TILES - s.troll_next),
            self.say("threat-catapult-left", count=CATAPULT_CARDS - s.catapult_next),
        ]

    def _near_threats(self, s: State) -> list[str]:
        near: list[str] = []
        thieves = _orcs_inside(s)
        if thieves:
            near.append(self.say("threat-steal", count=thieves))
        for machine, seat in enumerate(s.machine_at):
            if seat == IN_RESERVE:
                continue
            if s.machine_up[machine]:
                near.append(self.say("threat-machine", machine=self.machine(machine), seat=self.seat(seat)))
            else:
                near.append(self.say("threat-machine-lying", machine=self.machine(machine)))
        walls, fields = sum(s.orcs[FIRST_WALL:FIRST_FIELD]), sum(s.orcs[FIRST_FIELD : FIRST_FIELD + WORKSHOPS])
        if walls or fields:
            left = ORC_FIGURES - s.orcs_out
            near.append(self.say("threat-orcs-out", walls=walls, fields=fields, left=left))
        return near

    def outcome(self, s: State) -> str:
        """How a finished game ended, with the title it earned."""
        if s.result == RUNNING:
            raise ValueError("the game is not over")
        if s.result == WON:
            return self.say("end-won", gold=s.gold, title=self.title(s.gold, won=True))
        title = self.title(s.goblins_defeated, won=False)
        return self.say("end-lost", loss=RESULT_NAMES[s.result], goblins=s.goblins_defeated, title=title)

    def title(self, score: int, *, won: bool) -> str:
        """R-SCORE: the highest title of the Chronicles that a score reaches."""
        return rank_reached(self.tables.ranks, score, won=won).title[self.language]

    # Tables of methods belong to the class: each table has words in every language that is read there.

    _actions: ClassVar[list[tuple[int, Callable[["Wording", State, int], Worded]]]] = [
        (AIM, _aim), (GIVE, _give), (HIT_GOBLIN, _hit_goblin), (HIT_TROLL, _hit_troll),
        (DIG_GOBLIN, _dig_goblin), (TAKE_SPACE, _take), (HIRE_GOBLIN, _hire_for_goblin),
        (HIRE_TROLL, _hire_for_troll), (ACTIVATE, _activate), (REMOVE, _remove), (FILL, _fill),
    ]  # fmt: skip
    _named: ClassVar[dict[str, Callable[["Wording", int], object]]] = {
        "number": lambda _words, number: number, "seat": seat, "machine": machine, "troll": troll_name, "card": card,
        "gold_reason": lambda _words, reason: GOLD_REASON_NAMES[reason], "siege": siege_card, "use": use,
        "resource": resource, "goblin": goblin_name, "face": face, "enemy": lambda _words, enemy: ENEMY_NAMES[enemy],
        "mercenary": mercenary, "deck": deck, "loss": lambda _words, loss: RESULT_NAMES[loss], "place": place,
    }  # fmt: skip


def _hired(action: int) -> tuple[int, int]:
    """The mercenary of a hire and the slot of its target."""
    if HIRE_GOBLIN <= action < HIRE_TROLL:
        return HIRE_FOR_GOBLIN, action - HIRE_GOBLIN
    if HIRE_TROLL <= action < HIRE_CATAPULT:
        return HIRE_FOR_TROLL, action - HIRE_TROLL
    return HIRED_WITHOUT_TARGET[action], 0


def _orcs_inside(s: State) -> int:
    """The orcs in the workshops, each of which steals a nugget at the next arrow."""
    return sum(s.orcs[FIRST_WORKSHOP : FIRST_WORKSHOP + WORKSHOPS])


def _hand_is_empty(s: State) -> bool:
    """Whether the active seat's hand is empty, so that stopping simply ends the turn."""
    return s.hand_count[s.active] == 0
