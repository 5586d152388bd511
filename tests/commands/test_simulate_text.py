"""The histogram of a simulation: its lines add up, and none is spent on what never came up."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from flambeur.commands.simulate_text import ROWS, show
from flambeur.simulate import Simulation, simulate


def lines_of(*bars: tuple[int, int]) -> list[str]:
    """The lines of a histogram with these bars."""
    known = simulate("las-vegas", 2, 1, seed=1, rounds=1)
    return shown(replace(known, histogram=bars))


def shown(simulation: Simulation) -> list[str]:
    page = StringIO()
    show(simulation, Console(file=page, width=100))
    return page.getvalue().partition("in thousands of dollars\n")[2].splitlines()[:-2]


def test_what_never_came_up_between_others_takes_one_line() -> None:
    lines = lines_of((0, 0), (20, 3), (40, 0), (60, 0), (80, 0), (100, 1), (120, 4), (140, 0))
    assert [line.split()[0] for line in lines] == ["20", "…", "100", "120"]
    assert [line.split()[-1] for line in lines] == ["37.500%", "…", "12.500%", "50.000%"]


def test_the_longest_bar_is_that_of_the_most_results_and_lengths_are_in_proportion() -> None:
    lengths = [line.count("█") for line in lines_of((0, 10), (20, 40), (40, 20))]
    assert lengths == [10, 40, 20]


@pytest.mark.parametrize("count", [1, ROWS, ROWS + 1, 64])
def test_many_bars_are_joined_to_lines_of_equal_width(count: int) -> None:
    lines = lines_of(*((20 * i, 1) for i in range(count)))
    starts = [int(line.split()[0]) for line in lines]
    assert len(lines) <= ROWS
    assert starts == list(range(0, 20 * count, 20 * -(-count // ROWS)))
    assert sum(float(line.split()[-1].rstrip("%")) for line in lines) == pytest.approx(100, abs=0.1)
