"""Words of chance: the cipher gives what is published, and streams can be begun and sought."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.chance import (
    BLOCK,
    CHANCE,
    WORD,
    Chance,
    begin_stream,
    chacha,
    new_chance,
    word,
    words_drawn,
)
from flambeur.core.native import lifted, plain
from flambeur.games import LAS_VEGAS
from tests.core import drawing
from tests.core.chacha_vectors import CHACHA8_DRAFT, RFC_8439
from tests.core.chances import state_of

KEY = bytes(range(32))
STREAMS = st.integers(-(2**63), 2**63 - 1)


def words(chance: Chance, count: int = 2 * BLOCK) -> list[int]:
    return [word(chance) for _ in range(count)]


def in_hex(drawn: list[int]) -> str:
    return np.array(drawn, "<u4").tobytes().hex()


@pytest.mark.parametrize(("key", "nonce", "stream"), RFC_8439)
def test_the_block_function_is_that_of_rfc_8439(key: str, nonce: str, stream: str) -> None:
    block = np.zeros(BLOCK, np.uint32)
    n0, n1, n2, n3 = np.frombuffer(bytes.fromhex(nonce), "<u4").tolist()
    chacha(np.frombuffer(bytes.fromhex(key), "<u4"), n0, n1, n2, n3, 10, block)
    assert in_hex(block.tolist()) == stream


@pytest.mark.parametrize(("key", "nonce", "stream"), CHACHA8_DRAFT)
def test_words_are_the_published_key_stream_of_chacha8(key: str, nonce: str, stream: str) -> None:
    number = int.from_bytes(bytes.fromhex(nonce), "little", signed=True)
    assert in_hex(words(new_chance(bytes.fromhex(key), number))) == stream


@pytest.mark.parametrize(("key", "nonce", "stream"), CHACHA8_DRAFT)
def test_compiled_words_are_the_published_key_stream_of_chacha8(key: str, nonce: str, stream: str) -> None:
    number = int.from_bytes(bytes.fromhex(nonce), "little", signed=True)
    drawn = np.zeros(2 * BLOCK, np.uint32)
    lifted(LAS_VEGAS, drawing).draw_words(new_chance(bytes.fromhex(key)), number, drawn)
    assert in_hex(drawn.tolist()) == stream


@given(st.binary(min_size=32, max_size=32), STREAMS)
def test_plain_and_compiled_words_are_equal(key: bytes, stream: int) -> None:
    by_plain, by_lifted = np.zeros(20, np.uint32), np.zeros(20, np.uint32)
    chance, twin = new_chance(key), new_chance(key)
    plain(LAS_VEGAS, drawing).draw_words(chance, stream, by_plain)
    lifted(LAS_VEGAS, drawing).draw_words(twin, stream, by_lifted)
    assert by_plain.tolist() == by_lifted.tolist()
    assert state_of(chance) == state_of(twin)


def test_blocks_computed_ahead_are_of_the_stream_that_was_begun_or_sought() -> None:
    chance, drawn = new_chance(KEY), np.zeros(300, np.uint32)
    draw = lifted(LAS_VEGAS, drawing).go_on_drawing
    for stream, block, count in [(3, 0, 300), (4, 0, 5), (4, 2, 40), (4, 1, 20), (4, 200, 300)]:
        begin_stream(chance, stream)
        chance.counter, chance.used = block, BLOCK
        draw(chance, drawn[:count])
        fresh = new_chance(KEY, stream)
        fresh.counter = block
        assert drawn[:count].tolist() == words(fresh, count)


def test_a_new_chance_is_at_the_start_of_its_stream() -> None:
    chance = new_chance(KEY, 9)
    assert (chance.counter, chance.stream, chance.used) == (0, 9, BLOCK)
    assert words(chance) == words(new_chance(KEY, 9))


def test_every_bit_of_the_key_counts() -> None:
    keys = [(int.from_bytes(KEY, "big") ^ 1 << bit).to_bytes(32, "big") for bit in range(256)]
    first = {tuple(words(new_chance(key), 2)) for key in [KEY, *keys]}
    assert len(first) == 257


def test_streams_differ() -> None:
    numbers = [0, 1, 2, 2**31, 2**32, 2**32 + 1, 2**62, -1]
    assert len({tuple(words(new_chance(KEY, number))) for number in numbers}) == len(numbers)


def test_beginning_a_stream_again_restarts_it_and_drops_the_rest_of_the_block() -> None:
    chance = new_chance(KEY, 5)
    drawn = words(chance, 3)
    begin_stream(chance, 5)
    assert words(chance, 3) == drawn
    begin_stream(chance, 6)
    assert words(chance, 3) == words(new_chance(KEY, 6), 3)


@given(st.integers(0, 40))
def test_a_stream_can_be_sought_by_blocks(blocks: int) -> None:
    chance = new_chance(KEY, 3)
    chance.counter = blocks
    assert words(chance, BLOCK) == words(new_chance(KEY, 3), (blocks + 1) * BLOCK)[-BLOCK:]


def test_the_counter_goes_on_past_one_word() -> None:
    chance = new_chance(KEY, 7)
    chance.counter = 2**32 + 4
    block = np.zeros(BLOCK, np.uint32)
    chacha(chance.key, 4, 1, 7, 0, 4, block)
    assert words(chance, BLOCK) == block.tolist()
    assert chance.counter == 2**32 + 5


def test_a_copy_of_chance_goes_its_own_way() -> None:
    chance = new_chance(KEY)
    words(chance, 5)
    twin = CHANCE.copy(chance)
    assert words(chance) == words(twin)
    assert all(0 <= drawn <= WORD for drawn in words(chance, 64))
    assert twin.counter != chance.counter


def test_words_that_were_drawn_are_counted_over_blocks() -> None:
    chance = new_chance(bytes(32))
    for drawn in range(3 * BLOCK):
        assert words_drawn(chance) == drawn
        word(chance)
