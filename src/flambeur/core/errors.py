"""What can go wrong, in one shape: a code, the facts, and a sentence that says what to do.

The sentences stand in the locales under `error-<code>`, so a refusal can be told in any language.
"""

from typing import Any

from flambeur.words import knows, say

LONGEST_FACT = 900  # characters; no sentence takes more than 1,000 at one place
LARGEST_NUMBER = 10**18


def brief(fact: Any) -> Any:
    """A fact as a sentence can hold it, for what was asked may be as long as somebody liked."""
    if isinstance(fact, int) and abs(fact) > LARGEST_NUMBER:
        return f"{str(fact)[:20]}…"
    is_long = isinstance(fact, str) and len(fact) > LONGEST_FACT
    return f"{fact[:LONGEST_FACT]}…" if is_long else fact


class FlambeurError(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return self.sentence("en")

    def words(self, lang: str) -> str:
        """Why not, in words of the game; a game from elsewhere may have none, then its code must do."""
        if not knows(f"error-{self.code}", lang):
            return say("refused-without-words", lang, code=self.code)
        return say(f"error-{self.code}", lang, **{name: brief(fact) for name, fact in self.facts.items()})

    def sentence(self, lang: str) -> str:
        """Why not, and what is allowed, in the given language; names the rule if there is one."""
        return f"{self.words(lang)} ({self.rule})" if self.rule else self.words(lang)


class UnknownGame(FlambeurError):
    """No game has this name."""


class BadOption(FlambeurError):
    """An option is unknown, out of range, or at odds with another."""


class IllegalMove(FlambeurError):
    """The move is not in the table of moves, not allowed now, or not this seat's to make."""

    def sentence(self, lang: str) -> str:
        """The same with the moves that are legal, as a program writes them."""
        if not self.facts.get("allowed"):
            return super().sentence(lang)
        legal = say("allowed-now", lang, allowed=brief(self.facts["allowed"]))
        return f"{self.words(lang)} {legal} ({self.rule})"


class BadRecord(FlambeurError):
    """A game record cannot be read, or it does not tell what really happened."""


class BadBot(FlambeurError):
    """No bot has this name, or its budget makes no sense."""


class Refused(FlambeurError):
    """The house or a table cannot do this now."""


class NoGpu(FlambeurError):
    """The GPU was asked for and cannot be used."""
