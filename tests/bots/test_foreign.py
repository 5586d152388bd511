"""Bots from elsewhere: those that play, and those that crash, hang, talk rubbish or cheat."""

import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots import bot_of, foreign
from flambeur.bots.foreign import Fault, Foreign
from flambeur.bots.line_process import LONGEST_LINE, LONGEST_QUOTE, quoted
from flambeur.core.chance import new_chance
from flambeur.core.errors import BadBot
from flambeur.core.layout import State
from flambeur.games import LAS_VEGAS
from tests.matches import begun

ROOT = Path(__file__).parents[2]
LINE_BOT = f"run:{shlex.join([sys.executable, str(ROOT / 'examples' / 'line_bot.py')])}"
MATCH = begun(0)
SEAT = MATCH.waiting[0]

# Answers that it is ready, and then does at its turn what the text says.
FRAME = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] in ("hello", "new"):
        print(json.dumps({{"do": "ready"}}), flush=True)
    if message["is"] == "turn":
        {act}
"""


@contextmanager
def seated(act: str, patience: float = 60.0) -> Iterator[Foreign]:
    """A bot that does this at its turn."""
    bot = Foreign("test", [sys.executable, "-c", FRAME.format(act=act)], patience)
    bot.begin(new_chance(bytes(32)))
    try:
        yield bot
    finally:
        bot.close()


def fault_of(act: str, patience: float = 60.0) -> Fault:
    """How a bot fails that does this at its turn."""
    with seated(act, patience) as bot, pytest.raises(Fault) as failed:
        bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT)
    return failed.value


def test_the_example_plays_legal_moves_and_the_same_for_the_same_chance() -> None:
    chosen = []
    for _ in range(2):
        bot = bot_of(LINE_BOT, patience=60)
        bot.begin(new_chance(bytes(32)))
        chosen.append([bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT) for _ in range(5)])
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= {move.id for move in MATCH.legal(SEAT)}


def test_a_bot_is_told_the_game_and_what_its_seat_may_know() -> None:
    said = 'print(json.dumps({"do": "move", "move": repr(sorted(message))}), flush=True)'
    assert "['is', 'legal', 'view']" in str(fault_of(said))
    with seated('print(json.dumps({"do": "move", "move": message["legal"][0]["text"]}), flush=True)') as bot:
        assert bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT) == MATCH.legal(SEAT)[0].id


FAILING = [
    ("raise ValueError('no idea')", "bot-exited", "exit code 1); its last words: ValueError: no idea"),
    ("os._exit(3)", "bot-exited", "exit code 3); its last words: –"),
    ("os.close(1); time.sleep(600)", "bot-exited", "exit code –)"),
    ("print('what?', flush=True)", "bot-rubbish", "not a line of JSON: what?"),
    ("print('[1]', flush=True)", "bot-rubbish", "[1]"),
    ("print('[' * 60000, flush=True)", "bot-rubbish", "[[["),
    ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "bot-rubbish", "\ufffd"),
    (
        f"sys.stdout.write('x' * {2 * LONGEST_LINE}); sys.stdout.flush(); time.sleep(600)",
        "bot-rubbish",
        "xxx",
    ),
    ("sys.stdout.write('{'); sys.stdout.flush(); sys.exit()", "bot-rubbish", "{"),
    ("print('{}', flush=True)", "bot-beside-the-point", '"do": "move"'),
    ("""print('{"do": "move"}', flush=True)""", "bot-illegal", "None"),
    ("""print('{"do": "move", "move": 99}', flush=True)""", "bot-illegal", "99"),
    ("""print('{"do": "move", "move": true}', flush=True)""", "bot-illegal", "True"),
    ("""print('{"do": "move", "move": [1]}', flush=True)""", "bot-illegal", "[1]"),
    ("""print('{"do": "move", "move": "fly"}', flush=True)""", "bot-illegal", "fly"),
]


@pytest.mark.parametrize(("act", "code", "words"), FAILING)
def test_a_bot_that_misbehaves_fails_with_a_reason(act: str, code: str, words: str) -> None:
    fault = fault_of(act)
    assert fault.code == code
    assert words in str(fault)


@pytest.mark.parametrize(
    "act", ["time.sleep(600)", "sys.stdout.write('{'); sys.stdout.flush(); time.sleep(600)"]
)
def test_a_bot_that_hangs_is_not_waited_for(act: str) -> None:
    fault = fault_of(act, patience=0.3)
    assert (fault.code, str(fault)) == ("bot-hung", "No answer within 0.3 seconds.")


def test_after_a_fault_the_next_game_has_a_fresh_process() -> None:
    with seated('print(json.dumps({"do": "move", "move": os.getpid() * 1000}), flush=True)') as bot:
        faults = []
        for _ in range(2):
            with pytest.raises(Fault) as failed:
                bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT)
            faults.append(str(failed.value))
    assert faults[0] != faults[1]


def test_a_bot_that_talks_without_end_and_never_listens_holds_nobody_up() -> None:
    talker = 'while True: print(\'{"do": "ready"}\')'
    bot = Foreign("talker", [sys.executable, "-c", talker], patience=60)
    bot.begin(new_chance(bytes(32)))
    bot.sit(LAS_VEGAS, 2, 0)
    bot._patience = 1
    with pytest.raises(Fault) as failed:
        _tell_much(bot)
    assert failed.value.code == "bot-hung"


def _tell_much(bot: Foreign) -> None:
    """More than a pipe holds."""
    for _ in range(100):
        bot.sit(LAS_VEGAS, 2, 0, {"text": "x" * 10_000})


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_what_a_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    start = "import subprocess; started = subprocess.Popen(['sleep', '600'])"
    fault_of(f"exec({start!r}); open({str(note)!r}, 'w').write(str(started.pid)); sys.exit(1)", 1.0)
    while is_running(int(note.read_text())):
        time.sleep(0.02)  # the system takes a moment to let a killed process go


def is_running(process: int) -> bool:
    """Whether there is such a process, other than a dead one that nobody has buried."""
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("run:", "no-such-program"),
        ("run:no-such-program-here", "no-such-program"),
        ("run:'", "no-such-program"),
        ("python:", "bad-factory"),
        ("python:module", "bad-factory"),
        ("python:a b:c", "bad-factory"),
    ],
)
def test_what_names_no_bot_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot_of(text)
    assert refused.value.code == code


def test_a_bot_that_does_not_start_is_refused_before_the_first_game() -> None:
    silent = bot_of(f"run:{shlex.join([sys.executable, '-c', 'raise SystemExit(4)'])}")
    assert isinstance(silent, Foreign)
    with pytest.raises(BadBot, match=r"does not start\. It ended \(exit code 4\)"):
        silent.try_out()


@pytest.mark.parametrize("question", ["new", "turn"])
def test_the_first_game_and_the_first_move_have_time_to_compile_and_no_later_one(question: str) -> None:
    slow = f"""
