"""Keys of seats: an invitation is spent by the one who sits down, and no old way in is left."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .kit import PATIENCE, Client, Json, Running, running

RIVALS = [{"who": "me", "name": "Ana"}, {"who": "friend"}]


def invitation(created: Json, seat: int = 1) -> str:
    return str(next(link["token"] for link in created["links"] if link["seat"] == seat))


def seated(server: Running, game: str = "castlecards") -> tuple[Json, Client, Client]:
    """Ana, who has opened a table, and Ben, who has taken a seat there."""
    created = server.create(game, RIVALS)
    ana, ben = server.sit(created, created["founder"]), server.sit(created, invitation(created))
    assert ben.take_seat(name="Ben")["type"] == "done"
    ana.until("table")
    return created, ana, ben


def closed(client: Client) -> list[str]:
    """What a client still receives before its connection is closed."""
    texts = list[str]()
    while True:
        try:
            texts.append(str(client.socket.recv(timeout=PATIENCE)))
        except ConnectionClosed:
            return texts


def refused(server: Running, created: Json, token: str) -> bool:
    """True if a token opens the table neither over HTTP nor over a socket."""
    over_http = server.request(f"/api/tables/{created['table']}", authorization=f"Bearer {token}")
    with pytest.raises((ConnectionClosed, AssertionError, KeyError)):
        server.sit(created, token)
    return over_http.status == 403


def test_the_founder_cannot_use_the_link_of_a_friend_who_sat_down(server: Running) -> None:
    created, ana, ben = seated(server)
    with ana, ben:
        assert ben.table["you"] == 1
        assert refused(server, created, invitation(created))
        with server.sit(created, ben.token) as again:
            assert again.table["you"] == 1


def test_a_friends_link_that_was_opened_before_shows_nothing_and_is_closed_when_the_friend_sits_down(
    server: Running,
) -> None:
    created = server.create("castlecards", RIVALS)
    spy, ben = server.sit(created, invitation(created)), server.sit(created, invitation(created))
    with ben:
        assert (spy.table["you"], spy.table["invited"]) == (None, 1)
        ben.take_seat(name="Ben")
        for text in closed(spy):
            assert '"phase":"gathering"' in text or not text.startswith('{"type":"table"')
    spy.close()


def test_an_unspent_invitation_never_shows_the_hand_of_the_bot_that_plays_its_seat(server: Running) -> None:
    created = server.create("castlecards", RIVALS)
    with server.sit(created, created["founder"]) as ana:
        ana.ask("begin", bot="greedy")
        with server.sit(created, invitation(created)) as late:
            assert late.table["you"] is None
            assert late.table["scene"]["fortresses"][1]["hand"] is None
            assert late.ask("hand_over", seat=1, bot=None)["code"] == "table-onlooker"
            assert late.take_seat()["type"] == "done"
            assert late.table["scene"]["fortresses"][1]["hand"] is not None
        while not (seats := ana.until("seats")["seats"])[1]["person"] or seats[1]["bot"] is not None:
            pass


def test_an_invitation_is_spent_once_and_needs_a_key_of_its_own(server: Running) -> None:
    created, ana, ben = seated(server)
    with ana, ben:
        assert ben.ask("sit", name="Ben", key="k" * 40)["code"] == "table-seated"
        assert ana.ask("sit", name="Ana", key="k" * 40)["code"] == "table-seated"
        assert ben.ask("sit", name="Ben", key="short")["code"] == "message-unreadable"
        device = ben.ask("invite_device")["links"][0]["token"]
        with server.sit(created, device) as phone:
            assert phone.ask("sit", key=ben.token)["code"] == "table-key-used"
            assert phone.ask("sit", key=device)["code"] == "table-key-used"
            assert phone.ask("sit", key=created["watch"])["code"] == "table-key-used"
            assert phone.table["you"] is None


def test_a_second_device_of_a_person_is_visible_to_the_others(server: Running) -> None:
    created, ana, ben = seated(server)
    with ana, ben:
        answer = ben.ask("invite_device")
        (link,) = answer["links"]
        assert (answer["watch"], link["seat"], link["who"]) == (None, 1, "me")
        with server.sit(created, link["token"]) as phone:
            assert phone.take_seat()["type"] == "done"
            assert (phone.table["you"], phone.table["seats"][1]["name"]) == (1, "Ben")
            while ana.until("seats")["seats"][1]["devices"] != 2:
                pass
            with server.sit(created, ben.token) as tab:
                assert tab.table["seats"][1]["devices"] == 2  # another tab is no other device
        while ana.until("seats")["seats"][1]["devices"] != 1:
            pass
        assert refused(server, created, link["token"])


def test_a_seat_has_a_limited_number_of_keys(server: Running) -> None:
    _, ana, ben = seated(server)
    with ana, ben:
        answers = [ben.ask("invite_device") for _ in range(8)]
        assert [answer["type"] for answer in answers] == ["links"] * 7 + ["refused"]
        assert answers[-1]["code"] == "table-keys"


def test_renewing_makes_every_old_link_useless(server: Running) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "friend"}, {"who": "friend"}]
    created = server.create("castlecards", seats)
    new = "n" * 40
    with (
        server.sit(created, created["founder"]) as ana,
        server.sit(created, invitation(created, 1)) as ben,
        server.sit(created, created["watch"]) as onlooker,
    ):
        ben.take_seat(name="Ben")
        answer = ana.ask("renew", key=new)
        assert [(link["seat"], link["who"]) for link in answer["links"]] == [(2, "friend")]
        closed(onlooker)
        for old in (created["founder"], created["watch"], invitation(created, 1), invitation(created, 2)):
            assert refused(server, created, old)
        assert ben.ask("say_phrase", phrase="hello")["type"] == "done"  # a friend's key is not the founder's
        with server.sit(created, new) as again, server.sit(created, answer["watch"]) as other:
            assert (again.table["you"], again.table["founder"], other.table["you"]) == (0, True, None)
        with server.sit(created, answer["links"][0]["token"]) as cleo:
            assert cleo.take_seat(name="Cleo")["type"] == "done"
        assert onlooker_is_refused(server, created, answer["watch"])


def onlooker_is_refused(server: Running, created: Json, watch: str) -> bool:
    """True if onlookers can neither renew links nor invite devices."""
    with server.sit(created, watch) as onlooker:
        answers = [onlooker.ask("renew", key="o" * 40), onlooker.ask("invite_device")]
    return {answer["code"] for answer in answers} == {"table-onlooker"}


def test_a_person_sends_their_other_devices_away(server: Running) -> None:
    created, ana, ben = seated(server)
    with ana, ben:
        lost = server.sit(created, ben.ask("invite_device")["links"][0]["token"])
        lost.take_seat()
        open_link = ben.ask("invite_device")["links"][0]["token"]
        answer = ben.ask("renew", key="b" * 40)
        assert (answer["watch"], answer["links"]) == (None, [])
        closed(lost)
        lost.close()
        for old in (ben.token, lost.token, open_link):
            assert refused(server, created, old)
        assert ben.ask("say_phrase", phrase="hello")["type"] == "done"
        assert ana.ask("say_phrase", phrase="hello")["type"] == "done"


def test_keys_outlive_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created, ana, ben = seated(server)
        with ana, ben:
            pass
    with running(tmp_path) as again:
        assert refused(again, created, invitation(created))
        with again.sit(created, ben.token) as still:
            assert still.table["you"] == 1


def test_people_at_one_screen_have_their_seats_at_once_each_with_a_key_and_a_view_of_its_own(server: Running) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "here", "name": "Ben"}]
    created = server.create("castlecards", seats)
    assert [link["who"] for link in created["links"]] == ["me", "here"]
    with server.sit(created, created["founder"]) as ana, server.sit(created, invitation(created)) as ben:
        assert (ana.table["you"], ben.table["you"], ben.table["invited"]) == (0, 1, None)
        assert (ana.table["founder"], ben.table["founder"]) == (True, False)
        assert ana.table["phase"] == "playing"
        assert ana.table["open_hands"] is False
        hands = [client.table["scene"]["fortresses"][0]["hand"] for client in (ana, ben)]
        assert hands[0]
        assert hands[1] is None


def test_rivals_at_one_screen_may_not_choose_their_deal_and_need_names(server: Running) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "here", "name": "Ben"}]
    known = server.request("/api/tables", {"game": "castlecards", "seats": seats, "seed": "known"})
    assert (known.status, known.json()["code"]) == (400, "table-seed")
    nameless = server.request("/api/tables", {"game": "castlecards", "seats": [seats[0], {"who": "here"}]})
    assert (nameless.status, nameless.json()["code"]) == (400, "seat-name")
