"""How the application is served: one place for everything that the server is told."""

import contextlib
import socket
from functools import partial

import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from flambeur.house.door import Door
from flambeur.house.limits import USUAL, Limits
from flambeur.house.protocols import BoundedHttp, BoundedSocket

BACKLOG = 2048
STARTING_SECONDS = 60  # that a process may take to open, or to answer when the machine is busy


def config_of(app: ASGIApp | str, limits: Limits = USUAL, workers: int = 1) -> uvicorn.Config:
    """What the server is told about an application, or about what makes one."""
    bounds = {"limits": limits, "door": Door(limits)}
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        http=partial(BoundedHttp, **bounds),  # type: ignore[arg-type]  # anything that makes a protocol does
        ws=partial(BoundedSocket, **bounds),  # type: ignore[arg-type]
        ws_max_size=limits.largest_frame,
        ws_ping_interval=limits.heartbeat_seconds,
        ws_ping_timeout=limits.heartbeat_seconds,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=limits.closing_seconds,
        timeout_worker_healthcheck=STARTING_SECONDS,
        proxy_headers=False,  # the house reads them itself
        server_header=False,
        log_config=None,
        log_level="warning",
        access_log=False,
    )


def listen_at(host: str, port: int) -> socket.socket:
    """The place where the house will be found; raises OSError if it cannot be had."""
    family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, number)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)  # now, for two may bind that begin at the same time
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)  # for the processes that serve
    return listener


def run(app: ASGIApp | str, listener: socket.socket, limits: Limits = USUAL, workers: int = 1) -> None:
    """Serve an application, or what makes one, until it is stopped."""
    config = config_of(app, limits, workers)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])
