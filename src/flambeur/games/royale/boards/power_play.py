"""Power Play (LR-D2): who leads here may set a die instead of rolling."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.dice import casino_of, has_die, open_casinos, place_die
from flambeur.games.royale.moves import POWER, ROLL
from flambeur.games.royale.state import BIG, CASINOS, NOBODY, POWER_PLAY, SMALL
from flambeur.games.royale.story import POWER_LOST, POWER_TAKEN, POWER_USED
from flambeur.games.royale.turns import roll_dice
from flambeur.games.ties import leader


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """The sole greatest weight here takes the marker, from the board or from its holder."""
    if s.power != seat and leader(s.weights[casino]) == seat:
        s.power = seat
        tell(POWER_TAKEN, seat)


def check_power(s: State) -> None:
    """The marker returns to the board as soon as nobody leads; in version 1, when its holder does not.

    Whoever leads without having activated the board has no claim on it.
    """
    if s.power == NOBODY:
        return
    first = leader(s.weights[casino_of(s, POWER_PLAY)])
    if first == NOBODY or (s.version == 1 and first != s.power):
        tell(POWER_LOST, s.power)
        s.power = NOBODY


def choices(s: State, seat: int) -> int:
    """Roll; or set a small die, or the Biggy, to the value of an open casino."""
    casinos = open_casinos(s) << (POWER - ROLL)
    return 1 | casinos * int(has_die(s, seat, SMALL)) | casinos * int(has_die(s, seat, BIG)) << CASINOS


def roll_or_use(s: State, chance: Chance, seat: int, move: int) -> None:
    """Roll as ever, or use the marker, which is not used up."""
    if move == ROLL:
        roll_dice(s, chance, seat)
    else:
        use(s, seat, (move - POWER) // CASINOS, (move - POWER) % CASINOS)


def use(s: State, seat: int, kind: int, casino: int) -> None:
    """Place one die as if it alone had been rolled, with activation."""
    if kind == BIG:
        s.rolled_biggy = casino
    else:
        s.rolled[casino] = 1
    s.placed = casino
    place_die(s, seat, kind, casino)
    s.activating = casino
    tell(POWER_USED, seat, casino, 1 - kind, kind)
