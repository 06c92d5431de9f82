"""The catalogs of the browser client: the same messages in four languages, and exactly those that its source uses."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from test_catalogs import PLURALS, Selections, Uses, entries, messages, variables

from siegeworks.bots import all_installed_bots
from siegeworks.games import built_in_kits, load_game, load_stage
from siegeworks.i18n import LANGUAGES
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink
from siegeworks.table.talk import PHRASES

WEB = Path(__file__).parents[2] / "web"
GAMES = sorted(path.name for path in (WEB / "src" / "games").iterdir())
FOLDERS = [WEB / "texts", *(WEB / "src" / "games" / game / "texts" for game in GAMES)]
"""The texts of the client itself, and those of each game in its own folder."""
FILES = sorted(path for folder in FOLDERS for path in folder.glob("*/*.ftl"))
AREAS = [(folder, path.name) for folder in FOLDERS for path in sorted((folder / "en").glob("*.ftl"))]
ID = r"[a-z][a-z0-9]*(?:[-_][A-Za-z0-9]+)*"
QUOTED = re.compile(r"""(['"])((?:(?!\1)[^\\\n]|\\.)*)\1""")
COMPARED = re.compile(r"""[!=]==?\s*(['"])[^'"\n]*\1|(['"])[^'"\n]*\2\s*[!=]==?""")
COMPUTED = re.compile(r"`([a-z][\w-]*-)\$\{[^`]*`")
NAMED = re.compile(r"gameName\([\w.]+, '([\w-]+)'")
"""The kind of thing whose names are looked up: their ids begin with it."""
CALL = re.compile(r"(?<![\w.$])(?:t|speaks)\(")
OPENING, CLOSING = "([{", ")]}"


def short(path: Path) -> str:
    return str(path.relative_to(WEB))


def paths(language: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == language]


def catalog(language: str) -> dict[str, ftl.Message]:
    """All messages of a language; the page reads all its files into one bundle."""
    return {name: message for path in paths(language) for name, message in messages(path).items()}


class Words(Visitor):
    """Everything in a message that is shown: its text, and whether something is filled in."""

    def __init__(self) -> None:
        self.shown = False

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.shown |= bool(node.value.strip())

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802 - the visitor's naming
        self.shown |= not isinstance(node.expression, ftl.SelectExpression | ftl.StringLiteral)
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Call:
    """A call of `t` or `speaks` in the source: where, which ids it can mean, and what facts it gives."""

    where: str
    ids: tuple[str, ...]
    prefixes: tuple[str, ...]
    facts: str | None
    """The source of the facts; None if none are given."""


def source_files() -> list[Path]:
    found = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return sorted(path for path in found if not path.name.endswith(".d.ts"))


def arguments(text: str, start: int) -> list[str]:
    """The arguments of the call whose opening bracket ends at `start`, split at its own commas."""
    parts, depth, begin, place, quote = [], 0, start, start, ""
    while place < len(text):
        letter = text[place]
        if quote:
            place += letter == "\\"
            quote = "" if letter == quote else quote
        elif letter in "'\"`":
            quote = letter
        elif letter in OPENING:
            depth += 1
        elif letter in CLOSING and depth == 0:
            break
        elif letter in CLOSING:
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[begin:place])
            begin = place + 1
        place += 1
    return [*parts, text[begin:place]]


def calls() -> Iterator[Call]:
    for path in source_files():
        text = path.read_text(encoding="utf-8")
        for found in CALL.finditer(text):
            if re.search(r"function\s+$", text[: found.start()]):
                continue
            first, *rest = arguments(text, found.end())
            literals = tuple(each[1] for each in QUOTED.findall(COMPARED.sub("", first)))
            line = text.count("\n", 0, found.start()) + 1
            facts = rest[0].strip() if rest and rest[0].strip() else None
            where = f"{path.relative_to(WEB).as_posix()}:{line}"
            yield Call(where, literals, tuple(COMPUTED.findall(first)), facts)


CALLS = list(calls())
ENGLISH = catalog("en")


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_there_are_catalogs_for_all_languages(folder: Path) -> None:
    areas = [area for place, area in AREAS if place == folder]
    assert areas
    assert sorted(language.name for language in folder.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (folder / language).iterdir()) == areas, language


def test_a_message_of_a_game_begins_with_the_id_of_the_game() -> None:
    """So no game can take a text from the client or from another game."""
    for path in FILES:
        game = path.parents[2].name if path.parents[2].parent.name == "games" else None
        prefixes = tuple(f"{game_id}-" for game_id in GAMES)
        for name in messages(path):
            assert name.startswith(f"{game}-") if game else not name.startswith(prefixes), f"{short(path)}: {name}"


@pytest.mark.parametrize("path", FILES, ids=short)
def test_a_catalog_has_no_broken_and_no_empty_entry(path: Path) -> None:
    found = entries(path)
    assert not [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    empty = []
    for name, message in messages(path).items():
        words = Words()
        if message.value is not None:
            words.visit(message.value)
        empty += [] if words.shown else [name]
    assert empty == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    """Not even in two areas: the second would never be heard."""
    ids = [entry.id.name for path in paths(language) for entry in entries(path) if isinstance(entry, ftl.Message)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


@pytest.mark.parametrize(("folder", "area"), AREAS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: Path, area: str, language: str) -> None:
    whole = {"en": ENGLISH, language: catalog(language)}
    used = {
        code: {name: sorted(variables(name, whole[code])) for name in messages(folder / code / area)}
        for code in ("en", language)
    }
    assert used[language] == used["en"]


@pytest.mark.parametrize(("folder", "area"), AREAS)
def test_polish_plurals_are_whole(folder: Path, area: str) -> None:
    broken = []
    for name, message in messages(folder / "pl" / area).items():
        selections = Selections()
        selections.visit(message)
        for selection in selections.found:
            keys = {variant.key.name for variant in selection.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & (PLURALS - {"other"}) and not keys >= {"one", "few", "many"}:
                broken.append(name)
    assert broken == []


def test_the_source_uses_no_missing_message() -> None:
    missing = [f"{call.where}: {name}" for call in CALLS for name in call.ids if name not in ENGLISH]
    missing += [
        f"{call.where}: {prefix}…"
        for call in CALLS
        for prefix in call.prefixes
        if not any(name.startswith(prefix) for name in ENGLISH)
    ]
    assert missing == []


def named_by_the_server() -> Iterator[str]:
    """The ids of everything that the server names and the page words."""
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    yield from (f"bot-{bot}" for bot in all_installed_bots())
    for game_id in built_in_kits():
        yield from (f"{game_id}-{name}" for name in named_by_a_game(game_id))


def named_by_a_game(game_id: str) -> Iterator[str]:
    """The ids of everything that a game names, without the game's own id at their beginning."""
    yield "tab-side"
    game = load_game(game_id)
    for name, values in game.settings.items():
        if name in game.house_rules:
            continue  # the game's own catalog words them
        yield from (f"option-{name}", f"option-{name}-hint")
        yield from (f"option-{name}-{value}" for value in values)
        yield from (f"option-{name}-{value}-hint" for value in values)
    state = game.setup(game.options({"seats": "2"}), Chance("chart"), EventSink())
    yield from (f"chart-{line.partition(':')[0]}" for line in load_stage(game).chart(game.view(state, 0)))


def test_everything_the_server_names_has_words() -> None:
    """A text of the client for all games will do as well as a game's own."""
    assert sorted(name for name in named_by_the_server() if not {name, general(name)} & set(ENGLISH)) == []


def general(name: str) -> str:
    """The id of the text for all games that a game's own text replaces."""
    game, _, rest = name.partition("-")
    return rest if game in GAMES else name


def test_every_step_of_a_guide_has_words() -> None:
    texts = [path.read_text(encoding="utf-8") for path in source_files()]
    steps = {name for text in texts for name in re.findall(r"\btext: ['\"]([\w-]+-guide-[\w-]+)['\"]", text)}
    assert steps
    assert sorted(steps - set(ENGLISH)) == []


def test_the_source_gives_the_facts_that_messages_use() -> None:
    """Where the facts are written out, every variable of the message is among them."""
    lacking = []
    for call in CALLS:
        if call.facts is not None and not call.facts.startswith("{"):
            continue
        given = set(re.findall(r"[\w-]+", call.facts or ""))
        needed = {name: variables(name, ENGLISH) for name in call.ids if name in ENGLISH}
        lacking += [f"{call.where}: {name} {used - given}" for name, used in needed.items() if used - given]
    assert lacking == []


def test_no_message_is_unused() -> None:
    """Used is what stands as a whole string anywhere, begins like a computed id, or is part of another message.

    A game's own text is also used where the text for all games is.
    """
    text = "\n".join(path.read_text(encoding="utf-8") for path in source_files())
    literal = set(re.findall(rf"""['"`]({ID})['"`]""", text))
    prefixes = (*set(COMPUTED.findall(text)), *(f"{kind}-" for kind in set(NAMED.findall(text))))
    inside = Uses()
    for message in ENGLISH.values():
        inside.visit(message)
    used = literal | inside.messages
    names = {name: {name, general(name)} for name in ENGLISH}
    unused = [name for name, either in names.items() if not either & used]
    assert sorted(name for name in unused if not any(one.startswith(prefixes) for one in names[name])) == []
