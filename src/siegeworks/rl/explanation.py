"""Problems explained to programmers: the sentence that says what to do stands below the traceback."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.problem import Problem, Problems


def explained(problem: Problem | Problems, game: str | None = None) -> str:
    """What is wrong and what to do, in the language of the environment."""
    return Speech(choose_language(None, os.environ), game).explain(problem)


@contextmanager
def explaining(game: str | None = None) -> Iterator[None]:
    """Add its explanation as a note to a problem that is raised inside."""
    try:
        yield
    except (Problem, Problems) as problem:
        problem.add_note(explained(problem, game))
        raise
