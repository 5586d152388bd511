"""Which packages the comparison needs, and what to do when one is missing."""

from importlib.util import find_spec

# Importable module -> the name it is installed under.
NEEDED = {
    "flambeur": "flambeur (this repository)",
    "pyspiel": "open_spiel",
    "lasvegas": "lasvegas",
    "rich": "rich",
}


def missing_packages() -> list[str]:
    """Name the needed packages that cannot be imported here."""
    return [package for module, package in NEEDED.items() if find_spec(module) is None]


def advice(missing: list[str]) -> str:
    """Say what to install; a peer is never skipped, because a table without it would flatter."""
    return (
        f"The benchmark needs packages that are not installed: {', '.join(missing)}.\n"
        "`make bench` installs them and runs the benchmark."
    )
