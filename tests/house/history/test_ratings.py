"""Ratings follow from the logs alone, whatever happens to the house, its people and the order of things."""

import random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from flambeur.house import forgetting, persons
from flambeur.house.entries import BotTook
from flambeur.house.history.rows import games
from flambeur.house.hub import Hub
from flambeur.house.ratings import keeper
from flambeur.house.ratings.keeper import FIRST, Keeper
from flambeur.house.ratings.learning import MU, start_of
from flambeur.house.ratings.logs import Standings, kept, reckoned
from flambeur.house.ratings.rows import rating_changes, ratings, ratings_due
from flambeur.house.store import Store
from tests.house.history.games import begin, finish, play_out, read_all, rows_of
from tests.house.hubs import created, until

pytestmark = pytest.mark.anyio

TABLES = (
    ("one", ("me", "open")),
    ("two", ("me", "open", "open")),
    ("three", ("me", "novice", "novice")),
    ("four", ("me", "open", "shark")),
    ("five", ("novice", "shark")),
)


async def play_some(hub: Hub, **wishes: Any) -> None:
    """Games of people and bots, one after the other."""
    for number, (table, seats) in enumerate(TABLES, 1):
        hub._config.clock.forward(60)  # type: ignore[attr-defined]
        await play_out(hub, table, created(*seats, rated=True, secret=f"{number:02x}" * 32, **wishes))


def standings(store: Store) -> Standings:
    """How everybody stands when all is counted."""
    Keeper(store).bring_up_to_date()
    with store.engine.connect() as connection:
        return kept(connection)


def as_bytes(standings: object) -> bytes:
    """To the last digit."""
    return msgspec.json.encode(standings, order="sorted")


def check_follows_from_logs(store: Store) -> Standings:
    """What is kept is what the logs say, byte by byte."""
    stand = standings(store)
    assert stand
    assert as_bytes(stand) == as_bytes(reckoned(store))
    return stand


async def test_who_wins_rises_and_who_loses_falls_people_and_bots_alike(hub: Hub) -> None:
    live = await play_out(hub, "one", created("me", "novice", "open", rated=True))
    await play_out(hub, "two", created("me", "open", secret="11" * 32))
    stand = check_follows_from_logs(hub._store)["las-vegas"]
    assert stand.keys() == {"ada", "ben", "novice"}
    assert {standing.games for standing in stand.values()} == {1}, "the other table was not rated"
    places = {place.seat: place.place for place in live.table.match.standing or ()}  # type: ignore[union-attr]
    by_seat = [stand["ada"], stand["novice"], stand["ben"]]
    starts = [MU, start_of("las-vegas", "novice").mu, MU]
    gains = [by_seat[seat].rating.mu - starts[seat] for seat in range(3)]
    better, worse = sorted((0, 2), key=lambda seat: places[seat])  # both began alike; places may be shared
    is_shared = places[better] == places[worse]
    assert gains[better] == pytest.approx(gains[worse]) if is_shared else gains[better] > gains[worse]
    assert min(gains) < 0 < max(gains)
    changes = rows_of(hub._store, rating_changes)
    assert [(change["seat"], change["who"]) for change in changes] == [(0, "ada"), (1, "novice"), (2, "ben")]
    assert [change["mu_before"] for change in changes] == starts


async def test_who_leaves_comes_last_whatever_the_stand_in_achieves(hub: Hub) -> None:
    gained = set[bool]()
    for number in range(12):
        live = await begin(hub, f"t{number}", created("me", "open", rated=True, secret=f"{number:02x}" * 32))
        await live.append(lambda _: BotTook(seat=0, bot="novice"))
        await finish(live)
        await until(lambda live=live: live._noted == 1)  # type: ignore[misc]
        standing = live.table.match.standing if live.table.match else None
        gained.add(bool(standing and standing[0].seat == 0))
        if gained == {True, False}:
            break
    assert gained == {True, False}, "the stand-in won some of the games and lost others"
    Keeper(hub._store).bring_up_to_date()
    changes = rows_of(hub._store, rating_changes)
    assert all((change["mu"] < change["mu_before"]) == (change["who"] == "ada") for change in changes)


async def test_the_order_in_which_games_become_known_does_not_matter(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_some(hub)
    expected, store = as_bytes(check_follows_from_logs(hub._store)), hub._store
    known = rows_of(store, games)
    monkeypatch.setattr(keeper, "AT_ONCE", 2)
    for seed in range(3):
        with store.engine.begin() as connection:
            for table in (rating_changes, ratings, games):
                connection.execute(sa.delete(table))
        for game in random.Random(seed).sample(known, len(known)):
            with store.engine.begin() as connection:
                connection.execute(sa.insert(games).values(game))
                due = {name: game[name] for name in ("table", "number", "game", "ended")}
                connection.execute(sa.insert(ratings_due).values(due))
            Keeper(store).bring_up_to_date()
        assert as_bytes(standings(store)) == expected


async def test_people_who_become_one_or_are_forgotten_are_so_in_all_ratings(hub: Hub) -> None:
    await play_some(hub)
    before, store = check_follows_from_logs(hub._store)["las-vegas"], hub._store
    assert before.keys() == {"ada", "ben", "cleo", "novice", "shark"}
    with store.engine.begin() as connection:
        persons.merge(connection, "cleo", "ben")
    merged = check_follows_from_logs(store)["las-vegas"]
    assert merged.keys() == {"ada", "ben", "novice", "shark"}
    assert merged["ben"].games == before["ben"].games - 1, "a game against oneself does not count"
    with store.engine.begin() as connection:
        persons.forget(connection, "ada")
    left = check_follows_from_logs(store)["las-vegas"]
    assert left.keys() == {"ben", "novice", "shark"}
    assert left["ben"].games == merged["ben"].games, "against somebody unknown"
    read_all(store)
    assert as_bytes(check_follows_from_logs(store)["las-vegas"]) == as_bytes(left)


async def test_tables_that_the_house_forgets_count_no_longer(hub: Hub) -> None:
    await play_some(hub)
    before, store = standings(hub._store)["las-vegas"], hub._store
    with store.engine.begin() as connection:
        forgetting.forget(connection, ["two"])
    after = check_follows_from_logs(store)["las-vegas"]
    assert "cleo" not in after
    assert after["ada"].games == before["ada"].games - 1


async def test_ratings_by_other_numbers_are_reckoned_anew(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_some(hub)
    store = hub._store
    Keeper(store).begin()
    expected = standings(store)
    with store.engine.begin() as connection:
        connection.execute(sa.update(rating_changes).values(mu=0.0))
        connection.execute(sa.update(ratings).values(mu=0.0))
    Keeper(store).begin()
    assert standings(store) != expected, "by the same numbers nothing is done again"
    monkeypatch.setattr(keeper, "VERSION", "another")
    Keeper(store).begin()
    assert [row["number"] for row in rows_of(store, ratings_due)] == [FIRST.number]
    assert standings(store) == expected
