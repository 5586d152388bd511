"""What is shown of a link: of a table only to those who may enter it."""

import re
from datetime import UTC, datetime

import pytest

from flambeur.house.drawing import PNG_HEAD
from flambeur.house.entries import Created, Moved, Sat
from flambeur.house.link_preview import tags_of
from flambeur.house.table import Table
from tests.house.guests import NewGuest

AT = datetime(2026, 11, 16, tzinfo=UTC)
INVITE = "come-in"


def table_of(*seats: str, is_open: bool = False) -> Table:
    """A table for a short game, made by somebody with a name that must be escaped."""
    table = Table("one")
    made = Created(
        person="ada", name='Ada "<3"', game="las-vegas", players=len(seats), options={"rounds": 1},
        seats=seats, is_open=is_open, bot_after=0, clock=0, invite=INVITE, secret="00" * 32,
    )  # fmt: skip
    table.add(made, AT)
    return table


def tags(table: Table | None, invite: str | None = None, lang: str = "en") -> dict[str, str]:
    """What a program reads that looks at links."""
    page = tags_of(table, "https://house.example/", invite, lang)
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page))


def test_an_invitation_says_who_invites_to_what() -> None:
    table = table_of("me", "open", "open", "novice")
    told = tags(table, INVITE)
    assert told["og:title"] == "Las Vegas · Flambeur"
    assert told["og:description"] == "Ada &quot;&lt;3&quot; invites you to play: 2 of 4 seats are free."
    assert told["og:image"] == f"https://house.example/pictures/one.png?invite={INVITE}"
    assert "2 von 4 Plätzen" in tags(table, INVITE, "de")["og:description"]


def test_without_an_invitation_a_table_looks_like_the_house() -> None:
    told = tags(table_of("me", "open"))
    assert told == tags(None) == tags(table_of("me", "open"), "guessed")
    assert told["og:title"] == "Flambeur"
    assert told["og:image"] == "https://house.example/pictures/house.png"


def test_a_table_that_anybody_may_watch_says_what_goes_on() -> None:
    table = table_of("me", "open", is_open=True)
    assert "one of 2 seats is free" in tags(table)["og:description"]
    table.add(Sat(person="ben", seat=1, name="Ben", luck=""), AT)
    assert tags(table)["og:description"] == "A game is going on. Come and watch."
    while (match := table.match) and not match.is_over:
        seat = match.waiting[0]
        table.add(Moved(seat=seat, move=str(match.legal(seat)[0])), AT)
    assert tags(table)["og:description"] == "The game is over. See how it went."


@pytest.mark.anyio
async def test_the_picture_of_a_table_is_for_those_who_may_enter(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "open")
    hidden, of_house, shown = [
        await anna.http.get(f"/pictures/{name}.png", params=query)
        for name, query in ((place.table, {}), ("house", {}), (place.table, {"invite": place.invite}))
    ]
    assert shown.headers["content-type"] == "image/png"
    assert shown.content.startswith(PNG_HEAD)
    assert hidden.content == of_house.content != shown.content
