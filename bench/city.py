"""Several processes on one PostgreSQL, beside one process, in one run.

    python bench/city.py --database postgresql://user@host/name [--tables 100] [--seconds 20]

The database must be an empty one for this purpose. One process on SQLite, one on PostgreSQL and two on PostgreSQL get
the same load as in `load.py`, as fast as it goes. Machines differ in how many cores are left for the database and for
the simulated persons, so the processor time of the server processes for each decision is shown as well: it does not
depend on what else the machine does, and says what one core can carry.
"""

import argparse

import uvloop

from load import FASTEST, load, serving


def measured(label: str, tables: int, seconds: float, *options: str) -> float:
    """One load; prints it, and returns the decisions per second."""
    with serving(*options) as (port, process):
        found = uvloop.run(load(port, process, tables, FASTEST, seconds))
    print(
        f"{label:<28} {found.decisions_per_s:7.0f} decisions/s  p50 {found.p50_ms:6.1f} ms  p99 {found.p99_ms:6.1f} ms"
        f"  {found.cpu_ms:5.2f} ms of processor time each  {found.refused} refused"
        f"  {found.interrupted} interrupted",
        flush=True,
    )
    return found.decisions_per_s


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    measured("one process, SQLite", asked.tables, asked.seconds)
    shared = ("--database", asked.database)
    one = measured("one process, PostgreSQL", asked.tables, asked.seconds, *shared)
    two = measured("two processes, PostgreSQL", asked.tables, asked.seconds, *shared, "--processes", "2")
    print(f"two processes: {two / one:.2f} x one")


if __name__ == "__main__":
    main()
