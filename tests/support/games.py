"""Our games with their own content, and games that bots play on them."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from siegeworks.bots import make_bot
from siegeworks.games import built_in_kits, load_game
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame, Options
from siegeworks.kernel.match import Match

LOADED = {game: load_game(game) for game in built_in_kits()}


class Decision(NamedTuple):
    """A position of a running game, and the seat that decides."""

    state: Any
    seat: int
    view: Any
    legal: list[int]


def every_table(game: AnyGame) -> list[Options]:
    """Options with all numbers of seats; in Runedar also all difficulties, and open hands in every other one."""
    counts = [str(seats) for seats in game.seat_counts]
    if game.id == "castlecards":
        return [game.options({"seats": seats}) for seats in counts]
    return [
        game.options({"seats": seats, "difficulty": difficulty, "open_hands": ("no", "yes")[number % 2]})
        for number, (difficulty, seats) in enumerate(product(game.settings["difficulty"], [*counts, *counts[:1]]))
    ]


def varied_options(game: AnyGame, number: int) -> Options:
    """The number of seats in turn, and every other setting, house rules too, at random."""
    pick = Chance(child_seed("settings", number))
    chosen = {name: values[pick.below(len(values))] for name, values in game.settings.items()}
    return game.options(chosen | {"seats": str(game.seat_counts[number % len(game.seat_counts)])})


def decisions(game: AnyGame, options: Options, seed: str, players: tuple[str, ...] = ("greedy",)) -> Iterator[Decision]:
    """All decisions of one game between these bots. The state of a decision changes when the iterator goes on."""
    chance = Chance(seed)
    state = game.setup(options, chance, None)
    bots = [make_bot(players[seat % len(players)], game, f"{seed} {seat}") for seat in range(options.seats)]
    while (seat := game.actor(state)) is not None:
        decision = Decision(state, seat, game.view(state, seat), game.canonical(state))
        yield decision
        game.apply(state, bots[seat].choose(decision.view, decision.legal), chance, None)


def open_decisions(game: AnyGame, seats: int, seed: str, players: tuple[str, ...] = ("greedy",)) -> Iterator[Decision]:
    """The decisions with more than one legal action."""
    options = game.options({"seats": str(seats)})
    return (decision for decision in decisions(game, options, seed, players) if len(decision.legal) > 1)


def play_out(match: Match, *bots: str) -> Match:
    """Let bots play a match to its end: one for each seat, or one for all; greedy ones unless others are named."""
    names = bots or ("greedy",)
    while (seat := match.actor) is not None:
        bot = make_bot(names[seat % len(names)], match.game, child_seed("bots", len(match.log.entries)))
        match.play(seat, bot.choose(match.game.view(match.state, seat), match.game.canonical(match.state)))
    return match
