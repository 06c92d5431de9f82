"""Bots of others for tests."""

BOTS = '''
class Last:
    """Takes the last legal action."""

    def __init__(self, game, seed):
        self.game = game

    def choose(self, view, legal):
        return legal[-1]


class Guard(Last):
    """Last, but for one game only."""

    games = ("castlecards",)


class Cheat(Last):
    """Does what is never legal."""

    def choose(self, view, legal):
        legal.clear()
        return self.game.notation.parse("done")


class Absurd(Last):
    def choose(self, view, legal):
        return -7


class Silent(Last):
    def choose(self, view, legal):
        pass


class Clumsy(Last):
    def choose(self, view, legal):
        return legal[1 // 0]


class Quitter(Last):
    def choose(self, view, legal):
        raise SystemExit(0)


class Wordy(Last):
    def choose(self, view, legal):
        raise ValueError("first line\\nsecond line")


class Uncounted(Last):
    games = 3


class Runedarian(Last):
    games = "runedar"


def Stillborn(game, seed):
    raise RuntimeError


NUMBER = 3
'''
"""A module with bots that play, and with all sorts that do not."""
