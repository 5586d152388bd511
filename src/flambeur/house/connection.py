"""The live connection of a person to a table."""

import asyncio
import contextlib
import logging
from typing import Annotated, NamedTuple

import msgspec
from litestar.exceptions import WebSocketDisconnect

from flambeur.bots import LEVELS
from flambeur.core.errors import FlambeurError, Refused
from flambeur.house import close_codes, messages, metrics
from flambeur.house.analyst_process import NoAnswer
from flambeur.house.coach import what_now
from flambeur.house.commands import AnyCommand, Hint, Move, Ping
from flambeur.house.counsel import Counsel
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import AnyEntry
from flambeur.house.line import Line
from flambeur.house.live_table import LiveTable
from flambeur.house.manners import Manners, no_manners
from flambeur.house.moment import NO_NEWS
from flambeur.house.outbox import Outbox
from flambeur.house.rates import Pace
from flambeur.house.requirements import require
from flambeur.house.table import Table

ENTER_SECONDS = 10
MESSAGES_PER_SECOND = 20
LONGEST_MESSAGE = 4096
MOST_RUBBISH = 3
FLUSH_SECONDS = 1.0  # for a client to take what was said before closing

logger = logging.getLogger("flambeur.house")


class Enter(msgspec.Struct, tag_field="do", tag="enter", forbid_unknown_fields=True):
    """The first thing a client says."""

    after: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(default=0, name="from")
    invite: str | None = None


_enter = msgspec.json.Decoder(Enter)
_command = msgspec.json.Decoder(AnyCommand)


class Visitor(NamedTuple):
    """Who comes to a table, and how they are spoken to."""

    person: str | None
    name: str
    device: str | None
    lang: str


class Closed(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One person at one table, until the connection ends."""

    def __init__(
        self,
        line: Line,
        live: LiveTable,
        visitor: "Visitor",
        pace: Pace,
        coach: Counsel,
        manners: Manners = no_manners,
    ) -> None:
        self.person, self.name, self.device, lang = visitor
        self._line, self._live, self._lang = line, live, lang
        self._outbox = Outbox(line, self._part)
        self._pace, self._rubbish = pace, 0
        self._is_invited = False
        self._coach, self._manners = coach, manners
        self._asking: asyncio.Task[None] | None = None  # the coach, for a hint

    def send(self, message: bytes) -> None:
        """Hand over a message; never waits."""
        self._outbox.put(message)

    def end(self, error: FlambeurError) -> None:
        """Say why, and close."""
        self._refuse(None, error)
        self._outbox.end()

    async def serve(self) -> None:
        """Serve the connection to its end."""
        code = await self.run()
        if code is not None:
            with contextlib.suppress(OSError, RuntimeError):  # it is closed already
                await self._line.close(code)

    async def run(self) -> int | None:
        """Serve the connection; returns the code to close it with, None if the client has closed it."""
        metrics.CONNECTIONS.inc()
        try:
            await self._enter()
            while True:
                await self._obey(await self._line.receive_data("text"))
        except Closed as closed:
            await self._outbox.flush(FLUSH_SECONDS)
            return closed.code
        except WebSocketDisconnect:
            return None
        except Exception:
            logger.exception("a connection broke")
            return close_codes.OUR_MISTAKE
        finally:
            metrics.CONNECTIONS.dec()
            self._part()
            self._outbox.stop()

    def _part(self) -> None:
        self._live.part(self)

    async def _enter(self) -> None:
        try:
            async with asyncio.timeout(ENTER_SECONDS):  # wait_for's task would hold itself if the client goes
                text = await self._line.receive_data("text")
            entering = _enter.decode(text)
        except TimeoutError:
            raise Closed(close_codes.SILENT) from None
        except msgspec.MsgspecError as error:
            self._refuse(None, Refused("bad-message", reason=str(error)))
            raise Closed(close_codes.RUBBISH) from None
        made = self._live.table.made
        self._is_invited = entering.invite == made.invite
        if not self._may_enter():
            self._refuse(None, Refused("need-invite"))
            raise Closed(close_codes.NOT_INVITED)
        await self._be_up_to_date(entering.after)
        # No wait between the two: nothing can be missed, nothing told twice.
        self._live.join(self)
        self.send(messages.welcome(self._live.table, entering.after, self.person, self._live.moment))

    async def _be_up_to_date(self, after: int) -> None:
        """Nobody is shown a table that could not be read on since it was found."""
        try:
            if after > self._live.table.number:  # another process has told this client more
                await self._live.catch_up()
            require(not self._live.is_broken, Refused("table-unreadable", table=self._live.table.id))
        except Refused as refusal:
            self._refuse(None, refusal)
            raise Closed(close_codes.OUR_MISTAKE) from None

    def _may_enter(self) -> bool:
        table = self._live.table
        may_look = (self._is_invited or table.made.is_open) and not table.is_sealed
        return may_look or bool(table.seats_of(self.person))

    async def _obey(self, text: str) -> None:
        if not self._pace.take():
            self._refuse(None, Refused("too-fast", most=MESSAGES_PER_SECOND))
            raise Closed(close_codes.TOO_FAST)
        try:
            command = self._read(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._rubbish += 1
            self._refuse(None, Refused("bad-message", reason=str(error)))
            if self._rubbish >= MOST_RUBBISH:
                raise Closed(close_codes.RUBBISH) from None
            return
        if isinstance(command, Hint):
            self._ask(command)
            return
        try:
            number = await self._live.append(lambda table: self._decide(table, command))
            self.send(messages.done(command.id, self._number_of(command, number)))
        except FlambeurError as error:
            self._refuse(command.id, error)

    def _ask(self, command: Hint) -> None:
        """The coach thinks beside: one may move meanwhile, but not ask for more."""
        if self._asking and not self._asking.done():
            self._refuse(command.id, Refused("house-busy"))
        else:
            self._asking = asyncio.create_task(self._hint(command))

    async def _hint(self, command: Hint) -> None:
        table, number = self._live.table, self._live.table.number
        person = self.person or ""
        try:
            found = await self._coach.answer(what_now(table, person, command.seat), person)
            self.send(messages.hint(command.id, number, command.seat, found))
        except FlambeurError as error:
            self._refuse(command.id, error)
        except NoAnswer:
            logger.exception("the coach has no answer")
            self._refuse(command.id, Refused("no-hint"))

    def _read(self, text: str) -> AnyCommand:
        if len(text) > LONGEST_MESSAGE:
            raise msgspec.DecodeError(f"longer than {LONGEST_MESSAGE} characters")
        command: AnyCommand = _command.decode(text)
        return command

    def _decide(self, table: Table, command: AnyCommand) -> AnyEntry | None:
        if isinstance(command, Ping) or table.done.number_of(self.person, command.id):
            return None
        if self.person is None:
            raise Refused("no-identity")
        # A move rests on nothing but the log.
        moment = NO_NEWS if isinstance(command, Move) else self._live.moment
        asking = Asking(self.person, self.name, self._may_enter(), moment, LEVELS)
        self._manners(table, self.person, command)
        return decide(table, asking, command, self._live.new_secret)

    def _number_of(self, command: AnyCommand, number: int) -> int:
        return self._live.table.done.number_of(self.person, command.id) or number

    def _refuse(self, id: str | None, error: FlambeurError) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        self.send(messages.refused(id, error, self._lang))
