"""What comes next in a tournament, in each format: an entry for its log, or nothing yet. Pure."""

import random
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import zip_longest
from math import comb

from flambeur.core.registry import find_game
from flambeur.house.commands import new_secret
from flambeur.house.tournaments import entries
from flambeur.house.tournaments.drawing import Field, draw_round
from flambeur.house.tournaments.entries import DUPLICATE, Drawn, Ended, Seating
from flambeur.house.tournaments.seats import seated
from flambeur.house.tournaments.standings import meetings, seat_counts, standings, typical
from flambeur.house.tournaments.tournament import RUNNING, STOPPING, Round, Tournament

Next = Drawn | Ended | None

MIXING = timedelta(minutes=1)  # for which those who have just played each other wait for others


def next_entry(tournament: Tournament, at: datetime, chance: random.Random) -> Next:
    """The next round, the next tables, the end, or nothing for now."""
    is_playing = bool(tournament.open_tables)
    if tournament.phase == STOPPING:
        return None if is_playing else Ended()
    if tournament.phase != RUNNING:
        return None
    match tournament.made.format:
        case entries.ARENA:
            return _arena(tournament, at, chance)
        case entries.KNOCK_OUT:
            return None if is_playing else _knock_out(tournament, chance)
        case _:
            return None if is_playing else _round(tournament, chance)


def fewest(format: str, players: int) -> int:
    """So many must take part: luck is shared by two tables at least."""
    return 2 * players if format == DUPLICATE else players


def _round(tournament: Tournament, chance: random.Random) -> Next:
    """Swiss and duplicate: as many tables as can be filled; who is left over sits out."""
    number, size = len(tournament.rounds) + 1, tournament.made.players
    entrants = [entrant.number for entrant in tournament.active]
    if number > tournament.made.rounds or len(entrants) < fewest(tournament.made.format, size):
        return Ended()
    points = _points(tournament, entrants)
    byes = _byes(tournament, points, len(entrants) % size, chance)
    staying = {entrant: points[entrant] for entrant in entrants if entrant not in byes}
    field = Field(staying, meetings(tournament), seat_counts(tournament, size), size)
    return _drawn(tournament, number, draw_round(field, chance), byes)


def _points(tournament: Tournament, entrants: Sequence[int]) -> dict[int, float]:
    """What tables are drawn by; who has come late is among those in the middle.

    Points of a duplicate are in the money of the game: they are brought to the scale of a Swiss.
    """
    scores = standings(tournament)
    middle, known = typical(scores), {score.entrant: score for score in scores}
    points = {
        entrant: float(known[entrant].points) if known[entrant].reached else middle for entrant in entrants
    }
    widest = max((abs(point - middle) for point in points.values()), default=0.0)
    scale = len(tournament.rounds) / 2 / widest if tournament.seals and widest else 1.0
    return {entrant: (point - middle) * scale for entrant, point in points.items()}


def _byes(
    tournament: Tournament, points: dict[int, float], count: int, chance: random.Random
) -> tuple[int, ...]:
    """Who sits out: the fewest byes so far, then the fewest points, then by lot."""
    had = [bye for each in tournament.rounds for bye in each.byes]
    order = sorted(points, key=lambda entrant: (had.count(entrant), points[entrant], chance.random()))
    return tuple(sorted(order[:count]))


def _knock_out(tournament: Tournament, chance: random.Random) -> Next:
    """The better half of each table goes on; those who fit at one table play the final."""
    last = tournament.rounds[-1] if tournament.rounds else None
    if last and len(last.tables) == 1 and not last.byes:
        return Ended()
    left = _through(tournament, last) if last else [entrant.number for entrant in tournament.active]
    if len(left) < 2:
        return Ended()
    chance.shuffle(left)
    sizes = table_sizes(len(left), *_limits(tournament))
    byes, left = tuple(left[sum(sizes) :]), left[: sum(sizes)]
    tables = _apart(left, sizes, last, chance) if last and len(sizes) > 1 else _deal(left, sizes)
    counts = seat_counts(tournament, tournament.made.players)
    fair = [seated(table, [each[: len(table)] for each in counts]) for table in tables]
    return _drawn(tournament, len(tournament.rounds) + 1, fair, byes)


def _limits(tournament: Tournament) -> tuple[int, int]:
    """How few and how many may play at a table."""
    made = tournament.made
    return min(max(2, find_game(made.game).options.fewest), made.players), made.players


