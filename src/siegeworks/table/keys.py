"""What opens a table: the founder's key, the link of the onlookers, invitations to seats and the keys of devices.

Whoever takes a seat does so with an invitation and a new key that their own device has made. The invitation is spent by
that, so nobody who has passed it on, the founder least of all, can look into the hand of the one who sat down. A person
invites further devices of their own in the same way. Only hashes are kept.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace

from siegeworks.kernel.problem import Problem
from siegeworks.store.records import DEVICE, INVITATION, StoredKey, StoredTable

TOKEN_BYTES = 24
"""192 bits: impossible to guess."""
MOST_KEYS = 8
"""Of one seat: its devices and open invitations."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """What is stored of a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Access:
    """The permission a token gives: to play a seat (None: to watch), and to act as the founder of the table."""

    seat: int | None
    founder: bool
    key: str
    """The hash of the token."""
    invited: int | None = None
    """The seat that the token can be exchanged for; until then its holder sees what onlookers see."""


@dataclass(frozen=True, slots=True)
class KeyRing:
    """The hashes of all tokens of a table. A change makes a new ring, which counts once it is stored."""

    founder: str
    watch: str
    keys: tuple[StoredKey, ...]

    def access(self, token: str) -> Access:
        """The permission a token gives; an unknown token is refused."""
        known = hash_token(token)
        founder = hmac.compare_digest(known, self.founder)
        for key in self.keys:
            if hmac.compare_digest(known, key.hash):
                if key.kind == INVITATION:
                    return Access(None, founder, known, key.seat)
                return Access(key.seat, founder, known)
        if founder or hmac.compare_digest(known, self.watch):
            return Access(None, founder, known)
        raise Problem("table-token")

    def opens(self, access: Access) -> bool:
        """True if a permission that was given earlier is still in force."""
        if access.key == (self.founder if access.founder else self.watch):
            return True
        return any(key.hash == access.key for key in self.keys)

    def taken(self, seat: int) -> bool:
        """True if a person has sat down on a seat."""
        return any(key.seat == seat and key.kind == DEVICE for key in self.keys)

    def exchanged(self, access: Access, key: str) -> tuple["KeyRing", Access]:
        """The ring after an invitation was spent for a key, and the permission of that key."""
        if access.invited is None or not self.opens(access):
            raise Problem("table-token")
        new = self._new_key(access.invited, key)
        rest = tuple(each for each in self.keys if each.hash != access.key)
        return replace(self, keys=(*rest, new)), Access(access.invited, founder=False, key=new.hash)

    def joined(self, seat: int, key: str) -> tuple["KeyRing", Access]:
        """The ring after somebody took a seat that was open to everybody; earlier invitations to it are spent."""
        new = self._new_key(seat, key)
        rest = tuple(each for each in self.keys if each.seat != seat)
        return replace(self, keys=(*rest, new)), Access(seat, founder=False, key=new.hash)

    def with_device(self, seat: int, key: str) -> "KeyRing":
        """The ring with the key of a further device of the person who has a seat."""
        new = self._new_key(seat, key)
        if sum(each.seat == seat for each in self.keys) >= MOST_KEYS:
            raise Problem("table-keys", most=MOST_KEYS)
        return replace(self, keys=(*self.keys, new))

    def without(self, hash_: str) -> "KeyRing":
        """The ring after the key with this hash was taken away; the founder's permission goes with it."""
        rest = tuple(key for key in self.keys if key.hash != hash_)
        return replace(self, keys=rest, founder=hash_token(new_token()) if self.founder == hash_ else self.founder)

    def with_invitation(self, seat: int, token: str) -> "KeyRing":
        """The ring with a further invitation to a seat."""
        if sum(key.seat == seat for key in self.keys) >= MOST_KEYS:
            raise Problem("table-keys", most=MOST_KEYS)
        return replace(self, keys=(*self.keys, StoredKey(seat, hash_token(token), INVITATION)))

    def renewed(self, access: Access, key: str) -> tuple["KeyRing", Access]:
        """The ring after a person replaced everything that opens their own seat, and the founder their own key."""
        new = self._new_key(access.seat if access.seat is not None else -1, key)
        rest = tuple(each for each in self.keys if each.seat != access.seat)
        ring = replace(self, keys=rest if access.seat is None else (*rest, new))
        founder = new.hash if access.founder else self.founder
        return replace(ring, founder=founder), replace(access, key=new.hash)

    def with_new_links(self, persons: Iterable[int]) -> tuple["KeyRing", "RenewedLinks"]:
        """The ring with a new link for onlookers, and new invitations to those of these seats that nobody has taken."""
        watch, free = new_token(), {seat: new_token() for seat in persons if not self.taken(seat)}
        rest = tuple(key for key in self.keys if key.seat not in free)
        invited = tuple(StoredKey(seat, hash_token(token), INVITATION) for seat, token in free.items())
        return replace(self, watch=hash_token(watch), keys=(*rest, *invited)), RenewedLinks(watch, free)

    def _new_key(self, seat: int, key: str) -> StoredKey:
        new = StoredKey(seat, hash_token(key), DEVICE)
        if new.hash in {self.founder, self.watch, *(each.hash for each in self.keys)}:
            raise Problem("table-key-used")
        return new


@dataclass(frozen=True, slots=True)
class RenewedLinks:
    """The new link for onlookers, if the founder asked, and the new invitations to free seats."""

    watch: str | None
    seats: dict[int, str]


def key_ring(stored: StoredTable) -> KeyRing:
    return KeyRing(stored.founder, stored.watch, tuple(stored.keys))
