"""The repository stands alone: no file names a place that only one machine has, or a registry."""

import subprocess

import pytest

from tests.docs.pages import ROOT

# Put together here, so that this file does not contain them.
NEEDLES = [
    "/".join(["", "work", ""]),
    "/".join(["", "root", ""]),
    "/".join(["", "home", ""]),
    "/".join(["", "Users", ""]),
    "/".join(["..", "shared"]),
    "pypi" + ".org/simple",
    "files.python" + "hosted.org",
    "registry.npm" + "js.org",
    "registry.yarn" + "pkg.com",
]


def files() -> list[str]:
    """All files that are, or would be, part of the repository."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True).stdout.decode("utf-8")
    return [name for name in names.split("\0") if (ROOT / name).is_file()]


def test_there_are_files() -> None:
    assert "README.md" in files()


@pytest.mark.parametrize("needle", NEEDLES)
def test_no_file_mentions(needle: str) -> None:
    assert [name for name in files() if needle.encode() in (ROOT / name).read_bytes()] == []
