"""Tables of Las Vegas Royale set by hand, so that a test reads like an example of the rulebook."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from flambeur import Event
from flambeur.core.chance import Chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.core.story import listening
from flambeur.games.royale import dice as dice_module
from flambeur.games.royale import rules
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.options import BOARD_IDS
from flambeur.games.royale.state import DOUBLED, GREY, NEUTRAL, NOWHERE, SUPPLY
from flambeur.games.royale.turns import clear_roll

PEOPLE = ("Anna", "Benno", "Carla", "Denny", "Elsa")
OWNERS = {**{name: seat for seat, name in enumerate(PEOPLE)}, "Neutral": NEUTRAL, "Grey": GREY}


def table(players: int = 4, /, **boards: str) -> State:
    """A first round that Anna begins, with boards at casinos, as in c1="d2"; nobody owns anything yet.

    All dice are in the supplies, save those that boards and two players lay out.
    """
    named: dict[str, Value] = {f"board_{casino[1:]}": board for casino, board in boards.items()}
    s = ROYALE.blank(players, {"boards": 0, "first": 0, **named})
    rules.start(s, chance())
    s.chips[:] = 0
    return s


def chance(seed: int = 1) -> Chance:
    """Chance that is the same in every run."""
    return luck_of_seed(seed).chance()


def number(board: str) -> int:
    """The number of a board such as `d2`."""
    return 1 + BOARD_IDS.index(board)


def rolls(s: State, name: str, *values: int, biggy: int = 0) -> None:
    """It is the player's turn: the last small dice show these values, and the Biggy, if there, that one."""
    seat = OWNERS[name]
    clear_roll(s)
    s.turn = s.decider = seat
    s.decision = ROYALE.moves.find("place 1").id
    s.supply[seat] = len(values)
    s.rolled[:] = [values.count(value) for value in range(1, 7)]
    s.rolled_biggy = biggy - 1 if biggy else NOWHERE
    if biggy:
        s.biggy[seat] = SUPPLY
    elif s.biggy[seat] == SUPPLY:
        s.biggy[seat] = DOUBLED  # out of the way


def dice(s: State, casino: int, **weights: int) -> None:
    """Only small dice lie in a casino, as in Anna=5, Grey=2."""
    s.weights[casino - 1] = 0
    for name, weight in weights.items():
        s.weights[casino - 1, OWNERS[name]] = weight


def put_biggy(s: State, casino: int, name: str) -> None:
    """A player's Biggy lies in a casino."""
    s.biggy[OWNERS[name]] = casino - 1
    s.weights[casino - 1, OWNERS[name]] += 2


def no_dice(s: State, *names: str) -> None:
    """Players have no dice left; it does not matter where they are."""
    for name in names:
        s.supply[OWNERS[name]] = 0
        if s.biggy[OWNERS[name]] == SUPPLY:
            s.biggy[OWNERS[name]] = DOUBLED


def lay(s: State, casino: int, high: int, low: int) -> None:
    """Lay a pair of notes at a casino."""
    s.notes[casino - 1] = high, low


def play(s: State, move: str, seed: int = 1) -> list[Event]:
    """Whoever must decide makes a legal move, and the game goes on; what was told."""
    assert move in legal(s), f"{move} is not among {legal(s)}"
    return told(rules.apply, s, chance(seed), int(s.decider), ROYALE.moves.find(move).id)


def legal(s: State) -> list[str]:
    """What whoever must decide may do."""
    mask = ROYALE.room.blank().mask
    count = rules.legal(s, int(s.decider), mask)
    assert count == mask.sum()
    return [str(ROYALE.moves[int(move)]) for move in mask.nonzero()[0]]


def refusal(s: State, move: str) -> tuple[str, str]:
    """Why a move is not allowed: its code and its rule."""
    meant = ROYALE.moves.find(move)
    assert move not in legal(s)
    refused = ROYALE.refuse(s, int(s.decider), meant)
    return refused.code, refused.rule


def told(action: Callable[..., Any], *args: Any) -> list[Event]:
    """What is told while the action is carried out."""
    with listening() as heard:
        action(*args)
    return ROYALE.story.events(heard)


def kinds(events: list[Event]) -> list[str]:
    """What happened, without the facts."""
    return [event.kind for event in events]


def end_round(s: State) -> list[Event]:
    """Nobody has dice left, so the round is paid up to the next decision or the next round."""
    no_dice(s, *PEOPLE[: s.players])
    s.decision = -1
    s.activating = NOWHERE
    s.rounds = s.round_number  # nothing comes after it
    return told(go_on, s)


def go_on(s: State, seed: int = 1) -> None:
    """All that needs no decision."""
    while s.decision == -1 and s.turn != -1:
        rules.go_on(s, chance(seed))


def decider(s: State) -> str:
    """Who must decide."""
    return PEOPLE[s.decider]


def dice_at(s: State, casino: int) -> dict[str, int]:
    """Who weighs how much in a casino."""
    return {
        name: int(s.weights[casino - 1, owner])
        for name, owner in OWNERS.items()
        if s.weights[casino - 1, owner]
    }


def left(s: State, name: str) -> tuple[int, int]:
    """Small dice and Biggy in a supply."""
    return int(s.supply[OWNERS[name]]), int(s.biggy[OWNERS[name]] == SUPPLY)


def money(s: State) -> dict[str, int]:
    """Who has how much in notes."""
    return {name: int(s.money[seat]) for seat, name in enumerate(PEOPLE) if s.money[seat]}


def chips(s: State) -> dict[str, int]:
    """Who has how many chips."""
    return {name: int(s.chips[seat]) for seat, name in enumerate(PEOPLE) if s.chips[seat]}


@contextmanager
def black(monkeypatch: pytest.MonkeyPatch, *pairs: tuple[int, int]) -> Iterator[None]:
    """The black dice show these pairs, one roll after another."""
    faces = iter(pairs)

    def loaded(_chance: Chance, _count: int) -> int:
        one, other = next(faces)
        return 6 * (one - 1) + other - 1

    with monkeypatch.context() as patched:
        patched.setattr(dice_module, "below", loaded)
        yield
    assert next(faces, None) is None, "more pairs than rolls"


def place(s: State, name: str, casino: int, count: int = 1) -> list[Event]:
    """The player has rolled that value alone and places all of it; these were the last dice."""
    rolls(s, name, *[casino] * count)
    return play(s, f"place {casino}")


def by_my_choice(monkeypatch: pytest.MonkeyPatch, s: State, name: str, casino: int) -> list[Event]:
    """The player places dice at My Choice, which lies at casino 6, and so activates another board."""
    with black(monkeypatch, (4, 4)):
        place(s, name, 6)
    play(s, "choose 4")
    return play(s, f"activate {casino}")
