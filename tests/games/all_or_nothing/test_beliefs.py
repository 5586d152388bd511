"""What is supposed of others fits all that was seen, and what they have bid."""

from collections.abc import Iterator
from random import Random

import pytest

from flambeur.core.chance import new_chance
from flambeur.core.layout import State
from flambeur.core.match import Match
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.all_or_nothing.heuristics.beliefs import suppose
from flambeur.games.all_or_nothing.heuristics.outlook import outlook
from flambeur.games.all_or_nothing.hidden import guess
from tests.games.all_or_nothing.tables import lay_bids, new, play_on

MANY = 200
SEAT = 0


def supposed(match: Match, count: int = MANY) -> Iterator[State]:
    """What a seat supposes of the table, again and again."""
    chance = new_chance(bytes(32))
    for _ in range(count):
        s = match.seen(SEAT)
        suppose(s, chance, SEAT)
        yield s


def with_open_bid(bid: int) -> Match:
    """A table at which the second seat has bid so many openly."""
    match = lay_bids(new(3, dealer=0), 1, bid, 2)
    for seat, said in ((1, "open"), (2, "secret"), (0, "secret")):
        match.play(seat, said)
    return match


def promised(match: Match, seat: int) -> float:
    """How many tricks the hands should take that a seat is supposed to hold, on average."""
    return sum(outlook(s, seat)[0] for s in supposed(match)) / MANY


@pytest.mark.parametrize("moves", [0, 3, 8, 13])
def test_what_is_supposed_looks_the_same_to_the_seat(moves: int) -> None:
    match, luck = new(4), Random(moves)
    for _ in range(moves):
        play_on(match, luck)
    for s in supposed(match, 20):
        ALL_OR_NOTHING.rules.hide(s, SEAT)
        assert s.tobytes() == match.seen(SEAT).tobytes()


def test_who_bids_more_is_supposed_to_hold_more() -> None:
    none, some, many = (promised(with_open_bid(bid), 1) for bid in (0, 2, 4))
    assert none < some < many


def test_a_bid_that_lies_face_down_is_supposed_to_be_what_the_cards_promise() -> None:
    bids = [(int(s.bids[2]), outlook(s, 2)[0]) for s in supposed(with_open_bid(1))]
    assert all(0 <= bid <= 6 for bid, _ in bids)
    low = [bid for bid, promise in bids if promise < 1.5]
    high = [bid for bid, promise in bids if promise > 2.5]
    assert sum(low) / len(low) + 0.5 < sum(high) / len(high)


def test_who_has_taken_too_many_tricks_may_hold_anything() -> None:
    match, chance, promise = with_open_bid(0), new_chance(bytes(32)), 0.0
    match._state.tricks[1] = 1
    for _ in range(MANY):
        s = match.seen(SEAT)
        guess(s, chance, SEAT)
        promise += outlook(s, 1)[0] / MANY
    assert promised(match, 1) == pytest.approx(promise, abs=0.25)
    assert promised(with_open_bid(0), 1) < promise - 0.25
