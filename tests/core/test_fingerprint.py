"""Fingerprints: what a function does and names, and nothing else."""

from types import FunctionType
from typing import Any

import numpy as np
import pytest

from flambeur.core.fingerprint import fingerprint
from flambeur.core.switch import Switch
from tests.core.switching import halve, keep, turn

SOURCE = """
def outer(x):
    return inner(x) + LIMIT + int(TABLE[1])

def inner(x):
    return outer(x - 1) if x > FIRST else 7
"""


def print_of(source: str = SOURCE, **named: Any) -> str:
    """The fingerprint of `outer` in a module of its own."""
    space: dict[str, Any] = {
        "__name__": "here",
        "LIMIT": 3,
        "FIRST": 1,
        "TABLE": np.arange(4),
        "UNUSED": 1,
        **named,
    }
    exec(source, space)
    outer = space["outer"]
    assert isinstance(outer, FunctionType)
    return fingerprint(outer)


def test_the_same_source_has_the_same_print_wherever_it_stands() -> None:
    assert print_of() == print_of(f"# a remark, and some lines\n\n\n{SOURCE}", UNUSED=2)


@pytest.mark.parametrize(
    "named", [{"LIMIT": 4}, {"LIMIT": 3.0}, {"FIRST": 2}, {"TABLE": np.arange(5)}, {"TABLE": np.arange(4.0)}]
)
def test_every_constant_counts_also_of_what_is_called(named: dict[str, Any]) -> None:
    assert print_of(**named) != print_of()


@pytest.mark.parametrize("named", [{"__name__": "there"}, {"APART": True}])
def test_the_module_counts_by_its_name_and_by_how_it_is_compiled(named: dict[str, Any]) -> None:
    """Compiled code calls it by that name: the same rules in another module are other code."""
    assert print_of(**named) != print_of()


@pytest.mark.parametrize("change", [("else 7", "else 8"), ("x - 1", "x - 2"), ("x > FIRST", "x >= FIRST")])
def test_every_instruction_counts(change: tuple[str, str]) -> None:
    assert print_of(SOURCE.replace(*change)) != print_of()


def test_what_cannot_be_written_out_counts_by_its_name() -> None:
    assert print_of(LIMIT=np.int32) != print_of(LIMIT=np.int64)
    assert print_of(LIMIT=object()) == print_of(LIMIT=object())


def test_what_is_in_mappings_and_sets_counts() -> None:
    prints = [
        print_of(TABLE={1: 2}),
        print_of(TABLE={1: 3}),
        print_of(TABLE={2, 30}),
        print_of(TABLE={2, 31}),
    ]
    assert len(set(prints)) == 4
    assert print_of(TABLE={"a", "b", "c"}) == print_of(TABLE={"c", "b", "a"})


def test_the_functions_of_a_switch_count() -> None:
    assert print_of(LIMIT=Switch({1: turn}, keep)) != print_of(LIMIT=Switch({1: halve}, keep))
    assert print_of(LIMIT=Switch({1: turn}, keep)) != print_of(LIMIT=Switch({2: turn}, keep))


def test_what_a_function_has_around_it_counts() -> None:
    def adding(number: int) -> Any:
        def add(x: int) -> int:
            return x + number

        return add

    assert fingerprint(adding(1)) != fingerprint(adding(2))
    assert fingerprint(adding(1)) == fingerprint(adding(1))
