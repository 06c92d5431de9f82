"""What is asked of the words of every game."""


def is_text(text: str) -> bool:
    """Whether a text was found in the catalogs and all its variables were filled in."""
    return bool(text.strip()) and not set("{}$") & set(text) and "???" not in text
