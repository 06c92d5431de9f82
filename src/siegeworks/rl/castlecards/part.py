"""What Castlecards brings for learners."""

from typing import Any

from siegeworks.games.castlecards.names import HAND_KINDS
from siegeworks.games.castlecards.picture import picture
from siegeworks.i18n.speech import Speech
from siegeworks.rl.castlecards.layout import lay_out
from siegeworks.rl.castlecards.observation import describe
from siegeworks.rl.castlecards.rewards import potentials
from siegeworks.rl.castlecards.rows import apply_row, look
from siegeworks.rl.part import Encoder, LearningPart, OpenSpielLimits, PictureLines, RowFunctions


def draw(view: Any, words: Any, speech: Speech, width: int) -> PictureLines:
    """The fortresses, and the hand of the observing seat."""
    cards = words.cards(view.seen.hand[view.seat * HAND_KINDS : (view.seat + 1) * HAND_KINDS])
    hand = speech.say("term-hand", cards=", ".join(cards))
    return [*picture(view.seen, view.seat, words, width), [(hand, "")]]


PART = LearningPart(
    agent="castle",
    encoder=Encoder(lay_out, describe, version=2),
    rows=RowFunctions(apply_row, look),
    potentials=potentials,
    limits=OpenSpielLimits(decisions=20_000, draws=20_000, faces=100),
    picture=draw,
)
