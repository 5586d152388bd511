"""What brings somebody something in Alles oder Nichts, and by which deed."""

from flambeur.core.turning_point import Gain

GAINS = (Gain("scored", "seat", worth="points", deed="trick-taken", since="deal-began"),)
