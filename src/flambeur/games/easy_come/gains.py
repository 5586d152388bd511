"""What brings somebody something in Easy Come Easy Go."""

from flambeur.core.turning_point import Gain

GAINS = (Gain("claimed", "seat"), Gain("stolen", "seat"))
