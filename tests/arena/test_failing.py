"""A bot that fails loses that game, the arena goes on, and the report says what happened."""

import shlex
import sys

import numpy as np
import pytest

from flambeur.arena.table import _put_last
from tests.arena.arenas import repeatable, short_arena

# Fails in every game in which it sits in seat 0, and plays the first legal move in the others.
MOODY = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    seat = message.get("seat", 1) if message["is"] in ("hello", "new") else seat
    if message["is"] in ("hello", "new"):
        print('{{"do": "ready"}}', flush=True)
    if message["is"] == "turn":
        move = message["legal"][0]["id"]
        if seat == 0:
            {act}
        print(json.dumps({{"do": "move", "move": move}}), flush=True)
"""

ACTS = {
    "bot-exited": "raise ValueError('no idea')",
    "bot-hung": "time.sleep(600)",
    "bot-rubbish": "print('what?', flush=True)",
    "bot-illegal": "move = 99",
}


def moody(act: str) -> str:
    """A bot that does this in seat 0."""
    return f"run:{shlex.join([sys.executable, '-c', MOODY.format(act=act)])}"


@pytest.mark.parametrize("code", ACTS)
def test_a_bot_that_fails_loses_that_game_and_no_other(code: str) -> None:
    patience = 0.5 if code == "bot-hung" else 60.0
    bot = moody(ACTS[code])
    standings = short_arena(bot, "random", games=4, patience=patience)
    failed = next(placed for placed in standings.bots if placed.name == bot)
    assert failed.faults == 2
    assert [(incident.game, incident.seat, incident.fault.code) for incident in standings.incidents] == [
        (0, 0, code),
        (2, 0, code),
    ]
    assert standings.to_json()["incidents"][0]["bot"] == bot


def test_an_illegal_move_of_the_table_is_found_out() -> None:
    cheat = "move = next(i for i in range(6) if i not in [legal['id'] for legal in message['legal']] + [-1])"
    standings = short_arena(moody(cheat), "random", games=20)
    codes = {incident.fault.code for incident in standings.incidents}
    assert codes <= {"bot-illegal", "bot-exited"}  # ended, where all six moves were legal
    assert "bot-illegal" in codes


def test_incidents_are_the_same_with_any_number_of_workers() -> None:
    bot = moody(ACTS["bot-rubbish"])
    assert repeatable(short_arena(bot, "random", games=8)) == repeatable(
        short_arena(bot, "random", games=8, workers=2)
    )


def test_who_fails_comes_last_and_the_others_keep_their_order() -> None:
    places, results = np.array([2, 1, 3, 3]), np.array([50, 90, 20, 20])
    _put_last(places, results, np.array([False, True, False, False]))
    assert places.tolist() == [1, 4, 2, 2]
    assert results.tolist() == [50, 0, 20, 20]


def test_if_all_fail_nobody_wins() -> None:
    places, results = np.array([1, 2]), np.array([50, 20])
    _put_last(places, results, np.array([True, True]))
    assert (places.tolist(), results.tolist()) == ([2, 2], [0, 0])
