"""The plug-in: what `pyproject.toml` names under the entry point group `siegeworks.games`."""

from barbican.game import Barbican
from barbican.rules import RULE_IDS
from barbican.show import BarbicanStage, BarbicanWords
from siegeworks.kernel.kit import GameKit

KIT = GameKit(
    id=Barbican.id,
    load=Barbican,
    stage=BarbicanStage,
    words=BarbicanWords,
    package="barbican",
    sections=(("rules", RULE_IDS),),
)
