"""Games from which a network learns: tables met on the way, and what they led to; a template for any game."""

from typing import NamedTuple, cast

from flambeur.bots.kernels.heuristics import goes_on, worth
from flambeur.bots.kernels.network import Network, NetworkRules, describe, learned_move
from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.layout import Batch, Numbers, Places, Room, State
from flambeur.core.playout import first_waiting

rules: NetworkRules = cast(NetworkRules, None)

TABLES = 3  # of a lane: the game, what a seat takes it to be, and one for trying moves
OPENING = 16  # half of the games begin with fewer random moves than that
WILD = 24  # later, one move of so many is random
TRUST = 256  # the whole of it
EMPTY = -100.0  # no table was noted here; while it is open what it leads to, a row holds -1 less the seat


class Lane(NamedTuple):
    """What a thread plays with: the game, what a seat takes it to be, and a table for trying moves."""

    tables: Batch
    chances: Batch
    rooms: Batch


class Rows(NamedTuple):
    """Tables noted, as inputs of a network, and what each led to."""

    inputs: Numbers
    shares: Numbers


class Portion(NamedTuple):
    """Games first, first + step, … below last; the rows begin with those of the game `origin`."""

    origin: int
    first: int
    last: int
    step: int


class Recipe(NamedTuple):
    """How games are played and noted."""

    samples: int  # tables noted of each game
    trust: int  # how many seats follow the network, out of TRUST
    is_far: bool  # the end of the game counts, not that of the stage


def play_games(
    blanks: Batch, lane: Lane, network: Network, rows: Rows, portion: Portion, recipe: Recipe
) -> None:
    """Play a portion of games and note some tables of each."""
    tables, samples = lane.tables, recipe.samples
    s, chance, room = tables[0], lane.chances[0], lane.rooms[0]
    for game in range(portion.first, portion.last, portion.step):
        tables[0] = blanks[game % len(blanks)]
        begin_stream(chance, game)
        rules.start(s, chance)
        row = (game - portion.origin) * samples
        inputs, noted = rows.inputs[row : row + samples], rows.shares[row : row + samples]
        trusting = draw_trusting(s, chance, recipe.trust)
        opening = below(chance, OPENING) * below(chance, 2)
        seen = 0
        while not rules.is_over(s):
            stage = rules.stage(s)
            seen = note(s, chance, seen, inputs, noted)
            is_wild = opening > 0 or below(chance, WILD) == 0
            opening -= 1
            make_move(tables, chance, room, is_wild, trusting, network)
            if rules.is_over(s) or (not recipe.is_far and not goes_on(s, stage)):
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
    tables: Batch, chance: Chance, room: Room, is_wild: bool, trusting: int, network: Network
) -> None:
    """A random move, one by the network on a guess of what is hidden, or a quick one."""
    s = tables[0]
    seat = first_waiting(s)
    if is_wild:
        move = rules.random_move(s, chance, seat, room.mask)
    elif trusting >> seat & 1:
        tables[1] = s
        rules.hide(tables[1], seat)
        rules.guess(tables[1], chance, seat)
        move = learned_move(tables, 1, 2, chance, seat, room, network)
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
