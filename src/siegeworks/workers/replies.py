"""Tasks for somebody else and the replies to them, whoever carries them out: a process, another machine or a page."""

import pickle
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from siegeworks.kernel.problem import Problem

Task = Any
Work = Callable[[Task], Any]

DONE, REFUSED, FAILED = "done", "refused", "failed"
"""How a task can end: with a result, with a `Problem` for the user, or with a bug."""


class WorkFailed(Exception):
    """A task has no result; the message says why."""


@dataclass(frozen=True, slots=True)
class Completed:
    """A task that came to an end: with a result, or with the reason why it has none."""

    number: int
    result: Any
    failure: Problem | WorkFailed | None = None


def read_reply(reply: Any) -> Any:
    """The result in a reply; raises the problem or the failure that is in it instead."""
    kind, value = reply
    if kind == DONE:
        return value
    if kind == REFUSED:
        code, facts = value
        raise Problem(code, **facts)
    raise WorkFailed(value)


def reply_to(work: Work, data: bytes) -> bytes:
    """Do a task and return the pickled reply; a task or a result that cannot be pickled is a failure of the task."""
    try:
        return pickle.dumps((DONE, work(pickle.loads(data))))  # noqa: S301 - comes from the program that started this one
    except Problem as problem:
        return pickle.dumps((REFUSED, (problem.code, problem.facts)))
    except Exception:
        return pickle.dumps((FAILED, traceback.format_exc()))
