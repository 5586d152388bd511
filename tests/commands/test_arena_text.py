"""The tables of an arena in a terminal: whole, however narrow it is and however long the names are."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import flambeur
from flambeur.arena import Standings
from flambeur.commands.arena_text import show
from flambeur.words import LANGUAGES, say
from tests.arena.arenas import short_arena

NAMES = ("search:1000@weights.npz", "python:package.module:Bot", "[red]sampler:50ms*2", "random")
NARROW, WIDE = 80, 200


@pytest.fixture(scope="module")
def standings() -> Standings:
    """Four bots with long names and uneven figures, with results less luck."""
    played = short_arena("random", "greedy", "random", "greedy", games=24, adjust=True)
    bots = (replace(bot, name=name) for bot, name in zip(played.bots, NAMES, strict=True))
    return replace(played, bots=tuple(bots))


def told(standings: Standings, width: int, lang: str = "en") -> str:
    page = StringIO()
    show(standings, False, Console(file=page, width=width, highlight=False, soft_wrap=True), lang)
    return page.getvalue()


def tables(page: str) -> list[str]:
    """The lines of tables: those that hold figures beside each other."""
    return [line for line in page.splitlines() if "  " in line.strip() or "──" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_narrow_terminal_no_name_and_no_figure_is_cut(standings: Standings, lang: str) -> None:
    page = told(standings, NARROW, lang)
    assert "…" not in page
    assert [f"{place:>3}  {name}" in page for place, name in enumerate(NAMES, 1)] == [True] * 4
    assert max(len(line.rstrip()) for line in tables(page)) <= NARROW


def test_in_a_wide_one_bots_are_called_by_their_names(standings: Standings) -> None:
    page = told(standings, WIDE)
    assert "…" not in page
    assert not [line for line in page.splitlines() if line.strip() == f"1  {NAMES[0]}"]
    assert [page.count(name) for name in NAMES[:3]] == [4, 4, 4], "thrice in a row, once above a column"


def test_figures_that_need_more_room_than_there_is_are_not_cut(standings: Standings) -> None:
    failing = tuple(replace(bot, faults=123_456) for bot in standings.bots)
    page = told(replace(standings, bots=failing), 40)
    assert not [line for line in tables(page) if "…" in line]
    assert page.count("123,456") == 4


def test_version_date_and_unit_are_told(standings: Standings) -> None:
    page = told(standings, NARROW)
    assert f"Flambeur {flambeur.__version__}, rules in version {standings.plan.game.version}" in page
    assert f"{standings.ended:%H:%M} UTC" in page
    assert f"Unit of results: {say('las-vegas-unit')}." in page
