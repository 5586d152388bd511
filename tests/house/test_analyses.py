"""A finished game is looked back at in steps, by a process of its own, and what was found is kept."""

import asyncio
import io
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from msgspec import Raw

import flambeur
from flambeur.analysis import VERSION
from flambeur.core.errors import Refused
from flambeur.core.record import Record
from flambeur.house.analyses import ABANDONED, MOST_AHEAD, MOST_OF_ONE, MOST_WAITING, Analyses, Progress
from flambeur.house.analyst import prepare_all, serve
from flambeur.house.analyst_process import LOWEST, AnalystDied, AnalystProcess, NoAnswer, prepare
from flambeur.house.kept_analyses import Kept, KeptAnalyses, analyses
from flambeur.house.questions import Answer, AnyQuestion, LookBack, PlayOn
from flambeur.house.store import Listing, engine_of, list_table, metadata, tables, url_of
from tests.house.hubs import SECONDS, HandClock
from tests.house.server import HASTY

pytestmark = pytest.mark.anyio


class SlowAnalyst(AnalystProcess):
    """An analyst who waits to be told that the work is done."""

    def __init__(self) -> None:
        super().__init__(())
        self.asked: list[tuple[str, bytes]] = []
        self.may_end: asyncio.Queue[bytes] = asyncio.Queue()

    async def answer(self, question: AnyQuestion, report: object = None) -> bytes:
        """What the test finds."""
        assert isinstance(question, LookBack)
        self.asked.append((question.quality, bytes(question.record)))
        assert callable(report)
        report(0.5)
        found = await self.may_end.get()
        if found == b"death":
            raise AnalystDied("dead")
        if found == b"nothing":
            raise NoAnswer("nothing")
        return found


class Room:
    """Analyses of a store with one table, with a slow analyst and a clock that stands still."""

    def __init__(self, engine: sa.Engine) -> None:
        self.kept, self.analyst, self.clock = KeptAnalyses(engine), SlowAnalyst(), HandClock()
        self.analyses = Analyses(self.kept, self.analyst, self.clock.ticks)

    async def ask(self, game: int = 1, person: str = "ann", is_ahead: bool = False) -> Progress:
        """What is known of a game of the table."""

        async def record() -> bytes:
            await asyncio.sleep(0)  # a store is read meanwhile
            return b"%d" % game

        return await self.analyses.of(("one", game), person, record, is_ahead)

    async def until(self, asked: int) -> None:
        """The analyst has been asked so often."""
        async with asyncio.timeout(SECONDS):
            while len(self.analyst.asked) < asked:
                await asyncio.sleep(0.001)

    async def until_known(self, quality: str, game: int = 1) -> Progress:
        """As good an analysis is kept."""
        async with asyncio.timeout(SECONDS):
            while not (found := await self.ask(game)).kept or found.kept.quality != quality:
                await asyncio.sleep(0.001)
        return found


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    """A store with one table."""
    engine = engine_of(url_of(None, tmp_path))
    metadata.create_all(engine)
    with engine.begin() as connection:
        list_table(connection, Listing("one", 1, False, "over", ["ann"]))
    yield engine
    engine.dispose()


@pytest.fixture
async def room(engine: sa.Engine) -> AsyncIterator[Room]:
    """A room that is left in the end."""
    room = Room(engine)
    yield room
    await room.analyses.close()


async def test_a_first_account_comes_before_a_better_one_and_what_is_best_is_kept(room: Room) -> None:
    assert await room.ask() == (0.0, None)
    await room.until(1)
    assert (await room.ask()).done == pytest.approx(0.05)
    room.analyst.may_end.put_nowait(b'{"is":"first"}')
    found = await room.until_known("quick")
    assert found.kept == Kept("quick", '{"is":"first"}')
    await room.until(2)
    assert 0.1 < (await room.ask()).done < 1
    room.analyst.may_end.put_nowait(b'{"is":"better"}')
    assert await room.until_known("good") == (1.0, Kept("good", '{"is":"better"}'))
    assert room.analyst.asked == [("quick", b"1"), ("good", b"1")], "each step was made once"


async def test_everybody_has_a_first_account_before_anybody_has_a_better_one(room: Room) -> None:
    for game in (1, 2):
        await room.ask(game)
    for _ in range(3):
        room.analyst.may_end.put_nowait(b"{}")
    await room.until(4)
    assert room.analyst.asked == [("quick", b"1"), ("quick", b"2"), ("good", b"1"), ("good", b"2")]


