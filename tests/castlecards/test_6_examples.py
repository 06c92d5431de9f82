"""Chapter 6: the worked examples the rule book prints."""

from .kit import table


def test_four_swords_against_three_shields_and_an_ambush() -> None:
    """C-TIE, C-REACT: the attack would win; the ambush leaves 2 swords against 3 shields, and it fails."""
    scene = table(hand="soldier 2 ballista", rival="ambush", posted="1 wall 1 2")
    scene.play("attack 1 wall 1", "add soldier", "add soldier", "add ballista", "go")
    assert scene.fork().play("done").events("attack_won") == ["attack_won 0 4 3"]
    scene.play("add ambush", "done")
    assert scene.events("attack_repelled") == ["attack_repelled 0 2 3"]
    assert scene.fort(1) == "castle wall+2 wall wall"


def test_the_fortress_of_the_third_figure() -> None:
    """C-POST-LIMIT: a full wall, a wall with one archer, a castle with half a shield more, a fallen wall."""
    scene = table(
        hand="archer 2 soldier 9 tower", posted="0 wall 1 2, 0 wall 2 1, 0 castle 1, 1 castle 1", fallen="0 wall 3"
    )
    assert scene.fort(0) == "castle+1 wall+2 wall+1 -"
    assert scene.forbids("post archer wall 1") == "C-POST-LIMIT"
    assert scene.forbids("post archer wall 2") is None
    assert scene.forbids("post archer wall 3") == "C-DEFEND"
    assert scene.attack("1 castle", "soldier tower").events("attack_won") == ["attack_won 0 4 3½"]


def test_king_draw_one_then_buy() -> None:
    """C-KING, C-KING-DRAW"""
    scene = table(hand="king", top="village gold duke night").play("king", "draw", "buy")
    assert scene.held() == "duke night"
    assert scene.actor == 1


def test_king_buy_then_attack() -> None:
    """C-KING"""
    scene = table(hand="king gold soldier", top="village soldier archer night").play("king", "buy")
    scene.attack("1 wall 1", "soldier 2 archer")
    assert scene.fort(1) == "castle - wall wall"
    assert scene.actor == 1


def test_king_attack_twice() -> None:
    """C-KING, C-ONE-TARGET: two attacks, each on one card."""
    scene = table(hand="king soldier 6").play("king").attack("1 wall 1", "soldier 3").attack("1 wall 2", "soldier 3")
    assert scene.fort(1) == "castle - - wall"
    assert scene.actor == 1


def test_night_the_victim_reacts_without_seeing_the_attack() -> None:
    """C-NIGHT: what the victim sees is the same whatever lies under the night card."""
    views = []
    for cards in ("ballista", "trebuchet"):
        scene = table(hand="night ballista trebuchet", rival="ambush").play("night 1 wall 1", f"add {cards}", "go")
        assert (scene.frame, scene.actor) == ("react", 1)
        views.append(scene.game.view_document(scene.game.view(scene.state, 1)))
    assert views[0] == views[1]
