"""How Castlecards is shown: the scene that a page draws, the handles that players click, names and effects."""

from collections.abc import Callable, Sequence
from typing import Final, cast

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
)
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import (
    BUILD_CARDS,
    BUILDER,
    DECK_END,
    DECK_NAMES,
    DECKS,
    DUKE,
    EXPLORER,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    FORTRESS_NAMES,
    GOLD,
    HAND_KINDS,
    KINDS,
    KING,
    MOST_SEATS,
    NIGHT,
    POSTABLE,
    POSTS,
    RANKS,
    TARGETS,
)
from siegeworks.games.castlecards.rules.fortress import matching
from siegeworks.games.castlecards.scene import (
    CardThing,
    Things,
)
from siegeworks.games.castlecards.scene_parts import POST_IDS, CastlecardsScenes, target_handle
from siegeworks.games.castlecards.view import View
from siegeworks.games.castlecards.wording import EVENT_KINDS, Wording, halves
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json
from siegeworks.kernel.stage import BaseStage

ABLE: Final = "able"
ALWAYS: Final = "always"
NEVER: Final = "never"
"""When a person wants to be asked for support and reactions: when able to give any, always, or never for support."""
DEEDS: Final = (
    "attack", "night", "build", "explore", "buy", "academy", "king", "draw", "unpost", "waste", "end", "go", "done",
)  # fmt: skip


class CastlecardsStage(BaseStage):
    """The stage of Castlecards. Everything that never changes in a game is computed once."""

    asking: tuple[str, ...] = (ABLE, ALWAYS, NEVER)

    def __init__(self, game: Castlecards) -> None:
        self.ids = game.tables.kind_ids
        self.content = game.tables.content
        self.names: dict[str, Callable[[int], object]] = {
            "card": self.ids.__getitem__, "deck": DECK_NAMES.__getitem__, "post": POST_IDS.__getitem__,
            "halves": halves,
        }  # fmt: skip
        self._paths = [_paths(self.ids, seat) for seat in range(MOST_SEATS)]
        self._scenes = CastlecardsScenes(self.ids, self.content)
        self.common, self.own = self._scenes.common(), self._scenes.own()

    # Asking less.

    def answer(self, view: View, legal: Sequence[int], asking: str) -> int | None:
        """A person who has nothing to send or to react with is asked only on request, for example to bluff."""
        s = view.seen
        if asking == ALWAYS or not self.in_window(view) or s.staged_count[view.seat]:
            return None
        declines = asking == NEVER and s.frames[-1].kind == f.SUPPORT
        return DONE if declines or list(legal) == [DONE] else None

    def in_window(self, view: View) -> bool:
        s = view.seen
        return bool(s.depth) and s.frames[-1].kind in (f.SUPPORT, f.REACT)

    # Handles and events.

    def path(self, view: View, action: int) -> Sequence[str]:
        """Handles of own cards and posts depend on the seat; spectators get those of the active seat."""
        return self._paths[view.seat if view.seat >= 0 else view.seen.active][action]

    def event(self, seen: SeenEvent) -> Json:
        told: Json = {}
        for field in EVENT_KINDS[seen.name].fields:
            if field.name not in seen.fields:
                continue
            number = seen.fields[field.name]
            if field.kind == "target":
                told[field.name] = target_handle(seen.fields["victim"], number)
            else:
                told[field.name] = self.names.get(field.kind, int)(number)
        return told

    # Words.

    def things(self, words: Wording) -> Json:
        things: Things = {
            "cards": {self.ids[kind]: self._card(words, kind) for kind in range(KINDS) if self.content.copies[kind]},
            "posts": {POST_IDS[post]: words.post(post) for post in range(POSTS)},
            "fortress": {
                name: {
                    "name": words.fortress(name),
                    "shields": halves(self.content.shields[place]),
                    "room": self._scenes.room[place],
                }
                for place, name in enumerate(FORTRESS_NAMES)
            },
            "decks": {name: words.deck(deck) for deck, name in enumerate(DECK_NAMES)},
            "deck_titles": {name: words.say(f"panel-{name}") for name in DECK_NAMES},
            "deeds": {deed: words.deed(deed) for deed in DEEDS},
            "ranks": {rank: words.say(f"rank-{rank}") for rank in RANKS},
        }
        return cast(Json, things)

    def _card(self, words: Wording, kind: int) -> CardThing:
        content, held = self.content, kind < HAND_KINDS
        deck = next(deck for deck in range(DECKS) if kind < DECK_END[deck])
        return {
            "name": words.card(kind),
            "deck": DECK_NAMES[deck],
            "copies": content.copies[kind],
            "swords": _strength(content.swords[kind]) if held else "",
            "shields": _strength(content.post_shields[kind]) if held else "",
            "posted_on": next((name for post, name in enumerate(FORTRESS_NAMES) if matching(post) == kind), ""),
            "torches": content.torches[kind] if held else 0,
            "assault": bool(content.assault[kind]) if held else False,
            "cut_swords": _strength(content.cut_swords[kind]) if held else "",
            "added_shields": _strength(content.added_shields[kind]) if held else "",
            "removed_weapons": content.removed_weapons[kind] if held else 0,
            "danger": content.danger[kind],
            "treasure": content.treasure[kind],
            "effect": words.effect(kind),
            "purpose": words.purpose(kind),
        }

    def chart(self, view: View) -> dict[str, int]:
        """For each seat, the posts that stand and the size of the hand."""
        s = view.seen
        standing, hand = s.standing, s.hand_count
        chart = {f"standing:{seat}": sum(standing[seat * POSTS : (seat + 1) * POSTS]) for seat in range(s.seats)}
        return chart | {f"hand:{seat}": hand[seat] for seat in range(s.seats)}

    def title(self, words: Wording, view: View) -> str | None:  # noqa: ARG002 - this game has no titles
        return None


