"""What an analysis says, JSON-ready; all values are points of win share, from 0 to 100."""

from typing import Any, TypeAlias

import msgspec

VERSION = 2  # of the way of reckoning; the same version, record, quality and seed give the same bytes

Points: TypeAlias = tuple[float, ...]  # by seat


class Candidate(msgspec.Struct, frozen=True):
    """A move that could have been made, and what it is worth."""

    move: str
    value: float  # to whoever moves
    error: float  # the standard error of the value by the samples; 0 where luck has no part in it
    shares: Points


class JudgedMove(msgspec.Struct, frozen=True):
    """A move that was made, among all that could have been."""

    number: int  # of the move in the record; 1 is the first
    seat: int
    move: str
    candidates: tuple[Candidate, ...]  # the best first
    lost: float
    label: str
    chances: Points  # everybody's share if the best move is made, for who knows all that was hidden

    @property
    def after(self) -> Points:
        """Everybody's share when it was made, before chance went on."""
        shares = zip(self.chances, self.made.shares, self.best.shares, strict=True)
        return tuple(chance + made - best for chance, made, best in shares)

    @property
    def best(self) -> Candidate:
        """The move that is worth most."""
        return self.candidates[0]

    @property
    def made(self) -> Candidate:
        """The move that was made."""
        return next(candidate for candidate in self.candidates if candidate.move == self.move)


class Account(msgspec.Struct, frozen=True):
    """How a seat came from its share at the start to that at the end: start + luck - errors + from_others."""

    seat: int
    start: float
    luck: float
    errors: float
    from_others: float
    end: float
    loss: float  # thousandths of win share lost per unforced decision
    decisions: int  # unforced ones


class Swing(msgspec.Struct, frozen=True):
    """A moment at which a game turned for somebody, by luck or by an error of their own."""

    number: int  # of the move it came with or after; 0 is the opening
    seat: int
    kind: str  # luck or error
    points: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, accounted for."""

    game: str
    rules: int
    players: int
    quality: str
    version: int
    seed: int
    accounts: tuple[Account, ...]
    moves: tuple[JudgedMove, ...]
    chances: tuple[Points, ...]  # everybody's share after the opening and after every move
    luck: tuple[Points, ...]  # what chance gave everybody then
    swings: tuple[Swing, ...]  # the greatest first

    def to_json(self) -> dict[str, Any]:
        """Everything, as JSON-ready fields."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields
