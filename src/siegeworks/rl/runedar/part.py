"""What The Siege of Runedar brings for learners."""

from typing import Any

from siegeworks.games.runedar.names import HAND_SIZE
from siegeworks.games.runedar.picture import Labels, picture
from siegeworks.i18n.speech import Speech
from siegeworks.rl.part import Encoder, LearningPart, OpenSpielLimits, PictureLines, RowFunctions
from siegeworks.rl.runedar.layout import lay_out
from siegeworks.rl.runedar.observation import describe
from siegeworks.rl.runedar.rewards import gold_saved, potentials
from siegeworks.rl.runedar.rows import apply_row, look


def draw(view: Any, words: Any, speech: Speech, width: int) -> PictureLines:
    """The fortress, and the hand of the observing seat."""
    seen, first = view.seen, view.seat * HAND_SIZE
    cards = [words.card(card) for card in seen.hand[first : first + seen.hand_count[view.seat]]]
    hand = speech.say("term-hand", cards=", ".join(cards))
    return [*picture(seen, Labels(speech.say, words.tables, speech.language), width), [(hand, "")]]


PART = LearningPart(
    agent="dwarf",
    encoder=Encoder(lay_out, describe, version=2),
    rows=RowFunctions(apply_row, look),
    potentials=potentials,
    end_rewards={"score": gold_saved},
    limits=OpenSpielLimits(decisions=5_000, draws=20_000, faces=20),
    picture=draw,
)
