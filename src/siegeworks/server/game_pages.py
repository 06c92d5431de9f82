"""What pages show of a game before anybody plays it: its settings, its words and its rules."""

from siegeworks.games import kit_of, load_words
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage
from siegeworks.server import protocol
from siegeworks.server.presenter import speech_of


def game_info(game: AnyGame, language: protocol.Language) -> protocol.GameInfo:
    """A game as the start page and the page for a new table offer it."""
    say = speech_of(language, game.id).say
    return protocol.GameInfo(
        id=game.id,
        title=say("game-title"),
        summary=say("game-summary"),
        seats=list(game.seat_counts),
        options={name: list(values) for name, values in game.settings.items()},
        defaults=dict(game.options({}).settings),
        house_rules=house_rules(game, say),
        cooperative=game.cooperative,
    )


def words_of(game: AnyGame, stage: Stage, language: protocol.Language) -> protocol.GameWords:
    """The words of a game in one language."""
    say = speech_of(language, game.id).say
    words = load_words(game, say, language, [])
    return protocol.GameWords(
        game=game.id,
        language=language,
        title=say("game-title"),
        summary=say("game-summary"),
        things=stage.things(words),
        rules=[
            protocol.Rule(rule, say(f"section-{section}"), words.rule(rule))
            for section, rules in kit_of(game.id).sections
            for rule in rules
        ],
        house_rules=house_rules(game, say),
        asking=[protocol.SettingValue(value, say(f"asking-{value}")) for value in stage.asking],
    )


def house_rules(game: AnyGame, say: Say) -> list[protocol.HouseRule]:
    """The settings of a game that change a rule, in words."""
    return [
        protocol.HouseRule(
            name=name,
            text=say(f"setting-{name}"),
            values=[protocol.SettingValue(value, say(f"setting-{name}-{value}")) for value in game.settings[name]],
        )
        for name in game.house_rules
    ]
