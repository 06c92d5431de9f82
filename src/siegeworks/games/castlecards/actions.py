"""Every action of Castlecards with its number and text. Seats are numbered from 0, as in a log.

attack 1 wall 2 · attack 1 castle · attack 1 post wall 2 archer     declare an attack, by day
night 1 wall 2 …                                                    the same under a night card
add soldier · add ram · go                                          add cards to it, then launch it
add archer · done                                                   support it or react to it, or stop
post archer wall 1 · unpost castle                                  man the fortress
build 3 1 · explore 2 · buy · academy · king · draw · end           3 builders and 1 gold, 2 explorers …
waste soldier                                                       discard a card without effect
give 2                                                              a fallen seat's gift to seat 2, then add …, done
remove 1 ram · remove 1 face down                                   the weapon of seat 1 that a reaction removes
"""

from typing import Final

from siegeworks.games.castlecards.names import (
    BUILD_CARDS,
    DEFENDER,
    FACE_DOWN,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HAND_KINDS,
    MARKS,
    MOST_EXPLORERS,
    MOST_SEATS,
    POST_NAMES,
    POSTABLE,
    POSTS,
    TARGETS,
    VILLAGE_NAMES,
)
from siegeworks.kernel.actions import Notation

ATTACK: Final = 0
NIGHT_ATTACK: Final = ATTACK + MOST_SEATS * TARGETS
ADD: Final = NIGHT_ATTACK + MOST_SEATS * TARGETS
GO: Final = ADD + HAND_KINDS
DONE: Final = GO + 1
# Soldiers and archers both have numbers for every post, so that the rules can name the colour as the reason.
POST: Final = DONE + 1
UNPOST: Final = POST + POSTABLE * POSTS
BUILD: Final = UNPOST + POSTS
EXPLORE: Final = BUILD + BUILD_CARDS + 1
BUY: Final = EXPLORE + MOST_EXPLORERS
STUDY: Final = BUY + 1
CROWN: Final = STUDY + 1
DRAW: Final = CROWN + 1
END: Final = DRAW + 1
WASTE: Final = END + 1
GIVE: Final = WASTE + HAND_KINDS
REMOVE: Final = GIVE + MOST_SEATS
ACTIONS: Final = REMOVE + MOST_SEATS * MARKS


def target_name(target: int) -> str:
    """The text of a target of an attack: a post, or one defender of a post."""
    if target < DEFENDER:
        return POST_NAMES[target]
    post = target - DEFENDER
    return f"post {POST_NAMES[post]} {VILLAGE_NAMES[0 if post == 0 else 1]}"


def notation(kind_ids: list[str]) -> Notation:
    """The texts of all actions, using the card ids of the content."""
    held = kind_ids[:HAND_KINDS]
    targets = [f"{seat} {target_name(target)}" for seat in range(MOST_SEATS) for target in range(TARGETS)]
    texts = [f"attack {target}" for target in targets]
    texts += [f"night {target}" for target in targets]
    texts += [f"add {kind}" for kind in held]
    texts += ["go", "done"]
    texts += [f"post {kind} {post}" for kind in held[:POSTABLE] for post in POST_NAMES]
    texts += [f"unpost {post}" for post in POST_NAMES]
    texts += [f"build {builders} {BUILD_CARDS - builders}" for builders in range(BUILD_CARDS + 1)]
    texts += [f"explore {explorers + 1}" for explorers in range(MOST_EXPLORERS)]
    texts += ["buy", "academy", "king", "draw", "end"]
    texts += [f"waste {kind}" for kind in held]
    texts += [f"give {seat}" for seat in range(MOST_SEATS)]
    weapons = [*held[FIRST_WEAPON:FIRST_ACADEMY], FACE_DOWN]
    texts += [f"remove {seat} {weapon}" for seat in range(MOST_SEATS) for weapon in weapons]
    return Notation(texts)
