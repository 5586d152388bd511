"""`python -m bench.house.restart`: two processes behind nginx and Caddy are restarted while people play.

Prints for how long anybody was without a connection; ends with an AssertionError if an acknowledged move was
lost or doubled. The proxies are set up by the files of `examples/hosting`.
"""

import argparse
import asyncio
import contextlib
import random
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from flambeur.house.store import Store, engine_of, url_of
from tests.house.crashes import Outcome, Trial, run
from tests.house.databases import postgres
from tests.house.houses import ROOT, House, free_port, opened

FILES = ROOT / "examples" / "hosting"
FIRST, LONGEST = 0.25, 5.0  # seconds: how browsers wait, see web/src/live/backoff.ts


def as_browsers_do(tries: int) -> float:
    """Seconds before the next try."""
    return min(LONGEST, FIRST * 2.0**tries) * random.uniform(0.5, 1.0)


def restart(house: House) -> None:
    """In an orderly way, as `systemctl restart` does."""
    house.stop()
    house.start()


@contextlib.contextmanager
def nginx(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """The site of the example, without its certificate."""
    port, site = free_port(), (FILES / "nginx.conf").read_text()
    site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"\n *(ssl_|listen \[).*", "", site).replace("443 ssl http2", f"127.0.0.1:{port}")
    servers = "\n".join(f"server 127.0.0.1:{number} max_fails=0;" for number in ports)
    site = site.replace("server 127.0.0.1:8377 max_fails=0;", servers)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; events {{}} http {{ {site} }}"
    )
    with _beside("nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", f"{folder}/nginx.log"):
        yield port


@contextlib.contextmanager
def caddy(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """The site of the example, without its certificate."""
    port, site = free_port(), (FILES / "Caddyfile").read_text()
    servers = " ".join(f"127.0.0.1:{number}" for number in ports)
    site = site.replace("games.example", f"http://127.0.0.1:{port}")
    site = site.replace("reverse_proxy 127.0.0.1:8377", f"reverse_proxy {servers}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    with _beside("caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"):
        yield port


@contextlib.contextmanager
def _beside(*command: str) -> Iterator[None]:
    proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(1)
    try:
        yield
    finally:
        proxy.terminate()
        proxy.wait(30)


PROXIES = {"nginx": nginx, "caddy": caddy}


def measure(proxy: str, options: argparse.Namespace) -> Outcome:
    """Restart one process after the other while people play through a proxy."""
    with postgres() as database, tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        houses = [stack.enter_context(opened(folder, database)) for _ in range(2)]
        port = stack.enter_context(PROXIES[proxy](folder, [house.port for house in houses]))
        engine = engine_of(url_of(database, folder))
        stack.callback(engine.dispose)
        doors = [f"http://127.0.0.1:{port}"]
        trial = Trial(options.tables, options.restarts, 3.0, restart, doors, as_browsers_do)
        return asyncio.run(run(houses, Store(engine), trial))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.restart", description=__doc__)
    parser.add_argument("--tables", type=int, default=4, help="tables of two people and two bots (4)")
    parser.add_argument("--restarts", type=int, default=4, help="of a process (4)")
    parser.add_argument("--proxies", nargs="*", choices=PROXIES, default=list(PROXIES), help="(both)")
    options = parser.parse_args(arguments)
    for proxy in options.proxies:
        outcome = measure(proxy, options)
        print(f"{proxy}: nobody without a connection for longer than {outcome.longest:.2f} s; {outcome}")


if __name__ == "__main__":
    main()
