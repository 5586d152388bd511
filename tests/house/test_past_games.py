"""Finished games are shown to those who may see them, and making a replay holds nobody up."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.house.analyses import Progress
from flambeur.house.asked_game import find_game_to_look_at
from flambeur.house.entries import Rematch, Sat
from flambeur.house.look_back import read_analysis
from flambeur.house.past_games import replay_of
from flambeur.house.past_moments import past_moment
from flambeur.house.slow_answers import MOST_KEPT, MOST_OF_ONE, MOST_WAITING, SlowAnswers
from tests.house.guests import NewGuest
from tests.house.hubs import SECONDS, HandClock, config_of, created, hub_at, next_move, played_out

pytestmark = pytest.mark.anyio


async def test_what_was_played_at_a_table_that_is_not_open_is_for_those_who_sat_or_were_invited(
    new_guest: NewGuest,
) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "novice")
    await (await anna.enter(place.table)).play()
    open_place = await anna.make_table("me", "novice", is_open=True)
    await (await anna.enter(open_place.table)).play()
    games = ("analysis", "moments/0", "outcomes", "ratings")
    for page in ("", "/record", "/replay", *(f"/games/1/{page}" for page in games)):
        address = f"/api/tables/{place.table}{page}"
        for query in ({}, {"invite": ""}, {"invite": place.invite[1:]}):
            answer = await ben.http.get(address, params=query)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "need-invite"), page
        for guest, theirs, invite in (
            (anna, place, {}),
            (ben, place, {"invite": place.invite}),
            (ben, open_place, {}),  # an open table is for everybody
        ):
            await guest.get(f"/api/tables/{theirs.table}{page}", **invite)
    for moment, code in (("9999?seat=0", "no-such-move"), ("0?seat=7", "no-such-seat")):
        answer = await anna.http.get(f"/api/tables/{place.table}/games/1/moments/{moment}")
        assert answer.json()["error"]["code"] == code


async def test_a_finished_game_is_looked_back_at_until_all_is_known(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "novice")
    address = f"/api/tables/{place.table}/games/1/analysis"
    answer = await anna.http.get(address)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
    await (await anna.enter(place.table)).play()
    async with asyncio.timeout(SECONDS):
        while (found := await anna.get(address))["progress"] < 1:
            await asyncio.sleep(0.01)
    told = {"progress": 1, "quality": "good", "analysis": {"asked": "look-back", "quality": "good"}}
    assert found == told | {"luck_labels": [], "yours": [0], "passes": 4.0}
    assert (await anna.get(address, have="good"))["analysis"] is None, "it need not be sent twice"
    assert (await anna.get(address, have="quick"))["analysis"] == found["analysis"]


async def test_whose_seat_it_was_is_told_though_the_house_is_busy_with_slow_answers(tmp_path: Path) -> None:
    async def of(*_: object) -> Progress:
        return Progress(0.5, None)

    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live = await hub.open_table("one", created("me", "open"))
        again = Rematch(secret="11" * 32, person="ada", id="again")  # as in old logs: all move one seat on
        for entry in (Sat(person="ben", name="Ben", seat=1, luck=""), again):
            await live.append(lambda _, entry=entry: entry)  # type: ignore[misc]
            while live.table.waiting:
                await live.append(next_move)
        house: Any = SimpleNamespace(hub=hub, analyses=SimpleNamespace(of=of))
        games = [await find_game_to_look_at(house, "ada", "one", game, None) for game in (1, 2)]
        told = [await read_analysis.fn(game, "ada") for game in games]
    assert [msgspec.json.decode(answer.content)["yours"] for answer in told] == [[0], [1]]


async def test_at_every_moment_a_seat_sees_again_what_it_saw_and_could_do() -> None:
    finished = played_out(created("me", "me")).finished
    assert finished is not None
    match = finished.match
    again = Match(match.game, match.players, match.options, match.luck)
    for moves, turn in enumerate(match.turns):
        shown = msgspec.json.decode(msgspec.json.encode(past_moment(match, moves, turn.seat)))
        assert shown["view"] == again.view(turn.seat)
        assert turn.move.to_json().items() <= shown["legal"][again.legal(turn.seat).index(turn.move)].items()
        again.play(turn.seat, turn.move)
    assert past_moment(match, len(match.turns), 0)["legal"] == []


async def test_a_slow_answer_is_made_once_for_all_who_ask_while_others_are_served() -> None:
    answers, may_end, made = SlowAnswers(), threading.Event(), []

    def make() -> bytes:
        assert threading.current_thread() is not threading.main_thread()
        assert may_end.wait(SECONDS)
        made.append(1)
        return b"slow"

    asking = [asyncio.create_task(answers.of("one", make, "ada")) for _ in range(3)]
    asking[0].cancel()  # who leaves takes nothing from those who stay
    asking += [
        asyncio.create_task(answers.of(number, make, str(number))) for number in range(MOST_WAITING - 1)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="busy"):
        await answers.of("one too many", make, "ben")
    may_end.set()
    async with asyncio.timeout(SECONDS):
        assert await asyncio.gather(*asking[1:]) == [b"slow"] * (MOST_WAITING + 1)
    assert len(made) == MOST_WAITING
    for number in range(100, 100 + MOST_KEPT):
        await answers.of(number, lambda: b"quick", "ada")
    assert await answers.of("one", lambda: b"again", "ada") == b"again", "not everything is kept for ever"
    answers.close()


async def test_nobody_keeps_all_slow_answers_to_themselves() -> None:
    answers, may_end = SlowAnswers(), threading.Event()

    def make() -> bytes:
        assert may_end.wait(SECONDS)
        return b"slow"

    asking = [asyncio.create_task(answers.of(number, make, "ada")) for number in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="busy"):
        await answers.of("one too many", make, "ada")
    asking += [asyncio.create_task(answers.of(number, make, "ben")) for number in (0, 100)]
    may_end.set()
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*asking)
        assert await answers.of("one too many", make, "ada") == b"slow"
    answers.close()


async def test_an_answer_that_could_not_be_made_is_tried_again() -> None:
    answers = SlowAnswers()
    with pytest.raises(ZeroDivisionError):
        await answers.of("one", lambda: bytes(1 // 0), "ada")
    assert await answers.of("one", lambda: b"well", "ada") == b"well"
    answers.close()


def test_a_replay_has_the_opening_and_every_move() -> None:
    finished = played_out(created("me", "me")).finished
    assert finished is not None
    replay = replay_of(finished)
    assert len(replay["frames"]) == 1 + len(finished.match.turns)
    assert replay["frames"][-1]["view"] == finished.match.open_view()
