"""The die action of Handicap and My Choice: place one die anywhere, or take one back."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import has_die, open_casinos, place_die, return_to_supply, small_at
from flambeur.games.royale.moves import FETCH, SET
from flambeur.games.royale.state import BIG, CASINOS, SMALL
from flambeur.games.royale.story import DIE_SET, FETCHED


def offer_action(s: State, seat: int) -> None:
    """The seat must set or take back a die, if it can (LR-F2)."""
    if choices(s, seat) != 0:
        ask(s, SET, seat)


def choices(s: State, seat: int) -> int:
    """Dice that can be set, and dice that can be taken back: small ones first, casino by casino."""
    casinos = open_casinos(s)
    small, big = 0, 0
    for casino in range(CASINOS):
        small |= int(small_at(s, casino, seat) > 0) << casino
        big |= int(s.biggy[seat] == casino) << casino
    settable = casinos * int(has_die(s, seat, SMALL)) | casinos * int(has_die(s, seat, BIG)) << CASINOS
    return settable | (small & casinos | (big & casinos) << CASINOS) << (FETCH - SET)


def act(s: State, chance: Chance, seat: int, move: int) -> None:
    """Set a remaining die to a value and place it, without activating; or take one back (LR-F2)."""
    casino, kind = (move - SET) % CASINOS, (move - SET) // CASINOS % 2
    if move < FETCH:
        place_die(s, seat, kind, casino)
        tell(DIE_SET, seat, casino, 1 - kind, kind)
    else:
        s.weights[casino, seat] -= 1 + kind
        return_to_supply(s, seat, kind)
        tell(FETCHED, seat, casino, 1 - kind, kind)
