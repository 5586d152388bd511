"""`flambeur serve`: what cannot be opened is refused in one sentence, and people read plain lines."""

import contextlib
import json
import os
import re
import select
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.commands import reach
from flambeur.words import LANGUAGES, say
from tests.house.databases import postgres
from tests.house.houses import PATIENCE, free_port
from tests.house.serving import ALONE, refusal, serve


def test_several_processes_on_the_embedded_store_are_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = refusal(serve(monkeypatch, "--workers", "2", "--data", str(tmp_path)))
    assert "--database" in told


@pytest.mark.parametrize(
    "address",
    ["house", "http://localhost/house", "mysql://ann:secret@localhost/house", "postgresql+no://localhost/x",
     "postgresql://localhost:many/house", "//", "oracle://localhost"],
)  # fmt: skip
def test_what_is_no_address_of_a_database_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str
) -> None:
    told = refusal(serve(monkeypatch, "--database", address, "--data", str(tmp_path)))
    assert "postgresql://name:password@host" in told
    assert "secret" not in told


def test_a_database_that_does_not_answer_is_refused_without_its_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = f"postgresql://ann:secret@127.0.0.1:{free_port()}/house"
    told = refusal(serve(monkeypatch, "--database", address, "--data", str(tmp_path)))
    assert "refused" in told.lower()
    assert "--database" in told
    assert "secret" not in told


def test_a_database_that_is_not_there_is_refused_and_one_that_is_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with postgres() as address:
        other = sa.make_url(address).set(database="nowhere").render_as_string(hide_password=False)
        told = refusal(serve(monkeypatch, "--database", other, "--data", str(tmp_path)))
        assert '"nowhere" does not exist' in told
        done = serve(monkeypatch, "--database", address, "--data", str(tmp_path))
        assert (done.exit_code, done.stderr) == (0, "")
        assert "The house is open" in done.stdout


def test_a_folder_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    blocked = tmp_path / "blocked"
    (blocked / "house.sqlite").mkdir(parents=True)
    spoilt = tmp_path / "spoilt"
    spoilt.mkdir()
    (spoilt / "house.sqlite").write_text("no database at all\n" * 100)
    for folder in (file, file / "below", blocked, spoilt):
        told = refusal(serve(monkeypatch, "--data", str(folder)))
        assert str(folder) in told
        assert "--data" in told


def test_a_store_that_may_only_be_read_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    address = f"sqlite:///file:{tmp_path}/house.sqlite?mode=ro&uri=true"
    assert serve(monkeypatch, "--data", str(tmp_path)).exit_code == 0
    monkeypatch.setattr("flambeur.house.migrate.url_of", lambda *_: address)
    assert "readonly" in refusal(serve(monkeypatch, "--data", str(tmp_path)))


