"""The Siege of Runedar as a plug-in."""

from siegeworks.games.runedar.game import RULES_VERSIONS, Runedar
from siegeworks.games.runedar.reference import SECTIONS
from siegeworks.games.runedar.stage import RunedarStage
from siegeworks.games.runedar.tables import FILES, read
from siegeworks.games.runedar.wording import Wording
from siegeworks.kernel.kit import ContentFiles, GameKit

PACKAGE = "siegeworks.games.runedar"

KIT = GameKit(
    id=Runedar.id,
    load=Runedar,
    rules_versions=RULES_VERSIONS,
    stage=RunedarStage,
    words=Wording,
    package=PACKAGE,
    sections=SECTIONS,
    content=ContentFiles(PACKAGE, FILES, read),
    scene_module=f"{PACKAGE}.scene",
    parts={
        "bots": "siegeworks.bots.runedar.part:PART",
        "lab": "siegeworks.lab.runedar.part:PART",
        "rl": "siegeworks.rl.runedar.part:PART",
        "cli": "siegeworks.cli.runedar.part:PART",
    },
    place=1,
)
