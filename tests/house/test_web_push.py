"""Messages to closed browsers: encrypted and signed as the standards say, and only to who is not there."""

import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from http.client import BadStatusLine, InvalidURL
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from flambeur.commands.serve import _check_push
from flambeur.core.errors import BadOption, FlambeurError
from flambeur.house.entries import Moved, Sat
from flambeur.house.migrate import migrate
from flambeur.house.notices import Notices
from flambeur.house.push_api import Keys
from flambeur.house.store import Store, engine_of
from flambeur.house.subscriptions import MOST, Subscription, Subscriptions, is_of_a_service
from flambeur.house.web_push import CURVE, LIFE, Pusher, decode, encode, encrypt, new_key, point_of
from tests.house.guests import NewGuest
from tests.house.hubs import HandClock, config_of, created, hub_at, until

# The example of RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
    "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
AT = datetime(2026, 11, 16, 20, tzinfo=UTC)
KNOWN = "https://fcm.googleapis.com/fcm/send/abc"


def test_a_message_is_encrypted_as_in_the_standard() -> None:
    key = ec.derive_private_key(int.from_bytes(decode(OURS), "big"), CURVE)
    assert encode(encrypt(BROWSER, PLAIN, decode(SALT), key)) == SENT


def test_the_same_message_is_never_encrypted_alike() -> None:
    assert encrypt(BROWSER, PLAIN) != encrypt(BROWSER, PLAIN)


def test_the_house_signs_for_one_push_service_and_some_hours() -> None:
    key = new_key()
    pusher = Pusher(key, "mailto:host@example.org", lambda: AT)
    scheme, token, public = pusher.authorization(BROWSER.endpoint).replace(",", "").split()
    assert (scheme, public) == ("vapid", f"k={pusher.public}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decode(claims)) == {
        "aud": "https://push.example.net", "exp": int(AT.timestamp()) + LIFE, "sub": "mailto:host@example.org"
    }  # fmt: skip
    r, s = (int.from_bytes(decode(signature)[i : i + 32], "big") for i in (0, 32))
    signer = ec.derive_private_key(int.from_bytes(decode(key), "big"), CURVE)
    assert encode(point_of(signer)) == pusher.public
    signed = f"{head}.{claims}".encode()
    signer.public_key().verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))


class Service(BaseHTTPRequestHandler):
    """A push service that remembers what it was sent, and has some browsers no more."""

    received: ClassVar[list[tuple[str, bytes]]] = []

    def do_POST(self) -> None:
        """Take a message."""
        body = self.rfile.read(int(self.headers["content-length"]))
        self.received.append((self.headers["content-encoding"], body))
        self.send_response({"/gone": 410, "/busy": 503, "/moved": 302}.get(self.path, 201))
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def do_GET(self) -> None:
        """Where a redirect leads."""
        self.received.append(("redirected", b""))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Be silent."""


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a push service can be reached."""
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    Service.received.clear()
    server = HTTPServer(("127.0.0.1", 0), Service)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_browser_that_is_gone_is_told_from_one_that_could_not_be_reached(service: str) -> None:
    pusher = Pusher(new_key(), "mailto:host@example.org")
    answers = [
        pusher.send(BROWSER._replace(endpoint=service + path), PLAIN) for path in ("/there", "/gone", "/busy")
    ]
    assert answers == [True, False, True]
    encoding, body = Service.received[0]
    assert encoding == "aes128gcm"
    assert PLAIN not in body


def test_the_house_follows_no_redirect(service: str) -> None:
    pusher = Pusher(new_key(), "mailto:host@example.org")
    assert pusher.send(BROWSER._replace(endpoint=f"{service}/moved"), PLAIN)
    assert [encoding for encoding, _ in Service.received] == ["aes128gcm"]


@pytest.mark.parametrize("letter", ["é", "+", "="])
def test_keys_are_written_in_the_letters_of_addresses(letter: str) -> None:
    keys = {"p256dh": BROWSER.p256dh, "auth": BROWSER.auth}
    assert msgspec.convert(keys, Keys).auth == BROWSER.auth
    for name, key in keys.items():
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(keys | {name: key[:-1] + letter}, Keys)


class Post:
    """A sender that notes what it is given."""

    public = "key"

    def __init__(self, is_there: bool = True, failure: Exception | None = None) -> None:
        self.is_there, self.failure = is_there, failure
        self.sent: list[tuple[str, dict[str, str]]] = []
        self.threads: set[str] = set()

    def send(self, to: Subscription, message: bytes) -> bool:
        """Note it."""
        if self.failure:
            raise self.failure
        self.threads.add(threading.current_thread().name)
        self.sent.append((to.endpoint, json.loads(message)))
        return self.is_there


@pytest.fixture
def browsers(tmp_path: Path) -> Iterator[tuple[Store, Subscriptions]]:
    """A store with one person, who has a browser."""
    engine = engine_of(f"sqlite:///{tmp_path / 'house.sqlite'}")
    migrate(engine)
    store, kept = Store(engine), Subscriptions(engine)
    store.note_person("ada", "Ada", "de")
    kept.add("ada", BROWSER)
    yield store, kept
    engine.dispose()


