"""Timing: contenders take turns, every contender several times, and the median counts.

Seconds are seconds of processor time of this process. On an idle machine that is the time on the clock;
on a busy one it leaves out the other programs, and a second thread would count twice.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import median
from time import perf_counter, process_time

# Below this a single timing is mostly noise, so calibration goes on growing the batch.
CALIBRATION_SECONDS = 0.05


@dataclass(frozen=True)
class Sample:
    """One timed batch of complete games; moves are decisions of players, never chance."""

    games: int
    moves: float
    seconds: float
    cpu_share: float = 0.0  # processor time per time on the clock: 1.0 for one undisturbed thread


@dataclass(frozen=True)
class Contender:
    """Something that plays complete random games: `run(games, seed)` times one batch of them."""

    peer: str
    game: str
    players: int
    run: Callable[[int, int], Sample]


@dataclass(frozen=True)
class Result:
    """The medians over all samples of one contender."""

    peer: str
    game: str
    players: int
    games: int  # per sample
    games_per_second: float
    moves_per_second: float
    moves_per_game: float
    ns_per_move: float
    cpu_share: float
    spread: float  # (fastest - slowest) / median of games per second


def timed(play: Callable[[], float], games: int) -> Sample:
    """Time `play`, which plays `games` games and returns the number of moves."""
    start = process_time()
    moves = play()
    return Sample(games, moves, process_time() - start)


def take_sample(contender: Contender, games: int, seed: int) -> Sample:
    """Time one batch and note how busy it kept the processor, which betrays a second thread."""
    gc.disable()  # a collection would charge one contender for the objects of all
    cpu, wall = process_time(), perf_counter()
    sample = contender.run(games, seed)
    gc.enable()
    return replace(sample, cpu_share=(process_time() - cpu) / (perf_counter() - wall))


def summarise(contender: Contender, samples: Sequence[Sample]) -> Result:
    """Reduce the samples of one contender to their medians."""
    speeds = [sample.games / sample.seconds for sample in samples]
    moves = median(sample.moves / sample.seconds for sample in samples)
    return Result(
        peer=contender.peer,
        game=contender.game,
        players=contender.players,
        games=samples[0].games,
        games_per_second=median(speeds),
        moves_per_second=moves,
        moves_per_game=median(sample.moves / sample.games for sample in samples),
        ns_per_move=1e9 / moves,
        cpu_share=median(sample.cpu_share for sample in samples),
        spread=(max(speeds) - min(speeds)) / median(speeds),
    )


def games_for(contender: Contender, seconds: float) -> int:
    """Find how many games take about `seconds`; the first call also pays for compilation."""
    games = 16
    contender.run(games, 0)
    while True:
        start = perf_counter()
        done = contender.run(games, 0).games  # some contenders play whole passes, so not `games`
        elapsed = perf_counter() - start
        if elapsed >= min(CALIBRATION_SECONDS, seconds):
            return max(1, round(done * seconds / elapsed))
        games *= 4


def interleave(contenders: Sequence[Contender], batches: Sequence[int], repeats: int) -> list[list[Sample]]:
    """Time everybody once per round, so that a slow moment of the machine hits all alike."""
    samples: list[list[Sample]] = [[] for _ in contenders]
    for round_ in range(repeats):
        for seat in range(len(contenders)):
            # Each round starts with another contender: nobody always runs on a cold or hot core.
            turn = (seat + round_) % len(contenders)
            samples[turn].append(take_sample(contenders[turn], batches[turn], round_ + 1))
    return samples


def compare(contenders: Sequence[Contender], seconds: float, repeats: int) -> list[Result]:
    """Measure each contender for about `seconds` in all, in `repeats` interleaved batches."""
    batches = [games_for(contender, seconds / repeats) for contender in contenders]
    samples = interleave(contenders, batches, repeats)
    return [summarise(who, taken) for who, taken in zip(contenders, samples, strict=True)]
