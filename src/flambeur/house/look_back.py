"""Looking back at a finished game: what was luck, what was skill."""

from typing import Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery

from flambeur.analysis.labels import luck_label_of
from flambeur.analysis.puzzles import CLEAR
from flambeur.house.analyses import Progress
from flambeur.house.api import Person
from flambeur.house.asked_game import BY_PATH, TheGame
from flambeur.house.past_games import record_of_game
from flambeur.house.told import places_of

Quality = Literal["quick", "good"]


@get(
    "/api/tables/{table:str}/games/{number:int}/analysis",
    summary="What was luck and skill in a game",
    dependencies=BY_PATH,
)
async def read_analysis(
    asked: TheGame, person: Person, have: FromQuery[Quality | None] = None, ahead: FromQuery[bool] = False
) -> Response[bytes]:
    """The best analysis there is by now, unless you have it already; the first who asks lets it begin.

    Who asks `ahead` does not wait yet: then a first account is made if the house has nothing better to do.
    """
    progress = await asked.house.analyses.of(asked.key, person, lambda: record_of_game(asked, person), ahead)
    yours = places_of(person, asked.table.sat_in[asked.number - 1])  # people may have swapped seats since
    return Response(_shown(progress, have, yours), media_type=MediaType.JSON)


def _shown(progress: Progress, have: str | None, yours: list[int]) -> bytes:
    kept = progress.kept
    told: dict[str, object] = {"progress": round(progress.done, 3), "quality": kept.quality if kept else None}
    known = kept.content.encode() if kept and kept.quality != have else b"null"
    told |= {"analysis": msgspec.Raw(known), "luck_labels": luck_labels(known)}
    return msgspec.json.encode(told | {"yours": yours, "passes": CLEAR})


class _Luck(msgspec.Struct):
    luck: float


class _Lucks(msgspec.Struct):
    accounts: list[_Luck] = []


def luck_labels(analysis: bytes) -> list[str]:
    """What everybody's luck in an analysed game is called."""
    lucks = (msgspec.json.decode(analysis, type=_Lucks | None) or _Lucks()).accounts
    return [luck_label_of(account.luck, len(lucks)) for account in lucks]


HANDLERS = [read_analysis]
