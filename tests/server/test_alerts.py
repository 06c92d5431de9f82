"""Turn alerts from end to end: real push messages and e-mails to the other ends on this machine."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from siegeworks.kernel.problem import Problem
from siegeworks.server import alerting, web_push
from siegeworks.server.app import App
from siegeworks.server.configuration import Configuration, MailSettings, checked, read_configuration
from siegeworks.server.mail import checked_address
from siegeworks.server.security import SecurityMiddleware
from siegeworks.server.web_push import PushSender, decoded, encrypted, is_public, new_private_key, private_key
from siegeworks.store.alerts import PushTarget
from siegeworks.table import latest
from support.waiting import wait_until

from .alert_kit import (
    HERE,
    PERSON,
    Browser,
    MailServer,
    PushService,
    configuration,
    follow,
    gathered,
    mail_server,
    post,
    push_service,
    state,
    text_of,
)
from .kit import Json, Running, running


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def mailbox() -> Iterator[MailServer]:
    with mail_server() as found:
        yield found


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerting, "LOOK_SECONDS", 0.05)


@pytest.fixture
def served(tmp_path: Path, mailbox: MailServer) -> Iterator[Running]:
    with running(tmp_path, configuration=configuration(mailbox.port)) as found:
        yield found


# Web Push.


def test_who_is_away_is_alerted_in_their_language_and_can_stop_it_with_one_click(
    served: Running, service: PushService
) -> None:
    created, asked, other = gathered(served)
    browser = Browser(service.address("/ana"))
    assert state(served)["pushes"] == []
    assert post(served, "push", browser.subscription("pl"))["pushes"] == [browser.endpoint]
    with other:
        follow(served, created, asked)
        assert service.received == []
        asked.close()
        wait_until(lambda: bool(service.received))
        (_, headers, body), *_ = service.received
        words = json.loads(browser.read(body))
        waiting = {"Ana": "Ben", "Ben": "Ana"}[other.table["seats"][other.table["you"]]["name"]]
        assert waiting not in words["text"]
        assert words["title"] == "Twój ruch: Castlecards"
        assert words["text"].endswith("czeka na ciebie.")
        assert words["table"] == created["table"]
        assert asked.token not in browser.read(body).decode()
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", str(web_push.KEPT_SECONDS))
        check_signature(headers["authorization"], state(served)["push_key"], f"{HERE}:{service.port}")
        assert served.request("/api/alerts/stop", {"code": words["off"]}).json()["pushes"] == []
        assert served.request("/api/alerts/stop", {"code": words["off"] + "x"}).json()["code"] == "alert-code"
    assert len(service.received) == 1


def test_a_round_of_a_cup_alerts_people_before_they_have_sat_down(served: Running, service: PushService) -> None:
    new = {"name": "Cup", "game": "castlecards", "form": "swiss", "rounds": 1, "language": "en"}
    cup = served.request("/api/cups", new, authorization=f"Bearer {PERSON}").json()["cup"]["id"]
    browsers = {PERSON: Browser(service.address("/ana")), "b" * 32: Browser(service.address("/ben"))}
    for person, browser in browsers.items():
        post(served, "push", browser.subscription(), person)
        joined = served.request(f"/api/cups/{cup}/entrants", {"name": person[0]}, authorization=f"Bearer {person}")
        assert joined.status == 201, joined.text
    assert served.request(f"/api/cups/{cup}/start", {}, authorization=f"Bearer {PERSON}").status == 200
    wait_until(lambda: bool(service.received))
    ((path, _, body),) = service.received
    words = json.loads(next(each for each in browsers.values() if each.endpoint.endswith(path)).read(body))
    meeting = served.request(f"/api/cups/{cup}").json()["meetings"][0]
    assert words["table"] == meeting["table"]


def check_signature(authorization: str, push_key: str, audience: str) -> None:
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
    assert found is not None
    head, claims, signature, key = found.groups()
    assert key == push_key
    assert json.loads(decoded(claims))["aud"] == audience
    pair = decoded(signature)
    whole = encode_dss_signature(int.from_bytes(pair[:32], "big"), int.from_bytes(pair[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_that_is_gone_or_never_answers_costs_nobody_anything(
    served: Running, service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(alerting.PAUSES, "push", 0)
    service.statuses |= {"/gone": 410, "/never": 0, "/busy": 503}
    for path in ("/gone", "/busy", "/good"):
        post(served, "push", Browser(service.address(path)).subscription())
    created, asked, other = gathered(served)
    follow(served, created, asked)
    asked.close()

    def failures() -> dict[str, int]:
        base = sqlite3.connect(tmp_path / "tables.sqlite3")
        found = dict(base.execute("SELECT endpoint, failures FROM alert_pushes").fetchall())
        base.close()
        return {endpoint.rpartition("/")[2]: count for endpoint, count in found.items()}

    wait_until(lambda: failures() == {"busy": 1, "good": 0})
    assert len(service.at("/good")) == 1
    # Only the one that never answers is waited for so shortly: the others need the time they need.
    monkeypatch.setattr(web_push, "SEND_SECONDS", 0.3)
    for path in ("/busy", "/good"):
        post(served, "off", {"way": "push", "endpoint": service.address(path)})
    post(served, "push", Browser(service.address("/never")).subscription())
    assert other.ask("nudge", seat=asked.table["you"])["type"] == "done"
    wait_until(lambda: failures() == {"never": 1})
    assert other.ask("say_phrase", phrase="well-played")["type"] == "done"
    other.close()


def test_an_alert_outlives_its_server(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerting, "LOOK_SECONDS", 3600.0)
    browser = Browser(service.address("/ana"))
    with running(tmp_path, configuration=configuration()) as server:
        key = state(server)["push_key"]
        post(server, "push", browser.subscription("es"))
        created, asked, other = gathered(server)
        follow(server, created, asked)
        asked.close()
        while other.until("seats")["seats"][1 - other.table["you"]]["present"]:
            pass
        other.close()
    assert service.received == []
    with running(tmp_path, configuration=configuration()) as again:
        assert state(again)["push_key"] == key
        wait_until(lambda: bool(service.received))
    assert json.loads(browser.read(service.at("/ana")[0]))["title"] == "Te toca: Castlecards"


def test_who_comes_and_goes_makes_the_disk_write_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time an alert is planned or dropped. Who did that without end made every table wait for the disk."""
    monkeypatch.setattr(latest, "PAUSE_SECONDS", 3600.0)
    with running(tmp_path, configuration=configuration()) as server:
        created = server.create("runedar", [{"who": "me", "name": "Ana"}])
        writer = cast(App, cast(SecurityMiddleware, server.server.config.app).stopping).writer
        server.sit(created, created["founder"]).close()
        before = writer.commits
        for _ in range(20):
            server.sit(created, created["founder"]).close()
        assert writer.commits - before <= 3


