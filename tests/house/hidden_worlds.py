"""Two worlds that differ only in what a seat may not know, at two tables of one house in this process."""

import random
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from flambeur.core.chance import KEY_BYTES, new_chance
from flambeur.core.match import Match
from flambeur.house.app import create_app
from flambeur.house.config import Config
from flambeur.house.house import House
from flambeur.house.store import url_of
from tests.house.guests import Guest, Live, Place
from tests.house.houses import PATIENCE, free_port

# Times, and who is seen to look on, which depends on them.
PLAIN = re.compile(r'"\d{4}-\d\d-\d\dT[^"]*"|"waited":[\d.]+|"watching":\[[^]]*\]')


class Worlds:
    """A house in this process, where every table has the same dice and its state can be changed."""

    def __init__(self, house: House, url: str) -> None:
        self.url = url
        self._house = house

    def match(self, place: Place) -> Match:
        """The game at a table, hidden facts included."""
        match = self._house.hub.tables[place.table].table.match
        assert match is not None
        return match

    def change(self, place: Place, seat: int, seed: int) -> bool:
        """Make everything that the seat cannot know something else; returns whether that changed anything."""
        match = self.match(place)
        other = match.seen(seat)
        match.game.rules.guess(other, new_chance(seed.to_bytes(KEY_BYTES, "big")), seat)
        is_other = bool(other.tobytes() != match._state.tobytes())
        match._state = other
        return is_other


@contextmanager
def worlds(data: Path) -> Iterator[Worlds]:
    """A house in a thread of this process."""
    config = Config(
        new_secret=lambda: "5e" * KEY_BYTES,
        compile=lambda: None,
        quick_games=tuple,
        burst=1_000_000,
    )
    house, port = House(url_of(None, data), config), free_port()
    asgi: Any = create_app(house)
    server = uvicorn.Server(uvicorn.Config(asgi, port=port, log_config=None, access_log=False))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        _wait_for(lambda: server.started)
        yield Worlds(house, f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def _wait_for(condition: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


class World:
    """One table: Anna in seat 0, Ben in all the others, and Cleo, who watches."""

    def __init__(self, worlds: Worlds, place: Place, anna: Live, ben: Live, cleo: Live) -> None:
        self.worlds, self.place = worlds, place
        self.anna, self.ben, self.cleo = anna, ben, cleo

    @classmethod
    async def begin(cls, worlds: Worlds, people: tuple[Guest, Guest, Guest], order: Any) -> "World":
        """Make the table and sit down."""
        anna, ben, cleo = people
        seats = ["open"] + ["me"] * (order["players"] - 1)
        place = await ben.make_table(*seats, is_open=True, bot_after=0, **order)
        lives = [await guest.enter(place) for guest in (anna, ben, cleo)]
        await lives[0].done("sit", id="sit", seat=0, luck="luck of anna")
        world = cls(worlds, place, *lives)
        await world.settle()
        return world

    @property
    def match(self) -> Match:
        """The game, hidden facts included."""
        return self.worlds.match(self.place)

    async def settle(self) -> None:
        """Wait until everybody has heard everything."""
        for live in (self.anna, self.ben, self.cleo):
            await live.done("ping", id="settle")

    async def move(self, seat: int, move: int) -> None:
        """Make a move."""
        live = self.ben if seat else self.anna
        await live.done("move", id=f"move {self.ben.number}", seat=seat, move=move)
        await self.settle()

    def heard(self) -> list[list[str]]:
        """What Anna and Cleo have received, without times and the name of the table."""
        return [self._plain(self.anna), self._plain(self.cleo)]

    def _plain(self, live: Live) -> list[str]:
        told = [text for text in live.received if not text.startswith('{"is":"table"')]
        return [PLAIN.sub("_", text).replace(self.place.table, "_") for text in told]

    async def look_again(self, people: tuple[Guest, Guest, Guest]) -> list[str]:
        """What Anna and Cleo are told when they come anew."""
        texts = []
        for guest in (people[0], people[2]):
            live = await guest.enter(self.place)
            texts += self._plain(live)
            await live.socket.close()
        return texts


async def play_alike(twins: tuple[World, World], chance: random.Random, moves: int) -> None:
    """The same moves in both worlds, as many as there are up to a number."""
    for _ in range(moves):
        match = twins[0].match
        if match.is_over:
            return
        seat = chance.choice(match.waiting)
        move = chance.choice(match.legal(seat)).id
        for world in twins:
            await world.move(seat, move)
