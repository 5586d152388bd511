"""What the house counts, for Prometheus; several processes of one house are summed up."""

import os
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from flambeur.house.entries import AnyEntry, kind_of

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several processes leave their counts

ENTRIES = Counter("flambeur_entries", "Entries appended to the logs of tables.", ["kind"])
CONNECTIONS = Gauge("flambeur_connections", "Open connections to tables.", multiprocess_mode="livesum")
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


def report() -> bytes:
    """All counts, of all processes that share a folder."""
    folder = os.environ.get(SHARED_FOLDER)
    if not folder:
        return generate_latest()
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """What was open in a process that is gone is not open any more."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
