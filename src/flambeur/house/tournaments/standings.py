"""Who stands where, in each format, and by what equals are told apart."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import mean

from flambeur.house.tournaments import entries
from flambeur.house.tournaments.entries import ARENA, DUPLICATE, KNOCK_OUT, SWISS
from flambeur.house.tournaments.tournament import PlayedTable, Round, Tournament

HALF = Fraction(1, 2)


@dataclass
class Score:
    """What an entrant has achieved."""

    entrant: int
    points: Fraction = Fraction(0)
    games: int = 0
    wins: int = 0
    margin: Fraction = Fraction(0)  # results above the mean of the table, all together
    opponents: list[int] = field(default_factory=list)
    strength: Fraction = Fraction(0)  # the points of all opponents
    reached: int = 0  # the last round that was played in
    last_place: int = 0  # at the last table
    rank: int = 0


def standings(tournament: Tournament) -> list[Score]:
    """All entrants, the best first; who cannot be told apart shares a rank."""
    scores = {entrant.number: Score(entrant.number) for entrant in tournament.entrants}
    for each in tournament.shown_rounds:
        (_add_duplicate if tournament.seals else _add_round)(scores, each)
    for score in scores.values():
        score.strength = sum((scores[other].points for other in score.opponents), Fraction(0))
    return _ranked(tournament, scores.values())


def _ranked(tournament: Tournament, scores: Iterable[Score]) -> list[Score]:
    def key(score: Score) -> tuple[Fraction | int, ...]:
        return order_of(tournament.made.format, score)

    ordered = sorted(scores, key=lambda score: (key(score), -score.entrant), reverse=True)
    for number, score in enumerate(ordered):
        before = ordered[number - 1]
        score.rank = before.rank if number and key(before) == key(score) else number + 1
    return ordered


def order_of(format: str, score: Score) -> tuple[Fraction | int, ...]:
    """What counts, and what tells equals apart; more is better."""
    match format:
        case entries.DUPLICATE:
            return score.points, score.wins
        case entries.ARENA:
            return score.points, -score.games, score.margin
        case entries.KNOCK_OUT:
            return score.reached, -score.last_place, score.points, score.margin
        case _:
            return score.points, score.strength, score.margin


TIE_BREAKS = {
    SWISS: ("strength", "margin"),
    DUPLICATE: ("wins",),
    ARENA: ("fewer-games", "margin"),
    KNOCK_OUT: ("last-place", "points", "margin"),
}


def _add_round(scores: dict[int, Score], each: Round) -> None:
    for entrant in each.byes:
        scores[entrant].points += HALF
        scores[entrant].reached = each.number
    for table, places, results in played(each.tables):
        seated = table.seating.entrants
        middle = Fraction(sum(results), len(results))
        for seat, entrant in enumerate(seated):
            score = scores[entrant]
            _note(score, each.number, places[seat], seated)
            score.points += points_of(places, seat)
            score.margin += results[seat] - middle


def _add_duplicate(scores: dict[int, Score], each: Round) -> None:
    """Results against the mean of those who sat in the same seat with the same luck."""
    done = list(played(each.tables))
    columns = [list(column) for column in zip(*(results for _, _, results in done), strict=True)]
    for table, places, results in done:
        seated = table.seating.entrants
        for seat, entrant in enumerate(seated):
            score, others = scores[entrant], columns[seat]
            _note(score, each.number, places[seat], seated)
            above = results[seat] - Fraction(sum(others), len(others))
            score.points += above
            score.margin += above


def _note(score: Score, number: int, place: int, seated: Sequence[int]) -> None:
    score.games += 1
    score.wins += place == 1
    score.reached, score.last_place = number, place
    score.opponents += [other for other in seated if other != score.entrant]


def played(tables: Iterable[PlayedTable]) -> Iterator[tuple[PlayedTable, Sequence[int], Sequence[int]]]:
    """The tables whose games have ended, with places and results by seat."""
    for table in tables:
        if table.played:
            yield table, table.played.places, table.played.results


def points_of(places: Sequence[int], seat: int) -> Fraction:
    """The share of the others who were left behind; half for those on the same place."""
    behind = sum(other > places[seat] for other in places)
    beside = places.count(places[seat]) - 1
    return (behind + HALF * beside) / (len(places) - 1)


def meetings(tournament: Tournament) -> dict[tuple[int, int], int]:
    """How often each two entrants, the lower number first, have been seated together."""
    met: dict[tuple[int, int], int] = defaultdict(int)
    for table in tournament.tables.values():
        seated = sorted(table.seating.entrants)
        for place, one in enumerate(seated):
            for other in seated[place + 1 :]:
                met[one, other] += 1
    return met


def seat_counts(tournament: Tournament, seats: int) -> list[list[int]]:
    """How often each entrant has had each seat."""
    counts = [[0] * seats for _ in tournament.entrants]
    for table in tournament.tables.values():
        for seat, entrant in enumerate(table.seating.entrants):
            counts[entrant][seat] += 1
    return counts


def typical(scores: Sequence[Score]) -> float:
    """The mean of all points, for who comes late."""
    return mean(float(score.points) for score in scores) if scores else 0.0
