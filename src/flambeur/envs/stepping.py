"""Many games side by side, each a move further with every call: a template for any game.

A lane is one game's place in the arrays; when its game ends, the next begins there. What is written for
programs (`shown` and the arrays after it) is never read here, so nobody can cheat by changing it.
"""

from typing import Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, Mask, Numbers, Places, Room, State, layout
from flambeur.core.playout import SHARES, Drawable, first_waiting, win_share

APART = True

Actions: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]

NOBODY = -1  # the seat to move in a game that is over
NOTHING = -1  # the action of such a game
RANDOM = -2  # an action yet to be drawn
HANDFUL = 32  # games that are moved before they are shown: what was just written cannot be read fast
PER_SHARE = np.float32(1 / SHARES)

LANE = layout(("stream", "i8"), ("seat", "i8"))  # of a game: its stream of chance, and who moves


class Observable(Drawable, Protocol):
    """Rules with the template that describes a table as numbers."""

    def observe(self, s: State, seat: int, out: Numbers) -> None:
        """Write what the seat sees of the table."""


rules: Observable = cast(Observable, None)


def begin_lane(blank: Batch, tables: Batch, chances: Batch, lanes: Batch, lane: int, apart: int) -> None:
    """The next game of a lane, on a stream of its own."""
    lanes[lane].stream += apart
    tables[lane] = blank[0]
    begin_stream(chances[lane], int(lanes[lane].stream))
    rules.start(tables[lane], chances[lane])
    lanes[lane].seat = first_waiting(tables[lane])


def is_refused(lanes: Batch, masks: Mask, actions: Actions, lane: int) -> bool:
    """Whether this game cannot be played on with its action."""
    action = actions[lane]
    if lanes[lane].seat == NOBODY:
        return bool(action != NOTHING)
    return bool(action < 0 or action >= masks.shape[1] or masks[lane, action] == 0)


def first_refused(lanes: Batch, masks: Mask, actions: Actions) -> int:
    """The first lane whose action may not be played; -1 if there is none."""
    for lane in range(len(lanes)):
        if is_refused(lanes, masks, actions, lane):
            return lane
    return -1


def step_lanes(
    blank: Batch,
    tables: Batch,
    chances: Batch,
    lanes: Batch,
    rooms: Batch,
    seen: Batch,
    masks: Mask,
    actions: Actions,
    shown: Mask,
    seats: Actions,
    obs: Numbers,
    rewards: Numbers,
    done: Flags,
    final: Numbers,
    worker: int,
    first: int,
    last: int,
    moves: int,
    is_restarting: bool,
    is_by_result: bool,
    is_discreet: bool,
) -> None:
    """So many moves in each of the lanes, at random if there are no actions, and what is to be seen then.

    Without a move, lanes whose game is over begin the next if they are restarting, and all are shown.
    """
    for begin in range(first, last, HANDFUL):
        end = min(begin + HANDFUL, last)
        for lane in range(begin, end):
            open_lane(blank, lanes, rewards, done, lane, is_restarting)
        for _ in range(max(moves, 1)):
            for lane in range(begin, end):
                advance_lane(
                    blank,
                    tables,
                    chances,
                    lanes,
                    rooms,
                    seen,
                    masks,
                    actions,
                    rewards,
                    done,
                    final,
                    worker,
                    lane,
                    len(tables),
                    moves > 0,
                    is_restarting,
                    is_by_result,
                    is_discreet,
                )
        for lane in range(begin, end):
            seats[lane] = lanes[lane].seat
            show_lane(tables, lanes, lane, seen, worker, masks[lane], obs[lane], is_discreet)
        for lane in range(begin, end):
            copy_mask(rooms[worker], masks[lane], shown[lane])


def open_lane(
    blank: Batch, lanes: Batch, rewards: Numbers, done: Flags, lane: int, is_restarting: bool
) -> None:
    """Before a step nobody has got anything of it."""
    done[lane] = lanes[lane].seat == NOBODY and not is_restarting
    for seat in range(blank[0].players):
        rewards[lane, seat] = 0


