"""`python -m bench.bots ladder --games 2000`: the tables of docs/bots.md, as Markdown."""

import argparse
from collections.abc import Iterable

from bench.bots.measures import SMALLEST, Meeting, curve, ladder, speed, strongest

HEAD = """| game | players | one | among | games | wins (95 % interval) | if equal | result × |
|---|---|---|---|---|---|---|---|"""


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("ladder", "strongest", "curve", "speed"))
    parser.add_argument("--game", choices=tuple(SMALLEST), action="append", help="only this game")
    parser.add_argument("--games", type=int, default=1000, help="to play for each line")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    args = parser.parse_args()
    wishes = {"games": args.games, "seed": args.seed, "workers": args.workers}
    chosen = args.game or list(SMALLEST)
    if args.what == "speed":
        for game in chosen:
            for players in (SMALLEST[game], 4):
                print(f"| {game} | {players} | {speed(game, players):,.0f} |", flush=True)
    elif args.what == "strongest":
        show(strongest(**wishes))
    else:
        measure = {"ladder": ladder, "curve": curve}[args.what]
        show(meeting for game in chosen for meeting in measure(game, **wishes))


def show(meetings: Iterable[Meeting]) -> None:
    """Print a table, line by line as they come."""
    print(HEAD, flush=True)
    for meeting in meetings:
        print(meeting.row, flush=True)


if __name__ == "__main__":
    main()
