"""Rules of a game of which nothing is seen but the number of the table: to tell which tables were noted."""

from flambeur.core.layout import Numbers, State, layout

TABLE = layout(("players", "i1"), ("number", "i4"))


def features(s: State, _seat: int, out: Numbers) -> None:
    """The number."""
    out[0] = s.number


def ripe(_s: State) -> bool:
    """Always."""
    return True
