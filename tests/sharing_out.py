"""How tests are shared out to the workers: whole files, and one by one where each of them runs long."""

from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling

# Folders whose tests run long enough to be dealt out one by one.
SINGLE = ("arena", "bots", "conformance", "learn", "simulate")


class ByFile(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Keeps what a file sets up in one worker: houses, browsers, solutions."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, _ = nodeid.partition("::")
        return nodeid if PurePosixPath(file).parts[1] in SINGLE else file
