"""What an operator can measure of a running server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PREFIX = "siegeworks_"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for most, count in zip((*SECONDS, "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{most}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """All that one server counts. Gauges are asked for their value when somebody reads them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.refusals: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()
        self.decision_seconds = Histogram()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        """Name, what it is, and the function that knows its value."""
        self.totals: dict[str, tuple[str, Callable[[], float]]] = {}
        """The same for numbers that only grow."""

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _head("decisions_total", "counter", "Choices that were made, stored and sent.")
        yield f"{PREFIX}decisions_total {self.decisions}"
        yield from _head("refusals_total", "counter", "Requests that were refused, by the code of the problem.")
        for code, count in sorted(self.refusals.items()):
            yield f'{PREFIX}refusals_total{{code="{code}"}} {count}'
        yield from _head("http_answers_total", "counter", "Answers to HTTP requests, by status.")
        for status, count in sorted(self.answers.items()):
            yield f'{PREFIX}http_answers_total{{status="{status}"}} {count}'
        yield from _head("decision_seconds", "histogram", "From a choice of a person until it is stored and sent.")
        yield from self.decision_seconds.lines(f"{PREFIX}decision_seconds")
        for kind, numbers in (("gauge", self.gauges), ("counter", self.totals)):
            for name, (help_, value) in numbers.items():
                yield from _head(name, kind, help_)
                yield f"{PREFIX}{name} {value():g}"


def _head(name: str, kind: str, help_: str) -> Iterator[str]:
    yield f"# HELP {PREFIX}{name} {help_}"
    yield f"# TYPE {PREFIX}{name} {kind}"
