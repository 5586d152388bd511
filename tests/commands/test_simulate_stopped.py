"""Ctrl-C in a real `flambeur simulate`: what was played is shown, whole and as it would be again."""

import contextlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread, Timer

import pytest

from flambeur.simulate import simulate

PATIENCE = 300  # seconds, also for compiling
ENDLESS = ("simulate", "las-vegas", "-p", "2", "-o", "rounds=1", "--seed", "5", "-n", "1000000000000")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")


@contextmanager
def begun(*arguments: str, errors: int) -> Iterator[subprocess.Popen[str]]:
    """A process of the command; it does not outlive the test, and not its patience."""
    command = [sys.executable, "-P", "-m", "flambeur", *ENDLESS, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process:
        limit = Timer(PATIENCE, process.kill)
        limit.start()
        try:
            yield process
        finally:
            limit.cancel()
            process.kill()


def test_the_sums_of_what_was_played_are_shown() -> None:
    reading, writing = os.openpty()  # the bar is for terminals, and says when games are played
    with begun("--json", "--threads", "2", errors=writing) as process:
        os.close(writing)
        read_until("playing", reading)
        process.send_signal(signal.SIGINT)
        told = json.loads(process.communicate(timeout=PATIENCE)[0])
    stopped = f"Stopped: this is what came of the first {told['games']:,} of 1,000,000,000,000 games."
    assert stopped in read_until("games.", reading)
    os.close(reading)
    assert process.returncode == 130
    assert (told["is_complete"], told["planned"]) == (False, 10**12)
    again = simulate("las-vegas", 2, told["games"], seed=5, rounds=1)
    assert f"{again.checksum:08x}" == told["checksum"], "they are the first games"


def read_until(sign: str, reading: int) -> str:
    """What is said at a terminal until that sign comes, in plain letters."""
    said, deadline = "", time.monotonic() + PATIENCE
    while sign not in said and time.monotonic() < deadline:
        if select.select([reading], [], [], 1.0)[0]:
            said += os.read(reading, 4096).decode("ascii", "ignore")  # the bar may be cut within a letter
    assert sign in said
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said)


def test_every_game_that_was_begun_is_printed() -> None:
    with begun("--each", errors=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        head = [process.stdout.readline() for _ in range(3)]
        process.send_signal(signal.SIGINT)
        rest, beside = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert head[0] == "game,moves,place_0,place_1,result_0,result_1\n"
    rows = [row.split(",") for row in ("".join(head[1:]) + rest).splitlines()]
    assert [int(row[0]) for row in rows] == list(range(len(rows)))
    assert {len(row) for row in rows} == {6}
    assert f"the first {len(rows):,} of" in beside
    again = simulate("las-vegas", 2, len(rows), seed=5, rounds=1)
    assert f"seed 5, checksum {again.checksum:08x}" in beside
    assert sum(int(row[1]) for row in rows) == again.moves


def test_games_go_where_they_are_sent_while_a_terminal_shows_the_bar() -> None:
    reading, writing = os.openpty()
    shown = Thread(target=drain, args=(reading,), daemon=True)
    shown.start()
    with begun("--each", "-n", "1000", errors=writing) as process:
        os.close(writing)
        rows = process.communicate(timeout=PATIENCE)[0].splitlines()
    shown.join(PATIENCE)
    assert len(rows) == 1 + 1000


def drain(reading: int) -> None:
    """Read to the end, so that nobody waits for room to write in."""
    with contextlib.suppress(OSError):  # by which a terminal ends
        while os.read(reading, 4096):
            pass
    os.close(reading)


def test_one_who_has_seen_enough_of_the_games_ends_them() -> None:
    with begun("--each", errors=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(PATIENCE) == 0
