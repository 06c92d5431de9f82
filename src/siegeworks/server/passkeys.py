"""Passkeys by WebAuthn: made and asked for with a challenge that the server notes and that can be answered once."""

import base64
import json
from collections.abc import Callable
from datetime import timedelta
from types import ModuleType
from typing import Any, cast

from starlette.requests import Request

from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.server.security import host_name
from siegeworks.store import profiles
from siegeworks.store.profiles import Device, Passkey, Profile
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import policy
from siegeworks.table.keys import hash_token
from siegeworks.table.people import People
from siegeworks.table.work_meter import in_thread

EXTRA = "server"
SITE = "Siegeworks"
CHALLENGE_SECONDS = 300
NOBODY = ""
"""Whose challenge it is when somebody signs in: the answer says who it is."""
Answer = dict[str, Any]


def _library() -> ModuleType:
    return need("webauthn", EXTRA)


def _helpers() -> ModuleType:
    return need("webauthn.helpers", EXTRA)


def page_of(request: Request) -> tuple[str, str]:
    """The origin of the page that sent a request, and the name of the host that passkeys are bound to."""
    origin = request.headers.get("origin", "")
    name = host_name(request.headers.get("host", ""))
    if not origin or not any(letter.isalpha() for letter in name) or ":" in name:
        raise Problem("passkey-origin")
    return origin, name


class Passkeys:
    """The passkeys of the profiles of one server."""

    def __init__(self, people: People, store: TableStore, writer: Writer) -> None:
        self._people = people
        self._store = store
        self._writer = writer

    async def _challenge(self, options: Any, profile: str) -> Answer:
        """Note the challenge of some options, and give the options as the page needs them."""
        now = policy.now()
        until = (now + timedelta(seconds=CHALLENGE_SECONDS)).isoformat(timespec="seconds")
        text, noted = _helpers().bytes_to_base64url(options.challenge), now.isoformat(timespec="seconds")
        await self._writer.write(lambda file: profiles.add_challenge(file.base, text, profile, noted, until))
        return cast(Answer, json.loads(_library().options_to_json(options)))

    async def _spend(self, answer: Answer, profile: str) -> bytes:
        """The challenge that an answer is to. It cannot be answered again, whether or not the answer is right."""
        try:
            data = json.loads(_helpers().base64url_to_bytes(answer["response"]["clientDataJSON"]))
            text = str(data["challenge"])
        except (KeyError, TypeError, ValueError):
            raise Problem("passkey-wrong") from None
        now = policy.now().isoformat(timespec="seconds")
        await self._writer.write(lambda file: profiles.spend_challenge(file.base, text, profile, now))
        return cast(bytes, _helpers().base64url_to_bytes(text))

    async def creation(self, profile: Profile, name: str) -> Answer:
        """What a page needs to make a passkey for a profile."""
        structs = need("webauthn.helpers.structs", EXTRA)
        known = await in_thread(profiles.passkeys, self._store.base, profile.id)
        options = _library().generate_registration_options(
            rp_id=name,
            rp_name=SITE,
            user_id=profile.id.encode(),
            user_name=profile.name,
            user_display_name=profile.name,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=_helpers().base64url_to_bytes(each.credential))
                for each in known
            ],
        )
        return await self._challenge(options, profile.id)

    async def add(self, profile: Profile, answer: Answer, origin: str, name: str, label: str) -> None:
        """Check the answer of an authenticator that has made a passkey, and keep the passkey."""
        challenge = await self._spend(answer, profile.id)
        checked = await _verified(
            _library().verify_registration_response,
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
        )
        added = Passkey(
            _helpers().bytes_to_base64url(checked.credential_id),
            profile.id,
            base64.b64encode(checked.credential_public_key).decode(),
            checked.sign_count,
            label,
            policy.now().isoformat(timespec="seconds"),
        )
        await self._writer.write(lambda file: profiles.add_passkey(file.base, added))

    async def request(self, name: str) -> Answer:
        """What a page needs to ask for a passkey, whoever's it is."""
        return await self._challenge(_library().generate_authentication_options(rp_id=name), NOBODY)

    async def sign_in(self, key: str, answer: Answer, origin: str, name: str, label: str) -> None:
        """Check the answer of a passkey, and sign the device in to its profile."""
        challenge = await self._spend(answer, NOBODY)
        known = await in_thread(profiles.passkey, self._store.base, str(answer.get("id", "")))
        if known is None:
            raise Problem("passkey-unknown")
        checked = await _verified(
            _library().verify_authentication_response,
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=base64.b64decode(known.public_key),
            credential_current_sign_count=known.uses,
        )
        device = Device(hash_token(key), label, policy.now().isoformat(timespec="seconds"))

        def write(file: TableStore) -> None:
            profiles.count_use(file.base, known.credential, checked.new_sign_count)
            profiles.add_device(file.base, known.profile, device)

        await self._writer.write(write)


async def _verified(verify: Callable[..., Any], **given: Any) -> Any:
    """What the library finds in the answer of an authenticator; a wrong answer is refused."""
    exceptions = need("webauthn.helpers.exceptions", EXTRA)
    try:
        return await in_thread(verify, **given)
    except (exceptions.WebAuthnException, ValueError, TypeError, KeyError):
        raise Problem("passkey-wrong") from None
