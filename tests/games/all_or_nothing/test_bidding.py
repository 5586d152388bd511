"""The bids: all at once and face down, changed at will until the last one, then open or secret in turn."""

from random import Random

import pytest

from flambeur import IllegalMove
from flambeur.core.match import Match
from flambeur.games.all_or_nothing.state import FACE_DOWN, NO_BID
from tests.games.all_or_nothing.tables import facts, finish, lay_bids, new, play_on

BIDS = [f"bid {tricks}" for tricks in range(7)]


def names(match: Match, seat: int) -> list[str]:
    """The moves that a seat may make."""
    return [str(move) for move in match.legal(seat, revising=True)]


@pytest.mark.rule("AN-05")
def test_all_bid_at_once_in_any_order() -> None:
    match = new(4)
    assert list(match.waiting) == [0, 1, 2, 3]
    for seat, waited_for in ((2, [0, 1, 3]), (0, [1, 3]), (3, [1])):
        match.play(seat, "bid 1")
        assert list(match.waiting) == waited_for


@pytest.mark.rule("AN-01", "AN-05")
def test_every_bid_from_0_to_6_is_allowed_with_any_hand() -> None:
    match, luck = new(3), Random(1)
    while match.view()["deal_number"] < 4 or len(match.waiting) < 3:
        play_on(match, luck)
    assert match.view()["held"] == [3, 3, 3]
    assert all(names(match, seat) == BIDS for seat in range(3))


@pytest.mark.rule("AN-05")
def test_a_bid_lies_face_down_for_all_but_its_owner() -> None:
    match = new(3)
    events = match.play(1, "bid 5")
    assert [view["bids"] for view in map(match.view, (-1, 0, 1, 2))] == [
        [NO_BID, FACE_DOWN, NO_BID],
        [NO_BID, FACE_DOWN, NO_BID],
        [NO_BID, 5, NO_BID],
        [NO_BID, FACE_DOWN, NO_BID],
    ]
    heard = {event.kind: event for event in events}
    assert heard["bid-laid"].facts == {"seat": 1}
    assert heard["bid-laid"].is_for(None)
    assert heard["bid-chosen"].facts == {"bid": 5}
    assert heard["bid-chosen"].audience == 1


@pytest.mark.rule("AN-05")
def test_a_bid_may_be_changed_until_the_last_one_is_laid() -> None:
    match = new(3, dealer=0)
    match.play(1, "bid 5")
    assert list(match.waiting) == [0, 2]
    assert list(match.acting) == [0, 1, 2]
    assert names(match, 1) == BIDS
    events = match.play(1, "bid 2")
    assert [event.kind for event in events] == ["bid-changed", "bid-chosen"]
    assert list(match.waiting) == [0, 2]
    assert match.view(1)["bids"][1] == 2
    match.play(0, "bid 0")
    match.play(2, "bid 0")
    assert list(match.acting) == list(match.waiting) == [1]
    assert match.view(1)["bids"][1] == 2


@pytest.mark.rule("AN-05")
def test_a_change_after_the_last_bid_is_refused_with_its_reason() -> None:
    match = lay_bids(new(3, dealer=0), 1, 2, 3)
    with pytest.raises(IllegalMove) as speaker:
        match.play(1, "bid 4")
    assert (speaker.value.code, speaker.value.rule) == ("bids-are-laid", "AN-05")
    assert str(speaker.value).endswith("Allowed now: open, secret. (AN-05)")
    with pytest.raises(IllegalMove) as other:
        match.play(2, "bid 4")
    assert other.value.code == "not-your-turn"
    assert [match.view(seat)["bids"][seat] for seat in range(3)] == [1, 2, 3]


@pytest.mark.rule("AN-05", "AN-12")
@pytest.mark.parametrize("players", [3, 6])
def test_in_whole_games_the_last_change_counts(players: int) -> None:
    match, luck = new(players, seed=players), Random(players)
    last: dict[int, int] = {}
    changes = 0
    while not match.is_over:
        seat = luck.choice(match.acting)
        changes += seat not in match.waiting
        move = luck.choice(match.legal(seat, revising=True))
        if move.kind == "bid":
            last[seat] = move.tricks
        for event in match.play(seat, move):
            if event.kind == "scored":
                assert event.facts["bid"] == last[event.facts["seat"]]
    assert changes == len(facts(match, "bid-changed")) > 5
    assert len(facts(match, "bid-laid")) == 7 * players
    assert match.acting == ()


@pytest.mark.rule("AN-06")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_from_the_dealers_left_each_says_open_or_secret_in_turn(dealer: int) -> None:
    match = lay_bids(new(4, dealer=dealer), 0, 1, 2, 3)
    spoken = []
    for _ in range(4):
        (seat,) = match.acting
        assert names(match, seat) == ["open", "secret"]
        match.play(seat, "secret")
        spoken.append(seat)
    assert spoken == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert match.legal(match.waiting[0])[0].kind == "play"


@pytest.mark.rule("AN-06")
def test_those_who_speak_later_have_heard_those_before() -> None:
    match = lay_bids(new(3, dealer=0), 0, 1, 2)
    assert match.play(1, "open")[0].facts == {"seat": 1}
    assert match.view(2)["said"] == [0, 1, 0]
    assert match.play(2, "secret")[0].kind == "said-secret"
    assert match.view(0)["said"] == [0, 1, 2]


@pytest.mark.rule("AN-06")
def test_open_bids_are_turned_over_together_when_all_have_spoken() -> None:
    match = lay_bids(new(3, dealer=0), 4, 1, 6)
    match.play(1, "open")
    match.play(2, "secret")
    assert match.view()["bids"] == [FACE_DOWN] * 3
    events = match.play(0, "open")
    shown = [dict(event.facts) for event in events if event.kind == "bid-shown"]
    assert shown == [{"seat": 0, "bid": 4}, {"seat": 1, "bid": 1}]
    assert match.view()["bids"] == match.view(0)["bids"] == [4, 1, FACE_DOWN]
    assert match.view(2)["bids"] == [4, 1, 6]


@pytest.mark.rule("AN-06", "AN-12")
def test_nobody_hears_of_a_secret_bid_before_the_deal_is_scored() -> None:
    match = finish(new(4, seed=3))
    public = [event for event in match.heard() if event.kind in ("bid-shown", "scored", "said-secret")]
    assert not [event for event in match.heard() if event.kind == "bid-chosen"]
    secret: set[int] = set()
    for event in public:
        if event.kind == "said-secret":
            secret.add(event.facts["seat"])
        elif event.kind == "bid-shown":
            assert event.facts["seat"] not in secret
        else:
            secret.discard(event.facts["seat"])
