"""What `Match.view` shows of royale, as a type.

Written by `python -m tests.docs.reference` from the layout: change it there.
"""

from typing import TypedDict


class RoyaleView(TypedDict):
    """The fields of a view; lists that run over the seats have an entry for each player."""

    version: int  # of the rules
    players: int
    neutral_dice: int  # dice of an unused colour are placed, for two players
    rounds: int
    unique: int  # no drawn board twice in a game
    plan: list[int]  # for each casino a board, NO_BOARD or DRAWN
    round_number: int
    first: int  # the seat that began this round; NOBODY before the draw
    turn: int  # the seat whose turn it is, or was last while casinos pay; NOBODY when the game is over
    decision: int  # what the game waits for, named by the first of its moves; NOTHING while it goes on
    decider: int  # the seat that must decide
    activating: int  # the casino whose board is about to be activated; NOWHERE at every decision
    paying: int  # 0 while dice are placed, then what is paid next
    next_first: int  # who will begin the next round, as far as casinos have paid (LR-10)
    unseen: list[int]  # how many of each value lie face down for rounds to come
    unseen_count: int
    bank: list[int]  # face up; in the base game, put back under the pile
    notes: list[list[int]]  # the higher first, 0 where there is none
    money: list[int]  # without chips
    won: list[int]  # number of notes
    chips: list[int]
    supply: list[int]  # small dice
    biggy: list[int]  # where each owner's Biggy is
    rolled: list[int]  # small dice of the turn; those of value `placed` have been placed
    rolled_biggy: int  # the value that the Biggy shows, or NOWHERE
    placed: int  # the casino in which dice were placed this turn; NOWHERE before
    weights: list[list[int]]  # a small die is 1, a Biggy 2
    boards: list[int]  # the board of each casino in this round
    used: int  # boards drawn in this game, as a set of bits
    black: list[int]  # the black dice as they lie, 1 to 6; 0 if not rolled in this round
    held: int  # A1: tokens in the fist; hidden from the others
    jackpot: int  # A2: steps of the marker
    fifty: int  # B2: steps of the marker
    five: int  # C1: who has the tile, or NOBODY
    power: int  # D2: who has the marker, or NOBODY
    closed: int  # E1: the closed casino, or NOWHERE
    loop: int  # E1: steps of the marker
    knocked: list[int]  # E2: small dice on the board
    groups: list[int]  # F1: groups left of 1, 2 and 3 grey dice
    pictures: list[int]  # F2: free pictures of a chip, of money and of the die action
    split: int  # G1: which split lies face down, from 1; hidden from all but who made it
    split_size: int  # G1: tokens in its first group
    doubled: list[int]  # G2: weight on the board
    nice: list[int]  # H1: owner of the die on each space, or NOBODY
    gold: int  # H2: owner of the die on the gold space, or NOBODY
