"""What brings somebody something in Las Vegas Royale, and by which deed."""

from flambeur.core.turning_point import Gain

GAINS = (
    Gain("paid", "owner", worth="note", deed="placed", at="casino", since="round-began"),
    Gain("rewarded", "seat", worth="amount"),
    Gain("opened", "seat", worth="amount"),
)