async def test_of_what_is_asked_ahead_only_a_first_account_is_made(room: Room) -> None:
    await room.ask(1, is_ahead=True)
    await room.ask(2)
    for _ in range(3):
        room.analyst.may_end.put_nowait(b"{}")
    await room.until(3)
    assert room.analyst.asked == [("quick", b"1"), ("quick", b"2"), ("good", b"2")]
    assert (await room.ask(1)).kept == Kept("quick", "{}"), "it is there when somebody opens it"
    await room.until(4)
    assert room.analyst.asked[3] == ("good", b"1")


async def test_who_waits_comes_before_who_may_want_to_look_back(room: Room) -> None:
    for game in range(MOST_AHEAD):
        await room.ask(game, is_ahead=True)
    with pytest.raises(Refused, match="busy"):
        await room.ask(MOST_AHEAD, is_ahead=True)
    for game in range(MOST_OF_ONE):
        await room.ask(10 + game)
    await room.ask(0, person="another")
    with pytest.raises(Refused, match=f"At most {MOST_OF_ONE} games"):
        await room.ask(1)


async def test_nobody_takes_the_analyst_for_themselves_and_who_has_left_is_not_waited_for(room: Room) -> None:
    for game in range(MOST_OF_ONE):
        await room.ask(game)
    with pytest.raises(Refused, match=f"At most {MOST_OF_ONE} games"):
        await room.ask(MOST_OF_ONE)
    for game in range(MOST_OF_ONE, MOST_WAITING):
        await room.ask(game, person=f"another {game}")
    with pytest.raises(Refused, match="busy"):
        await room.ask(MOST_WAITING, person="the last")
    room.clock.forward(ABANDONED)
    await room.ask(99, person="the last")
    room.analyst.may_end.put_nowait(b"{}")
    await room.until(2)
    assert room.analyst.asked[1] == ("quick", b"99"), "all others have left meanwhile"


async def test_who_asks_for_many_games_at_once_is_refused_as_well(room: Room) -> None:
    wishes = (room.ask(game) for game in range(4 * MOST_OF_ONE))
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(answer, Progress) for answer in answers) == MOST_OF_ONE


async def test_who_comes_back_to_what_they_had_left_is_counted_again(room: Room) -> None:
    for game in range(MOST_OF_ONE):
        await room.ask(game)
    room.clock.forward(ABANDONED)
    for game in range(MOST_OF_ONE, 2 * MOST_OF_ONE):
        await room.ask(game)
    with pytest.raises(Refused, match=f"At most {MOST_OF_ONE} games"):
        await room.ask(0)


async def test_an_analyst_that_dies_once_is_asked_again_and_twice_over_one_game_no_more(room: Room) -> None:
    for times in (1, 2):
        await room.ask()
        room.analyst.may_end.put_nowait(b"death")
        async with asyncio.timeout(SECONDS):
            while len(room.analyst.asked) < times or room.analyses._work:
                await asyncio.sleep(0.001)
    with pytest.raises(Refused, match="could not be analysed"):
        await room.ask()


async def test_what_cannot_be_analysed_is_said_and_not_tried_again(room: Room) -> None:
    await room.ask()
    room.analyst.may_end.put_nowait(b"nothing")
    async with asyncio.timeout(SECONDS):
        while not room.analyses._failed:
            await asyncio.sleep(0.001)
    with pytest.raises(Refused, match="could not be analysed"):
        await room.ask()
    assert len(room.analyst.asked) == 1
    room.kept.keep("one", 1, Kept("quick", "{}"))
    assert await room.ask() == (1.0, Kept("quick", "{}")), "a first account is better than none"


