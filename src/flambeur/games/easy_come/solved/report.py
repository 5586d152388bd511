"""What was found, for people."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from flambeur.words import say


def tell(findings: Mapping[str, Any]) -> Iterator[RenderableType]:
    """The prizes, and when to leave them."""
    yield _prizes(findings["prizes"])
    refusals = findings["refusals"]
    fitting, refused = refusals["fitting"], refusals["refused"]
    yield (
        f"In {refused:,} of {fitting:,} situations with a prize to claim ({refused / fitting:.1%}) "
        "it is better to leave it and go on."
    )
    yield f"A turn without a prize is better than the prize in {refusals['unwanted']:,} of them."
    yield _clearest(refusals["clearest"])


def _prizes(prizes: list[dict[str, Any]]) -> Table:
    shown = Table("prize", "worth", "chance in a turn", "refused", title="The prizes, most precious first")
    shown.title_justify = "left"
    for prize in sorted(prizes, key=lambda prize: -prize["worth"]):
        numbers = (f"{prize['worth']:+.2%}", f"{prize['chance']:.2%}", f"{prize['refusals']:,}")
        shown.add_row(_name(prize["prize"]), *numbers)
    return shown


def _clearest(case: Mapping[str, Any]) -> str:
    aside, rolled = (" ".join(map(str, case[dice])) for dice in ("kept", "rolled"))
    mine, theirs = (_held(case["owners"], owner) for owner in (0, 1))
    return (
        f"The clearest: you hold {mine}, the other {theirs}; aside lies {aside or 'nothing'}, and you roll "
        f"{rolled}. Leaving {_name(case['prize'])} gains {case['gain']:.1%}."
    )


def _held(owners: tuple[int, ...], owner: int) -> str:
    held = [_name(prize) for prize, where in enumerate(owners) if where == owner]
    return ", ".join(held) or "nothing"


def _name(prize: int) -> str:
    return say(f"easy-come-prize-{prize}")
