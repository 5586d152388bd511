"""What a sensible beginner answers when a board asks; not rules: bots use it."""

from flambeur.core.chance import Chance, below
from flambeur.core.layout import State
from flambeur.games.royale.boards.block_it import SIZES as GROUP_SIZES
from flambeur.games.royale.boards.block_it import choices as block_choices
from flambeur.games.royale.boards.double_down import choices as double_choices
from flambeur.games.royale.boards.fifty_fifty import AMOUNTS, total
from flambeur.games.royale.boards.handicap import FOR_ACTION, FOR_CHIP, FOR_MONEY
from flambeur.games.royale.boards.handicap import choices as handicap_choices
from flambeur.games.royale.boards.my_choice import ANOTHER_BOARD, DIE_ACTION, GOLD_AMOUNT, other_boards
from flambeur.games.royale.boards.my_choice import EACH as CHOICE_EACH
from flambeur.games.royale.boards.nice_dice import EACH as NICE_EACH
from flambeur.games.royale.boards.nice_dice import choices as nice_choices
from flambeur.games.royale.boards.no_entry import LOOP
from flambeur.games.royale.boards.no_entry import choices as entry_choices
from flambeur.games.royale.boards.power_play import choices as power_choices
from flambeur.games.royale.boards.prime_time import choices as prime_choices
from flambeur.games.royale.dice import casino_of, kinds_left
from flambeur.games.royale.die_action import choices as action_choices
from flambeur.games.royale.heuristics.worth import (
    activation,
    die_worth,
    doubled_pays,
    edge,
    gain,
    pays,
    placing,
)
from flambeur.games.royale.moves import (
    ACTIVATE,
    ADD,
    ADD_BOTH,
    CHOOSE,
    CLOSE,
    DOUBLE,
    DOUBLES,
    FETCH,
    GOLD,
    GROUP,
    GUESS,
    HIGHER,
    HOLD,
    KNOCK,
    LEAVE,
    LOWER,
    OPEN,
    POWER,
    PUT,
    ROLL,
    SET,
    SPLIT,
    SPLITS,
    STOP,
    TAKE,
    TRIPLES,
)
from flambeur.games.royale.state import CASINOS, DOUBLE_DOWN, GREY, NOBODY, NOWHERE

NO = -10_000  # less than anything is worth


def answer(s: State, chance: Chance, seat: int) -> int:
    """What to say to whatever is asked besides placing dice."""
    decision = int(s.decision)
    if decision == ROLL:
        return roll_or_power(s, seat)
    if decision == HOLD:
        return HOLD + mixed(chance, 6, 10)
    if decision == GUESS:
        return GUESS + mixed(chance, 1, 6)
    if decision == STOP:
        return call_or_stop(s)
    if decision == CLOSE:
        return close_or_leave(s, seat)
    if decision in (KNOCK, GOLD):
        return decision  # a small die
    if decision == GROUP:
        return block(s, seat)
    if decision == TAKE:
        return take_or_leave(s, seat)
    return answer_more(s, chance, seat, decision)


def answer_more(s: State, chance: Chance, seat: int, decision: int) -> int:
    """The rest of them."""
    if decision == SET:
        return set_or_fetch(s, seat)
    if decision == DOUBLE:
        return double_or_leave(s, seat)
    if decision == PUT:
        return put_or_leave(s, seat)
    if decision == CHOOSE:
        return choose_black(s, seat)
    if decision == ACTIVATE:
        return ACTIVATE + best_board(s, seat)
    if decision == ADD:
        return add_or_leave(s, seat)
    if decision == SPLIT:
        return split_evenly(chance)
    return OPEN + below(chance, 2)


def mixed(chance: Chance, first: int, second: int) -> int:
    """0, 1 or 2, so often in thirteen that the other cannot do better than 240/13 by any answer (LR-A1)."""
    drawn = below(chance, 13)
    return int(drawn >= first) + int(drawn >= second)


def roll_or_power(s: State, seat: int) -> int:
    """Set a die instead of rolling if it brings more there than it is good for."""
    moves = power_choices(s, seat) >> (POWER - ROLL)
    best, most = ROLL, 0
    for i in range(2 * CASINOS):
        if moves >> i & 1:
            weight = 1 + i // CASINOS
            worth = placing(s, seat, i % CASINOS, weight) - die_worth(s) * weight
            if worth > most:
                best, most = POWER + i, worth
    return best


def call_or_stop(s: State) -> int:
    """The best there is: stop with 30 or more if the next roll is open, else call the likelier side."""
    now = total(s)
    if AMOUNTS[int(s.fifty)] >= 30 and 6 <= now <= 8:
        return STOP
    return HIGHER if now < 7 else LOWER


def close_or_leave(s: State, seat: int) -> int:
    """Close what pays most as it is, if that and the marker bring more than what is closed now."""
    casinos = entry_choices(s, seat)
    best, most = LEAVE, NO
    if s.closed != NOWHERE:
        most = pays(s, seat, int(s.closed)) - LOOP[int(s.loop)]
    for casino in range(CASINOS):
        if casinos >> casino & 1:
            worth = pays(s, seat, casino)
            if worth > most:
                best, most = CLOSE + casino, worth
    return best


