"""Alles oder Nichts in words and as a table."""

from collections.abc import Callable
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from flambeur.core.match import Match
from flambeur.core.story import Event
from flambeur.games.all_or_nothing.state import CARDS, FACE_DOWN, NO_BID, NO_CARD, OPEN, UNSAID
from flambeur.telling.people import player
from flambeur.telling.teller import WordTeller

SUITS = ("☼", "☾", "≈", "♔", "✿", "♪")
COLOURS = ("yellow", "cyan", "blue", "magenta", "green", "red")
OPEN_MARK, SECRET_MARK = "!", "?"
NOTHING = "·"


class AllOrNothingTeller(WordTeller):
    """Tells Alles oder Nichts."""

    def __init__(self, match: Match, lang: str) -> None:
        super().__init__(match, lang)
        self._ranks = int(match.view()["ranks"])

    def result(self, result: int) -> str:
        """A final result: points."""
        return self._say("points", points=result)

    def card(self, card: int) -> str:
        """A card: its suit as a shape in a colour, and its rank."""
        suit, rank = divmod(card, self._ranks)
        return f"[bold {COLOURS[suit]}]{SUITS[suit]} {rank + 1}[/]"

    def hand(self, cards: int) -> str:
        """A set of cards, suit by suit."""
        return ", ".join(self.card(card) for card in range(CARDS) if cards >> card & 1)

    def _choices(self, event: Event) -> dict[str, Any]:
        """How far a bid was from the tricks taken, too."""
        off = event.facts["tricks"] - event.facts["bid"] if event.kind == "scored" else 0
        return {**super()._choices(event), "off": off}

    def _words(self, event: Event) -> dict[str, Any]:
        return {name: self._word(name, fact) for name, fact in event.facts.items()}

    def _word(self, name: str, fact: Any) -> Any:
        tellers: dict[str, Callable[[Any], str]] = {
            "seat": lambda seat: player(seat, self.lang),
            "dealer": lambda seat: player(seat, self.lang),
            "card": self.card,
            "hand": self.hand,
            "points": lambda points: f"[bold green]{self.result(points)}[/]",
        }
        return tellers[name](fact) if name in tellers else fact

    def table(self) -> Table:
        """The score sheet of all deals, and the deal that is being played."""
        view, seats = self.match.view(), range(self.match.players)
        title = "" if self.match.is_over else self._say("table-trump", card=self.card(view["trump"]))
        board = Table(self._say("table-deal"), title=title or None, box=SIMPLE)
        for seat in seats:
            board.add_column(player(seat, self.lang), justify="right")
        for number, deal in enumerate(self._sheet(), 1):
            board.add_row(str(number), *map(_scored, deal))
        board.add_section()
        if not self.match.is_over:
            board.add_row(self._say("table-bid"), *(_bid(view, seat) for seat in seats))
            board.add_row(self._say("table-tricks"), *map(str, view["tricks"]))
            board.add_row(self._say("table-cards"), *map(str, view["held"]))
            board.add_row(self._say("table-trick"), *map(self._laid, view["trick"]))
        board.add_row(self._say("table-points"), *map(str, view["points"]))
        return board

    def _sheet(self) -> list[list[dict[str, Any]]]:
        """What was scored, deal by deal and seat by seat."""
        scored = [dict(event.facts) for event in self.match.heard() if event.kind == "scored"]
        return [scored[i : i + self.match.players] for i in range(0, len(scored), self.match.players)]

    def _laid(self, card: int) -> str:
        return NOTHING if card == NO_CARD else self.card(card)


def _scored(facts: dict[str, Any]) -> str:
    """One cell of the score sheet."""
    mark = OPEN_MARK if facts["said"] == OPEN else SECRET_MARK
    return f"{facts['bid']}{mark} {facts['tricks']} [bold]+{facts['points']}[/]"


def _bid(view: dict[str, Any], seat: int) -> str:
    """A bid as far as everybody can see it."""
    bid, said = view["bids"][seat], view["said"][seat]
    if bid == NO_BID:
        return NOTHING
    mark = "" if said == UNSAID else OPEN_MARK if said == OPEN else SECRET_MARK
    return f"{'▮' if bid == FACE_DOWN else bid}{mark}"


TELLER = AllOrNothingTeller
