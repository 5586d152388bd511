"""`python -m bench.engine`: Flambeur, OpenSpiel and `lasvegas` side by side on one thread."""

import argparse
import sys
from collections.abc import Sequence

from bench.engine.peers import advice, missing_packages

MISSING_PEER = 2


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--seconds", type=float, help="time for each measurement (3; quick: 0.6)")
    parser.add_argument("--quick", action="store_true", help="shorter, coarser, up to 100,000 games")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    options = parser.parse_args(arguments)
    if options.seconds is None:
        options.seconds = 0.6 if options.quick else 3.0
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    return options


def benchmark(seconds: float, *, quick: bool, as_json: bool) -> None:
    """Measure everything and print it."""
    # Imported here, because these modules cannot even be loaded without the peers.
    from rich.console import Console

    from bench.engine import flambeur_side, growth, lasvegas_side, report
    from bench.engine.measure import compare
    from bench.engine.openspiel_oh_hell import OhHell
    from bench.engine.openspiel_pig import pig

    repeats = 5 if quick else 9
    sizes = growth.SIZES[:-1] if quick else growth.SIZES
    contenders = [flambeur_side.las_vegas(players) for players in growth.PLAYERS]
    contenders += [flambeur_side.all_or_nothing(players) for players in (3, 4, 5, 6)]
    contenders += [flambeur_side.easy_come(players) for players in (2, 3, 4)]
    contenders += [flambeur_side.royale(players) for players in growth.PLAYERS]
    contenders += [lasvegas_side.las_vegas(players) for players in growth.PLAYERS]
    contenders += [*OhHell().contenders(), pig()]
    results = report.Report(
        compared=compare(contenders, seconds, repeats),
        by_games=growth.by_games(sizes, seconds, repeats),
        by_players=growth.by_players(seconds, repeats),
    )
    if as_json:
        print(report.as_json(results))
    else:
        report.show(results, Console())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark, or say which peers are missing."""
    options = parse(arguments)
    missing = missing_packages()
    if missing:
        print(advice(missing), file=sys.stderr)
        return MISSING_PEER
    benchmark(options.seconds, quick=options.quick, as_json=options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
