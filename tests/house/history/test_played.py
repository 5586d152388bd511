"""One's own games: newest first, in pages, and those that are looked for."""

from typing import Any

import pytest
import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.history.played import Wish, page
from flambeur.house.history.rows import game_seats
from flambeur.house.hub import Hub
from flambeur.house.identity import handle_of
from tests.house.history.games import play_out
from tests.house.history.index_rows import add_game
from tests.house.hubs import created

pytestmark = pytest.mark.anyio


def pages(hub: Hub, person: str, **wishes: Any) -> list[list[str]]:
    """The tables on each page."""
    found, before = list[list[str]](), ""
    with hub._store.engine.connect() as connection:
        while True:
            shown = page(connection, person, Wish(**wishes | {"before": before}))
            found.append([game["table"] for game in shown["games"]])
            if not (before := shown["next"] or ""):
                return found


def add_some(hub: Hub) -> None:
    """Five games, of which Ada has played four; some end at the same moment."""
    with hub._store.engine.begin() as connection:
        add_game(connection, "a", "ada", "ben", at=1.5)
        add_game(connection, "b", "ben", "ada", "novice", at=2.0, game="easy-come", is_open=False)
        add_game(connection, "c", "cleo", "ben", at=2.0)
        add_game(connection, "d", "novice", "ada", at=3.0)
        add_game(connection, "e", "ada", "cleo", at=3.0)


async def test_games_come_newest_first_in_pages_without_gaps_though_some_ended_at_once(hub: Hub) -> None:
    add_some(hub)
    assert pages(hub, "ada") == [["e", "d", "b", "a"]]
    assert pages(hub, "ada", most=1) == [["e"], ["d"], ["b"], ["a"]]
    assert pages(hub, "ada", most=2) == [["e", "d"], ["b", "a"]]
    assert pages(hub, "nobody") == [[]]


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        ({"game": "easy-come"}, ["b"]),
        ({"won": True}, ["e", "a"]),
        ({"opponent": "novice"}, ["d", "b"]),
        ({"search": "CLE"}, ["e"]),
        ({"search": "%"}, []),
        ({"opponent": "nobody"}, []),
        ({"opponent": "novice", "game": "las-vegas"}, ["d"]),
    ],
    ids=str,
)
async def test_games_are_found_by_what_they_were_and_with_whom(
    hub: Hub, wishes: dict[str, Any], found: list[str]
) -> None:
    add_some(hub)
    assert pages(hub, "ada", **wishes) == [found]


async def test_an_opponent_is_found_by_handle(hub: Hub) -> None:
    hub._store.note_person("ben", "Ben", "en")
    add_some(hub)
    assert pages(hub, "ada", opponent=handle_of("ben")) == [["b", "a"]]


async def test_a_game_that_a_bot_won_for_who_left_was_not_won(hub: Hub) -> None:
    add_some(hub)
    with hub._store.engine.begin() as connection:
        connection.execute(sa.update(game_seats).where(game_seats.c.table == "e").values(left=True))
    assert pages(hub, "ada", won=True) == [["a"]]


async def test_several_seats_at_one_device_are_one_game(hub: Hub) -> None:
    await play_out(hub, "one", created("me", "me:Grandma", "novice"))
    with hub._store.engine.connect() as connection:
        [game] = page(connection, "ada", Wish())["games"]
    assert (game["your_seats"], game["is_shared"]) == ([0, 1], True)
    assert sorted(seat["name"] for seat in game["seats"]) == ["", "Ada", "Grandma"]
    assert [seat["place"] for seat in game["seats"]] == sorted(seat["place"] for seat in game["seats"])


async def test_only_a_game_that_is_not_open_needs_its_invite_to_be_shared(hub: Hub) -> None:
    add_some(hub)
    with hub._store.engine.connect() as connection:
        shown = page(connection, "ada", Wish())["games"]
    assert [game["invite"] for game in shown] == [None, None, "secret", None]


async def test_nobody_is_told_the_id_of_anybody(hub: Hub) -> None:
    add_some(hub)
    with hub._store.engine.connect() as connection:
        [*_, first] = page(connection, "ada", Wish())["games"]
    assert [seat["who"] for seat in first["seats"]] == [handle_of("ada"), handle_of("ben")]


@pytest.mark.parametrize("before", ["x", "1~", "1~a~b", "1~A~1", "1e9~a~1", "1~a~1~"])
async def test_a_place_that_is_none_is_refused(hub: Hub, before: str) -> None:
    with hub._store.engine.connect() as connection, pytest.raises(Refused) as refusal:
        page(connection, "ada", Wish(before=before))
    assert (refusal.value.code, refusal.value.facts["page"]) == ("bad-page", repr(before))
