"""The kill test: people play while servers are killed and started again, and then the books are checked."""

import asyncio
import contextlib
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import TypeAlias

from websockets.exceptions import WebSocketException

from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.house.entries import Moved, read
from flambeur.house.log_reader import take
from flambeur.house.store import Row, Store
from flambeur.house.table import Table
from tests.house.guests import Guest, Json, Live, Place, fresh_id
from tests.house.houses import PATIENCE, House

CUT_OFF = (WebSocketException, OSError, TimeoutError)  # what a client notices of a kill
THINKING = 0.05  # seconds, on average
BETWEEN_KILLS = 0.6  # seconds, on average
SEATS = ("me", "novice", "open", "novice")  # of every table
RESTARTS = 2  # that may fail: a database that is overloaded takes its time
ENDING = 2 * PATIENCE  # seconds that the last games may take: whoever still plays then will never end

Pause: TypeAlias = Callable[[int], float]  # seconds before the next try, after so many


def any_time(_tries: int) -> float:
    """Seconds until somebody tries again."""
    return random.uniform(0.02, 0.2)


def start_again(house: House) -> None:
    """Without warning; whoever looks after it tries again if it cannot open, as systemd does."""
    house.kill()
    for _ in range(RESTARTS):
        with contextlib.suppress(RuntimeError):
            house.start()
            return
    house.start()


@dataclass
class Player:
    """A person who comes back after every cut, to the next house, and sends again what was not answered."""

    guest: Guest
    doors: Sequence[str]  # addresses
    place: Place
    calm: asyncio.Event  # set when nothing is killed any more
    company: "list[Player]"  # all people at the table
    visits: int  # the number of the next one: there is somebody in every house
    number: int = 0
    asked: Json | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    cuts: int = 0
    pause: Pause = any_time
    thinking: float = THINKING
    longest: float = 0.0  # seconds without a connection
    _lost: float = 0.0  # since when
    _tries: int = 0

    async def play(self) -> None:
        """Game after game until nothing is killed any more, and that game to its end."""
        while True:
            try:
                return await self._visit()
            except CUT_OFF:
                self.cuts += 1
                self._lost = self._lost or time.monotonic()
                await asyncio.sleep(self.pause(self._tries))
                self._tries += 1

    async def _visit(self) -> None:
        self.guest.url = self.doors[self.visits % len(self.doors)]
        self.visits += 1
        live = await self.guest.enter(self.place, self.number)
        self.longest = max(self.longest, time.monotonic() - self._lost if self._lost else 0.0)
        self._lost, self._tries = 0.0, 0
        try:
            while not self._may_leave(live):
                await self._go_on(live)
                self.number = live.number
        finally:
            self.number = live.number
            live.socket.transport.abort()

    def _may_leave(self, live: Live) -> bool:
        """The last game is over, and nobody has asked for another or knows of one, which would need us."""
        is_last = all(not other.asked and other.number <= live.number for other in self.company)
        return live.is_over and self.calm.is_set() and is_last

    async def _go_on(self, live: Live) -> None:
        if self.asked:
            self._note(await live.ask(**self.asked))
        elif live.is_over and (self.calm.is_set() or has_agreed(live)):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.hear(), THINKING)
        elif live.is_over:
            self.asked = {"do": "rematch", "id": fresh_id()}
        elif live.legal:
            await asyncio.sleep(random.uniform(0, 2 * self.thinking))
            seat, move = random.choice(live.legal)
            self.asked = {"do": "move", "id": fresh_id(), "seat": seat, "move": move}
        else:
            await live.hear()

    def _note(self, answer: Json) -> None:
        assert self.asked is not None
        if answer["is"] == "done":
            self.acknowledged[answer["id"]] = answer["number"]
        else:  # both may want a rematch, and only one can be first
            assert (self.asked["do"], answer["code"]) == ("rematch", "not-over"), answer
        self.asked = None


def has_agreed(live: Live) -> bool:
    """Whether the person has offered a rematch and waits for the other."""
    return bool(set(live.table["your_seats"]) & set(live.table["agreed"]))


@dataclass(frozen=True)
class Outcome:
    """What a run has shown."""

    tables: int
    games: int
    moves: int
    acknowledged: int
    kills: int
    cuts: int
    longest: float  # seconds that somebody was without a connection


