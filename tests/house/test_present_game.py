"""A table holds only its present game, however long it is played at; the store has those before."""

from functools import partial
from pathlib import Path

import pytest

from flambeur.core.errors import Refused
from flambeur.core.replay import verify
from flambeur.house.done import MOST_IDS, MOST_PERSONS, Done
from flambeur.house.entries import AnyEntry, Moved, Rematch, Said, Sat, Stood
from flambeur.house.finished_games import FinishedGames, check_is_over
from flambeur.house.log_reader import load_game
from flambeur.house.requirements import check_may_look
from flambeur.house.store import Store, engine_of, url_of
from flambeur.house.table import MOST_TALK, Finished, Table
from tests.house.hubs import AT, HandClock, config_of, created, hub_at, played_out

pytestmark = pytest.mark.anyio

MADE = created("me:Ada", "me:Bea", is_open=False)
REMATCHES = [Rematch(secret=f"{game}" * 64, keeps_seats=True) for game in (1, 2)]


def first_move(table: Table) -> Moved:
    """The first that whoever is waited for may make."""
    seat, match = table.waiting[0], table.match
    assert match is not None
    return Moved(seat=seat, move=str(match.legal(seat)[0]), person="ada", id=str(table.number))


def play(table: Table) -> int:
    """To the end of the game; how many moves it had."""
    moves = 0
    while table.waiting:
        table.add(first_move(table), AT)
        moves += 1
    return moves


def test_after_three_games_a_table_holds_only_the_last() -> None:
    table = Table("one")
    table.add(MADE, AT)
    moves = [play(table)]
    for rematch in REMATCHES:
        table.add(rematch, AT)
        assert (len(table.story), len(table.played), table.finished) == (1, 0, None)
        moves.append(play(table))
    assert table.number == 3 + sum(moves)
    assert [told.number for told in table.story] == list(range(table.number - moves[2], table.number + 1))
    assert [told.number for told in table.told_after(0)] == [told.number for told in table.story]
    assert table.finished is not None
    assert (table.finished.number, len(table.finished.match.turns), len(table.won_by)) == (3, moves[2], 3)
    assert len(table.done) <= MOST_IDS


def test_talk_is_not_kept_for_ever() -> None:
    table = Table("one")
    table.add(MADE, AT)
    for number in range(3 * MOST_TALK):
        table.add(Said(person="ada", id=f"{number}", name="Ada", text="hm"), AT)
    assert (table.number, len(table.told_after(0))) == (1 + 3 * MOST_TALK, 1 + MOST_TALK)


def test_the_latest_requests_of_everybody_are_known_again() -> None:
    done = Done()
    done.note("ben", "his", 1)
    for number in range(2, 1000):
        done.note("ada", str(number), number)
    assert done.number_of("ben", "his") == 1, "whatever others have asked for"
    assert [done.number_of("ada", str(number)) for number in (999, 1000 - MOST_IDS)] == [999, 1000 - MOST_IDS]
    assert len(done) == MOST_IDS + 1
    for number in range(1000):
        done.note(f"passer-by {number}", "sit", number)
        done.note("ben", "his", number)
    assert len(done) == MOST_PERSONS
    assert done.number_of("ben", "his") == 999, (
        "who is still there is not forgotten for those who come and go"
    )


def test_who_sits_at_a_table_is_known_again_however_many_others_talk() -> None:
    table = Table("one")
    table.add(created("me", "me"), AT)
    table.add(Said(person="ada", id="mine", name="Ada", text="hello"), AT)
    for number in range(2 * MOST_PERSONS):
        table.add(Said(person=f"passer-by {number}", id="theirs", name="Ben", text="hm"), AT)
    assert table.done.number_of("ada", "mine") == 2
    assert len(table.done) == MOST_PERSONS


def test_an_earlier_game_is_read_once_for_all_who_look_at_its_moments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []
    table = played_out(created("me", "me"))
    earlier = table.finished
    assert earlier is not None
    table.finished, table.game_number = None, 2

    def load(_store: object, _table: str, game: int) -> Finished:
        reads.append(game)
        return earlier

    monkeypatch.setattr("flambeur.house.finished_games.load_game", load)
    engine = engine_of(url_of(None, tmp_path))
    games = FinishedGames(Store(engine))
    assert [games.of(table, 1) for _ in range(3)] == [earlier] * 3
    assert reads == [1]
    with pytest.raises(Refused, match="over"):
        games.of(table, 2)
    engine.dispose()


def test_who_played_an_earlier_game_may_still_look() -> None:
    table = Table("one")
    table.add(created("me", "open", is_open=False), AT)
    table.add(Sat(person="ben", name="Ben", seat=1, luck=""), AT)
    play(table)
    table.add(Rematch(secret="11" * 32, keeps_seats=True, asks_luck=True), AT)
    table.add(Stood(person="ben", name="Ben", seat=1), AT)
    assert "ben" not in table.persons
    check_may_look(table, "ben", None)
    with pytest.raises(Refused, match="invit"):
        check_may_look(table, "mallory", None)


async def test_every_game_of_a_table_is_read_from_the_store(tmp_path: Path) -> None:
    played = []
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live = await hub.open_table("one", MADE)
        for rematch in (*REMATCHES, None):
            while live.table.waiting:
                await live.append(first_move)
            assert live.table.finished is not None
            played.append(live.table.finished.match.record())
            if rematch:
                await live.append(partial(_always, rematch))
        check_is_over(live.table, 1)
        games = [load_game(hub._store, "one", game) for game in (1, 2, 3)]
        assert [game and game.match.record() for game in games] == played
        assert len({record.chance.secret for record in played}) == 3
        assert all(verify(record).is_over for record in played)
        assert load_game(hub._store, "one", 4) is None
        assert load_game(hub._store, "none", 1) is None


def _always(entry: AnyEntry, _table: Table) -> AnyEntry:
    return entry


def test_the_present_game_has_no_record_before_it_is_over() -> None:
    table = Table("one")
    table.add(MADE, AT)
    with pytest.raises(Refused) as refused:
        check_is_over(table, 1)
    assert refused.value.code == "not-over"
    play(table)
    check_is_over(table, 1)
    table.add(REMATCHES[0], AT)
    check_is_over(table, 1)
    for game, code in ((0, "no-such-game"), (2, "not-over"), (3, "no-such-game")):
        with pytest.raises(Refused) as refused:
            check_is_over(table, game)
        assert refused.value.code == code
