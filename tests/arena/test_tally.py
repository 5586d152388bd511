"""What is counted of games whose sheets are written by hand."""

from typing import Any

import pytest

from flambeur.arena.plan import Plan
from flambeur.arena.spans import INCIDENTS, Portion, Span
from flambeur.arena.standings import Placed, Standings, standings_of
from flambeur.arena.statistics import Estimate
from flambeur.arena.table import Incident
from flambeur.arena.table_kernel import ASKED, SHEET, STAND_IN
from flambeur.arena.tally import POINTS, Tally
from flambeur.bots.line_process import Fault
from flambeur.core.ratings import Rating
from tests.arena.arenas import short_plan

ALIKE = {"places": (1, 2)}  # whoever sits first wins


def portion_of(*games: dict[str, Any], first: int = 0, incidents: tuple[Incident, ...] = ()) -> Portion:
    """Played games of two players, each with what is noted of its seats; two games are a round."""
    sheets = SHEET.batch(len(games))
    for sheet, game in zip(sheets, games, strict=True):
        for name, values in game.items():
            sheet[name][:2] = values
    return Portion(Span(first, first + len(games) // 2), sheets.tobytes(), incidents, 1.0)


def counted(*games: dict[str, Any], plan: Plan | None = None) -> Standings:
    """These games, added up."""
    tally = Tally(plan or short_plan("greedy", "random"))
    tally.add(portion_of(*games))
    return standings_of(tally, workers=1, seconds=1.0)


def incident(game: int) -> Incident:
    """Something that went wrong in a game."""
    return Incident(game, 0, 0, Fault("bot-silent"))


def test_everything_is_counted_for_the_bot_in_the_seat() -> None:
    # In the second game of a round the bots have changed seats.
    games: tuple[dict[str, Any], ...] = (
        {"places": (1, 2), "results": (50, 10), "moves": (3, 4), "blunders": (1, 0), "minds": (ASKED, ASKED)},
        {"places": (1, 1), "results": (20, 20), "moves": (5, 7), "blunders": (2, 1), "minds": (ASKED, ASKED)},
    )
    first, second = counted(*games).bots
    assert (first.name, first.games, first.wins.mean, first.result.mean) == ("greedy", 2, 0.75, 35)
    assert (second.name, second.games, second.wins.mean, second.result.mean) == ("random", 2, 0.25, 15)
    assert (first.moves, second.moves) == (3 + 7, 4 + 5)
    assert (first.blunders, second.blunders) == (1 + 1, 0 + 2)
    assert first.blunder_rate == 1000 * 2 / 10


def test_who_was_replaced_has_failed_and_time_is_told_by_the_move() -> None:
    games: tuple[dict[str, Any], ...] = (
        {"places": (2, 1), "minds": (STAND_IN, ASKED), "moves": (4, 1), "nanoseconds": (6_000_000, 0)},
        {"places": (1, 2), "minds": (ASKED, ASKED)},
    )
    greedy, other = sorted(counted(*games).bots, key=lambda bot: bot.number)
    assert (greedy.faults, other.faults) == (1, 0)
    assert (greedy.milliseconds, other.milliseconds) == (1.5, 0.0)


def test_a_bot_is_told_under_the_names_that_scripts_read() -> None:
    names = "name games win_share low high mean_result result_low result_high rating rating_error ordinal"
    names += " moves ms_per_move blunders blunders_per_1000 faults verdict"
    assert list(counted(ALIKE, ALIKE).to_json()["bots"][0]) == names.split()


def test_finishing_before_another_counts_in_halves() -> None:
    pairs = counted({"places": (1, 2)}, {"places": (1, 1)}).pairs
    assert (pairs[0, 1].mean, pairs[1, 0].mean) == (0.75, 0.25)


def test_what_went_wrong_in_games_that_do_not_count_is_not_told() -> None:
    plan, ahead = short_plan("greedy", "random", games=400), ({"places": (1, 2)}, {"places": (2, 1)})
    incidents = tuple(map(incident, range(2 * 100)))
    for known in (0, 5):  # rounds that were counted before
        tally = Tally(plan, may_settle=True)
        tally.add(portion_of(*ahead * known))
        tally.add(portion_of(*ahead * 100, first=known))
        assert tally.is_settled
        assert known < tally.rounds < 100
        last = tally.games - 1
        told = Tally(plan, may_settle=True)
        told.add(portion_of(*ahead * known))
        told.add(portion_of(*ahead * 100, first=known, incidents=incidents[last : last + 2]))
        assert [incident.game for incident in told.incidents] == [last]


def test_of_many_incidents_the_first_are_kept() -> None:
    tally = Tally(short_plan("greedy", "random", games=200))
    for first in (0, 50):
        incidents = tuple(map(incident, range(2 * first, 2 * first + 15)))
        tally.add(portion_of(*[ALIKE] * 100, first=first, incidents=incidents))
    assert len(tally.incidents) == INCIDENTS
    assert [incident.game for incident in tally.incidents] == [*range(15), *range(100, 105)]


@pytest.mark.parametrize(("games", "every"), [(POINTS, 1), (2 * POINTS, 2), (2 * POINTS + 2, 3)])
def test_a_curve_has_no_more_points_than_can_be_drawn_and_ends_with_the_last_game(
    games: int, every: int
) -> None:
    curve = counted(*[ALIKE] * games, plan=short_plan("greedy", "random", games=games)).curve
    assert [number for number, _ in curve] == sorted({*range(0, games + 1, every), games})


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.51, 0.9, 1), (0.5, 0.9, 0), (0.4, 0.6, 0), (0.1, 0.5, 0), (0.1, 0.49, -1)],
)
def test_a_bot_is_better_or_worse_when_its_interval_leaves_no_other_way(
    low: float, high: float, verdict: int
) -> None:
    wins, result = Estimate((low + high) / 2, low, high), Estimate(0, 0, 0)
    assert Placed(0, "random", 2, wins, result, Rating(25, 8), 1, 0.0, 0, 0).verdict(0.5) == verdict
