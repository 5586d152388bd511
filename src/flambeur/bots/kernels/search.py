"""Information-set Monte Carlo tree search in compiled code; a template for any game.

There are no chance nodes: every walk from the root has a fresh guess of what is hidden and fresh dice,
and a node stands for all that the thinking seat can know at that point.
"""

import math
from typing import cast

from flambeur.bots.kernels.heuristics import goes_on, lead, likely_move, worth
from flambeur.bots.kernels.network import Describable, chance_to_win, settle
from flambeur.bots.kernels.tree import LONGEST_PATH, NONE, Slots, Words
from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.layout import Batch, Numbers, Room, State
from flambeur.core.playout import first_waiting, nth_marked

rules: Describable = cast(Describable, None)

MIX = 0x2545F4914F6CDD1D  # an odd number that spreads the bits of a key
KEYS = (1 << 63) - 1


def walk_often(
    known: Batch,
    tables: Batch,
    words: Words,
    room: Room,
    walk: State,
    nodes: Batch,
    edges: Batch,
    slots: Slots,
    chance: Chance,
    seat: int,
    first: int,
    walks: int,
    wide: float,
    lean: float,
    is_earning: bool,
    weights: Numbers,
    scratch: Numbers,
) -> None:
    """Walk from the root so many times.

    The n-th try of every move at the root meets the same guess and the same dice, from the n-th stream of
    chance after the first, so that luck cancels out when they are compared. With weights of a network, it
    says at once what comes of it; without, the stage is played to its end. Who is earning wants to be ahead
    by as much as possible; others want to win.
    """
    s = tables[0]
    for _ in range(walks):
        tables[0] = known[0]
        root = find_node(tables, words, walk, nodes, slots, seat, seat)
        begin_stream(chance, first + int(nodes[root].visits))
        edge = choose_edge(s, chance, seat, seat, room, walk, nodes[root], edges, wide, lean)
        begin_stream(chance, first + int(edges[edge].visits))
        rules.guess(s, chance, seat)
        stage = rules.stage(s)
        walk.length = 0
        take_edge(s, chance, walk, edges, root, edge, seat)
        descend(tables, words, room, walk, nodes, edges, slots, chance, seat, stage, wide, lean)
        if len(weights) > 0:
            settle(s, chance, room, stage)
        else:
            play_stage(s, chance, room, stage, seat)
        if goes_on(s, stage):
            foresee(s, walk, weights, scratch)
        else:
            weigh(s, room, walk, is_earning)
        learn(walk, nodes, edges)


def descend(
    tables: Batch,
    words: Words,
    room: Room,
    walk: State,
    nodes: Batch,
    edges: Batch,
    slots: Slots,
    chance: Chance,
    observer: int,
    stage: int,
    wide: float,
    lean: float,
) -> None:
    """Down to the first node that is new, and one move on from there."""
    s = tables[0]
    is_known = True
    while is_known and goes_on(s, stage) and walk.length < LONGEST_PATH:
        seat = first_waiting(s)
        known_nodes = int(walk.nodes)
        node = find_node(tables, words, walk, nodes, slots, observer, seat)
        is_known = known_nodes == walk.nodes
        edge = NONE
        if node != NONE:
            edge = choose_edge(s, chance, seat, observer, room, walk, nodes[node], edges, wide, lean)
        if edge == NONE:  # no room left for what is new
            break
        take_edge(s, chance, walk, edges, node, edge, seat)


def find_node(
    tables: Batch, words: Words, walk: State, nodes: Batch, slots: Slots, observer: int, seat: int
) -> int:
    """The node of what the observer sees when this seat is to move, made if it is new; or NONE."""
    tables[1] = tables[0]
    rules.hide(tables[1], observer)
    key = seat + 1
    for i in range(len(words)):
        key = ((key ^ int(words[i])) * MIX) & KEYS
        key ^= key >> 32
    slot = key & (len(slots) - 1)
    while slots[slot] != NONE:
        if nodes[slots[slot]].key == key:
            return int(slots[slot])
        slot = (slot + 1) & (len(slots) - 1)
    if walk.nodes == len(nodes):
        return NONE
    made = int(walk.nodes)
    walk.nodes = made + 1
    slots[slot] = made
    nodes[made].key, nodes[made].edge = key, NONE
    nodes[made].visits, nodes[made].total = 0, 0.0
    return made


def choose_edge(
    s: State,
    chance: Chance,
    seat: int,
    observer: int,
    room: Room,
    walk: State,
    node: State,
    edges: Batch,
    wide: float,
    lean: float,
) -> int:
    """The edge that promises most (PUCT); the likely move comes first, and counts for more."""
    if node.edge == NONE:
        return add_edge(walk, node, edges, likely_move(s, chance, seat, observer, room.mask), True)
    count = rules.legal(s, seat, room.mask)
    other = (1.0 - lean) / max(1, count - 1)
    reach = wide * math.sqrt(node.visits)
    best, most = NONE, -1.0
    edge = int(node.edge)
    while edge != NONE:
        e = edges[edge]
        if room.mask[e.move] == 1:
            room.mask[e.move] = 0
            count -= 1
            promise = e.total / e.visits + reach * (lean if e.is_likely else other) / (1 + e.visits)
            if promise > most:
                best, most = edge, promise
        edge = int(e.after)
    has_room = walk.edges < len(edges)
    if has_room and count > 0 and node.total / node.visits + reach * other > most:
        return add_edge(walk, node, edges, nth_marked(room.mask, below(chance, count)), False)
    return best


def take_edge(s: State, chance: Chance, walk: State, edges: Batch, node: int, edge: int, seat: int) -> None:
    """Make the move, and note the way."""
    length = int(walk.length)
    walk.node[length], walk.edge[length], walk.seat[length] = node, edge, seat
    walk.length = length + 1
    rules.apply(s, chance, seat, int(edges[edge].move))


def add_edge(walk: State, node: State, edges: Batch, move: int, is_likely: bool) -> int:
    """A new edge of the node, or NONE if there is no room."""
    if walk.edges == len(edges):
        return NONE
    edge = int(walk.edges)
    walk.edges = edge + 1
    e = edges[edge]
    e.move, e.after, e.is_likely = move, node.edge, is_likely
    e.visits, e.total = 0, 0.0
    node.edge = edge
    return edge


def play_stage(s: State, chance: Chance, room: Room, stage: int, thinker: int) -> None:
    """Likely moves until the game can be judged."""
    while goes_on(s, stage):
        seat = first_waiting(s)
        rules.apply(s, chance, seat, likely_move(s, chance, seat, thinker, room.mask))


def weigh(s: State, room: Room, walk: State, is_earning: bool) -> None:
    """What it has come to, for each seat."""
    if rules.is_over(s):
        rules.standing(s, room.places)
    for seat in range(s.players):
        walk.worth[seat] = lead(s, seat) if is_earning else worth(s, room.places, seat)


def foresee(s: State, walk: State, weights: Numbers, scratch: Numbers) -> None:
    """What the network thinks will come of it, for each seat; together, one win."""
    total = 0.0
    for seat in range(s.players):
        walk.worth[seat] = chance_to_win(s, seat, weights, scratch)
        total += walk.worth[seat]
    for seat in range(s.players):
        walk.worth[seat] /= total


def learn(walk: State, nodes: Batch, edges: Batch) -> None:
    """Tell the whole way what it has led to."""
    for i in range(walk.length):
        node, edge, came = nodes[walk.node[i]], edges[walk.edge[i]], walk.worth[walk.seat[i]]
        node.visits += 1
        node.total += came
        edge.visits += 1
        edge.total += came