def advance_lane(
    blank: Batch,
    tables: Batch,
    chances: Batch,
    lanes: Batch,
    rooms: Batch,
    seen: Batch,
    masks: Mask,
    actions: Actions,
    rewards: Numbers,
    done: Flags,
    final: Numbers,
    worker: int,
    lane: int,
    apart: int,
    is_moving: bool,
    is_restarting: bool,
    is_by_result: bool,
    is_discreet: bool,
) -> None:
    """A move in this lane, and the next game after the last one; an action that is refused moves nothing."""
    action = order_of(lanes, masks, actions, lane) if is_moving else NOTHING
    if action != NOTHING:
        move_lane(
            tables[lane], chances[lane], lanes[lane], rooms[worker], action, rewards[lane], is_by_result
        )
        if lanes[lane].seat == NOBODY:
            end_lane(tables, seen, rooms, rewards, done, final, worker, lane, is_by_result, is_discreet)
    if is_restarting and lanes[lane].seat == NOBODY:
        begin_lane(blank, tables, chances, lanes, lane, apart)


def order_of(lanes: Batch, masks: Mask, actions: Actions, lane: int) -> int:
    """What is played in this lane: its action, RANDOM if none was given, NOTHING if it may not be."""
    if lanes[lane].seat == NOBODY:
        return NOTHING
    if len(actions) == 0:
        return RANDOM
    return NOTHING if is_refused(lanes, masks, actions, lane) else int(actions[lane])


def end_lane(
    tables: Batch,
    seen: Batch,
    rooms: Batch,
    rewards: Numbers,
    done: Flags,
    final: Numbers,
    worker: int,
    lane: int,
    is_by_result: bool,
    is_discreet: bool,
) -> None:
    """Its game is over: who has won, and what every seat sees last."""
    done[lane] = True
    if not is_by_result:
        share_win(tables[lane], rooms[worker].places, rewards[lane])
    for seat in range(tables[lane].players):
        observe_lane(tables, lane, seat, seen, worker, final[lane, seat], is_discreet)


def move_lane(
    s: State, chance: Chance, lane: State, room: Room, action: int, rewards: Numbers, is_by_result: bool
) -> None:
    """One move; who moves next, and what every seat has gained if results count."""
    seat = int(lane.seat)
    if action == RANDOM:
        action = rules.random_move(s, chance, seat, room.mask)
    if is_by_result:
        add_results(s, rewards, -1)
    rules.apply(s, chance, seat, action)
    if is_by_result:
        add_results(s, rewards, 1)
    lane.seat = NOBODY if rules.is_over(s) else first_waiting(s)


def add_results(s: State, rewards: Numbers, factor: int) -> None:
    """Add what every seat has achieved, or take it away."""
    for seat in range(s.players):
        rewards[seat] += np.float32(factor * rules.result(s, seat))


def share_win(s: State, places: Places, rewards: Numbers) -> None:
    """Add every seat's part of the win."""
    rules.standing(s, places)
    for seat in range(s.players):
        rewards[seat] += win_share(s, places, seat) * PER_SHARE


def show_lane(
    tables: Batch,
    lanes: Batch,
    lane: int,
    seen: Batch,
    worker: int,
    mask: Mask,
    obs: Numbers,
    is_discreet: bool,
) -> None:
    """What the seat to move may do and what it sees; of a game that is over, nothing."""
    seat = int(lanes[lane].seat)
    if seat == NOBODY:
        mask[:] = 0
        obs[:] = 0
    else:
        rules.legal(tables[lane], seat, mask)
        observe_lane(tables, lane, seat, seen, worker, obs, is_discreet)


def mark_copy(s: State, seat: int, mask: Mask) -> None:
    """What the seat may do; nothing if the game is over."""
    if seat == NOBODY:
        mask[:] = 0
    else:
        rules.legal(s, seat, mask)


def observe_copy(s: State, seat: int, obs: Numbers) -> None:
    """What the seat sees, where the table is a copy that nobody needs any more, and the numbers are 0."""
    if seat != NOBODY:
        rules.hide(s, seat)
        rules.observe(s, seat, obs)


def copy_mask(room: Room, mask: Mask, shown: Mask) -> None:
    """For programs, which may write into theirs."""
    for action in range(len(room.mask)):  # of this the compiler knows the length
        shown[action] = mask[action]


def observe_lane(
    tables: Batch, lane: int, seat: int, seen: Batch, worker: int, obs: Numbers, is_discreet: bool
) -> None:
    """What the seat sees; what could read hidden facts is given a copy without them."""
    if is_discreet:
        rules.observe(tables[lane], seat, obs)
    else:
        seen[worker] = tables[lane]
        rules.hide(seen[worker], seat)
        rules.observe(seen[worker], seat, obs)
