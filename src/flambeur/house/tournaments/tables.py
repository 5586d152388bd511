"""The tables of a tournament: how they are made, and what is read from them when their games are over."""

from flambeur.house.entries import AnyEntry, Created, OfTournament, Resigned, Sitter, Unsealed
from flambeur.house.table import OVER, PLAYING, STAND_IN, Table
from flambeur.house.tournaments.entries import Played
from flambeur.house.tournaments.tournament import PlayedTable, Round, Tournament


def created(tournament: Tournament, drawn: Round, table: PlayedTable) -> Created:
    """The first entry of the log of a table, the same however often it is asked for."""
    made, seating = tournament.made, table.seating
    entrants = [tournament.entrants[entrant] for entrant in seating.entrants]
    sitters = [
        Sitter(person, entrant.name) if (person := tournament.person_of(entrant.number)) else None
        for entrant in entrants
    ]
    return Created(
        game=made.game,
        rules=made.rules,
        players=len(entrants),
        options=made.options,
        seats=tuple(entrant.bot or "open" for entrant in entrants),
        name=made.title,
        is_open=made.is_open,
        bot_after=made.bot_after,
        clock=made.clock,
        rated=made.rated,
        invite=f"{made.invite}-{seating.table}",
        secret=seating.secret,
        asks_luck=drawn.luck is None,
        luck=drawn.luck,
        tournament=OfTournament(tournament.id, drawn.number, tournament.seals),
        secret_sitters=tuple(sitters),
    )


def played(table: Table) -> Played | None:
    """How the game of a table ended, if it has."""
    if table.phase != OVER or table.match is None or table.match.standing is None:
        return None
    places = sorted(table.match.standing, key=lambda place: place.seat)
    missing = (seat for seat, sitter in enumerate(table.seats) if sitter.person and sitter.bot)
    return Played(
        table=table.id,
        places=tuple(place.place for place in places),
        results=tuple(place.result for place in places),
        missing=tuple(missing),
    )


def resigned(table: Table, seat: int) -> AnyEntry | None:
    """Who takes part no more leaves the game to a bot."""
    sitter = table.seats[seat]
    if table.phase != PLAYING or sitter.person is None or sitter.has_resigned:
        return None
    return Resigned(seat=seat, name=sitter.name, bot=STAND_IN)


def unsealed(table: Table) -> AnyEntry | None:
    """All have played the round: nothing is hidden any more."""
    return Unsealed() if table.is_sealed else None
