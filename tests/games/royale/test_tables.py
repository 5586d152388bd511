"""The registry of boards and the registry of decisions: complete, in order, and nothing forgotten in them."""

from types import FunctionType

import pytest

from flambeur.games.royale.boards import registry
from flambeur.games.royale.boards.registry import BOARDS, Board
from flambeur.games.royale.decisions import DECISIONS
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.moves import LEAVE, MOVES
from flambeur.games.royale.options import BOARD_IDS
from flambeur.games.royale.refusals import decision_of

HOOKS = Board._fields[2:]


def test_every_board_of_the_box_is_listed_in_the_order_of_its_number() -> None:
    assert [board.number for board in BOARDS] == list(range(1, len(BOARD_IDS) + 1))
    assert len({board.file for board in BOARDS}) == len(BOARD_IDS)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.file.__name__).rpartition(".")[2])
def test_the_table_names_every_hook_that_the_file_of_a_board_has(board: Board) -> None:
    named = {hook for hook in HOOKS if getattr(board, hook).__module__ == board.file.__name__}
    assert named == {hook for hook in HOOKS if isinstance(vars(board.file).get(hook), FunctionType)}
    assert all(getattr(board, hook) is vars(board.file)[hook] for hook in named)


def test_every_file_of_a_board_is_lifted() -> None:
    assert {board.file for board in BOARDS} | {registry} <= set(ROYALE.sources)


def test_decisions_are_listed_in_the_order_of_their_moves_and_share_all_moves_but_one() -> None:
    firsts = [decision.first for decision in DECISIONS]
    assert firsts == sorted(set(firsts))
    assert [decision_of(MOVES[first]) for first in firsts] == firsts
    assert [move for move in range(len(MOVES)) if decision_of(MOVES[move]) not in firsts] == [LEAVE]
