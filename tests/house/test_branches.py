"""What if: a finished game goes on from one of its positions at a table of its own."""

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

from flambeur.core.errors import Refused
from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.house.asked_game import find_game_to_look_at
from flambeur.house.branches import NewBranch, make_branch, past_of
from flambeur.house.entries import BranchOf, Contributed, Rematch, facts_of, read, write
from flambeur.house.hub import Hub
from flambeur.house.outcomes import read_outcomes
from flambeur.house.past_games import replay_of
from flambeur.house.puzzle_api import Solution, solve_puzzle
from tests.house.guests import NewGuest
from tests.house.hubs import AT, HandClock, config_of, created, hub_at, played_out, until

pytestmark = pytest.mark.anyio


def test_a_branch_begins_where_the_parent_stood_and_so_does_its_rematch() -> None:
    parent = played_out(created("me", "me", rules=2)).finished
    assert parent is not None
    past = past_of(parent.match, BranchOf("parent", 1, 3))
    begins = {"rules": 2, "secret": "11" * 32, "branch": past.branch, "secret_past": past.record}
    made = created("me", "novice", asks_luck=True, **begins)
    assert read(write(made)) == made, "the log of the table has all it needs"
    assert "secret_past" not in facts_of(made, [0])
    table = played_out(made, Contributed(person="ada", luck="mine"))
    assert table.finished is not None
    first = table.finished.match
    assert first.turns[:3] == parent.match.turns[:3]
    assert first.last_luck.contributions == ("mine",)
    assert len(replay_of(table.finished)["frames"]) == 1 + len(first.turns)
    table.add(Rematch(secret="22" * 32, keeps_seats=True), AT)
    assert table.match is not None
    assert table.match.turns == parent.match.turns[:3]
    assert table.match.last_luck.secret.hex() == "22" * 32


class BusyHouse:
    """A house that has too much to do to make slow answers."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.slow_answers = hub, hub._store, self
        self.asked = list[Hashable]()

    async def of(self, question: Hashable, _make: object, _person: str) -> bytes:
        """Nothing."""
        self.asked.append(question)
        raise Refused("house-busy")


async def test_whatever_reads_a_whole_game_again_waits_in_the_one_queue_for_that(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live = await hub.open_table("one", created("novice", "novice"))
        await until(lambda: live.table.phase == "over")
        house: Any = BusyHouse(hub)
        solution, branch = Solution(), NewBranch(at=1, seat=0)
        asked = await find_game_to_look_at(house, "ada", "one", 1, live.table.made.invite)
        for asking in (
            read_outcomes.fn(asked, "ada", 2),
            make_branch.fn(house, "ada", "one", 1, branch),
            solve_puzzle.fn(house, "ada", "las-vegas", "bots-1", solution),
        ):
            with pytest.raises(Refused, match="busy"):
                await asking
    assert house.asked == [
        ("outcomes", "one", 1, 2),
        ("past", "one", 1, 1),
        ("solution", "las-vegas", "bots-1", None),
    ]


async def test_who_may_see_a_game_may_go_another_way_from_any_of_its_positions(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "novice")
    address = f"/api/tables/{place.table}/games/1/branch"
    asked = {"at": 2, "seat": 1, "bot": "novice"}
    assert (await anna.http.post(address, json=asked)).status_code == 409, "the game goes on"
    await (await anna.enter(place.table)).play()
    refused = [
        (await guest.http.post(address, json=asked | wish))
        for guest, wish in (
            (ben, {}),
            (anna, {"at": 999}),
            (anna, {"seat": 2}),
            (anna, {"bot": "nobody"}),
        )
    ]
    codes = [answer.json()["error"]["code"] for answer in refused]
    assert codes == ["need-invite", "no-such-position", "no-such-seat", "bad-plan"]
    outcomes = f"/api/tables/{place.table}/games/1/outcomes"
    steps = [await anna.get(outcomes, at=2, games=games) for games in (100, 250, 500, 1000)]
    assert [(step["asked"], step["games"]) for step in steps] == [
        ("play-on", games) for games in (100, 250, 500, 1000)
    ], "what comes of few games is there before many are played"
    assert (await anna.get(outcomes, at=2))["games"] == 1000
    refused = [
        await anna.http.get(outcomes, params={"at": 999}),
        await anna.http.get(outcomes, params={"games": 1_000_000}),
        await ben.http.get(outcomes),
    ]
    codes = [answer.json()["error"]["code"] for answer in refused]
    assert codes == ["no-such-position", "http-400", "need-invite"]
    answer = (await ben.http.post(address, json=asked | {"invite": place.invite})).json()
    made = answer["table"]
    assert made["branch"] == {"table": place.table, "game": 1, "at": 2}
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    await (await ben.enter(made["table"])).play()
    branch = Record.parse((await ben.http.get(f"/api/tables/{made['table']}/record")).content)
    assert verify(branch).last_luck.commitment == answer["commitment"], "the house committed first"
    parent = Record.parse((await anna.http.get(f"/api/tables/{place.table}/record")).content)
    assert branch.moves[:2] == parent.moves[:2]
