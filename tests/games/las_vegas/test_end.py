"""The end: who wins, and what the others may see of one's money."""

import re
from random import Random

import pytest
from rich.console import Console

import flambeur
from flambeur import Match
from flambeur.games.las_vegas import rules
from flambeur.games.las_vegas.game import LAS_VEGAS
from flambeur.games.las_vegas.teller import LasVegasTeller
from tests.games.las_vegas.tables import chance, dice, finish, lay, money, play_on, story, table, told


def places(*fortunes: tuple[int, int]) -> list[int]:
    """The places of players with so much money in so many notes."""
    s = table(players=len(fortunes))
    for seat, (amount, count) in enumerate(fortunes):
        s.money[seat], s.won[seat] = amount, count
    standing = LAS_VEGAS.room.blank().places
    rules.standing(s, standing)
    return [int(place) for place in standing[: len(fortunes)]]


@pytest.mark.rule("LV-14")
def test_the_richest_wins_even_with_fewer_notes() -> None:
    assert places((300, 9), (310, 4), (120, 8)) == [2, 1, 3]


@pytest.mark.rule("LV-14")
def test_more_notes_break_a_tie() -> None:
    assert places((300, 5), (300, 7)) == [2, 1]
    assert places((300, 6), (250, 9), (300, 5)) == [1, 3, 2]


@pytest.mark.rule("LV-14")
def test_still_tied_they_share_the_victory() -> None:
    assert places((300, 5), (200, 5), (300, 5), (300, 4)) == [1, 4, 1, 3]
    assert places((0, 0), (0, 0), (0, 0), (0, 0), (0, 0)) == [1, 1, 1, 1, 1]


@pytest.mark.rule("LV-14")
def test_the_game_is_over_when_the_fourth_round_has_been_paid() -> None:
    s = table(players=2)
    s.round_number = 4
    lay(s, 6, 90)
    dice(s, 6, Anna=1)
    events = told(rules.end_round, s, chance())
    assert rules.is_over(s)
    assert rules.waiting(s) == 0
    assert money(s) == {"Anna": 90}
    assert s.first == 0
    assert [event.kind for event in events][-1] == "game-ended"


@pytest.mark.rule("LV-14")
@pytest.mark.parametrize("ended", [1, 2, 3])
def test_the_game_goes_on_after_earlier_rounds(ended: int) -> None:
    s = table(players=2)
    s.round_number = ended
    rules.end_round(s, chance())
    assert not rules.is_over(s)
    assert s.round_number == ended + 1


@pytest.mark.rule("LV-14")
@pytest.mark.parametrize("seed", range(5))
def test_a_match_ends_with_the_places_that_its_payments_give(seed: int) -> None:
    match = finish(flambeur.new("las-vegas", players=4, seed=seed), seed)
    assert match.standing is not None
    paid = [event.facts for event in story(match) if event.kind == "paid"]
    fortunes = {s: sum(p["note"] for p in paid if p["owner"] == s) for s in range(4)}
    assert {place.seat: place.result for place in match.standing} == fortunes
    assert match.standing[0].place == 1
    assert match.standing[0].result == max(fortunes.values())


@pytest.mark.rule("LV-14")
def test_there_is_no_standing_before_the_end() -> None:
    assert flambeur.new("las-vegas", players=2, seed=1).standing is None


def second_round(**options: bool) -> Match:
    """A match of three in which the first round has been paid."""
    match, luck = flambeur.new("las-vegas", players=3, seed=8, options=options), Random(8)
    while match.view()["round_number"] < 2:
        play_on(match, luck)
    return match


def shown_money(match: Match) -> str:
    """The line of the table that tells of money."""
    console = Console(width=200)
    with console.capture() as capture:
        console.print(LasVegasTeller(match, "en").table())
    (line,) = (line for line in capture.get().splitlines() if line.split()[:1] == ["Money"])
    return line


@pytest.mark.rule("LV-15")
def test_won_money_is_hidden_at_the_table() -> None:
    line = shown_money(second_round())
    assert line.split() == ["Money", "hidden", "hidden", "hidden"]


@pytest.mark.rule("LV-15")
def test_open_money_is_shown_at_the_table() -> None:
    match = second_round(open_money=True)
    amounts = [int(amount.replace(",", "")) for amount in re.findall(r"\$([\d,]+)", shown_money(match))]
    assert amounts == [1000 * amount for amount in match.view()["money"]]
    assert any(amounts)


@pytest.mark.rule("LV-15")
def test_all_money_is_shown_when_the_game_is_over() -> None:
    match = finish(second_round())
    assert "hidden" not in shown_money(match)


@pytest.mark.rule("LV-15")
def test_payments_are_told_to_everybody_and_can_be_remembered() -> None:
    match = second_round()
    remembered = [0, 0, 0]
    for event in story(match):
        if event.kind == "paid":
            assert event.is_for(None)
            remembered[event.facts["owner"]] += event.facts["note"]
    assert any(remembered)
    assert all(match.seen(seat).money.tolist()[:3] == remembered for seat in (-1, 0, 1, 2))


@pytest.mark.rule("LV-15")
def test_bots_see_the_whole_table_and_have_nothing_to_guess() -> None:
    match = second_round()
    seen = match.seen(0)
    assert seen.tobytes() == match.seen(1).tobytes()
    rules.guess(seen, chance(), 0)
    assert seen.tobytes() == match.seen(0).tobytes()
