"""The story and the table in words."""

import re
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

import flambeur
from flambeur.games.royale.options import BOARD_IDS
from flambeur.telling.tellers import teller_of
from flambeur.words import LANGUAGES
from tests.games.royale.tables import black, kinds, place, play, rolls, table
from tests.matches import play_on


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", BOARD_IDS)
def test_whole_games_can_be_told(board: str, lang: str) -> None:
    """Nothing is left out of a sentence: every fact finds its words."""
    match = play_on(flambeur.new("royale", players=2, seed=4, boards=6, rounds=1, board_3=board))
    teller = teller_of(match, lang)
    for event in (*match.opening, *(event for turn in match.turns for event in turn.events)):
        words = Text.from_markup(teller.tell(event)).plain
        assert words.strip()
        assert not re.search(r"[{}\[\]]", words), words
    console = Console(width=140, record=True, file=StringIO())
    console.print(teller.table())
    assert "Biggy" in "".join(
        Text.from_markup(teller.tell(e)).plain for e in match.heard() if e.kind == "rolled"
    )


def test_chips_and_notes_are_told_apart() -> None:
    match = flambeur.new("royale", players=3, seed=1)
    teller = teller_of(match, "en")
    s = table(c1="a1")
    place(s, "Anna", 1)
    play(s, "hold 1")
    [reward] = [event for event in play(s, "guess 3") if event.kind == "rewarded"]
    assert Text.from_markup(teller.tell(reward)).plain == "Lucky Punch brings ● Anna 2 chips."


@pytest.mark.parametrize(
    ("kind", "facts", "told"),
    [
        ("opened", {"seat": 0, "group": 0, "amount": 20}, "● Anna opens group 1: $20,000."),
        ("split-made", {"amount": 20, "rest": 10}, "Your first group is worth $20,000, the second $10,000."),
        ("fined", {"seat": 0, "amount": 20, "chips": 0}, "Bad Luck: ● Anna pays $20,000."),
    ],
)
def test_cash_is_told_in_dollars_however_little_it_is(kind: str, facts: dict[str, int], told: str) -> None:
    teller = teller_of(flambeur.new("royale", players=3, seed=1), "en")
    assert Text.from_markup(teller.tell(flambeur.Event(kind, facts))).plain == told


def test_a_free_pass_and_a_fine_are_told() -> None:
    teller = teller_of(flambeur.new("royale", players=3, seed=1), "en")
    s = table(c3="e1")
    s.closed = 4
    rolls(s, "Anna", 5)
    events = play(s, "pass")
    assert kinds(events) == ["passed", "rolled"]
    assert "without paying: all dice show the closed casino" in teller.tell(events[0])


def test_calls_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    teller = teller_of(flambeur.new("royale", players=3, seed=1), "en")
    s = table(c1="b2")
    with black(monkeypatch, (3, 3), (4, 4), (2, 2)):
        place(s, "Anna", 1)
        higher = play(s, "higher")
        lower = play(s, "lower")
    told = [Text.from_markup(teller.tell(event)).plain for event in (*higher, *lower[:3])]
    assert told == [
        "● Anna says: higher!",
        "Fifty Fifty: ● Anna rolls the black dice ⚃ ⚃",
        "8 is right: ● Anna may take one chip.",
        "● Anna says: lower!",
        "Fifty Fifty: ● Anna rolls the black dice ⚁ ⚁",
        "4 is right: ● Anna may take $30,000.",
    ]


def test_a_result_is_told_as_money() -> None:
    assert teller_of(flambeur.new("royale", players=3, seed=1), "en").result(210) == "$210,000"
