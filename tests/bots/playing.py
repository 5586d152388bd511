"""Bots at a table."""

import flambeur
from flambeur.bots import Bot
from flambeur.core.match import Match


def play_bots(bots: list[Bot], seed: int, rounds: int = 1) -> Match:
    """A game between bots, one per seat."""
    match = flambeur.new("las-vegas", players=len(bots), seed=seed, rounds=rounds)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.game, match.seen(seat), seat))
    return match


def moves_of(match: Match) -> list[str]:
    """All moves as texts."""
    return [str(turn.move) for turn in match.turns]
