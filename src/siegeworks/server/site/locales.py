"""Babel's data about languages without what no text needs: names of countries, currencies and units, time zones.

A page loads it before its first sentence, so that less of it saves both the way and the time to read it.
"""

import pickle
from pathlib import Path
from typing import Any

from siegeworks.kernel.content import LANGUAGES

FOLDER = "babel/locale-data/"
COMMON = "babel/global.dat"
UNUSED = frozenset(
    (
        *("territories", "languages", "variants", "scripts", "time_zones", "meta_zones"),
        *("currency_names", "currency_names_plural", "compact_currency_formats", "compact_decimal_formats"),
        *("unit_patterns", "compound_unit_patterns", "unit_display_names"),
        *("date_fields", "datetime_skeletons", "interval_formats"),
        *("zone_aliases", "zone_territories", "territory_zones", "windows_zone_mapping"),
        *("territory_currencies", "territory_languages", "all_currencies"),
    )
)
"""Parts of the data, common to all languages or of one."""
BY_LANGUAGE = "likely_subtags"
"""The largest part of the common data names the usual script and country of every language of the world."""


def spoken_locales() -> set[str]:
    """The locales of our languages, and those they inherit from."""
    spoken = {language.replace("-", "_") for language in LANGUAGES}
    return {"root"} | spoken | {locale.partition("_")[0] for locale in spoken}


def needed_locale(name: str) -> bool:
    """True unless a file is about a language that is not spoken here."""
    return FOLDER not in name or Path(name).stem in spoken_locales()


def lighter_locale(name: str, data: bytes) -> bytes:
    """A file of Babel's data without what no text needs; other files as they are."""
    if name != COMMON and not (name.startswith(FOLDER) and name.endswith(".dat")):
        return data
    facts: dict[str, Any] = pickle.loads(data)  # noqa: S301 - a file of an installed package
    kept = {part: value for part, value in facts.items() if part not in UNUSED}
    if BY_LANGUAGE in kept:
        spoken = spoken_locales()
        kept[BY_LANGUAGE] = {tag: full for tag, full in kept[BY_LANGUAGE].items() if tag.partition("_")[0] in spoken}
    return pickle.dumps(kept, 4)
