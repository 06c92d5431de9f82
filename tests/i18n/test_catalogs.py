"""The catalogs: the same messages in four languages, whole plurals, and a sentence for every problem."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import siegeworks
from siegeworks.i18n import LANGUAGES, Speech, choose_language
from siegeworks.kernel.problem import Problem, Problems

SOURCE = Path(siegeworks.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
POLISH_FEW_LIKE_MANY = ("kości", "kośćmi", "sukcesów", "Wszystkie orki (")
"""Polish words with the same form for 2 and for 5, after which one variant does for both."""


def catalog_families() -> dict[str, dict[str, Path]]:
    """The files of each catalog by language, for example `i18n/texts/problems` and `games/<game>/texts/game`."""
    families: dict[str, dict[str, Path]] = {}
    for path in sorted(SOURCE.rglob("texts/*/*.ftl")):
        texts = path.parents[1].relative_to(SOURCE)
        families.setdefault(str(texts / path.stem), {})[path.parent.name] = path
    return families


FAMILIES = catalog_families()
FILES = [path for family in FAMILIES.values() for path in family.values()]


def short(path: Path) -> str:
    return str(path.relative_to(SOURCE))


class Uses(Visitor):
    """The variables and other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        self.messages.add(node.id.name)


class Selections(Visitor):
    """The choices between variants inside a message."""

    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        self.found.append(node)
        self.generic_visit(node)


def entries(path: Path) -> "list[ftl.EntryType]":
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(path) if isinstance(entry, ftl.Message)}


def variables(message_id: str, catalog: dict[str, ftl.Message]) -> set[str]:
    """The facts that a message needs, itself or through a message it includes."""
    uses = Uses()
    uses.visit(catalog[message_id])
    return uses.variables.union(*(variables(included, catalog) for included in uses.messages))


@pytest.mark.parametrize("path", FILES, ids=short)
def test_a_catalog_has_no_broken_entry_and_no_id_twice(path: Path) -> None:
    found = entries(path)
    assert not [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("family", FAMILIES)
def test_all_languages_have_the_same_messages_with_the_same_variables(family: str) -> None:
    assert set(FAMILIES[family]) == set(LANGUAGES)
    facts = {language: facts_by_message(family, language) for language in LANGUAGES}
    for language in LANGUAGES:
        assert facts[language] == facts["en"], language


def facts_by_message(family: str, language: str) -> dict[str, set[str]]:
    """The facts that each message of a catalog needs; messages of a game may include those of the program."""
    own = messages(FAMILIES[family][language])
    program = messages(FAMILIES["i18n/texts/problems"][language])
    return {message_id: variables(message_id, program | own) for message_id in own}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_catalogs_share_an_id(language: str) -> None:
    program = [family for family in FAMILIES if family.startswith("i18n")]
    for game in sorted((SOURCE / "games").glob("*/texts")):
        own = [family for family in FAMILIES if SOURCE / family == game / Path(family).name]
        assert own
        ids = [name for family in [*program, *own] for name in messages(FAMILIES[family][language])]
        assert sorted(ids) == sorted(set(ids)), game


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "pl"], ids=short)
def test_polish_plurals_are_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for message_id, message in messages(path).items():
        selections = Selections()
        selections.visit(message)
        for selection in selections.found:
            names = {variant.key.name for variant in selection.variants if isinstance(variant.key, ftl.Identifier)}
            if not names & PLURALS - {"other"}:
                continue
            assert selection.span is not None
            said = text[selection.span.start : selection.span.end]
            merged = names >= {"one", "many"} and any(word in said for word in POLISH_FEW_LIKE_MANY)
            assert names >= {"one", "few", "many"} or merged, message_id


@dataclass(frozen=True, slots=True)
class Raised:
    """A place in the source that raises or notes a problem, with the facts it gives."""

    where: str
    code: str
    facts: frozenset[str]


def raised_problems() -> Iterator[Raised]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _names_a_problem(node.func):
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                    if isinstance(node.func, ast.Attribute) and node.func.attr == "fault":
                        facts |= {"file", "table", "row"} if code.value.startswith("content-") else set()
                    yield Raised(f"{path.relative_to(SOURCE)}:{node.lineno}", code.value, frozenset(facts))


