"""What must hold at every moment of Las Vegas Royale; in the subset that can be compiled."""

from flambeur.core.layout import State
from flambeur.games.royale.moves import GUESS, NOTHING, OPEN, PLACE
from flambeur.games.royale.state import (
    BAD_LUCK,
    BLOCK_IT,
    CASINOS,
    DOUBLED,
    DRAWN,
    GOLD_SPACE,
    GREY,
    HANDICAP,
    KNOCKED_OUT,
    NEUTRAL,
    NICE_SPACE,
    NO_BOARD,
    NO_ENTRY,
    NOBODY,
    NOTE_COUNTS,
    NOTE_VALUES,
    NOTES,
    NOWHERE,
    OWNERS,
    POWER_PLAY,
    PRIME_TIME,
    ROUND_NOTES,
    SUPPLY,
    UNKNOWN,
)

FINE = 0
DICE_LOST, BIGGY_LOST, NEUTRAL_DICE_LOST, GREY_DICE_LOST, BLACK_DICE_MADE, ROLL_IS_NOT_SUPPLY = (
    1,
    2,
    3,
    4,
    5,
    6,
)
NOTES_LOST, NOTES_MADE, NOTES_UNSORTED, DEBTS, NOTES_WITHOUT_MONEY, TOO_MANY_NOTES = 11, 12, 13, 14, 15, 16
TILE_TWICE, OTHER_BOARD, WRONGLY_CLOSED, WRONG_POWER = 21, 22, 23, 24
WRONG_DECIDER, SECRET_KEPT_TOO_LONG = 31, 32
CLOSED_CASINO_CHANGED, OTHERS_GAINED, BANK_CHANGED, PAID_OTHERWISE, WRONG_FIRST = 41, 42, 43, 44, 45
WEIGHT, BLACKS = 9, 2  # of all dice of a player; black dice there are


def broken(s: State) -> int:
    """What is wrong with a state, or FINE."""
    return broken_dice(s) or broken_notes(s) or broken_boards(s) or broken_decision(s)


def in_play(s: State, board: int) -> int:
    """The casino of a board, told anew; NOWHERE if it is not on the table."""
    place = NOWHERE
    for casino in range(CASINOS):
        if s.boards[casino] == board:
            place = casino
    return place


def broken_dice(s: State) -> int:
    """Dice are neither lost nor made: own ones, neutral, grey and black ones (LR-01, LR-12, LR-F1, LR-B1)."""
    black = 0
    for seat in range(s.players):
        if not is_biggy_placed(s, seat):
            return BIGGY_LOST
        black += weight_of(s, seat) - WEIGHT
        if weight_of(s, seat) < WEIGHT:
            return DICE_LOST
    if black > 0 and (black > BLACKS or s.paying == 0 or in_play(s, PRIME_TIME) == NOWHERE):
        return BLACK_DICE_MADE
    neutral = grey = 0
    for casino in range(CASINOS):
        neutral += int(s.weights[casino, NEUTRAL])
        grey += int(s.weights[casino, GREY])
    if neutral != (WEIGHT if s.neutral_dice else 0):
        return NEUTRAL_DICE_LOST
    return FINE if grey == grey_due(s) else GREY_DICE_LOST


def weight_of(s: State, seat: int) -> int:
    """All dice of a seat, wherever they lie, and black ones added."""
    weight = int(s.supply[seat]) + int(s.knocked[seat]) + int(s.doubled[seat]) + int(s.gold == seat)
    for place in range(CASINOS):
        weight += int(s.weights[place, seat]) + int(s.nice[place] == seat)
    place = int(s.biggy[seat])
    # A Biggy on a space was counted as one die there, in a casino and on Double Down as two.
    return weight + 2 * int(place in (SUPPLY, KNOCKED_OUT)) + int(place >= GOLD_SPACE)


def is_biggy_placed(s: State, seat: int) -> bool:
    """Whether the Biggy lies where it says it does."""
    place = int(s.biggy[seat])
    if place < 0 or place >= NICE_SPACE + CASINOS:
        return False
    if place >= NICE_SPACE:
        return bool(s.nice[place - NICE_SPACE] == seat)
    if place == GOLD_SPACE:
        return bool(s.gold == seat)
    if place == DOUBLED:
        return bool(s.doubled[seat] >= 2)
    return place >= CASINOS or bool(s.weights[place, seat] >= 2)


