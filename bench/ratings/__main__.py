"""`python -m bench.ratings`: how fast people are placed; `play` lets the levels play more games for it."""

import argparse
from collections import Counter
from collections.abc import Sequence

import numpy as np

from bench.ratings import levels
from bench.ratings.levels import FOLDER, LEVELS
from bench.ratings.people import Learning, Numbers, Played, live, played_of, standings
from flambeur.house.ratings.learning import BETA, SIGMA, SIGMA_AT, TAU

PEOPLE = 2_000  # simulated for each line
GAMES = 40  # in which a newcomer is to be placed
VETERAN, LATER = 200, (60, 100, 150)  # games before somebody improves, and after which it is looked at
FEWEST = 100  # games without which nothing can be said
CLEARLY = 100.0  # points: levels that are nearer than that nobody can tell apart in forty games
DEFAULTS = Learning(sigma=400.0, tau=4.0, full_step=False)  # of OpenSkill, for our beta
TRIED = [DEFAULTS, *(Learning(sigma, tau) for sigma in (100.0, 150.0, 250.0) for tau in (6.0, TAU, 18.0))]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the tables of docs/ratings.md, as Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.ratings", description=__doc__)
    parser.add_argument("what", choices=("people", "levels", "play"), nargs="?", default="people")
    parser.add_argument("--game", default="las-vegas")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=1, help="of all mixtures of levels, to play (1)")
    parser.add_argument("--champion", action="store_true", help="play the tables with a champion")
    options = parser.parse_args(arguments)
    if options.what == "play":
        play(options)
    else:
        {"people": people, "levels": ladder}[options.what]()


def play(options: argparse.Namespace) -> None:
    """Play on from where the games that are kept end."""
    counts = Counter(levels.read(options.game, options.players))
    first = sum(counts.values())  # also the seed, so that no game is played twice
    for number, more in enumerate(
        levels.play(options.game, options.players, options.rounds, options.champion, first), 1
    ):
        counts += more
        levels.write(options.game, options.players, counts)
        print(f"round {number} of {options.rounds}, {sum(counts.values())} games", flush=True)


def ladder() -> None:
    """Where each level stands at each game."""
    print("| game | players | games | " + " | ".join(LEVELS) + " |\n|---|---|---|" + "---|" * len(LEVELS))
    for game, players, games in _kept():
        at, error = standings(games, BETA)
        told = [f"{a:.0f} ± {2 * e:.0f}" if a == a else "–" for a, e in zip(at, error, strict=True)]
        print(f"| {game} | {players} | {len(games.levels)} | " + " | ".join(told) + " |")


def people() -> None:
    """How newcomers are placed, and how soon it is seen that a veteran has improved."""
    print("| game | sigma | tau | placed | right rung | mean | spread | within ± | improved, after " + HEAD)
    for game, _, games in [kept for kept in _kept() if kept[1] == 4]:
        for how in TRIED:
            print(f"| {game} | {_name(game, how)} | " + " | ".join(line_of(games, how)) + " |", flush=True)


HEAD = " | ".join(map(str, LATER)) + " |\n|" + "---|" * (8 + len(LATER))


def _name(game: str, how: Learning) -> str:
    if how == DEFAULTS:
        return f"{how.sigma:.0f} | {how.tau:.0f} (defaults)"
    is_ours = (how.sigma, how.tau, how.beta) == (SIGMA_AT.get(game, SIGMA), TAU, BETA)
    mark = "**" if is_ours else ""
    return f"{mark}{how.sigma:.0f}{mark} | {mark}{how.tau:.0f}{mark}"


def line_of(games: Played, how: Learning) -> list[str]:
    """A newcomer as strong as a shark, and a veteran novice who becomes as strong as one."""
    bots, _ = standings(games, how.beta)
    at = dict(zip(LEVELS, bots.tolist(), strict=True))
    shark, below = at["shark"], rung_below(at)
    new = np.full(PEOPLE, how.mu), np.full(PEOPLE, how.sigma**2)
    curve, spread = live(games, bots, "shark", GAMES, how, new, 1)
    end, error = curve[-1], spread[-1]
    half = (shark - below) / 2
    shares = [np.mean(abs(end - shark) < half), np.mean(end > below)]
    within = np.mean(abs(end - shark) < 2 * error)
    seen = improved(games, bots, how, (shark + at["novice"]) / 2)
    means = [f"{end.mean() - shark:+.0f}", f"{end.std():.0f}"]
    return [*map(_percent, shares), *means, _percent(within), *map(_percent, seen)]


def rung_below(at: dict[str, float]) -> float:
    """The next level that is clearly weaker than the shark."""
    return max(rating for rating in at.values() if rating < at["shark"] - CLEARLY)


def improved(games: Played, bots: Numbers, how: Learning, half: float) -> list[float]:
    """The share of veterans who are nearer to what they are now than to what they were."""
    start = np.full(PEOPLE, bots[LEVELS.index("novice")]), np.full(PEOPLE, how.sigma**2 / 4)
    curve, spread = live(games, bots, "novice", VETERAN, how, start, 2)
    after, _ = live(games, bots, "shark", max(LATER), how, (curve[-1], spread[-1] ** 2), 3)
    return [float(np.mean(after[games - 1] > half)) for games in LATER]


def _kept() -> list[tuple[str, int, Played]]:
    found = []
    for path in sorted(FOLDER.glob("*.csv")):
        game, _, players = path.stem.rpartition("-")
        games = played_of(levels.read(game, int(players)))
        if len(games.levels) >= FEWEST:
            found.append((game, int(players), games))
    return found


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


if __name__ == "__main__":
    main()
