"""The log of the house: plain lines for people, or one JSON object per line for programs."""

import json
import logging
from datetime import UTC, datetime

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


def begin(as_json: bool) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else PLAIN_LINES)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)  # that nothing had to be migrated is no news
