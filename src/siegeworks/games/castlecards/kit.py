"""Castlecards as a plug-in."""

from siegeworks.games.castlecards.game import RULES_VERSIONS, Castlecards
from siegeworks.games.castlecards.reference import SECTIONS
from siegeworks.games.castlecards.stage import CastlecardsStage
from siegeworks.games.castlecards.tables import FILES, read
from siegeworks.games.castlecards.wording import Wording
from siegeworks.kernel.kit import ContentFiles, GameKit

PACKAGE = "siegeworks.games.castlecards"

KIT = GameKit(
    id=Castlecards.id,
    load=Castlecards,
    rules_versions=RULES_VERSIONS,
    stage=CastlecardsStage,
    words=Wording,
    package=PACKAGE,
    sections=SECTIONS,
    content=ContentFiles(PACKAGE, FILES, read),
    scene_module=f"{PACKAGE}.scene",
    parts={
        "bots": "siegeworks.bots.castlecards.part:PART",
        "lab": "siegeworks.lab.castlecards.part:PART",
        "rl": "siegeworks.rl.castlecards.part:PART",
        "cli": "siegeworks.cli.castlecards.part:PART",
    },
    place=2,
)