import json, sys, time
met = []
for line in sys.stdin:
    message = json.loads(line)
    met.append(message["is"])
    if message["is"] == {question!r}:
        time.sleep(1 if met.count({question!r}) == 1 else 3600)
    move = {{"do": "move", "move": message["legal"][0]["id"]}} if "legal" in message else {{"do": "ready"}}
    print(json.dumps(move), flush=True)
"""
    bot = Foreign("slow", [sys.executable, "-c", slow], patience=0.5, first_patience=120)
    try:
        bot.begin(new_chance(bytes(32)))
        bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT)
        bot.begin(new_chance(bytes(32)))
        with pytest.raises(Fault, match="second"):
            bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT)
    finally:
        bot.close()


class Careful:
    """A bot as a Python package would have it: asked like those of the house."""

    def choose(self, game: Any, seen: State, seat: int) -> int:
        """The last legal move; what it prints must not disturb anybody."""
        print("thinking", seat)
        mask = game.room.blank().mask
        game.rules.legal(seen, seat, mask)
        return int(mask.nonzero()[0][-1])


@pytest.fixture
def _in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.usefixtures("_in_the_root")
def test_a_python_bot_runs_in_a_process_of_its_own() -> None:
    bot = bot_of("python:tests.bots.test_foreign:Careful", patience=60)
    assert isinstance(bot, Foreign)
    bot.begin(new_chance(bytes(32)))
    assert bot.choose(LAS_VEGAS, MATCH.seen(SEAT), SEAT) == MATCH.legal(SEAT)[-1].id
    bot.close()


@pytest.mark.usefixtures("_in_the_root")
def test_an_entry_point_is_a_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("careful", "tests.bots.test_foreign:Careful", foreign.GROUP)
    monkeypatch.setattr(foreign, "entry_points", lambda group: [entry] if group == foreign.GROUP else [])
    bot = bot_of("careful", patience=60)
    assert bot.name == "careful"
    assert isinstance(bot, Foreign)
    bot.try_out()


def test_words_from_elsewhere_are_quoted_short_and_harmless() -> None:
    assert quoted("a\x1b[31mb\n") == "a\ufffd[31mb"
    assert len(quoted("x" * 1000)) == LONGEST_QUOTE + 1
