"""Ratings: how strong people and bots are, worked out from the finished games of a store by OpenSkill.

Rivals are rated against each other: the winner is first, all others are second. A team is rated against the difficulty
it played at, which has a rating of its own. People are known by their profiles, those without one by their names, and
bots by their levels. Nothing is stored: the same games always give the same ratings.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from heapq import merge
from pathlib import Path
from typing import Any

from siegeworks.games import kits, load_game
from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.store.chronicles import Chronicles
from siegeworks.store.records import EndedGame
from siegeworks.store.tables import TableStore
from siegeworks.table.seating import Seat, name_key, seats_from_log

EXTRA = "server"
PROVISIONAL = 10
"""A rating is provisional until so many games."""
MIDDLE = 1500
POINTS = 40
"""A rating of OpenSkill begins at 25; 25 is shown as `MIDDLE`, and each of its points as so many."""
PERSON, BOT, DIFFICULTY = "person", "bot", "difficulty"
Key = tuple[str, str]
"""The kind of somebody who is rated, and the name without regard to case, or the id of a profile after `@`."""
PROFILE = "@"


@dataclass(frozen=True, slots=True)
class RatedGame:
    """One game of somebody, and the rating after it."""

    table: str | None
    date: str
    won: bool
    rating: int
    change: int


@dataclass(slots=True)
class Rated:
    """Somebody who is rated in a game."""

    kind: str
    name: str
    skill: Any
    history: list[RatedGame] = field(default_factory=list)

    @property
    def rating(self) -> int:
        return shown(self.skill.mu)

    @property
    def spread(self) -> int:
        """The true strength is within so many points of the rating with about 95 % certainty."""
        return round(2 * POINTS * float(self.skill.sigma))

    @property
    def games(self) -> int:
        return len(self.history)

    @property
    def won(self) -> int:
        return sum(game.won for game in self.history)

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def shown(mean: float) -> int:
    return round(MIDDLE + POINTS * (mean - 25))


class Ratings:
    """The ratings of one game."""

    def __init__(self) -> None:
        self._model = need("openskill.models", EXTRA).PlackettLuce()
        self._rated: dict[Key, Rated] = {}

    def ranking(self) -> list[Rated]:
        """Everybody, the highest rating first."""
        return sorted(self._rated.values(), key=lambda each: (-each.rating, each.kind, each.name))

    def person(self, name: str) -> Rated:
        """A person by name, those with a profile first; one without a rated game is refused."""
        wanted = name_key(name)
        known = (each for key, each in self._rated.items() if key[1].startswith(PROFILE) and key[0] == PERSON)
        found = next((each for each in known if name_key(each.name) == wanted), self._rated.get((PERSON, wanted)))
        if found is None:
            raise Problem("rating-unknown", name=name[:40])
        return found

    def of_profile(self, profile: str) -> Rated | None:
        """The person with a profile; None if they have no rated game."""
        return self._rated.get((PERSON, PROFILE + profile))

    def add(self, game: EndedGame, sides: Sequence[Sequence[Key]], names: dict[Key, str], first: set[int]) -> None:
        """Rate one game: `first` are the sides that won; if none did, it is a draw."""
        teams = [[self._of(key, names) for key in side] for side in sides]
        ranks = [1 if not first or place in first else 2 for place in range(len(teams))]
        rated = self._model.rate([[each.skill for each in team] for team in teams], ranks=ranks)
        for place, (team, skills) in enumerate(zip(teams, rated, strict=True)):
            for each, skill in zip(team, skills, strict=True):
                before, each.skill = each.rating, skill
                change = each.rating - before
                each.history.append(RatedGame(game.table, game.date, place in first, each.rating, change))

    def _of(self, key: Key, names: dict[Key, str]) -> Rated:
        """Somebody by key, with the name as it was written last."""
        if key not in self._rated:
            self._rated[key] = Rated(key[0], names[key], self._model.rating())
        self._rated[key].name = names[key]
        return self._rated[key]


def ratings(games: Iterable[EndedGame]) -> dict[str, Ratings]:
    """The ratings by game id. Games of plug-ins that are gone, and damaged ones, are left out."""
    found: dict[str, Ratings] = {}
    for game in games:
        if game.game not in kits():
            continue
        of_game = found.setdefault(game.game, Ratings())
        players = [_player(seat, game.people.get(number)) for number, seat in enumerate(seats_from_log(game.seats))]
        if load_game(game.game).cooperative:
            _add_team(of_game, game, players)
        else:
            _add_rivals(of_game, game, players)
    return found


def games_of_terminal(home: Path) -> list[EndedGame]:
    """The games of the Chronicles of a terminal that were played without hints or going back, the oldest first."""
    entries = (entry for entry in Chronicles(home).read().entries if not entry.hints and not entry.rewinds)
    games = [EndedGame(None, entry.date, entry.game, entry.difficulty, entry.names, entry.winners) for entry in entries]
    return sorted(games, key=_moment)


def all_games(home: Path, store: TableStore | None) -> list[EndedGame]:
    """The rated games of a terminal and of the tables of a server, the oldest first."""
    return list(merge(games_of_terminal(home), [] if store is None else store.rated_games(), key=_moment))


def _moment(game: EndedGame) -> datetime:
    """When a game ended: dates are written in the time zone of their place."""
    try:
        return datetime.fromisoformat(game.date).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.min.replace(tzinfo=UTC)


Player = tuple[Key, str]
"""Who had a seat, and their name."""


def _player(seat: Seat, profile: tuple[str, str] | None) -> Player:
    if seat.bot is not None:
        return (BOT, seat.bot), seat.bot
    if profile is not None:
        return (PERSON, PROFILE + profile[0]), profile[1]
    return (PERSON, name_key(seat.name)), seat.name


def _add_team(of_game: Ratings, game: EndedGame, players: Sequence[Player]) -> None:
    """A team against the difficulty; a bot that has several seats counts once."""
    opponent = (DIFFICULTY, game.difficulty)
    names = dict(players)
    first = {0} if game.winners else {1}
    of_game.add(game, [list(names), [opponent]], {**names, opponent: game.difficulty}, first)


def _add_rivals(of_game: Ratings, game: EndedGame, players: Sequence[Player]) -> None:
    """Rivals against each other. A bot that has several seats counts once, by the best of them."""
    names = dict(players)
    keys = list(names)
    if len(keys) < 2:
        return
    won = {keys.index(players[seat][0]) for seat in game.winners if seat < len(players)}
    of_game.add(game, [[key] for key in keys], names, won)
