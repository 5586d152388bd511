"""Insight: what was luck, what was skill, and what would have been better."""

from flambeur.analysis.analysis import VERSION, Account, Analysis, Candidate, JudgedMove, Swing
from flambeur.analysis.quality import QUALITIES
from flambeur.analysis.whole_game import WholeGame, analyse, judge, prepare

__all__ = [
    "QUALITIES",
    "VERSION",
    "Account",
    "Analysis",
    "Candidate",
    "JudgedMove",
    "Swing",
    "WholeGame",
    "analyse",
    "judge",
    "prepare",
]
