"""What a program asks of a match: who must and who may act, numbers to learn from, possible worlds."""

import pickle
from typing import Any

import numpy as np
import pytest

import flambeur
from flambeur.core.errors import BadOption, BadRecord, IllegalMove
from flambeur.core.match import Match
from tests.matches import begun, finished, play_on


def bidding() -> Match:
    """Seat 0 has bid, the others have not."""
    match = flambeur.new("all-or-nothing", players=3, seed=4)
    match.play(0, "bid 1")
    return match


def test_who_must_act_and_who_may_are_told_apart() -> None:
    match = bidding()
    assert (match.waiting, match.revising, match.acting) == ((1, 2), (0,), (0, 1, 2))
    assert match.legal(0) == []
    assert match.legal(0, revising=True) == match.legal(1)
    assert not match.mask(0).any()


@pytest.mark.parametrize("game", ["las-vegas", "all-or-nothing", "easy-come", "royale"])
def test_a_loop_over_all_seats_that_have_legal_moves_ends_the_game(game: str) -> None:
    match = flambeur.new(game, players=3, seed=2)
    for _ in range(2000):
        for seat in range(3):
            if legal := match.legal(seat):
                match.play(seat, legal[len(match.turns) % len(legal)])
    assert match.is_over


def test_a_mask_marks_what_is_legal() -> None:
    match = begun(3)
    seat = match.waiting[0]
    assert match.mask(seat).nonzero()[0].tolist() == [move.id for move in match.legal(seat)]
    assert match.mask(1 - seat).tolist() == [0] * len(match.game.moves)
    with pytest.raises(IllegalMove):
        match.mask(9)


def test_returns_are_parts_of_the_win_or_results() -> None:
    match = finished()
    first = next(place for place in match.standing or () if place.place == 1)
    assert begun(3).returns() == [0.0, 0.0]
    assert sum(match.returns()) == 1
    assert match.returns()[first.seat] > 0
    assert match.returns(by="result")[first.seat] == first.result
    with pytest.raises(BadOption):
        match.returns(by="money")


def test_an_imagined_match_is_what_the_seat_knows_and_guesses_the_rest() -> None:
    match = play_on(flambeur.new("all-or-nothing", players=3, seed=4), moves=8)
    worlds = [match.imagine(1, seed=seed) for seed in range(8)]
    assert {str(world.view(1)) for world in worlds} == {str(match.view(1))}
    assert len({str(world.open_view()) for world in worlds}) > 1
    assert {world.information_state(1) for world in worlds} == {match.information_state(1)}
    assert all(play_on(world).is_over for world in worlds)


def test_an_imagined_match_keeps_no_secret_of_the_others() -> None:
    match = bidding()
    world = match.imagine(1)
    assert (world.turns, world.opening) == ([], ())
    assert "bid 1" not in str(world.remembered(0))
    with pytest.raises(BadRecord, match="imagined"):
        world.record()


def test_an_imagined_match_travels_and_goes_on_alike() -> None:
    world = bidding().imagine(2, seed=1)
    sent: Match = pickle.loads(pickle.dumps(world))
    assert sent.options == world.options
    assert play_on(sent).open_view() == play_on(world).open_view()


@pytest.mark.parametrize("game", ["las-vegas", "all-or-nothing", "easy-come", "royale"])
def test_what_a_seat_observes_is_the_same_in_every_world_it_holds_possible(game: str) -> None:
    match = play_on(flambeur.new(game, players=3, seed=4), moves=9)
    for seat in range(3):
        observed = match.observe(seat)
        assert observed.tolist() == match.imagine(seat, seed=seat).observe(seat).tolist()
        assert observed.any()


def test_an_information_state_tells_what_a_seat_did_and_nothing_of_the_others() -> None:
    one, other = bidding(), flambeur.new("all-or-nothing", players=3, seed=4)
    other.play(0, "bid 5")
    assert one.information_state(1) == other.information_state(1)
    assert one.information_state(0) != other.information_state(0)
    assert "bid 5" in other.information_state(0)


def test_what_is_seen_and_batches_of_it_can_be_pickled() -> None:
    match = begun(3)
    seen = match.seen(0)
    batch = match.game.state.batch(2)
    batch[1] = seen
    for thing in (seen, batch):
        twin: Any = pickle.loads(pickle.dumps(thing))
        assert twin.tobytes() == thing.tobytes()
        assert twin.dtype == match.game.state.dtype
    unpacked = pickle.loads(pickle.dumps(seen))
    unpacked.money[0] = 70
    assert unpacked.money[0] == 70, "what has travelled can be played on with"
    assert isinstance(pickle.loads(pickle.dumps(batch)), np.ndarray)


def test_a_match_says_what_it_is() -> None:
    assert repr(begun(3, first=0)) == "<las-vegas, 2 players, 3 moves, waiting for seat 1>"
    assert repr(bidding()) == "<all-or-nothing, 3 players, 1 moves, waiting for seat 1, seat 2>"
    assert repr(bidding().imagine(1)).startswith("<all-or-nothing, 3 players, imagined, 0 moves")
    assert repr(finished()).endswith("over>")


def test_options_are_named_or_come_as_a_mapping() -> None:
    named = flambeur.new("las-vegas", players=2, seed=1, rounds=2)
    mapped = flambeur.new("las-vegas", players=2, seed=1, options={"rounds": 2})
    assert named.record() == mapped.record()
    with pytest.raises(BadOption):
        flambeur.new("las-vegas", players=2, options={"rounds": 2}, rounds=3)
