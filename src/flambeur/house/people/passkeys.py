"""Passkeys: keys that a person's devices keep, and that prove themselves without saying anything secret."""

import secrets
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.identity import handle_of
from flambeur.house.requirements import require
from flambeur.house.store import metadata

if TYPE_CHECKING:  # loaded where it is needed: a house at a plain address never does
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

CHALLENGE_SECONDS = 300.0
MOST = 20  # of one person
HOUSE = "Flambeur"

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("credential", sa.String(1400), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("rp_id", sa.String(255), nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Index("passkeys_by_person", "person"),
)
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32)),  # None: whoever has the key
    sa.Column("rp_id", sa.String(255), nullable=False),
    sa.Column("origin", sa.String(300), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)


class Site(NamedTuple):
    """Where the browser sees the house, and by which name passkeys know it."""

    rp_id: str
    origin: str


def site_of(scheme: str, host: str) -> Site | None:
    """None where browsers allow no passkeys: at a number, or unencrypted but on this machine."""
    name, _, port = host.lower().partition(":") if not host.startswith("[") else ("", "", "")
    is_ours = name == "localhost" or name.endswith(".localhost")
    usual = {"https": "443", "http": "80"}.get(scheme)
    if not name or _is_number(name) or not (scheme == "https" or is_ours):
        return None
    return Site(name, f"{scheme}://{name}{f':{port}' if port and port != usual else ''}")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def ask_for_new(connection: sa.Connection, site: Site, person: str, name: str, at: float) -> str:
    """What a browser needs to make a key for a person."""
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = connection.execute(sa.select(passkeys.c.credential).where(passkeys.c.person == person)).scalars()
    descriptors = [_descriptor(credential) for credential in known]
    require(len(descriptors) < MOST, Refused("too-many-passkeys", most=MOST))
    options = webauthn.generate_registration_options(
        rp_id=site.rp_id,
        rp_name=HOUSE,
        user_id=handle_of(person).encode(),
        user_name=name,
        challenge=_new_challenge(connection, site, person, at),
        exclude_credentials=descriptors,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return webauthn.options_to_json(options)


def ask_for_known(connection: sa.Connection, site: Site, at: float) -> str:
    """What a browser needs to prove that it has a key."""
    import webauthn

    challenge = _new_challenge(connection, site, None, at)
    return webauthn.options_to_json(
        webauthn.generate_authentication_options(rp_id=site.rp_id, challenge=challenge)
    )


def add(
    connection: sa.Connection, site: Site, person: str, made: dict[str, Any], label: str, at: float
) -> None:
    """Keep a key that was made for the person; raises Refused for one that proves nothing."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _spend_challenge(connection, site, person, made, at)
    try:
        found = webauthn.verify_registration_response(
            credential=made,
            expected_challenge=challenge,
            expected_rp_id=site.rp_id,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refused("bad-passkey") from None
    row = {"credential": webauthn.helpers.bytes_to_base64url(found.credential_id), "person": person}
    row["public_key"] = webauthn.helpers.bytes_to_base64url(found.credential_public_key)
    is_known = sa.select(passkeys.c.credential).where(passkeys.c.credential == row["credential"])
    require(connection.execute(is_known).first() is None, Refused("bad-passkey"))
    values = {"sign_count": found.sign_count, "rp_id": site.rp_id, "label": label, "added": at}
    connection.execute(sa.insert(passkeys).values(**row, **values))


def owner(connection: sa.Connection, site: Site, shown: dict[str, Any], at: float) -> str:
    """Whose key it is; raises Refused if it proves nothing."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = _spend_challenge(connection, site, None, shown, at)
    query = sa.select(passkeys).where(
        passkeys.c.credential == str(shown.get("id")), passkeys.c.rp_id == site.rp_id
    )
    known = connection.execute(query).first()
    if known is None:
        raise Refused("bad-passkey")
    try:
        proven = webauthn.verify_authentication_response(
            credential=shown,
            expected_challenge=challenge,
            expected_rp_id=site.rp_id,
            expected_origin=site.origin,
            credential_public_key=webauthn.helpers.base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refused("bad-passkey") from None
    mine = sa.update(passkeys).where(passkeys.c.credential == known.credential)
    connection.execute(mine.values(sign_count=proven.new_sign_count))
    return str(known.person)


def _descriptor(credential: str) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential))


def _new_challenge(connection: sa.Connection, site: Site, person: str | None, at: float) -> bytes:
    from webauthn.helpers import bytes_to_base64url

    connection.execute(sa.delete(challenges).where(challenges.c.expires < at))
    challenge = secrets.token_bytes(32)
    row = {"challenge": bytes_to_base64url(challenge), "person": person, "expires": at + CHALLENGE_SECONDS}
    connection.execute(sa.insert(challenges).values(**row, rp_id=site.rp_id, origin=site.origin))
    return challenge


def _spend_challenge(
    connection: sa.Connection, site: Site, person: str | None, answer: dict[str, Any], at: float
) -> bytes:
    """The challenge that the browser answers: one asked here, of this person, lately, and only once."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        said = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refused("bad-passkey") from None
    from webauthn.helpers import bytes_to_base64url

    columns = challenges.c
    asked = sa.and_(columns.challenge == bytes_to_base64url(said.challenge), columns.expires > at)
    asked &= sa.and_(columns.rp_id == site.rp_id, columns.origin == site.origin)
    asked &= columns.person.is_(None) if person is None else columns.person == person
    require(connection.execute(sa.delete(challenges).where(asked)).rowcount == 1, Refused("passkey-too-late"))
    return said.challenge
