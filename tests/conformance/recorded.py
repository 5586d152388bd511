"""Games as the house tells them, for the client to replay: `python -m tests.conformance.recorded royale`.

Prints a line of JSON a game. What a seat sees after a step is `views[sees[seat + 1]]`, a watcher being
seat -1; what it hears are the `events` without those that are `only` for others.
"""

import json
import random
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import WATCHER, Match
from flambeur.core.story import Event
from tests.conformance.set_ups import SET_UPS, SetUp

STEPS = 3000  # of a game at least, over all its set-ups
REVISING = 0.1  # how often somebody changes a decision while others are waited for


def recorded(game: str) -> Iterator[dict[str, Any]]:
    """Games of all set-ups in turn, until there are steps enough."""
    set_ups = [set_up for set_up in SET_UPS if set_up.subject.game.name == game]
    steps = 0
    for seed in count():
        if steps >= STEPS:
            return
        for set_up in set_ups:
            made = record(set_up, seed)
            steps += len(made["steps"])
            yield made


def record(set_up: SetUp, seed: int) -> dict[str, Any]:
    """A whole game, with every kind of event that there might be in it."""
    kinds = [name for name, _ in set_up.subject.game.story.kinds]
    steps = [step_of(match, events) for match, events in played(set_up, seed)]
    return {"set_up": f"{set_up} seed {seed}", "kinds": kinds, "steps": steps}


def played(set_up: SetUp, seed: int) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """A game of random moves: the match after its opening and after every move, and what was told."""
    match = Match(set_up.game, set_up.players, set_up.options, luck_of_seed(seed))
    dice = random.Random(f"{set_up} {seed}")
    yield match, match.opening
    while not match.is_over:
        seat = dice.choice(match.acting if dice.random() < REVISING else match.waiting)
        yield match, tuple(match.play(seat, dice.choice(match.legal(seat, revising=True))))


def step_of(match: Match, events: tuple[Event, ...]) -> dict[str, Any]:
    """What was told, and what can be seen and done after it."""
    seen = [match.view(seat) for seat in range(WATCHER, match.players)]
    distinct = [view for at, view in enumerate(seen) if view not in seen[:at]]
    return {
        "events": [event.to_json() for event in events],
        "views": distinct,
        "sees": [distinct.index(view) for view in seen],
        "legal": [move.to_json() for seat in match.waiting for move in match.legal(seat)],
    }


if __name__ == "__main__":
    for made in recorded(sys.argv[1]):
        print(json.dumps(made, separators=(",", ":")))
