"""Prime Time (LR-B1): before casinos pay, the winner here gets two more dice."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.royale.ask import ask
from flambeur.games.royale.dice import open_casinos, roll_black
from flambeur.games.royale.moves import ADD, ADD_BOTH
from flambeur.games.royale.payment import winner_at
from flambeur.games.royale.state import BLACK_DICE, NOBODY, PRIME_TIME
from flambeur.games.royale.story import BLACK_ADDED


def before_payment(s: State, chance: Chance, casino: int) -> None:
    """Who would win this casino rolls the black dice and may add none, one or both."""
    winner = winner_at(s, casino)
    if winner == NOBODY:
        return
    roll_black(s, chance, winner, PRIME_TIME)
    if choices(s, winner) != 0:
        ask(s, ADD, winner)


def choices(s: State, seat: int) -> int:
    """The dice whose casinos are open, one by one or together (LR-E1)."""
    one, other = 1 << int(s.black[0]) - 1, 1 << int(s.black[1]) - 1
    casinos = open_casinos(s)
    both = int((one & casinos != 0) & (other & casinos != 0))
    return (one | other) & casinos | both << (ADD_BOTH - ADD)


def offer(s: State) -> int:
    """No die need be added."""
    return PRIME_TIME


def add(s: State, chance: Chance, seat: int, move: int) -> None:
    """Black dice count as own small dice, and activate nothing (LR-22)."""
    if move == ADD_BOTH:
        for die in range(BLACK_DICE):
            add_die(s, seat, int(s.black[die]) - 1)
    else:
        add_die(s, seat, move - ADD)


def add_die(s: State, seat: int, casino: int) -> None:
    """One black die goes to the casino of its value."""
    s.weights[casino, seat] += 1
    tell(BLACK_ADDED, seat, casino)
