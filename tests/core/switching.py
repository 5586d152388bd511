"""A template with a switch, for tests of what is lifted."""

from flambeur.core.switch import Switch


def keep(x: int) -> int:
    """As it is."""
    return x


def turn(x: int) -> int:
    """Its opposite."""
    return -x


def halve(x: int) -> int:
    """Half of it."""
    return x // 2


move = Switch({3: turn, 4: halve, 5: keep}, keep)
again = Switch({4: halve, 3: turn}, keep)


def moved_twice(number: int, x: int) -> int:
    """The switch inside a function that is lifted."""
    return again(number, move(number, x))
