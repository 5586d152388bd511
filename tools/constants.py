"""Writes what the browser client must know of the rules: `python tools/constants.py`.

For each game that says so in `client_constants.py`, `web/src/games/<game>/constants.ts` is made anew.
"""

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "web" / "src" / "games"
HEAD = "/** Made by tools/constants.py from {module}: change it there. */\n"


def type_of(value: Any) -> str:
    """The type of a constant in TypeScript."""
    if isinstance(value, dict):
        return f"Readonly<Record<string, {type_of(next(iter(value.values())))}>>"
    if isinstance(value, tuple):
        return f"readonly [{', '.join(map(type_of, value))}]"
    if isinstance(value, list):
        return f"ReadonlyArray<{type_of(value[0])}>"
    return "string" if isinstance(value, str) else "number"


def source_of(module: str) -> str:
    """The constants of a game in TypeScript."""
    constants: dict[str, Any] = importlib.import_module(module).CONSTANTS
    lines = [
        f"export const {name}: {type_of(value)} = {json.dumps(value)};\n" for name, value in constants.items()
    ]
    return HEAD.format(module=module) + "".join(lines)


def write() -> None:
    """Writes the files that have changed."""
    sys.path.insert(0, str(ROOT / "src"))  # when a package is built, this one is not installed yet
    for index in sorted(GAMES.glob("*/index.ts")):
        module = f"flambeur.games.{index.parent.name.replace('-', '_')}.client_constants"
        if importlib.util.find_spec(module):
            # As bytes, so that lines end alike on every system.
            path, source = index.parent / "constants.ts", source_of(module).encode()
            if not path.exists() or path.read_bytes() != source:
                path.write_bytes(source)


if __name__ == "__main__":
    write()
