"""What is done again and again must not end because it failed once."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from siegeworks.kernel.problem import Problem


@contextmanager
def logged(what: str) -> Iterator[None]:
    """Log a failure of what is done meanwhile, and go on: a problem as a sentence, a bug with where it is."""
    try:
        yield
    except Problem as problem:
        logging.getLogger(__name__).warning("%s: %s", what, problem)
    except Exception as error:
        logging.getLogger(__name__).error("%s", what, exc_info=error)
