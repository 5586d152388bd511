"""Games from which a network learns: tables met on the way, and what they led to; a template for any game."""

from typing import NamedTuple, cast

from flambeur.analysis.kernels import rollouts
from flambeur.analysis.kernels.rollouts import NOBODY, Reference, play_on, share_of
from flambeur.bots.kernels.heuristics import goes_on, worth
from flambeur.bots.kernels.network import Network, NetworkRules, describe, learned_move
from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.layout import Batch, Numbers, Places, Room, State
from flambeur.core.playout import first_waiting

rules: NetworkRules = cast(NetworkRules, None)

# Of a lane: the game, what a seat takes it to be, one for trying moves, and those for looking ahead.
HERE, GUESSED, TRIED, AHEAD, TABLES = 0, 1, 2, 3, 3 + rollouts.TABLES
OPENING = 16  # half of the games begin with fewer random moves than that
TRUST = 256  # the whole of it
EMPTY = -100.0  # no table was noted here; while it is open what it leads to, a row holds -1 less the seat


class Lane(NamedTuple):
    """What a thread plays with: the game, what a seat takes it to be, and a table for trying moves."""

    tables: Batch
    chances: Batch
    rooms: Batch
    hopes: Numbers


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
    wild: int  # after the opening, one move of so many is random
    horizon: int  # decisions after which the network's own word counts, at most; 0 to wait for what comes


def play_games(
    blanks: Batch, lane: Lane, network: Network, rows: Rows, portion: Portion, recipe: Recipe
) -> None:
    """Play a portion of games and note some tables of each."""
    tables, samples = lane.tables, recipe.samples
    s, chance, room = tables[HERE], lane.chances[0], lane.rooms[0]
    for game in range(portion.first, portion.last, portion.step):
        tables[HERE] = blanks[game % len(blanks)]
        begin_stream(chance, game)
        rules.start(s, chance)
        row = (game - portion.origin) * samples
        inputs, noted = rows.inputs[row : row + samples], rows.shares[row : row + samples]
        trusting = draw_trusting(s, chance, recipe.trust)
        opening = below(chance, OPENING) * below(chance, 2)
        seen = 0
        while not rules.is_over(s):
            stage = rules.stage(s)
            seen = note(lane, seen, inputs, noted, network, recipe)
            is_wild = opening > 0 or below(chance, recipe.wild) == 0
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


def note(lane: Lane, seen: int, inputs: Numbers, noted: Numbers, network: Network, recipe: Recipe) -> int:
    """Note the table from a random seat, so that in the end each one seen is as likely to be kept."""
    s, chance = lane.tables[HERE], lane.chances[0]
    if not rules.ripe(s):
        return seen
    slot = seen if seen < len(noted) else below(chance, seen + 1)
    if slot < len(noted):
        seat = below(chance, int(s.players))
        describe(s, seat, inputs[slot])
        noted[slot] = foreseen(lane, seat, network, recipe.horizon) if recipe.horizon > 0 else -1 - seat
    return seen + 1


def foreseen(lane: Lane, seat: int, network: Network, horizon: int) -> float:
    """What the network itself says of a seat, once all have followed it for some decisions.

    So it learns to agree with itself from one decision to the next, as an account of luck must.
    """
    ahead, chance = lane.tables[AHEAD:], lane.chances[0]
    ahead[0] = lane.tables[HERE]
    who = Reference(network, 1 + below(chance, horizon), chance, lane.chances[1], lane.rooms[0], lane.hopes)
    play_on(ahead, NOBODY, who)
    return share_of(ahead[0], seat, who)


def make_move(
    tables: Batch, chance: Chance, room: Room, is_wild: bool, trusting: int, network: Network
) -> None:
    """A random move, one by the network on a guess of what is hidden, or a quick one."""
    s = tables[HERE]
    seat = first_waiting(s)
    if is_wild:
        move = rules.random_move(s, chance, seat, room.mask)
    elif trusting >> seat & 1:
        tables[GUESSED] = s
        rules.hide(tables[GUESSED], seat)
        rules.guess(tables[GUESSED], chance, seat)
        move = learned_move(tables, GUESSED, TRIED, chance, seat, room, network)
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
