"""Builds the browser client into the package: `python tools/web.py`.

`lint` checks its style and types instead, `format` puts it in the house style, `test` builds and tests it.

Nothing is done that was done before: packages are installed when the lock has changed, the client
is built when a source has.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from get_uv import say

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
HOUSE = ROOT / "src" / "flambeur" / "house"
STATIC = HOUSE / "static"
LOCALES = ROOT / "src" / "flambeur" / "locales"
OLDEST_NODE = (20, 19)


class WebError(Exception):
    """The client cannot be built; the sentence says what to do."""


def find_npm() -> str:
    """npm of a Node that is new enough: the machine's, or the one in the environment of this Python."""
    here = Path(sys.executable).parent
    for folder in (None, str(here)):
        npm, node = shutil.which("npm", path=folder), shutil.which("node", path=folder)
        if npm and node and version_of(node) >= OLDEST_NODE:
            return npm
    raise WebError("The browser client needs Node 20.19 or later: install it, or run `make web`, which does.")


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node, such as (20, 19, 2)."""
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = printed.strip().removeprefix("v").split(".")
    return tuple(int(number) for number in numbers if number.isdigit())


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    for folder in (WEB / "src", WEB / "build", LOCALES):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    yield from sorted(path for path in WEB.iterdir() if path.is_file())
    yield from (ROOT / "tools" / "icons.py", *(HOUSE / name for name in ("drawing.py", "pictures.py")))


def digest_of(*paths: Path) -> str:
    """What stands in files, in short."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Runs npm in web/ and stops if it fails."""
    program = find_npm()
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    told = {"PATH": path, "FLAMBEUR_PYTHON": sys.executable}
    if "SSL_CERT_FILE" in os.environ:  # the machine's own certificates, which Node does not look for
        told["NODE_EXTRA_CA_CERTS"] = os.environ["SSL_CERT_FILE"]
    if subprocess.call([program, *arguments], cwd=WEB, env={**told, **os.environ, "PATH": told["PATH"]}):
        raise WebError(f"npm {' '.join(arguments)} failed: see above.")


def install() -> None:
    """Installs the pinned packages, if the lock has changed since."""
    mark, lock = WEB / "node_modules" / ".lock-digest", digest_of(WEB / "package-lock.json")
    if not mark.exists() or mark.read_text() != lock:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(lock)


def share_constants() -> None:
    """Makes the sources that come from the rules of the games."""
    if subprocess.call([sys.executable, str(ROOT / "tools" / "constants.py")]):
        raise WebError("The constants of the games cannot be made: see above.")


def build() -> None:
    """Builds the client, if a source has changed since."""
    share_constants()
    mark, state = STATIC / ".sources-digest", digest_of(*sources())
    if not mark.exists() or mark.read_text() != state:
        say("building the browser client (a minute or so the first time)")
        install()
        npm("run", "--silent", "build", "--", "--logLevel=warn")
        mark.write_text(state)


def lint() -> None:
    """Checks the style and the types; a warning fails."""
    install()
    share_constants()
    npm("run", "--silent", "lint")
    npm("run", "--silent", "check")


def format_sources() -> None:
    """Puts the sources in the house style."""
    install()
    npm("run", "--silent", "format")


def test() -> None:
    """Builds the client and runs its own tests."""
    build()
    install()
    npm("test", "--silent")


VERBS = {"build": build, "lint": lint, "format": format_sources, "test": test}


def main(arguments: list[str]) -> int:
    """Runs the command line and gives its exit status."""
    verb = arguments[0] if arguments else "build"
    try:
        if verb not in VERBS:
            raise WebError(f"There is no `{verb}`: choose one of {', '.join(VERBS)}.")
        VERBS[verb]()
    except WebError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