def test_a_reminder_and_another_absence_are_further_alerts(
    served: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(alerting.PAUSES, "push", 0)
    post(served, "push", Browser(service.address("/ana")).subscription())
    created, asked, other = gathered(served, "runedar")
    follow(served, created, asked)
    asked.close()
    wait_until(lambda: len(service.received) == 1)
    assert other.ask("nudge", seat=asked.table["you"])["type"] == "done"
    wait_until(lambda: len(service.received) == 2)
    with served.sit(created, asked.token) as back:
        while other.until("seats")["seats"][asked.table["you"]]["nudged"] is not None:
            pass
        assert back.table["you"] == asked.table["you"]
    wait_until(lambda: len(service.received) == 3)
    other.close()


def test_rfc_8291_appendix_a() -> None:
    target = PushTarget(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = encrypted(
        target,
        b"When I grow up, I want to be a watermelon",
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# Where nothing is sent.


def test_nothing_is_sent_into_private_networks_unless_it_is_allowed(service: PushService) -> None:
    careful = PushSender(private_key(new_private_key()), "mailto:x@y.example")
    browser = Browser(service.address("/ana"))
    target = PushTarget(**{name: browser.subscription()[name] for name in ("endpoint", "p256dh", "auth")})
    with pytest.raises(Problem):
        careful.check(target)
    secure = PushTarget(f"https://localhost:{service.port}/ana", target.p256dh, target.auth)
    careful.check(secure)
    assert asyncio.run(careful.send(secure, b"text")) == 0
    assert service.received == []
    allowed = PushSender(careful.key, careful.contact, private_networks=True)
    assert asyncio.run(allowed.send(target, b"text")) == 201
    assert browser.read(service.at("/ana")[0]) == b"text"


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "::1", "fe80::1%eth0", "fd00::1",
     "::ffff:10.0.0.1", "224.0.0.1"],
)  # fmt: skip
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


def test_public_addresses() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "ftp://127.0.0.1/x"},
        {"endpoint": "https:///x"},
        {"endpoint": "https://push.example/a b"},
        {"endpoint": "https://push.example/\r\nHost: inner"},
        {"endpoint": "https://push.example:x/"},
        {"p256dh": "AAAA"},
        {"p256dh": "B" + "A" * 86},
        {"auth": "AAAA"},
        {"auth": "ä"},
    ],
)
def test_a_browser_that_cannot_be_written_to_is_refused(served: Running, change: Json) -> None:
    body = Browser("https://push.example/ana").subscription() | change
    answer = served.request("/api/alerts/push", body, authorization=f"Bearer {PERSON}")
    assert (answer.status, answer.json()["code"]) == (400, "alert-endpoint")
    assert state(served)["pushes"] == []


