"""The messages about turn alerts. The bearer token is the person's own key."""

from typing import Annotated

from msgspec import Meta, Struct

from siegeworks.server.protocol.common import Language, Token

MOST_TABLES = 30
Code = Annotated[str, Meta(max_length=200)]


class AlertState(Struct):
    """What this server offers, and what the person wants."""

    push_key: str | None
    """What a browser subscribes with (`applicationServerKey`); null if the server alerts nobody."""
    mail_offered: bool
    pushes: list[str]
    """The push endpoints of the person's browsers."""
    mail: str | None
    """The person's address, if there is one."""
    confirmed: bool
    """False until the link that was sent there has been used."""


class PushSubscription(Struct, forbid_unknown_fields=True):
    """Alert this browser; the fields are those of its subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


class MailSubscription(Struct, forbid_unknown_fields=True):
    """Alert this address, once its owner has used the link that is sent there."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language = "en"


class FollowedTable(Struct, forbid_unknown_fields=True):
    """A table and the key of the person's seat there."""

    table: Annotated[str, Meta(max_length=40)]
    token: Token


class FollowedTables(Struct, forbid_unknown_fields=True):
    """Tables at which the person wants to be alerted."""

    tables: Annotated[list[FollowedTable], Meta(max_length=MOST_TABLES)]


class AlertsOff(Struct, forbid_unknown_fields=True):
    """Switch off: one's browsers or one's e-mail; with a push endpoint only that browser."""

    way: Annotated[str, Meta(pattern="^(push|mail)$")]
    endpoint: Annotated[str, Meta(max_length=1000)] | None = None


class AlertCode(Struct, forbid_unknown_fields=True):
    """The code of a link or of a notification, which needs no other key."""

    code: Code
