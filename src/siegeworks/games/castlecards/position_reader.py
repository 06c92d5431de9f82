"""Reads positions of Castlecards and refuses those that are impossible."""

from typing import Any

from siegeworks.games.castlecards.frames import (
    DEEPEST,
    DISARM,
    FALLEN,
    FORMS,
    FRAME_NAMES,
    GATHER,
    GIFT,
    REACT,
    SUPPORT,
    TURN,
    AttackFrame,
    FallenFrame,
    GiftFrame,
    TurnFrame,
)
from siegeworks.games.castlecards.names import (
    BACKS,
    CASTLE,
    DECK_CELLS,
    DECK_END,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    DRAWN,
    DUNGEON_DECK,
    FIRST_ACADEMY,
    FIRST_RULES,
    GIFTS_TO_ANYONE,
    HAND_KINDS,
    HIDDEN,
    HOUSE_RULES,
    KINDS,
    KING,
    KING_ACTIONS,
    LEAST_SEATS,
    MARKS,
    MOST_IN_HAND,
    MOST_SEATS,
    POSTABLE,
    POSTS,
    RESULT_NAMES,
    RUNNING,
    STALEMATE,
    TARGETS,
    VILLAGE_KINDS,
    VILLAGE_NAMES,
)
from siegeworks.games.castlecards.position import mark_names, walls_each
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.disarm import removals_left, unmarked
from siegeworks.games.castlecards.rules.fortress import matching, post_limit
from siegeworks.games.castlecards.rules.legal import legal
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.tables import Tables
from siegeworks.kernel.frames import Frame
from siegeworks.kernel.reading import Json, Reader

KEYS = (
    "seats", "turn", "first", "active", "result", "winner", "quiet", "stirred", "fortresses", "decks",
    "dungeon_bottom", "frames",
)  # fmt: skip
FORTRESS_KEYS = ("castle", "walls", "hand", "known", "loot", "staged")
NEW_KEYS = ("house_rules",)
NEW_FORTRESS_KEYS = ("marked",)
"""What documents of the first rules do not have."""


def read(value: Json, tables: Tables, rules: int) -> State:
    """The state of a document of these rules; an impossible one is refused with all reasons at once."""
    reader = _PositionReader(value, tables, rules)
    reader.raise_any()
    state = State(tables.content)
    state.fill(reader.numbers)
    state.set_frames(reader.frames)
    reader.check_fortresses(state)
    reader.check_cards(state)
    reader.check_end(state)
    reader.raise_any()
    reader.check_frames(state)
    reader.check_staged(state)
    reader.check_marked(state)
    reader.raise_any()
    if state.result == RUNNING and not legal(state):
        reader.fault("position-no-decision")
        reader.raise_any()
    return state


