"""How tests are chosen and what they may import."""

from pathlib import Path

import pytest

from tests import quick
from tests.imports import importers, imports_of, modules


def is_test(module: str) -> bool:
    return module.rpartition(".")[2].startswith("test_")


@pytest.mark.parametrize("module", [name for name in modules() if name.startswith("tests.")])
def test_nobody_imports_from_a_test_module(module: str) -> None:
    """What two tests need has a module of its own; a test module can then be changed or moved alone."""
    assert [name for name in imports_of(module) if is_test(name)] == []


def test_importers_are_found_over_any_number_of_steps() -> None:
    steps = importers({"flambeur.core.chance"})
    assert steps["flambeur.core.chance"] == 0
    assert steps["tests.core.test_chance"] == 1
    assert steps["tests.games.las_vegas.test_turns"] > 1
    assert "tests.test_rule_ids" not in steps


def test_a_conftest_belongs_to_the_tests_below_it() -> None:
    assert "tests.house.conftest" in imports_of("tests.house.test_tables")
    assert "tests.conftest" in imports_of("tests.core.test_chance")
    assert "tests.house.conftest" not in imports_of("tests.core.test_chance")


def test_the_tests_of_a_change_are_chosen_nearest_first() -> None:
    chosen = quick.tests_of({"flambeur.core.chance"})
    near, far = "tests.core.test_chance", "tests.games.las_vegas.test_turns"
    assert chosen.index(near) < chosen.index(far)
    assert quick.tests_of({"tests.core.test_chance"}) == ["tests.core.test_chance"]
    assert quick.tests_of(set()) == []


def test_changed_files_are_modules_or_have_a_reader() -> None:
    files = ["src/flambeur/core/chance.py", "src/flambeur/locales/de/ui.ftl", "docs/records.md", "LICENSE"]
    assert quick.modules_of(files) == {
        files[0]: "flambeur.core.chance",
        files[1]: "flambeur.words",
        files[2]: "tests.docs.pages",
    }


def test_what_is_left_out_exists() -> None:
    assert [start for start in quick.SLOW if not any(name.startswith(start) for name in modules())] == []


def test_without_git_a_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert quick.main() == 1
    assert capsys.readouterr().out.endswith("run make test.\n")


def test_after_the_time_is_over_tests_are_counted_and_not_begun() -> None:
    late, early = quick.Deadline(-1), quick.Deadline(10**6)
    assert late.pytest_runtest_protocol() is True
    assert early.pytest_runtest_protocol() is None
    assert (late.left, early.left) == (1, 0)
