"""Las Vegas Royale in words and as a table."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from flambeur.core.story import Event
from flambeur.games.royale.options import BOARD_IDS
from flambeur.games.royale.state import (
    CASINOS,
    CHIP,
    GREY,
    NEUTRAL,
    NO_BOARD,
    NOTE_VALUES,
    NOWHERE,
    SUPPLY,
    UNKNOWN,
)
from flambeur.telling.people import player
from flambeur.telling.teller import WordTeller

DICE = "⚀⚁⚂⚃⚄⚅"
NEUTRAL_SHAPE, GREY_SHAPE = "□", "▨"
NOTHING = "·"
CASH = ("fined", "split-made", "opened")  # events that tell amounts, not rewards in chips or notes


class RoyaleTeller(WordTeller):
    """Tells Las Vegas Royale."""

    def money(self, thousands: int) -> str:
        """An amount as people of that language write it."""
        return self._say("money", amount=1000 * thousands)

    def result(self, result: int) -> str:
        """A final result: notes and chips."""
        return self.money(result)

    def reckoning(self, parts: Mapping[str, int]) -> str:
        """Notes, and chips (LR-11)."""
        return self._say("reckoning", money=self.money(parts["notes"]), chips=parts["chips"])

    def casino(self, casino: int) -> str:
        """The name of a casino (LR-13)."""
        return self._say(f"casino-{casino + 1}")

    def board(self, board: int) -> str:
        """The name of a board."""
        return self._say(f"board-{BOARD_IDS[board - 1]}")

    def _choices(self, event: Event) -> dict[str, Any]:
        """How far a guess was from the tokens held, too."""
        off = event.facts["tokens"] - event.facts["held"] if event.kind == "guessed" else 0
        return {**super()._choices(event), "off": off}

    def _words(self, event: Event) -> dict[str, Any]:
        return {name: self._word(event, name, fact) for name, fact in event.facts.items()}

    def _word(self, event: Event, name: str, fact: Any) -> Any:
        tellers: dict[str, Callable[[Any], str]] = {
            **dict.fromkeys(("seat", "first", "owner", "guesser", "winner"), self._owner),
            "casino": lambda casino: f"[bold]{self.casino(casino)}[/] {DICE[casino]}",
            "board": lambda board: f"[bold]{self.board(board)}[/]",
            "note": lambda note: f"[bold green]{self.money(note)}[/]",
            "notes": lambda notes: " + ".join(map(self.money, notes)),
            "amount": self._cash if event.kind in CASH else self._reward,
            "rest": self._cash,
            "chips": lambda chips: self._say("chips", count=chips),
            "small": lambda small: self._say("dice", count=small, big=event.facts["big"]),
            "rolled": lambda _: self._rolled(event.facts),
            "black": lambda black: " ".join(DICE[die - 1] for die in black),
            "value": lambda value: DICE[value],
            "group": lambda group: str(group + 1),
        }
        if event.kind == "grey-laid":
            return ", ".join(f"{DICE[casino]} {count}" for casino, count in enumerate(fact))
        return tellers[name](fact) if name in tellers else fact

    def _owner(self, owner: int) -> str:
        if owner == NEUTRAL:
            return f"[bold]{NEUTRAL_SHAPE} {self._say('neutral')}[/]"
        if owner == GREY:
            return f"[bold]{GREY_SHAPE} {self._say('grey')}[/]"
        return player(owner, self.lang)

    def _cash(self, thousands: int) -> str:
        return f"[bold green]{self.money(thousands)}[/]"

    def _reward(self, amount: int) -> str:
        """Small rewards are chips (LR-23)."""
        if 0 < amount < NOTE_VALUES[0]:
            return f"[bold green]{self._say('chips', count=amount // CHIP)}[/]"
        return self._cash(amount)

    def _rolled(self, facts: Mapping[str, Any]) -> str:
        small = "".join(DICE[value] * facts["rolled"][value] for value in range(CASINOS))
        return small if facts["biggy"] == NOWHERE else f"{small} Biggy {DICE[facts['biggy']]}".strip()

    def table(self) -> Table:
        """The six casinos with their boards, notes and dice, and what everybody has."""
        view, owners = self.match.view(), self._owners()
        headings = (self._say(f"table-{column}") for column in ("casino", "board", "notes"))
        board = Table(*headings, box=SIMPLE)
        for owner in owners:
            board.add_column(self._owner(owner), justify="right")
        for casino in range(CASINOS):
            board.add_row(*self._place(view, casino), *(_weight(view, casino, owner) for owner in owners))
        board.add_section()
        seats = [owner for owner in owners if owner < NEUTRAL]
        left = [view["supply"][seat] + (view["biggy"][seat] == SUPPLY) for seat in seats]
        board.add_row(self._say("table-supply"), "", "", *map(str, left))
        board.add_row(self._say("table-chips"), "", "", *(str(view["chips"][seat]) for seat in seats))
        board.add_row(self._say("table-money"), "", "", *(self._won(view["money"][seat]) for seat in seats))
        return board

    def _won(self, money: int) -> str:
        """Won notes lie face down unless open money was agreed (LR-14)."""
        return self._say("hidden") if money == UNKNOWN else self.money(money)

    def _place(self, view: dict[str, Any], casino: int) -> tuple[str, str, str]:
        closed = f" ({self._say('table-closed')})" if view["closed"] == casino else ""
        board = view["boards"][casino]
        notes = " ".join(self.money(note) for note in view["notes"][casino] if note)
        name = f"{DICE[casino]} {self.casino(casino)}{closed}"
        return name, NOTHING if board == NO_BOARD else self.board(board), notes

    def _owners(self) -> list[int]:
        """Everybody who has dice: players, and imaginary ones where there are any."""
        weights = self.match.view()["weights"]
        imaginary = [owner for owner in (NEUTRAL, GREY) if any(row[owner] for row in weights)]
        return [*range(self.match.players), *imaginary]


def _weight(view: dict[str, Any], casino: int, owner: int) -> str:
    """What dice weigh; a star where the Biggy is among them."""
    weight = view["weights"][casino][owner]
    has_biggy = owner < GREY and weight and view["biggy"][owner] == casino
    return f"{weight or NOTHING}{'*' if has_biggy else ''}"


TELLER = RoyaleTeller
