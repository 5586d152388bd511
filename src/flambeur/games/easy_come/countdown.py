"""Three prizes win unless one of them is stolen in time: the count toward a win."""

from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.easy_come.prizes import holdings
from flambeur.games.easy_come.state import ENOUGH, NOBODY
from flambeur.games.easy_come.story import CANCELLED, COUNT_BEGAN, COUNTED, WON
from flambeur.games.seating import left_of

TURNS = 2  # of others that three prizes must survive (EC-10, EC-11)


def begin_count(s: State, seat: int) -> None:
    """A third prize starts the count of its holder (EC-10, EC-12)."""
    if holdings(s, seat) == ENOUGH:
        s.countdown[seat] = s.players - 1 if s.all_others else TURNS  # EC-13
        tell(COUNT_BEGAN, seat, s.countdown[seat])


def cancel_count(s: State, seat: int) -> None:
    """Who loses one of three prizes no longer counts (EC-12)."""
    if s.countdown[seat] > 0:
        s.countdown[seat] = 0
        tell(CANCELLED, seat)


def count_turn(s: State, seat: int) -> None:
    """A turn of this seat is over: others who count are one turn nearer to the win (EC-10).

    No two counts end with the same turn, for no two began with the same one (EC-12).
    """
    for other in range(s.players):
        if (s.countdown[other] > 0) & (other != seat):
            s.countdown[other] -= 1
            if s.countdown[other] == 0:
                s.winner = other
    tell_counts(s, seat)
    if is_won(s) and s.version > 1:
        end_counts(s)


def tell_counts(s: State, seat: int) -> None:
    """Report who is nearer to the win, or has won; then nobody counts any more, but in version 1 went on."""
    for other in range(s.players):
        if other == s.winner:
            tell(WON, other)
        elif (s.countdown[other] > 0) & (other != seat) and (s.winner == NOBODY or s.version == 1):
            tell(COUNTED, other, s.countdown[other])


def end_counts(s: State) -> None:
    """The game is over."""
    for seat in range(s.players):
        s.countdown[seat] = 0


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise that does not count.

    With two players this gives the other a second turn to steal (EC-11). With more, whoever counts
    has won before the turn comes round.
    """
    after = left_of(s, seat)
    return seat if s.countdown[after] > 0 else after


def is_won(s: State) -> bool:
    """Whether somebody's three prizes have survived."""
    return bool(s.winner != NOBODY)
