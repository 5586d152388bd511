"""How many rounds the better player needs to come first: simulated as the house plays, and told whole."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from bench.tournaments import rounds
from flambeur.core.registry import all_games, invite
from flambeur.house.tournaments import rounds_needed
from flambeur.house.tournaments.entries import DUPLICATE, FORMATS, KNOCK_OUT
from flambeur.house.tournaments.rounds_needed import MOST_ROUNDS, POINTS, TABLES
from flambeur.house.tournaments.standings import standings
from tests.house.guests import NewGuest
from tests.house.tournaments import fields
from tests.newcomers import forget_afterwards

pytestmark = pytest.mark.anyio


async def test_every_field_of_every_game_is_told(new_guest: NewGuest) -> None:
    ada = await new_guest()
    for game in all_games():
        told = await ada.get(f"/api/rounds/{game.name}")
        sizes = game.options.most - game.options.fewest + 1
        assert len(told["fields"]) == sizes * len(TABLES)
        for field in told["fields"]:
            assert [lead["points"] for lead in field["leads"]] == list(POINTS)
            assert all(lead["formats"].keys() == set(FORMATS) for lead in field["leads"])
            for format in FORMATS:
                found = [lead["formats"][format] for lead in field["leads"]]
                if format == KNOCK_OUT:
                    chances = [each["chance"] for each in found]
                    assert chances == sorted(chances), "the better, the likelier"
                else:
                    needed = [each["needed"] or MOST_ROUNDS + 1 for each in found]
                    assert needed == sorted(needed, reverse=True), "the better, the sooner"
    answer = await ada.http.get("/api/rounds/chess")
    assert answer.json()["error"]["code"] == "unknown-game"


def test_of_a_game_from_elsewhere_what_was_simulated_for_all_games_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forget_afterwards(monkeypatch)
    told = rounds_needed.told(invite("python:examples.high_card:HIGH_CARD"))
    assert told["fields"]
    for field in told["fields"]:
        assert all(lead["formats"].keys() == set(FORMATS) - {DUPLICATE} for lead in field["leads"])


def test_who_is_no_better_is_first_as_often_as_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "TOURNAMENTS", 500)
    field = rounds.Field(players=4, tables=2, points=0)
    for way in (field.by_places(leaders_meet=True), field.by_places(leaders_meet=False), field.by_seats(0.5)):
        chances = [chance for chance, _ in zip(all_chances(way), range(5), strict=False)]
        assert chances == pytest.approx([1 / 8] * 5, abs=0.06)
    assert field.knock_out() == pytest.approx(1 / 8, abs=0.06)
    assert rounds_needed.wins(0, 4) == 1 / 4
    assert [f"{rounds_needed.wins(points, 4):.0%}" for points in rounds_needed.POINTS] == [
        "30%",
        "35%",
        "48%",
        "71%",
    ]


def all_chances(way: Iterator[rounds.Numbers]) -> Iterator[float]:
    """The chance of the better one after each round."""
    for points in way:
        best = points >= points.max(axis=1, keepdims=True) - 1e-9
        yield float((best[:, rounds.BETTER] / best.sum(axis=1)).mean())


def test_a_swiss_that_the_house_draws_ends_as_the_simulated_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tournaments of twelve, round by round with real draws and standings."""
    monkeypatch.setattr(rounds, "TOURNAMENTS", 2_000)
    field = rounds.Field(players=3, tables=4, points=400)
    chances = rounds.first_after(field.by_places(leaders_meet=True))
    played = 4
    first = [is_first(seed, played, field) for seed in range(40)]
    assert np.mean(first) == pytest.approx(chances[played - 1], abs=0.2)


def is_first(seed: int, played: int, field: rounds.Field) -> float:
    """The share of the first rank that the better one has in a tournament of the house."""
    luck = np.random.default_rng(seed)
    house = fields.Field(field.entrants, seed, players=field.players, rounds=played)
    house.chance = random.Random(seed)
    house.play_out(lambda entrant: float(field.strength[entrant] + luck.gumbel(0, field.luck)))
    first = [score.entrant for score in standings(house.tournament) if score.rank == 1]
    return (rounds.BETTER in first) / len(first)
