"""Information-set Monte Carlo tree search in compiled code; a template for any game.

There are no chance nodes: every walk from the root has a fresh guess of what is hidden and fresh dice,
and a node stands for all that the thinking seat can know at that point.
"""

import math
from typing import NamedTuple, cast

from flambeur.bots.kernels.heuristics import goes_on, lead, likely_move, worth
from flambeur.bots.kernels.network import Network, NetworkRules, chance_to_win, play_until_ripe
from flambeur.bots.kernels.tree import LONGEST_PATH, NONE, Tree
from flambeur.core.chance import Chance, begin_stream, below
from flambeur.core.layout import Batch, Room, State
from flambeur.core.playout import first_waiting, nth_marked

rules: NetworkRules = cast(NetworkRules, None)

EXPLORATION = 0.5  # the constant of PUCT: how far a search looks beside what seemed best
PRIOR = 0.5  # of the likely move; all others share the rest
MIX = 0x2545F4914F6CDD1D  # an odd number that spreads the bits of a key
KEYS = (1 << 63) - 1


class Puct(NamedTuple):
    """How moves are chosen on the way down; see `choose_edge`."""

    exploration: float = EXPLORATION
    prior: float = PRIOR


class Style(NamedTuple):
    """How a search looks around, and what judges where it has come to."""

    puct: Puct
    is_earning: bool  # wants to be ahead by as much as possible; others want to win
    network: Network  # says at once what comes of it; without weights the stage is played to its end


class Thought(NamedTuple):
    """The game imagined, and what is needed to play it on; records only, so that passing it costs nothing."""

    s: State
    room: Room
    walk: State
    chance: Chance
    thinker: int  # the seat that thinks


def walk_often(
    known: Batch, tree: Tree, chance: Chance, seat: int, first: int, walks: int, style: Style
) -> None:
    """Walk from the root so many times.

    The n-th try of every move at the root meets the same guess and the same dice, from the n-th stream of
    chance after the first, so that luck cancels out when they are compared.
    """
    s, nodes, edges, puct = tree.tables[0], tree.nodes, tree.edges, style.puct
    thought = Thought(s, tree.room, tree.walk, chance, seat)
    for _ in range(walks):
        tree.tables[0] = known[0]
        root = find_node(tree, seat, seat)
        begin_stream(chance, first + int(nodes[root].visits))
        edge = choose_edge(thought, seat, nodes[root], edges, puct)
        begin_stream(chance, first + int(edges[edge].visits))
        rules.guess(s, chance, seat)
        stage = rules.stage(s)
        tree.walk.length = 0
        take_edge(thought, seat, root, edge, edges)
        descend(tree, thought, stage, puct)
        judge_walk(thought, stage, style)
        back_up(tree.walk, nodes, edges)


def judge_walk(thought: Thought, stage: int, style: Style) -> None:
    """What the walk has come to: by the network, or by the end of the stage."""
    s, room, walk, chance, thinker = thought
    if len(style.network.weights) > 0:
        play_until_ripe(s, chance, room, stage)
    else:
        play_stage(s, chance, room, stage, thinker)
    if goes_on(s, stage):
        judge_by_network(s, walk, style.network)
    else:
        judge_end(s, room, walk, style.is_earning)


def descend(tree: Tree, thought: Thought, stage: int, puct: Puct) -> None:
    """Down to the first node that is new, and one move on from there."""
    s, walk = thought.s, thought.walk
    is_known = True
    while is_known and goes_on(s, stage) and walk.length < LONGEST_PATH:
        seat = first_waiting(s)
        known_nodes = int(walk.nodes)
        node = find_node(tree, thought.thinker, seat)
        is_known = known_nodes == walk.nodes
        edge = NONE
        if node != NONE:
            edge = choose_edge(thought, seat, tree.nodes[node], tree.edges, puct)
        if edge == NONE:  # no room left for what is new
            break
        take_edge(thought, seat, node, edge, tree.edges)


def find_node(tree: Tree, observer: int, seat: int) -> int:
    """The node of what the observer sees when this seat is to move, made if it is new; or NONE."""
    tree.tables[1] = tree.tables[0]
    rules.hide(tree.tables[1], observer)
    key = seat + 1
    for i in range(len(tree.words)):
        key = ((key ^ int(tree.words[i])) * MIX) & KEYS
        key ^= key >> 32
    last_slot = len(tree.slots) - 1
    slot = key & last_slot
    while tree.slots[slot] != NONE:
        if tree.nodes[tree.slots[slot]].key == key:
            return int(tree.slots[slot])
        slot = (slot + 1) & last_slot
    made = int(tree.walk.nodes)
    if made == len(tree.nodes):
        return NONE
    tree.walk.nodes = made + 1
    tree.slots[slot] = made
    node = tree.nodes[made]
    node.key, node.edge, node.visits, node.total = key, NONE, 0, 0.0
    return made


def choose_edge(thought: Thought, seat: int, node: State, edges: Batch, puct: Puct) -> int:
    """The edge that promises most (PUCT); the likely move comes first, and counts for more."""
    s, room, walk, chance, thinker = thought
    if node.edge == NONE:
        return add_edge(walk, node, edges, likely_move(s, chance, seat, thinker, room.mask), True)
    count = rules.legal(s, seat, room.mask)
    other = (1.0 - puct.prior) / max(1, count - 1)
    reach = puct.exploration * math.sqrt(node.visits)
    best, most = NONE, -1.0
    edge = int(node.edge)
    while edge != NONE:
        e = edges[edge]
        if room.mask[e.move] == 1:
            room.mask[e.move] = 0
            count -= 1
            promise = e.total / e.visits + reach * (puct.prior if e.is_likely else other) / (1 + e.visits)
            if promise > most:
                best, most = edge, promise
        edge = int(e.after)
    has_room = walk.edges < len(edges)
    if has_room and count > 0 and node.total / node.visits + reach * other > most:
        return add_edge(walk, node, edges, nth_marked(room.mask, below(chance, count)), False)
    return best


def take_edge(thought: Thought, seat: int, node: int, edge: int, edges: Batch) -> None:
    """Make the move, and note the way."""
    walk = thought.walk
    length = int(walk.length)
    walk.node[length], walk.edge[length], walk.seat[length] = node, edge, seat
    walk.length = length + 1
    rules.apply(thought.s, thought.chance, seat, int(edges[edge].move))


def add_edge(walk: State, node: State, edges: Batch, move: int, is_likely: bool) -> int:
    """A new edge of the node, or NONE if there is no room."""
    edge = int(walk.edges)
    if edge == len(edges):
        return NONE
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


def judge_end(s: State, room: Room, walk: State, is_earning: bool) -> None:
    """What it has come to, for each seat."""
    if rules.is_over(s):
        rules.standing(s, room.places)
    for seat in range(s.players):
        walk.worth[seat] = lead(s, seat) if is_earning else worth(s, room.places, seat)


def judge_by_network(s: State, walk: State, network: Network) -> None:
    """What the network thinks will come of it, for each seat; together, one win."""
    total = 0.0
    for seat in range(s.players):
        walk.worth[seat] = chance_to_win(s, seat, network)
        total += walk.worth[seat]
    for seat in range(s.players):
        walk.worth[seat] /= total


def back_up(walk: State, nodes: Batch, edges: Batch) -> None:
    """Tell all nodes and edges on the way what it has led to."""
    for i in range(walk.length):
        node, edge, came = nodes[walk.node[i]], edges[walk.edge[i]], walk.worth[walk.seat[i]]
        node.visits += 1
        node.total += came
        edge.visits += 1
        edge.total += came
