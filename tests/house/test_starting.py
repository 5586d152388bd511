"""A house that cannot be opened says so in one sentence before anything is announced, and harms nothing."""

import os
import resource
import socket
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.house.open_files import RESERVE, raise_limit, room_for
from flambeur.house.store_folder import claimed
from flambeur.words import LANGUAGES, say
from tests.house.serving import refusal, serve

STORE = "house.sqlite"
FEW_FILES = 512


def made(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """The folder of a house that was open once."""
    assert serve(monkeypatch, "--data", str(folder)).exit_code == 0
    return folder


def change(folder: Path, *statements: str) -> None:
    """Do something to the store behind the back of the house."""
    with closing(sqlite3.connect(folder / STORE)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_port_in_use_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = refusal(serve(monkeypatch, "--data", str(tmp_path), "--port", port))
    assert port in told
    assert "--port" in told


@pytest.mark.parametrize("host", ["a" * 70, "a..b", "192.0.2.1"])
def test_a_host_that_is_not_this_machine_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str
) -> None:
    assert host in refusal(serve(monkeypatch, "--data", str(tmp_path), "--host", host))


def test_a_second_house_in_one_folder_is_refused_until_the_first_has_closed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(*_: object) -> None:
        assert "in use" in refusal(serve(monkeypatch, "--data", str(tmp_path)))

    assert serve(monkeypatch, "--data", str(tmp_path), run=run).exit_code == 0
    assert serve(monkeypatch, "--data", str(tmp_path)).exit_code == 0


def test_the_database_of_another_program_is_refused_and_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    change(tmp_path, "CREATE TABLE recipes (name TEXT)")
    before = (tmp_path / STORE).read_bytes()
    assert "another program" in refusal(serve(monkeypatch, "--data", str(tmp_path)))
    change(tmp_path, "SELECT 1")
    assert sorted(table for (table,) in rows(tmp_path, "SELECT name FROM sqlite_master")) == ["recipes"]
    assert len(before) == (tmp_path / STORE).stat().st_size


def rows(folder: Path, query: str) -> list[tuple[str, ...]]:
    """What the store answers."""
    with closing(sqlite3.connect(folder / STORE)) as connection:
        return list(connection.execute(query))


def test_the_store_of_a_newer_version_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    change(made(monkeypatch, tmp_path), "UPDATE alembic_version SET version_num = '9999'")
    assert "9999" in refusal(serve(monkeypatch, "--data", str(tmp_path)))


def test_a_key_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    change(made(monkeypatch, tmp_path), "UPDATE settings SET value = 'rubbish'")
    assert str(tmp_path) in refusal(serve(monkeypatch, "--data", str(tmp_path)))


@pytest.mark.parametrize("damage", ["cut", "overwritten"])
def test_a_damaged_store_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: str) -> None:
    many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
    insert = f"INSERT INTO log SELECT 'one', i, 'now', hex(randomblob(200)) FROM ({many} SELECT i FROM n)"
    change(made(monkeypatch, tmp_path), insert)
    store = tmp_path / STORE
    content = store.read_bytes()
    middle = len(content) // 2
    store.write_bytes(
        content[:middle] if damage == "cut" else content[:middle] + b"x" * (len(content) - middle)
    )
    assert str(tmp_path) in refusal(serve(monkeypatch, "--data", str(tmp_path)))


def test_a_full_disk_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(_engine: sa.Engine) -> None:
        raise sa.exc.OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr("flambeur.house.migrate.migrate", full)
    assert "disk is full" in refusal(serve(monkeypatch, "--data", str(tmp_path)))


def mode(path: Path) -> int:
    """Who may do what with it."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_the_store_is_for_its_owner_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = made(monkeypatch, tmp_path / "new" / "house")
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    assert mode(folder) == 0o700
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    made(monkeypatch, folder)
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    assert mode(folder) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_folder_with_other_things_keeps_its_rights_and_is_refused_if_others_may_write_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("not ours")
    (tmp_path / "letter").chmod(0o644)
    tmp_path.chmod(0o755)
    made(monkeypatch, tmp_path)
    assert (mode(tmp_path), mode(tmp_path / "letter"), mode(tmp_path / STORE)) == (0o755, 0o644, 0o600)
    tmp_path.chmod(0o777)
    assert "chmod" in refusal(serve(monkeypatch, "--data", str(tmp_path)))
    tmp_path.chmod(0o700)


def test_what_goes_wrong_in_an_open_house_is_not_taken_for_a_fault_of_its_folder(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="elsewhere"), claimed(tmp_path):
        raise OSError("elsewhere")


def test_there_is_room_for_as_many_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, hard))
    try:
        assert raise_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > FEW_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert room_for(500, 1024) == 500
    assert room_for(10_000, 1024) == 1024 - RESERVE
    assert room_for(10_000, 10) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_little_room_says_why(lang: str) -> None:
    told = say("serve-little-room", lang, connections=924, files=1024)
    assert "924" in told
    assert "ulimit -n" in told
