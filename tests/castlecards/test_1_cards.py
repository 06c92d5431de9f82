"""Chapter 1: the cards, their strengths, and content packs."""

from pathlib import Path

import pytest

from siegeworks.games.castlecards import tables
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import DECK_END, DECK_FIRST, FIRST_ACADEMY, FIRST_WEAPON, KINDS
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import play_and_check
from siegeworks.kernel.problem import Problems

from .kit import GAME, table


def faults(tmp_path: Path, text: str) -> list[str]:
    """The codes of a pack's problems."""
    pack = tmp_path / "pack.toml"
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(Problems) as refused:
        Castlecards(pack)
    return [problem.code for problem in refused.value.problems]


def pack_with(table_name: str, row: str) -> str:
    """A table that consists of this row, with a name in every language."""
    name = 'name = { en = "x", es = "x", "pt-BR" = "x", pl = "x" }'
    return f'[[{table_name}]]\n{row}\nsource = "designed"\n{name}\n'


def test_there_are_120_cards_in_five_decks() -> None:
    """C-DECKS: 12 fortress cards, and four decks that are drawn from."""
    copies = tables.load().content.copies
    sizes = [sum(copies[first:end]) for first, end in zip(DECK_FIRST, DECK_END, strict=True)]
    assert sizes == [66, 12, 16, 14]
    assert sum(sizes) + 12 == 120
    assert len(copies) == KINDS


def test_every_row_says_where_it_comes_from() -> None:
    sources = tables.load().sources
    assert set(sources) == {"printed", "designed"}
    assert sum(sources.values()) == 28


def test_archers_match_walls_and_soldiers_match_the_castle() -> None:
    """C-COLOUR"""
    scene = table(hand="soldier archer")
    assert scene.offers("post") == [
        "post soldier castle",
        "post archer wall 1",
        "post archer wall 2",
        "post archer wall 3",
    ]
    assert scene.forbids("post soldier wall 1") == "C-COLOUR"
    assert scene.forbids("post archer castle") == "C-COLOUR"


def test_hands_stay_hidden() -> None:
    """C-TALK, C-BACKS: talk is free, but a view shows of another hand only how many cards of each deck it has."""
    state = table(hand="soldier 2", rival="king gold ram ambush").state
    fortresses = GAME.view_document(GAME.view(state, 0))["fortresses"]
    assert fortresses[0]["hand"] == {"soldier": 2}
    assert fortresses[1]["hand"] == {"hidden": {"village": 2, "siege": 1, "academy": 1}}
    assert not GAME.open_hands(state)


def test_a_pack_may_have_more_or_fewer_cards(tmp_path: Path) -> None:
    """C-DECKS: what the rules need is checked, not the number of all cards; such a pack can be played."""
    pack = tmp_path / "pack.toml"
    pack.write_text(pack_with("siege", 'id = "ram"\ncopies = 2\nswords = 3\nassault = true'), encoding="utf-8")
    game = Castlecards(pack)
    assert sum(game.tables.content.copies) + 12 == 110
    chance = Chance("fewer cards")
    play_and_check(game, game.options({"seats": "2"}), "110", lambda _view, legal: legal[chance.below(len(legal))])


def test_a_deck_too_small_to_deal_or_too_large_to_hold_is_refused(tmp_path: Path) -> None:
    """C-DECKS"""
    assert faults(tmp_path, pack_with("academy", 'id = "nap"\ncopies = 1\nmore_shields = 1')) == ["content-deck-size"]
    rams = [pack_with("siege", f'id = "ram_{number}"\ncopies = 60\nswords = 3') for number in range(2)]
    assert faults(tmp_path, "".join(rams)) == ["content-deck-size"]


def test_too_few_castles_are_refused(tmp_path: Path) -> None:
    text = pack_with("fortress", 'id = "castle"\ncopies = 3\nshields = 3')
    text += pack_with("fortress", 'id = "wall"\ncopies = 8\nshields = 2')
    assert faults(tmp_path, text) == ["content-number"]


def test_a_reaction_without_effect_an_id_twice_and_an_unknown_key_are_refused(tmp_path: Path) -> None:
    assert "content-no-effect" in faults(tmp_path, pack_with("academy", 'id = "nap"\ncopies = 16'))
    assert "content-id-twice" in faults(tmp_path, pack_with("siege", 'id = "king"\ncopies = 12\nswords = 2'))
    assert "content-id" in faults(tmp_path, pack_with("siege", 'id = "Big Ram"\ncopies = 12\nswords = 2'))
    assert "content-unknown-key" in faults(
        tmp_path, pack_with("siege", 'id = "ram"\ncopies = 12\nswords = 2\nfire = 1')
    )
    assert "content-unknown-table" in faults(tmp_path, pack_with("siegee", 'id = "ram"\ncopies = 12'))


def test_a_pack_may_have_other_weapons(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(pack_with("siege", 'id = "cannon"\ncopies = 12\nswords = 9\nassault = true'), encoding="utf-8")
    game = Castlecards(pack)
    assert game.notation.parse("add cannon") == GAME.notation.parse("add ballista")
    assert game.content_digest != GAME.content_digest


def test_strength_may_have_halves(tmp_path: Path) -> None:
    """C-DECKS: half a sword or shield adds to the whole ones; a card with swords has at least half of one."""
    pack = tmp_path / "pack.toml"
    text = pack_with("siege", 'id = "bow"\ncopies = 6\nswords = 2\nhalf_swords = 1')
    text += pack_with("siege", 'id = "sling"\ncopies = 6\nswords = 0\nhalf_swords = 1')
    text += pack_with("academy", 'id = "moat"\ncopies = 8\nmore_shields = 1\nmore_half_shields = 1')
    text += pack_with("academy", 'id = "hedge"\ncopies = 8\nmore_half_shields = 1')
    pack.write_text(text, encoding="utf-8")
    content = Castlecards(pack).tables.content
    assert content.swords[FIRST_WEAPON : FIRST_WEAPON + 2] == [5, 1]
    assert content.added_shields[FIRST_ACADEMY : FIRST_ACADEMY + 2] == [3, 1]
    assert faults(tmp_path, pack_with("siege", 'id = "bow"\ncopies = 12\nswords = 0')) == ["content-number"]
    none = 'id = "bow"\ncopies = 12\nswords = 0\nhalf_swords = 0'
    assert faults(tmp_path, pack_with("siege", none)) == ["content-no-swords"]
    assert faults(tmp_path, pack_with("siege", 'id = "bow"\ncopies = 12\nswords = 1\nhalf_swords = 2')) == [
        "content-number"
    ]
