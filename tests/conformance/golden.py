"""Golden playthroughs: whole games as text, kept by version of the rules and compared to the letter.

`python -m tests.conformance.golden` writes them anew; look at the difference before you commit it.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from flambeur.bots import bot_of
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.story import Event
from tests.conformance.set_ups import OLDER, SET_UPS, SetUp

FOLDER = Path(__file__).parent / "golden"
SEED = 7


def play(set_up: SetUp, seed: int = SEED) -> Match:
    """A whole game between random bots."""
    match = Match(set_up.game, set_up.players, set_up.options, luck_of_seed(seed))
    bot = bot_of("random", seed)
    while not match.is_over:
        seat = match.waiting[-1]
        match.play(seat, bot.choose(match.game, match.seen(seat), seat))
    return match


def playthrough(set_up: SetUp) -> str:
    """The game as text: every event, every move, and the table at the end."""
    return "\n".join(_lines(set_up, play(set_up))) + "\n"


def path_of(set_up: SetUp) -> Path:
    """Where the playthrough of a set-up is kept: with the newest rules that changed anything in it."""
    kept = (
        FOLDER / f"rules-{version}" / f"{set_up.name}.txt" for version in range(set_up.game.version, 0, -1)
    )
    return next((path for path in kept if path.exists()), FOLDER / "rules-1" / f"{set_up.name}.txt")


def write(set_up: SetUp) -> None:
    """Keep the playthrough of a set-up, unless it is as it was by older rules."""
    told = playthrough(set_up)
    if not path_of(set_up).exists() or path_of(set_up).read_text() != told:
        path = FOLDER / f"rules-{set_up.game.version}" / f"{set_up.name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told)
        print(path.relative_to(FOLDER))


def _lines(set_up: SetUp, match: Match) -> Iterator[str]:
    yield f"{set_up.name}, seed {SEED}, commitment {match.luck.commitment}"
    yield from map(_line, match.opening)
    for number, turn in enumerate(match.turns, 1):
        yield f"{number}. seat {turn.seat}: {turn.move}"
        yield from map(_line, turn.events)
    yield f"standing {[(place.seat, place.place, place.result) for place in match.standing or ()]}"
    view = {field: value for field, value in match.view().items() if field != "version"}  # the folder says it
    yield f"view {json.dumps(view)}"


def _line(event: Event) -> str:
    secret = "" if event.audience is None else f" (seat {event.audience} only)"
    return f"  {json.dumps(event.to_json())}{secret}"


if __name__ == "__main__":
    for set_up in (*OLDER, *SET_UPS):
        write(set_up)