@dataclass(frozen=True)
class Trial:
    """What is done to houses while people play."""

    tables: int
    kills: int
    between: float = BETWEEN_KILLS
    interrupt: Callable[[House], None] = start_again
    doors: Sequence[str] = ()  # where people come in, if not by the houses' own
    pause: Pause = any_time  # of people who were cut off
    thinking: float = THINKING
    seats: Sequence[str] = SEATS


async def run(houses: Sequence[House], store: Store, trial: Trial) -> Outcome:
    """Play at so many tables through so many kills; raises AssertionError if anything is lost or doubled."""
    calm, doors = asyncio.Event(), trial.doors or [house.url for house in houses]
    async with AsyncExitStack() as stack:
        pairs = [await _sit_down(stack, doors, calm, trial.seats) for _ in range(trial.tables)]
        players = [player for pair in pairs for player in pair]
        for player in players:
            player.pause, player.thinking = trial.pause, trial.thinking
        async with asyncio.timeout(None) as limit:
            playing = (player.play() for player in players)
            await asyncio.gather(_interrupt(houses, trial, calm, limit), *playing)
        played = [await _check(store, pair) for pair in pairs]
    acknowledged = sum(len(player.acknowledged) for player in players)
    games, moves = (sum(column) for column in zip(*played, strict=True))
    cuts, longest = sum(player.cuts for player in players), max(player.longest for player in players)
    return Outcome(trial.tables, games, moves, acknowledged, trial.kills, cuts, longest)


async def _sit_down(
    stack: AsyncExitStack, doors: Sequence[str], calm: asyncio.Event, seats: Sequence[str]
) -> list[Player]:
    """Two people, and bots if there are to be any, at a new table."""
    guests = [await stack.enter_async_context(Guest(random.choice(doors))) for _ in range(2)]
    place = await guests[0].make_table(*seats, bot_after=0)
    live = await guests[1].enter(place)
    await live.done("sit", seat=seats.index("open"))
    await live.socket.close()
    pair: list[Player] = []
    pair += [Player(guest, doors, place, calm, pair, visits) for visits, guest in enumerate(guests)]
    return pair


async def _interrupt(
    houses: Sequence[House], trial: Trial, calm: asyncio.Event, limit: asyncio.Timeout
) -> None:
    for kill in range(trial.kills):
        await asyncio.sleep(trial.between * random.uniform(0.3, 1.7))
        await asyncio.to_thread(trial.interrupt, houses[kill % len(houses)])
    calm.set()
    limit.reschedule(asyncio.get_running_loop().time() + ENDING)


async def _check(store: Store, pair: Sequence[Player]) -> tuple[int, int]:
    """The log against what was acknowledged, and every record; returns the numbers of games and moves."""
    rows = store.entries(pair[0].place.table)
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    entries = [read(content) for _, _, content in rows]
    times = Counter((entry.person, entry.id) for entry in entries if entry.id)
    assert set(times.values()) == {1}, "nothing is applied twice"
    for player in pair:
        for id, number in player.acknowledged.items():
            logged = entries[number - 1]
            assert (logged.person, logged.id) == (player.guest.person, id), "nothing acknowledged is lost"
        assert player.number == len(rows), "everybody has heard of everything"
    matches = [verify(record) for record in _records(pair[0].place.table, rows)]
    last = await pair[0].guest.http.get(_record_of(pair[0], len(matches)))
    assert verify(Record.parse(last.content)).is_over, "the house tells the same"
    assert all(match.is_over for match in matches)
    moves = sum(len(match.turns) for match in matches)
    assert moves == sum(isinstance(entry, Moved) for entry in entries)
    return len(matches), moves


def _record_of(player: Player, game: int) -> str:
    return f"{player.guest.url}/api/tables/{player.place.table}/record?game={game}"


def _records(id: str, rows: Sequence[Row]) -> Iterator[Record]:
    """The record of every game in a log, read once: the house would read it anew for each."""
    table, known = Table(id), 0
    for _ in take(table, rows, -math.inf):
        if table.finished and table.finished.number > known:
            known = table.finished.number
            yield table.finished.match.record()
    assert known == table.game_number, "the last game has ended"
