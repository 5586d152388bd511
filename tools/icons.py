"""Draws the icons of the app: `python tools/icons.py FOLDER`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Name, size, and the part at each edge that is left free: a phone cuts a maskable icon to its own shape.
ICONS = (
    ("icon-192", 192, 0.06),
    ("icon-512", 512, 0.06),
    ("icon-maskable", 512, 0.14),
    ("icon-apple", 180, 0.1),
)


def draw(folder: Path) -> None:
    """Write all icons into a folder."""
    sys.path.insert(0, str(ROOT / "src"))  # when a package is built, this one is not installed yet
    from flambeur.house.pictures import icon

    folder.mkdir(parents=True, exist_ok=True)
    for name, size, margin in ICONS:
        (folder / f"{name}.png").write_bytes(icon(size, margin))


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
