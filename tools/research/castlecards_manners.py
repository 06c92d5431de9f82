"""How bots behave in Castlecards: `python tools/research/castlecards_manners.py --seats 3 --games 200`.

Plays games of one bot on all seats (those of `siegeworks sim` with the same seed), looks at the real states meanwhile,
and prints what others could read from its play: what lies under its night cards, when it reacts, whom it attacks and
supports, what the fallen do, and how it goes for those who bring a war of three down to two. Ctrl+C prints what was
seen so far.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from siegeworks.bots import Bot, make_bot
from siegeworks.bots.castlecards.part import trained_evaluator
from siegeworks.games import load_game
from siegeworks.games.castlecards.actions import ADD, DONE, GIVE, GO, NIGHT_ATTACK
from siegeworks.games.castlecards.frames import FALLEN, GATHER, REACT, SUPPORT, TURN, AttackFrame
from siegeworks.games.castlecards.names import (
    CASTLE,
    DEFENDER,
    FIRST_ACADEMY,
    HALVES,
    HAND_KINDS,
    LEAST_SEATS,
    POSTS,
    RUNNING,
    TARGETS,
)
from siegeworks.games.castlecards.rules.battle import swords_of
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.fortress import castles_standing, is_living, post_of, shields_of
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.frames import kind_at, top, top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.statistics import Share

EVALUATOR = trained_evaluator(worlds=1)
MARGINS = ((0, "too few swords"), (HALVES, "1 more than shields"), (2 * HALVES, "2 more"))
"""By how many swords an attack exceeds the shields in sight, in halves."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice, with the state it is made in."""

    state: State
    seat: int
    action: int

    @property
    def victim(self) -> int:
        return top(self.state, AttackFrame).victim

    @property
    def target(self) -> str:
        target = top(self.state, AttackFrame).target
        return "defender" if target >= DEFENDER else "castle" if target == CASTLE else "wall"

    @property
    def time(self) -> str:
        return "night" if top(self.state, AttackFrame).night else "day"

    def cards(self, first: int, end: int) -> list[int]:
        """The cards of the hand from one kind to another that can be laid out, in ascending order."""
        kinds = [kind for kind in range(first, end) if kind >= FIRST_ACADEMY or can_attack(kind)]
        return [kind for kind in kinds for _ in range(in_hand(self.state, self.seat, kind))]


def strength(state: State, seat: int) -> int:
    """What everybody can see: what stands of a fortress and then how many cards its seat holds."""
    return 100 * sum(state.standing[seat * POSTS : (seat + 1) * POSTS]) + state.hand_count[seat]


def falls(game: AnyGame, state: State, cards: list[int]) -> bool:
    """Whether the attack succeeds if the seat that is asked adds these cards and nobody adds more."""
    attack = top(state, AttackFrame)
    target = attack.target
    cell = attack.victim * POSTS + post_of(target)
    after, chance = game.copy(state), Chance("nobody adds more")
    for action in [*(ADD + card for card in cards), DONE]:
        game.apply(after, action, chance, None)
    while after.result == RUNNING and after.depth > 1:
        game.apply(after, DONE, chance, None)
    if target >= DEFENDER:
        return bool(after.posted[cell] < state.posted[cell])
    return bool(after.standing[cell] == 0)


