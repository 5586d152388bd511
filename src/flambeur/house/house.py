"""The house: its store, its tables, and what goes on in the background while it is open."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Set
from typing import TypeVar

import sqlalchemy as sa
from litestar import Litestar

from flambeur.house.admission import reason_to_go
from flambeur.house.analyses import Analyses
from flambeur.house.analyst_process import AnalystProcess, prepare
from flambeur.house.coach import PRIORITY
from flambeur.house.config import USUAL, Config
from flambeur.house.counsel import Counsel
from flambeur.house.duties import Duties
from flambeur.house.finished_games import FinishedGames
from flambeur.house.guest_book import GuestBook
from flambeur.house.health import Health
from flambeur.house.history.backfill import Backfill
from flambeur.house.history.bots import BotStatistics
from flambeur.house.hub import Hub
from flambeur.house.identity import CookieSigner
from flambeur.house.kept_analyses import KeptAnalyses
from flambeur.house.lobby import Lobby
from flambeur.house.migrate import migrate
from flambeur.house.notices import Notices, Sender
from flambeur.house.people.codes import CodeBook
from flambeur.house.pg_listener import PgListener
from flambeur.house.quick_start import quicken
from flambeur.house.ratings.keeper import Keeper
from flambeur.house.ratings.ladder import Ladder
from flambeur.house.slow_answers import SlowAnswers
from flambeur.house.store import Store, engine_of
from flambeur.house.subscriptions import Subscriptions
from flambeur.house.tournaments.driver import TournamentDriver
from flambeur.house.tournaments.room import TournamentRoom
from flambeur.house.writer import Writer

PLAYS_ON_SECONDS = 60.0  # that the process which plays on for "what if" stays when nobody asks

Result = TypeVar("Result")


class House:
    """Everything that the addresses need."""

    def __init__(self, database: str, config: Config = USUAL) -> None:
        self.config = config
        self.engine: sa.Engine = engine_of(database)
        migrate(self.engine)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine)
        self.notices = Notices(self.store, Subscriptions(self.engine), sender_of(config))
        self.hub = Hub(self.store, self.writer, config, self.notices.tell)
        self.listener = PgListener(self.engine, self.hub, self.writer.name)
        self.duties = Duties()
        self.health = Health(self.engine, self.writer, self.listener, self.duties)
        self.lobby = Lobby(self.engine, config.clock)
        self.tournaments = TournamentRoom(self.store, config.clock)
        name = self.writer.name
        self.driver = TournamentDriver(name, self.tournaments, self.hub, self.store, config)
        self.slow_answers = SlowAnswers()
        self.finished_games = FinishedGames(self.store)
        self.ratings, self.ladder = Keeper(self.store), Ladder(self.store)
        analyst = AnalystProcess(config.analyst)
        self.coach = Counsel(AnalystProcess(config.analyst, PRIORITY))
        self.playing_on = Counsel(AnalystProcess(config.analyst, idle_seconds=PLAYS_ON_SECONDS))
        self.analyses = Analyses(KeptAnalyses(self.engine), analyst, config.ticks)
        self.bots = BotStatistics(self.engine)
        self.guest_book = GuestBook(self.store, self._meet_again, self._put_in_order)
        self.reading_data: set[str] = set()  # persons who are just being handed what the house has of them
        self.codes = CodeBook(self.store.cookie_key())
        self.signer = CookieSigner(self.store.cookie_key())

    @contextlib.asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """What goes on while the house is open."""
        compiling = self.config.compile()
        self.duties.begin("looking after tables", self.hub.tick_forever)
        self.duties.begin("meeting other processes", self.hub.meet_forever)
        self.duties.begin("reading the guest book", self.guest_book.read_forever)
        self.duties.begin("listening to other processes", self.listener.listen_forever)
        self.duties.begin("going on with games", self.hub.resume)
        self.duties.begin("rating games", self.ratings.keep_forever)
        self.duties.begin("looking for games of before", Backfill(self.store).run)
        self.duties.begin("counting what bots have played", self.bots.count)
        self.duties.begin("driving tournaments", self.driver.drive_forever)
        quickening = asyncio.create_task(self._quicken())
        yield
        self.hub.stop()
        self.notices.close()
        self.slow_answers.close()
        await self.analyses.close()
        await self.coach.close()
        await self.playing_on.close()
        self.duties.end()
        quickening.cancel()
        await asyncio.gather(quickening, return_exceptions=True)
        if compiling:
            compiling.terminate()
        self.writer.close()
        self.engine.dispose()

    async def _meet_again(self, persons: Set[str]) -> None:
        """Whatever is in memory knows these persons by what they are now."""
        self.finished_games.forget()
        self.slow_answers.forget()
        self.tournaments.forget()
        await self.hub.meet_again(persons)

    async def write(self, change: Callable[[sa.Connection], Result]) -> Result:
        """Change something that is no table's, in one transaction, and let everybody here know."""

        def transact() -> Result:
            with self.engine.begin() as connection:
                return change(connection)

        result = await asyncio.to_thread(transact)
        await self.guest_book.read()
        return result

    async def read(self, ask: Callable[[sa.Connection], Result]) -> Result:
        """Look something up that is no table's."""

        def look() -> Result:
            with self.engine.execution_options(is_reading=True).connect() as connection:
                return ask(connection)

        return await asyncio.to_thread(look)

    def _put_in_order(self) -> None:
        """Who was removed, or signed out, is at no table any more; nobody is at one that was closed."""
        self.hub.turn_away(lambda table, each: reason_to_go(self.guest_book, table, each.device, each.person))

    async def _quicken(self) -> None:
        """First what is needed to play, then what is needed to look back."""
        games = list(self.config.quick_games())
        await quicken(games)
        await prepare(self.config.analyst, [game.name for game in games])


def sender_of(config: Config) -> Sender | None:
    """Who reaches closed browsers, if the house has a key; only then is the cryptography loaded."""
    if not config.push_key:
        return None
    from flambeur.house.web_push import Pusher

    return Pusher(config.push_key, config.push_contact)
