"""What the house counts, for Prometheus."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

from flambeur.house.entries import AnyEntry, kind_of

ENTRIES = Counter("flambeur_entries", "Entries appended to the logs of tables.", ["kind"])
CONNECTIONS = Gauge("flambeur_connections", "Open connections to tables.")
REFUSALS = Counter("flambeur_refusals", "Commands refused.", ["code"])
LOG_LINES = Counter("flambeur_log_lines", "Lines of the log.", ["level"])
DURABLE = Histogram(
    "flambeur_durable_seconds",
    "Time until an entry is durable.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)


entries_of = cache(ENTRIES.labels)  # looking a label up costs more than counting


def appended(entry: AnyEntry, seconds: float) -> None:
    """Count an entry."""
    entries_of(kind_of(entry)).inc()
    DURABLE.observe(seconds)
