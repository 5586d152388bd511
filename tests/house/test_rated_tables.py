"""Rated tables: what is agreed there, what is refused and why, and what their record says."""

from typing import Any

import pytest

from flambeur.core.errors import FlambeurError, Refused
from flambeur.core.record import Record
from flambeur.core.replay import replay
from flambeur.house.api import NewTable
from flambeur.house.commands import AnyCommand, Sit, Start, WantCoach
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import AnyEntry, Sat
from flambeur.house.moment import NO_NEWS, Moment
from flambeur.house.rated_tables import check_may_be_rated
from flambeur.house.summaries import summary_of
from flambeur.house.table import Table
from tests.house.guests import NewGuest
from tests.house.hubs import AT, created, played_out

BEN = Sat(person="ben", name="Ben", seat=1, luck="")


def table_of(*entries: AnyEntry) -> Table:
    """A table after these entries."""
    table = Table("one")
    for entry in entries:
        table.add(entry, AT)
    return table


def refusal(table: Table, person: str, command: AnyCommand, *here: str) -> str | None:
    """Why it cannot be done; None if it can."""
    try:
        decide(table, Asking(person, person.capitalize(), True, Moment(frozenset(here))), command)
    except FlambeurError as refused:
        return refused.code
    return None


@pytest.mark.parametrize(
    ("seats", "wishes", "code"),
    [
        (["me", "me:Bea"], {}, "rated-shared"),
        (["me", "open"], {"coach": True}, "rated-coach"),
        (["me", "open"], {}, None),
        (["novice", "shark"], {}, None),
    ],
)
def test_what_a_rated_table_can_do_without(
    seats: list[str], wishes: dict[str, Any], code: str | None
) -> None:
    def refused(rated: bool) -> str | None:
        try:
            check_may_be_rated(NewTable("las-vegas", 2, seats, rated=rated, **wishes))
        except Refused as refusal:
            return refusal.code
        return None

    assert refused(rated=True) == code
    assert refused(rated=False) is None, "other tables may have it"


def test_nobody_sits_twice_or_calls_a_coach_later() -> None:
    second, coach = Sit(id="a", seat=2), WantCoach(id="b", wants=True)
    for rated, codes in ((True, ("rated-shared", "rated-coach")), (False, (None, None))):
        table = table_of(created("me", "open", "open", rated=rated))
        assert (refusal(table, "ada", second), refusal(table, "ada", coach)) == codes
        assert refusal(table, "ben", Sit(id="c", seat=2)) is None


def test_who_is_away_does_not_lose_a_game_that_they_did_not_want() -> None:
    """Another game begins without those who are away, but not where it would count against them."""
    for rated, code in ((True, "rated-away"), (False, None)):
        table = played_out(created("me", "open", rated=rated), BEN)
        assert refusal(table, "ada", Start(id="a"), "ada") == code


def test_lists_and_the_record_say_that_a_game_is_rated() -> None:
    records = [played_out(created("me", "novice", rated=rated)) for rated in (True, False)]
    assert [summary_of(table, "ada", NO_NEWS)["rated"] for table in records] == [True, False]
    matches = [table.match for table in records if table.match]
    assert [match.record().set_up.rated for match in matches] == [True, False]
    again = replay(matches[0].record())
    assert again.record() == matches[0].record(), "and it verifies"
    forged = matches[1].record()
    assert isinstance(forged, Record)
    assert matches[0].record().set_up.check != forged.set_up.check, "nobody can change it unseen"


@pytest.mark.anyio
async def test_the_house_says_why_in_the_language_of_who_asks(new_guest: NewGuest) -> None:
    ada = await new_guest()
    order = {"game": "las-vegas", "players": 2, "seats": ["me", "novice"], "rated": True}
    for more, word in (({"coach": True}, "coach"), ({"seats": ["me", "me:Bea"]}, "device")):
        answer = await ada.http.post("/api/tables", json=order | more)
        assert answer.status_code == 400
        assert word in answer.json()["error"]["sentence"]
    made = await ada.http.post("/api/tables", json=order)
    assert made.json()["table"]["rated"]
