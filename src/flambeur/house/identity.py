"""Who somebody is: a random number in a signed cookie, and nothing else."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie

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
        try:
            cookie = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        person = cookie.value.partition(".")[0] if cookie else ""
        if cookie and hmac.compare_digest(cookie.value.encode(), self.sign(person).encode()):
            return person
        return None

    def set_cookie(self, person: str, is_secure: bool, base_path: str = "") -> str:
        """The header that makes a browser keep the identity; scripts cannot read it."""
        secure = "; Secure" if is_secure else ""
        lasting = f"Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return f"{COOKIE}={self.sign(person)}; Path={base_path}/; {lasting}"


def new_person() -> str:
    """An identity nobody has."""
    return secrets.token_hex(16)
