"""What must hold at every moment of Easy Come Easy Go; in the subset that can be compiled."""

from flambeur.core.layout import State
from flambeur.games.easy_come.rules import is_over
from flambeur.games.easy_come.state import CENTRE, FACES, NOBODY, PRIZES

FINE = 0
NO_SUCH_OWNER, DICE_LOST, NOTHING_ROLLED, FOURTH_PRIZE = 1, 2, 3, 4
COUNT_WITHOUT_THREE, THREE_WITHOUT_COUNT, COUNT_TOO_LONG, COUNTS_TOGETHER, MOVES_WHILE_COUNTING = (
    5,
    6,
    7,
    8,
    9,
)
WRONG_WINNER, WON_TOO_SOON, WRONG_TURN = 10, 11, 12
PRIZES_MOVED, PRIZE_NOT_TAKEN, DID_NOT_FIT, OWN_PRIZE, CENTRE_WAS_CLOSED, DICE_CHANGED = (
    13,
    14,
    15,
    16,
    17,
    18,
)
COUNT_BEGAN_OTHERWISE = 19


def broken(s: State) -> int:
    """What is wrong with a state, or FINE."""
    return broken_prizes(s) or broken_dice(s) or broken_counts(s)


def broken_prizes(s: State) -> int:
    """Every prize has one place, and nobody ever has a fourth: who counts does not move (EC-10)."""
    for prize in range(PRIZES):
        if not CENTRE <= s.owner[prize] < s.players:
            return NO_SUCH_OWNER
    for seat in range(s.players):
        if held(s, seat) > 3:
            return FOURTH_PRIZE
    return FINE


def held(s: State, seat: int) -> int:
    """How many prizes a seat has."""
    count = 0
    for prize in range(PRIZES):
        count += int(s.owner[prize]) == seat
    return count


def broken_dice(s: State) -> int:
    """There are always four dice, of which at least one has just been rolled (EC-01, EC-04)."""
    kept = rolled = 0
    for face in range(FACES):
        kept += dice_of(s.kept, face)
        rolled += dice_of(s.rolled, face)
    if kept + rolled != (0 if is_over(s) else 4):
        return DICE_LOST
    return FINE if rolled > 0 or is_over(s) else NOTHING_ROLLED


def dice_of(tally: int, face: int) -> int:
    """How many dice of a tally show the face."""
    return tally >> (4 * face) & 15


def broken_counts(s: State) -> int:
    """Exactly those who hold three prizes count, none is to move, and no two end together (EC-10, EC-12)."""
    seen = 0
    for seat in range(s.players):
        turns = int(s.countdown[seat])
        if turns > 0 and held(s, seat) != 3:
            return COUNT_WITHOUT_THREE
        if turns == 0 and held(s, seat) == 3 and s.winner == NOBODY:
            return THREE_WITHOUT_COUNT
        if turns > (3 if s.all_others else 2):
            return COUNT_TOO_LONG
        if turns > 0 and seat == s.turn:
            return MOVES_WHILE_COUNTING
        if turns > 0 and (seen >> turns & 1 or (seen and s.players == 2)):
            return COUNTS_TOGETHER
        seen |= int(turns > 0) << turns
    if is_over(s) != (s.winner != NOBODY):
        return WRONG_WINNER
    return FINE if s.winner == NOBODY or held(s, s.winner) == 3 else WRONG_WINNER


def broken_step(before: State, after: State, seat: int, move: int) -> int:
    """What is wrong with a step."""
    return (
        broken_move(before, after, seat, move)
        or broken_order(before, after, seat)
        or broken_start(before, after, seat)
    )


def broken_start(before: State, after: State, seat: int) -> int:
    """A count begins with two turns, or in the variant with one of every other seat (EC-10, EC-13)."""
    turns = after.players - 1 if after.all_others else 2
    begins = before.countdown[seat] == 0 and after.countdown[seat] > 0
    return COUNT_BEGAN_OTHERWISE if begins and after.countdown[seat] != turns else FINE


def broken_move(before: State, after: State, seat: int, move: int) -> int:
    """A claim takes one prize that fits from where it may be taken; else only dice move (EC-03 to EC-07)."""
    for prize in range(PRIZES):
        if prize != move and before.owner[prize] != after.owner[prize]:
            return PRIZES_MOVED
    if move >= PRIZES:
        return broken_hand(before, after, seat)
    owner = int(before.owner[move])
    if after.owner[move] != seat:
        return PRIZE_NOT_TAKEN
    if owner == seat:
        return OWN_PRIZE
    if owner == CENTRE and before.players == 2 and held(before, 1 - seat) == 3:
        return CENTRE_WAS_CLOSED
    return FINE if suits(before.kept + before.rolled, move) else DID_NOT_FIT


def broken_hand(before: State, after: State, seat: int) -> int:
    """Dice set aside stay while the turn lasts, and those added were just rolled (EC-04)."""
    if after.kept == 0:
        return FINE  # a new turn
    for face in range(FACES):
        added = dice_of(after.kept, face) - dice_of(before.kept, face)
        if not 0 <= added <= dice_of(before.rolled, face):
            return DICE_CHANGED
    return FINE if after.kept > before.kept and after.turn == seat else DICE_CHANGED


def suits(tally: int, prize: int) -> bool:
    """Whether four dice fit a prize, told anew and not by the rules' own table (EC-08)."""
    total = most = kinds = odd = lowest = highest = 0
    for face in range(FACES):
        count = dice_of(tally, face)
        total += face * count
        most = max(most, count)
        odd += face % 2 * count
        if count > 0:
            lowest = lowest if kinds else face
            highest = face
            kinds += 1
    if prize < 4:
        three = kinds == 2 and most == 3
        pairs = kinds == 2 and most == 2
        patterns = (most == 4, pairs, three and odd == 4, three and odd == 0)
        return bool(patterns[prize])
    sums = (total == 7, total == 13, total < 4, total > 16, kinds == 4 and highest == lowest + 3)
    return bool(sums[prize - 4])


def broken_order(before: State, after: State, seat: int) -> int:
    """Turns go clockwise, but two to steal follow each other; a win needs a full count (EC-10, EC-11)."""
    if is_over(after):
        won = after.winner != seat and before.countdown[after.winner] == 1
        return FINE if won and held(before, after.winner) == 3 else WON_TOO_SOON
    if after.turn == seat:
        goes_on = after.kept != 0 or (after.players == 2 and after.countdown[1 - seat] == 1)
        return FINE if goes_on else WRONG_TURN
    return FINE if after.turn == (seat + 1) % after.players and after.kept == 0 else WRONG_TURN
