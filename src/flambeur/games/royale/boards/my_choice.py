"""My Choice (LR-H2): two black dice, one of six things to do."""

from flambeur.core.chance import Chance
from flambeur.core.contract import Refusal
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import (
    BOTH_KINDS,
    kind_of,
    kinds_left,
    return_to_supply,
    roll_black,
    take_from_supply,
)
from flambeur.games.royale.die_action import offer_action
from flambeur.games.royale.moves import ACTIVATE, CHOOSE, GOLD
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import BIG, CASINOS, GOLD_SPACE, MY_CHOICE, NO_BOARD, NOBODY
from flambeur.games.royale.story import ACTIVATED, CHOSE, GOLD_PUT, GOLD_RETURNED

ANOTHER_BOARD, DIE_ACTION = 4, 5  # below: a reward of ten times the value; above: the gold space
EACH = 10
GOLD_AMOUNT = 60


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Roll the black dice and use one of them."""
    roll_black(s, chance, seat, MY_CHOICE)
    ask(s, CHOOSE, seat)


def choices(s: State, seat: int) -> int:
    """The values of the black dice."""
    return 1 << int(s.black[0]) - 1 | 1 << int(s.black[1]) - 1


def choose(s: State, chance: Chance, seat: int, move: int) -> None:
    """Do what the value says; it may turn out to be nothing."""
    value = 1 + move - CHOOSE
    tell(CHOSE, seat, value - 1)
    if value < ANOTHER_BOARD:
        reward(s, seat, MY_CHOICE, EACH * value)
    elif value == ANOTHER_BOARD:
        if other_boards(s, seat) != 0:
            ask(s, ACTIVATE, seat)
    elif value == DIE_ACTION:
        offer_action(s, seat)
    else:
        offer_gold(s, seat)


def other_boards(s: State, seat: int) -> int:
    """The casinos with any other board, as a set of bits."""
    casinos = 0
    for casino in range(CASINOS):
        casinos |= int((s.boards[casino] != NO_BOARD) & (s.boards[casino] != MY_CHOICE)) << casino
    return casinos


def activate_other(s: State, chance: Chance, seat: int, move: int) -> None:
    """Another board is activated as if dice had been placed at its casino."""
    s.activating = move - ACTIVATE
    tell(ACTIVATED, seat, s.activating, s.boards[s.activating])


def offer_gold(s: State, seat: int) -> None:
    """A remaining die must go to the gold space, if there is one; the player chooses its kind."""
    kinds = kinds_left(s, seat)
    if kinds == BOTH_KINDS:
        ask(s, GOLD, seat)
    elif kinds != 0:
        put_die(s, seat, kinds >> BIG)


def put_gold(s: State, chance: Chance, seat: int, move: int) -> None:
    """The kind of die was chosen."""
    put_die(s, seat, move - GOLD)


def put_die(s: State, seat: int, kind: int) -> None:
    """A die goes to the gold space; one that lies there returns to its owner."""
    owner = int(s.gold)
    if owner != NOBODY:
        old = kind_of(s, owner, GOLD_SPACE)
        return_to_supply(s, owner, old)
        tell(GOLD_RETURNED, owner, 1 - old, old)
    take_from_supply(s, seat, kind, GOLD_SPACE)
    s.gold = seat
    tell(GOLD_PUT, seat, 1 - kind, kind)


def after_payment(s: State, casino: int) -> None:
    """The die on the gold space brings its owner 60."""
    if s.gold != NOBODY:
        reward(s, int(s.gold), MY_CHOICE, GOLD_AMOUNT)


def no_board(s: State, move: Move, rule: str) -> Refusal:
    """No other board lies there."""
    return Refusal("no-other-board", rule, {"casino": move.casino})