def test_a_file_is_opened_by_its_folder_alone_which_has_a_lock(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path}/other.sqlite"
    assert "postgresql://" in refusal(serve(monkeypatch, "--database", address, "--data", str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_refusal_is_told_in_every_language(lang: str) -> None:
    facts = {"address": "ADDRESS", "folder": "FOLDER", "reason": "REASON"}
    assert "postgresql://" in say("error-bad-database", lang, **facts)
    for code, fact in (("database-unusable", "ADDRESS"), ("data-unusable", "FOLDER")):
        told = say(f"error-{code}", lang, **facts)
        assert fact in told
        assert "REASON" in told


def lines_of(data: Path, *words: str, at_a_terminal: bool) -> list[str]:
    """All that a real `flambeur serve` says about a request that is none."""
    port = free_port()
    program = [sys.executable, "-c", "from flambeur.cli import main; main()", "serve", "--no-browser"]
    command = [*program, "--port", str(port), "--data", str(data), *words]
    reading, writing = os.openpty() if at_a_terminal else os.pipe()
    with subprocess.Popen(command, stdout=writing, stderr=writing, env=os.environ | ALONE) as house:
        os.close(writing)
        deadline, said = time.monotonic() + PATIENCE, ""
        while "Invalid HTTP request" not in said and time.monotonic() < deadline and house.poll() is None:
            send_rubbish(port)
            if select.select([reading], [], [], 1.0)[0]:
                with contextlib.suppress(OSError):  # a pseudo-terminal ends with its program
                    said += os.read(reading, 4096).decode()
        house.terminate()
        house.wait(PATIENCE)
    os.close(reading)
    return said.splitlines()


def send_rubbish(port: int) -> None:
    """Something that is no request; nobody may listen yet."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as connection:
        connection.sendall(b"rubbish\r\n\r\n")


def test_people_read_plain_lines_and_nothing_about_migrations(tmp_path: Path) -> None:
    first, second, third, *log = lines_of(tmp_path, at_a_terminal=True)
    assert "The house is open at" in first
    assert "Only this machine can reach it" in second
    assert "There is room for" in third
    assert log
    for line in log:
        assert re.fullmatch(r"\d\d:\d\d:\d\d WARNING: Invalid HTTP request received\.", line)


@pytest.mark.parametrize(("words", "at_a_terminal"), [(["--json-logs"], True), ([], False)])
def test_programs_read_json(tmp_path: Path, words: list[str], at_a_terminal: bool) -> None:
    lines = lines_of(tmp_path, *words, at_a_terminal=at_a_terminal)
    log = [json.loads(line) for line in lines if line.startswith("{")]
    assert len(log) == len(lines) - 3
    assert {(line["level"], line["from"]) for line in log} == {("WARNING", "uvicorn.error")}


def test_on_this_machine_alone_it_says_so_and_how_to_let_others_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = serve(monkeypatch, "--data", str(tmp_path)).stdout
    assert "http://127.0.0.1:" in told
    assert "--lan" in told
    assert "--lan" not in serve(monkeypatch, "--data", str(tmp_path), "--host", "0.0.0.0").stdout


def test_open_to_a_network_it_says_what_that_means_and_behind_a_proxy_where_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened = serve(monkeypatch, "--data", str(tmp_path), "--host", "0.0.0.0").stdout
    assert "not encrypted" in opened
    hidden = ("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8", "--base-path", "/flambeur")
    told = serve(monkeypatch, "--data", str(tmp_path), *hidden).stdout
    assert re.search(r"http://127\.0\.0\.1:\d+/flambeur/", told)
    assert "127.0.0.1, 10.0.0.0/8" in told
    assert "not encrypted" not in told


@pytest.mark.parametrize(
    "words", [("--trusted-proxy", "proxy"), ("--trusted-proxy", "10.0.0.1/8"), ("--base-path", "flambeur/")]
)
def test_a_proxy_that_is_none_and_a_path_that_is_none_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, str]
) -> None:
    told = refusal(serve(monkeypatch, "--data", str(tmp_path), *words))
    assert words[0] in told
    assert words[1] in told


def test_the_local_network_is_told_the_address_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("flambeur.commands.serve.lan_address", lambda: "192.168.1.5")
    opened: list[str] = []

    def run(_app: str, listener: socket.socket, *_: object) -> None:
        opened.extend((listener.getsockname()[0], os.environ["FLAMBEUR_ADDRESS"]))

    told = serve(monkeypatch, "--lan", "--data", str(tmp_path), run=run).stdout
    [outside] = re.findall(r"http://192\.168\.1\.5:\d+/", told)
    assert opened == ["0.0.0.0", outside]
    assert "█" not in told, "a code is for people at a terminal"


def test_without_a_network_nobody_can_be_let_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("flambeur.commands.serve.lan_address", lambda: None)
    assert "--lan" in refusal(serve(monkeypatch, "--lan", "--data", str(tmp_path)))


def test_the_address_on_the_local_network_is_not_that_of_the_machine_itself() -> None:
    address = reach.lan_address()
    assert address is None or not reach.is_loopback(address)
    hosts = ("127.0.0.1", "127.3.2.1", "::1", "localhost", "192.168.1.5", "0.0.0.0", "house.example")
    assert [reach.is_loopback(host) for host in hosts] == [True] * 4 + [False] * 3


def test_a_phone_reads_the_code_light_on_dark_with_a_margin() -> None:
    code = reach.qr_code("http://192.168.1.5:8377/")
    lines = code.plain.splitlines()
    assert str(code.style) == "bright_white on black"
    assert set(lines[0]) == {"█"}
    assert {line[:2] for line in lines[:-1]} == {"██"}
    assert len({len(line) for line in lines}) == 1
