"""Black Box (LR-G1): one splits, the winner chooses."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import State
from flambeur.core.story import tell, whisper
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import casino_of
from flambeur.games.royale.moves import OPEN, SPLIT, SPLITS, TOKENS
from flambeur.games.royale.payment import winner_at
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import BLACK_BOX, NOBODY, UNKNOWN
from flambeur.games.royale.story import OPENED, SPLIT_LAID, SPLIT_MADE
from flambeur.games.seating import left_of

EVERYTHING = sum(TOKENS)
AMOUNTS = tuple(sum(group) for group in SPLITS)
SIZES = tuple(len(group) for group in SPLITS)
ALL_SPLITS = (1 << len(SPLITS)) - 1
BOTH_GROUPS = 0b11


def at_payment(s: State, winner: int) -> None:
    """The left neighbour of the winner must split the tokens; without a winner nothing happens."""
    if winner != NOBODY:
        ask(s, SPLIT, left_of(s, winner))


def splits(s: State, seat: int) -> int:
    """Any split."""
    return ALL_SPLITS


def lay_split(s: State, chance: Chance, seat: int, move: int) -> None:
    """Two groups lie face down: the winner sees how large they are, and no more."""
    number = move - SPLIT
    s.split = number + 1
    s.split_size = SIZES[number]
    ask(s, OPEN, winner_at(s, casino_of(s, BLACK_BOX)))
    tell(SPLIT_LAID, seat, s.decider, s.split_size)
    whisper(seat, SPLIT_MADE, AMOUNTS[number], EVERYTHING - AMOUNTS[number])


def groups(s: State, seat: int) -> int:
    """Either group."""
    return BOTH_GROUPS


def open_group(s: State, chance: Chance, seat: int, move: int) -> None:
    """The winner chooses a group and receives its sum; 20 are two chips (LR-23)."""
    group, first = move - OPEN, AMOUNTS[int(s.split) - 1]
    amount = first if group == 0 else EVERYTHING - first
    s.split = 0
    s.split_size = 0
    tell(OPENED, seat, group, amount)
    reward(s, seat, BLACK_BOX, amount)


def knows_split(s: State, seat: int) -> bool:
    """Only who made the split knows what lies where: the left neighbour of who chooses."""
    return bool(seat == left_of(s, int(s.decider)))


def hide(s: State, seat: int) -> None:
    """Nobody else is told."""
    if s.split > 0 and not knows_split(s, seat):
        s.split = UNKNOWN


def guess(s: State, chance: Chance) -> None:
    """Any split with groups of that size, each as likely."""
    while s.split == UNKNOWN:
        number = below(chance, len(SPLITS))
        if SIZES[number] == s.split_size:
            s.split = number + 1