def _names_a_problem(function: ast.expr) -> bool:
    """`Problem(…)`, `reader.fault(…)`, `self.faults.add(…)`."""
    if isinstance(function, ast.Name):
        return function.id == "Problem"
    if not isinstance(function, ast.Attribute):
        return False
    return function.attr == "fault" or (function.attr == "add" and ast.unparse(function.value).endswith("faults"))


RAISED = sorted(raised_problems(), key=lambda raised: raised.where)
ALL_MESSAGES = {
    message_id: message for family in FAMILIES for message_id, message in messages(FAMILIES[family]["en"]).items()
}


def test_every_problem_has_a_message_and_every_message_a_problem() -> None:
    codes = {f"problem-{raised.code}" for raised in RAISED}
    explained = {message_id for message_id in ALL_MESSAGES if message_id.startswith("problem-")}
    assert sorted(codes - explained) == []
    assert sorted(explained - codes) == []


def test_a_problem_gives_all_facts_its_message_tells() -> None:
    for raised in RAISED:
        missing = variables(f"problem-{raised.code}", ALL_MESSAGES) - raised.facts
        assert not missing, (raised, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_explained_in_one_line(language: str) -> None:
    """Without a game named, too: problems of a game are explained by its own texts."""
    speech = Speech(language)
    known: dict[str, object] = {"reason": Problem("match-over"), "rule": "R-MOVE"}
    for raised in RAISED:
        text = speech.explain(Problem(raised.code, **{fact: known.get(fact, 2) for fact in raised.facts}))
        assert re.fullmatch(r"[^{}\n]+[.?]", text), text


def test_content_faults_begin_with_their_place() -> None:
    facts = {"file": "pack.toml", "table": "siege", "row": 3, "key": "orcs"}
    problem = Problem("content-missing", **facts)
    assert Speech("en").explain(problem) == "pack.toml, [[siege]] row 3: “orcs” is missing. Add it."
    assert Speech("pl").explain(problem) == "pack.toml, [[siege]] wiersz 3: brakuje wpisu „orcs”. Dopisz go."


def test_several_problems_take_a_line_each() -> None:
    problems = Problems([Problem("match-over"), Problem("log-tampered", line=1234)])
    assert Speech("es").explain(problems).splitlines() == [
        "La partida ha terminado y ya no hay nada que elegir. Empieza otra.",
        "Línea 1234: esta línea o algo anterior se ha cambiado. Usa una copia intacta.",
    ]


def test_a_problem_inside_a_problem_is_explained_too() -> None:
    inner = Problem("match-not-asked", seat=1, actor=None)
    text = Speech("en").explain(Problem("log-untrue", line=12, reason=inner))
    assert text == "What line 12 says cannot have happened. Seat 1 has nothing to decide now: the game is over."


def test_a_forbidden_action_is_followed_by_its_rule() -> None:
    speech = Speech("en", "runedar")
    text = speech.explain(Problem("match-forbidden", action="axe dig", rule="R-WORK-BLOCKED"))
    assert text == (
        "“axe dig” is not possible now (rule R-WORK-BLOCKED). No one can work in a workshop while an orc is there."
    )


def test_a_missing_message_or_fact_is_an_error() -> None:
    speech = Speech("en", "runedar")
    with pytest.raises(KeyError, match="no message 'problem-nonsense' in en"):
        speech.say("problem-nonsense")
    with pytest.raises(KeyError, match="'event-turn_ended' cannot be said in en"):
        speech.say("event-turn_ended")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "pt_BR"}, "pt-BR"),
        (None, {"LANG": "es_AR.UTF-8@euro"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "es_ES", "LANG": "pl_PL"}, "es"),
        (None, {"LC_ALL": "C", "LC_MESSAGES": "es_ES", "LANG": "pl_PL"}, "en"),
        (None, {"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
        (None, {"SIEGEWORKS_LANG": "pt-BR", "LC_ALL": "pl_PL.UTF-8"}, "pt-BR"),
        ("pl", {"SIEGEWORKS_LANG": "es"}, "pl"),
        ("pt-br", {}, "pt-BR"),
        ("EN", {"LANG": "pl_PL"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


@pytest.mark.parametrize("asked", ["xx", "", "poland"])
def test_an_unknown_language_is_refused_with_those_there_are(asked: str) -> None:
    with pytest.raises(Problem) as refused:
        choose_language(asked, {"LANG": "pl_PL"})
    assert refused.value.code == "language-unknown"
    assert refused.value.facts == {"language": asked, "known": "en, es, pt-BR, pl"}
