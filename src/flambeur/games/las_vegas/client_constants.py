"""What the browser must know to draw Las Vegas: numbers of things."""

from flambeur.games.face_down import UNKNOWN
from flambeur.games.las_vegas.state import CASINOS, NEUTRAL, NOBODY, NOTE_COUNTS, NOTE_VALUES

CONSTANTS = {
    "CASINOS": CASINOS,
    "NEUTRAL": NEUTRAL,
    "NOBODY": NOBODY,
    "UNKNOWN": UNKNOWN,
    "NOTES": list(zip(NOTE_VALUES, NOTE_COUNTS, strict=True)),
}
