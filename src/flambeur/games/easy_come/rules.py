"""Easy Come Easy Go as the contract of a game asks for it."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import Mask, Places, State
from flambeur.core.rows import write_bits
from flambeur.core.story import tell
from flambeur.games.bits import count_bits, nth_bit
from flambeur.games.easy_come.dice import (
    LAST_HANDS,
    PART_COUNTS,
    PART_SETS,
    PARTS,
    WORD_HANDS,
    WORDS,
    hand_of,
)
from flambeur.games.easy_come.opening import roll_for_first
from flambeur.games.easy_come.prizes import claimable, holdings
from flambeur.games.easy_come.state import CENTRE, KEEP, NOBODY, PRIZES
from flambeur.games.easy_come.story import BEGAN
from flambeur.games.easy_come.turns import claim, roll_dice, set_aside


def start(s: State, chance: Chance) -> None:
    """All prizes lie in the centre (EC-01); who rolls highest begins, unless it was agreed (EC-02)."""
    for prize in range(PRIZES):
        s.owner[prize] = CENTRE
    s.winner = NOBODY
    if s.first == NOBODY:
        s.first = roll_for_first(s, chance)
    s.turn = s.first
    tell(BEGAN, s.turn)
    roll_dice(s, chance)


def waiting(s: State) -> int:
    """The seat that has rolled, as a set of bits."""
    return 0 if s.turn == NOBODY else 1 << int(s.turn)


def legal(s: State, seat: int, mask: Mask) -> int:
    """Mark the claims and the hands that can be set aside (EC-03, EC-04)."""
    prizes, hand = claimable(s, seat), hand_of(s.rolled)
    write_bits(mask, 0, PRIZES, prizes)
    for word in range(WORDS - 1):
        write_bits(mask, PRIZES + word * WORD_HANDS, WORD_HANDS, int(PART_SETS[hand, word]))
    write_bits(mask, PRIZES + (WORDS - 1) * WORD_HANDS, LAST_HANDS, int(PART_SETS[hand, WORDS - 1]))
    return count_choices(prizes, hand)


def random_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """One of these moves, each as likely; with 218 in the table it would be slow to mark them first."""
    prizes, hand = claimable(s, seat), hand_of(s.rolled)
    return nth_choice(prizes, hand, below(chance, count_choices(prizes, hand)))


def count_choices(prizes: int, hand: int) -> int:
    """How many moves there are with these prizes to claim and this hand just rolled."""
    return count_bits(prizes) + int(PART_COUNTS[hand])


def nth_choice(prizes: int, hand: int, rank: int) -> int:
    """One of these moves, claims first; rank counts from 0."""
    part = rank - count_bits(prizes)
    return nth_bit(prizes, rank) if part < 0 else KEEP + int(PARTS[hand, part])


def apply(s: State, chance: Chance, seat: int, move: int) -> None:
    """Claim a prize, or set a hand aside; then dice are rolled, by the same player or the next (EC-03)."""
    if move < PRIZES:
        claim(s, seat, move)
    else:
        set_aside(s, seat, move - KEEP)
    if is_over(s):
        s.rolled = 0
    else:
        roll_dice(s, chance)


def is_over(s: State) -> bool:
    """Whether somebody has won."""
    return bool(s.turn == NOBODY)


def result(s: State, seat: int) -> int:
    """How many prizes a seat has."""
    return holdings(s, seat)


def standing(s: State, places: Places) -> None:
    """The winner, then the others by their number of prizes; equals share a place (EC-10)."""
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += rank_of(s, other) > rank_of(s, seat)
        places[seat] = 1 + better


def rank_of(s: State, seat: int) -> int:
    """What places are given by: the winner is above all who hold three prizes too late (EC-12)."""
    return PRIZES if seat == s.winner else holdings(s, seat)


def hide(s: State, seat: int) -> None:
    """Nothing to clear: dice and prizes lie open."""


def guess(s: State, chance: Chance, seat: int) -> None:
    """Nothing to fill in: there are no hidden facts."""
