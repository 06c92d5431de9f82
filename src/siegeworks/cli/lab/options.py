"""Help texts of options that the commands of the lab share."""

from siegeworks.games import game_ids
from siegeworks.i18n.speech import Speech


def game_help(speech: Speech) -> str:
    """The help for the argument that names a game."""
    return speech.say("lab-game-help", games=", ".join(game_ids()))
