"""What the README says is true, and every link of the documentation leads somewhere."""

import doctest
import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer.main
from rich.text import Text

import flambeur
from flambeur.cli import app
from flambeur.telling.tellers import teller_of
from tests.docs.pages import FENCED, PAGES, README, ROOT, blocks, commands, name_of
from tests.matches import play_on

PICTURE = ROOT / "docs" / "watch.svg"
SEED = 7  # of the game in the picture and of the record that is checked by hand
LINK = re.compile(r"\]\(([^)\s]+)\)")
each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


@pytest.mark.parametrize("page", [README, ROOT / "docs" / "records.md"], ids=name_of)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play_on(flambeur.new("las-vegas", players=4, seed=SEED), moves=3).record().save("game.json")
    source = "\n".join(blocks(page, "python"))
    example = doctest.DocTestParser().get_doctest(source, {}, name_of(page), str(page), 0)
    said: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(example, out=said.append)
    assert results.attempted > 10
    assert not results.failed, "".join(said)


def test_every_make_target_is_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    text = README.read_text(encoding="utf-8")
    named = {line.split()[1] for line in commands(README, "make")} | set(re.findall(r"`make (\w+)", text))
    assert {"run", "test"} <= named <= targets


def test_every_command_is_shown_and_exists() -> None:
    known = set(typer.main.get_group(app).commands)
    assert {shlex.split(line)[1] for line in commands(README, "flambeur")} == known


def test_it_is_short() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) < 120


def test_the_picture_needs_nothing_from_elsewhere() -> None:
    drawn = PICTURE.read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert re.findall(r"\w+://[^\"]+", drawn) == ["http://www.w3.org/2000/svg"]  # a name, not an address
    assert PICTURE.stat().st_size < 80_000


def test_the_picture_is_of_this_game() -> None:
    """As far as no bot has moved; dice and shapes are drawn, so only the words can be compared."""
    match = flambeur.new("las-vegas", players=4, seed=SEED)
    drawn = "".join("".join(ElementTree.parse(PICTURE).getroot().itertext()).split())
    told = [Text.from_markup(teller_of(match, "en").tell(event)).plain for event in match.opening]
    words = re.split(r"[^ -~]", "•".join([match.luck.commitment, *told]).replace(" ", ""))
    assert [part for part in words if part not in drawn] == []


@each_page
def test_every_local_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        if "://" not in link:
            path, _, heading = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), f"{link} is not there"
            assert not heading or heading in headings(target), f"{link}: no such heading"


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
