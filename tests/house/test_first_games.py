"""First games: made with one request, alone with bots, with prepared luck and hints."""

import pytest

from flambeur.core.first_game import first_game_of
from flambeur.core.record import Record
from flambeur.core.registry import all_games, find_game
from flambeur.core.replay import verify
from tests.house.guests import Guest, Json, NewGuest

pytestmark = pytest.mark.anyio


async def make_first_game(guest: Guest, game: str) -> Json:
    """A first game, at its beginning."""
    answer = await guest.http.post(f"/api/games/{game}/first")
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()["table"]
    return table


async def test_every_game_offers_a_first_game_that_waits_for_the_learner_with_a_hint(
    new_guest: NewGuest,
) -> None:
    anna = await new_guest()
    described = {game["name"]: game["has_first_game"] for game in await anna.get("/api/games")}
    assert described == {game.name: True for game in all_games()}
    for name in described:
        table = await make_first_game(anna, name)
        live = await anna.enter(table["table"])
        first_game = first_game_of(find_game(name))
        assert first_game is not None
        assert table["is_first_game"]
        assert 0 in live.situation["waiting"]
        assert live.situation["hints"] == first_game.hints_for(first_game.begin(find_game(name)), 0) != []
        assert live.situation["commitment"] == first_game.luck.commitment


async def test_a_first_game_is_nobody_elses_business(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    table = await make_first_game(anna, "las-vegas")
    assert table["table"] not in [shown["table"] for shown in await ben.get("/api/tables")]
    assert table["table"] in [shown["table"] for shown in (await anna.get("/api/me"))["tables"]]


async def test_after_a_first_game_comes_one_like_all_others(new_guest: NewGuest) -> None:
    anna = await new_guest()
    table = await make_first_game(anna, "las-vegas")
    live = await anna.enter(table["table"])
    await live.play()
    content = (await anna.http.get(f"/api/tables/{table['table']}/record")).content
    assert verify(Record.parse(content)).luck.commitment == live.situation["commitment"]
    assert (await anna.get(f"/api/tables/{table['table']}/replay"))["is_first_game"]
    assert live.situation["turned"] is None or live.situation["turned"]["events"]
    prepared = live.situation["commitment"]
    await live.done("rematch")
    await live.until(lambda live: bool(live.situation["game_number"] == 2))
    assert not live.table["is_first_game"]
    assert "hints" not in live.situation
    assert live.situation["commitment"] != prepared


async def test_a_game_that_is_not_known_has_no_first_game(new_guest: NewGuest) -> None:
    anna = await new_guest()
    answer = await anna.http.post("/api/games/bridge/first")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-game")
