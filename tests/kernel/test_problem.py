"""Problems travel between processes, also those that are the reason of others."""

import pickle

from siegeworks.kernel.problem import Problem


def test_a_problem_with_a_reason_can_be_sent_to_another_process() -> None:
    problem = Problem("log-replay", line=7, reason=Problem("match-over"))
    sent = pickle.loads(pickle.dumps(problem))  # noqa: S301 - our own bytes
    assert isinstance(sent, Problem)
    assert (sent.code, sent.facts["line"]) == ("log-replay", 7)
    assert isinstance(sent.facts["reason"], Problem)
    assert str(sent) == str(problem)
