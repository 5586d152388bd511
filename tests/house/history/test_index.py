"""Every game that ends is in the index of games, whatever happens to the house, once, and as its log says."""

import json
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from flambeur.house import forgetting, persons
from flambeur.house.commands import Again
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import BranchOf
from flambeur.house.history.backfill import Backfill
from flambeur.house.history.rows import game_seats, games
from flambeur.house.hub import Hub
from flambeur.house.past_games import stand_at
from flambeur.house.store import put_setting
from tests.house.history.games import begin, finish, play_out, read_all, rows_of
from tests.house.hubs import created

pytestmark = pytest.mark.anyio


async def killed(*_: object) -> None:
    """The house, before it could write."""
    raise ConnectionAbortedError


async def test_a_game_that_ends_is_in_the_index_with_all_who_played(hub: Hub) -> None:
    live = await play_out(
        hub, "one", created("me", "novice", "me:Grandma", options={"rounds": 1, "first": 0})
    )
    [game] = rows_of(hub._store, games)
    match = live.table.finished.match if live.table.finished else None
    assert match is not None
    assert match.standing is not None
    assert (game["table"], game["number"], game["game"], game["players"]) == ("one", 1, "las-vegas", 3)
    assert game["entry"] == live.table.number
    assert json.loads(game["options"]) == dict(match.options)
    assert game["names"] == "ada\ngrandma"
    assert (game["is_open"], game["is_shared"], game["has_coach"]) == (True, True, False)
    assert (game["is_rated"], game["tournament"]) == (False, None)
    seats = rows_of(hub._store, game_seats)
    assert [(seat["who"], seat["is_bot"], seat["name"]) for seat in seats] == [
        ("ada", False, "Ada"),
        ("novice", True, ""),
        ("ada", False, "Grandma"),
    ]
    assert [(s["seat"], s["place"], s["result"]) for s in seats] == sorted(
        (place.seat, place.place, place.result) for place in match.standing
    )
    assert sum(seat["share"] for seat in seats) == pytest.approx(1)
    assert [seat["counts"] for seat in seats] == [False, True, False], (
        "who shares a screen is nobody in particular"
    )