def test_only_pages_of_the_server_and_only_with_a_key(served: Running) -> None:
    body = Browser("https://push.example/ana").subscription()
    assert served.request("/api/alerts").json()["code"] == "table-token"
    assert served.request("/api/alerts/push", body).json()["code"] == "table-token"
    foreign = served.request("/api/alerts/push", body, authorization=f"Bearer {PERSON}", origin="https://evil.example")
    assert foreign.json()["code"] == "origin-foreign"
    post(served, "push", body)
    post(served, "off", {"way": "push", "endpoint": body["endpoint"]}, person="q" * 32)
    assert state(served)["pushes"] == [body["endpoint"]]
    assert post(served, "off", {"way": "push", "endpoint": body["endpoint"]})["pushes"] == []


# E-mail.


def link(text: str, kind: str) -> str:
    found = re.search(rf"{HERE}/alerts#{kind}=(\S+)", text)
    assert found is not None, text
    return found[1]


def test_an_address_is_confirmed_alerted_and_switched_off(served: Running, mailbox: MailServer) -> None:
    assert state(served)["mail_offered"]
    asked_for = post(served, "mail", {"address": "ana@club.example", "language": "pt-BR"})
    assert (asked_for["mail"], asked_for["confirmed"]) == ("ana@club.example", False)
    wait_until(lambda: len(mailbox.received) == 1)
    question = mailbox.received[0]
    assert (question["to"], question["from"]) == ("ana@club.example", "Siegeworks <club@siege.example>")
    assert "Se foi você, confirme aqui" in text_of(question)
    created, asked, other = gathered(served)
    follow(served, created, asked)
    code = link(text_of(question), "confirm")
    assert served.request("/api/alerts/confirm", {"code": code[:-1]}).json()["code"] == "alert-code"
    assert served.request("/api/alerts/confirm", {"code": code}).json()["confirmed"] is True
    asked.close()
    wait_until(lambda: len(mailbox.received) == 2)
    other.close()
    alert = mailbox.received[1]
    text = text_of(alert)
    assert "espera por você." in text
    assert f"{HERE}/t/{created['table']}\n" in text.replace("\r\n", "\n")
    assert asked.token not in text
    assert alert["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    one_click = str(alert["list-unsubscribe"]).strip("<>").removeprefix(HERE)
    assert one_click == f"/api/alerts/stop/{link(text, 'stop')}"
    assert served.request(one_click, b"List-Unsubscribe=One-Click").text == "ok\n"
    assert state(served)["mail"] is None
    assert served.request("/api/alerts/confirm", {"code": code}).json()["code"] == "alert-code"
    again = served.request("/api/alerts/mail", {"address": "ana@club.example"}, authorization=f"Bearer {'q' * 32}")
    assert again.json()["code"] == "alert-mail-soon"


@pytest.mark.parametrize(
    "address",
    ["", "ana", "ana@", "@club.example", "ana@club", "a b@club.example", "ana@club.example\r\nBcc: x@y.example",
     "ana@club.example, x@y.example", "ąna@club.example"],
)  # fmt: skip
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(Problem) as refused:
        checked_address(address)
    assert refused.value.code == "alert-mail-address"


def test_a_server_without_smtp_says_so(server: Running) -> None:
    assert state(server)["mail_offered"] is False
    answer = server.request("/api/alerts/mail", {"address": "a@b.example"}, authorization=f"Bearer {PERSON}")
    assert answer.json()["code"] == "alert-no-mail"


def test_the_configuration_is_checked_before_the_first_message(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    section = '[mail]\nhost = "smtp.club.example"\nsender = "a@b.example"\naddress = "{}"\n{}\n'
    file.write_text(section.format("https://play.example", 'security = "tls"\nport = 465'))
    assert read_configuration(file).mail == MailSettings(
        "smtp.club.example", "a@b.example", "https://play.example", 465, "tls"
    )
    for address, more, code in (
        ("play.example", "", "config-mail-address"),
        ("https://play.example", f'password_file = "{tmp_path / "none"}"', "file-unreadable"),
        ("https://play.example", 'security = "perhaps"', "config-unreadable"),
    ):
        file.write_text(section.format(address, more))
        with pytest.raises(Problem) as refused:
            read_configuration(file)
        assert refused.value.code == code
    with pytest.raises(Problem):
        checked(Configuration(mail=MailSettings("h", "nobody", "https://play.example")))
