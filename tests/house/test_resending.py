"""Nothing is lost and nothing happens twice, however often it is sent."""

import pytest

from tests.house.guests import Live, NewGuest

pytestmark = pytest.mark.anyio

FIRST = {"rounds": 1, "first": 0}


def moves_of(live: Live, seat: int) -> int:
    """How many moves of a seat the client has heard of."""
    return sum(e["kind"] == "moved" and e["facts"]["seat"] == seat for e in live.entries)


async def test_the_same_id_twice_is_one_move_answered_alike(new_guest: NewGuest) -> None:
    anna = await new_guest()
    live = await anna.enter((await anna.make_table("me", "me", options=FIRST)).table)
    seat, move = await live.my_turn()
    answers = [await live.ask("move", id="once", seat=seat, move=move) for _ in range(3)]
    assert answers == [{"is": "done", "id": "once", "number": live.number}] * 3
    assert moves_of(live, seat) == 1


async def test_an_id_is_remembered_whatever_has_happened_since(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "novice", options=FIRST)
    live = await anna.enter(place.table)
    seat, move = await live.my_turn()
    first = await live.ask("move", id="once", seat=seat, move=move)
    await live.play()
    await live.done("rematch", id="again")
    other = await anna.enter(place.table)
    assert await other.ask("move", id="once", seat=seat, move=move) == first
    number = other.number
    assert await other.ask("rematch", id="again") == await live.ask("rematch", id="again")
    assert other.number >= number
    assert other.table["game_number"] == 2


async def test_a_move_sent_over_two_connections_is_made_once(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "me", options=FIRST)
    lives = [await anna.enter(place.table) for _ in range(2)]
    seat, move = await lives[0].my_turn()
    for live in lives:
        await live.send({"do": "move", "id": "once", "seat": seat, "move": move})
    answers = [await live.ask("move", id="once", seat=seat, move=move) for live in lives]
    assert answers[0] == answers[1]
    assert [moves_of(live, seat) for live in lives] == [1, 1]


async def test_what_was_refused_may_be_tried_again_under_the_same_id(new_guest: NewGuest) -> None:
    anna = await new_guest()
    live = await anna.enter((await anna.make_table("me", "open")).table)
    assert await live.refused("rematch", id="try") == "not-over"
    assert await live.done("say", id="try", text="now") == live.number


async def test_who_comes_back_hears_exactly_what_was_missed(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "novice", is_open=True)
    live, cut = await anna.enter(place.table), await ben.enter(place.table)
    await live.my_turn()
    await cut.done("ping")
    await cut.socket.close()
    await live.play()
    for after in (0, cut.number, live.number - 1, live.number):
        again = await ben.enter(place.table, after)
        assert [entry["number"] for entry in again.entries] == list(range(after + 1, live.number + 1))
    whole = (await ben.enter(place.table)).entries
    plain = [{key: entry[key] for key in whole[0]} for entry in cut.entries]
    assert plain == whole[: cut.number], "entries are told again as they were told"


async def test_a_number_beyond_the_last_is_no_harm(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "open")
    for after in (3, 10**6, 10**30):
        live = Live(await anna.connect(place.table))
        await live.send({"do": "enter", "from": after})
        message = await live.hear_plain()
        assert (message["is"], message["number"], message["entries"]) == ("welcome", 2, [])


async def test_every_entry_is_numbered_and_dated(new_guest: NewGuest) -> None:
    anna = await new_guest()
    live = await anna.enter((await anna.make_table("me", "novice")).table)
    await live.play()
    assert [entry["number"] for entry in live.entries] == list(range(1, live.number + 1))
    assert [entry["at"] for entry in live.entries] == sorted(entry["at"] for entry in live.entries)
    assert {entry["kind"] for entry in live.entries} == {"created", "contributed", "moved"}
