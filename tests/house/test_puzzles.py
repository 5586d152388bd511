"""Puzzles: those of bots first, then what was missed at open tables; an answer near the best passes."""

from pathlib import Path

import msgspec
import pytest

from flambeur.analysis import Analysis, Candidate, JudgedMove
from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.registry import find_game
from flambeur.house.entries import write
from flambeur.house.kept_analyses import Kept, KeptAnalyses
from flambeur.house.puzzles import Puzzle, all_puzzles, find_puzzle, questions_of
from flambeur.house.store import Listing, Store, engine_of, list_table, log, metadata, tables, url_of
from flambeur.house.table import Table
from tests.house.guests import NewGuest
from tests.house.hubs import created, played_out

pytestmark = pytest.mark.anyio

GAME = find_game("las-vegas")


def judged(match: Match, number: int, gap: float, label: str = "blunder") -> JudgedMove:
    """A move that was made, and by how much another one was better than all."""
    turn = match.turns[number - 1]
    values = [50 + gap, 50, 49]
    candidates = tuple(Candidate(str(v), v, 0.1, (v, 100 - v)) for v in values)
    return JudgedMove(number, turn.seat, "49", candidates, gap + 1, label, candidates[0].shares)


def store_with(data: Path, table: Table, is_open: bool) -> Store:
    """A store with a game in which somebody missed something, once clearly."""
    engine = engine_of(url_of(None, data))
    metadata.create_all(engine)
    assert table.match is not None
    moves = (judged(table.match, 1, 20.0), judged(table.match, 2, 3.0), judged(table.match, 3, 9.0, "fine"))
    analysis = Analysis(GAME.name, 1, 2, "good", 1, 0, (), moves, (), (), ())
    rows = [
        {"table": table.id, "number": told.number, "at": told.at.isoformat(), "content": write(told.entry)}
        for told in table.story
    ]
    with engine.begin() as connection:
        connection.execute(log.insert(), rows)
        list_table(connection, Listing(table.id, len(rows), is_open, "over", [], GAME.name, []))
    KeptAnalyses(engine).keep(table.id, 1, Kept("good", msgspec.json.encode(analysis).decode()))
    return Store(engine)


@pytest.mark.parametrize("is_open", [True, False])
def test_what_was_clearly_missed_at_an_open_table_is_a_puzzle(tmp_path: Path, is_open: bool) -> None:
    table = played_out(created("me", "me"))
    assert table.match is not None
    store = store_with(tmp_path, table, is_open)
    posed = [puzzle for puzzle in all_puzzles(GAME, store) if not puzzle.id.startswith("bots-")]
    assert [puzzle.id for puzzle in posed] == (["one-1-1"] if is_open else [])
    for puzzle in posed:
        asked = puzzle.question()
        assert (asked["seat"], asked["is_exact"]) == (table.match.turns[0].seat, False)
        assert asked["legal"], "it can be decided again"
        assert puzzle.stand().turns == []
        assert find_puzzle(GAME, store, puzzle.id).id == puzzle.id
    store.engine.dispose()


def test_a_puzzle_can_be_solved_however_many_newer_ones_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_with(tmp_path, played_out(created("me", "me")), is_open=True)
    monkeypatch.setattr("flambeur.house.puzzles.LATEST", 0)
    old = find_puzzle(GAME, store, "one-1-1")
    assert old.id not in [puzzle.id for puzzle in all_puzzles(GAME, store)]
    assert len(list(questions_of([old]))) == 1
    for unknown in ("one-1-2", "one-2-1", "two-1-1", "one-1", f"one-{10**30}-1", "-1-1", ""):
        with pytest.raises(Refused, match="no puzzle"):
            find_puzzle(GAME, store, unknown)
    with store.engine.begin() as connection:
        connection.execute(log.delete())
    with pytest.raises(Refused, match="no puzzle one-1-1"):
        old.question()
    assert not list(questions_of([old])), "the others can still be asked"
    with store.engine.begin() as connection:
        connection.execute(tables.update().values(is_open=False))
    with pytest.raises(Refused, match="no puzzle"):
        find_puzzle(GAME, store, "one-1-1")
    store.engine.dispose()


def test_an_answer_within_four_points_of_the_best_passes() -> None:
    worths = {"a": 60.0, "b": 56.0, "c": 55.0}
    candidates = [Candidate(move, value, 0.0, (value, 100 - value)) for move, value in worths.items()]
    puzzle = Puzzle("x", 0, candidates, lambda: pytest.fail("nobody looks at it"))
    assert [puzzle.judged(move)["passes"] for move in worths] == [True, True, False]
    assert puzzle.judged("c")["lost"] == 5
    given_up = puzzle.judged(None)
    assert (given_up["passes"], given_up["lost"], given_up["candidates"]) == (False, None, candidates)
    with pytest.raises(Refused, match="a, b, c"):
        puzzle.judged("d")


async def test_puzzles_are_asked_without_their_solutions_and_answered_with_them(new_guest: NewGuest) -> None:
    anna = await new_guest()
    page = await anna.get("/api/puzzles/easy-come")
    puzzle = page["puzzles"][0]
    assert page["total"] >= len(page["puzzles"]) > 0
    assert puzzle["is_exact"]
    assert "candidates" not in puzzle
    address = f"/api/puzzles/easy-come/{puzzle['id']}"
    shown = (await anna.http.post(address, json={})).json()
    best = shown["candidates"][0]["move"]
    solved = (await anna.http.post(address, json={"move": best})).json()
    assert (solved["passes"], solved["lost"]) == (True, 0)
    refused = await anna.http.post("/api/puzzles/easy-come/none", json={})
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-such-puzzle")
