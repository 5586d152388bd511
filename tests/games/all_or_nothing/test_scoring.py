"""Points: secret bids, open bids, and the examples of the rulebook."""

import pytest

from flambeur.games.all_or_nothing import scoring
from flambeur.games.all_or_nothing.state import OPEN, SECRET
from tests.games.all_or_nothing.tables import facts, finish, new, table, told


@pytest.mark.rule("AN-10")
def test_rulebook_example_3_bid_in_secret_and_4_taken_make_4_points() -> None:
    assert scoring.points_for(3, SECRET, 4) == 4


@pytest.mark.rule("AN-10")
def test_rulebook_example_3_bid_in_secret_and_3_taken_make_6_points() -> None:
    assert scoring.points_for(3, SECRET, 3) == 6


@pytest.mark.rule("AN-11")
def test_rulebook_example_3_bid_openly_and_4_taken_make_nothing() -> None:
    assert scoring.points_for(3, OPEN, 4) == 0


@pytest.mark.rule("AN-11")
def test_rulebook_example_3_bid_openly_and_3_taken_make_9_points() -> None:
    assert scoring.points_for(3, OPEN, 3) == 9


@pytest.mark.rule("AN-10")
def test_a_secret_bid_always_scores_its_tricks_and_three_more_if_exact() -> None:
    points = {(bid, took): scoring.points_for(bid, SECRET, took) for bid in range(7) for took in range(7)}
    assert points == {(bid, took): took + (3 if bid == took else 0) for bid, took in points}


@pytest.mark.rule("AN-11")
def test_an_open_bid_scores_all_or_nothing() -> None:
    points = {(bid, took): scoring.points_for(bid, OPEN, took) for bid in range(7) for took in range(7)}
    assert points == {(bid, took): 2 * took + 3 if bid == took else 0 for bid, took in points}


@pytest.mark.rule("AN-10", "AN-11", "AN-12")
def test_everybody_scores_and_every_bid_is_shown() -> None:
    s = table(3)
    s.bids[:3], s.said[:3], s.tricks[:3], s.points[:3] = (0, 2, 5), (OPEN, SECRET, OPEN), (0, 2, 4), (7, 8, 9)
    events = told(scoring.score_deal, s)
    assert s.points[:3].tolist() == [10, 13, 9]
    assert all(event.is_for(None) for event in events)
    assert [tuple(event.facts.values()) for event in events] == [
        (0, 0, OPEN, 0, 3, 10),
        (1, 2, SECRET, 2, 5, 13),
        (2, 5, OPEN, 4, 0, 9),
    ]


@pytest.mark.rule("AN-03", "AN-12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_score_sheet_of_a_match_adds_up(players: int) -> None:
    match = finish(new(players, seed=players))
    sheet = facts(match, "scored")
    assert len(sheet) == 7 * players
    totals = [0] * players
    for number, line in enumerate(sheet):
        totals[line["seat"]] += line["points"]
        assert line["total"] == totals[line["seat"]]
        assert line["points"] == scoring.points_for(line["bid"], line["said"], line["tricks"])
        if line["seat"] == players - 1:
            deal = sheet[number - players + 1 : number + 1]
            assert sum(seat["tricks"] for seat in deal) == (6, 5, 4, 3, 4, 5, 6)[number // players]
    assert match.view()["points"] == totals
