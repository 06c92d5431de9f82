"""Wording: actions, events, questions, threats and outcomes of Castlecards as text.

Texts come from the catalogs in `texts/` through `say`, names of cards, castles and walls from the tables.
A state may be complete or what a view shows of it; the texts use only what is visible.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from siegeworks.games.castlecards import frames as f
from siegeworks.games.castlecards.actions import (
    ADD,
    ATTACK,
    BUILD,
    BUY,
    CROWN,
    DONE,
    DRAW,
    END,
    EXPLORE,
    GIVE,
    GO,
    NIGHT_ATTACK,
    POST,
    REMOVE,
    STUDY,
    UNPOST,
    WASTE,
    notation,
)
from siegeworks.games.castlecards.balance import balance
from siegeworks.games.castlecards.events import VOCABULARY
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    BACKS,
    BUILD_CARDS,
    CASTLE,
    DECK_NAMES,
    DEFENDER,
    DRAWN,
    FACE_DOWN_WEAPON,
    FIRST_ACADEMY,
    FIRST_DUNGEON,
    FIRST_WALL,
    FIRST_WEAPON,
    FORTRESS_NAMES,
    HALVES,
    LEAST_SEATS,
    MARKS,
    POSTS,
    RESULT_NAMES,
    RUNNING,
    STALEMATE,
    TARGETS,
    VILLAGE_DECK,
    VILLAGE_KINDS,
    VILLAGE_NAMES,
    WALLS_OF_MORE,
    WALLS_OF_TWO,
)
from siegeworks.games.castlecards.obstacles import obstacle
from siegeworks.games.castlecards.odds import chance_to_win, wins_unopposed
from siegeworks.games.castlecards.rules.cards import village_is_out
from siegeworks.games.castlecards.rules.disarm import removals_left
from siegeworks.games.castlecards.rules.fortress import is_living, matching, post_of, shields_of
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.tables import Tables
from siegeworks.kernel.events import EventKind, Field, Seen, SeenEvent
from siegeworks.kernel.frames import top
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import BaseWords, percent

EVENT_KINDS: Final[dict[str, EventKind]] = {kind.name: kind for kind in VOCABULARY.kinds}
DESCRIBED: Final = frozenset(("dungeon_revealed", "reaction_played", "reaction_shown"))
"""Events whose text includes the effect of the card, because it decides what comes next."""
PLAIN_ACTIONS: Final = {GO: "go", BUY: "buy", STUDY: "academy", CROWN: "king", DRAW: "draw", END: "end"}
WINDOWS: Final = (f.GATHER, f.SUPPORT, f.REACT, f.GIFT)
"""The kinds of frames in which cards are laid out."""
SCARCE: Final = 2
"""The village deck is nearly empty when it holds at most this many cards for each seat."""

Worded = str | None
"""The text of an action; None if the action names something that is not on the table."""


def walls_of(s: State) -> int:
    """C-SETUP: how many walls each fortress had at the start."""
    return WALLS_OF_TWO if s.seats == LEAST_SEATS else WALLS_OF_MORE


def walls_standing(s: State, seat: int) -> int:
    return sum(s.standing[seat * POSTS + FIRST_WALL : (seat + 1) * POSTS])


def attack_frame(s: State) -> f.AttackFrame | None:
    """The frame of the pending attack, if there is one."""
    frame = s.frames[-1] if s.depth else None
    return frame if isinstance(frame, f.AttackFrame) else None


def halves(number: int) -> str:
    """A strength as people read it: 5 halves are 2½."""
    whole, half = divmod(number, HALVES)
    return f"{whole or ''}½" if half else str(whole)


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

    def card(self, kind: int) -> str:
        return self.tables.kind_names[kind][self.language]

    def deck(self, deck: int) -> str:
        return self.say(f"deck-{DECK_NAMES[deck]}")

    def fortress(self, sort: str) -> str:
        """The general name of a castle or a wall, without its number."""
        return self.tables.fortress_names[FORTRESS_NAMES.index(sort)][self.language]

    def post(self, post: int) -> str:
        """The name of a castle, or of a wall with its number."""
        if post == CASTLE:
            return self.fortress("castle")
        return self.say("post-wall", name=self.fortress("wall"), number=post)

    def target(self, target: int) -> str:
        """The name of a post, or of one card posted there."""
        post = post_of(target)
        if target < DEFENDER:
            return self.post(post)
        return self.say("target-defender", card=self.card(matching(post)), post=self.post(post))

    # Descriptions.

    def amount(self, thing: str, number: int) -> str:
        """A number of swords or shields, counted in halves, with the matching form of the word."""
        whole, half = divmod(number, HALVES)
        return self.say(f"amount-{thing}", count=whole, half="yes" if half else "no", text=halves(number))

    def effect(self, kind: int) -> str:
        """The effect of a card: swords, shields, torches or its reaction; empty for other cards."""
        content, parts = self.content, list[str]()
        if kind >= FIRST_DUNGEON:
            return self.say("effect-dungeon", danger=content.danger[kind], treasure=content.treasure[kind])
        if content.swords[kind]:
            parts.append(self.amount("swords", content.swords[kind]))
        if content.assault[kind]:
            parts.append(self.say("effect-assault"))
        if content.post_shields[kind]:
            parts.append(self.say("effect-posted", shields=self.amount("shields", content.post_shields[kind])))
        if content.torches[kind]:
            parts.append(self.say("amount-torches", count=content.torches[kind]))
        if content.cut_swords[kind]:
            parts.append(self.say("effect-cut", swords=halves(content.cut_swords[kind])))
        if content.added_shields[kind]:
            parts.append(self.say("effect-shields", shields=halves(content.added_shields[kind])))
        if content.removed_weapons[kind]:
            parts.append(self.say("effect-weapons", count=content.removed_weapons[kind]))
        return ", ".join(parts)

    def purpose(self, kind: int) -> str:
        """What a card is for, in one short sentence."""
        if kind < VILLAGE_KINDS:
            return self.say(f"purpose-{VILLAGE_NAMES[kind]}")
        if kind < FIRST_ACADEMY:
            return self.say("purpose-assault" if self.content.assault[kind] else "purpose-weapon")
        return self.say("purpose-reaction" if kind < FIRST_DUNGEON else "purpose-dungeon")

    def deed(self, deed: str) -> str:
        """The name of an action before its cards and its target are chosen."""
        return self.say(f"deed-{deed}")

    def described(self, kind: int) -> str:
        """The name of a card with its effect."""
        effect = self.effect(kind)
        return self.say("described", name=self.card(kind), effect=effect) if effect else self.card(kind)

    def armed(self, kind: int) -> str:
        """The name of a card with its effect in an attack."""
        parts = [self.amount("swords", self.content.swords[kind])]
        if self.content.assault[kind]:
            parts.append(self.say("effect-assault"))
        return self.say("described", name=self.card(kind), effect=", ".join(parts))

    def cards(self, counts: Sequence[int], first: int = 0) -> list[str]:
        """A list of cards with the number of each kind; the counts begin with the kind `first`."""
        return [
            self.card(kind) if count == 1 else self.say("counted", count=count, card=self.card(kind))
            for kind, count in enumerate(counts, start=first)
            if count > 0
        ]

    def balance(self, s: State, frame: f.AttackFrame) -> str:
        """Swords against shields, with the number of cards that cannot be seen."""
        now = balance(s, frame)
        swords, shields = self.amount("swords", now.swords), self.amount("shields", now.shields)
        if now.hidden == 0:
            return self.say("balance", swords=swords, shields=shields)
        if now.swords == 0:
            return self.say("balance-hidden", count=now.hidden, shields=shields)
        return self.say("balance-partly", swords=swords, count=now.hidden, shields=shields)

    def hand_by_deck(self, s: State, seat: int) -> str:
        """C-BACKS: how many cards a seat holds, and how many of each deck."""
        backs = enumerate(s.hand_backs[seat * BACKS : (seat + 1) * BACKS])
        named = [f"{self.say(f'panel-{DECK_NAMES[deck]}')} {count}" for deck, count in backs if count]
        if not named:
            return self.say("panel-hand-count", count=0)
        return self.say("panel-hand-backs", count=s.hand_count[seat], backs=", ".join(named))

    def rule(self, rule_id: str) -> str:
        return self.say(f"rule-{rule_id}")

    def obstacle(self, s: State, action: int, rule_id: str) -> str | None:
        return obstacle(self, s, action, rule_id)

    # Actions.

    def action(self, s: State, action: int, *, short: bool = False) -> str:
        """What an action does; `short` leaves out what the heading of its group already says.

        An action that names something that is not on the table is shown in its notation.
        """
        return self._worded(s, action, short=short) or notation(self.tables.kind_ids).text(action)

    def odds(self, s: State, action: int) -> str | None:
        """How likely the gathered attack wins if the victim plays all it holds, and if it plays nothing."""
        chance = chance_to_win(s) if action == GO else None
        if chance is None:
            return None
        victim = top(s, f.AttackFrame).victim
        cards = s.hand_backs[victim * BACKS + ACADEMY_DECK]
        name = "odds-sure" if chance == 1 and cards else "odds-battle" if wins_unopposed(s) else "odds-weak"
        said = self.say(name, percent=percent(chance), victim=self.seat(victim), cards=cards)
        return said if s.seats == LEAST_SEATS else f"{said} {self.say('odds-unsupported')}"

    def _worded(self, s: State, action: int, *, short: bool) -> Worded:
        if action in PLAIN_ACTIONS:
            return self.say(f"action-{PLAIN_ACTIONS[action]}")
        if action == DONE:
            return self._done(s)
        first, name, word = next(family for family in reversed(self._actions) if family[0] <= action)
        return word(self, s, action - first, f"action-{name}{'-short' if short else ''}")

    def _attack(self, s: State, place: int, message_id: str) -> Worded:
        victim, target = divmod(place, TARGETS)
        if victim >= s.seats or post_of(target) > walls_of(s):
            return None
        shields = halves(shields_of(s, victim, target))
        return self.say(message_id, victim=self.seat(victim), target=self.target(target), shields=shields)

    def _add(self, s: State, kind: int, message_id: str) -> Worded:
        if self.content.copies[kind] == 0:
            return None
        window = s.frames[-1].kind if s.depth else f.TURN
        if message_id.endswith("-short"):
            shown = {f.GATHER: self.armed, f.SUPPORT: self.armed, f.REACT: self.described}.get(window, self.card)
            return self.say(message_id, card=shown(kind))
        ending = f"-{f.FRAME_NAMES[window]}" if window in WINDOWS else ""
        return self.say(f"{message_id}{ending}", card=self.card(kind))

    def _done(self, s: State) -> str:
        frame = s.frames[-1] if s.depth else None
        if isinstance(frame, f.AttackFrame) and frame.kind != f.GATHER:
            count = s.staged_count[frame.supporter if frame.kind == f.SUPPORT else frame.victim]
            return self.say(f"action-done-{f.FRAME_NAMES[frame.kind]}", count=count)
        if isinstance(frame, f.GiftFrame):
            return self.say("action-done-gift", count=s.staged_count[s.active])
        return self.say("action-done-fallen" if isinstance(frame, f.FallenFrame) else "action-done")

    def _post(self, s: State, place: int, message_id: str) -> Worded:
        kind, post = divmod(place, POSTS)
        return self._on_post(s, kind, post, message_id)

    def _unpost(self, s: State, post: int, message_id: str) -> Worded:
        return self._on_post(s, matching(post), post, message_id)

    def _on_post(self, s: State, kind: int, post: int, message_id: str) -> Worded:
        if post > walls_of(s):
            return None
        return self.say(message_id, card=self.card(kind), post=self.post(post))

    def _build(self, _s: State, builders: int, message_id: str) -> Worded:
        return self.say(message_id, builders=builders, gold=BUILD_CARDS - builders)

    def _explore(self, _s: State, more: int, message_id: str) -> Worded:
        return self.say(message_id, explorers=more + 1)

    def _waste(self, _s: State, kind: int, message_id: str) -> Worded:
        return self.say(message_id, card=self.card(kind)) if self.content.copies[kind] else None

    def _give(self, s: State, seat: int, message_id: str) -> Worded:
        return self.say(message_id, seat=self.seat(seat)) if seat < s.seats else None

    def _remove(self, s: State, cell: int, message_id: str) -> Worded:
        seat, weapon = divmod(cell, MARKS)
        if seat >= s.seats:
            return None
        if weapon == FACE_DOWN_WEAPON:
            return self.say("action-remove-hidden", seat=self.seat(seat))
        kind = FIRST_WEAPON + weapon
        return self.say(message_id, seat=self.seat(seat), card=self.armed(kind)) if self.content.copies[kind] else None

    # Events and questions.

    def event(self, seen: SeenEvent) -> str:
        """What happened, with only the facts that the reader may see."""
        kind = EVENT_KINDS[seen.name]
        told = [field for field in kind.fields if field.seen is not Seen.NOBODY]
        facts = {
            field.name: self._field(kind, field, seen.fields[field.name]) for field in told if field.name in seen.fields
        }
        hidden = "" if len(facts) == len(told) else "-hidden"
        return self.say(f"event-{seen.name}{hidden}", **facts)

    def _field(self, kind: EventKind, field: Field, number: int) -> object:
        """The text for a number of an event, depending on what it stands for."""
        if kind.name in DESCRIBED and field.kind == "card":
            return self.described(number)
        if field.kind == "halves":
            return self.amount(field.name, number)
        return self._named[field.kind](self, number)

    def question(self, s: State) -> str:
        """The question to the seat that has to decide; the outcome if the game is over."""
        if s.result != RUNNING:
            return self.outcome(s)
        frame = s.frames[-1]
        if isinstance(frame, f.AttackFrame):
            return self._attack_question(s, frame)
        if isinstance(frame, f.GiftFrame):
            return self.say("ask-gift", seat=self.seat(frame.receiver), count=s.staged_count[s.active])
        if isinstance(frame, f.TurnFrame) and frame.crowned:
            return self.say("ask-turn-king", actions=frame.actions)
        return self.say(f"ask-{f.FRAME_NAMES[frame.kind]}")

    def _attack_question(self, s: State, frame: f.AttackFrame) -> str:
        if frame.kind == f.DISARM:
            return self.say("ask-disarm", count=removals_left(s), balance=self.balance(s, frame))
        return self.say(
            f"ask-{f.FRAME_NAMES[frame.kind]}{'-night' if frame.night else ''}",
            seat=self.seat(s.active),
            victim=self.seat(frame.victim),
            target=self.target(frame.target),
            balance=self.balance(s, frame),
        )

    # Threats and outcomes.

    def threats(self, s: State) -> list[str]:
        """Castles that are in reach or nearly so, then how long the village deck lasts."""
        near = [text for seat in range(s.seats) if is_living(s, seat) for text in self._near_fall(s, seat)]
        return [*(near or [self.say("threat-none")]), *self._scarcity(s)]

    def _near_fall(self, s: State, seat: int) -> list[str]:
        walls = walls_standing(s, seat)
        if walls > 1:
            return []
        return [self.say("threat-last-wall" if walls else "threat-open", seat=self.seat(seat))]

    def _scarcity(self, s: State) -> list[str]:
        if village_is_out(s):
            return [self.say("threat-village-out", count=max(s.seats - s.quiet, 1))]
        left = s.deck_count[VILLAGE_DECK]
        return [self.say("threat-village", count=left)] if left <= SCARCE * s.seats else []

    def outcome(self, s: State) -> str:
        """How a finished game ended."""
        if s.result == RUNNING:
            raise ValueError("the game is not over")
        if s.result == DRAWN:
            return self.say("end-drawn")
        if s.result == STALEMATE:
            return self.say("end-stalemate", turns=s.turn)
        posts = sum(s.standing[s.winner * POSTS : (s.winner + 1) * POSTS])
        return self.say("end-won", seat=self.seat(s.winner), how=RESULT_NAMES[s.result], posts=posts)

    # Tables of methods belong to the class: each table has words in every language that is read there.

    _actions: ClassVar[list[tuple[int, str, Callable[["Wording", State, int, str], Worded]]]] = [
        (ATTACK, "attack", _attack), (NIGHT_ATTACK, "night", _attack), (ADD, "add", _add),
        (POST, "post", _post), (UNPOST, "unpost", _unpost), (BUILD, "build", _build),
        (EXPLORE, "explore", _explore), (WASTE, "waste", _waste), (GIVE, "give", _give),
        (REMOVE, "remove", _remove),
    ]  # fmt: skip
    _named: ClassVar[dict[str, Callable[["Wording", int], object]]] = {
        "number": lambda _words, number: number, "seat": seat, "card": card,
        "deck": lambda _words, deck: DECK_NAMES[deck], "post": post, "target": target,
    }  # fmt: skip
