"""The log of the house: one JSON object per line."""

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Writes every record, mistakes with their traces included, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat()
        shown = {"at": at, "level": record.levelname, "from": record.name, "message": record.getMessage()}
        if record.exc_info:
            shown["trace"] = self.formatException(record.exc_info)
        return json.dumps(shown)


def begin() -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
