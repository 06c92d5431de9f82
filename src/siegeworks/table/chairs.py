"""Who sits at a table: persons and bots by their names, as a log keeps them."""

import re
from dataclasses import dataclass

from siegeworks.bots import Bot, make_bot
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.events import Event
from siegeworks.kernel.log import Entry
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem

LONGEST_NAME = 24
COMPANIONS = ("Brokk", "Dagna", "Eitri", "Svana")
"""Names of dwarves that bots play; the same in every language."""
BOT_IN_LOG = re.compile(r"(.+?) \(bot:(.*)\)")


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None

    def in_log(self) -> str:
        """The name as the log header keeps it, from which a resumed game knows its bots."""
        return self.name if self.bot is None else f"{self.name} (bot:{self.bot})"


def chair_in_log(text: str) -> Chair:
    match = BOT_IN_LOG.fullmatch(text)
    return Chair(text) if match is None else Chair(match[1], match[2])


def person(name: str) -> Chair:
    """A person's chair; a name is one short printable line that is not mistaken for a bot's."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable() or BOT_IN_LOG.fullmatch(plain):
        raise Problem("seat-name", name=plain[:LONGEST_NAME], most=LONGEST_NAME)
    return Chair(plain)


def companion(bot: str, taken: list[str]) -> Chair:
    """A bot under the first dwarf's name that nobody at the table has."""
    names = [name for name in COMPANIONS if name.lower() not in (other.lower() for other in taken)]
    return Chair(names[0], bot)


@dataclass(frozen=True, slots=True)
class Happened:
    """One line of the log, and what followed from it."""

    entry: Entry
    events: list[Event]


def bot_seed(match: Match, seat: int) -> str:
    """The seed of a bot for the decision that is asked now: it has nothing to do with the game's dice, and is the same
    again when the game is opened again."""
    return child_seed(match.seed, "bot", seat, len(match.log.entries))


def seated_bot(match: Match, seat: int, bot: str) -> Bot:
    """A bot on a seat, for the decision that is asked now."""
    return make_bot(bot, match.game, bot_seed(match, seat))
