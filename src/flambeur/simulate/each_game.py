"""Random games of which each is noted by itself; a template for any game."""

from flambeur.core.contract import UNBOUND, Rules
from flambeur.core.layout import Batch, Places, State, layout
from flambeur.core.playout import play_to_end
from flambeur.simulate.batch import SEATS, begin_game, count_game

rules: Rules = UNBOUND

ROW = layout(
    ("moves", "i4"),
    ("places", "i1", SEATS),
    ("results", "i4", SEATS),
)


def play_each(
    blank: Batch,
    tables: Batch,
    chances: Batch,
    rooms: Batch,
    tallies: Batch,
    rows: Batch,
    lane: int,
    first: int,
    last: int,
    width: int,
) -> None:
    """The games that `play_games` plays, with a row for each; the rows are used again and again."""
    for game in range(first, last):
        begin_game(blank, tables, chances, lane, game)
        played = play_to_end(tables[lane], chances[lane], rooms[lane])
        count_game(tables[lane], chances[lane], rooms[lane].places, played, width, tallies[lane])
        note_game(tables[lane], rooms[lane].places, played, rows[game % len(rows)])


def note_game(s: State, places: Places, played: int, row: State) -> None:
    """What came of a game that is over."""
    row.moves = played
    for seat in range(s.players):
        row.places[seat] = places[seat]
        row.results[seat] = rules.result(s, seat)
