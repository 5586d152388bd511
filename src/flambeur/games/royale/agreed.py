"""What was agreed before a game of Las Vegas Royale, checked and written into its state."""

from collections.abc import Mapping

from flambeur.core.errors import BadOption
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.games.royale.options import BOARD_IDS
from flambeur.games.royale.state import BOARDS, CASINOS, DRAWN, NO_BOARD, NOBODY, TILES


def agree(s: State, players: int, options: Mapping[str, Value]) -> None:
    """Write what was agreed into a blank state."""
    s.players = players
    s.rounds = options["rounds"]
    s.unique = options["unique"]
    s.neutral_dice = players == 2 and options.get("neutral_dice", True)
    s.first = NOBODY if options["first"] is None else options["first"]
    for casino in range(CASINOS):
        s.plan[casino] = planned(str(options[f"board_{casino + 1}"]), casino < int(options["boards"] or 0))
    check_tiles([int(board) for board in s.plan if 0 < board <= BOARDS])
    if s.unique:
        check_supply(list(s.plan), int(s.rounds))


def planned(plan: str, is_drawn: bool) -> int:
    """What lies at a casino: a certain board, one that is drawn, or none (LR-20)."""
    if plan == "drawn":
        return DRAWN if is_drawn else NO_BOARD
    return NO_BOARD if plan == "none" else 1 + BOARD_IDS.index(plan)


def check_tiles(named: list[int]) -> None:
    """Both boards of a tile cannot lie on the table together (LR-20)."""
    for i, board in enumerate(named):
        for other in named[:i]:
            if (board + 1) // 2 == (other + 1) // 2:
                ids = (BOARD_IDS[other - 1], BOARD_IDS[board - 1])
                raise BadOption("one-tile", "LR-20", one=ids[0], other=ids[1])


def check_supply(plan: list[int], rounds: int) -> None:
    """However they fall, there must be enough boards that were never drawn, up to the last round (LR-20)."""
    drawn = plan.count(DRAWN)
    tiles = TILES - sum(0 < board <= BOARDS for board in plan)
    if tiles - (rounds - 1) * drawn // 2 < drawn:
        raise BadOption("boards-run-out", "LR-20", boards=drawn, rounds=rounds)
