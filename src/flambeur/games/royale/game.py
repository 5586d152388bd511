"""Las Vegas Royale as a game of the house."""

from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.games import bits, note_piles, seating, ties
from flambeur.games.face_down import cover_money
from flambeur.games.royale import (
    ask,
    decisions,
    dice,
    die_action,
    notes,
    payment,
    rewards,
    rounds,
    rules,
    turns,
)
from flambeur.games.royale.agreed import agree
from flambeur.games.royale.boards import registry
from flambeur.games.royale.box import BOX
from flambeur.games.royale.heuristics import answers, blunders, features, policy, worth
from flambeur.games.royale.options import OPTIONS_1
from flambeur.games.royale.preview import preview
from flambeur.games.royale.refusals import refuse
from flambeur.games.royale.state import STATE
from flambeur.games.royale.story import STORY

SHARED = (bits, ties, note_piles, seating)
BASE = (die_action, ask, decisions, dice, notes, payment, rewards, rounds, rules, registry, turns)
BOARDS = tuple(board.file for board in registry.BOARDS)
FEELING = (answers, blunders, policy, worth, features)  # for bots


def reckon(s: State, seat: int) -> dict[str, int]:
    """Cash in notes, in thousands, and how many chips (LR-11, LR-14)."""
    return {"notes": int(s.money[seat]), "chips": int(s.chips[seat])}


ROYALE = Game(
    name=BOX.name,
    version=2,
    rules=rules,
    sources=(*SHARED, *BASE, *BOARDS, *FEELING),
    state=STATE,
    moves=BOX.moves,
    story=STORY,
    options=BOX.options,
    older_options={1: OPTIONS_1},
    agree=agree,
    refuse=refuse,
    result_step=30,
    preview=preview,
    cover=cover_money,
    reckon=reckon,
)
