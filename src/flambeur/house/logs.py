"""The log of the house: plain lines for people, or one JSON object per line for programs."""

import json
import logging
from datetime import UTC, datetime

from flambeur.house.log_floods import FloodFilter
from flambeur.house.metrics import LOG_LINES

PLAIN_LINES = logging.Formatter("%(asctime)s %(levelname)s: %(message)s", "%H:%M:%S")


class JsonLines(logging.Formatter):
    """Writes every record, mistakes with their traces included, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat()
        shown = {"at": at, "level": record.levelname, "from": record.name, "message": record.getMessage()}
        if record.exc_info:
            shown["trace"] = self.formatException(record.exc_info)
        return json.dumps(shown)


class CountedLines(logging.Handler):
    """Counts what is logged, so that whoever watches the house hears of mistakes."""

    def __init__(self) -> None:
        super().__init__()
        for level in ("WARNING", "ERROR"):
            LOG_LINES.labels(level)  # from 0 on: an alert hears of what grows, not of what appears

    def emit(self, record: logging.LogRecord) -> None:
        """One more line of its level."""
        LOG_LINES.labels(record.levelname).inc()


def begin(as_json: bool) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else PLAIN_LINES)
    handler.addFilter(FloodFilter())
    logging.basicConfig(level=logging.INFO, handlers=[handler, CountedLines()])
    logging.getLogger("alembic").setLevel(logging.WARNING)  # that nothing had to be migrated is no news
