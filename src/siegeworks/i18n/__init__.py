"""What people read: the Fluent catalogs of the program and its games, in four languages."""

from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.content import LANGUAGES

__all__ = ["LANGUAGES", "Speech", "choose_language"]
