"""The table of a cup: points and tie-breaks of rivals, or what the teams of a campaign have achieved."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from siegeworks.store.cups import Meeting

WIN, DRAW = 1.0, 0.5


@dataclass(slots=True)
class RivalStanding:
    """How an entrant stands among rivals."""

    entrant: int
    place: int = 0
    """Equal for those whom no tie-break separates."""
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0
    points: float = 0
    buchholz: float = 0
    """The points of all opponents together."""
    sonneborn: float = 0
    """The points of those beaten, and half the points of those drawn with (Sonneborn-Berger)."""

    @property
    def rank(self) -> tuple[float, ...]:
        return self.points, self.buchholz, self.sonneborn, self.won


@dataclass(slots=True)
class TeamStanding:
    """How a team of a campaign stands."""

    members: tuple[int, ...]
    place: int = 0
    played: int = 0
    won: int = 0
    score: int = 0
    """What the game counts for sieges that were won, together."""
    sieges: list[Meeting] = field(default_factory=list)

    @property
    def rank(self) -> tuple[float, ...]:
        return self.won, self.score


def rival_standings(entrants: Sequence[int], past: Sequence[Meeting], *, bye_wins: bool) -> list[RivalStanding]:
    """The table of rivals, the best first; of equals whoever entered first.

    A bye of a Swiss cup counts as a win against somebody with one's own points; in a round-robin it counts nothing.
    """
    found = {entrant: RivalStanding(entrant) for entrant in entrants}
    over = [meeting for meeting in past if meeting.winners is not None]
    for meeting in over:
        _count(found, meeting, bye_wins=bye_wins)
    points = {entrant: standing.points for entrant, standing in found.items()}
    for meeting in over:
        _break_ties(found, points, meeting, bye_wins=bye_wins)
    return _placed(sorted(found.values(), key=lambda each: [-value for value in each.rank]))


def _count(found: dict[int, RivalStanding], meeting: Meeting, *, bye_wins: bool) -> None:
    if len(meeting.entrants) == 1:
        standing = found[meeting.entrants[0]]
        standing.byes += 1
        standing.points += WIN if bye_wins else 0
        return
    for seat, entrant in enumerate(meeting.entrants):
        standing = found[entrant]
        standing.played += 1
        if _is_draw(meeting):
            standing.drawn += 1
            standing.points += DRAW
        elif seat in (meeting.winners or ()):
            standing.won += 1
            standing.points += WIN
        else:
            standing.lost += 1


def _is_draw(meeting: Meeting) -> bool:
    """A game that nobody has won is a draw, unless both have left before it: then both have lost it."""
    return not meeting.winners and meeting.how != "left"


def _break_ties(found: dict[int, RivalStanding], points: dict[int, float], meeting: Meeting, *, bye_wins: bool) -> None:
    if len(meeting.entrants) == 1:
        standing = found[meeting.entrants[0]]
        if bye_wins:
            standing.buchholz += points[standing.entrant]
            standing.sonneborn += points[standing.entrant]
        return
    for seat, entrant in enumerate(meeting.entrants):
        other = points[meeting.entrants[1 - seat]]
        found[entrant].buchholz += other
        if _is_draw(meeting):
            found[entrant].sonneborn += DRAW * other
        elif seat in (meeting.winners or ()):
            found[entrant].sonneborn += other


def team_standings(past: Sequence[Meeting]) -> list[TeamStanding]:
    """The table of the teams of a campaign, the best first; the number of a meeting is that of its team."""
    found: dict[int, TeamStanding] = {}
    for meeting in past:
        team = found.setdefault(meeting.number, TeamStanding(meeting.entrants))
        team.sieges.append(meeting)
        if meeting.winners is not None:
            team.played += 1
            team.won += bool(meeting.winners)
            team.score += meeting.score if meeting.winners else 0
    return _placed(sorted(found.values(), key=lambda each: [-value for value in each.rank]))


Standing = TypeVar("Standing", RivalStanding, TeamStanding)


def _placed(ranked: list[Standing]) -> list[Standing]:
    for index, each in enumerate(ranked):
        same = index > 0 and ranked[index - 1].rank == each.rank
        each.place = ranked[index - 1].place if same else index + 1
    return ranked
