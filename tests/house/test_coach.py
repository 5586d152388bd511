"""There is a coach where all people agree, who tells nobody but the asker, by what they may know."""

import asyncio
from datetime import timedelta

import msgspec
import pytest

from flambeur.analysis import Candidate
from flambeur.core.errors import FlambeurError
from flambeur.core.layout import State
from flambeur.house.analyst import candidates
from flambeur.house.analyst_process import AnalystProcess
from flambeur.house.coach import what_now
from flambeur.house.commands import WantCoach
from flambeur.house.counsel import MOST_OF_ONE, MOST_WAITING, Counsel
from flambeur.house.decisions import MOST_MINDS, TALK_TIME, Asking, decide
from flambeur.house.entries import AnyEntry, Coached, Moved, Rematch, Sat, Stood
from flambeur.house.moment import NO_NEWS, Moment
from flambeur.house.questions import AnyQuestion, PlayOn, WhatNow
from flambeur.house.summaries import summary_of
from flambeur.house.table import Table
from tests.house.guests import NewGuest
from tests.house.hubs import AT, SECONDS, created, played_out

pytestmark = pytest.mark.anyio

BEN = Sat(person="ben", name="Ben", seat=1, luck="")
BEN_AGREES = Coached(person="ben", name="Ben", wants=True)


def table_of(*entries: AnyEntry) -> Table:
    """A table after these entries."""
    table = Table("one")
    for entry in entries:
        table.add(entry, AT)
    return table


def has_coach(*entries: AnyEntry) -> tuple[bool, bool]:
    """Whether there is a coach now, and whether the record says so."""
    table = table_of(*entries)
    return table.has_coach, table.match is not None and table.match.record().set_up.coach


def test_there_is_a_coach_only_where_all_people_agree() -> None:
    assert has_coach(created("me", "novice")) == (False, False)
    assert has_coach(created("me", "novice", coach=True)) == (True, True), "bots do not mind"
    assert has_coach(created("novice", "novice", coach=True)) == (False, False), "nobody to be coached"
    with_ben = created("me", "open", coach=True), BEN
    assert has_coach(created("me", "open", coach=True)) == (True, False)
    assert has_coach(*with_ben) == (False, False)
    assert has_coach(*with_ben, BEN_AGREES) == (True, True)
    left = Stood(seat=1, name="Ben", person="ben")
    assert has_coach(created("me", "open", "open", coach=True), BEN, left)[0]


def test_who_changes_their_mind_ends_it_but_the_record_still_tells() -> None:
    no_more = Coached(person="ben", name="Ben", wants=False)
    assert has_coach(created("me", "open", coach=True), BEN, BEN_AGREES, no_more) == (False, True)
    table = played_out(created("me", "novice"))
    assert table.match is not None
    assert not table.match.record().set_up.coach
    table.add(Coached(person="ada", name="Ada", wants=True), AT)
    assert not table.match.record().set_up.coach, "what is over has not been coached"
    table.add(Rematch(secret="11" * 32, keeps_seats=True), AT)
    assert table.match.has_coach, "who agreed once agrees to the next game"
    assert summary_of(table, "ada", NO_NEWS)["coach"] == {"is_on": True, "agreed": [0]}


def test_only_those_who_sit_decide_and_nothing_is_said_twice() -> None:
    table = table_of(created("me", "novice"))
    agrees, refuses = WantCoach(id="a", wants=True), WantCoach(id="b", wants=False)
    assert decide(table, Asking("ada", "Ada"), refuses) is None
    entry = decide(table, Asking("ada", "Ada"), agrees)
    assert entry == Coached(person="ada", name="Ada", wants=True, id="a")
    with pytest.raises(FlambeurError, match="Take a seat"):
        decide(table, Asking("eve", "Eve"), agrees)


def test_who_changes_their_mind_again_and_again_has_to_wait_and_keeps_no_bot_from_its_move() -> None:
    table = table_of(created("me", "novice"))
    changed = table.changed

    def changes_mind(seconds: float) -> str:
        at = AT + timedelta(seconds=seconds)
        wish = WantCoach(id=str(seconds), wants="ada" not in table.coached)
        try:
            entry = decide(table, Asking("ada", "Ada", moment=Moment(at=at)), wish)
        except FlambeurError as refusal:
            return refusal.code
        assert entry is not None
        table.add(entry, at)
        return "done"

    codes = [changes_mind(seconds) for seconds in (0, 1, 2, 2 + TALK_TIME.total_seconds())]
    assert codes == ["done"] * MOST_MINDS + ["just-changed-mind", "done"]
    assert table.changed == changed


