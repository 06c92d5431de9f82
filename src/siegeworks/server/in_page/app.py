"""The application of a page: its tables in a file of the browser, its bots in a second worker."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server.app import App, Settings, routed
from siegeworks.server.configuration import Configuration
from siegeworks.server.in_page.guests import HostPort, PageLimiter
from siegeworks.server.in_page.port import Port, Post
from siegeworks.server.in_page.thinking import Ask, PageDriver
from siegeworks.server.in_page.turns import run_together
from siegeworks.server.limits import ServerLimits
from siegeworks.server.security import SecurityMiddleware
from siegeworks.server.stores import ServerStore
from siegeworks.store.opening import open_tables
from siegeworks.store.writer import PromptWriter
from siegeworks.table.daily import DATED_DEALS
from siegeworks.table.worker_pool import WorkerPool

PLENTY = 1_000_000
NO_LIMITS = ServerLimits(
    messages_per_second=PLENTY,
    message_burst=PLENTY,
    tables_per_hour=PLENTY,
    table_burst=PLENTY,
    sign_ins_per_hour=PLENTY,
    sign_in_burst=PLENTY,
    hello_seconds=PLENTY,
    head_seconds=PLENTY,
    loop_share=PLENTY,
    loop_burst=PLENTY,
    thinking_share=PLENTY,
    thinking_burst=PLENTY,
)
"""Whoever owns the page owns the machine."""


class PageApp(App):
    """The tables of one browser."""

    deals = DATED_DEALS
    has_company = False

    def __init__(self, home: Path, ask: Ask) -> None:
        super().__init__(Settings(home, Configuration(limits=NO_LIMITS), warm_up=True), PageLimiter(NO_LIMITS))
        self._ask = ask

    def open_store(self) -> AbstractAsyncContextManager[ServerStore]:
        return page_store(self.settings.home)

    def open_alerts(self) -> None:
        return None

    def open_workers(self) -> WorkerPool:
        return WorkerPool(partial(PageDriver, self._ask), 1)


@asynccontextmanager
async def page_store(home: Path) -> AsyncIterator[ServerStore]:
    """The file of tables; the browser lets only one page have it."""
    reading, writing = open_tables(home), open_tables(home)
    try:
        yield ServerStore(reading, PromptWriter(writing))
    finally:
        reading.close()
        writing.close()


async def start(home: str, language: str, ask: Ask, post: Post) -> Port | None:
    """Open the tables of a browser; None if they cannot be opened, and the page is sent the reason."""
    run_together(asyncio.get_running_loop())
    app = PageApp(Path(home), ask)
    application = routed(app)
    guarded = SecurityMiddleware(application, (), app.guard, app.metrics, app)
    port = HostPort(application, guarded, post)
    try:
        # The tables are open as long as the page: a browser ends a page without asking.
        await port.kept.enter_async_context(app.lifespan(application))
    except (Problem, Problems) as problem:
        port.post({"kind": "failed", "text": Speech(language).explain(problem)})
        return None
    port.post({"kind": "ready"})
    return port
