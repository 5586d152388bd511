"""Tables of Easy Come Easy Go set by hand, so that a test reads like an example of the rulebook."""

from collections.abc import Callable, Iterable
from typing import Any

from flambeur import Event
from flambeur.core.chance import Chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.core.story import listening
from flambeur.games.easy_come import rules
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.prizes import (
    FOUR,
    HIGH,
    LOW,
    SEVEN,
    STRAIGHT,
    THIRTEEN,
    THREE_EVEN,
    THREE_ODD,
    TWO_PAIRS,
)
from flambeur.games.easy_come.state import CENTRE, NOBODY, PRIZES

PEOPLE = ("Anna", "Benno", "Carla", "Denny")
NO_PRIZE = (0, 0, 1, 3)  # four dice that fit nothing

# For each prize four dice that fit it and no other.
DICE_FOR = {
    FOUR: (2, 2, 2, 2),
    TWO_PAIRS: (1, 1, 4, 4),
    THREE_ODD: (1, 1, 1, 3),
    THREE_EVEN: (2, 2, 2, 4),
    SEVEN: (0, 1, 1, 5),
    THIRTEEN: (1, 3, 4, 5),
    LOW: (0, 0, 0, 1),
    HIGH: (3, 4, 5, 5),
    STRAIGHT: (1, 2, 3, 4),
}


def table(players: int = 3, turn: str = "Anna", **options: Value) -> State:
    """A table at which this player is about to roll; all prizes lie in the centre."""
    s = EASY_COME.blank(players, {"first": 0, **options})
    s.owner[:] = CENTRE
    s.winner = NOBODY
    s.turn = PEOPLE.index(turn)
    return s


def chance(seed: int = 1) -> Chance:
    """Chance that is the same in every run."""
    return luck_of_seed(seed).chance()


def tally(faces: Iterable[int]) -> int:
    """Dice as the state holds them."""
    return sum(1 << 4 * face for face in faces)


def gives(s: State, name: str, *prizes: int) -> None:
    """A player has these prizes."""
    s.owner[list(prizes)] = PEOPLE.index(name)


def rolls(s: State, *faces: int, aside: Iterable[int] = ()) -> None:
    """Whoever's turn it is has rolled these dice, with others set aside before."""
    s.rolled, s.kept = tally(faces), tally(aside)


def play(s: State, move: str, seed: int = 1) -> list[Event]:
    """Whoever's turn it is makes a move that must be legal; what is told."""
    assert move in choices(s), f"{move} is not among {sorted(choices(s))}"
    return told(rules.apply, s, chance(seed), int(s.turn), EASY_COME.moves.find(move).id)


def claim(s: State, prize: int) -> list[Event]:
    """Whoever's turn it is rolls what the prize asks for and claims it."""
    rolls(s, *DICE_FOR[prize])
    return play(s, f"claim {prize}")


def miss(s: State) -> list[Event]:
    """Whoever's turn it is gets nothing."""
    rolls(s, *NO_PRIZE)
    return play(s, "keep 0 0 1 3")


def choices(s: State) -> set[str]:
    """What whoever's turn it is may do."""
    mask = EASY_COME.room.blank().mask
    count = rules.legal(s, int(s.turn), mask)
    assert count == mask.sum()
    return {str(EASY_COME.moves[int(number)]) for number in mask.nonzero()[0]}


def claims(s: State) -> set[int]:
    """The prizes that whoever's turn it is may claim."""
    return {prize for prize in range(PRIZES) if f"claim {prize}" in choices(s)}


def whose_turn(s: State) -> str | None:
    """Who has to choose; None when the game is over."""
    return None if s.turn == NOBODY else PEOPLE[s.turn]


def winner(s: State) -> str | None:
    """Who has won; None while the game goes on."""
    return None if s.winner == NOBODY else PEOPLE[s.winner]


def told(action: Callable[..., Any], *args: Any) -> list[Event]:
    """What is told while the action is carried out."""
    with listening() as heard:
        action(*args)
    return EASY_COME.story.events(heard)


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, without the facts."""
    return [event.kind for event in events]
