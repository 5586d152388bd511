"""Every rule of docs/rules has a test that cites it, and no test cites a rule that is not there."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
RULE_ID = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+[a-z]?)\*\*")


def stated() -> Counter[str]:
    """How often each id stands in bold on the pages."""
    return Counter(rule for page in PAGES for rule in RULE_ID.findall(page.read_text(encoding="utf-8")))


@cache
def cited() -> dict[str, str]:
    """The ids cited by tests, each with a place that cites it."""
    return {rule: f"{path.relative_to(ROOT)}:{line}" for path in TESTS for rule, line in citations(path)}


def citations(path: Path) -> Iterator[tuple[str, int]]:
    """The arguments of every pytest.mark.rule(...) in a file, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from ((ast.literal_eval(argument), node.lineno) for argument in node.args)


def test_there_are_rules_and_citations() -> None:
    assert stated()
    assert cited()


def test_every_rule_has_a_test() -> None:
    untested = sorted(stated().keys() - cited().keys())
    assert not untested, f"no test cites {', '.join(untested)}"


def test_tests_cite_only_rules_of_the_pages() -> None:
    unknown = {rule: place for rule, place in cited().items() if rule not in stated()}
    assert not unknown, f"no page of docs/rules has {unknown}"


def test_every_rule_is_stated_once() -> None:
    repeated = [rule for rule, times in stated().items() if times > 1]
    assert not repeated, f"stated more than once: {', '.join(repeated)}"
