"""The part of the schema that keeps profiles: their devices and passkeys, and which seats and keys they have."""

PROFILES = """
CREATE TABLE profiles (
    id TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    rune TEXT NOT NULL,
    recovery TEXT NOT NULL,
    kept TEXT NOT NULL
){end};
CREATE UNIQUE INDEX profiles_by_recovery ON profiles (recovery);
CREATE TABLE devices (
    person TEXT PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles (id),
    label TEXT NOT NULL,
    since TEXT NOT NULL
){end};
CREATE INDEX devices_by_profile ON devices (profile);
CREATE TABLE passkeys (
    credential TEXT PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles (id),
    public_key TEXT NOT NULL,
    uses BIGINT NOT NULL,
    label TEXT NOT NULL,
    since TEXT NOT NULL
){end};
CREATE INDEX passkeys_by_profile ON passkeys (profile);
CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    profile TEXT NOT NULL,
    until TEXT NOT NULL
){end};
CREATE TABLE profile_seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    profile TEXT NOT NULL REFERENCES profiles (id),
    PRIMARY KEY (table_id, seat)
){end};
CREATE INDEX profile_seats_by_profile ON profile_seats (profile);
CREATE TABLE device_keys (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hash TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES devices (person),
    PRIMARY KEY (table_id, hash)
){end};
CREATE INDEX device_keys_by_person ON device_keys (person);
"""

PROFILE_COLUMNS = {
    "profiles": ("id", "created", "name", "colour", "rune", "recovery", "kept"),
    "devices": ("person", "profile", "label", "since"),
    "passkeys": ("credential", "profile", "public_key", "uses", "label", "since"),
    "challenges": ("challenge", "profile", "until"),
    "profile_seats": ("table_id", "seat", "profile"),
    "device_keys": ("table_id", "hash", "person"),
}
