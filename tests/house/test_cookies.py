"""What other programs on the same host leave in a browser costs nobody their identity."""

import pytest

from flambeur.house.identity import CookieSigner, new_person

SIGNER = CookieSigner("5e" * 32)
ANNA = new_person()
OURS = f"flambeur={SIGNER.sign(ANNA)}"

NEIGHBOURS = [
    'prefs={"a":"b"}', 'prefs={"a":"b","c":[1,2]}', 'a="b;c"', 'a="unended', 'a=b"c', "a=b c", "a=b,c",
    "a=b=c", "a=", "=b", "a", "", " ", ";", "a[b]=c", "a{b}=c", "a(b)=c", "a@b=c", "a/b=c", "a:b=c",
    "a<b>=c", "a?b=c", "a\\b=c", "a b=c", "a,b=c", "é=ü", "a=é", "a=\xff\xfe", "a=\t", "a=%00", "a=\\",
    'a="\\', "$Version=1", "$Path=/", "path=/", "expires=now", "HttpOnly", "Secure", "domain=host",
    "max-age=0", "flambeur", "flambeur=", "flambeur=stranger", "flambeur=a.b", 'flambeur="', "Flambeur=x",
    "flambeur2=x", "xflambeur=y", "__Host-flambeur=z", "a=" + "x" * 4000,
]  # fmt: skip


@pytest.mark.parametrize("neighbour", NEIGHBOURS)
def test_whatever_a_neighbour_left_one_is_recognised(neighbour: str) -> None:
    for cookies in (f"{neighbour}; {OURS}", f"{OURS}; {neighbour}", f"{neighbour};{OURS};{neighbour}"):
        assert SIGNER.person_of(cookies) == ANNA


@pytest.mark.parametrize("neighbour", NEIGHBOURS)
def test_no_neighbour_is_taken_for_somebody(neighbour: str) -> None:
    assert SIGNER.person_of(neighbour) is None


def test_another_name_is_another_cookie() -> None:
    value = SIGNER.sign(ANNA)
    others = [
        f"Flambeur={value}",
        f"flambeur2={value}",
        f"a=flambeur={value}",
        f'a="; flambeur ={value}x"',
        value,
    ]
    assert [SIGNER.person_of(other) for other in others] == [None] * len(others)