def grey_due(s: State) -> int:
    """How many grey dice must lie in casinos."""
    if in_play(s, BLOCK_IT) != NOWHERE:
        return 9 - int(s.groups[0]) - 2 * int(s.groups[1]) - 3 * int(s.groups[2])
    if in_play(s, HANDICAP) != NOWHERE:
        return int(s.pictures[0]) + int(s.pictures[1]) + int(s.pictures[2])
    return 0


def broken_notes(s: State) -> int:
    """Notes are not made, and as many lie face down as rounds need (LR-02, LR-21)."""
    unseen = bank = 0
    for i in range(len(NOTE_VALUES)):
        unseen += int(s.unseen[i])
        bank += int(s.bank[i])
        if known(s, i) > NOTE_COUNTS[i] or s.bank[i] < 0 or s.unseen[i] < 0:
            return NOTES_MADE
    played = ROUND_NOTES * s.round_number
    if unseen != s.unseen_count or unseen != (NOTES if is_base(s) else ROUND_NOTES * s.rounds) - played:
        return NOTES_LOST
    for casino in range(CASINOS):
        if s.notes[casino, 0] < s.notes[casino, 1]:
            return NOTES_UNSORTED
        if s.paying == 0 and casino > 0 and total(s, casino) < total(s, casino - 1):
            return NOTES_UNSORTED
    for seat in range(s.players):
        if s.money[seat] < 0 or s.chips[seat] < 0:
            return DEBTS
        if s.money[seat] > 100 * s.won[seat] or (s.won[seat] > 0 and s.money[seat] == 0):
            return NOTES_WITHOUT_MONEY
        if 30 * s.won[seat] > s.money[seat] + 20:  # a fine may leave 10 or 20 as a note (LR-C2b)
            return TOO_MANY_NOTES
    return FINE


def is_base(s: State) -> bool:
    """Whether no boards were agreed."""
    boards = 0
    for casino in range(CASINOS):
        boards += int(s.plan[casino] != NO_BOARD)
    return boards == 0


def known(s: State, i: int) -> int:
    """How many notes of a value are not in anybody's hands."""
    count = int(s.unseen[i]) + int(s.bank[i])
    for casino in range(CASINOS):
        count += int(s.notes[casino, 0] == NOTE_VALUES[i]) + int(s.notes[casino, 1] == NOTE_VALUES[i])
    return count


def total(s: State, casino: int) -> int:
    """What a casino would pay."""
    return int(s.notes[casino, 0]) + int(s.notes[casino, 1])


def broken_boards(s: State) -> int:
    """One tile, one casino; what was agreed lies there; markers are where they may be (LR-20, LR-D2)."""
    tiles = 0
    for casino in range(CASINOS):
        board = int(s.boards[casino])
        if board == NO_BOARD if s.plan[casino] == DRAWN else board != s.plan[casino]:
            return OTHER_BOARD
        if board != NO_BOARD:
            if tiles >> (board - 1) // 2 & 1:
                return TILE_TWICE
            tiles |= 1 << (board - 1) // 2
    tile = in_play(s, NO_ENTRY)
    if s.closed != NOWHERE and (tile == NOWHERE or tile == s.closed):
        return WRONGLY_CLOSED
    if s.power != NOBODY and s.paying == 0 and not is_held_rightly(s, in_play(s, POWER_PLAY)):
        return WRONG_POWER
    return FINE


def is_held_rightly(s: State, casino: int) -> bool:
    """Whether anybody leads where the marker of Power Play comes from; by version 1, its holder (LR-D2)."""
    if s.version == 1:
        return leads(s, int(s.power), casino)
    leaders = 0
    for owner in range(OWNERS):
        leaders += int(leads(s, owner, casino))
    return leaders == 1


def leads(s: State, seat: int, casino: int) -> bool:
    """Whether nobody else has as much in a casino."""
    others = 0
    for owner in range(OWNERS):
        others += int(owner != seat and s.weights[casino, owner] >= s.weights[casino, seat])
    return bool(others == 0)


