"""One random game per lane, its final state left on the table; a template for any game."""

from flambeur.core.chance import begin_stream
from flambeur.core.contract import UNBOUND, Rules
from flambeur.core.layout import Batch
from flambeur.core.playout import play_to_end

rules: Rules = UNBOUND


def play_lane(blank: Batch, tables: Batch, chances: Batch, rooms: Batch, lane: int) -> None:
    """Play game number `lane` on the lane's own table."""
    tables[lane] = blank[0]
    begin_stream(chances[lane], lane)
    rules.start(tables[lane], chances[lane])
    play_to_end(tables[lane], chances[lane], rooms[lane])
    rules.standing(tables[lane], rooms[lane].places)


def play_lanes(blank: Batch, tables: Batch, chances: Batch, rooms: Batch, lanes: int) -> None:
    """All lanes, one after the other."""
    for lane in range(lanes):
        play_lane(blank, tables, chances, rooms, lane)
