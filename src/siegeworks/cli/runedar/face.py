"""The terminal face of The Siege of Runedar: picture, upgrade board, dangers and details."""

from collections.abc import Sequence
from textwrap import wrap

from siegeworks.cli.choices import Choices
from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.runedar.choices import choices_by_card
from siegeworks.cli.terminal import Line, beside, cut, flow, length
from siegeworks.games.runedar.actions import END
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import (
    ANY,
    CATAPULT_CARDS,
    DECK_SIZE,
    DIFFICULTY_NAMES,
    DIFFICULTY_RUBBLE,
    GOBLIN_FIGURES,
    HAND_SIZE,
    HIDDEN,
    MERCENARIES,
    MERCENARY_NAMES,
    MOVE,
    ORC_FIGURES,
    RESOURCES,
    SIEGE_CARDS,
    SPACES,
    TROLL_FIGURES,
    TROLL_TILES,
    USE_NAMES,
    USES,
)
from siegeworks.games.runedar.picture import SEAT_LETTERS, Labels, picture, picture_width, tokens
from siegeworks.games.runedar.rules.upgrades import is_complete, missing
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.tables import move_steps
from siegeworks.games.runedar.view import View
from siegeworks.games.runedar.wording import Wording
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.events import SeenEvent
from siegeworks.table.seating import Seat

GAP = 2
INDENT = "  "
NO_BREAK = "\N{NO-BREAK SPACE}"
NARROWEST_PANEL = 21
SHORTEST_NAME = 4
"""The fewest characters of a name that stay beside its cost."""
ROOMY_PANEL = 40
"""A panel this wide has room for what each upgrade can do; the picture grows only beyond it."""
ORDINARY_STEPS = 2
NEAR = -4
"""`Wording.threats` lists the near dangers first, then four lines about how far each defeat is."""
QUIET = frozenset(("card_drawn", "card_phase_began", "deck_reshuffled", "turn_ended"))
"""Events that the hand or the question shows anyway; only the full log includes them."""


