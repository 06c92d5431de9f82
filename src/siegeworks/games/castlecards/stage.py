"""How Castlecards is shown: the scene that a page draws, the handles that players click, names and effects.

Pages compute nothing: the shields of a post with its cards, swords against shields and whether an attack would
succeed are computed here, from a view alone. Strengths appear as halves, for bars, and as text: 5 is `2½`.
"""

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
from siegeworks.games.castlecards.balance import balance
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import (
    BACKS,
    BUILD_CARDS,
    BUILDER,
    CASTLE,
    DECK_CELLS,
    DECK_END,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    DEFENDER,
    DUKE,
    DUNGEON_DECK,
    EXPLORER,
    FACE_DOWN_WEAPON,
    FIRST_ACADEMY,
    FIRST_WALL,
    FIRST_WEAPON,
    FORTRESS_NAMES,
    GOLD,
    HALVES,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    KING,
    LEAST_SEATS,
    MARKS,
    MOST_SEATS,
    MOST_WEAPONS,
    NIGHT,
    POST_NAMES,
    POSTABLE,
    POSTS,
    RANKS,
    RESULT_NAMES,
    RUNNING,
    TARGETS,
)
from siegeworks.games.castlecards.rules.disarm import removals_left
from siegeworks.games.castlecards.rules.fortress import matching, needs_assault, post_of, shields_of, staged_assault
from siegeworks.games.castlecards.rules.legal import actor
from siegeworks.games.castlecards.rules.village import may_post
from siegeworks.games.castlecards.scene import (
    AttackScene,
    Cards,
    CardsScene,
    CardThing,
    DeckScene,
    FortressScene,
    GiftScene,
    PostScene,
    RowScene,
    Things,
    TurnScene,
)
from siegeworks.games.castlecards.state import State, face_down
from siegeworks.games.castlecards.view import View
from siegeworks.games.castlecards.wording import EVENT_KINDS, Wording, halves, walls_of
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json
from siegeworks.kernel.stage import BaseStage, remembered

