"""Nice Dice (LR-H1): a die on the space of its value is paid for, if it stays there."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import casino_of, kind_of, take_from_supply
from flambeur.games.royale.moves import PUT
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import BIG, CASINOS, NICE_DICE, NICE_SPACE, NOBODY, NOWHERE
from flambeur.games.royale.story import PUSHED, PUT_DOWN

EACH = 10


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """A die may be put on the space of its value."""
    if choices(s, seat) != 0:
        ask(s, PUT, seat)


def choices(s: State, seat: int) -> int:
    """Dice rolled and not placed, and if they were placed right here, those placed.

    A space that is taken cannot be had if the die on it could not go to its closed casino (LR-E1).
    """
    small = 0
    for value in range(CASINOS):
        small |= int(s.rolled[value] > 0) << value
    big = 0 if s.rolled_biggy == NOWHERE else 1 << int(s.rolled_biggy)
    spaces = free_spaces(s)
    return small & spaces | (big & spaces) << CASINOS


def offer(s: State) -> int:
    """No die need be put down."""
    return NICE_DICE


def free_spaces(s: State) -> int:
    """The spaces on which a die of that value may be put now, as a set of bits."""
    spaces = (1 << CASINOS) - 1
    if s.placed != casino_of(s, NICE_DICE):  # activated by My Choice: what was placed lies elsewhere
        spaces &= ~(1 << int(s.placed))
    if s.closed != NOWHERE and s.nice[s.closed] != NOBODY:
        spaces &= ~(1 << int(s.closed))
    return spaces


def put(s: State, chance: Chance, seat: int, move: int) -> None:
    """Put a die on its space; one that lies there goes to its casino without activating (LR-22)."""
    kind, value = (move - PUT) // CASINOS, (move - PUT) % CASINOS
    owner = int(s.nice[value])
    old = kind_of(s, owner, NICE_SPACE + value)
    if value == s.placed:
        take_from_casino(s, seat, kind, value)
    else:
        take_from_supply(s, seat, kind, NICE_SPACE + value)
    s.nice[value] = seat
    tell(PUT_DOWN, seat, value, 1 - kind, kind)
    if owner != NOBODY:
        push(s, owner, old, value)


def take_from_casino(s: State, seat: int, kind: int, casino: int) -> None:
    """A die just placed goes to the space of the same value."""
    s.weights[casino, seat] -= 1 + kind
    if kind == BIG:
        s.biggy[seat] = NICE_SPACE + casino


def push(s: State, owner: int, kind: int, casino: int) -> None:
    """A die that lay on a space goes to the casino of its value."""
    s.weights[casino, owner] += 1 + kind
    if kind == BIG:
        s.biggy[owner] = casino
    tell(PUSHED, owner, casino, 1 - kind, kind)


def after_payment(s: State, casino: int) -> None:
    """Owners receive ten times the value of their space; a Biggy is one die."""
    for value in range(CASINOS):
        if s.nice[value] != NOBODY:
            reward(s, int(s.nice[value]), NICE_DICE, EACH * (value + 1))


def is_barred(s: State, casino: int) -> bool:
    """Whether a die would have to be pushed into the closed casino (LR-E1)."""
    return bool(casino == s.closed and s.nice[casino] != NOBODY)
