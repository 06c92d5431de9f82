"""House rules in words: settings that change a rule, with one sentence for each value."""

from collections.abc import Iterator

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame, Options


def setting_title(speech: Speech, name: str) -> str:
    """What a setting decides; its name if the game has no words for it."""
    return speech.say_if_known(f"setting-{name}", name)


def value_sentence(speech: Speech, name: str, value: str) -> str:
    """What a value of a setting means; the value itself if the game has no words for it."""
    return speech.say_if_known(f"setting-{name}-{value}", value)


def default_values(game: AnyGame) -> dict[str, str]:
    """The value of each setting that nobody chose."""
    return dict(game.options({}).settings)


def house_rules_line(game: AnyGame, options: Options, speech: Speech) -> str:
    """The house rules that differ from the book, as one line; empty if there are none."""
    defaults = default_values(game)
    changed = [
        f"{setting_title(speech, name)} {value_sentence(speech, name, value)}"
        for name, value in options.settings
        if name in game.house_rules and value != defaults[name]
    ]
    return speech.say("term-house-rules", rules=" ".join(changed)) if changed else ""


def described(game: AnyGame, speech: Speech, name: str) -> Iterator[str]:
    """A house rule with all its values, a line each; the default has a mark."""
    default = default_values(game)[name]
    yield f"{name}  {setting_title(speech, name)}"
    for value in game.settings[name]:
        sentence = value_sentence(speech, name, value)
        text = speech.say("term-house-default", sentence=sentence) if value == default else sentence
        yield f"  --set {name}={value}  {text}"
