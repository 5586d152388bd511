"""Provably fair chance: the commitment binds the house, every contribution changes the dice."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.chance import word
from flambeur.core.fairness import Luck, luck_of_seed

SECRET = bytes(range(32))
CONTRIBUTIONS = st.lists(st.text(max_size=8), max_size=4).map(tuple)


def test_the_commitment_is_a_hash_that_anybody_can_compute() -> None:
    assert Luck(SECRET).commitment == hashlib.sha256(b"flambeur commitment\n" + SECRET).hexdigest()


def test_the_commitment_is_made_before_anybody_contributes() -> None:
    assert Luck(SECRET, ("anna", "benno")).commitment == Luck(SECRET).commitment


@given(st.integers(0, 255))
def test_another_secret_has_another_commitment_and_other_dice(bit: int) -> None:
    other = (int.from_bytes(SECRET, "big") ^ 1 << bit).to_bytes(32, "big")
    assert Luck(other).commitment != Luck(SECRET).commitment
    assert Luck(other).key != Luck(SECRET).key


def test_the_commitment_does_not_give_the_key_away() -> None:
    assert Luck(SECRET).key.hex() != Luck(SECRET).commitment
    assert len(Luck(SECRET).key) == 32


@given(CONTRIBUTIONS, CONTRIBUTIONS)
def test_the_key_depends_on_every_contribution(first: tuple[str, ...], second: tuple[str, ...]) -> None:
    assert (Luck(SECRET, first).key == Luck(SECRET, second).key) is (first == second)


def test_contributions_cannot_be_cut_differently() -> None:
    ways = [("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), ("", "abc"), ("c", "ab"), ()]
    assert len({Luck(SECRET, way).key for way in ways}) == len(ways)


def test_the_chance_of_a_game_is_that_of_its_key() -> None:
    luck = Luck(SECRET, ("anna",))
    assert [word(luck.chance()) for _ in range(3)] == [word(luck.chance())] * 3
    assert luck.chance().key.tobytes() == luck.key


@pytest.mark.parametrize("seed", [0, 1, -1, 7, 2**32, 10**40])
def test_a_seed_gives_the_same_luck_again(seed: int) -> None:
    assert luck_of_seed(seed) == luck_of_seed(seed)
    assert luck_of_seed(seed) != luck_of_seed(seed + 1)


def test_without_a_seed_luck_is_fresh() -> None:
    assert len({luck_of_seed(None).secret for _ in range(20)}) == 20
    assert len(luck_of_seed(None).secret) == 32


def test_what_bots_draw_from_is_theirs_alone_and_the_same_at_all_tables() -> None:
    luck, twin, other = (Luck(bytes([n]) * 32, ("add",), is_shared=True) for n in (1, 1, 2))
    at = [(0, 0), (0, 1), (1, 0), (1, 256), (1, 65_536)]
    drawn = [word(luck.thoughts(*each)) for each in at]
    assert [word(twin.thoughts(*each)) for each in at] == drawn
    assert len({*drawn, word(luck.chance()), word(other.thoughts(0, 0))}) == len(at) + 2
