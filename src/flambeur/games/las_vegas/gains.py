"""What brings somebody something in Las Vegas, and by which deed."""

from flambeur.core.turning_point import Gain

GAINS = (Gain("paid", "owner", worth="note", deed="placed", at="casino", since="round-began"),)