def broken_decision(s: State) -> int:
    """Somebody decides unless the game is over; secrets last as long as their decision (LR-A1, LR-G1)."""
    if s.turn == NOBODY:
        return FINE if s.decider == NOBODY and s.decision == NOTHING else WRONG_DECIDER
    if s.decision == NOTHING or not 0 <= s.decider < s.players or s.activating != NOWHERE:
        return WRONG_DECIDER
    if (s.held != 0) != (s.decision == GUESS) or (s.split != 0) != (s.decision == OPEN):
        return SECRET_KEPT_TOO_LONG
    if s.held == UNKNOWN or s.split == UNKNOWN or s.held > 3 or s.split > 14:
        return SECRET_KEPT_TOO_LONG
    rolled = 0
    for value in range(CASINOS):
        rolled += int(s.rolled[value])
    has_biggy = s.biggy[s.turn] == SUPPLY
    if s.decision == PLACE and (rolled != s.supply[s.turn] or (s.rolled_biggy != NOWHERE) != has_biggy):
        return ROLL_IS_NOT_SUPPLY
    return FINE


def broken_step(before: State, after: State, seat: int, move: int) -> int:
    """What is wrong with a step; `before` may be changed."""
    if before.round_number == after.round_number and after.turn != NOBODY:
        return broken_turn(before, after)
    return broken_end(before, after, seat, move) if is_base(before) else broken_bank(before, after)


def broken_turn(before: State, after: State) -> int:
    """Within a round a closed casino stays as it is, and only the player whose turn it is gains (LR-E1)."""
    if before.closed != NOWHERE:
        for owner in range(OWNERS):
            if before.weights[before.closed, owner] != after.weights[before.closed, owner]:
                return CLOSED_CASINO_CHANGED
    if after.paying > 0:
        return broken_bank(before, after)
    for seat in range(before.players):
        if seat != before.turn and (
            before.money[seat] != after.money[seat] or before.chips[seat] != after.chips[seat]
        ):
            return OTHERS_GAINED
    for i in range(len(NOTE_VALUES)):
        if before.bank[i] != after.bank[i] or known(before, i) != known(after, i):
            return BANK_CHANGED
    return FINE


def broken_bank(before: State, after: State) -> int:
    """While casinos pay, notes that are gone are in players' hands; only Bad Luck takes (LR-09)."""
    gone = won = value = gained = 0
    for i in range(len(NOTE_VALUES)):
        less = known(before, i) - known(after, i)
        if less < 0:
            return BANK_CHANGED
        gone += less
        value += less * NOTE_VALUES[i]
    for seat in range(before.players):
        won += int(after.won[seat]) - int(before.won[seat])
        gained += int(after.money[seat]) - int(before.money[seat])
    if in_play(before, BAD_LUCK) == NOWHERE and (won < gone or gained < value):
        return NOTES_LOST
    return FINE


def broken_end(before: State, after: State, seat: int, move: int) -> int:
    """Without boards, everybody got what is due, and the right player begins (LR-09, LR-10)."""
    place = move - PLACE
    before.weights[place, seat] += before.rolled[place] + 2 * int(before.rolled_biggy == place)
    for player in range(before.players):
        money, count = int(before.money[player]), int(before.won[player])
        for casino in range(CASINOS):
            note = due(before, casino, player)
            money += note
            count += note > 0
        if money != after.money[player] or count != after.won[player]:
            return PAID_OTHERWISE
    first = (int(before.first) + 1) % int(before.players)
    for casino in range(CASINOS):
        for player in range(before.players):
            if rank(before, casino, player) == 0:
                first = player
    return FINE if first == after.first else WRONG_FIRST


def due(s: State, casino: int, owner: int) -> int:
    """The one note that an owner gets at a casino, told anew."""
    place = rank(s, casino, owner)
    return int(s.notes[casino, place]) if 0 <= place < 2 else 0


def rank(s: State, casino: int, owner: int) -> int:
    """The place of an owner among those without an equal, from 0; -1 for those who have one or no dice."""
    mine = int(s.weights[casino, owner])
    if mine == 0 or has_equal(s, casino, owner):
        return -1
    place = 0
    for other in range(OWNERS):
        place += s.weights[casino, other] > mine and not has_equal(s, casino, other)
    return place


def has_equal(s: State, casino: int, owner: int) -> bool:
    """Whether another owner weighs as much there."""
    equals = 0
    for other in range(OWNERS):
        equals += s.weights[casino, other] == s.weights[casino, owner]
    return bool(equals > 1)
