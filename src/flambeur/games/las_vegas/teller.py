"""Las Vegas in words and as a table."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from flambeur.core.story import Event
from flambeur.games.face_down import UNKNOWN
from flambeur.games.las_vegas.state import CASINOS, NEUTRAL, OWN, WHITE
from flambeur.telling.people import player
from flambeur.telling.teller import WordTeller

DICE = "⚀⚁⚂⚃⚄⚅"
NEUTRAL_SHAPE = "□"


class LasVegasTeller(WordTeller):
    """Tells Las Vegas."""

    def money(self, thousands: int) -> str:
        """An amount as people of that language write it."""
        return self._say("money", amount=1000 * thousands)

    def result(self, result: int) -> str:
        """A final result: the money won."""
        return self.money(result)

    def reckoning(self, parts: Mapping[str, int]) -> str:
        """The number of notes (LV-14)."""
        return self._say("reckoning", count=parts["won"])

    def casino(self, casino: int) -> str:
        """The name of a casino in the printing agreed on."""
        return self._say(f"casino-{self.match.options['printing']}-{casino + 1}")

    def _words(self, event: Event) -> dict[str, Any]:
        return {name: self._word(name, fact) for name, fact in event.facts.items()}

    def _word(self, name: str, fact: Any) -> Any:
        if name in ("seat", "first", "owner"):
            return self._owner(fact)
        tellers: dict[str, Callable[[Any], str]] = {
            "casino": lambda casino: f"[bold]{self.casino(casino)}[/] {DICE[casino]}",
            "note": lambda note: f"[bold green]{self.money(note)}[/]",
            "notes": lambda notes: " + ".join(self.money(note) for note in notes if note),
            "dice": lambda count: self._say("dice", count=count),
            "rolled": self._rolled,
        }
        return tellers[name](fact) if name in tellers else fact

    def _owner(self, owner: int) -> str:
        if owner == NEUTRAL:
            return f"[bold]{NEUTRAL_SHAPE} {self._say('neutral')}[/]"
        return player(owner, self.lang)

    def _rolled(self, rolled: list[list[int]]) -> str:
        own, white = ("".join(DICE[v] * rolled[kind][v] for v in range(CASINOS)) for kind in (OWN, WHITE))
        return f"{own} {NEUTRAL_SHAPE}{white}" if white else own

    def table(self) -> Table:
        """The six casinos with their notes and dice."""
        view, owners = self.match.view(), self._owners()
        board = Table(self._say("table-casino"), self._say("table-notes"), box=SIMPLE)
        for owner in owners:
            board.add_column(self._owner(owner), justify="right")
        for casino in range(CASINOS):
            notes = " ".join(self.money(note) for note in view["notes"][casino] if note)
            dice = [str(view["dice"][casino][owner] or "·") for owner in owners]
            board.add_row(f"{DICE[casino]} {self.casino(casino)}", notes, *dice)
        board.add_section()
        board.add_row(self._say("table-supply"), "", *(self._left(view, owner) for owner in owners))
        board.add_row(self._say("table-money"), "", *(self._won(view, owner) for owner in owners))
        return board

    def _owners(self) -> list[int]:
        return [*range(self.match.players), *([NEUTRAL] if self.match.options["neutral_dice"] else [])]

    def _left(self, view: dict[str, Any], owner: int) -> str:
        return "" if owner == NEUTRAL else str(sum(view["supply"][owner]))

    def _won(self, view: dict[str, Any], owner: int) -> str:
        """Won notes lie face down unless open money was agreed (LV-15)."""
        if owner == NEUTRAL:
            return ""
        money = view["money"][owner]
        return self._say("hidden") if money == UNKNOWN else self.money(money)


TELLER = LasVegasTeller
