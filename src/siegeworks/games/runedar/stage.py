"""How The Siege of Runedar is shown: the scene that a page draws, the handles that players click, and the words.

Everything comes from a view, and every number that depends on the rules is computed here: pages only draw.
"""

from collections.abc import Callable, Sequence
from typing import Final, cast

from siegeworks.games.runedar import actions as a
from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar import names as n
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.rules.forecast import let_happen
from siegeworks.games.runedar.scene import CardThing, SiegeThing, Things, UseThing
from siegeworks.games.runedar.scene_parts import DECK_SIZES, RunedarScenes, amounts
from siegeworks.games.runedar.view import View
from siegeworks.games.runedar.wording import ENEMY_NAMES, EVENT_KINDS, Wording
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json
from siegeworks.kernel.stage import BaseStage

FIELD_KINDS: Final = {name: {field.name: field.kind for field in kind.fields} for name, kind in EVENT_KINDS.items()}
OWN_DECK: Final = "starting"
ENEMY_DECK: Final = "orc"
ALWAYS: Final = "always"
WHEN_GOLD_IS_LOST: Final = "gold"
NEVER: Final = "never"


class RunedarStage(BaseStage):
    """The stage of The Siege of Runedar with one content."""

    def __init__(self, game: Runedar) -> None:
        self.tables = game.tables
        self._card_cost = game.tables.content.card_cost
        scenes = RunedarScenes(game.tables)
        self.common, self.own = scenes.common(), scenes.own()
        self._paths = _paths(self.tables.card_ids)
        self._orc_paths = [[f"orcs:{place}"] for place in n.PLACE_NAMES]
        self._named: dict[str, Callable[[int], str | int]] = {
            "number": int, "seat": int, "face": int,
            "machine": n.MACHINE_NAMES.__getitem__, "troll": self.tables.troll_ids.__getitem__,
            "card": self.tables.card_ids.__getitem__, "gold_reason": n.GOLD_REASON_NAMES.__getitem__,
            "siege": self.tables.siege_ids.__getitem__, "use": n.USE_NAMES.__getitem__,
            "resource": n.RESOURCE_NAMES.__getitem__, "goblin": self.tables.goblin_ids.__getitem__,
            "enemy": ENEMY_NAMES.__getitem__, "mercenary": n.MERCENARY_NAMES.__getitem__,
            "deck": n.DECK_NAMES.__getitem__, "loss": n.RESULT_NAMES.__getitem__,
            "place": n.PLACE_NAMES.__getitem__,
        }  # fmt: skip

    # Asking less.

    asking: tuple[str, ...] = (ALWAYS, WHEN_GOLD_IS_LOST, NEVER)

    def answer(self, view: View, legal: Sequence[int], asking: str) -> int | None:
        """At a pause of the siege: let it happen, unless the person wants to be asked here."""
        let = next((action for action in (a.REVEAL, a.CONTINUE) if action in legal), None)
        if let is None or asking == ALWAYS:
            return None
        if asking == WHEN_GOLD_IS_LOST:
            later = let_happen(view.seen)
            if later.gold < view.seen.gold or later.result != n.RUNNING:
                return None
        return let

    # Handles and events.

    def path(self, view: View, action: int) -> Sequence[str]:
        """Orcs are named by the place of the pending attack; ending a turn with cards in hand takes two clicks."""
        if action == a.HIT_ORC:
            s = view.seen
            frame = s.frames[-1] if s.depth else None
            return self._orc_paths[frame.place if isinstance(frame, f.AssignFrame) else s.dwarf[s.active]]
        if action == a.END and view.seen.hand_count[view.seen.active] > 0:
            return _EARLY_END
        return self._paths[action]

    def event(self, seen: SeenEvent) -> Json:
        kinds = FIELD_KINDS[seen.name]
        return {name: self._named[kinds[name]](number) for name, number in seen.fields.items()}

    # Words.

    def things(self, words: Wording) -> Json:
        """Names and effects, in the language of the words."""
        tables, content = self.tables, self.tables.content
        things: Things = {
            "cards": {card_id: self._card(words, card) for card, card_id in enumerate(tables.card_ids)},
            "places": {
                name: {
                    "name": words.place(place),
                    "to": words.say(f"place-{name}-to"),
                    "at": words.say(f"place-{name}-at"),
                }
                for place, name in enumerate(n.PLACE_NAMES)
            },
            "resources": {name: words.resource(number) for number, name in enumerate(n.RESOURCE_NAMES)},
            "uses": {name: words.use(number) for number, name in enumerate(n.USE_NAMES)},
            "decks": {name: words.deck(number) for number, name in enumerate(n.DECK_NAMES)},
            "machines": {name: words.machine(number) for number, name in enumerate(n.MACHINE_NAMES)},
            "mercenaries": {
                name: {"name": words.mercenary(number), "text": words.say(f"mercenary-{name}-effect")}
                for number, name in enumerate(n.MERCENARY_NAMES)
            },
            "goblins": {
                name: {"name": words.goblin_name(tile), "text": words.goblin(tile)}
                for tile, name in enumerate(tables.goblin_ids)
            },
            "trolls": {
                name: {"name": words.troll_name(tile), "text": words.troll(tile)}
                for tile, name in enumerate(tables.troll_ids)
            },
            "siege": {card_id: self._siege_card(words, card) for card, card_id in enumerate(tables.siege_ids)},
            "faces": [
                {"name": words.face(face), "hits": content.die_hits[face], "crossbow": content.die_crossbow[face] == 1}
                for face in range(n.DIE_FACES)
            ],
            "difficulties": {name: words.say(f"difficulty-{name}") for name in n.DIFFICULTY_NAMES},
            "ranks": {rank.id: rank.title[words.language] for rank in tables.ranks},
        }
        return cast("Json", things)

    def _card(self, words: Wording, card: int) -> CardThing:
        """A card of the content; its lines in the order in which the wording labels them."""
        values = self.tables.card_use[card * n.USES : (card + 1) * n.USES]
        printed = [use for use in (n.MOVE, *range(n.MOVE)) if values[use]]
        uses: list[UseThing] = []
        for use, label in zip(printed, words.card_uses(card), strict=True):
            value = values[use] * (n.HITS_PER_DIRECT if use == n.DIRECT else 1)
            uses.append({"use": n.USE_NAMES[use], "value": None if value == n.MAGIC_STEPS else value, "label": label})
        return {"name": words.card(card), "deck": _deck_of(card), "uses": uses, "cost": amounts(self._card_cost, card)}

    def _siege_card(self, words: Wording, card: int) -> SiegeThing:
        content = self.tables.content
        orcs = content.siege_orcs[card]
        machine = content.siege_machine[card]
        return {
            "text": words.siege_card(card),
            "level": card // n.SIEGE_PER_LEVEL + 1,
            "orcs": orcs,
            "field": n.PLACE_NAMES[n.FIRST_FIELD + content.siege_wall[card]] if orcs else None,
            "machine": None if machine == n.HIDDEN else n.MACHINE_NAMES[machine],
            "arrow": content.siege_arrow[card] == 1,
        }

    def chart(self, view: View) -> dict[str, int]:
        """Four lines: the gold, the progress in the tunnel, the siege and the enemies inside."""
        s = view.seen
        return {
            "gold": s.gold,
            "sections": s.sections_open,
            "siege_left": n.SIEGE_CARDS - s.siege_next,
            "orcs": s.orcs_out,
        }

    def title(self, words: Wording, view: View) -> str | None:
        """R-SCORE: the title depends on the gold after a win, on the goblins after a loss."""
        s = view.seen
        if s.result == n.RUNNING:
            return None
        won = s.result == n.WON
        return words.title(s.gold if won else s.goblins_defeated, won=won)


