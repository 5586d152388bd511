"""Tables of Las Vegas set by hand, so that a test reads like an example of the rulebook."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from flambeur import Event, Match
from flambeur.core.chance import Chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.core.story import listening
from flambeur.games.las_vegas import rules
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.las_vegas.state import NEUTRAL, NOTE_VALUES, OWN, WHITE

PEOPLE = ("Anna", "Benno", "Carla", "Denny", "Elsa")
OWNERS = {**{name: seat for seat, name in enumerate(PEOPLE)}, "White": NEUTRAL}
FIRST = ("Golden Nugget", "Caesars Palace", "Mirage", "Sahara", "Luxor", "Circus Circus")
LATER = ("Golden Rush", "Palazzo", "Miracle", "The Oasis", "Sphinx", "Show Hall")
NOTE_TABLE = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}  # LV-02


def table(players: int = 4, **options: Value) -> State:
    """A first round in which Anna begins; nobody has dice yet, and neither pile nor casinos have notes."""
    s = LAS_VEGAS.blank(players, {"first": 0, **options})
    s.round_number = 1
    return s


def chance(seed: int = 1) -> Chance:
    """Chance that is the same in every run."""
    return luck_of_seed(seed).chance()


def number(casino: str | int) -> int:
    """The index of a casino, by its name in either printing or by its die."""
    if isinstance(casino, int):
        return casino - 1
    return (FIRST if casino in FIRST else LATER).index(casino)


def dice(s: State, casino: str | int, **counts: int) -> None:
    """Lay dice in a casino, as in Anna=5, White=2."""
    for name, count in counts.items():
        s.dice[number(casino), OWNERS[name]] = count


def lay(s: State, casino: str | int, *notes: int) -> None:
    """Lay notes at a casino, highest first."""
    s.notes[number(casino)] = 0
    s.notes[number(casino), : len(notes)] = notes


def leave_unseen(s: State, counts: dict[int, int]) -> None:
    """Only these notes, value by value, still lie as they were shuffled."""
    s.unseen[:] = [counts.get(value, 0) for value in NOTE_VALUES]
    s.unseen_count = sum(counts.values())


def pile(s: State, *notes: int) -> None:
    """A pile of notes in known order, the first on top: all of them had been put under it."""
    leave_unseen(s, {})
    s.under[:] = 0
    s.under[: len(notes)] = notes
    s.under_count = len(notes)


def hand(s: State, name: str, own: int, white: int = 0) -> None:
    """Dice that a player still has."""
    s.supply[OWNERS[name]] = own, white


def rolls(s: State, name: str, own: Iterable[int], white: Iterable[int] = ()) -> None:
    """It is the player's turn, and all dice left show these values."""
    s.turn = OWNERS[name]
    for kind, values in ((OWN, list(own)), (WHITE, list(white))):
        s.supply[s.turn, kind] = len(values)
        s.rolled[kind] = [values.count(value) for value in range(1, 7)]


def place(s: State, value: int, seed: int = 1) -> None:
    """Whoever's turn it is places the dice of that value, and the game goes on."""
    rules.apply(s, chance(seed), int(s.turn), value - 1)


def choices(s: State) -> list[int]:
    """The values that whoever's turn it is may choose."""
    mask = LAS_VEGAS.room.blank().mask
    count = rules.legal(s, int(s.turn), mask)
    assert count == mask.sum()
    return [value + 1 for value in range(6) if mask[value]]


def dice_at(s: State, casino: str | int) -> dict[str, int]:
    """Who has how many dice in a casino."""
    return {name: int(count) for name, count in zip(OWNERS, s.dice[number(casino)], strict=True) if count}


def money(s: State) -> dict[str, int]:
    """Who has won how much."""
    return {name: int(won) for name, won in zip(PEOPLE, s.money, strict=True) if won}


def under(s: State) -> list[int]:
    """The notes under the pile, the next to be drawn first."""
    assert not s.under[s.under_count :].any()
    return [int(note) for note in s.under[: s.under_count]]


def notes_at(s: State, casino: str | int) -> list[int]:
    """The notes at a casino, as they lie."""
    return [int(note) for note in s.notes[number(casino)] if note]


def told(action: Callable[..., Any], *args: Any) -> list[Event]:
    """What is told while the action is carried out."""
    with listening() as heard:
        action(*args)
    return LAS_VEGAS.story.events(heard)


def unseen(s: State) -> Counter[int]:
    """The notes that nobody has seen yet, by value."""
    return Counter(dict(zip(NOTE_VALUES, s.unseen.tolist(), strict=True)))


def play_on(match: Match, luck: Random) -> list[Event]:
    """Whoever's turn it is makes any legal move."""
    (seat,) = match.waiting
    return match.play(seat, luck.choice(match.legal(seat)))


def finish(match: Match, seed: int = 0) -> Match:
    """Play any moves to the end."""
    luck = Random(seed)
    while not match.is_over:
        play_on(match, luck)
    return match


def story(match: Match) -> list[Event]:
    """All that has been told of a match."""
    return [*match.opening, *(event for turn in match.turns for event in turn.events)]
