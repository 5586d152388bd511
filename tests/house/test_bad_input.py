"""Rubbish, floods and lies: a clear answer or a closed connection, and nobody else feels it."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.house.guests import Guest, Live, NewGuest
from tests.house.houses import House
from tests.house.rubbish import json_values

CLOSED_FOR_RUBBISH, TOO_FAST, TOO_BIG = 1003, 1008, 1009
DEEP = "[" * 2000 + "]" * 2000
RUBBISH: dict[str, Any] = {
    "nothing": "",
    "no JSON": "{",
    "no object": "7",
    "bytes": b"\x00\xff",
    "not a number": '{"do": "move", "id": "a", "seat": NaN, "move": 0}',
    "half a character": '{"do": "say", "id": "a", "text": "\\ud800"}',
    "no kind": {"id": "a"},
    "unknown kind": {"do": "cheat", "id": "a"},
    "kind of another type": {"do": ["move"], "id": "a"},
    "no id": {"do": "ping"},
    "empty id": {"do": "ping", "id": ""},
    "long id": {"do": "ping", "id": "x" * 65},
    "id of another type": {"do": "ping", "id": 7},
    "seat of another type": {"do": "move", "id": "a", "seat": "0", "move": 0},
    "seat that is true": {"do": "move", "id": "a", "seat": True, "move": 0},
    "move of another type": {"do": "move", "id": "a", "seat": 0, "move": None},
    "move that is a fraction": {"do": "move", "id": "a", "seat": 0, "move": 0.5},
    "long luck": {"do": "sit", "id": "a", "seat": 0, "luck": "x" * 65},
    "unknown field": {"do": "ping", "id": "a", "by": "shark"},
    "long": json.dumps({"do": "say", "id": "a", "text": "x" * 5000}),
    "deep": '{"do": "say", "id": "a", "text": ' + DEEP[:1500] + "}",
    "deep unknown field": '{"do": "ping", "id": "a", "x": ' + "[" * 1000 + "]" * 1000 + "}",
}


async def seated(new_guest: NewGuest) -> Live:
    """A person in the middle of a game, whose turn it is."""
    anna = await new_guest()
    live = await anna.enter((await anna.make_table("me", "me")).table)
    await live.my_turn()
    return live


@pytest.mark.anyio
@pytest.mark.parametrize("rubbish", RUBBISH.values(), ids=RUBBISH)
async def test_rubbish_is_answered_twice_and_then_the_connection_closed(
    new_guest: NewGuest, rubbish: Any
) -> None:
    live = await seated(new_guest)
    number = live.number
    for _ in range(3):
        await live.send(rubbish)
        answer = await live.hear()
        assert (answer["is"], answer["id"], answer["code"]) == ("refused", None, "bad-message")
        assert answer["sentence"]
    assert await live.closed() == CLOSED_FOR_RUBBISH
    assert live.number == number


@pytest.mark.anyio
@pytest.mark.parametrize(
    "greeting",
    ["", "{", "[]", b"\x00", {"do": "ping", "id": "a"}, {"do": "enter", "from": -1},
     {"do": "enter", "from": "1"}, {"do": "enter", "from": None}, {"do": "enter", "invite": 7},
     {"do": "enter", "seat": 0}],
)  # fmt: skip
async def test_who_does_not_say_where_to_is_not_let_in(new_guest: NewGuest, greeting: Any) -> None:
    anna = await new_guest()
    live = Live(await anna.connect((await anna.make_table("me", "open")).table))
    await live.send(greeting)
    assert (await live.hear())["code"] == "bad-message"
    assert await live.closed() == CLOSED_FOR_RUBBISH


@pytest.mark.anyio
@pytest.mark.parametrize("table", ["none", "%00", "..", "x" * 500, "%F0%9F%8E%B2", "' OR 1=1 --"])
async def test_a_table_that_is_not_there_is_refused(new_guest: NewGuest, table: str) -> None:
    anna = await new_guest()
    for page in ("", "/record", "/replay"):
        answer = await anna.http.get(f"/api/tables/{table}{page}")
        assert answer.status_code == 404
    if table != "..":
        live = Live(await anna.connect(table.replace(" ", "%20")))
        assert (await live.hear())["code"] == "no-such-table"
        assert await live.closed() == TOO_FAST


@pytest.mark.anyio
async def test_seats_and_moves_that_are_not_there_are_refused(new_guest: NewGuest) -> None:
    live = await seated(new_guest)
    for seat in (-1, 2, 10**6, 2**63, 10**30, 10**3999):
        assert await live.refused("move", seat=seat, move=0) == "no-such-seat"
        assert await live.refused("sit", seat=seat) == "no-such-seat"
    for move in (-1, 10**30, "fold", "place 7", "\x00", "🎲" * 100, "x" * 3000):
        assert await live.refused("move", seat=live.legal[0][0], move=move) == "unknown-move"


@pytest.mark.anyio
async def test_a_huge_message_closes_the_connection(new_guest: NewGuest) -> None:
    live = await seated(new_guest)
    await live.send("x" * 1_000_000)
    assert await live.closed() == TOO_BIG


async def flood(live: Live, messages: int) -> int:
    """As many messages as the house will take; returns the code that it closed with."""
    text = json.dumps({"do": "ping", "id": "flood"})
    with contextlib.suppress(ConnectionClosed):
        for _ in range(messages):
            await live.socket.send(text)
    return await live.closed()


@pytest.mark.anyio
async def test_a_flood_is_cut_off_and_other_tables_play_on(new_guest: NewGuest) -> None:
    flooding, anna = await seated(new_guest), await new_guest()
    playing = await anna.enter((await anna.make_table("me", "novice")).table)
    code, _ = await asyncio.gather(flood(flooding, 10_000), playing.play())
    assert code == TOO_FAST
    assert json.loads(flooding.received[-1])["code"] == "too-fast"
    assert len([text for text in flooding.received if '"done"' in text]) < 1000
    assert playing.is_over


@pytest.mark.anyio
async def test_who_does_not_listen_holds_nobody_up(new_guest: NewGuest) -> None:
    anna, deaf = await new_guest(), await new_guest()
    place = await anna.make_table("me", "me", options={"rounds": 2}, is_open=True)
    sockets = [await deaf.connect(place.table) for _ in range(5)]
    for socket in sockets:
        await socket.send('{"do": "enter"}')
    live = await anna.enter(place.table)
    await live.play()
    assert live.is_over
    for socket in sockets:
        socket.transport.abort()


SEATED = ("sit", "luck", "stand", "plan", "swap", "start", "rematch")
PLAYING = ("move", "take_back", "resign", "replace", "come_back")
kinds = st.sampled_from([*SEATED, *PLAYING, "say", "ping", "enter", "x"])
fields = {
    "id": st.text(max_size=70) | json_values,
    "seat": st.integers() | json_values,
    "move": st.integers(-2, 9) | json_values,
    "luck": st.text() | json_values,
    "text": st.text() | json_values,
    "from": json_values,
}
commands = st.fixed_dictionaries({"do": kinds | json_values}, optional=fields)
messages = commands.map(json.dumps) | json_values.map(json.dumps) | st.text() | st.binary(max_size=100)


async def talk(house: House, said: list[Any]) -> None:
    """Say all this at a table; every message is answered, or the connection closed for a reason."""
    async with Guest(house.url) as anna:
        live = await anna.enter((await anna.make_table("me", "open", is_open=True)).table)
        with contextlib.suppress(ConnectionClosed):
            for message in [*said, {"do": "ping", "id": "last"}]:
                await live.send(message)
        with contextlib.suppress(ConnectionClosed):
            while (answer := await live.hear()).get("id") != "last":
                assert answer["is"] in ("entry", "done", "refused")
        assert live.socket.close_code in (None, CLOSED_FOR_RUBBISH, TOO_FAST)
        again = await anna.enter(live.table["table"], live.number)
        await again.done("ping")


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(said=st.lists(messages, min_size=1, max_size=6))
def test_whatever_is_said_the_house_stays_up(house: House, said: list[Any]) -> None:
    asyncio.run(talk(house, said))
    assert house.answers()