@pytest.mark.parametrize(
    ("person", "seat", "coach", "code"),
    [
        ("ada", 0, False, "no-coach"),
        ("ada", 1, True, "not-your-seat"),
        ("eve", 0, True, "not-your-seat"),
        ("ada", 2, True, "no-such-seat"),
    ],
)
def test_a_hint_is_for_ones_own_seat_at_a_table_with_a_coach(
    person: str, seat: int, coach: bool, code: str
) -> None:
    with pytest.raises(FlambeurError) as refused:
        what_now(table_of(created("me", "novice", coach=coach)), person, seat)
    assert refused.value.code == code


def test_a_hint_rests_on_what_the_seat_may_know_and_comes_when_it_is_to_move() -> None:
    table = table_of(created("me", "novice", coach=True))
    assert table.match is not None
    question = what_now(table, "ada", 0)
    assert question == WhatNow("las-vegas", 1, table.match.seen(0).tobytes(), 0)
    assert msgspec.json.decode(msgspec.json.encode(question), type=WhatNow) == question
    table.add(Moved(seat=0, move=str(table.match.legal(0)[0])), AT)
    assert table.waiting == (1,)
    with pytest.raises(FlambeurError, match="not waiting"):
        what_now(table, "ada", 0)


def test_the_candidates_come_with_what_they_lose_and_what_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of(created("me", "novice", coach=True))
    assert table.match is not None

    def judged(_game: object, seen: State, seat: int) -> tuple[Candidate, ...]:
        assert table.match is not None
        assert (seen.tobytes(), seat) == (table.match.seen(0).tobytes(), 0)
        return (Candidate("a", 60.0, 0.5, (60.0, 40.0)), Candidate("b", 30.0, 0.5, (30.0, 70.0)))

    monkeypatch.setattr("flambeur.house.analyst.judge", judged)
    first, second = candidates(what_now(table, "ada", 0))
    assert (first["move"], first["lost"], first["label"]) == ("a", 0.0, "only")
    assert (second["move"], second["lost"], second["label"]) == ("b", 30.0, "blunder")


class SlowAnalyst(AnalystProcess):
    """An analyst who waits to be told to answer."""

    def __init__(self) -> None:
        super().__init__(())
        self.may_answer = asyncio.Event()

    async def answer(self, _question: AnyQuestion, _report: object = None) -> bytes:
        """Nothing of interest."""
        await self.may_answer.wait()
        return b"[]"


async def test_nobody_keeps_the_coach_to_themselves_over_however_many_connections() -> None:
    analyst = SlowAnalyst()
    coach, question = Counsel(analyst), PlayOn("las-vegas", 1, b"")
    persons = ["ada"] * MOST_OF_ONE + [str(nth // MOST_OF_ONE) for nth in range(MOST_WAITING - MOST_OF_ONE)]
    waiting = [asyncio.create_task(coach.answer(question, person)) for person in persons[: MOST_OF_ONE + 1]]
    await asyncio.sleep(0)
    with pytest.raises(FlambeurError, match="busy"):
        await asyncio.wait_for(coach.answer(question, "ada"), SECONDS)
    waiting += [asyncio.create_task(coach.answer(question, person)) for person in persons[MOST_OF_ONE + 1 :]]
    await asyncio.sleep(0)
    with pytest.raises(FlambeurError, match="busy"):
        await asyncio.wait_for(coach.answer(question, "one too many"), SECONDS)
    analyst.may_answer.set()
    assert await asyncio.gather(*waiting) == [b"[]"] * MOST_WAITING
    analyst.may_answer.clear()
    assert await asyncio.wait_for(coach.answer(question, "ada"), SECONDS) == b"[]", "it is known by now"


async def test_who_asks_is_told_and_nobody_else(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "novice", coach=True)
    live = await anna.enter(place.table)
    while not live.situation["legal"]:
        await live.hear()
    await live.socket.send(msgspec.json.encode({"do": "hint", "id": "h", "seat": 0}).decode())
    while (told := await live.hear())["is"] != "hint":
        pass
    assert (told["id"], told["seat"], told["number"]) == ("h", 0, live.number)
    assert told["candidates"]["asked"] == "what-now"
    await live.socket.send(msgspec.json.encode({"do": "hint", "id": "g", "seat": 1}).decode())
    while (told := await live.hear())["is"] != "refused":
        pass
    assert (told["id"], told["code"]) == ("g", "not-your-seat")
