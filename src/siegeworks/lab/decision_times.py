"""How long bots take for their decisions: processor time, in a form small enough to keep for every game."""

from dataclasses import dataclass, field
from math import ceil, log

STEP = 1.05
"""A bucket ends 5 % above the one before it, so a percentile is at most 5 % too high."""
SHORTEST = 0.001
"""Milliseconds at the end of the first bucket."""


@dataclass(slots=True)
class DecisionTimes:
    """The decisions of a bot that had two legal actions or more, counted by how long they took."""

    decisions: int = 0
    milliseconds: float = 0.0
    buckets: dict[int, int] = field(default_factory=dict)

    def add(self, milliseconds: float) -> None:
        bucket = max(0, ceil(log(max(milliseconds, SHORTEST) / SHORTEST, STEP)))
        self.decisions += 1
        self.milliseconds += milliseconds
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def merge(self, other: "DecisionTimes") -> None:
        self.decisions += other.decisions
        self.milliseconds += other.milliseconds
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count

    @property
    def mean(self) -> float:
        return self.milliseconds / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> float:
        """The time within which this share of the decisions was made."""
        wanted = share * self.decisions
        counted = 0
        for bucket in sorted(self.buckets):
            counted += self.buckets[bucket]
            if counted >= wanted:
                return float(SHORTEST * STEP**bucket)
        return 0.0
