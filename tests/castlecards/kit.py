"""A small language for tests of Castlecards: set up a position, play, look at the result.

    scene = table(hand="soldier 3", fallen="1 wall 1")
    scene.play("attack 1 wall 2", "add soldier", "add soldier", "add soldier", "go", "done")
    assert scene.events("wall_fell") == ["wall_fell 1 wall 2"]

A scene is the turn of seat 0 after its draw; hands are empty unless the scene sets them. Every position is read from
a position document, so an impossible scene is refused, and so is an impossible position after a play.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from siegeworks.games.castlecards.actions import target_name
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import DECK_END, DECK_FIRST, DECK_NAMES, HALVES, POST_NAMES, TARGETS
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Json, parse_options
from support.scene import BaseScene, counted

PACK = Path(__file__).with_name("test_pack.toml")
GAME = Castlecards(PACK)
FIRST = Castlecards(PACK, 1)
"""The game under the first rules."""
TURN = {"kind": "turn", "numbers": [1, 0, 0, 0, 0]}
FALLEN = {"kind": "fallen", "numbers": [0, 0, 0, 0, 0]}


def table(seats: int = 2, game: Castlecards = GAME, house: str = "", **changes: Any) -> "Scene":
    """A position in which all cards are in their decks, changed by the scene's setters named in `changes`.

    `house` names house rules: `conquest=hand gifts=anyone`.
    """
    options = game.options(parse_options(f"seats={seats} {house}"))
    scene = Scene(game, game.document(game.setup(options, Chance("table"), None)))
    scene.clear()
    return scene.change(changes)


class Scene(BaseScene[Castlecards, State]):
    """One position of Castlecards, and the events of the last play."""

    # Looking.

    def held(self, seat: int = 0) -> str:
        """The hand of a seat: `soldier 2 king`."""
        return _listed(self["fortresses"][seat]["hand"])

    def discards(self, deck: str = "village") -> str:
        return _listed(self["decks"][deck]["discard"])

    def fort(self, seat: int = 1) -> str:
        """A fortress as text: `castle+1 wall wall+2 -`, with a dash for a fallen post."""
        fortress = self["fortresses"][seat]
        posts = [("castle", fortress["castle"]), *(("wall", wall) for wall in fortress["walls"])]
        return " ".join(
            (name + (f"+{post['posted']}" if post["posted"] else "")) if post["standing"] else "-"
            for name, post in posts
        )

    @property
    def actor(self) -> int | None:
        return self.game.actor(self.state)

    @property
    def frame(self) -> str:
        return str(self["frames"][-1]["kind"])

    def _field_text(self, kind: str, value: int) -> str:
        if kind == "halves":
            return (str(value // HALVES) if value >= HALVES or value == 0 else "") + ("½" if value % HALVES else "")
        return super()._field_text(kind, value)

    def _field_names(self) -> Mapping[str, Sequence[str]]:
        targets = [target_name(target) for target in range(TARGETS)]
        return {"card": self.game.tables.kind_ids, "deck": DECK_NAMES, "post": POST_NAMES, "target": targets}

    # Playing.

    def play(self, *actions: str, chance: Chance | None = None) -> "Scene":
        """Make choices by their texts."""
        return self._play(actions, chance or Chance("scene"))

    def attack(self, target: str, cards: str, *reactions: str) -> "Scene":
        """Declare an attack, add its cards, launch it and, with two seats, let the victim react."""
        gathered = [f"add {card}" for card, count in counted(cards).items() for _ in range(count)]
        declared = target if target.startswith("night") else f"attack {target}"
        self.play(declared, *gathered, "go")
        events = self._events
        while self.frame in ("support", "react"):
            answers = [f"add {card}" for card in reactions] if self.frame == "react" else []
            self.play(*answers, "done")
            events = events + self._events
        self._events = events
        return self

    # Setting the table. Each setter takes a text, so that `table(...)` reads like a list of facts.

    def clear(self) -> None:
        """All cards are in their decks, in the order of the content; seat 0 has drawn and has to act."""
        content, ids = self.game.tables.content, self.game.tables.kind_ids
        document = self._edit()
        document.update(turn=9, first=0, active=0, frames=[deepcopy(TURN)], stirred=True)
        for name, first, end in zip(DECK_NAMES, DECK_FIRST, DECK_END, strict=True):
            cards = [ids[kind] for kind in range(first, end) for _ in range(content.copies[kind])]
            document["decks"][name] = {"deck": cards, "discard": {}}
        for fortress in document["fortresses"]:
            fortress.update(hand={}, known={}, loot={}, staged={})

    def _take(self, card: str, count: int) -> None:
        """Take cards out of their deck, from its bottom."""
        deck = next(deck["deck"] for deck in self._document["decks"].values() if card in deck["deck"])
        for _ in range(count):
            del deck[len(deck) - 1 - deck[::-1].index(card)]

    def _deal(self, seat: int, zone: str, cards: str) -> None:
        held = self._edit()["fortresses"][seat][zone]
        for card, count in counted(cards).items():
            self._take(card, count)
            held[card] = held.get(card, 0) + count

    def hand(self, cards: str) -> "Scene":
        """The hand of seat 0."""
        self._deal(0, "hand", cards)
        return self

    def rival(self, cards: str) -> "Scene":
        """The hand of seat 1."""
        self._deal(1, "hand", cards)
        return self

    def third(self, cards: str) -> "Scene":
        """The hand of seat 2."""
        self._deal(2, "hand", cards)
        return self

    def fourth(self, cards: str) -> "Scene":
        """The hand of seat 3."""
        self._deal(3, "hand", cards)
        return self

    def loot(self, text: str) -> "Scene":
        """Face-down loot: `1 king` is a king of seat 1."""
        seat, _, cards = text.partition(" ")
        self._deal(int(seat), "loot", cards)
        return self

    def posted(self, text: str) -> "Scene":
        """Posted cards: `0 castle 1, 1 wall 2 2` is a soldier on castle 0 and two archers on wall 2 of seat 1."""
        for entry in text.split(","):
            words = entry.split()
            count = int(words[-1])
            self._edit()
            self._take("soldier" if words[1] == "castle" else "archer", count)
            self._post(int(words[0]), " ".join(words[1:-1]))["posted"] = count
        return self

    def fallen(self, text: str) -> "Scene":
        """Posts that have fallen: `1 wall 1, 1 wall 2`; with `2 castle` the whole fortress of a third seat."""
        for entry in text.split(","):
            seat, _, post = entry.strip().partition(" ")
            self._edit()
            self._post(int(seat), post)["standing"] = False
            if post == "castle":
                for wall in self._document["fortresses"][int(seat)]["walls"]:
                    wall["standing"] = False
        return self

    def _post(self, seat: int, post: str) -> Json:
        fortress = self._document["fortresses"][seat]
        found: Json = fortress["castle"] if post == "castle" else fortress["walls"][int(post.split()[1]) - 1]
        return found

    def active(self, seat: int) -> "Scene":
        """Whose turn it is; a seat whose castle fell may make a gift."""
        document = self._edit()
        living = document["fortresses"][seat]["castle"]["standing"]
        document.update(active=seat, frames=[deepcopy(TURN if living else FALLEN)])
        return self

    def turn(self, number: int) -> "Scene":
        """Which turn of the game it is."""
        self._edit()["turn"] = number
        return self

    def stirred(self, value: bool) -> "Scene":
        """Whether a card was drawn or an attack made in this turn."""
        self._edit()["stirred"] = value
        return self

    def top(self, text: str) -> "Scene":
        """The next cards of a deck, the first on top: `village gold king`."""
        name, *cards = text.split()
        deck = self._edit()["decks"][name]
        for card in cards:
            deck["deck"].remove(card)
        deck["deck"] = cards + deck["deck"]
        return self

    def used_up(self, names: str) -> "Scene":
        """Decks whose cards have all been discarded."""
        decks = self._edit()["decks"]
        for name in names.split():
            for card in decks[name]["deck"]:
                decks[name]["discard"][card] = decks[name]["discard"].get(card, 0) + 1
            decks[name]["deck"] = []
        return self

    def hoarded(self, text: str) -> "Scene":
        """Move all cards left in a deck to the hand of a seat: `1 village`."""
        seat, name = text.split()
        deck = self._edit()["decks"][name]
        hand = self._document["fortresses"][int(seat)]["hand"]
        for card in deck["deck"]:
            hand[card] = hand.get(card, 0) + 1
        deck["deck"] = []
        return self


def _listed(amounts: dict[str, int]) -> str:
    return " ".join(card if count == 1 else f"{card} {count}" for card, count in amounts.items())
