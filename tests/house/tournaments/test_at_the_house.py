"""Tournaments at a real house: what is refused and why, who comes and who does not, and luck kept apart."""

from typing import Any

import pytest

from tests.house.guests import Guest, Json, Live, NewGuest, Place
from tests.house.tournaments.hall import SHORT, announce, ask, done, refused, until_over, until_played

pytestmark = pytest.mark.anyio


async def test_bad_input_is_refused_with_a_sentence_and_changes_nothing(new_guest: NewGuest) -> None:
    ada, ben = await new_guest(), await new_guest()
    id = await announce(ada, 3, is_open=False)
    before = await ada.get(f"/api/tournaments/{id}")
    assert await refused(ada, f"/{id}/begin") == "too-few-entrants"
    assert await refused(ben, f"/{id}/enter") == "need-tournament-invite"
    assert await refused(ben, f"/{id}/begin") == "not-the-organiser"
    assert await refused(ben, f"/{id}/bots", level="novice") == "not-the-organiser"
    assert await refused(ada, f"/{id}/bots", level="genius") == "bad-plan"
    assert await refused(ada, f"/{id}/remove", entrant=7) == "no-such-entrant"
    assert await refused(ada, f"/{id}/leave") == "not-entered"
    assert await refused(ada, f"/{id}/pause") == "tournament-not-begun"
    assert await refused(ada, "/nobody/enter") == "no-such-tournament"
    assert await refused(ada, "", **SHORT | {"format": "swiss", "title": "  "}) == "bad-title"
    assert await refused(ada, "", **SHORT | {"format": "swiss", "players": 9}) == "bad-players"
    assert await ada.get(f"/api/tournaments/{id}") == before


async def test_entering_twice_is_entering_once_and_who_was_removed_stays_away(new_guest: NewGuest) -> None:
    ada, ben = await new_guest(), await new_guest()
    id = await announce(ada)
    for _ in range(2):
        told = await done(ben, f"/{id}/enter", luck="mine")
    assert len(told["entrants"]) == 1
    await done(ada, f"/{id}/remove", entrant=0)
    assert await refused(ben, f"/{id}/enter") == "was-removed"


async def test_a_knock_out_is_not_entered_late_and_a_swiss_is(new_guest: NewGuest) -> None:
    ada, ben = await new_guest(), await new_guest()
    swiss, knock_out = await announce(ada, 4, rounds=2), await announce(ada, 4, format="knock-out")
    for id in (swiss, knock_out):
        await done(ada, f"/{id}/begin")
    assert await refused(ben, f"/{knock_out}/enter") in ("too-late-to-enter", "tournament-over")
    answer = await ask(ben, f"/{swiss}/enter")
    assert answer.status_code == 201 or answer.json()["error"]["code"] == "tournament-over"
    assert len((await until_over(ada, knock_out))["drawn"]) == 1
    await until_over(ada, swiss)


async def test_a_bot_plays_for_who_does_not_come_and_seats_are_the_tournaments(new_guest: NewGuest) -> None:
    ada, ben = await new_guest(), await new_guest()
    id = await announce(ada, 2, rounds=1)
    await done(ben, f"/{id}/enter")
    await done(ada, f"/{id}/enter")
    await done(ada, f"/{id}/begin")
    told = await until_played(ada, id, 1)
    live = await ada.enter(Place(told["your_table"] or told["drawn"][0]["tables"][0]["table"], ""))
    assert await live.refused("rematch") == "tournament-table"
    await live.play()
    over = await until_over(ada, id)
    assert [score["games"] for score in over["standings"]] == [1, 1, 1, 1]


async def test_an_arena_goes_on_until_it_is_ended(new_guest: NewGuest) -> None:
    ada = await new_guest()
    id = await announce(ada, 8, format="arena")
    await done(ada, f"/{id}/begin")
    await until_played(ada, id, 4)
    assert (await done(ada, f"/{id}/pause"))["phase"] == "paused"
    assert (await done(ada, f"/{id}/resume"))["phase"] == "running"
    await done(ada, f"/{id}/stop")
    told = await until_over(ada, id)
    tables = [table for each in told["drawn"] for table in each["tables"]]
    assert sum(score["games"] for score in told["standings"]) == 4 * len(tables)


