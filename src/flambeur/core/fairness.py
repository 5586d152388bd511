"""Provably fair chance: the house commits to a secret, players add to it, both are shown after the game.

The commitment is published before anybody contributes and before the first roll, so neither the house
alone nor the players alone can choose the dice; only the house together with the last who contributes
could. Whoever has the record can compute every roll again.
"""

import hashlib
import secrets
from dataclasses import dataclass

from flambeur.core.chance import KEY_BYTES, SHARED, Chance, new_chance
from flambeur.core.errors import BadOption
from flambeur.core.moves import is_number


@dataclass(frozen=True)
class Luck:
    """Where the chance of one game comes from."""

    secret: bytes
    contributions: tuple[str, ...] = ()
    is_shared: bool = False  # by several tables: each seat then has luck of its own

    def __post_init__(self) -> None:
        if len(self.secret) != KEY_BYTES:
            raise ValueError(f"the secret must have {KEY_BYTES} bytes, not {len(self.secret)}")

    @property
    def commitment(self) -> str:
        """What is published before play."""
        return hashlib.sha256(b"flambeur commitment\n" + self.secret).hexdigest()

    @property
    def key(self) -> bytes:
        """The key of the game's dice: the secret and all contributions, each with its length."""
        digest = hashlib.sha256(b"flambeur key\n" + self.secret)
        for contribution in self.contributions:
            text = contribution.encode()
            digest.update(len(text).to_bytes(8, "big") + text)
        return digest.digest()

    def chance(self) -> Chance:
        """The chance that the game is played with, from its start."""
        return new_chance(self.key, SHARED if self.is_shared else 0)

    def thoughts(self, seat: int, moves: int) -> Chance:
        """What a bot in a seat draws from to think, once so many moves were made.

        At tables that share their luck, equal bots then do the same as long as the same has happened.
        """
        return new_chance(
            hashlib.sha256(b"flambeur thoughts\n" + self.key + bytes((seat, *moves.to_bytes(4)))).digest()
        )


def luck_of_seed(seed: int | None, purpose: str = "seed") -> Luck:
    """Luck that can be had again by its seed, or fresh luck.

    Each purpose has luck of its own: a bot must not think with the dice of the game.
    """
    if seed is None:
        return Luck(secrets.token_bytes(KEY_BYTES))
    if not is_number(seed):
        raise BadOption("bad-option", name="seed", value=repr(seed), allowed="none, a whole number")
    return Luck(hashlib.sha256(f"flambeur {purpose} {int(seed)}".encode()).digest())
