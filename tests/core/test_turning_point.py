"""With which move a game turned."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import flambeur
from flambeur.core.match import Match
from flambeur.core.registry import all_games
from flambeur.core.story import Event
from flambeur.core.turning_point import turning_point
from tests.matches import play_on


def placed(seat: int, casino: int) -> Event:
    return Event("placed", {"seat": seat, "casino": casino, "own": 2, "white": 0})


def paid(owner: int, casino: int, note: int) -> Event:
    return Event("paid", {"casino": casino, "owner": owner, "note": note})


def told(turns: Sequence[tuple[tuple[int, int], list[Event]]], *places: int) -> Match:
    """A game of Las Vegas of which nothing is known but money and events after each move."""
    game = flambeur.new("las-vegas", players=2, seed=1).game
    standing = [SimpleNamespace(seat=seat, place=place) for seat, place in enumerate(places)]
    moves = [SimpleNamespace(results=results, events=events) for results, events in turns]
    return cast(Match, SimpleNamespace(game=game, standing=standing, turns=moves))


ROUND = Event("round-began", {"round": 2, "first": 1})
GAME: list[tuple[tuple[int, int], list[Event]]] = [
    ((0, 0), [placed(0, 3)]),
    ((50, 80), [placed(1, 5), paid(0, 3, 50), paid(1, 5, 80), ROUND]),
    ((50, 80), [placed(0, 2)]),
    ((50, 80), [placed(0, 4)]),
    ((140, 80), [placed(1, 3), paid(0, 2, 30), paid(0, 4, 60)]),
]


def test_the_game_turned_when_the_winner_took_the_lead_for_good() -> None:
    point = turning_point(told(GAME, 1, 2))
    assert point is not None
    assert (point.move, point.seat) == (4, 0)
    assert point.events == (placed(0, 4), paid(0, 4, 60))
    assert point.to_json()["events"][1] == {"event": "paid", "casino": 4, "owner": 0, "note": 60}


def test_of_the_gains_of_a_leader_the_greatest_counts() -> None:
    ahead: Any = [
        ((10, 0), [placed(0, 1), paid(0, 1, 10), ROUND]),
        ((10, 0), [placed(0, 5)]),
        ((90, 0), [placed(1, 3), paid(0, 5, 80)]),
    ]
    point = turning_point(told(ahead, 1, 2))
    assert point is not None
    assert (point.move, point.events[-1]) == (2, paid(0, 5, 80))


def test_a_deed_of_an_earlier_round_is_not_the_one() -> None:
    late: Any = [*GAME[:4], ((140, 80), [placed(1, 3), paid(0, 3, 90)])]
    point = turning_point(told(late, 1, 2))
    assert point is not None
    assert (point.move, point.events) == (5, (paid(0, 3, 90),))


def test_who_wins_by_a_tie_break_owes_it_to_the_greatest_gain() -> None:
    even: Any = [*GAME[:4], ((80, 80), [placed(1, 3), paid(0, 2, 30)])]
    point = turning_point(told(even, 1, 2))
    assert point is not None
    assert point.events[-1] == paid(0, 2, 30)


def test_a_shared_victory_has_no_turning_point() -> None:
    assert turning_point(told(GAME, 1, 1)) is None


def test_who_wins_without_any_gain_has_no_turning_point() -> None:
    assert turning_point(told([((0, 0), [placed(0, 3)])], 1, 2)) is None


def test_every_game_can_tell_when_it_turned() -> None:
    for game in all_games():
        match = play_on(flambeur.new(game.name, players=3, seed=5))
        winners = [place.seat for place in match.standing or () if place.place == 1]
        point = turning_point(match)
        assert (point is not None) == (len(winners) == 1)
        if point:
            assert winners == [point.seat]
            assert point.events[0] in match.turns[point.move - 1].events