async def seated(new_guest: NewGuest) -> tuple[Guest, Guest, str, Json]:
    """Ada and Ben at different tables of a duplicate round, one person at each and bots besides."""
    for _ in range(20):
        ada, ben = await new_guest(), await new_guest()
        id = await announce(ada, 6, format="duplicate", rounds=1, bot_after=0)
        for guest in (ada, ben):
            await done(guest, f"/{id}/enter", luck=guest.person)
        await done(ada, f"/{id}/begin")
        told = await until_played(ada, id, 1)
        mine, theirs = told["your_table"], (await ben.get(f"/api/tournaments/{id}"))["your_table"]
        if mine != theirs:
            return ada, ben, id, {"mine": mine, "theirs": theirs, "told": told}
    raise AssertionError("they were always seated together")


async def everything(guest: Guest, id: str, table: str, invite: str, who: str) -> list[Any]:
    """All that the house says of a tournament, somebody else's table and that person, wherever one asks."""
    pages = [f"/api/tables/{table}", f"/api/tables/{table}?invite={invite}", f"/api/tables/{table}/record"]
    pages += [f"/api/tables/{table}/replay?invite={invite}", f"/api/tables/{table}/games/1/analysis"]
    pages += [f"/api/tables/{table}/games/1/moments/1", f"/api/tables/{table}/games/1/outcomes?at=1"]
    pages += ["/api/tables", f"/api/tournaments/{id}", "/api/tournaments", f"/t/{table}?invite={invite}"]
    pages += [f"/api/people/{who}{page}" for page in ("", "/games/las-vegas", "/ratings")]
    pages += ["/api/me", "/api/me/games", "/api/me/opponents", f"/api/tables/{table}/games/1/ratings"]
    answers = [await guest.http.get(page) for page in pages]
    branch = f"/api/tables/{table}/games/1/branch"
    answers.append(await guest.http.post(branch, json={"at": 1, "seat": 0, "invite": invite}))
    return [(answer.status_code, answer.text) for answer in answers]


async def test_nobody_learns_the_luck_from_a_table_that_has_ended(new_guest: NewGuest) -> None:
    """Two worlds: the other table has not begun, or is over. What Ada is sent is the same, to the byte."""
    ada, ben, id, at = await seated(new_guest)
    own: Live = await ada.enter(Place(at["mine"], ""))
    await own.my_turn()
    invite = f"{at['told']['invite']}-{at['theirs']}"
    who = (await ben.get("/api/me"))["handle"]
    before = await everything(ada, id, at["theirs"], invite, who)
    await own.done("ping", id="before")
    heard = len(own.received)
    other: Live = await ben.enter(Place(at["theirs"], ""))
    await other.play()
    assert other.is_over
    assert await everything(ada, id, at["theirs"], invite, who) == before
    await own.done("ping", id="after")
    assert len(own.received) == heard + 1, "nothing but the answer"
    assert await everything(ben, id, at["theirs"], invite, who) != before, "who sits there does see it"
    record = await ben.http.get(f"/api/tables/{at['theirs']}/record")
    assert record.json()["error"]["code"] == "round-goes-on", "and nobody could be told the secret"
    await own.play()
    await until_over(ada, id)
    records = [
        (await ada.get(f"/api/tables/{table}/record", invite=invite)) for table in (at["mine"], at["theirs"])
    ]
    assert len({record["chance"]["secret"] for record in records}) == 1
    commitments = (await ada.get(f"/api/tournaments/{id}"))["commitments"]
    assert records[0]["chance"]["commitment"] == commitments[0]
    assert set(records[0]["chance"]["contributions"]) == {ada.person, ben.person}


async def test_equal_bots_have_equal_results_at_the_tables_of_a_duplicate(new_guest: NewGuest) -> None:
    """They follow whims, but all of them the same ones: what they draw from is the table's luck."""
    ada = await new_guest()
    id = await announce(ada, 12, format="duplicate", rounds=2, options={})
    await done(ada, f"/{id}/begin")
    told = await until_over(ada, id)
    assert [len(drawn["tables"]) for drawn in told["drawn"]] == [3, 3]
    assert [score["points"] for score in told["standings"]] == [0.0] * 12
    tables = [table["table"] for drawn in told["drawn"] for table in drawn["tables"]]
    records = [await ada.get(f"/api/tables/{table}/record") for table in tables]
    played = [record["moves"] for record in records]
    assert played[0] == played[1] == played[2] != played[3] == played[4] == played[5]
