"""The log of a server: plain lines, or JSON for programs that collect logs. Each names its process, of which
one server may have several. Secrets never get into it."""

import json
import logging
import re
import sys
from datetime import UTC, datetime

TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
"""What looks like the token of a link: 192 bits in letters."""
HIDDEN = "[token]"
NOISE = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn says of each connection that sends no HTTP."""


def without_secrets(text: str) -> str:
    return TOKEN.sub(HIDDEN, text)


class PlainFormatter(logging.Formatter):
    """One line for people, and a traceback after it if there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "process": record.process,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            entry["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def is_news(record: logging.LogRecord) -> bool:
    """False for what anybody can make the server log as often as they like, to fill the disk."""
    return record.msg not in NOISE


def set_up_logs(*, as_json: bool) -> None:
    """Send the log of everything to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(is_news)
    handler.setFormatter(JsonFormatter() if as_json else PlainFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("siegeworks").setLevel(logging.INFO)
