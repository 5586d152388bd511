"""Whether what is asked of a tournament can be done: the answer is an entry, nothing to do, or a refusal."""

from flambeur.core.errors import Refused
from flambeur.house.requirements import require
from flambeur.house.tournaments.entries import (
    KNOCK_OUT,
    AnyEntry,
    Begun,
    CameBack,
    Entered,
    Left,
    Paused,
    Resumed,
    Stopped,
)
from flambeur.house.tournaments.formats import fewest
from flambeur.house.tournaments.tournament import GATHERING, OVER, PAUSED, RUNNING, STOPPING, Tournament

MOST_ENTRANTS = 256


def enter(tournament: Tournament, person: str, name: str, luck: str, may_look: bool) -> AnyEntry | None:
    """Take part, also late, or again."""
    require(may_look, Refused("need-tournament-invite"))
    _check_may_come(tournament)
    entrant = tournament.entrant_of(person)
    if entrant is None:
        _check_room(tournament, 1)
        return Entered(name=name, person=person, luck=luck)
    require(not entrant.is_removed, Refused("was-removed"))
    return CameBack(entrant=entrant.number) if entrant.has_left else None


def add_bot(tournament: Tournament, person: str, level: str, name: str) -> AnyEntry:
    """The organiser lets a bot take part."""
    check_organiser(tournament, person)
    _check_may_come(tournament)
    _check_room(tournament, 1)
    return Entered(name=name, bot=level)


def leave(tournament: Tournament, person: str) -> AnyEntry | None:
    """Take part no more; a bot plays what has begun to its end."""
    require(tournament.phase != OVER, Refused("tournament-over"))
    entrant = tournament.entrant_of(person)
    if entrant is None:
        raise Refused("not-entered")
    return None if entrant.has_left else Left(entrant=entrant.number)


def remove(tournament: Tournament, person: str, entrant: int) -> AnyEntry | None:
    """The organiser removes somebody, who cannot come back."""
    check_organiser(tournament, person)
    require(tournament.phase != OVER, Refused("tournament-over"))
    last = len(tournament.entrants) - 1
    require(0 <= entrant <= last, Refused("no-such-entrant", entrant=entrant, most=last))
    return None if tournament.entrants[entrant].is_removed else Left(entrant=entrant, is_removed=True)


def begin(tournament: Tournament, person: str) -> AnyEntry | None:
    """The organiser lets it begin."""
    check_organiser(tournament, person)
    require(tournament.phase != OVER, Refused("tournament-over"))
    if tournament.phase != GATHERING:
        return None
    have, needs = len(tournament.active), fewest(tournament.made.format, tournament.made.players)
    require(have >= needs, Refused("too-few-entrants", have=have, needs=needs))
    return Begun()


def pause(tournament: Tournament, person: str) -> AnyEntry | None:
    """No new tables for now."""
    check_organiser(tournament, person)
    _check_going(tournament)
    return Paused() if tournament.phase == RUNNING else None


def resume(tournament: Tournament, person: str) -> AnyEntry | None:
    """Go on."""
    check_organiser(tournament, person)
    _check_going(tournament)
    return Resumed() if tournament.phase == PAUSED else None


def stop(tournament: Tournament, person: str) -> AnyEntry | None:
    """End it; what is being played is played to its end."""
    check_organiser(tournament, person)
    require(tournament.phase != OVER, Refused("tournament-over"))
    return None if tournament.phase == STOPPING else Stopped()


def check_organiser(tournament: Tournament, person: str) -> None:
    """Only who made it may do this."""
    require(tournament.organiser == person, Refused("not-the-organiser"))


def may_look(tournament: Tournament, person: str, invite: str | None) -> bool:
    """Whether somebody may see it: anybody if it is open, else who was invited or takes part."""
    is_known = tournament.made.is_open or invite == tournament.made.invite
    return is_known or person == tournament.organiser or tournament.entrant_of(person) is not None


def _check_may_come(tournament: Tournament) -> None:
    require(tournament.phase not in (STOPPING, OVER), Refused("tournament-over"))
    has_begun = tournament.phase != GATHERING and tournament.made.format == KNOCK_OUT
    require(not has_begun, Refused("too-late-to-enter"))


def _check_room(tournament: Tournament, more: int) -> None:
    is_room = len(tournament.entrants) + more <= MOST_ENTRANTS
    require(is_room, Refused("too-many-entrants", most=MOST_ENTRANTS))


def _check_going(tournament: Tournament) -> None:
    require(tournament.phase != GATHERING, Refused("tournament-not-begun"))
    require(tournament.phase in (RUNNING, PAUSED), Refused("tournament-over"))
