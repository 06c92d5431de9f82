"""Speech: the messages of the catalogs in one language, and problems explained in sentences."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from siegeworks.games import kit_of, kits
from siegeworks.i18n.sentences import Plural, Sentence, UnknownElement, composed, formatted
from siegeworks.kernel.content import LANGUAGES
from siegeworks.kernel.problem import Problem, Problems

PROGRAM = "siegeworks.i18n"
"""The package that holds the texts of the program itself."""

LANGUAGE_VARIABLES = ("SIEGEWORKS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language; as in other programs, the first that is set decides."""


PLURAL_CATEGORIES = """
category = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""


class Speech:
    """Says messages in one language: those of the program and, if a game is named, those of the game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game
        self._bundle = _bundle(language, game)
        self._sentences = _sentences(language, game)

    def has(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, /, **facts: object) -> str:
        """Format a message with its facts. A missing message or fact is a bug and raises KeyError."""
        sentence = self._sentences.get(message_id)
        if sentence is None:
            sentence = self._sentences[message_id] = self._sentence(message_id)
        try:
            return sentence(facts)
        except KeyError as missing:
            raise KeyError(f"message {message_id!r} cannot be said in {self.language}: {missing}") from None

    def _sentence(self, message_id: str) -> Sentence:
        if not self.has(message_id):
            raise KeyError(f"no message {message_id!r} in {self.language} (game: {self.game})")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(f"message {message_id!r} has no text in {self.language}")
        try:
            return composed(pattern, _plural(self.language))
        except UnknownElement:
            return formatted(self._bundle, pattern)

    def say_if_known(self, message_id: str, otherwise: str) -> str:
        """A message without facts, or another text if the catalogs lack it: a plug-in game may have no word for it."""
        return self.say(message_id) if self._bundle.has_message(message_id) else otherwise

    def explain(self, problem: Problem | Problems) -> str:
        """Say what is wrong and what to do, one line per problem.

        A refused action is followed by the rule that forbids it.
        """
        if isinstance(problem, Problems):
            return "\n".join(self.explain(each) for each in problem.problems)
        facts = {
            name: self.explain(fact) if isinstance(fact, Problem | Problems) else fact
            for name, fact in problem.facts.items()
        }
        message = f"problem-{problem.code}"
        sentence = self._speech_with(message).say(message, **facts)
        if "rule" in facts and self.game is not None:
            rule = facts["rule"]
            return f"{sentence} {self.say(f'rule-{rule}')}"
        return sentence

    def _speech_with(self, message_id: str) -> "Speech":
        """This speech, or that of the game whose texts have the message: games bring problems of their own."""
        if self.has(message_id):
            return self
        speeches = (Speech(self.language, game) for game in kits())
        return next((speech for speech in speeches if speech.has(message_id)), self)


@cache
def _sentences(language: str, game: str | None) -> dict[str, Sentence]:  # noqa: ARG001 - one for each pair
    """The messages that were said so far, shared by everybody who speaks the language."""
    return {}


@cache
def _plural(language: str) -> Plural:
    """The plural categories of a language, as Fluent selects them."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(PLURAL_CATEGORIES))
    pattern = bundle.get_message("category").value
    assert pattern is not None  # noqa: S101 - the message stands above
    say = formatted(bundle, pattern)
    return cache(lambda number: say({"number": number}))


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    """Return the texts of the program, and of a game if one is named, ready to be formatted."""
    bundle = FluentBundle([language], use_isolating=False)
    packages = [PROGRAM] if game is None else [PROGRAM, kit_of(game).package]
    for package in packages:
        for area in _areas(package):
            bundle.add_resource(_parsed(package, language, area))
    return bundle


@cache
def _areas(package: str) -> tuple[str, ...]:
    """Return the file names of a package's catalogs; English has all of them."""
    files = (_texts(package) / LANGUAGES[0]).iterdir()
    return tuple(sorted(file.name for file in files if file.name.endswith(".ftl")))


@cache
def _parsed(package: str, language: str, area: str) -> Resource:
    """Parse a catalog once for all bundles; parsing is most of what starting costs.

    A game of another package may lack a language: its English texts are used then.
    """
    file = _texts(package) / language / area
    if not file.is_file():
        file = _texts(package) / LANGUAGES[0] / area
    return FluentResource(file.read_text(encoding="utf-8"))


def _texts(package: str) -> Traversable:
    """Return the folder `texts` of a package: `texts/<language>/<area>.ftl`."""
    return resources.files(package) / "texts"


def choose_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """The requested language, else that of the environment, else English."""
    if requested is not None:
        language = _known_language(requested)
        if language is None:
            raise Problem("language-unknown", language=requested, known=", ".join(LANGUAGES))
        return language
    for variable in LANGUAGE_VARIABLES:
        if environment.get(variable):
            return _known_language(environment[variable]) or LANGUAGES[0]
    return LANGUAGES[0]


def _known_language(tag: str) -> str | None:
    """The language a tag such as `pl`, `pt_BR.UTF-8` or `es-MX` stands for; the country does not matter."""
    spoken = _language_part(tag)
    return next((language for language in LANGUAGES if _language_part(language) == spoken), None)


def _language_part(tag: str) -> str:
    return tag.replace("_", "-").replace(".", "-").replace("@", "-").partition("-")[0].lower()
