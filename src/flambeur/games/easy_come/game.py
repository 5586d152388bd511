"""Easy Come Easy Go as a game of the house: what is agreed, and why a move is refused."""

from collections.abc import Mapping

from flambeur.core.contract import Game, Refusal
from flambeur.core.errors import BadOption
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.options import Value
from flambeur.games import bits, seating
from flambeur.games.easy_come import countdown, dice, opening, prizes, rules, turns
from flambeur.games.easy_come.box import BOX, HANDS
from flambeur.games.easy_come.dice import hand_of
from flambeur.games.easy_come.heuristics import features, policy
from flambeur.games.easy_come.preview import preview
from flambeur.games.easy_come.state import CENTRE, NOBODY, SEATS, STATE
from flambeur.games.easy_come.story import STORY


def agree(s: State, players: int, options: Mapping[str, Value]) -> None:
    """Write what was agreed into a blank state; only among four are there three others (EC-13)."""
    if options["all_others"] and players != SEATS:
        raise BadOption("all-others-players", "EC-13", players=players)
    s.players = players
    s.all_others = options["all_others"]
    s.first = NOBODY if options["first"] is None else options["first"]


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """Why a prize cannot be claimed or dice cannot be set aside now."""
    if move.kind == "keep":
        return Refusal("dice-not-rolled", "EC-04", {"rolled": faces(s.rolled)})
    if s.owner[move.prize] == seat:
        return Refusal("own-prize", "EC-07", {})
    if s.owner[move.prize] == CENTRE and prizes.is_centre_closed(s):
        return Refusal("centre-closed", "EC-11", {})
    shown = faces(s.kept + s.rolled)
    return Refusal("prize-does-not-fit", "EC-08", {"prize": move.prize, "dice": shown})


def faces(tally: int) -> str:
    """Dice as people read them: `0 2 2 5`."""
    return " ".join(map(str, HANDS[hand_of(tally)]))


EASY_COME = Game(
    name=BOX.name,
    version=2,
    rules=rules,
    sources=(bits, seating, dice, prizes, countdown, opening, turns, rules, policy, features),
    state=STATE,
    moves=BOX.moves,
    story=STORY,
    options=BOX.options,
    agree=agree,
    refuse=refuse,
    result_step=1,
    preview=preview,
    has_secrets=False,
)
