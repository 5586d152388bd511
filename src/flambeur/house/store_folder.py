"""The folder of the embedded store: for its owner alone, and for one house at a time."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from flambeur.core.errors import BadOption

STORE = "house.sqlite"
LOCK = "house.lock"
OURS = 0o700  # a folder that nobody else may enter
OF_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder while one house is open in it; raises BadOption if it cannot be had or kept secret."""
    before = os.umask(OF_OTHERS)  # whatever is made there is its owner's alone
    try:
        with _claim(folder):
            yield
    finally:
        os.umask(before)


def _claim(folder: Path) -> IO[str]:
    """A file that is locked until it is closed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _close_to_others(folder)
        file = (folder / LOCK).open("w")
    except (OSError, ValueError) as error:
        raise BadOption(
            "data-unusable", folder=str(folder), reason=getattr(error, "strerror", None) or str(error)
        ) from None
    try:
        _lock(file)
    except OSError:
        file.close()
        raise BadOption("house-open", place=str(folder)) from None
    return file


def _lock(file: IO[str]) -> None:
    """Until the file is closed or the process ends, however it does; raises OSError if another has it."""
    if os.name == "nt":
        windows: Any = import_module("msvcrt")
        windows.locking(file.fileno(), windows.LK_NBLCK, 1)
    else:
        unix: Any = import_module("fcntl")
        unix.flock(file, unix.LOCK_EX | unix.LOCK_NB)


def _close_to_others(folder: Path) -> None:
    """The store holds the secrets of running games and the key of all identities."""
    if os.name == "nt":  # where a user's folder is the user's
        return
    files = [path for path in folder.iterdir() if path.name.startswith((STORE, LOCK))]
    for path in files:
        _narrow(path)
    if len(files) == len(list(folder.iterdir())):
        _narrow(folder)
    elif folder.stat().st_mode & (
        stat.S_IWGRP | stat.S_IWOTH
    ):  # somebody else's, or the home of other things
        raise BadOption("data-shared", folder=str(folder))


def _narrow(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & OF_OTHERS:
        path.chmod(mode & OURS)
