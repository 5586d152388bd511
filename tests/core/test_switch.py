"""A switch: the same answers from the table of functions as from the chain that is compiled."""

from collections.abc import Callable
from typing import Any

import pytest

from flambeur.core.native import lifted, plain
from flambeur.core.switch import Switch
from flambeur.games import LAS_VEGAS
from tests.core import switching
from tests.core.switching import halve, keep, move, turn


def test_a_number_chooses_the_function_that_gets_the_rest() -> None:
    assert [move(number, 10) for number in (3, 4, 5, 99)] == [-10, 5, 10, 10]


def test_the_chain_is_the_same_as_a_plain_function() -> None:
    chain = Switch({1: turn, 2: halve}, keep).chain("chain")
    assert [chain(number, 10) for number in (1, 2, 3)] == [-10, 5, 10]
    assert chain.__name__ == "chain"


@pytest.mark.parametrize("bind", [plain, lifted])
def test_a_switch_is_lifted_with_the_functions_of_its_table(bind: Callable[..., Any]) -> None:
    moved_twice = bind(LAS_VEGAS, switching).moved_twice
    assert [moved_twice(number, 10) for number in (3, 4, 5, 99)] == [10, 2, 10, 10]


def test_functions_of_the_table_are_compiled_not_called_back() -> None:
    compiled = lifted(LAS_VEGAS, switching)
    chain = compiled.moved_twice.py_func.__globals__["move"]
    assert chain.py_func.__globals__["case_3"].py_func is compiled.turn.py_func
    assert chain.py_func.__globals__["otherwise"].py_func is compiled.keep.py_func


def test_two_switches_have_two_names_in_the_cache() -> None:
    compiled = lifted(LAS_VEGAS, switching)
    names = {compiled.moved_twice.py_func.__globals__[name].__name__ for name in ("move", "again")}
    assert len(names) == 2
