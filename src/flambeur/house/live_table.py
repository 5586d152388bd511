"""A table in the memory of a process: one change at a time, and everybody there hears of it."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence, Set
from functools import partial
from typing import Any, TypeAlias

from flambeur.core.errors import FlambeurError, Refused
from flambeur.core.match import WATCHER
from flambeur.house import messages, metrics
from flambeur.house.audience import Audience, Listener
from flambeur.house.config import USUAL, Config
from flambeur.house.entries import AnyEntry, BotTook, Created, Moved, Rematch, Said, Sat, Started, write
from flambeur.house.history.ended_game import EndedGame
from flambeur.house.log_reader import Unreadable, load, take
from flambeur.house.moment import Moment
from flambeur.house.requirements import require
from flambeur.house.store import Listing, Row, Store
from flambeur.house.summaries import summary_of
from flambeur.house.table import PLAYING, STAND_IN, Table
from flambeur.house.thinkers import Post, Thinkers
from flambeur.house.told import Told
from flambeur.house.writer import Writer

# That another process has for its bots before this one takes over: any time between.
OTHERS_SECONDS = 1.5, 2.5

OnTurn: TypeAlias = Callable[[str, str, frozenset[str]], None]  # table, game, persons


def ignore(_table: str, _game: str, _persons: frozenset[str]) -> None:
    """Nobody is told of a turn who is not there to see it."""


def first_listing(table: Table, entry: AnyEntry) -> Listing | None:
    """What is listed in the same commit as an entry, though the house be killed right afterwards.

    Who comes to a table finds it in their list; and a game that may begin with the entry is looked at when
    the house opens again.
    """
    made = entry if isinstance(entry, Created) else table.created
    if made is None or table.phase == PLAYING or isinstance(entry, Said):
        return None
    persons = [entry.person] if isinstance(entry, Created | Sat) and entry.person else []
    persons += [sitter.person for sitter in made.secret_sitters if sitter]
    is_open = made.is_open and not (made.tournament and made.tournament.seals)
    return Listing(table.id, table.number + 1, is_open, PLAYING, persons)


class LiveTable:
    """A table in the memory of this process."""

    def __init__(
        self,
        table: Table,
        store: Store,
        writer: Writer,
        thinkers: Thinkers,
        config: Config = USUAL,
        on_turn: OnTurn = ignore,
    ) -> None:
        self.table = table
        self.is_broken = False  # an entry could not be read: the table is of no use here any more
        self._audience = Audience(self.table, config.ticks)
        self.presence = self._audience.presence
        self.new_secret = config.new_secret
        self._store, self._writer, self._thinkers, self._config = store, writer, thinkers, config
        self._on_turn = on_turn
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._opened = self._used = config.ticks()
        self._is_ours = not store.is_shared  # no other process looks after the table
        self._patience = random.uniform(*OTHERS_SECONDS)  # not all take over at the same moment
        self._noted = 0  # the number of the last game that this process knows in the index of games
        self._luck_since: tuple[int, float] | None = None  # since when luck is waited for, in which game

    @property
    def here(self) -> frozenset[str]:
        """The persons who are connected, to any process of the house."""
        return self.presence.here

    @property
    def moment(self) -> Moment:
        """What is so now, besides what the log says."""
        waited, patience = self._waited, self._config.patience
        return Moment(self.here, self._audience.watching, waited, self._config.clock(), patience)

    def summary(self, person: str | None) -> dict[str, Any]:
        """What is shown of the table in lists."""
        return summary_of(self.table, person, self.moment)

    @property
    def _waited(self) -> float:
        """How many seconds the game has been waiting for a move, as far as the house was open."""
        if self.table.turn_at is None:
            return 0.0
        return self._config.ticks() - max(self.table.turn_at, self._opened)

    @property
    def is_closed(self) -> bool:
        """Whether a keeper of the house has closed the table."""
        return self.table.id in self._store.closed_tables

    def join(self, listener: Listener) -> None:
        """Somebody listens from now on; those who do already are told."""
        if listener.person:
            self.presence.come(listener.person)
        self.tell_presence()
        self._audience.listeners.add(listener)

    def part(self, listener: Listener) -> None:
        """Somebody listens no more."""
        if self._audience.remove(listener):
            self.tell_presence()

    def tell_presence(self, is_late: bool = False) -> None:
        """Tell everybody who has come and gone; of those who only look on, late is soon enough."""
        audience = self._audience
        if audience.has_news_of_sitters or (is_late and audience.has_news_of_watchers):
            moment = self.moment
            audience.send(lambda person: messages.presence(self.table, person, moment))

    async def catch_up(self, news: Sequence[Row] | None = None) -> None:
        """Take in what other processes have appended: what is known already, or what the store has."""
        async with self._lock:
            await self._catch_up(news)
        self._keep_bots()
        self.think()

    async def append(self, decide: Callable[[Table], AnyEntry | None]) -> int:
        """Append what `decide` finds possible; returns the number of the entry once it is durable.

        If another process was faster, its entries are taken in and `decide` is asked again; so it is
        before a refusal, which might rest on what is no longer so.
        """
        async with self._lock:
            while True:
                require(not self.is_broken, Refused("table-unreadable", table=self.table.id))
                require(not self.is_closed, Refused("table-closed"))
                try:
                    entry = decide(self.table)
                except FlambeurError:
                    if await self._catch_up():
                        continue
                    raise
                if entry is None:
                    return self.table.number
                at, began = self._config.clock(), time.perf_counter()
                number = self.table.number + 1
                listing = first_listing(self.table, entry)
                if isinstance(entry, Rematch) and (ended := self._unnoted):
                    await self._writer.note(ended)  # the process in which it ended may not have come to it
                if await self._writer.append(self.table.id, number, at.isoformat(), write(entry), listing):
                    self._is_ours = True
                    metrics.appended(entry, time.perf_counter() - began)
                    before = self._awaited
                    self._tell(self.table.add(entry, at, self._config.ticks()))
                    self._call(self._awaited - before)
                    break
                await self._catch_up()
        if not isinstance(entry, Moved | Said) or self.table.phase != PLAYING:
            await self.enlist()
        self._keep_bots()
        self.think()
        return number

    @property
    def _awaited(self) -> frozenset[str]:
        """The persons for whom the game waits."""
        seats = (self.table.seats[seat] for seat in self.table.waiting)
        return frozenset(seat.person for seat in seats if seat.person and not seat.bot)

    def _call(self, persons: frozenset[str]) -> None:
        """It has become the turn of these: tell those who are not here."""
        if away := persons - self.here:
            self._on_turn(self.table.id, self.table.made.game, away)

    async def _catch_up(self, news: Sequence[Row] | None = None) -> bool:
        """Whether there was anything new."""
        rows = [row for row in news or () if row[0] > self.table.number]  # some may be known by now
        if news is None or (rows and rows[-1][0] != self.table.number + len(rows)):  # one is missing between
            rows = await asyncio.to_thread(self._store.entries, self.table.id, self.table.number)
        try:
            for told in take(self.table, rows, self._config.ticks()):
                self._tell(told)
        except Unreadable as error:
            self._break(error)
            raise
        if rows:
            self._is_ours = not self._store.is_shared
        return bool(rows)

    def _break(self, error: Unreadable) -> None:
        """Nobody is shown an older state as if it were the last."""
        self.is_broken = True
        self.stop()
        for listener in list(self._audience.listeners):
            listener.end(error)

    def turn_away(self, reason_for: Callable[[Listener], Refused | None]) -> None:
        """Those go for whom there is a reason, which they are told."""
        for listener in list(self._audience.listeners):
            if reason := reason_for(listener):
                listener.end(reason)
                self.part(listener)

    def _tell(self, told: Told) -> None:
        moment = Moment(waited=self._waited) if told.is_quiet else self.moment
        news = partial(messages.news, self.table, told, moment=moment, shared=told.for_everyone())
        self._audience.send(news, is_about_them=not told.is_quiet)

    def speaks_of(self, persons: Set[str]) -> bool:
        """Whether anybody of these is or was here."""
        listening = any(listener.person in persons for listener in self._audience.listeners)
        return listening or self.table.speaks_of(persons)

    async def read_again(self) -> None:
        """Somebody here turned out to be somebody else: all are told where things stand."""
        async with self._lock:
            while (known := await asyncio.to_thread(load, self._store, self.table.id)) is not None:
                if known.number == self.table.number:
                    self.table.become(known)
                    break
                await self._catch_up()
            self._audience.rename(self._store.known_as)
            for listener in self._audience.listeners:
                listener.send(messages.welcome(self.table, self.table.number, listener.person, self.moment))
        await self.enlist()
        self.think()

    async def enlist(self) -> None:
        """Keep the lists of tables in step; they are only an index of the logs."""
        table, made = self.table, self.table.made
        names, persons = [seat.name for seat in table.seats if seat.person], sorted(table.persons)
        listing = Listing(table.id, table.number, table.is_open, table.phase, persons, made.game, names)
        ended = self._unnoted
        await self._writer.enlist(listing, ended)
        self._noted = ended.finished.number if ended else self._noted

    @property
    def _unnoted(self) -> EndedGame | None:
        """The game that is over, unless this process knows it in the index of games."""
        finished = None if self.table.is_sealed else self.table.finished  # nobody learns of it elsewhere
        return EndedGame(self.table, finished) if finished and finished.number > self._noted else None

    @property
    def _may_think(self) -> bool:
        """Whoever made the last entry lets the bots answer it; the others would only think the same again."""
        return self._is_ours or self._waited > self._patience

    def think(self) -> None:
        """Let bots play whose turn it is, one task at a time."""
        if not self._may_think or self.is_closed:
            return
        if self._bot_to_move() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._play_bots())

    def stop(self) -> None:
        """Let no bot play any more."""
        if self._thinking:
            self._thinking.cancel()

    def _bot_to_move(self) -> int | None:
        seats = self.table.seats
        return next((seat for seat in self.table.waiting if seats[seat].bot), None)

    async def _play_bots(self) -> None:
        while self._may_think and not self.is_closed and (seat := self._bot_to_move()) is not None:
            await self.play_bot(seat, self.table.seats[seat].bot or STAND_IN)
            await asyncio.sleep(self._config.bot_pause if self._audience.listeners else 0)

    async def play_bot(self, seat: int, level: str) -> None:
        """Let a bot make one move for a seat, unless somebody else has made it meanwhile."""
        changed, match = self.table.changed, self.table.match
        if match is None or seat not in self.table.waiting:
            return
        post = Post(self.table.id, self.table.game_number, seat, level)
        seen = match.seen(seat)
        is_secret = seen.tobytes() != match.seen(WATCHER).tobytes()
        seconds = self._config.answer_seconds(level) if is_secret else 0.0
        thoughts = match.luck.thoughts(seat, len(match.turns)) if match.luck.is_shared else None
        move = await self._thinkers.choose(post, match.game, seen, seconds, thoughts)

        def decide(table: Table) -> AnyEntry | None:
            is_due = seat in table.waiting and table.match is match and table.changed == changed
            return Moved(seat=seat, move=str(match.game.moves[move]), by=level) if is_due else None

        await self.append(decide)
        self._keep_bots()

    @property
    def _posts(self) -> set[Post]:
        table = self.table
        seats = enumerate(table.seats if table.phase == PLAYING else ())
        return {Post(table.id, table.game_number, number, seat.bot) for number, seat in seats if seat.bot}

    def _keep_bots(self) -> None:
        self._thinkers.keep_only(self.table.id, self._posts)

    def forget(self) -> None:
        """The table leaves the memory of this process, and so do its bots."""
        self._thinkers.keep_only(self.table.id, ())

    @property
    def is_at_ease(self) -> bool:
        """People play without a clock and all are here: a tick would find nothing to do."""
        if self.is_closed:
            return True
        table, here, audience = self.table, self.here, self._audience
        if table.phase != PLAYING or table.made.clock or self._bot_to_move() is not None:
            return False
        is_told = not (audience.has_news_of_sitters or audience.has_news_of_watchers)
        return is_told and all(not seat.person or seat.person in here for seat in table.seats)

    async def tick(self) -> None:
        """Once a second: bots stand in for those who left, and move for those out of time."""
        self.tell_presence(is_late=True)
        table = self.table
        if self.is_closed:
            return
        await self._end_luck()
        if table.phase != PLAYING:
            return
        is_due = table.made.clock or any(seat.person and seat.person not in self.here for seat in table.seats)
        for seat in table.waiting if is_due else ():
            if table.seats[seat].bot:
                continue
            if table.made.clock and self._waited > table.made.clock:
                await self.play_bot(seat, STAND_IN)
            elif self._is_missed(seat):
                await self.append(partial(self._stand_in, seat))
        self.think()

    async def _end_luck(self) -> None:
        """Who is away, or does not know that luck is asked for, does not keep the others waiting."""
        table, now = self.table, self._config.ticks()
        if not (table.owes_luck and table.is_full):
            self._luck_since = None
        elif self._luck_since is None or self._luck_since[0] != table.game_number:
            self._luck_since = table.game_number, now
        elif now - self._luck_since[1] >= self._config.luck_seconds:
            await self.append(lambda table: Started(ends_luck=True) if table.owes_luck else None)

    def _is_missed(self, seat: int) -> bool:
        """The person has been away too long, and somebody else is waiting; alone, nobody is in a hurry."""
        patience, person = self.table.made.bot_after, self.table.seats[seat].person
        others = {s.person for s in self.table.seats if s.person and s.person != person}
        is_awaited = bool(patience and person and (others & self.here or self.table.made.tournament))
        return is_awaited and self.presence.gone_for(str(person)) > patience

    def _stand_in(self, seat: int, table: Table) -> AnyEntry | None:
        due = seat in table.waiting and table.seats[seat].person and not table.seats[seat].bot
        return BotTook(seat=seat, bot=STAND_IN) if due else None

    def use(self) -> "LiveTable":
        """Somebody needs the table in memory."""
        self._used = self._config.ticks()
        return self

    def is_idle_for(self, seconds: float) -> bool:
        """Nobody has been here for so long, and nothing is to be done; the store knows all there is."""
        is_busy = (
            self._audience.listeners or self._lock.locked() or (self._thinking and not self._thinking.done())
        )
        has_clock = self.table.phase == PLAYING and bool(self.table.made.clock)
        unused = self._config.ticks() - self._used
        return not is_busy and not has_clock and unused > seconds

    @property
    def sitters(self) -> list[tuple[str, str]]:
        """Pairs of this table and a person who sits here, connected to this process."""
        return [(self.table.id, person) for person in self.presence.connected if self.table.seats_of(person)]
