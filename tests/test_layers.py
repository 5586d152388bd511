"""The layers of the house: each imports only those above it in the table of docs/architecture.md.

Imports inside functions and for type checks count like any other.
"""

import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.imports import ROOT, imports_of, modules

Imports = Mapping[str, frozenset[str]]

FACE = "flambeur"
OWN_FILE = "__init__"  # of the package itself, which hands out what the layers down to the analysis offer
LISTS = {"flambeur.games.offered", "flambeur.games.shelf"}  # of all games, which nothing of a game may import
SHARED = 3  # parts of a name such as flambeur.games.ties; a game's own have more
ROW = re.compile(r"^\| ((?:`[^`]+`(?:, )?)+) \|")


def layers() -> list[str]:
    """The folders and files of the table, from the top."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = page.partition("## Layers")[2].partition("\n## ")[0]
    rows = [row[1] for line in table.splitlines() if (row := ROW.match(line))]
    return [name.rstrip("/").removesuffix(".py") for row in rows for name in re.findall("`([^`]+)`", row)]


def layer_of(module: str) -> str:
    """The folder or file directly below `flambeur` that a module belongs to."""
    return module.split(".")[1] if "." in module else OWN_FILE


def house_imports() -> dict[str, frozenset[str]]:
    """What every module of the house imports of the house."""
    return {
        module: frozenset(name for name in imports_of(module) if is_ours(name))
        for module in modules()
        if is_ours(module)
    }


def is_ours(module: str) -> bool:
    return module.split(".")[0] == FACE


def upward(imports: Imports) -> list[tuple[str, str]]:
    """Imports of a layer that is not above the own one."""
    order = layers()
    pairs = [(module, imported) for module, others in imports.items() for imported in others]
    return [
        (module, imported)
        for module, imported in pairs
        if layer_of(module) != layer_of(imported)
        and order.index(layer_of(module)) < order.index(layer_of(imported))
    ]


def across_games(imports: Imports) -> list[tuple[str, str]]:
    """Imports of a game's folder from another game, or from what the games share."""
    return [
        (module, imported)
        for module, others in imports.items()
        for imported in others
        if module.startswith("flambeur.games.")
        and (
            (game_of(imported) and module not in LISTS and game_of(module) != game_of(imported))
            or imported in LISTS
        )
    ]


def game_of(module: str) -> str | None:
    """The game in whose folder a module lies."""
    parts = module.split(".")
    in_folder = len(parts) > SHARED or modules().get(module, ROOT).name == "__init__.py"
    return parts[2] if parts[1:2] == ["games"] and len(parts) >= SHARED and in_folder else None


def cycle(imports: Imports) -> list[str]:
    """Modules that import each other in a ring, or none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_folder_of_the_house_is_in_the_table() -> None:
    assert {layer_of(module) for module in house_imports()} <= set(layers())


def test_each_layer_imports_only_those_above_it() -> None:
    assert upward(house_imports()) == []


def test_no_game_imports_another() -> None:
    assert across_games(house_imports()) == []


def test_no_modules_import_each_other_in_a_ring() -> None:
    assert cycle(house_imports()) == []


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("flambeur.core.match", "flambeur.games.bits"),
        ("flambeur.solve.solved", "flambeur.games.easy_come.solved"),
        ("flambeur.games.ties", "flambeur.bots.exact"),
        ("flambeur.bots.levels", "flambeur.arena.plan"),
        ("flambeur.arena.table", "flambeur.house.table"),
        ("flambeur.house.table", "flambeur.commands.serve"),
        ("flambeur.core.match", "flambeur"),
    ],
)
def test_an_import_of_a_layer_below_is_seen(module: str, imported: str) -> None:
    assert upward({module: frozenset({imported})}) == [(module, imported)]
    assert upward({imported: frozenset({module})}) == []


@pytest.mark.parametrize("module", ["flambeur.games.las_vegas.rules", "flambeur.games.ties"])
def test_an_import_across_games_is_seen(module: str) -> None:
    other = "flambeur.games.royale.dice"
    assert across_games({module: frozenset({other})}) == [(module, other)]
    assert across_games({other: frozenset({"flambeur.games.ties", "flambeur.games.royale.state"})}) == []


def test_a_ring_is_seen() -> None:
    ring = {"a": frozenset({"b"}), "b": frozenset({"c"}), "c": frozenset({"a"})}
    assert set(cycle(ring)) == {"a", "b", "c"}
