"""Who tells the story of which game, and shows its table."""

from rich.table import Table

from flambeur.core.match import Match
from flambeur.telling.generic import GenericTeller
from flambeur.telling.people import player
from flambeur.telling.teller import Teller
from flambeur.words import say


def teller_of(match: Match, lang: str) -> Teller:
    """The teller that the game brings beside its rules, else one that names the facts."""
    companion = match.game.companion("teller")
    kind: type[Teller] = companion.TELLER if companion else GenericTeller
    return kind(match, lang)


def standing_table(match: Match, lang: str) -> Table:
    """The final standing."""
    teller = teller_of(match, lang)
    headings = (say(f"standing-{column}", lang) for column in ("place", "player", "result"))
    shown = Table(*headings, title=say("standing-title", lang))
    for place in match.standing or ():
        result = teller.result(place.result)
        if place.reckoning:
            result += f" [dim]= {teller.reckoning(place.reckoning)}[/]"
        shown.add_row(str(place.place), player(place.seat, lang), result)
    return shown
