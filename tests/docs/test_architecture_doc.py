"""The page on architecture names sources that are there."""

import re
from pathlib import Path

from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "architecture.md"
SOURCES = ("src/flambeur", "web/src", "web/tests", "tests", "tools", "docs")
GENERATED = ("constants.ts",)  # when the client is built
FILE = re.compile(r"`([\w/<>.-]+\.(?:py|ts|svelte|ftl|svg))`")


def sources() -> list[Path]:
    """All sources that the page may name."""
    return [path for folder in SOURCES for path in (ROOT / folder).rglob("*.*")]


def test_every_source_that_is_named_is_there() -> None:
    named = {name for name in FILE.findall(PAGE.read_text(encoding="utf-8")) if not name.endswith(GENERATED)}
    there = sources()
    missing = [name for name in named if not any(path.match(re.sub("<.*?>", "*", name)) for path in there)]
    assert len(named) > 40
    assert missing == []
