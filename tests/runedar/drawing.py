"""A position of The Siege of Runedar drawn as text, for the expectations of tests."""

from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import RESOURCE_NAMES
from siegeworks.kernel.game import Json

DWARVES = "ABCD"
ROWS = ("carpenter", "tannery", "foundry", "towers", "chamber", "entrance", "machines", "board")


class Drawing:
    """One position, row by row; an `o` is an orc, A to D are dwarves."""

    def __init__(self, game: Runedar, document: Json) -> None:
        self._tables = game.tables
        self._document = document

    def row(self, name: str) -> str:
        draw = getattr(self, f"_draw_{name}", None)
        text = self._draw_workshop(name) if draw is None else draw()
        return f"{name:<11}{text}".rstrip()

    def _at(self, place: str) -> str:
        dwarves = [DWARVES[seat] for seat, dwarf in enumerate(self._document["dwarves"]) if dwarf["place"] == place]
        figures = ["o" * self._document["orcs"].get(place, 0), "".join(dwarves)]
        return " ".join(figure for figure in figures if figure) or "."

    def _draw_workshop(self, row: str) -> str:
        resource = RESOURCE_NAMES[ROWS.index(row)]
        cells = [self._at(f"{row}_field"), self._at(f"{row}_wall"), self._at(row)]
        return "".join(f"{cell:<8}" for cell in cells) + f"{self._document['stock'][resource]} {resource}"

    def _draw_towers(self) -> str:
        return "".join(f"{name} {self._at(f'{name}_tower'):<4}" for name in ("tunnel", "west", "east"))

    def _draw_chamber(self) -> str:
        return f"{self._at('chamber'):<8}{self._document['gold']} gold"

    def _draw_entrance(self) -> str:
        enemies = [self._troll_text(troll) for troll in self._document["trolls"] if troll]
        enemies += [self._goblin_text(goblin) for goblin in self._document["goblins"] if goblin]
        return ", ".join([f"{self._at('entrance'):<8}{self._document['rubble']} rubble", *enemies])

    def _troll_text(self, troll: Json) -> str:
        hits = self._troll_circles(troll["tile"])
        shown = ["x" if circle in troll["covered"] else str(hit) for circle, hit in enumerate(hits, start=1)]
        return f"{troll['tile']} ({' '.join(shown)})"

    def _troll_circles(self, tile: str) -> list[int]:
        content = self._tables.content
        at = self._tables.troll_ids.index(tile)
        return content.troll_hits[at * 5 : at * 5 + content.troll_circles[at]]

    def _goblin_text(self, goblin: Json) -> str:
        held = [f"{amount} {name}" for name, amount in goblin["given"].items()]
        held += [f"{goblin['rubble']} rubble"] if goblin["rubble"] else []
        return f"{goblin['tile']} ({', '.join(held)})" if held else str(goblin["tile"])

    def _draw_machines(self) -> str:
        shown: list[str] = []
        for name, machine in self._document["machines"].items():
            if machine is not None:
                lying = "" if machine["standing"] else " lying"
                shown.append(f"{name} {DWARVES[machine['seat']]}{lying}")
        return ", ".join(shown) or "."

    def _draw_board(self) -> str:
        spaces: list[str] = []
        for space in self._document["board"]:
            if isinstance(space, str):
                spaces.append("x" if space == "blocked" else ".")
            else:
                given = "".join(f" {amount} {name}" for name, amount in space["given"].items())
                spaces.append(space["card"] + given)
        return " | ".join(spaces)
