"""Finds uv, or fetches the pinned one from the package index this machine is told to use.

Written for any python3 since 3.6 that has nothing but its standard library, since this is what runs before
anything is installed.
"""

import base64
import configparser
import hashlib
import html
import http.client
import io
import os
import platform
import re
import shutil
import ssl
import subprocess
import sys
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path
from typing import Dict, Iterator, Optional

ROOT = Path(__file__).resolve().parent.parent
PINNED_UV = ROOT / "requirements" / "uv.txt"
OWN_UV = ROOT / ".tools" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
OLDEST_UV = (0, 8)
PUBLIC_INDEX_HOST = "pypi.org"


class SetupError(Exception):
    """Something only the reader can put right; its text is one sentence saying what to do."""


def say(text: str) -> None:
    """Writes a progress line."""
    print("set-up: " + text, file=sys.stderr, flush=True)


def pip_settings() -> Dict[str, str]:
    """Gives what pip's configuration files say, the user's word over the machine's."""
    home = Path.home()
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    files = [Path("/etc/pip.conf"), home / ".pip" / "pip.conf", config / "pip" / "pip.conf"]
    files.append(home / "Library" / "Application Support" / "pip" / "pip.conf")
    files.append(Path(os.environ.get("APPDATA") or home) / "pip" / "pip.ini")
    files.append(Path(os.environ.get("PIP_CONFIG_FILE") or os.devnull))
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read([str(path) for path in files], encoding="utf-8")
    except (configparser.Error, UnicodeDecodeError):
        return {}
    sections = [dict(parser.items(name)) for name in ("global", "install") if parser.has_section(name)]
    return {key: value for section in sections for key, value in section.items()}


def configured_index() -> Optional[str]:
    """Gives the address of the index this machine is told to use, if it is told."""
    names = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL")
    told = [os.environ[name] for name in names if os.environ.get(name)]
    index = told[0] if told else pip_settings().get("index-url")
    # uv lets an index be written name=address.
    return re.sub(r"^[\w.-]+=", "", index) if index else None


def certificates() -> Optional[str]:
    """Gives the file of trusted certificates this machine is told to use, if it is told."""
    return os.environ.get("SSL_CERT_FILE") or os.environ.get("PIP_CERT") or pip_settings().get("cert")


def fetch(address: str) -> bytes:
    """Downloads a page or a file."""
    parts = urllib.parse.urlsplit(address)
    bare = urllib.parse.urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))
    request = urllib.request.Request(bare, headers={"Accept": "text/html, */*;q=0.1"})
    if parts.username:
        secret = urllib.parse.unquote(f"{parts.username}:{parts.password or ''}")
        request.add_header("Authorization", "Basic " + base64.b64encode(secret.encode()).decode())
    try:
        trust = ssl.create_default_context(cafile=certificates())
        with urllib.request.urlopen(request, timeout=60, context=trust) as answer:
            content: bytes = answer.read()
            return content
    except (OSError, http.client.HTTPException) as problem:
        reason = getattr(problem, "reason", problem)
        raise SetupError(
            f"{parts.hostname} did not answer ({reason}): check the network and run make again, naming your "
            "own package index in PIP_INDEX_URL or its certificates in SSL_CERT_FILE if you use one."
        ) from None


def works(uv: Path) -> bool:
    """Tells whether this uv starts and is new enough."""
    try:
        answer = subprocess.run([str(uv), "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    version = re.search(r"(\d+)\.(\d+)", answer.stdout.decode())
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_UV


def fits(wheel: str) -> bool:
    """Tells whether a wheel of this name runs on this machine."""
    machine = platform.machine().lower()
    system = {"win32": "-win", "darwin": "-macosx"}.get(sys.platform)
    if system is None:
        machine = machine.replace("arm64", "aarch64")
        system = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    return system in wheel and wheel.endswith(f"_{machine}.whl")


def wheels_of_uv(version: str) -> Iterator[str]:
    """Gives the addresses of the wheels of this version that fit this machine."""
    index = configured_index() or f"https://{PUBLIC_INDEX_HOST}/simple"
    page = index.rstrip("/") + "/uv/"
    for link in re.findall(r'href="([^"]+)"', fetch(page).decode()):
        address = urllib.parse.urldefrag(urllib.parse.urljoin(page, html.unescape(link))).url
        name = address.rpartition("/")[2]
        if name.startswith(f"uv-{version}-") and fits(name):
            yield address


def fetch_by_pip() -> bool:
    """Lets pip fetch uv, where there is a pip: it knows this machine's proxies and keyrings best."""
    pip = [sys.executable, "-m", "pip", "install", "--retries", "1", "--no-deps", "--upgrade"]
    pins = ["--require-hashes", "--only-binary", ":all:", "-r", str(PINNED_UV)]
    command = [*pip, "--target", str(ROOT / ".tools"), *pins]
    subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return works(OWN_UV)


def fetch_by_hand() -> None:
    """Downloads uv's wheel, checks it against the pinned hashes and unpacks the one file needed."""
    pinned = PINNED_UV.read_text(encoding="utf-8")
    version = re.findall(r"^uv==([\w.]+)", pinned, re.MULTILINE)[0]
    # In order, the first wheel is the one for the oldest system.
    wheels = sorted(wheels_of_uv(version))
    if not wheels:
        raise SetupError(f"No uv {version} is made for this machine: install uv yourself and run make again.")
    wheel = fetch(wheels[0])
    if hashlib.sha256(wheel).hexdigest() not in re.findall(r"sha256:([0-9a-f]{64})", pinned):
        raise SetupError("The uv that was downloaded is not the pinned one: do not use this package index.")
    OWN_UV.parent.mkdir(parents=True, exist_ok=True)
    part = OWN_UV.with_suffix(".part")
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        part.write_bytes(archive.read(f"uv-{version}.data/scripts/{OWN_UV.name}"))
    part.chmod(0o755)
    part.replace(OWN_UV)


def find_uv() -> Path:
    """Gives a working uv, fetching the pinned one into .tools if this machine has none."""
    for uv in filter(None, [str(OWN_UV), shutil.which("uv")]):
        if works(Path(uv)):
            return Path(uv)
    say("fetching uv")
    if not fetch_by_pip():
        fetch_by_hand()
    if not works(OWN_UV):
        raise SetupError("The uv that was fetched does not start: install uv yourself and run make again.")
    return OWN_UV
