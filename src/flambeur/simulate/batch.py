"""Many random games in one call, summed up as they end; a template for any game."""

from flambeur.core.chance import BLOCK, WORD, Chance, begin_stream, words_drawn
from flambeur.core.contract import UNBOUND, Rules
from flambeur.core.layout import Batch, Places, Seats, State, layout
from flambeur.core.playout import play_to_end, win_share

rules: Rules = UNBOUND

SEATS = Seats(8)
BINS = 64
ODD = 0x5BD1E995 >> 1 | 1  # mixes bits; small enough that products stay below 2**63

TALLY = layout(
    ("games", "i8"),
    ("moves", "i8"),
    ("checksum", "i8"),  # the same for the same games, whoever played them in whatever order
    ("wins", "i8", SEATS),  # in parts of a win
    ("total", "i8", SEATS),
    ("squares", "i8", SEATS),
    ("bins", "i8", BINS),
)


def play_games(
    blank: Batch,
    tables: Batch,
    chances: Batch,
    rooms: Batch,
    tallies: Batch,
    lane: int,
    first: int,
    last: int,
    step: int,
    width: int,
) -> None:
    """Play games first, first + step, … below last; each has its own stream of chance.

    A lane is one worker's place in the arrays; `width` is the width of a bar of the histogram.
    """
    for game in range(first, last, step):
        begin_game(blank, tables, chances, lane, game)
        played = play_to_end(tables[lane], chances[lane], rooms[lane])
        count_game(tables[lane], chances[lane], rooms[lane].places, played, width, tallies[lane])


def begin_game(blank: Batch, tables: Batch, chances: Batch, lane: int, game: int) -> None:
    """Set the lane's table for a game."""
    tables[lane] = blank[0]
    begin_stream(chances[lane], game)
    rules.start(tables[lane], chances[lane])


def count_game(s: State, chance: Chance, places: Places, played: int, width: int, tally: State) -> None:
    """Add a finished game to the tally."""
    rules.standing(s, places)
    tally.games += 1
    tally.moves += played
    print_of_game = played
    for seat in range(s.players):
        result = rules.result(s, seat)
        tally.wins[seat] += win_share(s, places, seat)
        tally.total[seat] += result
        tally.squares[seat] += result * result
        tally.bins[max(0, min(result // width, BINS - 1))] += 1
        print_of_game = (print_of_game * ODD + result * 8 + int(places[seat])) & WORD
    drawn = BLOCK + words_drawn(chance)
    tally.checksum = (int(tally.checksum) + print_of_game * ODD + drawn) & WORD