_EARLY_END: Final = ("do:rest", "do:end")


def _deck_of(card: int) -> str:
    """The deck of a card; cards are numbered deck by deck."""
    if card < n.STARTING_CARDS:
        return OWN_DECK
    if card == n.ORC_CARD:
        return ENEMY_DECK
    first = n.STARTING_CARDS
    for name, size in zip(n.DECK_NAMES, DECK_SIZES, strict=True):
        first += size
        if card < first:
            return name
    raise ValueError(f"no card has the number {card}")


def _paths(card_ids: list[str]) -> list[list[str]]:
    """The handles of every action, by action number.

    The costly part comes last: clicking only a goblin or a troll never spends gold, clicking only a card never
    removes it.
    """
    paths: list[list[str]] = []
    for card in card_ids[: n.DWARF_CARDS]:
        paths += [[f"card:{card}", "use:move", f"place:{place}"] for place in n.PLACE_NAMES]
        paths += [[f"card:{card}", f"use:{use}"] for use in n.USE_NAMES[: n.MOVE]]
        paths.append([f"card:{card}"])
    for target, name in enumerate(n.AIM_NAMES):
        paths.append([f"machine:{name}" if target <= n.AIM_CATAPULT else f"place:{name}"])
    goblins = [f"goblin:{slot + 1}" for slot in range(n.GOBLIN_FIGURES)]
    trolls = [f"troll:{slot + 1}" for slot in range(n.TROLL_FIGURES)]
    spaces = [f"space:{space + 1}" for space in range(n.SPACES)]
    paths += [["do:roll"], ["do:stop"]]
    paths += [[target] for target in spaces + goblins]
    paths.append(["orcs"])
    paths += [[goblin] for goblin in goblins]
    for slot, troll in enumerate(trolls):
        paths += [[troll, f"circle:{slot + 1}:{circle + 1}"] for circle in range(n.MOST_CIRCLES)]
    paths += [[goblin] for goblin in goblins]
    paths += [[space] for space in spaces]
    paths.append(["mercenary:orcs"])
    paths += [[goblin, "mercenary:goblin"] for goblin in goblins]
    paths += [[troll, "mercenary:troll"] for troll in trolls]
    paths += [["mercenary:catapult"], ["mercenary:siege"]]
    paths += [[f"machine:{machine}"] for machine in n.MACHINE_NAMES]
    paths += [["do:reveal"], ["do:continue"]]
    paths += [[space, "do:clear"] for space in spaces]
    paths += [[space, f"deck:{deck}"] for space in spaces for deck in n.DECK_NAMES]
    paths += [["do:done"], ["do:end"]]
    paths += [[f"card:{card}", "do:pass"] for card in card_ids[: n.DWARF_CARDS]]
    return paths