class _PositionReader(Reader):
    """Reads a document into the numbers of a state, then checks that they are possible together."""

    def __init__(self, value: Json, tables: Tables, rules: int) -> None:
        super().__init__()
        self.tables = tables
        self.first_rules = rules == FIRST_RULES
        self.numbers: dict[str, list[int]] = {"rules": [rules]}
        self.frames: list[Frame] = []
        self._read_table(self.known_keys(value, KEYS if self.first_rules else KEYS + NEW_KEYS, "position"))

    def _read_table(self, value: Json) -> None:
        n = self.numbers
        self._read_house_rules(value)
        seats = self.whole(value.get("seats"), LEAST_SEATS, MOST_SEATS, "seats")
        n["seats"] = [seats]
        n["turn"] = [self.whole(value.get("turn"), 1, 99999, "turn")]
        n["first"] = [self.whole(value.get("first"), 0, seats - 1, "first")]
        n["active"] = [self.whole(value.get("active"), 0, seats - 1, "active")]
        n["result"] = [self.name(value.get("result"), RESULT_NAMES, "result")]
        won = n["result"][0] not in (RUNNING, DRAWN, STALEMATE)
        n["winner"] = [self.whole(value.get("winner"), 0, seats - 1, "winner") if won else HIDDEN]
        n["quiet"] = [self.whole(value.get("quiet"), 0, seats, "quiet")]
        n["stirred"] = [int(self.flag(value.get("stirred"), "stirred"))]
        self._read_fortresses(value.get("fortresses"), seats)
        self._read_decks(value.get("decks"))
        in_dungeon = n["deck_count"][DUNGEON_DECK]
        n["bottom_known"] = [self.whole(value.get("dungeon_bottom"), 0, in_dungeon, "dungeon_bottom")]
        self.frames = self.read_frames(value.get("frames"), FRAME_NAMES, FORMS, DEEPEST, (0, 9999))

    def _read_house_rules(self, value: Json) -> None:
        held = {} if self.first_rules else self.known_keys(value.get("house_rules"), tuple(HOUSE_RULES), "house_rules")
        for name, values in HOUSE_RULES.items():
            chosen = 0 if self.first_rules else self.name(held.get(name), values, f"house_rules.{name}")
            self.numbers[name] = [chosen]

    def _read_fortresses(self, value: Any, seats: int) -> None:
        n = self.numbers
        zones = {"hand": HAND_KINDS, "known": POSTABLE, "loot": VILLAGE_KINDS, "staged": HAND_KINDS}
        n |= {"standing": [0] * (MOST_SEATS * POSTS), "posted": [0] * (MOST_SEATS * POSTS)}
        n["marked"] = [0] * (MOST_SEATS * MARKS)
        for zone, kinds in zones.items():
            n[zone] = [0] * (MOST_SEATS * kinds)
            n[f"{zone}_count"] = [0] * MOST_SEATS
        for seat, entry in enumerate(self.items(value, "fortresses", seats, seats)):
            where = f"fortresses.{seat}"
            keys = FORTRESS_KEYS if self.first_rules else FORTRESS_KEYS + NEW_FORTRESS_KEYS
            fortress = self.known_keys(entry, keys, where)
            walls = self.items(fortress.get("walls"), f"{where}.walls", walls_each(seats), walls_each(seats))
            for post, standing in enumerate([fortress.get("castle"), *walls]):
                held = self.known_keys(standing, ("standing", "posted"), where)
                n["standing"][seat * POSTS + post] = int(self.flag(held.get("standing"), where))
                n["posted"][seat * POSTS + post] = self.whole(held.get("posted"), 0, MOST_IN_HAND, where)
            for zone, kinds in zones.items():
                names = self.tables.kind_ids[:kinds]
                counts = self.amounts(fortress.get(zone), names, MOST_IN_HAND, f"{where}.{zone}")
                n[zone][seat * kinds : (seat + 1) * kinds] = counts
                n[f"{zone}_count"][seat] = sum(counts)
            if not self.first_rules:
                marked = self.amounts(fortress.get("marked"), mark_names(self.tables), MOST_IN_HAND, f"{where}.marked")
                n["marked"][seat * MARKS : (seat + 1) * MARKS] = marked
        for zone in ("hand", "staged"):
            n[f"{zone}_backs"] = [
                sum(n[zone][seat * HAND_KINDS + DECK_FIRST[deck] : seat * HAND_KINDS + DECK_END[deck]])
                for seat in range(MOST_SEATS)
                for deck in range(BACKS)
            ]

    def _read_decks(self, value: Any) -> None:
        n = self.numbers
        n["deck"] = [HIDDEN] * (DECKS * DECK_CELLS)
        n["deck_count"] = [0] * DECKS
        n["discard"] = [0] * KINDS
        decks = self.known_keys(value, DECK_NAMES, "decks")
        for deck, name in enumerate(DECK_NAMES):
            where = f"decks.{name}"
            held = self.known_keys(decks.get(name), ("deck", "discard"), where)
            first, end = DECK_FIRST[deck], DECK_END[deck]
            names = self.tables.kind_ids[first:end]
            cards = [first + card for card in self.names(held.get("deck"), names, where, DECK_CELLS)]
            n["deck"][deck * DECK_CELLS : deck * DECK_CELLS + len(cards)] = reversed(cards)
            n["deck_count"][deck] = len(cards)
            n["discard"][first:end] = self.amounts(held.get("discard"), names, MOST_IN_HAND, f"{where}.discard")

    def check_fortresses(self, s: State) -> None:
        """C-POST-LIMIT: posted cards keep the limit and are on standing posts; a fallen fortress has no posts left."""
        for seat in range(s.seats):
            for post in range(POSTS):
                cell = seat * POSTS + post
                most = post_limit(s, post) if s.standing[cell] else 0
                if s.posted[cell] > most:
                    self.fault("position-posted", seat=seat, post=post, count=s.posted[cell], most=most)
            own = s.standing[seat * POSTS : (seat + 1) * POSTS]
            if s.seats > LEAST_SEATS and not own[CASTLE] and any(own):
                self.fault("position-conquered", seat=seat)
            if s.loot_count[seat] and (s.seats == LEAST_SEATS or not own[CASTLE]):
                self.fault("position-loot", seat=seat)
            for kind in range(POSTABLE):
                there = s.hand[seat * HAND_KINDS + kind] + s.staged[seat * HAND_KINDS + kind]
                if s.known[seat * POSTABLE + kind] > there:
                    self.fault("position-known", seat=seat, card=VILLAGE_NAMES[kind])

    def check_cards(self, s: State) -> None:
        """C-DECKS: every card of the tables is somewhere, and none is there twice."""
        counts = list(s.discard)
        counts[KING] += sum(frame.kings for frame in self.frames if isinstance(frame, TurnFrame))
        for deck in range(DECKS):
            for card in s.deck[deck * DECK_CELLS : deck * DECK_CELLS + s.deck_count[deck]]:
                counts[card] += 1
        for seat in range(s.seats):
            for kind in range(HAND_KINDS):
                counts[kind] += s.hand[seat * HAND_KINDS + kind] + s.staged[seat * HAND_KINDS + kind]
            for kind in range(VILLAGE_KINDS):
                counts[kind] += s.loot[seat * VILLAGE_KINDS + kind]
            for post in range(POSTS):
                counts[matching(post)] += s.posted[seat * POSTS + post]
        for kind, count in enumerate(counts):
            wanted = s.content.copies[kind]
            if count != wanted:
                self.fault("position-copies", card=self.tables.kind_ids[kind], count=count, wanted=wanted)

    def check_end(self, s: State) -> None:
        """C-WIN: a game goes on while two castles stand; the only castle left has won."""
        castles = [seat for seat in range(s.seats) if s.standing[seat * POSTS + CASTLE]]
        fine = castles == [s.winner] if s.winner != HIDDEN else len(castles) > 1
        known = s.result != STALEMATE or not self.first_rules
        if not fine or not known or (s.result == RUNNING and s.quiet == s.seats):
            self.fault("position-over")

    def check_frames(self, s: State) -> None:
        """The bottom frame is the right kind of turn, above it is an attack or a gift, and their numbers are valid."""
        for place, frame in enumerate(self.frames):
            if (frame.kind <= FALLEN) != (place == 0) or not self._has_sound_numbers(s, frame):
                self.fault("position-frame", frame=FRAME_NAMES[frame.kind])

    def _has_sound_numbers(self, s: State, frame: Frame) -> bool:
        living = bool(s.standing[s.active * POSTS + CASTLE])
        match frame:
            case TurnFrame(_, actions, posted, crowned):
                some_left = actions > 0 or s.depth > 1 or s.result > 0
                return living and some_left and posted <= 1 and crowned <= 1 and self._sound_kings(s, frame)
            case FallenFrame():
                return not living
            case AttackFrame(kind, victim, target, night, supporter):
                asked = self._supports(s, victim, supporter) if kind == SUPPORT else supporter == 0
                known = kind != DISARM or not self.first_rules
                return living and known and self._attackable(s, victim, target, night) and asked
            case GiftFrame(_, receiver):
                return not living and self._can_receive(s, receiver)
        return False

    def _sound_kings(self, s: State, turn: TurnFrame) -> bool:
        """C-KING: each king of the turn brought one more action than it cost; the first rules keep none beside."""
        if self.first_rules:
            return turn.kings == 0 and turn.actions <= MOST_IN_HAND
        played = turn.crowned == min(turn.kings, 1) or s.result != RUNNING
        return played and turn.actions <= 1 + (KING_ACTIONS - 1) * turn.kings

    def _living(self, s: State, seat: int) -> bool:
        return seat < s.seats and bool(s.standing[seat * POSTS + CASTLE])

    def _can_receive(self, s: State, seat: int) -> bool:
        return self._living(s, seat) or (s.gifts == GIFTS_TO_ANYONE and seat < s.seats and seat != s.active)

    def _attackable(self, s: State, victim: int, target: int, night: int) -> bool:
        """Whether an attack on this target can be pending."""
        if not self._living(s, victim) or victim == s.active or target >= TARGETS or night > 1:
            return False
        cell = victim * POSTS + target % POSTS
        return bool(s.standing[cell]) and (target < POSTS or s.posted[cell] > 0)

    def _supports(self, s: State, victim: int, seat: int) -> bool:
        return s.seats > LEAST_SEATS and seat < s.seats and seat not in (victim, s.active)

    def check_staged(self, s: State) -> None:
        """Cards laid out belong to what is pending: attack cards, reactions of the victim, or a gift."""
        top = self.frames[-1]
        kind = top.kind
        victim = top.victim if isinstance(top, AttackFrame) else HIDDEN
        for seat in range(s.seats):
            own = s.staged[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
            held = [card for card, count in enumerate(own) if count]
            if kind == GIFT:
                fine = not held or seat == s.active
            elif kind in (TURN, FALLEN):
                fine = not held
            elif seat == victim:
                fine = not held or (kind in (REACT, DISARM) and min(held) >= FIRST_ACADEMY)
            else:
                fine = all(can_attack(card) for card in held) and (kind != GATHER or seat == s.active or not held)
            if not fine:
                self.fault("position-staged", seat=seat)
        if kind in (SUPPORT, REACT, DISARM) and not s.staged_count[s.active]:
            self.fault("position-staged", seat=s.active)

    def check_marked(self, s: State) -> None:
        """C-REACT: weapons are marked only while the victim chooses, and fewer than its reactions remove."""
        top = self.frames[-1]
        choosing = isinstance(top, AttackFrame) and top.kind == DISARM
        for cell, count in enumerate(s.marked):
            if count and not (choosing and unmarked(s, cell) >= 0):
                self.fault("position-marked", seat=cell // MARKS)
        if choosing and removals_left(s) <= 0:
            self.fault("position-no-decision")
