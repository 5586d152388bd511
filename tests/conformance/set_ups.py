"""What the conformance suite runs over. A new game is one more entry in SET_UPS."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType

from examples.high_card import HIGH_CARD
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.royale.game import ROYALE
from tests.conformance import (
    all_or_nothing_invariants,
    easy_come_invariants,
    high_card_invariants,
    las_vegas_invariants,
    royale_invariants,
)


@dataclass(frozen=True)
class Subject:
    """A game with the checks that only it can have, a template: see `Invariants` in checks.py."""

    game: Game
    invariants: ModuleType
    hidden: tuple[str, ...] = ()  # the fields of the state that hold what a seat may not know


@dataclass(frozen=True)
class SetUp:
    """A game as agreed: players and options."""

    subject: Subject
    players: int
    options: Mapping[str, Value] = field(default_factory=dict)
    is_standard: bool = True  # house rules get fewer games
    version: int = 0  # of the rules; 0 is the newest

    def __str__(self) -> str:
        return f"{self.name}-rules-{self.version}" if self.version else self.name

    @property
    def name(self) -> str:
        """What is agreed, by whatever rules."""
        options = "".join(f"-{name}-{value}".lower() for name, value in self.options.items())
        return f"{self.subject.game.name}-{self.players}{options}"

    @property
    def game(self) -> Game:
        """The game by these rules."""
        return self.subject.game.by_version(self.version or self.subject.game.version)

    def blank(self) -> State:
        """A table with nothing on it but what was agreed."""
        return self.game.blank(self.players, self.options)


VEGAS = Subject(LAS_VEGAS, las_vegas_invariants)
CARDS = Subject(HIGH_CARD, high_card_invariants, hidden=("cards", "bets"))
PRIZES = Subject(EASY_COME, easy_come_invariants)
TRICKS = Subject(ALL_OR_NOTHING, all_or_nothing_invariants, hidden=("bids", "hands"))
ROYALE_BASE = Subject(ROYALE, royale_invariants)
ROYALE_BOARDS = Subject(ROYALE, royale_invariants, hidden=("held", "split"))

SET_UPS = [
    *(SetUp(VEGAS, players) for players in (2, 3, 4, 5)),
    *(SetUp(VEGAS, players, {"neutral_dice": True}) for players in (2, 3, 4)),
    SetUp(VEGAS, 5, {"rounds": 8, "minimum": 90}, is_standard=False),
    SetUp(VEGAS, 2, {"rounds": 8, "minimum": 90, "neutral_dice": True}, is_standard=False),
    SetUp(VEGAS, 3, {"rounds": 1, "minimum": 10, "first": 2}, is_standard=False),
    SetUp(VEGAS, 3, {"open_money": True}, is_standard=False),
    *(SetUp(CARDS, players) for players in (2, 3, 4)),
    *(SetUp(TRICKS, players) for players in (3, 4, 5, 6)),
    *(SetUp(TRICKS, players, {"deck": "6x8"}) for players in (3, 4, 5, 6)),
    SetUp(TRICKS, 5, {"target": 20}, is_standard=False),
    SetUp(TRICKS, 3, {"deck": "6x8", "target": 10, "dealer": 2}, is_standard=False),
    SetUp(TRICKS, 6, {"deals": 9, "dealer": 5}, is_standard=False),
    SetUp(TRICKS, 4, {"deals": 1}, is_standard=False),
    *(SetUp(PRIZES, players) for players in (2, 3, 4)),
    SetUp(PRIZES, 4, {"all_others": True}),
    SetUp(PRIZES, 3, {"first": 2}, is_standard=False),
    *(SetUp(ROYALE_BASE, players, {"boards": 0}, is_standard=False) for players in (2, 5)),
    *(SetUp(ROYALE_BOARDS, players) for players in (2, 3, 4, 5)),
    *(SetUp(ROYALE_BOARDS, players, {"boards": 6}, is_standard=False) for players in (2, 4)),
    SetUp(ROYALE_BOARDS, 2, {"neutral_dice": False}, is_standard=False),
    SetUp(ROYALE_BOARDS, 3, {"open_money": True}, is_standard=False),
    SetUp(ROYALE_BOARDS, 5, {"boards": 4, "unique": True}, is_standard=False),
    SetUp(ROYALE_BOARDS, 3, {"boards": 1, "rounds": 7, "board_2": "a1", "board_6": "g1"}, is_standard=False),
]


def has_all(game: Game, options: Mapping[str, Value]) -> bool:
    """Whether these options could be agreed on."""
    return set(options) <= {option.name for option in game.options.options}


# As games were played before their rules changed: tables and records of those days go on by them.
OLDER = [
    replace(set_up, version=version, is_standard=False)
    for set_up in SET_UPS
    for version in range(1, set_up.subject.game.version)
    if has_all(set_up.subject.game.by_version(version), set_up.options)
]
STANDARD = [set_up for set_up in SET_UPS if set_up.is_standard]
