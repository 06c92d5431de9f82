"""Babel's data in the folder of a site: smaller, and the same numbers, dates and plurals in all our languages."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from siegeworks.server.site.locales import lighter_locale, needed_locale

SPEAK = """
from datetime import date
from babel import Locale, __file__ as place, localedata
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent
print(place)
for language in ("en", "es", "pt_BR", "pl"):
    locale = Locale.parse(language)
    print(language, [locale.plural_form(count) for count in (0, 1, 2, 5, 22, 1.5)], locale.ordinal_form(3))
    print(format_decimal(1234567.5, locale=locale), format_percent(0.25, locale=locale))
    print(format_date(date(2024, 2, 29), "long", locale=locale), Locale.negotiate([language], ["fr", language]))
"""


def spoken(path: Path | None) -> list[str]:
    """What Babel says, from the folder of another copy of it if one is given."""
    first = f"import sys; sys.path.insert(0, {str(path)!r})\n" if path else ""
    done = subprocess.run([sys.executable, "-c", first + SPEAK], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_less_data_says_the_same(tmp_path: Path) -> None:
    spec = find_spec("babel")
    assert spec is not None
    assert spec.origin is not None
    root = Path(spec.origin).parent
    sizes = [0, 0]
    for file in root.rglob("*"):
        name = file.relative_to(root.parent).as_posix()
        if not file.is_file() or file.suffix not in (".py", ".dat") or not needed_locale(name):
            continue
        whole = file.read_bytes()
        lighter = lighter_locale(name, whole)
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(lighter)
        if file.suffix == ".dat":
            sizes = [sizes[0] + len(whole), sizes[1] + len(lighter)]
    whole_words, lighter_words = spoken(None), spoken(tmp_path)
    assert lighter_words[0].startswith(str(tmp_path))
    assert lighter_words[1:] == whole_words[1:]
    assert sizes[1] * 3 < sizes[0]
    assert not (tmp_path / "babel" / "locale-data" / "fr.dat").exists()
