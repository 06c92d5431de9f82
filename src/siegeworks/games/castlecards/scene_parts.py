"""The parts of a scene of Castlecards, each from the fields that it depends on.

Pages compute nothing: the shields of a post with its cards, swords against shields and whether an attack would
succeed are computed here, from a view alone. Strengths appear as halves, for bars, and as text: 5 is `2½`.
"""

from collections.abc import Sequence
from typing import Final

from siegeworks.games.castlecards import frames as f
from siegeworks.games.castlecards.balance import balance
from siegeworks.games.castlecards.content import Content
from siegeworks.games.castlecards.names import (
    BACKS,
    CASTLE,
    DECK_CELLS,
    DECK_END,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    DEFENDER,
    DUNGEON_DECK,
    FACE_DOWN_WEAPON,
    FIRST_WALL,
    FIRST_WEAPON,
    HALVES,
    HAND_KINDS,
    HIDDEN,
    LEAST_SEATS,
    MARKS,
    MOST_WEAPONS,
    POST_NAMES,
    POSTABLE,
    POSTS,
    RESULT_NAMES,
    RUNNING,
)
from siegeworks.games.castlecards.rules.disarm import removals_left
from siegeworks.games.castlecards.rules.fortress import matching, needs_assault, post_of, shields_of, staged_assault
from siegeworks.games.castlecards.rules.legal import actor
from siegeworks.games.castlecards.rules.village import may_post
from siegeworks.games.castlecards.scene import (
    AttackScene,
    Cards,
    DeckScene,
    FortressScene,
    GiftScene,
    PostScene,
    RowScene,
    StagedScene,
    TurnScene,
)
from siegeworks.games.castlecards.state import State, face_down
from siegeworks.games.castlecards.view import View
from siegeworks.games.castlecards.wording import halves, walls_of
from siegeworks.kernel.scene_parts import ScenePart, SceneParts, entry, number, remembered

Numbers = tuple[int, ...]
POST_IDS: Final = tuple(name.replace(" ", "") for name in POST_NAMES)
"""The names of posts in handles: castle, wall1 …"""


def target_handle(victim: int, target: int) -> str:
    """The handle of what an attack is aimed at."""
    sort = "post" if target < DEFENDER else "defender"
    return f"{sort}:{victim}:{POST_IDS[post_of(target)]}"


class CastlecardsScenes:
    """Makes the parts of scenes with one content. Everything that never changes in a game is computed once."""

    def __init__(self, kind_ids: Sequence[str], content: Content) -> None:
        self.ids = kind_ids
        self.room = [shields // HALVES for shields in content.shields]
        self._each = content.post_shields[:POSTABLE]
        self._alone = [halves(shields) for shields in self._each]
        self._fortress = remembered(self._make_fortress)
        self._deck = remembered(self._make_deck)

    def common(self) -> SceneParts:
        """What everybody sees of the turn."""
        return SceneParts(
            number("turn"),
            number("first"),
            number("active"),
            entry("result", ("result",), lambda view: RESULT_NAMES[view.seen.result]),
            entry("winner", ("winner",), lambda view: view.seen.winner if view.seen.winner >= 0 else None),
            ScenePart(("frames", "active", "result"), _turn),
        )

    def own(self) -> SceneParts:
        """What depends on the hands and the face-down cards that the seat sees."""
        fortress = ("standing", "posted", "hand", "hand_count", "hand_backs", "known", "loot_count")
        staged = ("frames", "active", "staged", "staged_count", "staged_backs", "marked", "standing", "posted")
        return SceneParts(
            entry("you", (), lambda view: view.seat if view.seat >= 0 else None),
            entry("fortresses", fortress, self._fortresses),
            entry("decks", ("deck", "deck_count", "bottom_known", "discard", "unseen"), self._decks),
            ScenePart(staged, self._staged),
            of_view=("unseen",),
        )

    def _staged(self, view: View) -> StagedScene:
        """The attack or the gift that is being prepared."""
        frame = view.seen.frames[-1]
        return {
            "attack": self._attack(view, frame) if isinstance(frame, f.AttackFrame) else None,
            "gift": self._gift(view.seen, frame.receiver) if isinstance(frame, f.GiftFrame) else None,
        }

    def _cards(self, counts: Sequence[int], first: int = 0) -> Cards:
        """The counts above zero by the id of their kind; the list begins with the kind `first`."""
        ids = self.ids
        return {ids[kind]: count for kind, count in enumerate(counts, start=first) if count > 0}

    def _backs(self, counts: Sequence[int], seat: int) -> Cards:
        """C-BACKS: the cards of a seat by deck."""
        return dict(zip(DECK_NAMES[:BACKS], counts[seat * BACKS : (seat + 1) * BACKS], strict=True))

    def _fortresses(self, view: View) -> list[FortressScene]:
        s = view.seen
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
            "room": self.room[0 if post == CASTLE else 1],
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
            "target": target_handle(victim, target),
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


def _turn(view: View) -> TurnScene:
    s = view.seen
    frames = s.frames
    turn = frames[0] if isinstance(frames[0], f.TurnFrame) else None
    return {
        "asked": actor(s) if s.result == RUNNING else None,
        "window": f.FRAME_NAMES[frames[-1].kind],
        "actions_left": turn.actions if turn else 0,
        "king": turn is not None and turn.crowned == 1,
        "kings": turn.kings if turn else 0,
        "may_post": turn is not None and may_post(s),
    }
