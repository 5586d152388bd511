"""What programs that learn are shown: nothing hidden, within its range, and seen from the seat."""

from collections.abc import Iterator

import numpy as np
import pytest

from examples.high_card import HIGH_CARD
from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.contract import Game
from flambeur.core.field_observation import observe_fields
from flambeur.core.layout import Numbers, State
from flambeur.core.native import plain
from flambeur.core.observation import observe, observing
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from tests.conformance.set_ups import SET_UPS, STANDARD, SetUp
from tests.turning import turn_round

GAMES = (EASY_COME, LAS_VEGAS, ALL_OR_NOTHING, ROYALE)
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
DECISIONS = 100
KEY = bytes(range(32))


def decisions(set_up: SetUp, key: bytes = KEY, count: int = DECISIONS) -> Iterator[State]:
    """The tables at so many decisions of random games."""
    game, stream = set_up.game, 0
    code, room = plain(game, playout), game.room.blank()
    while True:
        s, chance = set_up.blank(), new_chance(key, stream)
        code.rules.start(s, chance)
        while not code.rules.is_over(s):
            yield s
            count -= 1
            if count == 0:
                return
            seat = code.first_waiting(s)
            code.rules.apply(s, chance, seat, code.rules.random_move(s, chance, seat, room.mask))
        stream += 1


def seen_from(game: Game, s: State, seat: int) -> State:
    """What the seat sees of a table."""
    seen = game.state.copy(s)
    game.rules.hide(seen, seat)
    return seen


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_two_worlds_that_differ_in_hidden_facts_look_the_same(set_up: SetUp) -> None:
    """A guess is another world that the seat cannot tell from the true one."""
    is_rare = "royale" in set_up.name and set_up.options.get("board_2") != "a1"
    others = compare_worlds(set_up)
    assert (others > 0) == bool(set_up.subject.hidden) or is_rare


def compare_worlds(set_up: SetUp) -> int:
    """At every decision compare the truth with a guess; returns how many guesses differ from the truth."""
    game, dream, others = set_up.game, new_chance(KEY[::-1]), 0
    is_discreet = observing(game)[0].is_discreet
    for number, s in enumerate(decisions(set_up)):
        seat = number % set_up.players
        guessed = seen_from(game, s, seat)
        game.rules.guess(guessed, dream, seat)
        others += guessed.tobytes() != s.tobytes()
        known = observe(game, seen_from(game, s, seat), seat)
        assert_in_range(game, known)
        assert observe(game, seen_from(game, guessed, seat), seat).tobytes() == known.tobytes()
        if is_discreet:
            assert observe(game, s, seat).tobytes() == known.tobytes()
            assert observe(game, guessed, seat).tobytes() == known.tobytes()
    return others


def assert_in_range(game: Game, numbers: Numbers) -> None:
    observation = observing(game)[0]
    assert np.isfinite(numbers).all()
    for part, span in observation:
        assert (numbers[span] >= part.low).all(), part.name
        assert (numbers[span] <= part.high).all(), part.name


@EVERY
def test_it_does_not_matter_in_which_seat_one_sits(game: Game) -> None:
    for set_up in [set_up for set_up in STANDARD if set_up.subject.game is game][:2]:
        players = set_up.players
        for number, s in enumerate(decisions(set_up, count=60)):
            seat = number % players
            turned = observe(game, turn_round(game, s, players), (seat + 1) % players)
            assert turned.tolist() == observe(game, s, seat).tolist()


@EVERY
def test_every_part_says_something(game: Game) -> None:
    """Whatever a part tells, it changes within some games, or with what was agreed."""
    agreed = [set_up for set_up in SET_UPS if set_up.subject.game is game]
    rows = [
        observe(game, s, number % set_up.players)
        for set_up in agreed
        for number, s in enumerate(decisions(set_up, count=1200 // len(agreed)))
    ]
    still = np.ptp(np.array(rows), axis=0) == 0
    silent = [part.name for part, span in observing(game)[0] if still[span].all()]
    assert silent == (["five"] if game is ROYALE else [])  # dice at random hardly ever reach the tile


def test_who_holds_the_tile_is_marked_as_seen_from_the_seat() -> None:
    s = ROYALE.blank(4, {})
    ROYALE.rules.start(s, new_chance(KEY))
    s.five = 3
    named = observing(ROYALE)[0].named(observe(ROYALE, s, 1))
    assert named["five"].tolist() == [0, 0, 1, 0, 0]


def test_numbers_by_name_share_their_memory() -> None:
    s = next(decisions(STANDARD[2]))
    observation, numbers = observing(LAS_VEGAS)[0], observe(LAS_VEGAS, s, int(s.turn))
    named = observation.named(numbers)
    assert list(named) == [part.name for part in observation.parts]
    assert named["turn"].tolist() == [1.0, 0, 0, 0, 0]
    assert named["notes"].shape == (6, 8)
    assert (named["rolled"][0] * 8).tolist() == s.rolled[0].tolist()
    named["players"][...] = 7
    assert numbers[observation.at.players] == 7


def test_a_game_without_a_description_shows_its_fields_scaled() -> None:
    s = HIGH_CARD.blank(3, {})
    HIGH_CARD.rules.start(s, new_chance(KEY))
    s.chips[:] = 0, 8, 32, 0
    shown = observing(HIGH_CARD)[0].named(observe(HIGH_CARD, seen_from(HIGH_CARD, s, 1), 1))
    assert shown["seat"] == 0.125
    assert shown["cards"].tolist() == [pytest.approx((int(s.cards[1]) / 128) ** 0.5), 0, 0, 0]
    assert shown["chips"].tolist() == [2**-6, 2**-5, 0, 0]
    assert observing(HIGH_CARD)[0].parts[-1].to_json() == {
        "name": "chips",
        "shape": [4],
        "range": [-1.0, 1.0],
        "meaning": "The field chips, each number as a signed root of its part of the largest.",
    }


def test_tallies_and_negative_numbers_are_shown_too() -> None:
    s = EASY_COME.blank(2, {})
    EASY_COME.rules.start(s, new_chance(KEY))
    s.rolled, s.winner = 0x100003, -1
    out = np.zeros(100, np.float32)
    observe_fields(EASY_COME).observe(s, 0, out)
    assert (out**2 * 15).round(4).tolist()[26:32] == [3, 0, 0, 0, 0, 1]
    assert out[6] == -np.float32(128**-0.5)
