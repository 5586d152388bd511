"""Games from which a network learns: tables met on the way, and what they led to; a template for any game."""

from typing import cast

from flambeur.bots.kernels.heuristics import goes_on, worth
from flambeur.bots.kernels.network import Describable, describe, learned_move
from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.layout import Batch, Numbers, Places, Room, State
from flambeur.core.playout import first_waiting

rules: Describable = cast(Describable, None)

TABLES = 3  # of a lane: the game, what a seat takes it to be, and one for trying moves
OPENING = 16  # half of the games begin with fewer random moves than that
WILD = 24  # later, one move of so many is random
TRUST = 256  # the whole of it
EMPTY = -100.0  # no table was noted here; while it is open what it leads to, a row holds -1 less the seat


def play_games(
    blanks: Batch,
    tables: Batch,
    chances: Batch,
    rooms: Batch,
    weights: Numbers,
    scratch: Numbers,
    inputs: Numbers,
    shares: Numbers,
    lane: int,
    origin: int,
    first: int,
    last: int,
    step: int,
    samples: int,
    trust: int,
    is_far: bool,
) -> None:
    """Play games first, first + step, … below last, and note so many tables of each.

    `trust` says how many seats follow the network, out of TRUST; `is_far`, that the end of the game
    counts and not that of the stage.
    """
    s, chance, room = tables[lane], chances[lane], rooms[lane]
    for game in range(first, last, step):
        tables[lane] = blanks[game % len(blanks)]
        begin_stream(chance, game)
        rules.start(s, chance)
        row = (game - origin) * samples
        noted = shares[row : row + samples]
        trusting = draw_trusting(s, chance, trust)
        opening = below(chance, OPENING) * below(chance, 2)
        seen = 0
        while not rules.is_over(s):
            stage = rules.stage(s)
            seen = note(s, chance, seen, inputs[row : row + samples], noted)
            is_wild = opening > 0 or below(chance, WILD) == 0
            opening -= 1
            make_move(tables, lane, chance, room, is_wild, trusting, weights, scratch)
            if rules.is_over(s) or (not is_far and not goes_on(s, stage)):
                close(s, room.places, noted)


def draw_trusting(s: State, chance: Chance, trust: int) -> int:
    """The seats that follow the network, as a set of bits."""
    seats = 0
    for seat in range(s.players):
        seats |= int(below(chance, TRUST) < trust) << seat
    return seats


def note(s: State, chance: Chance, seen: int, inputs: Numbers, noted: Numbers) -> int:
    """Note the table from a random seat, so that in the end each one seen is as likely to be kept."""
    if not rules.ripe(s):
        return seen
    slot = seen if seen < len(noted) else below(chance, seen + 1)
    if slot < len(noted):
        seat = below(chance, int(s.players))
        describe(s, seat, inputs[slot])
        noted[slot] = -1 - seat
    return seen + 1


def make_move(
    tables: Batch,
    lane: int,
    chance: Chance,
    room: Room,
    is_wild: bool,
    trusting: int,
    weights: Numbers,
    scratch: Numbers,
) -> None:
    """A random move, one by the network on a guess of what is hidden, or a quick one."""
    s = tables[lane]
    seat = first_waiting(s)
    if is_wild:
        move = rules.random_move(s, chance, seat, room.mask)
    elif trusting >> seat & 1:
        tables[lane + 1] = s
        rules.hide(tables[lane + 1], seat)
        rules.guess(tables[lane + 1], chance, seat)
        move = learned_move(tables, lane + 1, lane + 2, chance, seat, room, weights, scratch)
    else:
        move = rules.quick_move(s, chance, seat, room.mask)
    rules.apply(s, chance, seat, move)


def close(s: State, places: Places, noted: Numbers) -> None:
    """Write down what the open tables have led to."""
    if rules.is_over(s):
        rules.standing(s, places)
    for slot in range(len(noted)):
        if EMPTY < noted[slot] < 0:
            noted[slot] = worth(s, places, int(-1 - noted[slot]))