def table_sizes(entrants: int, fewest: int, most: int) -> list[int]:
    """As few tables as possible, as even as possible; where some would be too small, a few sit out."""
    count = -(-entrants // most)
    if entrants // count < fewest:
        return [most] * (entrants // most)
    return [entrants // count + (table < entrants % count) for table in range(count)]


def _deal(left: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    starts = [sum(sizes[:table]) for table in range(len(sizes))]
    return [list(left[start : start + size]) for start, size in zip(starts, sizes, strict=True)]


def _apart(left: list[int], sizes: Sequence[int], last: Round, chance: random.Random) -> list[list[int]]:
    """Those who come from the same table meet again as late as possible: best of some deals by lot."""
    home = {entrant: table.id for table in last.tables for entrant in table.seating.entrants}
    home |= {entrant: str(entrant) for entrant in last.byes}

    def together(tables: list[list[int]]) -> int:
        return sum(len(table) - len({home[entrant] for entrant in table}) for table in tables)

    spread = sorted(left, key=lambda entrant: home[entrant])
    dealt = [spread[table :: len(sizes)] for table in range(len(sizes))]
    deals = [_deal(chance.sample(left, len(left)), sizes) for _ in range(20)]
    return min([*([dealt] if [len(table) for table in dealt] == list(sizes) else []), *deals], key=together)


def _through(tournament: Tournament, last: Round) -> list[int]:
    """Who goes on: half of each table, by place, result, and then who has entered first.

    Who has left does not go on; the next of the table does. Where too few are left for a table, the best of
    the others play, too.
    """
    through = [entrant for entrant in last.byes if not tournament.entrants[entrant].has_left]
    others: list[list[int]] = []
    for table in last.tables:
        assert table.played, "a round is over before the next"
        places, results = table.played.places, table.played.results
        ranked = sorted(
            range(len(places)), key=lambda seat: (places[seat], -results[seat], table.seating.entrants[seat])
        )
        staying = [table.seating.entrants[seat] for seat in ranked]
        staying = [entrant for entrant in staying if not tournament.entrants[entrant].has_left]
        count = max(1, len(places) // 2)
        through += staying[:count]
        others.append(staying[count:])
    runners_up = [entrant for column in zip_longest(*others) for entrant in column if entrant is not None]
    missing = max(0, _limits(tournament)[0] - len(through))
    return through + runners_up[:missing]


def _arena(tournament: Tournament, at: datetime, chance: random.Random) -> Next:
    """New tables as soon as enough wait; when time is up, what is being played is played to its end."""
    if tournament.ends_at and at >= tournament.ends_at:
        return None if tournament.open_tables else Ended()
    size, seats = tournament.made.players, seat_counts(tournament, tournament.made.players)
    waiting = _waiting(tournament)
    waiting = waiting[: len(waiting) // size * size]
    met = _lately(tournament, waiting)
    if not waiting or _waits_for_others(tournament, len(met) == comb(len(waiting), 2), at):
        return None
    points = {score.entrant: float(score.points) for score in standings(tournament)}
    field = Field({entrant: points[entrant] for entrant in waiting}, met, seats, size)
    return _drawn(tournament, len(tournament.rounds) + 1, draw_round(field, chance), ())


def _waits_for_others(tournament: Tournament, are_same: bool, at: datetime) -> bool:
    """Whether the same would play again at once, while others may soon have played, too."""
    ended = tournament.last_ended_at
    return are_same and bool(tournament.open_tables) and ended is not None and at < ended + MIXING


def _waiting(tournament: Tournament) -> list[int]:
    """Those who are not at a table, who has waited longest first."""
    busy = {entrant for table in tournament.open_tables for entrant in table.seating.entrants}
    last = dict.fromkeys((entrant.number for entrant in tournament.active), 0)
    for table in tournament.tables.values():
        last |= {entrant: table.round for entrant in table.seating.entrants if entrant in last}
    return sorted((entrant for entrant in last if entrant not in busy), key=lambda entrant: last[entrant])


def _lately(tournament: Tournament, waiting: Sequence[int]) -> dict[tuple[int, int], int]:
    """Who has just played each other; at an arena they must meet again some time."""
    lately: dict[int, frozenset[int]] = {}
    for table in tournament.tables.values():
        lately |= {entrant: frozenset(table.seating.entrants) for entrant in table.seating.entrants}
    pairs = ((one, other) for one in waiting for other in waiting if one < other)
    return {pair: 1 for pair in pairs if pair[1] in lately.get(pair[0], ())}


def _drawn(
    tournament: Tournament, number: int, tables: Sequence[tuple[int, ...]], byes: tuple[int, ...]
) -> Drawn:
    secret = tournament.secret_of(number) if tournament.seals else None
    luck = tuple(entrant.luck for entrant in tournament.entrants if entrant.luck)
    seatings = (Seating(secrets.token_hex(6), table, secret or new_secret()) for table in tables)
    return Drawn(round=number, tables=tuple(seatings), byes=byes, luck=luck if secret else None)
