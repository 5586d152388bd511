"""Who tells the story of which game, and shows its table."""

from typing import Any, Protocol

from rich.table import Table

from flambeur.core.match import Match
from flambeur.core.story import Event
from flambeur.terminal.all_or_nothing import AllOrNothingTeller
from flambeur.terminal.easy_come import EasyComeTeller
from flambeur.terminal.las_vegas import LasVegasTeller
from flambeur.terminal.people import player
from flambeur.terminal.royale import RoyaleTeller
from flambeur.words import say


class Teller(Protocol):
    """Tells the events of one match in one language, as Rich markup."""

    def tell(self, event: Event) -> str:
        """The event in words."""

    def result(self, result: int) -> str:
        """A final result as people write it."""

    def table(self) -> Table:
        """The table as it stands, as far as everybody can see it."""


TELLERS: dict[str, Any] = {
    "las-vegas": LasVegasTeller,
    "all-or-nothing": AllOrNothingTeller,
    "easy-come": EasyComeTeller,
    "royale": RoyaleTeller,
}


def teller_of(match: Match, lang: str) -> Teller:
    """The teller for the match's game."""
    return TELLERS[match.game.name](match, lang)  # type: ignore[no-any-return]


def standing_table(match: Match, lang: str) -> Table:
    """The final standing."""
    teller = teller_of(match, lang)
    headings = (say(f"standing-{column}", lang) for column in ("place", "player", "result"))
    shown = Table(*headings, title=say("standing-title", lang))
    for place in match.standing or ():
        shown.add_row(str(place.place), player(place.seat, lang), teller.result(place.result))
    return shown
