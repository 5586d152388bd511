"""A turn: roll, set dice aside and roll the rest, until a prize is claimed or all dice lie aside."""

from flambeur.core.chance import Chance, occasion, roll
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.easy_come.countdown import begin_count, cancel_count, count_turn, is_won, next_seat
from flambeur.games.easy_come.dice import TALLIES, count_dice, counts_of
from flambeur.games.easy_come.state import CENTRE, DICE, NOBODY
from flambeur.games.easy_come.story import CLAIMED, MISSED, ROLLED, SET_ASIDE, STOLEN


def roll_dice(s: State, chance: Chance) -> None:
    """Whoever's turn it is rolls all dice that are not set aside (EC-03, EC-04)."""
    occasion(chance, int(s.turn), 1 if s.kept else DICE)
    s.rolled = roll(chance, DICE - count_dice(s.kept))
    tell(ROLLED, s.turn, counts_of(s.rolled), counts_of(s.kept))


def set_aside(s: State, seat: int, hand: int) -> None:
    """Set a hand of the dice just rolled aside (EC-04); with the last die the turn ends (EC-05)."""
    s.kept += int(TALLIES[hand])
    tell(SET_ASIDE, seat, counts_of(int(TALLIES[hand])), counts_of(s.kept))
    if count_dice(s.kept) == DICE:
        tell(MISSED, seat)
        end_turn(s, seat)


def claim(s: State, seat: int, prize: int) -> None:
    """Take a prize from the centre or from its owner; that ends the turn (EC-06, EC-07)."""
    owner = int(s.owner[prize])
    s.owner[prize] = seat
    if owner == CENTRE:
        tell(CLAIMED, seat, prize)
    else:
        tell(STOLEN, seat, prize, owner)
        cancel_count(s, owner)
    begin_count(s, seat)
    end_turn(s, seat)


def end_turn(s: State, seat: int) -> None:
    """The dice pass to the next player, unless somebody has won."""
    count_turn(s, seat)
    s.kept = 0
    s.turn = NOBODY if is_won(s) else next_seat(s, seat)
