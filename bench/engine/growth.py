"""How Flambeur's cost changes as the number of games grows, and as players and dice are added."""

from time import perf_counter

from bench.engine.flambeur_side import las_vegas
from bench.engine.measure import Contender, Result, compare, summarise, take_sample

SIZES = (1_000, 10_000, 100_000, 1_000_000)
PLAYERS = (2, 3, 4, 5)
NEUTRAL_PLAYERS = (2, 3, 4)  # the variant is for up to four players
SIZED_PLAYERS = 4


def at_size(contender: Contender, games: int, seconds: float, repeats: int) -> Result:
    """Measure batches of exactly `games`: one at least, more while they fit into `seconds`."""
    start, samples = perf_counter(), [take_sample(contender, games, 1)]
    while len(samples) < repeats and perf_counter() - start < seconds:
        samples.append(take_sample(contender, games, len(samples) + 1))
    return summarise(contender, samples)


def by_games(sizes: tuple[int, ...], seconds: float, repeats: int) -> list[Result]:
    """A flat cost per move here means that batches scale: no set-up to hide, nothing that piles up."""
    contender = las_vegas(SIZED_PLAYERS)
    contender.run(sizes[0], 0)  # compiles, if nothing before has
    return [at_size(contender, games, seconds, repeats) for games in sizes]


def by_players(seconds: float, repeats: int) -> list[Result]:
    """All numbers of players without neutral dice, then with them."""
    contenders = [las_vegas(players) for players in PLAYERS]
    contenders += [las_vegas(players, neutral_dice=True) for players in NEUTRAL_PLAYERS]
    return compare(contenders, seconds, repeats)