async def test_it_is_there_though_the_house_was_killed_right_after_the_last_move(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begin(hub, "one", created("me", "open"))

    with monkeypatch.context() as patch:
        patch.setattr(hub._writer, "enlist", killed)
        with pytest.raises(ConnectionAbortedError):
            await finish(live)
    assert rows_of(hub._store, games) == []
    hub.tables.clear()  # as after a start
    await hub.resume()
    assert [game["table"] for game in rows_of(hub._store, games)] == ["one"]


async def test_it_is_there_though_another_process_let_the_next_game_begin(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begin(hub, "one", created("me", "open"))

    with monkeypatch.context() as patch:
        patch.setattr(hub._writer, "enlist", killed)
        with pytest.raises(ConnectionAbortedError):
            await finish(live)
    hub.tables.clear()  # another process
    there = await hub.find("one")
    assert there is not None
    for person in ("ada", "ben"):
        asking = Asking(person, person.title())
        await there.append(partial(decide, asking=asking, command=Again(id="again")))
    assert there.table.game_number == 2
    assert [game["number"] for game in rows_of(hub._store, games)] == [1]


async def test_the_index_can_be_made_anew_from_the_logs_and_is_the_same(hub: Hub) -> None:
    for number in range(3):
        await play_out(hub, f"t{number}", created("me", "novice"))
    before = rows_of(hub._store, games), rows_of(hub._store, game_seats)
    assert len(before[0]) == 3
    with hub._store.engine.begin() as connection:
        connection.execute(sa.delete(game_seats).where(game_seats.c.seat == 1))
        connection.execute(sa.update(games).values(names="?"))
    read_all(hub._store)
    assert (rows_of(hub._store, games), rows_of(hub._store, game_seats)) == before


async def test_what_is_read_already_is_not_read_again_after_a_start(hub: Hub) -> None:
    await play_out(hub, "one", created("me", "novice"))
    read_all(hub._store)
    with hub._store.engine.begin() as connection:
        connection.execute(sa.update(games).values(names="?"))
    await Backfill(hub._store).run()
    assert [game["names"] for game in rows_of(hub._store, games)] == ["?"]
    with hub._store.engine.begin() as connection:
        put_setting(
            connection, {"name": "index_of_games", "value": '{"version":"0","table":"","is_done":true}'}
        )
    await Backfill(hub._store).run()  # a newer version of the index
    assert [game["names"] for game in rows_of(hub._store, games)] == ["ada"]


async def test_a_log_that_cannot_be_read_hides_no_other_game(hub: Hub) -> None:
    for name in ("a", "b"):
        await play_out(hub, name, created("me", "novice"))
    with hub._store.engine.begin() as connection:
        connection.execute(
            sa.text("""UPDATE log SET content = 'rubbish' WHERE "table" = 'a' AND number = 3""")
        )
        connection.execute(sa.delete(games))
    read_all(hub._store)
    assert [game["table"] for game in rows_of(hub._store, games)] == ["b"]


async def test_persons_who_become_one_have_one_history_and_did_not_play_each_other(hub: Hub) -> None:
    await play_out(hub, "one", created("me", "open"))
    with hub._store.engine.begin() as connection:
        persons.merge(connection, "ada", "ben")
    seats = rows_of(hub._store, game_seats)
    assert [(seat["who"], seat["counts"]) for seat in seats] == [("ben", False), ("ben", False)]
    assert [game["is_shared"] for game in rows_of(hub._store, games)] == [True]
    read_all(hub._store)
    assert rows_of(hub._store, game_seats) == seats, "also when the index is made anew"


async def test_who_is_forgotten_leaves_a_game_with_a_seat_of_nobody(hub: Hub) -> None:
    await play_out(hub, "one", created("me", "open"))
    with hub._store.engine.begin() as connection:
        persons.forget(connection, "ben")
    seats, [game] = rows_of(hub._store, game_seats), rows_of(hub._store, games)
    assert [(seat["who"], seat["name"], seat["counts"]) for seat in seats] == [
        ("ada", "Ada", True),
        (None, "", False),
    ]
    assert game["names"] == "ada"
    read_all(hub._store)
    assert (rows_of(hub._store, game_seats), rows_of(hub._store, games)) == (seats, [game])


async def test_what_was_played_at_a_forgotten_table_is_forgotten(hub: Hub) -> None:
    await play_out(hub, "one", created("me", "novice"))
    with hub._store.engine.begin() as connection:
        forgetting.forget(connection, ["one"])
    assert rows_of(hub._store, games) == rows_of(hub._store, game_seats) == []


@pytest.mark.parametrize(
    ("wishes", "flag"),
    [({"coach": True}, "has_coach"), ({"is_first_game": True}, "is_first_game")],
)
async def test_games_that_say_nothing_about_skill_do_not_count(
    hub: Hub, wishes: dict[str, Any], flag: str
) -> None:
    await play_out(hub, "one", created("me", "novice", **wishes))
    assert [game[flag] for game in rows_of(hub._store, games)] == [True]
    assert [seat["counts"] for seat in rows_of(hub._store, game_seats)] == [False, False]


async def test_a_game_that_begins_in_the_middle_of_another_does_not_count(hub: Hub) -> None:
    whole = await play_out(hub, "one", created("me", "novice"))
    assert whole.table.finished is not None
    record = stand_at(whole.table.finished.match, 2).record()
    branch = {"rules": 2, "branch": BranchOf("one", 1, 2), "secret_past": record}
    await play_out(hub, "two", created("me", "novice", **branch))
    assert [(game["table"], game["is_branch"]) for game in rows_of(hub._store, games)] == [
        ("one", False),
        ("two", True),
    ]
    assert [seat["counts"] for seat in rows_of(hub._store, game_seats)] == [True, True, False, False]
