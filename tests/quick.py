"""The tests of what changed, nearest first: `make quick`.

Changed is what differs from main, or on main itself from the commit before the last. It takes no longer
than a minute: slow tests are left to `make test`, and so is what the time does not suffice for.
"""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.compiling import LONG
from tests.imports import ROOT, importers, modules

SECONDS = 45  # for the tests; the rest of the minute is for the linter and the start
SLOW = ("tests.browser.", "tests.conformance.test_conformance", "tests.house.", "tests.arena.test_cluster")
# Files that are no modules, and the module that reads them.
READERS = {"src/flambeur/locales/*": "flambeur.words", "*.md": "tests.docs.pages"}


class Deadline:
    """Stops between two tests when the time is over, and counts the tests that are left."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds
        self.left = 0

    def pytest_runtest_protocol(self) -> bool | None:
        """Leave the test out if it is too late to begin it."""
        if time.monotonic() < self._end:
            return None
        self.left += 1
        return True


def changed_files() -> list[str]:
    """What differs from main or from the commit before the last, and what git does not know yet."""
    head, main = git("rev-parse", "HEAD"), git("merge-base", "HEAD", "main")
    before = (
        main if main and main != head else [*git("rev-parse", "--quiet", "--verify", "HEAD~1"), *head][:1]
    )
    untracked = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", *before), *untracked})


def git(*arguments: str) -> list[str]:
    """The lines that git answers; none if it cannot."""
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def modules_of(files: Iterable[str]) -> dict[str, str]:
    """The modules that have changed, by file: the file itself, or what reads it."""
    names = {path.relative_to(ROOT).as_posix(): name for name, path in modules().items()}
    names |= {file: module for file in files for kind, module in READERS.items() if fnmatch(file, kind)}
    return {file: names[file] for file in files if file in names}


def tests_of(changed: Iterable[str]) -> list[str]:
    """The test modules that use any of these modules: those that do so themselves, then the short ones."""
    steps = importers(set(changed))
    tests = [name for name in steps if name.rpartition(".")[2].startswith("test_")]
    return sorted(tests, key=lambda name: (steps[name] > 1, name.split(".")[1] in LONG, steps[name], name))


def main() -> int:
    """Lint what changed, run its tests, and say what was left out."""
    if not (shutil.which("git") and git("rev-parse", "--git-dir")):
        print("make quick asks git what has changed, and git knows nothing of this folder: run make test.")
        return 1
    files = changed_files()
    known = modules_of(files)
    tests = tests_of(known.values())
    chosen = [name for name in tests if not name.startswith(SLOW)]
    print(f"{len(files)} files changed; {len(chosen)} test files use them.", flush=True)
    deadline = Deadline(SECONDS)
    status = max(lint(files), run(chosen, deadline) if chosen else 0)
    tell_the_rest(
        sorted(set(files) - known.keys()), [name for name in tests if name not in chosen], deadline.left
    )
    return status


def lint(files: list[str]) -> int:
    """Style of the Python files that are still there."""
    python = [file for file in files if file.endswith(".py") and (ROOT / file).exists()]
    ruff = Path(sys.executable).with_name("ruff")
    checks = (("check",), ("format", "--check")) if python else ()
    return max((subprocess.call([str(ruff), *check, *python], cwd=ROOT) for check in checks), default=0)


def run(tests: list[str], deadline: Deadline) -> int:
    """Run the tests in this order."""
    paths = [str(modules()[name].relative_to(ROOT)) for name in tests]
    return int(pytest.main(["-q", "-p", "no:xdist", *sys.argv[1:], *paths], plugins=[deadline]))


def tell_the_rest(files: list[str], slow: list[str], left: int) -> None:
    """What `make test` does beyond this."""
    print("\nLeft to make test: the types, the browser client, and")
    print(f"- {left} tests that there was no time for,")
    print(f"- {len(slow)} slow test files: {', '.join(slow) or 'none'},")
    print(f"- files that no test is known to read: {', '.join(files) or 'none'}.")


if __name__ == "__main__":
    sys.exit(main())
