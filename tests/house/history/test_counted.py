"""What is counted of people and bots, and how they did against each other."""

import json
from typing import Any

import pytest
import sqlalchemy as sa

from flambeur.analysis import VERSION
from flambeur.house import persons
from flambeur.house.history import counted
from flambeur.house.history.bots import BotStatistics
from flambeur.house.history.head_to_head import opponents
from flambeur.house.history.profiles import hide, is_hidden
from flambeur.house.history.rows import game_seats
from flambeur.house.hub import Hub
from flambeur.house.identity import handle_of
from flambeur.house.kept_analyses import Kept, KeptAnalyses
from tests.house.history.games import play_out, read_all, rows_of
from tests.house.history.index_rows import add_game
from tests.house.hubs import created

pytestmark = pytest.mark.anyio


def add_some(hub: Hub) -> None:
    """Three games that count, and one that does not."""
    with hub._store.engine.begin() as connection:
        add_game(connection, "a", "ada", "ben", at=1.0)
        add_game(connection, "b", "ben", "novice", "cleo", "ada", at=2.0)
        add_game(connection, "c", "ada", "ben", at=3.0)
        add_game(connection, "d", "novice", "ada", at=4.0, counts=False)


def summary_of(hub: Hub, who: str) -> list[dict[str, Any]]:
    """What is said of somebody in every game."""
    with hub._store.engine.connect() as connection:
        return counted.summary(connection, who)


async def test_what_was_won_stands_beside_what_luck_alone_would_bring(hub: Hub) -> None:
    add_some(hub)
    assert summary_of(hub, "ada") == [
        {
            "game": "las-vegas",
            "games": 3,
            "uncounted": 1,
            "share": pytest.approx(2 / 3),
            "expected": pytest.approx((0.5 + 0.25 + 0.5) / 3),
        }
    ]
    assert summary_of(hub, "nobody") == []


async def test_places_are_counted_by_number_of_players_and_seat(hub: Hub) -> None:
    add_some(hub)
    with hub._store.engine.connect() as connection:
        found = counted.statistics(connection, "ada", "las-vegas")
    assert [(row["players"], row["seat"], row["place"], row["games"]) for row in found["places"]] == [
        (2, 0, 1, 2),
        (4, 0, 4, 1),
    ]
    assert [(game["ended"], game["place"]) for game in found["latest"]] == [(1.0, 1), (2.0, 4), (3.0, 1)]
    assert found["places"][0]["judged"] == 0


async def test_who_left_is_counted_as_last(hub: Hub) -> None:
    add_some(hub)
    with hub._store.engine.begin() as connection:
        is_it = sa.and_(game_seats.c.table == "a", game_seats.c.who == "ada")
        connection.execute(sa.update(game_seats).where(is_it).values(left=True))
        [line] = counted.summary(connection, "ada")
        places = counted.statistics(connection, "ada", "las-vegas")["places"]
        [ben] = [met for met in opponents(connection, "ada") if met["who"] == handle_of("ben")]
    assert line["share"] == pytest.approx(1 / 3)
    assert [(row["players"], row["place"], row["games"]) for row in places] == [
        (2, 1, 1),
        (2, 2, 1),
        (4, 4, 1),
    ]
    assert (ben["games"], ben["ahead"], ben["behind"]) == (3, 1, 1)


async def test_head_to_head_says_who_came_before_whom(hub: Hub) -> None:
    hub._store.note_person("ben", "Benjamin", "en")
    add_some(hub)
    with hub._store.engine.connect() as connection:
        met = opponents(connection, "ada")
        only = opponents(connection, "ada", "las-vegas", "cleo")
    assert [(one["name"], one["bot"], one["games"], one["ahead"], one["behind"]) for one in met] == [
        ("Benjamin", None, 3, 2, 1),
        ("Cleo", None, 1, 0, 1),
        ("", "novice", 1, 0, 1),
    ]
    assert only == [met[1]]


async def test_bots_are_counted_like_people_without_single_games(hub: Hub) -> None:
    add_some(hub)
    bots = BotStatistics(hub._store.engine)
    [line] = await bots.summary("novice")
    assert (line["games"], line["uncounted"], line["share"]) == (1, 1, 0)
    found = await bots.statistics("novice", "las-vegas")
    assert [(row["place"], row["games"]) for row in found["places"]] == [(2, 1)]
    assert found["latest"] == []
    assert (await bots.statistics("shark", "royale"))["places"] == []


async def test_luck_and_loss_come_from_the_best_analysis_and_stay_when_the_index_is_made_anew(
    hub: Hub,
) -> None:
    await play_out(hub, "one", created("me", "novice"))
    kept = KeptAnalyses(hub._store.engine)
    for quality, luck in (("quick", 5.0), ("good", 12.5), ("quick", 7.0)):
        accounts = [{"seat": 0, "luck": luck, "errors": 2.0}, {"seat": 1, "luck": -luck, "errors": 0.0}]
        kept.keep("one", 1, Kept(quality, json.dumps({"version": VERSION, "accounts": accounts})))
    before = rows_of(hub._store, game_seats)
    assert [(seat["luck"], seat["loss"]) for seat in before] == [(0.125, 0.02), (-0.125, 0.0)]
    read_all(hub._store)
    assert rows_of(hub._store, game_seats) == before


async def test_a_hidden_profile_stays_hidden_when_persons_become_one_and_is_no_more_when_forgotten(
    hub: Hub,
) -> None:
    with hub._store.engine.begin() as connection:
        hide(connection, "ada", True)
        hide(connection, "ada", True)
        persons.merge(connection, "ada", "ben")
        assert (is_hidden(connection, "ada"), is_hidden(connection, "ben")) == (False, True)
        hide(connection, "ben", False)
        assert not is_hidden(connection, "ben")
        hide(connection, "ben", True)
        persons.forget(connection, "ben")
        assert not is_hidden(connection, "ben")
