"""The end: after seven deals, more deals, or at a target; most points win and ties share."""

from random import Random

import pytest

from flambeur.games.all_or_nothing import deal, rules, scoring
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from tests.games.all_or_nothing.tables import facts, finish, new, play_on, table


def places(*points: int) -> list[int]:
    """The places of players with so many points."""
    s = table(len(points))
    s.points[: len(points)] = points
    standing = ALL_OR_NOTHING.room.blank().places
    rules.standing(s, standing)
    return [int(place) for place in standing[: len(points)]]


@pytest.mark.rule("AN-12")
def test_most_points_win_and_ties_share() -> None:
    assert places(20, 31, 12) == [2, 1, 3]
    assert places(20, 31, 31, 12) == [3, 1, 1, 4]
    assert places(0, 0, 0, 0, 0, 0) == [1] * 6


@pytest.mark.rule("AN-12")
@pytest.mark.parametrize("seed", range(4))
def test_a_match_ends_with_the_places_that_its_points_give(seed: int) -> None:
    match = finish(new(5, seed), seed)
    assert match.standing is not None
    assert match.waiting == match.acting == ()
    points = match.view()["points"]
    assert {place.seat: place.result for place in match.standing} == dict(enumerate(points))
    assert {place.place for place in match.standing if place.result == max(points)} == {1}
    assert [event.kind for event in match.heard()][-1] == "game-ended"


@pytest.mark.rule("AN-12")
def test_at_the_end_every_bid_is_shown() -> None:
    match = finish(new(4))
    last = facts(match, "scored")[-4:]
    assert match.view()["bids"] == [line["bid"] for line in last]
    assert match.view()["tricks"] == [line["tricks"] for line in last]
    assert match.view()["hands"] == [0, 0, 0, 0]


@pytest.mark.rule("AN-14")
@pytest.mark.parametrize("deals", [1, 2, 13, 28])
def test_so_many_deals_are_played_as_agreed(deals: int) -> None:
    match = finish(new(3, seed=deals, deals=deals))
    sizes = [began["cards"] for began in facts(match, "deal-began")]
    assert sizes == ([6, 5, 4, 3, 4, 5] * 5)[:deals]


@pytest.mark.rule("AN-03", "AN-13", "AN-14")
def test_the_sequence_of_hands_repeats() -> None:
    sizes = [deal.hand_size(number) for number in range(1, 21)]
    assert sizes == [6, 5, 4, 3, 4, 5, 6, 5, 4, 3, 4, 5, 6, 5, 4, 3, 4, 5, 6, 5]


@pytest.mark.rule("AN-13")
@pytest.mark.parametrize("target", [10, 25, 60])
def test_the_game_ends_after_the_deal_in_which_somebody_reaches_the_target(target: int) -> None:
    match = finish(new(4, seed=target, target=target))
    sheet = facts(match, "scored")
    best = [max(line["total"] for line in sheet[i : i + 4]) for i in range(0, len(sheet), 4)]
    assert best[-1] >= target
    assert all(total < target for total in best[:-1])
    sizes = [began["cards"] for began in facts(match, "deal-began")]
    assert len(sizes) == len(best)
    assert sizes == ([6, 5, 4, 3, 4, 5] * 20)[: len(sizes)]
    assert match.standing is not None
    assert match.standing[0].result == best[-1]


@pytest.mark.rule("AN-13")
def test_a_game_to_a_target_has_no_limit_of_deals() -> None:
    match = finish(new(3, seed=2, target=100))
    assert match.view()["deal_number"] > 7
    s = table(3, target=300, deals=1)
    s.deal_number, s.points[:3] = 500, (299, 0, 0)
    assert not scoring.is_decided(s)
    s.points[1] = 300
    assert scoring.is_decided(s)


@pytest.mark.rule("AN-13")
def test_several_may_reach_the_target_and_most_points_win() -> None:
    s = table(3, target=10)
    s.points[:3] = (12, 10, 14)
    assert scoring.is_decided(s)
    assert places(12, 10, 14) == [2, 3, 1]


@pytest.mark.rule("AN-12")
def test_there_is_no_standing_before_the_end() -> None:
    match, luck = new(3), Random(1)
    while match.view()["deal_number"] < 7:
        play_on(match, luck)
    assert match.standing is None
    assert not match.is_over
