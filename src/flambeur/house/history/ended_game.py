"""A game that has ended, as the index keeps it. Pure: it neither reads, writes nor waits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import Any

import msgspec

from flambeur.core.figures import figures_of
from flambeur.core.match import Match
from flambeur.house.seat import Seat
from flambeur.house.table import Finished, Table

Values = dict[str, Any]


@dataclass(frozen=True)
class EndedGame:
    """A finished game with the table it was played at."""

    table: Table
    finished: Finished

    @property
    def key(self) -> Values:
        """Which game of which table it was."""
        return {"table": self.table.id, "number": self.finished.number}

    @property
    def persons(self) -> list[str]:
        """Who sat there, seat by seat; without the bots."""
        return [seat.person for seat in self.finished.seats if seat.person]

    @property
    def is_fair(self) -> bool:
        """Whether it was played from the start, with dice that were not prepared, and without a coach."""
        made, finished = self.table.made, self.finished
        return not (made.branch or finished.is_first_game or finished.match.has_coach)

    @cached_property
    def game_row(self) -> Values:
        """The game."""
        made, match = self.table.made, self.finished.match
        return self.key | {
            "game": made.game,
            "rules": made.rules,
            "entry": self.finished.entry,
            "ended": self.finished.at.timestamp(),
            "players": match.players,
            "options": msgspec.json.encode(dict(match.options)).decode(),
            "invite": made.invite,
            "is_open": made.is_open,
            "has_coach": match.has_coach,
            "is_branch": made.branch is not None,
            "is_first_game": self.finished.is_first_game,
            "is_rated": made.rated,
            "tournament": made.tournament.id if made.tournament else None,
        }

    def seat_rows(self, known_as: Mapping[str, str | None]) -> list[Values]:
        """Its seats; persons may be known by other ids now, or have been forgotten."""
        match, seats = self.finished.match, self.finished.seats
        who = [known_as.get(seat.person, seat.person) if seat.person else seat.bot for seat in seats]
        figures, shares = figures_of(match), shares_of(match)
        return [
            self.key
            | {name: self.game_row[name] for name in ("game", "ended", "players")}
            | _sitter(seats[place.seat], who[place.seat])
            | {"seat": place.seat, "place": place.place, "result": place.result}
            | {"share": shares[place.seat]}
            | {"counts": self.is_fair and (not seats[place.seat].person or is_alone(who, place.seat))}
            | {"figures": msgspec.json.encode(figures[place.seat]).decode()}
            for place in sorted(match.standing or (), key=attrgetter("seat"))
        ]


def _sitter(seat: Seat, who: str | None) -> Values:
    is_person = seat.person is not None
    name = seat.name if is_person and who else ""
    return {"who": who, "is_bot": not is_person, "name": name, "left": is_person and seat.bot is not None}


def is_alone(who: Sequence[str | None], seat: int) -> bool:
    """Whether nobody else at the table shares a device with who sits there."""
    return who[seat] is not None and who.count(who[seat]) == 1


def shares_of(match: Match) -> dict[int, float]:
    """What part of the win each seat has."""
    winners = [place.seat for place in match.standing or () if place.place == 1]
    return {place.seat: (place.seat in winners) / len(winners) for place in match.standing or ()}


def searched(names: Sequence[str]) -> str:
    """Names as they are searched for."""
    return "\n".join(name.casefold() for name in names if name)
