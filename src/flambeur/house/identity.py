"""Who somebody is: a random number in a signed cookie, and nothing else."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache

COOKIE = "flambeur"
YEAR = 365 * 24 * 3600


class CookieSigner:
    """Signs and checks the cookie."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, person: str) -> str:
        """The cookie's value for a person."""
        digest = hmac.new(self._key, person.encode(), hashlib.sha256).digest()
        return f"{person}.{urlsafe_b64encode(digest).decode().rstrip('=')}"

    def person_of(self, cookies: str) -> str | None:
        """The person whose signed cookie is among these; None if there is none or it is forged."""
        # Other programs on the same host leave cookies, too, and not all are as a standard would have them;
        # so they are split as a browser joined them, and a stranger of the same name is passed over.
        pairs = (pair.partition("=") for pair in cookies.split(";"))
        values = (value.strip() for name, _, value in pairs if name.strip() == COOKIE)
        return next((person for person in map(self._checked, values) if person), None)

    def _checked(self, value: str) -> str | None:
        person = value.partition(".")[0]
        return person if hmac.compare_digest(value.encode(), self.sign(person).encode()) else None

    def set_cookie(self, person: str, is_secure: bool, base_path: str = "") -> str:
        """The header that makes a browser keep the identity; scripts cannot read it."""
        secure = "; Secure" if is_secure else ""
        lasting = f"Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return f"{COOKIE}={self.sign(person)}; Path={base_path}/; {lasting}"


def new_person() -> str:
    """An identity nobody has."""
    return secrets.token_hex(16)


@lru_cache(20_000)
def handle_of(person: str) -> str:
    """By which others may speak of a person: it opens nothing, and does not tell the id."""
    return hashlib.sha256(f"flambeur {person}".encode()).hexdigest()[:16]


def default_name(person: str) -> str:
    """What somebody is called who has not said a name."""
    return f"Flambeur {int(person[:6] or '0', 16) % 9000 + 1000}"
