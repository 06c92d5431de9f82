"""The coach in words: why the first option is the best, and what a won game gave away of its score."""

from collections.abc import Callable

from siegeworks.bots.analysis import Analysis
from siegeworks.bots.coach import CHANCE, EQUAL, LOSS, ONLY, ORDER, SURE_WIN, TIE, WIN, Advice
from siegeworks.bots.part import evaluator_part
from siegeworks.i18n.quotes import quotable
from siegeworks.kernel.say import Say


def reason_text(say: Say, game_id: str, advice: Advice, action_words: Callable[[int], str]) -> str:
    """The reason of an advice as a sentence."""
    reason = advice.reason
    if reason.name in (ONLY, SURE_WIN):
        return say(f"coach-{reason.name}")
    if reason.name == ORDER:
        return say("coach-order", percent=percent(reason.theirs))
    if reason.name == EQUAL:
        return say("coach-equal", count=advice.equal, of=len(advice.options))
    other = "" if reason.other is None else quotable(action_words(reason.other))
    if reason.name in (WIN, LOSS):
        return say(f"coach-{reason.name}", ours=percent(reason.ours), theirs=percent(reason.theirs), other=other)
    if reason.name == CHANCE:
        # The difference of what is shown, so that it can be checked with a glance at the list of options.
        return say("coach-better", points=max(1, percent(reason.ours) - percent(reason.theirs)), other=other)
    score = evaluator_part(game_id).score
    measure = score.name if reason.name == TIE and score is not None else reason.name
    return say(
        "coach-tie" if reason.name == TIE else "coach-effect",
        what=say(f"coach-measure-{measure}"),
        ours=_tenths(say, reason.ours),
        theirs=_tenths(say, reason.theirs),
        other=other,
    )


def score_text(say: Say, game_id: str, analysis: Analysis) -> str | None:
    """What choices gave away of the score of a game that a team has won; None for any other game."""
    score = evaluator_part(game_id).score
    if score is None or len(analysis.curves) > 1 or analysis.curves[0][-1] < 1:
        return None
    lost = max(0.0, sum(account.score_lost for account in analysis.accounts))
    return say("analysis-score", what=say(f"coach-measure-{score.name}"), count=_tenths(say, lost))


def percent(chance: float) -> int:
    """A chance as percent. Only certainty is shown as 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


def _tenths(say: Say, number: float) -> str:
    """A number with one decimal place, or none if it is whole."""
    whole, tenths = divmod(round(10 * number), 10)
    return say("coach-tenths", whole=whole, tenths=tenths) if tenths else str(whole)
