"""The figures of an account as people read them: rounded so that they still add up."""

from dataclasses import dataclass
from itertools import pairwise

from flambeur.analysis import Account
from flambeur.analysis.labels import luck_label_of
from flambeur.arena.number_format import number
from flambeur.words import say

PARTS = ("start", "luck", "errors", "others", "end")
MINUS = "−"


@dataclass(frozen=True)
class Stretch:
    """A part of an account: from where to where it leads, in points."""

    part: str
    begin: float
    end: float

    @property
    def points(self) -> float:
        """What is added or taken."""
        return round(self.end - self.begin, 1)


def stretches(account: Account) -> list[Stretch]:
    """All parts; each sum is rounded, not each part, so that what is shown adds up to the last digit."""
    steps = (account.luck, -account.errors, account.from_others)
    sums = [account.start + sum(steps[:count]) for count in range(len(steps) + 1)]
    shown = [round(value, 1) for value in sums]
    between = [Stretch(part, *pair) for part, pair in zip(PARTS[1:-1], pairwise(shown), strict=True)]
    return [Stretch("start", 0.0, shown[0]), *between, Stretch("end", 0.0, shown[-1])]


def figure(stretch: Stretch, lang: str) -> str:
    """The points of a part; what is added or taken has a sign."""
    return points(stretch.points, lang) if stretch.part in ("start", "end") else signed(stretch.points, lang)


def points(value: float, lang: str) -> str:
    """Points with one decimal."""
    return number(abs(value) if round(value, 1) == 0 else value, lang, 1).replace("-", MINUS)


def signed(value: float, lang: str) -> str:
    """Points that are added or taken."""
    return f"+{points(value, lang)}" if round(value, 1) > 0 else points(value, lang)


def luck_words(account: Account, players: int, lang: str) -> str:
    """What is said of somebody's luck."""
    return say(f"analysis-luck-{luck_label_of(account.luck, players)}", lang)


def loss_words(account: Account, lang: str) -> str:
    """The figure of skill, and on how many decisions it rests."""
    if not account.decisions:
        return say("analysis-loss-none", lang)
    return say("analysis-loss", lang, loss=points(account.loss, lang), decisions=account.decisions)