def test_a_person_is_told_of_a_turn_in_their_language(browsers: tuple[Store, Subscriptions]) -> None:
    post = Post()
    Notices(*browsers, post).push("t1", "las-vegas", "ada")
    assert post.sent == [
        (BROWSER.endpoint, {"title": "Las Vegas", "body": "Du bist am Zug", "path": "/t/t1"})
    ]


def test_a_browser_that_wants_no_more_is_forgotten(browsers: tuple[Store, Subscriptions]) -> None:
    for failure in (OSError("no network"), BadStatusLine("rubbish")):
        Notices(*browsers, Post(failure=failure)).push("t1", "las-vegas", "ada")
        assert browsers[1].of("ada") == [BROWSER]
    Notices(*browsers, Post(is_there=False)).push("t1", "las-vegas", "ada")
    assert browsers[1].of("ada") == []


@pytest.mark.parametrize("failure", [InvalidURL("a space"), ValueError("no key")])
def test_a_browser_that_can_never_be_reached_is_forgotten(
    browsers: tuple[Store, Subscriptions], failure: Exception
) -> None:
    Notices(*browsers, Post(failure=failure)).push("t1", "las-vegas", "ada")
    assert browsers[1].of("ada") == []


@pytest.mark.anyio
async def test_messages_go_out_in_threads_of_their_own(browsers: tuple[Store, Subscriptions]) -> None:
    post = Post()
    notices = Notices(*browsers, post)
    notices.tell("t1", "las-vegas", ["ada"])
    await until(lambda: bool(post.sent))
    notices.close()
    assert {name.partition("_")[0] for name in post.threads} == {"notices"}


def test_of_too_many_browsers_of_a_person_the_oldest_is_forgotten(tmp_path: Path) -> None:
    engine, clock = engine_of(f"sqlite:///{tmp_path / 'house.sqlite'}"), HandClock()
    migrate(engine)
    kept = Subscriptions(engine, clock)
    kept.add("ben", BROWSER._replace(endpoint="of Ben"))
    for number in (*range(MOST), 0, MOST):  # the first is used once more
        clock.forward(1)
        kept.add("ada", BROWSER._replace(endpoint=str(number)))
    assert {browser.endpoint for browser in kept.of("ada")} == {str(n) for n in range(MOST + 1) if n != 1}
    assert len(kept.of("ben")) == 1
    engine.dispose()


def test_a_browser_belongs_to_whoever_used_it_last(browsers: tuple[Store, Subscriptions]) -> None:
    browsers[1].add("ben", BROWSER)
    assert (browsers[1].of("ada"), browsers[1].of("ben")) == ([], [BROWSER])


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com@127.0.0.1/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8080/x",
        "https://127.0.0.1/x",
        "file:///etc/passwd",
        "https://[",
    ],
)
def test_the_house_writes_to_push_services_only(endpoint: str) -> None:
    assert not is_of_a_service(endpoint)
    assert is_of_a_service(KNOWN)
    assert is_of_a_service("https://updates.push.services.mozilla.com/wpush/v2/abc")


class Ear:
    """Somebody connected to a table."""

    device: str | None = None
    name = "Ben"

    def __init__(self, person: str) -> None:
        self.person: str | None = person

    def send(self, message: bytes) -> None:
        """Hear it."""

    def end(self, error: FlambeurError) -> None:
        """Sent away."""


@pytest.mark.anyio
async def test_who_is_not_there_is_told_when_it_becomes_their_turn(tmp_path: Path) -> None:
    called: list[tuple[str, frozenset[str]]] = []

    def note(table: str, _game: str, persons: frozenset[str]) -> None:
        called.append((table, persons))

    with hub_at(tmp_path, config_of(HandClock()), on_turn=note) as hub:
        live = await hub.open_table("one", created("me", "open"))
        assert called == []
        live.join(Ear("ben"))
        await live.append(lambda _: Sat(person="ben", seat=1, name="Ben", luck=""))
        assert called == [("one", frozenset({"ada"}))]
        for seat in (0, 1):
            match = live.table.match
            assert match is not None
            moved = Moved(seat=seat, move=str(match.legal(seat)[0]))
            await live.append(partial(lambda entry, _: entry, moved))
        assert called == [("one", frozenset({"ada"}))] * 2


@pytest.mark.anyio
async def test_a_house_without_a_key_says_so(new_guest: NewGuest) -> None:
    anna = await new_guest()
    assert await anna.get("/api/push") == {"key": None}
    browser = {"endpoint": KNOWN, "keys": {"p256dh": BROWSER.p256dh, "auth": BROWSER.auth}}
    answer = await anna.http.put("/api/push", json=browser)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "no-push")
    assert (await anna.http.delete("/api/push", params={"endpoint": KNOWN})).status_code == 200


def test_a_key_that_is_none_is_refused_before_the_house_opens() -> None:
    _check_push("", "")
    _check_push(new_key(), "mailto:host@example.org")
    for key, contact, code in (
        ("rubbish", "mailto:x", "bad-push-key"),
        (new_key(), "me", "bad-push-contact"),
    ):
        with pytest.raises(BadOption) as refused:
            _check_push(key, contact)
        assert refused.value.code == code
