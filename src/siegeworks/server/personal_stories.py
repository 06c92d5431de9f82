"""The personal page: how somebody fares in each game, from their own finished games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from siegeworks.games import load_stage
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import replay
from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.rating_pages import rating_entry, rating_moment
from siegeworks.store.profiles import OwnGame
from siegeworks.store.records import StoredTable, winners_of
from siegeworks.table.ratings import Rated
from siegeworks.table.worker_tasks import PackedGame, unpacked_game

MOST_GAMES = 100
"""The page counts turns and cards in so many of the latest games of each kind."""
MOST_CARDS = 5
CARD = "card:"


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What a finished game says about one of its players: how many turns it took, and the cards they chose."""

    turns: int
    cards: dict[str, int]


def played_game(stored: StoredTable, game: PackedGame, seat: int) -> PlayedGame:
    """Count the turns and the chosen cards of a seat; runs in a worker process."""
    opened = unpacked_game(game)
    stage, cards, state = load_stage(opened), Counter[str](), None
    for step in replay(opened, parse_log(stored.log_text(), stored.id)):
        if state is not None and step.entry.seat == seat:
            try:
                action = opened.notation.parse(step.entry.action)
            except Problem:  # a way back or a settlement, which is no choice of the game
                action = None
            if action is not None:
                path = stage.path(opened.view(state, seat), action)
                cards.update({handle.removeprefix(CARD) for handle in path if handle.startswith(CARD)})
        state = step.state
    return PlayedGame(opened.facts(state)["turns"], dict(cards))


def story(
    game: str,
    games: Sequence[OwnGame],
    played: Mapping[str, PlayedGame],
    rated: Rated | None,
    names: Mapping[str, str],
) -> protocol.GameStory:
    """How somebody fares in a game; `games` are finished, the latest first, `names` those of the cards."""
    own = [_own(each) for each in games]
    wins = [each for each in own if each.won]
    cards = Counter[str]()
    for each in played.values():
        cards.update(each.cards)
    known = [(names[card], count) for card, count in cards.most_common() if card in names]
    return protocol.GameStory(
        game=game,
        played=len(own),
        won=len(wins),
        best=max((each.score for each in wins), default=None),
        fastest=min((played[each.table].turns for each in wins if each.table in played), default=None),
        streak=longest_streak([each.won for each in own]),
        rating=None if rated is None else rating_entry(rated),
        history=[] if rated is None else [rating_moment(each) for each in rated.history],
        favourites=[protocol.FavouriteCard(name, count) for name, count in known[:MOST_CARDS]],
        games=own[:MOST_GAMES],
    )


def _own(game: OwnGame) -> protocol.PersonalGame:
    return protocol.PersonalGame(
        game.table, game.ended or "", game.seat in winners_of(game.outcome or "winners=-"), game.score or 0
    )


def longest_streak(won: Sequence[bool]) -> int:
    """The most wins in a row."""
    longest = current = 0
    for each in won:
        current = current + 1 if each else 0
        longest = max(longest, current)
    return longest
