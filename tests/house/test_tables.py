"""Tables: made, filled, played to the end, kept and played again."""

import asyncio

import pytest

from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.games import LAS_VEGAS
from flambeur.house.connection import MESSAGES_PER_SECOND
from tests.house.guests import LUCK, Guest, Live, NewGuest, Place

pytestmark = pytest.mark.anyio


async def two_at_a_table(new_guest: NewGuest, *bots: str) -> tuple[Guest, Guest, Place, Live, Live]:
    """Two people who have just sat down, the second by invite."""
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", *bots)
    first, second = await anna.enter(place.table), await ben.enter(place)
    await second.done("sit", seat=1, luck="my luck")
    await first.until_kind("sat")
    return anna, ben, place, first, second


async def test_a_new_table_waits_for_its_open_seats(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "open", "novice")
    table = (await anna.get(f"/api/tables/{place.table}"))["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert (table["phase"], table["your_seats"], table["waiting"]) == ("gathering", [0], [])
    live = await anna.enter(place.table)
    assert live.situation["commitment"]
    assert (live.situation["view"], live.situation["legal"]) == (None, {})


async def test_the_game_begins_by_itself_when_the_last_seat_is_taken(new_guest: NewGuest) -> None:
    _, _, _, first, second = await two_at_a_table(new_guest)
    for live in (first, second):
        assert live.situation["phase"] == "playing"
        assert live.entries[-1]["events"][0]["event"] == "round-began"
    assert (first.table["your_seats"], second.table["your_seats"]) == ([0], [1])
    assert (list(first.situation["views"]), list(second.situation["views"])) == (["0"], ["1"])


async def test_people_and_bots_play_a_game_that_can_be_checked_and_seen_again(new_guest: NewGuest) -> None:
    anna, ben, place, first, second = await two_at_a_table(new_guest, "novice", "novice")
    answers = await asyncio.gather(first.play(), second.play())
    assert {answer["is"] for played in answers for answer in played} == {"done"}
    assert first.situation["standing"] == second.situation["standing"]
    assert sorted(seat["seat"] for seat in first.situation["standing"]) == [0, 1, 2, 3]
    content = (await ben.http.get(f"/api/tables/{place.table}/record")).content
    match = verify(Record.parse(content))
    assert match.is_over
    assert match.game is LAS_VEGAS  # by the newest rules
    assert match.luck.contributions == (LUCK, "my luck")
    assert match.luck.commitment == first.situation["commitment"]
    again = await anna.get(f"/api/tables/{place.table}/replay", game=1)
    assert len(again["frames"]) == len(match.turns) + 1
    assert [frame["move"] for frame in again["frames"][1:]] == [str(turn.move) for turn in match.turns]
    assert again["frames"][-1]["view"] == match.view() == first.situation["view"]
    assert again["standing"] == first.situation["standing"]


async def test_a_record_is_kept_back_while_the_game_goes_on(new_guest: NewGuest) -> None:
    anna, _, place, _, _ = await two_at_a_table(new_guest)
    for page in ("record", "replay"):
        answer = await anna.http.get(f"/api/tables/{place.table}/{page}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-over")
        answer = await anna.http.get(f"/api/tables/{place.table}/{page}", params={"game": 2})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-game")


async def test_a_rematch_is_offered_and_begins_in_the_same_seats_when_agreed(
    new_guest: NewGuest,
) -> None:
    anna, _, place, first, second = await two_at_a_table(new_guest, "novice")
    assert await first.refused("rematch") == "not-over"
    await asyncio.gather(first.play(), second.play())
    commitment = first.situation["commitment"]
    await first.done("rematch")
    assert set((await second.until_kind("agreed"))["facts"]) == {"name"}
    assert (second.table["agreed"], second.situation["phase"]) == ([0], "over")
    assert await first.refused("start") == "not-agreed", "the other is here and may still think about it"
    await second.done("rematch")
    assert not (await first.until_kind("rematch"))["events"], "nothing is rolled before all have added luck"
    assert first.situation["commitment"] != commitment
    await first.until(lambda live: live.situation["phase"] == "playing")
    assert [entry["kind"] for entry in first.entries[-3:]] == ["rematch", "contributed", "contributed"]
    assert (first.table["your_seats"], second.table["your_seats"]) == ([0], [1])
    assert [seat["kind"] for seat in first.table["seats"]] == ["person", "person", "bot"]
    assert first.table["won_by"] == second.table["won_by"] != []
    assert (first.table["game_number"], first.situation["phase"]) == (2, "playing")
    await asyncio.gather(first.play(), second.play())
    for game in (1, 2):
        content = (await anna.http.get(f"/api/tables/{place.table}/record?game={game}")).content
        assert verify(Record.parse(content)).is_over


async def test_a_move_that_was_taken_back_is_no_part_of_the_record(new_guest: NewGuest) -> None:
    anna = await new_guest()
    options = {"boards": 6, "rounds": 1}
    place = await anna.make_table("me", "me", game="royale", options=options, takeback=True)
    live = await anna.enter(place.table)
    for _ in range(20):  # in some games every move is followed by a roll
        if await take_back_once(live):
            break
        await live.done("rematch")
    game = live.table["game_number"]
    content = (await anna.http.get(f"/api/tables/{place.table}/record?game={game}")).content
    match = verify(Record.parse(content))
    moved, taken = (sum(e["kind"] == kind for e in live.entries) for kind in ("moved", "took-back"))
    games = [await anna.get(f"/api/tables/{place.table}/replay", game=n) for n in range(1, game)]
    assert taken == 1
    assert len(match.turns) == moved - taken - sum(len(game["frames"]) - 1 for game in games)


async def take_back_once(live: Live) -> bool:
    """Play to the end, and take back the first move that can be; whether there was one."""
    has_taken = False
    while not live.is_over:
        if live.situation["take_back"] and not has_taken:
            await live.done("take_back", seat=live.situation["take_back"][0])
            has_taken = True
        await live.my_turn()
        await asyncio.sleep(1 / MESSAGES_PER_SECOND)  # however fast the house is
        seat, move = live.legal[live.number % len(live.legal)]
        await live.done("move", seat=seat, move=move)
    return has_taken


async def test_everybody_at_the_table_hears_what_is_said(new_guest: NewGuest) -> None:
    anna, _, _, first, second = await two_at_a_table(new_guest)
    await anna.http.put("/api/me", json={"name": "  Anna   Bell "})
    talking = await anna.enter(first.table["table"])
    await talking.done("say", text=" Good luck! ")
    said = (await second.until_kind("said"))["facts"]
    assert said.pop("handle") == first.table["seats"][0]["handle"]
    assert said == {"name": "Anna Bell", "text": "Good luck!"}
    assert [await talking.refused("say", text=text) for text in ("", "  ", "x" * 501)] == ["bad-text"] * 3


async def test_somebody_who_sits_can_begin_with_bots_in_the_open_seats(new_guest: NewGuest) -> None:
    anna, watcher = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", "open")
    looking, live = await watcher.enter(place), await anna.enter(place)
    assert await looking.refused("start") == "not-at-the-table"
    await live.done("start")
    assert [seat["kind"] for seat in live.table["seats"]] == ["person", "bot", "bot"]
    assert await live.refused("start") == "already-begun"
    await live.play()


async def test_a_seat_can_be_left_before_the_game_begins(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", "open")
    first, second = await anna.enter(place.table), await ben.enter(place)
    await second.done("sit", seat=2)
    assert await first.refused("sit", seat=2) == "seat-taken"
    assert (await ben.get("/api/me"))["tables"]
    await second.done("stand", seat=2)
    assert set((await first.until_kind("stood"))["facts"]) == {"seat", "name"}
    assert (await ben.get("/api/me"))["tables"] == []
    await first.done("sit", seat=2)
    assert first.table["your_seats"] == [0, 2]


async def test_several_people_can_share_a_device(new_guest: NewGuest) -> None:
    anna = await new_guest()
    live = await anna.enter((await anna.make_table("me", "me", "novice")).table)
    assert sorted(live.situation["views"]) == ["0", "1"]
    await live.play()
    assert live.is_over


async def test_the_lobby_lists_open_tables_until_they_are_over(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    hidden = await anna.make_table("me", "open")
    shown = await anna.make_table("me", "novice", is_open=True)

    async def listed() -> set[str]:
        return {table["table"] for table in await ben.get("/api/tables")}

    assert {hidden.table, shown.table} & await listed() == {shown.table}
    watching = await ben.enter(shown.table)
    await (await anna.enter(shown.table)).play()
    await watching.until(lambda live: live.is_over)
    assert shown.table not in await listed()


async def test_ones_own_tables_are_listed_with_those_first_that_wait(new_guest: NewGuest) -> None:
    anna = await new_guest()
    waiting = await anna.make_table("me", "novice", options={"rounds": 1, "first": 0})
    for _ in range(2):
        await anna.make_table("me", "open")
    tables = (await anna.get("/api/me"))["tables"]
    assert len(tables) == 3
    assert (tables[0]["table"], tables[0]["waiting"]) == (waiting.table, [0])


async def test_a_watcher_sees_the_game_but_no_seat_of_it(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "novice", is_open=True)
    live, watching = await anna.enter(place.table), await ben.enter(place.table)
    await live.play()
    await watching.until(lambda live: live.is_over)
    assert (watching.situation["views"], watching.table["your_seats"]) == ({}, [])
    assert watching.situation["view"] == live.situation["view"]
    moved = [entry["facts"] for entry in watching.entries if entry["kind"] == "moved"]
    assert all(set(facts) == {"seat", "by"} for facts in moved)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "poker"}, "unknown-game"),
        ({"players": 3}, "bad-seats"),
        ({"players": 9}, "bad-players"),
        ({"seats": ["me", "genius"]}, "bad-plan"),
        ({"options": {"rounds": 99}}, "bad-option"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"clock": -1}, "http-400"),
        ({"colour": "red"}, "http-400"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(new_guest: NewGuest, wish: object, code: str) -> None:
    anna = await new_guest()
    order = {"game": "las-vegas", "players": 2, "seats": ["me", "open"]}
    assert isinstance(wish, dict)
    answer = await anna.http.post("/api/tables", json=order | wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] == code
    assert answer.json()["error"]["sentence"]


async def test_errors_are_told_in_the_language_of_the_person(new_guest: NewGuest) -> None:
    anna = await new_guest()
    answer = await anna.http.get("/api/tables/none", headers={"Accept-Language": "fr-CH, en;q=0.5"})
    english = await anna.http.get("/api/tables/none", headers={"Accept-Language": "tlh"})
    assert answer.status_code == english.status_code == 404
    assert answer.json()["error"]["sentence"] != english.json()["error"]["sentence"]
    place = await anna.make_table("me", "novice")
    await anna.http.put("/api/me", json={"name": "Anna", "lang": "de"})
    live = await anna.enter(place.table)
    refusal = await live.ask("move", seat=1, move=0)
    assert "Platz" in refusal["sentence"]