class RunedarFace(PlainFace):
    """Draws the fortress, with the upgrade board beside it."""

    def __init__(self, game: Runedar, speech: Speech, seats: Sequence[Seat]) -> None:
        super().__init__(game, speech, seats)
        self.tables = game.tables
        self.wording = Wording(speech.say, speech.language, game.tables, self.names)
        self.labels = Labels(speech.say, game.tables, speech.language)

    def help(self) -> str:
        keys = self.say("term-help", action="rusty pick move tannery", rule="R-MELEE")
        return f"{keys}\n{self.say('terminal-legend')}"

    def header(self, view: View) -> list[Line]:
        """The turn, the difficulty, and who plays which letter."""
        s = view.seen
        difficulty = DIFFICULTY_NAMES[DIFFICULTY_RUBBLE.index(s.section_rubble)]
        turn = self.say("term-turn", turn=s.turn)
        line: Line = [(f"{turn} · {self.say(f'difficulty-{difficulty}')}", "")]
        for seat in range(s.seats):
            mark = "▸" if seat == s.active else " "
            line += [(f" {mark}[", ""), (SEAT_LETTERS[seat], f"dwarf-{seat}"), (f"] {self.display_names[seat]}", "")]
        return [line]

    def board(self, view: View, width: int) -> list[Line]:
        """The fortress; beside it, or below it where there is no room, upgrades, distances to defeats, and hires."""
        s, offered = view.seen, width - ROOMY_PANEL - GAP
        fortress = picture(s, self.labels, offered)
        room = width - picture_width(offered) - GAP
        blocks = [self._upgrades, self._defeats, self._hires]
        if room < NARROWEST_PANEL:
            return [*fortress, *(line for block in blocks for line in block(s, width))]
        panel = blocks.pop(0)(s, room)
        while blocks and (room >= ROOMY_PANEL or len(panel) + len(blocks[0](s, room)) <= len(fortress)):
            panel += blocks.pop(0)(s, room)
        return [*beside(fortress, panel, GAP), *(line for block in blocks for line in block(s, width))]

    def _upgrades(self, s: State, room: int) -> list[Line]:
        lines: list[Line] = [[(self.say("term-upgrades"), "title")]]
        for space in range(SPACES):
            lines += self._space(s, space, room)
        return lines

    def _defeats(self, s: State, room: int) -> list[Line]:
        items: list[Line] = [[(f"{self.say('term-left')}:", "title")], *([(text, "")] for text in self._reserves(s))]
        return flow(items, room)

    def _hires(self, s: State, room: int) -> list[Line]:
        items: list[Line] = [[(f"{self.say('term-mercenaries')}:", "title")]]
        items += [self._mercenary(s, mercenary) for mercenary in range(MERCENARIES)]
        return flow(items, room)

    def _space(self, s: State, space: int, room: int) -> list[Line]:
        """A space of the upgrade board: its card, the resources it has and lacks, and what the card can do."""
        number = f"{space + 1} "
        card = s.board_card[space]
        if s.blocked[space]:
            return [[(number, ""), (f"✗ {self.say('term-blocked')}", "danger")]]
        if card == HIDDEN:
            return [[(number, ""), (self.say("term-empty"), "dim")]]
        cost: Line = (
            [("✓", "ready")] if is_complete(s, space) else [(self._cost_within(s, space, room - len(number)), "")]
        )
        name = cut(self.wording.card(card), room - len(number) - length(cost) - 1)
        line: Line = [(number, ""), (f"{name} ", ""), *cost]
        if room < ROOMY_PANEL:
            return [line, *([(text, "dim")] for text in self._short_uses(card, room))]
        return [line, [(cut(f"  {self._uses(card)}", room), "dim")]]

    def _uses(self, card: int) -> str:
        """What a card can do besides an ordinary move."""
        ordinary = move_steps(self.tables, card) == ORDINARY_STEPS
        return ", ".join(self.wording.card_uses(card)[1 if ordinary else 0 :])

    def _short_uses(self, card: int, room: int) -> list[str]:
        """The same in a narrow panel: resources by their marks, wrapped between uses."""
        values = self.tables.content.card_use[card * USES : (card + 1) * USES]
        works = [f"{self.say(f'term-token-{USE_NAMES[use]}')}{values[use]}" for use in range(ANY + 1) if values[use]]
        move, *labels = self.wording.card_uses(card)
        far = [] if values[MOVE] == ORDINARY_STEPS else [move]
        text = " ".join(label.replace(" ", NO_BREAK) for label in [*far, *works, *labels[len(works) :]])
        lines = wrap(text, room, initial_indent=INDENT, subsequent_indent=INDENT)
        return [line.replace(NO_BREAK, " ") for line in lines]

    def _cost(self, s: State, space: int) -> str:
        parts = []
        for resource in range(RESOURCES):
            given = s.board_given[space * RESOURCES + resource]
            wanted = given + missing(s, space, resource)
            if wanted:
                parts.append(f"{self.labels.token(resource)}{tokens(given, wanted)}")
        return " ".join(parts)

    def _cost_within(self, s: State, space: int, room: int) -> str:
        """A mark for each resource, or if that leaves no room for a name, the numbers still wanted."""
        cost = self._cost(s, space)
        if len(cost) + SHORTEST_NAME <= room:
            return cost
        wanted = {self.labels.token(resource): missing(s, space, resource) for resource in range(RESOURCES)}
        return " ".join(f"{token}{tokens(0, 1)}{count}" for token, count in wanted.items() if count)

    def _reserves(self, s: State) -> list[str]:
        """How much is left until each of the four defeats by running out."""
        return [
            self.say("term-left-siege", count=SIEGE_CARDS - s.siege_next),
            self.say("term-left-orcs", count=ORC_FIGURES - s.orcs_out),
            self.say("term-left-trolls", count=TROLL_TILES - s.troll_next),
            self.say("term-left-catapult", count=CATAPULT_CARDS - s.catapult_next),
        ]

    def _mercenary(self, s: State, mercenary: int) -> Line:
        name = self.say(f"term-merc-{MERCENARY_NAMES[mercenary]}")
        if s.hired[mercenary]:
            return [(f"{name} –", "dim")]
        return [(f"{name} {s.content.price[mercenary]}", "")]

    def threats(self, view: View) -> list[str]:
        """The near dangers; what runs out is in the panel already."""
        return self.wording.threats(view.seen)[:NEAR]

    def choices(self, view: View, legal: list[int], width: int, *, compact: bool) -> Choices:
        return choices_by_card(view.seen, legal, self.wording, width, compact=compact)

    def hand(self, view: View) -> str:
        """The hand of the viewing seat, on one line."""
        return self.say("term-hand", cards=", ".join(self._hand_of(view.seen, view.seat)))

    def _hand_of(self, s: State, seat: int) -> list[str]:
        first = seat * HAND_SIZE
        held = s.hand[first : first + s.hand_count[seat]]
        return [self.wording.card(card) if card != HIDDEN else "?" for card in held]

    def loud(self, events: list[SeenEvent]) -> list[SeenEvent]:
        """All events but those that the hand or the question shows anyway."""
        return [event for event in events if event.name not in QUIET]

    def doubt(self, view: View, action: int) -> str | None:
        """Asks before the turn ends with cards left."""
        unplayed = view.seen.hand_count[view.seat]
        if action == END and unplayed:
            return self.say("term-sure-end", count=unplayed)
        return super().doubt(view, action)

    def details(self, view: View) -> list[str]:
        """Everything on the table in full words: what the picture only hints at."""
        s = view.seen
        lines = [self.say("term-upgrades")]
        for space in range(SPACES):
            if s.board_card[space] != HIDDEN:
                card = s.board_card[space]
                ready = self.say("term-ready") if is_complete(s, space) else self._cost(s, space)
                lines.append(f"  {space + 1} {self.wording.card(card)} ({ready}): {self._uses(card)}")
        lines.append(self.say("term-mercenaries"))
        for mercenary in range(MERCENARIES):
            if not s.hired[mercenary]:
                effect = self.say(f"mercenary-{MERCENARY_NAMES[mercenary]}-effect")
                lines.append(f"  {self.wording.mercenary(mercenary)} ({s.content.price[mercenary]}): {effect}")
        lines += self._enemies(s)
        lines += [f"  {threat}" for threat in self.wording.threats(s)]
        return lines + self._dwarves(view)

    def _enemies(self, s: State) -> list[str]:
        goblins = [self.wording.goblin(s.goblin_tile[g]) for g in range(GOBLIN_FIGURES) if s.goblin_tile[g] != HIDDEN]
        trolls = [self.wording.troll(s.troll_tile[t]) for t in range(TROLL_FIGURES) if s.troll_tile[t] != HIDDEN]
        return [self.say("term-dangers"), *(f"  {enemy}" for enemy in goblins + trolls)]

    def _dwarves(self, view: View) -> list[str]:
        """Where each dwarf stands, the cards in hand that can be seen, and the cards still to come."""
        s = view.seen
        lines = [self.say("term-dwarves")]
        for seat in range(s.seats):
            place = self.wording.place(s.dwarf[seat])
            hand = self._hand_of(s, seat)
            held = ", ".join(hand) if hand and "?" not in hand else self.say("term-cards", count=len(hand))
            lines.append(f"  [{SEAT_LETTERS[seat]}] {self.display_names[seat]}: {place}; {held}")
            unseen = view.unseen[seat * DECK_SIZE : seat * DECK_SIZE + view.unseen_count[seat]]
            cards = ", ".join(self.wording.card(card) for card in unseen)
            lines.append(f"      {self.say('term-unseen')} {cards}")
        return lines
