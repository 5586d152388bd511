"""What can go wrong, in one shape: a code, the facts, and a sentence that says what to do.

The sentences stand in the locales under `error-<code>`, so a refusal can be told in any language.
"""

from typing import Any

from flambeur.words import say


class FlambeurError(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, lang: str) -> str:
        """Why not, and what is allowed, in the given language; names the rule if there is one."""
        words = say(f"error-{self.code}", lang, **self.facts)
        return f"{words} ({self.rule})" if self.rule else words


class UnknownGame(FlambeurError):
    """No game has this name."""


class BadOption(FlambeurError):
    """An option is unknown, out of range, or at odds with another."""


class IllegalMove(FlambeurError):
    """The move is not in the table of moves, not allowed now, or not this seat's to make."""


class BadRecord(FlambeurError):
    """A game record cannot be read, or it does not tell what really happened."""


class BadBot(FlambeurError):
    """No bot has this name, or its budget makes no sense."""


class Refused(FlambeurError):
    """The house or a table cannot do this now."""


class NoGpu(FlambeurError):
    """The GPU was asked for and cannot be used."""
