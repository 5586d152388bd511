"""The kill test: people play while servers are killed and started again, and then the books are checked."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.house.entries import Moved, read
from flambeur.house.store import Store
from tests.house.guests import Guest, Json, Live, Place, fresh_id
from tests.house.houses import House

CUT_OFF = (WebSocketException, OSError, TimeoutError)  # what a client notices of a kill
MOST_THINKING = 0.1  # seconds
BETWEEN_KILLS = 0.6  # seconds, on average


@dataclass
class Player:
    """A person who comes back after every cut, to the next house, and sends again what was not answered."""

    guest: Guest
    houses: Sequence[House]
    place: Place
    calm: asyncio.Event  # set when nothing is killed any more
    company: "list[Player]"  # all people at the table
    visits: int  # the number of the next one: there is somebody in every house
    number: int = 0
    asked: Json | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    cuts: int = 0

    async def play(self) -> None:
        """Game after game until nothing is killed any more, and that game to its end."""
        while True:
            try:
                return await self._visit()
            except CUT_OFF:
                self.cuts += 1
                await asyncio.sleep(random.uniform(0.02, 0.2))

    async def _visit(self) -> None:
        self.guest.url = self.houses[self.visits % len(self.houses)].url
        self.visits += 1
        live = await self.guest.enter(self.place, self.number)
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
                await asyncio.wait_for(live.hear(), MOST_THINKING)
        elif live.is_over:
            self.asked = {"do": "rematch", "id": fresh_id()}
        elif live.legal:
            await asyncio.sleep(random.uniform(0, MOST_THINKING))
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


async def run(
    houses: Sequence[House], store: Store, tables: int, kills: int, between: float = BETWEEN_KILLS
) -> Outcome:
    """Play at so many tables through so many kills; raises AssertionError if anything is lost or doubled."""
    calm = asyncio.Event()
    async with AsyncExitStack() as stack:
        pairs = [await _sit_down(stack, houses, calm) for _ in range(tables)]
        players = [player for pair in pairs for player in pair]
        await asyncio.gather(_kill(houses, kills, between, calm), *(player.play() for player in players))
        played = [await _check(store, pair) for pair in pairs]
    acknowledged = sum(len(player.acknowledged) for player in players)
    games, moves = (sum(column) for column in zip(*played, strict=True))
    return Outcome(tables, games, moves, acknowledged, kills, sum(player.cuts for player in players))


async def _sit_down(stack: AsyncExitStack, houses: Sequence[House], calm: asyncio.Event) -> list[Player]:
    """Two people and two bots at a new table."""
    guests = [await stack.enter_async_context(Guest(random.choice(houses).url)) for _ in range(2)]
    place = await guests[0].make_table("me", "novice", "open", "novice", bot_after=0)
    live = await guests[1].enter(place)
    await live.done("sit", seat=2)
    await live.socket.close()
    pair: list[Player] = []
    pair += [Player(guest, houses, place, calm, pair, visits) for visits, guest in enumerate(guests)]
    return pair


async def _kill(houses: Sequence[House], kills: int, between: float, calm: asyncio.Event) -> None:
    for kill in range(kills):
        await asyncio.sleep(between * random.uniform(0.3, 1.7))
        house = houses[kill % len(houses)]
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
    calm.set()


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
    games, moves = await _check_records(pair[0])
    assert moves == sum(isinstance(entry, Moved) for entry in entries)
    return games, moves


async def _check_records(player: Player) -> tuple[int, int]:
    table, http = player.place.table, player.guest.http
    games = (await player.guest.get(f"/api/tables/{table}"))["table"]["game_number"]
    matches = []
    for game in range(1, games + 1):
        answer = await http.get(f"{player.guest.url}/api/tables/{table}/record", params={"game": game})
        matches.append(verify(Record.parse(answer.content)))
    assert all(match.is_over for match in matches)
    return games, sum(len(match.turns) for match in matches)
