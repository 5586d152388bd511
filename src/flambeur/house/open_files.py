"""How many connections the system lets a process hold: each is an open file."""

from importlib import import_module
from typing import Any

RESERVE = 100  # files for the store, the log and whatever else is not a connection
ENOUGH = 1 << 20  # some systems allow more than they can give
ELSEWHERE = 8192  # where a process has no such limit


def raise_limit() -> int:
    """Have the system allow as many open files as it would; returns how many that is."""
    try:
        resource: Any = import_module("resource")
    except ImportError:
        return ELSEWHERE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return ENOUGH
    for wanted in (ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH), 10_240):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            break
        except (ValueError, OSError):  # the second is what every macOS allows
            continue
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def room_for(connections: int, files: int) -> int:
    """As many of these connections as there may be with so many open files."""
    return max(1, min(connections, files - RESERVE))
