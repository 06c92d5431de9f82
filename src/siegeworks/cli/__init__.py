"""The program at the terminal: `siegeworks play`, `replay`, `verify`, `position`, `content`, `rules` …"""

from siegeworks.cli.app import main

__all__ = ["main"]
