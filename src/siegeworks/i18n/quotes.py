"""Quotation marks within quotation marks."""

LEVELS = (("«»", "“”"), ("„”", "«»"), ("“”", "‘’"))
"""The marks of our languages, each with those of the second level: Spanish, Polish, English and Portuguese."""


def quotable(text: str) -> str:
    """A text as it stands between quotation marks: its own marks become those of the second level."""
    for outer, inner in LEVELS:
        if outer[0] in text:
            return text.translate(str.maketrans(outer, inner))
    return text