Numbers = tuple[int, ...]
POST_IDS: Final = tuple(name.replace(" ", "") for name in POST_NAMES)
"""The names of posts in handles: castle, wall1 …"""
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
        self._room = [shields // HALVES for shields in self.content.shields]
        self._each = self.content.post_shields[:POSTABLE]
        self._alone = [halves(shields) for shields in self._each]
        self._fortress = remembered(self._make_fortress)
        self._deck = remembered(self._make_deck)

    # The scene.

    def common(self, view: View) -> Json:
        s = view.seen
        frames = s.frames
        frame, turn = frames[-1], frames[0]
        acting = turn if isinstance(turn, f.TurnFrame) else None
        scene: TurnScene = {
            "turn": s.turn,
            "first": s.first,
            "active": s.active,
            "asked": actor(s) if s.result == RUNNING else None,
            "window": f.FRAME_NAMES[frame.kind],
            "actions_left": acting.actions if acting else 0,
            "king": acting is not None and acting.crowned == 1,
            "kings": acting.kings if acting else 0,
            "result": RESULT_NAMES[s.result],
            "winner": s.winner if s.winner >= 0 else None,
        }
        return cast(Json, scene)

    def own(self, view: View) -> Json:
        """What depends on the hands and the face-down cards that the seat sees."""
        s = view.seen
        frames = s.frames
        frame = frames[-1]
        scene: CardsScene = {
            "you": view.seat if view.seat >= 0 else None,
            "may_post": isinstance(frames[0], f.TurnFrame) and may_post(s),
            "fortresses": self._fortresses(s),
            "decks": self._decks(view),
            "attack": self._attack(view, frame) if isinstance(frame, f.AttackFrame) else None,
            "gift": self._gift(s, frame.receiver) if isinstance(frame, f.GiftFrame) else None,
        }
        return cast(Json, scene)

    def _cards(self, counts: Sequence[int], first: int = 0) -> Cards:
        """The counts above zero by the id of their kind; the list begins with the kind `first`."""
        ids = self.ids
        return {ids[kind]: count for kind, count in enumerate(counts, start=first) if count > 0}

    def _backs(self, counts: Sequence[int], seat: int) -> Cards:
        """C-BACKS: the cards of a seat by deck."""
        return dict(zip(DECK_NAMES[:BACKS], counts[seat * BACKS : (seat + 1) * BACKS], strict=True))

    def _fortresses(self, s: State) -> list[FortressScene]:
        hand, hand_count, known, loot_count = s.hand, s.hand_count, s.known, s.loot_count
        standing, posted, backs = s.standing, s.posted, s.hand_backs
        posts = range(FIRST_WALL + walls_of(s))
        fortresses = list[FortressScene]()
        for seat in range(s.seats):
            cells = slice(seat * POSTS, (seat + 1) * POSTS)
            fortresses.append(
                self._fortress(
                    seat,
                    s.seats,
                    tuple(standing[cells]),
                    tuple(posted[cells]),
                    tuple([shields_of(s, seat, post) for post in posts]),
                    tuple(hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]),
                    hand_count[seat],
                    tuple(backs[seat * BACKS : (seat + 1) * BACKS]),
                    tuple(known[seat * POSTABLE : (seat + 1) * POSTABLE]),
                    loot_count[seat],
                )
            )
        return fortresses

    def _make_fortress(
        self,
        seat: int,
        seats: int,
        standing: Numbers,
        posted: Numbers,
        shields: Numbers,
        hand: Numbers,
        hand_count: int,
        backs: Numbers,
        known: Numbers,
        loot: int,
    ) -> FortressScene:
        living = standing[CASTLE] == 1
        return {
            "seat": seat,
            "living": living,
            "open": living and sum(standing[FIRST_WALL:]) == 0,
            "posts": [
                self._post(post, standing[post] == 1, posted[post], shields[post]) for post in range(len(shields))
            ],
            "hand": None if hand[0] == HIDDEN else self._cards(hand),
            "hand_count": hand_count,
            "backs": self._backs(backs, 0),
            "known": self._cards(known),
            "loot": loot,
            "keeps_loot": seats > LEAST_SEATS and living,
        }

    def _post(self, post: int, standing: bool, posted: int, shields: int) -> PostScene:
        kind = matching(post)
        left = shields if standing else 0
        return {
            "id": POST_IDS[post],
            "standing": standing,
            "kind": self.ids[kind],
            "posted": posted,
            "room": self._room[0 if post == CASTLE else 1],
            "shields": left,
            "shields_text": halves(left),
            "defender_text": self._alone[kind],
            "guards_text": halves(self._each[kind] * posted),
        }

    def _decks(self, view: View) -> list[DeckScene]:
        s = view.seen
        discard, left, unseen = s.discard, s.deck_count, view.unseen
        decks = list[DeckScene]()
        for deck in range(DECKS):
            first, end = DECK_FIRST[deck], DECK_END[deck]
            bottom: Numbers = ()
            if deck == DUNGEON_DECK and s.bottom_known:
                lowest = DUNGEON_DECK * DECK_CELLS
                bottom = tuple(s.deck[lowest : lowest + s.bottom_known])
            decks.append(self._deck(deck, left[deck], tuple(discard[first:end]), tuple(unseen[first:end]), bottom))
        return decks

    def _make_deck(self, deck: int, left: int, gone: Numbers, unseen: Numbers, bottom: Numbers) -> DeckScene:
        return {
            "id": DECK_NAMES[deck],
            "left": left,
            "discarded": sum(gone),
            "discards": self._cards(gone, DECK_FIRST[deck]),
            "unseen": self._cards(unseen, DECK_FIRST[deck]),
            "bottom": [self.ids[kind] for kind in bottom],
        }

    def _attack(self, view: View, frame: f.AttackFrame) -> AttackScene:
        s = view.seen
        victim, target, at_night = frame.victim, frame.target, frame.night
        rows = self._rows(view, victim)
        now = balance(s, frame)
        swords = None if now.hidden else now.swords
        reacting = any(row["cards"] is None for row in rows if row["seat"] == victim)
        barred: bool | None = None
        if not needs_assault(s, victim, target):
            barred = False
        elif s.staged[s.active * HAND_KINDS] != HIDDEN:
            barred = not staged_assault(s, s.active)
        return {
            "attacker": s.active,
            "victim": victim,
            "target": _target(victim, target),
            "post": POST_IDS[post_of(target)],
            "defender": target >= DEFENDER,
            "night": bool(at_night),
            "swords": swords,
            "swords_text": None if swords is None else halves(swords),
            "seen_swords": now.swords,
            "seen_swords_text": halves(now.swords),
            "shields": now.shields,
            "shields_text": halves(now.shields),
            "face_down": sum(row["count"] for row in rows if row["face_down"]),
            "winning": None if swords is None or barred is None or reacting else swords > now.shields and not barred,
            "barred": barred,
            "removals_left": removals_left(s) if frame.kind == f.DISARM else 0,
            "rows": rows,
        }

    def _rows(self, view: View, victim: int) -> list[RowScene]:
        """The cards that each seat laid out: the attacker first, then clockwise, the victim's reactions last."""
        s = view.seen
        staged, counts, backs, marked = s.staged, s.staged_count, s.staged_backs, s.marked
        seats = [(s.active + step) % s.seats for step in range(s.seats)]
        seats.remove(victim)
        rows = list[RowScene]()
        for seat in [*seats, victim]:
            if counts[seat] == 0 and seat != s.active:
                continue
            laid = staged[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
            rows.append(
                {
                    "seat": seat,
                    "role": "attacker" if seat == s.active else "victim" if seat == victim else "supporter",
                    "cards": None if laid[0] == HIDDEN else self._cards(laid),
                    "count": counts[seat],
                    "backs": self._backs(backs, seat),
                    "face_down": face_down(s, seat),
                    "marked": self._cards(marked[seat * MARKS : seat * MARKS + MOST_WEAPONS], FIRST_WEAPON),
                    "marked_face_down": marked[seat * MARKS + FACE_DOWN_WEAPON],
                }
            )
        return rows

    def _gift(self, s: State, receiver: int) -> GiftScene:
        laid = s.staged[s.active * HAND_KINDS : (s.active + 1) * HAND_KINDS]
        return {
            "giver": s.active,
            "receiver": receiver,
            "cards": None if laid[0] == HIDDEN else self._cards(laid),
            "count": s.staged_count[s.active],
            "backs": self._backs(s.staged_backs, s.active),
        }

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
                told[field.name] = _target(seen.fields["victim"], number)
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
                    "room": self._room[place],
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


def _target(victim: int, target: int) -> str:
    sort = "post" if target < DEFENDER else "defender"
    return f"{sort}:{victim}:{POST_IDS[post_of(target)]}"


def _paths(ids: list[str], seat: int) -> list[tuple[str, ...]]:
    """The handles of every action for a seat, by action number. A card to pay with is one of the handles."""
    card = [f"card:{kind}" for kind in ids[:HAND_KINDS]]
    targets = [_target(victim, target) for victim in range(MOST_SEATS) for target in range(TARGETS)]
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
