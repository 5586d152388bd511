"""Lucky Punch (LR-A1): how many tokens are in the fist?"""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import State
from flambeur.core.story import tell, whisper
from flambeur.games.royale.ask import ask
from flambeur.games.royale.moves import GUESS, HOLD
from flambeur.games.royale.rewards import reward
from flambeur.games.royale.state import LUCKY_PUNCH, UNKNOWN
from flambeur.games.royale.story import FIST_MADE, GUESSED, HELD
from flambeur.games.seating import left_of

TOKENS = 3
ONE_TO_THREE = (1 << TOKENS) - 1


def activate(s: State, chance: Chance, seat: int, casino: int) -> None:
    """Hold one, two or three tokens."""
    ask(s, HOLD, seat)


def choices(s: State, seat: int) -> int:
    """Any number of tokens may be held, or guessed."""
    return ONE_TO_THREE


def hold(s: State, chance: Chance, seat: int, move: int) -> None:
    """The tokens are secret; the left neighbour must guess how many they are."""
    s.held = 1 + move - HOLD
    ask(s, GUESS, left_of(s, seat))
    tell(FIST_MADE, seat, s.decider)
    whisper(seat, HELD, s.held)


def guess_tokens(s: State, chance: Chance, seat: int, move: int) -> None:
    """After a wrong guess the fist pays: two chips, 30 or 40."""
    tokens, held = 1 + move - GUESS, int(s.held)
    s.held = 0
    tell(GUESSED, seat, tokens, held)
    if tokens != held:
        reward(s, int(s.turn), LUCKY_PUNCH, amount(held))


def amount(tokens: int) -> int:
    """What a fist with so many tokens pays."""
    return 10 + 10 * tokens


def knows_fist(s: State, seat: int) -> bool:
    """Only who made the fist knows what is in it."""
    return bool(seat == s.turn)


def hide(s: State, seat: int) -> None:
    """Nobody else is told."""
    if s.held > 0 and not knows_fist(s, seat):
        s.held = UNKNOWN


def guess(s: State, chance: Chance) -> None:
    """Any number of tokens may be in a fist."""
    if s.held == UNKNOWN:
        s.held = 1 + below(chance, TOKENS)