async def test_a_store_that_fails_once_does_not_keep_a_game_from_being_analysed_later(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(room.kept, "keep", lambda *_: 1 / 0)
        await room.ask()
        room.analyst.may_end.put_nowait(b"{}")
        async with asyncio.timeout(SECONDS):
            while room.analyses._work:
                await asyncio.sleep(0.001)
    room.analyst.may_end.put_nowait(b"{}")
    assert (await room.until_known("quick")).kept == Kept("quick", "{}")


def test_a_first_account_never_takes_the_place_of_a_better_one(engine: sa.Engine) -> None:
    kept = KeptAnalyses(engine)
    for quality in ("quick", "good", "quick"):
        kept.keep("one", 1, Kept(quality, f'{{"is":"{quality}"}}'))
    assert kept.of("one", 1) == Kept("good", '{"is":"good"}')


def test_what_an_older_version_reckoned_is_not_shown_and_makes_room(engine: sa.Engine) -> None:
    kept = KeptAnalyses(engine)
    with engine.begin() as connection:
        connection.execute(tables.update().values(is_open=True, game="las-vegas"))
    kept.keep("one", 1, Kept("good", '{"is":"old"}'))
    assert kept.of_open_tables("las-vegas", 1) == [("one", 1, '{"is":"old"}')]
    with engine.begin() as connection:
        connection.execute(analyses.update().values(version=VERSION - 1))
    assert (kept.of("one", 1), kept.of_open_tables("las-vegas", 1)) == (None, [])
    kept.keep("one", 1, Kept("quick", '{"is":"new"}'))
    assert kept.of("one", 1) == Kept("quick", '{"is":"new"}')


def test_nothing_is_kept_of_a_table_that_was_forgotten(engine: sa.Engine) -> None:
    kept = KeptAnalyses(engine)
    kept.keep("forgotten", 1, Kept("quick", "{}"))
    assert kept.of("forgotten", 1) is None


async def test_the_analyst_is_a_process_of_the_lowest_priority_that_goes_when_nobody_asks() -> None:
    analyst, heard = AnalystProcess(HASTY), list[float]()
    found = await analyst.answer(LookBack(Raw(b"7"), "quick"), heard.append)
    assert (found, heard) == (b'{"asked":"look-back","quality":"quick"}', [0.5])
    process = analyst._process
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == LOWEST
    with pytest.raises(NoAnswer, match="riddle"):
        await analyst.answer(LookBack(Raw(b'"a riddle"'), "quick"))
    assert analyst._process is process, "it can still be asked"
    with pytest.raises(NoAnswer, match="died"):
        await analyst.answer(LookBack(Raw(b'"the end"'), "quick"))
    analyst._idle_seconds = 0.0
    assert await analyst.answer(LookBack(Raw(b"8"), "quick")), "another takes its place"
    async with asyncio.timeout(SECONDS):
        while is_there(analyst):
            await asyncio.sleep(0.001)
    await analyst.end()


async def test_what_an_analyst_complains_of_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    analyst = AnalystProcess((sys.executable, "-c", "raise SystemExit('out of memory')"))
    with pytest.raises(AnalystDied):
        await analyst.answer(LookBack(Raw(b"7"), "quick"))
    async with asyncio.timeout(SECONDS):
        while "the analyst says: out of memory" not in caplog.text:
            await asyncio.sleep(0.001)
    await analyst.end()


async def test_what_an_analyst_needs_is_compiled_beforehand_for_the_games_of_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with asyncio.timeout(SECONDS):
        await prepare(HASTY, ["las-vegas"])
        await prepare(("no such command",), [])
    prepared = list[tuple[str, int]]()
    monkeypatch.setattr(
        "flambeur.house.analyst.prepare", lambda game, players: prepared.append((game.name, players))
    )
    monkeypatch.setattr(
        "flambeur.house.analyst.outcomes", lambda game, _, games: prepared.append((game.name, games))
    )
    prepare_all(["easy-come"])
    assert prepared == [("easy-come", 2), ("easy-come", 3), ("easy-come", 1)]


def is_there(analyst: AnalystProcess) -> bool:
    """Whether its process lives."""
    return analyst._process is not None


def test_the_analyst_answers_line_by_line_and_says_what_is_wrong_with_a_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = flambeur.new("easy-come", players=2, seed=1).record()
    finished = [LookBack(Raw(msgspec.json.encode(record)), "quick") for record in (begun, "nonsense")]
    told = io.BytesIO()
    serve(io.BytesIO(b"".join(msgspec.json.encode(question) + b"\n" for question in finished)), told)

    def analysed(record: Record, quality: str, report: Callable[[int, int], None]) -> list[object]:
        report(1, 4)
        return [record.set_up.game, quality]

    monkeypatch.setattr("flambeur.house.analyst.analyse", analysed)
    monkeypatch.setattr(
        "flambeur.house.analyst.outcomes", lambda game, state, games: [game.name, state.players, games]
    )
    whole = flambeur.new("easy-come", players=2, seed=1)
    asked = [finished[0], PlayOn("easy-come", 1, whole.position.bytes, 250)]
    serve(io.BytesIO(b"".join(msgspec.json.encode(question) + b"\n" for question in asked)), told)
    answers = [msgspec.json.decode(line, type=Answer) for line in told.getvalue().splitlines()]
    assert "finished" in answers[0].problem
    assert "record" in answers[1].problem
    assert answers[2:] == [
        Answer(0.25),
        Answer(1.0, Raw(b'["easy-come","quick"]')),
        Answer(1.0, Raw(b'["easy-come",2,250]')),
    ]
