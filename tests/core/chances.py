"""What of a chance counts: machine code computes blocks ahead, and keeps them in the record too."""

from flambeur.core.chance import Chance

COUNTS = ("key", "counter", "stream", "used", "block")


def state_of(chance: Chance) -> list[bytes]:
    """All of it but the blocks ahead."""
    return [chance[field].tobytes() for field in COUNTS]
