"""Games of other packages: found by their entry point, refused one by one when they cannot be used."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks import games
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.kit import GameKit, import_object
from siegeworks.kernel.plugins import GAME_PLUGINS
from siegeworks.kernel.problem import Problem
from support.packages import Install, forgotten_imports, installer

KIT = """
from dataclasses import replace
from siegeworks.games import built_in_kits
KIT = replace(next(iter(built_in_kits().values())), id="{id}", place={place})
"""


@pytest.fixture
def install(tmp_path: Path) -> Iterator[Install]:
    """Installs a package that offers games."""
    with forgotten_imports(tmp_path):
        yield installer(tmp_path, GAME_PLUGINS, _forget)
    _forget()


def _forget() -> None:
    games.installed_kits.cache_clear()
    games.kits.cache_clear()


def test_our_own_games_are_found_without_being_named() -> None:
    assert list(games.built_in_kits()) == ["runedar", "castlecards"]
    assert games.default_game() == "runedar"
    for game_id, kit in games.built_in_kits().items():
        assert kit.id == game_id == games.load_game(game_id).id


def test_a_game_of_another_package_stands_among_ours_by_its_place(install: Install) -> None:
    install("early_siege", KIT.format(id="early", place=0), early="KIT")
    install("late_siege", KIT.format(id="late", place=9), late="KIT")
    assert games.game_ids() == ("early", "runedar", "castlecards", "late")
    assert games.kit_of("late").id == "late"
    assert games.plugin_problems() == ()


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name'"),
        ("KIT = 3", "int is not a GameKit"),
        ("", "module 'broken_siege' has no attribute 'KIT'"),
        (KIT.format(id="other", place=5), "the entry point is called broken, its kit other"),
        ("raise RuntimeError", "RuntimeError"),
        ('raise ImportError("two\\n\\n  lines")', "two lines"),
    ],
)
def test_a_broken_plugin_is_one_sentence_and_the_rest_goes_on(install: Install, code: str, reason: str) -> None:
    install("broken_siege", code, broken="KIT")
    install("sound_siege", KIT.format(id="sound", place=9), sound="KIT")
    assert games.game_ids() == ("runedar", "castlecards", "sound")
    (problem,) = games.plugin_problems()
    assert problem.code == "plugin-broken"
    assert problem.facts == {"name": "broken", "package": "broken_siege", "reason": reason}
    for language in LANGUAGES:
        sentence = Speech(language).explain(problem)
        assert "broken_siege" in sentence
        assert reason in sentence


def test_two_plugins_of_one_name_clash_and_the_first_one_stays(install: Install) -> None:
    install("a_siege", KIT.format(id="twin", place=8), twin="KIT")
    install("b_siege", KIT.format(id="twin", place=9), twin="KIT")
    install("usurper", KIT.format(id="runedar", place=0), runedar="KIT")
    assert games.kit_of("twin").place == 8
    assert games.kit_of("runedar").place == 1
    assert [(problem.code, problem.facts["package"]) for problem in games.plugin_problems()] == [
        ("plugin-clash", "usurper"),
        ("plugin-clash", "b_siege"),
    ]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Problem) as refused:
        games.kit_of("checkers")
    assert refused.value.code == "game-unknown"
    assert "runedar, castlecards" in str(refused.value.facts["known"])


def test_a_part_is_imported_when_it_is_asked_for() -> None:
    kit = games.kit_of("runedar")
    plain = GameKit("plain", kit.load, kit.stage, kit.words, kit.package, parts={"cli": "json:loads"})
    assert plain.part("bots") is None
    assert plain.part("cli") is import_object("json:loads")
    with pytest.raises(ImportError, match="module json has no absent"):
        import_object("json:absent")
    with pytest.raises(ImportError, match="not of the form"):
        import_object("json.loads")
    with pytest.raises(ValueError, match="unknown layers: server"):
        GameKit("plain", kit.load, kit.stage, kit.words, kit.package, parts={"server": "json:loads"})
