"""Thinking elsewhere: `siegeworks think` as a process of its own, refused strangers, and what its death costs."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.server.configuration import Configuration, read_configuration, thinkers_of
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_processes import Thinkers, process_pool
from siegeworks.workers import remote
from siegeworks.workers.remote import Address, read_address
from support.waiting import wait_until

SECRET = "a secret of the two machines"  # noqa: S105 - of these tests
PATIENCE = 30.0
PROGRAM = "import sys; from siegeworks.cli import main; main()"


class Thinker:
    """A running `siegeworks think`."""

    def __init__(self, secret: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "think", "--secret", str(secret), "--port", "0", "--processes", "2"],
            env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "200", "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        self.address = Address("127.0.0.1", int(said.partition("port ")[2].partition(",")[0]))


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "secret"
    file.write_text(f"{SECRET}\n")
    return file


@pytest.fixture
def thinker(secret: Path) -> Iterator[Thinker]:
    running = Thinker(secret)
    yield running
    running.process.kill()
    running.process.wait()
    assert running.process.stdout is not None
    running.process.stdout.close()


def with_thinkers(
    story: Callable[[WorkerPool], Coroutine[Any, Any, None]], addresses: tuple[Address, ...], secret: str = SECRET
) -> None:
    async def run() -> None:
        workers = process_pool(thinkers=Thinkers(addresses, secret.encode()))
        try:
            await asyncio.wait_for(story(workers), PATIENCE)
        finally:
            await workers.close()

    asyncio.run(run())


def slow_the_first_time(marker: str) -> int:
    """Does not end, unless another process has tried before."""
    try:
        Path(marker).touch(exist_ok=False)
    except FileExistsError:
        return os.getppid()
    time.sleep(10 * PATIENCE)
    return 0


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.05)


def test_tasks_are_done_elsewhere_after_strangers_were_refused(thinker: Thinker) -> None:
    with socket.create_connection(("127.0.0.1", thinker.address.port)) as silent:
        silent.sendall(b"\0\0\0\x05hello")

        async def story(workers: WorkerPool) -> None:
            assert await workers.run(Priority.MOVE, os.getppid) == thinker.process.pid
            with pytest.raises(Problem, match="coach-missing"):
                await workers.run(Priority.HINT, refusing)

        with_thinkers(story, (thinker.address,))


def refusing() -> None:
    raise Problem("coach-missing", game="chess")


def test_a_thinker_that_is_killed_while_it_thinks_costs_nothing(thinker: Thinker, tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        marker = tmp_path / "tried"
        task = asyncio.ensure_future(workers.run(Priority.MOVE, slow_the_first_time, str(marker)))
        await until(marker.exists)
        thinker.process.kill()
        assert await task == os.getpid()  # by a process of our own

    with_thinkers(story, (thinker.address,))


def test_another_thinker_repeats_what_one_was_doing(thinker: Thinker, secret: Path, tmp_path: Path) -> None:
    other = Thinker(secret)
    try:

        async def story(workers: WorkerPool) -> None:
            marker = tmp_path / "tried"
            task = asyncio.ensure_future(workers.run(Priority.MOVE, slow_the_first_time, str(marker)))
            await until(marker.exists)
            thinker.process.kill()
            assert await task == other.process.pid

        with_thinkers(story, (thinker.address, other.address))
        other.process.send_signal(signal.SIGTERM)
        assert other.process.wait(PATIENCE) == 0
    finally:
        other.process.kill()
        other.process.communicate()


def test_without_a_fitting_thinker_a_process_here_does_the_task(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(workers: WorkerPool) -> None:
        assert await workers.run(Priority.MOVE, os.getppid) == os.getpid()

    refusal = f"127.0.0.1:{thinker.address.port} does not think for us"
    with_thinkers(story, (thinker.address,), "not the same secret")
    assert caplog.text.count(refusal) == 1
    with monkeypatch.context() as older:
        older.setattr(remote, "__version__", "0.0.1")
        with_thinkers(story, (thinker.address,))
    assert caplog.text.count(refusal) == 2
    thinker.process.kill()
    thinker.process.wait()
    with_thinkers(story, (thinker.address,))
    assert caplog.text.count(refusal) == 3


def test_a_thinker_has_no_more_connections_than_processes(thinker: Thinker, tmp_path: Path) -> None:
    """The third task finds both processes taken, so a process here does it."""
    meeting = tmp_path / "meeting"
    meeting.mkdir()

    async def story(workers: WorkerPool) -> None:
        names = ("one", "two", "three")
        tasks = (workers.run(Priority.MOVE, parent_once_all_are_there, str(meeting / name), 3) for name in names)
        parents = await asyncio.gather(*tasks)
        assert sorted(parents) == sorted([thinker.process.pid, thinker.process.pid, os.getpid()])

    with_thinkers(story, (thinker.address,) * 3)


def parent_once_all_are_there(name: str, tasks: int) -> int:
    """The parent of the process, once so many tasks run at the same time."""
    Path(name).touch()
    wait_until(lambda: len(list(Path(name).parent.iterdir())) == tasks)
    return os.getppid()


@pytest.mark.parametrize("text", ["", "8790", "host:", ":8790", "host:many", "host:0", "host:65536"])
def test_an_address_needs_a_host_and_a_port(text: str) -> None:
    with pytest.raises(Problem, match="think-address"):
        read_address(text)


def test_an_address_may_be_one_of_ipv6() -> None:
    assert read_address("[fd00::7]:8790") == Address("fd00::7", 8790)


def test_a_configuration_names_thinkers_and_their_secret(tmp_path: Path, secret: Path) -> None:
    assert thinkers_of(Configuration()) is None
    config = tmp_path / "server.toml"
    config.write_text(f'thinkers = ["a.example:8790", "a.example:8790"]\nthinkers_secret = "{secret}"\n')
    found = thinkers_of(read_configuration(config))
    assert found == Thinkers((Address("a.example", 8790),) * 2, SECRET.encode())
    config.write_text('thinkers = ["a.example:8790"]\n')
    with pytest.raises(Problem, match="think-no-secret"):
        read_configuration(config)
    secret.write_text("short")
    with pytest.raises(Problem, match="think-secret"):
        thinkers_of(Configuration(thinkers=("a.example:8790",), thinkers_secret=str(secret)))
    secret.unlink()
    with pytest.raises(Problem, match="file-unreadable"):
        thinkers_of(Configuration(thinkers=("a.example:8790",), thinkers_secret=str(secret)))
