"""The pages of the documentation, and what stands on them."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
OTHERS = [ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md")]
PAGES = [README, *OTHERS, *sorted((ROOT / "docs").rglob("*.md"))]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:^ {4}.*\n)+", re.MULTILINE)


def name_of(page: Path) -> str:
    """A page as it is called in the repository."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return [code for written, code in FENCED.findall(page.read_text(encoding="utf-8")) if written == language]


def command_lines(page: Path) -> Iterator[str]:
    """Lines of indented blocks and of those marked sh: what a reader would type."""
    text = page.read_text(encoding="utf-8")
    for block in (*INDENTED.findall(FENCED.sub("", text)), *blocks(page, "sh")):
        yield from map(str.strip, block.splitlines())


def commands(page: Path, program: str) -> list[str]:
    """The lines that call a program."""
    return [line for line in command_lines(page) if line.startswith(f"{program} ")]
