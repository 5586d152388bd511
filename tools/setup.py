"""Makes .venv ready from the pinned requirements: `python3 tools/setup.py run` (or dev, bench, gpu, web …).

`python3 tools/setup.py uv ARGUMENTS` runs uv itself.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import List, Set

from get_uv import ROOT, SetupError, certificates, configured_index, find_uv, say

PINS = ROOT / "requirements"
VENV = ROOT / ".venv"
READY = VENV / ".ready"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LAYERS = {"run", "dev", "bench", "examples", "gpu", "cluster", "web"}
# From the oldest Python the code is written for to the first that some pinned package has no wheel for.
PYTHONS = ((3, 11), (3, 15))


def call_uv(uv: Path, *arguments: str) -> int:
    """Runs uv with this machine's index and certificates, which uv does not read from pip's settings."""
    given = {"UV_DEFAULT_INDEX": configured_index(), "SSL_CERT_FILE": certificates()}
    told = {name: value for name, value in given.items() if value}
    # These would send the packages to another Python than .venv's.
    strays = ("UV_SYSTEM_PYTHON", "UV_PYTHON")
    kept = {name: value for name, value in os.environ.items() if name not in strays}
    return subprocess.call([str(uv), *arguments], cwd=str(ROOT), env={**told, **kept})


def layers(wanted: str) -> Set[str]:
    """Gives what to install: what is wanted, and what .venv already has, which must never be lost."""
    chosen = {path.name for path in READY.glob("*")} & LAYERS | {wanted}
    # dev holds all that run does.
    return chosen - {"run"} if "dev" in chosen else chosen


def python_to_use() -> str:
    """Gives this very Python if it is one we support, else lets uv find or download one."""
    if sys.implementation.name == "cpython" and PYTHONS[0] <= sys.version_info < PYTHONS[1]:
        return sys.executable
    return ">={}.{},<{}.{}".format(*PYTHONS[0], *PYTHONS[1])


def make_venv(uv: Path) -> None:
    """Makes .venv, unless one made in this folder is there and its Python too."""
    place = READY / "place"
    if PYTHON.exists() and place.exists() and place.read_text(encoding="utf-8").strip() == str(ROOT):
        return
    say("making .venv")
    if call_uv(uv, "venv", "--quiet", "--clear", "--no-project", "--python", python_to_use(), str(VENV)):
        raise SetupError("No .venv could be made: install a Python from 3.11 to 3.14 and run make again.")
    READY.mkdir()
    place.write_text(f"{ROOT}\n", encoding="utf-8")


def install(uv: Path, wanted: Set[str]) -> None:
    """Installs the pinned requirements, then the project itself so that its code is used in place."""
    say(f"installing the pinned packages of {', '.join(sorted(wanted))} (a minute or so the first time)")
    into = ("pip", "install", "--quiet", "--no-deps", "--python", str(PYTHON))
    pins = [word for name in sorted(wanted) for word in ("-r", str(PINS / f"{name}.txt"))]
    if call_uv(uv, *into, "--require-hashes", "--no-build", *pins):
        raise SetupError("The packages could not be installed: check the network and run make again.")
    if call_uv(uv, *into, "--no-build-isolation", "--editable", str(ROOT)):
        raise SetupError("Flambeur itself could not be installed: put right what is said above.")


def set_up(wanted: str) -> None:
    """Makes .venv ready for this use of it and marks it so, which make looks at before it calls us."""
    if wanted not in LAYERS:
        raise SetupError(f"Say what to set up, one of: {', '.join(sorted(LAYERS))}.")
    chosen, uv = layers(wanted), find_uv()
    make_venv(uv)
    install(uv, chosen)
    for name in chosen | ({"run"} if "dev" in chosen else set()):
        (READY / name).touch()


def main(arguments: List[str]) -> int:
    """Runs the command line and gives its exit status."""
    try:
        if arguments[:1] == ["uv"]:
            return call_uv(find_uv(), *arguments[1:])
        set_up(" ".join(arguments))
    except SetupError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
