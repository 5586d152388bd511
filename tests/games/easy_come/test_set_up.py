"""The start of a game: nine prizes in the centre, four dice, and who begins."""

from collections import Counter

import pytest

import flambeur
from flambeur import BadOption, Match
from flambeur.games.easy_come import rules
from flambeur.games.easy_come.state import CENTRE, NOBODY
from tests.games.easy_come.tables import chance, table


def opening_rolls(match: Match) -> list[tuple[int, int]]:
    """Who rolled which total for the first turn."""
    events = [event for event in match.opening if event.kind == "opening-rolled"]
    return [(event.facts["seat"], event.facts["total"]) for event in events]


@pytest.mark.rule("EC-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_prizes_lie_in_the_centre_and_four_dice_are_rolled(players: int) -> None:
    view = flambeur.new("easy-come", players=players, seed=1).view()
    assert view["owner"] == [CENTRE] * 9
    assert view["countdown"] == [0] * players
    assert (sum(view["rolled"]), sum(view["kept"])) == (4, 0)
    assert len(view["rolled"]) == len(view["kept"]) == 6


@pytest.mark.rule("EC-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOption, match="EC-01"):
        flambeur.new("easy-come", players=players)


@pytest.mark.rule("EC-01")
def test_every_face_from_0_to_5_comes_up_about_equally_often() -> None:
    shown: Counter[int] = Counter()
    for seed in range(600):
        rolled = flambeur.new("easy-come", players=2, seed=seed, first=0).view()["rolled"]
        shown.update({face: count for face, count in enumerate(rolled) if count})
    assert shown.total() == 2400
    assert all(320 < shown[face] < 480 for face in range(6))


@pytest.mark.rule("EC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_the_highest_total_begins_and_only_the_tied_roll_again(players: int, seed: int) -> None:
    match = flambeur.new("easy-come", players=players, seed=seed)
    rolled, tied = opening_rolls(match), list(range(players))
    while len(tied) > 1:
        turn, rolled = rolled[: len(tied)], rolled[len(tied) :]
        assert [seat for seat, _ in turn] == tied
        highest = max(total for _, total in turn)
        tied = [seat for seat, total in turn if total == highest]
    assert rolled == []
    assert match.waiting == tuple(tied)


@pytest.mark.rule("EC-02")
def test_ties_do_happen_in_these_tests() -> None:
    again = [
        seed for seed in range(40) if len(opening_rolls(flambeur.new("easy-come", players=3, seed=seed))) > 3
    ]
    assert len(again) > 2


@pytest.mark.rule("EC-02")
def test_the_totals_told_are_those_of_the_dice() -> None:
    for event in flambeur.new("easy-come", players=4, seed=2).opening:
        if event.kind == "opening-rolled":
            rolled = event.facts["rolled"]
            assert sum(rolled) == 4
            assert event.facts["total"] == sum(face * count for face, count in enumerate(rolled))


@pytest.mark.rule("EC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_begins_about_equally_often(players: int) -> None:
    matches = [flambeur.new("easy-come", players=players, seed=seed) for seed in range(100 * players)]
    begins = Counter(match.waiting for match in matches)
    assert all(65 < begins[(seat,)] < 135 for seat in range(players))


@pytest.mark.rule("EC-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_chosen_seat_begins_without_a_roll(first: int) -> None:
    match = flambeur.new("easy-come", players=3, seed=5, first=first)
    assert match.waiting == (first,)
    assert [event.kind for event in match.opening] == ["began", "rolled"]


@pytest.mark.rule("EC-02")
def test_dice_decide_only_if_nobody_was_chosen() -> None:
    s = table(4, first=None)
    assert s.first == NOBODY
    rules.start(s, chance())
    assert rules.waiting(s) == 1 << s.first
