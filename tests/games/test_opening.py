"""Opening games by their headers: rules version, content and house rules are those the game began with."""

import json
from pathlib import Path

import pytest

from siegeworks.games import built_in_kits, load_game
from siegeworks.games.opening import open_game, open_position
from siegeworks.kernel.game import AnyGame, Json
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.match import Match, replay, resume
from siegeworks.kernel.position import read_json
from siegeworks.kernel.problem import Problem, Problems

GAMES = list(built_in_kits())
EVERY_VERSION = [(game, rules) for game, kit in built_in_kits().items() for rules in kit.rules_versions]
HOUSE_RULES = [
    (game, name, value)
    for game in GAMES
    for name in load_game(game).house_rules
    for value in load_game(game).settings[name]
    if value != dict(load_game(game).options({}).settings)[name]
]


def begun(game: AnyGame, **settings: str) -> Match:
    options = game.options(settings)
    return Match(game, options, tuple("ABCD"[: options.seats]), "opening")


def position_of(match: Match) -> Json:
    return read_json(match.position(), "position.json")


@pytest.mark.parametrize(("game", "rules"), EVERY_VERSION)
def test_a_game_opens_under_the_rules_it_began_with(game: str, rules: int) -> None:
    match = begun(load_game(game, rules=rules))
    opened = open_game(match.log.header)
    assert (opened.id, opened.rules_version) == (game, rules)
    assert len(list(replay(opened, match.log))) == 1
    assert open_position(position_of(match), "position.json")[0].rules_version == rules


@pytest.mark.parametrize(("game", "name", "value"), HOUSE_RULES)
def test_house_rules_are_part_of_the_digest(game: str, name: str, value: str) -> None:
    loaded = load_game(game)
    match = begun(loaded, **{name: value})
    header = match.log.header
    assert header.content == loaded.digest_for(match.options) != loaded.content_digest
    opened = open_game(header)
    assert opened.content_digest == loaded.content_digest
    assert resume(opened, match.log, match.seed).log == match.log
    document = position_of(match)
    assert document["content"] == header.content
    again, state = open_position(document, "position.json")
    assert dict(again.options_of(state).settings)[name] == value


@pytest.mark.parametrize(("game", "name", "value"), HOUSE_RULES)
def test_a_header_whose_house_rules_were_edited_is_refused(game: str, name: str, value: str) -> None:
    text = begun(load_game(game)).log.text()
    usual = dict(load_game(game).options({}).settings)[name]
    forged = parse_log(text.replace(f"{name}={usual}", f"{name}={value}"), "forged")
    with pytest.raises(Problem, match="log-content-unknown"):
        open_game(forged.header)
    with pytest.raises(Problem, match="log-content"):
        list(replay(load_game(game), forged))


def test_there_are_house_rules_to_test() -> None:
    assert {game for game, _, _ in HOUSE_RULES} <= set(GAMES)
    assert HOUSE_RULES


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "pack.toml"
    path.write_text(
        '[die]\nfaces = ["hit 1", "hit 1", "hit 1", "hit 1", "hit 1", "crossbow"]\nsource = "designed"\n',
        encoding="utf-8",
    )
    return path


def test_content_of_a_pack_comes_from_the_pack_or_from_what_was_kept(pack: Path) -> None:
    game = load_game("runedar", pack)
    match = begun(game)
    for content in (pack, game.content_document):
        assert open_game(match.log.header, content).content_digest == game.content_digest
        assert open_position(position_of(match), "position.json", content)[0].content_digest == game.content_digest
    with pytest.raises(Problem, match="log-content-unknown"):
        open_game(match.log.header)
    with pytest.raises(Problem, match="position-content"):
        open_position(position_of(match), "position.json")


def test_kept_content_that_does_not_fit_is_passed_over(pack: Path) -> None:
    """What is kept may be damaged; the content of the game itself still opens its logs."""
    match = begun(load_game("runedar"))
    assert open_game(match.log.header, load_game("runedar", pack).content_document).content_digest == (
        match.game.content_digest
    )


def test_a_named_pack_that_does_not_fit_is_refused(pack: Path) -> None:
    header = begun(load_game("runedar")).log.header
    with pytest.raises(Problem, match="log-content-unknown"):
        open_game(header, pack)
    pack.write_text("[die]\nfaces = 3\n", encoding="utf-8")
    with pytest.raises(Problems, match="content-"):
        open_game(header, pack)


def test_a_log_carries_its_content(pack: Path) -> None:
    game = load_game("runedar", pack)
    match = begun(game)
    carrying = Log(match.log.header, match.log.entries, pack=game.content_document)
    again = parse_log(carrying.text(), "log")
    assert again.pack is not None
    assert again.pack.digest() == game.content_digest
    assert again.text() == carrying.text()
    assert [step.line for step in replay(open_game(again.header, again.pack), again)] == [10]


def test_faults_of_a_position_are_told_with_its_content() -> None:
    """A position with a fault is not blamed on its content, unless its content is another."""
    document = position_of(begun(load_game("runedar")))
    document["gold"] = 9_999
    with pytest.raises(Problems) as faulty:
        open_position(json.loads(json.dumps(document)), "position.json")
    assert [problem.code for problem in faulty.value.problems if problem.code == "position-content"] == []
    document["content"] = "0" * 16
    with pytest.raises(Problems) as unknown:
        open_position(document, "position.json")
    assert unknown.value.problems[0].code == "position-content"
    assert len(unknown.value.problems) > 1


def test_rules_that_nobody_has_are_refused() -> None:
    document = position_of(begun(load_game("runedar")))
    with pytest.raises(Problem, match="position-rules") as refused:
        open_position(document | {"rules": 99}, "position.json")
    assert refused.value.facts["found"] == "99"
    with pytest.raises(Problem, match="log-rules"):
        load_game("runedar", rules=99)
