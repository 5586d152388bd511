"""Who tells the story of which game, and shows its table."""

from rich.table import Table

from flambeur.core.match import Match
from flambeur.terminal.all_or_nothing import AllOrNothingTeller
from flambeur.terminal.easy_come import EasyComeTeller
from flambeur.terminal.las_vegas import LasVegasTeller
from flambeur.terminal.people import player
from flambeur.terminal.royale import RoyaleTeller
from flambeur.terminal.teller import Teller
from flambeur.words import say

TELLERS: dict[str, type[Teller]] = {
    "las-vegas": LasVegasTeller,
    "all-or-nothing": AllOrNothingTeller,
    "easy-come": EasyComeTeller,
    "royale": RoyaleTeller,
}


def teller_of(match: Match, lang: str) -> Teller:
    """The teller for the match's game."""
    return TELLERS[match.game.name](match, lang)


def standing_table(match: Match, lang: str) -> Table:
    """The final standing."""
    teller = teller_of(match, lang)
    headings = (say(f"standing-{column}", lang) for column in ("place", "player", "result"))
    shown = Table(*headings, title=say("standing-title", lang))
    for place in match.standing or ():
        shown.add_row(str(place.place), player(place.seat, lang), teller.result(place.result))
    return shown
