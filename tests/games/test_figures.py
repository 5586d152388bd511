"""What players care about, counted from the story, is what the game itself says by other means."""

from collections import Counter

import pytest

import flambeur
from examples.high_card import HIGH_CARD
from flambeur.core.fairness import luck_of_seed
from flambeur.core.figures import figures_of, groups_of
from flambeur.core.match import Match
from flambeur.core.registry import all_games, find_game
from flambeur.core.replay import steps

SEEDS = range(3)


def played(game: str, seed: int, players: int, **options: bool) -> Match:
    """A game of moves that depend on the seed and on nothing else."""
    match = flambeur.new(game, players=players, seed=seed, options=options)
    while not match.is_over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[(7 * len(match.turns) + seed) % len(legal)])
    return match


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_every_figure_that_is_counted_is_shown_and_the_other_way_round(game: str) -> None:
    groups = groups_of(find_game(game))
    shown = {name for group in groups for name in (*group.figures, *group.out_of)}
    counted = {name for seed in SEEDS for figures in figures_of(played(game, seed, 3)) for name in figures}
    assert counted <= shown
    assert counted
    assert all(len(group.out_of) in (0, len(group.figures)) for group in groups)


def test_a_game_without_figures_counts_none() -> None:
    match = Match(HIGH_CARD, 2, {}, luck_of_seed(1))
    assert (groups_of(HIGH_CARD), figures_of(match)) == ((), [{}, {}])


@pytest.mark.rule("LV-24")
@pytest.mark.parametrize("neutral_dice", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_notes_that_were_won_are_the_money(seed: int, neutral_dice: bool) -> None:
    match = played("las-vegas", seed, 4, neutral_dice=neutral_dice)
    for place in match.standing or ():
        figures = figures_of(match)[place.seat]
        notes = {int(name[5:]): count for name, count in figures.items() if name.startswith("note-")}
        assert sum(value * count for value, count in notes.items()) == place.result


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_prize_is_refused_where_the_rules_allow_to_claim_one_and_dice_are_set_aside(
    seed: int, players: int
) -> None:
    match, refused = played("easy-come", seed, players), Counter[int]()
    for before, turn in steps(match):
        if turn.move.kind != "claim" and any(move.kind == "claim" for move in before.legal(turn.seat)):
            refused[turn.seat] += 1
    figures = figures_of(match)
    assert [counts.get("refused", 0) for counts in figures] == [refused[seat] for seat in range(players)]
    assert sum(refused.values()) > 0
    stolen, lost = (sum(counts.get(name, 0) for counts in figures) for name in ("stolen", "lost"))
    assert stolen == lost


@pytest.mark.parametrize("seed", SEEDS)
def test_every_bid_is_open_or_secret_and_brings_what_the_rules_say(seed: int) -> None:
    match = played("all-or-nothing", seed, 3)
    scored = [event for turn in match.turns for event in turn.events if event.kind == "scored"]
    for seat, counts in enumerate(figures_of(match)):
        mine = [event.facts for event in scored if event.facts["seat"] == seat]
        assert counts["open"] + counts["secret"] == len(mine)
        assert counts["open-made"] + counts["secret-made"] == sum(f["bid"] == f["tricks"] for f in mine)


def test_boards_are_counted_by_what_they_paid() -> None:
    match = flambeur.new("royale", players=4, seed=5, boards=6)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    paid = [event.facts for turn in match.turns for event in turn.events if event.kind == "rewarded"]
    counted = sum(
        amount for counts in figures_of(match) for name, amount in counts.items() if name.startswith("board-")
    )
    assert counted == sum(facts["amount"] for facts in paid) > 0
