"""Messages to a browser that is closed: encrypted for it (RFC 8291), signed by the house (RFC 8292).

Only a house that has a key loads this module, and with it the package `cryptography`.
"""

import base64
import json
import os
import struct
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from flambeur.house.clock import Clock, now
from flambeur.house.subscriptions import Subscription

CURVE = ec.SECP256R1()
KEY_BYTES = 32
LIFE = 12 * 3600  # seconds that a signature holds
KEPT = 3600  # seconds that a message waits for a browser that is offline
TIMEOUT = 10
RECORD = 4096  # bytes: one record holds all that we send
GONE = (404, 410)  # the browser wants no more


def new_key() -> str:
    """A fresh private key for a house."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(KEY_BYTES, "big"))


class Pusher:
    """Sends messages in the name of a house."""

    def __init__(self, key: str, contact: str, clock: Clock = now) -> None:
        number = decode(key)
        if len(number) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(number)}")
        self._key = ec.derive_private_key(int.from_bytes(number, "big"), CURVE)
        self._contact, self._clock = contact, clock
        self.public = encode(point_of(self._key))
        self._opener = urllib.request.build_opener(_NoRedirects)

    def send(self, to: Subscription, message: bytes) -> bool:
        """Hand a message to the browser's push service; False if the browser wants no more."""
        headers = {
            "Authorization": self.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
        }
        request = urllib.request.Request(to.endpoint, encrypt(to, message), headers, method="POST")
        try:
            self._opener.open(request, timeout=TIMEOUT).close()
        except urllib.error.HTTPError as error:
            error.close()
            return error.code not in GONE
        return True

    def authorization(self, endpoint: str) -> str:
        """Says who sends, so that a push service can complain."""
        parts = urlsplit(endpoint)
        expires = int(self._clock().timestamp()) + LIFE
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": self._contact}
        signed = ".".join(_json(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The house writes to push services only, wherever these may point."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        """Go nowhere else."""


def encrypt(
    to: Subscription, message: bytes, salt: bytes = b"", key: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """The message for this browser alone; salt and key are fresh unless a test brings its own."""
    salt, key = salt or os.urandom(16), key or ec.generate_private_key(CURVE)
    theirs, ours = decode(to.p256dh), point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(shared, decode(to.auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(ours)) + ours
    return head + bytes(AESGCM(content_key).encrypt(nonce, message + b"\x02", None))


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return bytes(key.public_key().public_bytes(*form))


def encode(content: bytes) -> str:
    """Bytes as the web writes them in addresses and headers."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return bytes(HKDF(hashes.SHA256(), length, salt, purpose).derive(secret))


def _json(part: Mapping[str, object]) -> str:
    return encode(json.dumps(part, separators=(",", ":")).encode())
