"""What can be agreed before a game of Las Vegas Royale."""

from collections.abc import Mapping

from flambeur.core.errors import BadOption
from flambeur.core.layout import State
from flambeur.core.options import Option, OptionTable, Value
from flambeur.games.royale.state import BOARDS, CASINOS, DRAWN, NO_BOARD, NOBODY, SEATS, TILES

# The boards by what is printed on them, in the order of their numbers: a1, a2, … h2.
BOARD_IDS = tuple(f"{tile}{side}" for tile in "abcdefgh" for side in (1, 2))
PLANS = ("drawn", "none", *BOARD_IDS)

OPTIONS = OptionTable(
    fewest=2,
    most=SEATS,
    rule="LR-01",
    options=(
        Option("boards", 3, "LR-20", low=0, high=CASINOS),
        Option("unique", False, "LR-20"),
        *(Option(f"board_{casino}", "drawn", "LR-20", choices=PLANS) for casino in range(1, CASINOS + 1)),
        Option("rounds", 3, "LR-01", low=1, high=7),  # notes for more there are not (LR-02)
        Option("first", None, "LR-01", is_seat=True),
        Option("neutral_dice", True, "LR-12b"),
        Option("open_money", False, "LR-14"),
    ),
)
# In version 1 two players could not do without neutral dice, and all money was open.
SINCE_2 = ("neutral_dice", "open_money")
OPTIONS_1 = tuple(option for option in OPTIONS.options if option.name not in SINCE_2)


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
