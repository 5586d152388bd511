"""What a seat may not know does not reach it: worlds that differ only in hidden facts send the same bytes."""

import asyncio
import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from examples.high_card import HIGH_CARD
from flambeur.core import registry
from tests.house.guests import Guest
from tests.house.hidden_worlds import World, Worlds, play_alike, worlds

ROUNDS = 4
MOST_BETS = 8  # before the worlds part


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    """A house in this process, with a game that is full of secrets."""
    registry.register(HIGH_CARD)
    try:
        with worlds(tmp_path_factory.mktemp("worlds")) as both:
            yield both
    finally:
        registry._games.pop(HIGH_CARD.name)


async def part(both: Worlds, players: int, seed: int) -> tuple[bool, int]:
    """Play alike, change what Anna cannot know, play on, compare; returns whether they differed, how long."""
    chance = random.Random(seed)
    async with Guest(both.url) as anna, Guest(both.url) as ben, Guest(both.url) as cleo:
        people = anna, ben, cleo
        order = {"game": HIGH_CARD.name, "players": players, "options": {"rounds": ROUNDS}}
        twins = (await World.begin(both, people, order), await World.begin(both, people, order))
        await play_alike(twins, chance, chance.randint(0, MOST_BETS))
        differs = both.change(twins[1].place, seat=0, seed=seed)
        moves = 0
        while await bet(twins, chance):
            moves += 1
        for world in twins:
            await world.ben.done("say", id="last", text="well?")
            await world.settle()
        assert twins[0].heard() == twins[1].heard()
        assert await twins[0].look_again(people) == await twins[1].look_again(people)
    return differs, moves


async def bet(twins: tuple[World, World], chance: random.Random) -> bool:
    """One more bet in each world, Ben's in secret; False if it would be the last and show all cards."""
    match = twins[0].match
    if len(match.waiting) < 2:
        return False
    seat = chance.choice(match.waiting)
    first, second = (chance.choice(match.legal(seat)).id for _ in twins)
    await twins[0].move(seat, first)
    await twins[1].move(seat, second if seat else first)
    return True


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_nothing_hidden_reaches_a_seat_or_a_watcher(both: Worlds, players: int, seed: int) -> None:
    asyncio.run(part(both, players, seed))


def test_the_worlds_do_differ_and_go_on(both: Worlds) -> None:
    parted = [asyncio.run(part(both, 4, seed)) for seed in range(3)]
    assert all(differs for differs, _ in parted)
    assert any(moves for _, moves in parted)
