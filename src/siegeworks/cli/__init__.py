"""The command line: `siegeworks play`, `replay`, `verify`, `position`, `content`, `rules` …"""

from siegeworks.cli.app import main

__all__ = ["main"]
