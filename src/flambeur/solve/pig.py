"""Pig to 100 as a model: a game whose solution is known, to check the method by.

Roll a die as often as you like; a 1 loses the points of this turn, holding keeps them. With best play
the first player wins 0.5306 of the games (Neller and Presser, Optimal Play of the Dice Game Pig, 2004).
"""

from flambeur.solve.iteration import Bounds, Links, Scratch

GOAL = 100
FACES = 6
STATES = GOAL * GOAL


def state_of(mine: int, theirs: int) -> int:
    """The number of a state: the points of the player to move and of the other."""
    return mine * GOAL + theirs


def turn_value(state: int, _mine: Bounds, theirs: Bounds, _links: Links, room: Scratch) -> float:
    """What a turn is worth at best; `room` holds it for every number of points made in it."""
    points, others = state // GOAL, state % GOAL
    missing = GOAL - points
    for made in range(missing, missing + FACES + 1):
        room[made] = 1.0
    lost = 1.0 - theirs[state_of(others, points)]
    for i in range(missing):
        made = missing - 1 - i
        rolled = lost
        for face in range(2, FACES + 1):
            rolled += room[made + face]
        room[made] = rolled / FACES
        if made > 0:  # who has made no point must roll
            room[made] = max(room[made], 1.0 - theirs[state_of(others, points + made)])
    return float(room[0])