class Manners:
    """Counts what is seen. The last word of each key says what was done, the others in which situation."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.seen: Counter[tuple[str, ...]] = Counter()

    def features(self, choice: Choice) -> None:
        """See a choice before it is carried out."""
        kind = top_kind(choice.state)
        if kind == TURN and choice.action < ADD:
            self._attack(choice)
        elif kind == GATHER and choice.action == GO:
            swords = swords_of(choice.state, choice.victim)
            margin = swords - shields_of(choice.state, choice.victim, top(choice.state, AttackFrame).target)
            told = next((name for most, name in MARGINS if margin <= most), "3 or more")
            self.seen["attacks by", choice.time, told] += 1
        elif kind == REACT and choice.state.staged_count[choice.seat] == 0:
            self._reaction(choice)
        elif kind == SUPPORT and choice.state.staged_count[choice.seat] == 0:
            self._support(choice)
        elif kind == FALLEN:
            self.seen["turns of the fallen", "a gift" if choice.action >= GIVE else "no gift"] += 1

    def _attack(self, choice: Choice) -> None:
        """Whom it attacks, where two or more rivals differ."""
        state, victim = choice.state, choice.action % NIGHT_ATTACK // TARGETS
        rivals = [seat for seat in range(state.seats) if seat != choice.seat and is_living(state, seat)]
        ranks = sorted(rivals, key=lambda seat: strength(state, seat))
        if strength(state, ranks[0]) < strength(state, ranks[-1]):
            place = "the strongest" if victim == ranks[-1] else "the weakest" if victim == ranks[0] else "between"
            self.seen[f"attacks on one of {len(rivals)}", place] += 1

    def _reaction(self, choice: Choice) -> None:
        cards = choice.cards(FIRST_ACADEMY, HAND_KINDS)
        lost = falls(self._game, choice.state, [])
        saves = lost and not falls(self._game, choice.state, cards)
        did = "reacts" if choice.action != DONE else "lets it be"
        if cards:
            need = "would save" if saves else "would not be enough for" if lost else "are not needed for"
            self.seen["reactions in hand", choice.time, need, f"the {choice.target}", did] += 1
        if lost and choice.action == DONE:
            held = "what would stop it was in hand" if saves else "nothing of use was in hand"
            self.seen["succeeded without a reaction", held] += 1

    def _support(self, choice: Choice) -> None:
        """By day; at night nobody sees what support would bring."""
        cards = choice.cards(0, FIRST_ACADEMY)
        if not cards or choice.time == "night":
            return
        state = choice.state
        won = falls(self._game, state, [])
        turns = not won and falls(self._game, state, cards)
        who = "the living" if is_living(state, choice.seat) else "the fallen"
        did = "supports" if choice.action != DONE else "lets it be"
        need = "turns it" if turns else "succeeds anyway" if won else "is not enough"
        self.seen["support of", who, need, did] += 1
        if turns:
            stronger = "a stronger" if strength(state, choice.victim) > strength(state, state.active) else "a weaker"
            self.seen["support that turns it, of", who, f"against the {choice.target} of {stronger} seat", did] += 1


class Conquest:
    """How it goes for the seats of a war after the castle fell that left two."""

    def __init__(self, manners: Manners) -> None:
        self._manners = manners
        self._before: list[float] = []
        self._helpers: list[int] = []
        self._two: list[int] = []
        self._attacker = self._conqueror = -1

    def before(self, state: State) -> None:
        """Note what each seat thinks of its chance at the beginning of a turn, and who supports."""
        if castles_standing(state) == LEAST_SEATS + 1:
            if state.depth == 1 and kind_at(state, 0) == TURN:
                self._before = [EVALUATOR.judge(state, seat) for seat in range(state.seats)]
            self._attacker = state.active
            self._helpers = [seat for seat in range(state.seats) if seat != state.active and state.staged_count[seat]]

    def after(self, state: State) -> None:
        if not self._two and castles_standing(state) == LEAST_SEATS and self._before:
            self._two = [seat for seat in range(state.seats) if is_living(state, seat)]
            self._conqueror = self._attacker

    def ended(self, state: State) -> None:
        for seat in self._two:
            role = "conqueror" if seat == self._conqueror else "helper" if seat in self._helpers else "third"
            thought = f"thought to win {10 * round(10 * self._before[seat])} % before"
            for key in (("two left", role), ("two left", role, thought)):
                self._manners.seen[*key, "won" if state.winner == seat else "lost"] += 1


def bots_of(bot: str, game: AnyGame, seed: str, seats: int) -> list[Bot]:
    """One bot on all seats, each with its own chance."""
    return [make_bot(bot, game, child_seed(seed, "bot", seat)) for seat in range(seats)]


def choices(game: AnyGame, state: State, bots: Sequence[Bot], chance: Chance) -> Iterator[Choice]:
    """Play a game to its end; each choice is given before it is carried out."""
    while (seat := game.actor(state)) is not None:
        choice = Choice(state, seat, bots[seat].choose(game.view(state, seat), game.legal(state)))
        yield choice
        game.apply(state, choice.action, chance, None)


def play(game: AnyGame, manners: Manners, bot: str, seats: int, seed: str) -> State:
    """One game of a bot against itself."""
    chance, conquest = Chance(seed), Conquest(manners)
    state: State = game.setup(game.options({"seats": str(seats)}), chance, None)
    for choice in choices(game, state, bots_of(bot, game, seed, seats), chance):
        conquest.after(state)
        manners.features(choice)
        if seats > LEAST_SEATS:
            conquest.before(state)
    conquest.after(state)
    conquest.ended(state)
    return state


def told(seen: Counter[tuple[str, ...]]) -> Iterator[str]:
    """Each situation with the share of each thing that was done in it, as Markdown."""
    yield "| situation | done | share (95 %) | of |"
    yield "| --- | --- | --- | --- |"
    for key, count in sorted(seen.items()):
        total = sum(each for other, each in seen.items() if other[:-1] == key[:-1])
        yield f"| {' '.join(key[:-1])} | {key[-1]} | {Share(count, total).percent()} | {total} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--seats", type=int, default=LEAST_SEATS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    wish = parser.parse_args()
    game = load_game("castlecards")
    manners = Manners(game)
    played = 0
    with suppress(KeyboardInterrupt):
        for number in range(wish.games):
            play(game, manners, wish.bot, wish.seats, child_seed(wish.seed, "game", number))
            played += 1
    print(f"{wish.bot}, {wish.seats} seats, {played} games\n")
    print("\n".join(told(manners.seen)))


if __name__ == "__main__":
    main()
