"""Houses to test with: real server processes, on this machine only."""

import contextlib
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

PATIENCE = 400.0  # seconds; no test depends on speed
ROOT = Path(__file__).parents[2]


class House:
    """One server process; it can be stopped, killed and started again at the same address."""

    def __init__(
        self,
        data: Path,
        database: str | None = None,
        thinking: float = 0.0,
        quick: Sequence[str] = (),
        is_strict: bool = False,
        has_analyst: bool = False,
    ) -> None:
        self.port = free_port()
        self.log = data / f"log-{self.port}"
        self._command = [sys.executable, "-m", "tests.house.server", "--thinking", str(thinking)]
        self._command += ["--port", str(self.port), "--data", str(data)]
        self._command += ["--database", database] if database else []
        self._command += ["--quick", *quick, *(["--strict"] if is_strict else [])]
        self._command += ["--analyst"] if has_analyst else []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it can be reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_up(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> "House":
        """Start it and wait until it is open."""
        self.launch()
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > deadline or not self.is_up:
                raise RuntimeError(f"the house did not open:\n{self.log.read_text()}")
            time.sleep(0.05)
        return self

    def launch(self) -> None:
        """Start it and do not wait."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log)

    def answers(self) -> bool:
        """Whether it is open."""
        try:
            return bool(self.read("/healthz") == {"is": "well"})
        except (urllib.error.URLError, OSError):
            return False

    def read(self, path: str) -> Any:
        """What it answers to a plain request."""
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(self.url + path, timeout=PATIENCE) as answer:
            return json.loads(answer.read())

    def stop(self) -> None:
        """Close it in an orderly way."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """End it without warning, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)


@contextlib.contextmanager
def opened(
    data: Path,
    database: str | None = None,
    thinking: float = 0.0,
    quick: Sequence[str] = (),
    is_strict: bool = False,
    has_analyst: bool = False,
) -> Iterator[House]:
    """A house that is open meanwhile."""
    house = House(data, database, thinking, quick, is_strict, has_analyst)
    try:
        yield house.start()
    finally:
        house.stop()


def free_port() -> int:
    """A port nobody listens at; it is kept from all others who look for one until these tests end."""
    probe = socket.socket()
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    probe.bind(("127.0.0.1", 0))
    port = int(probe.getsockname()[1])
    probe.detach()
    return port
