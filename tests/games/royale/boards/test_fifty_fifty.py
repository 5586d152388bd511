"""Fifty Fifty (LR-B2)."""

import pytest

from tests.games.royale.tables import (
    black,
    by_my_choice,
    chips,
    decider,
    kinds,
    legal,
    money,
    place,
    play,
    table,
)


@pytest.mark.rule("LR-B2")
@pytest.mark.parametrize(("right", "chip", "note"), [(0, 0, 0), (1, 1, 0), (2, 0, 30), (3, 0, 40)])
def test_stopping_takes_what_is_marked(
    monkeypatch: pytest.MonkeyPatch, right: int, chip: int, note: int
) -> None:
    s = table(c1="b2")
    with black(monkeypatch, (1, 1), *[(2 + i, 2) for i in range(right)]):
        place(s, "Anna", 1)
        for _ in range(right):
            assert legal(s) == ["stop", "higher", "lower"]
            play(s, "higher")
    play(s, "stop")
    assert (chips(s).get("Anna", 0), money(s).get("Anna", 0)) == (chip, note)
    assert decider(s) != "Anna"


@pytest.mark.rule("LR-B2")
def test_at_60_it_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="b2")
    with black(monkeypatch, (6, 6), (5, 5), (4, 4), (3, 3), (2, 2)):
        place(s, "Benno", 1)
        for _ in range(4):
            play(s, "lower")
    assert money(s) == {"Benno": 60}
    assert s.won[1] == 1
    assert decider(s) == "Carla"


@pytest.mark.rule("LR-B2")
@pytest.mark.parametrize(
    ("call", "pair"), [("higher", (1, 2)), ("higher", (3, 3)), ("lower", (6, 1)), ("lower", (5, 1))]
)
def test_wrong_or_equal_loses_everything(
    monkeypatch: pytest.MonkeyPatch, call: str, pair: tuple[int, int]
) -> None:
    s = table(c1="b2")
    with black(monkeypatch, (2, 2), (3, 3), pair):
        place(s, "Anna", 1)
        play(s, "higher")
        events = play(s, call)
    assert "call-failed" in kinds(events)
    assert (chips(s), money(s), decider(s)) == ({}, {}, "Benno")


@pytest.mark.rule("LR-B2")
def test_the_marker_starts_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="b2")
    with black(monkeypatch, (1, 1), (6, 6), (1, 1)):
        place(s, "Anna", 1)
        play(s, "higher")
        play(s, "stop")
        place(s, "Benno", 1)
    play(s, "stop")
    assert chips(s) == {"Anna": 1}


@pytest.mark.rule("LR-B2", "LR-H2")
def test_my_choice_activates_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(2, c1="b2", c6="h2")
    by_my_choice(monkeypatch, s, "Anna", 1)
    assert legal(s) == ["stop", "higher", "lower"]
