"""What can be agreed before a game: each option has a kind, a default and limits."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from flambeur.core.errors import BadOption
from flambeur.core.moves import is_number

Value: TypeAlias = bool | int | str | None


@dataclass(frozen=True)
class Option:
    """One thing to agree on: a flag, a number, one of several words, or a seat; seats may be left open."""

    name: str
    default: Value
    rule: str | None = None
    low: int = 0
    high: int = 0
    step: int = 1  # between two numbers that may be chosen
    choices: tuple[str, ...] = ()
    is_seat: bool = False
    is_optional: bool = False  # a number that may also be none

    def check(self, value: Any, players: int) -> Value:
        """The value if it is allowed, else BadOption with what is."""
        if self._allows(value, players):
            return int(value) if is_number(value) else value
        raise BadOption(
            "bad-option", self.rule, name=self.name, value=repr(value), allowed=self.limits(players)
        )

    def _allows(self, value: Any, players: int) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if self.choices:
            return value in self.choices
        if value is None:
            return self.may_be_none
        low, high = self._range(players)
        return is_number(value) and low <= value <= high and (value - low) % self.step == 0

    @property
    def may_be_none(self) -> bool:
        """Whether it may be left open."""
        return self.is_seat or self.is_optional

    def _range(self, players: int) -> tuple[int, int]:
        return (0, players - 1) if self.is_seat else (self.low, self.high)

    def limits(self, players: int) -> str:
        """What is allowed, in the form the command line takes."""
        if isinstance(self.default, bool):
            return "true, false"
        if self.choices:
            return ", ".join(self.choices)
        low, high = self._range(players)
        numbers = f"{low}–{high}" if self.step == 1 else f"{low}, {low + self.step}, … {high}"
        return f"none, {numbers}" if self.may_be_none else numbers

    def to_json(self) -> dict[str, Any]:
        """The option as JSON-ready fields."""
        kind = "flag" if isinstance(self.default, bool) else "choice" if self.choices else "number"
        limits = {"low": self.low, "high": self.high, "step": self.step, "choices": list(self.choices)}
        kind = "seat" if self.is_seat else kind
        described = {"name": self.name, "default": self.default, "kind": kind, "rule": self.rule}
        return described | limits | {"is_optional": self.may_be_none}

    def parse(self, text: str) -> Any:
        """Read the text form; what makes no sense is left as it is, for `check` to refuse."""
        plain = {"true": True, "false": False, "none": None}
        if text.lower() in plain:
            return plain[text.lower()]
        return int(text) if re.fullmatch(r"-?\d{1,100}", text) else text


@dataclass(frozen=True)
class OptionTable:
    """The options of a game and how many can play."""

    fewest: int
    most: int
    rule: str  # that says how many can play
    options: tuple[Option, ...]

    def check_players(self, players: Any) -> int:
        """The number of players if the game can be played by so many."""
        if is_number(players) and self.fewest <= players <= self.most:
            return int(players)
        raise BadOption("bad-players", self.rule, players=repr(players), fewest=self.fewest, most=self.most)

    def check(self, players: int, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with the given values checked and defaults for the others."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadOption("unknown-option", name=repr(name), options=", ".join(names))
        return {o.name: o.check(given.get(o.name, o.default), players) for o in self.options}

    def parse(self, texts: Mapping[str, str]) -> dict[str, Any]:
        """Read options given as texts, as on the command line."""
        readers = {option.name: option.parse for option in self.options}
        return {name: readers[name](text) if name in readers else text for name, text in texts.items()}


def given_options(options: Mapping[str, Any] | None, named: Mapping[str, Any]) -> dict[str, Any]:
    """Options given as a mapping, by name, or both; BadOption if one is given twice."""
    for name in named:
        if name in (options or {}):
            raise BadOption("option-twice", name=repr(name))
    return {**(options or {}), **named}
