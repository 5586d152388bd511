"""The ladder of a game, as people and programs read it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from flambeur.bots import LEVELS
from flambeur.cli import app
from flambeur.house.ratings import ladder
from flambeur.house.ratings.learning import MU, start_of
from flambeur.house.store import Store, engine_of, url_of
from tests.house.guests import Guest, NewGuest
from tests.house.houses import House

pytestmark = pytest.mark.anyio


async def play(guest: Guest, *seats: str, **wishes: bool) -> str:
    """A game to its end; returns its table."""
    place = await guest.make_table(*seats, **wishes)
    live = await guest.enter(place)
    await live.play()
    return place.table


async def test_what_a_game_has_changed_is_told_as_soon_as_it_is_over(new_guest: NewGuest) -> None:
    ada = await new_guest()
    table = await play(ada, "me", "novice", rated=True)
    you, bot = await ada.get(f"/api/tables/{table}/games/1/ratings")
    assert (you["seat"], you["games"], you["before"]) == (0, 1, MU)
    assert bot["seat"] == 1
    # Whole points are told, and a bot that is well known may move by less than one.
    assert (you["rating"] - MU) * (bot["rating"] - bot["before"]) <= 0, "what one gains the other loses"
    [mine] = await ada.get("/api/people/me/ratings")
    assert (mine["game"], mine["games"], mine["place"], mine["rating"]) == (
        "las-vegas",
        1,
        None,
        you["rating"],
    )
    assert [point["rating"] for point in mine["curve"]] == [you["rating"]]
    other = await play(ada, "me", "novice")
    assert await ada.get(f"/api/tables/{other}/games/1/ratings") == [], "this one was not rated"


async def test_bots_are_steps_of_the_ladder_from_the_beginning(new_guest: NewGuest) -> None:
    ada = await new_guest()
    shown = await ada.get("/api/ladder/las-vegas")
    assert (shown["game"], shown["you"]) == ("las-vegas", None)
    by_level = {step["bot"]: step for step in shown["steps"]}
    assert by_level.keys() == set(LEVELS)
    assert by_level["shark"]["rating"] == round(start_of("las-vegas", "shark").mu)
    assert by_level["shark"]["rating"] > by_level["novice"]["rating"]
    assert [step["rating"] for step in shown["steps"]] == sorted(
        (s["rating"] for s in shown["steps"]), reverse=True
    )


async def test_who_has_played_enough_stands_in_the_ladder(
    own_house: House, new_guest: NewGuest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await new_guest(own_house.url)
    await ada.http.put("/api/me", json={"name": "Ada"})
    table = await play(ada, "me", "novice", rated=True)
    await ada.get(f"/api/tables/{table}/games/1/ratings")  # which waits until the game is in the index
    shown = await ada.get("/api/ladder/las-vegas")
    assert shown["you"]["place"] is None
    assert all(step["kind"] == "bot" for step in shown["steps"]), "one game is not enough"
    engine = engine_of(url_of(None, tmp_path))
    monkeypatch.setattr(ladder, "ENOUGH", 1)
    mine = ladder.Ladder(Store(engine)).of("las-vegas", ada.person)
    [step] = [step for step in mine["steps"] if step["kind"] == "person"]
    assert (step["place"], step["name"], step["is_you"], mine["you"]["place"]) == (1, "Ada", True, 1)
    engine.dispose()


async def test_the_command_prints_the_same_from_the_logs_alone(
    own_house: House, new_guest: NewGuest, tmp_path: Path
) -> None:
    ada = await new_guest(own_house.url)
    for _ in range(2):
        table = await play(ada, "me", "novice", rated=True)
    await ada.get(f"/api/tables/{table}/games/1/ratings")
    printed = []
    for more in ([], ["--recompute"]):
        result = CliRunner().invoke(app, ["house", "ratings", "--data", str(tmp_path), "--json", *more])
        assert result.exit_code == 0, result.output
        printed.append(result.output)
    assert printed[0] == printed[1], "byte by byte"
    assert [line["games"] for line in json.loads(printed[0])] == [2, 2]


async def test_bad_questions_get_clear_answers(new_guest: NewGuest) -> None:
    ada = await new_guest()
    answer = await ada.http.get("/api/ladder/poker")
    assert answer.status_code == 404
    assert "poker" in answer.json()["error"]["sentence"]
    place = await ada.make_table("me", "novice", rated=True)
    running = await ada.http.get(f"/api/tables/{place.table}/games/1/ratings")
    assert (running.status_code, running.json()["error"]["code"]) == (409, "not-over")
    stranger = await new_guest()
    refused = await stranger.http.get(f"/api/tables/{place.table}/games/1/ratings")
    assert refused.status_code == 403
