"""One seat of many games side by side, with bots in the others: a template for any game.

A step is the learner's move and all that the bots do until it must decide again. What is written for
programs is never read here.
"""

from typing import TypeAlias, cast

import numpy as np
import numpy.typing as npt

from flambeur.bots.kernels.heuristics import HeuristicRules
from flambeur.core.layout import Batch, Mask, Numbers, Room, State
from flambeur.core.playout import SHARES, first_waiting, win_share
from flambeur.envs.stepping import NOBODY, Actions, Flags, begin_lane, observe_lane

APART = True

Rewards: TypeAlias = npt.NDArray[np.float64]

NOTHING, BEGIN = -1, -3  # orders for a lane that are no moves: leave it as it is; begin the next game
RANDOM, GREEDY = 0, 1  # how the bots think

rules: HeuristicRules = cast(HeuristicRules, None)


def step_seats(
    blank: Batch,
    tables: Batch,
    chances: Batch,
    thoughts: Batch,
    lanes: Batch,
    rooms: Batch,
    seen: Batch,
    masks: Mask,
    orders: Actions,
    shown: Mask,
    obs: Numbers,
    rewards: Rewards,
    done: Flags,
    final: Numbers,
    worker: int,
    first: int,
    last: int,
    learner: int,
    mind: int,
    is_restarting: bool,
    is_by_result: bool,
    is_discreet: bool,
) -> None:
    """Carry out the order of each lane, and show what the learner sees then."""
    room = rooms[worker]
    for lane in range(first, last):
        s = tables[lane]
        rewards[lane] = 0
        done[lane] = False
        if orders[lane] == BEGIN:
            begin_seat(blank, tables, chances, thoughts, lanes, lane, seen, worker, room, learner, mind)
        elif orders[lane] != NOTHING:
            before = rules.result(s, learner)
            rules.apply(s, chances[lane], learner, orders[lane])
            play_bots(tables, chances, thoughts, lanes, lane, seen, worker, room, learner, mind)
            done[lane] = lanes[lane].seat == NOBODY
            if is_by_result:
                rewards[lane] = rules.result(s, learner) - before
            elif done[lane]:
                rules.standing(s, room.places)
                rewards[lane] = win_share(s, room.places, learner) / SHARES
        if done[lane]:
            observe_lane(tables, lane, learner, seen, worker, final[lane], is_discreet)
            if is_restarting:
                begin_seat(blank, tables, chances, thoughts, lanes, lane, seen, worker, room, learner, mind)
        show_seat(tables[lane], lanes[lane], learner, masks[lane], shown[lane])
        observe_lane(tables, lane, learner, seen, worker, obs[lane], is_discreet)


def begin_seat(
    blank: Batch,
    tables: Batch,
    chances: Batch,
    thoughts: Batch,
    lanes: Batch,
    lane: int,
    seen: Batch,
    worker: int,
    room: Room,
    learner: int,
    mind: int,
) -> None:
    """The next game of a lane in which the learner is asked."""
    lanes[lane].seat = NOBODY
    while lanes[lane].seat == NOBODY:
        begin_lane(blank, tables, chances, lanes, lane, len(tables))
        play_bots(tables, chances, thoughts, lanes, lane, seen, worker, room, learner, mind)


def play_bots(
    tables: Batch,
    chances: Batch,
    thoughts: Batch,
    lanes: Batch,
    lane: int,
    seen: Batch,
    worker: int,
    room: Room,
    learner: int,
    mind: int,
) -> None:
    """Until the learner must decide, or the game is over; each bot gets what its seat sees."""
    s = tables[lane]
    while not rules.is_over(s) and rules.waiting(s) >> learner & 1 == 0:
        seat = first_waiting(s)
        seen[worker] = s
        rules.hide(seen[worker], seat)
        if mind == GREEDY:
            move = rules.greedy_move(seen[worker], thoughts[lane], seat, room.mask)
        else:
            move = rules.random_move(seen[worker], thoughts[lane], seat, room.mask)
        rules.apply(s, chances[lane], seat, move)
    lanes[lane].seat = NOBODY if rules.is_over(s) else learner


def show_seat(s: State, lane: State, learner: int, mask: Mask, shown: Mask) -> None:
    """What the learner may do; nothing in a game that is over."""
    if lane.seat == NOBODY:
        mask[:] = 0
    else:
        rules.legal(s, learner, mask)
    for action in range(len(mask)):
        shown[action] = mask[action]
