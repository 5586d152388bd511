"""The pile of notes, the bank, and the funding of casinos."""

from flambeur.core.chance import Chance
from flambeur.core.layout import State
from flambeur.core.story import tell
from flambeur.games.note_piles import take_unseen
from flambeur.games.royale.state import (
    CASINOS,
    NO_BOARD,
    NOTE_COUNTS,
    NOTE_STEP,
    NOTE_VALUES,
    NOTES,
    PAIR,
    ROUND_NOTES,
)
from flambeur.games.royale.story import FUNDED


def shuffle_notes(s: State, chance: Chance) -> None:
    """All notes lie face down (LR-02); in the main game only those of the rounds do (LR-21)."""
    for i in range(len(NOTE_VALUES)):
        s.unseen[i] = NOTE_COUNTS[i]
    s.unseen_count = NOTES
    if has_boards(s):
        turn_up_bank(s, chance)


def has_boards(s: State) -> bool:
    """Whether this is the main game."""
    boards = 0
    for casino in range(CASINOS):
        boards += int(s.plan[casino] != NO_BOARD)
    return boards > 0


def turn_up_bank(s: State, chance: Chance) -> None:
    """Notes for all rounds are set aside face down; the others are the bank, face up (LR-21)."""
    for i in range(len(NOTE_VALUES)):
        s.bank[i] = s.unseen[i]
        s.unseen[i] = 0
    s.unseen_count = ROUND_NOTES * s.rounds
    for taken in range(s.unseen_count):
        s.unseen[take_unseen(s.bank, chance, NOTES - taken)] += 1


def fund_casinos(s: State, chance: Chance) -> None:
    """Six pairs of notes: the highest total goes to casino 6, the lowest to casino 1 (LR-03)."""
    for pairs in range(CASINOS):
        one, other = draw_note(s, chance), draw_note(s, chance)
        lay_pair(s, pairs, max(one, other), min(one, other))
    for casino in range(CASINOS):
        tell(FUNDED, casino, s.notes[casino])


def draw_note(s: State, chance: Chance) -> int:
    """Turn up a note that lies face down."""
    drawn = take_unseen(s.unseen, chance, s.unseen_count)
    s.unseen_count -= 1
    return NOTE_VALUES[0] + NOTE_STEP * drawn


def lay_pair(s: State, pairs: int, high: int, low: int) -> None:
    """Lay a pair among those that lie at the highest casinos, so that they stay in order."""
    casino = CASINOS - 1 - pairs
    while casino + 1 < CASINOS and is_worth_less(s, casino + 1, high, low):
        for place in range(PAIR):
            s.notes[casino, place] = s.notes[casino + 1, place]
        casino += 1
    s.notes[casino, 0] = high
    s.notes[casino, 1] = low


def is_worth_less(s: State, casino: int, high: int, low: int) -> bool:
    """Whether a casino's pair has the smaller total, or an equal one with the smaller high note (LR-03)."""
    total, other = int(s.notes[casino, 0]) + int(s.notes[casino, 1]), high + low
    return bool((total < other) | ((total == other) & (int(s.notes[casino, 0]) < high)))


def put_back(s: State, note: int) -> None:
    """A note that nobody won goes to the bank; in the base game under the pile (LR-09)."""
    s.bank[(note - NOTE_VALUES[0]) // NOTE_STEP] += 1
