"""What may be seen of a tournament: nothing of a round that others still play with the same luck."""

from datetime import datetime
from typing import Any

from flambeur.house.tournaments.entries import ARENA, DUPLICATE, KNOCK_OUT
from flambeur.house.tournaments.formats import fewest
from flambeur.house.tournaments.standings import TIE_BREAKS, Score, standings
from flambeur.house.tournaments.tournament import (
    GATHERING,
    OVER,
    STOPPING,
    Entrant,
    PlayedTable,
    Round,
    Tournament,
)


def brief(tournament: Tournament, person: str) -> dict[str, Any]:
    """What is shown in lists."""
    made, you = tournament.made, tournament.entrant_of(person)
    return {
        "tournament": tournament.id,
        "title": made.title,
        "format": made.format,
        "game": made.game,
        "players": made.players,
        "phase": tournament.phase,
        "organiser": made.name,
        "entrants": len(tournament.active),
        "rounds": made.rounds,
        "minutes": made.minutes,
        "round": len(tournament.rounds),
        "is_open": made.is_open,
        "is_organiser": tournament.organiser == person,
        "you": you.number if you else None,
    }


def page(tournament: Tournament, person: str, now: datetime) -> dict[str, Any]:
    """All that a person may see of it."""
    made, you = tournament.made, tournament.entrant_of(person)
    is_inside = you is not None or tournament.organiser == person
    left = (tournament.ends_at - now).total_seconds() if tournament.ends_at else None
    rounds = range(1, made.rounds + 1) if tournament.seals else ()
    return brief(tournament, person) | {
        "options": made.options,
        "clock": made.clock,
        "rated": made.rated,
        "bot_after": made.bot_after,
        "needs": fewest(made.format, made.players),
        "invite": made.invite if is_inside else None,
        "entrants": [_entrant(tournament, entrant, person) for entrant in tournament.entrants],
        "standings": [_score(tournament, score) for score in standings(tournament)],
        "tie_breaks": list(TIE_BREAKS[made.format]),
        "drawn": [_round(tournament, each, is_inside) for each in reversed(tournament.rounds)],
        "your_table": _your_table(tournament, you),
        "seconds_left": max(0, round(left)) if left is not None and made.format == ARENA else None,
        "commitments": [tournament.commitment_of(number) for number in rounds],
        "needs_luck": made.format == DUPLICATE,
        "may_enter": _may_enter(tournament, you),
    }


def _may_enter(tournament: Tournament, you: Entrant | None) -> bool:
    is_in = you is not None and (not you.has_left or you.is_removed)
    is_late = tournament.made.format == KNOCK_OUT and tournament.phase != GATHERING
    return not is_in and not is_late and tournament.phase not in (STOPPING, OVER)


def _entrant(tournament: Tournament, entrant: Entrant, person: str) -> dict[str, Any]:
    who = tournament.person_of(entrant.number)
    return {
        "number": entrant.number,
        "name": entrant.name,
        "bot": entrant.bot,
        "is_you": who is not None and who == person,
        "has_left": entrant.has_left,
        "is_removed": entrant.is_removed,
    }


def _score(tournament: Tournament, score: Score) -> dict[str, Any]:
    breaks = {
        "strength": float(score.strength),
        "margin": float(score.margin),
        "wins": score.wins,
        "fewer-games": score.games,
        "last-place": score.last_place,
        "points": float(score.points),
    }
    named = TIE_BREAKS[tournament.made.format]
    return {
        "rank": score.rank,
        "entrant": score.entrant,
        "points": round(float(score.points), 2),
        "games": score.games,
        "wins": score.wins,
        "reached": score.reached,
        "breaks": [round(breaks[name], 2) for name in named],
    }


def _round(tournament: Tournament, each: Round, is_inside: bool) -> dict[str, Any]:
    is_hidden = tournament.seals and not each.is_over
    return {
        "number": each.number,
        "is_over": each.is_over,
        "is_hidden": is_hidden,
        "byes": list(each.byes),
        "tables": [_table(tournament, table, is_hidden, is_inside) for table in each.tables],
    }


def _table(tournament: Tournament, table: PlayedTable, is_hidden: bool, is_inside: bool) -> dict[str, Any]:
    played = None if is_hidden else table.played
    invite = f"{tournament.made.invite}-{table.id}" if is_inside and not is_hidden else None
    return {
        "table": table.id,
        "invite": invite,
        "entrants": list(table.seating.entrants),
        "places": list(played.places) if played else None,
        "results": list(played.results) if played else None,
    }


def _your_table(tournament: Tournament, you: Entrant | None) -> str | None:
    """Where the person plays now; of a sealed round until all have played it."""
    if you is None or you.has_left:
        return None
    for each in reversed(tournament.rounds):
        for table in each.tables:
            is_on = not each.is_over if tournament.seals else table.played is None
            if is_on and you.number in table.seating.entrants:
                return table.id
    return None