def block(s: State, seat: int) -> int:
    """Grey dice go where they help most against the others."""
    moves = block_choices(s, seat)
    best, most = NOBODY, NO
    for casino in range(CASINOS):
        before = edge(s, seat, casino)
        for size in range(GROUP_SIZES):
            if moves >> (CASINOS * size + casino) & 1:
                s.weights[casino, GREY] += 1 + size
                worth = edge(s, seat, casino) - before
                s.weights[casino, GREY] -= 1 + size
                if worth > most:
                    best, most = GROUP + CASINOS * size + casino, worth
    return best


def take_or_leave(s: State, seat: int) -> int:
    """Take the grey die that helps most, for 30 if there is, else for the die action."""
    moves, picture = handicap_choices(s, seat), best_picture(s)
    best, most = LEAVE, NO
    for casino in range(CASINOS):
        if moves >> (CASINOS * picture + casino) & 1:
            before = pays(s, seat, casino)
            s.weights[casino, GREY] -= 1
            worth = pays(s, seat, casino) - before
            s.weights[casino, GREY] += 1
            if worth > most:
                best, most = TAKE + CASINOS * picture + casino, worth
    return best


def best_picture(s: State) -> int:
    """Money before the die action, and that before a chip."""
    if s.pictures[FOR_MONEY] > 0:
        return FOR_MONEY
    return FOR_ACTION if s.pictures[FOR_ACTION] > 0 else FOR_CHIP


def set_or_fetch(s: State, seat: int) -> int:
    """Whatever pays most: a die less is to be made up for, and one that lies in vain is better fetched."""
    moves = action_choices(s, seat)
    best, most = NOBODY, NO
    for i in range(4 * CASINOS):
        if moves >> i & 1:
            weight = 1 + i // CASINOS % 2
            if i >= FETCH - SET:
                weight = -weight
            worth = gain(s, seat, i % CASINOS, weight) - die_worth(s) * weight
            if worth > most:
                best, most = SET + i, worth
    return best


def double_or_leave(s: State, seat: int) -> int:
    """Move as few dice as bring most."""
    moves, casino = double_choices(s, seat), casino_of(s, DOUBLE_DOWN)
    best, most, before = LEAVE, 0, doubled_pays(s, seat)
    for i in range(2 * DOUBLES - 1):
        if moves >> i & 1:
            weight = (1 + i) % DOUBLES + 2 * ((1 + i) // DOUBLES)
            s.doubled[seat] += weight
            worth = gain(s, seat, casino, -weight) + doubled_pays(s, seat) - before
            s.doubled[seat] -= weight
            if worth > most:
                best, most = DOUBLE + i, worth
    return best


def put_or_leave(s: State, seat: int) -> int:
    """The space that pays most, less what the die would be good for elsewhere."""
    moves = nice_choices(s, seat)
    best, most = LEAVE, 0
    for i in range(2 * CASINOS):
        if moves >> i & 1:
            value, weight = i % CASINOS, 1 + i // CASINOS
            worth = NICE_EACH * (value + 1) * int(s.nice[value] != seat)
            worth += gain(s, seat, value, -weight) if value == s.placed else -die_worth(s) * weight
            if worth > most:
                best, most = PUT + i, worth
    return best


def choose_black(s: State, seat: int) -> int:
    """The black die that brings more."""
    one, other = int(s.black[0]), int(s.black[1])
    better = black_worth(s, seat, one) >= black_worth(s, seat, other)
    return CHOOSE + (one if better else other) - 1


def black_worth(s: State, seat: int, value: int) -> int:
    """What My Choice brings for a value."""
    if value < ANOTHER_BOARD:
        return CHOICE_EACH * value
    if value == ANOTHER_BOARD:
        best = best_board(s, seat)
        return 0 if best == NOBODY else activation(s, seat, best)
    if value == DIE_ACTION:
        return 2 * die_worth(s)
    return (GOLD_AMOUNT - die_worth(s)) * int(kinds_left(s, seat) != 0) * int(s.gold != seat)


def best_board(s: State, seat: int) -> int:
    """The casino whose board brings most when activated; NOBODY if there is none."""
    boards = other_boards(s, seat)
    best, most = NOBODY, NO
    for casino in range(CASINOS):
        if boards >> casino & 1:
            worth = activation(s, seat, casino)
            if worth > most:
                best, most = casino, worth
    return best


def add_or_leave(s: State, seat: int) -> int:
    """Black dice are added where they pay, now that nothing comes after."""
    moves = prime_choices(s, seat)
    best, most = LEAVE, 0
    for i in range(ADD_BOTH - ADD + 1):
        if moves >> i & 1:
            worth = add_worth(s, seat, ADD + i)
            if worth > most:
                best, most = ADD + i, worth
    return best


def add_worth(s: State, seat: int, move: int) -> int:
    """What the black dice bring where they are added."""
    if move == LEAVE:
        return 0
    if move != ADD_BOTH:
        return gain(s, seat, move - ADD, 1)
    one, other = int(s.black[0]) - 1, int(s.black[1]) - 1
    if one == other:
        return gain(s, seat, one, 2)
    return gain(s, seat, one, 1) + gain(s, seat, other, 1)


def split_evenly(chance: Chance) -> int:
    """Three tokens on either side, whichever: so the winner cannot know better than half of them (LR-G1)."""
    return SPLIT + len(SPLITS) - 1 - below(chance, len(TRIPLES))  # they are the last
