"""The pile of notes and the funding of casinos."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.las_vegas.state import CASINOS, NOTE_COUNTS, NOTE_STEP, NOTE_VALUES, NOTES
from flambeur.games.las_vegas.story import FUNDED
from flambeur.games.note_piles import take_unseen


def shuffle_notes(s: State) -> None:
    """All notes go into the pile, face down (LV-02)."""
    for i in range(len(NOTE_VALUES)):
        s.unseen[i] = NOTE_COUNTS[i]
    s.unseen_count = NOTES


def fund_casinos(s: State, chance: Chance) -> None:
    """Casinos 1 to 6 get notes until each holds the minimum (LV-03).

    One loop, not one in another: on a GPU games draw side by side, though each for another casino.
    """
    casino = total = count = 0
    while casino < CASINOS:
        note = draw_note(s, chance)
        if note != 0:
            add_note(s, casino, count, note)
            total += note
            count += 1
        if note == 0 or total >= s.minimum:  # if the pile has run out, casinos keep what they got (LV-16)
            tell(FUNDED, casino, s.notes[casino])
            casino += 1
            total = count = 0


def draw_note(s: State, chance: Chance) -> int:
    """Take the top note of the pile; 0 if there is none."""
    if s.unseen_count > 0:
        return draw_unseen(s, chance)
    if s.under_count > 0:
        return draw_under(s)
    return 0


def draw_unseen(s: State, chance: Chance) -> int:
    """Take a note of those still lying as they were shuffled."""
    drawn = take_unseen(s.unseen, chance, s.unseen_count)
    s.unseen_count -= 1
    return NOTE_STEP * (drawn + 1)


def draw_under(s: State) -> int:
    """Take the note that was put back first."""
    note = int(s.under[0])
    s.under_count -= 1
    for i in range(s.under_count):
        s.under[i] = s.under[i + 1]
    s.under[s.under_count] = 0
    return note


def put_under(s: State, note: int) -> None:
    """Put a note face down under the pile (LV-12)."""
    s.under[s.under_count] = note
    s.under_count += 1


def add_note(s: State, casino: int, count: int, note: int) -> None:
    """Lay a note beside the count that are there, so that the highest stays first."""
    for place in range(count + 1):
        other = int(s.notes[casino, place])
        s.notes[casino, place] = max(note, other)
        note = min(note, other)
