"""Ratings as the sum of rated games, in the order of their ends. Pure: it neither reads, writes nor waits."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from flambeur.core.ratings import Rating, rate
from flambeur.house.ratings.learning import MODEL, meanwhile, rated_places, start_of

Who: TypeAlias = str  # a person, or the level of a bot


class When(NamedTuple):
    """The order of all games, the same wherever it is asked for."""

    ended: float
    table: str
    number: int


class Sitter(NamedTuple):
    """Who sat in a seat, and what came of it."""

    seat: int
    who: Who | None  # None: a person who was forgotten
    is_bot: bool
    left: bool
    place: int


class RatedGame(NamedTuple):
    """A game that counts."""

    game: str
    when: When
    sitters: tuple[Sitter, ...]


class Standing(NamedTuple):
    """A rating, and after how many games."""

    rating: Rating
    games: int = 0


class Change(NamedTuple):
    """What a game changed for a seat."""

    seat: int
    who: Who | None
    before: Rating
    after: Standing


@dataclass
class Reckoning:
    """The ratings of one game; how somebody stood before is asked for once."""

    game: str
    before: Callable[[Who], Standing | None] = lambda _: None
    standings: dict[Who, Standing] = field(default_factory=dict)

    def add(self, played: RatedGame) -> list[Change]:
        """Count a game."""
        before = {_key(sitter): self._standing(sitter) for sitter in played.sitters}
        ready = {_key(s): meanwhile(before[_key(s)].rating, s.is_bot) for s in played.sitters}
        places = rated_places([s.place for s in played.sitters], [s.left for s in played.sitters])
        rated = rate(MODEL, [_key(sitter) for sitter in played.sitters], ready, places)
        after = {key: Standing(rating, before[key].games + 1) for key, rating in rated.items()}
        self.standings |= {s.who: after[s.who] for s in played.sitters if s.who is not None}
        return [Change(s.seat, s.who, before[_key(s)].rating, after[_key(s)]) for s in played.sitters]

    def _standing(self, sitter: Sitter) -> Standing:
        new = Standing(start_of(self.game, sitter.who if sitter.is_bot else None))
        if sitter.who is None:  # nothing is known any more of what they played before
            return new
        if sitter.who not in self.standings:
            self.standings[sitter.who] = self.before(sitter.who) or new
        return self.standings[sitter.who]


def _key(sitter: Sitter) -> Who | int:
    """Those who were forgotten are strangers to each other."""
    return sitter.seat if sitter.who is None else sitter.who
