"""Folders of compiled code: one for each game, each use of its rules and each way of compiling."""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

from flambeur.core.fingerprint import digest_of_files

UNUSED_SECONDS = 30 * 24 * 3600
# They say how the functions of rules and templates are compiled, or are part of all that is.
TOOLS = (
    "apart",
    "chance",
    "cipher",
    "code_parts",
    "compiling",
    "fast_chance",
    "fast_rows",
    "fingerprint",
    "indices",
    "kept_code",
    "native",
    "silence",
    "story_page",
)


def code_folder(name: str) -> Path:
    """Where compiled code of that name is kept."""
    effort = os.environ.get("NUMBA_OPT", "")  # how far code is improved while it is compiled
    base = os.environ.get("FLAMBEUR_CACHE") or platformdirs.user_cache_dir("flambeur")
    return Path(base) / "native" / f"{name}-{_compiler()}{effort and f'-{effort}'}"


@cache
def _compiler() -> str:
    """All that decides what becomes of a function, besides the function itself."""
    here = Path(__file__).parent
    tools = digest_of_files(*(here / f"{tool}.py" for tool in TOOLS))
    versions = [version(package) for package in ("numba", "llvmlite", "numpy")]
    return hashlib.sha256(f"{tools} {versions} {sys.version}".encode()).hexdigest()[:16]


def made(folder: Path) -> Path:
    """The folder, marked as used now; where it cannot be written, one for this process only."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _tidy(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="flambeur-"))
    return folder


def _tidy(folder: Path) -> None:
    """Remove compiled code that nobody has used for a month; other processes may do so too."""
    for other in _unused(folder.parent):
        shutil.rmtree(other, ignore_errors=True)
    for file in _unused(folder):
        with suppress(OSError):
            file.unlink()


def _unused(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > UNUSED_SECONDS:
                yield path