def _strength(number: int) -> str:
    return halves(number) if number else ""


def _paths(ids: list[str], seat: int) -> list[tuple[str, ...]]:
    """The handles of every action for a seat, by action number. A card to pay with is one of the handles."""
    card = [f"card:{kind}" for kind in ids[:HAND_KINDS]]
    targets = [target_handle(victim, target) for victim in range(MOST_SEATS) for target in range(TARGETS)]
    own = [f"{seat}:{post}" for post in POST_IDS]
    weapons = [*ids[FIRST_WEAPON:FIRST_ACADEMY], "hidden"]
    blocks: list[tuple[int, list[tuple[str, ...]]]] = [
        (ATTACK, [("do:attack", target) for target in targets]),
        (NIGHT_ATTACK, [(card[NIGHT], "do:night", target) for target in targets]),
        (ADD, [(kind,) for kind in card]),
        (GO, [("do:go",)]),
        (DONE, [("do:done",)]),
        (POST, [(kind, f"post:{post}") for kind in card[:POSTABLE] for post in own]),
        (UNPOST, [(f"defender:{post}", "do:unpost") for post in own]),
        (BUILD, [(card[BUILDER], "do:build", _build(builders)) for builders in range(BUILD_CARDS + 1)]),
        (EXPLORE, [(card[EXPLORER], "do:explore", f"do:explore:{more + 1}") for more in range(BUY - EXPLORE)]),
        (BUY, [(card[GOLD], "do:buy")]),
        (STUDY, [(card[DUKE], "do:academy")]),
        (CROWN, [(card[KING], "do:king")]),
        (DRAW, [("do:draw",)]),
        (END, [("do:end",)]),
        (WASTE, [(kind, "do:waste") for kind in card]),
        (GIVE, [(f"seat:{receiver}",) for receiver in range(MOST_SEATS)]),
        (REMOVE, [(f"laid:{owner}:{weapon}",) for owner in range(MOST_SEATS) for weapon in weapons]),
    ]
    paths: list[tuple[str, ...]] = []
    for first, block in blocks:
        if first != len(paths):
            raise ValueError("the paths do not follow the numbers of the actions")
        paths += block
    return paths


def _build(builders: int) -> str:
    return f"do:build:{builders}:{BUILD_CARDS - builders}"
